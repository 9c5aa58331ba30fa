// Bonus tiles for completed colours: banners, the large one with a swallow tail.
import { darken, INK } from '../../../art/colours'
import { kindGlyph } from '../../../art/kinds'
import type { Kind } from '../types'
import { COLOUR, glyphOn, texture } from './palette'
import { box, shaded, words } from './pen'
import { banner } from './pictograms'
import { woodcut } from './woodcuts'

const GONE = 'stroke="#A98C58" stroke-width="1.2" stroke-dasharray="3 3"'

/** `height` is that of the large one; border posts have one as well. */
export function bonusTile(kind: Kind | 'posts', large: boolean, points: number, gone: boolean, x: number, y: number, height: number): string {
  const own = large ? height : height * 0.78
  if (gone) return banner(x, y, own, 'none', large, GONE)
  const width = own * 0.74
  const picture =
    kind === 'posts'
      ? woodcut('post', x, y - own * 0.27, own * 0.36)
      : banner(x, y, own, texture(kind), large, 'opacity=".45"') + (kind === 'castle' || kind === 'ship' || kind === 'mine' ? glyphOn(kind, x, y - own * 0.27, own * 0.32) : kindGlyph(kind, x, y - own * 0.27, own * 0.32, darken(COLOUR[kind], 0.72)))
  const plate = Math.max(15, own * 0.4)
  return (
    shaded(banner(x, y, own, kind === 'posts' ? '#E9D9B2' : COLOUR[kind], large)) +
    picture +
    box(x - width * 0.38, y - own * 0.07, width * 0.76, plate, 4, '#FFFBF0', `stroke="${INK}" stroke-width="1"`) +
    words(x, y - own * 0.07 + plate * 0.8, points, { size: Math.max(13, own * 0.32), weight: 800, anchor: 'middle', serif: true })
  )
}
