// Every picture of a tile is made once, and used by its name.
import { drawTile } from './art/tile'
import type { Material } from './types'

export interface TileSymbol {
  readonly id: string
  readonly tile: string
  readonly rotation: number
  readonly variant: number
  readonly plain: boolean
}

export const symbol = (tile: string, rotation: number, variant: number, plain = false): TileSymbol => ({
  id: plain ? `car-${tile}-${rotation}-plain` : `car-${tile}-${rotation}-${variant}`,
  tile,
  rotation,
  variant,
  plain,
})

const drawn = new Map<string, string>()

export function picture(material: Material, { id, tile, rotation, variant, plain }: TileSymbol): string {
  const found = drawn.get(id)
  if (found !== undefined) return found
  const type = material.tiles[tile]
  const made = type ? drawTile(tile, type, rotation, { variant, plain }) : ''
  drawn.set(id, made)
  return made
}
