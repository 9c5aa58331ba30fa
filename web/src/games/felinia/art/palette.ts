// The colours of the five countries, each with a pattern, so that nothing is told by colour alone.
import { darken, lighten } from '../../../art/colours'
import { COUNTRIES, type Country } from '../types'
import { dot, line } from './pen'

export const PAPER = '#F1E4C6'
export const CARD = '#FBF3DF'
export const EDGE = '#7A5F38'
export const SOFT_EDGE = '#A98C58'
export const NIGHT = '#3B2F57'

/** Spread in lightness and hue: colour-blind players can tell them apart, also without the patterns. */
export const COLOUR: Readonly<Record<Country, string>> = { lion: '#F09A30', cheetah: '#2A897B', panther: '#93B3BD', tiger: '#7A4FBF', puma: '#7A4827' }
/** The awnings of the five markets. */
export const AWNINGS = ['#B4472B', '#2A897B', '#D98F1B', '#6F4A9C', '#4E6B8C'] as const

interface Pattern {
  readonly width: number
  readonly height: number
  readonly draw: (colour: string) => string
}

const PATTERNS: Readonly<Record<Country, Pattern>> = {
  lion: { width: 22, height: 22, draw: (colour) => line('M11 5v3M11 14v3M5 11h3M14 11h3M7 7l2 2M13 13l2 2M15 7l-2 2M9 13l-2 2', 1.2, colour) },
  cheetah: { width: 18, height: 18, draw: (colour) => dot(4, 4, 1.7, colour) + dot(13, 12, 1.7, colour) },
  panther: { width: 14, height: 14, draw: (colour) => line('M0 14 14 0M-3 3 3-3M11 17l6-6', 1, colour) },
  tiger: { width: 20, height: 16, draw: (colour) => line('M2 3c4 2 6 2 9 0M10 11c4 2 6 2 9 0', 1.7, colour) },
  puma: { width: 24, height: 18, draw: (colour) => line('M2 9l5-6 5 6M13 17l4-5 4 5', 1.2, colour) },
}

export const pattern = (country: Country): string => `url(#felinia-pattern-${country})`
export const sheen = (country: Country): string => `url(#felinia-sheen-${country})`
export const WAVES = 'url(#felinia-waves)'

/** Everything that is filled with these needs them once on the page. */
export const DEFINITIONS: string =
  COUNTRIES.map((country) => {
    const { width, height, draw } = PATTERNS[country]
    const colour = COLOUR[country]
    return (
      `<pattern id="felinia-pattern-${country}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${draw(darken(colour, 0.38))}</pattern>` +
      `<linearGradient id="felinia-sheen-${country}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighten(colour, 0.34)}"/><stop offset="1" stop-color="${lighten(colour, 0.08)}"/></linearGradient>`
    )
  }).join('') +
  '<pattern id="felinia-waves" width="56" height="28" patternUnits="userSpaceOnUse"><path d="M4 8c4-4 8-4 12 0s8 4 12 0M34 22c3-3 6-3 9 0s6 3 9 0" fill="none" stroke="#CBE6EE" stroke-opacity=".35" stroke-width="1.4" stroke-linecap="round"/></pattern>'
