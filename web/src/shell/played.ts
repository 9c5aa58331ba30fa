// What is played at a table, in words: the elements, and every option that matters.
import type { GameInfo, TableInfo } from '../protocol'
import { list, say, t } from '../text'
import { partsOf, record } from './wish'

type Names = Record<string, string>
export interface Line {
  name: string
  value: string
}

const counts = (only: unknown, players: number) => !Array.isArray(only) || only.length === 0 || only.includes(players)

export function elementsOf(table: TableInfo, game: GameInfo): string[] {
  const chosen = record(table.setup).elements
  return partsOf(game).flatMap((part) => (Array.isArray(chosen) && chosen.includes(part.id) ? [say(part.names)] : []))
}

/** The options, each with its name; what differs between seats is told seat by seat. */
export function optionsOf(table: TableInfo, game: GameInfo): Line[] {
  const said = record(record(table.setup).options)
  return game.options.flatMap((option) => {
    if (!counts(option.players, table.seats.length)) return []
    const named = (id: unknown) => {
      const value = option.values.find((each) => each.id === id)
      return value ? say(value.names as Names) : ''
    }
    const wanted = said[option.id]
    const each = (Array.isArray(wanted) ? wanted : [wanted]).map(named)
    if (each.every((value) => value === '')) return []
    const alike = each.every((value) => value === each[0])
    return [{ name: say(option.names), value: alike ? each[0]! : list(each.map((value, seat) => `${table.seats[seat]?.name || t().seat(seat + 1)}: ${value}`)) }]
  })
}

/** In one line, for the lobby and above the board: what differs from the plain game. The first few elements are named, the rest counted. */
export function inShort(table: TableInfo, game: GameInfo | null | undefined, most = 3): string {
  if (!game) return ''
  const elements = elementsOf(table, game)
  const named = elements.length > most ? [...elements.slice(0, most - 1), t().andMore(elements.length - most + 1)] : elements
  const usual = game.options.map((option) => say((option.values[0]?.names ?? {}) as Names))
  const options = optionsOf(table, game).filter(({ value }, number) => number === 0 ? !game.options[0]?.per_seat || !usual.includes(value) : !usual.includes(value))
  return [...options.map(({ name, value }) => (value.toLowerCase().includes(name.toLowerCase()) ? value : `${name}: ${value}`)), ...named].join(' · ')
}
