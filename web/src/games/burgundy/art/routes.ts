// Trade route cards: three stalls on a road; a hit keeps its colour and a tick, a miss strikes its bonus out.
import { darken, INK, INK_SOFT, mix } from '../../../art/colours'
import type { Good, RouteBonus, RouteSpace } from '../types'
import { face, goodsTile } from './goods'
import { dieOf, GOOD_COLOUR } from './palette'
import { box, flat, line, svg, tick } from './pen'
import { woodcut } from './woodcuts'
import { any, icon, kinds, pictogram, said, score, type Part } from './pictograms'

const BONUSES: Readonly<Record<RouteBonus, readonly Part[]>> = {
  take_building: [kinds(['building'])],
  take_mine_monastery_castle: [kinds(['mine', 'monastery', 'castle'], 0.66)],
  take_any: [any],
  workers_4: [said('4', 0.55), icon('worker')],
  silver_2: [said('2', 0.55), icon('silver')],
  points_4: [score(4)],
}

export interface Stall {
  readonly space: RouteSpace
  readonly filled: boolean
  /** The goods that were laid here, where that is still known. */
  readonly laid: Good | null
  readonly next: boolean
}

export function stall({ space: { good, bonus }, filled, laid, next }: Stall, x: number, y: number, width: number, height: number): string {
  const size = Math.min(width - 5, height * 0.46)
  const middle = y + 5 + size / 2
  const low = y + height - 3 - (height - size - 11) / 2
  const colour = GOOD_COLOUR[good]
  const known = filled && laid !== null
  const hit = known && laid === good
  const goods = known ? goodsTile(laid, x, middle, size - 3) : filled ? box(x - size / 2 + 1.5, middle - size / 2 + 1.5, size - 3, size - 3, 3, '#C9B48A', `stroke="${INK}" stroke-width="1.1"`) + woodcut('goods', x, middle, size * 0.62) : box(x - size * 0.28, middle - size * 0.28, size * 0.56, size * 0.56, 3, '#FFFBF0', `stroke="${darken(colour, 0.3)}" stroke-width=".8"`) + face(x, middle, size * 0.46, dieOf(good))
  return (
    box(x - size / 2, middle - size / 2, size, size, 4, mix(colour, '#FBF3DF', 0.55), `stroke="${darken(colour, 0.3)}" stroke-width="2"`) +
    goods +
    `<g opacity="${filled && !hit ? 0.4 : 1}">${pictogram(BONUSES[bonus], x, low, width - 2, Math.min(height - size - 9, 24))}</g>` +
    (known && !hit ? line(svg`M${x - 9} ${low + 8}L${x + 9} ${low - 8}`, 2, INK_SOFT) : '') +
    (hit ? tick(x + size / 2 - 1, middle + size / 2 - 1, Math.min(6.5, size * 0.25)) : '') +
    (next ? svg`<path d="M${x} ${y + 3}l-5.5-7h11Z" fill="${INK}" stroke="#FFF9EC"/>` : '')
  )
}

/** The card under three stalls. */
export function routeCard(x: number, y: number, width: number, height: number): string {
  const road = y + 5 + Math.min(width / 3 - 5, height * 0.46) / 2
  return (
    box(x, y, width, height, 7, '#FBF3DF', 'stroke="#8A7048" stroke-width="1.2"') +
    flat(svg`M${x + 3} ${road - 3.5}h${width - 6}v7h-${width - 6}Z`, '#DCC79A') +
    svg`<path d="M${x + 3} ${road}h${width - 6}" stroke="#8A7048" stroke-width="1.2" stroke-dasharray="5 4"/>`
  )
}
