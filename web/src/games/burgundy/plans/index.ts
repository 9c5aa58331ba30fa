import type { Duchy, Estate, Material, View } from '../types'
import { deskPlan } from './desk'
import { phonePlan } from './phone'
import type { Needs, Plan } from './plan'
import { widePlan } from './wide'

interface Table {
  readonly view: View
  readonly material: Material
  readonly estate: Estate
  readonly duchy: Duchy
  /** Tiles on the key spaces of the seat whose estate is shown. */
  readonly keys: number
  readonly shown: number
  readonly phone: boolean
  readonly half: 0 | 1
  readonly tall: number
}

/** The halves of a team's board touch at one edge; in the data they lie a little apart. */
const GAP = 0.45

export function planFor({ view, material, estate, duchy, keys, shown, phone, half: front, tall }: Table): Plan {
  const use = material.in_use
  const half = duchy.kind === 'team' ? duchy.spaces.length / 2 : duchy.spaces.length
  const needs: Needs = {
    players: Math.max(2, view.setup.players),
    shields: Boolean(use['shields']),
    inns: Boolean(use['inns']),
    posts: Boolean(use['border_posts']),
    routeCards: estate.route.length,
    keysShown: Math.max(material.key_spaces, keys),
    largeAreas: Boolean(use['inns'] || use['shields']),
    spaces: duchy.spaces.map(({ x, y }, cell) => ({ x: cell < half ? x : x - GAP, y })),
    neighbours: view.estates.map((_, owner) => owner).filter((owner) => owner !== shown),
    half: front,
    solo: duchy.kind === 'solo',
    tall,
    blackSpaces: material.spaces[6]?.length ?? 4,
  }
  if (phone) return phonePlan(needs, duchy.kind)
  return duchy.kind === 'team' || duchy.kind === 'solo' ? widePlan(needs, duchy.kind) : deskPlan(needs)
}
