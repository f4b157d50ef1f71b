import { expect, test } from 'vitest'
import { entries } from '../src/shell/groups'
import { done, wants } from '../src/shell/guide'
import { pushApart, spent, stops, ticks, turningPoints, views, widened, within } from '../src/shell/past'
import type { Guide, Line, Moment, Replay, View } from '../src/shell/wire'

const line = (n: number, t: string, seat: number | null, points: number | null = null): Line => ({
  n,
  event: { t },
  seat,
  say: { cs: '', en: '' },
  rule: '',
  where: { cs: '', en: '' },
  points,
  sign: { dull: t === 'Drew' },
})
const moment = (seat: number | null, at: number | null, view: Moment['view'] = {}): Moment => ({
  seat,
  at,
  view,
  log: [],
  score: { points: [], ranks: [], winners: [], why: [] },
})

test('each moment has the view of the one before it with what changed', () => {
  const view: View = {
    t: 'View',
    game: 'g',
    version: 1,
    content: '',
    seats: 2,
    options: {},
    seat: null,
    to_act: [0],
    reveals: 0,
    agenda: [],
    answers: [],
    table: { a: [1], b: 2 },
  }
  const moments = [moment(null, null), moment(0, 1, { a: [1, 2], to_act: [1] }), moment(1, 2, { b: 3, reveals: 1 })]
  const all = views({ view, moments } as unknown as Replay)
  expect(all.map((v) => [v.table.a, v.table.b, v.to_act, v.reveals])).toEqual([
    [[1], 2, [0], 0],
    [[1, 2], 2, [1], 0],
    [[1, 2], 3, [1], 1],
  ])
})

test('a turning point is where the lead changes for good, not for a moment', () => {
  const lead = [
    [0, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 3],
    [4, 3],
    [4, 3],
    [4, 3],
    [4, 3],
    [4, 9],
    [5, 9],
  ]
  expect(turningPoints(lead)).toEqual([10]) // the three points of move 5 are overtaken at once
  expect(
    turningPoints([
      [0, 0],
      [1, 1],
      [2, 2],
    ]),
  ).toEqual([])
  expect(turningPoints([])).toEqual([])
})

test('time belongs to the seat that answered; a record without times has none', () => {
  const moments = [moment(null, null), moment(0, 4000), moment(1, 5000), moment(0, 15_000)]
  expect(spent(moments, 1000, 2)).toEqual([
    { total: 13_000, answers: 2, longest: 10_000 },
    { total: 1000, answers: 1, longest: 1000 },
  ])
  expect(spent([moment(null, null), moment(0, null)], null, 2)).toBeNull()
  const went_on = [moment(null, null), moment(0, null), moment(1, 9000)]
  expect(spent(went_on, 8000, 2)?.[1]).toEqual({ total: 1000, answers: 1, longest: 1000 })
})

test('lines of a chart are round numbers, and few', () => {
  expect(ticks(110)).toEqual([0, 20, 40, 60, 80, 100])
  expect(ticks(7)).toEqual([0, 2, 4, 6])
  expect(ticks(0)).toEqual([0])
  expect(widened([1, 2, 3]).course.map((p) => [p.n, p.of])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 3],
  ])
})

test('the log of a replay has one entry per answer that told something', () => {
  const moments = [
    { seat: null, log: [line(0, 'Began', 0)] },
    { seat: 0, log: [line(1, 'Placed', 0), line(2, 'Scored', 0, 3), line(3, 'Scored', 1, 2), line(4, 'Drew', 0)] },
    { seat: 1, log: [line(5, 'Drew', 1)] },
  ]
  const found = entries(moments)
  expect(found.map((g) => [g.n, g.seat, g.lines.length, g.points])).toEqual([
    [0, null, 1, 0],
    [1, 0, 3, 3],
  ])
  expect(found[1]!.others).toEqual([{ seat: 1, points: 2 }])
})

test('a lesson ends with the own event it asks for, counted from its start', () => {
  const both = { cs: '', en: '' }
  const step: Guide['steps'][number] = {
    title: both,
    say: both,
    rules: [],
    show: 'board',
    until: 'Placed',
    times: 2,
    touch: { t: 'Put', x: 1 },
    near: '',
  }
  const log = [line(1, 'Placed', 0), line(2, 'Placed', 1), line(3, 'Placed', 0), line(4, 'Placed', 0)]
  expect(done(step, log, 0, 0)).toBe(true)
  expect(done(step, log, 0, 2)).toBe(true)
  expect(done(step, log, 0, 4)).toBe(false)
  expect(done(step, log, 1, 0)).toBe(false)
  expect(done({ ...step, until: '' }, log, 0, 0)).toBe(false)
  expect([wants(step, { t: 'Put', x: 1, y: 2 }, []), wants(step, { t: 'Put', x: 2 }, [])]).toEqual([true, false])
  expect(wants({ ...step, touch: {} }, { t: 'Put' }, [])).toBe(false)
  const castle = { ...step, near: 'castle' }
  const put = { t: 'Put', x: 1 }
  expect([wants(castle, put, ['castle']), wants(castle, put, ['tower']), wants(castle, put, [])]).toEqual([
    true,
    false,
    false,
  ])
})

test('a replay stops where turns and rounds were over', () => {
  const put = (n: number, seat: number | null, round = false) => ({
    ...line(n, 'Put', seat),
    sign: { begins: true, round },
  })
  const more = (n: number) => ({ ...line(n, 'More', 0), sign: {} })
  const moments = [
    { seat: null, log: [] },
    { seat: 0, log: [put(0, 0)] },
    { seat: 0, log: [more(1)] },
    { seat: 1, log: [put(2, 1)] },
    { seat: 0, log: [more(3)] }, // an answer in another's turn
    { seat: 1, log: [put(4, 0)] }, // whoever ends a turn begins the next player's
    { seat: 0, log: [more(5)] },
  ]
  expect(stops(moments)).toEqual({ turn: [2, 5, 6], round: [5, 6] })
  const rounds = [{ seat: null, log: [put(0, 0, true)] }, ...moments.slice(1, 4), { seat: 1, log: [put(9, 1, true)] }]
  expect(stops(rounds).round).toEqual([4])
})

test('where a game says at which line a turn begins, an answer in it by another ends none, and two turns of one player are two', () => {
  const told = (n: number, seat: number, sign: Line['sign']) => ({ ...line(n, 'Told', seat), sign })
  const began = (n: number, seat: number) => told(n, seat, { begins: true, turn: true })
  const moments = [
    { seat: null, log: [] },
    { seat: 0, log: [began(0, 0)] },
    { seat: 1, log: [told(1, 1, { begins: true })] }, // a defence
    { seat: 0, log: [told(2, 0, { begins: true, heads: true }), began(3, 1)] },
    { seat: 1, log: [told(4, 1, { begins: true, heads: true })] },
    { seat: 1, log: [began(5, 1)] }, // alone at the table: the same player goes on
    { seat: 1, log: [] },
  ]
  expect(stops(moments).turn).toEqual([3, 5, 6])
  const done = (n: number, seat: number) => told(n, seat, { begins: true, heads: true, turn: true })
  const lone = [{ seat: null, log: [] }, ...[0, 1, 1].map((seat, n) => ({ seat, log: [done(n, seat)] }))]
  expect(stops(lone).turn).toEqual([1, 2, 3])
  expect([0, 1, 3, 4, 6].map((move) => within([3, 5, 6], move))).toEqual([0, 1, 1, 2, 3])
})

test('marks are pushed apart, and none falls off the foot', () => {
  const pushed = (...ys: number[]) =>
    pushApart(
      ys.map((y) => ({ y })),
      10,
      5,
      40,
    ).map(({ y }) => y)
  expect(pushed(0, 3, 30)).toEqual([5, 15, 30])
  expect(pushed(38, 39, 40)).toEqual([20, 30, 40])
})
