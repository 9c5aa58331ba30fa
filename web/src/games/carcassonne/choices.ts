// From the options of a decision to what can be touched on the land.
import type { Action, Decision, Option } from '../board'
import { keyOf, type FigureKind, type Magic, type View } from './types'

/** A space where the drawn tile fits, and how it may lie there. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly turns: ReadonlyMap<number, Option>
}

export function cellsOf(decision: Decision | null): Map<string, Cell> {
  const cells = new Map<string, { x: number; y: number; turns: Map<number, Option> }>()
  for (const option of decision?.options ?? []) {
    const [verb, x, y, turn] = option.action
    if (verb !== 'place') continue
    const key = keyOf(Number(x), Number(y))
    const cell = cells.get(key) ?? { x: Number(x), y: Number(y), turns: new Map<number, Option>() }
    cell.turns.set(Number(turn), option)
    cells.set(key, cell)
  }
  return cells
}

/** Something on the land that stands for one option or several. */
export interface Target {
  readonly key: string
  readonly x: number
  readonly y: number
  /** The segment; null for a whole tile. */
  readonly segment: number | null
  readonly options: readonly Option[]
  /** What would stand there: drawn as a ghost. */
  readonly ghost: FigureKind | Magic | null
  /** Whether the option is about a figure that stands there already. */
  readonly stands: FigureKind | Magic | null
  readonly flight?: boolean
}

const ON_SEGMENT = new Set(['land', 'score', 'stand', 'back', 'add', 'remove'])

export function targetsOf(decision: Decision | null, view: View): Target[] {
  const found = new Map<string, Target & { options: Option[] }>()
  const add = (option: Option, target: Omit<Target, 'key' | 'options'>): void => {
    const key = `${target.x},${target.y},${target.segment ?? 'tile'}${target.flight ? 'f' : ''}${target.stands ?? ''}`
    const known = found.get(key)
    if (known) known.options.push(option)
    else found.set(key, { ...target, key, options: [option] })
  }
  for (const option of decision?.options ?? []) {
    const [verb, one, two, three, four] = option.action
    const placed = view.placed
    const abbot = view.figures.find(({ seat, figure }) => seat === decision?.seat && figure === 'abbot')
    if (verb === 'put' && placed) add(option, { x: placed[0], y: placed[1], segment: Number(two), ghost: one as FigureKind, stands: null })
    else if (verb === 'fly' && placed) add(option, { x: placed[0], y: placed[1], segment: null, ghost: null, stands: null, flight: true })
    else if (verb === 'recall' && abbot) add(option, { x: abbot.x, y: abbot.y, segment: abbot.segment, ghost: null, stands: 'abbot' })
    else if (verb === 'magic' || verb === 'banish') {
      const [figure, spot] = [one as Magic, view[one as Magic]]
      if (spot) add(option, { x: spot.x, y: spot.y, segment: spot.segment, ghost: null, stands: figure })
    } else if (verb === 'gold' || verb === 'take' || verb === 'first') add(option, { x: Number(one), y: Number(two), segment: null, ghost: null, stands: null })
    else if (typeof verb === 'string' && ON_SEGMENT.has(verb)) {
      const ghost = verb === 'land' ? ((decision?.about?.figure ?? 'meeple') as FigureKind) : verb === 'stand' ? magicOf(decision!) : verb === 'add' ? (four as FigureKind) : null
      const stands = verb === 'back' || verb === 'remove' ? (four as FigureKind) : null
      add(option, { x: Number(one), y: Number(two), segment: Number(three), ghost, stands })
    }
  }
  return [...found.values()]
}

const magicOf = (decision: Decision): Magic => (decision.about?.which === 'witch' ? 'witch' : 'mage')

/** The lake whose ferry is to be laid: that of the new tile, or the one the question names. */
export function lakeOf(decision: Decision | null, view: View): readonly [number, number] | null {
  if (!decision?.options.some(({ action }) => action[0] === 'ferry')) return null
  const { x, y } = decision.about ?? {}
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : view.placed
}

/** The message that was drawn, by its number. */
export function messageOf(decision: Decision | null): number | null {
  if (!decision?.options.some(({ action }) => action[0] === 'message')) return null
  return Number(decision.about?.number ?? 0) || null
}

export const verbOf = (action: Action): string => String(action[0])
export const offers = (decision: Decision | null, ...verbs: readonly string[]): boolean => decision?.options.some(({ action }) => verbs.includes(verbOf(action))) ?? false
