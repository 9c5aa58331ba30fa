// What all drawn boards share: what the shell hands them, and how they speak.
import type { OptionPreview, Words } from '../protocol'
import type { Language } from '../settings.svelte'
import type { Action, Decision } from '../types'
import type { Meant } from '../why'

export { sameAction, type Action, type Decision, type Option } from '../types'
export type { Language }
export type Preview = Pick<OptionPreview, 'points'>

/** A board narrower than this is drawn for a phone. */
export const PHONE = 700

export interface BoardProps<View, Material> {
  readonly view: View
  readonly material: Material
  /** The question to this person; null while nothing can be chosen, also when looking back. */
  readonly decision: Decision | null
  readonly language: Language
  readonly names: readonly string[]
  readonly onchoose: (action: Action) => void
  /** The option that was chosen but not yet confirmed. */
  readonly selected?: Action | null
  /** What each option would bring, in their order, once that is known. */
  readonly previews?: readonly Preview[] | null
  /** The option under the mouse or the keyboard, so that the decision bar can say what it would bring. */
  readonly onpoint?: (action: Action | null) => void
  /** The same, wherever it is pointed at: here or in the decision bar. */
  readonly pointed?: Action | null
}

/** Changes when a new question is asked, not when the same one is told again because somebody else has moved. */
export const questionOf = (decision: Decision | null): string => (decision ? JSON.stringify([decision.seat, decision.prompt.en, decision.options.map(({ action }) => action)]) : '')

/** For `data-why` of something that cannot be chosen now: the action that a click on it would mean. The shell asks the server for the reason. */
export const meaning = (...action: Action): string => JSON.stringify(action)

/** The same for what has no element of its own. */
export const askWhy = (element: Element, action: Action, event: MouseEvent): boolean => element.dispatchEvent(new CustomEvent<Meant>('why', { bubbles: true, detail: { action, x: event.clientX, y: event.clientY } }))

export type Text = Readonly<Words>
export const text = (en: string, de: string): Text => ({ en, de })
export type Say = (what: Text) => string
export const speaker = (language: Language): Say => (what) => what[language]
