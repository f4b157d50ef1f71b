// The hall of fame: the best that people have reached by themselves in games that were played to their end.

import type { MyTable } from './wire'

export interface Fame {
  table: string
  seat: number
  name: string
  points: number
  won: boolean
  at: number
}

/** The most points first, of equal ones the earlier; each table counts once, whether it is mine or listed for all. */
export function best(tables: MyTable[], game: string, most = 5): Fame[] {
  const played = new Map(tables.filter((t) => t.game === game && t.ended === 'played').map((t) => [t.table, t]))
  const all = [...played.values()].flatMap((t) =>
    t.seats.flatMap(({ name, kind, points }, seat): Fame[] =>
      kind === 'person' && points != null && !t.helped.includes(seat)
        ? [{ table: t.table, seat, name, points, won: t.winners.includes(seat), at: t.moved_at }]
        : [],
    ),
  )
  return all.toSorted((a, b) => b.points - a.points || a.at - b.at).slice(0, most)
}
