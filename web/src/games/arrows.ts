// Arrow keys go from piece to piece by where they lie.
const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The nearest piece in the direction of the key, sideways steps counting double; undefined for other keys. */
export function nextPiece<Placed extends { readonly x: number; readonly y: number }>(key: string, from: Placed, all: readonly Placed[]): Placed | undefined {
  const direction = ARROWS[key]
  if (!direction) return undefined
  const [across, down] = direction
  const ranked = all
    .map((piece) => {
      const [right, below] = [piece.x - from.x, piece.y - from.y]
      const ahead = right * across + below * down
      return { piece, ahead, cost: ahead + 2 * (Math.abs(right * down) + Math.abs(below * across)) }
    })
    .filter(({ ahead }) => ahead > 1)
  return ranked.sort((one, other) => one.cost - other.cost)[0]?.piece
}
