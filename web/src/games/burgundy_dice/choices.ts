import type { Decision, Language, Option } from '../board'
import { COLOURS, type Colour, type Material } from './types'
import { KIND_WORDS } from './words'

/** One number and one colour: what most actions of the game are made of. */
export interface Combination {
  readonly number: number
  readonly colour: Colour
  readonly option: Option
}

export type Helper = 'monk' | 'worker' | 'silver'
export const HELPERS: readonly Helper[] = ['monk', 'worker', 'silver']

const isColour = (value: unknown): value is Colour => COLOURS.some((colour) => colour === value)

export function combinations(decision: Decision | null, ...verbs: readonly string[]): Combination[] {
  return (decision?.options ?? []).flatMap((option) => {
    const [verb, number, colour] = option.action
    return typeof verb === 'string' && verbs.includes(verb) && typeof number === 'number' && isColour(colour) ? [{ number, colour, option }] : []
  })
}

/** The fields one may point at, by field. */
export function fieldOptions(decision: Decision | null): Map<number, Option> {
  const found = new Map<number, Option>()
  for (const option of decision?.options ?? []) {
    const [verb, cell] = option.action
    if ((verb === 'mark' || verb === 'start') && typeof cell === 'number') found.set(cell, option)
  }
  return found
}

/** The number a mark would write: the action names only the field. */
export function numberToWrite(option: Option): string | null {
  const number = option.about?.number
  return option.action[0] === 'mark' && number !== undefined ? String(number) : null
}

/** The combination behind the fields now offered, as every one of them has the same colour and number. */
export function chosen(fields: ReadonlyMap<number, Option>, material: Material): { number: number; colour: Colour; count: number } | null {
  for (const [cell, option] of fields) {
    const number = numberToWrite(option)
    const colour = material.colours[cell]
    if (number !== null && colour) return { number: Number(number), colour, count: fields.size }
  }
  return null
}

export const combinationWord = (colour: Colour, number: number, language: Language): string => `${KIND_WORDS[colour][language]} ${number}`
