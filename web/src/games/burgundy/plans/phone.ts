// A phone: market, own duchy and stock fit on the first screen; the rest lies below.
import { bonusPairs, fit, honeycomb, ROOT3, route, row, type DepotPlan, type EstatePlan, type MarketPlan, type Needs, type Plan, type Rect, type Spot } from './plan'

const WIDTH = 390
const EDGE = 4
const CARD = WIDTH - 2 * EDGE

export function phonePlan(needs: Needs, kind: string): Plan {
  const market = upper(needs)
  const top = market.card.y + market.card.height + 5
  const estate = duchyCard(needs, kind, top)
  let y = estate.card.y + estate.card.height + 6
  const neighbours = needs.neighbours.map((owner, place) => {
    const box: Rect = needs.neighbours.length > 1 || kind === 'team' ? { x: EDGE + (place % 2) * (CARD / 2 + 2), y: y + Math.floor(place / 2) * 66, width: CARD / 2 - 2, height: 60 } : { x: EDGE, y, width: CARD / 2 - 2, height: 60 }
    return { owner, box }
  })
  const count = needs.neighbours.length
  const tiles: Rect = { x: EDGE + (count % 2) * (CARD / 2 + 2), y: y + Math.floor(count / 2) * 66, width: CARD / 2 - 2, height: 60 }
  y = tiles.y + 66
  const strip = below(needs, kind, y)
  return { width: WIDTH, height: y + (strip.bridge || strip.bonuses.length ? 112 : 0), market: { ...market, ...strip, foot: strip.bridge ? { x: EDGE, y: y - 2, width: CARD, height: 110 } : null }, estate, neighbours, tiles }
}

// ---------------------------------------------------------------------- the market

const COLUMN = 95

/** With two tiles each, depots need less height. */
const rowOf = ({ players, shields }: Needs): number => (players > 2 ? 79 : shields ? 70 : 50)

function upper(needs: Needs): Omit<MarketPlan, 'bridge' | 'town' | 'order' | 'bonuses'> {
  const { players, inns } = needs
  const high = rowOf(needs)
  const top = EDGE + 32
  const r = players === 4 ? 16 : 19.5
  const black: Rect = { x: EDGE + 4 + 3 * COLUMN, y: top, width: CARD - 8 - 3 * COLUMN, height: 2 * high + 4 }
  const step = r * ROOT3
  const perRow = 2
  const rows = Math.ceil(needs.blackSpaces / perRow)
  const down = Math.min(r * 1.55, (black.height - 26 - (inns ? 38 : 0) - 2 * r) / Math.max(1, rows - 1))
  return {
    card: { x: EDGE, y: EDGE, width: CARD, height: 32 + 2 * high + 8 },
    phases: { x: EDGE + 6, y: EDGE + 4, width: 168, height: 25 },
    depots: [0, 1, 2, 3, 4, 5].map((number) => depot({ x: EDGE + 4 + (number % 3) * COLUMN, y: top + Math.floor(number / 3) * (high + 4), width: COLUMN - 3, height: high }, needs, r)),
    black,
    price: { x: black.x + black.width / 2 - 8, y: black.y + 12, r: 8 },
    blackTiles: Array.from({ length: needs.blackSpaces }, (_, place) => {
      const line = Math.floor(place / perRow)
      return { x: black.x + black.width / 2 + ((place % perRow) - 0.5) * step + (line % 2 ? step / 4 : -step / 4), y: black.y + 23 + r + line * down, r }
    }),
    foot: null,
    inns: inns ? { x: black.x + black.width / 2 - 12, y: black.y + black.height - 20, r: 17 } : null,
    coming: row(5, EDGE + 206, EDGE + 16, 23, 9),
    white: { x: EDGE + CARD - 18, y: EDGE + 16, r: 10 },
    ornaments: [],
    labels: [],
  }
}

function depot(box: Rect, { players, shields }: Needs, r: number): DepotPlan {
  const right = box.x + box.width - 3
  const step = r * ROOT3
  const width = players === 4 ? 2.5 * step : 2 * step
  const arms: Spot[] = shields ? [{ x: box.x + (players === 2 ? 80 : 29), y: box.y + box.height - 13, r: 8.5 }, { x: box.x + box.width - 11, y: box.y + box.height - 13, r: 8.5 }] : []
  return {
    box,
    die: { x: box.x + 12, y: box.y + 13, r: 9 },
    goods: { x: box.x + 12, y: box.y + (players === 2 ? 36 : 35), r: 8.5, across: 0, down: 1, room: box.height - 26 },
    tiles: honeycomb(players, right - width / 2, box.y + 4 + r + (players === 2 && !shields ? 2 : 0), r, 0).map((spot) => ({ ...spot, r })),
    shields: players === 2 ? [{ x: box.x + 52, y: box.y + box.height - 13, r: 8.5 }].filter(() => shields) : arms,
  }
}

/** What is looked at less often: the bridge and the bonus tiles. */
function below({ posts }: Needs, kind: string, y: number): Pick<MarketPlan, 'bridge' | 'town' | 'order' | 'bonuses'> {
  if (kind === 'solo') return { bridge: null, town: null, order: null, bonuses: [] }
  return {
    bridge: { x: EDGE + 12, y: y + 74, width: 150, height: 22, drum: { width: 20, height: 11 } },
    town: null,
    order: { at: [EDGE + 16, y + 10], size: 16 },
    bonuses: posts ? bonusPairs(true, 206, y + 28, 4, 50, 46, 32) : bonusPairs(false, 210, y + 28, 3, 62, 46, 36),
  }
}

// ---------------------------------------------------------------------- the duchy

/** The halves of a team's board one below the other, so that their spaces are large enough for fingers. */
function stacked(spaces: Needs['spaces']): Needs['spaces'] {
  const half = spaces.length / 2
  const [left, lowest] = [Math.min(...spaces.slice(half).map(({ x }) => x)), Math.max(...spaces.map(({ y }) => y))]
  return spaces.map(({ x, y }, cell) => (cell < half ? { x, y } : { x: x - left, y: y + lowest + 1.05 }))
}

function duchyCard(needs: Needs, kind: string, top: number): EstatePlan {
  const [team, solo] = [kind === 'team', kind === 'solo']
  const first = team || solo // their boards are high: dice and storage come above them
  const head = first || needs.posts ? 32 : 4
  const stockHeight = team ? 90 : 44
  const high = team ? 574 : solo ? 286 : needs.routeCards ? 268 : 300
  const inset = needs.posts ? 22 : 0
  const start = top + head + (first ? stockHeight + 8 : 0)
  const { places, radius } = fit(team ? stacked(needs.spaces) : needs.spaces, { x: EDGE + 4 + inset, y: start + inset * 0.6, width: CARD - 8 - 2 * inset, height: high - 1.5 * inset }, 27)
  const y = start + high + 6
  const track = solo ? 62 : 0
  const common = team ? 46 : 0
  const stock: Rect = { x: EDGE + 5, y: first ? top + head : y, width: CARD - 10, height: stockHeight }
  const cards = needs.routeCards
  const lines = cards > 5 ? 2 : 1
  const trail: Rect = { x: EDGE + 5, y: first ? y + track : stock.y + stock.height + 6, width: CARD - 6, height: cards ? 48 * lines : 0 }
  const middle = stock.y + 22
  const keyStep = Math.min(40, 84 / Math.max(1, needs.keysShown - 1))
  const goods = solo ? [...row(3, EDGE + 216, middle - 10, 31, 8), ...row(3, EDGE + 216, middle + 10, 31, 8)] : row(3, EDGE + 224, middle - 7, 28, 9)
  const silver: Rect = { x: EDGE + 306, y: stock.y, width: 36, height: 44 }
  const workers: Rect = { x: EDGE + 342, y: stock.y, width: 36, height: 44 }
  return {
    card: { x: EDGE, y: top, width: CARD, height: trail.y + trail.height + (cards ? 4 : 0) - top },
    title: [EDGE + 9, top + 21],
    small: true,
    phaseNote: null,
    places,
    radius,
    ladder: null,
    preview: { x: EDGE + 6, y: start + high - 50, width: 66, height: 48 },
    tribute: needs.shields ? { x: WIDTH - 86, y: top + 16, r: 9 } : null,
    trays: [stock],
    dice: row(2, EDGE + 24, middle, 34, 12.5),
    keys: row(needs.keysShown, EDGE + 100, middle, keyStep, needs.keysShown > 3 ? 17 : 20),
    common: team ? row(2, EDGE + 100, middle + common, 40, 20) : [],
    goods,
    sold: solo ? null : [EDGE + 290, stock.y + 39],
    silver: { box: silver, pile: { x: silver.x + 18, y: silver.y + 14, r: 20 }, number: [silver.x + 23, silver.y + 39] },
    workers: { box: workers, pile: { x: workers.x + 18, y: workers.y + 14, r: 20 }, number: [workers.x + 23, workers.y + 39] },
    ...(cards ? route(cards, trail, lines) : { routeCards: [], stalls: [] }),
    partner: team ? { name: [EDGE + 190, middle + common + 5], dice: row(2, EDGE + 262, middle + common, 26, 10), keys: row(2, EDGE + 316, middle + common, 36, 17) } : null,
    turns: null,
    track: solo ? { x: EDGE + 24, y: y + 30, width: CARD - 74 } : null,
    labels: solo ? [] : [{ word: 'sold', at: [EDGE + 214, stock.y + 39] }],
  }
}
