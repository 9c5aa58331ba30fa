// Which part of the land is seen, and how large. World units: 100 for a tile.
import type { Point } from '../../art/shapes'

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Insets {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const LEAST = 0.14
const MOST = 3.2
const FITTED = 1.2 // a few tiles shall not fill the whole table
const STILL = 160 // milliseconds after which a movement counts as over
const DRAG = 6 // pixels before a press becomes a pull

export class Viewport {
  width = $state(0)
  height = $state(0)
  /** Pixels for a world unit. */
  scale = $state(1)
  /** The world point in the middle of the free area. */
  x = $state(50)
  y = $state(50)
  /** What lies over the edges of the map. */
  insets = $state.raw<Insets>({ left: 0, top: 0, right: 0, bottom: 0 })
  /** While it moves the picture is pushed around, and drawn anew only afterwards. */
  moving = $state(false)
  /** Whether the person has chosen this part of the land; then it stays. */
  chosen = $state(false)

  private readonly pointers = new Map<number, Point>()
  private start: Point | null = null
  private pulled = false
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly middle = $derived<Point>([this.insets.left + (this.width - this.insets.left - this.insets.right) / 2, this.insets.top + (this.height - this.insets.top - this.insets.bottom) / 2])
  readonly transform = $derived(`translate(${this.middle[0] - this.x * this.scale}px, ${this.middle[1] - this.y * this.scale}px) scale(${this.scale})`)

  toScreen([x, y]: Point): Point {
    return [(x - this.x) * this.scale + this.middle[0], (y - this.y) * this.scale + this.middle[1]]
  }

  toWorld([x, y]: Point): Point {
    return [(x - this.middle[0]) / this.scale + this.x, (y - this.middle[1]) / this.scale + this.y]
  }

  /** Something lies over the edges now: a part of the land that was chosen stays where it is on the screen. */
  cover(insets: Insets): void {
    const before = this.middle
    this.insets = insets
    if (!this.chosen) return
    this.x += (this.middle[0] - before[0]) / this.scale
    this.y += (this.middle[1] - before[1]) / this.scale
  }

  /** Shows a part of the world as large as possible. */
  fit(bounds: Bounds): void {
    const { left, top, right, bottom } = bounds
    const { width, height } = this.room()
    if (width <= 0 || height <= 0) return
    this.scale = this.fitting(bounds)
    this.x = (left + right) / 2
    this.y = (top + bottom) / 2
  }

  /** The scale at which a part of the world fills the free area. */
  fitting({ left, top, right, bottom }: Bounds): number {
    const { width, height } = this.room()
    return clamp(Math.min(width / (right - left), height / (bottom - top), FITTED))
  }

  private room(): { width: number; height: number } {
    return { width: this.width - this.insets.left - this.insets.right, height: this.height - this.insets.top - this.insets.bottom }
  }

  sees({ left, top, right, bottom }: Bounds, margin = 0): boolean {
    const [x0, y0] = this.toScreen([left, top])
    const [x1, y1] = this.toScreen([right, bottom])
    return x0 >= -margin && y0 >= -margin && x1 <= this.width + margin && y1 <= this.height + margin
  }

  /** Whether a part of the world lies in the area that nothing covers. */
  fitsIn({ left, top, right, bottom }: Bounds): boolean {
    const [x0, y0] = this.toScreen([left, top])
    const [x1, y1] = this.toScreen([right, bottom])
    return x0 >= this.insets.left - 1 && y0 >= this.insets.top - 1 && x1 <= this.width - this.insets.right + 1 && y1 <= this.height - this.insets.bottom + 1
  }

  /** Moves as little as needed to show a part of the world, and makes it smaller only if it must. */
  reveal(bounds: Bounds): void {
    const { width, height } = this.room()
    this.scale = clamp(Math.min(this.scale, width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top)))
    const [halfWidth, halfHeight] = [width / 2 / this.scale, height / 2 / this.scale]
    this.x = Math.min(bounds.left + halfWidth, Math.max(bounds.right - halfWidth, this.x))
    this.y = Math.min(bounds.top + halfHeight, Math.max(bounds.bottom - halfHeight, this.y))
  }

  /** A close look at a point, until there is something new. */
  look([x, y]: Point, scale: number): void {
    this.scale = clamp(scale)
    this.x = x
    this.y = y
  }

  /** The point under the pointer stays under it. */
  zoom(factor: number, [px, py]: Point = this.middle): void {
    const before = this.toWorld([px, py])
    this.scale = clamp(this.scale * factor)
    const after = this.toWorld([px, py])
    this.x += before[0] - after[0]
    this.y += before[1] - after[1]
    this.stir()
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale
    this.y -= dy / this.scale
    this.stir()
  }

  private stir(): void {
    this.chosen = true
    this.moving = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.moving = false), STILL)
  }

  // ---------------------------------------------------------------- fingers and mice

  press(event: PointerEvent, at: Point): void {
    if (event.button > 1) return
    if (!this.pointers.size) [this.start, this.pulled] = [at, false]
    this.pointers.set(event.pointerId, at)
  }

  /** Whether the pointer pulls the map. */
  move(event: PointerEvent, at: Point, element: HTMLElement): boolean {
    const before = this.pointers.get(event.pointerId)
    if (!before) return false
    if (!this.pulled && this.pointers.size < 2 && this.start && Math.hypot(at[0] - this.start[0], at[1] - this.start[1]) < DRAG) return false
    if (!this.pulled) element.setPointerCapture(event.pointerId)
    this.pulled = true
    if (this.pointers.size === 1) this.pan(at[0] - before[0], at[1] - before[1])
    else this.pinch(event.pointerId, before, at)
    this.pointers.set(event.pointerId, at)
    return true
  }

  private pinch(id: number, before: Point, at: Point): void {
    const other = [...this.pointers].find(([each]) => each !== id)?.[1]
    if (!other) return
    const [was, is] = [Math.hypot(before[0] - other[0], before[1] - other[1]), Math.hypot(at[0] - other[0], at[1] - other[1])]
    this.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2)
    if (was > 0) this.zoom(is / was, [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2])
  }

  release(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
  }

  /** Whether the click that follows a release ends a pull, and so means nothing. */
  get swallows(): boolean {
    return this.pulled
  }
}

const clamp = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale))
