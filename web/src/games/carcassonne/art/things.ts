// Ferries, gold, goods, banners, the flight line: everything that lies on tiles or in front of players.
import { INK } from '../../../art/colours'
import { round1, type Point } from '../../../art/shapes'
import { SIDES, type Good } from '../types'
import { pierOf, sideMiddle } from './geometry'
import { ICONS, pier, put } from './sprites'

const CREAM = '#FFF9EC'
const WOOD = '#B98250'
const WOOD_DARK = '#7A5230'
const line = (d: string, width: number, colour = INK, more = ''): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const show = ([x, y]: Point): string => `${round1(x)} ${round1(y)}`

/** The way of a ferry over its lake. */
function crossing(one: string, two: string, steps = 24): Point[] {
  const [from, to] = [pierOf(one), pierOf(two)]
  const inward = ([x, y]: Point): Point => [50 + (x - 50) * 0.36, 50 + (y - 50) * 0.36]
  const [first, second] = [inward(from), inward(to)]
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const [share, rest] = [step / steps, 1 - step / steps]
    const at = (axis: 0 | 1): number => rest ** 3 * from[axis] + 3 * rest * rest * share * first[axis] + 3 * rest * share * share * second[axis] + share ** 3 * to[axis]
    return [at(0), at(1)]
  })
}

export const crossingPath = (one: string, two: string): string => `M${crossing(one, two).map(show).join('L')}`

/** In the box of its tile, from the pier at one side to the pier at another. */
export function ferry(one: string, two: string): string {
  const points = crossing(one, two)
  const last = points.length - 1
  const normals = points.map((_, index): Point => {
    const [a, b] = [points[Math.max(0, index - 1)]!, points[Math.min(last, index + 1)]!]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  })
  const aside = (index: number, by: number): Point => [points[index]![0] + normals[index]![0] * by, points[index]![1] + normals[index]![1] * by]
  const band = (width: number): string => {
    const narrow = (index: number): number => width * (1 - 0.42 * Math.abs((2 * index) / last - 1) ** 5)
    const left = points.map((_, index) => aside(index, narrow(index)))
    const right = points.map((_, index) => aside(index, -narrow(index))).reverse()
    return `M${[...left, ...right].map(show).join('L')}Z`
  }
  let planks = ''
  for (let index = 2; index < last - 1; index += 2) planks += `M${show(aside(index, 6.4))}L${show(aside(index, -6.4))}`
  const posts = [3, last - 3].flatMap((index) => [aside(index, 7), aside(index, -7)]).map(([x, y]) => `<circle cx="${round1(x)}" cy="${round1(y)}" r="1.5" fill="#E9DFC9" stroke="${INK}" stroke-width=".7"/>`)
  const [x, y] = points[last / 2]!
  return (
    `<path d="${band(9.4)}" transform="translate(1 2.2)" fill="#123" opacity=".32"/><path d="${band(9.4)}" fill="${CREAM}" stroke="${CREAM}" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="${band(9)}" fill="${WOOD_DARK}" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/><path d="${band(6.9)}" fill="${WOOD}"/><path d="${planks}" stroke="${WOOD_DARK}" stroke-width=".8"/>` +
    `<path d="${band(3.7)}" fill="#F3E7C9" stroke="#8A7A52" stroke-width=".6"/>${line(crossingPath(one, two), 1.1, '#CDBB8D', 'stroke-dasharray="3.5 4"')}${posts.join('')}` +
    put(x, y, 1, `${line('M0 0V-11', 1.5)}<path d="M0-11.4 8.6-8.6 0-5.8Z" fill="#D8422F" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/><circle r="1.6" fill="${INK}"/>`)
  )
}

/** A chain across a pier without a ferry: the road ends here. */
export function chain(side: string): string {
  const [x, y] = pierOf(side)
  const [dx, dy] = side === 'N' || side === 'S' ? [5.4, 0] : [0, 5.4]
  const d = `M${round1(x - dx)} ${round1(y - dy)}L${round1(x + dx)} ${round1(y + dy)}`
  return line(d, 3.4) + line(d, 1.9, CREAM) + `<path d="${d}" fill="none" stroke="#B3221B" stroke-width="1.9" stroke-dasharray="2.2 2.2"/>`
}

/** A lake with its piers and a ferry, in a box from 16 to 84. */
export function ferryPicture(piers: readonly string[], one: string, two: string): string {
  const roads = piers.map((side) => `M${show(pierOf(side))}L${show([50 + (sideMiddle(side)[0] - 50) * 0.7, 50 + (sideMiddle(side)[1] - 50) * 0.7])}`).join('')
  return (
    `<rect x="16" y="16" width="68" height="68" rx="8" fill="#B1CC7F"/><path d="${roads}" stroke="#8A7A52" stroke-width="12"/><path d="${roads}" stroke="#F3E7C9" stroke-width="9"/>` +
    `<ellipse cx="50" cy="51" rx="23" ry="20" fill="#4E93B8"/><ellipse cx="50" cy="51" rx="20.5" ry="17.5" fill="#79B5CF"/>${piers.map((side) => pier(pierOf(side))).join('')}${ferry(one, two)}` +
    piers.filter((side) => side !== one && side !== two).map(chain).join('')
  )
}

export const turnSide = (side: string, quarters: number): string => SIDES[(SIDES.indexOf(side) + quarters) % 4] ?? side

const BAR = `<path d="M-11 7.4-8.8-1.2H8.8L11 7.4Z" fill="#F2BF3A" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/><path d="M-8.8-1.2-6.2-6H6.2L8.8-1.2Z" fill="#FFE79A" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>${line('M-4.6 3.2H4.6', 1.9, '#9A6A12')}`
export const goldBar = (x: number, y: number, size: number): string =>
  put(x, y, size / 24, `<ellipse cx="1" cy="8" rx="11.5" ry="2.2" fill="#000" opacity=".3"/><path d="M-11 7.4-8.8-1.2-6.2-6H6.2L8.8-1.2 11 7.4Z" fill="${CREAM}" stroke="${CREAM}" stroke-width="3.2" stroke-linejoin="round"/>${BAR}`)

/** One, two, three bars; from four on a pile with a number, in letters of `text`. */
export function goldPile(x: number, y: number, size: number, bars: number, text: number): string {
  const spots: readonly Point[] = bars === 1 ? [[0, 0]] : bars === 2 ? [[-5.4, -3], [4.2, 3.4]] : [[-8.4, 4], [8.4, 4], [0, -5]]
  const k = size / 24
  const pile = spots.map(([dx, dy]) => goldBar(x + dx * k, y + dy * k, size * (bars === 1 ? 0.9 : 0.74))).join('')
  if (bars < 4) return pile
  return `${pile}<circle cx="${round1(x + 9 * k)}" cy="${round1(y - 9 * k)}" r="${round1(text * 0.72)}" fill="${INK}" stroke="${CREAM}"/><text x="${round1(x + 9 * k)}" y="${round1(y - 9 * k + text * 0.34)}" font-size="${round1(text)}" font-weight="700" text-anchor="middle" fill="#FFE9AE">${bars}</text>`
}

const GOODS: Readonly<Record<Good, { d: string; colour: string; scale: number }>> = {
  wine: { d: 'M-10.8 0a10.8 10.8 0 1 0 21.6 0a10.8 10.8 0 1 0-21.6 0Z', colour: '#C9B4DC', scale: 0.66 },
  grain: { d: 'M0-12 10.6-6V6L0 12-10.6 6V-6Z', colour: '#FBE08E', scale: 0.66 },
  cloth: { d: 'M-8.8-10.4H8.8Q10.4-10.4 10.4-8.8V8.8Q10.4 10.4 8.8 10.4H-8.8Q-10.4 10.4-10.4 8.8V-8.8Q-10.4-10.4-8.8-10.4Z', colour: '#CFEBDD', scale: 0.7 },
}

/** Wine is round, grain has six corners, cloth is square. */
export function goods(kind: Good, x: number, y: number, size: number): string {
  const { d, colour, scale } = GOODS[kind]
  return put(x, y, size / 24, `<path d="${d}" fill="${colour}" stroke="${CREAM}" stroke-width="3.4" stroke-linejoin="round"/><path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>${put(0, 0, scale, ICONS[kind])}`)
}

/** From the machine through the middles of the tiles it flies over. */
export function flightLine(from: Point, to: Point): string {
  const d = `M${show(from)}L${show(to)}`
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return `${line(d, 7, CREAM, 'stroke-opacity=".9"')}${line(d, 3.6)}<path d="${d}" stroke="#9FD0E6" stroke-width="1.8" stroke-dasharray="7 6"/><g transform="translate(${show(middle)}) rotate(${round1(angle)}) scale(1.3)">${ICONS.glider}</g>`
}
