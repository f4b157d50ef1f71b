import { describe, expect, test } from 'vitest'
import { forecast } from '../src/games/settlers/forecast'
import { cardOf, missing, paid, payments, phase, razePrice, rows, sacrifices, shrinePoints, whereIs, type Scene, type Table, type Title } from '../src/games/settlers/scene'
import type { Line } from '../src/shell/wire'

const name = { cs: 'x', en: 'x' }
const title = (id: string, more: Partial<Title> = {}): Title => ({ name: id, title: name, deck: 0, kind: 'production', colours: ['brown'], uses: 1, worth: 1, copies: 1, pay: {}, always: '', icons: [], bonus: [], open: [], set: '', text: name, stand_in: '', ...more })
const TITLES = [title('forest'), title('mine', { kind: 'action', uses: 2 }), title('walls', { deck: 1, kind: 'feature', always: 'fortify', worth: 2 }), title('mill', { kind: 'feature' })]
const RAZES = [['wood', 'stone'], ['stone', 'wood'], [], ['wood', 'stone']] as const

const scene = {
  titles: TITLES,
  cards: TITLES.map((_, id) => ({ id, code: `C${id}`, title: id, cost: id === 3 ? { wood: 2 } : { wood: 1 }, sites: 0, raze: [...RAZES[id]!], deal: id === 2 ? 'gold' : null })),
  attacks: [{ id: 10, good: 'wood' }, { id: 11, good: 'stone' }, { id: 12, good: 'stone' }, { id: 13, good: 'vp' }],
  factions: [{ name: 'romans', title: name, produces: {}, keeps: 'raze', samurai: false }],
  rounds: 5,
  shrine: [[12, 10], [7, 5], [3, 2]],
} as unknown as Scene

function table(more: Partial<Table> = {}): Table {
  const full = (of: number) => Array.from({ length: 20 }, () => of)
  return { factions: [0], goods: full(0), hand: [[], []], empire: [[], []], foundations: [[], []], deals: [[], []], routes: [[], []], aside: [[], []], row: [], gone: [], collection: [], used: full(0), tokens: full(0), home: full(-1), offered: full(0), attacks: [], ...more } as Table
}

/** wood, stone, food, gold, settlers, raze, defence of the first side */
const supply = (...goods: number[]) => table({ goods: [...goods, ...Array.from({ length: 14 - goods.length }, () => 0)] })

describe('a price', () => {
  test('lacks what gold cannot fill in', () => {
    expect(missing(supply(1, 0, 0, 1, 0, 0, 0), 0, { wood: 2, stone: 1 })).toEqual({ stone: 1 })
    expect(missing(supply(1, 0, 0, 0, 1, 0, 0), 0, { wood: 1, settler: 2 })).toEqual({ settler: 1 })
    expect(missing(supply(0, 0, 0, 0, 0, 0, 0), 0, { gold: 1 })).toEqual({ gold: 1 })
    expect(missing(supply(2, 1, 0, 0, 0, 0, 0), 0, { wood: 2, stone: 1 })).toEqual({})
  })
  test('is paid in every way that is possible, the least gold first', () => {
    expect(payments(supply(2, 0, 0, 2, 0, 0, 0), 0, { wood: 2 })).toEqual([{ wood: 0, stone: 0, food: 0 }, { wood: 1, stone: 0, food: 0 }, { wood: 2, stone: 0, food: 0 }])
    expect(payments(supply(0, 1, 0, 1, 0, 0, 0), 0, { wood: 1, stone: 1 })).toEqual([{ wood: 1, stone: 0, food: 0 }])
    expect(payments(supply(0, 0, 0, 1, 0, 0, 0), 0, { wood: 2 })).toEqual([])
    expect(payments(supply(1, 0, 0, 1, 0, 0, 0), 0, { wood: 1, gold: 1 })).toHaveLength(1)
  })
  test('takes gold instead of what it stands for', () => {
    expect(paid({ wood: 2, stone: 1, settler: 1 }, { wood: 1, stone: 0, food: 0 })).toEqual({ settler: 1, wood: 1, stone: 1, food: 0, gold: 1, raze: 0 })
  })
})

describe('an empire', () => {
  test('has three rows with faction and common cards', () => {
    const all = rows(scene, table({ empire: [[2, 0, 1], []] }), 0)
    expect(all.map((r) => [r.faction.map((c) => c.id), r.common.map((c) => c.id)])).toEqual([[[], [0]], [[2], []], [[], [1]]])
  })
  test('is razed at a price that tokens and walls raise', () => {
    const t = table({ empire: [[0, 2], []] })
    expect(razePrice(scene, t, cardOf(scene, 2)!, 0)).toBe(2)
    t.tokens[0] = 1
    expect(razePrice(scene, t, cardOf(scene, 0)!, 0)).toBe(4)
  })
  test('gives locations and foundations, but nothing borrowed', () => {
    const t = table({ empire: [[0, 1], []], foundations: [[3], []] })
    expect(sacrifices(t, 0)).toBe(3)
    t.home[1] = 1
    expect(sacrifices(t, 0)).toBe(2)
  })
  test('has cards in one place each', () => {
    const t = table({ empire: [[0], [1]], hand: [[2], [-1]], row: [3] })
    expect([0, 1, 2, 3, 9].map((card) => whereIs(t, card, 0).place)).toEqual(['empire', 'empire', 'hand', 'row', 'away'])
  })
  test('counts what lies on the Shrine', () => {
    expect([2, 3, 7, 11, 12, 20].map((n) => shrinePoints(scene, n))).toEqual([0, 2, 5, 5, 10, 10])
  })
})

describe('the next attack', () => {
  test('hits actions before features before production, by each card that can still come', () => {
    const t = table({ empire: [[0, 1, 3], []], deals: [[], [11]], attacks: [-1, -1, -1] })
    expect(forecast(scene, t).map((f) => [f.good, f.cards, f.targets.map((c) => c.id)])).toEqual([['wood', 1, [1]], ['stone', 1, []], ['vp', 1, []]])
  })
  test('leaves the choice where all is equal, and nothing is hit without a pair', () => {
    const t = table({ empire: [[0], []], deals: [[], [10, 11]], attacks: [] })
    expect(forecast(scene, t).map((f) => [f.good, f.cards, f.targets.map((c) => c.id)])).toEqual([['wood', 0, [0]]])
    expect(forecast(scene, table({ deals: [[], []], attacks: [] }))).toEqual([])
  })
})

test('the phase is the one last told, or guessed from the question', () => {
  const told = (phase: number) => ({ event: { t: 'settlers.PhaseBegan', phase } }) as unknown as Line
  expect(phase([told(0), told(1)], 'Act')).toBe(1)
  expect(phase([], 'RowPick')).toBe(0)
  expect(phase([], 'ChooseVictim')).toBe(4)
  expect(phase([], 'Act')).toBe(2)
})
