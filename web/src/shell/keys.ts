// Which key chooses which option: digits, then letters, then letters with Shift. Some letters are commands, of the shell (L, Z) or of boards to come (E, M, Q, R).
const letters = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !'elmqrz'.includes(letter))
const keys = [...'123456789', ...letters, ...letters.map((letter) => letter.toUpperCase())]

/** The key as `KeyboardEvent.key` names it; undefined where keys have run out. */
export const keyOf = (option: number): string | undefined => keys[option]

/** As it stands on the button. */
export function keyCap(option: number): string {
  const key = keyOf(option) ?? ''
  return /[A-Z]/.test(key) ? `⇧${key}` : key.toUpperCase()
}

export const optionOf = (key: string): number => keys.indexOf(key)

/** Whether a key pressed here belongs to something else: a text that is written, a list that is open. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target.closest('input:not([type=range]), textarea, select, dialog') !== null
}

/** Whether Enter and Space already do something here. A tab that is open does nothing any more. */
export const onButton = (event: KeyboardEvent): boolean =>
  (event.target as HTMLElement).closest('button:not([role=tab][aria-selected=true]), a, summary, [role=button]') !== null
