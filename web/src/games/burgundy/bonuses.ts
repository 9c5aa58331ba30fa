// Bonus tiles for completed colours and linked border posts: who has which, and what they bring.
import { text, type Text } from '../board'
import type { Explanation } from './explanations'
import type { BonusKind, Material, View } from './types'

export interface Bonus {
  readonly kind: BonusKind
  readonly large: boolean
}

/** The owner who has taken a tile, or null while it still lies there. */
export const takerOf = (view: View, { kind, large }: Bonus): number | null => view.bonuses[kind][large ? 0 : 1] ?? null

export const bonusPoints = (material: Material, { large }: Bonus): number => material.bonus[large ? 'large' : 'small']

const FOR: Readonly<Record<BonusKind, Text>> = {
  building: text('cities', 'Städte'),
  animal: text('pastures', 'Weiden'),
  monastery: text('monasteries', 'Klöster'),
  ship: text('rivers', 'Flüsse'),
  castle: text('castles', 'Burgen'),
  mine: text('mines', 'Minen'),
  posts: text('border posts', 'Grenzposten'),
}

/** `takers` are the names of those who have it: none, one, or the two of a team. */
export function bonusWords(bonus: Bonus, points: number, takers: readonly string[]): Explanation {
  const { kind, large } = bonus
  const [en, de] = [`${large ? 'large' : 'small'} bonus tile for ${FOR[kind].en}: ${points} points`, `${large ? 'große' : 'kleine'} Bonuskärtchen für ${FOR[kind].de}: ${points} Punkte`]
  if (takers.length) {
    const several = takers.length > 1
    return { name: text(`${takers.join(' and ')} ${several ? 'have' : 'has'} the ${en}`, `${takers.join(' und ')} ${several ? 'haben' : 'hat'} das ${de}`), effect: text('', '') }
  }
  const [rank, rang] = large ? ['first', 'zuerst'] : ['second', 'als Zweites']
  const effect =
    kind === 'posts'
      ? text(`For the ${rank} to link all three border posts.`, `Für das Fürstentum, das ${rang} alle drei Grenzposten verbindet.`)
      : text(`For the ${rank} duchy with a tile on every space of this colour.`, `Für das Fürstentum, das ${rang} alle Felder dieser Farbe belegt hat.`)
  return { name: text(en.charAt(0).toUpperCase() + en.slice(1), `${large ? 'Großes' : 'Kleines'} Bonuskärtchen für ${FOR[kind].de}: ${points} Punkte`), effect }
}
