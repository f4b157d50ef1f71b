// What is drawn of an analysis: the curve of a seat, how far it may be wrong, and what is marked on it.

import type { Analysed } from '../shell/wire'

export interface Point {
  n: number
  y: number
}

/** The chances of a seat over the game, from the start to the result. */
export function curve(found: Analysed, seat: number): Point[] {
  const { account } = found.players[seat]!
  const inner = found.decisions.map((d) => ({ n: d.number, y: d.chances[seat]! }))
  return [{ n: 0, y: account.start }, ...inner, { n: found.answers, y: account.result }]
}

/** Where the chance of a seat lies with 95 %, at its own decisions, where that was measured. */
export function band(found: Analysed, seat: number): { n: number; low: number; high: number }[] {
  return found.decisions
    .filter((d) => d.seat === seat)
    .map((d) => {
      const { chance, half } = d.candidates[d.played]!
      return { n: d.number, low: Math.max(0, chance - half), high: Math.min(1, chance + half) }
    })
}

/** The smallest and the largest of some numbers. */
export const range = (numbers: number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)]
