// A ferry that is to be laid, or laid anew.
import { sameAction, type Action, type Decision, type Option } from '../board'
import { lakeOf } from './choices'
import { turnSide } from './art/things'
import type { Land } from './land'
import type { Feature, View } from './types'

export interface Crossing {
  readonly option: Option
  readonly one: string
  readonly two: string
  /** Whether the ferry lies so already. */
  readonly lies: boolean
}

export interface FerryTry {
  readonly at: readonly [number, number]
  readonly piers: readonly string[]
  readonly crossings: readonly Crossing[]
  /** As it lies now. */
  readonly now: readonly [string, string] | null
  readonly shown: Crossing | null
}

export function ferriesOf(decision: Decision | null, view: View, land: Land, tried: Action | null): FerryTry | null {
  const at = lakeOf(decision, view)
  const tile = at && land.at(at[0], at[1])
  if (!at || !tile || !decision) return null
  const side = (segment: number): string => turnSide(tile.type.segments[segment]?.sides[0] ?? 'N', tile.rotation)
  const laid = view.ferries.find(({ from }) => from.x === at[0] && from.y === at[1])
  const now: readonly [string, string] | null = laid ? [side(laid.from.segment), side(laid.to.segment)] : null
  const crossings = decision.options.flatMap((option): Crossing[] => {
    const [verb, one, two] = option.action
    if (verb === 'keep' && now) return [{ option, one: now[0], two: now[1], lies: true }]
    return verb === 'ferry' ? [{ option, one: side(Number(one)), two: side(Number(two)), lies: false }] : []
  })
  const piers = tile.type.segments.flatMap(({ end }, segment) => (end === 'pier' ? [side(segment)] : []))
  return { at, piers, crossings, now, shown: crossings.find(({ option }) => sameAction(tried, option.action)) ?? null }
}

/** The road as the ferry that is tried would make it. */
export function roadOf(ferries: FerryTry | null, view: View): Feature | null {
  const tried = ferries?.shown?.option.action ?? null
  return view.shown.crossings.find(({ action }) => sameAction(tried, action))?.road ?? null
}
