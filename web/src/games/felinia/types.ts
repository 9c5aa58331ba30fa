// What the server tells of this game: the material of a table, and a view of the position.
import type { Point } from '../../art/shapes'
import type { Text } from '../board'

export const COUNTRIES = ['lion', 'cheetah', 'panther', 'tiger', 'puma'] as const
/** A country, and the kind of cats that are at home there. */
export type Country = (typeof COUNTRIES)[number]
export const isCountry = (name: string): name is Country => COUNTRIES.some((country) => country === name)

export const GOODS = ['clock', 'clothes', 'glass', 'wine', 'book'] as const
export type Good = (typeof GOODS)[number]
export const isGood = (name: string): name is Good => GOODS.some((good) => good === name)

export const REWARDS = ['gold', 'silver', 'spice', 'good', 'provision', 'mystery'] as const
/** What a province gives to whoever enters it. */
export type Reward = (typeof REWARDS)[number]
/** What can be sold, at any time. */
export type Thing = 'gold' | 'spice' | Good

export const PHASES = ['placing', 'trading', 'exploring', 'storing', 'preparing'] as const
export type Phase = (typeof PHASES)[number]

/** The place of the merchants' guild among those for bid tokens, after the markets. */
export const GUILD = 6

export interface Province {
  readonly id: string
  readonly country: Country
  /** By which the texts call it, within its country. */
  readonly number: number
  readonly kind: 'harbour' | 'fork' | 'symbol' | 'post'
  readonly symbols: readonly Reward[]
  readonly x: number
  readonly y: number
  readonly paths: readonly string[]
  readonly polygon: readonly Point[]
}

export interface HarbourPlace {
  readonly country: Country
  readonly province: string
  readonly x: number
  readonly y: number
}

export interface ShipTile {
  readonly id: string
  readonly destination: Country
  readonly time: string
  readonly seats: number
  readonly goods: Readonly<Partial<Record<Good, number>>>
  readonly silver: number
  readonly back: 'gray' | 'blue'
}

export interface BonusTile {
  readonly id: string
  readonly sort: 'extra' | 'plus_one'
  readonly species: Country
  readonly names: Text
}

export interface SpecialTile {
  readonly id: string
  readonly country: Country
  readonly names: Text
}

export interface MysteryCard {
  readonly id: string
  readonly names: Text
  readonly cost: '' | Good
}

export interface Material {
  readonly side: 'basic' | 'pro'
  readonly width: number
  readonly height: number
  readonly lake: readonly Point[]
  readonly reconstructed: boolean
  readonly countries: readonly { readonly id: Country; readonly names: Text; readonly good: Good; readonly species: Country }[]
  readonly goods: readonly { readonly id: Good; readonly names: Text }[]
  readonly species: readonly { readonly id: Country; readonly names: Text; readonly max: number }[]
  readonly harbours: readonly HarbourPlace[]
  readonly provinces: readonly Province[]
  readonly ships: readonly ShipTile[]
  readonly bonus_tiles: readonly BonusTile[]
  readonly special_tiles: readonly SpecialTile[]
  readonly mysteries: readonly MysteryCard[]
  /** Kinds of cats, and special tiles, that a country had at first. */
  readonly distribution: Readonly<Record<Country, Readonly<Record<string, number>>>>
  readonly max_silver: number
  /** Silver for a token on the own board, by round of placing. */
  readonly income: readonly number[]
  readonly sale: { readonly gold: number; readonly spice: number; readonly good: number }
  readonly storage: { readonly free: number; readonly most: number; readonly price: number }
}

export interface Market {
  readonly number: number
  readonly closed: boolean
  readonly goods: readonly Good[]
  /** From bottom to top. */
  readonly tokens: readonly number[]
}

export interface Ship {
  readonly tile: string | null
  /** From the bow on. */
  readonly merchants: readonly number[]
}

export interface Place {
  readonly id: string
  /** `face_down`, a kind of cat, a special tile; null where none lies any more. */
  readonly tile: string | null
  readonly merchant: number | null
}

export interface Player {
  readonly seat: number
  readonly silver: number
  readonly goods: readonly Good[]
  readonly gold: number
  readonly spice: number
  readonly provisions: number
  /** In the supply. */
  readonly merchants: number
  /** Not yet placed. */
  readonly tokens: number
  /** Whether a token lies on each circle of the own board. */
  readonly circles: readonly boolean[]
  readonly tile_count: number
  /** Null where they are hidden from this viewer. */
  readonly tiles: Readonly<Partial<Record<Country, number>>> | null
  readonly special_tiles: readonly string[] | null
  readonly bonus_count: number
  readonly bonus_tiles: readonly string[] | null
  readonly mystery_count: number
  /** Null for those that this viewer does not know. */
  readonly mysteries: readonly (string | null)[]
  /** What was paid for each, which everybody saw. */
  readonly costs: readonly string[]
}

export interface Way {
  readonly to: string
  readonly way: readonly string[]
  readonly gains: readonly string[]
  readonly provisions: number
  readonly takes: string | null
}

export interface Boarding {
  readonly ship: string
  readonly seat: number
  readonly silver: number
  readonly silver_left: number
  readonly goods_left: readonly Good[]
}

/** What the rules count out, so that the page need not know them. */
export interface Shown {
  /** Of the five markets and the guild. */
  readonly prices: readonly number[]
  readonly boarding: readonly Boarding[]
  readonly ways: readonly Way[]
  /** Silver beyond the end of the track, by what would bring it; `earn` for the own board. */
  readonly losses: Readonly<Record<string, number>>
}

export interface View {
  readonly seat: number | null
  readonly waiting_for: readonly number[]
  readonly result?: unknown
  readonly round: number
  readonly phase: Phase | 'over'
  readonly turn: number
  /** The seat with the start player card; -1 before it is drawn. */
  readonly first: number
  readonly closing: boolean
  readonly markets: readonly Market[]
  readonly guild: { readonly tokens: readonly number[] }
  /** The place whose tokens are being resolved; 0 for none. */
  readonly trading: number
  readonly ships: readonly Ship[]
  readonly ship_stack: { readonly gray: readonly string[]; readonly blue: readonly string[] }
  readonly next_ship: string | null
  readonly back_of_next?: 'gray' | 'blue' | null
  readonly bag: Readonly<Partial<Record<Good, number>>>
  readonly bonus_tiles: readonly string[]
  readonly supply: { readonly gold: number; readonly spice: number; readonly provision: number }
  readonly provinces: readonly Place[]
  readonly face_down: Readonly<Partial<Record<Country, Readonly<Record<string, number>>>>> | null
  readonly explorer: { readonly seat: number; readonly ship: string; readonly way: readonly string[]; readonly steps: number } | null
  readonly players: readonly Player[]
  readonly mystery_stack?: { readonly count: number; readonly cards: readonly (string | null)[] } | null
  readonly drawn: readonly string[] | null
  readonly shown?: Shown
}

export const NOTHING_SHOWN: Shown = { prices: [], boarding: [], ways: [], losses: {} }
