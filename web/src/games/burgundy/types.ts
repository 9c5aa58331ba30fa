// What the server tells of this game: the material of a table, and a view of the position.

export const KINDS = ['building', 'animal', 'monastery', 'ship', 'castle', 'mine'] as const
/** The colour of a space or a tile. */
export type Kind = (typeof KINDS)[number]
/** What bonus tiles are for. */
export type BonusKind = Kind | 'posts'
export const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name)

export const GOODS = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'] as const
export type Good = (typeof GOODS)[number]
export const PHASES = ['A', 'B', 'C', 'D', 'E'] as const
export const ROUNDS = 5

export type RouteBonus = 'take_building' | 'take_mine_monastery_castle' | 'take_any' | 'workers_4' | 'silver_2' | 'points_4'

export interface RouteSpace {
  readonly good: Good
  readonly bonus: RouteBonus
}

export interface Space {
  readonly name: string
  readonly kind: Kind
  readonly die: number
  /** In widths of a hex. */
  readonly x: number
  readonly y: number
  readonly area: number
}

export interface Duchy {
  readonly kind: string
  readonly spaces: readonly Space[]
  readonly posts: readonly number[]
  readonly rivers: readonly (readonly [number, number])[]
}

export interface Material {
  readonly duchies: Readonly<Record<string, Duchy>>
  readonly tiles: Readonly<Record<string, { readonly kind: Kind | 'any' }>>
  /** The colours of the spaces of the six depots in phase A, and then the black ones. */
  readonly spaces: readonly (readonly (Kind | 'black')[])[]
  readonly area_points: readonly number[]
  readonly phase_points: readonly number[]
  readonly goods_points: number
  readonly bonus: { readonly large: number; readonly small: number }
  readonly routes: Readonly<Record<string, readonly RouteSpace[]>>
  readonly key_spaces: number
  readonly in_use: Readonly<Record<string, boolean>>
}

export type Counts = Readonly<Record<Good, number>>

export interface Depot {
  /** The colours of its spaces in this phase. */
  readonly spaces: readonly Kind[]
  readonly tiles: readonly string[]
  readonly goods: Counts
  readonly shields: readonly number[]
}

/** What somebody owns; in the team game two players share one. */
export interface Estate {
  readonly duchy: string
  readonly tiles: readonly (string | null)[]
  readonly silver: number
  readonly workers: number
  readonly goods: Counts
  readonly sold: Counts
  readonly common: readonly string[]
  readonly links: number
  readonly route: readonly number[]
  readonly routed: number
  /** The goods on the route, from left to right. */
  readonly laid: readonly Good[]
  readonly shields: readonly { readonly space: number; readonly shield: number }[]
  /** With shield 6: the owner whose monasteries may be used as well. */
  readonly named: number | null
}

export interface Seat {
  readonly owner: number
  readonly points: number
  /** 0 when used. */
  readonly dice: readonly number[]
  readonly keys: readonly string[]
}

export interface View {
  readonly setup: { readonly players: number }
  readonly seat: number | null
  readonly waiting_for: readonly number[]
  readonly result?: unknown
  readonly phase: (typeof PHASES)[number] | null
  readonly round: number
  readonly order: readonly number[]
  readonly active: number | null
  readonly white: number
  readonly depots: readonly Depot[]
  readonly black: readonly string[]
  readonly inns: number
  readonly coming: readonly Good[]
  /** From the first space on, each stack from bottom to top. */
  readonly bridge: readonly (readonly number[])[]
  /** Owners in the order in which they completed it: the first has the large tile, the second the small one. */
  readonly bonuses: Readonly<Record<BonusKind, readonly number[]>>
  /** Face-down tiles by id. */
  readonly left: Readonly<Record<string, number>>
  readonly black_left: number
  readonly gone: readonly string[]
  readonly seats: readonly Seat[]
  readonly estates: readonly Estate[]
  readonly starts: readonly { readonly owner: number; readonly space: number }[]
  readonly counter: number
  readonly target: number
}

/** One seat, or in the team game the two that share what they own. */
export const seatsOf = ({ seats }: View, owner: number): number[] => seats.flatMap((seat, number) => (seat.owner === owner ? [number] : []))
export const stocked = (goods: Counts): Good[] => GOODS.filter((good) => goods[good])
export const total = (goods: Counts): number => GOODS.reduce((sum, good) => sum + goods[good], 0)
