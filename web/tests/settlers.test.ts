import { describe, expect, test } from 'vitest'
import { cardsIn, fileOf, idOf, sameAs } from '../src/games/settlers/deck'
import { forecast } from '../src/games/settlers/forecast'
import { askedOf, hits, isLive, lanes, onStage, prayersOf, recent, tokenEffect, tricolourOf } from '../src/games/settlers/prayer'
import { backs, cardOf, cardsUnder, favoursOf, missing, paid, payments, perhapsHeld, perhapsUnder, phase, razePrice, rows, sacrifices, shrinePoints, storedAt, supplyOf, trios, whereIs, type Scene, type Table, type Title } from '../src/games/settlers/scene'
import type { Seen } from '../src/games/page'
import type { EmpireChooser } from '../src/games/settlers/spots.svelte'
import type { Deck, Line } from '../src/shell/wire'

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
    expect(paid({ wood: 2, stone: 1, settler: 1 }, { wood: 1, stone: 0, food: 0 })).toEqual({ settler: 1, wood: 1, stone: 1, food: 0, gold: 1, raze: 0, technology: 0 })
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

// --- the expansion

let number = 0
const told = (kind: string, rule: string, fields: Record<string, unknown> = {}): Line => ({ n: number++, event: { t: `settlers.${kind}`, seat: 0, ...fields }, say: name, rule, where: name, seat: 0, points: 0 }) as unknown as Line
const [BROWN, GREY, RED, TRICOLOUR] = [0, 1, 2, 9]
const painted = { ...scene, titles: [title('forest', { kind: 'action' }), title('mine', { colours: ['grey'] }), title('mill', { colours: ['brown', 'red'] }), title('ruins', { colours: [] })] } as unknown as Scene

/** A prayer for brown, grey and red with card 0: a forest and a grey mine come up. */
const prayer = (...more: Line[]) => prayersOf([told('Activated', 'activate.act', { card: 0 }), told('PrayerBegan', 'prayer.moment', { card: 0, colours: 0b111 }), ...more])[0]!
const revealed = (...cards: number[]) => told('PrayerRevealed', 'prayer.reveal', { cards })

describe('a prayer', () => {
  test('is read from the log: what is asked, what came up, what counts, what it brings', () => {
    const p = prayer(revealed(1, 3), told('ColourNamed', 'favour.tricolour', { colour: BROWN }), told('PrayerCounted', 'prayer.count', { colour: GREY, amount: 2, tokens: 1 }), told('Gained', 'prayer.rewards', { card: 0, good: 1, amount: 2 }), told('Gained', 'gain.goods', { card: 0, good: 8, amount: 1 }))
    expect([p.card, p.text, p.named, p.tricolour, p.method, p.cards]).toEqual([0, [0, 1, 2], null, BROWN, 'reveal', [1, 3]])
    expect(p.gains).toEqual([{ good: 'stone', amount: 2, rule: 'prayer.rewards' }]) // what else the card brings is no answer of the gods
    expect(lanes(painted, p).map((lane) => [lane.colour, lane.cards.length, lane.tokens, lane.amount])).toEqual([[BROWN, 0, 0, 0], [GREY, 1, 1, 2], [RED, 0, 0, 0]])
  })
  test('ends with the next action, and others do not belong to it', () => {
    const all = prayersOf([told('PrayerBegan', 'prayer.moment', { card: 0, colours: 1 }), told('Gained', 'prayer.rewards', { seat: 1, card: 0, good: 0, amount: 1 }), told('Passed', 'pass'), revealed(2)])
    expect([all.length, all[0]!.gains, all[0]!.cards]).toEqual([1, [], []])
  })
  test('counts a card of several colours in each, and only the colour that was named', () => {
    const p = prayer(revealed(2))
    expect([hits(painted, p, [BROWN]).length, hits(painted, p, [RED]).length, hits(painted, p, [BROWN, RED]).length]).toEqual([1, 1, 1])
    expect(askedOf(prayer(told('ColourNamed', 'prayer.announce', { colour: GREY })))).toEqual([GREY])
  })
  test('says what each token does, and why one does nothing', () => {
    const open = prayer()
    expect([tokenEffect(open, RED, false), tokenEffect(open, 5, false), tokenEffect(open, TRICOLOUR, false)]).toEqual(['may', 'not-asked', 'may'])
    const came = prayer(revealed(1))
    expect([tokenEffect(came, RED, true), tokenEffect(came, TRICOLOUR, true)]).toEqual(['adds', 'choose'])
    expect(tokenEffect(prayer(revealed(3), told('PrayerFailed', 'prayer.failed')), RED, false)).toBe('failed')
    expect(tokenEffect(prayer(told('TokensTrusted', 'prayer.method')), RED, false)).toBe('adds')
    const named = prayer(told('ColourNamed', 'prayer.announce', { colour: RED }), revealed(2))
    expect([tricolourOf(named), tokenEffect(named, TRICOLOUR, true), tokenEffect(named, BROWN, true)]).toEqual([RED, 'adds', 'not-asked'])
  })
  test('stays on the stage while it goes on, and for those who wait; then it is a line', () => {
    const log = [told('Activated', 'activate.act', { card: 0 }), told('PrayerBegan', 'prayer.moment', { card: 0, colours: 1 }), revealed(0)]
    const chooser = { prayer: null, closed: -1 } as unknown as EmpireChooser
    const seen = (more: object, t: Partial<Table> = {}) => ({ log, fresh: log, over: false, myTurn: false, seat: 1, view: { table: table(t) }, question: null, ...more }) as unknown as Seen
    expect(isLive(seen({}, { revealed: [0] }), prayersOf(log)[0]!)).toBe(true)
    expect(onStage(seen({ myTurn: true }, { revealed: [0] }), chooser)).not.toBeNull()
    expect(onStage(seen({ fresh: [] }, { revealed: [3] }), chooser)).toBeNull() // cards that another effect has revealed
    expect(onStage(seen({}), chooser)).not.toBeNull()
    expect(onStage(seen({ fresh: [] }), chooser)).toBeNull()
    expect(onStage(seen({ fresh: [], seat: 0 }), chooser)).not.toBeNull() // my own, until I am asked again
    expect(onStage(seen({ myTurn: true }), chooser)).toBeNull()
    expect(onStage(seen({}), { ...chooser, closed: log[1]!.n } as EmpireChooser)).toBeNull()
    expect(recent(seen({ seat: 0 }), (line) => line === log[0]).map((p) => p.n)).toEqual([log[1]!.n])
    expect(recent(seen({ seat: null }), () => true).map((p) => p.n)).toEqual([log[1]!.n]) // who watches has time
  })
})

describe('what the expansion lays out', () => {
  test('tokens, stored cards and sets of three', () => {
    const t = table({ favours: [0b1000000101, 0], stored: [[1, 3], []], stored_at: [[2, 0], []], empire: [[0, 2], []] })
    expect(favoursOf(t, 0)).toEqual([0, 2, TRICOLOUR])
    expect(storedAt(painted, t, 0, 2).map((card) => card.id)).toEqual([1])
    expect(trios({ ...painted }, t, 0)).toEqual([])
    expect(trios({ ...scene, titles: TITLES.map((its) => ({ ...its, colours: ['brown'] })) } as unknown as Scene, table({ empire: [[0, 1, 2, 3], []] }), 0)).toEqual([{ colour: 'brown', count: 1 }])
  })
  test('a counter for technology only where there is some', () => {
    expect(supplyOf(scene, table({ factions: [0, 1] }), 0)).not.toContain('technology')
    expect(supplyOf(scene, supply(0, 0, 0, 0, 0, 0, 0, 1), 0)).toContain('technology')
  })
})

describe('what lies face down', () => {
  const gates = { ...scene, gates: [2, 3] } as Scene
  const two = table({ factions: [0, 1], hand: [[-1, 0, -1], []], commons: [2, 0, 0, 0], under: [[], [], [], [-1, 1], [], [], [-1], [], []], maybe: [[0, 0, 0, 4, 1], [3, 2, 1, 4, 2]] })
  test('shows its backs, and what is known of it', () => {
    expect(backs(two, 0)).toEqual([0, 0, 1])
    expect(cardsUnder(gates, two, 2)).toEqual([-1, 1])
    expect(cardsUnder(gates, two, 3)).toEqual([-1])
    expect(cardsUnder(gates, two, 0)).toEqual([])
  })
  test('may be in one of some places', () => {
    expect(perhapsHeld(two, 0)).toEqual([{ card: 0, kinds: [0, 4] }])
    expect(perhapsHeld(two, 1)).toEqual([])
    expect(perhapsUnder(gates, two, 2)).toEqual([0])
    expect(perhapsUnder(gates, two, 3)).toEqual([3])
    expect(perhapsHeld(table(), 0)).toEqual([])
  })
})

describe('a deck', () => {
  test('has an id that packs take, and never that of a ready one', () => {
    expect([idOf('Slunce a kukuřice', []), idOf('Basic', ['basic']), idOf('2!', []), idOf('Můj 2. balíček', [])]).toEqual(['slunce-a-kukurice', 'my-basic', 'my-deck', 'muj-2-balicek'])
  })
  test('is written as a pack', () => {
    expect(fileOf('sun', 'Sun "x"', 'aztecs', ['a', 'b'])).toBe('game = "settlers"\ntitle = "Sun \\"x\\""\n\n[deck.sun]\nname = "Sun \\"x\\""\nfaction = "aztecs"\ncards = [\n  "a",\n  "b",\n]\n')
  })
  test('is known as a ready one by its cards, and counts copies', () => {
    const ready = [{ faction: 'aztecs', cards: ['a', 'b'], id: 'basic' }, { faction: 'romans', cards: ['a'], id: 'x' }] as unknown as Deck[]
    expect([sameAs(ready, 'aztecs', ['b', 'a'])?.id, sameAs(ready, 'aztecs', ['a']), sameAs(ready, 'aztecs', ['a', 'c'])]).toEqual(['basic', undefined, undefined])
    expect(cardsIn([title('a', { copies: 3 }), title('b', { copies: 2 })])).toBe(5)
  })
})
