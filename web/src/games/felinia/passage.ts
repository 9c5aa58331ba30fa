import { GOODS, type Good, type ShipTile } from './types'

/** What a passage costs, piece by piece. */
export const passageOf = ({ goods, silver }: ShipTile): (Good | 'silver')[] => [
  ...GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good)),
  ...Array.from({ length: silver }, () => 'silver' as const),
]
