// Hexes with points up, radius 50, in axial coordinates: where they lie, and what lies beside them.

export const R = 50
export const W = Math.sqrt(3) * R
export const AROUND: readonly [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
]

export interface Point {
  x: number
  y: number
}
interface Hex {
  q: number
  r: number
}

export const at = ({ q, r }: Hex): Point => ({ x: W * (q + r / 2), y: 1.5 * R * r })

/** Corner `i` clockwise from the top; edge `i` of `AROUND` runs from it to the next one. */
export const corner = (i: number, r = R): Point => ({
  x: r * Math.sin((Math.PI * i) / 3),
  y: -r * Math.cos((Math.PI * i) / 3),
})
export const write = (p: Point): string => `${p.x.toFixed(1)},${p.y.toFixed(1)}`

/** A hexagon around 0, 0 (or a centre) as a path. */
export function hexagon(r = R, centre: Point = { x: 0, y: 0 }): string {
  return (
    'M' +
    [0, 1, 2, 3, 4, 5].map((i) => write({ x: corner(i, r).x + centre.x, y: corner(i, r).y + centre.y })).join('L') +
    'Z'
  )
}

export function bounds(points: Point[]): { x: number; y: number; width: number; height: number } {
  const x = Math.min(...points.map((p) => p.x)) - W / 2
  const y = Math.min(...points.map((p) => p.y)) - R
  const width = Math.max(...points.map((p) => p.x)) + W / 2 - x
  const height = Math.max(...points.map((p) => p.y)) + R - y
  return { x, y, width, height }
}

const TURN: Record<string, number> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 }

/** The place that an arrow key leads to: near, and in the arrow's direction; water is jumped over. */
export function beside(points: Point[], from: number, arrow: string): number {
  const turn = (TURN[arrow] ?? 0) * (Math.PI / 180)
  const start = points[from]!
  let best = from
  let least = Infinity
  points.forEach((p, i) => {
    const dx = p.x - start.x
    const dy = p.y - start.y
    const along = dx * Math.cos(turn) + dy * Math.sin(turn)
    const across = Math.abs(-dx * Math.sin(turn) + dy * Math.cos(turn))
    if (i === from || along < 10 || across > along * 1.2) return
    const cost = along + 1.5 * across
    if (cost < least) [best, least] = [i, cost]
  })
  return best
}

/** The legal place nearest to a tap that missed; -1 if none is near enough. */
export function nearest(points: Point[], legal: Iterable<number>, tap: Point, within: number): number {
  let best = -1
  let least = within
  for (const i of legal) {
    const d = Math.hypot(points[i]!.x - tap.x, points[i]!.y - tap.y)
    if (d <= least) [best, least] = [i, d]
  }
  return best
}
