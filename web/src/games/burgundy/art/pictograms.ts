// What monasteries, shields and trade routes do, in pictures: a row of parts. Arrow = gives, ± in a die = free change, gold shield = points,
// six-coloured hex = any tile, crate with a green arrow = sale.
import { INK } from '../../../art/colours'
import { hexCorners, polygon, roundedHex } from '../../../art/shapes'
import { KINDS, type Good, type Kind } from '../types'
import { goodsTile } from './goods'
import { COLOUR, glyphOn, SHIELD_FIELD } from './palette'
import { box, disc, dot, edge, figure, line, put, shape, svg, TICK } from './pen'
import { woodcut, type Woodcut } from './woodcuts'

/** `width` in heights; drawn around (x, y) with the height that the row has. */
export interface Part {
  readonly width: number
  readonly draw: (x: number, y: number, height: number) => string
}

const part = (width: number, draw: Part['draw']): Part => ({ width, draw })

/** Parts side by side, as large as fits. */
export function pictogram(parts: readonly Part[], x: number, y: number, width: number, height: number): string {
  const whole = parts.reduce((sum, each) => sum + each.width, 0)
  const size = Math.min(height, width / whole)
  let left = x - (whole * size) / 2
  return parts
    .map((each) => {
      const drawn = each.draw(left + (each.width * size) / 2, y, size)
      left += each.width * size
      return drawn
    })
    .join('')
}

const outlined = (d: string, fill: string, width = 1.1): string => svg`<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`

export const smallHex = (kind: Kind, x: number, y: number, height: number): string => outlined(roundedHex(x, y, height * 0.5, height * 0.06), COLOUR[kind]) + glyphOn(kind, x, y, height * 0.56)

export function anyHex(x: number, y: number, height: number): string {
  const corners = hexCorners(x, y, height * 0.5)
  const sectors = KINDS.map((kind, place) => `<path d="${polygon([[x, y], corners[place]!, corners[(place + 1) % 6]!])}" fill="${COLOUR[kind]}"/>`).join('')
  return sectors + edge(polygon(corners), INK, 1.1) + disc(x, y, height * 0.17, '#FFFBF0', 0.9)
}

export function points(x: number, y: number, height: number, count: number | ''): string {
  const width = height * 0.92
  const d = svg`M${x - width / 2} ${y - height / 2}h${width}v${height * 0.5}c0 ${height * 0.3}-${width * 0.25} ${height * 0.42}-${width / 2} ${height * 0.5}c-${width * 0.25}-${height * 0.08}-${width / 2}-${height * 0.2}-${width / 2}-${height * 0.5}Z`
  return svg`<path d="${d}" fill="#F6D57A" stroke="#8C2B14" stroke-width="1.8" stroke-linejoin="round"/>` + (count ? figure(x, y - height * 0.04, count, height * 0.64) : '')
}

/** The large one has a swallow tail. */
export function bannerPath(x: number, y: number, height: number, large: boolean): string {
  const width = height * 0.74
  const foot = large ? svg`l-${width / 2}-${height * 0.2}-${width / 2} ${height * 0.2}` : svg`h-${width}`
  return svg`M${x - width / 2} ${y - height / 2}h${width}v${height}${foot}Z`
}

/** A banner for a completed colour. */
export function banner(x: number, y: number, height: number, fill: string, large = true, style = `stroke="${INK}" stroke-width="1.3"`): string {
  return svg`<path d="${bannerPath(x, y, height, large)}" fill="${fill}" ${style} stroke-linejoin="round"/>`
}

export const icon = (name: Woodcut, width = 1): Part => part(width, (x, y, h) => woodcut(name, x, y + h * 0.03, h * 1.02))
export const several = (name: Woodcut, count: number, step = 0.48): Part =>
  part(0.92 + step * (count - 1), (x, y, h) => Array.from({ length: count }, (_, place) => woodcut(name, x + (place - (count - 1) / 2) * step * h, y, h * 0.98)).join(''))
export const gives = part(0.5, (x, y, h) => line(svg`M${x - h * 0.2} ${y}h${h * 0.36}M${x + h * 0.02} ${y - h * 0.17}l${h * 0.17} ${h * 0.17}-${h * 0.17} ${h * 0.17}`, Math.max(1.5, h * 0.09)))
export const arrow = part(0.34, (x, y, h) => line(svg`M${x - h * 0.15} ${y}h${h * 0.26}M${x} ${y - h * 0.14}l${h * 0.13} ${h * 0.14}-${h * 0.13} ${h * 0.14}`, Math.max(1.3, h * 0.09)))
export const plus = part(0.42, (x, y, h) => line(svg`M${x - h * 0.15} ${y}h${h * 0.3}M${x} ${y - h * 0.15}v${h * 0.3}`, Math.max(1.6, h * 0.09)))
export const equals = part(0.4, (x, y, h) => line(svg`M${x - h * 0.15} ${y - h * 0.09}h${h * 0.3}M${x - h * 0.15} ${y + h * 0.09}h${h * 0.3}`, Math.max(1.5, h * 0.085)))
export const score = (count: number): Part => part(0.95, (x, y, h) => points(x, y, Math.max(h * 0.98, 16.5), count))
export const kinds = (list: readonly Kind[], step = 0.7): Part =>
  part(0.86 + step * (list.length - 1), (x, y, h) => list.map((kind, place) => smallHex(kind, x + (place - (list.length - 1) / 2) * step * h, y, h * (list.length > 1 ? 0.92 : 0.96))).join(''))
export const any = part(0.9, anyHex)
export const change = (by: number): Part =>
  part(1.06, (x, y, h) => {
    const size = Math.max(h * 0.96, 17.5)
    return box(x - size / 2, y - size / 2, size, size, size * 0.2, '#FFFFFF', `stroke="${INK}" stroke-width="1.2"`) + figure(x, y, `±${by}`, size * 0.6)
  })
export const plusMinus = part(0.56, (x, y, h) => line(svg`M${x - h * 0.18} ${y - h * 0.12}h${h * 0.36}M${x} ${y - h * 0.3}v${h * 0.36}M${x - h * 0.18} ${y + h * 0.26}h${h * 0.36}`, Math.max(1.5, h * 0.1)))
export const said = (what: string, width = 0.9): Part => part(width, (x, y, h) => figure(x, y, what, h * 0.7))
export const wares = (list: readonly Good[], step = 0.5): Part =>
  part(0.78 + step * (list.length - 1), (x, y, h) => list.map((good, place) => goodsTile(good, x + (place - (list.length - 1) / 2) * step * h, y + (place % 2 ? 0.08 : -0.08) * h, h * 0.7)).join(''))
export const sale = part(1.05, (x, y, h) => {
  const up = svg`M${x + h * 0.02} ${y - h * 0.12}L${x + h * 0.3} ${y - h * 0.4}H${x + h * 0.1}V${y - h * 0.52}H${x + h * 0.52}V${y - h * 0.08}H${x + h * 0.4}V${y - h * 0.3}L${x + h * 0.12} ${y - h * 0.02}Z`
  return woodcut('goods', x - h * 0.12, y + h * 0.1, h * 0.82) + shape(up, '#7FD69B', 1)
})
const HEADS: readonly (readonly [Woodcut, number, number])[] = [['cow', -1, -1], ['sheep', 1, -1], ['pig', -1, 1], ['goat', 1, 1]]
export const heads = part(1.1, (x, y, h) => HEADS.map(([name, column, row]) => woodcut(name, x + column * h * 0.26, y + row * h * 0.26, h * 0.54)).join(''))
export const bonus = part(0.82, (x, y, h) => banner(x, y, h, '#E9D9B2') + dot(x, y - h * 0.06, h * 0.17, INK))
export const depots = part(1.5, (x, y, h) =>
  ([['red', -1], ['turquoise', 1]] as const)
    .map(([good, side]) => box(x + side * h * 0.38 - h * 0.33, y - h * 0.4, h * 0.66, h * 0.8, 2.5, '#EADCBC', `stroke="${INK}" stroke-width="1"`) + goodsTile(good, x + side * h * 0.38, y, h * 0.48))
    .join(''),
)
export const take = part(1.05, (x, y, h) => {
  const up = svg`M${x + h * 0.3} ${y + h * 0.42}V${y - h * 0.1}H${x + h * 0.16}L${x + h * 0.37} ${y - h * 0.42} ${x + h * 0.58} ${y - h * 0.1}H${x + h * 0.44}V${y + h * 0.42}Z`
  return smallHex('building', x - h * 0.1, y + h * 0.06, h * 0.8) + shape(up, '#FFFFFF', 1)
})
const FOUR: readonly (readonly [number, number])[] = [[-0.34, -0.22], [0.1, -0.22], [-0.1, 0.22], [0.34, 0.22]]
export const fourWorkers = part(1.3, (x, y, h) => FOUR.map(([column, row]) => woodcut('worker', x + column * h, y + row * h, h * 0.62)).join(''))
export const twins = part(1.32, (x, y, h) => {
  const both = [-1, 1].map((side) => woodcut('market', x + side * h * 0.33, y + h * 0.08, h * 0.7)).join('')
  return both + svg`<circle cx="${x}" cy="${y - h * 0.26}" r="${h * 0.22}" fill="${TICK}" stroke="#fff" stroke-width="1"/>` + line(svg`M${x - h * 0.11} ${y - h * 0.26}l${h * 0.08} ${h * 0.09} ${h * 0.15}-${h * 0.18}`, 1.7, '#fff')
})
export const onTop = part(1.5, (x, y, h) => woodcut('bridge', x, y + h * 0.26, h * 1.1) + [0, 1, 2].map((place) => box(x - h * 0.3, y - h * 0.02 - place * h * 0.2, h * 0.6, h * 0.19, 2, place === 2 ? '#F2BF3A' : '#B9B0A2', `stroke="${INK}" stroke-width="1"`)).join(''))
export const key = part(1.05, (x, y, h) => woodcut('key', x, y, h * 0.95))
export const endless = part(0.95, (x, y, h) =>
  line(
    svg`M${x} ${y}c${h * 0.14}-${h * 0.28} ${h * 0.42}-${h * 0.28} ${h * 0.42} 0s-${h * 0.28} ${h * 0.28}-${h * 0.42} 0s-${h * 0.42}-${h * 0.28}-${h * 0.42} 0 ${h * 0.28} ${h * 0.28} ${h * 0.42} 0Z`,
    Math.max(1.8, h * 0.11),
  ),
)
const plainHex = (x: number, y: number, radius: number, fill: string, width = 1): string => outlined(roundedHex(x, y, radius, 1), fill, width)
export const depot = part(1, (x, y, h) => {
  const tiles = ([[-1, COLOUR.ship], [1, COLOUR.building]] as const).map(([side, fill]) => plainHex(x + side * h * 0.21, y, h * 0.22, fill, 0.9)).join('')
  return box(x - h * 0.46, y - h * 0.42, h * 0.92, h * 0.84, 3, '#EADCBC', `stroke="${INK}" stroke-width="1.1"`) + tiles
})
export const turnedDie = part(0.9, (x, y, h) => {
  const back = svg`M${x - h * 0.2} ${y - h * 0.05}a${h * 0.22} ${h * 0.22} 0 1 1 ${h * 0.06} ${h * 0.2}M${x - h * 0.3} ${y - h * 0.16}l${h * 0.1} ${h * 0.12} ${h * 0.13}-${h * 0.1}`
  return box(x - h * 0.41, y - h * 0.41, h * 0.82, h * 0.82, h * 0.17, '#FFFFFF', `stroke="${INK}" stroke-width="1.2"`) + line(back, Math.max(1.5, h * 0.08))
})
export const onePasture = part(1.5, (x, y, h) => {
  const round = svg`M${x - h * 0.74} ${y}a${h * 0.46} ${h * 0.46} 0 0 1 ${h * 0.46}-${h * 0.46}h${h * 0.56}a${h * 0.46} ${h * 0.46} 0 0 1 0 ${h * 0.92}h-${h * 0.56}a${h * 0.46} ${h * 0.46} 0 0 1-${h * 0.46}-${h * 0.46}Z`
  return outlined(round, COLOUR.animal, 1.2) + woodcut('cow', x - h * 0.34, y, h * 0.6) + woodcut('sheep', x + h * 0.34, y, h * 0.6)
})
const AREA: readonly (readonly [number, number])[] = [[-0.26, -0.2], [0.26, -0.2], [0, 0.25]]
export const area = part(1.15, (x, y, h) => AREA.map(([column, row]) => plainHex(x + column * h, y + row * h, h * 0.29, COLOUR.building)).join(''))
export const apart = part(1.75, (x, y, h) => plainHex(x - h * 0.54, y, h * 0.37, COLOUR.ship) + plainHex(x + h * 0.54, y, h * 0.37, COLOUR.monastery) + edge(roundedHex(x, y, h * 0.33, 1), INK, 1, 'stroke-dasharray="2 2"'))
export const black = part(0.9, (x, y, h) => plainHex(x, y, h * 0.48, '#3A3028') + edge(roundedHex(x, y, h * 0.3, 1), '#E9DCC0', 1.2))
export const crest = part(0.86, (x, y, h) => put(x, y - h * 0.06, h / 44, `<path d="${SHIELD_FIELD}" fill="#B5312A" stroke="${INK}" stroke-width="2.4"/><path d="M0-16V22" stroke="#F2C94C" stroke-width="9"/>`))
