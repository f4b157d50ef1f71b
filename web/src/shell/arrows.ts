// Arrow keys on a board that lays itself out: from a control to the nearest one in that direction.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ASIDE = 2.5 // how much a step aside counts against one ahead

const middle = (el: HTMLElement) => {
  const box = el.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Moves the focus if an arrow was pressed on one of the controls (`.spot`). */
export function arrows(e: KeyboardEvent, controls: () => HTMLElement[]): void {
  const way = WAYS[e.key]
  const from = e.target as HTMLElement
  if (!way || !from.matches('.spot')) return
  e.preventDefault()
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const el of controls()) {
    const there = middle(el)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const along = dx * way[0] + dy * way[1]
    const cost = along + ASIDE * Math.abs(dx * way[1] + dy * way[0])
    if (el !== from && along > 4 && cost < least) [best, least] = [el, cost]
  }
  best?.focus()
}
