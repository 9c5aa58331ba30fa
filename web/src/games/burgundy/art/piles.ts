// Silver and workers, five to a pile.
import { INK } from '../../../art/colours'
import { svg } from './pen'
import { woodcut } from './woodcuts'

const PER_PILE = 5
const MOST_PILES = 3

type Piece = (x: number, y: number, size: number, top: boolean) => string

function pile(count: number, x: number, y: number, size: number, piece: Piece): string {
  const shown = Math.min(count, PER_PILE * MOST_PILES)
  const piles = Math.max(1, Math.ceil(shown / PER_PILE))
  return Array.from({ length: shown }, (_, place) => {
    const column = Math.floor(place / PER_PILE)
    const floor = place % PER_PILE
    const last = floor === PER_PILE - 1 || place === shown - 1
    return piece(x + (column - (piles - 1) / 2) * size * 1.06, y - floor * size * 0.17, size, last)
  }).join('')
}

const STAR = 'M0-4.8 1.3-1.5l3.4.2L2.1 1l.9 3.5L0 2.7-3 4.5l.9-3.5L-4.7-1.3l3.4-.2Z'

const coin: Piece = (x, y, size, top) =>
  svg`<path d="M${x - size / 2} ${y}v${size * 0.15}a${size / 2} ${size * 0.27} 0 0 0 ${size} 0v${-size * 0.15}Z" fill="#A9B2BA" stroke="${INK}" stroke-width="1.1"/>` +
  svg`<ellipse cx="${x}" cy="${y}" rx="${size / 2}" ry="${size * 0.27}" fill="#DDE3E8" stroke="${INK}" stroke-width="1.1"/>` +
  (top
    ? svg`<ellipse cx="${x}" cy="${y}" rx="${size * 0.33}" ry="${size * 0.17}" fill="none" stroke="#8E979F" stroke-width="1.1"/><path transform="translate(${x} ${y}) scale(${size / 24} ${size / 42})" d="${STAR}" fill="#F4F7F9" stroke="${INK}" stroke-width=".9"/>`
    : '')

const chip: Piece = (x, y, size, top) => {
  const [left, right, near, far] = [x - size / 2, x + size / 2, x - size / 4, x + size / 4]
  return (
    svg`<path d="M${left} ${y}v${size * 0.15}L${near} ${y + size * 0.42}H${far}L${right} ${y + size * 0.15}V${y}Z" fill="#B98D4E" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/>` +
    svg`<path d="M${left} ${y}L${near} ${y - size * 0.27}H${far}L${right} ${y}L${far} ${y + size * 0.27}H${near}Z" fill="#F3DFB4" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/>` +
    (top ? woodcut('worker', x, y - size * 0.16, size * 0.62) : '')
  )
}

export const silverPile = (count: number, x: number, y: number, size: number): string => pile(count, x, y, size, coin)
export const workerPile = (count: number, x: number, y: number, size: number): string => pile(count, x, y, size, chip)
