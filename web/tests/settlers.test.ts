import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardsIn, fileOf, idOf, sameAs } from '../src/games/settlers/deck'
import {
  countingColours,
  goingOn,
  hits,
  isLive,
  lanes,
  onStage,
  prayersOf,
  recent,
  tokensOf,
} from '../src/games/settlers/prayer'
import { backs, priceOf, cardOf, rows, supplyOf, whereIs } from '../src/games/settlers/scene'
import { chooserOf, spotOf } from '../src/games/settlers/spots.svelte'
import type { Board, CardCopy, CardTitle, Scene, Side } from '../src/games/settlers/types'
import { usesOf, wayOut } from '../src/games/settlers/uses'
import type { Seen } from '../src/games/page'
import { same, type Choice, type Deck, type Line, type Move } from '../src/shell/wire'

const name = { cs: 'x', en: 'x' }
const title = (id: string, more: Partial<CardTitle> = {}): CardTitle => ({
  name: id,
  title: name,
  kind: 'production',
  colours: ['brown'],
  uses: 1,
  worth: 1,
  copies: 1,
  picture: 'bldg',
  icons: [],
  bonus: [],
  open: [],
  gains: {},
  text: name,
  ...more,
})
const copy = (id: number, more: Partial<CardCopy> = {}): CardCopy => ({
  id,
  code: `C${id}`,
  title: id,
  cost: { wood: 1 },
  sites: 0,
  raze: ['wood', 'stone'],
  ...more,
})
const TITLES = [
  title('forest', { gains: { Build: ['wood'] } }),
  title('mine', { kind: 'action', uses: 2, gains: { Activate: ['vp'] } }),
  title('walls', { faction: 'romans', kind: 'feature', worth: 2 }),
  title('mill', { kind: 'feature' }),
]

const scene: Scene = {
  lookout: 'standard',
  expansion: 'none',
  peaceful: false,
  rounds: 5,
  sets: {},
  shape: [],
  ranks: [],
  goods: [
    'wood',
    'stone',
    'food',
    'gold',
    'settler',
    'raze',
    'defence',
    'technology',
    'vp',
    'card',
    'common',
    'faction',
    'favour',
  ],
  colours: ['brown', 'grey', 'red', 'pink'],
  matching: { brown: 'wood', grey: 'stone', red: 'food' },
  sends: ['wood', 'faction'],
  sent: 2,
  titles: TITLES,
  cards: [
    copy(0),
    copy(1, { raze: ['wood', 'wood'] }),
    copy(2, { deal: 'gold', raze: [] }),
    copy(3, { cost: { wood: 2 }, sites: 1 }),
  ],
  attacks: [{ id: 10, good: 'wood' }],
  factions: [{ name: 'romans', title: name, produces: {}, keeps: 'raze', tricolour: false, stand_in: false }],
}
const side = (more: Partial<Side> = {}): Side => ({
  faction: 'romans',
  supply: {},
  hand: [],
  commons: 0,
  perhaps: [],
  aside: [],
  deck: 0,
  empire: [],
  foundations: [],
  deals: [],
  routes: [],
  favours: [],
  passed: false,
  ...more,
})
const board = (sides: Partial<Side>[], more: Partial<Board> = {}): Board => ({
  round: 1,
  phases: [],
  sides: Object.fromEntries(sides.map((its, i) => [i, side(its)])),
  locations: {},
  row: [],
  revealed: [],
  called: [],
  deck: 0,
  discard: 0,
  uses: {},
  lacks: {},
  ...more,
})

/** A table at which these moves are allowed to seat 0. */
function asking(table: Board, step: string, ...moves: Move[]): Seen<Board> {
  const choices = moves.map((move, id) => ({ id, move, say: name }) as Choice)
  return {
    view: { table },
    seat: 0,
    myTurn: true,
    question: { step: { t: `settlers.${step}` } },
    choices,
    choice: (m: Move) => choices.find((c) => same(c.move, m)) ?? null,
    picked: null,
    refused: null,
  } as Partial<Seen<Board>> as Seen<Board>
}

test('controls are called after what lies there, and no two moves share one', () => {
  expect(spotOf({ t: 'settlers.Build', card: 12 })).toBe('card-12')
  expect(spotOf({ t: 'settlers.Card', card: -1 })).toBeNull()
  expect([spotOf({ t: 'settlers.Leave' }), spotOf({ t: 'settlers.Send', good: 10 }), spotOf({ t: 'Yes' })]).toEqual([
    'leave',
    'send-10',
    'yes',
  ])
  const payments = [0, 1, 2, 3, 4, 5, 6].flatMap((wood) =>
    [0, 1, 2].map((stone) => spotOf({ t: 'settlers.Pay', wood, stone, food: 0 })),
  )
  expect(new Set(payments).size).toBe(payments.length) // a pack may print dear cards
})

describe('what can be done with a card', () => {
  const build = { t: 'settlers.Build', card: 0 }
  const listed = board([{ hand: [0] }], {
    uses: {
      0: [
        {
          kind: 'Build',
          pays: [
            { goods: { wood: 1 }, gold: {} },
            { goods: { gold: 1 }, gold: { wood: 1 } },
          ],
        },
        { kind: 'Deal', pays: [{ goods: { food: 1 } }] },
        { kind: 'Tuck', free: true, gains: ['vp'] },
      ],
    },
  })
  test('is a gesture for each way to pay', () => {
    const at = asking(listed, 'Act', build)
    const uses = usesOf(at, scene, chooserOf(at), 0)
    expect(uses.map((use) => [use.kind, use.choice !== null, use.gold, use.pays, use.gains])).toEqual([
      ['Build', true, false, { wood: 1 }, ['wood']],
      ['Build', true, true, { gold: 1 }, ['wood']],
      ['Deal', false, false, { food: 1 }, []],
      ['Tuck', false, false, {}, ['vp']],
    ])
    expect(uses[1]!.moves).toEqual([build, { t: 'settlers.Pay', wood: 1, stone: 0, food: 0 }])
  })
  test('is only what is free after the action, and nothing while something else is asked', () => {
    const after = asking(listed, 'FreeActs', { t: 'settlers.Tuck', card: 0 })
    expect(usesOf(after, scene, chooserOf(after), 0).map((use) => use.kind)).toEqual(['Tuck'])
    const other = asking(listed, 'PayWith')
    expect(usesOf(other, scene, chooserOf(other), 0)).toEqual([])
  })
  test('equal goods of razing are counted together; a resource is laid by its own move', () => {
    const at = asking(
      board([{}], {
        uses: {
          1: [
            { kind: 'Raze', pays: [{ goods: { raze: 3 } }] },
            { kind: 'Lay', good: 'stone', free: true },
          ],
        },
      }),
      'Act',
    )
    expect(usesOf(at, scene, chooserOf(at), 1).map((use) => [use.gains, use.moves])).toEqual([
      [['2 wood'], [{ t: 'settlers.Raze', card: 1 }]],
      [[], [{ t: 'settlers.Lay', good: 1 }]],
    ])
  })
  test('two settlers are a way out where the referee says so and allows it', () => {
    const lacking = board([{ hand: [0] }], { lacks: { 0: { goods: { wood: 1 }, send: 'wood' } } })
    const send = { t: 'settlers.Send', good: 0 }
    const [can, cannot] = [asking(lacking, 'Act', send), asking(lacking, 'Act')]
    expect(wayOut(can, scene, chooserOf(can), cardOf(scene, 0)!)?.move).toEqual(send)
    expect(wayOut(cannot, scene, chooserOf(cannot), cardOf(scene, 0)!)).toBeNull()
  })
})

describe('an empire', () => {
  test('has three rows with faction and common cards', () => {
    const all = rows(scene, board([{ empire: [2, 0, 1] }]), 0)
    expect(all.map((r) => [r.faction.map((c) => c.id), r.common.map((c) => c.id)])).toEqual([
      [[], [0]],
      [[2], []],
      [[], [1]],
    ])
  })
  test('has cards in one place each', () => {
    const t = board(
      [
        { empire: [0], hand: [2] },
        { empire: [1], hand: [-1] },
      ],
      { row: [3], locations: { 1: { stored: [7] } } },
    )
    expect([0, 1, 2, 3, 7, 9].map((card) => whereIs(t, card, 0).place)).toEqual([
      'empire',
      'empire',
      'hand',
      'row',
      'under',
      'away',
    ])
  })
  test('prices and supplies are drawn in the order of reading', () => {
    expect(priceOf(cardOf(scene, 3)!)).toEqual(['2 wood', 'location'])
    expect(supplyOf(board([{ supply: { wood: 1, settler: 3, defence: 0 } }]), 0)).toEqual([
      { good: 'settler', count: 3 },
      { good: 'wood', count: 1 },
      { good: 'defence', count: 0 },
    ])
  })
  test('a hand shows its backs', () => {
    expect(backs(board([{ hand: [-1, 0, -1], commons: 2 }]), 0)).toEqual(['common', 'common', 'romans'])
  })
})

// --- the expansion

let number = 0
const told = (kind: string, rule: string, fields: Record<string, unknown> = {}): Line =>
  ({
    n: number++,
    event: { t: `settlers.${kind}`, seat: 0, ...fields },
    say: name,
    rule,
    where: name,
    seat: 0,
    points: 0,
    sign: {},
  }) as Line
const [BROWN, GREY, RED] = [0, 1, 2]
const painted: Scene = {
  ...scene,
  titles: [
    title('forest', { kind: 'action', prays: ['brown', 'grey', 'red'] }),
    title('mine', { colours: ['grey'] }),
    title('mill', { colours: ['brown', 'red'] }),
    title('ruins', { colours: [] }),
  ],
}
const idle = board([{}])

/** A prayer for brown, grey and red with card 0: a forest and a grey mine come up. */
const prayer = (...more: Line[]) =>
  prayersOf(painted, [
    told('Activated', 'activate.act', { card: 0 }),
    told('PrayerBegan', 'prayer.moment', { card: 0, colours: 0b111 }),
    ...more,
  ])[0]!
const revealed = (...cards: number[]) => told('PrayerRevealed', 'prayer.reveal', { cards })

describe('a prayer', () => {
  test('is read from the log: what is asked, what came up, what counts, what it brings', () => {
    const p = prayer(
      revealed(1, 3),
      told('ColourNamed', 'favour.tricolour', { colour: BROWN }),
      told('PrayerCounted', 'prayer.count', { colour: GREY, amount: 2, tokens: 1 }),
      told('Gained', 'prayer.rewards', { card: 0, good: 1, amount: 2 }),
      told('Gained', 'gain.goods', { card: 0, good: 8, amount: 1 }),
    )
    expect([p.card, countingColours(painted, idle, p), p.named, p.tricolour, p.method, p.cards]).toEqual([
      0,
      ['brown', 'grey', 'red'],
      null,
      'brown',
      'reveal',
      [1, 3],
    ])
    expect(p.gains).toEqual([{ good: 'stone', amount: 2, rule: 'prayer.rewards' }]) // what else the card brings is no answer of the gods
    expect(
      lanes(painted, p, countingColours(painted, idle, p)).map((lane) => [
        lane.colour,
        lane.cards.length,
        lane.tokens,
        lane.amount,
      ]),
    ).toEqual([
      ['brown', 0, 0, 0],
      ['grey', 1, 1, 2],
      ['red', 0, 0, 0],
    ])
  })
  test('ends with the next action, and others do not belong to it', () => {
    const all = prayersOf(painted, [
      told('PrayerBegan', 'prayer.moment', { card: 0, colours: 1 }),
      told('Gained', 'prayer.rewards', { seat: 1, card: 0, good: 0, amount: 1 }),
      told('Passed', 'pass'),
      revealed(2),
    ])
    expect([all.length, all[0]!.gains, all[0]!.cards]).toEqual([1, [], []])
  })
  test('counts a card of several colours in each, and only the colour that was named', () => {
    const p = prayer(revealed(2))
    expect([
      hits(painted, p, ['brown']).length,
      hits(painted, p, ['red']).length,
      hits(painted, p, ['brown', 'red']).length,
    ]).toEqual([1, 1, 1])
    expect(countingColours(painted, idle, prayer(told('ColourNamed', 'prayer.announce', { colour: GREY })))).toEqual([
      'grey',
    ])
  })
  test('asks for what the referee says while it goes on, else for what counted where the card names no colour', () => {
    const p = { ...prayer(told('PrayerCounted', 'prayer.count', { colour: RED, amount: 1, tokens: 0 })), card: 3 }
    expect(countingColours(painted, board([{}], { prayer: { seat: 0, card: 3, asked: ['pink'] } }), p)).toEqual([
      'pink',
    ])
    expect(countingColours(painted, idle, p)).toEqual(['red'])
    expect([goingOn(board([{}], { prayer: { seat: 1, card: 3 } }), p), goingOn(idle, p)]).toEqual([
      undefined,
      undefined,
    ])
  })
  test('says of tokens what the referee says, and afterwards which of them counted', () => {
    const now = board([{}], {
      prayer: { seat: 0, card: 0, tokens: { red: 'adds', pink: 'not-asked', tricolour: 'adds' }, tricolour: 'grey' },
    })
    expect(tokensOf(now, prayer())).toEqual([
      { token: 'red', effect: 'adds', colour: 'red' },
      { token: 'pink', effect: 'not-asked', colour: 'pink' },
      { token: 'tricolour', effect: 'adds', colour: 'grey' },
    ])
    const over = prayer(
      told('ColourNamed', 'favour.tricolour', { colour: RED }),
      told('PrayerCounted', 'prayer.count', { colour: GREY, amount: 2, tokens: 1 }),
      told('PrayerCounted', 'prayer.count', { colour: RED, amount: 2, tokens: 2 }),
    )
    const held = board([{ favours: ['pink', 'tricolour'] }])
    expect(tokensOf(idle, over).map(({ token, colour }) => [token, colour])).toEqual([
      ['grey', 'grey'],
      ['red', 'red'],
      ['tricolour', 'red'],
    ])
    expect(
      tokensOf(held, prayer(told('PrayerCounted', 'prayer.count', { colour: GREY, amount: 2, tokens: 1 }))).map(
        ({ token, effect }) => [token, effect],
      ),
    ).toEqual([
      ['tricolour', 'adds'],
      ['pink', 'not-asked'],
    ])
    expect(tokensOf(held, prayer(told('PrayerFailed', 'prayer.failed'))).map(({ effect }) => effect)).toEqual([
      'failed',
      'failed',
    ])
  })
  test('stays on the stage while it goes on, and for those who wait; then it is a line', () => {
    const log = [
      { ...told('Activated', 'activate.act', { card: 0 }), sign: { begins: true } },
      told('PrayerBegan', 'prayer.moment', { card: 0, colours: 1 }),
      revealed(0),
    ]
    const chooser = { prayer: null, closed: -1 }
    const seen = (more: Partial<Seen<Board>>, t: Partial<Board> = {}) =>
      ({
        log,
        fresh: log,
        over: false,
        myTurn: false,
        seat: 1,
        view: { table: board([{}], t) },
        question: null,
        ...more,
      }) as Partial<Seen<Board>> as Seen<Board>
    expect(isLive(seen({}, { revealed: [0] }), prayersOf(painted, log)[0]!)).toBe(true)
    expect(isLive(seen({}, { prayer: { seat: 0, card: 0 } }), prayersOf(painted, log)[0]!)).toBe(true)
    expect(onStage(seen({ myTurn: true }, { revealed: [0] }), painted, chooser)).not.toBeNull()
    expect(onStage(seen({ fresh: [] }, { revealed: [3] }), painted, chooser)).toBeNull() // cards that another effect has revealed
    expect(onStage(seen({}), painted, chooser)).not.toBeNull()
    expect(onStage(seen({ fresh: [] }), painted, chooser)).toBeNull()
    expect(onStage(seen({ fresh: [], seat: 0 }), painted, chooser)).not.toBeNull() // my own, until I am asked again
    expect(onStage(seen({ myTurn: true }), painted, chooser)).toBeNull()
    expect(onStage(seen({}), painted, { ...chooser, closed: log[1]!.n })).toBeNull()
    expect(recent(seen({ seat: 0 }), painted).map((p) => p.n)).toEqual([log[1]!.n])
    expect(recent(seen({ seat: null }), painted).map((p) => p.n)).toEqual([log[1]!.n]) // who watches has time
  })
})

describe('a deck', () => {
  test('has an id that packs take, and never that of a ready one', () => {
    expect([
      idOf('Slunce a kukuřice', []),
      idOf('Basic', ['basic']),
      idOf('2!', []),
      idOf('Můj 2. balíček', []),
    ]).toEqual(['slunce-a-kukurice', 'my-basic', 'my-deck', 'muj-2-balicek'])
  })
  test('is written as a pack', () => {
    expect(fileOf('sun', 'Sun "x"', 'aztecs', ['a', 'b'])).toBe(
      'game = "settlers"\ntitle = "Sun \\"x\\""\n\n[deck.sun]\nname = "Sun \\"x\\""\nfaction = "aztecs"\ncards = [\n  "a",\n  "b",\n]\n',
    )
  })
  test('is known as a ready one by its cards, and counts copies', () => {
    const ready = [
      { faction: 'aztecs', cards: ['a', 'b'], id: 'basic' },
      { faction: 'romans', cards: ['a'], id: 'x' },
    ] as Partial<Deck>[] as Deck[]
    expect([
      sameAs(ready, 'aztecs', ['b', 'a'])?.id,
      sameAs(ready, 'aztecs', ['a']),
      sameAs(ready, 'aztecs', ['a', 'c']),
    ]).toEqual(['basic', undefined, undefined])
    expect(cardsIn([title('a', { copies: 3 }), title('b', { copies: 2 })])).toBe(5)
  })
})

// --- each fact once

const FOLDER = join(import.meta.dirname, '../src/games/settlers')
const HOUSE = join(import.meta.dirname, '../../src/deskovka/games/settlers/box')
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && file !== 'types.ts')
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }))

test('the drawing names no card, and decodes no packed numbers', () => {
  const drawings = new Set(
    SOURCES.flatMap(({ text }) => [...text.matchAll(/ id="st-([a-z]+)"/g)].map((found) => found[1]!)),
  )
  const cards = readdirSync(join(HOUSE, 'cards')).flatMap((file) =>
    [...readFileSync(join(HOUSE, 'cards', file), 'utf8').matchAll(/^\[card\.([a-z-]+)\]/gm)].map((found) => found[1]!),
  )
  expect(cards.length).toBeGreaterThan(150)
  const named = new RegExp(
    `['"\`](${cards.filter((card) => !drawings.has(card) && card !== 'settlers').join('|')})['"\`]`,
  )
  for (const { file, text } of SOURCES) {
    expect(text.match(named)?.[0], file).toBeUndefined()
    expect(
      text.match(/\b[A-Z]{3}\d{3}\b| << | >> |[^&]&\s*\d|as unknown as|\bany\b(?=[;,)>\]]|\[\])/)?.[0],
      file,
    ).toBeUndefined()
  }
})
