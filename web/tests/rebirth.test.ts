import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EXAMPLES } from '../src/games/rebirth/examples'
import { border, clustersBeside, neighbours, openSea, places } from '../src/games/rebirth/geometry'
import { landmarksBeside, targetOf } from '../src/games/rebirth/scene'
import type { Board, Scene, Space, Tile } from '../src/games/rebirth/types'
import { at, beside, bounds, nearest } from '../src/shell/hexes'

const space = (id: number, q: number, r: number, more: Partial<Space> = {}): Space => ({
  id,
  label: `A${id}`,
  q,
  r,
  terrain: 'farm',
  bonus: false,
  near: [],
  ...more,
})
// Two rows: 0 1 2 / 3 4, a castle after them.
const scene: Scene = {
  map: 'scotland',
  title: { cs: '', en: '' },
  stand_in: false,
  missions: [],
  bonuses: [],
  tiles: [],
  spaces: [
    space(0, 0, 0, { near: [0] }),
    space(1, 1, 0),
    space(2, 2, 0, { terrain: 'town', town: 0 }),
    space(3, 0, 1),
    space(4, 1, 1, { terrain: 'town', town: 0 }),
  ],
  towns: [{ id: 0, name: 'Town', size: 2, spaces: [2, 4] }],
  landmarks: [{ id: 0, kind: 'castle', name: 'Castle', q: -1, r: 0, tie_break: false }],
}
test('a guide can ask for what is beside a castle', () => {
  expect(landmarksBeside(scene, { t: 'rebirth.Place', space: 0 })).toEqual(['castle'])
  expect(landmarksBeside(scene, { t: 'rebirth.Place', space: 3 })).toEqual([])
  expect(landmarksBeside(scene, { t: 'rebirth.Keep', tile: 0 })).toEqual([])
})

test('a move means a space, or a tower whose bonus is used', () => {
  expect(targetOf(scene, { t: 'rebirth.Place', space: 3 })).toBe(3)
  expect(targetOf(scene, { t: 'rebirth.Use', tower: 0 })).toBe(5)
  expect(targetOf(scene, { t: 'rebirth.Keep', tile: 0 })).toBeNull()
})

test('neighbours lie around', () => {
  expect(neighbours(scene).map((n) => n.toSorted())).toEqual([
    [1, 3],
    [0, 2, 3, 4],
    [1, 4],
    [0, 1, 4],
    [1, 2, 3],
  ])
})

test('a tile joins clusters of its colour and kind', () => {
  const farm = (seat: number, cluster: number): Tile => ({ seat, kind: 'farm', cluster })
  const board = (tiles: Record<string, Tile>) => ({ tiles }) as Board
  expect(clustersBeside(board({ 0: farm(0, 1), 1: farm(0, 1), 3: farm(1, 3) }), [1, 2, 3], 0, 'farm')).toEqual([0, 1])
  expect(clustersBeside(board({ 0: farm(0, 0), 3: farm(1, 3) }), [1, 2, 3], 0, 'farm')).toEqual([])
  expect(clustersBeside(board({ 1: { seat: 0, kind: 'settlement1' } }), [1], 0, 'settlement1')).toEqual([])
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

test('examples are drawn for rules that exist', () => {
  const index = readFileSync(join(import.meta.dirname, '../../src/deskovka/games/rebirth/rules.toml'), 'utf8')
  for (const rule of Object.keys(EXAMPLES)) expect(index).toContain(rule)
})
