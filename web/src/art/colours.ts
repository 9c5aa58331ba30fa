/** Colours of physical things. They do not follow the theme: paper is paper, wood is wood. */
export const INK = '#2A2018'
export const INK_SOFT = '#5E4E3C'
export const PAPER = '#FFFDF6'
export const PENCIL = '#2E2B2A'
export const PENCIL_PREVIEW = '#7C756B'
export const RING = '#FFC83D'
export const ACCENT = '#A63C12'

export type Hex = `#${string}`

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))
}

/** `share` of the way from one colour to the other. */
export function mix(from: string, to: string, share: number): Hex {
  const goal = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((goal[index] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighten = (colour: string, share: number): Hex => mix(colour, '#FFFFFF', share)
export const darken = (colour: string, share: number): Hex => mix(colour, '#1A120A', share)
