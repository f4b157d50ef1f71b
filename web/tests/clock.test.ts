import { describe, expect, test } from 'vitest'
import { digits, timeLeft, noClock, clockWish } from '../src/shell/clock'
import type { Clocks } from '../src/shell/wire'

const NOW = 1_763_190_000_000
const clock = (move: number | null, game: number | null, ...seats: [number | null, number | null][]): Clocks => ({
  move,
  game,
  out: 'ask',
  now: NOW,
  seats: seats.map(([rest, until]) => ({ left: rest, until: until === null ? null : NOW + until })),
})

describe('what is left', () => {
  test('counts down from the moment the message came', () => {
    expect(timeLeft(clock(120, null, [null, 90_000]), 0, 30_000)).toEqual({
      answer: 60_000,
      game: null,
      part: 0.5,
      soon: false,
    })
    expect(timeLeft(clock(120, null, [null, 90_000]), 0, 200_000)).toMatchObject({ answer: 0, part: 0, soon: true })
  })
  test('of the game is what was left when the seat was asked, less the time since', () => {
    expect(timeLeft(clock(120, 3600, [1_000_000, 90_000]), 0, 10_000)).toMatchObject({ answer: 80_000, game: 960_000 })
    expect(timeLeft(clock(120, 3600, [1_000_000, null]), 0, 10_000)).toMatchObject({ answer: null, game: 1_000_000 })
  })
  test('is a minute for each answer when the game is used up', () => {
    expect(timeLeft(clock(null, 3600, [20_000, 60_000]), 0, 0)).toMatchObject({
      answer: 60_000,
      game: 20_000,
      part: 1,
      soon: false,
    })
    expect(timeLeft(clock(null, 3600, [20_000, 60_000]), 0, 30_000)).toMatchObject({ game: 0, soon: true })
  })
  test('is short in the last half minute, of short limits in their second half', () => {
    expect(timeLeft(clock(300, null, [null, 31_000]), 0, 0).soon).toBe(false)
    expect(timeLeft(clock(300, null, [null, 31_000]), 0, 1000).soon).toBe(true)
    expect(timeLeft(clock(20, null, [null, 20_000]), 0, 9000).soon).toBe(false)
    expect(timeLeft(clock(20, null, [null, 20_000]), 0, 10_000).soon).toBe(true)
  })
  test('is written as people read clocks', () => {
    expect([0, 1, 6999, 750_000, 3_750_000].map(digits)).toEqual(['0:00', '0:01', '0:07', '12:30', '1:02:30'])
    expect(digits(2 * 24 * 3_600_000)).toBe(null)
  })
})

describe('what is wished for', () => {
  const own = (move: number | null, game: number | null) =>
    clockWish({
      preset: 'own',
      out: 'bot',
      move: { count: move, unit: 'seconds' },
      game: { count: game, unit: 'minutes' },
    })

  test('is no clock, unless somebody wants one', () => {
    expect(clockWish(noClock())).toBe(null)
    expect(own(null, null)).toBe(null)
    expect(clockWish({ ...noClock(), preset: 'letters' })).toEqual({ move: 259_200, game: null, out: 'ask' })
  })
  test('lies within what the server allows', () => {
    expect(own(2, 0.5)).toEqual({ move: 5, game: 60, out: 'bot' })
    expect(own(90, null)).toEqual({ move: 90, game: null, out: 'bot' })
    expect(own(null, 1e9)).toEqual({ move: null, game: 31_536_000, out: 'bot' })
  })
})
