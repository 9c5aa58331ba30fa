// Things on the board that cannot be chosen now: a click on one of them asks why. The board says what the click would mean; the reason comes from the server.
import type { Action } from './types'

export interface Meant {
  readonly action: Action
  /** Where it was pointed at, in pixels of the window. */
  readonly x: number
  readonly y: number
}

const FAR = 8 // pixels: who moves that far pulls the board
const LONG = 400 // milliseconds after which a touch means something else

/** Listens to a board. `ask` says whether it wants to know; if not, the board does what it likes with the click. */
export function dead(board: HTMLElement, ask: (meant: Meant) => boolean): { update: (ask: (meant: Meant) => boolean) => void; destroy: () => void } {
  let wanted = ask
  let pressed: { x: number; y: number; time: number; finger: boolean } | null = null

  /** Whatever can be pressed has a meaning of its own. */
  function meaningOf(target: EventTarget | null): { element: HTMLElement | SVGElement; action: Action } | null {
    const element = (target as Element | null)?.closest<HTMLElement | SVGElement>('[data-why], button, a, input, [role=button]')
    const said = element?.dataset.why
    return element && said && board.contains(element) ? { element, action: JSON.parse(said) as Action } : null
  }

  function down(event: PointerEvent): void {
    pressed = { x: event.clientX, y: event.clientY, time: event.timeStamp, finger: event.pointerType !== 'mouse' }
  }

  function click(event: MouseEvent): void {
    const found = meaningOf(event.target)
    if (!found) return
    const start = event.detail ? pressed : null // a click of the keyboard has no place
    if (start && (Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR || (start.finger && event.timeStamp - start.time > LONG))) return
    const at = event.detail ? { x: event.clientX, y: event.clientY } : middle(found.element)
    if (wanted({ action: found.action, ...at })) event.stopPropagation()
  }

  function key(event: KeyboardEvent): void {
    if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.metaKey || event.altKey) return
    const found = meaningOf(event.target)
    if (!found || found.element !== event.target || found.element instanceof HTMLButtonElement) return
    if (!wanted({ action: found.action, ...middle(found.element) })) return
    event.preventDefault()
    event.stopPropagation()
  }

  const asked = (event: Event): void => void wanted((event as CustomEvent<Meant>).detail)

  board.addEventListener('pointerdown', down, true)
  board.addEventListener('click', click, true)
  board.addEventListener('keydown', key, true)
  board.addEventListener('why', asked)
  return {
    update: (ask) => (wanted = ask),
    destroy() {
      board.removeEventListener('pointerdown', down, true)
      board.removeEventListener('click', click, true)
      board.removeEventListener('keydown', key, true)
      board.removeEventListener('why', asked)
    },
  }
}

function middle(element: Element): { x: number; y: number } {
  const { left, right, top } = element.getBoundingClientRect()
  return { x: (left + right) / 2, y: top }
}
