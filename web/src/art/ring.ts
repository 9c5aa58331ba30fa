import { INK, RING } from './colours'

/** The candle ring, "you may touch this": between ink lines, so that it shows on any ground. */
export function candleRing(outline: string, selected = false, width = 4): string {
  const inner = selected ? width : width * 0.64
  const halo = selected ? `<path d="${outline}" stroke="${RING}" stroke-width="${width + 10}" stroke-opacity=".5"/>` : ''
  return (
    `<g class="candle-ring" fill="none" stroke-linejoin="round">${halo}` +
    `<path d="${outline}" stroke="${INK}" stroke-width="${inner + (selected ? 3 : 2.6)}" opacity=".9"/>` +
    `<path d="${outline}" stroke="${RING}" stroke-width="${inner}"/></g>`
  )
}
