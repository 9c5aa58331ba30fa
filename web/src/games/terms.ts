// What the kinds of points are called in the score table; a kind without a name is shown by its key.
import type { Words } from '../protocol'

const names: Record<string, Record<string, Words>> = {
  burgundy_dice: {
    start: { en: 'Start castle', de: 'Start-Burg' },
    region: { en: 'Areas', de: 'Gebiete' },
    pasture: { en: 'Pastures again', de: 'Weiden noch einmal' },
    sale: { en: 'Goods sold', de: 'Waren verkauft' },
    extra: { en: 'Complete colours', de: 'Vollständige Farben' },
  },
}

export const termName = (game: string, key: string): Words => names[game]?.[key] ?? { en: key, de: key }
