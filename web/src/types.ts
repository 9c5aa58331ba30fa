// The parts of a position that the protocol leaves to the games, as far as the shell needs them.
import type { Words } from './protocol'

export type Action = unknown[]

export interface Choice {
  action: Action
  label: Words
  /** What the label says, as data: for boards that draw it, such as the number a mark would write. */
  about?: Record<string, string | number>
}

export interface Decision {
  seat: number
  kind: string
  prompt: Words
  /** What the question says, as data for the boards. */
  about?: Record<string, string | number>
  rules: string[]
  options: Choice[]
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
}

export const sameAction = (one: Action | null, other: Action | null): boolean => one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other)

export const pointsOf = (view: View | null, seat: number): number | undefined => view?.score?.[seat]?.reduce((sum, term) => sum + term.points, 0)
