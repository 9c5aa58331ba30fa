// From an option that was pointed at to a move that is sent: previews, and one more question where the move could not be taken back freely.
import type { TableLink } from './link.svelte'
import type { OptionPreview } from './protocol'
import { settings } from './settings.svelte'
import { sameAction, type Action, type Decision } from './types'

const calm = 60 // milliseconds without news before previews are asked for: bots may move in quick succession
const patience = 1500 // how long a move waits to learn whether it is final

export class Chooser {
  /** Chosen, but not confirmed. */
  selected = $state.raw<Action | null>(null)
  /** Under the mouse, the finger or the keyboard. */
  pointed = $state.raw<Action | null>(null)
  /** Chosen before the server has said whether it is final. */
  private hurried = $state.raw<Action | null>(null)
  /** The same question remains the same when somebody else has moved meanwhile. */
  private readonly question = $derived.by(() => {
    const asked = this.decision()
    return asked ? JSON.stringify([asked.seat, asked.prompt.en, asked.options.map((option) => option.action)]) : ''
  })
  private older = $state.raw<{ question: string; options: OptionPreview[] } | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly link: TableLink,
    private readonly decision: () => Decision | null,
  ) {
    $effect(() => {
      void this.question
      this.cancel()
      this.pointed = null
    })
    $effect(() => {
      const asked = this.decision()
      if (!asked || !this.link.connected) return
      const timer = setTimeout(() => this.link.preview(asked.seat), calm)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      if (this.exact) this.older = { question: this.question, options: this.exact }
    })
    $effect(() => {
      if (this.hurried && this.exact) this.settle(this.hurried)
    })
  }

  /** Whether the chosen option waits for a second tap, and not only for the server to say whether it needs one. */
  get asks(): boolean {
    return this.selected !== null && this.hurried === null
  }

  /** In the order of the options. Those of an earlier moment of the same question are better than none, except to tell what is final. */
  get previews(): OptionPreview[] | null {
    return this.exact ?? (this.older?.question === this.question ? this.older.options : null)
  }

  private get exact(): OptionPreview[] | null {
    const asked = this.decision()
    return asked ? (this.link.previewsOf(asked)?.options ?? null) : null
  }

  previewOf(action: Action | null): OptionPreview | null {
    const number = this.decision()?.options.findIndex((option) => sameAction(option.action, action)) ?? -1
    return number < 0 ? null : (this.previews?.[number] ?? null)
  }

  choose = (action: Action): void => {
    const asked = this.decision()
    if (!asked || this.link.busy) return
    if (settings.confirm === 'never' || (sameAction(action, this.selected) && !this.hurried)) this.play(action)
    else if (settings.confirm === 'every') this.selected = action
    else if (this.exact) this.settle(action)
    else if (!sameAction(action, this.hurried)) {
      this.selected = this.hurried = action
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.hurried && this.play(this.hurried), patience)
    }
  }

  confirm = (): void => {
    if (this.selected) this.play(this.selected)
  }

  cancel = (): void => {
    clearTimeout(this.timer)
    this.selected = this.hurried = null
  }

  private settle(action: Action): void {
    clearTimeout(this.timer)
    this.hurried = null
    if (this.previewOf(action)?.final) this.selected = action
    else this.play(action)
  }

  private play(action: Action): void {
    const asked = this.decision()
    this.cancel()
    this.pointed = null
    if (asked) this.link.play(asked.seat, action)
  }
}
