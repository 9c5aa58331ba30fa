import { hexCorners, round1, type Point } from '../../art/shapes'
import type { Material } from './types'

export interface Place {
  readonly row: number
  readonly column: number
  readonly x: number
  readonly y: number
}

const SIX_DIRECTIONS: readonly { readonly row: number; readonly x: number; readonly edge: readonly [number, number] }[] = [
  { row: 0, x: 2, edge: [1, 2] },
  { row: -1, x: 1, edge: [0, 1] },
  { row: -1, x: -1, edge: [5, 0] },
  { row: 0, x: -2, edge: [4, 5] },
  { row: 1, x: -1, edge: [3, 4] },
  { row: 1, x: 1, edge: [2, 3] },
]

/** Centres of the fields of a duchy whose own centre is the origin. */
export function places(rows: readonly number[], radius: number): Place[] {
  const middle = (rows.length - 1) / 2
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({
      row,
      column,
      x: (column - (length - 1) / 2) * radius * Math.sqrt(3),
      y: (row - middle) * radius * 1.5,
    })),
  )
}

/** Half steps to the right of the centre, so that neighbours are found without rounding. */
const halfSteps = (place: Place, rows: readonly number[]): number => 2 * place.column - ((rows[place.row] ?? 1) - 1)

function regionOf(material: Material): number[] {
  const found: number[] = []
  material.regions.forEach((cells, region) => cells.forEach((cell) => (found[cell] = region)))
  return found
}

export interface Borders {
  /** Lines around regions. */
  readonly outer: string
  /** Lines between fields of one region. */
  readonly inner: string
}

export function borders(material: Material, radius: number): Borders {
  const all = places(material.rows, radius)
  const cellAt = new Map(all.map((place, cell) => [`${place.row}:${halfSteps(place, material.rows)}`, cell]))
  const region = regionOf(material)
  let outer = ''
  let inner = ''
  all.forEach((place, cell) => {
    const corners = hexCorners(place.x, place.y, radius)
    for (const direction of SIX_DIRECTIONS) {
      const neighbour = cellAt.get(`${place.row + direction.row}:${halfSteps(place, material.rows) + direction.x}`)
      if (neighbour !== undefined && neighbour < cell) continue // drawn from the other side
      const [from, to] = direction.edge.map((corner) => corners[corner]) as [Point, Point]
      const line = `M${round1(from[0])} ${round1(from[1])}L${round1(to[0])} ${round1(to[1])}`
      if (neighbour !== undefined && region[neighbour] === region[cell]) inner += line
      else outer += line
    }
  })
  return { outer, inner }
}
