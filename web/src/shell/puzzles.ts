// Which puzzle a day has, which ones were done here, and for how many days in a row; kept in the browser.

import type { PuzzleSet } from './wire'

const KEY = 'deskovka.puzzles'
const DAY = 86_400_000 // milliseconds

/** Tries that a puzzle took; 0: its answer was shown. */
type Done = Record<string, number>

export interface Diary {
  done: Done // by `game/puzzle`
  days: number[] // on which a puzzle of the day was done, in order
}

/** The number of a calendar day, the same for everybody who has this date. */
export const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY

/** The date of a day, at noon here. */
export function dateOf(day: number): Date {
  const utc = new Date(day * DAY)
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12)
}

/** Which puzzle of the set a day has; all have their day before one comes again. */
export const puzzleOf = (set: PuzzleSet, day: number): string | null =>
  set.puzzles.length ? set.puzzles[day % set.puzzles.length]!.puzzle : null

/** Days in a row up to today; today may still come. */
export function streak(days: number[], today: number): number {
  let last = days.includes(today) ? today : today - 1
  let count = 0
  while (days.includes(last)) {
    count += 1
    last -= 1
  }
  return count
}

export function readDiary(): Diary {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Diary>
    const days = Array.isArray(found.days) ? found.days.filter((day) => Number.isInteger(day)) : []
    return { done: { ...(found.done ?? {}) }, days }
  } catch {
    return { done: {}, days: [] }
  }
}

/** Notes that a puzzle was done, with this many tries; what came first counts. */
export function note(game: string, puzzle: string, tries: number, day: number | null): Diary {
  const diary = readDiary()
  diary.done[`${game}/${puzzle}`] ??= tries
  if (day !== null && !diary.days.includes(day)) diary.days.push(day)
  try {
    localStorage.setItem(KEY, JSON.stringify(diary))
  } catch {
    // Private windows may forbid it; then nothing is remembered.
  }
  return diary
}

/** The next puzzle of the set that was not done here, after this one; null where all are. */
export function nextOf(set: PuzzleSet, game: string, puzzle: string, done: Done): string | null {
  const all = set.puzzles.map((one) => one.puzzle)
  const from = all.indexOf(puzzle) + 1
  return [...all.slice(from), ...all.slice(0, from)].find((id) => id !== puzzle && !(`${game}/${id}` in done)) ?? null
}

/** A chance in whole per cents, and never quite 0 or 100. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance)
  return whole >= 100 ? '99+ %' : whole <= 0 ? '<1 %' : `${whole} %`
}
