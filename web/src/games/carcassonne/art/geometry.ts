// The lines of a tile in a box of 100: walls of cities and courses of roads, drawn from the sides they touch.
import { round1, type Point } from '../../../art/shapes'
import { SIDES } from '../types'

export const BOX = 100
export const MIDDLE: Point = [50, 50]

/** Joined cubic curves: where they start, then two handles and an end for each. */
export interface Curve {
  readonly start: Point
  readonly parts: readonly (readonly [Point, Point, Point])[]
}

export interface CityShape {
  /** The walls that part the city from the land. */
  readonly walls: readonly Curve[]
  /** After each wall, the corners of the tile on the way to the next one. */
  readonly corners: readonly (readonly Point[])[]
  readonly polygon: readonly Point[]
  readonly wallPoints: readonly Point[]
}

export const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1])
export const nearest = (from: Point, points: readonly Point[]): number => points.reduce((least, point) => Math.min(least, distance(from, point)), 999)

/** Turns the box clockwise by quarters. */
export function turned([x, y]: Point, quarters: number): Point {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [BOX - y, x]
    case 2:
      return [BOX - x, BOX - y]
    case 3:
      return [y, BOX - x]
    default:
      return [x, y]
  }
}

export const turnCurve = (curve: Curve, quarters: number): Curve => ({
  start: turned(curve.start, quarters),
  parts: curve.parts.map(([one, two, end]) => [turned(one, quarters), turned(two, quarters), turned(end, quarters)] as const),
})

export function pointOn(start: Point, [one, two, end]: readonly [Point, Point, Point], share: number): Point {
  const rest = 1 - share
  const at = (axis: 0 | 1): number => rest ** 3 * start[axis] + 3 * rest * rest * share * one[axis] + 3 * rest * share * share * two[axis] + share ** 3 * end[axis]
  return [at(0), at(1)]
}

/** Points along a curve, its start first. */
export function along(curve: Curve, steps = 16): Point[] {
  const points: Point[] = [curve.start]
  let from = curve.start
  for (const part of curve.parts) {
    for (let step = 1; step <= steps; step++) points.push(pointOn(from, part, step / steps))
    from = part[2]
  }
  return points
}

const show = ([x, y]: Point): string => `${round1(x)} ${round1(y)}`
const parts = (curve: Curve): string => curve.parts.map((part) => `C${part.map(show).join(' ')}`).join('')
export const pathOf = (curve: Curve): string => `M${show(curve.start)}${parts(curve)}`

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon.at(index - 1)!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

const curve = (start: Point, ...handles: readonly (readonly [Point, Point, Point])[]): Curve => ({ start, parts: handles })

interface Pattern {
  readonly walls: readonly Curve[]
  readonly corners: readonly (readonly Point[])[]
}

/** One pattern for every set of sides, in one of its rotations. */
const PATTERNS: Readonly<Record<string, Pattern>> = {
  // A bulge so flat that two of them never touch.
  N: { walls: [curve([0, 0], [[24, 20], [30, 28], [50, 28]], [[70, 28], [76, 20], [100, 0]])], corners: [[]] },
  NW: { walls: [curve([100, 0], [[66, 20], [20, 66], [0, 100]])], corners: [[[0, 0]]] },
  EW: { walls: [curve([0, 0], [[20, 31], [80, 31], [100, 0]]), curve([100, 100], [[80, 69], [20, 69], [0, 100]])], corners: [[], []] },
  ENW: { walls: [curve([100, 100], [[78, 68], [22, 68], [0, 100]])], corners: [[[0, 0], [100, 0]]] },
}
/** Cities that reach into the south-eastern corner and so part two meadows. */
const REACHING: Readonly<Record<string, Pattern>> = {
  N: { walls: [curve([100, 100], [[72, 84], [58, 62], [46, 40]], [[38, 26], [22, 20], [0, 0]]), curve([100, 0], [[80, 22], [76, 62], [100, 100]])], corners: [[[100, 0]], []] },
  NW: { walls: [curve([100, 0], [[68, 18], [68, 60], [100, 100]]), curve([100, 100], [[60, 68], [18, 68], [0, 100]])], corners: [[], [[0, 0]]] },
}

export const turnSides = (sides: string, quarters: number): string => [...sides].map((side) => SIDES[(SIDES.indexOf(side) + quarters) % 4]).join('')
const sorted = (sides: string): string => [...sides].sort().join('')

export function cityShape(sides: string, reaching = false): CityShape {
  const wanted = sorted(sides)
  for (const [key, pattern] of Object.entries(reaching ? REACHING : PATTERNS)) {
    for (let quarters = 0; quarters < (reaching ? 1 : 4); quarters++) {
      if (sorted(turnSides(key, quarters)) !== wanted) continue
      return shaped(
        pattern.walls.map((wall) => turnCurve(wall, quarters)),
        pattern.corners.map((corners) => corners.map((corner) => turned(corner, quarters))),
      )
    }
  }
  // All four sides: the whole tile, without a wall.
  const corners: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]]
  return { walls: [], corners: [corners], polygon: corners, wallPoints: [] }
}

function shaped(walls: readonly Curve[], corners: readonly (readonly Point[])[]): CityShape {
  const points = walls.map((wall) => along(wall, 14))
  return { walls, corners, polygon: points.flatMap((wall, index) => [...wall, ...(corners[index] ?? [])]), wallPoints: points.flat() }
}

export const turnCity = (shape: CityShape, quarters: number): CityShape => ({
  walls: shape.walls.map((wall) => turnCurve(wall, quarters)),
  corners: shape.corners.map((corners) => corners.map((corner) => turned(corner, quarters))),
  polygon: shape.polygon.map((point) => turned(point, quarters)),
  wallPoints: shape.wallPoints.map((point) => turned(point, quarters)),
})

/** The outline of a city as the `d` of a path. */
export function cityPath(shape: CityShape): string {
  const lines = (corners: readonly Point[]): string => corners.map((corner) => `L${show(corner)}`).join('')
  if (!shape.walls.length) return 'M0 0H100V100H0Z'
  return `${shape.walls.map((wall, index) => `${index ? 'L' : 'M'}${show(wall.start)}${parts(wall)}${lines(shape.corners[index] ?? [])}`).join('')}Z`
}

const MIDS: Readonly<Record<string, Point>> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }
export const sideMiddle = (side: string): Point => MIDS[side] ?? MIDDLE
const between = (from: Point, to: Point, share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]

/** From side to side; straight ones swing a little, so that they look walked rather than ruled. */
export function passage(sides: string, bend: number, swing: number): Curve {
  const [one, two] = [sides[0]!, sides[1]!]
  const [start, end] = [sideMiddle(one), sideMiddle(two)]
  const opposite = (SIDES.indexOf(one) + 2) % 4 === SIDES.indexOf(two)
  if (!opposite) return curve(start, [between(start, MIDDLE, bend), between(end, MIDDLE, bend), end])
  const aside = (point: Point, by: number): Point => (start[0] === 50 ? [point[0] + by, point[1]] : [point[0], point[1] + by])
  return curve(start, [aside(between(start, end, 0.33), -swing), aside(between(start, end, 0.67), swing), end])
}

/** From a side to something on the tile. */
export function stub(side: string, end: Point, bend = 0.62): Curve {
  const start = sideMiddle(side)
  return curve(start, [between(start, MIDDLE, bend), between(end, start, 0.3), end])
}

/** Where a road through a city wall ends: not far from its side, and not far from the middle. */
export function gateOf(side: string, shape: CityShape): Point {
  const start = sideMiddle(side)
  const cost = (point: Point): number => distance(point, start) + distance(point, MIDDLE) * 0.6
  return shape.wallPoints.reduce((best, point) => (cost(point) < cost(best) ? point : best), shape.wallPoints[0] ?? MIDDLE)
}

/** The end of a pier, on the way from a side to the lake. */
export const pierOf = (side: string): Point => between(MIDDLE, sideMiddle(side), 0.44)
