// Goods, coins and rewards as woodcuts in a box of 24 around the origin: ink outline, flat fill, one shade, light from the upper left.
import { symbol } from '../../../art/symbols'
import type { Good, Reward } from '../types'
import { disc, dot, flat, line, put, shape, svg } from './pen'
import { INK } from '../../../art/colours'

const CREAM = '#FFF6E0'
const WOOD = '#9A6B3F'
const WOOD_DARK = '#6F4A29'

const THINGS = {
  clock:
    shape('M-9 10 9 10 7 6H-7Z', WOOD_DARK) + disc(0, -1, 8.5, '#B5792F') + disc(0, -1, 6.3, CREAM) + line('M0-5.5V-1l3 2', 1.6) +
    line('M0-6.3v.4M0 3.9v.4M-5.2-1h.4M4.8-1h.4', 1.2) + shape('M-2-9.5h4V-12h-4Z', '#B5792F'),
  clothes:
    shape('M-4-9.5 0-7.5 4-9.5l7 4-2.5 5L6-2V10H-6V-2l-2.5 1.5-2.5-5Z', '#3D9C7A') + flat('M2-1h3.3v10.3H2Z', '#2B7A5E') + line('M-3.6-9.3 0-4.5l3.6-4.8', 1.3) +
    dot(0, -1.5, 0.8, '#F6D57A') + dot(0, 2, 0.8, '#F6D57A') + dot(0, 5.5, 0.8, '#F6D57A'),
  glass:
    shape('M-6.5-10.5h13C7-4 5-.5 1.2.3V7.5L5 9.5v1.3H-5V9.5l3.8-2V.3C-5-.5-7-4-6.5-10.5Z', '#CFE6EC') + flat('M-5.8-6h11.6C5.3-2.5 3.5-.8 0-.7-3.5-.8-5.3-2.5-5.8-6Z', '#8EC1CF') +
    line('M-3.8-8.5c0 2 .2 3.5.8 5', 1.2, '#FFF'),
  wine:
    shape('M-2-12H2v6c3 1.5 4 3 4 5.5V9.5c0 1-.6 1.5-1.5 1.5h-9C-5.4 11-6 10.5-6 9.5V-.5C-6-3-5-4.5-2-6Z', '#5C3B78') + shape('M-6 1H6V7H-6Z', CREAM) +
    shape('M-2.2-12h4.4v3h-4.4Z', '#C23B2B') + dot(-1.5, 3, 1.2, '#7A4FBF') + dot(1.5, 3, 1.2, '#7A4FBF') + dot(0, 5, 1.2, '#7A4FBF'),
  book:
    shape('M-9-9.5H6.5c1.5 0 2.5 1 2.5 2.5V10H-6.5C-8 10-9 9-9 7.5Z', '#8C4A2F') + shape('M-9 7.5C-9 6-8 5-6.5 5H9v5H-6.5C-8 10-9 9-9 7.5Z', CREAM) + line('M-5-9v14', 1.3) +
    shape('M-1.5-6h7v4h-7Z', '#E8B84A', 0.9),
  gold:
    disc(0, 0, 9.5, '#F2BF3A') + '<circle r="6.8" fill="none" stroke="#A8741A" stroke-width="1.2"/>' + shape('M0-4.6C2-2 4 0 2.6 2.6 1.5 4.5-1.5 4.5-2.6 2.6-4 0-2-2 0-4.6Z', '#FFE79A', 0.8),
  spice:
    shape('M-8 2H8L5.5 10.5h-11Z', WOOD) + shape('M-7 2C-6-6-2-9.5 0-9.5S6-6 7 2Z', '#E0762B') + dot(-2, -3, 0.9, '#8C3320') + dot(2, -1.5, 0.9, '#8C3320') + dot(0.5, -5.5, 0.9, '#8C3320') +
    line('M-7.5 5H7.5', 1, WOOD_DARK),
  provision:
    shape('M-8-2C-8-9 8-9 8-2L9.5 8C9.5 10.5-9.5 10.5-9.5 8Z', '#B98D4E', 1.2) + shape('M-8-1H8L6 4H-6Z', '#8A5F38', 1.2) + line('M-4-7C-4-12 4-12 4-7', 1.2) + shape('M-2 2.5H2V6H-2Z', '#F2BF3A', 1.2),
  mystery:
    shape('M-9 9V-1C-9-12 9-12 9-1V9Z', '#8F86B4', 1.2) + shape('M-5.5 9V0C-5.5-7 5.5-7 5.5 0V9Z', '#1F1833', 1.2) +
    shape('M0-4 1.3-.8 4.5-.5 2 1.5 2.9 4.8 0 3-2.9 4.8-2 1.5-4.5-.5-1.3-.8Z', '#FFD45A', 0.8),
  bag:
    shape('M-4-6C-8-2-10 2-9 6.5-8 10 8 10 9 6.5 10 2 8-2 4-6Z', '#B98D4E') + shape('M-5.5-10-4-6H4L5.5-10C3-9 1.5-8.5 0-10-1.5-8.5-3-9-5.5-10Z', '#D3AD70') + line('M-4.5-5.8h9', 1.8, WOOD_DARK),
  anchor: `<g fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"><circle cy="-8" r="2.6"/><path d="M0-5V10M-5-1H5M-9 3C-9 8-5 10 0 10S9 8 9 3"/></g>`,
} as const

export type ThingName = keyof typeof THINGS | 'silver' | 'good'

/** `good` is any good: a parcel. */
export function thing(name: ThingName, x: number, y: number, size: number): string {
  if (name === 'silver') return symbol('silver', x, y, size)
  if (name === 'good') return symbol('goods', x, y, size)
  return put(x, y, size / 24, THINGS[name])
}

/** A good on its tile. */
export const goodTile = (good: Good | 'good', x: number, y: number, size: number): string =>
  svg`<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size * 0.2}" fill="#FFF9EA" stroke="${INK}" stroke-width="${Math.max(1, size / 30)}"/>` + thing(good, x, y + size * 0.02, size * 0.8)

/** What a province gives, in its disc. */
export function rewardDisc(reward: Reward, x: number, y: number, radius: number): string {
  const dark = reward === 'mystery'
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${dark ? '#3B2F57' : '#FBF3DF'}" stroke="${dark ? '#FFE9AE' : '#5B4426'}" stroke-width="3"/>` + thing(reward, x, y, radius * (reward === 'provision' || dark ? 1.48 : 1.53))
}
