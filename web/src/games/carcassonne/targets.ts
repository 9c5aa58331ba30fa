// Where on the land the options of a decision are.
import type { Point } from '../../art/shapes'
import type { Decision } from '../board'
import { turned } from './art/geometry'
import { layoutOf } from './art/layout'
import { targetsOf, type Target } from './choices'
import type { Land, Tile } from './land'
import type { Standings } from './places'
import { keyOf, type Kind, type View } from './types'

export interface PlacedTarget extends Target {
  /** In world units. */
  readonly at: Point
  readonly kind: Kind | null
}

export function placedTargets(decision: Decision | null, view: View, land: Land, standings: Standings): PlacedTarget[] {
  const taken = new Map<string, Point[]>()
  return targetsOf(decision, view).map((target) => {
    const { x, y, segment, stands, flight } = target
    const tile = land.at(x, y)
    const kind = segment === null ? null : (tile?.type.segments[segment]?.kind ?? null)
    if (flight && tile) return { ...target, kind, at: machineOn(tile) }
    if (segment === null) return { ...target, kind, at: [x * 100 + 50, y * 100 + 50] }
    const figure = stands && standings.all.find((each) => each.magic === stands || (each.figure?.seat === decision?.seat && each.figure?.figure === stands && each.figure.x === x && each.figure.y === y && each.figure.segment === segment))
    if (figure) return { ...target, kind, at: figure.at }
    const others = taken.get(keyOf(x, y)) ?? []
    const at = standings.room(x, y, segment, others)
    taken.set(keyOf(x, y), [...others, [at[0] - x * 100, at[1] - y * 100]])
    return { ...target, kind, at }
  })
}

function machineOn(tile: Tile): Point {
  const mark = layoutOf(tile.type).marks.find(({ kind }) => kind === 'flight')
  const [x, y] = turned(mark?.at ?? [50, 50], tile.rotation)
  return [tile.x * 100 + x, tile.y * 100 + y]
}

export interface FlightPlan {
  readonly from: Point
  /** Eighths clockwise from north. */
  readonly direction: number
  /** How far it flew; 0 while nobody knows. */
  readonly reached: number
}

/** The flight that is thought about, or the one that has to land. */
export function flightOf(targets: readonly PlacedTarget[], hovered: Target | null, view: View, land: Land): FlightPlan | null {
  const landing = targets.find(({ options }) => options[0]?.action[0] === 'land')
  const tile = view.placed && land.at(view.placed[0], view.placed[1])
  if (!tile || tile.type.flight < 0 || !(landing || hovered?.flight)) return null
  const reached = landing ? Math.max(Math.abs(landing.x - tile.x), Math.abs(landing.y - tile.y)) : 0
  return { from: machineOn(tile), direction: (tile.type.flight + 2 * tile.rotation) % 8, reached }
}
