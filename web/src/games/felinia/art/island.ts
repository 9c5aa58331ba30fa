// The island, drawn from the data of the map: land, borders, ways and symbols. Nothing here changes during a game.
import { darken } from '../../../art/colours'
import { seedOf, sequence } from '../../../art/random'
import { polygon, round1, type Point } from '../../../art/shapes'
import type { Material, Province } from '../types'
import { cat } from './cats'
import { CARD, COLOUR, pattern, sheen, WAVES } from './palette'
import { put, svg } from './pen'
import { rewardDisc, thing } from './things'

const named = ([x, y]: Point): string => `${x},${y}`

/** The points between two corners of a hand-drawn edge. The same from both sides, so that neighbours touch. */
function wobble(from: Point, to: Point): Point[] {
  const flip = named(from) > named(to)
  const [start, end] = flip ? [to, from] : [from, to]
  const next = sequence(seedOf(`${named(start)}|${named(end)}`))
  const [across, down] = [end[0] - start[0], end[1] - start[1]]
  const length = Math.hypot(across, down)
  const pieces = Math.max(2, Math.round(length / 18))
  const [phase, height] = [next() * 6, Math.min(5, length * 0.06)]
  const points = Array.from({ length: pieces - 1 }, (_, place): Point => {
    const share = (place + 1) / pieces
    const off = (Math.sin(phase + share * 7) * 0.6 + (next() - 0.5)) * height * Math.sin(Math.PI * share)
    return [start[0] + across * share - (down / length) * off, start[1] + down * share + (across / length) * off]
  })
  return flip ? points.reverse() : points
}

const after = (corners: readonly Point[], place: number): Point => corners[(place + 1) % corners.length]!

export const outline = (corners: readonly Point[]): string => polygon(corners.flatMap((corner, place) => [corner, ...wobble(corner, after(corners, place))]))

/** Edges that two countries share, each once. */
function countryBorders(provinces: readonly Province[]): string[] {
  const owners = new Map<string, string>()
  return provinces.flatMap(({ country, polygon: corners }) =>
    corners.flatMap((corner, place) => {
      const other = after(corners, place)
      const name = [named(corner), named(other)].sort().join('|')
      const owner = owners.get(name)
      owners.set(name, country)
      return owner && owner !== country ? [`M${[corner, ...wobble(corner, other), other].map(([x, y]) => `${round1(x)} ${round1(y)}`).join('L')}`] : []
    }),
  )
}

const COASTS = [[38, '#A9DBE0', 0.35], [24, '#C9EBE6', 0.5], [13, '#EFDFAF', 1], [8, '#8A6E3E', 1]] as const

const way = (from: { x: number; y: number }, to: { x: number; y: number }): string => {
  const d = svg`M${from.x} ${from.y}L${to.x} ${to.y}`
  return `<path d="${d}" stroke="#5B4426" stroke-width="8" stroke-linecap="round" opacity=".85"/><path d="${d}" stroke="#FBEFD0" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 10"/>`
}

/** The pro side has more provinces, so that seals, tiles and merchants are smaller. */
export const pieceScale = ({ side }: Material): number => (side === 'pro' ? 0.86 : 1)

function emblem({ kind, country, symbols, x, y }: Province, scale: number): string {
  if (kind === 'harbour') return svg`<circle cx="${x}" cy="${y}" r="${40 * scale}" fill="${CARD}" stroke="${darken(COLOUR[country], 0.3)}" stroke-width="6"/>` + cat(country, x, y + 1, 62 * scale)
  const radius = kind === 'fork' ? 25 : symbols.length > 1 ? 20 : 23
  return symbols.map((reward, place) => rewardDisc(reward, x + (place - (symbols.length - 1) / 2) * 36, y, radius)).join('')
}

export interface Ground {
  readonly land: string
  /** Seals, symbols and anchors: ways that are shown lie below them. */
  readonly emblems: string
  /** The border of each province, to be pointed at. */
  readonly outlines: ReadonlyMap<string, string>
}

export function groundOf(material: Material): Ground {
  const { provinces, harbours, lake } = material
  const byId = new Map(provinces.map((province) => [province.id, province]))
  const outlines = new Map(provinces.map(({ id, polygon: corners }) => [id, outline(corners)]))
  const all = [...outlines.values()].map((d) => `<path d="${d}"/>`).join('')
  const coast = COASTS.map(([width, colour, opacity]) => `<g stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" fill="${colour}" opacity="${opacity}">${all}</g>`).join('')
  const soil = provinces.map(({ id, country }) => `<path d="${outlines.get(id)}" fill="${sheen(country)}"/><path d="${outlines.get(id)}" fill="${pattern(country)}" opacity=".3"/>`).join('')
  const fences = provinces
    .map(({ id, country }) => `<path d="${outlines.get(id)}" fill="none" stroke="#FFF8E6" stroke-opacity=".55" stroke-width="3"/><path d="${outlines.get(id)}" fill="none" stroke="${darken(COLOUR[country], 0.55)}" stroke-width="1.3" stroke-dasharray="5 4"/>`)
    .join('')
  const borders = countryBorders(provinces)
    .map((d) => `<path d="${d}" stroke="#FFF8E6" stroke-width="9" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#3B2A18" stroke-width="3.6" fill="none" stroke-linecap="round"/>`)
    .join('')
  const shore = outline(lake)
  const water = `<path d="${shore}" fill="#5FA9BF" stroke="#EFDFAF" stroke-width="7"/><path d="${shore}" fill="${WAVES}" stroke="#2E6880" stroke-width="2"/>`
  const ways = provinces.flatMap((province) => province.paths.filter((other) => province.id < other).map((other) => way(province, byId.get(other)!))).join('')
  const piers = harbours.map((harbour) => way(harbour, byId.get(harbour.province)!)).join('')
  const scale = pieceScale(material)
  const emblems = provinces.map((province) => emblem(province, scale)).join('')
  const anchors = harbours.map(({ x, y }) => svg`<circle cx="${x}" cy="${y}" r="27" fill="${CARD}" stroke="#5B4426" stroke-width="4"/>` + put(x, y, 1.6, thing('anchor', 0, 0, 24))).join('')
  return { land: coast + soil + fences + borders + water + ways + piers, emblems: emblems + anchors, outlines }
}
