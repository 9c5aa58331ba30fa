// The strokes that all pictures of this game are made of; every function returns SVG.
import { INK } from '../../../art/colours'

const show = (value: number | string): string => (typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)

/** A template whose numbers are rounded: a hundredth is below a device pixel at every size we draw. */
export const svg = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string => parts.reduce((whole, part, place) => whole + show(values[place - 1] ?? '') + part)

export const shape = (d: string, fill: string, width = 1.3): string => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
export const flat = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const edge = (d: string, stroke: string, width = 1, more = ''): string => svg`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`
export const line = (d: string, width: number, colour: string = INK): string => edge(d, colour, width, 'stroke-linecap="round" stroke-linejoin="round"')
export const disc = (x: number, y: number, radius: number, fill: string, width = 1.3): string => svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`
export const dot = (x: number, y: number, radius: number, fill: string): string => svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const box = (x: number, y: number, width: number, height: number, corner: number, fill: string, more = ''): string =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}" ${more}/>`

export const put = (x: number, y: number, scale: number, inner: string, more = ''): string => svg`<g transform="translate(${x} ${y}) scale(${scale})" ${more}>${inner}</g>`

/** Text has a fixed smallest size on the screen; drawings that shrink say how large that is in their own units. */
export const LEAST = 12.5

export interface Lettering {
  readonly size?: number
  readonly weight?: number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Numbers and headings. */
  readonly serif?: boolean
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (words: string): string => words.replace(/[&<>]/g, (letter) => ENTITIES[letter]!)

export function words(x: number, y: number, what: string | number, { size = 13.5, weight = 600, fill = INK, anchor = 'start', serif = false }: Lettering = {}): string {
  return svg`<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}"${serif ? ' class="serif"' : ''}>${escaped(String(what))}</text>`
}

/** A figure in the middle of something, never too small to read. */
export function figure(x: number, y: number, what: string | number, size: number, fill: string = INK): string {
  const readable = Math.max(LEAST, size)
  return words(x, y + readable * 0.34, what, { size: readable, weight: 800, fill, anchor: 'middle', serif: true })
}

/** The soft shadow of a piece that lies on the table. */
export const shaded = (inner: string): string => `<g class="shaded">${inner}</g>`

export const TICK = '#1F6B3F'
export function tick(x: number, y: number, radius: number): string {
  const path = svg`M${x - radius * 0.5} ${y}l${radius * 0.38} ${radius * 0.42} ${radius * 0.62}-${radius * 0.78}`
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${TICK}" stroke="#fff" stroke-width="1.2"/>` + line(path, Math.max(1.3, radius * 0.22), '#fff')
}
