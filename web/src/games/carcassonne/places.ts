// Where figures stand: on the segment they claim, away from walls, symbols and each other.
import { round1, type Point } from '../../art/shapes'
import { distance, nearest, pathOf, cityPath, turnCity, turnCurve, turned, MIDDLE } from './art/geometry'
import { CELLS, cellAt, centreOf, layoutOf, NOBODY, type Layout } from './art/layout'
import type { Tile } from './land'
import type { Figure, Magic, TileType, View } from './types'
import { keyOf } from './types'

interface Candidate {
  readonly at: Point
  readonly room: number
}

const TIGHT = 9
const known = new Map<TileType, Candidate[][]>()

/** By segment of an unturned tile: points where a figure could stand, and how much room there is. */
function candidates(type: TileType): Candidate[][] {
  const found = known.get(type)
  if (found) return found
  const layout = layoutOf(type)
  const inner = insideRoom(layout.owner)
  const reach = { monastery: 15, garden: 13 }
  const avoid = layout.marks.map(({ kind, at, scale }) => ({ at, solid: kind === 'monastery' || kind === 'garden', reach: kind === 'monastery' || kind === 'garden' ? reach[kind] * scale : 8 }))
  const made = type.segments.map((_, segment): Candidate[] => {
    const road = layout.roads.find((each) => each.segment === segment)
    if (road) return onRoad(layout, segment, avoid.map(({ at }) => at))
    const cells = [...layout.owner.keys()].filter((cell) => layout.owner[cell] === segment && cell % 2 === 0 && Math.floor(cell / CELLS) % 2 === 0)
    const roomy = (shy: boolean): Candidate[] =>
      cells.map((cell) => {
        const at = centreOf(cell)
        const [x, y] = at
        const symbols = avoid.filter(({ solid }) => shy || solid).map((each) => distance(each.at, at) - each.reach + 7)
        return { at, room: Math.min(inner[cell]! * 1.1, x * 0.9, y * 0.9, (100 - x) * 0.9, (100 - y) * 0.9, 30, ...symbols) - distance(at, MIDDLE) * 0.01 }
      })
    const list = roomy(true)
    // In a narrow corner it is better to stand on a symbol than on the wall; but never on a building.
    return list.some(({ room }) => room > TIGHT) ? list : roomy(false)
  })
  known.set(type, made)
  return made
}

/** Monks and gardeners stand before their building, however the tile is turned. */
function besideMark(tile: Tile, segment: number): Candidate[] | null {
  const mark = layoutOf(tile.type).marks.find((each) => each.segment === segment && (each.kind === 'monastery' || each.kind === 'garden'))
  if (!mark) return null
  const [x, y] = turned(mark.at, tile.rotation)
  const by = (mark.kind === 'monastery' ? 12 : 9) * mark.scale
  return ([[-by * 0.8, by * 0.65], [by * 0.8, by * 0.65], [0, by]] as const).map(([dx, dy]) => ({ at: [Math.min(84, Math.max(16, x + dx)), Math.min(84, Math.max(16, y + dy))], room: 20 }))
}

function onRoad(layout: Layout, segment: number, symbols: readonly Point[]): Candidate[] {
  const own = layout.roads.find((each) => each.segment === segment)!.points
  const others = layout.roads.flatMap((road) => (road.segment === segment ? [] : road.points))
  return own.slice(2, -2).map((at) => {
    const [x, y] = at
    const lake = layout.type.lake ? distance(at, MIDDLE) * 0.6 : 99
    return { at, room: Math.min(others.length ? nearest(at, others) : 40, x, y, 100 - x, 100 - y, lake, ...symbols.map((symbol) => distance(symbol, at) * 0.8)) - distance(at, MIDDLE) * 0.05 }
  })
}

/** How far each cell is from the next one that belongs to another segment. */
function insideRoom(owner: Int8Array): Float32Array {
  const room = new Float32Array(owner.length).fill(99)
  const pass = (order: (index: number) => number, back: number): void => {
    for (let index = 0; index < owner.length; index++) {
      const cell = order(index)
      const column = cell % CELLS
      for (const [dx, dy, length] of [[-1, 0, 2], [0, -1, 2], [-1, -1, 2.8], [1, -1, 2.8]] as const) {
        const [nx, ny] = [column + dx * back, Math.floor(cell / CELLS) + dy * back]
        if (nx < 0 || ny < 0 || nx >= CELLS || ny >= CELLS) continue
        const next = ny * CELLS + nx
        room[cell] = Math.min(room[cell]!, owner[next] === owner[cell] ? room[next]! + length : 1)
      }
    }
  }
  pass((index) => index, 1)
  pass((index) => owner.length - 1 - index, -1)
  return room
}

/** In the box of the tile as it lies; `taken`: figures that stand there already. */
export function placeOn(tile: Tile, segment: number, taken: readonly Point[]): Point {
  const kind = tile.type.segments[segment]?.kind
  let best: Point = MIDDLE
  let most = -99
  const upright = besideMark(tile, segment)
  for (const { at, room } of upright ?? candidates(tile.type)[segment] ?? []) {
    const here = upright ? at : turned(at, tile.rotation)
    const free = Math.min(room, ...taken.map((other) => distance(other, here) * 0.8))
    if (free > most) [most, best] = [free, here]
  }
  return kind === 'road' ? [best[0], best[1] - 5] : best
}

export interface Standing {
  readonly key: string
  readonly at: Point
  readonly figure: Figure | null
  readonly magic: Magic | null
}

/** Everybody on the land, in units of 100 for a tile; and where there is room for one more. */
export class Standings {
  readonly all: Standing[] = []
  private readonly taken = new Map<string, Point[]>()

  constructor(
    view: View,
    private readonly tileAt: (x: number, y: number) => Tile | undefined,
  ) {
    for (const figure of view.figures) this.add(figure, { figure, magic: null, name: `${figure.seat}${figure.figure}${figure.x},${figure.y},${figure.segment}` })
    for (const magic of ['mage', 'witch'] as const) if (view[magic]) this.add(view[magic], { figure: null, magic, name: magic })
    this.all.sort((one, other) => one.at[1] - other.at[1])
  }

  private add({ x, y, segment }: { x: number; y: number; segment: number }, { figure, magic, name }: { figure: Figure | null; magic: Magic | null; name: string }): void {
    const at = this.room(x, y, segment)
    const here = this.taken.get(keyOf(x, y))
    const local: Point = [at[0] - x * 100, at[1] - y * 100]
    if (here) here.push(local)
    else this.taken.set(keyOf(x, y), [local])
    const same = this.all.filter((each) => each.key.startsWith(name)).length
    this.all.push({ key: `${name}#${same}`, at, figure, magic })
  }

  /** A free place on a segment. */
  room(x: number, y: number, segment: number, without: readonly Point[] = []): Point {
    const tile = this.tileAt(x, y)
    if (!tile) return [x * 100 + 50, y * 100 + 50]
    const [px, py] = placeOn(tile, segment, [...(this.taken.get(keyOf(x, y)) ?? []), ...without])
    return [x * 100 + px, y * 100 + py]
  }

  /** Gold lies in the corner of its tile that is farthest from everything else. */
  corner(x: number, y: number): Point {
    const tile = this.tileAt(x, y)
    if (!tile) return [x * 100 + 50, y * 100 + 50]
    const layout = layoutOf(tile.type)
    const turn = (at: Point): Point => turned(at, tile.rotation)
    const things = [...(this.taken.get(keyOf(x, y)) ?? []), ...layout.marks.map(({ at }) => turn(at)), ...layout.roads.flatMap(({ points }) => points.filter((_, index) => index % 4 === 0).map(turn))]
    const corners: Point[] = [[18, 84], [82, 84], [82, 20], [18, 20]]
    const best = corners.reduce((one, other) => (nearest(other, things) > nearest(one, things) + 0.5 ? other : one))
    return [x * 100 + best[0], y * 100 + best[1]]
  }
}

// ------------------------------------------------------------------ whose ground is it

/** The segment under a point of a laid tile, or -1. */
export function segmentUnder(tile: Tile, x: number, y: number): number {
  const point = turned([x, y], -tile.rotation)
  const layout = layoutOf(tile.type)
  const mark = layout.marks.find(({ kind, at, scale }) => (kind === 'monastery' && distance(at, point) < 14 * scale) || (kind === 'garden' && distance(at, point) < 12 * scale))
  return mark ? mark.segment : (layout.owner[cellAt(...point)] ?? NOBODY)
}

/** The ground of a segment as the `d` of a path, in the box of its tile as it lies; lines for roads, outlines for the rest. */
export function groundOf(tile: Tile, segment: number): { d: string; lines: boolean; walls: string } {
  const layout = layoutOf(tile.type)
  const road = layout.roads.find((each) => each.segment === segment)
  if (road) return { d: pathOf(turnCurve(road.curve, tile.rotation)), lines: true, walls: '' }
  const city = layout.cities.find((each) => each.segment === segment)
  if (city) {
    const shape = turnCity(city.shape, tile.rotation)
    return { d: cityPath(shape), lines: false, walls: shape.walls.map(pathOf).join('') }
  }
  const mark = layout.marks.find((each) => each.segment === segment)
  if (mark) {
    const [x, y] = turned(mark.at, tile.rotation)
    const radius = (mark.kind === 'garden' ? 16 : 15) * mark.scale
    return { d: `M${round1(x - radius)} ${round1(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`, lines: false, walls: '' }
  }
  return { d: meadowPath(tile, segment), lines: false, walls: '' }
}

const meadows = new Map<string, string>()

/** The cells of a meadow, row by row. */
function meadowPath(tile: Tile, segment: number): string {
  const key = `${tile.tile}/${tile.rotation}/${segment}`
  const found = meadows.get(key)
  if (found !== undefined) return found
  const { owner } = layoutOf(tile.type)
  const size = 100 / CELLS
  let d = ''
  for (let row = 0; row < CELLS; row++) {
    for (let from = 0; from < CELLS; from++) {
      const mine = (column: number): boolean => column < CELLS && owner[cellAt(...turned([(column + 0.5) * size, (row + 0.5) * size], -tile.rotation))] === segment
      if (!mine(from)) continue
      let to = from
      while (mine(to + 1)) to++
      d += `M${from * size} ${row * size}h${(to + 1 - from) * size}v${size}h${-(to + 1 - from) * size}Z`
      from = to
    }
  }
  meadows.set(key, d)
  return d
}
