/** Plane geometry of the drawings; every function returns numbers or the `d` of a path. */
export type Point = readonly [x: number, y: number]

/** One decimal is below a device pixel at every size we draw, and keeps the markup short. */
export const round1 = (value: number): number => Math.round(value * 10) / 10

/** Corners of a pointy-top hexagon, the top one first, clockwise. */
export function hexCorners(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, corner): Point => {
    const angle = (Math.PI / 180) * (60 * corner - 90)
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export function polygon(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${round1(x)} ${round1(y)}`).join('L')}Z`
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const share = Math.min(distance, length / 2) / length
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** A polygon with its corners cut by `cut` and rounded. */
export function roundedPolygon(corners: readonly Point[], cut: number): string {
  const show = ([x, y]: Point): string => `${round1(x)} ${round1(y)}`
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    return `${index ? 'L' : 'M'}${show(towards(corner, before, cut))}Q${show(corner)} ${show(towards(corner, after, cut))}`
  })
  return `${parts.join('')}Z`
}

export const roundedHex = (x: number, y: number, radius: number, cut = 4): string => roundedPolygon(hexCorners(x, y, radius), cut)

/** A square with rounded corners around a centre. */
export function roundedSquare(x: number, y: number, size: number, corner: number): string {
  const half = size / 2
  const corners: Point[] = [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]
  return roundedPolygon(corners, corner)
}
