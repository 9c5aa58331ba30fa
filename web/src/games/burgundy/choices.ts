// From the options of a decision to the pieces on the table that stand for them.
import type { Action, Decision, Option } from '../board'

/** Names of pieces that an action can be chosen with; empty where only the list of the dock has it. */
export function targetsOf([verb, one, two]: Action, about: Decision['about']): string[] {
  switch (verb) {
    case 'die':
      return [`die:${one}`]
    case 'take':
      return [`depot:${one}`]
    case 'ship':
      return [`depot:${one}`, ...(two === undefined ? [] : [`depot:${two}`])]
    case 'tile':
      return [`tile:${about?.depot}:${one}`]
    case 'gain':
    case 'gift':
      return [`tile:${one}:${two}`]
    case 'buy':
      return one === undefined ? ['depot:0'] : [`tile:${one}:${two}`]
    case 'exchange':
      return [`tile:0:${one}`]
    case 'place':
    case 'discard':
      return [`key:${two ?? 'own'}:${one}`]
    case 'lay':
      return [`room:${one}`]
    case 'space':
    case 'start':
      return [`space:${one}`]
    case 'sell':
    case 'give':
      return [`good:${one}`]
    case 'shield':
      return [`arms:${one}`]
    case 'crest':
      return [`crest:${one}`, `space:${two}`]
    case 'workers':
    case 'hire':
      return ['workers']
    default:
      return []
  }
}

export function optionsByTarget(decision: Decision | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of decision?.options ?? []) for (const target of targetsOf(option.action, decision?.about)) found.set(target, [...(found.get(target) ?? []), option])
  return found
}

/** What pointing at a piece that cannot be chosen would mean; null where nothing is ever chosen. */
export function meantBy(target: string | undefined): Action | null {
  const [kind, one = '', two = ''] = target?.split(':') ?? []
  switch (kind) {
    case 'die':
      return ['die', Number(one)]
    case 'depot':
      return one === '0' ? ['buy', 0] : ['take', Number(one)]
    case 'tile':
      return one === '0' ? ['buy', 0, two] : ['take', Number(one), two]
    case 'key':
      return one === 'common' ? ['place', two, one] : ['place', two]
    case 'space':
      return ['space', Number(one)]
    case 'good':
      return ['sell', one]
    case 'workers':
      return ['workers']
    case 'crest':
      return ['crest', Number(one)]
    default:
      return null
  }
}

/** The tile that is being placed, where the question names it. */
export function tileInHand(decision: Decision | null): string | null {
  if (decision?.options.some(({ action }) => action[0] === 'start')) return 'castle'
  const named = decision?.options.some(({ action }) => action[0] === 'space') ? decision.about?.id : undefined
  return typeof named === 'string' ? named : null
}
