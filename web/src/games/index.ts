// The drawn boards. A game without one can still be played in words.
import type { Component } from 'svelte'
import type { View } from '../types'
import type { BoardProps } from './board'

export type Board = Component<BoardProps<View, unknown>>

// A pattern instead of an import, so that the page can be built before a board is finished.
const found = import.meta.glob<{ default: Component<any> }>('./*/Board.svelte')

export const boards: Record<string, () => Promise<{ default: Component<any> }>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1]!, load]),
)
