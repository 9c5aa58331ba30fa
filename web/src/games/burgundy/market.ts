// The market as a picture: depots, goods, the bridge, the time.
import { INK, INK_SOFT } from '../../art/colours'
import { roundedHex, type Point } from '../../art/shapes'
import type { Say } from '../board'
import { bonusTile } from './art/bonus'
import { badge, bridge, town } from './art/bridge'
import { goodsGap, goodsStack } from './art/goods'
import { box, disc, edge, figure, LEAST, svg, words } from './art/pen'
import { shield } from './art/shields'
import { blackGap, gap, tile } from './art/tiles'
import { woodcut } from './art/woodcuts'
import { bonusPoints, takerOf } from './bonuses'
import { card, dieAt, label, MARKET_PAPER, SOFT_EDGE } from './paper'
import { onSpaces } from './pieces'
import type { MarketPlan, Rect, Spot } from './plans/plan'
import { PHASES, ROUNDS, seatsOf, stocked, type Depot, type Material, type View } from './types'

/** Vine and grapes, where there is room. */
function grapes([x, y, scale]: readonly [number, number, number]): string {
  const berries = ([[0, 0], [9, 0], [18, 0], [4.5, 8], [13.5, 8], [9, 16]] as const).map(([across, down]) => `<circle cx="${across}" cy="${down - 8}" r="4.8" fill="#EADCBC"/>`).join('')
  const leaf = '<path d="M-26-4c-2-8 4-14 10-14 1-5 8-5 10 0 5 2 5 9 0 12 1 6-5 9-10 7-6 4-12 0-10-5Z" fill="#EADCBC"/><path d="M-10-14-18 2M-14-6l-6-2M-14-6l7 2"/>'
  return svg`<g transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})" fill="none" stroke="#C9B07C" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M-30-22C-14-30 4-28 14-18"/>${berries}${leaf}</g>`
}

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
    const roomy = each > 90
    const broad = each > 60 // letter and points side by side, the rounds below them
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      const [dx, dy] = roomy ? [left + 30 + round * 7.4, y + height / 2] : [left + each / 2 - 9.6 + round * 4.8, y + height - 6]
      const full = done || (on && round < view.round)
      return svg`<circle cx="${dx}" cy="${dy}" r="${roomy ? 2.7 : 1.7}" fill="${full ? (on ? '#FFE9AE' : ink) : 'none'}" stroke="${on ? '#FFE9AE' : ink}" stroke-width=".9"/>`
    }).join('')
    return (
      `<path d="${outline}" fill="${on ? '#A63C12' : done ? '#E3D6BA' : '#FBF6EA'}" stroke="#B79A68" stroke-linejoin="round"/>` +
      words(roomy ? left + 18 : left + each / 2 - (broad ? 11 : 0), y + height / 2 + (roomy ? 5.8 : 2.5), letter, { size: roomy ? 17 : 14, weight: 700, anchor: 'middle', serif: true, fill: ink }) +
      rounds +
      (broad ? words(roomy ? left + each - tip - 8 : left + each / 2 + 20, y + height / 2 + (roomy ? 5 : 2.5), `+${material.phase_points[place] ?? 0}`, { size: 14, weight: 700, anchor: 'end', serif: true, fill: on ? '#FFE9AE' : INK_SOFT }) : '')
    )
  }).join('')
}

/** Goods that would overlap are drawn smaller, to this radius. */
const SMALL = 8.5

function depotGoods(goods: Depot['goods'], { x, y, r: large, across, down, room, columns }: MarketPlan['depots'][number]['goods']): string {
  const colours = stocked(goods)
  if (!colours.length) return goodsGap(x, y, 2 * large)
  const r = columns ? large : Math.min(large, Math.max(SMALL, room / colours.length / 2))
  const step = colours.length > 1 ? Math.min(2 * r + 5, (room - 2 * r) / (colours.length - 1)) : 0
  return colours
    .map((good, place) => ({ good, place }))
    .reverse() // the first lies on top, where they have to overlap
    .map(({ good, place }) => {
      const cell = place + 1
      const [left, top] = columns ? [x + Math.floor(cell / columns.of) * columns.step, y + ((cell % columns.of) - 1) * columns.step] : [x + across * (r - large + place * step), y + down * (r - large + place * step)]
      const [right, high] = [left + r * 0.8, top + r * (columns ? 0.5 : -0.8)] // in columns the die above stays free
      return goodsStack(good, 1, left, top, 2 * r) + (goods[good] > 1 ? disc(right, high, 7.5, '#FFFBF0', 1) + figure(right, high, goods[good], LEAST) : '')
    })
    .join('')
}

export function marketDrawing(plan: MarketPlan, view: View, material: Material, say: Say): string {
  const depots = view.depots.map((depot, number) => {
    const where = plan.depots[number]!
    const kinds = depot.spaces
    const tiles = onSpaces(depot.tiles, kinds, material)
    const shown = tiles.map((id, place) => {
      const spot = where.tiles[place]
      const kind = kinds[place]
      if (!spot) return ''
      return id ? tile(id, spot.x, spot.y, spot.r) : kind ? gap(kind, spot.x, spot.y, spot.r) : ''
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
  const bonuses = plan.bonuses.map((bonus) => {
    const taker = takerOf(view, bonus)
    return bonusTile(bonus, bonusPoints(material, bonus), taker === null ? [] : seatsOf(view, taker))
  })
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
    bonuses.join('') +
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
