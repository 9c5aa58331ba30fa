// What the table explains on demand, from what the server has told.
import { cat } from './art/cats'
import { anyTile } from './art/pieces'
import { goodTile, thing } from './art/things'
import type { Say } from '../board'
import type { Note, NoteRow } from './hub'
import { isCountry, isGood, REWARDS, type Country, type Material, type Province, type Reward, type View, type Way } from './types'
import { REWARD_WORDS, WORDS } from './words'

const isReward = (name: string): name is Reward => REWARDS.some((reward) => reward === name)

export const countryName = (material: Material, country: Country, say: Say): string => say(material.countries.find(({ id }) => id === country)!.names)

export function tileName(material: Material, tile: string, say: Say): string {
  if (isCountry(tile)) return say(material.species.find(({ id }) => id === tile)!.names)
  if (tile === 'face_down') return say(WORDS.tileDown)
  const special = material.special_tiles.find(({ id }) => id === tile)
  return special ? `${say(WORDS.special)}: ${say(special.names)}` : tile
}

/** How the tiles of a country are distributed, and what of them still lies face down. */
export function distributionNote(view: View, material: Material, country: Country, say: Say): Note {
  const [down, all] = [view.face_down?.[country] ?? {}, material.distribution[country] ?? {}]
  const hidden = Object.values(down).some((count) => count > 0)
  const rows = Object.entries(all)
    .filter(([, count]) => count > 0)
    .map(([tile, count]): NoteRow => {
      const value = material.species.find(({ id }) => id === tile)
      const worth = value ? ` (${say(WORDS.upTo)} ${value.max} ${say(WORDS.points)} ${say(WORDS.each)})` : ''
      return { picture: anyTile(tile, country, -1, -1, 22), text: `${hidden ? `${down[tile] ?? 0} / ${count}` : count} × ${tileName(material, tile, say)}${worth}` }
    })
  return { title: countryName(material, country, say), rows: [{ text: hidden ? `${say(WORDS.faceDown)} / ${say(WORDS.atFirst)}:` : `${say(WORDS.distribution)} ${say(WORDS.atFirst)}:` }, ...rows] }
}

function gainRow(gain: string, count: number, material: Material, say: Say): NoteRow {
  const times = count > 1 ? `${count} × ` : ''
  if (isGood(gain)) return { picture: goodTile(gain, 0, 0, 24), text: times + say(material.goods.find(({ id }) => id === gain)!.names) }
  if (isReward(gain)) return { picture: thing(gain, 0, 0, 24), text: times + say(REWARD_WORDS[gain]) }
  return { text: times + gain }
}

/** What walking there brings, before it is walked. */
export function wayNote({ gains, provisions, takes }: Way, province: Province, material: Material, say: Say): Note {
  const rows = [...new Set(gains)].map((gain) => gainRow(gain, gains.filter((each) => each === gain).length, material, say))
  if (takes) rows.push({ picture: anyTile(takes, province.country, -1, -1, 22), text: `${say(WORDS.takes)}: ${tileName(material, takes, say)}` })
  if (!rows.length) rows.push({ text: say(WORDS.nothing) })
  if (provisions) rows.push({ picture: thing('provision', 0, 0, 22), text: `−${provisions} ${say(WORDS.spends)}`, bad: true })
  return { title: `${say(WORDS.wayTo)} ${say(WORDS.brings)}`, rows }
}

export function placeName(province: Province, view: View, material: Material, nameOf: (seat: number) => string, say: Say): string {
  const place = view.provinces.find(({ id }) => id === province.id)
  return [
    countryName(material, province.country, say),
    province.kind === 'harbour' ? say(WORDS.harbour) : `${say(province.kind === 'post' ? WORDS.post : WORDS.crossing)} ${province.number}`,
    ...province.symbols.map((symbol) => say(REWARD_WORDS[symbol])),
    ...(place?.tile ? [tileName(material, place.tile, say)] : province.kind === 'post' && place?.merchant == null ? [say(WORDS.noTile)] : []),
    ...(place?.merchant != null ? [`${say(WORDS.merchantOf)} ${nameOf(place.merchant)}`] : []),
  ].join(', ')
}

export const catPicture = (species: Country): string => cat(species, 0, 0, 26)
