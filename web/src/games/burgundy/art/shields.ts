// Shields: one metal and one colour, eighteen divisions; points in the chief, the effect on a white plate.
import { INK } from '../../../art/colours'
import { SHIELD_CLIP, SHIELD_FIELD } from './palette'
import { box, LEAST, put, shaded, svg, words } from './pen'
import { any, apart, area, arrow, black, bonus, crest, depot, endless, equals, icon, key, onePasture, pictogram, said, sale, several, turnedDie, wares, type Part } from './pictograms'

const GOLD = '#F2C94C'
const SILVER = '#F4F1E8'
const RED = '#B5312A'
const BLUE = '#2F5FA8'
const GREEN = '#2F7A4F'
const BLACK = '#3A3230'
const PURPLE = '#6F4A8C'

const CHEQUERS = Array.from({ length: 25 }, (_, place) => (place % 2 ? '' : `M${-19 + Math.floor(place / 5) * 7.6} ${-17 + (place % 5) * 8.4}h7.6v8.4h-7.6Z`)).join('')

const DIVISIONS = {
  bend: 'M-19-17H-6L19 8V18L10 20-19-9Z',
  sinister: 'M19-17H6L-19 8V18L-10 20 19-9Z',
  pale: 'M-7-17H7V26H-7Z',
  fess: 'M-19-2H19V10H-19Z',
  cross: 'M-6-17H6V-2H19V8H6V26H-6V8H-19V-2H-6Z',
  saltire: 'M-19-17H-11L0-5 11-17H19V-11L7 2 19 14V22L10 22 0 10-10 22-19 22V14L-7 2-19-11Z',
  perpale: 'M0-17H19V26H0Z',
  perfess: 'M-19 3H19V26H-19Z',
  perbend: 'M-19-17 19 21V26H-19Z',
  quarterly: 'M0-17H19V3H0ZM-19 3H0V26H-19Z',
  chevron: 'M-19 10 0-8 19 10V21L0 3-19 21Z',
  pile: 'M-19-17H19L0 22Z',
  paly: 'M-19-17H-11.5V26H-19ZM-4-17H4V26H-4ZM11.5-17H19V26H11.5Z',
  barry: 'M-19-10H19V-3H-19ZM-19 4H19V11H-19ZM-19 18H19V26H-19Z',
  bordure: 'M-19-17H19V26H-19ZM-13-11V2C-13 10-7 15 0 18 7 15 13 10 13 2V-11Z',
  chequy: CHEQUERS,
  gyronny: 'M0 2V-17H19ZM0 2 19 2V22ZM0 2-19 22V26H0ZM0 2-19-17V2Z',
  pall: 'M-19-17H-11L0-5 11-17H19V-9L6 4V26H-6V4L-19-9Z',
} as const

type Arms = readonly [metal: string, colour: string, division: keyof typeof DIVISIONS, effect: readonly Part[]]

const ARMS: readonly Arms[] = [
  [GOLD, GREEN, 'pale', [onePasture]],
  [SILVER, RED, 'perpale', [icon('pawn', 0.9), arrow, icon('worker')]],
  [GOLD, BLUE, 'chevron', [icon('silver'), equals, icon('worker')]],
  [SILVER, PURPLE, 'quarterly', [key, endless]],
  [SILVER, BLUE, 'barry', [icon('ship'), arrow, wares(['red', 'red', 'red'], 0.36)]],
  [GOLD, RED, 'cross', [icon('pawn', 0.9), arrow, icon('monastery')]],
  [SILVER, GREEN, 'bend', [bonus, said('×2', 1)]],
  [GOLD, BLACK, 'saltire', [icon('mine', 1.1), said('×2', 1)]],
  [SILVER, BLACK, 'perfess', [wares(['purple', 'purple'], 0.42), arrow, several('silver', 2, 0.42)]],
  [GOLD, PURPLE, 'pile', [icon('monastery', 1.1), said('×2', 1)]],
  [SILVER, RED, 'fess', [icon('castle'), arrow, crest]],
  [GOLD, BLUE, 'paly', [sale, said('×2', 1)]],
  [GOLD, RED, 'chequy', [crest, said('×2', 1)]],
  [SILVER, GREEN, 'sinister', [depot, arrow, any]],
  [SILVER, BLACK, 'gyronny', [black, arrow, any]],
  [SILVER, BLUE, 'perbend', [turnedDie]],
  [GOLD, GREEN, 'bordure', [area, said('+1', 1)]],
  [GOLD, PURPLE, 'pall', [apart]],
]

/** Whoever has it names an opponent. */
export const NAMING_SHIELD = 6

/** Three ranks of six: crown and gold, two ears and silver, plain and copper. */
export const shieldPoints = (number: number): number => (number <= 6 ? 12 : number <= 12 ? 8 : 4)

const METAL: Readonly<Record<number, string>> = { 12: '#F7CE46', 8: '#DCE3E8', 4: '#D99668' }
const ROOM_FOR_EFFECT = 30

interface Chief {
  readonly size: number
  readonly height: number
  readonly top: number
}

function chiefOf(scale: number): Chief {
  const size = Math.max(LEAST / scale, 12)
  const height = Math.max(12, size * 0.96)
  return { size, height, top: -17 - height }
}

function upperEdge(points: number, top: number): string {
  if (points === 12) return svg`M-19 ${top - 6}L-9.5 ${top} 0 ${top - 7.5} 9.5 ${top} 19 ${top - 6}`
  if (points === 8) return svg`M-19 ${top - 5}Q-15 ${top}-7 ${top}H7Q15 ${top} 19 ${top - 5}`
  return svg`M-19 ${top + 3}L-16 ${top}H16L19 ${top + 3}`
}

/** `width` of a box that is about half as high again. */
export function shield(number: number, x: number, y: number, width: number): string {
  const [metal, colour, division, effect] = ARMS[number - 1]!
  const scale = width / 38
  const points = shieldPoints(number)
  const { size, height, top } = chiefOf(scale)
  const upper = upperEdge(points, top)
  const body = `${upper}V1C19 12 10.5 19.5 0 24-10.5 19.5-19 12-19 1Z`
  const arms =
    `<path d="${body}" fill="${metal}" stroke="#FFF9EC" stroke-width="4.2" stroke-linejoin="round"/><path d="${SHIELD_FIELD}" fill="${metal}"/>` +
    `<g clip-path="${SHIELD_CLIP}"><path d="${DIVISIONS[division]}" fill="${colour}" fill-rule="evenodd"/></g><path d="${upper}V-17H-19Z" fill="${METAL[points]}"/>` +
    (width >= ROOM_FOR_EFFECT ? box(-16.2, -14.6, 32.4, 20.6, 4.5, '#FFFDF4', `stroke="${INK}" stroke-width="1.1"`) : '') +
    `<path d="M-19-17H19" stroke="${INK}" stroke-width="1.3"/><path d="${body}" fill="none" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/>` +
    words(0, -17 - height / 2 + size * 0.35, points, { size, weight: 800, anchor: 'middle', serif: true })
  return shaded(put(x, y, scale, arms)) + (width >= ROOM_FOR_EFFECT ? pictogram(effect, x, y - 4.3 * scale, 30.5 * scale, 17.6 * scale) : '')
}

/** The outline of a shield with some room around it, for rings. */
export function shieldOutline(number: number, x: number, y: number, width: number, room = 3): string {
  const scale = width / 38
  const points = shieldPoints(number)
  const top = chiefOf(scale).top - (points === 12 ? 7 : points === 8 ? 5 : 0)
  const half = 19 * scale + room
  return svg`M${x - half} ${y + top * scale - room}H${x + half}V${y + scale}C${x + half} ${y + 13 * scale + room} ${x + 10.5 * scale} ${y + 20.5 * scale + room} ${x} ${y + 24 * scale + room + 1}C${x - 10.5 * scale} ${y + 20.5 * scale + room} ${x - half} ${y + 13 * scale + room} ${x - half} ${y + scale}Z`
}
