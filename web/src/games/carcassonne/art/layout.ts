// What lies where on an unturned tile: courses, places of symbols, and which part of the tile belongs to which segment.
import type { Point } from '../../../art/shapes'
import { HALVES, type Segment, type TileType } from '../types'
import { cityShape, distance, along, gateOf, isInside, MIDDLE, nearest, passage, pierOf, sideMiddle, stub, type CityShape, type Curve } from './geometry'

/** The tile as a grid of cells: each belongs to a segment, or to nobody (water, village). */
export const CELLS = 50
const STEP = 100 / CELLS
export const NOBODY = -1
const UNKNOWN = -2

export interface City {
  readonly segment: number
  readonly shape: CityShape
  /** The widest place inside. */
  readonly heart: Point
}

export interface Road {
  readonly segment: number
  readonly curve: Curve
  readonly points: readonly Point[]
  readonly end: Point
}

type MarkKind = 'shield' | 'goods' | 'cathedral' | 'monastery' | 'garden' | 'inn' | 'gold' | 'magic' | 'robber' | 'flight' | 'crop'

export interface Mark {
  readonly kind: MarkKind
  readonly at: Point
  readonly segment: number
  readonly scale: number
  /** In a square of a city, as no meadow is wide enough. */
  readonly civic?: boolean
}

/** A circle where nothing else may stand. */
export type Block = readonly [x: number, y: number, radius: number]

export interface Layout {
  readonly type: TileType
  readonly cities: readonly City[]
  readonly roads: readonly Road[]
  readonly river: Curve | null
  readonly stubs: readonly Curve[]
  readonly village: 'houses' | 'green' | null
  readonly marks: readonly Mark[]
  readonly blocks: readonly Block[]
  /** By cell: the number of its segment. */
  readonly owner: Int8Array
}

const known = new Map<TileType, Layout>()

export function layoutOf(type: TileType): Layout {
  const found = known.get(type)
  if (found) return found
  const made = makeLayout(type)
  known.set(type, made)
  return made
}

function makeLayout(type: TileType): Layout {
  const numbered = type.segments.map((segment, number) => ({ segment, number }))
  const shapes = numbered
    .filter(({ segment }) => segment.kind === 'city')
    .map(({ segment, number }) => ({ number, segment, shape: cityShape(segment.sides, type.drawing.corner_split) }))
  const roads = numbered.filter(({ segment }) => segment.kind === 'road').map(({ segment, number }) => roadOf(type, segment, number, shapes))
  const river = riverOf(type)
  const stubs = [...(type.drawing.stub_roads ?? '')].map((side): Curve => ({ start: sideMiddle(side), parts: [[MIDDLE, MIDDLE, MIDDLE]] }))
  const ends = roads.map(({ segment }) => type.segments[segment]!.end)
  const village = ends.some((end) => end === 'village' || end === 'house') ? 'houses' : ends.includes('crossing') ? 'green' : null
  const cities = shapes.map(({ number, shape }): City => ({ segment: number, shape, heart: heartOf(shape) }))

  const blocks: Block[] = []
  if (river) {
    blocks.push(...along(river, 14).map(([x, y]): Block => [x, y, 13]))
    if (river.parts[0]![2] === MIDDLE) blocks.push([50, 50, type.role === 'lake' ? 31 : 18])
  }
  if (type.lake) blocks.push([50, 51, 26])
  if (type.crop) blocks.push([50, 50, 24])
  for (const road of roads) blocks.push(...road.points.map(([x, y]): Block => [x, y, 9]))
  for (const curve of stubs) blocks.push(...along(curve, 8).map(([x, y]): Block => [x, y, 9]))
  for (const { shape } of cities) blocks.push(...shape.wallPoints.map(([x, y]): Block => [x, y, 11]))
  if (village) blocks.push([50, 50, 19])

  const owner = ownersOf(type, cities, roads, river, stubs)
  const marks = marksOf(type, cities, roads, river, owner, blocks)
  return { type, cities, roads, river, stubs, village, marks, blocks, owner }
}

function riverOf(type: TileType): Curve | null {
  const sides = type.drawing.river
  if (!sides) return null
  return sides.length > 1 ? passage(sides, 0.6, 6) : { start: sideMiddle(sides), parts: [[MIDDLE, MIDDLE, MIDDLE]] }
}

function roadOf(type: TileType, segment: Segment, number: number, cities: readonly { number: number; shape: CityShape }[]): Road {
  const side = segment.sides[0]!
  const course = (): Curve => {
    if (segment.sides.length === 2) return passage(segment.sides, 0.62, 4)
    if (segment.end === 'pier' || segment.end === 'crop') return stub(side, pierOf(side))
    if (segment.end === 'monastery' && type.drawing.river) return stub(side, [50, 28])
    if (segment.end === 'city') return stub(side, gateOf(side, cityAtEnd(type, segment, cities)))
    return stub(side, MIDDLE)
  }
  const curve = course()
  return { segment: number, curve, points: along(curve), end: curve.parts.at(-1)![2] }
}

/** The city that a road ends in lies at the meadows on both sides of the road. */
function cityAtEnd(type: TileType, road: Segment, cities: readonly { number: number; shape: CityShape }[]): CityShape {
  const first = 2 * 'NESW'.indexOf(road.sides[0]!)
  const beside = [HALVES[first], HALVES[first + 1]].map((half) => type.segments.find((each) => half && each.halves.includes(half))?.cities ?? [])
  const found = cities.find(({ number }) => beside.every((each) => each.includes(number))) ?? cities[0]
  return found!.shape
}

function heartOf(shape: CityShape): Point {
  let best: Point = MIDDLE
  let most = -1
  for (let x = 8; x < 96; x += 4) {
    for (let y = 8; y < 96; y += 4) {
      if (!isInside([x, y], shape.polygon)) continue
      const room = Math.min(nearest([x, y], shape.wallPoints), x * 0.75, y * 0.75, (100 - x) * 0.75, (100 - y) * 0.75) - distance([x, y], MIDDLE) * 0.02
      if (room > most) [most, best] = [room, [x, y]]
    }
  }
  return best
}

// ------------------------------------------------------------------ who owns which cell

export const cellAt = (x: number, y: number): number => Math.min(CELLS - 1, Math.max(0, Math.floor(y / STEP))) * CELLS + Math.min(CELLS - 1, Math.max(0, Math.floor(x / STEP)))
export const centreOf = (cell: number): Point => [((cell % CELLS) + 0.5) * STEP, (Math.floor(cell / CELLS) + 0.5) * STEP]

function ownersOf(type: TileType, cities: readonly City[], roads: readonly Road[], river: Curve | null, stubs: readonly Curve[]): Int8Array {
  const owner = new Int8Array(CELLS * CELLS).fill(UNKNOWN)
  const water = river ? along(river, 24) : []
  const blind = stubs.flatMap((curve) => along(curve, 24))
  const under = type.drawing.bridge === true
  owner.forEach((_, cell) => {
    const point = centreOf(cell)
    const road = roads.find(({ points }) => nearest(point, points) < 6)
    const city = cities.find(({ shape }) => isInside(point, shape.polygon))
    if (city && !(under && road)) owner[cell] = city.segment
    else if (road) owner[cell] = road.segment
    else if (water.length && nearest(point, water) < 9.5) owner[cell] = NOBODY
    else if (blind.length && nearest(point, blind) < 5) owner[cell] = NOBODY
    else if (type.role && distance(point, MIDDLE) < (type.role === 'lake' ? 25 : 13)) owner[cell] = NOBODY
    else if (type.lake && Math.hypot((point[0] - 50) / 25, (point[1] - 51) / 22) < 1) owner[cell] = NOBODY
    else if (type.crop && distance(point, MIDDLE) < 23) owner[cell] = NOBODY
  })
  shareMeadows(type, owner)
  return owner
}

/** The middle of a half side, just inside the tile. */
function halfPoint(half: string): Point {
  const number = HALVES.indexOf(half as (typeof HALVES)[number])
  const across = number % 2 ? 75 : 25
  return ([[across, 2], [98, across], [100 - across, 98], [2, 100 - across]] as const)[Math.floor(number / 2)] ?? MIDDLE
}

/** Land that hangs together belongs to the meadow at its half sides; where a drawing leaves a gap, to the nearest one. */
function shareMeadows(type: TileType, owner: Int8Array): void {
  const meadows = type.segments.flatMap((segment, number) => (segment.kind === 'field' ? [{ number, points: segment.halves.map(halfPoint) }] : []))
  const inner = meadows.find(({ points }) => !points.length)
  for (let first = 0; first < owner.length; first++) {
    if (owner[first] !== UNKNOWN) continue
    const land = connected(owner, first)
    const inside = new Set(land)
    const claims = meadows.filter(({ points }) => points.some(([x, y]) => inside.has(cellAt(x, y))))
    for (const cell of land) {
      const centre = centreOf(cell)
      const near = [...(claims.length ? claims : inner ? [] : meadows)].sort((one, other) => nearest(centre, one.points) - nearest(centre, other.points))[0]
      owner[cell] = (near ?? inner)?.number ?? NOBODY
    }
  }
}

function connected(owner: Int8Array, first: number): number[] {
  const found = [first]
  const seen = new Set(found)
  for (const cell of found) {
    const column = cell % CELLS
    for (const next of [cell - CELLS, cell + CELLS, column ? cell - 1 : -1, column < CELLS - 1 ? cell + 1 : -1]) {
      if (next >= 0 && next < owner.length && owner[next] === UNKNOWN && !seen.has(next)) {
        seen.add(next)
        found.push(next)
      }
    }
  }
  return found
}

// ------------------------------------------------------------------ symbols

function marksOf(type: TileType, cities: readonly City[], roads: readonly Road[], river: Curve | null, owner: Int8Array, blocks: Block[]): Mark[] {
  const marks: Mark[] = []
  const inCity = (point: Point): boolean => cities.some(({ shape }) => isInside(point, shape.polygon))
  /** The roomiest place on the meadows, or on one of them. */
  const free = (radius: number, meadow?: number, from = 14, step = 3): { at: Point; room: number } => {
    let best: Point = MIDDLE
    let most = -99
    for (let x = from; x <= 100 - from; x += step) {
      for (let y = from; y <= 100 - from; y += step) {
        if (inCity([x, y]) || (meadow !== undefined && owner[cellAt(x, y)] !== meadow)) continue
        const room = Math.min(...blocks.map(([bx, by, size]) => Math.hypot(bx - x, by - y) - size), x - 2, y - 2, 98 - x, 98 - y, 40)
        if (room > most) [most, best] = [room, [x, y]]
      }
    }
    blocks.push([best[0], best[1], radius])
    return { at: best, room: most }
  }
  const fieldNumber = (index: number | undefined): number | undefined => {
    const fields = type.segments.flatMap((segment, number) => (segment.kind === 'field' ? [number] : []))
    return index === undefined ? undefined : fields[index]
  }

  for (const { segment, shape, heart } of cities) {
    const data = type.segments[segment]!
    if (data.goods) marks.push({ kind: 'goods', at: heart, segment, scale: 1 })
    if (data.cathedral) marks.push({ kind: 'cathedral', at: MIDDLE, segment, scale: 1 })
    if (data.shields) marks.push({ kind: 'shield', at: besideHeart(shape, heart, 12), segment, scale: 1 })
  }
  if (type.crop) marks.push({ kind: 'crop', at: MIDDLE, segment: NOBODY, scale: 1 })

  const monastery = type.segments.findIndex(({ kind }) => kind === 'monastery')
  if (monastery >= 0) {
    const tight = cities.length > 0 || river !== null || roads.some(({ segment }) => type.segments[segment]!.sides.length === 2)
    if (!tight) {
      marks.push({ kind: 'monastery', at: MIDDLE, segment: monastery, scale: 1.7 })
      blocks.push([50, 50, 36])
    } else {
      const ending = roads.some(({ segment }) => type.segments[segment]!.end === 'monastery')
      const [x, y] = ending ? [50, 22] : free(16).at
      const at: Point = [Math.min(81, Math.max(19, x)), Math.min(81, Math.max(19, y))]
      marks.push({ kind: 'monastery', at, segment: monastery, scale: 1.05 })
      blocks.push([at[0], at[1], 16])
    }
  }

  const garden = type.segments.findIndex(({ kind }) => kind === 'garden')
  if (garden >= 0) {
    const meadow = fieldNumber(type.drawing.garden_field)
    const { at, room } = free(14, meadow, 16)
    const narrow = room < 6 // a smaller bed in a narrow pocket
    marks.push({ kind: 'garden', at: narrow ? free(9, meadow, 10, 1.5).at : at, segment: garden, scale: narrow ? 0.62 : room < 9 ? 0.84 : 1 })
  }
  if (type.segments.some(({ inn }) => inn)) marks.push({ kind: 'inn', at: free(13, fieldNumber(type.drawing.inn_field)).at, segment: NOBODY, scale: 1 })
  for (const kind of ['gold', 'magic', 'robber'] as const) {
    if (!type[kind]) continue
    const place = free(11)
    if (place.room < 2 && cities[0]) {
      const over = type.drawing.bridge ? roads.flatMap(({ points }) => points) : []
      marks.push({ kind, at: besideHeart(cities[0].shape, cities[0].heart, 14, over), segment: cities[0].segment, scale: 1, civic: true })
    } else marks.push({ kind, at: place.at, segment: NOBODY, scale: 1 })
  }
  if (type.flight >= 0) marks.push({ kind: 'flight', at: free(13).at, segment: NOBODY, scale: 1 })
  return marks
}

/** A second roomy place in a city, away from its heart. */
function besideHeart(shape: CityShape, heart: Point, from: number, avoid: readonly Point[] = []): Point {
  let best: Point = heart
  let most = -1
  for (let x = from; x < 90; x += 3) {
    for (let y = from; y < 90; y += 3) {
      if (!isInside([x, y], shape.polygon)) continue
      const room = Math.min(nearest([x, y], shape.wallPoints), x, y, 100 - x, 100 - y, distance([x, y], heart) * 0.8, avoid.length ? nearest([x, y], avoid) : 99)
      if (room > most) [most, best] = [room, [x, y]]
    }
  }
  return best
}
