// Tables in the lobby's lists: what they are called, and which of them is in a hurry.

import { both, say } from './words.svelte'
import type { GameInfo, MyTable } from './wire'

export const names = (t: MyTable): string =>
  t.seats.map((s, i) => s.name || say('seat-number', { number: i + 1 })).join(', ')

/** The game, and what is not as usual: the first thing that is chosen for it, packs. */
export function about(t: MyTable, games: GameInfo[]): string {
  const first = games.find((g) => g.id === t.game)?.options.find((o) => !o.per_seat)
  const value = first?.values.find((v) => v.value === t.options[first.name])
  const special = value && value.value !== first?.default
  return [both(t.title), special ? both(value.title) : '', ...t.packs.map((p) => p.title)].filter(Boolean).join(' · ')
}

/** The least time first; without a clock, whoever waits longest. */
export const byUrgency = (a: MyTable, b: MyTable): number =>
  (a.left ?? Infinity) - (b.left ?? Infinity) || a.moved_at - b.moved_at
