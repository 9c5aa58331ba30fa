// What somebody owns as a picture: the duchy and the stock below it.
import { INK, INK_SOFT } from '../../art/colours'
import { roundedHex, type Point } from '../../art/shapes'
import type { Say } from '../board'
import { badge } from './art/bridge'
import { goodsGap, goodsStack } from './art/goods'
import { box, put, shaded, svg, tick, words } from './art/pen'
import { silverPile, workerPile } from './art/piles'
import { routeCard, stall } from './art/routes'
import { tile } from './art/tiles'
import { track } from './art/track'
import { woodcut } from './art/woodcuts'
import { duchyDrawing } from './duchy'
import { card, CARD_EDGE, dieAt, label, OWN_PAPER, SOFT_EDGE, tray } from './paper'
import { soldOf, type Owned } from './pieces'
import { isHidden, type EstatePlan, type Rect, type Spot, type StockPlan } from './plans/plan'
import { PHASES, ROUNDS, seatsOf, stocked, type Estate, type Material, type View } from './types'
import { WORDS } from './words'

function ladder({ at: [x, y], columns }: NonNullable<EstatePlan['ladder']>, points: readonly number[], steps: number): string {
  return Array.from({ length: steps }, (_, place) => {
    const [left, top] = [x + (place % columns) * 25, y + Math.floor(place / columns) * 34]
    return (
      box(left, top, 23, 32, 4, '#FBF3DF', 'stroke="#C9B07C"') +
      words(left + 11.5, top + 12.5, place + 1, { size: 12.5, weight: 600, anchor: 'middle', fill: INK_SOFT }) +
      words(left + 11.5, top + 27.5, points[place + 1] ?? 0, { size: 14, weight: 700, anchor: 'middle', serif: true })
    )
  }).join('')
}

const pileNumber = ([x, y]: Point, count: number, size = 26): string => words(x, y, count, { size, weight: 700, anchor: 'end', serif: true })

/** A pile with its number; a sign where there is no room for piles, and a faint one where there is nothing. */
function stock({ pile: { x, y, r }, number }: StockPlan, what: 'silver' | 'worker', count: number, small: boolean): string {
  const sign = `<g${count ? '' : ' opacity=".35"'}>${woodcut(what, x, y - (small ? 0 : r * 0.12), small ? r : r * 0.8)}</g>`
  const size = count > 10 ? r * 0.6 : count > 5 ? r * 0.8 : r
  return (small || !count ? sign : (what === 'silver' ? silverPile : workerPile)(count, x, y, size)) + pileNumber(number, count, small ? 17 : 26)
}

function heading({ title: at, small }: EstatePlan, seats: readonly number[], title: string, subtitle: string): string {
  if (!at) return ''
  const [left, top] = at
  const size = small ? 18 : 26
  const x = left + size / 2 + (seats.length - 1) * size * 0.8 + size / 2 + 7
  return (
    seats.map((each, place) => badge(each, left + size / 2 + place * size * 0.8, top + (small ? -5 : 2), size)).join('') +
    words(x, top, title, { size: small ? 14 : 16, weight: 700, serif: true }) +
    (small ? '' : words(x, top + 16, subtitle, { size: 13, weight: 400, fill: INK_SOFT }))
  )
}

function keySpaces(tiles: readonly string[], spots: readonly Spot[]): string {
  return spots
    .map(({ x, y, r }, place) => svg`<path d="${roundedHex(x, y, r, 4)}" fill="#D2BE8E" stroke="${SOFT_EDGE}"/>` + (tiles[place] ? tile(tiles[place], x, y, r - 2) : woodcut('key', x, y, r * 0.8, 'opacity=".4"')))
    .join('')
}

/** Used dice are gone from the view: a tick stands where one lay; the one that is being used is known from the question. */
function ownDice(dice: readonly number[], spots: readonly Spot[], started: boolean, inHand = 0): string {
  const held = inHand ? (dice[0] ? 1 : dice[1] ? 0 : 1) : -1
  return spots
    .map((spot, place) => {
      const value = dice[place]
      if (value) return dieAt(spot, value)
      if (place === held) return dieAt(spot, inHand, '#FFE9AE')
      const blank = put(spot.x, spot.y, 1, box(-spot.r, -spot.r, 2 * spot.r, 2 * spot.r, spot.r * 0.4, 'none', `stroke="${SOFT_EDGE}" stroke-dasharray="4 4"`))
      return blank + (started ? tick(spot.x, spot.y, spot.r * 0.5) : '')
    })
    .join('')
}

export interface EstateScene extends Owned {
  readonly plan: EstatePlan
  readonly view: View
  readonly material: Material
  readonly number: number
  readonly title: string
  readonly subtitle: string
  /** The number of the die that is being used, or 0. */
  readonly inHand: number
  readonly seats: readonly number[]
  readonly partner: { readonly name: string; readonly seat: Owned['seat'] } | null
  readonly say: Say
}

export function estateDrawing({ plan, view, material, estate, duchy, seat, number, title, subtitle, inHand, seats, partner, say }: EstateScene): string {
  const phase = view.phase ? PHASES.indexOf(view.phase) : -1
  const links = material.in_use['border_posts']
  const steps = material.in_use['inns'] || material.in_use['shields'] ? 10 : 8
  const goods = stocked(estate.goods)
  const store = plan.goods.map((spot, place) => {
    const good = goods[place]
    if (!good) return place < 3 ? goodsGap(spot.x, spot.y, 2 * spot.r) : ''
    if (plan.small) return goodsStack(good, 1, spot.x, spot.y, 2 * spot.r) + words(spot.x + spot.r + 4.5, spot.y + spot.r * 0.6, estate.goods[good], { size: 13, weight: 700, serif: true })
    return goodsStack(good, estate.goods[good], spot.x, spot.y, 2 * spot.r) + words(spot.x + spot.r + (Math.min(estate.goods[good], 4) - 1) * 3 + 5, spot.y + spot.r, estate.goods[good], { size: 15, weight: 700, serif: true })
  })
  const cards = plan.routeCards.map(({ x, y, width, height }) => shaded(routeCard(x, y, width, height))).join('')
  const stalls = estate.route
    .flatMap((id) => material.routes[String(id)] ?? [])
    .map((where, place) => {
      const spot = plan.stalls[place]
      return spot ? stall({ space: where, filled: place < estate.routed, laid: estate.laid[place] ?? null, next: place === estate.routed }, spot.x + spot.width / 2, spot.y, spot.width, spot.height) : ''
    })
    .join('')
  return (
    card(plan.card, OWN_PAPER) +
    duchyDrawing(duchy, estate, plan, number, estate.named === null ? [] : seatsOf(view, estate.named)) +
    view.starts.map(({ owner, space: cell }) => (owner === number && !isHidden(plan, cell) ? `<g opacity=".6">${tile('castle', ...plan.places[cell]!, plan.radius)}</g>` : '')).join('') +
    heading(plan, seats, title, subtitle) +
    (plan.phaseNote && phase >= 0
      ? words(...plan.phaseNote.at, `${say(WORDS.phase)} ${view.phase}: +${material.phase_points[phase] ?? 0}`, { size: 14, weight: 700, serif: true, anchor: plan.phaseNote.anchor }) +
        words(plan.phaseNote.at[0], plan.phaseNote.at[1] + 17, say(links ? WORDS.eachLink : WORDS.each), { size: 13, weight: 400, fill: INK_SOFT, anchor: plan.phaseNote.anchor })
      : '') +
    (plan.ladder ? ladder(plan.ladder, material.area_points, steps) : '') +
    (plan.tribute && estate.shields.length ? tribute(plan.tribute, estate.shields.length, say) : '') +
    plan.trays.map((each) => tray(each)).join('') +
    ownDice(seat.dice, plan.dice, view.phase !== null, inHand) +
    keySpaces(seat.keys, plan.keys) +
    keySpaces(estate.common, plan.common) +
    store.join('') +
    (plan.sold ? pileNumber(plan.sold, soldOf(estate), plan.small ? 15 : 22) : '') +
    stock(plan.silver, 'silver', estate.silver, Boolean(plan.small)) +
    stock(plan.workers, 'worker', estate.workers, Boolean(plan.small)) +
    cards +
    stalls +
    (plan.partner && partner ? words(...plan.partner.name, partner.name, { size: 13.5, fill: INK_SOFT }) + ownDice(partner.seat.dice, plan.partner.dice, view.phase !== null) + keySpaces(partner.seat.keys, plan.partner.keys) : '') +
    (plan.turns ? turns(plan.turns, view, estate, say) : '') +
    (plan.track ? track(plan.track, view.counter, view.target, number) : '') +
    plan.labels.map((each) => label(each, say)).join('')
  )
}

/** A crown and a coin: what the shields cost at the end of the phase. */
function tribute({ x, y, r }: Spot, count: number, say: Say): string {
  const width = r * 3.4
  const tag = svg`M${x - width / 2} ${y - r}h${width}l${-r * 0.4} ${r} ${r * 0.4} ${r}h-${width}Z`
  return shaded(`<path d="${tag}" fill="#FBEBC2" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/>`) + woodcut('tribute', x - width * 0.25, y, r * 1.5) + woodcut('silver', x + width * 0.14, y, r * 1.4) + words(x + width / 2 + 6, y + 5, `${say(WORDS.tribute)} ${count}`, { size: 13, weight: 600, fill: INK_SOFT })
}

/** Twenty-five turns in five phases. */
function turns(where: Rect, view: View, estate: Estate, say: Say): string {
  const turn = view.phase ? PHASES.indexOf(view.phase) * ROUNDS + view.round : 0
  const filled = estate.tiles.filter(Boolean).length
  const group = (where.width - 24) / PHASES.length
  const bars = Array.from({ length: PHASES.length * ROUNDS }, (_, place) => {
    const x = where.x + 14 + Math.floor(place / ROUNDS) * group + (place % ROUNDS) * (group / 6)
    return box(x, where.y + 28, group / 8, 20, 2.5, place + 1 < turn ? INK_SOFT : place + 1 === turn ? '#A63C12' : '#FBF3DF', place + 1 > turn ? `stroke="${CARD_EDGE}"` : '')
  }).join('')
  const letters = PHASES.map((letter, place) => words(where.x + 14 + group * (place + 0.4), where.y + where.height - 5, letter, { size: 13, weight: 700, anchor: 'middle', serif: true })).join('')
  return (
    tray(where) +
    words(where.x + 12, where.y + 20, `${say(WORDS.turn)} ${turn} ${say(WORDS.of)} ${PHASES.length * ROUNDS}`, { fill: INK_SOFT }) +
    words(where.x + where.width - 12, where.y + 20, `${filled} ${say(WORDS.of)} ${estate.tiles.length} ${say(WORDS.spaces)}`, { fill: INK_SOFT, anchor: 'end' }) +
    bars +
    letters
  )
}
