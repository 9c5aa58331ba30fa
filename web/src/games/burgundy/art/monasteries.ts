// A monastery is a chapel front: the number in the gable, the effect on the white wall, on the doorstep when it acts.
import { ACCENT, INK } from '../../../art/colours'
import { frame } from './frame'
import { box, LEAST, line, shape, svg, words } from './pen'
import { any, bonus, change, depots, fourWorkers, gives, heads, icon, kinds, onTop, pictogram, plus, plusMinus, sale, score, several, take, twins, wares, type Part } from './pictograms'
import { woodcut, type Woodcut } from './woodcuts'

const ROOF = '#B4472B'

const building = (name: Woodcut): readonly Part[] => [icon(name, 1.12), score(4)]

/** The whole picture, and where it says too much for a small tile, a shorter one. */
const EFFECTS: readonly (readonly [readonly Part[], (readonly Part[])?])[] = [
  [[icon('monastery')]],
  [[twins]],
  [[icon('mine'), gives, icon('worker')], [icon('mine'), icon('worker')]],
  [[sale, gives, several('silver', 2)], [sale, icon('silver')]],
  [[sale, gives, icon('worker')], [sale, icon('worker')]],
  [[icon('ship'), gives, depots], [icon('ship'), wares(['red', 'turquoise'])]],
  [[several('worker', 2), gives, any], [several('worker', 2), any]],
  [[kinds(['animal']), plus, score(1)], [kinds(['animal']), score(1)]],
  [[icon('worker'), gives, change(2)], [icon('worker'), change(2)]],
  [[change(1), kinds(['building'])], [plusMinus, kinds(['building'])]],
  [[change(1), kinds(['animal', 'ship'], 0.78)], [plusMinus, kinds(['animal', 'ship'], 0.62)]],
  [[change(1), kinds(['castle', 'mine', 'monastery'], 0.62)], [plusMinus, kinds(['castle', 'mine', 'monastery'], 0.5)]],
  [[change(1), take], [plusMinus, take]],
  [[several('worker', 2), plus, icon('silver')], [icon('worker'), icon('silver')]],
  [[fourWorkers]],
  [[wares(['turquoise', 'pink', 'red']), score(2)], [wares(['turquoise', 'red']), score(2)]],
  [building('warehouse')],
  [building('watchtower')],
  [building('carpenter')],
  [building('church')],
  [building('market')],
  [building('boarding_house')],
  [building('bank')],
  [building('town_hall')],
  [[heads, score(4)]],
  [[sale, score(1)]],
  [[bonus, score(3)]],
  [[onTop]],
  [[icon('silver'), gives, several('worker', 2)], [icon('silver'), icon('worker')]],
  [building('white_castle')],
]

const FIRST_AT_THE_END = 15
const LAST_AT_THE_END = 26
const WHITE_CASTLES = 29
const MINES = 2

const atTheEnd = (number: number): boolean => (number >= FIRST_AT_THE_END && number <= LAST_AT_THE_END) || number === WHITE_CASTLES

const SMALL = 28
const ROOM_FOR_THE_DOORSTEP = 30

export function monastery(number: number, x: number, y: number, r: number): string {
  const small = r < SMALL
  const half = r * 0.76
  const top = (small ? -0.16 : -0.2) * r
  const bottom = (small ? 0.6 : 0.53) * r
  const [full, short] = EFFECTS[number] ?? EFFECTS[0]!
  const size = Math.max(LEAST, r * 0.34)
  const width = Math.max(r * 0.56, String(number).length * size * 0.56 + 6)
  const height = Math.max(r * 0.36, 14)
  const plate = y - (small ? r * 0.16 + height * 0.52 : r * 0.4)
  return (
    frame('monastery', x, y, r, false) +
    line(svg`M${x} ${y - r * 0.9}v${r * 0.2}M${x - r * 0.07} ${y - r * 0.83}h${r * 0.14}`, Math.max(1.5, r * 0.045)) +
    shape(svg`M${x - half * 0.94} ${y + bottom}V${y + top}H${x + half * 0.94}V${y + bottom}Z`, '#FFFDF4') +
    shape(svg`M${x - half * 1.06} ${y + top + r * 0.03}L${x} ${y - r * 0.74}L${x + half * 1.06} ${y + top + r * 0.03}Z`, ROOF) +
    line(svg`M${x - half * 0.72} ${y + top - r * 0.05}L${x} ${y - r * 0.63}`, 1, '#E08A66') +
    shape(svg`M${x - half * 1.02} ${y + bottom}h${half * 2.04}v${r * 0.08}h-${half * 2.04}Z`, '#C9BA9C', 1) +
    box(x - width / 2, plate - height / 2, width, height, height * 0.42, '#FFFBF0', `stroke="${INK}" stroke-width="1.1"`) +
    words(x, plate + size * 0.34, number, { size, weight: 800, anchor: 'middle', serif: true }) +
    pictogram(small && short ? short : full, x, y + (top + bottom) / 2 + r * 0.04, half * 1.8, (bottom - top) * 0.86) +
    (r >= ROOM_FOR_THE_DOORSTEP ? doorstep(number, x, y, r) : '')
  )
}

/** An hourglass for the end of the game, a pennant for the end of each phase. */
function doorstep(number: number, x: number, y: number, r: number): string {
  if (atTheEnd(number)) return woodcut('hourglass', x, y + r * 0.76, r * 0.25)
  if (number !== MINES) return ''
  return shape(svg`M${x - r * 0.16} ${y + r * 0.67}h${r * 0.26}l${r * 0.07} ${r * 0.08}-${r * 0.07} ${r * 0.08}h-${r * 0.26}l${r * 0.06}-${r * 0.08}Z`, ACCENT, 0.9)
}
