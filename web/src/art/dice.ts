import { darken, INK } from './colours'
import { round1 } from './shapes'

type Spot = readonly [column: number, row: number]

const PIPS: readonly (readonly Spot[])[] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
]

export const BONE = '#FBF6EA'

/** A die seen from above around the origin; `face` is drawn on it. */
export function die(size: number, face: string, fill: string = BONE): string {
  const half = size / 2
  return (
    `<rect x="${-half + 1}" y="${-half + 3}" width="${size}" height="${size}" rx="${round1(size * 0.2)}" fill="#000" opacity=".28"/>` +
    `<rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="${round1(size * 0.2)}" fill="${fill}" stroke="${darken(fill, 0.45)}" stroke-width="1.4"/>` +
    `<rect x="${round1(-half + size * 0.07)}" y="${round1(-half + size * 0.06)}" width="${round1(size * 0.86)}" height="${round1(size * 0.8)}" rx="${round1(size * 0.16)}" fill="#fff" opacity=".26"/>` +
    face
  )
}

export function pips(size: number, value: number, fill: string = INK): string {
  return (PIPS[value] ?? [])
    .map(([column, row]) => `<circle cx="${round1(column * size * 0.25)}" cy="${round1(row * size * 0.25)}" r="${round1(size * 0.095)}" fill="${fill}"/>`)
    .join('')
}
