import { expect, test } from 'vitest'
import { dateOf, dayOf, nextOf, percent, puzzleOf, streak } from '../src/shell/puzzles'
import type { PuzzleSet } from '../src/shell/wire'

const set = (...ids: string[]): PuzzleSet => ({
  themes: {},
  puzzles: ids.map((puzzle) => ({ puzzle, theme: 'end' })),
})

test('everybody who has this date has the same puzzle, at any hour', () => {
  const morning = new Date(2026, 10, 19, 0, 1)
  const night = new Date(2026, 10, 19, 23, 59)
  expect(dayOf(morning)).toBe(dayOf(night))
  expect(dayOf(new Date(2026, 10, 20))).toBe(dayOf(night) + 1)
  expect(dateOf(dayOf(night)).getDate()).toBe(19)
})

test('a change to summer time is no missed day', () => {
  const days = Array.from({ length: 730 }, (_, i) => dayOf(new Date(2026, 0, 1 + i, 12)))
  expect(days.every((day, i) => Number.isInteger(day) && day === days[0]! + i)).toBe(true)
})

test('all puzzles have their day before one comes again', () => {
  const three = set('a', 'b', 'c')
  const days = [20_776, 20_777, 20_778, 20_779].map((day) => puzzleOf(three, day))
  expect(new Set(days.slice(0, 3)).size).toBe(3)
  expect(days[3]).toBe(days[0])
  expect(puzzleOf(set(), 20_776)).toBe(null)
})

test('days in a row count up to today, which may still come', () => {
  expect(streak([], 10)).toBe(0)
  expect(streak([8, 9, 10], 10)).toBe(3)
  expect(streak([8, 9], 10)).toBe(2)
  expect(streak([7, 8], 10)).toBe(0)
  expect(streak([5, 7, 9, 10], 10)).toBe(2)
})

test('the next puzzle is one that was not done', () => {
  const four = set('a', 'b', 'c', 'd')
  expect(nextOf(four, 'g', 'b', {})).toBe('c')
  expect(nextOf(four, 'g', 'b', { 'g/c': 1, 'g/d': 0 })).toBe('a')
  expect(nextOf(four, 'g', 'b', { 'g/a': 1, 'g/c': 1, 'g/d': 2 })).toBe(null)
  expect(nextOf(four, 'g', 'b', { 'other/c': 1 })).toBe('c')
})

test('a chance is never quite nothing or everything', () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual(['<1 %', '<1 %', '50 %', '99+ %', '99+ %'])
})
