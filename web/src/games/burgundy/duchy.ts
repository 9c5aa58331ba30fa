// A duchy with everything that lies in it.
import { INK } from '../../art/colours'
import { roundedHex, type Point } from '../../art/shapes'
import { badge } from './art/bridge'
import { box, edge, svg } from './art/pen'
import { chain, post } from './art/posts'
import { river } from './art/river'
import { NAMING_SHIELD } from './art/shields'
import { space, tile } from './art/tiles'
import { isHidden, type EstatePlan } from './plans/plan'
import { gateOf, linkOf } from './posts'
import type { Duchy, Estate } from './types'

/** `named` are the seats of the opponent whose monasteries are used, with the shield that allows it. */
export function duchyDrawing(duchy: Duchy, estate: Estate, plan: EstatePlan, owner: number, named: readonly number[]): string {
  const { places, radius } = plan
  const shore = duchy.rivers.length ? islands(duchy, places, radius) : ''
  const crest = (cell: number): number => estate.shields.find(({ space: where }) => where === cell)?.shield ?? 0
  const link = duchy.posts.length ? linkOf(duchy, estate) : null
  const posts = duchy.posts.map((cell) => post(gateOf(duchy, cell, places, radius), link?.cells.includes(cell) ?? false, radius)).join('')
  const spaces = duchy.spaces.map(({ kind, die: number }, cell) => (estate.tiles[cell] || isHidden(plan, cell) ? '' : space(kind, number, places[cell]![0], places[cell]![1], radius))).join('')
  const tiles = duchy.spaces.map((_, cell) => (estate.tiles[cell] && !isHidden(plan, cell) ? tile(estate.tiles[cell], places[cell]![0], places[cell]![1], radius, crest(cell)) : '')).join('')
  const lender = estate.shields.find(({ shield }) => shield === NAMING_SHIELD)
  return shore + posts + spaces + tiles + (lender && !isHidden(plan, lender.space) ? lenders(named, places[lender.space]!, radius) : '') + (link?.cells.length ? chain(link, places, radius, owner) : '') + (duchy.kind === 'team' && !plan.hidden ? clasp(duchy, places) : '')
}

function islands(duchy: Duchy, places: readonly Point[], radius: number): string {
  const land = (width: number, colour: string): string => `<g stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" fill="${colour}">${places.map(([x, y]) => `<path d="${roundedHex(x, y, radius + 1, 4)}"/>`).join('')}</g>`
  const water = duchy.rivers.map(([one, other]) => river(places[one]!, places[other]!, places.filter((_, cell) => cell !== one && cell !== other), radius * Math.sqrt(3))).join('')
  return land(13, '#B79A68') + land(10.5, '#DCC796') + water
}

/** At the foot of the shield, so that its points and its effect stay readable. */
const lenders = (seats: readonly number[], [x, y]: Point, radius: number): string => {
  const size = Math.max(14, radius * 0.46)
  return seats.map((seat, place) => badge(seat, x + radius * 0.44 + (place - seats.length + 1) * size * 0.7, y + radius * 0.52, size)).join('')
}

/** Where the two halves of a team's board touch. */
function clasp({ spaces }: Duchy, places: readonly Point[]): string {
  const half = spaces.length / 2
  const left = places.slice(0, half).reduce((one, other) => (other[0] > one[0] ? other : one))
  const right = places.slice(half).reduce((one, other) => (other[0] < one[0] ? other : one))
  const [x, y] = [(left[0] + right[0]) / 2, left[1]]
  return box(x - 6, y - 13, 12, 26, 6, '#F2BF3A', 'stroke="#FFF9EC" stroke-width="2.5"') + box(x - 6, y - 13, 12, 26, 6, '#F2BF3A', `stroke="${INK}" stroke-width="1.2"`) + edge(svg`M${x - 6} ${y}h12`, INK, 1.2)
}
