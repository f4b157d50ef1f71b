// The log as people read it: one entry per move, with what followed from it.

import type { Line } from './wire'

export interface Group {
  n: number // number of the move; 0 for what came before the first, and while earlier lines are missing
  moved: boolean // somebody's move
  first: Line
  lines: Line[]
  seat: number | null
  points: number // of the seat that moved
  others: { seat: number; points: number }[]
}

/** Groups in order; `opens` says which line begins one, `dull` which lines to leave out. */
export function grouped(log: Line[], opens: (line: Line) => boolean, dull: (line: Line) => boolean): Group[] {
  const groups: Group[] = []
  for (const line of log) {
    if (dull(line)) continue
    const open = groups.at(-1)
    if (!open || opens(line))
      groups.push({
        n: 0,
        moved: opens(line) && line.seat !== null,
        first: line,
        lines: [line],
        seat: line.seat,
        points: 0,
        others: [],
      })
    else open.lines.push(line)
  }
  let n = 0
  for (const group of groups) {
    if (group.moved && log[0]!.n === 0) group.n = ++n
    sum(group)
  }
  return groups
}

/** One entry per moment of a replay that told something, numbered by the answers given. */
export function entries(moments: { seat: number | null; log: Line[] }[], dull: (line: Line) => boolean): Group[] {
  return moments.flatMap(({ seat, log }, n) => {
    const lines = log.filter((line) => !dull(line))
    if (!lines[0]) return []
    const group: Group = { n, moved: true, first: lines[0], lines, seat, points: 0, others: [] }
    sum(group)
    return [group]
  })
}

/** The log after a full view, which brings its newest lines: older ones that are known stay, unless some are missing between. */
export function joined(known: Line[], newest: Line[]): Line[] {
  const first = newest[0]?.n ?? 0
  const older = known.filter((line) => line.n < first)
  return older.at(-1)?.n === first - 1 ? [...older, ...newest] : newest
}

function sum(group: Group): void {
  const sums = new Map<number, number>()
  for (const { seat, points } of group.lines)
    if (seat !== null && points) sums.set(seat, (sums.get(seat) ?? 0) + points)
  group.points = sums.get(group.seat ?? -1) ?? 0
  group.others = [...sums].filter(([seat]) => seat !== group.seat).map(([seat, points]) => ({ seat, points }))
}
