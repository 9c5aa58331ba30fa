// A picture of the result to share, drawn here: shapes as SVG, words with the fonts of the page. Nothing is loaded from elsewhere.
import { markOf } from './seats'

export interface Result {
  game: string
  date: string
  title: string
  reason: string
  rows: { seat: number; place: number; name: string; points: string; winner: boolean }[]
}

const [width, height] = [1200, 630]
const [ink, soft, accent, gold] = ['#2A2018', '#5E4E3C', '#A63C12', '#FFC83D']
const crown = 'M-15 9V-7l8 7L0-12l7 12 8-7V9Z'
const mostRows = 6

/** Everything without words. It goes through a data address, the only kind of foreign picture the page allows. */
function drawing({ rows }: Result): string {
  const planks = [0, 126, 252, 378, 504].map((y, number) => `<rect y="${y}" width="1200" height="126" fill="${number % 2 ? '#D3BE97' : '#C7AF86'}"/><path d="M0 ${y + 125.5}H1200" stroke="#A98F63" stroke-width="1.5"/>${grain(y, number)}`).join('')
  const stitches = Array.from({ length: 89 }, (_, number) => `M${66 + number * 12} 172l6 6M${72 + number * 12} 172l-6 6`).join('')
  const seats = rows.slice(0, mostRows).map((row, number) => {
    const mark = markOf(row.seat)
    const y = rowY(rows.length, number)
    const size = rowHeight(rows.length) / 62
    return (
      (row.winner ? `<rect x="62" y="${y - 29 * size}" width="1076" height="${58 * size}" rx="14" fill="#FBEFD9" stroke="${accent}" stroke-width="2.5"/>` : '') +
      `<g transform="translate(166 ${y}) scale(${size})"><circle r="23" fill="${mark.colour}" stroke="#FFF9EC" stroke-width="2.5"/><circle r="24.5" fill="none" stroke="${ink}" stroke-opacity=".5"/><path d="${mark.shape}" transform="scale(1.2)" fill="${mark.ink}"/>` +
      (row.winner ? `<path d="${crown}" transform="translate(-4 -29) rotate(-9) scale(1.050)" fill="${gold}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>` : '') +
      '</g>'
    )
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${planks}` +
    `<rect x="40" y="40" width="1120" height="556" rx="18" fill="#1A0E04" fill-opacity=".28"/><rect x="36" y="32" width="1128" height="560" rx="18" fill="#FBF6EA"/>` +
    `<rect x="46" y="42" width="1108" height="540" rx="12" fill="none" stroke="#D9CBAA" stroke-width="2"/>` +
    `<path d="${stitches}" stroke="${accent}" stroke-opacity=".55" stroke-width="1.6" stroke-linecap="round"/>${seats.join('')}</svg>`
  )
}

const grain = (y: number, seed: number): string =>
  [22, 47, 71, 98].map((dy, line) => `<path d="M0 ${y + dy}C400 ${y + dy + ((seed * 7 + line * 5) % 9) - 4} 800 ${y + dy - ((seed * 5 + line * 3) % 7) + 3} 1200 ${y + dy + 1}" fill="none" stroke="#A98F63" stroke-opacity=".22" stroke-width="1.3"/>`).join('')

const rowHeight = (rows: number): number => Math.min(78, 330 / Math.min(rows, mostRows))
const rowY = (rows: number, number: number): number => 364 + (number - (Math.min(rows, mostRows) - 1) / 2) * rowHeight(rows)

const picture = (svg: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  })

const serif = (weight: number, size: number) => `${weight} ${size}px 'Vollkorn Variable', Georgia, serif`
const sans = (weight: number, size: number) => `${weight} ${size}px 'Source Sans 3 Variable', system-ui, sans-serif`

/** Writes a line, smaller or shortened until it fits. */
function write(on: CanvasRenderingContext2D, text: string, x: number, y: number, font: (size: number) => string, size: number, most: number, align: CanvasTextAlign = 'left'): void {
  let now = size
  let words = text
  on.textAlign = align
  do on.font = font(now)
  while (on.measureText(words).width > most && (now -= 1) > size * 0.6)
  while (on.measureText(words).width > most && words.length > 1) words = `${words.slice(0, -2)}…`
  on.fillText(words, x, y)
}

export async function resultPicture(result: Result): Promise<HTMLCanvasElement> {
  // A font that has not come is replaced by one that is there.
  await Promise.all([serif(700, 40), sans(400, 24), sans(700, 24)].map((font) => document.fonts.load(font))).catch(() => undefined)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const on = canvas.getContext('2d')!
  on.drawImage(await picture(drawing(result)), 0, 0, width, height)
  on.textBaseline = 'alphabetic'
  on.fillStyle = soft
  write(on, result.game, 70, 86, (size) => sans(600, size), 25, 700)
  write(on, result.date, 1130, 86, (size) => sans(400, size), 23, 340, 'right')
  on.fillStyle = ink
  write(on, result.title, 70, 147, (size) => serif(700, size), 52, 1060)
  const shown = result.rows.slice(0, mostRows)
  shown.forEach((row, number) => {
    const y = rowY(result.rows.length, number)
    const size = rowHeight(result.rows.length) / 62
    on.fillStyle = soft
    write(on, `${row.place}.`, 116, y + 10 * size, (px) => sans(700, px), 28 * size, 60, 'right')
    on.fillStyle = ink
    write(on, row.name, 218, y + 11 * size, (px) => serif(row.winner ? 700 : 600, px), 33 * size, 660)
    on.fillStyle = row.winner ? accent : ink
    write(on, row.points, 1110, y + 14 * size, (px) => sans(700, px), 40 * size, 220, 'right') // its figures stand on the line
  })
  on.fillStyle = soft
  write(on, result.reason, 70, 566, (size) => sans(400, size), 22, 850)
  on.fillStyle = accent
  write(on, 'Tischlein', 1130, 566, (size) => serif(700, size), 27, 200, 'right')
  return canvas
}
