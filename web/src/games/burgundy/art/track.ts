// The solo game's track: how many points are counted, and the target they have to reach.
import { INK_SOFT } from '../../../art/colours'
import { markOf } from '../../../shell/seats'
import { drum } from './bridge'
import { box, edge, line, put, shape, svg, words } from './pen'

const flag = line('M0 0V-40', 3.4) + line('M0 0V-40', 1.4, '#D9A868') + shape('M0-40H26L20-31 26-22H0Z', '#FFFDF6') + '<circle cx="10" cy="-31" r="6.5" fill="#B33A1E"/><circle cx="10" cy="-31" r="4.3" fill="#fff"/><circle cx="10" cy="-31" r="2.1" fill="#B33A1E"/>'

export interface TrackPlan {
  readonly x: number
  readonly y: number
  readonly width: number
  /** A line with the two numbers, where there is no room for more. */
  readonly slim?: boolean
}

export function track({ x, y, width, slim }: TrackPlan, counted: number, target: number, seat: number): string {
  const end = 60
  const step = width / end
  const at = (points: number): number => x + points * step
  if (slim) {
    return (
      box(x - 7, y - 6, width + 14, 12, 6, '#E2D2AA', 'stroke="#8A7048" stroke-width="1.2"') +
      box(x - 4, y - 3, counted * step + 4, 6, 3, markOf(seat).colour) +
      put(at(target), y + 5, 0.55, flag) +
      words(x + width + 16, y + 6, `${counted} / ${target}`, { size: 16, weight: 800, serif: true })
    )
  }
  const marks = Array.from({ length: end + 1 }, (_, points) => {
    if (points % 5) return edge(svg`M${at(points)} ${y + 5}v3`, '#8A7048', 1, 'stroke-opacity=".8"')
    const tens = points % 10 === 0
    return edge(svg`M${at(points)} ${y - 8}v16`, '#8A7048', 1.2) + words(at(points), y + 23, points, { size: tens ? 14 : 12.5, weight: tens ? 700 : 500, anchor: 'middle', serif: tens, ...(tens ? {} : { fill: INK_SOFT }) })
  }).join('')
  return (
    box(x - 12, y - 9, width + 24, 18, 9, '#E2D2AA', 'stroke="#8A7048" stroke-width="1.2"') +
    box(x - 7, y - 4, counted * step + 7, 8, 4, markOf(seat).colour) +
    box(at(counted) + 1, y - 4, Math.max(0, (target - counted) * step - 2), 8, 3, 'none', 'stroke="#8A7048" stroke-width="1.2" stroke-dasharray="3 3"') +
    marks +
    put(at(target), y + 4, 1, flag) +
    words(at(target) + 31, y - 22, target, { size: 16, weight: 800, serif: true }) +
    drum(seat, at(counted), y - 19, 26, 17) +
    words(at(counted), y - 28, counted, { size: 16, weight: 800, anchor: 'middle', serif: true })
  )
}
