// Requests to the server. What it refuses comes as an error that can say why in both languages.
import type { GameInfo, Me, NewTable, Refusal, TableInfo, Words } from './protocol'

export class ServerSaysNo extends Error {
  constructor(
    readonly status: number,
    readonly why: Words,
  ) {
    super(why.en)
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(path, request)
  if (response.ok) return (await response.json()) as T
  const refusal = (await response.json().catch(() => null)) as Refusal | null
  throw new ServerSaysNo(response.status, refusal?.why ?? { en: `Error ${response.status}`, de: `Fehler ${response.status}` })
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  me: () => ask<Me>('/api/me'),
  guest: (name: string) => ask<Me>('/api/guest', { name }),
  tables: () => ask<TableInfo[]>('/api/tables'),
  table: (id: string) => ask<TableInfo>(at(id)),
  setTable: (wish: NewTable) => ask<TableInfo>('/api/tables', wish),
  join: (id: string, invite: string) => ask<TableInfo>(`${at(id)}/join`, { invite }),
  material: (id: string) => ask<unknown>(`${at(id)}/material`),
  replayAddress: (id: string) => `${at(id)}/replay`,
}
