// What the server sends about Settlers, and questions about what lies on the table.

import { moveOf, typeOf, type Both, type Line } from '../../shell/wire'
import type { View } from '../page'

export const NOTHING = -1
export const NOBODY = -1
export const VIRTUAL = 1 // the side of the virtual player, alone
export const STOCK = 8
export const GOODS = ['wood', 'stone', 'food', 'gold', 'settler', 'raze', 'defence', 'technology', 'vp', 'card', 'common', 'faction', 'favour'] as const
export const RESOURCES = ['wood', 'stone', 'food'] as const
export const SUPPLY = ['settler', 'wood', 'stone', 'food', 'gold', 'raze', 'defence', 'technology'] as const // as people read it
export const COLOURS = ['brown', 'grey', 'red', 'pink', 'gold', 'black', 'purple', 'blue', 'white', 'orange'] as const
export const FAVOURS = 9 // colours with a favour token; the bit after them is the tricolour one
export const TRICOLOURS = [0, 1, 2] // it stands for brown, grey or red
export const KINDS = ['production', 'feature', 'action'] as const
export const PHASES = ['lookout', 'production', 'action', 'cleanup', 'attack'] as const
const [DEFENDED, GUARDED] = [1, 2]
const [IN_HAND, UNDER_GATE] = [0, 4] // places where a card may lie: in hand, looked at, foundations, on the deck, under a Gate

export type Good = (typeof GOODS)[number]
export type Colour = (typeof COLOURS)[number]
export type Kind = (typeof KINDS)[number]
export type Goods = Partial<Record<Good, number>>

export interface Title {
  name: string
  title: Both
  deck: number // 0 = common
  kind: Kind
  colours: string[]
  uses: number
  worth: number
  copies: number
  pay: Goods
  always: '' | 'store' | 'fortify' | 'gate' | 'shrine' | 'reveal' | 'favour'
  icons: string[]
  bonus: string[]
  open: string[] // what a visitor gets
  set: string // of an expansion
  text: Partial<Both>
  stand_in: '' | 'all' | 'effect' | 'values' // what no source confirms
}

interface Copy {
  id: number
  code: string
  title: number
  cost: Goods
  sites: number
  raze: Good[]
  deal: Good | null
}

export type Card = Omit<Copy, 'title'> & Title

export interface Faction {
  name: string
  title: Both
  produces: Goods
  keeps: Good
  samurai: boolean
  tricolour: boolean
  stand_in: boolean
}

export interface Scene {
  lookout: 'standard' | 'draft' | 'advanced'
  peaceful: boolean
  expansion: 'none' | 'aztecs'
  rounds: number
  titles: Title[]
  cards: Copy[]
  attacks: { id: number; good: Good }[]
  factions: Faction[]
  gates: number[]
  sets: Record<string, Both>
  shrine: [number, number][]
  ranks: { least: number; title: Both }[]
}

export interface Table {
  factions: number[]
  goods: number[]
  earned: number[]
  hand: number[][]
  commons: number[] // for each seat: common cards in its hand, which come first, and among its foundations
  aside: number[][]
  deck: number[]
  decks: number[][]
  discard: number[]
  gone: number[]
  row: number[]
  revealed: number[] // in the prayer that goes on
  called: number[] // stored cards that are used in it
  favours: number[] // bits
  empire: number[][]
  foundations: number[][]
  deals: number[][]
  routes: number[][]
  under: number[][] // by Gate (the first one: still to be laid under one) and by back: common, then each seat's faction
  stored: number[][]
  stored_at: number[][]
  maybe?: number[][] // cards that lie in one of some places: the card, then kind and number of each place
  used: number[]
  tokens: number[]
  home: number[]
  offered: number[]
  passed: number[]
  round: number
  first: number
  attacks: number[]
  collection: number[]
}

export const tableOf = (view: View): Table => view.table as Table

export const move = moveOf('settlers')
export { typeOf }

const known = new WeakMap<Scene, Map<number, Card>>()

export function cardOf(scene: Scene, id: number): Card | undefined {
  if (!known.has(scene)) known.set(scene, new Map(scene.cards.map((copy) => [copy.id, { ...copy, ...scene.titles[copy.title]! }])))
  return known.get(scene)!.get(id)
}

export const attackGood = (scene: Scene, id: number): Good | null => scene.attacks.find((a) => a.id === id)?.good ?? null
export const factionOf = (scene: Scene, t: Table, seat: number): Faction | undefined => scene.factions[t.factions[seat] ?? NOTHING]
export const goodOf = (number: number): Good => GOODS[number]!
export const numberOfGood = (good: Good): number => GOODS.indexOf(good)

// --- supplies

export const stock = (t: Table, seat: number, good: Good): number => t.goods[seat * STOCK + GOODS.indexOf(good)] ?? 0

/** What is missing for a price; gold fills in for resources, the dearest lack first named. */
export function missing(t: Table, seat: number, price: Goods): Goods {
  let gold = stock(t, seat, 'gold') - (price.gold ?? 0)
  const found: Goods = gold < 0 ? { gold: -gold } : {}
  gold = Math.max(0, gold)
  for (const good of RESOURCES) {
    const lack = Math.max(0, (price[good] ?? 0) - stock(t, seat, good))
    const filled = Math.min(gold, lack)
    gold -= filled
    if (lack > filled) found[good] = lack - filled
  }
  for (const good of ['settler', 'raze', 'technology'] as const) {
    const lack = (price[good] ?? 0) - stock(t, seat, good)
    if (lack > 0) found[good] = lack
  }
  return found
}

/** Ways to pay the resources of a price: how many of each with gold; the least gold first. */
export function payments(t: Table, seat: number, price: Goods): { wood: number; stone: number; food: number }[] {
  const gold = stock(t, seat, 'gold') - (price.gold ?? 0)
  const found: { wood: number; stone: number; food: number }[] = []
  const range = (good: (typeof RESOURCES)[number]) => {
    const need = price[good] ?? 0
    const least = Math.max(0, need - stock(t, seat, good))
    return Array.from({ length: Math.max(0, need - least + 1) }, (_, i) => least + i)
  }
  for (const wood of range('wood')) for (const stone of range('stone')) for (const food of range('food')) if (wood + stone + food <= gold) found.push({ wood, stone, food })
  return found.toSorted((a, b) => a.wood + a.stone + a.food - (b.wood + b.stone + b.food))
}

/** What leaves the supply when a price is paid in this way. */
export function paid(price: Goods, with_gold: { wood: number; stone: number; food: number }): Goods {
  const left = (good: (typeof RESOURCES)[number]) => (price[good] ?? 0) - with_gold[good]
  return { settler: price.settler ?? 0, wood: left('wood'), stone: left('stone'), food: left('food'), gold: (price.gold ?? 0) + with_gold.wood + with_gold.stone + with_gold.food, raze: price.raze ?? 0, technology: price.technology ?? 0 }
}

/** The counters of a supply: defence is for company, technology for those who come by it. */
export function supplyOf(scene: Scene, t: Table, side: number): Good[] {
  const tells = (id: number) => (cardOf(scene, id)?.icons ?? []).some((icon) => icon.endsWith('technology'))
  const technical = stock(t, side, 'technology') > 0 || [...(t.empire[side] ?? []), ...(t.hand[side] ?? [])].some(tells)
  return SUPPLY.filter((good) => (good === 'defence' ? t.factions.length > 1 : good !== 'technology' || technical))
}

// --- favour

export const bits = (of: number): number[] => Array.from({ length: FAVOURS + 1 }, (_, i) => i).filter((i) => of & (1 << i))
export const colourOf = (number: number): Colour => COLOURS[number]!
export const favoursOf = (t: Table, side: number): number[] => bits(t.favours?.[side] ?? 0)
export const hasColour = (card: Card | undefined, colour: number): boolean => card?.colours.includes(colourOf(colour)) ?? false

/** Cards that lie open under locations, for later prayers. */
export function storedAt(scene: Scene, t: Table, side: number, location: number): Card[] {
  return (t.stored[side] ?? []).filter((_, i) => t.stored_at[side]?.[i] === location).flatMap((id) => cardOf(scene, id) ?? [])
}

/** How many sets of three locations of each colour stand in an empire. */
export function trios(scene: Scene, t: Table, side: number): { colour: Colour; count: number }[] {
  const cards = (t.empire[side] ?? []).flatMap((id) => cardOf(scene, id) ?? [])
  return COLOURS.map((colour) => ({ colour, count: Math.floor(cards.filter((c) => c.colours.includes(colour)).length / 3) })).filter((trio) => trio.count)
}

// --- empires

export interface Row {
  kind: Kind
  faction: Card[] // left of the board, from it outwards
  common: Card[]
}

export function rows(scene: Scene, t: Table, side: number): Row[] {
  const cards = (t.empire[side] ?? []).flatMap((id) => cardOf(scene, id) ?? [])
  return KINDS.map((kind) => ({ kind, faction: cards.filter((c) => c.kind === kind && c.deck > 0), common: cards.filter((c) => c.kind === kind && c.deck === 0) }))
}

export const used = (t: Table, card: number): number => t.used[card] ?? 0
export const defended = (t: Table, card: number): boolean => ((t.tokens[card] ?? 0) & DEFENDED) > 0
export const guarded = (t: Table, card: number): boolean => ((t.tokens[card] ?? 0) & GUARDED) > 0
export const lent = (t: Table, card: number): number => t.home[card] ?? NOBODY

/** The cards under a Gate, -1 for those that are not known. */
export function cardsUnder(scene: Scene, t: Table, gate: number): number[] {
  const width = t.factions.length + 1
  const first = (scene.gates.indexOf(gate) + 1) * width
  return first ? t.under.slice(first, first + width).flat() : []
}

const mayLie = (t: Table, kind: number, number: number): number[][] => (t.maybe ?? []).filter(([, ...at]) => at.some((k, i) => i % 2 === 0 && k === kind && at[i + 1] === number))

/** Cards of which I know only that they are in this hand or in another place, with the kinds of all these places. */
export const perhapsHeld = (t: Table, seat: number): { card: number; kinds: number[] }[] =>
  mayLie(t, IN_HAND, seat).map(([card, ...at]) => ({ card: card!, kinds: [...new Set(at.filter((_, i) => i % 2 === 0))] }))
export const perhapsUnder = (scene: Scene, t: Table, gate: number): number[] => mayLie(t, UNDER_GATE, scene.gates.indexOf(gate) + 1).map(([card]) => card!)

export function shrinePoints(scene: Scene, count: number): number {
  return scene.shrine.find(([least]) => count >= least)?.[1] ?? 0
}

/** Where a card lies, as far as it can be seen from a seat. */
export type Where = { place: 'hand' | 'empire' | 'foundations' | 'deal' | 'route' | 'row' | 'aside' | 'collection' | 'prayer' | 'under' | 'away'; side: number }

export function whereIs(t: Table, card: number, me: number): Where {
  const sides = t.empire.map((_, side) => side)
  const held = (place: Where['place'], lists: number[][]) => sides.flatMap((side) => (lists[side]?.includes(card) ? [{ place, side }] : []))[0]
  if (t.row.includes(card)) return { place: 'row', side: me }
  if (t.revealed?.includes(card)) return { place: 'prayer', side: me }
  const found = held('hand', t.hand) ?? held('empire', t.empire) ?? held('foundations', t.foundations) ?? held('deal', t.deals) ?? held('aside', t.aside) ?? held('under', t.stored ?? [])
  return found ?? (t.collection.includes(card) ? { place: 'collection', side: VIRTUAL } : { place: 'away', side: me })
}

/** Own locations and foundations that can be given for a new one. */
export const sacrifices = (t: Table, seat: number): number => (t.empire[seat] ?? []).filter((card) => lent(t, card) === NOBODY).length + (t.foundations[seat]?.length ?? 0)

/** Raze tokens for an opponent's location. */
export function razePrice(scene: Scene, t: Table, card: Card, side: number): number {
  const walls = card.deck === 0 ? (t.empire[side] ?? []).filter((id) => cardOf(scene, id)?.always === 'fortify').length : 0
  return 2 + Number(defended(t, card.id)) + Number(guarded(t, card.id)) + walls
}

/** The deck of each card in a hand. */
export const backs = (t: Table, seat: number): number[] => (t.hand[seat] ?? []).map((_, i) => (i < (t.commons[2 * seat] ?? 0) ? 0 : (t.factions[seat] ?? NOTHING) + 1))

// --- the round

/** The phase that was last begun. */
export function phase(log: Line[], step: string): number {
  const told = log.findLast((l) => typeOf(l.event) === 'PhaseBegan')
  if (told) return told.event.phase as number
  return /Pick|Keep/.test(step) ? 0 : step === 'ChooseVictim' ? 4 : 2
}
