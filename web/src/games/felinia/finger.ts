// How things are touched: a mouse that rests asks, a click chooses; a finger that stays asks, a tap chooses; the keyboard does both.
const LONG = 400 // milliseconds after which a touch asks instead of choosing

interface Told<Thing> {
  /** It is under the mouse or has the focus; null when nothing is any more. */
  readonly point: (thing: Thing | null) => void
  readonly explain: (thing: Thing, element: Element) => void
  readonly choose: (thing: Thing, element: Element) => void
  readonly forget: () => void
}

type At<E extends Event> = E & { readonly currentTarget: Element }

export class Finger<Thing> {
  private timer: ReturnType<typeof setTimeout> | undefined
  private heldDown = false

  constructor(
    private readonly told: Told<Thing>,
    /** Milliseconds after which a mouse that rests asks. */
    private readonly patience: number,
  ) {}

  enter(event: At<PointerEvent>, thing: Thing): void {
    if (event.pointerType !== 'mouse') return
    this.told.point(thing)
    this.later(thing, event.currentTarget, this.patience)
  }

  leave = (): void => {
    clearTimeout(this.timer)
    this.told.point(null)
    this.told.forget()
  }

  press(event: At<PointerEvent>, thing: Thing): void {
    this.heldDown = false
    if (event.pointerType !== 'mouse') this.later(thing, event.currentTarget, LONG, () => (this.heldDown = true))
  }

  click(event: At<Event>, thing: Thing): void {
    clearTimeout(this.timer)
    if (this.heldDown) this.heldDown = false
    else this.told.choose(thing, event.currentTarget)
  }

  focus(event: At<FocusEvent>, thing: Thing): void {
    if (!event.currentTarget.matches(':focus-visible')) return
    this.told.point(thing)
    this.told.explain(thing, event.currentTarget)
  }

  /** Elements that are no buttons have to listen to these keys themselves; whether it was one. */
  key(event: At<KeyboardEvent>, thing: Thing): boolean {
    if (event.key !== 'Enter' && event.key !== ' ') return false
    event.preventDefault()
    event.stopPropagation() // Enter must not also confirm something outside
    this.click(event, thing)
    return true
  }

  /** A long touch must not also open the browser's menu. */
  menu = (event: Event): void => {
    if (this.heldDown) event.preventDefault()
  }

  private later(thing: Thing, element: Element, wait: number, first?: () => void): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      first?.()
      this.told.explain(thing, element)
    }, wait)
  }
}
