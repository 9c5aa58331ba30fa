// Woodcut pictures in a box of 24 around the origin: ink outline, flat fill, one shade, light from the upper left.
import { INK } from '../../../art/colours'
import { symbol, type SymbolName } from '../../../art/symbols'
import { disc, dot, flat, line, put, shape } from './pen'

const STONE = '#E9DFC9'
const STONE_DARK = '#C9BA9C'
const ROOF = '#B4472B'
const WOOD = '#9A6B3F'
const WOOD_DARK = '#6F4A29'
const CREAM = '#FFF6E0'

const WOODCUTS = {
  castle:
    shape('M-10 10V-4h2v-2h2v2h2v4h8v-4h2v-2h2v2h2v14Z', STONE) + flat('M5-3.5h4.3V9.3H5Z', STONE_DARK) +
    shape('M-2.5 10V5.5a2.5 2.5 0 0 1 5 0V10Z', '#4B3A2B') + shape('M-6-6v-5.5l5 1.8-5 1.8', '#D8422F') + shape('M6-6v-5.5l5 1.8-5 1.8', '#D8422F') +
    line('M-7.5 0v2M7.5 0v2M-9 5h3M5 6h3', 1.3),
  mine:
    shape('M-11 10c0-8 3-16 11-16s11 8 11 16Z', '#A79FA3') + flat('M2-5.5c6 1 8.3 8 8.4 15H6C6 3 5-2 2-5.5Z', '#857C82') + shape('M-6 10V0H6V10Z', '#2E2622') +
    shape('M-8 10V-1.5h3V10ZM5 10V-1.5h3V10ZM-9-4H9v3H-9Z', WOOD) + line('M-3.5 4l7 5M3.5 4l-7 5', 1.4, '#C9B98F') +
    shape('M-2-10l2 2 2-2-2-2Z', '#FFE08A', 1),
  ship:
    shape('M-10.5 4H10.5C9.5 8.5 7 10.5 4 10.5H-5C-8 10.5-10 8-10.5 4Z', WOOD) + line('M-9.5 6.8H9.5', 1, WOOD_DARK) + line('M0 4V-11', 1.8, WOOD_DARK) +
    shape('M1-10C7-9 9-4 8.5 1.5H1C3-2 3-7 1-10Z', CREAM) + shape('M-1-8C-6-6-8-2-8 1.5H-1C-2-2-2-5-1-8Z', '#E8B84A') + shape('M0-11.5 5-13 0-14', '#D8422F'),
  monastery:
    shape('M-10 10V0l6-5 6 5v10Z', CREAM) + shape('M-11.2.4-4-6 3.2.4', ROOF) + shape('M2 10V-6h7V10Z', STONE) + shape('M1-5.5 5.5-11 10-5.5Z', ROOF) +
    line('M5.5-14.5v3.5M4-13.2h3', 1.4) + shape('M-6 10V5.5a2 2 0 0 1 4 0V10Z', '#5B3E2A') + shape('M4.5-1a1 1 0 0 1 2 0V2h-2Z', '#5B7FA3') +
    line('M-7.5 2.5v.1M-.5 2.5v.1', 2),
  market:
    shape('M-9-2H9V10H-9Z', '#D7B98B') +
    shape('M-11-9H11L9.5-1.5a2.7 2.7 0 0 1-4.7 0 2.8 2.8 0 0 1-4.8 0 2.8 2.8 0 0 1-4.8 0 2.7 2.7 0 0 1-4.7 0Z', '#D8422F') +
    flat('M-6.5-8.5h4l-.5 6.5c-1.2 1.5-3.2 1.5-4.2 0ZM2.5-8.5h4l.7 6.5c-1 1.5-3 1.5-4.2 0Z', CREAM) + shape('M-7 4H7v6H-7Z', WOOD) +
    disc(-3.5, 3, 2, '#E8A33A') + disc(0.5, 2.6, 2, '#8FB43F') + disc(4.2, 3, 2, '#C23B2B'),
  carpenter:
    shape('M-10.5 3.5h21v4h-21Z', '#D9A868') + line('M-8 5.5h6M1 5.5h4', 0.9, WOOD_DARK) +
    shape('M-9-3.5 6-9l1.2 3L-5.5 1.5l-1.5-2-.6 2.6-1.6-1.6-.4 2.4Z', '#C9CED2') + shape('M5.5-9.8c3-1.6 5.5.5 5.3 3-.1 2-2.3 3-4 2Z', WOOD) +
    line('M-7 7.5V11M7 7.5V11', 1.8, WOOD_DARK),
  church:
    shape('M-3 10V-4H3V10Z', STONE) + shape('M-4-4 0-12 4-4Z', '#4E7C8A') + shape('M3 10V1l4-3 4 3v9Z', CREAM) + shape('M2.5 1.5 7-3l4.5 4.5', ROOF) +
    shape('M-11 10V3h8v7Z', CREAM) + shape('M-11.5 3-7-1.5-3 3Z', ROOF) + line('M0-15v3M-1.4-13.7h2.8', 1.3) +
    shape('M-1.2 0a1.2 1.2 0 0 1 2.4 0v2.5h-2.4Z', '#5B7FA3') + shape('M-1.6 10V7a1.6 1.6 0 0 1 3.2 0v3Z', '#5B3E2A'),
  warehouse:
    shape('M-11 1h9v9h-9Z', '#C99458') + line('M-11 1l9 9M-2 1l-9 9', 1, WOOD_DARK) +
    shape('M.5.5C2-1 8-1 9.5.5c1.5 3 1.5 6.5 0 9.5-1.5 1-7.5 1-9 0-1.5-3-1.5-6.5 0-9.5Z', WOOD) + line('M-.4 3.3H10.4M-.4 7.3H10.4', 1.4, '#3D3A38') +
    shape('M-6-8H4v9H-6Z', '#D9A868') + line('M-6-5H4M-1-8v3', 1.1, WOOD_DARK),
  boarding_house:
    shape('M-9 10V-2L0-9 9-2V10Z', '#F1DDB8') + shape('M-11-1 0-10 11-1', ROOF) + shape('M4-9.5v4l3 2.3v-6.3Z', STONE_DARK) +
    line('M-9 3H9M-4-4V3M4-4V3', 1.1, WOOD_DARK) + shape('M-2 10V5h4v5ZM-7 5h3v3h-3ZM4 5h3v3H4ZM-1.5-3.5h3V0h-3Z', '#5B7FA3'),
  bank:
    shape('M-6-5C-10 0-11 4-9.5 8c1 2.6 10 2.6 11.5 0C3.5 4 3 0-1.5-5Z', '#B98D4E') + shape('M-7-8.5-6-5h4.5L0-8.5-3.7-7Z', '#B98D4E') +
    line('M-6.5-4.8h5.5', 1.8, WOOD_DARK) + disc(5.5, 7, 4.2, '#DDE2E6') + disc(7, 1.5, 4.2, '#EEF1F3') + line('M7-.6v4.2M5.6.5h2.8', 1.1, '#6C747B'),
  town_hall:
    shape('M-10 10V-1H10V10Z', '#F1DDB8') + shape('M-11.5-1-8-6H8l3.5 5Z', ROOF) + shape('M-3-6v-5h6v5Z', STONE) + shape('M-4-11 0-15 4-11Z', '#4E7C8A') +
    disc(0, -8.3, 1.8, CREAM) + line('M0-9.3v1h.8', 0.8) + shape('M-2.2 10V5.5a2.2 2.2 0 0 1 4.4 0V10Z', '#5B3E2A') +
    shape('M-8 2h3v3.5h-3ZM5 2h3v3.5H5Z', '#5B7FA3'),
  watchtower:
    shape('M-5 10-4-3H4L5 10Z', STONE) + flat('M1.5-2.5h2l.9 12h-2Z', STONE_DARK) + shape('M-6.5-3v-5h2.6v1.8h2.6V-8h2.6v1.8h2.6V-8H6.5v5Z', STONE) +
    shape('M-1.5 10V7a1.5 1.5 0 0 1 3 0v3Z', '#4B3A2B') + line('M0 0v3', 1.8) + shape('M0-8v-6l6 2-6 2', '#D8422F') + line('M0-8v-6', 1.3),
  cow:
    shape('M-6-4C-10-7-11-9-10-11c2 0 4 1.5 5 4M6-4c4-3 5-5 4-7-2 0-4 1.5-5 4', '#E8DCC0') +
    shape('M-7-5C-10-4-12-2-11-.5c1.5 1 3.5.5 5-.5M7-5c3 1 5 3 4 4.5-1.5 1-3.5.5-5-.5', '#B98058') +
    shape('M-7-3C-7-8 7-8 7-3 7 2 6 5 4.5 8c-1.5 2.5-7.5 2.5-9 0C-6 5-7 2-7-3Z', '#C98F62') +
    flat('M0-6.2c3.5-.1 6 1 6.3 3.2.1 2-1 3.5-2.8 3.5S.5-2.5 0-6.2Z', '#7A4A2B') + shape('M-4.6 6c0-3 9.2-3 9.2 0 0 4-2 5-4.6 5s-4.6-1-4.6-5Z', '#F0CDB2') +
    line('M-1.8 7v.8M1.8 7v.8', 1.5) + dot(-3.2, -1, 1.1, INK) + dot(3.2, -1, 1.1, '#FFF') + dot(3.2, -1, 0.8, INK),
  sheep:
    shape('M-9-3c-2-4 1-8 4.5-7C-3-13 3-13 4.5-10 8-11 11-7 9-3c2.5 2.5 1.5 6.5-1.8 7C6 8 2.5 9.5 0 8c-2.5 1.5-6 0-7.2-4C-10.5 3.5-11.5-.5-9-3Z', '#FBF6EA') +
    shape('M-5.5-2C-5.5-6 5.5-6 5.5-2 5.5 3 4 9 0 9.5-4 9-5.5 3-5.5-2Z', '#4A3B33') +
    shape('M-5-2C-8-3-9.5-1.5-9.5 0c1.5 1.3 3.5.8 4.7-.5M5-2c3-1 4.5.5 4.5 2-1.5 1.3-3.5.8-4.7-.5', '#4A3B33') + dot(-2.3, 0, 1.2, '#FFF') +
    dot(2.3, 0, 1.2, '#FFF') + dot(-2.3, 0.2, 0.6, INK) + dot(2.3, 0.2, 0.6, INK) + line('M-1.3 6.5 0 7.5l1.3-1', 1, '#E9CFC0'),
  pig:
    shape('M-7-5C-9-10-6-11.5-2.5-8M7-5c2-5-1-6.5-4.5-3', '#E59A93') + shape('M-9 0C-9-10 9-10 9 0 9 7 5 10.5 0 10.5S-9 7-9 0Z', '#F2B3AB') +
    shape('M-5 3.8c0-4.2 10-4.2 10 0 0 4.4-10 4.4-10 0Z', '#E58F88') + dot(-2, 3.8, 1.2, '#7A2F2F') + dot(2, 3.8, 1.2, '#7A2F2F') + dot(-4, -2, 1.2, INK) +
    dot(4, -2, 1.2, INK),
  goat:
    shape('M-3-7C-5-12-9-13-11-11c2 .5 4 2.5 4.5 6M3-7C5-12 9-13 11-11c-2 .5-4 2.5-4.5 6', '#8C8377') +
    shape('M-5-4C-8-5-11-4-11-2.5c1.5 1.3 4 1.3 6 .5M5-4c3-1 6 0 6 1.5-1.5 1.3-4 1.3-6 .5', '#E6DCCB') +
    shape('M-5.5-5C-5.5-8 5.5-8 5.5-5 5.5 0 4 3 3 6c-.8 2-5.2 2-6 0-1-3-2.5-6-2.5-11Z', '#F3EBDD') + shape('M-2 7.2 0 13l2-5.8Z', '#E6DCCB') +
    line('M-1.3 5v.6M1.3 5v.6', 1.3) + dot(-2.6, -2, 1, INK) + dot(2.6, -2, 1, INK) + flat('M-1.2-6.5h2.4L.6-1h-1.2Z', '#D3C5AE'),
  vp:
    shape('M-9-8H9V0c0 5.5-4.5 8.5-9 10.5C-4.5 8.5-9 5.5-9 0Z', '#B33A1E') +
    shape('M-6-5.5H6V0c0 3.5-3 5.7-6 7.2C-3 5.7-6 3.5-6 0Z', '#F6D57A', 0.8),
  key:
    disc(-5, 0, 5, '#F2BF3A') + disc(-5, 0, 1.8, '#FFF6E0') + shape('M0-1.5H11V4H8.5V1.5H6V4H3.5V1.5H0Z', '#F2BF3A'),
  goose:
    shape('M-7.5 11.5C-9 6-6.5 2.5-3.8.5-1.8-1-1.6-2.5-2-4.5-2.8-9.5 1-12.3 4.2-11.2 7-10.2 7.4-7 5.8-4.8 4-2.3 2.6-.8 3.4 2 4.3 5 6.5 7 7 11.5Z', '#FFFDF6') +
    flat('M1.5-1C.5 3 3.5 6 3.3 10.8H6.3C6 7.5 3.8 5 2.7 2.4 2.2 1 2 0 1.5-1Z', '#DAD3C2') + shape('M6.1-9.2 12.3-7.3C11.6-5.5 8.8-4.9 5.9-5.1Z', '#F08A24') +
    line('M6.8-7.2 11-7', 0.9, '#8A4A0C') + dot(3, -7.8, 1.15, INK) + line('M-5 6.5C-3 5-1 5.5 0 8', 1.1),
  crane:
    shape('M-8.5 10.5-5.5-5.5H-1L3 10.5H0L-1 6H-5L-6 10.5Z', WOOD) + disc(-3.2, 3, 5, '#D9A868') +
    line('M-3.2-2V8M-8.2 3H1.8M-6.7-.5.3 6.5M.3-.5-6.7 6.5', 0.9, WOOD_DARK) + dot(-3.2, 3, 1.3, WOOD_DARK) +
    shape('M-7-5.5 8.2-13l1.6 2.7L1-4.5H-7Z', '#C99458') + line('M-3.5-6 3-9.2M1-5.5 4-9.5', 0.9, WOOD_DARK) + line('M9-10.5V-1.5', 1.3) +
    shape('M6-1.5h6v5.6H6Z', '#D8422F') + line('M6 1.3h6', 1, CREAM),
  white_castle:
    shape('M-10.5 10.5V-1.5h1.6v-1.8h1.7v1.8H-5.5V10.5ZM10.5 10.5V-1.5H8.9v-1.8H7.2v1.8H5.5V10.5Z', '#FFFFFF') +
    shape('M-5.8 10.5V-4.5H5.8V10.5Z', '#FFFFFF') + flat('M3-4h2.1V10H3Z', '#CCD3DA') + flat('M8.6-1h1.3V10H8.6Z', '#CCD3DA') +
    shape('M-7-4.5 0-12.5 7-4.5Z', '#4A6FA5') + flat('M1.5-10 6-5.1H3.6Z', '#33517F') + line('M0-12.5v-2.3', 1.3) +
    shape('M-4.8 2.8 -2.3.2H5L2.5 2.8Z', '#FFFFFF', 1) + shape('M2.5 2.8 5 .2V7.4L2.5 10Z', '#CCD3DA', 1) +
    shape('M-4.8 2.8H2.5V10H-4.8Z', '#FFFDF6', 1) + dot(-3, 4.6, 0.8, INK) + dot(-1.15, 6.4, 0.8, INK) + dot(0.7, 8.2, 0.8, INK) +
    dot(0.1, 1.5, 0.7, INK) + line('M-8 2v2.2M8 2v2.2M0-3.3v2', 1.3),
  inn:
    shape('M-10 10.5V0H5.5V10.5Z', '#F1DDB8') + shape('M-11.5.3-7.5-7.5H3L7 .3Z', '#7A4A8C') + flat('M-1-7H2.7l3.4 6.9H1.5Z', '#5C3570') +
    shape('M-4.5-7.5v-4h3v4Z', STONE_DARK) + shape('M-4.6 10.5V6.2a2.2 2.2 0 0 1 4.4 0v4.3Z', '#5B3E2A') +
    shape('M-8.7 3h2.7v3h-2.7ZM1.4 3h2.7v3H1.4Z', '#FFD46B') + line('M5.5 1.5H11', 1.5) + line('M9 1.5v1.5', 1.1) + shape('M6.4 3h5.2v5.2H6.4Z', '#C9743A') +
    shape('M7.6 4.3h2v2.7h-2Z', CREAM, 0.8) + line('M9.6 4.8h1v1.5h-1', 0.8),
  tribute:
    shape('M-9-5.5-5.5-1 0-9.5 5.5-1 9-5.5 7.3 4H-7.3Z', '#F2BF3A') + shape('M-7.3 4H7.3V7.5H-7.3Z', '#D9A02A') + dot(0, 1.2, 1.3, '#B33A1E') +
    dot(-4.3, 1.8, 1, '#2F5FA8') + dot(4.3, 1.8, 1, '#2F5FA8'),
  bridge:
    shape('M-11.5-3H11.5V7.5H8.5A3.6 3.6 0 0 0 1.8 7.5H-1.8A3.6 3.6 0 0 0-8.5 7.5H-11.5Z', '#CDBB93') + shape('M-12-5.5H12v2.8H-12Z', '#DFD0AC'),
  post:
    shape('M-8 11V-7h5V11Z', '#FFFDF6') + flat('M-7.4-2.5h3.8V1h-3.8ZM-7.4 4.5h3.8V8h-3.8Z', '#B33A1E') + shape('M-9-7-5.5-12-2-7Z', '#FFC83D') +
    shape('M-4 1H12V5H-4Z', '#FFFDF6') + flat('M0 1.7h3.5v2.6H0ZM7 1.7h3.5v2.6H7Z', '#B33A1E'),
  pawn:
    disc(0, -5.5, 4.4, '#B9B0A2') + shape('M-7 10.5C-7 3-4-1 0-1S7 3 7 10.5Z', '#B9B0A2'),
} as const

export type Woodcut = keyof typeof WOODCUTS | SymbolName

/** `size` is that of the box, also for the symbols that all games share. */
export function woodcut(name: Woodcut, x: number, y: number, size: number, more = ''): string {
  return name in WOODCUTS ? put(x, y, size / 24, WOODCUTS[name as keyof typeof WOODCUTS], more) : symbol(name as SymbolName, x, y, size)
}
