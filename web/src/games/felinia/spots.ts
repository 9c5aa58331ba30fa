// What lies and stands on the provinces.
import { anyTile, merchant } from './art/pieces'
import { svg } from './art/pen'
import type { Province, View } from './types'

interface Spot {
  readonly x: number
  readonly y: number
}

export const trailOf = (spots: readonly Spot[]): string => (spots.length > 1 ? `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}` : '')

/** Around the tile, the seal or the symbols of a province. */
export function outlineAround({ x, y, symbols, kind }: Province, scale: number): string {
  const high = (kind === 'harbour' ? 47 : 38) * scale
  const wide = symbols.length > 1 ? high + 18 : high
  return svg`M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0Z`
}

const taken = (x: number, y: number, scale: number): string =>
  svg`<rect x="${x - 24 * scale}" y="${y - 24 * scale}" width="${48 * scale}" height="${48 * scale}" rx="10" fill="#FBF3DF" opacity=".55" stroke="#5B4426" stroke-width="2.5" stroke-dasharray="5 5"/>`

/** Tiles first, then merchants from back to front. Whoever explores is drawn apart. */
export function tilesDrawing({ provinces }: View, byId: ReadonlyMap<string, Province>, scale: number, explorer: View['explorer']): string {
  const placed = provinces.flatMap((place) => {
    const province = byId.get(place.id)
    return province ? [{ place, province }] : []
  })
  const tiles = placed.map(({ place, province: { x, y, country, kind } }) => (kind !== 'post' ? '' : place.tile ? anyTile(place.tile, country, x, y, 50 * scale) : taken(x, y, scale)))
  const here = explorer?.way.at(-1)
  const people = placed
    .filter(({ place }) => place.merchant !== null && !(place.id === here && place.merchant === explorer?.seat))
    .sort((one, other) => one.province.y - other.province.y)
    .map(({ place, province: { x, y } }) => merchant(place.merchant!, x, y - 6, 66 * scale))
  return tiles.join('') + people.join('')
}
