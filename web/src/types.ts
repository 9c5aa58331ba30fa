// The parts of a position that the protocol leaves to the games, as far as the shell needs them.
import type { Words } from './protocol'

export type Action = readonly (string | number | readonly (string | number)[])[]

export interface Option {
  readonly action: Action
  readonly label: Words
  /** What the label says, as data: for boards that draw it, such as the number a mark would write. */
  readonly about?: Readonly<Record<string, string | number>>
  /** Whether the same question is asked again afterwards. */
  readonly aside?: boolean
}

/** What an answer consists of that is put together: the verb, then for each part so many things. */
export interface Form {
  readonly verb: string
  readonly parts: readonly {
    readonly label: Words
    readonly things: readonly { readonly id: string; readonly label: Words; readonly most: number }[]
    readonly least: number
    readonly most: number
  }[]
}

export interface Decision {
  readonly seat: number
  readonly kind: string
  readonly prompt: Words
  /** What the question says, as data for the boards. */
  readonly about?: Readonly<Record<string, string | number>>
  readonly rules: readonly string[]
  readonly options: readonly Option[]
  /** More than the options is accepted: whatever has this form and is not against the rules. */
  readonly form?: Form | null
}

export interface StoryEvent {
  number: number
  seat: number | null
  text: Words
  points: number
  rule: string
  undone: boolean
}

export interface Term {
  key: string
  points: number
  detail: Record<string, unknown>
  rule: string
}

/** What every view has, whatever the game. */
export interface View {
  seat: number | null
  waiting_for: number[]
  /** By seat: the points this viewer may know of. */
  score: Term[][]
  [more: string]: unknown
}

export interface Element {
  id: string
  names: Record<string, string>
}

export interface OptionValue {
  id: string | number
  names: Record<string, string>
  about?: Record<string, string>
}

export const sameAction = (one: Action | null, other: Action | null): boolean => one !== null && JSON.stringify(one) === JSON.stringify(other)

export const pointsOf = (view: View | null, seat: number): number | undefined => view?.score?.[seat]?.reduce((sum, term) => sum + term.points, 0)
