// Where hexes lie. Points up, radius 50; axial coordinates as in the scene.

import { ownerOf, SETTLEMENT, tileOf, type Scene, type Town } from './scene'

export const R = 50
const W = Math.sqrt(3) * R
const AROUND: readonly [number, number][] = [
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

const corner = (i: number, r = R): Point => ({ x: r * Math.sin((Math.PI * i) / 3), y: -r * Math.cos((Math.PI * i) / 3) })
const write = (p: Point): string => `${p.x.toFixed(1)},${p.y.toFixed(1)}`

/** A hexagon around 0, 0 (or a centre) as a path. */
export function hexagon(r = R, centre: Point = { x: 0, y: 0 }): string {
  return 'M' + [0, 1, 2, 3, 4, 5].map((i) => write({ x: corner(i, r).x + centre.x, y: corner(i, r).y + centre.y })).join('L') + 'Z'
}

/** All places in one list: spaces first, then landmarks, as the engine's moves count them. */
export function places(scene: Scene): Point[] {
  return [...scene.spaces, ...scene.landmarks].map(at)
}

export function bounds(points: Point[]): { x: number; y: number; width: number; height: number } {
  const x = Math.min(...points.map((p) => p.x)) - W / 2
  const y = Math.min(...points.map((p) => p.y)) - R
  const width = Math.max(...points.map((p) => p.x)) + W / 2 - x
  const height = Math.max(...points.map((p) => p.y)) + R - y
  return { x, y, width, height }
}

const id = (q: number, r: number): string => `${q},${r}`

const known = new WeakMap<Scene, number[][]>()

/** By space: the spaces around it. */
export function neighbours(scene: Scene): number[][] {
  const before = known.get(scene)
  if (before) return before
  const index = new Map(scene.spaces.map((s) => [id(s.q, s.r), s.id]))
  const found = scene.spaces.map((s) => AROUND.map(([q, r]) => index.get(id(s.q + q, s.r + r))).filter((n) => n !== undefined))
  known.set(scene, found)
  return found
}

/** Spaces that would score together if this tile lay on `space`. */
export function cluster(near: number[][], tiles: number[], space: number, seat: number, tile: number): number[] {
  if (tile >= SETTLEMENT) return []
  const seen = new Set([space])
  for (const here of seen) {
    for (const next of near[here] ?? []) {
      const code = tiles[next] ?? 0
      if (ownerOf(code) === seat && tileOf(code) === tile) seen.add(next)
    }
  }
  seen.delete(space)
  return [...seen]
}

/** The border of a settlement, edge by edge. */
export function border(scene: Scene, town: Town): string {
  const inside = new Set(town.spaces.map((s) => id(scene.spaces[s]!.q, scene.spaces[s]!.r)))
  const edges: string[] = []
  for (const s of town.spaces) {
    const { q, r } = scene.spaces[s]!
    const c = at({ q, r })
    AROUND.forEach(([dq, dr], i) => {
      if (inside.has(id(q + dq, r + dr))) return
      const [a, b] = [corner(i), corner(i + 1)]
      edges.push(`M${write({ x: c.x + a.x, y: c.y + a.y })}L${write({ x: c.x + b.x, y: c.y + b.y })}`)
    })
  }
  return edges.join('')
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

/** Spots on the open sea, the widest first, apart from each other. */
export function openSea(points: Point[], count: number): Point[] {
  const box = bounds(points)
  const spots: (Point & { room: number })[] = []
  for (let x = box.x - 80; x <= box.x + box.width + 80; x += 45) {
    for (let y = box.y + 380; y <= box.y + box.height - 240; y += 45) {
      const room = Math.min(...points.map((p) => Math.hypot(p.x - x, p.y - y)))
      if (room > 140 && room < 420) spots.push({ x, y, room })
    }
  }
  spots.sort((a, b) => b.room - a.room || a.x - b.x || a.y - b.y)
  const chosen: Point[] = []
  for (const spot of spots) {
    if (chosen.length === count) break
    if (chosen.every((c) => Math.hypot(c.x - spot.x, c.y - spot.y) > 330)) chosen.push({ x: spot.x, y: spot.y })
  }
  return chosen
}
