import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beside, cardAt, cardOf, columns, lastEvent, move, oneByOne } from '../src/games/katan_duel/scene'
import { spotOf } from '../src/games/katan_duel/spots.svelte'
import type { CardKind, Principality, Scene } from '../src/games/katan_duel/types'
import type { Line } from '../src/shell/wire'

const FOLDER = join(import.meta.dirname, '../src/games/katan_duel')
const HOUSE = join(import.meta.dirname, '../..')
const name = { cs: 'x', en: 'x' }
const card = (id: number): CardKind => ({
  id,
  title: name,
  short: name,
  colour: 'green',
  group: 'building',
  back: 'base',
  cost: {},
  points: {},
  once: false,
  own_moment: false,
  rule: '',
  drawing: 'building',
})

const scene: Scene = {
  title: name,
  target: 1,
  stand_in: false,
  cards: [card(3), card(9)],
  events: [],
  lands: [],
  stacks: [],
  goods: [],
  symbols: {},
  tokens: [],
  letters: '',
  regions: [{ row: 'above', beside: [20, 24] }],
  sites: [],
  capacity: 3,
  boosted: 2,
  spared: 7,
  prices: {},
}
const own: Principality = {
  columns: { '12': { kind: 'regions' }, '9': { kind: 'plot' }, '10': { kind: 'regions' }, '11': { kind: 'city' } },
  regions: {},
  cards: { '24': { card: 9 } },
  free: [],
  points: {},
  rates: {},
  robbery: { counted: 0 },
  hand: [],
}

test('columns stand in their order from the left', () => {
  expect(columns(own).map(({ name }) => name)).toEqual(['9', '10', '11', '12'])
})

test('cards are found by their number, on their site and beside a region', () => {
  expect(cardOf(scene, 9)?.id).toBe(9)
  expect(cardOf(scene, null)).toBe(undefined)
  expect(cardAt(scene, own, 24)?.id).toBe(9)
  expect(beside(scene, own, 0).map(({ id }) => id)).toEqual([9])
})

test('a hand shows every card, also those of which only the back is seen', () => {
  expect(oneByOne([{ back: 'base', count: 2 }, { card: 3 }])).toEqual([
    { back: 'base', count: 2 },
    { back: 'base', count: 2 },
    { card: 3 },
  ])
})

test('the event of this turn is the last one drawn in it', () => {
  const line = (t: string, event = 0): Line => ({
    n: 0,
    event: { t: `katan_duel.${t}`, event },
    seat: null,
    rule: '',
    where: name,
    points: null,
    say: name,
  })
  expect(lastEvent([line('TurnBegan'), line('EventDrawn', 4)])).toBe(4)
  expect(lastEvent([line('EventDrawn', 4), line('TurnBegan')])).toBe(null)
})

test('controls are called by what they are', () => {
  expect(spotOf(move('Region', { region: 5, seat: 1 }))).toBe('region-1-5')
  expect(spotOf(move('Under', { card: 7, stack: 2 }))).toBe('card-7')
  expect(spotOf(move('Exchange', { good: 0 }))).toBe('exchange-0')
  expect(spotOf(move('Roll'))).toBe('dice')
  expect(spotOf(move('Stop'))).toBe('stop')
  expect(spotOf(move('Unheard'))).toBe(null)
})

/** The kinds of all cards and events, and their names in both languages. */
function cardNames(): string[] {
  const script = `
import json, deskovka
from deskovka.games.katan_duel.words import say
box = deskovka.game("katan-duel").box
kinds = sorted({card.kind for card in box.cards} | {event.kind for event in box.events})
print(json.dumps(kinds + [say(f"card-{kind}", lang) for kind in kinds for lang in ("cs", "en")]))`
  const python = join(HOUSE, '.venv/bin/python')
  return JSON.parse(
    execFileSync(existsSync(python) ? python : 'python3', ['-c', script], { cwd: HOUSE, encoding: 'utf8' }),
  )
}

test('no card is named in the drawing', () => {
  const moves = new Set(['Mint', 'scout']) // a move, and what a settlement is built with, in its own words
  const names = cardNames().filter((one) => !moves.has(one))
  expect(names.length).toBeGreaterThan(200)
  const own = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (one) => /\.(ts|svelte)$/.test(one) && one !== 'types.ts',
  ) // which is the referee's
  const found = own.flatMap((file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8')
    return names
      .filter((one) => new RegExp(`(?<![\\p{L}_])${one}(?![\\p{L}_])`, 'u').test(text))
      .map((one) => `${one} in ${file}`)
  })
  expect(found).toEqual([])
}, 60000)
