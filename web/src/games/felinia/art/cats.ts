// The five kinds of cats: one silhouette, different marks, in a box of 26 around the origin. And the paw on the back of their tiles.
import { INK } from '../../../art/colours'
import type { Country } from '../types'
import { dot, flat, line, put, shape, svg } from './pen'

const head = (fur: string, ear: string): string =>
  shape('M-9-3-9.5-11-4-8.5C-1.5-9.3 1.5-9.3 4-8.5L9.5-11 9-3C10.5 2 7 9.5 0 9.5S-10.5 2-9-3Z', fur, 1.2) + flat('M-8-8.5-5-7.5-7.5-4.5ZM8-8.5 5-7.5 7.5-4.5Z', ear)

const eye = (x: number, colour: string): string => `<ellipse cx="${x}" cy="-.8" rx="1.5" ry="1.8" fill="${colour}" stroke="${INK}" stroke-width=".7"/>`

const face = (muzzle: string, eyes: string, nose = '#5B2E22'): string =>
  flat('M-4.5 4.5C-4.5 1.5 4.5 1.5 4.5 4.5 4.5 7.5 2 8.5 0 8.5S-4.5 7.5-4.5 4.5Z', muzzle) +
  eye(-3.9, eyes) +
  eye(3.9, eyes) +
  line('M-3.9-2v2.4M3.9-2v2.4', 1) +
  flat('M-1.7 2.6H1.7L0 4.6Z', nose) +
  line('M0 4.6V6M0 6c-1 1-2.2 1-3 .3M0 6c1 1 2.2 1 3 .3', 0.9)

const LOCKS = 14
const mane = (): string => {
  const locks = Array.from({ length: LOCKS }, (_, lock) => {
    const [start, middle] = [(lock / LOCKS) * 2 * Math.PI, ((lock + 0.5) / LOCKS) * 2 * Math.PI]
    const at = (radius: number, angle: number): readonly [number, number] => [radius * Math.sin(angle), -radius * Math.cos(angle) + 0.5]
    const [from, tip, to] = [at(13, start), at(14.5, start + 0.1), at(11, middle)]
    return svg`${lock ? 'L' : 'M'}${from[0]} ${from[1]}Q${tip[0]} ${tip[1]} ${to[0]} ${to[1]}`
  })
  return shape(`${locks.join('')}Z`, '#A85A1E', 1.2)
}

const SPOTS: readonly (readonly [number, number])[] = [[-6, -5], [0, -6.5], [6, -5], [-7, 2], [7, 2], [-2.5, -4.5], [2.5, -4.5], [-6.5, 5], [6.5, 5]]

const CATS: Readonly<Record<Country, string>> = {
  lion: mane() + `<g transform="scale(.82) translate(0 1)">${head('#F0B45C', '#8C4A1E')}${face('#FFE9C4', '#FFD04A')}</g>`,
  cheetah:
    head('#EDC27A', '#7A4A1E') + SPOTS.map(([x, y]) => dot(x, y, 1, '#4A2E16')).join('') + face('#FFF3DC', '#E9A83A') + line('M-2.9 1C-2.5 3-3 5-4 6.5M2.9 1C2.5 3 3 5 4 6.5', 1.1, '#4A2E16'),
  panther: head('#3A3A48', '#6B5A6A') + face('#4C4C5C', '#9BE06A', '#B98A8A') + line('M-6-6.5c2-.8 3.5-1 5-1', 1, '#6E6E82'),
  tiger:
    head('#EE8A33', '#7A2E12') + face('#FFF3DC', '#F6D34A') +
    line('M0-9v3.5M-3-8.5l1 3M3-8.5l-1 3M-9-1.5l3.5.8M-9.3 1.5l3.3 0M-8.5 4.5l3-1M9-1.5l-3.5.8M9.3 1.5l-3.3 0M8.5 4.5l-3-1', 1.5),
  puma: head('#B98258', '#6B3A1E') + face('#F6E6D0', '#CFE08A') + line('M-5.5 3c0 3 1 5 2 6M5.5 3c0 3-1 5-2 6', 1.6, '#F6E6D0'),
}

export const cat = (species: Country, x: number, y: number, size: number): string => put(x, y, size / 26, CATS[species])

export function paw(x: number, y: number, size: number, fill: string): string {
  const toes = [[-7.5, -2, 3.4], [-2.8, -6, 3.6], [2.8, -6, 3.6], [7.5, -2, 3.4]] as const
  const pad = 'M0 0C5 0 8 4 7 7.5 6 10 2.5 8.5 0 8.5S-6 10-7 7.5C-8 4-5 0 0 0Z'
  return put(x, y, size / 24, `<path d="${pad}"/>${toes.map(([left, top, high]) => `<ellipse cx="${left}" cy="${top}" rx="2.6" ry="${high}"/>`).join('')}`, `fill="${fill}"`)
}
