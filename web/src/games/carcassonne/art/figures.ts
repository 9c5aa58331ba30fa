// Wooden figures: a box of 24 around the origin, feet at 11. One silhouette for each kind, and the shape of the seat on the chest of each.
import { darken, INK } from '../../../art/colours'
import { round1 } from '../../../art/shapes'
import { markOf, type SeatMark } from '../../../shell/seats'
import type { FigureKind, Magic } from '../types'

export type PieceKind = FigureKind | 'farmer' | 'robber' | 'score' | 'messenger'

const CREAM = '#FFF9EC'
const SKIN = '#F3D6B0'
const WOOD_DARK = '#7A5230'
const GOLD = '#F2BF3A'
const ROD = '#C99458'
const DASHES = 'stroke-dasharray="2.6 1.7"'

/** A rod is drawn as a line, everything else as a filled outline. */
interface Part {
  readonly d: string
  readonly colour: string
  readonly rod?: number
}

interface Design {
  readonly body: string
  readonly back?: readonly Part[]
  readonly front?: readonly Part[]
  readonly details?: string
  /** Where the shape of the seat is, and how large. */
  readonly chest: readonly [x: number, y: number, size: number]
  readonly light: string
  readonly scale?: number
  readonly plinth?: boolean
}

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
const line = (d: string, width: number, colour = INK, more = ''): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const dot = (x: number, y: number, radius: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

const MEEPLE =
  'M0-12.2a4.7 4.7 0 0 1 3.3 8.1c3.7.7 6.9 2.5 8 4.6.8 1.6-.2 2.9-1.9 2.8l-2.6-.2 3 6.6c.6 1.4-.2 2.3-1.6 2.3H-8.2c-1.4 0-2.2-.9-1.6-2.3l3-6.6-2.6.2c-1.7.1-2.7-1.2-1.9-2.8 1.1-2.1 4.3-3.9 8-4.6A4.7 4.7 0 0 1 0-12.2Z'
const MEEPLE_LIGHT = 'M-1.6-10.6a3.4 3.4 0 0 0-2 3.6'
const PLINTH: Part = { d: 'M-9.6 9.4H9.6L11.6 12.6C11.6 13.4 11.2 13.8 10.6 13.8H-10.6C-11.2 13.8-11.6 13.4-11.6 12.6Z', colour: '#F4EAD2' }

function design(kind: PieceKind, mark: SeatMark): Design {
  switch (kind) {
    case 'big':
      return {
        body: MEEPLE,
        scale: 1.3,
        front: [
          { d: 'M3.2-10.8C3.6-14.8 7-17 10.8-16.2 10.2-13.2 7.6-11 4.6-10Z', colour: '#FBF6EA' },
          { d: 'M-8-8.7C-8-10.1-4.6-10.3-4-10.5-3.6-14.4 3.6-14.4 4-10.5 4.6-10.3 8-10.1 8-8.7 8-7.3-8-7.3-8-8.7Z', colour: darken(mark.colour, 0.28) },
        ],
        details: line('M-8.4 8.9H8.4', 2.1, mark.ink, 'stroke-dasharray="7 2.6" stroke-dashoffset="-.2"'),
        chest: [0, 2.6, 8.2],
        light: 'M-8.6 .4C-7.6-.8-6.2-1.6-4.8-2.2',
      }
    case 'abbot':
      return {
        body: 'M-1.3-13.6C1.4-11.6 2.9-9.4 2.9-6.4 2.9-4.9 2.4-3.7 1.7-3 5.2-1.9 6.5 2 7.5 9.2 7.7 10.7 7 11.4 5.6 11.4H-8.2C-9.6 11.4-10.3 10.7-10.1 9.2-9.1 2-7.8-1.9-4.3-3-5-3.7-5.5-4.9-5.5-6.4-5.5-9.4-4-11.6-1.3-13.6Z',
        front: [{ d: 'M9.3 11V-7.6a2.6 2.6 0 1 0-4.3 1.3', colour: GOLD, rod: 1.5 }],
        details: path('M-5.3-6.9C-3-5.9.4-5.9 2.7-6.9L2.5-5C.2-4.2-2.8-4.2-5.1-5Z', SKIN, `stroke="${INK}" stroke-width=".8"`) + line('M-1.3-11.6v3.4M-2.7-10.2h2.8', 1.3, mark.ink),
        chest: [-1.3, 4.4, 9],
        light: 'M-6.4 0c-.8 2-1.3 4.2-1.6 6.5',
      }
    case 'builder':
      return {
        body: 'M-1.2-11.6a4.5 4.5 0 0 1 3.2 7.7c1.3.2 2.4.6 3.4 1L7-7.6c.5-1.6 3.9-1.2 3.6.7L9.2.9C8.9 2.4 8 3.2 6.5 3.1H5.8l2.7 6c.6 1.4-.2 2.3-1.6 2.3H-9.2c-1.4 0-2.2-.9-1.6-2.3l2.9-6.3-2.4.2c-1.7.1-2.6-1.2-1.8-2.7 1.1-2 4-3.6 7.6-4.3A4.5 4.5 0 0 1-1.2-11.6Z',
        back: [{ d: 'M9.3-3V-12', colour: ROD, rod: 1.7 }],
        front: [{ d: 'M5-15.2h7.2l1.2 1.9-1.2 1.9H5Z', colour: '#C9CED2' }],
        chest: [-1.2, 4.4, 9],
        light: 'M-2.8-10a3.4 3.4 0 0 0-1.9 3.5',
      }
    case 'pig':
      return {
        body: 'M-11.6.2C-12.4-1.6-11.7-3.7-9.9-4-9.7-5.3-9.1-6.4-8.2-7.1L-8.9-10.3-5.2-8.2C-2-9.5 4-9.4 7-7.6 9.7-5.9 10.9-3.2 10.7 0 10.6 2.6 9.6 4.5 8.4 5.6V9.7C8.4 10.7 7.8 11.2 7 11.2H4.7C3.9 11.2 3.4 10.7 3.4 9.7V7.3H-3.2V9.7C-3.2 10.7-3.8 11.2-4.6 11.2H-6.7C-7.5 11.2-8 10.7-8 9.7V5.4C-9.2 4.4-10 3.2-10.4 2.1-11 1.8-11.4 1.1-11.6.2Z',
        back: [{ d: 'M10.4-4.4c2.2-.2 2.7-3 .6-3.4', colour: '#FFF', rod: 1 }],
        details: dot(-7, -3.4, 1.1, INK) + dot(-7.3, -3.7, 0.4, '#fff') + line('M-10.6-1.4v1.3M-6.4-8.4c.8.6 1 1.6.8 2.6', 1.1),
        chest: [1.8, -0.9, 9],
        light: 'M-3-7.4C-.5-8 3-7.9 5.4-6.7',
      }
    case 'robber':
      return {
        body: 'M-3.8-13.4C1.2-13.6 3.6-9.6 2.6-4.6 5.4-3.2 6.6 1 7.2 9.2 7.3 10.7 6.6 11.4 5.2 11.4H-8.6C-10 11.4-10.7 10.7-10.5 9.2-10-.4-8.8-3.2-6-4.6-7.2-8.2-5.6-10.2-3.8-13.4Z',
        back: [{ d: 'M3.4-8.2C6-9.6 10.6-9 12-5.6 13.2-2.4 11.6 1.8 8.2 2.6 5 3.2 2.6.4 2.6-3Z', colour: '#C9A36B' }],
        details:
          path('M-6-7.2C-5.8-10 1.2-10 1.4-7.2 1.4-4.6-.2-3.2-2.3-3.2S-6-4.6-6-7.2Z', SKIN, `stroke="${INK}" stroke-width=".9"`) + path('M-6.1-8.3H1.5V-5.4H-6.1Z', INK) + dot(-4, -6.9, 0.95, '#fff') + dot(-0.6, -6.9, 0.95, '#fff') +
          line('M6-8.5 8.2-11.2M9.6-8.7 8-11', 1.4, WOOD_DARK),
        chest: [-1.7, 4.2, 9],
        light: 'M-6.6-.8C-7.6 1.4-8 4-8.2 6.5',
      }
    case 'messenger':
      return {
        body: 'M0-12.4a4.3 4.3 0 0 1 2.9 7.5C4.9-4.3 5.7-3.3 5.2-2L4-.2C6.8 2.6 9.4 6 10.3 9.3 10.7 10.6 10.1 11.4 8.8 11.4H-8.8C-10.1 11.4-10.7 10.6-10.3 9.3-9.4 6-6.8 2.6-4-.2L-5.2-2C-5.7-3.3-4.9-4.3-2.9-4.9A4.3 4.3 0 0 1 0-12.4Z',
        plinth: true,
        back: [{ d: 'M1.6-12C5.6-14 8.6-11.4 7-7.4 8.6-4.6 7.6-1.8 5.4-1.6L1.4-6Z', colour: '#6F4A29' }],
        front: [{ d: 'M-11.2-6.4-4.8-5.2-5.6-.6-12-1.8Z', colour: '#FFFDF6' }],
        details: line('M-11.2-6.4-8.8-3-4.8-5.2', 1),
        chest: [0.2, 5.2, 8.6],
        light: 'M-1.5-10.9a3.2 3.2 0 0 0-1.9 3.3',
      }
    case 'score':
      return { body: MEEPLE, plinth: true, chest: [0, 4.2, 9.4], light: MEEPLE_LIGHT }
    default:
      return { body: MEEPLE, chest: [0, 4.2, 9], light: MEEPLE_LIGHT }
  }
}

const outlined = (part: Part): string =>
  part.rod ? `<path d="${part.d}" fill="none" stroke="${CREAM}" stroke-width="${part.rod + 4}" stroke-linecap="round"/>` : `<path d="${part.d}" fill="${CREAM}" stroke="${CREAM}" stroke-width="3.4" stroke-linejoin="round"/>`
const solid = (part: Part): string => (part.rod ? line(part.d, part.rod + 2) + line(part.d, part.rod, part.colour) : path(part.d, part.colour, `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`))
const dashed = (part: Part): string => (part.rod ? line(part.d, 1.4, INK, DASHES) : path(part.d, part.colour, `fill-opacity=".42" stroke="${INK}" ${DASHES}`))

/** The shape of the seat, upright also on somebody who lies. */
function chest(mark: SeatMark, [x, y, size]: Design['chest'], lying: boolean, raised: number): string {
  const [cx, cy] = lying ? [-y, x] : [x, y - raised]
  return `<path d="${mark.shape}" transform="translate(${round1(cx)} ${round1(cy)}) scale(${round1((size / 24) * 10) / 10})" fill="${mark.ink}"/>`
}

const place = (x: number, y: number, size: number, inner: string, more = ''): string => `<g transform="translate(${round1(x)} ${round1(y)}) scale(${Math.round((size / 24) * 1000) / 1000})" ${more}>${inner}</g>`

/** `ghost`: it could stand here. */
export function piece(kind: PieceKind, seat: number, x: number, y: number, size: number, ghost = false): string {
  const mark = markOf(seat)
  const made = design(kind, mark)
  const lying = kind === 'farmer'
  const raised = made.plinth ? 1.6 : 0
  const pose = lying ? 'transform="rotate(90)"' : raised ? `transform="translate(0 ${-raised})"` : ''
  const body: Part = { d: made.body, colour: mark.colour }
  const scaled = size * (made.scale ?? 1)
  if (ghost) {
    const shape =
      path(made.body, CREAM, `fill-opacity=".82" stroke="${CREAM}" stroke-width="4" stroke-linejoin="round"`) +
      path(made.body, mark.colour, `fill-opacity=".5" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" ${DASHES}`) +
      [...(made.back ?? []), ...(made.front ?? []), ...(made.plinth ? [PLINTH] : [])].map(dashed).join('')
    return place(x, y, scaled, `<g ${pose}>${shape}</g>${chest(mark, made.chest, lying, raised)}`)
  }
  const all = [...(made.plinth ? [PLINTH] : []), ...(made.back ?? []), body, ...(made.front ?? [])]
  const shadow = path(made.body, '#000', `opacity=".3" transform="translate(1.2 1.8)${lying ? ' rotate(90)' : ''}"`)
  const inner =
    all.map(outlined).join('') + (made.back ?? []).map(solid).join('') + solid(body) + line(made.light, 1.2, '#fff', 'stroke-opacity=".6"') + (made.front ?? []).map(solid).join('') + (made.details ?? '') + (made.plinth ? solid(PLINTH) : '')
  return place(x, y, scaled, `${shadow}<g ${pose}>${inner}</g>${chest(mark, made.chest, lying, raised)}`)
}

/** Mage and witch belong to nobody. They carry what they do: a plus, a half disc. */
export function magicFigure(kind: Magic, x: number, y: number, size: number, ghost = false): string {
  const colour = kind === 'mage' ? '#6F43A0' : '#F08A1D'
  const body: Part =
    kind === 'mage'
      ? { d: 'M-5.2-4.6C-7.4-3.4-8.6.2-9.4 9.2-9.5 10.7-8.9 11.4-7.5 11.4H5.5C6.9 11.4 7.5 10.7 7.4 9.2 6.6.2 5.4-3.4 3.2-4.6Z', colour }
      : { d: 'M-3.2-4.6C-5-3.4-6 .2-7.6 11.4L-4.4 9.6-1.2 11.6 2 9.6 5.2 11.6 8.4 9.6 10.6 11.4C9.4.2 7.8-3.4 5.8-4.6Z', colour }
  const back: Part[] =
    kind === 'mage'
      ? [{ d: 'M10 11V-9', colour: ROD, rod: 1.4 }]
      : [{ d: 'M-9.6 11.4-7.8-5', colour: ROD, rod: 1.4 }, { d: 'M-2.6-7C-4-4-3.8-1-4.4 1.2L7-.6C6.2-3 6.6-5 5.2-7Z', colour: '#4A3B33' }]
  const front: Part[] =
    kind === 'mage'
      ? [
          { d: 'M-4.7-6.2C-4.7-1.6-3 .6-1 2.6 1-.2 2.7-1.6 2.7-6.2Z', colour: '#FBF6EA' },
          { d: 'M-6.6-6.4-1.8-14.6C-1-16 1.4-16.4 3.2-14.8L1.2-13.4 4.6-6.4C1.4-5-3.4-5-6.6-6.4Z', colour: darken(colour, 0.12) },
          { d: 'M10-13.6l1.2 2.5 2.7.3-2 1.8.6 2.7L10-7.7 7.5-6.3l.6-2.7-2-1.8 2.7-.3Z', colour: '#FFE08A' },
        ]
      : [
          { d: 'M-9.6-4.8C-11.6-8-10.6-11.6-8.8-13.8-6.2-12-5-8.4-6.2-4.6Z', colour: '#D9B45A' },
          { d: 'M-7-6.3C-7-7.6-3-8-2.4-8.2L.6-14.6C1.6-16.2 4.6-15.6 6-13.2L4-12.8 5-8.2C5.6-8 9.6-7.6 9.6-6.3 9.6-4.7-7-4.7-7-6.3Z', colour: darken(colour, 0.42) },
        ]
  const details =
    kind === 'mage'
      ? path('M-4.4-5.6C-2.5-5 .5-5 2.4-5.6L2.3-3.2H-4.3Z', SKIN) + dot(-2.4, -4.3, 0.8, INK) + dot(0.5, -4.3, 0.8, INK) + dot(-1.3, -9.2, 1.1, '#FFE08A') + dot(1, -11.6, 0.8, '#FFE08A') + line('M-3.5 7h5M-1 4.5v5', 2.4, '#fff')
      : path('M-1.9-5.3C0-4.9 2.6-4.9 4.5-5.3L4.3-3.2C3.6-1.6-.9-1.6-1.7-3.2Z', SKIN) + dot(0.1, -3.8, 0.8, INK) + dot(2.6, -3.8, 0.8, INK) + line('M-1.8-8.9C.6-8.3 2.6-8.3 4.8-8.9', 1.3, '#FFE08A') +
        `<circle cx="1.5" cy="5.2" r="2.9" fill="${CREAM}" stroke="${INK}" stroke-width="1.2"/><path d="M1.5 2.3a2.9 2.9 0 0 0 0 5.8Z" fill="${INK}"/>`
  const shadow = path(body.d, '#000', 'opacity=".3" transform="translate(1.2 1.8)"')
  return place(x, y, size, shadow + [...back, body, ...front].map(outlined).join('') + back.map(solid).join('') + solid(body) + front.map(solid).join('') + details, ghost ? 'opacity=".62"' : '')
}

export const badge = (seat: number, x: number, y: number, size: number): string => {
  const mark = markOf(seat)
  return place(x, y, size, `<circle r="12" fill="${mark.colour}" stroke="#fff" stroke-opacity=".85" stroke-width="1.8"/><circle r="13.2" fill="none" stroke="${INK}" stroke-opacity=".5"/><path d="${mark.shape}" transform="scale(.62)" fill="${mark.ink}"/>`)
}
