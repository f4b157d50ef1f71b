import { describe, expect, test } from 'vitest'
import { battleOf, fight, limits } from '../src/games/scythe/battle'
import { heaps, river, standing } from '../src/games/scythe/geometry'
import { bottomCost, controls, GOODS, havens, lacks, meets, move, produceCost, stock, tier, topOf, type Place, type Scene, type Table } from '../src/games/scythe/scene'
import { inTray, moveId } from '../src/games/scythe/spots.svelte'
import { regret } from '../src/games/scythe/warnings'
import type { Seen } from '../src/games/page'
import type { Choice, Line, Move } from '../src/shell/wire'

const name = { cs: 'x', en: 'x' }
const place = (id: number, q: number, r: number, terrain: Place['terrain']): Place => ({ id, key: `r${id}`, q, r, terrain, label: name, name, tunnel: false, encounter: false, land: [], across: [], lakes: [] })
// Two hexes beside each other, one below them, and a base.
const PLACES = [place(0, 0, 0, 'farm'), place(1, 1, 0, 'village'), place(2, 0, 1, 'mountain'), place(3, 2, 0, 'base')]
const scene = {
  places: PLACES,
  mats: [{ id: 0, key: 'm', name, number: 1, popularity: 2, coins: 4, sections: [0, 1, 2, 3].map((top) => ({ top, bottom: top, cost: 3, squares: 2, coins: 1 })) }],
  tiers: [{ from: 13, star: 5, territory: 4, pair: 3 }, { from: 7, star: 4, territory: 3, pair: 2 }, { from: 0, star: 3, territory: 2, pair: 1 }],
  limits: { power: 16, popularity: 18, dial: 7, stars: 6, factory_territories: 3 },
} as unknown as Scene

const full = (length: number, of = 0) => Array.from({ length }, () => of)
function table(more: Partial<Table> = {}): Table {
  return {
    factions: [0, 1], mats: [0, 0], workers: full(8), mechs: full(8), character: [3, 3], goods: full(16), built: full(4, -1), tokens: full(4), power: [5, 9], popularity: [3, 3], coins: [4, 4],
    cubes: full(12, 1), squares: full(8), recruits: [0, 0], bonuses: [0, 0], abilities: [0, 0], deployed: [0, 0], stars: full(18), section: [-1, -1], factory_card: [-1, -1], hand: [[2, 3], [-1]], objectives: [[], []], active: 0, turn: 1, tired: [], ...more,
  } as unknown as Table
}
const put = (cells: number[], ...at: [number, number][]) => cells.map((n, i) => at.find(([place]) => place === i)?.[1] ?? n)

describe('the map', () => {
  test('a river runs along the common border', () => {
    const [from, to] = [...river(PLACES[0]!, PLACES[1]!).matchAll(/-?[\d.]+,-?[\d.]+/g)].map((m) => m[0]).filter((_, i) => i === 0 || i === 3)
    expect([from, to]).toEqual(['43.3,-25.0', '43.3,25.0'])
  })
  test('units control territories, structures only where nobody else stands', () => {
    const t = table({ workers: put(full(8), [0, 1]), built: put(full(4, -1), [1, 0 * 4 + 2]) })
    expect([0, 1, 2].map((p) => controls(scene, t, 0, p))).toEqual([true, true, false])
    const taken = table({ built: put(full(4, -1), [1, 2]), workers: put(full(8), [4 + 1, 1]) })
    expect([controls(scene, taken, 0, 1), controls(scene, taken, 1, 1)]).toEqual([false, true])
  })
  test('whoever has come for a combat does not control the place yet', () => {
    const t = table({ mechs: put(full(8), [0, 1], [4, 1]) })
    expect([controls(scene, t, 0, 0), controls(scene, t, 1, 0)]).toEqual([false, true])
  })
  test('a fighter meets fighters, or only workers, or nobody', () => {
    const t = table({ mechs: put(full(8), [4, 1]), workers: put(full(8), [4 + 1, 2]) })
    expect([0, 1, 2].map((p) => meets(t, 0, p))).toEqual([{ kind: 'battle', enemy: 1, workers: 0 }, { kind: 'drive', enemy: -1, workers: 2 }, { kind: 'nobody', enemy: -1, workers: 0 }])
  })
  test('mechs stand one by one, workers with their number', () => {
    const t = table({ mechs: put(full(8), [0, 2]), workers: put(full(8), [0, 3]), character: [0, 3] })
    expect(standing(t, 0).map((s) => [s.kind, s.count])).toEqual([['character', 1], ['mech', 1], ['mech', 1], ['worker', 3]])
    expect(new Set(standing(t, 0).map((s) => s.y)).size).toBe(2)
  })
  test('four kinds of resources lie in two rows', () => {
    const t = table({ goods: [1, 2, 3, 4, 0, 5, 0, 0, ...full(8)] })
    expect(new Set(heaps(t, 0).map((h) => h.y)).size).toBe(2)
    expect(heaps(t, 1).map((h) => [h.good, h.count, h.x])).toEqual([[1, 5, 0]])
  })
})

describe('the mats', () => {
  test('cubes that moved make gains larger and costs smaller', () => {
    const t = table({ cubes: put(full(12, 1), [0, 0], [4, 0]), squares: put(full(8), [2, 1]) })
    expect(topOf(t, 0, 0).benefits.map((b) => b.count)).toEqual([3, 1])
    expect(topOf(t, 0, 3).benefits.map((b) => b.count)).toEqual([3, 1])
    expect([bottomCost(scene, t, 0, 2), bottomCost(scene, t, 0, 1)]).toEqual([2, 3])
  })
  test('workers make production dearer', () => {
    const cost = (n: number) => produceCost(table({ workers: put(full(8), [0, n]) }), 0).map(([good]) => GOODS[good])
    expect([3, 4, 6, 8].map(cost)).toEqual([[], ['power'], ['power', 'popularity'], ['power', 'popularity', 'coins']])
  })
  test('an Armory adds power to every trade', () => {
    expect(topOf(table({ built: put(full(4, -1), [0, 1]) }), 0, 1).bonus).toEqual([GOODS.indexOf('power'), 1])
    expect(topOf(table(), 0, 1).bonus).toBe(null)
  })
  test('only resources on own territories pay', () => {
    const t = table({ goods: [0, 0, 0, 2, 0, 0, 0, 5, ...full(8)], workers: put(full(8), [0, 1]) })
    expect([stock(scene, t, 0, 3), lacks(scene, t, 0, 3), lacks(scene, t, 0, 0)]).toEqual([2, 1, 3])
  })
  test('popularity has three tiers', () => {
    expect([0, 6, 7, 12, 13].map((n) => tier(scene, n).star)).toEqual([3, 3, 4, 4, 5])
  })
})

const line = (n: number, kind: string, more: object): Line => ({ n, seat: (more as { seat?: number }).seat ?? null, event: { t: `scythe.${kind}`, ...more } }) as unknown as Line
const seen = (t: Table, step: string, choices: Move[], log: Line[] = []): Seen => ({ view: { table: t }, seat: 0, log, question: { step: { t: `scythe.${step}` }, asked: [0] }, choices: choices.map((m, id) => ({ id, move: m }) as unknown as Choice) }) as unknown as Seen

describe('a combat', () => {
  const began = line(1, 'BattleBegan', { seat: 0, seat_against: 1, place: 0 })
  test('is watched while dials are set, and until somebody goes on', () => {
    expect(battleOf(seen(table(), 'Dials', [], [began]), null)).toMatchObject({ attacker: 0, defender: 1, stage: 'dials', winner: -1 })
    expect(battleOf(seen(table(), 'ChooseSection', [], [began]), null)).toBe(null)
    const log = [began, line(2, 'Fought', { seat: 0, power: 3, cards: 5 }), line(3, 'Fought', { seat: 1, power: 7, cards: 0 }), line(4, 'BattleWon', { seat: 0, place: 0 }), line(5, 'TurnBegan', { seat: 1 })]
    const over = battleOf(seen(table(), 'ChooseSection', [], log), 4)
    expect([over?.stage, over?.winner, over?.sides.map((s) => s.total), over?.lines.length]).toEqual(['over', 0, [8, 7], 3])
  })
  test('allows a card for each fighter, and one more with People’s Army', () => {
    const t = table({ mechs: put(full(8), [0, 1]), workers: put(full(8), [0, 1]), abilities: [1 << 5, 0] })
    expect(limits(scene, t, 0, 0)).toEqual({ dial: 5, power: 5, hand: 2, cards: 2 })
    expect(limits(scene, { ...t, abilities: [0, 0], power: [12, 0] }, 0, 0)).toEqual({ dial: 7, power: 12, hand: 2, cards: 1 })
  })
  test('leaves lakes without enemies to whoever is Seaworthy', () => {
    const shore = { ...scene, places: [{ ...PLACES[0]!, lakes: [1, 2] }, ...PLACES.slice(1)] } as Scene
    const t = table({ mechs: put(full(8), [0, 1], [4 + 1, 1]), abilities: [1 << 2, 0] })
    expect([havens(shore, t, 0, 0), havens(shore, { ...t, abilities: [0, 0] }, 0, 0)]).toEqual([[2], []])
  })
  test('is answered by power and cards by value', () => {
    expect(fight(seen(table(), 'Dials', []), 0, 3, [1])).toEqual(move('Fight', { power: 3, twos: 0, threes: 1, fours: 0, fives: 0 }))
  })
})

describe('a warning', () => {
  const [skip, done] = [move('Skip'), move('Done')]
  test('comes before something is left unused', () => {
    expect(regret(seen(table(), 'BottomAction', [skip, move('Bottom', { coins: 1 })]), skip)).toBe('bottom')
    expect(regret(seen(table(), 'BottomAction', [skip]), skip)).toBe('')
    expect(regret(seen(table(), 'MoveUnits', [done, move('Unit', { kind: 0, place: 0 })]), done)).toBe('units')
    expect(regret(seen(table(), 'EndTurn', [done]), done)).toBe('')
    expect(regret(seen(table(), 'EndTurn', [done, move('Reveal', { objective: 1 })]), done)).toBe('objective')
  })
  test('comes before an attack with nothing', () => {
    const go = move('Go', { place: 0 })
    const enemy = table({ mechs: put(full(8), [4, 1]), power: [0, 5], hand: [[], []] })
    expect([regret(seen(enemy, 'Travel', [go]), go), regret(seen({ ...enemy, power: [1, 5] }, 'Travel', [go]), go)]).toEqual(['attack', ''])
    const nothing = move('Fight', { power: 0, twos: 0, threes: 0, fours: 0, fives: 0 })
    expect([regret(seen(table(), 'Dials', []), nothing), regret(seen(enemy, 'Dials', []), nothing)]).toEqual(['fight', ''])
  })
})

test('every control has a number of its own', () => {
  const all = [move('Go', { place: 53 }), move('Section', { section: 4 }), move('Top', { choice: 1 }), move('Less', { choice: 0 }), move('Bottom', { coins: 1 }), move('Cube', { cube: 5 }), move('Square', { bottom: 3 }), move('Recruit', { bottom: 0 }), move('Ability', { number: 3 }), move('Structure', { structure: 0 }), move('Bonus', { number: 2 }), move('Card', { value: 5 }), move('Reveal', { objective: 26 }), move('Option', { number: 2 }), move('Part', { number: 0 }), move('Take', { card: 17 }), move('Number', { number: 8 }), move('Good', { good: 3 }), move('Load', { good: 4 }), move('Unload', { good: 0 }), move('Done'), move('Skip'), move('Yes'), move('No'), move('Fight', { power: 0 }), move('Share', { number: 3 }), move('Wish', { bottom: 0, take: 0 }), move('Wish', { bottom: 3, take: 1 }), move('LoadWalker'), move('UnloadWalker'), move('Gift', { seat: 0, coins: 1 }), move('Gift', { seat: 4, coins: 10 })].map(moveId)
  expect(new Set(all).size).toBe(all.length)
  expect(all).not.toContain(null)
  expect(moveId(move('Hidden'))).toBe(null)
  expect(inTray({ move: move('Done') } as unknown as Choice)).toBe(true)
  expect(inTray({ move: move('Section', { section: 0 }) } as unknown as Choice)).toBe(false)
  const gift = { move: move('Gift', { seat: 1, coins: 2 }) } as unknown as Choice
  expect([inTray(gift, 'ChooseSection'), inTray(gift, 'Bribe')]).toEqual([false, true])
  expect(inTray({ move: move('Wish', { bottom: 1, take: 0 }) } as unknown as Choice)).toBe(true)
  expect([0, 1, 2].map((coins) => inTray({ move: move('Bottom', { coins }) } as unknown as Choice))).toEqual([true, false, true])
})
