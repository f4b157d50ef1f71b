import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EXAMPLES } from '../src/games/rebirth/examples'
import { border, cluster, neighbours, openSea, places } from '../src/games/rebirth/geometry'
import { BLOCKED, freeFields, ownerOf, progress, targetOf, tileOf, visitors, type Asks, type Scene, type Space, type Table } from '../src/games/rebirth/scene'
import { at, beside, bounds, nearest } from '../src/shell/hexes'
import { standing } from '../src/games/rebirth/standing'

const space = (id: number, q: number, r: number, more: Partial<Space> = {}): Space => ({
  id, label: `A${id}`, q, r, terrain: 'farm', town: null, bonus: false, blocked: false, near: [], move: id, ...more,
})
// Two rows: 0 1 2 / 3 4, a castle after them.
const scene: Scene = {
  map: 'scotland', title: { cs: '', en: '' }, stand_in: false, water: [], missions: [], bonuses: [], tiles: [],
  spaces: [space(0, 0, 0, { near: [0] }), space(1, 1, 0), space(2, 2, 0, { terrain: 'town', town: 0 }), space(3, 0, 1), space(4, 1, 1, { terrain: 'town', town: 0 })],
  towns: [{ id: 0, name: 'Town', size: 2, spaces: [2, 4] }],
  landmarks: [{ id: 0, kind: 'castle', name: 'Castle', q: -1, r: 0, tie_break: false, move: 5 }],
}
const FARM_OF_0 = 1
const PLANT_OF_1 = 1 + 6 + 1

test('tiles tell their owner and kind', () => {
  expect([ownerOf(FARM_OF_0), tileOf(FARM_OF_0)]).toEqual([0, 0])
  expect([ownerOf(PLANT_OF_1), tileOf(PLANT_OF_1)]).toEqual([1, 1])
  expect([ownerOf(0), ownerOf(BLOCKED)]).toEqual([-1, -1])
})

test('a move means a space, or a tower whose bonus is used', () => {
  expect(targetOf(scene, { t: 'rebirth.Place', space: 3 })).toBe(3)
  expect(targetOf(scene, { t: 'rebirth.Use', tower: 0 })).toBe(5)
  expect(targetOf(scene, { t: 'rebirth.Keep', tile: 0 })).toBeNull()
})

test('neighbours lie around', () => {
  expect(neighbours(scene).map((n) => n.toSorted())).toEqual([[1, 3], [0, 2, 3, 4], [1, 4], [0, 1, 4], [1, 2, 3]])
})

test('a cluster is of one colour and kind, without the new tile', () => {
  const near = neighbours(scene)
  expect(cluster(near, [FARM_OF_0, FARM_OF_0, 0, PLANT_OF_1, 0], 4, 0, 0).toSorted()).toEqual([0, 1])
  expect(cluster(near, [FARM_OF_0, 0, 0, PLANT_OF_1, 0], 4, 0, 0)).toEqual([])
  expect(cluster(near, [3, 3, 3, 3, 0], 4, 0, 2)).toEqual([])
})

test('a settlement has a border all around and none inside', () => {
  expect(border(scene, scene.towns[0]!).split('M').length - 1).toBe(10)
})

describe('arrows', () => {
  const points = places(scene)
  test('lead to the place beside', () => {
    expect(beside(points, 0, 'ArrowRight')).toBe(1)
    expect(beside(points, 1, 'ArrowLeft')).toBe(0)
    expect([3, 4]).toContain(beside(points, 1, 'ArrowDown'))
    expect(beside(points, 0, 'ArrowLeft')).toBe(5)
  })
  test('stay where nothing is', () => {
    expect(beside(points, 2, 'ArrowRight')).toBe(2)
  })
})

test('a finger that misses finds the nearest legal hex', () => {
  const points = places(scene)
  expect(nearest(points, [1, 2], at({ q: 0, r: 0 }), 100)).toBe(1)
  expect(nearest(points, [2], at({ q: 0, r: 0 }), 60)).toBe(-1)
})

test('the map fits its frame', () => {
  const box = bounds(places(scene))
  expect(box.height).toBeCloseTo(175)
  expect(box.width).toBeGreaterThan(300)
  expect(openSea(places(scene), 3)).toEqual(openSea(places(scene), 3))
})

test('visitors and free fields are counted', () => {
  expect(visitors(scene, [FARM_OF_0, PLANT_OF_1, 0, 0, 0])).toEqual([[0]])
  expect(freeFields(scene, [FARM_OF_0, 0, 0, 0, 0])).toEqual({ farm: 2, energy: 0, blank: 0, town: 2 })
})

test('turns are counted from the table', () => {
  const table = { tiles: [FARM_OF_0, 0, 0, 0, 0], left: [2, 3], aside: [[], []], castles: [], points: [] } as unknown as Table
  expect(progress(table, false)).toEqual({ done: 1, all: 8 })
  expect(progress({ ...table, left: [0, 0], tiles: [1, 7, 0, 0, 0] }, true)).toEqual({ done: 2, all: 2 })
})

describe('missions', () => {
  // Seat 0: farms on 0 and 1, a settlement on 4; seat 1: a plant on 3. The castle lies next to 0.
  const tiles = [FARM_OF_0, FARM_OF_0, 0, PLANT_OF_1, 3]
  const table = { tiles, castles: [0], points: [0, 0] } as unknown as Table
  const counts = (asks: Asks, more: Partial<Table> = {}) => standing(scene, { ...table, ...more }, asks)

  test('that the most wins are counted for everybody', () => {
    expect(counts({ what: 'LargestCluster', tile: 0 })).toEqual({ counts: [2, 0], of: 0 })
    expect(counts({ what: 'LargestGroup' })).toEqual({ counts: [3, 1], of: 0 })
    expect(counts({ what: 'CastlesControlled' })).toEqual({ counts: [1, 0], of: 0 })
    expect(counts({ what: 'NextToCastle', castle: 0 })).toEqual({ counts: [1, 0], of: 0 })
    expect(counts({ what: 'LargeClusters', tile: 0 }, { tiles: [1, 1, 0, 1, 0] })).toEqual({ counts: [1, 0], of: 0 })
  })
  test('that ask for a number say how far everybody is', () => {
    expect(counts({ what: 'SettlementsPresent', towns: [[2, 4]], at_least: 3 })).toEqual({ counts: [1, 0], of: 3 })
    expect(counts({ what: 'SettlementsFull', towns: [[2, 4]] })).toEqual({ counts: [0, 0], of: 0 })
    expect(counts({ what: 'Clusters', tiles: [0, 1], size: 5, at_least: 1 })).toEqual({ counts: [2, 1], of: 5 })
    expect(counts({ what: 'Clusters', tiles: [0], size: 2, at_least: 2 })).toEqual({ counts: [1, 0], of: 2 })
    expect(counts({ what: 'Link', kind: 'castle', at_least: 4 })).toEqual({ counts: [1, 0], of: 4 })
    expect(counts({ what: 'NextToOne', kind: 'castle', at_least: 4 })).toEqual({ counts: [1, 0], of: 4 })
    expect(counts({ what: 'NextToMany', kind: 'tower', at_least: 4 })).toEqual({ counts: [0, 0], of: 4 })
  })
  test('without a condition count nothing', () => {
    expect(counts({ what: 'CathedralBonus' })).toBeNull()
  })
})

test('examples are drawn for rules that exist', () => {
  const index = readFileSync(join(import.meta.dirname, '../../src/deskovka/games/rebirth/rules.toml'), 'utf8')
  for (const rule of Object.keys(EXAMPLES)) expect(index).toContain(rule)
})
