// The six colours of tiles and spaces, each with a pattern and a glyph, and the six colours of goods.
import { darken, INK, lighten } from '../../../art/colours'
import { kindGlyph } from '../../../art/kinds'
import { GOODS, KINDS, type Good, type Kind } from '../types'

export const COLOUR: Readonly<Record<Kind, string>> = { building: '#CDA08C', animal: '#93C75C', monastery: '#FFD04A', ship: '#3A82D8', castle: '#0F4A36', mine: '#85767C' }

/** Spread in lightness, so that colour-blind players can tell them apart; always drawn with pips. */
export const GOOD_COLOUR: Readonly<Record<Good, string>> = { turquoise: '#12A0AE', purple: '#6A2FA0', pink: '#F8B5D2', red: '#D8322A', brown: '#4E3A1A', orange: '#F39A1F' }

/** The number that sells them. */
export const dieOf = (good: Good): number => GOODS.indexOf(good) + 1

const needsLight = (kind: Kind): boolean => kind === 'castle' || kind === 'ship' || kind === 'mine'
export const glyphOn = (kind: Kind, x: number, y: number, size: number): string => kindGlyph(kind, x, y, size, needsLight(kind) ? '#fff' : INK)

const TEXTURES: Readonly<Record<Kind, { width: number; height: number; lines: string; stroke: string }>> = {
  building: { width: 16, height: 12, lines: 'M0 .5H16M0 6.5H16M4 .5V6.5M12 6.5V12', stroke: darken(COLOUR.building, 0.38) },
  animal: { width: 16, height: 14, lines: 'M3 6 4 2.5 5 6M11 13l1-3.5 1 3.5', stroke: darken(COLOUR.animal, 0.38) },
  monastery: { width: 16, height: 16, lines: 'M4 2V6M2.5 3.5h3M12 10v4M10.5 11.5h3', stroke: darken(COLOUR.monastery, 0.38) },
  ship: { width: 18, height: 10, lines: 'M0 4c3-3 6-3 9 0s6 3 9 0M0 9c3-3 6-3 9 0s6 3 9 0', stroke: lighten(COLOUR.ship, 0.4) },
  castle: { width: 14, height: 14, lines: 'M0 0 14 14M14 0 0 14', stroke: lighten(COLOUR.castle, 0.28) },
  mine: { width: 16, height: 14, lines: 'M2 5l3-3 3 3M10 12l3-3 3 3', stroke: lighten(COLOUR.mine, 0.45) },
}

/** Pieces are drawn with these, so every page that shows some needs them once. */
export const texture = (kind: Kind): string => `url(#burgundy-texture-${kind})`
export const sheen = (kind: Kind | 'black' | 'inn'): string => `url(#burgundy-sheen-${kind})`
export const LATTICE = 'url(#burgundy-lattice)'
export const SHIELD_CLIP = 'url(#burgundy-shield)'
/** The field of a shield, in a box 38 wide. */
export const SHIELD_FIELD = 'M-19-17H19V1C19 12 10.5 19.5 0 24-10.5 19.5-19 12-19 1Z'

const gradient = (name: string, top: string, bottom: string): string =>
  `<linearGradient id="burgundy-sheen-${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`

export const DEFINITIONS: string =
  KINDS.map((kind) => {
    const { width, height, lines, stroke } = TEXTURES[kind]
    const path = `<path d="${lines}" fill="none" stroke="${stroke}" stroke-linecap="round"/>`
    return `<pattern id="burgundy-texture-${kind}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${path}</pattern>${gradient(kind, lighten(COLOUR[kind], 0.22), darken(COLOUR[kind], 0.12))}`
  }).join('') +
  gradient('black', '#4a4038', '#2a221c') +
  gradient('inn', '#FFF4DC', '#E3C99A') +
  `<clipPath id="burgundy-shield"><path d="${SHIELD_FIELD}"/></clipPath>` +
  '<pattern id="burgundy-lattice" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0 10 10M10 0 0 10" stroke="#7A6A58" stroke-width=".9" fill="none"/></pattern>'
