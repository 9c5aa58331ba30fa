// The table as a picture: everything that lies on it, from a plan and a view.
import { INK, INK_SOFT } from '../../art/colours'
import { die, pips } from '../../art/dice'
import { roundedHex, type Point } from '../../art/shapes'
import { bonusTile } from './art/bonus'
import { badge, bridge, town } from './art/bridge'
import { goodsGap, goodsStack } from './art/goods'
import { box, disc, edge, figure, LEAST, put, shaded, svg, tick, words, type Lettering } from './art/pen'
import { silverPile, workerPile } from './art/piles'
import { chain, post } from './art/posts'
import { river } from './art/river'
import { routeCard, stall } from './art/routes'
import { shield } from './art/shields'
import { blackGap, gap, smallTile, space, tile } from './art/tiles'
import { track } from './art/track'
import { woodcut } from './art/woodcuts'
import { onSpaces, soldOf, type Owned } from './pieces'
import { fit, type EstatePlan, type Label, type MarketPlan, type Rect, type Spot, type StockPlan } from './plans/plan'
import { gateOf, linkOf } from './posts'
import { PHASES, ROUNDS, stocked, total, type Depot, type Duchy, type Estate, type Material, type View } from './types'
import { WORDS, type Say } from './words'

const CARD_EDGE = '#8A7048'
const SOFT_EDGE = '#A98C58'
const MARKET_PAPER = '#F4EAD2'
const OWN_PAPER = '#EFE3C6'
const TRAY = '#E2D2AA'

/** Words never get smaller on the screen than can be read, however small the picture is. */
export const readable = (drawing: string, scale: number): string =>
  scale >= 1 ? drawing : drawing.replace(/font-size="([\d.]+)"/g, (_, size: string) => svg`font-size="${Math.max(Number(size), LEAST / scale)}"`)

const dieAt = ({ x, y, r }: Spot, value: number, fill = '#FFFBF0', turned = 0): string => put(x, y, 1, die(2 * r, pips(2 * r, value), fill), turned ? `style="rotate:${turned}deg"` : '')

function card({ x, y, width, height }: Rect, fill: string): string {
  return (
    `<g class="card">${box(x, y, width, height, 14, fill, `stroke="${CARD_EDGE}" stroke-width="1.2"`)}</g>` +
    box(x + 5, y + 5, width - 10, height - 10, 10, 'none', 'stroke="#B79A68" stroke-opacity=".6" stroke-dasharray="1 5" stroke-width="2" stroke-linecap="round"')
  )
}

const tray = ({ x, y, width, height }: Rect, fill = TRAY): string => box(x, y, width, height, 11, fill, `stroke="${SOFT_EDGE}"`)

/** Vine and grapes, where there is room. */
function grapes([x, y, scale]: readonly [number, number, number]): string {
  const berries = ([[0, 0], [9, 0], [18, 0], [4.5, 8], [13.5, 8], [9, 16]] as const).map(([across, down]) => `<circle cx="${across}" cy="${down - 8}" r="4.8" fill="#EADCBC"/>`).join('')
  const leaf = '<path d="M-26-4c-2-8 4-14 10-14 1-5 8-5 10 0 5 2 5 9 0 12 1 6-5 9-10 7-6 4-12 0-10-5Z" fill="#EADCBC"/><path d="M-10-14-18 2M-14-6l-6-2M-14-6l7 2"/>'
  return svg`<g transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})" fill="none" stroke="#C9B07C" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M-30-22C-14-30 4-28 14-18"/>${berries}${leaf}</g>`
}

function label({ at: [x, y], word, anchor, light }: Label, say: Say): string {
  const style: Lettering = { size: 13.5, weight: 600, fill: light ? '#F6EAD7' : INK_SOFT, ...(anchor ? { anchor } : {}) }
  return words(x, y, say(WORDS[word]), style)
}

// ---------------------------------------------------------------------- the market

/** Phases as pennants: done, running with its rounds, to come; and what a completed area brings. */
export function phaseTrack({ x, y, width, height }: Rect, view: View, material: Material): string {
  const each = width / PHASES.length
  const now = view.phase ? PHASES.indexOf(view.phase) : -1
  return PHASES.map((letter, place) => {
    const left = x + place * each
    const [on, done] = [place === now, place < now]
    const ink = on ? '#fff' : INK
    const tip = Math.min(6, each * 0.12)
    const outline = svg`M${left} ${y}H${left + each - tip - 3}l${tip} ${height / 2}-${tip} ${height / 2}H${left}l${tip}-${height / 2}Z`
    const roomy = each > 70
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      const [dx, dy] = roomy ? [left + 30 + round * 7.4, y + height / 2] : [left + each / 2 - 9.6 + round * 4.8, y + height - 6]
      const full = done || (on && round < view.round)
      return svg`<circle cx="${dx}" cy="${dy}" r="${roomy ? 2.7 : 1.7}" fill="${full ? (on ? '#FFE9AE' : ink) : 'none'}" stroke="${on ? '#FFE9AE' : ink}" stroke-width=".9"/>`
    }).join('')
    return (
      `<path d="${outline}" fill="${on ? '#A63C12' : done ? '#E3D6BA' : '#FBF6EA'}" stroke="#B79A68" stroke-linejoin="round"/>` +
      words(roomy ? left + 18 : left + each / 2, y + height / 2 + (roomy ? 5.8 : 2.5), letter, { size: roomy ? 17 : 14, weight: 700, anchor: 'middle', serif: true, fill: ink }) +
      rounds +
      (roomy ? words(left + each - tip - 8, y + height / 2 + 5, `+${material.phase_points[place] ?? 0}`, { size: 14, weight: 700, anchor: 'end', serif: true, fill: on ? '#FFE9AE' : INK_SOFT }) : '')
    )
  }).join('')
}

function depotGoods(goods: Depot['goods'], { x, y, r, across, down, room }: MarketPlan['depots'][number]['goods']): string {
  const colours = stocked(goods)
  if (!colours.length) return goodsGap(x, y, 2 * r)
  const step = colours.length > 1 ? Math.min(2 * r + 5, (room - 2 * r) / (colours.length - 1)) : 0
  return colours
    .map((good, place) => ({ good, place }))
    .reverse() // the first lies on top, where they have to overlap
    .map(({ good, place }) => {
      const [left, top] = [x + across * place * step, y + down * place * step]
      return goodsStack(good, 1, left, top, 2 * r) + (goods[good] > 1 ? disc(left + r * 0.8, top - r * 0.8, 7.5, '#FFFBF0', 1) + figure(left + r * 0.8, top - r * 0.8, goods[good], LEAST) : '')
    })
    .join('')
}

export function marketDrawing(plan: MarketPlan, view: View, material: Material, say: Say): string {
  const depots = view.depots.map((depot, number) => {
    const where = plan.depots[number]!
    const kinds = material.spaces[number] ?? []
    const tiles = onSpaces(depot.tiles, kinds, material)
    const shown = tiles.map((id, place) => {
      const spot = where.tiles[place]
      const kind = kinds[place]
      if (!spot) return ''
      return id ? tile(id, spot.x, spot.y, spot.r) : kind && kind !== 'black' ? gap(kind, spot.x, spot.y, spot.r) : ''
    })
    return box(where.box.x, where.box.y, where.box.width, where.box.height, 12, '#EADCBC', `stroke="${SOFT_EDGE}" stroke-width="1.3"`) + dieAt(where.die, number + 1) + depotGoods(depot.goods, where.goods) + shown.join('') + depot.shields.map((number, place) => {
      const spot = where.shields[place]
      return spot ? shield(number, spot.x, spot.y, spot.r * 2) : ''
    }).join('')
  })
  const { black, price, foot, inns, white, coming } = plan
  const blackTiles = plan.blackTiles.map(({ x, y, r }, place) => (view.black[place] ? tile(view.black[place], x, y, r) : blackGap(x, y, r)))
  const coins = [0, 1].map((place) => woodcut('silver', price.x + place * price.r * 1.9, price.y, price.r * 2)).join('')
  const late = coming.length - view.coming.length
  const phaseGoods = coming.map(({ x, y, r }, place) => (view.coming[place - late] && place >= late ? goodsStack(view.coming[place - late]!, 1, x, y, 2 * r) : goodsGap(x, y, 2 * r)))
  return (
    card(plan.card, MARKET_PAPER) +
    plan.ornaments.map(grapes).join('') +
    phaseTrack(plan.phases, view, material) +
    depots.join('') +
    box(black.x, black.y, black.width, black.height, 14, '#3A3028', 'stroke="#1d1611" stroke-width="1.5"') +
    coins +
    blackTiles.join('') +
    (foot ? box(foot.x, foot.y, foot.width, foot.height, 12, '#EADCBC', `stroke="${SOFT_EDGE}" stroke-width="1.3"`) : '') +
    (inns ? innStack(inns, view.inns) : '') +
    phaseGoods.join('') +
    (view.white ? dieAt(white, view.white, '#FFFFFF') : '') +
    (plan.bridge ? bridge(plan.bridge, view.bridge) : '') +
    (plan.town ? town(...plan.town) : '') +
    (plan.order ? order(plan.order, view) : '') +
    plan.bonuses.map(({ kind, large, x, y, height }) => bonusTile(kind, large, material.bonus[large ? 'large' : 'small'], (view.bonus_taken[kind] ?? 0) > (large ? 0 : 1), x, y, height)).join('') +
    plan.labels.map((each) => label(each, say)).join('')
  )
}

function innStack({ x, y, r }: Spot, count: number): string {
  if (!count) return edge(roundedHex(x, y, r - 2, 3), SOFT_EDGE, 1, 'stroke-dasharray="3 3"')
  const stack = Array.from({ length: Math.min(count, 4) }, (_, place) => tile('inn', x + place * 2, y - place * 3, r)).join('')
  return stack + box(x + r * 0.34, y - r * 1.04, 27, 18, 9, '#FFFBF0', `stroke="${INK}"`) + words(x + r * 0.34 + 13.5, y - r * 1.04 + 13.5, `×${count}`, { size: 13, weight: 700, anchor: 'middle' })
}

/** Whoever has already played stands behind. */
const order = ({ at: [x, y], size }: { at: Point; size: number }, view: View): string => {
  const seats = view.order.length ? view.order : view.bridge.flat().reverse()
  return seats.map((seat, place) => badge(seat, x + place * (size + 8), y, size) + (seat === view.active ? edge(svg`M${x + place * (size + 8) - size / 2} ${y + size / 2 + 5}h${size}`, '#A63C12', 2.5) : '')).join('')
}

// ---------------------------------------------------------------------- a duchy

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

export function duchyDrawing(duchy: Duchy, estate: Estate, places: readonly Point[], radius: number, owner: number): string {
  const shore = duchy.rivers.length ? islands(duchy, places, radius) : ''
  const crest = (cell: number): number => estate.shields.find(({ space: where }) => where === cell)?.shield ?? 0
  const link = duchy.posts.length ? linkOf(duchy, estate) : null
  const posts = duchy.posts.map((cell) => post(gateOf(duchy, cell, places, radius), link?.cells.includes(cell) ?? false, radius)).join('')
  const spaces = duchy.spaces.map(({ kind, die: number }, cell) => (estate.tiles[cell] ? '' : space(kind, number, places[cell]![0], places[cell]![1], radius))).join('')
  const tiles = duchy.spaces.map((_, cell) => (estate.tiles[cell] ? tile(estate.tiles[cell], places[cell]![0], places[cell]![1], radius, crest(cell)) : '')).join('')
  return shore + posts + spaces + tiles + (link?.cells.length ? chain(link, places, radius, owner) : '') + (duchy.kind === 'team' ? clasp(duchy, places) : '')
}

function islands(duchy: Duchy, places: readonly Point[], radius: number): string {
  const land = (width: number, colour: string): string => `<g stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" fill="${colour}">${places.map(([x, y]) => `<path d="${roundedHex(x, y, radius + 1, 4)}"/>`).join('')}</g>`
  const water = duchy.rivers.map(([one, other]) => river(places[one]!, places[other]!, places.filter((_, cell) => cell !== one && cell !== other), radius * Math.sqrt(3))).join('')
  return land(13, '#B79A68') + land(10.5, '#DCC796') + water
}

/** Where the two halves of a team's board touch. */
function clasp({ spaces }: Duchy, places: readonly Point[]): string {
  const half = spaces.length / 2
  const left = places.slice(0, half).reduce((one, other) => (other[0] > one[0] ? other : one))
  const right = places.slice(half).reduce((one, other) => (other[0] < one[0] ? other : one))
  if (Math.abs(left[1] - right[1]) > 1) return '' // drawn one below the other
  const [x, y] = [(left[0] + right[0]) / 2, left[1]]
  return box(x - 6, y - 13, 12, 26, 6, '#F2BF3A', 'stroke="#FFF9EC" stroke-width="2.5"') + box(x - 6, y - 13, 12, 26, 6, '#F2BF3A', `stroke="${INK}" stroke-width="1.2"`) + edge(svg`M${x - 6} ${y}h12`, INK, 1.2)
}

/** A duchy as a thumbnail. */
export function smallDuchy(duchy: Duchy, estate: Estate, into: Rect): string {
  const { places, radius } = fit(duchy.spaces, into, 40)
  return duchy.spaces.map(({ kind }, cell) => smallTile(kind, Boolean(estate.tiles[cell]), places[cell]![0], places[cell]![1], radius)).join('')
}

const pileNumber = ([x, y]: Point, count: number, size = 26): string => words(x, y, count, { size, weight: 700, anchor: 'end', serif: true })

/** A pile with its number; a sign where there is no room for piles, and a faint one where there is nothing. */
function stock({ pile: { x, y, r }, number }: StockPlan, what: 'silver' | 'worker', count: number, small = false): string {
  const sign = `<g${count ? '' : ' opacity=".35"'}>${woodcut(what, x, y - (small ? 0 : r * 0.12), small ? r : r * 0.8)}</g>`
  const size = count > 10 ? r * 0.6 : count > 5 ? r * 0.8 : r
  return (small || !count ? sign : (what === 'silver' ? silverPile : workerPile)(count, x, y, size)) + pileNumber(number, count, small ? 17 : 26)
}

function heading({ title: [left, top], small }: EstatePlan, seats: readonly number[], title: string, subtitle: string): string {
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
    if (plan.small) return goodsStack(good, 1, spot.x, spot.y, 2 * spot.r) + words(spot.x + spot.r + 1, spot.y + spot.r * 0.6, estate.goods[good], { size: 13, weight: 700, serif: true })
    return goodsStack(good, estate.goods[good], spot.x, spot.y, 2 * spot.r) + words(spot.x + spot.r + (Math.min(estate.goods[good], 4) - 1) * 3 + 4, spot.y + spot.r, estate.goods[good], { size: 15, weight: 700, serif: true })
  })
  const cards = plan.routeCards.map(({ x, y, width, height }) => shaded(routeCard(x, y, width, height))).join('')
  const stalls = estate.route
    .flatMap((id) => material.routes[String(id)] ?? [])
    .map((where, place) => {
      const spot = plan.stalls[place]
      return spot ? stall({ space: where, filled: place < estate.routed, laid: estate.laid?.[place] ?? null, next: place === estate.routed }, spot.x + spot.width / 2, spot.y, spot.width, spot.height) : ''
    })
    .join('')
  return (
    card(plan.card, OWN_PAPER) +
    duchyDrawing(duchy, estate, plan.places, plan.radius, number) +
    view.starts.map(({ owner, space: cell }) => (owner === number ? `<g opacity=".6">${tile('castle', ...plan.places[cell]!, plan.radius)}</g>` : '')).join('') +
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
    stock(plan.silver, 'silver', estate.silver, plan.small) +
    stock(plan.workers, 'worker', estate.workers, plan.small) +
    cards +
    stalls +
    (plan.partner && partner ? words(...plan.partner.name, partner.name, { size: 13.5, fill: INK_SOFT }) + ownDice(partner.seat.dice, plan.partner.dice, view.phase !== null) + keySpaces(partner.seat.keys, plan.partner.keys) : '') +
    (plan.turns ? turns(plan.turns, view, estate, say) : '') +
    (plan.track ? track(plan.track.x, plan.track.y, plan.track.width, view.counter, view.target, number) : '') +
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

// ---------------------------------------------------------------------- the neighbours

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

/** Points that come at once, in the one place of the board for that. */
export function gainSlot({ x, y, width, height }: Rect, points: number, say: Say): string {
  return (
    shaded(box(x, y, width, height, 10, INK)) +
    words(x + 12, y + 19, say(WORDS.preview), { size: 12.5, weight: 400, fill: '#CDBBA3' }) +
    woodcut('vp', x + 20, y + 35, 19) +
    words(x + 34, y + 41, `${points > 0 ? '+' : ''}${points}`, { size: 17, weight: 700, serif: true, fill: '#FFE9AE' })
  )
}

/** What a worker costs, and what an option brings: plates at the corner of a piece. */
export function costTag(x: number, y: number, chips: number): string {
  return box(x - 17, y - 10, 34, 20, 10, '#FFFBF0', `stroke="${INK}" stroke-width="1.3"`) + woodcut('worker', x - 7.5, y, 16) + words(x + 2, y + 5, chips, { size: 14, weight: 700, serif: true })
}

export function gainTag(x: number, y: number, points: number): string {
  const width = Math.abs(points) > 9 ? 32 : 26
  return box(x - width / 2, y - 9.5, width, 19, 9.5, INK, 'stroke="#FFF9EC" stroke-width="1.2"') + words(x, y + 5, `${points > 0 ? '+' : ''}${points}`, { size: 14, weight: 700, serif: true, anchor: 'middle', fill: '#FFE9AE' })
}

