// Looking back: which moment of the match is shown, and the moments already fetched.
import { api, ServerSaysNo } from './api'
import { viewOf } from './link.svelte'
import type { Moment, Words } from './protocol'
import { router } from './router.svelte'
import type { View } from './types'

const pause = 120 // while somebody drags the handle, only where it rests is fetched
const mostKept = 400
export const speeds = [0.5, 1, 2, 4]

interface Course {
  id: string
  seats: number
  /** The length of the log now. */
  entries: number
  /** The numbers at which something is told, in order. */
  stops: number[]
}

export class Replay {
  moment = $state.raw<Moment | null>(null)
  problem = $state.raw<Words | 'failed' | null>(null)
  playing = $state(false)
  speed = $state(1)

  private kept = new Map<string, Promise<Moment>>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly course: () => Course) {
    $effect(() => {
      const [number, seat] = [this.number, this.seat]
      clearTimeout(this.timer)
      if (number === null) {
        this.moment = null
        this.playing = false
        return
      }
      const wait = this.moment === null || this.kept.has(this.key(number, seat)) ? 0 : pause
      this.timer = setTimeout(() => void this.show(number, seat), wait)
    })
    $effect(() => {
      clearTimeout(this.beat)
      if (!this.playing || this.moment === null) return
      if (this.moment.number >= this.course().entries) this.playing = false
      else if (this.moment.number === this.number) this.beat = setTimeout(() => this.step(1), 1100 / this.speed)
    })
  }

  /** The moment that is wanted; null is the present. The address holds it, so that it can be shared. */
  get number(): number | null {
    const said = router.url.searchParams.get('move')
    return said !== null && /^\d+$/.test(said) ? Math.min(Number(said), this.course().entries) : null
  }

  /** Through whose eyes; null is whatever fits. */
  get seat(): number | null {
    const said = router.url.searchParams.get('seat')
    return said !== null && /^\d+$/.test(said) && Number(said) < this.course().seats ? Number(said) : null
  }

  get active(): boolean {
    return this.number !== null
  }

  view(seat: number | null): View | null {
    return this.moment ? viewOf(this.moment.views, seat) : null
  }

  go(number: number | null, seat: number | null = this.seat): void {
    const { id, entries } = this.course()
    const query = number === null ? '' : `?move=${Math.max(0, Math.min(number, entries))}${seat === null ? '' : `&seat=${seat}`}`
    // One step back in the browser's history leads to the present, not through every move that was looked at.
    router.go(`/table/${id}${query}`, this.active)
  }

  /** To the next or the last moment at which something is told: entries without words would look like nothing happened. */
  step(by: 1 | -1): void {
    const { stops, entries } = this.course()
    const now = this.number ?? entries
    this.go(by > 0 ? (stops.find((stop) => stop > now) ?? entries) : (stops.findLast((stop) => stop < now) ?? 0))
  }

  toggle(): void {
    if (!this.playing && (this.number ?? 0) >= this.course().entries) this.go(0)
    this.playing = !this.playing
  }

  /** A moment, from the server or from what is kept. */
  fetch(number: number, seat: number | null): Promise<Moment> {
    const key = this.key(number, seat)
    const found = this.kept.get(key)
    if (found) return found
    const asked = api.moment(this.course().id, number, seat ?? undefined)
    asked.catch(() => this.kept.delete(key))
    if (this.kept.size >= mostKept) this.kept.delete(this.kept.keys().next().value!)
    this.kept.set(key, asked)
    return asked
  }

  close(): void {
    clearTimeout(this.timer)
    clearTimeout(this.beat)
  }

  private key(number: number, seat: number | null): string {
    return `${number}/${seat ?? ''}`
  }

  private async show(number: number, seat: number | null): Promise<void> {
    try {
      const moment = await this.fetch(number, seat)
      if (number !== this.number || seat !== this.seat) return
      this.moment = moment
      this.problem = null
      const { stops } = this.course()
      for (const next of [stops.find((stop) => stop > number), stops.findLast((stop) => stop < number)]) {
        if (next !== undefined) this.fetch(next, seat).catch(() => undefined)
      }
    } catch (error) {
      if (number !== this.number) return
      this.problem = error instanceof ServerSaysNo ? error.why : 'failed'
      this.playing = false
    }
  }
}
