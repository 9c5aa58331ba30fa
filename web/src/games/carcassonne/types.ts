import type { Text } from '../board'

export const SIDES = 'NESW'
/** Half sides, clockwise: side s has the halves 2s and 2s + 1. */
export const HALVES = ['NNW', 'NNE', 'ENE', 'ESE', 'SSE', 'SSW', 'WSW', 'WNW'] as const

export type Edge = 'field' | 'road' | 'city' | 'river'
export type Kind = 'city' | 'road' | 'field' | 'monastery' | 'garden'
export type Good = 'wine' | 'grain' | 'cloth'
export type Crop = 'farmer' | 'highwayman' | 'knight'
export type FigureKind = 'meeple' | 'big' | 'abbot' | 'builder' | 'pig'
export type Magic = 'mage' | 'witch'

export const GOODS: readonly Good[] = ['wine', 'grain', 'cloth']

/** What is printed on a tile, as the unturned tile shows it. */
export interface Segment {
  readonly kind: Kind
  readonly sides: string
  readonly halves: readonly string[]
  readonly shields: number
  readonly goods: Good | ''
  readonly cathedral: boolean
  readonly inn: boolean
  readonly end: string
  readonly cities: readonly number[]
}

export interface TileType {
  readonly set: string
  readonly count: number
  readonly edges: readonly Edge[]
  readonly segments: readonly Segment[]
  readonly rotations: readonly number[]
  /** Eighths clockwise from north, -1 without a flying machine. */
  readonly flight: number
  readonly gold: boolean
  readonly magic: boolean
  readonly robber: boolean
  readonly lake: boolean
  readonly crop: Crop | ''
  readonly role: string
  readonly drawing: {
    readonly garden_field?: number
    readonly inn_field?: number
    readonly bridge?: boolean
    readonly corner_split?: boolean
    readonly stub_roads?: string
    readonly river?: string
  }
}

export interface Material {
  readonly tiles: Readonly<Record<string, TileType>>
  readonly in_use: Readonly<Record<string, boolean>>
  readonly messages: Readonly<Record<string, Text>>
  readonly gold_table: readonly { readonly from: number; readonly to: number; readonly each: number }[]
  readonly spaces: number
}

export interface Laid {
  readonly x: number
  readonly y: number
  readonly tile: string
  readonly rotation: number
}

/** Where something stands: tile, and number of the segment on it. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly segment: number
  readonly kind: Kind
}

export interface Figure extends Spot {
  readonly seat: number
  readonly figure: FigureKind
  readonly feature: number
}

/** A whole road, city, meadow, monastery or garden, as the server counts it. */
export interface Feature {
  readonly kind: Kind
  /** Column, row and number of each of its segments. */
  readonly places: readonly (readonly [number, number, number])[]
  /** Sides where it could go on; for monasteries and gardens, empty spaces around. */
  readonly open: number
  /** Who has the most in it, and what each of them would get now. */
  readonly owners: readonly { readonly seat: number; readonly points: number }[]
  /** What it would bring if the game ended. */
  readonly now: number
  /** What it would bring if it were complete as it lies. */
  readonly then: number
  /** What the points are made of. */
  readonly detail: {
    readonly tiles?: number
    readonly shields?: number
    readonly inn?: 'yes' | 'no'
    readonly cathedral?: 'yes' | 'no'
    readonly magic?: Magic | 'none'
    /** Of a meadow: the finished cities at it. */
    readonly cities?: number
  }
}

/** What the tiles to come can do for an empty space. */
export interface Fitting {
  readonly neighbours: number
  /** How many of the tiles to come fit. */
  readonly count: number
  /** The first kinds of them, each with a rotation in which it fits; and how many kinds more there are. */
  readonly tiles: readonly (readonly [string, number])[]
  readonly more: number
}

/** What the server counts for whoever draws the land. */
export interface Shown {
  /** The seat that has laid the last tile. */
  readonly laid_by: number
  readonly features: readonly Feature[]
  /** For each ferry that may be laid: the road that it would make. */
  readonly crossings: readonly { readonly action: readonly (string | number)[]; readonly road: Feature }[]
  /** Column and row of the empty spaces beside the land, and what fits there, by its place in `fitting`. */
  readonly holes: readonly (readonly [number, number, number])[]
  readonly fitting: readonly Fitting[]
}

export interface View {
  readonly seat: number | null
  readonly waiting_for: readonly number[]
  readonly turn: number
  readonly part: number
  readonly board: readonly Laid[]
  readonly drawn: string | null
  readonly placed: readonly [number, number] | null
  readonly figures: readonly Figure[]
  readonly supply: readonly Readonly<Record<FigureKind, number>>[]
  /** By seat: where the scoring meeple and the messenger stand, laps included. */
  readonly track: readonly (readonly [number, number])[]
  readonly left: Readonly<Record<string, number>>
  readonly discarded: readonly string[]
  readonly goods: readonly Readonly<Record<Good, number>>[]
  readonly gold: readonly { readonly x: number; readonly y: number; readonly bars: number }[]
  readonly bars: readonly number[]
  readonly mage: Spot | null
  readonly witch: Spot | null
  readonly ferries: readonly { readonly from: Spot; readonly to: Spot }[]
  readonly robbers: readonly (number | null)[]
  readonly messages: { readonly unseen: number; readonly seen: readonly number[] } | null
  readonly shown: Shown
  readonly result?: unknown
}

export const keyOf = (x: number, y: number): string => `${x},${y}`
