import { darken, INK, lighten } from '../../art/colours'
import { die } from '../../art/dice'
import { kindGlyph, type FieldKind } from '../../art/kinds'
import { symbol } from '../../art/symbols'
import { COLOURS, type Colour } from './types'

export const FILL: Readonly<Record<Colour, string>> = {
  purple: '#6F43A0',
  gray: '#98A09F',
  blue: '#2F86D6',
  orange: '#F8952B',
  green: '#0E7040',
  yellow: '#FCE05A',
}

export const KIND: Readonly<Record<Colour, FieldKind>> = {
  purple: 'monastery',
  gray: 'mine',
  blue: 'ship',
  orange: 'building',
  green: 'castle',
  yellow: 'animal',
}

/** Which numbers a field takes: two fixed ones, all different, all equal, or like a neighbour. */
export const RULE: Readonly<Record<Colour, string>> = { purple: '1·2', gray: '3·4', blue: '5·6', orange: '≠', green: '↔', yellow: '=' }

export const isDark = (colour: Colour): boolean => colour === 'purple' || colour === 'blue' || colour === 'green'
export const glyphColour = (colour: Colour): string => (isDark(colour) ? '#FFFFFF' : INK)

interface Texture {
  readonly width: number
  readonly height: number
  readonly lines: string
}

/** One texture per colour, so that colours are never told apart by hue alone. */
const TEXTURES: Readonly<Record<Colour, Texture>> = {
  purple: { width: 16, height: 16, lines: 'M4 2V6M2.5 3.5h3M12 10v4M10.5 11.5h3' },
  gray: { width: 16, height: 14, lines: 'M2 5l3-3 3 3M10 12l3-3 3 3' },
  blue: { width: 18, height: 10, lines: 'M0 4c3-3 6-3 9 0s6 3 9 0M0 9c3-3 6-3 9 0s6 3 9 0' },
  orange: { width: 16, height: 12, lines: 'M0 .5H16M0 6.5H16M4 .5V6.5M12 6.5V12' },
  green: { width: 14, height: 14, lines: 'M0 0 14 14M14 0 0 14' },
  yellow: { width: 16, height: 14, lines: 'M3 6 4 2.5 5 6M11 13l1-3.5 1 3.5' },
}

export const textureId = (scope: string, colour: Colour): string => `${scope}-${colour}`

/** `<pattern>`s of all colours; `scope` keeps the ids of several boards on one page apart. */
export function textures(scope: string): string {
  return COLOURS.map((colour) => {
    const { width, height, lines } = TEXTURES[colour]
    const stroke = isDark(colour) ? lighten(FILL[colour], 0.4) : darken(FILL[colour], 0.35)
    const path = `<path d="${lines}" fill="none" stroke="${stroke}" stroke-linecap="round"/>`
    return `<pattern id="${textureId(scope, colour)}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${path}</pattern>`
  }).join('')
}

export function colourDie(size: number, colour: Colour): string {
  return die(size, kindGlyph(KIND[colour], 0, 0, size * 0.56, glyphColour(colour)), FILL[colour])
}

export function hourglassDie(size: number, count: number): string {
  const face = count > 1 ? symbol('hourglass', -size * 0.2, 0, size * 0.55) + symbol('hourglass', size * 0.2, 0, size * 0.55) : symbol('hourglass', 0, 0, size * 0.66)
  return die(size, face, '#F4E6C8')
}
