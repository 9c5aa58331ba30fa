// Where everything lies on the table, in units of the drawing. One kind of plan serves all sizes of screens; only the numbers differ.
import type { Point } from '../../../art/shapes'
import type { BridgePlan } from '../art/bridge'
import type { TrackPlan } from '../art/track'
import type { BonusKind } from '../types'

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A hex, or a square of twice the radius, around its middle. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
}

export interface Label {
  readonly at: Point
  readonly word: 'black' | 'goods' | 'white' | 'whiteShort' | 'bonusShort' | 'order' | 'bonus' | 'dice' | 'keys' | 'common' | 'silver' | 'workers' | 'route' | 'sold'
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly light?: boolean
}

export interface DepotPlan {
  readonly box: Rect
  readonly die: Spot
  /** The first goods lie here, further colours in this direction. */
  readonly goods: Spot & {
    readonly across: number
    readonly down: number
    readonly room: number
    /** Or they fill columns of so many, and the die is the first of all. */
    readonly columns?: { readonly of: number; readonly step: number }
  }
  readonly tiles: readonly Spot[]
  readonly shields: readonly Spot[]
}

export interface MarketPlan {
  readonly card: Rect
  readonly phases: Rect
  readonly depots: readonly DepotPlan[]
  readonly black: Rect
  readonly price: Spot
  readonly blackTiles: readonly Spot[]
  /** Goods and the white die; in some layouts they need no box of their own. */
  readonly foot: Rect | null
  readonly inns: Spot | null
  readonly coming: readonly Spot[]
  readonly white: Spot
  readonly bridge: BridgePlan | null
  readonly town: readonly [x: number, y: number, scale: number] | null
  readonly order: { readonly at: Point; readonly size: number } | null
  readonly bonuses: readonly { readonly kind: BonusKind; readonly large: boolean; readonly x: number; readonly y: number; readonly height: number }[]
  readonly ornaments: readonly (readonly [x: number, y: number, scale: number])[]
  readonly labels: readonly Label[]
}

export interface StockPlan {
  readonly box: Rect
  readonly pile: Spot
  /** Where the number stands. */
  readonly number: Point
}

export interface EstatePlan {
  readonly card: Rect
  readonly title: Point | null
  /** No room for names: numbers only, and signs instead of piles. A finger that means goods may miss them by as much. */
  readonly small?: { readonly touch: { readonly width: number; readonly height: number } }
  readonly phaseNote: { readonly at: Point; readonly anchor: 'middle' | 'end' } | null
  readonly places: readonly Point[]
  readonly radius: number
  /** Where there is no room for both halves of a team's board: the spaces of the one that is only a thumbnail. */
  readonly hidden: { readonly first: number; readonly last: number; readonly box: Rect; readonly radius: number } | null
  readonly ladder: { readonly at: Point; readonly columns: number } | null
  readonly preview: Rect | null
  readonly tribute: Spot | null
  readonly trays: readonly Rect[]
  readonly dice: readonly Spot[]
  readonly keys: readonly Spot[]
  readonly common: readonly Spot[]
  /** Filled from left to right by the colours that are there. */
  readonly goods: readonly Spot[]
  readonly sold: Point | null
  readonly silver: StockPlan
  readonly workers: StockPlan
  readonly routeCards: readonly Rect[]
  readonly stalls: readonly Rect[]
  readonly partner: { readonly name: Point; readonly dice: readonly Spot[]; readonly keys: readonly Spot[] } | null
  readonly turns: Rect | null
  readonly track: TrackPlan | null
  readonly labels: readonly Label[]
}

export interface NeighbourPlan {
  readonly owner: number
  readonly box: Rect
}

export interface Plan {
  readonly width: number
  readonly height: number
  readonly market: MarketPlan
  readonly estate: EstatePlan
  readonly neighbours: readonly NeighbourPlan[]
  /** The button that opens the list of all tiles. */
  readonly tiles: Rect
}

/** What a plan depends on, besides the screen. */
export interface Needs {
  readonly players: number
  readonly shields: boolean
  readonly inns: boolean
  readonly posts: boolean
  /** Cards of the trade route of one owner. */
  readonly routeCards: number
  /** Key spaces; with shield 4 tiles may lie on more than the board has. */
  readonly keysShown: number
  readonly largeAreas: boolean
  readonly spaces: readonly { readonly x: number; readonly y: number }[]
  readonly neighbours: readonly number[]
  readonly blackSpaces: number
  readonly solo: boolean
  /** The height of the table, by its width. */
  readonly tall: number
  /** The half of a team's board that lies in front of a person who cannot see both. */
  readonly half: 0 | 1
}

export const isHidden = ({ hidden }: EstatePlan, cell: number): boolean => hidden !== null && cell >= hidden.first && cell <= hidden.last

export const ROOT3 = Math.sqrt(3)

export const middleOf = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2]

/** The centres of the spaces of a duchy, as large as fits into a box. */
export function fit(spaces: Needs['spaces'], into: Rect, largest: number): { places: Point[]; radius: number } {
  const [left, right, top, bottom] = [Math.min(...spaces.map(({ x }) => x)), Math.max(...spaces.map(({ x }) => x)), Math.min(...spaces.map(({ y }) => y)), Math.max(...spaces.map(({ y }) => y))]
  const across = right - left + 1
  const down = bottom - top + 2 / ROOT3
  const unit = Math.min(into.width / across, into.height / down, largest * ROOT3)
  const [middle, centre] = middleOf(into)
  return {
    places: spaces.map(({ x, y }): Point => [middle + (x - (left + right) / 2) * unit, centre + (y - (top + bottom) / 2) * unit]),
    radius: unit / ROOT3,
  }
}

/** Spots side by side. */
export const row = (count: number, x: number, y: number, step: number, r: number): Spot[] => Array.from({ length: count }, (_, place) => ({ x: x + place * step, y, r }))

/** Tiles of a depot: side by side, two over one, or a honeycomb of four; rows are `r` apart and a half. */
export function honeycomb(count: number, x: number, y: number, r: number, air = 0.6): Spot[] {
  const width = r * ROOT3 + air
  const rows: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    2: [[-0.5, 0], [0.5, 0]],
    3: [[-0.5, 0], [0.5, 0], [0, 1.5]],
    4: [[-0.75, 0], [0.25, 0], [-0.25, 1.5], [0.75, 1.5]],
  }
  return (rows[count] ?? rows[4]!).map(([column, down]) => ({ x: x + column * width, y: y + down * r, r: r - 1 }))
}

/** Bonus tiles in rows of pairs. */
export function bonusPairs(posts: boolean, x: number, y: number, columns: number, across: number, down: number, height: number): MarketPlan['bonuses'] {
  const kinds: readonly BonusKind[] = ['building', 'animal', 'monastery', 'ship', 'castle', 'mine', ...(posts ? (['posts'] as const) : [])]
  return kinds.flatMap((kind, place) => {
    const [left, top] = [x + (place % columns) * across, y + Math.floor(place / columns) * down]
    return [
      { kind, large: true, x: left, y: top, height },
      { kind, large: false, x: left + height * 0.74, y: top + height * 0.11, height },
    ]
  })
}

/** Route cards and their stalls in rows of cards. */
export function route(cards: number, into: Rect, rows = 1): Pick<EstatePlan, 'routeCards' | 'stalls'> {
  const perRow = Math.ceil(cards / rows)
  const [width, height] = [into.width / perRow, into.height / rows]
  const routeCards = Array.from({ length: cards }, (_, card): Rect => ({ x: into.x + (card % perRow) * width, y: into.y + Math.floor(card / perRow) * height, width: width - 4, height: height - (rows > 1 ? 4 : 0) }))
  const stalls = routeCards.flatMap((card) => [0, 1, 2].map((place): Rect => ({ x: card.x + (card.width / 3) * place, y: card.y, width: card.width / 3, height: card.height })))
  return { routeCards, stalls }
}
