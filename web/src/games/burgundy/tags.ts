// Plates that tell what an option costs and brings.
import { INK } from '../../art/colours'
import type { Say } from '../board'
import { box, shaded, words } from './art/pen'
import { woodcut } from './art/woodcuts'
import type { Rect } from './plans/plan'
import { WORDS } from './words'

/** Points that come at once, in the one place of the board for that. */
export function gainSlot({ x, y, width, height }: Rect, points: number, say: Say): string {
  return (
    shaded(box(x, y, width, height, 10, INK)) +
    words(x + 12, y + 19, say(WORDS.preview), { size: 12.5, weight: 400, fill: '#CDBBA3' }) +
    woodcut('vp', x + 20, y + 35, 19) +
    words(x + 34, y + 41, `${points > 0 ? '+' : ''}${points}`, { size: 17, weight: 700, serif: true, fill: '#FFE9AE' })
  )
}

/** What a worker costs, and what an option brings: plates at the corner of a piece. */
export function costTag(x: number, y: number, chips: number): string {
  return box(x - 17, y - 10, 34, 20, 10, '#FFFBF0', `stroke="${INK}" stroke-width="1.3"`) + woodcut('worker', x - 7.5, y, 16) + words(x + 2, y + 5, chips, { size: 14, weight: 700, serif: true })
}

export function gainTag(x: number, y: number, points: number): string {
  const width = Math.abs(points) > 9 ? 32 : 26
  return box(x - width / 2, y - 9.5, width, 19, 9.5, INK, 'stroke="#FFF9EC" stroke-width="1.2"') + words(x, y + 5, `${points > 0 ? '+' : ''}${points}`, { size: 14, weight: 700, serif: true, anchor: 'middle', fill: '#FFE9AE' })
}
