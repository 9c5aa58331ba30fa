// From the options of a decision to the things on the table that stand for them.
import { meaning, type Action, type Decision, type Option } from '../board'

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

/** What pointing at something that cannot be chosen would mean; null where nothing is ever chosen. */
export function meantBy(target: string): Action | null {
  const [kind, one = '', two = ''] = target.split(':')
  switch (kind) {
    case 'earn':
    case 'guild':
    case 'rent':
    case 'swap':
      return [kind]
    case 'market':
      return ['market', Number(one)]
    case 'stall':
      return ['buy', two, Number(one)]
    case 'bonus':
      return ['bonus', one]
    case 'ship':
      return ['board', one]
    case 'province':
      return ['go', one]
    case 'mystery':
      return ['keep', one]
    case 'own':
      return ['sell', one]
    default:
      return null
  }
}

/** For what may be asked about although it cannot be chosen. */
export function whyOf(target: string): string | undefined {
  const meant = meantBy(target)
  return meant ? meaning(...meant) : undefined
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
