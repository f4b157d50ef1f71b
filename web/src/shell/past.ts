// What follows from a replay, whatever was played.

import { begins } from './glance'
import { changedView } from './patch'
import type { Line, Moment, Replay, View } from './wire'

/** The view at each moment. */
export function views(replay: Replay): View[] {
  let view = replay.view
  return replay.moments.map((moment) => (view = changedView(view, moment.view)))
}

/** Marks on a line from top to bottom, pushed apart; what lies low at last is pushed up again. */
export function pushApart<T extends { y: number }>(marks: T[], rim: number, top: number, low: number): T[] {
  const found = marks.map((mark) => ({ ...mark }))
  found.forEach((mark, i) => (mark.y = Math.max(mark.y, i ? found[i - 1]!.y + rim : top)))
  for (let i = found.length - 1; i >= 0; i--) found[i]!.y = Math.min(found[i]!.y, low - (found.length - 1 - i) * rim)
  return found
}

/** Who is alone in front; null while several share it. */
function leader(points: number[]): number | null {
  const best = Math.max(...points)
  const first = points.indexOf(best)
  return points.lastIndexOf(best) === first ? first : null
}

/** Moments at which the lead went over to somebody who then kept it for at least two rounds, or to the end. */
export function turningPoints(points: number[][]): number[] {
  const lasting = 2 * (points[0]?.length ?? 0)
  const found: number[] = []
  let ahead: number | null = null
  points.forEach((now, n) => {
    const first = leader(now)
    if (first === null || first === ahead) return
    const after = points.slice(n, n + lasting)
    if (after.every((then) => (leader(then) ?? first) === first)) {
      if (ahead !== null) found.push(n)
      ahead = first
    }
  })
  return found
}

/** The moments at which turns and rounds were over, the last one among both. */
export function stops(moments: { seat: number | null; log: Line[] }[]): Stops {
  const turns = new Set<number>()
  const rounds = new Set<number>()
  const isSigned = (name: 'round' | 'turn') => moments.some(({ log }) => log.some(({ sign }) => sign?.[name]))
  const [byRounds, byTurns] = [isSigned('round'), isSigned('turn')]
  let mover: number | null = null
  let first: number | null = null
  moments.forEach(({ seat, log }, n) => {
    for (const line of log) {
      const { sign } = line
      // Whoever answers begins the own turn by it; what the table tells begins after the answer.
      const end = line.seat === seat && begins(line) && (sign?.heads || !sign?.turn) && !sign?.round ? n - 1 : n
      if (sign?.round) rounds.add(end)
      const changes = line.seat !== mover && begins(line) && (!byTurns || sign?.heads)
      if (line.seat === null || !(sign?.turn || changes)) continue
      if (mover !== null) turns.add(end)
      first ??= line.seat
      if (!byRounds && mover !== null && line.seat === first) rounds.add(end)
      mover = line.seat
    }
  })
  const last = moments.length - 1
  const inOrder = (found: Set<number>): number[] => [...found.add(last)].filter((n) => n > 0).sort((a, b) => a - b)
  return { turn: inOrder(turns), round: inOrder(rounds) }
}

/** Where each of them ends. */
export interface Stops {
  turn: number[]
  round: number[]
}

/** In which of them a moment lies, from 1 on; the moment at which one ends belongs to it. 0: before all. */
export const within = (ends: number[], move: number): number => (move ? ends.findIndex((end) => end >= move) + 1 : 0)

export interface Spent {
  total: number
  answers: number
  longest: number
}

/** Milliseconds that each seat took; null where the times are not known (a record from a file). */
export function spent(moments: Moment[], startedAt: number | null, seats: number): Spent[] | null {
  const all: Spent[] = Array.from({ length: seats }, () => ({ total: 0, answers: 0, longest: 0 }))
  let before = startedAt
  for (const { seat, at } of moments) {
    if (seat === null || at === null) continue
    if (before !== null) {
      const took = Math.max(0, at - before)
      const own = all[seat]!
      own.total += took
      own.answers += 1
      own.longest = Math.max(own.longest, took)
    }
    before = at
  }
  return all.some((own) => own.answers) ? all : null
}

/** The last moment drawn a little wider, so that what comes at the very end can be seen. */
export function widened<T>(course: T[]): { last: number; course: { n: number; of: T }[] } {
  const end = course.length - 1
  const last = end + Math.max(1, end * 0.05)
  return { last, course: [...course.map((of, n) => ({ n, of })), { n: last, of: course[end]! }] }
}

/** Steps for the lines of a chart up to a number: 1, 2, 5, 10, 20, 50 … */
export function ticks(top: number, most = 6): number[] {
  let step = 1
  for (const factor of [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]) {
    step = factor
    if (top / factor <= most) break
  }
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step)
}
