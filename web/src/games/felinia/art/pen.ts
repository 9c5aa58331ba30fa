// The strokes that all pictures of this game are made of; every function returns SVG.
import { INK } from '../../../art/colours'

const show = (value: number | string): string => (typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)

/** A template whose numbers are rounded: a hundredth is below a device pixel at every size we draw. */
export const svg = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string => parts.reduce((whole, part, place) => whole + show(values[place - 1] ?? '') + part)

export const shape = (d: string, fill: string, width = 1.3): string => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
export const line = (d: string, width: number, colour: string = INK): string => svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const disc = (x: number, y: number, radius: number, fill: string, width = 1.3): string => svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`
export const dot = (x: number, y: number, radius: number, fill: string): string => svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const put = (x: number, y: number, scale: number, inner: string, more = ''): string => svg`<g transform="translate(${x} ${y}) scale(${scale})" ${more}>${inner}</g>`
