import { INK } from './colours'
import { round1 } from './shapes'

/** Illustrated symbols in woodcut style: ink outline, flat fill, one shade; a box of 24 around the origin. */
const OUTLINE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"`
const WOOD = '#9A6B3F'
const WOOD_DARK = '#6F4A29'

const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${OUTLINE}/>`
const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const disc = (x: number, y: number, radius: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${OUTLINE}/>`
const line = (d: string, width: number, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const SYMBOLS = {
  monk:
    disc(0, -4, 4.2, '#F0CDA4') +
    shape('M-6-3C-7-12 7-12 6-3 5-7.5-5-7.5-6-3Z', '#6B4A86') +
    shape('M-8 11C-8 3-5 .8 0 .8S8 3 8 11Z', '#6B4A86') +
    line('M0 3.5v5M-1.9 5.2h3.8', 1.3, '#F6D57A'),
  worker:
    disc(0, -5.5, 4.3, '#F0CDA4') +
    shape('M-8 10C-8 3-5-.5 0-.5S8 3 8 10Z', '#6B8FA8') +
    shape('M-5.2-6.5C-5-12 5-12 5.2-6.5Z', '#C9743A') +
    line('M-6.5-6.4H6.5', 1.6) +
    line('M-3 .5 0 4 3 .5', 1.2),
  silver:
    disc(0, 0, 9.5, '#D5DBE0') +
    '<circle r="6.8" fill="none" stroke="#8E979F" stroke-width="1.2"/>' +
    shape('M0-4.8 1.3-1.5l3.4.2L2.1 1l.9 3.5L0 2.7-3 4.5l.9-3.5L-4.7-1.3l3.4-.2Z', '#F4F7F9'),
  goods:
    shape('M-9-5 0-9.5 9-5V6L0 10.5-9 6Z', '#C99458') +
    shape('M-9-5 0-.5 9-5 0-9.5Z', '#E5B97E') +
    line('M0-.5V10', 1.2) +
    line('M-4.5-7.3 4.5-2.7V1.5', 1.6, WOOD_DARK),
  hourglass:
    shape('M-7-11H7v3H-7ZM-7 8H7v3H-7Z', WOOD) +
    shape('M-5.5-8h11c0 4-3.5 5.5-4.3 8 .8 2.5 4.3 4 4.3 8h-11c0-4 3.5-5.5 4.3-8-.8-2.5-4.3-4-4.3-8Z', '#E4F0F3') +
    flat('M-3.8-4.5h7.6C3-2.5 1-1.5.5 0h-1C-1-1.5-3-2.5-3.8-4.5ZM0 2.5c2 1.5 3.5 3 4 5H-4c.5-2 2-3.5 4-5Z', '#E8B04A'),
} as const

export type SymbolName = keyof typeof SYMBOLS

export function symbol(name: SymbolName, x: number, y: number, size: number): string {
  return `<g transform="translate(${round1(x)} ${round1(y)}) scale(${Math.round((size / 24) * 1000) / 1000})">${SYMBOLS[name]}</g>`
}
