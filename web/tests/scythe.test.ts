import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { battleOf, fight } from '../src/games/scythe/battle'
import { heaps, river, standing } from '../src/games/scythe/geometry'
import { bottomAction, inOrder, move, type At } from '../src/games/scythe/scene'
import { inTray, placeSpot, spotOf } from '../src/games/scythe/spots.svelte'
import type { Board, Meeting, Named, Place, Scene, Side } from '../src/games/scythe/types'
import { regret } from '../src/games/scythe/warnings'
import type { View } from '../src/games/page'
import type { Choice, Line, Move } from '../src/shell/wire'

const name = { cs: 'x', en: 'x' }
const place = (id: number, q: number, r: number): Place => ({
  id,
  q,
  r,
  terrain: 'farm',
  name,
  tunnel: false,
  land: [],
})
const named = (...keys: string[]): Named[] => keys.map((key, id) => ({ id, key, name }))
const scene = {
  resources: named('oil', 'metal', 'wood', 'food', 'worker'),
  combat_cards: [
    { value: 2, field: 'twos' },
    { value: 3, field: 'threes' },
  ],
} as Partial<Scene> as Scene

const side = (more: Partial<Side>): Side => ({
  faction: 0,
  power: 5,
  popularity: 3,
  coins: 4,
  stars: 0,
  placed: {},
  hand: [2, 3],
  objectives: [],
  counted: { star: 3, territory: 2, pair: 1, territories: 0, pairs: 0 },
  ...more,
})
const board = (mine: Partial<Side> = {}, meets: Record<string, Meeting> = {}) =>
  ({
    sides: { 0: side(mine), 1: side({ hand: [-1] }) },
    journey: { unit: 'mech', place: 1, steps: 1, there: {}, loaded: {}, meets },
  }) as Partial<Board> as Board

describe('the map', () => {
  test('a river runs along the common border', () => {
    const [from, to] = [...river(place(0, 0, 0), place(1, 1, 0)).matchAll(/-?[\d.]+,-?[\d.]+/g)]
      .map((m) => m[0])
      .filter((_, i) => i === 0 || i === 3)
    expect([from, to]).toEqual(['43.3,-25.0', '43.3,25.0'])
  })
  test('units of a kind stand together with their number, a structure before all', () => {
    const found = standing({ sides: { 0: { character: true, mechs: 2, workers: 3 }, 2: { structure: 'mill' } } })
    expect(found.map((s) => [s.kind, s.seat, s.count])).toEqual([
      ['mill', 2, 1],
      ['character', 0, 1],
      ['mech', 0, 2],
      ['worker', 0, 3],
    ])
    expect(new Set(found.map((s) => s.y)).size).toBe(2)
  })
  test('a unit has a disc under it and is never smaller than four fifths', () => {
    const [alone] = standing({ sides: { 0: { character: true } } })
    const crowd = standing({
      sides: { 0: { structure: 'mine', character: true, mechs: 2, workers: 3 }, 1: { workers: 1 }, 2: { mechs: 1 } },
    })
    for (const { kind, size, disc } of crowd) {
      expect(size).toBeGreaterThanOrEqual(0.8 * alone!.size)
      expect(disc > 0).toBe(kind !== 'mine')
    }
    expect(Math.max(...crowd.map(({ x, disc }) => Math.abs(x) + disc))).toBeLessThanOrEqual(47)
  })
  test('four kinds of resources lie in two rows, in the order of the box', () => {
    const all = inOrder(scene, { food: 4, oil: 1, wood: 3, metal: 2 })
    expect(all.map(({ good }) => good)).toEqual(['oil', 'metal', 'wood', 'food'])
    expect(new Set(heaps(all, 1)!.all.map((h) => h.y)).size).toBe(2)
    expect(heaps([{ good: 'metal', count: 5 }], 1)!.all.map((h) => [h.good, h.count, h.x])).toEqual([['metal', 5, 0]])
    expect(heaps(all, 3)).toBe(null) // where each would be too small to read, they are counted together
    expect(inOrder(scene)).toEqual([])
  })
})

const line = (n: number, kind: string, more: Record<string, number>): Line => ({
  n,
  seat: more.seat ?? null,
  event: { t: `scythe.${kind}`, ...more },
  say: name,
  rule: '',
  where: name,
  points: null,
})
const choice = (m: Move, id = 0): Choice => ({ id, move: m, short: name, say: name })
const seen = (table: Board, step: string, choices: Move[], log: Line[] = []) =>
  ({
    view: { ...({} as View<Board>), table },
    seat: 0,
    log,
    question: { number: 1, ask: name, step: { t: `scythe.${step}` }, asked: [0], moves: [] },
    choices: choices.map(choice),
  }) as Partial<At> as At

describe('a combat', () => {
  const began = line(1, 'BattleBegan', { seat: 0, seat_against: 1, place: 0 })
  test('is watched while dials are set, and until somebody goes on', () => {
    expect(battleOf(seen(board(), 'Dials', [], [began]), null)).toMatchObject({
      attacker: 0,
      defender: 1,
      stage: 'dials',
      winner: -1,
    })
    expect(battleOf(seen(board(), 'ChooseSection', [], [began]), null)).toBe(null)
    const log = [
      began,
      line(2, 'Fought', { seat: 0, power: 3, cards: 5 }),
      line(3, 'Fought', { seat: 1, power: 7, cards: 0 }),
      line(4, 'BattleWon', { seat: 0, place: 0 }),
      line(5, 'TurnBegan', { seat: 1 }),
    ]
    const over = battleOf(seen(board(), 'ChooseSection', [], log), 4)
    expect([over?.stage, over?.winner, over?.sides.map((s) => s.total), over?.lines.length]).toEqual([
      'over',
      0,
      [8, 7],
      3,
    ])
  })
  test('is answered by power and cards by value', () => {
    expect(fight(scene, 3, [3])).toEqual(move('Fight', { power: 3, twos: 0, threes: 1 }))
  })
})

describe('a warning', () => {
  const [skip, done] = [move('Skip'), move('Done')]
  const said = (step: string, choices: Move[], m: Move, table = board()) => regret(scene, seen(table, step, choices), m)
  test('does not come before what can be undone', () => {
    expect(said('BottomAction', [skip, bottomAction], skip)).toBe('')
    expect(said('MoveUnits', [done, move('Unit', { kind: 0, place: 0 })], done)).toBe('')
    const go = move('Go', { place: 0 })
    const met = { 0: { enemy: 1, workers: 0, popularity: 0 } }
    expect(said('Travel', [go], go, board({ power: 0, hand: [] }, met))).toBe('')
  })
  test('comes before a turn ends with a fulfilled objective unseen', () => {
    expect(said('EndTurn', [done], done)).toBe('')
    expect(said('EndTurn', [done, move('Reveal', { objective: 1 })], done)).toBe('objective')
  })
  test('comes before a combat with nothing', () => {
    const nothing = move('Fight', { power: 0, twos: 0, threes: 0 })
    const bare = board({ power: 0, hand: [] })
    expect([said('Dials', [], nothing), said('Dials', [], nothing, bare)]).toEqual(['fight', ''])
  })
})

test('every control is called by what it is about', () => {
  expect(
    [move('Go', { place: 3 }), move('Place', { place: 3 }), move('Unit', { kind: 1, place: 3 })].map(spotOf),
  ).toEqual(Array(3).fill(placeSpot(3)))
  const moves = [
    move('Section', { section: 4 }),
    move('Top', { choice: 1 }),
    move('Cube', { cube: 1 }),
    move('Done'),
    move('Yes'),
    move('LoadWalker'),
    move('Wish', { take: 1, bottom: 2 }),
    move('Gift', { seat: 1, coins: 10 }),
    move('Fight', { power: 2, twos: 1 }),
  ]
  expect(moves.map(spotOf)).toEqual([
    'section-4',
    'top-1',
    'cube-1',
    'done',
    'yes',
    'loadwalker',
    'wish-2-1',
    'gift-10-1',
    'fight',
  ])
})

test('words and numbers lie in the tray', () => {
  expect(inTray(choice(move('Done')))).toBe(true)
  expect(inTray(choice(move('Section', { section: 0 })))).toBe(false)
  const gift = choice(move('Gift', { seat: 1, coins: 2 }))
  expect([inTray(gift, 'ChooseSection'), inTray(gift, 'Bribe')]).toEqual([false, true])
  expect(inTray(choice(move('Wish', { bottom: 1, take: 0 })))).toBe(true)
  expect([0, 1, 2].map((coins) => inTray(choice(move('Bottom', { coins }))))).toEqual([true, false, true])
})

describe('the drawing knows no rule', () => {
  const drawing = join(import.meta.dirname, '../src/games/scythe')
  const files = readdirSync(drawing, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && file !== 'types.ts',
  )
  const sources = files.map((file) => ({ file, text: readFileSync(join(drawing, file), 'utf8') }))
  const box = (file: string) => readFileSync(join(import.meta.dirname, '../../src/deskovka/games/scythe', file), 'utf8')

  test('it names no faction, mat, ability, objective or tile', () => {
    const cards = ['mats', 'objectives', 'cards'].map((file) => box(`box/cards/${file}.toml`)).join('\n')
    const keys = [...cards.matchAll(/^\[(?:mat|faction)\.(\w+)\]/gm)].map((m) => m[1]!)
    const names = [...cards.matchAll(/(?:cs|en) = "([^"]+)"/g)].map((m) => m[1]!)
    const abilities = [
      ...box('law/pieces.py')
        .split(/^ABILITIES: Final/m)[1]!
        .split('RIVERWALK')[0]!
        .matchAll(/"(\w+)"/g),
    ].map((m) => m[1]!)
    const all = new Set([...keys, ...names, ...abilities])
    expect(all.size).toBeGreaterThan(50)
    for (const { file, text } of sources)
      for (const card of all) expect(new RegExp(`\\b${card}\\b`).test(text) ? `${card} in ${file}` : '').toBe('')
  })
  test('it unpacks no bits and trusts its types', () => {
    for (const { file, text } of sources)
      expect([file, / << | >> |[^&]& 1\b|as unknown as|: any\b|<any>/.exec(text.split('<style>')[0]!)?.[0]]).toEqual([
        file,
        undefined,
      ])
  })
})
