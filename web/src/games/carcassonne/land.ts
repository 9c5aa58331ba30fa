// The land as it lies: which segments hang together, what a feature is worth, which tiles fit into which hole. For showing, not for ruling.
import { HALVES, keyOf, SIDES, type Edge, type Figure, type Kind, type Laid, type Material, type Spot, type TileType, type View } from './types'

export interface Tile extends Laid {
  readonly type: TileType
}

export interface Feature {
  readonly kind: Kind
  readonly members: readonly Spot[]
  readonly tiles: number
  /** Sides where it could go on; for monasteries and gardens, empty spaces around. */
  readonly open: number
  readonly shields: number
  readonly inn: boolean
  readonly cathedral: boolean
  readonly figures: readonly Figure[]
  readonly mage: boolean
  readonly witch: boolean
  /** Of a meadow: the finished cities at it. */
  readonly cities: number
}

export interface Hole {
  readonly x: number
  readonly y: number
  readonly neighbours: number
  /** How many of the tiles to come fit here. */
  readonly fitting: number
}

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const
const AROUND = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]] as const

/** The segments at the sides and half sides of an unturned tile. */
function segmentsAt(type: TileType): { sides: number[]; halves: number[] } {
  return {
    sides: [...SIDES].map((side) => type.segments.findIndex((segment) => segment.sides.includes(side))),
    halves: HALVES.map((half) => type.segments.findIndex((segment) => segment.halves.includes(half))),
  }
}

const edgeOf = (tile: { type: TileType; rotation: number }, side: number): Edge => tile.type.edges[(side - tile.rotation + 4) % 4]!

export class Land {
  readonly tiles = new Map<string, Tile>()
  private readonly parent = new Map<string, string>()
  private readonly made = new Map<string, Feature>()
  private groups: Map<string, Spot[]> | null = null

  constructor(
    private readonly view: View,
    private readonly material: Material,
  ) {
    for (const laid of view.board) {
      const type = material.tiles[laid.tile]
      if (type) this.tiles.set(keyOf(laid.x, laid.y), { ...laid, type })
    }
  }

  at(x: number, y: number): Tile | undefined {
    return this.tiles.get(keyOf(x, y))
  }

  /** The feature a segment belongs to. */
  feature(x: number, y: number, segment: number): Feature | null {
    this.groups ??= this.group()
    const key = `${x},${y},${segment}`
    if (!this.parent.has(key)) return null
    const root = this.root(key)
    let feature = this.made.get(root)
    if (!feature) this.made.set(root, (feature = this.describe(this.groups.get(root) ?? [])))
    return feature
  }

  private root(key: string): string {
    let at = key
    while (this.parent.get(at) !== at) at = this.parent.get(at)!
    this.parent.set(key, at)
    return at
  }

  private join(one: string, two: string): void {
    if (this.parent.has(one) && this.parent.has(two)) this.parent.set(this.root(one), this.root(two))
  }

  private group(): Map<string, Spot[]> {
    const cache = new Map<TileType, ReturnType<typeof segmentsAt>>()
    const edges = (tile: Tile) => {
      const found = cache.get(tile.type) ?? segmentsAt(tile.type)
      cache.set(tile.type, found)
      return {
        side: (side: number): string => `${tile.x},${tile.y},${found.sides[(side - tile.rotation + 4) % 4]}`,
        half: (half: number): string => `${tile.x},${tile.y},${found.halves[(half - 2 * tile.rotation + 8) % 8]}`,
      }
    }
    for (const { x, y, type } of this.tiles.values()) type.segments.forEach((_, number) => this.parent.set(`${x},${y},${number}`, `${x},${y},${number}`))
    for (const tile of this.tiles.values()) {
      for (const side of [1, 2]) {
        const [dx, dy] = STEPS[side]!
        const other = this.at(tile.x + dx, tile.y + dy)
        if (!other) continue
        const [here, there, back] = [edges(tile), edges(other), (side + 2) % 4]
        this.join(here.side(side), there.side(back))
        this.join(here.half(2 * side), there.half(2 * back + 1))
        this.join(here.half(2 * side + 1), there.half(2 * back))
      }
    }
    for (const { from, to } of this.view.ferries) this.join(`${from.x},${from.y},${from.segment}`, `${to.x},${to.y},${to.segment}`)
    const groups = new Map<string, Spot[]>()
    for (const { x, y, type } of this.tiles.values()) {
      type.segments.forEach(({ kind }, segment) => {
        const root = this.root(`${x},${y},${segment}`)
        const found = groups.get(root)
        if (found) found.push({ x, y, segment, kind })
        else groups.set(root, [{ x, y, segment, kind }])
      })
    }
    return groups
  }

  private describe(members: readonly Spot[]): Feature {
    const has = (spot: { x: number; y: number; segment: number } | null): boolean => spot !== null && members.some(({ x, y, segment }) => x === spot.x && y === spot.y && segment === spot.segment)
    const data = members.map(({ x, y, segment }) => this.at(x, y)!.type.segments[segment]!)
    const first = members[0]!
    const cloister = first.kind === 'monastery' || first.kind === 'garden'
    const open = cloister
      ? AROUND.filter(([dx, dy]) => !this.at(first.x + dx, first.y + dy)).length
      : members.reduce((sum, { x, y, segment }) => sum + this.openSides(this.at(x, y)!, segment), 0)
    const cities = new Set<Feature>()
    if (first.kind === 'field') {
      members.forEach(({ x, y }, index) => {
        for (const city of data[index]!.cities) {
          const feature = this.feature(x, y, city)
          if (feature && !feature.open) cities.add(feature)
        }
      })
    }
    return {
      kind: first.kind,
      members,
      tiles: new Set(members.map(({ x, y }) => keyOf(x, y))).size,
      open,
      shields: data.reduce((sum, { shields }) => sum + shields, 0),
      inn: data.some(({ inn }) => inn),
      cathedral: data.some(({ cathedral }) => cathedral),
      figures: this.view.figures.filter(has),
      mage: has(this.view.mage),
      witch: has(this.view.witch),
      cities: cities.size,
    }
  }

  private openSides(tile: Tile, segment: number): number {
    return [...tile.type.segments[segment]!.sides].filter((side) => {
      const [dx, dy] = STEPS[(SIDES.indexOf(side) + tile.rotation) % 4]!
      return !this.at(tile.x + dx, tile.y + dy)
    }).length
  }

  /** Empty spaces beside the land. */
  holes(): Hole[] {
    const seen = new Map<string, Hole>()
    for (const tile of this.tiles.values()) {
      for (const [dx, dy] of STEPS) {
        const [x, y] = [tile.x + dx, tile.y + dy]
        if (!this.at(x, y) && !seen.has(keyOf(x, y))) seen.set(keyOf(x, y), { x, y, neighbours: STEPS.filter(([ax, ay]) => this.at(x + ax, y + ay)).length, fitting: this.fitting(x, y).reduce((sum, { left }) => sum + left, 0) })
      }
    }
    return [...seen.values()]
  }

  /** The kinds of tiles to come that fit into a space, and how many there are of each. */
  fitting(x: number, y: number): { tile: string; left: number; rotation: number }[] {
    const around = STEPS.map(([dx, dy], side) => {
      const other = this.at(x + dx, y + dy)
      return other ? edgeOf(other, (side + 2) % 4) : null
    })
    return Object.entries(this.view.left).flatMap(([tile, left]) => {
      const type = this.material.tiles[tile]
      const rotation = type?.rotations.find((turn) => around.every((edge, side) => edge === null || edge === edgeOf({ type, rotation: turn }, side)))
      return rotation === undefined ? [] : [{ tile, left, rotation }]
    })
  }

  bounds(): { left: number; top: number; right: number; bottom: number } {
    const all = [...this.tiles.values()]
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 }
  }
}

/** What a feature brings whoever has the most in it; with farmers, for each of them. */
export function worth(feature: Feature, finished: boolean): number {
  const { kind, tiles, shields, inn, cathedral, mage, witch, open, cities } = feature
  let points = 0
  if (kind === 'city') points = (tiles + shields) * (finished ? (cathedral ? 3 : 2) : cathedral ? 0 : 1)
  else if (kind === 'road') points = tiles * (inn ? (finished ? 2 : 0) : 1)
  else if (kind === 'field') return 3 * cities
  else points = finished ? 9 : 9 - open
  if (mage) points += tiles
  return witch ? Math.ceil(points / 2) : points
}

const STRENGTH: Readonly<Record<string, number>> = { meeple: 1, big: 2, abbot: 1, builder: 0, pig: 0 }

/** The seats with the most in a feature. */
export function owners(feature: Feature): number[] {
  const power = new Map<number, number>()
  for (const { seat, figure } of feature.figures) power.set(seat, (power.get(seat) ?? 0) + (STRENGTH[figure] ?? 0))
  const most = Math.max(0, ...power.values())
  return most ? [...power].filter(([, count]) => count === most).map(([seat]) => seat) : []
}
