// Requests to the server. What it refuses comes as an error that can say why in both languages.
import type { GameInfo, Me, Moment, NewTable, Refusal, RuleInfo, TableInfo, Words } from './protocol'

export class ServerSaysNo extends Error {
  constructor(
    readonly status: number,
    readonly why: Words,
    readonly rule = '',
  ) {
    super(why.en)
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(path, request)
  if (response.ok) {
    const text = await response.text() // some answers are nothing, and nothing is no JSON
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
  const refusal = (await response.json().catch(() => null)) as Partial<Refusal> | null
  throw new ServerSaysNo(response.status, refusal?.why ?? { en: `Error ${response.status}`, de: `Fehler ${response.status}` }, refusal?.rule)
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`

/** Rules do not change while a page is open, so they are asked for once; a failure is forgotten, so that one can try again. */
const known = new Map<string, Promise<RuleInfo[]>>()
function rules(game: string): Promise<RuleInfo[]> {
  let answer = known.get(game)
  if (!answer) {
    answer = ask<RuleInfo[]>(`/api/games/${encodeURIComponent(game)}/rules`)
    answer.catch(() => known.delete(game))
    known.set(game, answer)
  }
  return answer
}

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  rules,
  me: () => ask<Me | null>('/api/me'),
  guest: (name: string) => ask<Me>('/api/guest', { name }),
  rename: (name: string) => ask<Me>('/api/me', { name }),
  account: (login: string, password: string) => ask<Me>('/api/account', { login, password }),
  password: (old: string, fresh: string) => ask<Me>('/api/account/password', { old, new: fresh }),
  login: (login: string, password: string) => ask<Me>('/api/login', { login, password }),
  logout: () => ask<void>('/api/logout', {}),
  exportAddress: '/api/me/export',
  /** Guests have no password to give. */
  deleteMe: (password?: string) => ask<void>('/api/me/delete', password === undefined ? {} : { password }),
  tables: () => ask<TableInfo[]>('/api/tables'),
  table: (id: string) => ask<TableInfo>(at(id)),
  setTable: (wish: NewTable) => ask<TableInfo>('/api/tables', wish),
  join: (id: string, invite: string) => ask<TableInfo>(`${at(id)}/join`, { invite }),
  /** Whether such a table could be set; refused with the reason if not. */
  check: (wish: NewTable) => ask<void>('/api/tables/check', wish),
  bot: (id: string, seat: number, bot: string) => ask<TableInfo>(`${at(id)}/bot`, { seat, bot }),
  leave: (id: string) => ask<void>(`${at(id)}/leave`, {}),
  rematch: (id: string) => ask<TableInfo>(`${at(id)}/rematch`, {}),
  branch: (id: string, number: number, seat: number) => ask<TableInfo>(`${at(id)}/branch`, { number, seat }),
  /** The position after `number` entries, as my seats saw it, or as one seat did. */
  moment: (id: string, number: number, seat?: number) => ask<Moment>(`${at(id)}/moments/${number}${seat === undefined ? '' : `?seat=${seat}`}`),
  material: (id: string) => ask<unknown>(`${at(id)}/material`),
  replayAddress: (id: string) => `${at(id)}/replay`,
}
