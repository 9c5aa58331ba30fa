// Merchants, bid tokens, trade tiles, special tiles and bonus tiles.
import { INK } from '../../../art/colours'
import { markOf } from '../../../shell/seats'
import { isCountry, type BonusTile, type Country } from '../types'
import { cat, paw } from './cats'
import { CARD, COLOUR } from './palette'
import { line, put, svg } from './pen'
import { thing, type ThingName } from './things'

const BODY = 'M0-12.2a4.7 4.7 0 0 1 3.3 8.1c3.7.7 6.9 2.5 8 4.6.8 1.6-.2 2.9-1.9 2.8l-2.6-.2 3 6.6c.6 1.4-.2 2.3-1.6 2.3H-8.2c-1.4 0-2.2-.9-1.6-2.3l3-6.6-2.6.2c-1.7.1-2.7-1.2-1.9-2.8 1.1-2.1 4.3-3.9 8-4.6A4.7 4.7 0 0 1 0-12.2Z'

/** The shape of the seat is on the chest: colour and shape always go together. */
export function merchant(seat: number, x: number, y: number, size: number): string {
  const { colour, ink, shape } = markOf(seat)
  return put(
    x,
    y,
    size / 24,
    `<path d="${BODY}" transform="translate(1.2 1.8)" fill="#000" opacity=".3"/><path d="${BODY}" fill="none" stroke="#FFF9EC" stroke-width="3.4" stroke-linejoin="round"/>` +
      `<path d="${BODY}" fill="${colour}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/><path d="M-1.6-10.6a3.4 3.4 0 0 0-2 3.6" stroke="#fff" stroke-opacity=".6" stroke-width="1.2" fill="none" stroke-linecap="round"/>` +
      `<path d="${shape}" transform="translate(0 4.2) scale(.4)" fill="${ink}"/>`,
  )
}

/** A seat aboard that nobody has taken. */
export const freeSeat = (x: number, y: number, size: number): string =>
  put(x, y, size / 24, `<path d="${BODY}" fill="#2A1822" fill-opacity=".3" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" stroke-dasharray="2.4 1.8"/>`)

export function token(seat: number, x: number, y: number, size: number): string {
  const { colour, ink, shape } = markOf(seat)
  return put(x, y, size / 38, `<circle r="18" fill="${colour}" stroke="#fff" stroke-opacity=".85" stroke-width="2"/><circle r="19.2" fill="none" stroke="${INK}" stroke-opacity=".5"/><path d="${shape}" fill="${ink}"/>`)
}

const square = (size: number, fill: string, more: string): string => svg`<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${size * 0.21}" fill="${fill}" ${more}/>`

/** Trade tiles: a paw in the colour of the country face down, a cat face up. Drawn in a box of 54. */
export function tradeTile(species: Country | 'face_down', country: Country, x: number, y: number, size: number): string {
  const down = species === 'face_down'
  return put(
    x,
    y,
    size / 50,
    `<rect x="-23" y="-21" width="50" height="50" rx="11" fill="#000" opacity=".3"/>` +
      square(50, down ? COLOUR[country] : CARD, `stroke="${INK}" stroke-width="2.5"`) +
      square(41, 'none', `stroke="${down ? '#FFF8E6' : COLOUR[country]}" stroke-width="${down ? 1.8 : 3.5}"`) +
      (down ? paw(0, 0, 28, '#FFF8E6') : cat(species, 0, 0, 36)),
  )
}

/** One vocabulary for tiles that are too small for figures: a plus brings more of it, a star is worth points for it. */
type Mark = 'more' | 'points' | null

function mark(kind: Mark, x: number, y: number, radius: number): string {
  if (!kind) return ''
  const ground = svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${kind === 'more' ? '#1F6B3F' : INK}" stroke="#FFF9EC" stroke-width="1.5"/>`
  return ground + (kind === 'more' ? line(svg`M${x} ${y - radius * 0.55}v${radius * 1.1}M${x - radius * 0.55} ${y}h${radius * 1.1}`, radius * 0.32, '#fff') : put(x, y, radius / 14, `<path d="${STAR}" fill="#FFD45A"/>`))
}

const STAR = 'M0-10.5 3-3.6 10.4-3 4.8 1.9 6.5 9.2 0 5.3-6.5 9.2-4.8 1.9-10.4-3-3-3.6Z'

const SPECIALS: Readonly<Record<string, readonly [thing: ThingName | 'merchant', mark: Mark]>> = {
  provision_points: ['provision', 'points'],
  spice_points: ['spice', 'points'],
  lone_merchants: ['merchant', 'points'],
  mystery_points: ['mystery', 'points'],
  provision_income: ['provision', 'more'],
  treasure: ['bag', null],
  silver_income: ['silver', 'more'],
  gold_income: ['gold', 'more'],
}

const OCTAGON = 'M-14-25H14L25-14V14L14 25H-14L-25 14V-14Z'

/** Gilded and eight-cornered: trade tiles are square. */
export function specialTile(id: string, x: number, y: number, size: number): string {
  const [picture, kind] = SPECIALS[id] ?? ['bag', null]
  const inner = picture === 'merchant' ? put(-2, -1, 1.15, `<path d="${BODY}" fill="#8A7A62" stroke="${INK}" stroke-width="1.3"/>`) : thing(picture, -2, -1, kind ? 28 : 32)
  return put(
    x,
    y,
    size / 50,
    `<path d="${OCTAGON}" transform="translate(2 4)" fill="#000" opacity=".3"/><path d="${OCTAGON}" fill="#FFD96B" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>` +
      `<path d="M-11.5-20H11.5L20-11.5V11.5L11.5 20H-11.5L-20 11.5V-11.5Z" fill="#FBF3DF" stroke="#A8741A" stroke-width="1.5"/>${inner}${mark(kind, 13, 13, 11)}`,
  )
}

export const anyTile = (tile: string, country: Country, x: number, y: number, size: number): string =>
  isCountry(tile) || tile === 'face_down' ? tradeTile(tile, country, x, y, size) : specialTile(tile, x, y, size)

/** A shield with the cat: one more of its kind, or a point for each. */
export function bonusTile({ sort, species }: BonusTile, x: number, y: number, size: number): string {
  return put(
    x,
    y,
    size / 50,
    `<path d="M-24-22H24V6C24 17 12 23 0 27-12 23-24 17-24 6Z" fill="${CARD}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>` +
      `<path d="M-19.5-17.5H19.5V5C19.5 13.5 10 18.5 0 22-10 18.5-19.5 13.5-19.5 5Z" fill="none" stroke="${COLOUR[species]}" stroke-width="3.5"/>` +
      cat(species, 0, -2, 32) +
      mark(sort === 'extra' ? 'more' : 'points', 15, 13, 12),
  )
}
