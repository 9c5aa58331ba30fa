// Small pictures on tiles: houses, trees, buildings, symbols. They always stand upright, however the tile is turned.
import { INK, lighten } from '../../../art/colours'
import { round1, type Point } from '../../../art/shapes'

const r = round1
const OUTLINE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"`
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${OUTLINE}/>`
const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, width: number, colour = INK): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const circle = (x: number, y: number, radius: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

const STONE = '#E9DFC9'
const STONE_DARK = '#C9BA9C'
const ROOF = '#B4472B'
const CREAM = '#FFF6E0'
const WOOD_DARK = '#6F4A29'

/** Woodcut pictures in a box of 24 around the origin. */
export const ICONS = {
  monastery:
    shape('M-10 10V0l6-5 6 5v10Z', CREAM) + shape('M-11.2.4-4-6 3.2.4', ROOF) + shape('M2 10V-6h7V10Z', STONE) + shape('M1-5.5 5.5-11 10-5.5Z', ROOF) +
    line('M5.5-14.5v3.5M4-13.2h3', 1.4) + shape('M-6 10V5.5a2 2 0 0 1 4 0V10Z', '#5B3E2A') + shape('M4.5-1a1 1 0 0 1 2 0V2h-2Z', '#5B7FA3') + line('M-7.5 2.5v.1M-.5 2.5v.1', 2),
  church:
    shape('M-3 10V-4H3V10Z', STONE) + shape('M-4-4 0-12 4-4Z', '#4E7C8A') + shape('M3 10V1l4-3 4 3v9Z', CREAM) + shape('M2.5 1.5 7-3l4.5 4.5', ROOF) + shape('M-11 10V3h8v7Z', CREAM) +
    shape('M-11.5 3-7-1.5-3 3Z', ROOF) + line('M0-15v3M-1.4-13.7h2.8', 1.3) + shape('M-1.2 0a1.2 1.2 0 0 1 2.4 0v2.5h-2.4Z', '#5B7FA3') + shape('M-1.6 10V7a1.6 1.6 0 0 1 3.2 0v3Z', '#5B3E2A'),
  tower:
    shape('M-5 10-4-3H4L5 10Z', STONE) + flat('M1.5-2.5h2l.9 12h-2Z', STONE_DARK) + shape('M-6.5-3v-5h2.6v1.8h2.6V-8h2.6v1.8h2.6V-8H6.5v5Z', STONE) +
    shape('M-1.5 10V7a1.5 1.5 0 0 1 3 0v3Z', '#4B3A2B') + line('M0 0v3', 1.8) + shape('M0-8v-6l6 2-6 2', '#D8422F') + line('M0-8v-6', 1.3),
  inn:
    shape('M-9 10V-2L0-9 9-2V10Z', '#F1DDB8') + shape('M-11-1 0-10 11-1', ROOF) + shape('M4-9.5v4l3 2.3v-6.3Z', STONE_DARK) + line('M-9 3H9M-4-4V3M4-4V3', 1.1, WOOD_DARK) +
    shape('M-2 10V5h4v5ZM-7 5h3v3h-3ZM4 5h3v3H4ZM-1.5-3.5h3V0h-3Z', '#5B7FA3'),
  wine:
    shape('M-2-12H2v6c3 1.5 4 3 4 5.5V9.5c0 1-.6 1.5-1.5 1.5h-9C-5.4 11-6 10.5-6 9.5V-.5C-6-3-5-4.5-2-6Z', '#5C3B78') + shape('M-6 1H6V7H-6Z', CREAM) + shape('M-2.2-12h4.4v3h-4.4Z', '#C23B2B') +
    circle(-1.5, 3, 1.2, '#7A4FBF') + circle(1.5, 3, 1.2, '#7A4FBF') + circle(0, 5, 1.2, '#7A4FBF'),
  grain:
    line('M0 11V-9M0 11C-3 6-5 2-6-5M0 11C3 6 5 2 6-5', 1.5, '#8A5A12') +
    `<path d="${([[0, -9], [0, -4.5], [-6, -5], [-4.8, -0.5], [6, -5], [4.8, -0.5]] as const).map(([x, y]) => `M${x} ${y - 3.5}c2 1.5 2 4 0 6-2-2-2-4.5 0-6Z`).join('')}" fill="#F6C844" stroke="${INK}" stroke-width=".9"/>` +
    line('M-4 5.5H4', 2, '#B4562A'),
  cloth:
    shape('M-4-9.5 0-7.5 4-9.5l7 4-2.5 5L6-2V10H-6V-2l-2.5 1.5-2.5-5Z', '#3D9C7A') + flat('M2-1h3.3v10.3H2Z', '#2B7A5E') + line('M-3.6-9.3 0-4.5l3.6-4.8', 1.3) +
    circle(0, -1.5, 0.8, '#F6D57A') + circle(0, 2, 0.8, '#F6D57A') + circle(0, 5.5, 0.8, '#F6D57A'),
  club: shape('M-7 10.5-1-2C-2-8 2-12 6-10.5 11-8 9-2 3 .5L-4 11Z', '#8C4A2F') + circle(4, -6.5, 1, '#D9A868') + circle(6.5, -4, 1, '#D9A868') + circle(3, -3, 1, '#D9A868'),
  fork:
    line('M0 10V-2M-6-9v4.5Q-6 0 0 0T6-4.5V-9M0-9V0', 4) + line('M0 10V-2M-6-9v4.5Q-6 0 0 0T6-4.5V-9M0-9V0', 1.8, '#B98250'),
  glider: `<path d="M0-8 2 0 9 4 2 3.5 0 8-2 3.5-9 4-2 0Z" fill="#D98F1B" stroke="${INK}" stroke-width="1" stroke-linejoin="round"/>`,
} as const

export type IconName = keyof typeof ICONS

export const put = (x: number, y: number, scale: number, inner: string): string => `<g transform="translate(${r(x)} ${r(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${inner}</g>`
export const icon = (name: IconName, x: number, y: number, size: number): string => put(x, y, size / 24, ICONS[name])

export const shield = (x: number, y: number, scale = 1): string =>
  put(
    x,
    y,
    scale,
    `<path d="M-7-8H7V-1C7 4.5 3.5 7.5 0 9.5-3.5 7.5-7 4.5-7-1Z" fill="#fff" stroke="${INK}" stroke-width="1.2"/><path d="M-5.4-6.4H5.4V-1.2C5.4 3.3 2.8 5.8 0 7.5-2.8 5.8-5.4 3.3-5.4-1.2Z" fill="#2F4FC0"/><path d="M0-6.4V7.5M-5.4-1H5.4" stroke="#FFD04A" stroke-width="2"/>`,
  )

export const disc = (x: number, y: number, radius: number, inner: string, fill = '#FFF9EA'): string =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${radius}" fill="${fill}" stroke="${INK}" stroke-width="1.1"/>${inner}`

const ROOFS = ['#B4472B', '#C25E36', '#9C3D2A', '#C98443'] as const
const LEAVES = ['#4E7F3F', '#5E8F45', '#41713C'] as const

/** Houses or trees of one tile, drawn as a few long paths: a land of 172 tiles has to stay fast. */
export class Grove {
  private readonly shadows: string[] = []
  private readonly trunks: string[] = []
  private readonly crowns: string[][] = LEAVES.map(() => [])
  private readonly lights: string[][] = LEAVES.map(() => [])

  add([x, y]: Point, size: number, colour: number): void {
    const k = size / 10
    const round = (cx: number, cy: number, rx: number, ry = rx): string => `M${r(cx - rx)} ${r(cy)}a${r(rx)} ${r(ry)} 0 1 0 ${r(2 * rx)} 0a${r(rx)} ${r(ry)} 0 1 0 ${r(-2 * rx)} 0Z`
    const kind = Math.floor(colour * LEAVES.length)
    this.shadows.push(round(x + 1, y + 3.6 * k, 4 * k, 1.5 * k))
    this.trunks.push(`M${r(x)} ${r(y + 3.8 * k)}v-4`)
    this.crowns[kind]?.push(round(x, y - 0.8 * k, 3.7 * k))
    this.lights[kind]?.push(round(x - 1.1 * k, y - 1.9 * k, 1.5 * k))
  }

  draw(): string {
    if (!this.shadows.length) return ''
    const crowns = LEAVES.map((leaf, kind) => {
      const [crown, light] = [this.crowns[kind] ?? [], this.lights[kind] ?? []]
      return crown.length ? `<path d="${crown.join('')}" fill="${leaf}" stroke="#2F5228" stroke-width=".5"/><path d="${light.join('')}" fill="${lighten(leaf, 0.22)}"/>` : ''
    })
    return `<path d="${this.shadows.join('')}" fill="#2d4a20" opacity=".3"/><path d="${this.trunks.join('')}" stroke="#6B4A2B" stroke-width="1.2"/>${crowns.join('')}`
  }
}

export class Houses {
  private readonly walls: string[] = []
  private readonly shades: string[] = []
  private readonly doors: string[] = []
  private readonly roofs: string[][] = ROOFS.map(() => [])

  add([x, y]: Point, size: number, colour: number): void {
    const [w, h] = [0.46 * size, 0.36 * size]
    const [top, foot] = [y - h * 0.1, y + h]
    this.walls.push(`M${r(x - w)} ${r(top)}V${r(foot)}H${r(x + w)}V${r(top)}Z`)
    this.shades.push(`M${r(x + w * 0.25)} ${r(top)}V${r(foot)}H${r(x + w)}V${r(top)}Z`)
    this.doors.push(`M${r(x - w * 0.3)} ${r(foot)}v${r(-h * 0.55)}h${r(w * 0.35)}v${r(h * 0.55)}Z`)
    this.roofs[Math.floor(colour * ROOFS.length)]?.push(`M${r(x - w - 1)} ${r(y)}L${r(x - w * 0.45)} ${r(y - h * 1.35)}H${r(x + w * 0.7)}L${r(x + w + 1)} ${r(y)}Z`)
  }

  draw(): string {
    if (!this.walls.length) return ''
    const roofs = ROOFS.map((roof, kind) => (this.roofs[kind]?.length ? `<path d="${this.roofs[kind].join('')}" fill="${roof}"/>` : ''))
    return `<g stroke="#4A2F20" stroke-width=".55" stroke-linejoin="round"><path d="${this.walls.join('')}" fill="#F3E4C4"/><path d="${this.shades.join('')}" fill="#D9C39B" stroke="none"/><path d="${this.doors.join('')}" fill="#5B3A28" stroke="none"/>${roofs.join('')}</g>`
  }
}

export const gate = ([x, y]: Point): string =>
  put(x, y, 1, '<g stroke="#4A3B2C" stroke-width=".8"><path d="M-6.5-7h4.5V4h-4.5ZM2-7h4.5V4H2Z" fill="#D9CBAE"/><path d="M-3-4h6V4h-6Z" fill="#4B3A2B"/><path d="M-7.3-6.5l3-4 3 4ZM1.2-6.5l3-4 3 4Z" fill="#B4472B"/></g>')

export const pier = ([x, y]: Point): string =>
  put(x, y, 1, `<rect x="-4" y="-4" width="8" height="8" rx="1.5" fill="#9A6B3F" stroke="${INK}" stroke-width=".9"/><path d="M-4-1.3h8M-4 1.3h8" stroke="#5B3E22" stroke-width=".7"/>`)

export const gardenBed = ([x, y]: Point, scale: number): string =>
  put(
    x,
    y,
    scale,
    '<rect x="-13" y="-10" width="26" height="20" rx="2" fill="#E9DDBA" stroke="#4E7F3F" stroke-width="2"/><path d="M-9-6h7v5h-7ZM2-6h7v5H2ZM-9 1h7v5h-7ZM2 1h7v5H2Z" fill="#6FA052" stroke="#3F6F35" stroke-width=".7"/><circle r="2.2" fill="#7FB7D0" stroke="#3F6F8A" stroke-width=".7"/><g fill="#D8422F"><circle cx="-5.5" cy="-3.5" r="1.2"/><circle cx="5.5" cy="3.5" r="1.2"/></g><g fill="#F4CF4C"><circle cx="5.5" cy="-3.5" r="1.2"/><circle cx="-5.5" cy="3.5" r="1.2"/></g>',
  )

export const innHouse = ([x, y]: Point): string =>
  put(x, y, 1, `<ellipse cx="8" cy="7" rx="9" ry="5" fill="#79B5CF" stroke="#4E93B8"/>${put(-2, -1, 0.78, ICONS.inn)}<path d="M8-9v9M8-8h6v5H8" stroke="${INK}" stroke-width="1.1" fill="#FFD04A"/>`)

export const goldMark = ([x, y]: Point): string =>
  put(x, y, 1, `<path d="M-10 6-8 0H-2L0 6ZM0 6 2 0H8L10 6ZM-5 0-3-6H3L5 0Z" fill="#F2BF3A" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/>`)

export const magicMark = ([x, y]: Point): string => put(x, y, 1, disc(0, 0, 9, '<path d="M0-7l2 4.8 5 .4L3.2 1.5l1.2 5L0 3.8l-4.4 2.7 1.2-5L-7-1.8l5-.4Z" fill="#FFE08A"/>', '#6F43A0'))

export const robberMark = ([x, y]: Point): string =>
  put(x, y, 1, disc(0, 0, 9, '<path d="M-5 5C-6-7 6-7 5 5L3 0H-3Z" fill="#FFF9EA"/><path d="M-2.5 2.5h1.5M1 2.5h1.5" stroke="#FFF9EA" stroke-width="1.6"/>', '#3A3A48'))

/** The arrow outside the disc says where the machine flies. */
export const flightMark = ([x, y]: Point, eighths: number): string =>
  put(x, y, 1, disc(0, 0, 11, `<g transform="rotate(${eighths * 45})">${ICONS.glider}<path d="M-3.6-12.6 0-17.4 3.6-12.6Z" fill="${INK}"/></g>`))

export const cropMark = (crop: string): string =>
  disc(50, 50, 9, crop === 'farmer' ? '<path d="M50 57V47M46 43v4q0 3 4 3t4-3v-4M50 43v5" stroke="#2A2018" stroke-width="1.6" fill="none" stroke-linecap="round"/>' : crop === 'highwayman' ? icon('club', 50, 50, 14) : shield(50, 50, 0.72))
