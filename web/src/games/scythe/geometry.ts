// Where rivers and bridges run, and where pieces stand on a hex.

import { AROUND, at, corner, write, type Point } from '../../shell/hexes'
import type { Box } from '../../shell/spot'
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
const END = 30 // of a pill beyond its heaps
const WIDE = 92 // what lies at the foot of a hex is no wider
const UNIT = 34 // the size of a unit that stands alone
const LEAST = 0.8 // of it, however many stand there
export const DISC = 0.66 // of a figure's size: the radius of the disc under a unit
const STRUCTURES = ['mine', 'armory', 'mill', 'monument']

export interface Standing {
  kind: string // of figure
  seat: number
  count: number
  disc: number // radius; 0: a building stands on the ground
  x: number
  y: number
  size: number
}

/** All pieces on a place, one for each kind, in rows that leave room for resources at the foot; discs may overlap. */
export function standing(ground: Ground): Standing[] {
  const found = Object.entries(ground.sides ?? {})
    .flatMap(([side, { structure, character, mechs = 0, workers = 0 }]) => {
      const all: [string, number][] = [
        [structure ?? '', structure ? 1 : 0],
        ['character', character ? 1 : 0],
        ['mech', mechs],
        ['worker', workers],
      ]
      return all.map(([kind, count]) => ({ kind, count, seat: Number(side) }))
    })
    .filter(({ count }) => count)
    .toSorted((a, b) => Number(STRUCTURES.includes(b.kind)) - Number(STRUCTURES.includes(a.kind)))
  const rows = found.length <= 2 ? 1 : 2
  const perRow = Math.ceil(found.length / rows)
  const size = UNIT * (found.length === 1 ? 1 : LEAST)
  const step = Math.min(2 * DISC * size, (WIDE - 2 * DISC * size) / Math.max(1, perRow - 1))
  const goods = Object.keys(ground.goods ?? {}).length
  const middle = goods > 3 ? -18 : goods ? -10 : 1
  return found.map((one, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, found.length - row * perRow)
    return {
      ...one,
      size,
      disc: STRUCTURES.includes(one.kind) ? 0 : DISC * size,
      x: ((i % perRow) - (inRow - 1) / 2) * step,
      y: middle + (row - (rows - 1) / 2) * (size + 4),
    }
  })
}

/** Resources on a place: where they lie, in rows that are no wider than the hex when drawn `times` as large. */
export function heaps(found: Amount[], times: number): { all: (Amount & { x: number; y: number })[]; box: Box } | null {
  const most = Math.min(3, 1 + Math.floor((WIDE / times - END) / HEAP))
  const rows = Math.ceil(found.length / most)
  if (most < 1 || rows > 2 || !found.length) return null
  const perRow = Math.ceil(found.length / rows)
  const all = found.map((one, i) => {
    const inRow = Math.min(perRow, found.length - Math.floor(i / perRow) * perRow)
    return { ...one, x: ((i % perRow) - (inRow - 1) / 2) * HEAP, y: (Math.floor(i / perRow) - (rows - 1)) * 16 }
  })
  const width = (perRow - 1) * HEAP + END
  return { all, box: { x: -width / 2, y: all[0]!.y - 9, width, height: 17 + 16 * (rows - 1) } }
}
