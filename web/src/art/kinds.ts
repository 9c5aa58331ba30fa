import { round1 } from './shapes'

/** Flat one-colour glyphs of the kinds of Burgundy fields, in a box of 12 around the origin. */
const GLYPHS = {
  building: 'M-5 5V0L0-5 5 0V5Z',
  animal: 'M-5-4 -2.5-1H2.5L5-4 5.5 1 2 5H-2L-5.5 1Z',
  monastery: 'M-1.3-6H1.3V-3H4V-.5H1.3V6H-1.3V-.5H-4V-3H-1.3Z',
  ship: 'M-6 2H6L4 6H-4ZM-.7 1V-6L5 1Z',
  castle: 'M-6 6V-5H-3.5V-2.5H-1.3V-5H1.3V-2.5H3.5V-5H6V6Z',
  mine: 'M-6-1C-3-6 3-6 6-1L4.5-.5C3-2.5 1.5-3 .9-3V6H-.9V-3C-1.5-3-3-2.5-4.5-.5Z',
} as const

export type FieldKind = keyof typeof GLYPHS

export function kindGlyph(kind: FieldKind, x: number, y: number, size: number, fill: string): string {
  return `<path d="${GLYPHS[kind]}" transform="translate(${round1(x)} ${round1(y)}) scale(${Math.round((size / 12) * 100) / 100})" fill="${fill}"/>`
}
