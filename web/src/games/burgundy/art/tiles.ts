// Everything that lies on a hex: tiles, spaces that wait for one, tiles that lie face down.
import { darken, INK, mix } from '../../../art/colours'
import { kindGlyph } from '../../../art/kinds'
import { hexCorners, polygon, roundedHex } from '../../../art/shapes'
import { isKind, KINDS, type Kind } from '../types'
import { frame } from './frame'
import { face } from './goods'
import { monastery } from './monasteries'
import { COLOUR, glyphOn, LATTICE, sheen, texture } from './palette'
import { box, edge, figure, flat, LEAST, line, shaded, svg } from './pen'
import { anyHex } from './pictograms'
import { shield } from './shields'
import { woodcut, type Woodcut } from './woodcuts'

/** A printed space that is still empty. */
export function space(kind: Kind, die: number, x: number, y: number, r: number): string {
  const colour = COLOUR[kind]
  const dark = kind === 'castle'
  const ground = dark ? mix(colour, '#8FB3A0', 0.3) : mix(colour, '#F6ECD6', 0.28)
  return (
    svg`<path d="${roundedHex(x, y, r - 1.2, r * 0.09)}" fill="${ground}" stroke="${darken(colour, 0.35)}" stroke-width="1.2"/>` +
    flat(roundedHex(x, y, r - 2, r * 0.09), texture(kind), 0.55) +
    edge(roundedHex(x, y, r - 4.5, r * 0.09), '#FFF8E6', 1, 'stroke-opacity=".55"') +
    box(x - r * 0.29, y - r * 0.46, r * 0.58, r * 0.58, r * 0.13, '#FFFBF0', `stroke="${INK}" stroke-opacity=".55" stroke-width="1"`) +
    face(x, y - r * 0.17, r * 0.58, die) +
    kindGlyph(kind, x, y + r * 0.44, r * 0.38, dark ? '#EAF3EC' : darken(colour, 0.62))
  )
}

/** A place on a depot where a tile was. */
export const gap = (kind: Kind, x: number, y: number, r: number): string =>
  svg`<path d="${roundedHex(x, y, r - 2, 3)}" fill="${mix(COLOUR[kind], '#EADCBC', 0.62)}" stroke="${darken(COLOUR[kind], 0.25)}" stroke-dasharray="3 3"/>` + kindGlyph(kind, x, y, r * 0.45, darken(COLOUR[kind], 0.35))

export const blackGap = (x: number, y: number, r: number): string => svg`<path d="${roundedHex(x, y, r - 2, 3)}" fill="#4a4038" stroke="#8a7a66" stroke-dasharray="3 3"/>`

const HERDS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [[-0.34, 0], [0.34, 0]],
  3: [[-0.34, 0.26], [0.34, 0.26], [0, -0.34]],
  4: [[-0.34, -0.3], [0.34, -0.3], [-0.34, 0.32], [0.34, 0.32]],
}

function herd(species: Woodcut, count: number, x: number, y: number, r: number): string {
  const size = r * (count === 2 ? 0.68 : 0.58)
  return frame('animal', x, y, r) + (HERDS[count] ?? []).map(([column, row]) => woodcut(species, x + column * r, y + row * r, size)).join('')
}

/** Two geese, and the sign that they count with another species. */
function geese(x: number, y: number, r: number): string {
  return (
    frame('animal', x, y, r) +
    woodcut('goose', x - r * 0.3, y - r * 0.1, r * 0.74) +
    woodcut('goose', x + r * 0.34, y - r * 0.1, r * 0.74) +
    box(x - r * 0.34, y + r * 0.34, r * 0.68, r * 0.34, r * 0.17, '#FFFBF0', `stroke="${INK}" stroke-width="1"`) +
    line(svg`M${x - r * 0.22} ${y + r * 0.51}h${r * 0.16}M${x - r * 0.14} ${y + r * 0.43}v${r * 0.16}`, 1.6) +
    kindGlyph('animal', x + r * 0.14, y + r * 0.51, r * 0.28, darken(COLOUR.animal, 0.6))
  )
}

const ROOM_FOR_WORDS = 28

/** The rim of all colours: it fits anywhere. */
function inn(x: number, y: number, r: number): string {
  const outer = hexCorners(x, y, r - 1)
  const inner = hexCorners(x, y, r * 0.8)
  const rim = KINDS.map((kind, place) => {
    const corners = [outer[place]!, outer[(place + 1) % 6]!, inner[(place + 1) % 6]!, inner[place]!] as const
    const [middle, height] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis as 0 | 1], 0) / 4) as [number, number]
    return svg`<path d="${polygon(corners)}" fill="${COLOUR[kind]}" stroke="${INK}" stroke-width=".9"/>` + (r >= 26 ? glyphOn(kind, middle, height, r * 0.17) : '')
  }).join('')
  const house = r < ROOM_FOR_WORDS ? woodcut('inn', x, y, r * 1.02) : woodcut('inn', x, y - r * 0.17, r * 0.92) + plusOne(x, y + r * 0.47, r)
  return (
    shaded(svg`<path d="${roundedHex(x, y, r - 0.8, r * 0.12)}" fill="#FFF4DC" stroke="${INK}" stroke-width="1.4"/>`) +
    rim +
    svg`<path d="${roundedHex(x, y, r * 0.8, r * 0.08)}" fill="${sheen('inn')}" stroke="${INK}" stroke-width="1"/>` +
    house
  )
}

function plusOne(x: number, y: number, r: number): string {
  const size = Math.max(LEAST, r * 0.32)
  return box(x - size * 0.72, y - size * 0.54, size * 1.45, size * 1.08, size * 0.54, INK) + figure(x, y, '+1', size, '#FFE9AE')
}

/** A black tile that lies face down in the solo game: it fits any colour. */
function faceDown(x: number, y: number, r: number): string {
  return (
    shaded(svg`<path d="${roundedHex(x, y, r - 0.8, r * 0.12)}" fill="${sheen('black')}" stroke="#120D09" stroke-width="1.4"/>`) +
    flat(roundedHex(x, y, r - 4, r * 0.1), LATTICE, 0.75) +
    edge(roundedHex(x, y, r - 3.5, r * 0.1), '#D9C39A', 1.5) +
    svg`<path d="${roundedHex(x, y, r * 0.52, r * 0.06)}" fill="#2A221C" stroke="#D9C39A" stroke-width="1.2"/>` +
    anyHex(x, y, r * 0.66)
  )
}

/** A tile by its id: `watchtower`, `cow-3`, `monastery-12`, `ship`. A castle may carry a shield. */
export function tile(id: string, x: number, y: number, r: number, crest = 0): string {
  if (id === 'inn') return inn(x, y, r)
  if (id === 'black') return faceDown(x, y, r)
  if (id === 'geese') return geese(x, y, r)
  const [name, number] = id.split('-') as [string, string | undefined]
  if (name === 'monastery') return monastery(Number(number), x, y, r)
  if (number) return herd(name as Woodcut, Number(number), x, y, r)
  if (name === 'castle' && crest) return frame('castle', x, y, r) + woodcut('castle', x, y - r * 0.4, r * 0.86) + shield(crest, x, y + r * 0.27, r * 0.9)
  const kind: Kind = isKind(name) ? name : 'building'
  return frame(kind, x, y, r) + woodcut(name as Woodcut, x, y + r * 0.05, r * 1.24)
}

/** What lies somewhere in a duchy that is drawn small: colour and glyph are enough. */
export function smallTile(kind: Kind, filled: boolean, x: number, y: number, r: number): string {
  const outline = polygon(hexCorners(x, y, r - 0.3))
  if (!filled) return svg`<path d="${outline}" fill="${mix(COLOUR[kind], '#F6ECD6', 0.62)}" stroke="${darken(COLOUR[kind], 0.2)}" stroke-opacity=".6" stroke-width=".6"/>`
  return svg`<path d="${outline}" fill="${COLOUR[kind]}" stroke="${INK}" stroke-width=".9"/>` + glyphOn(kind, x, y, r * 0.95)
}
