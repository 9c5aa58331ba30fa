// Rivers of the solo boards, drawn as water that keeps clear of all other islands.
import { lighten } from '../../../art/colours'
import type { Point } from '../../../art/shapes'
import { COLOUR, texture } from './palette'
import { edge, svg } from './pen'

const NEAR = 0.82

function curve(from: Point, to: Point, first: number, second: number): readonly [Point, Point, Point, Point] {
  const [across, down] = [to[0] - from[0], to[1] - from[1]]
  return [from, [from[0] + across * 0.33 - down * first, from[1] + down * 0.33 + across * first], [from[0] + across * 0.67 - down * second, from[1] + down * 0.67 + across * second], to]
}

function pointOn([a, b, c, d]: ReturnType<typeof curve>, share: number): Point {
  const rest = 1 - share
  const at = (axis: 0 | 1): number => rest ** 3 * a[axis] + 3 * rest ** 2 * share * b[axis] + 3 * rest * share ** 2 * c[axis] + share ** 3 * d[axis]
  return [at(0), at(1)]
}

/** Two bends are searched for that bring the river past all other spaces with as little detour as possible. */
export function river(from: Point, to: Point, others: readonly Point[], hexWidth: number): string {
  let best = curve(from, to, 0, 0)
  let least = Infinity
  for (let one = -8; one <= 8; one++)
    for (let two = -8; two <= 8; two++) {
      const [first, second] = [one * 0.14, two * 0.14]
      const tried = curve(from, to, first, second)
      let cost = (first ** 2 + second ** 2) * 2 + (first - second) ** 2
      for (let share = 0.04; share < 1 && cost < least; share += 0.04) {
        const [x, y] = pointOn(tried, share)
        for (const other of others) cost += Math.max(0, NEAR - Math.hypot(x - other[0], y - other[1]) / hexWidth) * 60
      }
      if (cost < least) [best, least] = [tried, cost]
    }
  const [a, b, c, d] = best
  const path = svg`M${a[0]} ${a[1]}C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${d[0]} ${d[1]}`
  const k = hexWidth / 71
  return edge(path, '#B79A68', 26 * k) + edge(path, '#DCC796', 23.5 * k) + edge(path, '#1F4E86', 18.5 * k) + edge(path, lighten(COLOUR.ship, 0.12), 16 * k) + edge(path, texture('ship'), 15 * k)
}
