// Everything on the table that can be pointed at: to choose it, or to learn what it does.
import { roundedHex, roundedSquare } from '../../art/shapes'
import { speaker, type Language } from '../board'
import { bonusOutline } from './art/bonus'
import { svg } from './art/pen'
import { NAMING_SHIELD, shieldOutline, shieldPoints } from './art/shields'
import { bonusPoints, bonusWords, takerOf } from './bonuses'
import { BONUS_EFFECTS, shieldWords, tileWords } from './explanations'
import { isHidden, middleOf, type EstatePlan, type MarketPlan, type Rect, type Spot } from './plans/plan'
import { stocked, total, type Duchy, type Estate, type Kind, type Material, type Seat, type View } from './types'
import { GOOD_WORDS, KIND_WORDS, WORDS } from './words'

export interface Piece {
  readonly id: string
  /** What options call it; the first one with options counts. */
  readonly targets: readonly string[]
  /** What it lies on: a click chooses that, if it cannot be chosen itself. */
  readonly within?: string
  readonly outline: string
  /** Where it may be touched, if that is more than its outline. */
  readonly ear?: string
  readonly x: number
  readonly y: number
  readonly name: string
  /** What it does, in a sentence. */
  readonly effect: string
  /** It only frames other pieces, and cannot be pointed at unless it can be chosen. */
  readonly frame?: boolean
  /** How far its corner is from the middle, for the marks there: the key to the right, points to the left, or the other way round. */
  readonly corner: readonly [number, number]
  /** Too small for marks; the dock has them. */
  readonly quiet?: boolean
}

export const rounded = ({ x, y, width, height }: Rect, corner = 12): string =>
  svg`M${x + corner} ${y}h${width - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${height - 2 * corner}a${corner} ${corner} 0 0 1-${corner} ${corner}h-${width - 2 * corner}a${corner} ${corner} 0 0 1-${corner}-${corner}v-${height - 2 * corner}a${corner} ${corner} 0 0 1 ${corner}-${corner}Z`

const hex = ({ x, y, r }: Spot, around = r): Pick<Piece, 'outline' | 'ear' | 'x' | 'y' | 'corner'> => ({ outline: roundedHex(x, y, r - 1, 4), ear: roundedHex(x, y, around, 2), x, y, corner: [r * 0.62, r * 0.62] })
const square = ({ x, y, r }: Spot, room = 4): Pick<Piece, 'outline' | 'x' | 'y' | 'corner'> => ({ outline: roundedSquare(x, y, 2 * r + 2 * room, Math.min(8, r * 0.5)), x, y, corner: [r, r] })

/** A larger place to touch around something small; it reaches below it, where its number stands. */
const touch = ({ x, y, r }: Spot, room?: { readonly width: number; readonly height: number }): Pick<Piece, 'ear'> =>
  room ? { ear: rounded({ x: x - room.width / 2, y: y - Math.min(room.height / 2, r + 6), ...room }, 6) } : {}

function area(rect: Rect, corner = 12): Pick<Piece, 'outline' | 'x' | 'y' | 'corner'> {
  const [x, y] = middleOf(rect)
  return { outline: rounded(rect, corner), x, y, corner: [rect.width / 2 - 6, rect.height / 2 - 6] }
}

/** Tiles of a depot on the spaces of their colours, null where a space is empty. */
export function onSpaces(tiles: readonly string[], spaces: readonly (Kind | 'black')[], material: Material): (string | null)[] {
  const rest = [...tiles]
  const laid = spaces.map((kind) => {
    const place = rest.findIndex((tile) => material.tiles[tile]?.kind === kind)
    return place < 0 ? null : rest.splice(place, 1)[0]!
  })
  return laid.map((tile) => tile ?? rest.shift() ?? null)
}

/** The names of those who share an estate. */
export type Owners = (owner: number) => readonly string[]

export function marketPieces(plan: MarketPlan, view: View, material: Material, owners: Owners, language: Language): Piece[] {
  const say = speaker(language)
  const tilePiece = (depot: number, tile: string, spot: Spot, place: number | string): Piece => {
    const { name, effect } = tileWords(tile)
    return { id: `tile-${depot}-${place}`, targets: [`tile:${depot}:${tile}`], within: `depot:${depot}`, ...hex(spot), name: say(name), effect: say(effect) }
  }
  const depots = view.depots.flatMap((depot, number): Piece[] => {
    const where = plan.depots[number]!
    const tiles = onSpaces(depot.tiles, depot.spaces, material)
    const goods = stocked(depot.goods).map((good) => `${depot.goods[good]} × ${say(GOOD_WORDS[good])}`)
    const frame: Piece = { id: `depot-${number + 1}`, targets: [`depot:${number + 1}`], ...area(where.box), name: `${say(WORDS.depot)} ${number + 1}`, effect: goods.join(', '), frame: true }
    const shields = depot.shields.flatMap((shield, place): Piece[] => {
      const spot = where.shields[place]
      if (!spot) return []
      const { name, effect } = shieldWords(shield)
      const targets = [`crest:${shield}`, `arms:${number + 1}`]
      return [{ id: `shield-${shield}`, targets, within: `depot:${number + 1}`, outline: shieldOutline(shield, spot.x, spot.y, spot.r * 2, 1), ...(spot.r < 12 ? touch({ ...spot, r: 13 }, { width: 26, height: 34 }) : {}), x: spot.x, y: spot.y, corner: [spot.r, spot.r * 1.5], name: say(name), effect: `${say(effect)} ${shieldPoints(shield)} ${say(WORDS.points)}.` }]
    })
    return [frame, ...tiles.flatMap((tile, place) => (tile && where.tiles[place] ? [tilePiece(number + 1, tile, where.tiles[place], place)] : [])), ...shields]
  })
  const bonuses = plan.bonuses.map((bonus): Piece => {
    const taker = takerOf(view, bonus)
    const { name, effect } = bonusWords(bonus, bonusPoints(material, bonus), taker === null ? [] : owners(taker))
    const half = bonus.height / 2
    return { id: `bonus-${bonus.kind}-${bonus.large ? 'large' : 'small'}`, targets: [], outline: bonusOutline(bonus), x: bonus.x, y: bonus.y, corner: [half * 0.74, half], name: say(name), effect: say(effect) }
  })
  const black: Piece = { id: 'depot-0', targets: ['depot:0'], ...area(plan.black), name: say(WORDS.black), effect: '', frame: true }
  return [
    ...depots,
    black,
    ...view.black.flatMap((tile, place) => (plan.blackTiles[place] ? [tilePiece(0, tile, plan.blackTiles[place], place)] : [])),
    ...bonuses,
    ...(plan.inns && view.inns ? [tilePiece(0, 'inn', plan.inns, 'inn')] : []),
  ]
}

export interface Owned {
  readonly estate: Estate
  readonly duchy: Duchy
  readonly seat: Seat
}

export function estatePieces(plan: EstatePlan, { estate, duchy, seat }: Owned, material: Material, owners: Owners, language: Language): Piece[] {
  const say = speaker(language)
  const spaces = duchy.spaces.flatMap(({ name, kind, die }, cell): Piece[] => {
    if (isHidden(plan, cell)) return []
    const [x, y] = plan.places[cell]!
    const tile = estate.tiles[cell]
    const crest = estate.shields.find(({ space }) => space === cell)?.shield
    const words = tile ? tileWords(tile) : null
    const arms = crest ? shieldWords(crest) : null
    const named = crest === NAMING_SHIELD && estate.named !== null ? `${say(WORDS.named)}: ${owners(estate.named).join(', ')}.` : ''
    const where = `${say(KIND_WORDS[kind])} ${name}, ${say(WORDS.number)} ${die}`
    const space: Piece = {
      id: `space-${cell}`,
      targets: [`space:${cell}`],
      ...hex({ x, y, r: plan.radius }),
      name: words ? `${say(words.name)} (${where})` : where,
      effect: [words ? say(words.effect) : '', arms ? `${say(arms.name)}. ${say(arms.effect)}` : '', named].filter(Boolean).join(' '),
    }
    return [space]
  })
  const dice = seat.dice.flatMap((value, place): Piece[] => (value && plan.dice[place] ? [{ id: `die-${place}`, targets: [`die:${value}`], ...square(plan.dice[place], 3), ...touch(plan.dice[place], plan.small && { width: 39, height: 44 }), name: `${say(WORDS.die)}: ${value}`, effect: '', frame: true }] : []))
  const keyPieces = (tiles: readonly string[], spots: readonly Spot[], which: 'own' | 'common'): Piece[] =>
    spots.flatMap((spot, place): Piece[] => {
      const tile = tiles[place]
      if (!tile) return place === tiles.length ? [{ id: `room-${which}`, targets: [`room:${which}`], ...hex(spot), name: say(WORDS.keys), effect: '', frame: true }] : []
      const { name, effect } = tileWords(tile)
      return [{ id: `key-${which}-${place}`, targets: [`key:${which}:${tile}`], ...hex({ ...spot, r: spot.r - 2 }, spot.r), name: say(name), effect: say(effect) }]
    })
  const goods = stocked(estate.goods).flatMap((good, place): Piece[] =>
    plan.goods[place]
      ? [{ id: `good-${good}`, targets: [`good:${good}`], ...square(plan.goods[place], plan.small ? 1 : 5), ...touch(plan.goods[place], plan.small?.touch), corner: [-plan.goods[place].r - 4, plan.goods[place].r + 4], quiet: plan.small !== undefined, name: `${estate.goods[good]} × ${say(GOOD_WORDS[good])}`, effect: '', frame: true }]
      : [],
  )
  const workers: Piece = { id: 'workers', targets: ['workers'], ...area(plan.workers.box), name: `${say(WORDS.workers)}: ${estate.workers}`, effect: '', frame: true }
  const stalls = estate.route.flatMap((card) => material.routes[String(card)] ?? []).flatMap(({ good, bonus }, place): Piece[] =>
    plan.stalls[place] ? [{ id: `stall-${place}`, targets: [], ...area(plan.stalls[place], 4), name: `${say(WORDS.route)} ${place + 1}`, effect: `${say(GOOD_WORDS[good])}: ${say(BONUS_EFFECTS[bonus])}.` }] : [],
  )
  return [...spaces, ...dice, ...keyPieces(seat.keys, plan.keys, 'own'), ...(plan.common.length ? keyPieces(estate.common, plan.common, 'common') : []), ...goods, workers, ...stalls]
}

export const soldOf = (estate: Estate): number => total(estate.sold)
