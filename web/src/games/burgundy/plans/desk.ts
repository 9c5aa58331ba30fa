// Two boards side by side: the market on the left, the own estate and below it the neighbours on the right.
import { bonusPairs, fit, honeycomb, ROOT3, route, row, type DepotPlan, type EstatePlan, type Label, type MarketPlan, type Needs, type Plan, type Rect, type Spot } from './plan'

const WIDTH = 1128
const HEIGHT = 726
const EDGE = 12
const CARD = 546
const RIGHT = 570
const STRIP = 64

export function deskPlan(needs: Needs): Plan {
  const strip: Rect = { x: RIGHT, y: HEIGHT - EDGE - STRIP, width: CARD, height: STRIP }
  const button = 74
  const each = (strip.width - button) / Math.max(1, needs.neighbours.length)
  return {
    width: WIDTH,
    height: HEIGHT,
    market: market(needs),
    estate: estate(needs, strip.y - 8),
    neighbours: needs.neighbours.map((owner, place) => ({ owner, box: { x: strip.x + place * each, y: strip.y, width: each - 8, height: STRIP } })),
    tiles: { x: strip.x + strip.width - button, y: strip.y, width: button, height: STRIP },
  }
}

// ---------------------------------------------------------------------- the market

function market(needs: Needs): MarketPlan {
  const { players, inns, shields, posts } = needs
  const two = players === 2
  const middle = EDGE + CARD / 2
  const [lying, standing, wide] = [two ? 94 : 84, two ? 134 : 167, 158]
  const long = shields ? (players === 4 ? 444 : two ? 330 : 384) : two ? 272 : players === 4 ? 360 : 326
  const top = 62
  const upper = top + lying + 7
  const lower = upper + standing + 6
  const last = lower + standing + 7
  const [left, right] = [EDGE + 10, EDGE + CARD - 10 - wide]
  const black: Rect = { x: middle - 96, y: upper, width: 192, height: two ? 184 : 212 }
  const foot: Rect = { x: black.x, y: black.y + black.height + 7, width: 192, height: 2 * standing + 6 - black.height - 7 }
  const below = last + lying + 8
  return {
    card: { x: EDGE, y: EDGE, width: CARD, height: HEIGHT - 2 * EDGE },
    phases: { x: EDGE + 14, y: EDGE + 10, width: CARD - 28, height: 32 },
    depots: [
      lie({ x: middle - long / 2, y: top, width: long, height: lying }, needs),
      stand({ x: right, y: upper, width: wide, height: standing }, needs),
      stand({ x: right, y: lower, width: wide, height: standing }, needs),
      lie({ x: middle - long / 2, y: last, width: long, height: lying }, needs),
      stand({ x: left, y: lower, width: wide, height: standing }, needs),
      stand({ x: left, y: upper, width: wide, height: standing }, needs),
    ],
    black,
    price: { x: black.x + 160, y: black.y + 16, r: 8.5 },
    blackTiles: blackTiles(players, middle, black.y),
    foot,
    inns: inns ? { x: foot.x + 42, y: foot.y + foot.height / 2 - 4, r: two ? 30 : 35 } : null,
    ...phaseGoods(foot, inns, two),
    bridge: { x: EDGE + 26, y: HEIGHT - EDGE - 40, width: 214, height: 26, drum: { width: 27, height: 11.5 } },
    town: [EDGE + 226, HEIGHT - EDGE - 44, 1],
    order: { at: [EDGE + 118, below + 10], size: 19 },
    bonuses: posts ? bonusPairs(true, 318, below + 40, 4, 60, 50, 38) : bonusPairs(false, 328, below + 40, 3, 78, 50, 42),
    ornaments: ornaments(long, top + lying / 2, last + lying / 2),
    labels: [
      { word: 'black', at: [black.x + 14, black.y + 21], light: true },
      { word: 'order', at: [EDGE + 20, below + 15] },
      { word: 'bonus', at: [300, below + 15] },
      { word: 'goods', at: inns ? [foot.x + 96, foot.y + 19] : [foot.x + 12, foot.y + 19] },
      inns ? { word: 'whiteShort', at: [foot.x + 96, foot.y + foot.height - 11] } : { word: 'white', at: [foot.x + 12, foot.y + foot.height - 13] },
    ],
  }
}

function ornaments(long: number, first: number, second: number): MarketPlan['ornaments'] {
  const room = (CARD - long) / 2
  if (room < 60) return []
  const scale = Math.min(1.2, room / 100)
  return [first, second].flatMap((y) => [[EDGE + room / 2 + 4, y, scale], [EDGE + CARD - room / 2 - 4, y, -scale]] as const)
}

/** Depots 1 and 4: die and goods to the left of the tiles. */
function lie(box: Rect, { players, shields }: Needs): DepotPlan {
  const r = players === 2 ? 40 : 34
  const step = r * ROOT3 + 4
  const arms = shields ? (players === 2 ? 1 : 2) : 0
  const first = box.x + box.width - 10 - step / 2 - (players - 1) * step - (arms ? 50 * arms + 8 : 0)
  return {
    box,
    die: { x: box.x + 26, y: box.y + 25, r: 15 },
    goods: { x: box.x + 26, y: box.y + box.height - 21, r: 13.5, across: 1, down: 0, room: first - r * 0.87 - box.x - 14 },
    tiles: row(players, first, box.y + box.height / 2, step, r - 1),
    shields: row(arms, box.x + box.width - 28 - (arms - 1) * 50, box.y + box.height / 2 + 6, 50, 20),
  }
}

/** Depots 2, 3, 5 and 6: die and goods above the tiles. */
function stand(box: Rect, { players, shields }: Needs): DepotPlan {
  const r = players === 2 ? 40 : players === 4 && shields ? 32 : 34
  const middle = box.x + box.width / 2
  const top = box.y + box.height - 8 - (players === 2 ? r : 2.5 * r)
  const arms: Spot[] = !shields
    ? []
    : players === 3
      ? [
          { x: box.x + box.width - 24, y: box.y + box.height - 32, r: 19 },
          { x: box.x + 24, y: box.y + box.height - 32, r: 19 },
        ]
      : players === 2
        ? [{ x: middle - 2, y: box.y + 33, r: 15.5 }]
        : [
            { x: middle - 17, y: box.y + 34, r: 15.5 },
            { x: middle + 19, y: box.y + 34, r: 15.5 },
          ]
  return {
    box,
    die: { x: box.x + 24, y: box.y + 23, r: 15 },
    // With two shields in the head, goods lie below each other beside the upper tiles.
    goods: { x: box.x + box.width - 19, y: box.y + 23, r: 13.5, ...(shields && players === 4 ? { across: 0, down: 1, room: 84 } : { across: -1, down: 0, room: shields && players === 2 ? 54 : 104 }) },
    tiles: honeycomb(players, middle, top, r, players === 2 ? 2 : 0.4),
    shields: arms,
  }
}

function blackTiles(players: number, middle: number, top: number): Spot[] {
  const two = players === 2
  const r = two ? 38 : 34
  const rows = two ? [[-0.5, 0.5], [-0.5, 0.5]] : players === 3 ? [[-0.75, 0.25], [-0.25, 0.75], [-0.75, 0.25]] : [[-1, 0, 1], [-0.5, 0.5], [-1, 0, 1]]
  return rows.flatMap((columns, place) => columns.map((column) => ({ x: middle + column * (r * ROOT3 + (two ? 4 : 0.6)), y: top + 30 + r + place * (two ? r * 1.82 : r * 1.5 + 0.5), r: r - 1 })))
}

function phaseGoods(foot: Rect, inns: boolean, two: boolean): Pick<MarketPlan, 'coming' | 'white'> {
  const white = { x: foot.x + foot.width - 24, y: foot.y + foot.height - (two ? 17 : 21), r: two ? 12 : 13 }
  if (!inns) return { coming: row(5, foot.x + 27, foot.y + (two ? 40 : 44), 34, two ? 12.5 : 14), white }
  const [left, top, step, r] = [foot.x + 108, foot.y + (two ? 33 : 42), two ? 17.5 : 29, two ? 8 : 12.5]
  if (two) return { coming: row(5, left - 3, top + 3, step, r), white }
  return { coming: [...row(3, left, top, step, r), ...row(2, left, top + 29, step, r)], white }
}

// ---------------------------------------------------------------------- the estate

function estate({ spaces, posts, routeCards, keysShown, largeAreas, shields }: Needs, bottom: number): EstatePlan {
  const card: Rect = { x: RIGHT, y: EDGE, width: CARD, height: bottom - EDGE }
  const tight = routeCards > 0
  const [upper, lower] = tight ? [78, 62] : [92, 76]
  const [left, inner] = [RIGHT + 12, CARD - 24]
  const lowest = bottom - 10 - lower
  const above = lowest - 7 - upper
  const trail: Rect = { x: left, y: above - (tight ? 80 : 0), width: inner + 4, height: 73 }
  const room: Rect = { x: left, y: EDGE + 6, width: inner, height: trail.y - EDGE - 10 }
  const inset = posts ? 34 : 0
  const { places, radius } = fit(spaces, { x: room.x + inset, y: room.y + inset * 0.8, width: room.width - 2 * inset, height: room.height - 1.8 * inset }, 41)
  const foot = room.y + room.height
  const dice: Rect = { x: left, y: above, width: 158, height: upper }
  const keys: Rect = { x: left + 166, y: above, width: inner - 166, height: upper }
  const step = Math.min(92, (keys.width - 92) / Math.max(1, keysShown - 1))
  const goods: Rect = { x: left, y: lowest, width: 286, height: lower }
  const silver: Rect = { x: left + 294, y: lowest, width: 110, height: lower }
  const workers: Rect = { x: left + 412, y: lowest, width: inner - 412, height: lower }
  const head = tight ? 0 : 8
  const columns = largeAreas ? 5 : 4
  const labels: Label[] = [
    { word: 'silver', at: [silver.x + 10, silver.y + 18] },
    { word: 'workers', at: [workers.x + 10, workers.y + 18] },
    { word: 'goods', at: [goods.x + 10, goods.y + 18] },
    { word: 'sold', at: [goods.x + goods.width - 12, goods.y + 18], anchor: 'end' },
    ...(tight ? [] : ([{ word: 'dice', at: [dice.x + 10, dice.y + 18] }, { word: 'keys', at: [keys.x + 10, keys.y + 18] }] as const)),
  ]
  return {
    card,
    title: [RIGHT + 18, EDGE + 34],
    phaseNote: { at: [RIGHT + CARD - 18, EDGE + 30], anchor: 'end' },
    places,
    radius,
    hidden: null,
    ladder: { at: [RIGHT + CARD - 9 - columns * 25, foot - 68], columns },
    preview: { x: RIGHT + 14, y: foot - (shields ? 96 : 56), width: 104, height: 50 },
    tribute: shields ? { x: RIGHT + 34, y: foot - 22, r: 12 } : null,
    trays: [dice, keys, goods, silver, workers],
    dice: row(2, dice.x + 46, dice.y + upper / 2 + head, 66, tight ? 22 : 23),
    keys: row(keysShown, keys.x + keys.width - 46 - (keysShown - 1) * step, keys.y + upper / 2 + (tight ? 0 : 3), step, tight ? 35 : 38),
    common: [],
    goods: row(3, goods.x + 36, goods.y + lower / 2 + (tight ? 6 : 8), 72, tight ? 16 : 18),
    sold: [goods.x + goods.width - 14, goods.y + lower / 2 + 20],
    silver: { box: silver, pile: { x: silver.x + 32, y: silver.y + lower * 0.68, r: 34 }, number: [silver.x + silver.width - 12, silver.y + lower / 2 + 19] },
    workers: { box: workers, pile: { x: workers.x + 32, y: workers.y + lower * 0.68, r: 32 }, number: [workers.x + workers.width - 12, workers.y + lower / 2 + 19] },
    ...(tight ? route(routeCards, trail) : { routeCards: [], stalls: [] }),
    partner: null,
    turns: null,
    track: null,
    labels,
  }
}
