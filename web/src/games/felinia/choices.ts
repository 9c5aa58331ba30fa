// From the options of a decision to the things on the table that stand for them.
import type { Action, Decision, Option } from '../board'

/** Names of things that an action can be chosen with; empty where only the decision bar has it. A `place` stands for all that is on it. */
export function targetsOf([verb, one]: Action, trading: number): string[] {
  switch (verb) {
    case 'earn':
    case 'guild':
    case 'rent':
      return [verb]
    case 'market':
      return [`market:${one}`]
    case 'buy':
      return [`stall:${trading}:${one}`, `place:${trading}`]
    case 'pass':
      return trading ? [`token:${trading}`, `place:${trading}`] : []
    case 'swap':
      return ['swap', `own:${one}`, `place:${trading}`]
    case 'bonus':
      return [`bonus:${one}`, `place:${trading}`]
    case 'board':
      return [`ship:${one}`]
    case 'turn':
    case 'go':
      return [`province:${one}`]
    case 'keep':
      return [`mystery:${one}`]
    case 'sell':
      return [`own:${one}`]
    default:
      return []
  }
}

export function optionsByTarget(decision: Decision | null, trading: number): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of decision?.options ?? []) for (const target of targetsOf(option.action, trading)) found.set(target, [...(found.get(target) ?? []), option])
  return found
}

export interface Group {
  /** The part of the action in which these options differ from the others. */
  readonly key: string
  readonly options: readonly Option[]
}

const FEW = 4

/** What is left to ask where several options remain: the first part of the action in which they differ. A few are asked for at once. */
export function leftToAsk(options: readonly Option[]): { readonly part: number; readonly groups: readonly Group[] } {
  const longest = Math.max(...options.map(({ action }) => action.length))
  if (options.length <= FEW && !options.some(({ action }) => action[0] === 'swap')) return { part: longest, groups: options.map((option) => ({ key: option.action.join(), options: [option] })) }
  for (let part = 0; part < longest; part++) {
    const keys = [...new Set(options.map(({ action }) => String(action[part])))]
    if (keys.length > 1) return { part, groups: keys.map((key) => ({ key, options: options.filter(({ action }) => String(action[part]) === key) })) }
  }
  return { part: longest, groups: options.map((option) => ({ key: option.action.join(), options: [option] })) }
}

/** Sales are offered beside every question: they are shown quietly, and asked about before they are made. */
export const isAside = (options: readonly Option[]): boolean => options.length > 0 && options.every(({ aside }) => aside)
