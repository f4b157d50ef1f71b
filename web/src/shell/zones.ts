// Which choices lie beside each other, so that a hint can say where to look without saying the move.

import type { SpotName } from '../games/page'
import type { Point } from './hexes'
import { typeOf, type Choice } from './wire'

const PARTS = 5 // of the board
const FEW = 3 // choices of a part, at least

/** Choices by number: those on the board by where their controls lie, the others by their kind. */
export function zonesOf(
  choices: Choice[],
  spotOf: (choice: Choice) => SpotName | null,
  placeOf: (spot: SpotName) => Point | null,
): number[][] {
  const placed: { id: number; at: Point }[] = []
  const kinds = new Map<string, number[]>()
  for (const choice of choices) {
    const spot = spotOf(choice)
    const at = spot === null ? null : placeOf(spot)
    if (at) placed.push({ id: choice.id, at })
    else kinds.set(typeOf(choice.move), [...(kinds.get(typeOf(choice.move)) ?? []), choice.id])
  }
  return [...clusters(placed), ...kinds.values()]
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Parts of about the same size: those nearest to middles that lie far from each other. */
function clusters(placed: { id: number; at: Point }[]): number[][] {
  const middles: Point[] = placed.slice(0, 1).map((one) => one.at)
  const count = Math.min(PARTS, Math.floor(placed.length / FEW))
  const away = (p: Point) => Math.min(...middles.map((m) => far(m, p)))
  while (middles.length < count) middles.push(placed.toSorted((a, b) => away(b.at) - away(a.at))[0]!.at)
  const parts: number[][] = middles.map(() => [])
  const nearest = (p: Point, among: number[]) => among.toSorted((a, b) => far(middles[a]!, p) - far(middles[b]!, p))[0]!
  const all = middles.map((_, i) => i)
  for (const { id, at } of placed) parts[nearest(at, all)]!.push(id)
  // A part of one or two choices would be the move itself: it goes to the nearest large one.
  const large = all.filter((i) => parts[i]!.length >= FEW)
  for (const i of all)
    if (parts[i]!.length < FEW && large.length) {
      parts[nearest(middles[i]!, large)]!.push(...parts[i]!)
      parts[i] = []
    }
  return parts.filter((part) => part.length)
}
