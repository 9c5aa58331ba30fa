// The order of the next round: drums on a bridge, colour and shape on their side, so that a stack of four stays readable.
import { INK, lighten, mix } from '../../../art/colours'
import { markOf } from '../../../shell/seats'
import { COLOUR, texture } from './palette'
import { box, line, put, shape, svg, words } from './pen'

export const badge = (seat: number, x: number, y: number, size: number): string => {
  const { colour, ink, shape: sign } = markOf(seat)
  return put(x, y, size / 38, `<circle r="18" fill="${colour}" stroke="#fff" stroke-opacity=".85" stroke-width="2"/><circle r="19.2" fill="none" stroke="${INK}" stroke-opacity=".5"/><path d="${sign}" fill="${ink}"/>`)
}

export function drum(seat: number, x: number, y: number, width: number, height: number): string {
  const { colour, ink, shape: sign } = markOf(seat)
  const depth = width * 0.15
  const side = svg`M${x - width / 2} ${y}v${height}a${width / 2} ${depth} 0 0 0 ${width} 0v${-height}Z`
  return (
    `<path d="${side}" fill="${colour}" stroke="#FFF9EC" stroke-width="3" stroke-linejoin="round"/><path d="${side}" fill="${colour}" stroke="${INK}" stroke-width="1.3"/>` +
    svg`<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${depth}" fill="${lighten(colour, 0.28)}" stroke="${INK}" stroke-width="1.3"/>` +
    put(x, y + height * 0.5 + depth * 0.72, (height * 0.92) / 24, `<path d="${sign}" fill="${ink}"/>`)
  )
}

export interface BridgePlan {
  readonly x: number
  /** Of the deck; the drums stand above it. */
  readonly y: number
  readonly width: number
  readonly height: number
  readonly drum: { readonly width: number; readonly height: number }
}

/** Stacks from the first space on, each from bottom to top. */
export function bridge({ x, y, width, height, drum: { width: across, height: high } }: BridgePlan, stacks: readonly (readonly number[])[]): string {
  const spaces = 7
  const step = width / spaces
  const arch = step * 0.36
  const water = y + height - arch * 0.55
  const arches = Array.from({ length: spaces }, (_, place) => svg`H${x + width - step * (place + 0.5) + arch}a${arch} ${arch} 0 0 0-${2 * arch} 0`).join('')
  const numbers = Array.from({ length: spaces }, (_, place) => words(x + step * (place + 0.5), y + 15, place + 1, { size: 12.5, weight: 700, anchor: 'middle', fill: '#4A3C2A' })).join('')
  const drums = stacks.map((stack, place) => stack.map((seat, floor) => drum(seat, x + step * (place + 0.5), y - 6 - across * 0.15 - high * (floor + 1), across, high)).join('')).join('')
  return (
    box(x - 8, water, width + 16, arch * 0.55 + 6, 5, mix(COLOUR.ship, '#F4EAD2', 0.35)) +
    box(x - 8, water, width + 16, arch * 0.55 + 6, 5, texture('ship')) +
    svg`<path d="M${x - 4} ${y}H${x + width + 4}V${y + height}${arches}H${x - 4}Z" fill="#CDBB93" stroke="#8A7048" stroke-width="1.2" stroke-linejoin="round"/>` +
    svg`<path d="M${x - 8} ${y - 5}h${width + 16}v7h-${width + 16}Z" fill="#DFD0AC" stroke="#8A7048"/>` +
    numbers +
    drums
  )
}

const ROOF = '#B4472B'

/** The town at the far end tells the direction. */
export const town = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    scale,
    shape('M0 0v-18l9-8 9 8v18Z', '#F1DDB8', 1.1) + shape('M-2-17l11-10 11 10Z', ROOF, 1.1) + shape('M6 0v-7a3 3 0 0 1 6 0v7Z', '#5B3E2A', 1) +
      shape('M16 0v-29h10V0Z', '#E9DFC9', 1.1) + shape('M14-29l7-10 7 10Z', ROOF, 1.1) + line('M21-22v4', 1.6),
  )
