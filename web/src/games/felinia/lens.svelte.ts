// Which part of the island is seen. On a desk the whole of it; on a phone it can be pulled and pinched.
import type { Point } from '../../art/shapes'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const DRAG = 6 // pixels before a press becomes a pull
const CLOSEST = 260 // map units that fill the screen at most

export function boundsOf(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}

export class Lens {
  /** Null shows everything. */
  part = $state.raw<Box | null>(null)
  /** Of the element, in pixels. */
  width = $state(1)
  height = $state(1)

  private readonly pointers = new Map<number, Point>()
  private start: Point | null = null
  private pulled = false

  constructor(private readonly whole: () => Box) {}

  get box(): Box {
    return this.part ?? this.whole()
  }

  /** Map units for a pixel: the box is shown as a whole, whatever the shape of the element. */
  get unit(): number {
    if (!this.width || !this.height) return 1 // not laid out yet
    return Math.max(this.box.width / this.width, this.box.height / this.height)
  }

  show(part: Box | null): void {
    this.part = part
  }

  press(event: PointerEvent): void {
    if (!this.pointers.size) [this.start, this.pulled] = [[event.clientX, event.clientY], false]
    this.pointers.set(event.pointerId, [event.clientX, event.clientY])
  }

  move(event: PointerEvent, element: Element): void {
    const before = this.pointers.get(event.pointerId)
    const at: Point = [event.clientX, event.clientY]
    if (!before) return
    const alone = this.pointers.size === 1
    if (alone && !this.part) return // the whole island has nowhere to go
    if (alone && !this.pulled && this.start && Math.hypot(at[0] - this.start[0], at[1] - this.start[1]) < DRAG) return
    if (!this.pulled) element.setPointerCapture(event.pointerId)
    this.pulled = true
    this.pointers.set(event.pointerId, at)
    if (alone) this.pan(at[0] - before[0], at[1] - before[1])
    else this.pinch(event.pointerId, before, at)
  }

  release(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
  }

  /** Whether the click that follows a release ends a pull, and so means nothing. */
  get swallows(): boolean {
    return this.pulled
  }

  private pan(across: number, down: number): void {
    const { x, y, width, height } = this.box
    this.part = this.inside({ x: x - across * this.unit, y: y - down * this.unit, width, height })
  }

  private pinch(id: number, before: Point, at: Point): void {
    const other = [...this.pointers].find(([each]) => each !== id)?.[1]
    if (!other) return
    const [was, is] = [Math.hypot(before[0] - other[0], before[1] - other[1]), Math.hypot(at[0] - other[0], at[1] - other[1])]
    if (was < 1 || is < 1) return
    this.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2)
    this.zoom(is / was)
  }

  zoom(factor: number): void {
    const { x, y, width, height } = this.box
    const whole = this.whole()
    const share = Math.max(CLOSEST / width, Math.min(1 / factor, whole.width / width))
    const [wide, high] = [width * share, height * share]
    this.part = wide >= whole.width - 1 ? null : this.inside({ x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high })
  }

  /** The middle of what is seen stays on the island. */
  private inside({ x, y, width, height }: Box): Box {
    const whole = this.whole()
    const hold = (low: number, size: number, from: number, room: number): number => Math.min(from + room - size / 2, Math.max(from - size / 2, low))
    return { x: hold(x, width, whole.x, whole.width), y: hold(y, height, whole.y, whole.height), width, height }
  }
}
