// Where a bubble lies: over as little of the board as can be, near what it speaks of, never over it.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

const STEP = 24
const EDGE = 12

/** The best corner for a bubble of this size inside `area`; `covers` weighs what it would hide, `nearness` each pixel away. */
export function spot(size: { width: number; height: number }, area: Box, anchor: Box, covers: { box: Box; weight: number }[], nearness = 26): { x: number; y: number } {
  const mid = { x: anchor.x + anchor.width / 2, y: anchor.y + anchor.height / 2 }
  const reach = { x: anchor.x - 10, y: anchor.y - 10, width: anchor.width + 20, height: anchor.height + 20 }
  let best = { x: area.x + EDGE, y: area.y + EDGE }
  let least = Infinity
  for (let x = area.x + EDGE; x <= area.x + area.width - size.width - EDGE; x += STEP) {
    for (let y = area.y + EDGE; y <= area.y + area.height - size.height - EDGE; y += STEP) {
      const box = { x, y, ...size }
      const far = Math.hypot(x + size.width / 2 - mid.x, y + size.height / 2 - mid.y)
      let cost = far * nearness + overlap(box, reach) * 1000
      for (const { box: hidden, weight } of covers) cost += overlap(box, hidden) * weight
      if (cost < least) [best, least] = [{ x, y }, cost]
    }
  }
  return best
}
