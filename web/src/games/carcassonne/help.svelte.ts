// How much the board tells of what could be counted by hand; kept in the browser.
import { keep, kept } from '../../settings.svelte'

export type Level = 'off' | 'some' | 'full'
export const LEVELS: readonly Level[] = ['off', 'some', 'full']

const KEY = 'carcassonne-help'

class Help {
  level = $state<Level>(LEVELS.find((level) => level === kept(KEY)) ?? 'some')

  next(): void {
    this.level = LEVELS[(LEVELS.indexOf(this.level) + 1) % LEVELS.length]!
    keep(KEY, this.level)
  }

  /** Extent, owner and value of features. */
  get features(): boolean {
    return this.level !== 'off'
  }

  /** Tiles that fit into holes, holes that nothing fits, points that an option would bring. */
  get counting(): boolean {
    return this.level === 'full'
  }
}

export const help = new Help()
