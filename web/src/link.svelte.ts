// The connection to one table. It keeps the newest position and comes back by itself when the line breaks.
import type { Play, Position, Said, Undo, Agree, Chat, Accepted, Refused, Stale, Words } from './protocol'
import type { Action, Decision, StoryEvent, View } from './types'

type ToClient = Position | Accepted | Refused | Stale | Said

const longest = 30

export class TableLink {
  position = $state.raw<Position | null>(null)
  story = $state.raw<StoryEvent[]>([])
  said = $state.raw<Said[]>([])
  refused = $state.raw<Words | null>(null)
  connected = $state(false)
  /** Seconds until the next attempt, or null when nothing has gone wrong. */
  retry = $state<number | null>(null)
  /** A move is on its way; nothing else may be sent until it is answered. */
  busy = $state(false)

  private socket: WebSocket | null = null
  private attempts = 0
  private timer: ReturnType<typeof setInterval> | undefined
  private closed = false
  private fresh = true
  private undoing = false

  constructor(private readonly id: string) {
    this.open()
    addEventListener('online', this.hurry)
  }

  get decisions(): Decision[] {
    return (this.position?.decisions ?? []) as unknown as Decision[]
  }

  view(seat: number | null): View | null {
    const views = this.position?.views ?? {}
    return ((seat === null ? undefined : views[String(seat)]) ?? views.spectator ?? Object.values(views)[0] ?? null) as View | null
  }

  play(seat: number, action: Action): void {
    this.change({ do: 'play', seat, action, seen: this.position?.table.entries ?? 0 })
  }

  undo(seat: number): void {
    this.undoing = true
    this.change({ do: 'undo', seat, seen: this.position?.table.entries ?? 0 })
  }

  agree(seat: number, yes: boolean): void {
    this.change({ do: 'agree', seat, yes })
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

  private change(message: Play | Undo | Agree): void {
    if (this.busy) return
    this.refused = null
    this.busy = this.send(message)
  }

  private send(message: Play | Undo | Agree | Chat): boolean {
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
      this.attempts = 0
      this.fresh = true // the server tells the whole story anew
    }
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return
      this.connected = false
      this.busy = false
      this.wait()
    }
  }

  private hear(message: ToClient): void {
    if (message.tell === 'position') {
      const news = message.story as unknown as StoryEvent[]
      const settled = !this.fresh && this.position !== null && this.position.asked !== null && message.asked === null
      this.story = this.fresh ? news : [...this.story, ...news]
      this.fresh = false
      this.position = message
      if (settled) this.again() // somebody's move may no longer count
    } else if (message.tell === 'said') {
      this.said = [...this.said, message]
    } else {
      this.busy = false
      this.refused = message.tell === 'refused' ? message.why : null
      // Only a new story says which moves no longer count.
      if (message.tell === 'accepted' && this.undoing) this.again()
      this.undoing = false
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
