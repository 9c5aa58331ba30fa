// The other estates as thumbnails, and the button beside them.
import type { Say } from '../board'
import { badge } from './art/bridge'
import { box, words } from './art/pen'
import { smallTile } from './art/tiles'
import { woodcut } from './art/woodcuts'
import { CARD_EDGE, OWN_PAPER } from './paper'
import { fit, type EstatePlan, type Rect } from './plans/plan'
import { total, type Duchy, type Estate } from './types'
import { WORDS } from './words'

/** A duchy as a thumbnail. */
function smallDuchy(duchy: Duchy, estate: Estate, into: Rect): string {
  const { places, radius } = fit(duchy.spaces, into, 40)
  return duchy.spaces.map(({ kind }, cell) => smallTile(kind, Boolean(estate.tiles[cell]), places[cell]![0], places[cell]![1], radius)).join('')
}

export interface Neighbour {
  readonly box: Rect
  readonly estate: Estate
  readonly duchy: Duchy
  readonly seats: readonly number[]
  readonly name: string
  readonly points: number
  readonly active: boolean
  readonly shown: boolean
}

export function neighbourDrawing({ box: { x, y, width, height }, estate, duchy, seats, name, points, active, shown }: Neighbour): string {
  const broad = duchy.kind === 'team' ? 96 : 64
  const picture: Rect = { x: x + 6, y: y + 5, width: Math.min(broad, width * 0.42), height: height - 10 }
  const left = picture.x + picture.width + 5
  const room = x + width - 4 - left
  const chips = ([['silver', estate.silver], ['worker', estate.workers], ['goods', total(estate.goods)]] as const)
    .map(([icon, count], place) => {
      const at = left + 7 + place * Math.min(42, room / 3)
      return woodcut(icon, at, y + height - 15, room < 100 ? 14 : 17) + words(at + (room < 100 ? 8 : 11), y + height - 10, count, { size: room < 100 ? 12.5 : 14, weight: 700, serif: true })
    })
    .join('')
  const longest = Math.floor((room - seats.length * 16 - 40) / 7.4)
  const short = name.length <= longest ? name : longest > 4 ? `${name.slice(0, longest - 1)}…` : ''
  return (
    `<g class="card">${box(x, y, width, height, 11, shown ? '#FFF6D8' : OWN_PAPER, `stroke="${active ? '#A63C12' : CARD_EDGE}" stroke-width="${active ? 2.5 : 1.2}"`)}</g>` +
    smallDuchy(duchy, estate, picture) +
    seats.map((seat, place) => badge(seat, left + 10 + place * 15, y + 19, 19)).join('') +
    words(left + 9 + seats.length * 15, y + 24, short, { size: 13.5, weight: 600 }) +
    words(x + width - 9, y + 26, points, { size: 19, weight: 700, serif: true, anchor: 'end' }) +
    chips
  )
}

/** The half of a team's board that has no room, as a thumbnail. */
export function hiddenDrawing({ hidden, places }: EstatePlan, duchy: Duchy, estate: Estate): string {
  if (!hidden) return ''
  const { x, y, width, height } = hidden.box
  const cells = duchy.spaces.map(({ kind }, cell) => (cell < hidden.first || cell > hidden.last ? '' : smallTile(kind, Boolean(estate.tiles[cell]), ...places[cell]!, hidden.radius)))
  return box(x, y, width, height, 11, '#FBF3DF', `stroke="${CARD_EDGE}" stroke-width="1.2"`) + cells.join('')
}

const SAMPLES = ['mine', 'ship', 'building'] as const

/** Opens the list of all tiles: pictures over the word, or beside it where the button is low. */
export function tilesButton({ x, y, width, height }: Rect, say: Say): string {
  const low = height < 56
  const r = low ? height * 0.26 : 15
  const [middle, centre] = low ? [x + 8 + r * 2, y + height / 2] : [x + width / 2, y + height * 0.38]
  const stack = SAMPLES.map((kind, place) => smallTile(kind, true, middle + (place - 1) * r * 1.1, centre + (place % 2) * 3 - 1.5, r)).join('')
  const word = low ? words(middle + r * 2.3, centre + 5, say(WORDS.tiles), { size: 13, weight: 600 }) : words(middle, y + height - 9, say(WORDS.tiles), { size: 13, weight: 600, anchor: 'middle' })
  return `<g class="card">${box(x, y, width, height, 11, OWN_PAPER, `stroke="${CARD_EDGE}" stroke-width="1.2"`)}</g>${stack}${word}`
}
