// The land as it lies. What hangs together, who owns it, what it is worth and what fits where is told by the server.
import { keyOf, type Feature, type Fitting, type Laid, type Material, type TileType, type View } from './types'

export interface Tile extends Laid {
  readonly type: TileType
}

/** An empty space beside the land. */
export interface Hole extends Fitting {
  readonly x: number
  readonly y: number
}

export class Land {
  readonly tiles = new Map<string, Tile>()
  private features: Map<string, Feature> | null = null

  constructor(
    private readonly view: View,
    material: Material,
  ) {
    for (const laid of view.board) {
      const type = material.tiles[laid.tile]
      if (type) this.tiles.set(keyOf(laid.x, laid.y), { ...laid, type })
    }
  }

  at(x: number, y: number): Tile | undefined {
    return this.tiles.get(keyOf(x, y))
  }

  /** The feature a segment belongs to; none where it plays no part, as meadows without farmers. */
  feature(x: number, y: number, segment: number): Feature | null {
    this.features ??= new Map(this.view.shown.features.flatMap((feature) => feature.places.map((place) => [place.join(), feature] as const)))
    return this.features.get([x, y, segment].join()) ?? null
  }

  holes(): Hole[] {
    const { holes, fitting } = this.view.shown
    return holes.map(([x, y, number]) => ({ x, y, ...fitting[number]! }))
  }

  bounds(): { left: number; top: number; right: number; bottom: number } {
    const all = [...this.tiles.values()]
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 }
  }
}
