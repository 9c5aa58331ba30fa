// A phone: market, own duchy and stock fit on the first screen if its height allows tiles that a finger can hit; the rest lies below.
import { bonusPairs, fit, honeycomb, ROOT3, route, row, type DepotPlan, type EstatePlan, type MarketPlan, type Needs, type Plan, type Rect, type Spot } from './plan'

const WIDTH = 390
const EDGE = 4
const CARD = WIDTH - 2 * EDGE
/** Hexes of this radius are as wide as a finger. */
const FINGER = 40 / ROOT3

export function phonePlan(needs: Needs, kind: string): Plan {
  const market = upper(needs)
  const top = market.card.y + market.card.height + 5
  const estate = duchyCard(needs, kind, top)
  let y = estate.card.y + estate.card.height + 6
  const half = (place: number): Rect => ({ x: EDGE + (place % 2) * (CARD / 2 + 2), y: y + Math.floor(place / 2) * 66, width: CARD / 2 - 2, height: 60 })
  const neighbours = needs.neighbours.map((owner, place) => ({ owner, box: half(place) }))
  const tiles = half(needs.neighbours.length)
  y = tiles.y + 66
  const strip = below(needs, kind, y)
  return { width: WIDTH, height: y + (strip.bridge || strip.bonuses.length ? 112 : 0), market: { ...market, ...strip, foot: strip.bridge ? { x: EDGE, y: y - 2, width: CARD, height: 110 } : null }, estate, neighbours, tiles }
}

// ---------------------------------------------------------------------- the market

const HEAD = 32
const AIR = 4
/** Die and goods lie to the left of the tiles, so many in a column. */
const COLUMN = 3

interface Grid {
  readonly columns: number
  /** Of a tile. */
  readonly r: number
  readonly high: number
  readonly comb: boolean
}

/** Three columns of pairs, or two columns with three or four tiles in a row; with shields four tiles only fit as a honeycomb. */
function gridOf({ players, shields, solo }: Needs): Grid {
  if (players === 2 && (shields || solo)) return { columns: 3, r: 21, high: 2 * 21 + 5, comb: false }
  if (players === 2) return { columns: 3, r: FINGER, high: 2 * FINGER + 6, comb: false }
  if (players === 4 && shields) return { columns: 3, r: 19.5, high: 3.5 * 19.5 + 6, comb: true }
  return { columns: 2, r: 21.5, high: 2 * 21.5 + 5, comb: false }
}

function upper(needs: Needs): Omit<MarketPlan, 'bridge' | 'town' | 'order' | 'bonuses'> {
  const { inns, blackSpaces, solo } = needs
  const { columns, r, high, comb } = gridOf(needs)
  const top = EDGE + HEAD
  const each = (CARD - 8 + AIR) / columns
  const rows = 6 / columns
  const ground = top + rows * (high + AIR)
  const room = { price: 36, inns: inns ? 62 : 0 }
  const small = Math.min(solo ? r : FINGER, (CARD - 8 - room.price - room.inns - 4) / blackSpaces / ROOT3)
  const step = small * ROOT3
  // With few tiles there is room beside the black depot, and the phases can be written out.
  const aside = CARD - 8 - room.price - room.inns - blackSpaces * step > 160
  const black: Rect = { x: EDGE + 4, y: ground, width: aside ? room.price + blackSpaces * step + 6 : CARD - 8, height: 2 * small + 6 }
  const centre = black.y + black.height / 2
  const rest = black.x + black.width
  return {
    card: { x: EDGE, y: EDGE, width: CARD, height: ground + black.height + 6 - EDGE },
    phases: { x: EDGE + 6, y: EDGE + 4, width: aside ? CARD - 12 : 168, height: 25 },
    depots: Array.from({ length: 6 }, (_, number) => depot({ x: EDGE + 4 + (number % columns) * each, y: top + Math.floor(number / columns) * (high + AIR), width: each - AIR, height: high }, needs, r, comb)),
    black,
    price: { x: black.x + 11, y: centre, r: 7.5 },
    blackTiles: row(blackSpaces, black.x + room.price + step / 2 + (aside || inns ? 0 : (CARD - 12 - room.price - blackSpaces * step) / 2), centre, step, small),
    foot: null,
    inns: inns ? { x: black.x + black.width - 42, y: centre + 4, r: 20 } : null,
    coming: aside ? row(5, rest + 18, centre, 23, 9.5) : row(5, EDGE + 206, EDGE + 16, 23, 9),
    white: aside ? { x: EDGE + CARD - 22, y: centre, r: 13 } : { x: EDGE + CARD - 18, y: EDGE + 16, r: 10 },
    ornaments: [],
    labels: [],
  }
}

function depot(box: Rect, { players, shields }: Needs, r: number, comb: boolean): DepotPlan {
  const step = r * ROOT3
  const middle = box.y + box.height / 2
  const right = box.x + box.width
  const across = comb ? 2.5 : players
  const arms = shields ? (players === 2 ? 1 : 2) : 0
  const narrow = comb ? 1 : arms // a honeycomb is high enough for two shields one above the other
  // Die and goods get a second column where there is room for it.
  const side = comb ? 23 : Math.min(38, box.width - across * step - narrow * 20)
  const size = comb ? 17 : Math.min((box.height - 4) / COLUMN, (side - 3) / 2)
  const free = (box.width - side - across * step) / Math.max(1, narrow)
  const arm = Math.min(10, free / 2 - 0.5)
  const shieldAt = (place: number): Spot => (comb ? { x: right - free / 2 - 1, y: middle + 4 + (place - 0.5) * 36, r: arm } : { x: right - free * (narrow - place - 0.5) - 1, y: middle + 5, r: arm })
  const first = shields ? box.x + side + step / 2 : box.x + side + (box.width - side - (players - 1) * step) / 2
  const die: Spot = { x: box.x + 3 + size / 2, y: box.y + 2.5 + size / 2, r: size / 2 - 0.4 }
  return {
    box,
    die,
    goods: { x: die.x, y: die.y + size + (comb ? 1 : 0), r: die.r, across: 0, down: 1, room: box.height - size - 6, ...(comb ? {} : { columns: { of: COLUMN, step: size } }) },
    tiles: comb ? honeycomb(4, box.x + side + 1.25 * step, middle - 0.75 * r, r, 0).map((spot) => ({ ...spot, r })) : row(players, first, middle, step, r),
    shields: Array.from({ length: arms }, (_, place) => shieldAt(place)),
  }
}

/** What is looked at less often: the bridge and the bonus tiles. */
function below({ posts }: Needs, kind: string, y: number): Pick<MarketPlan, 'bridge' | 'town' | 'order' | 'bonuses'> {
  if (kind === 'solo') return { bridge: null, town: null, order: null, bonuses: [] }
  return {
    bridge: { x: EDGE + 12, y: y + 74, width: 150, height: 22, drum: { width: 20, height: 11 } },
    town: null,
    order: { at: [EDGE + 16, y + 10], size: 16 },
    bonuses: posts ? bonusPairs(true, 202, y + 28, 4, 47, 46, 30) : bonusPairs(false, 210, y + 28, 3, 62, 46, 36),
  }
}

// ---------------------------------------------------------------------- the duchy

/** One half of a team's board, large; the other one is a picture in the corner, and a touch brings it forward. */
function halves(spaces: Needs['spaces'], shown: 0 | 1, into: Rect): Pick<EstatePlan, 'places' | 'radius' | 'hidden'> {
  const [half, button] = [spaces.length / 2, { width: 86, height: 62 }]
  const box: Rect = { x: EDGE + CARD - 5 - button.width, y: into.y + 3, ...button }
  const parts = [spaces.slice(0, half), spaces.slice(half)]
  const large = fit(parts[shown]!, into, 27)
  const small = fit(parts[1 - shown]!, { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 }, 27)
  return {
    places: shown ? [...small.places, ...large.places] : [...large.places, ...small.places],
    radius: large.radius,
    hidden: { first: shown ? 0 : half, last: shown ? half - 1 : spaces.length - 1, box, radius: small.radius },
  }
}

/** Of the duchy: what the screen leaves for it, if that is neither too little for fingers nor more than it can fill. */
function heightOf(room: number, usual: number): number {
  return room < 0.83 * usual ? usual : Math.min(room, 1.08 * usual)
}

function duchyCard(needs: Needs, kind: string, top: number): EstatePlan {
  const [team, solo] = [kind === 'team', kind === 'solo']
  const head = needs.posts || (solo && needs.shields) ? 28 : 4 // alone nobody needs the name of the board, only the tribute a place
  const stockHeight = team ? 90 : solo ? 48 : 44
  const inset = needs.posts ? 17 : solo ? 6 : 0 // for what stands around the board: posts, or the shore of its islands
  const start = top + head + (solo ? stockHeight + 6 : 0) // alone the board is high: dice and storage come above it
  const track = solo ? 30 : 0
  const high = heightOf(WIDTH * needs.tall - start - (solo ? track : 44) - 10, solo ? 272 : 256)
  const into: Rect = { x: EDGE + 4 + inset, y: start + inset * 0.5, width: CARD - 8 - 2 * inset, height: high - 1.2 * inset }
  const duchy = team ? halves(needs.spaces, needs.half, into) : { ...fit(needs.spaces, into, 27), hidden: null }
  const y = start + high + 6
  const stock: Rect = { x: EDGE + 5, y: solo ? top + head : y, width: CARD - 10, height: stockHeight }
  const cards = needs.routeCards
  const lines = cards > 5 ? 2 : 1
  const trail: Rect = { x: EDGE + 5, y: solo ? y + track : stock.y + stock.height + 6, width: CARD - 6, height: cards ? 48 * lines : 0 }
  const line = solo ? 48 : 44
  const middle = stock.y + line / 2
  const second = middle + 46
  const keyStep = Math.min(40, 80 / Math.max(1, needs.keysShown - 1))
  const goods = solo ? [...row(3, EDGE + 220, middle - 12, 32, 8.5), ...row(3, EDGE + 220, middle + 12, 32, 8.5)] : row(3, EDGE + 219, middle - 6, 32, 8.5)
  const silver: Rect = { x: EDGE + 308, y: stock.y, width: 32, height: line }
  const workers: Rect = { x: EDGE + 338, y: stock.y, width: 40, height: line }
  return {
    card: { x: EDGE, y: top, width: CARD, height: trail.y + trail.height + (cards ? 4 : 0) - top },
    title: solo && head < 28 ? null : [EDGE + 9, top + 21],
    small: { touch: { width: solo ? 29 : 31, height: solo ? 24 : 44 } },
    phaseNote: null,
    ...duchy,
    ladder: null,
    preview: { x: EDGE + 6, y: start + high - 50, width: 66, height: 48 },
    tribute: needs.shields ? (solo ? { x: WIDTH - 86, y: top + 16, r: 9 } : { x: WIDTH - 90, y: start + high - 10, r: 9 }) : null,
    trays: [stock],
    dice: row(2, EDGE + 25, middle, 39, 15),
    keys: row(needs.keysShown, EDGE + 108, middle, keyStep, needs.keysShown > 3 ? 17 : 22),
    common: team ? row(2, EDGE + 108, second, 40, 22) : [],
    goods,
    sold: solo ? null : [EDGE + 290, stock.y + 39],
    silver: { box: silver, pile: { x: silver.x + 16, y: silver.y + 14, r: 20 }, number: [silver.x + 21, silver.y + 39] },
    workers: { box: workers, pile: { x: workers.x + 20, y: workers.y + 14, r: 20 }, number: [workers.x + 25, workers.y + 39] },
    ...(cards ? route(cards, trail, lines) : { routeCards: [], stalls: [] }),
    partner: team ? { name: [EDGE + 190, second + 5], dice: row(2, EDGE + 262, second, 26, 10), keys: row(2, EDGE + 316, second, 36, 17) } : null,
    turns: null,
    track: solo ? { x: EDGE + 18, y: y + 12, width: CARD - 96, slim: true } : null,
    labels: solo ? [] : [{ word: 'sold', at: [EDGE + 212, stock.y + 39] }],
  }
}
