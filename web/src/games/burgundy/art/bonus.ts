// Bonus tiles for completed colours: banners, the large one with a swallow tail.
import { darken, INK, mix } from '../../../art/colours'
import { kindGlyph } from '../../../art/kinds'
import type { BonusKind } from '../types'
import { badge } from './bridge'
import { COLOUR, glyphOn, texture } from './palette'
import { box, shaded, words } from './pen'
import { banner, bannerPath } from './pictograms'
import { woodcut } from './woodcuts'

const GONE = 'stroke="#8A7048" stroke-width="1.2" stroke-dasharray="3 3"'
const PAPER = '#F4EAD2'

function picture(kind: BonusKind, x: number, y: number, size: number): string {
  if (kind === 'posts') return woodcut('post', x, y, size * 1.12)
  return kind === 'castle' || kind === 'ship' || kind === 'mine' ? glyphOn(kind, x, y, size) : kindGlyph(kind, x, y, size, darken(COLOUR[kind], 0.72))
}

/** What is left where a tile lay: its colour, faint, and who has it now. */
function taken(kind: BonusKind, large: boolean, seats: readonly number[], x: number, y: number, own: number): string {
  const size = Math.max(15, own * 0.46)
  const step = size * 0.62 // the two of a team overlap
  const glyph = kind === 'posts' ? picture(kind, x, y - own * 0.28, own * 0.3) : kindGlyph(kind, x, y - own * 0.28, own * 0.28, darken(COLOUR[kind], 0.45))
  return (
    banner(x, y, own, kind === 'posts' ? PAPER : mix(COLOUR[kind], PAPER, 0.68), large, GONE) +
    `<g opacity=".75">${glyph}</g>` +
    seats.map((seat, place) => badge(seat, x + (place - (seats.length - 1) / 2) * step, y + own * 0.14, seats.length > 1 ? size * 0.86 : size)).join('')
  )
}

interface BonusSpot {
  readonly kind: BonusKind
  readonly large: boolean
  readonly x: number
  readonly y: number
  /** That of the large one. */
  readonly height: number
}

const heightOf = ({ large, height }: BonusSpot): number => (large ? height : height * 0.78)

export const bonusOutline = (spot: BonusSpot): string => bannerPath(spot.x, spot.y, heightOf(spot), spot.large)

/** `seats` are those who have taken it. */
export function bonusTile(spot: BonusSpot, points: number, seats: readonly number[]): string {
  const { kind, large, x, y } = spot
  const own = heightOf(spot)
  if (seats.length) return taken(kind, large, seats, x, y, own)
  const width = own * 0.74
  const plate = Math.max(15, own * 0.4)
  return (
    shaded(banner(x, y, own, kind === 'posts' ? '#E9D9B2' : COLOUR[kind], large)) +
    (kind === 'posts' ? '' : banner(x, y, own, texture(kind), large, 'opacity=".45"')) +
    picture(kind, x, y - own * 0.27, own * 0.32) +
    box(x - width * 0.38, y - own * 0.07, width * 0.76, plate, 4, '#FFFBF0', `stroke="${INK}" stroke-width="1"`) +
    words(x, y - own * 0.07 + plate * 0.8, points, { size: Math.max(13, own * 0.32), weight: 800, anchor: 'middle', serif: true })
  )
}
