// The drawn tile on its way to the land: where it is tried, and how it is turned.
import { sameAction, type Action, type Option } from '../board'
import type { Cell } from './choices'
import { keyOf } from './types'

export interface Try {
  readonly cell: Cell
  readonly turn: number
  readonly option: Option
}

export class Placing {
  /** The quarter turns that are wished for; a space may allow only others. */
  wish = $state(0)
  /** Under the mouse or the keyboard. */
  hovered = $state.raw<string | null>(null)
  /** Where the tile was put to be looked at. */
  held = $state.raw<string | null>(null)

  constructor(private readonly cells: () => ReadonlyMap<string, Cell>) {}

  /** What is shown: the tile where it was put, else where the mouse is. */
  readonly shown = $derived.by<Try | null>(() => this.at(this.held) ?? this.at(this.hovered))

  private at(key: string | null): Try | null {
    const cell = key === null ? undefined : this.cells().get(key)
    if (!cell) return null
    const turn = [0, 1, 2, 3].map((more) => (this.wish + more) % 4).find((each) => cell.turns.has(each))
    return turn === undefined ? null : { cell, turn, option: cell.turns.get(turn)! }
  }

  /** Where an option would put the tile. */
  tryOf(action: Action | null): Try | null {
    if (action?.[0] !== 'place') return null
    const cell = this.cells().get(keyOf(Number(action[1]), Number(action[2])))
    const option = cell?.turns.get(Number(action[3]))
    return cell && option ? { cell, turn: Number(action[3]), option } : null
  }

  /** The option that choosing a space would take now. */
  optionAt(key: string): Option | null {
    return this.at(key)?.option ?? null
  }

  /** To the next turn that fits where the tile is shown; anywhere if it is shown nowhere. */
  rotate(by: 1 | -1): void {
    const fits = (turn: number): boolean => this.shown?.cell.turns.has(turn) ?? true
    let turn = this.shown?.turn ?? this.wish
    do turn = (turn + by + 4) % 4
    while (!fits(turn))
    this.wish = turn
  }

  hold(key: string): void {
    const turn = this.at(key)?.turn
    this.held = key
    if (turn !== undefined) this.wish = turn
  }

  /** Follows an option that was chosen elsewhere. */
  follow(action: Action | null): void {
    if (action?.[0] !== 'place') return
    const key = keyOf(Number(action[1]), Number(action[2]))
    if (this.held === key && sameAction(action, this.at(key)?.option.action ?? [])) return
    this.held = key
    this.wish = Number(action[3])
  }

  reset(): void {
    this.held = this.hovered = null
  }
}
