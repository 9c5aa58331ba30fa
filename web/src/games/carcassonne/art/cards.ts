// Messages and the choice at a crop circle.
import { INK } from '../../../art/colours'
import type { Language } from '../../board'
import type { Crop } from '../types'
import { MESSAGE_TITLES, WORDS } from '../words'
import { piece } from './figures'
import { ICONS, put, shield } from './sprites'

const CREAM = '#FFF9EC'
const line = (d: string, width: number, colour = INK): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const text = (x: number, y: number, words: string, size: number, more = ''): string => `<text x="${x}" y="${y}" font-size="${size}" fill="${INK}" ${more}>${words}</text>`

const LEAST = (x: number, y: number): string =>
  put(x, y, 1, `<path d="M-10 6V1h6v5ZM-2 6V-3h6v9ZM6 6V-8h6V6Z" fill="#F2E9D6" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/><path d="M-10 6V1h6v5Z" fill="#A63C12" stroke="${INK}" stroke-width="1.1"/>${line('M-7-9v6M-9.4-5.4-7-2.6-4.6-5.4', 1.9, '#A63C12')}`)
const EACH = (x: number, y: number): string => put(x, y, 1, `<circle r="13" fill="#A63C12" stroke="${INK}" stroke-width="1.2"/>${text(0, 5.6, '+2', 16, 'font-weight="700" text-anchor="middle" style="fill:#fff"')}`)
const GRASS = '<path d="M-46 28C-46 8-30-6 0-6S46 8 46 28Z" fill="#B1CC7F" stroke="#6B8A45" stroke-width="1.2"/>'
const wall = (d: string, k = 1): string => `<path d="${d}" fill="none" stroke="#4A3B2C" stroke-width="${6.4 * k}"/><path d="${d}" fill="none" stroke="#BBA988" stroke-width="${4.6 * k}"/><path d="${d}" fill="none" stroke="#EADFC6" stroke-width="${4.6 * k}" stroke-dasharray="3.6 2.6"/>`
const hut = (x: number, y: number, k = 1): string => put(x, y, k, '<path d="M-5 0V5H5V0Z" fill="#F3E4C4" stroke="#4A2F20" stroke-width=".8"/><path d="M-6.4 0-2.4-5H3.4L6.4 0Z" fill="#B4472B" stroke="#4A2F20" stroke-width=".8" stroke-linejoin="round"/>')
const CITY = `<path d="M-40 26C-40-8-22-22 0-22S40-8 40 26Z" fill="#DDBD88"/>${wall('M-40 26C-40-8-22-22 0-22S40-8 40 26')}${hut(-22, 8, 1.15)}${hut(22, 8, 1.15)}${hut(-10, -9)}${hut(11, -9)}`
const ROAD_COURSE = 'M-44 26C-20 26-26 2 0 2S20-18 44-18'
const ROAD = `<path d="${ROAD_COURSE}" fill="none" stroke="#8A7A52" stroke-width="14"/><path d="${ROAD_COURSE}" fill="none" stroke="#F3E7C9" stroke-width="11"/><path d="${ROAD_COURSE}" fill="none" stroke="#CDBB8D" stroke-width="1.3" stroke-dasharray="4 4.5"/>`
const BACK = `${line('M14-14C30-20 40-2 28 14', 6)}${line('M14-14C30-20 40-2 28 14', 3.2, '#FFC83D')}<path d="M22 8.5 25 22 37 14.5Z" fill="#FFC83D" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>`

/** In a box of 100 by 60 around the origin. */
function messagePicture(number: number, seat: number): string {
  const figure = (x: number, y: number, size: number): string => piece('meeple', seat, x, y, size)
  switch (number) {
    case 1:
      return GRASS + ROAD + figure(2, -4, 34) + LEAST(34, 18)
    case 2:
      return CITY + figure(0, 4, 34) + LEAST(44, -16)
    case 3:
      return GRASS + put(-8, 4, 2, ICONS.monastery) + figure(26, 10, 30) + LEAST(-38, -16)
    case 4:
      return `<g transform="rotate(-7)"><rect x="-27" y="-27" width="54" height="54" rx="3" fill="#B1CC7F" stroke="${INK}" stroke-width="1.4"/><path d="M-27-27H27C20-5-20-5-27-27Z" fill="#DDBD88" stroke="#4A3B2C" stroke-width="2.4"/><path d="M-27 6C-8 6 6 8 6 27" fill="none" stroke="#8A7A52" stroke-width="10"/><path d="M-27 6C-8 6 6 8 6 27" fill="none" stroke="#F3E7C9" stroke-width="7.6"/></g><circle cx="28" cy="-18" r="13" fill="#A63C12" stroke="${INK}" stroke-width="1.2"/>${line('M21-18h14M28-25v14', 3.4, '#fff')}`
    case 5:
      return CITY + shield(-13, 0, 1.5) + shield(13, 0, 1.5) + EACH(44, -16)
    case 6:
      return CITY + figure(-12, 5, 30) + figure(14, 5, 30) + EACH(44, -16)
    case 7:
      return GRASS + piece('farmer', seat, -18, 12, 30) + piece('farmer', seat, 18, 12, 30) + EACH(38, -14)
    default:
      return GRASS + figure(-14, 2, 42) + BACK
  }
}

const SEAL =
  'M-2-15.5C2-17 5-14 8-13.5S14-10 14.5-6 16.5 1 15 5 11 12 7 13.5 0 16.5-4 15-12 12-13.5 8-16.5 0-15-4-11.5-11-8.5-12.5-5-14.5-2-15.5Z'
export const seal = (x: number, y: number, scale = 1): string =>
  put(x, y, scale, `<path d="${SEAL}" fill="#A3211F" stroke="${INK}" stroke-width="1.3"/><circle r="10.8" fill="none" stroke="#D9736B" stroke-width="1.3"/>${text(0, 6.2, '2', 18, 'font-weight="700" text-anchor="middle" style="fill:#fff"')}`)

/** A letter, 132 by 158, its upper left corner at the origin. Its foot says what else it is good for. */
export function message(number: number, seat: number, language: Language): string {
  const german = language === 'de'
  const title = (MESSAGE_TITLES[number - 1] ?? []).map((part, row) => text(39, 18 + row * 15.5, part[language], 14, 'font-weight="600"'))
  return (
    '<rect x="1" y="1" width="130" height="156" rx="9" fill="#FFF6E0" stroke="#8A7048" stroke-width="1.3"/><path d="M6 41H126M6 116H126" stroke="#D9C79C" stroke-width="1.2" stroke-dasharray="5 4"/>' +
    `<circle cx="20" cy="21" r="12.5" fill="${INK}"/>${text(20, 26.5, `${number}`, 17, 'font-weight="700" text-anchor="middle" style="fill:#FFE9AE"')}${title.join('')}${put(64, 82, 1, messagePicture(number, seat))}` +
    text(german ? 10 : 14, 142, WORDS.or[language], 14) +
    seal(german ? 57 : 48, 137) +
    text(german ? 77 : 70, 142, WORDS.points[language], 14, 'font-weight="600"')
  )
}

export const MESSAGE_BACK = `<rect x="1" y="1" width="130" height="156" rx="9" fill="#E8D3A0" stroke="#8A7048" stroke-width="3"/><path d="M4 150 52 72M128 150 80 72" fill="none" stroke="#A98C58" stroke-width="3"/><path d="M1.5 9Q1.5 1.5 9 1.5H123Q130.5 1.5 130.5 9L66 90Z" fill="#F1E0B6" stroke="#8A7048" stroke-width="3" stroke-linejoin="round"/>${put(66, 88, 1.6, `<path d="${SEAL}" fill="#A3211F" stroke="${INK}" stroke-width="1.1"/>`)}`

/** A: everybody may add one beside an own one. B: everybody must take one back. 124 by 68 around the origin. */
export function cropChoice(crop: Crop, adds: boolean, seat: number): string {
  const lies = crop === 'farmer'
  const kind = lies ? 'farmer' : 'meeple'
  const y = lies ? 2 : -2
  const grass = '<rect x="-54" y="-26" width="108" height="52" rx="7" fill="#B1CC7F"/>'
  const ground = lies
    ? grass
    : crop === 'knight'
      ? `<rect x="-54" y="-26" width="108" height="52" rx="7" fill="#DDBD88"/>${wall('M-54 20H54', 0.8)}`
      : `${grass}<path d="M-54 8H54" stroke="#8A7A52" stroke-width="18"/><path d="M-54 8H54" stroke="#F3E7C9" stroke-width="15"/><path d="M-54 8H54" stroke="#CDBB8D" stroke-width="1.4" stroke-dasharray="5 5"/>`
  const sign = (colour: string, d: string): string => `<circle cx="42" cy="-17" r="10" fill="${colour}" stroke="${CREAM}" stroke-width="1.5"/>${line(d, 2.7, '#fff')}`
  const figures = adds
    ? piece(kind, seat, -14, y, 34) + piece(kind, seat, 24, y, 34, true) + sign('#1F6B3F', 'M37-17h10M42-22v10')
    : `${piece(kind, seat, -14, y, 34, true)}${line('M0 0C12-8 20-8 30-2', 5.5)}${line('M0 0C12-8 20-8 30-2', 2.8, '#FFC83D')}<path d="M27-8 39 4 24 5Z" fill="#FFC83D" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>${sign('#A3211F', 'M37-17h10')}`
  return ground + figures
}
