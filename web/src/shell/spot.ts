// Where things lie on the board's area: bubbles over as little as can be, the board under nothing that floats.

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
export function spot(
  size: { width: number; height: number },
  area: Box,
  anchor: Box,
  covers: { box: Box; weight: number }[],
  nearness = 26,
): { x: number; y: number } {
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

export interface Corner {
  side: 'left' | 'right'
  edge: 'top' | 'bottom'
}
const CORNERS: Corner[] = [
  { side: 'right', edge: 'bottom' },
  { side: 'left', edge: 'bottom' },
  { side: 'left', edge: 'top' },
  { side: 'right', edge: 'top' },
]

/** The first corner of the area in which a box of this size lies over none of these, or over the least of them. */
export function corner(
  size: number,
  area: { width: number; height: number },
  gap: { side: number; top: number; bottom: number },
  covers: Box[],
): Corner {
  const hidden = ({ side, edge }: Corner) => {
    const x = side === 'left' ? gap.side : area.width - gap.side - size
    const y = edge === 'top' ? gap.top : area.height - gap.bottom - size
    return covers.reduce((sum, box) => sum + overlap({ x, y, width: size, height: size }, box), 0)
  }
  return CORNERS.toSorted((a, b) => hidden(a) - hidden(b))[0]!
}

export interface Fit {
  scale: number
  x: number // of the area's left upper corner, in the board's units
  y: number
}

const TRIES = 10
const SHRINK = 0.985

/** The largest drawing of these cells in the area, and where, so that nothing that floats there lies over any of them. */
export function fit(cells: Box[], area: { width: number; height: number }, floats: Box[], edge = 10): Fit {
  const left = Math.min(...cells.map((c) => c.x))
  const top = Math.min(...cells.map((c) => c.y))
  const width = Math.max(...cells.map((c) => c.x + c.width)) - left
  const height = Math.max(...cells.map((c) => c.y + c.height)) - top
  const most = Math.min((area.width - 2 * edge) / width, (area.height - 2 * edge) / height)
  for (let scale = most; scale > most / 2; scale *= SHRINK) {
    const room = { x: area.width - 2 * edge - width * scale, y: area.height - 2 * edge - height * scale }
    for (const [a, b] of ORDER) {
      const found = { scale, x: left - (edge + room.x * a) / scale, y: top - (edge + room.y * b) / scale }
      if (!floats.some((float) => hides(float, cells, found))) return found
    }
  }
  return { scale: most, x: left - (area.width / most - width) / 2, y: top - (area.height / most - height) / 2 }
}

/** Parts of the free room to leave at the left and above, the middle first. */
const ORDER = Array.from(
  { length: (TRIES + 1) ** 2 },
  (_, i) => [(i % (TRIES + 1)) / TRIES, Math.floor(i / (TRIES + 1)) / TRIES] as const,
).toSorted(([a, b], [c, d]) => Math.hypot(a - 0.5, b - 0.5) - Math.hypot(c - 0.5, d - 0.5))

function hides(float: Box, cells: Box[], { scale, x, y }: Fit): boolean {
  const under = {
    x: x + float.x / scale,
    y: y + float.y / scale,
    width: float.width / scale,
    height: float.height / scale,
  }
  return cells.some((cell) => overlap(cell, under) > 0)
}
