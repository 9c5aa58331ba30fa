// Arrow keys go from province to province by where they lie.
const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The nearest one in the direction of the key, sideways steps counting double; undefined for other keys. */
export function nextSpot<Placed extends { readonly x: number; readonly y: number }>(key: string, from: Placed, all: readonly Placed[]): Placed | undefined {
  const direction = ARROWS[key]
  if (!direction) return undefined
  const [across, down] = direction
  const ranked = all
    .map((spot) => {
      const [right, below] = [spot.x - from.x, spot.y - from.y]
      const ahead = right * across + below * down
      return { spot, ahead, cost: ahead + 2 * (Math.abs(right * down) + Math.abs(below * across)) }
    })
    .filter(({ ahead }) => ahead > 1)
  return ranked.sort((one, other) => one.cost - other.cost)[0]?.spot
}
