import type { SymbolName } from '../../art/symbols'

export const COLOURS = ['purple', 'gray', 'blue', 'orange', 'green', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

export const BONUSES = ['monk', 'silver', 'goods', 'worker'] as const
export type Bonus = (typeof BONUSES)[number] & SymbolName

/** What is printed on the sheet. Fields are numbered in reading order. */
export interface Material {
  readonly duchy: string
  readonly rows: readonly number[]
  readonly colours: readonly Colour[]
  readonly regions: readonly (readonly number[])[]
  readonly castles: Readonly<Record<string, Bonus>>
  readonly tracks: Readonly<Record<Bonus, number>>
  readonly region_points: Readonly<Record<string, readonly number[]>>
  readonly extra_points: Readonly<Record<Colour, readonly number[]>>
  readonly boxes: number
  readonly solo_rounds: number
}

/** What a player wrote on a sheet. */
export interface SheetView {
  readonly seat: number
  readonly start: number
  readonly numbers: readonly number[]
  readonly marked: readonly number[]
  readonly rows: Readonly<Record<Bonus, { readonly circled: number; readonly crossed: number }>>
  readonly castle_row: Readonly<Record<Bonus, 'blank' | 'circled' | 'crossed'>>
  readonly bonuses: Readonly<Record<Bonus, number>>
  readonly interim: readonly number[]
  readonly points: number
}

export interface View {
  readonly setup: { readonly players: number }
  readonly seat: number | null
  readonly waiting_for: readonly number[]
  readonly phase: number
  readonly round: number
  readonly boxes: number
  /** Two numbers, two colours, the hourglasses; empty before the first throw. */
  readonly dice: readonly (number | Colour)[]
  readonly extra_points: Readonly<Record<Colour, { readonly first: boolean; readonly second: boolean }>>
  readonly sheets: readonly SheetView[]
  readonly result: unknown
}
