// Where the places of a map lie, and what belongs together on it.

import { AROUND, at, bounds, corner, write, type Point } from '../../shell/hexes'
import type { Board, Scene, Town } from './types'

/** All places in one list: spaces first, then landmarks, as the engine's moves count them. */
export function places(scene: Scene): Point[] {
  return [...scene.spaces, ...scene.landmarks].map(at)
}

const id = (q: number, r: number): string => `${q},${r}`

const known = new WeakMap<Scene, number[][]>()

/** By space: the spaces around it. */
export function neighbours(scene: Scene): number[][] {
  const before = known.get(scene)
  if (before) return before
  const index = new Map(scene.spaces.map((s) => [id(s.q, s.r), s.id]))
  const found = scene.spaces.map((s) =>
    AROUND.map(([q, r]) => index.get(id(s.q + q, s.r + r))).filter((n) => n !== undefined),
  )
  known.set(scene, found)
  return found
}

/** Tiles whose clusters a tile on `space` would join. */
export function clustersBeside({ tiles }: Board, around: number[], seat: number, kind: string): number[] {
  const beside = around
    .flatMap((space) => tiles[space] ?? [])
    .filter((tile) => tile.seat === seat && tile.kind === kind)
  const clusters = new Set(beside.flatMap((tile) => tile.cluster ?? []))
  return Object.keys(tiles)
    .map(Number)
    .filter((space) => clusters.has(tiles[space]!.cluster ?? -1))
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
