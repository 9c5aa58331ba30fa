const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** From one button to the nearest one in the direction of the arrow, sideways steps counting double. Whether the key was such an arrow. */
export function stepTo(event: KeyboardEvent, from: Element, container: Element | null, among = '[role=button], button'): boolean {
  const direction = ARROWS[event.key]
  if (!direction || event.shiftKey) return false
  event.preventDefault()
  event.stopPropagation()
  const centre = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const [x, y] = centre(from)
  const next = [...(container?.querySelectorAll<SVGElement | HTMLElement>(among) ?? [])]
    .filter((element) => element !== from)
    .map((element) => {
      const [ex, ey] = centre(element)
      const ahead = (ex - x) * direction[0] + (ey - y) * direction[1]
      const aside = Math.abs((ex - x) * direction[1]) + Math.abs((ey - y) * direction[0])
      return { element, ahead, cost: ahead + 2 * aside }
    })
    .filter(({ ahead }) => ahead > 4)
    .sort((one, other) => one.cost - other.cost)[0]
  next?.element.focus()
  return true
}
