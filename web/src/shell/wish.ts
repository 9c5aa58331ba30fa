// What a person may wish for when a table is set.
import type { GameInfo, NewTable, TableInfo } from '../protocol'

/** The bots are listed from weak to strong. */
export const strongest = (game: GameInfo): string => game.bots.at(-1) ?? 'open'

/** The shortest way into a game: me against one bot, everything else as it comes. */
export function quickWish(game: GameInfo): NewTable {
  const players = game.players.includes(2) ? 2 : Math.min(...game.players)
  return { game: game.id, seats: Array.from({ length: players }, (_, number) => (number === 0 ? 'me' : strongest(game))) }
}

/** The same table once more. Other people become open seats, so that they can be invited again. */
export function sameWish(table: TableInfo, bots: string[]): NewTable {
  const setup = table.setup as { elements?: string[]; options?: Record<string, unknown> }
  const seats = table.seats.map((seat) => {
    if (seat.you) return 'me'
    if (seat.kind !== 'bot') return 'open'
    const kind = seat.name.toLowerCase().replace(/ \d+$/, '')
    return bots.includes(kind) ? kind : (bots.at(-1) ?? 'open')
  })
  return { game: table.game, seats, elements: setup.elements ?? [], options: setup.options ?? {}, listed: table.listed }
}
