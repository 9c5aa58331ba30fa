// The connection to one table. It keeps the newest position and comes back by itself when the line breaks.
import type { Accepted, Agree, Because, Chat, Concede, Hold, Play, Position, Preview, Previews, Refused, Return, Said, Stale, Undo, UndoInfo, Why, Words } from './protocol'
import type { Action, Decision, StoryEvent, View } from './types'

type ToClient = Position | Accepted | Refused | Stale | Previews | Because | Said
type Change = Play | Undo | Agree | Hold | Return | Concede

const longest = 30

/** Of the views of a position or a moment, the one through the eyes of this seat. */
export function viewOf(views: Record<string, unknown>, seat: number | null): View | null {
  return ((seat === null ? undefined : views[String(seat)]) ?? views.spectator ?? Object.values(views)[0] ?? null) as View | null
}

export class TableLink {
  position = $state.raw<Position | null>(null)
  story = $state.raw<StoryEvent[]>([])
  /** The lines that came with the newest position. */
  news = $state.raw<StoryEvent[]>([])
  said = $state.raw<Said[]>([])
  /** What the options of each own seat would bring, as far as the server has told it. */
  previews = $state.raw<Record<number, Previews>>({})
  refused = $state.raw<{ why: Words; rule: string } | null>(null)
  /** Why the action last asked about is not possible; null until that is known. */
  because = $state.raw<{ why: Words; rule: string } | null>(null)
  connected = $state(false)
  /** It stood and broke; the next attempts to connect do not change that until one succeeds. */
  lost = $state(false)
  /** Seconds until the next attempt, or null while one is under way or nothing has gone wrong. */
  retry = $state<number | null>(null)
  /** A move is on its way; nothing else may be sent until it is answered. */
  busy = $state(false)
  /** By how many seconds the server's clock is ahead of ours. */
  skew = $state(0)

  private socket: WebSocket | null = null
  private attempts = 0
  private timer: ReturnType<typeof setInterval> | undefined
  private closed = false
  /** The previews already asked for, so that each is asked for once. */
  private wanted = ''
  /** How often somebody asked why: only the newest answer counts. */
  private whys = 0

  constructor(private readonly id: string) {
    this.open()
    addEventListener('online', this.hurry)
  }

  get decisions(): Decision[] {
    return (this.position?.decisions ?? []) as unknown as Decision[]
  }

  get entries(): number {
    return this.position?.table.entries ?? 0
  }

  view(seat: number | null): View | null {
    return viewOf(this.position?.views ?? {}, seat)
  }

  /** The newest of what own seats could take back: who plays for two takes back what was done last. */
  get undoable(): UndoInfo | null {
    return (this.position?.undo ?? []).reduce<UndoInfo | null>((newest, each) => (newest && newest.number > each.number ? newest : each), null)
  }

  /** What the options would bring at this very position. */
  previewsOf(decision: Decision): Previews | null {
    const told = this.previews[decision.seat]
    return told && told.entries === this.entries && told.options.length === decision.options.length ? told : null
  }

  play(seat: number, action: Action): void {
    this.change({ do: 'play', seat, action: [...action], seen: this.entries })
  }

  undo(seat: number): void {
    this.change({ do: 'undo', seat, seen: this.entries })
  }

  agree(seat: number, yes: boolean): void {
    this.change({ do: 'agree', seat, yes })
  }

  hold(seat: number): void {
    this.change({ do: 'hold', seat })
  }

  comeBack(seat: number): void {
    this.change({ do: 'return', seat })
  }

  concede(seat: number): void {
    this.change({ do: 'concede', seat })
  }

  preview(seat: number): void {
    const mark = `${seat}/${this.entries}`
    if (mark === this.wanted) return
    if (this.send({ do: 'preview', seat, seen: this.entries })) this.wanted = mark
  }

  why(seat: number, action: Action): boolean {
    this.because = null
    return this.send({ do: 'why', seat, action: [...action], number: ++this.whys })
  }

  chat(text: string): void {
    this.send({ do: 'chat', text })
  }

  /** After sitting down the server must look again at who we are. */
  again(): void {
    this.socket?.close()
    this.attempts = 0
    this.open()
  }

  close(): void {
    this.closed = true
    clearInterval(this.timer)
    removeEventListener('online', this.hurry)
    this.socket?.close()
  }

  private change(message: Change): void {
    if (this.busy) return
    this.refused = null
    this.because = null
    this.busy = this.send(message)
  }

  private send(message: Change | Preview | Why | Chat): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private open(): void {
    clearInterval(this.timer)
    this.retry = null
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data as string) as ToClient)
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.connected = true
      this.lost = false
      this.attempts = 0
      this.wanted = ''
    }
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return
      this.connected = false
      this.lost = true
      this.busy = false
      this.wait()
    }
  }

  private hear(message: ToClient): void {
    switch (message.tell) {
      case 'position': {
        const news = message.story as unknown as StoryEvent[]
        // What others did at the same time is told later, but belongs where it happened.
        this.story = message.whole ? news : [...this.story, ...news].sort((one, other) => one.number - other.number)
        this.news = message.whole ? [] : news
        if (message.table.entries !== this.entries) this.refused = this.because = null // it was about another position
        this.skew = message.table.now - Date.now() / 1000
        this.position = message
        break
      }
      case 'said':
        // Whoever comes back hears the last lines again.
        if (!this.said.some((line) => line.number === message.number)) this.said = [...this.said, message].sort((one, other) => one.number - other.number)
        break
      case 'because':
        if (message.number === this.whys) this.because = message.why && { why: message.why, rule: message.rule ?? '' }
        break
      case 'preview':
        this.previews = { ...this.previews, [message.seat]: message }
        break
      default:
        this.busy = false
        this.refused = message.tell === 'refused' ? { why: message.why, rule: message.rule ?? '' } : null
        if (message.tell === 'stale') this.wanted = ''
    }
  }

  /** Waits longer after each failure, with some chance in it so that not everybody returns at once. */
  private wait(): void {
    this.attempts += 1
    this.retry = Math.ceil(Math.min(longest, 2 ** (this.attempts - 1)) * (0.7 + 0.6 * Math.random()))
    clearInterval(this.timer)
    this.timer = setInterval(() => {
      this.retry = (this.retry ?? 1) - 1
      if (this.retry <= 0) this.open()
    }, 1000)
  }

  private hurry = (): void => {
    if (this.retry !== null) this.open()
  }
}
