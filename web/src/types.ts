// The parts of a position that the protocol leaves to the games, as far as the shell needs them.
import type { Words } from './protocol'

export type Action = unknown[]

export interface Choice {
  action: Action
  label: Words
}

export interface Decision {
  seat: number
  kind: string
  prompt: Words
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
}

export interface Sheet {
  points?: number
  terms?: Term[]
}

export interface Outcome {
  points: number[]
  ranking: number[][]
  winners: number[]
}

export interface View {
  sheets?: Sheet[]
  result?: Outcome | null
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
