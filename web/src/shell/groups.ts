// The log as people read it: one entry per move, with what followed from it.

import { begins, isDull } from './glance'
import type { Auto, Line } from './wire'

export interface Group {
  n: number // number of the move; 0 for what came before the first, and while earlier lines are missing
  moved: boolean // somebody's move
  first: Line
  lines: Line[]
  seat: number | null
  points: number // of the seat that moved
  others: { seat: number; points: number }[]
}

/** What a player did without another's move between; or what nobody did, like the beginning of a round. */
export interface Turn {
  seat: number | null
  groups: Group[] // in order
  lines: Line[] // of all of them
  first: Line
  points: number // of the seat whose turn it was
  others: { seat: number; points: number }[]
}

/** Turns in order. */
export function turnsOf(groups: Group[]): Turn[] {
  const turns: Turn[] = []
  for (const group of groups) {
    const open = turns.at(-1)
    const seat = group.moved ? group.seat : null
    if (open && open.seat === seat && seat !== null) open.groups.push(group)
    else turns.push({ seat, groups: [group], lines: [], first: group.first, points: 0, others: [] })
  }
  for (const turn of turns) {
    turn.lines = turn.groups.flatMap((group) => group.lines)
    Object.assign(turn, sumPoints(turn.lines, turn.seat))
  }
  return turns
}

/** Has a seat moved, as far as the log is known? */
export const hasMoved = (groups: Group[], seat: number | null): boolean =>
  seat !== null && groups.some((group) => group.moved && group.seat === seat)

/** What others did since a seat's last turn, which may be the one it is in; nothing for who only watches. */
export function since(turns: Turn[], seat: number | null, playing: boolean): Turn[] {
  if (seat === null) return []
  const own = turns.findLastIndex((turn) => turn.seat !== null)
  const before = playing && turns[own]?.seat === seat ? turns.slice(0, own) : turns
  return before.slice(before.findLastIndex((turn) => turn.seat === seat) + 1).filter((turn) => turn.seat !== null)
}

/** Groups in order, without lines that say nothing new. */
export function groupLines(log: Line[]): Group[] {
  const groups: Group[] = []
  for (const line of log) {
    if (isDull(line)) continue
    const open = groups.at(-1)
    if (!open || begins(line))
      groups.push({
        n: 0,
        moved: begins(line) && line.seat !== null,
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
export function entries(moments: { seat: number | null; log: Line[] }[]): Group[] {
  return moments.flatMap(({ seat, log }, n) => {
    const lines = log.filter((line) => !isDull(line))
    if (!lines[0]) return []
    const group: Group = { n, moved: true, first: lines[0], lines, seat, points: 0, others: [] }
    sum(group)
    return [group]
  })
}

/** What the table answered by itself after a group began and before the next one did; `groups` in order. */
export function answersIn(group: Group, groups: Group[], auto: Auto[]): Auto[] {
  const next = groups[groups.indexOf(group) + 1]?.first.n ?? Infinity
  return auto.filter(({ n }) => n > group.first.n && n <= next)
}

/** The log after a full view, which brings its newest lines: older ones that are known stay, unless some are missing between. */
export function joinLines(known: Line[], newest: Line[]): Line[] {
  const first = newest[0]?.n ?? 0
  const older = known.filter((line) => line.n < first)
  return older.at(-1)?.n === first - 1 ? [...older, ...newest] : newest
}

function sum(group: Group): void {
  Object.assign(group, sumPoints(group.lines, group.seat))
}

/** The points that lines brought a seat, and others. */
function sumPoints(lines: Line[], mine: number | null): Pick<Group, 'points' | 'others'> {
  const sums = new Map<number, number>()
  for (const { seat, points } of lines) if (seat !== null && points) sums.set(seat, (sums.get(seat) ?? 0) + points)
  return {
    points: sums.get(mine ?? -1) ?? 0,
    others: [...sums].filter(([seat]) => seat !== mine).map(([seat, points]) => ({ seat, points })),
  }
}
