// Goods, in the store, on depots and on trade routes.
import { darken, INK } from '../../../art/colours'
import { pips } from '../../../art/dice'
import type { Good } from '../types'
import { dieOf, GOOD_COLOUR } from './palette'
import { box, put, shaded, svg } from './pen'

/** Pips of a die face that is drawn flat: a little larger than on a die. */
export const face = (x: number, y: number, size: number, value: number): string => put(x, y, 1, pips(size * 1.14, value, INK))

export function goodsTile(good: Good, x: number, y: number, size: number): string {
  const colour = GOOD_COLOUR[good]
  const corner = size * 0.16
  const inner = size > 20 ? box(x - size / 2 + 2.6, y - size / 2 + 2.6, size - 5.2, size - 5.2, corner * 0.8, 'none', 'stroke="#FFF8E6" stroke-opacity=".75" stroke-width="1.1"') : ''
  return (
    box(x - size / 2, y - size / 2, size, size, corner, colour, `stroke="${darken(colour, 0.5)}" stroke-width="1.2"`) +
    inner +
    box(x - size * 0.3, y - size * 0.3, size * 0.6, size * 0.6, size * 0.1, '#FFFBF0') +
    face(x, y, size * 0.5, dieOf(good))
  )
}

const HIGHEST = 4

export const goodsStack = (good: Good, count: number, x: number, y: number, size: number): string =>
  shaded(Array.from({ length: Math.min(count, HIGHEST) }, (_, place) => goodsTile(good, x + place * 3, y - place * 4, size)).join(''))

/** Where goods may lie, but do not. */
export const goodsGap = (x: number, y: number, size: number): string => svg`<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="4" fill="none" stroke="#A98C58" stroke-dasharray="3 3"/>`
