// What a person may wish for when a table is set.
import type { Clock, GameInfo, NewTable } from '../protocol'
import { keep, kept } from '../settings.svelte'

/** An element as the form needs it: some need others, some cannot be together. */
export interface Part {
  id: string
  names: Record<string, string>
  needs?: string[]
  conflicts?: string[]
  /** By which it makes a game longer. */
  minutes?: number
  /** What it brings, in one line. */
  about?: Record<string, string>
}

export const partsOf = (game: GameInfo): Part[] => game.elements as unknown as Part[]

/** How long a game takes, roughly, if all of them are people. */
export function minutesOf(game: GameInfo, players: number, elements: readonly string[]): number {
  const longer = partsOf(game).reduce((sum, part) => sum + (elements.includes(part.id) ? (part.minutes ?? 0) : 0), 0)
  return (game.minutes[game.players.indexOf(players)] ?? 0) + longer
}

/** The bots are listed from weak to strong. */
export const strongest = (game: GameInfo): string => game.bots.at(-1) ?? 'open'

/** The shortest way into a game: me against one bot, everything else as it comes. */
export function quickWish(game: GameInfo): NewTable {
  const players = game.players.includes(2) ? 2 : Math.min(...game.players)
  return { game: game.id, seats: Array.from({ length: players }, (_, number) => (number === 0 ? 'me' : strongest(game))) }
}

/** Switches an element on or off, with what it needs, and without what it excludes or what would miss it. */
export function toggled(parts: Part[], chosen: string[], id: string): string[] {
  const part = (name: string) => parts.find((each) => each.id === name)
  const now = new Set(chosen)
  const drop = (name: string): void => {
    if (!now.delete(name)) return
    for (const other of [...now]) if (part(other)?.needs?.includes(name)) drop(other)
  }
  const add = (name: string): void => {
    if (now.has(name) || !part(name)) return
    now.add(name)
    for (const other of [...now]) if (part(name)?.conflicts?.includes(other) || part(other)?.conflicts?.includes(name)) drop(other)
    for (const other of part(name)?.needs ?? []) add(other)
  }
  if (now.has(id)) drop(id)
  else add(id)
  return parts.map((each) => each.id).filter((name) => now.has(name))
}

/** What was wished for last time, one value for each option and seat; games change, so everything is looked at again. */
export interface Choice {
  seats: string[]
  elements: string[]
  options: Record<string, (string | number)[]>
  listed: boolean
  clock: Clock | null
  /** Of those who share this device; one for each seat. */
  names: string[]
}

export function lastChoice(game: GameInfo): Choice {
  const said = record(parsed(kept(`wish:${game.id}`)))
  const isSeat = (seat: unknown): seat is string => seat === 'me' || seat === 'open' || game.bots.includes(seat as string)
  const seats = Array.isArray(said.seats) && said.seats.every(isSeat) && game.players.includes(said.seats.length) ? said.seats : quickWish(game).seats
  const elements = Array.isArray(said.elements) ? said.elements : []
  const options = record(said.options)
  return {
    seats: [...seats],
    elements: partsOf(game)
      .map((part) => part.id)
      .filter((id) => elements.includes(id)),
    options: Object.fromEntries(game.options.map((option) => [option.id, valuesFor(option, options[option.id], Math.max(...game.players))])),
    listed: said.listed === true,
    clock: clockFrom(said.clock),
    names: Array.from({ length: Math.max(...game.players) }, (_, seat) => (Array.isArray(said.names) && typeof said.names[seat] === 'string' ? said.names[seat].slice(0, 30) : '')),
  }
}

export function rememberWish(wish: NewTable): void {
  keep(`wish:${wish.game}`, JSON.stringify(wish))
}

/** The game that was played last in this browser comes first when somebody just wants to play. */
export const rememberGame = (id: string): void => keep('game', id)
export const favourite = (games: GameInfo[]): GameInfo | undefined => games.find((game) => game.id === kept('game')) ?? games[0]

function valuesFor(option: GameInfo['options'][number], said: unknown, most: number): (string | number)[] {
  const known = option.values.map((value) => value.id as string | number)
  const wanted = Array.isArray(said) ? said : [said]
  return Array.from({ length: most }, (_, seat) => (known.includes(wanted[seat]) ? wanted[seat] : known[0]!))
}

function clockFrom(said: unknown): Clock | null {
  const { bank, bonus } = record(said)
  const fits = (number: unknown, least: number, most: number) => Number.isInteger(number) && (number as number) >= least && (number as number) <= most
  return fits(bank, 0, 86_400) && fits(bonus, 5, 30 * 86_400) ? { bank: bank as number, bonus: bonus as number } : null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})
