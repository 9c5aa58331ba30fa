// Which border posts are linked by tiles, and along which way.
import type { Point } from '../../art/shapes'
import type { Duchy, Estate } from './types'

export interface Link {
  readonly cells: readonly number[]
  readonly joints: readonly (readonly [number, number])[]
}

const NEIGHBOUR = 1.2

function neighboursOf({ spaces }: Duchy, cell: number): number[] {
  const { x, y } = spaces[cell]!
  return spaces.flatMap((other, number) => (number !== cell && Math.hypot(other.x - x, other.y - y) < NEIGHBOUR ? [number] : []))
}

/** The shortest way over tiles between two spaces, or null. */
function way(duchy: Duchy, estate: Estate, from: number, to: number): number[] | null {
  const before = new Map<number, number | null>([[from, null]])
  const queue = estate.tiles[from] && estate.tiles[to] ? [from] : []
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
    if (cell === to) {
      const found: number[] = []
      for (let at: number | null | undefined = to; at !== null && at !== undefined; at = before.get(at)) found.push(at)
      return found
    }
    for (const next of neighboursOf(duchy, cell))
      if (estate.tiles[next] && !before.has(next)) {
        before.set(next, cell)
        queue.push(next)
      }
  }
  return null
}

/** All ways between posts; empty when none are linked. */
export function linkOf(duchy: Duchy, estate: Estate): Link {
  const pairs = duchy.posts.flatMap((one, place) => duchy.posts.slice(place + 1).map((other) => [one, other] as const))
  const ways = pairs.map(([one, other]) => way(duchy, estate, one, other) ?? [])
  const joints = ways.flatMap((cells) => cells.slice(1).map((cell, place): [number, number] => [cells[place]!, cell]))
  return { cells: [...new Set(ways.flat())], joints }
}

/** Where a post stands outside the board: the middle of the free edge that looks away from the centre. */
export function gateOf(duchy: Duchy, cell: number, places: readonly Point[], radius: number): { at: Point; out: Point } {
  const [x, y] = places[cell]!
  const middle = places.reduce(([left, top], [across, down]) => [left + across / places.length, top + down / places.length] as const, [0, 0] as const)
  const taken = neighboursOf(duchy, cell).map((other) => places[other]!)
  const ways = [0, 1, 2, 3, 4, 5]
    .map((side): Point => [Math.cos((Math.PI / 3) * side), Math.sin((Math.PI / 3) * side)])
    .filter(([across, down]) => !taken.some(([tx, ty]) => (tx - x) * across + (ty - y) * down > radius * 1.5))
  const [out = [1, 0] as Point] = ways.sort((one, other) => (other[0] - one[0]) * (x - middle[0]) + (other[1] - one[1]) * (y - middle[1]))
  return { at: [x + out[0] * radius * 0.866, y + out[1] * radius * 0.866], out }
}
