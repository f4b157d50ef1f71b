// What lies on the table, as cards of the scene, and where to find it.

import { moveOf, typeOf } from '../../shell/wire'
import type { Board, CardCopy, CardTitle, FactionMat, Location, Scene, Side } from './types'

export const SUPPLY = ['settler', 'wood', 'stone', 'food', 'gold', 'raze', 'defence', 'technology'] as const // as people read it
export const KINDS = ['production', 'feature', 'action'] as const // the rows of an empire

export type Card = Omit<CardCopy, 'title'> & CardTitle
export type Goods = Record<string, number>

export const move = moveOf('settlers')
export { typeOf }

const known = new WeakMap<Scene, Map<number, Card>>()

export function cardOf(scene: Scene, id: number): Card | undefined {
  if (!known.has(scene))
    known.set(scene, new Map(scene.cards.map((copy) => [copy.id, { ...copy, ...scene.titles[copy.title]! }])))
  return known.get(scene)!.get(id)
}

export const cardsOf = (scene: Scene, ids: number[]): Card[] => ids.flatMap((id) => cardOf(scene, id) ?? [])

/** The good of a deal, or of an attack card. */
export const dealGood = (scene: Scene, id: number): string | undefined =>
  cardOf(scene, id)?.deal ?? attackGood(scene, id)
export const attackGood = (scene: Scene, id: number): string | undefined => scene.attacks.find((a) => a.id === id)?.good

// Moves and events name goods and colours by their numbers.
export const goodOf = (scene: Scene, number: unknown): string => scene.goods[Number(number)] ?? 'any'
export const colourOf = (scene: Scene, number: unknown): string => scene.colours[Number(number)] ?? 'none'
export const goodMove = (scene: Scene, kind: string, good: string) => move(kind, { good: scene.goods.indexOf(good) })
export const colourMove = (scene: Scene, colour: string) => move('Colour', { colour: scene.colours.indexOf(colour) })

// --- sides

const NOTHING_THERE: Side = {
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
}

export const sideOf = (board: Board, side: number): Side => board.sides[side] ?? NOTHING_THERE
export const sidesOf = (board: Board): number[] => Object.keys(board.sides).map(Number)
export const isVirtual = (board: Board, side: number): boolean => sideOf(board, side).faction === undefined
export const factionOf = (scene: Scene, board: Board, side: number): FactionMat | undefined =>
  scene.factions.find((f) => f.name === sideOf(board, side).faction)

/** The counters of a supply, in the order of reading. */
export const supplyOf = (board: Board, side: number): { good: string; count: number }[] =>
  SUPPLY.flatMap((good) => {
    const count = sideOf(board, side).supply[good]
    return count === undefined ? [] : [{ good, count }]
  })

/** Goods as drawings: `2 wood`. */
export const goodsList = (goods: Goods): string[] =>
  Object.entries(goods)
    .filter(([, n]) => n)
    .map(([good, n]) => (n > 1 ? `${n} ${good}` : good))

/** The price of a card as drawings. */
export const priceOf = (card: Card): string[] => [...goodsList(card.cost), ...goodsList({ location: card.sites })]

// --- empires

export interface Row {
  kind: (typeof KINDS)[number]
  faction: Card[] // left of the board, from it outwards
  common: Card[]
}

export function rows(scene: Scene, board: Board, side: number): Row[] {
  const cards = cardsOf(scene, sideOf(board, side).empire)
  return KINDS.map((kind) => ({
    kind,
    faction: cards.filter((c) => c.kind === kind && c.faction),
    common: cards.filter((c) => c.kind === kind && !c.faction),
  }))
}

/** What lies on a location. */
export const lies = (board: Board, card: number): Location => board.locations[card] ?? {}

/** The deck of each card in a hand: a faction's, or the common one. */
export const backs = (board: Board, side: number): string[] =>
  sideOf(board, side).hand.map((_, i) =>
    i < sideOf(board, side).commons ? 'common' : (sideOf(board, side).faction ?? 'common'),
  )

/** Where a card lies, as far as it can be seen from a seat. */
export type Where = {
  place: 'hand' | 'empire' | 'foundations' | 'deal' | 'row' | 'aside' | 'collection' | 'prayer' | 'under' | 'away'
  side: number
}

export function whereIs(board: Board, card: number, me: number): Where {
  const findIn = (place: Where['place'], cards: (side: Side) => number[]) =>
    sidesOf(board).flatMap((side) => (cards(sideOf(board, side)).includes(card) ? [{ place, side }] : []))[0]
  if (board.row.includes(card)) return { place: 'row', side: me }
  if (board.revealed.includes(card)) return { place: 'prayer', side: me }
  const found =
    findIn('hand', (s) => s.hand) ??
    findIn('empire', (s) => s.empire) ??
    findIn('foundations', (s) => s.foundations) ??
    findIn('deal', (s) => s.deals) ??
    findIn('aside', (s) => s.aside) ??
    findIn('under', (s) => s.empire.flatMap((at) => lies(board, at).stored ?? []))
  return found ?? { place: board.alone?.collection.includes(card) ? 'collection' : 'away', side: me }
}
