// The drawn boards. A game without one can still be played in words.
import type { Component } from 'svelte'
import type { OptionPreview } from '../protocol'
import type { Action, Decision, View } from '../types'

export interface BoardProps {
  view: View
  material: unknown
  /** The question to this person; null while nothing can be chosen, also when looking back. */
  decision: Decision | null
  language: 'en' | 'de'
  names: string[]
  onchoose: (action: Action) => void
  /** The option that was chosen but not yet confirmed. */
  selected?: Action | null
  /** What each option would bring, in their order, once that is known. */
  previews?: OptionPreview[] | null
  /** The option under the mouse or the keyboard, so that the decision bar can say what it would bring. */
  onpoint?: (action: Action | null) => void
}

// A pattern instead of an import, so that the page can be built before a board is finished.
const found = import.meta.glob<{ default: Component<any> }>('./*/Board.svelte')

export const boards: Record<string, () => Promise<{ default: Component<any> }>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1]!, load]),
)
