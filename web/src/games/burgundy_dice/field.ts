import { darken, INK, mix, PAPER, PENCIL, PENCIL_PREVIEW, RING } from '../../art/colours'
import { kindGlyph } from '../../art/kinds'
import { hexCorners, polygon, round1, roundedHex } from '../../art/shapes'
import { symbol } from '../../art/symbols'
import type { Place } from './geometry'
import { FILL, glyphColour, isDark, KIND, RULE, textureId } from './palette'
import type { Bonus, Colour } from './types'

export const CROSS = '×'
/** A number, the cross of the start castle, or nothing yet. */
export type Mark = string | null

/** How the fields of one drawing look: everything that does not differ between them. */
export interface Scale {
  readonly radius: number
  /** Smallest readable size in units of the drawing. */
  readonly minText: number
  readonly scope: string
}

const label = (x: number, y: number, size: number, words: string, attributes: string): string =>
  `<text x="${round1(x)}" y="${round1(y)}" font-size="${round1(size)}" text-anchor="middle" ${attributes}>${words}</text>`

/** Nobody writes every figure equally straight. */
const tilt = (place: Place): number => ((place.row * 7 + place.column * 5) % 9) - 4

function pencilled(place: Place, radius: number, mark: string, colour: string): string {
  const { x, y } = place
  if (mark === CROSS) {
    const [left, top, across, down] = [x - radius * 0.26, y - radius * 0.27, radius * 0.51, radius * 0.55].map(round1)
    const cross = `M${left} ${top}l${across} ${down}M${round1(x + radius * 0.25)} ${top}l${round1(-radius * 0.49)} ${down}`
    return `<path d="${cross}" fill="none" stroke="${colour}" stroke-width="${round1(radius * 0.08)}" stroke-linecap="round"/>`
  }
  const attributes = `class="pencil" fill="${colour}" stroke="${colour}" stroke-width=".8" transform="rotate(${tilt(place)} ${round1(x)} ${round1(y)})"`
  return label(x + 1, y + radius * 0.36, radius * 0.98, mark, attributes)
}

function marked(place: Place, colour: Colour, mark: string, { radius, scope }: Scale): string {
  const { x, y } = place
  const outline = roundedHex(x, y, radius - 1, 3)
  return (
    `<path d="${outline}" fill="${mix(FILL[colour], PAPER, 0.62)}"/><path d="${outline}" fill="url(#${textureId(scope, colour)})" opacity=".25"/>` +
    `<path d="${roundedHex(x, y, radius * 0.78, 3)}" fill="${PAPER}" opacity=".72"/>` +
    pencilled(place, radius, mark, PENCIL) +
    kindGlyph(KIND[colour], x + radius * 0.5, y - radius * 0.42, radius * 0.28, darken(FILL[colour], 0.35))
  )
}

function numberRule(place: Place, colour: Colour, { radius, minText }: Scale): string {
  const size = Math.max(radius * 0.34, minText)
  const height = size * 1.1
  const width = Math.max(radius * 0.72, size * 1.9)
  const top = place.y + radius * 0.76 - height
  return (
    `<rect x="${round1(place.x - width / 2)}" y="${round1(top)}" width="${round1(width)}" height="${round1(height)}" rx="${round1(height / 2)}" fill="${PAPER}" opacity=".94"/>` +
    label(place.x, top + height * 0.8, size, RULE[colour], `font-weight="700" fill="${INK}"`)
  )
}

function blank(place: Place, colour: Colour, bonus: Bonus | undefined, scale: Scale): string {
  const { x, y } = place
  const { radius } = scale
  const outline = roundedHex(x, y, radius - 1, 3)
  // The larger the rule has to be written, the higher the picture moves to stay clear of it.
  const rise = y - radius * (scale.minText > radius * 0.36 ? 0.27 : 0.16)
  const picture = bonus
    ? `<circle cx="${round1(x)}" cy="${round1(rise)}" r="${round1(radius * 0.42)}" fill="${PAPER}" stroke="${INK}" stroke-width="1"/>${symbol(bonus, x, rise, radius * 0.58)}`
    : kindGlyph(KIND[colour], x, rise, radius * 0.54, glyphColour(colour))
  return (
    `<path d="${outline}" fill="${mix(FILL[colour], PAPER, isDark(colour) ? 0.12 : 0.16)}"/><path d="${outline}" fill="url(#${textureId(scale.scope, colour)})" opacity=".6"/>` +
    picture +
    numberRule(place, colour, scale)
  )
}

export function field(place: Place, colour: Colour, bonus: Bonus | undefined, mark: Mark, scale: Scale): string {
  return mark === null ? blank(place, colour, bonus, scale) : marked(place, colour, mark, scale)
}

/** What marking the field would write, in grey pencil over the blank field. */
export function preview(place: Place, mark: string, radius: number): string {
  return `<path d="${roundedHex(place.x, place.y, radius * 0.8, 3)}" fill="${PAPER}" opacity=".88"/>${pencilled(place, radius, mark, PENCIL_PREVIEW)}`
}

/** A field of somebody else's sheet: a number when marked, else its pale colour. */
export function smallField(place: Place, colour: Colour, mark: Mark, radius: number): string {
  const filled = mark !== null
  const fill = filled ? FILL[colour] : mix(FILL[colour], PAPER, 0.66)
  const outline = `<path d="${polygon(hexCorners(place.x, place.y, radius - 0.2))}" fill="${fill}" stroke="${INK}" stroke-opacity="${filled ? 0.9 : 0.25}" stroke-width="${filled ? 0.9 : 0.5}"/>`
  return filled ? outline + label(place.x, place.y + radius * 0.4, radius * 1.15, mark, `font-weight="700" fill="${glyphColour(colour)}"`) : outline
}

/** A small plate at a corner of a field: words in light on ink, or the other way round. */
function plate(x: number, y: number, size: number, width: number, words: string, [ground, ink]: readonly [string, string]): string {
  const height = size * 1.25
  return (
    `<rect x="${round1(x - width / 2)}" y="${round1(y - height / 2)}" width="${round1(width)}" height="${round1(height)}" rx="${round1(height / 3.6)}" fill="${ground}" stroke="${ground === INK ? '#FFF9EC' : INK}" stroke-width="1.3"/>` +
    label(x, y + size * 0.35, size, words, `font-weight="700" fill="${ink}"`)
  )
}

/** The points a mark would bring. */
export function gainTag(place: Place, points: number, minText: number): string {
  const size = Math.max(15, minText)
  return plate(place.x - 24, place.y - 31, size, size * (points > 9 ? 2.1 : 1.6), `+${points}`, [INK, '#FFE9AE'])
}

/** The key that chooses the field. */
export function keyTag(place: Place, key: string, selected: boolean, minText: number): string {
  const size = Math.max(13, minText)
  return plate(place.x + 26, place.y - 31, size, size * (key.length > 1 ? 1.8 : 1.25), key, selected ? [RING, INK] : [INK, RING])
}
