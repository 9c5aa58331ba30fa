// Papers, trays and words of the table.
import { INK_SOFT } from '../../art/colours'
import { die, pips } from '../../art/dice'
import type { Say } from '../board'
import { box, LEAST, put, svg, words, type Lettering } from './art/pen'
import type { Label, Rect, Spot } from './plans/plan'
import { WORDS } from './words'

export const CARD_EDGE = '#8A7048'
export const SOFT_EDGE = '#A98C58'
export const MARKET_PAPER = '#F4EAD2'
export const OWN_PAPER = '#EFE3C6'
const TRAY = '#E2D2AA'

/** Words never get smaller on the screen than can be read, however small the picture is. */
export const readable = (drawing: string, scale: number): string =>
  scale >= 1 ? drawing : drawing.replace(/font-size="([\d.]+)"/g, (_, size: string) => svg`font-size="${Math.max(Number(size), LEAST / scale)}"`)

export const dieAt = ({ x, y, r }: Spot, value: number, fill = '#FFFBF0'): string => put(x, y, 1, die(2 * r, pips(2 * r, value), fill))

export function card({ x, y, width, height }: Rect, fill: string): string {
  return (
    `<g class="card">${box(x, y, width, height, 14, fill, `stroke="${CARD_EDGE}" stroke-width="1.2"`)}</g>` +
    box(x + 5, y + 5, width - 10, height - 10, 10, 'none', 'stroke="#B79A68" stroke-opacity=".6" stroke-dasharray="1 5" stroke-width="2" stroke-linecap="round"')
  )
}

export const tray = ({ x, y, width, height }: Rect, fill = TRAY): string => box(x, y, width, height, 11, fill, `stroke="${SOFT_EDGE}"`)

export function label({ at: [x, y], word, anchor, light }: Label, say: Say): string {
  const style: Lettering = { size: 13.5, weight: 600, fill: light ? '#F6EAD7' : INK_SOFT, ...(anchor ? { anchor } : {}) }
  return words(x, y, say(WORDS[word]), style)
}
