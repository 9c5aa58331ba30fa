// A tile in words, for those who cannot see it.
import { speaker, type Language } from '../board'
import { turnSides } from './art/geometry'
import { SIDES, type TileType } from './types'
import { CROP_WORDS, GOOD_WORDS, KINDS, SYMBOL_WORDS, WORDS } from './words'

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

/** "City (N, W) with shield; road (S, E); meadow", as the tile lies. */
export function describe(type: TileType, rotation: number, language: Language): string {
  const say = speaker(language)
  const letters = (sides: readonly string[]): string => (language === 'de' ? sides.map((side) => side.replace('E', 'O')) : sides).join(', ')
  const where = (sides: string): string => (sides ? ` (${letters([...turnSides(sides, rotation)].sort((one, other) => SIDES.indexOf(one) - SIDES.indexOf(other)))})` : '')
  const parts = type.segments
    .filter(({ kind }) => kind !== 'field')
    .map(({ kind, sides, shields, goods, cathedral, inn }) => {
      const more = [shields ? say(WORDS.shield) : '', goods ? say(GOOD_WORDS[goods]) : '', cathedral ? say(WORDS.cathedral) : '', inn ? say(WORDS.inn) : ''].filter(Boolean)
      return `${say(KINDS[kind])}${where(sides)}${more.length ? ` + ${more.join(', ')}` : ''}`
    })
  if (type.drawing.river) parts.push(`${say(SYMBOL_WORDS.river)}${where(type.drawing.river)}`)
  for (const symbol of ['gold', 'magic', 'robber', 'lake'] as const) if (type[symbol]) parts.push(say(SYMBOL_WORDS[symbol]))
  if (type.crop) parts.push(`${say(WORDS.crop)}: ${say(CROP_WORDS[type.crop])}`)
  if (type.flight >= 0) parts.push(`${say(SYMBOL_WORDS.flight)} (${letters([COMPASS[(type.flight + 2 * rotation) % 8]!])})`)
  return parts.join('; ') || say(KINDS.field)
}
