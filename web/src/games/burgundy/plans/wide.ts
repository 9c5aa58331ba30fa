// Boards that are wider than high, for a team or one player alone: the market as a strip above them.
import { bonusPairs, fit, honeycomb, ROOT3, route, row, type DepotPlan, type EstatePlan, type Label, type MarketPlan, type Needs, type Plan, type Rect, type Spot } from './plan'

const WIDTH = 1128
const HEIGHT = 726
const EDGE = 12
const BROAD = WIDTH - 2 * EDGE

export function widePlan(needs: Needs, kind: string): Plan {
  return kind === 'team' ? teamPlan(needs) : soloPlan(needs)
}

// ---------------------------------------------------------------------- the strip

interface Strip {
  readonly height: number
  readonly plan: Omit<MarketPlan, 'phases' | 'bridge' | 'town' | 'order' | 'bonuses'>
}

function strip(needs: Needs): Strip {
  const { players, inns } = needs
  const two = players === 2
  const r = two ? 30 : inns ? 26 : 27
  const [inner, top] = [two ? (needs.shields ? 118 : 106) : needs.shields ? 144 : 136, EDGE + 6]
  const [each, first] = [inns ? 117 : 127, EDGE + 8]
  const black: Rect = { x: first + 6 * (each + 4), y: top, width: two ? 226 : 222, height: inner }
  const rest = black.x + black.width + 8
  const goodsLeft = inns ? rest + 62 : rest
  const labels: Label[] = [
    { word: 'black', at: [black.x + 12, black.y + 21], light: true },
    { word: 'goods', at: [goodsLeft + 2, top + 14] },
  ]
  return {
    height: inner + 12,
    plan: {
      card: { x: EDGE, y: EDGE, width: BROAD, height: inner + 12 },
      depots: [0, 1, 2, 3, 4, 5].map((number) => depot({ x: first + number * (each + 4), y: top, width: each, height: inner }, needs, r)),
      black,
      price: { x: black.x + black.width - 34, y: black.y + 17, r: 8.5 },
      blackTiles: blackTiles(black, two, r),
      foot: null,
      inns: inns ? { x: rest + 28, y: top + inner / 2 + 6, r: 28 } : null,
      coming: [0, 1, 2, 3, 4].map((place) => ({ x: goodsLeft + 14 + (place % 2) * 25, y: top + 31 + Math.floor(place / 2) * 24, r: 10 })),
      white: { x: goodsLeft + 40, y: top + inner - (two ? 27 : 20), r: two ? 10 : 12 },
      ornaments: [],
      labels,
    },
  }
}

function depot(box: Rect, { players, shields }: Needs, r: number): DepotPlan {
  const two = players === 2
  const middle = box.x + box.width / 2
  const arms: Spot[] = !shields ? [] : two ? [{ x: middle - 2, y: box.y + 28, r: 11 }] : row(2, middle - 13, box.y + 30, 25, 10.5)
  return {
    box,
    die: { x: box.x + 18, y: box.y + 18, r: 12 },
    goods: { x: box.x + box.width - 17, y: box.y + 20, r: 11.5, ...(shields && !two ? { across: 0, down: 1, room: 66 } : { across: -1, down: 0, room: shields ? 46 : 76 }) },
    tiles: honeycomb(two ? 2 : 4, middle, box.y + box.height - 5 - (two ? r : 2.5 * r), r, two ? 3 : 0.5),
    shields: arms,
  }
}

function blackTiles({ x, y, width, height }: Rect, two: boolean, r: number): Spot[] {
  const step = r * ROOT3
  if (two) return row(4, x + width / 2 - 1.5 * (step + 2), y + height - 8 - r, step + 2, r - 0.5)
  const top = y + height - 5 - 2.5 * r
  return [...row(4, x + width / 2 - 1.75 * step, top, step + 0.5, r - 0.5), ...row(4, x + width / 2 - 1.25 * step, top + 1.5 * r, step + 0.5, r - 0.5)]
}

// ---------------------------------------------------------------------- two partners

const TRAYS = 122

function teamPlan(needs: Needs): Plan {
  const { height, plan } = strip(needs)
  const top = EDGE + height + 8
  const card: Rect = { x: EDGE, y: top, width: BROAD, height: HEIGHT - EDGE - top }
  const bottom = card.y + card.height - 8 - TRAYS
  const trail: Rect = { x: EDGE + 10, y: bottom - 72, width: BROAD - 16, height: 64 }
  const floor = needs.routeCards ? trail.y - 4 : bottom - 6
  const { places, radius } = fit(needs.spaces, { x: EDGE + 70, y: top + 8, width: BROAD - 140, height: floor - top - 10 }, 37)
  const middle = WIDTH / 2
  const span = Math.min(180, radius * ROOT3 * 3 - 14) // between the upper corners of the halves
  const [mine, common, partner, order, other]: [Rect, Rect, Rect, Rect, Rect] = [tray(22, 206), tray(234, 346), tray(586, 126), tray(718, 196), tray(920, 186)]
  const step = Math.min(72, 90 / Math.max(1, needs.keysShown - 1))
  const silver: Rect = { x: common.x + 248, y: bottom, width: 98, height: TRAYS / 2 }
  const workers: Rect = { x: common.x + 248, y: bottom + TRAYS / 2, width: 98, height: TRAYS / 2 }
  const estate: EstatePlan = {
    card,
    title: [EDGE + 16, top + 26],
    phaseNote: null,
    places,
    radius,
    hidden: null,
    ladder: { at: [WIDTH - EDGE - 14 - (needs.largeAreas ? 125 : 100), floor - 70], columns: needs.largeAreas ? 5 : 4 },
    preview: { x: EDGE + 14, y: floor - 54, width: 104, height: 50 },
    tribute: needs.shields ? { x: EDGE + 34, y: top + 72, r: 12 } : null,
    trays: [mine, common, partner, order],
    dice: [{ x: mine.x + 34, y: bottom + 47, r: 18 }, { x: mine.x + 34, y: bottom + 93, r: 18 }],
    keys: row(needs.keysShown, mine.x + 92, bottom + 70, step, Math.min(36, step * 0.56)),
    common: row(2, common.x + 42, bottom + 70, 72, 36),
    goods: [{ x: common.x + 164, y: bottom + 44, r: 13 }, { x: common.x + 226, y: bottom + 44, r: 13 }, { x: common.x + 164, y: bottom + 96, r: 13 }],
    sold: [common.x + 244, bottom + 112],
    silver: { box: silver, pile: { x: silver.x + 30, y: silver.y + 38, r: 34 }, number: [silver.x + 88, silver.y + 40] },
    workers: { box: workers, pile: { x: workers.x + 30, y: workers.y + 36, r: 32 }, number: [workers.x + 88, workers.y + 38] },
    ...(needs.routeCards ? route(needs.routeCards, trail) : { routeCards: [], stalls: [] }),
    partner: { name: [partner.x + 10, bottom + 18], dice: [{ x: partner.x + 24, y: bottom + 50, r: 13 }, { x: partner.x + 24, y: bottom + 90, r: 13 }], keys: row(2, partner.x + 62, bottom + 70, 41, 23) },
    turns: null,
    track: null,
    labels: [
      { word: 'dice', at: [mine.x + 10, bottom + 18] },
      { word: 'common', at: [common.x + 10, bottom + 18] },
      { word: 'sold', at: [common.x + 244, bottom + 90], anchor: 'end' },
    ],
  }
  return {
    width: WIDTH,
    height: HEIGHT,
    market: {
      ...plan,
      phases: { x: middle - span / 2, y: top + 10, width: span, height: 34 },
      bridge: { x: order.x + 14, y: bottom + TRAYS - 38, width: 168, height: 26, drum: { width: 23, height: 12 } },
      town: null,
      order: { at: [order.x + 100, bottom + 14], size: 16 },
      bonuses: bonusPairs(false, WIDTH - EDGE - 116, top + 46, 2, 62, 46, 36),
      labels: [...plan.labels, { word: 'order', at: [order.x + 10, bottom + 18] }, { word: 'bonusShort', at: [WIDTH - EDGE - 14, top + 20], anchor: 'end' }],
    },
    estate,
    neighbours: needs.neighbours.map((owner) => ({ owner, box: { x: other.x, y: bottom, width: other.width, height: 76 } })),
    tiles: { x: other.x, y: bottom + 82, width: other.width, height: TRAYS - 82 },
  }

  function tray(x: number, width: number): Rect {
    return { x, y: bottom, width, height: TRAYS }
  }
}

// ---------------------------------------------------------------------- alone

const COLUMN = 296

function soloPlan(needs: Needs): Plan {
  const { height, plan } = strip(needs)
  const top = EDGE + height + 8
  const card: Rect = { x: EDGE, y: top, width: BROAD, height: HEIGHT - EDGE - top }
  const left = WIDTH - EDGE - COLUMN - 10
  const { places, radius } = fit(needs.spaces, { x: EDGE + 22, y: top + 20, width: left - EDGE - 44, height: card.height - 92 }, 41)
  const bottom = card.y + card.height - 10
  const cards = needs.routeCards
  const rows = { dice: cards ? 62 : 78, keys: cards ? 76 : 90, goods: cards ? 58 : 74, stock: cards ? 58 : 72, turns: 68, route: cards ? 116 : 0 }
  const gaps = cards ? 5 : 4
  const air = Math.min(8, (bottom - top - 48 - Object.values(rows).reduce((sum, each) => sum + each, 0)) / gaps)
  let y = top + 46
  const next = (high: number): Rect => {
    const rect = { x: left, y, width: COLUMN, height: high }
    y += high + air
    return rect
  }
  const [dice, keys, goods, stock, turns] = [next(rows.dice), next(rows.keys), next(rows.goods), next(rows.stock), next(rows.turns)]
  const trail = next(rows.route)
  const half = COLUMN / 2 - 4
  const silver: Rect = { ...stock, width: half }
  const workers: Rect = { ...stock, x: left + half + 8, width: half }
  const step = Math.min(92, (COLUMN - 90) / Math.max(1, needs.keysShown - 1))
  const estate: EstatePlan = {
    card,
    title: [EDGE + 16, bottom - 26],
    phaseNote: null,
    places,
    radius,
    hidden: null,
    ladder: null,
    preview: { x: left - 120, y: bottom - 122, width: 104, height: 50 },
    tribute: needs.shields ? { x: left - 110, y: top + 26, r: 12 } : null,
    trays: [dice, keys, goods, silver, workers],
    dice: row(2, left + 96, dice.y + dice.height / 2, 62, cards ? 20 : 23),
    keys: row(needs.keysShown, left + COLUMN / 2 - ((needs.keysShown - 1) * step) / 2, keys.y + keys.height / 2, step, cards ? 34 : 39),
    common: [],
    goods: row(6, left + 28, goods.y + goods.height / 2 + 6, 46, 12),
    sold: null,
    silver: { box: silver, pile: { x: silver.x + 34, y: silver.y + silver.height * 0.68, r: 34 }, number: [silver.x + silver.width - 14, silver.y + silver.height / 2 + 17] },
    workers: { box: workers, pile: { x: workers.x + 34, y: workers.y + workers.height * 0.68, r: 32 }, number: [workers.x + workers.width - 14, workers.y + workers.height / 2 + 17] },
    ...(cards ? route(cards, { ...trail, width: COLUMN + 4 }, 2) : { routeCards: [], stalls: [] }),
    partner: null,
    turns,
    track: { x: EDGE + 190, y: bottom - 36, width: left - EDGE - 280 },
    labels: [
      { word: 'dice', at: [dice.x + 10, dice.y + 18] },
      { word: 'goods', at: [goods.x + 10, goods.y + 17] },
      { word: 'silver', at: [silver.x + 10, silver.y + 18] },
      { word: 'workers', at: [workers.x + 10, workers.y + 18] },
    ],
  }
  return {
    width: WIDTH,
    height: HEIGHT,
    market: { ...plan, phases: { x: left, y: top + 10, width: COLUMN - 116, height: 32 }, bridge: null, town: null, order: null, bonuses: [] },
    estate,
    neighbours: [],
    tiles: { x: left + COLUMN - 110, y: top + 8, width: 110, height: 36 },
  }
}
