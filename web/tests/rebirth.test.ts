import { describe, expect, test } from 'vitest'
import { at, beside, border, bounds, cluster, nearest, neighbours, openSea, places } from '../src/games/rebirth/geometry'
import { BLOCKED, freeFields, ownerOf, progress, tileOf, visitors, type Scene, type Space, type Table } from '../src/games/rebirth/scene'

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
