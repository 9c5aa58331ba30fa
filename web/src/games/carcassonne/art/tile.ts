// A tile as SVG in a box of 100. Its data are turned, never its picture: houses and trees stay upright.
import { seedOf, sequence } from '../../../art/random'
import { round1, type Point } from '../../../art/shapes'
import type { TileType } from '../types'
import { cityPath, distance, isInside, nearest, pathOf, turnCity, turnCurve, turned, type CityShape } from './geometry'
import { layoutOf, type Block, type Layout, type Mark } from './layout'
import { cropMark, disc, flightMark, gardenBed, gate, goldMark, Grove, Houses, icon, ICONS, innHouse, magicMark, pier, put, robberMark, shield } from './sprites'

/** Different pictures of the same tile, so that a land does not look stamped. */
export const VARIANTS = 3
export const variantAt = (x: number, y: number): number => (((x * 5 + y * 11) % VARIANTS) + VARIANTS) % VARIANTS

/** What all tiles refer to; once in a page. */
export const PATTERNS =
  '<pattern id="car-grass" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M4 7l1-3 1 3M16 17l1-3 1 3M21 5l.8-2.4.8 2.4M8 19l.8-2.4.8 2.4" stroke="#7FA355" stroke-width=".9" fill="none" stroke-linecap="round"/><circle cx="12" cy="9" r=".7" fill="#F4E7A1"/><circle cx="24" cy="14" r=".6" fill="#fff"/></pattern>' +
  '<pattern id="car-cobble" width="9" height="8" patternUnits="userSpaceOnUse"><path d="M0 .5H9M0 4.5H9M2.5 .5v4M7 4.5v4" stroke="#B8935C" stroke-width=".55" fill="none" opacity=".8"/></pattern>'

const stroke = (d: string, colour: string, width: number, more = ''): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`

/** A layout as it looks when the tile is turned. */
interface Turned {
  readonly cities: readonly { segment: number; shape: CityShape; heart: Point }[]
  readonly roads: readonly { segment: number; d: string; points: readonly Point[]; end: Point }[]
  readonly marks: readonly Mark[]
  readonly blocks: readonly Block[]
}

function turnLayout(layout: Layout, quarters: number): Turned {
  const point = (at: Point): Point => turned(at, quarters)
  return {
    cities: layout.cities.map(({ segment, shape, heart }) => ({ segment, shape: turnCity(shape, quarters), heart: point(heart) })),
    roads: layout.roads.map((road) => ({ segment: road.segment, d: pathOf(turnCurve(road.curve, quarters)), points: road.points.map(point), end: point(road.end) })),
    marks: layout.marks.map((mark) => ({ ...mark, at: point(mark.at) })),
    blocks: layout.blocks.map(([x, y, radius]): Block => [...point([x, y]), radius]),
  }
}

export interface Look {
  readonly variant?: number
  /** Without houses and trees, for pictures as small as a fingernail. */
  readonly plain?: boolean
}

/** The inside of a picture of 100 by 100. */
export function drawTile(id: string, type: TileType, quarters: number, { variant = 0, plain = false }: Look = {}): string {
  const layout = layoutOf(type)
  const now = turnLayout(layout, quarters)
  const random = sequence(seedOf(`${id}/${quarters}/${variant}`))
  const grass = `<rect width="100" height="100" fill="#B1CC7F"/>${plain ? '' : '<rect width="100" height="100" fill="url(#car-grass)"/>'}`
  const ground = grass + water(layout, quarters) + ways(layout, now, quarters, plain)
  const houses = new Houses()
  const towns = now.cities.map((city) => town(layout, now, city, random, houses, plain))
  const buildings = towns.map(({ building }) => building).join('')
  return (
    ground +
    towns.map(({ walls }) => walls).join('') +
    bridge(layout, now) +
    village(layout, houses, quarters, plain) +
    (plain ? '' : farmland(layout, now, random)) +
    symbolsBelow(layout, now) +
    houses.draw() +
    buildings +
    gates(layout, now) +
    (plain ? '' : trees(now, random)) +
    symbols(layout, now, quarters, plain) +
    '<rect x=".5" y=".5" width="99" height="99" rx="2" fill="none" stroke="#3F3420" stroke-opacity=".55"/><path d="M2 98V2H98" fill="none" stroke="#fff" stroke-opacity=".4"/>'
  )
}

function water(layout: Layout, quarters: number): string {
  const { type, river } = layout
  let drawing = ''
  if (river) {
    const d = pathOf(turnCurve(river, quarters))
    drawing += stroke(d, '#E3D3A0', 21) + stroke(d, '#4E93B8', 17.5) + stroke(d, '#79B5CF', 13) + stroke(d, '#D8EEF4', 1.3, 'stroke-dasharray="7 8" opacity=".9"')
    if (type.role === 'lake') {
      drawing += '<ellipse cx="50" cy="50" rx="29" ry="25" fill="#E3D3A0"/><ellipse cx="50" cy="50" rx="27" ry="23" fill="#4E93B8"/><ellipse cx="50" cy="50" rx="24" ry="20" fill="#79B5CF"/>'
      drawing += stroke('M38 46q5-4 10 0M50 56q5-4 10 0', '#D8EEF4', 1.5)
    } else if (type.role === 'spring') drawing += '<circle cx="50" cy="50" r="14" fill="#B9AB8A" stroke="#6B5F48"/><circle cx="50" cy="50" r="9.5" fill="#79B5CF" stroke="#4E93B8" stroke-width="1.5"/>'
  }
  if (type.lake) {
    drawing += '<ellipse cx="50" cy="51" rx="25" ry="22" fill="#E3D3A0"/><ellipse cx="50" cy="51" rx="23" ry="20" fill="#4E93B8"/><ellipse cx="50" cy="51" rx="20.5" ry="17.5" fill="#79B5CF"/>'
    drawing += stroke('M40 48q4-3 8 0M50 58q4-3 8 0', '#D8EEF4', 1.3)
  }
  if (type.crop) drawing += [21, 16, 11].map((radius, ring) => `<circle cx="50" cy="50" r="${radius}" fill="${ring % 2 ? '#B9D388' : '#E2C968'}" stroke="#A98A2E" stroke-dasharray="3 1.5"/>`).join('')
  return drawing
}

function ways(layout: Layout, now: Turned, quarters: number, plain: boolean): string {
  const courses = [...now.roads.map(({ d }) => d), ...layout.stubs.map((curve) => pathOf(turnCurve(curve, quarters)))]
  const draw = (colour: string, width: number, more = ''): string => courses.map((d) => stroke(d, colour, width, more)).join('')
  return draw('#8A7A52', 12, 'opacity=".9"') + draw('#F3E7C9', 9.4) + (plain ? '' : draw('#CDBB8D', 1.1, 'stroke-dasharray="3.5 4"'))
}

/** Walls and cobbles of a city; its houses are collected, its church or tower is handed back, to be drawn above them. */
function town(layout: Layout, now: Turned, city: Turned['cities'][number], random: () => number, houses: Houses, plain: boolean): { walls: string; building: string } {
  const { shape, segment, heart } = city
  const fill = cityPath(shape)
  const walls = shape.walls
    .map(pathOf)
    .map((d) => stroke(d, '#4A3B2C', 6.4) + stroke(d, '#BBA988', 4.6) + stroke(d, '#EADFC6', 4.6, 'stroke-dasharray="3.6 2.6"') + stroke(d, '#4A3B2C', 0.7, 'stroke-opacity=".5"'))
  let drawing = `<path d="${fill}" fill="#DDBD88"/>${plain ? '' : `<path d="${fill}" fill="url(#car-cobble)"/>`}${walls.join('')}`
  const taken: Block[] = now.marks
    .filter((mark) => mark.segment === segment || mark.kind === 'crop')
    .map(({ kind, at }): Block => [at[0], at[1], kind === 'cathedral' ? 27 : kind === 'goods' ? 15 : kind === 'shield' ? 13 : kind === 'crop' ? 26 : 16])
  const square = now.marks.find((mark) => mark.civic && mark.segment === segment)
  if (square) drawing += `<circle cx="${round1(square.at[0])}" cy="${round1(square.at[1])}" r="12.5" fill="#E6CFA0"/>`
  if (plain) return { walls: drawing, building: '' }

  const over = layout.type.drawing.bridge ? now.roads.flatMap(({ points }) => points) : []
  const clear = (point: Point, wall: number, road: number): boolean => isInside(point, shape.polygon) && nearest(point, shape.wallPoints) > wall && !(over.length && nearest(point, over) < road)
  let building = ''
  if (layout.type.segments[segment]!.sides.length > 1 && random() < 0.55) {
    const at: Point = [heart[0] + (random() - 0.5) * 26, heart[1] + (random() - 0.5) * 26]
    const within = at[0] > 12 && at[0] < 88 && at[1] > 14 && at[1] < 88
    if (within && clear(at, 12, 17) && !taken.some(([x, y, radius]) => distance([x, y], at) < Math.max(16, radius))) {
      taken.push([at[0], at[1], 13.5])
      building = put(at[0], at[1] - 3, 0.82, random() < 0.5 ? ICONS.church : ICONS.tower)
    }
  }
  const found: { at: Point; size: number; colour: number }[] = []
  for (let attempt = 0; attempt < 320; attempt++) {
    const at: Point = [8 + random() * 84, 9 + random() * 82]
    if (!clear(at, 8.6, 12.5) || taken.some(([x, y, radius]) => Math.hypot((x - at[0]) * 0.8, (y - at[1]) * 1.15) < radius)) continue
    taken.push([at[0], at[1], 11.8])
    found.push({ at, size: 11.5 + random() * 2, colour: random() })
  }
  for (const { at, size, colour } of found.sort((one, other) => one.at[1] - other.at[1])) houses.add(at, size, colour)
  return { walls: drawing, building }
}

/** The way that passes over the other one, or over the river or the city. */
function bridge(layout: Layout, now: Turned): string {
  if (!layout.type.drawing.bridge) return ''
  const through = now.roads.find(({ segment }) => layout.type.segments[segment]!.sides === 'NS') ?? now.roads.find(({ segment }) => layout.type.segments[segment]!.end !== 'house') ?? now.roads[0]
  if (!through) return ''
  return stroke(through.d, '#5B4A36', 14.5) + stroke(through.d, '#CDBB93', 12.5) + stroke(through.d, '#F3E7C9', 8.6) + stroke(through.d, '#CDBB8D', 1.1, 'stroke-dasharray="3.5 4"')
}

function village(layout: Layout, houses: Houses, quarters: number, plain: boolean): string {
  if (!layout.village) return ''
  const place = '<circle cx="50" cy="50" r="11" fill="#E6D8B2" stroke="#8A7A52"/>'
  if (layout.village === 'green') {
    const grove = new Grove()
    grove.add([50, 48], 10, 0.4)
    return `${place}<circle cx="50" cy="50" r="5.5" fill="#9CBF6B" stroke="#6B8A45"/>${grove.draw()}`
  }
  if (layout.type.drawing.bridge) {
    // One house beside the road that passes.
    houses.add(turned([38, 50], quarters), 12, 0.1)
    return ''
  }
  houses.add([45, 46], 11, 0.1)
  if (!plain) houses.add([56, 51], 10, 0.4)
  houses.add([46, 56], 9.5, 0.6)
  return place
}

/** A patch of wheat or cabbage where there is room for it. */
function farmland(layout: Layout, now: Turned, random: () => number): string {
  const { type } = layout
  if (now.marks.some(({ segment, kind }) => segment < 0 || kind === 'monastery' || kind === 'garden') || type.lake || type.role) return ''
  let best: Point | null = null
  let most = 19
  for (let x = 20; x < 81; x += 4) {
    for (let y = 20; y < 81; y += 4) {
      if (now.cities.some(({ shape }) => isInside([x, y], shape.polygon))) continue
      const room = Math.min(...now.blocks.map(([bx, by, radius]) => Math.hypot(bx - x, by - y) - radius + 8), x - 2, y - 2, 98 - x, 98 - y, 40) + random() * 6
      if (room > most) [most, best] = [room, [x, y]]
    }
  }
  if (!best || random() > 0.8) return ''
  const [half, wheat, angle] = [Math.min(17, most * 0.62), random() < 0.55, Math.floor(random() * 4) * 15 - 22]
  let rows = ''
  for (let at = -half + 3; at < half - 1; at += 3.2) rows += `M${round1(at)} ${round1(-half * 0.62)}V${round1(half * 0.62)}`
  ;(now.blocks as Block[]).push([best[0], best[1], half + 1])
  return `<g transform="translate(${best[0]} ${best[1]}) rotate(${angle})"><rect x="${round1(-half)}" y="${round1(-half * 0.66)}" width="${round1(half * 2)}" height="${round1(half * 1.32)}" rx="3" fill="${wheat ? '#E2C968' : '#94BC5C'}" stroke="#6B8A3C" stroke-dasharray="2.5 1.5"/><path d="${rows}" stroke="${wheat ? '#B99A38' : '#6C9A3E'}" opacity=".8"/></g>`
}

function trees(now: Turned, random: () => number): string {
  const grove = new Grove()
  const found: { at: Point; size: number; colour: number }[] = []
  for (let attempt = 0; attempt < 40 && found.length < 6; attempt++) {
    const at: Point = [8 + random() * 84, 8 + random() * 82]
    if (now.cities.some(({ shape }) => isInside(at, shape.polygon))) continue
    if (now.blocks.some(([x, y, radius]) => distance([x, y], at) < radius + 1) || found.some((tree) => distance(tree.at, at) < 8)) continue
    found.push({ at, size: 9.5 + random() * 4, colour: random() })
  }
  for (const { at, size, colour } of found.sort((one, other) => one.at[1] - other.at[1])) grove.add(at, size, colour)
  return grove.draw()
}

function gates(layout: Layout, now: Turned): string {
  return now.roads
    .map(({ segment, end }) => {
      const kind = layout.type.segments[segment]!.end
      return kind === 'city' ? gate(end) : kind === 'pier' ? pier(end) : ''
    })
    .join('')
}

/** The lawn around a monastery lies under its roads. */
function symbolsBelow(layout: Layout, now: Turned): string {
  return now.marks
    .filter(({ kind }) => kind === 'monastery')
    .map(({ at: [x, y], scale }) => {
      const large = scale > 1.5
      const lawn = `<ellipse cx="${round1(x)}" cy="${round1(y + 3)}" rx="${large ? 27 : 16}" ry="${large ? 23 : 13.5}" fill="#C9DB9B" stroke="#6B8A45" stroke-width="1.2" stroke-dasharray="3 2.5"/>`
      const roads = now.roads.filter(({ segment }) => layout.type.segments[segment]!.end === 'monastery').map(({ d }) => stroke(d, '#F3E7C9', 9))
      return lawn + roads.join('')
    })
    .join('')
}

function symbols(layout: Layout, now: Turned, quarters: number, plain: boolean): string {
  const { type } = layout
  return [...now.marks]
    .sort((one, other) => one.at[1] - other.at[1])
    .map(({ kind, at, scale, segment }) => {
      const [x, y] = at
      switch (kind) {
        case 'monastery':
          return put(x, y - 1, scale, ICONS.monastery)
        case 'cathedral':
          return put(50, 52, 2.2, ICONS.church)
        case 'shield':
          return shield(x, y, plain ? 1.5 : 1.15)
        case 'goods':
          return disc(x, y, 10, icon(type.segments[segment]!.goods || 'wine', x, y, 15))
        case 'garden':
          return gardenBed(at, scale)
        case 'inn':
          return innHouse(at)
        case 'gold':
          return goldMark(at)
        case 'magic':
          return magicMark(at)
        case 'robber':
          return robberMark(at)
        case 'flight':
          return flightMark(at, (type.flight + 2 * quarters) % 8)
        case 'crop':
          return cropMark(type.crop)
      }
    })
    .join('')
}
