// Border posts: a turnpike outside the edge of its space. Open bar and burning lantern when it is linked.
import { INK } from '../../../art/colours'
import { hexCorners, type Point } from '../../../art/shapes'
import { markOf } from '../../../shell/seats'
import type { Link } from '../posts'
import { edge, flat, line, put, shaded, shape, svg } from './pen'

const STONE_WHITE = '#FFFDF6'
const RED = '#B33A1E'

export interface Gate {
  /** Middle of the edge of the space. */
  readonly at: Point
  /** Outwards, of length 1. */
  readonly out: Point
}

/** Drawn around the edge of its space, for a hex of radius 38. */
export function post({ at, out: [across, down] }: Gate, lit: boolean, radius: number): string {
  const [far, low] = [across * 21, down * 21]
  const road = svg`M${-across * 5} ${-down * 5}L${far} ${low}`
  const rays = Array.from({ length: 8 }, (_, place) => {
    const [sideways, upright] = [Math.cos((place * Math.PI) / 4), Math.sin((place * Math.PI) / 4)]
    return line(svg`M${far + sideways * 21.5} ${low - 3 + upright * 21.5}L${far + sideways * 25.5} ${low - 3 + upright * 25.5}`, 2.2, '#8A5A00')
  }).join('')
  const lantern = shape('M-3.5 4.5V-1L0-4.5 3.5-1V4.5Z', lit ? '#FFC83D' : '#4B4038') + (lit ? flat('M0-2.5C1.5-.5 1.8 1 0 3-1.8 1-1.5-.5 0-2.5Z', '#D8422F') : '')
  const bar = shape('M-3 1H15V4H-3Z', STONE_WHITE, 1.1) + flat('M1 1.6h3.6v1.8H1ZM8.2 1.6h3.6v1.8H8.2Z', RED)
  const house = shape('M-7 11V-6h5V11Z', STONE_WHITE) + flat('M-6.4-1.5h3.8l0 3.5h-3.8ZM-6.4 5.5h3.8V9h-3.8Z', RED) + put(-4.5, -10.5, 1, lantern) + `<g${lit ? ' transform="rotate(-58 -2 2)"' : ''}>${bar}</g>`
  const disc = put(far, low, 1, shaded(`<circle r="19" cy="-3" fill="${lit ? '#FFF1BF' : '#D8CBAE'}" stroke="${INK}" stroke-width="1.5"/>`) + put(-1, 0.5, 1.12, house))
  return put(...at, radius / 38, line(road, 10) + line(road, 7, '#DCC79A') + (lit ? rays : '') + disc)
}

const ring = (x: number, colour: string, width: number): string => `<rect x="${x}" y="-3.8" width="11" height="7.6" rx="3.8" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** An outline in the owner's colour around the linked tiles, and a gold clasp wherever two of them touch. */
export function chain({ cells, joints }: Link, places: readonly Point[], radius: number, seat: number): string {
  const near = (one: Point, other: Point): boolean => Math.hypot(one[0] - other[0], one[1] - other[1]) < radius
  const inside = cells.map((cell) => places[cell]!)
  const outline = inside
    .map(([x, y]) => {
      const corners = hexCorners(x, y, radius - 1)
      return corners
        .map((corner, place) => {
          const angle = (Math.PI / 180) * (60 * place - 60)
          const beyond: Point = [x + Math.cos(angle) * radius * Math.sqrt(3), y + Math.sin(angle) * radius * Math.sqrt(3)]
          const next = corners[(place + 1) % 6]!
          return inside.some((other) => near(other, beyond)) ? '' : svg`M${corner[0]} ${corner[1]}L${next[0]} ${next[1]}`
        })
        .join('')
    })
    .join('')
  const clasps = joints
    .map(([one, other]) => {
      const [from, to] = [places[one]!, places[other]!]
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
      return svg`<g transform="translate(${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2}) rotate(${turn})">${ring(-9.5, INK, 4.4)}${ring(-1.5, INK, 4.4)}${ring(-9.5, '#F2BF3A', 2.2)}${ring(-1.5, '#FFE79A', 2.2)}</g>`
    })
    .join('')
  return line(outline, 7) + line(outline, 5, markOf(seat).colour) + edge(outline, '#fff', 1.6, 'stroke-dasharray="6 6"') + clasps
}
