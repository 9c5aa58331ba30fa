import { sequence } from './random'
import { round1 } from './shapes'

const DARK = '#5A3A16'
const LIGHT = '#FFEFCB'

/** Grain and joints of planks, translucent: the table colour of either theme shines through. */
export function planks(width: number, height: number): string {
  const next = sequence(7)
  let drawing = ''
  for (let top = 0; top < height; ) {
    const plank = 118 + next() * 40
    drawing += `<rect y="${round1(top)}" width="${width}" height="${round1(plank)}" fill="${next() < 0.5 ? DARK : LIGHT}" opacity="${round1(next() * 0.8) / 10}"/>`
    for (let grain = 0; grain < 11; grain++) {
      const y = top + 5 + next() * (plank - 10)
      const [rise, fall] = [(next() - 0.5) * 16, (next() - 0.5) * 16]
      const curve = `M0 ${round1(y)}C${round1(width * 0.3)} ${round1(y + rise)} ${round1(width * 0.6)} ${round1(y + fall)} ${width} ${round1(y + rise * 0.4)}`
      drawing += `<path d="${curve}" fill="none" stroke="${next() < 0.6 ? DARK : LIGHT}" stroke-opacity=".12" stroke-width="${round1(0.6 + next() * 1.5)}"/>`
    }
    const joint = 180 + next() * Math.max(width - 360, 1)
    drawing += `<path d="M0 ${round1(top + plank)}H${width}M${round1(joint)} ${round1(top)}V${round1(top + plank)}" stroke="${DARK}" stroke-opacity=".3" stroke-width="1.4"/>`
    top += plank
  }
  return drawing
}
