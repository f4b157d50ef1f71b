// Clocks: what is left by what the server told, and what may be wished for in the lobby.

import type { Clocks, Wish } from './wire'

const EXTRA = 60_000 // each answer of somebody whose time for the game is used up
const WARN = 30_000
const MINUTE = 60
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export interface Left {
  answer: number | null // milliseconds for this answer; null: as long as one likes
  game: number | null // for the whole game; null: no limit
  part: number // of the time for this answer: 1 at its start, 0 at its end
  soon: boolean
}

/** What a seat has left, `since` milliseconds after the message came. */
export function timeLeft(clock: Clocks, seat: number, since: number): Left {
  const { until, left: rest } = clock.seats[seat]!
  if (until === null) return { answer: null, game: rest, part: 0, soon: false }
  const limits = [
    ...(clock.move === null ? [] : [clock.move * 1000]),
    ...(rest === null ? [] : [Math.max(rest, EXTRA)]),
  ]
  const whole = Math.min(...limits)
  const answer = Math.max(0, until - clock.now - since)
  const used = Math.max(0, whole - answer)
  return {
    answer,
    game: rest === null ? null : Math.max(0, rest - used),
    part: Math.min(1, answer / whole),
    soon: answer <= Math.min(WARN, whole / 2),
  }
}

/** 0:07, 12:30, 1:02:30; a second is shown until it is over. Null for days, which need words. */
export function digits(ms: number): string | null {
  const all = Math.ceil(ms / 1000)
  if (all >= DAY) return null
  const [hours, minutes, seconds] = [Math.floor(all / HOUR), Math.floor((all % HOUR) / MINUTE), all % MINUTE]
  const two = (n: number) => String(n).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

export type Out = Clocks['out']
export const UNITS = { seconds: 1, minutes: MINUTE, hours: HOUR, days: DAY } as const
export type Unit = keyof typeof UNITS

export interface Choice {
  preset: keyof typeof PRESETS | 'off' | 'own'
  out: Out
  move: { count: number | null; unit: Unit }
  game: { count: number | null; unit: Unit }
}

/** Seconds for a move and for the game. */
export const PRESETS = {
  brisk: { move: 2 * MINUTE, game: 30 * MINUTE },
  calm: { move: 10 * MINUTE, game: 2 * HOUR },
  letters: { move: 3 * DAY, game: null },
} as const

const LIMITS = { move: [5, 30 * DAY], game: [MINUTE, 365 * DAY] } as const

export const noClock = (): Choice => ({
  preset: 'off',
  out: 'ask',
  move: { count: 2, unit: 'minutes' },
  game: { count: 1, unit: 'hours' },
})

/** As the server wants it; own numbers are brought to what it allows. Null: no clock. */
export function clockWish({ preset, out, ...own }: Choice): Wish['clock'] {
  if (preset === 'off') return null
  if (preset !== 'own') return { ...PRESETS[preset], out }
  const seconds = (what: 'move' | 'game') => {
    const { count, unit } = own[what]
    const [least, most] = LIMITS[what]
    return count ? Math.min(most, Math.max(least, Math.round(count * UNITS[unit]))) : null
  }
  const [move, game] = [seconds('move'), seconds('game')]
  return move || game ? { move, game, out } : null
}
