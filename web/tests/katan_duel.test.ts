import { describe, expect, test } from 'vitest'
import { columns, doubled, ends, freeSite, hand, lastEvent, missing, move, payments, points, robbery, spotsFor, stock, tableOf, type Card, type Scene, type Table } from '../src/games/katan_duel/scene'
import type { Line, View } from '../src/shell/wire'

const name = { cs: 'x', en: 'x' }
const NONE = { victory: 0, commerce: 0, strength: 0, skill: 0, progress: 0 }
const card = (id: number, kind: string, more: Partial<Card> = {}): Card => ({ id, kind, title: name, short: name, colour: 'green', group: 'building', set: 'base', back: 0, cost: [0, 0, 0, 0, 0, 0], points: NONE, once: false, face_up: false, own_moment: false, covers: -1, rule: `card.${kind}`, ...more })
const LANDS = [[0, 2], [5, 1], [3, 6], [1, 3], [4, 4], [2, 5]] as const

const scene = {
  cards: [
    card(0, 'grain_mill', { cost: [1, 0, 0, 1, 0, 0] }),
    card(1, 'university', { colour: 'red', points: { ...NONE, victory: 1, progress: 1 } }),
    card(2, 'storehouse'),
    card(3, 'town_hall', { colour: 'red', covers: 4 }),
    card(4, 'parish_hall'),
    card(5, 'gold_ship', { group: 'ship', points: { ...NONE, commerce: 1 } }),
    card(6, 'salt_silo', { colour: 'red' }),
  ],
  lands: LANDS.map(([good, number], id) => ({ id, good, number, key: 'lumber', title: name })),
} as unknown as Scene

/** The start of a game: places 5 and 6, regions around them. */
function table(): Table {
  const full = (length: number, of: number) => Array.from({ length }, () => of)
  const t = { land: full(52, -1), goods: full(52, 0), places: full(24, 0), roads: full(26, 0), sites: full(96, -1), cached: [0, 0], cache: [-1, -1], hand: [[0, 1], [-1]], hand_backs: [1, 1, 0, 0, 0, 1], fresh: [2, -1] } as unknown as Table
  t.places[5] = t.places[6] = 1
  t.roads[6] = 1
  ;[5, 6, 7, 18, 19, 20].forEach((region, i) => {
    t.land[region] = i
    t.goods[region] = 1
  })
  return t
}

describe('a principality', () => {
  test('is regions and places by turns', () => {
    expect(columns(table(), 0)).toEqual([{ land: 5 }, { place: 5, side: null }, { land: 6 }, { place: 6, side: null }, { land: 7 }])
  })
  test('shows the next place behind an open road', () => {
    const t = table()
    t.roads[7] = 1
    expect(columns(t, 0).at(-1)).toEqual({ place: 7, side: 1 })
    expect(ends(t, 0)).toEqual([5, 6])
  })
  test('has a second site above and below a city', () => {
    const t = table()
    expect(freeSite(t, 0, 10)).toBe(20)
    t.sites[20] = 2
    expect(freeSite(t, 0, 10)).toBe(-1)
    t.places[5] = 2
    expect(freeSite(t, 0, 10)).toBe(21)
  })
  test('takes green cards anywhere, red ones at cities, and covers what a card covers', () => {
    const t = table()
    expect(spotsFor(scene, t, 0, scene.cards[0]!)).toEqual([10, 11, 12, 13])
    expect(spotsFor(scene, t, 0, scene.cards[1]!)).toEqual([])
    t.places[6] = 2
    expect(spotsFor(scene, t, 0, scene.cards[1]!)).toEqual([12, 13])
    expect(spotsFor(scene, t, 0, scene.cards[3]!)).toEqual([])
    t.sites[24] = 4
    expect(spotsFor(scene, t, 0, scene.cards[3]!)).toEqual([12])
  })
})

describe('goods', () => {
  test('are counted by kind', () => {
    const t = table()
    t.cached[0] = 2
    expect(stock(scene, t, 0)).toEqual([1, 1, 1, 1, 1, 3])
    expect(missing([2, 0, 0, 1, 0, 0], stock(scene, t, 0))).toEqual([1, 0, 0, 0, 0, 0])
  })
  test('say which region pays and which gives twice', () => {
    const t = table()
    expect([...payments(scene, t, 0, scene.cards[0]!.cost)]).toEqual([[5, 1], [7, 1]])
    expect(doubled(scene, t, 0, scene.cards[0]!, 12)).toEqual([7])
    expect(doubled(scene, t, 0, scene.cards[0]!, 11)).toEqual([])
  })
  test('are robbed above seven, but not counted beside a storehouse', () => {
    const t = table()
    for (const region of [5, 6, 7, 18]) t.goods[region] = 3
    expect(robbery(scene, t, 0)).toEqual({ counted: 14, sheltered: 0, gold: 3, wool: 1 })
    t.sites[20] = 2
    expect(robbery(scene, t, 0)).toEqual({ counted: 8, sheltered: 6, gold: 3, wool: 1 })
    t.goods[7] = 1
    expect(robbery(scene, t, 0)).toEqual({ counted: 6, sheltered: 6, gold: 0, wool: 0 })
  })
})

test('points come from cards, and some cards help others', () => {
  const t = table()
  t.sites[20] = 5
  t.sites[24] = 6
  t.sites[26] = 1
  expect(points(scene, t, 0)).toEqual({ ...NONE, victory: 1, progress: 1, commerce: 2 })
})

test('a hand tells backs, and which cards wait for the next turn', () => {
  expect(hand(table(), 0)).toEqual([{ card: 0, back: 0, later: false }, { card: 1, back: 1, later: true }])
  expect(hand(table(), 1)).toEqual([{ card: -1, back: 2, later: false }])
})

test('the event of this turn is the last one drawn in it', () => {
  const line = (t: string, event = 0) => ({ event: { t: `katan_duel.${t}`, event } }) as unknown as Line
  expect(lastEvent([line('TurnBegan'), line('EventDrawn', 4)])).toBe(4)
  expect(lastEvent([line('EventDrawn', 4), line('TurnBegan')])).toBe(null)
  expect(move('At', { spot: 3 })).toEqual({ t: 'katan_duel.At', spot: 3 })
  expect(tableOf({ table: { turn: 1 } } as unknown as View).turn).toBe(1)
})
