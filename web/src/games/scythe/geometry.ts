// Where rivers and bridges run, and where pieces stand on a hex.

import { AROUND, at, corner, write, type Point } from '../../shell/hexes'
import type { Amount, Ground, Place, Scene } from './types'

/** The border between two hexes as a gentle curve. */
export function river(a: Place, b: Place): string {
  const i = AROUND.findIndex(([q, r]) => a.q + q === b.q && a.r + r === b.r)
  const c = at(a)
  const [from, to] = [corner(i), corner(i + 1)].map((p) => ({ x: p.x + c.x, y: p.y + c.y })) as [Point, Point]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const bend = (part: number, by: number): Point => ({
    x: from.x + dx * part - dy * by,
    y: from.y + dy * part + dx * by,
  })
  return `M${write(from)}C${write(bend(0.33, 0.13))} ${write(bend(0.67, -0.13))} ${write(to)}`
}

/** From a home base to the hexes that one leaves it for. */
export function bridges(scene: Scene, base: Place): string {
  const from = at(base)
  return base.land
    .map((id) => scene.places[id]!)
    .map((exit) => {
      const to = at(exit)
      const far = Math.hypot(to.x - from.x, to.y - from.y)
      const along = (d: number): Point => ({
        x: from.x + ((to.x - from.x) * d) / far,
        y: from.y + ((to.y - from.y) * d) / far,
      })
      return `M${write(along(28))}L${write(along(44))}`
    })
    .join('')
}

const HEAP = 25 // from one heap of resources to the next

export interface Standing {
  kind: string // of figure
  seat: number
  count: number // only workers are counted
  x: number
  y: number
  size: number
}

/** All pieces on a place, laid out in rows that leave room for resources at the foot. */
export function standing(ground: Ground): Standing[] {
  const here = Object.entries(ground.sides ?? {}).map(([side, own]) => ({ seat: Number(side), ...own }))
  const found = here.flatMap(({ seat, structure }) => (structure ? [{ kind: structure, seat, count: 1 }] : []))
  for (const { seat, character, mechs = 0, workers } of here) {
    if (character) found.push({ kind: 'character', seat, count: 1 })
    for (let i = 0; i < mechs; i++) found.push({ kind: 'mech', seat, count: 1 })
    if (workers) found.push({ kind: 'worker', seat, count: workers })
  }
  const goods = Object.keys(ground.goods ?? {}).length
  const rows = found.length <= 2 ? 1 : found.length <= 6 ? 2 : 3
  const perRow = Math.ceil(found.length / rows)
  const size = rows === 1 ? 33 : rows === 2 ? (perRow === 2 ? 28 : 23) : 18
  const middle = goods > 3 ? -14 : goods ? -9 : -1
  return found.map((one, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, found.length - row * perRow)
    const step = size + 3
    const worker = one.kind === 'worker' ? 0.86 : 1
    return {
      ...one,
      size: size * worker,
      x: ((i % perRow) - (inRow - 1) / 2) * step - (one.count > 1 ? 3 : 0),
      y: middle + (row - (rows - 1) / 2) * (size + 2),
    }
  })
}

/** Resources on a place: where they lie; four kinds in two rows. */
export function heaps(found: Amount[]): (Amount & { x: number; y: number })[] {
  const perRow = found.length > 3 ? 2 : 3
  return found.map((one, i) => {
    const inRow = Math.min(perRow, found.length - Math.floor(i / perRow) * perRow)
    return {
      ...one,
      x: ((i % perRow) - (inRow - 1) / 2) * HEAP,
      y: found.length > 3 ? 19 + Math.floor(i / perRow) * 15 : 26,
    }
  })
}
