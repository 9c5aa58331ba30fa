// Who stands where on the score track.
import { round1 } from '../../art/shapes'
import type { Decision, Option } from '../board'
import { piece } from './art/figures'
import type { Material, View } from './types'

type TrackKind = 'score' | 'messenger' | 'robber'

export interface OnTrack {
  readonly space: number
  readonly seat: number
  readonly kind: TrackKind
  /** Where a space is crowded everybody becomes a chip: its number in the pile. */
  readonly pile: number | null
}

const CROWD = 6

export function figuresOn(view: View, material: Material): OnTrack[] {
  const all: Omit<OnTrack, 'pile'>[] = view.track.flatMap(([meeple, messenger], seat) => [
    { space: meeple % material.spaces, seat, kind: 'score' as const },
    ...(material.in_use.messages ? [{ space: messenger % material.spaces, seat, kind: 'messenger' as const }] : []),
  ])
  view.robbers.forEach((space, seat) => {
    if (space !== null) all.push({ space, seat, kind: 'robber' })
  })
  return all.map((one) => {
    const here = all.filter(({ space }) => space === one.space)
    if (here.length <= CROWD) return { ...one, pile: null }
    return { ...one, pile: [...new Set(here.map(({ seat }) => seat))].indexOf(one.seat) + 1 }
  }).filter((one, index, list) => !one.pile || list.findIndex((other) => other.space === one.space && other.seat === one.seat) === index)
}

/** The track is a loop: the second half of it comes back below the first. On a phone it is read like a page. */
export function spaceOf(space: number, columns: number): { column: number; row: number } {
  if (columns === 10) return { column: space % 10, row: Math.floor(space / 10) }
  return space < columns ? { column: space, row: 0 } : { column: 2 * columns - 1 - space, row: 1 }
}

export interface Move {
  readonly option: Option
  readonly from: number
  readonly to: number
  readonly figure: 'score' | 'messenger'
}

export function movesOf(decision: Decision | null, view: View, spaces: number): Move[] {
  return (decision?.options ?? []).flatMap((option): Move[] => {
    if (option.action[0] !== 'move' || !decision) return []
    const figure = option.action[1] === 'messenger' ? 'messenger' : 'score'
    const from = view.track[decision.seat]![figure === 'messenger' ? 1 : 0] % spaces
    return [{ option, from, to: Number(option.about?.end ?? from), figure }]
  })
}

export function robberSpaces(decision: Decision | null): { option: Option; space: number }[] {
  return (decision?.options ?? []).flatMap((option) => (option.action[0] === 'robber' ? [{ option, space: Number(option.action[1]) }] : []))
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Figures side by side on their spaces, and the ghosts of those that could come. */
export function arrange(figures: readonly OnTrack[], place: (space: number) => [number, number], cell: Size, ghosts: readonly { space: number; seat: number; kind: TrackKind }[]): string {
  const all = [...figures.filter(({ pile }) => !pile).map((one) => ({ ...one, ghost: false })), ...ghosts.map((one) => ({ ...one, ghost: true }))]
  const spaces = new Map<number, typeof all>()
  for (const one of all) spaces.set(one.space, [...(spaces.get(one.space) ?? []), one])
  let drawing = ''
  for (const [space, here] of spaces) {
    const [x, y] = place(space)
    const count = here.length
    const columns = count === 1 ? 1 : count <= 4 ? 2 : 3
    const rows = Math.ceil(count / columns)
    const room = cell.height - 18
    const size = Math.min(24, (cell.width - 2) / columns + 4, room / rows + 4)
    here.forEach(({ kind, seat, ghost }, index) => {
      const row = Math.floor(index / columns)
      const inRow = Math.min(columns, count - row * columns)
      const px = x + cell.width / 2 + ((index % columns) - (inRow - 1) / 2) * ((cell.width - 3) / columns)
      drawing += piece(kind, seat, px, y + 17 + (room * (row + 0.5)) / rows, size, ghost)
    })
  }
  return drawing
}

/** The way of a figure along the lower edge of its spaces. */
export function trailPath(from: number, to: number, place: (space: number) => [number, number], cell: Size, columns: number, spaces: number): string {
  const steps = (to - from + spaces) % spaces
  let d = ''
  let row: number | null = null
  for (let step = 0; step <= steps; step++) {
    const [x, y] = place((from + step) % spaces)
    const jump = row !== null && row !== y && columns === 10
    d += `${step === 0 || jump ? 'M' : 'L'}${round1(x + cell.width / 2)} ${round1(y + cell.height - 5)}`
    row = y
  }
  return d
}
