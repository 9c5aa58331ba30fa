import { darken, lighten } from '../../../art/colours'
import { roundedHex } from '../../../art/shapes'
import type { Kind } from '../types'
import { COLOUR, sheen, texture } from './palette'
import { edge, flat, shaded, svg } from './pen'

/** A tile without its picture; the plate is light ground for one. */
export function frame(kind: Kind, x: number, y: number, r: number, plate = true): string {
  const colour = COLOUR[kind]
  return (
    shaded(svg`<path d="${roundedHex(x, y, r - 0.8, r * 0.12)}" fill="${sheen(kind)}" stroke="${darken(colour, 0.55)}" stroke-width="1.4"/>`) +
    flat(roundedHex(x, y, r - 2.5, r * 0.11), texture(kind), 0.38) +
    edge(roundedHex(x, y, r - 3, r * 0.1), '#FFFDF4', 1.6, 'stroke-opacity=".8"') +
    (plate ? flat(roundedHex(x, y, r * 0.74, r * 0.1), lighten(colour, kind === 'castle' ? 0.3 : 0.42), 0.72) : '')
  )
}
