// What the server sends about Katan – Duel, and questions about what lies on the table.

import { moveOf, typeOf, type Both, type Line } from '../../shell/wire'
import type { View } from '../page'

export const PLACES = 12
export const COLUMNS = 13
export const REGIONS = 26
export const SITES = 48
export const NOTHING = -1
export const CAPACITY = 3
export const [SETTLEMENT, CITY] = [1, 2]
export const [GRAIN, WOOL, GOLD] = [3, 4, 5]
export const GOODS = ['lumber', 'brick', 'ore', 'grain', 'wool', 'gold'] as const
export const SYMBOLS = ['brigand', 'trade', 'celebration', 'harvest', 'event-card'] as const
export const POINTS = ['commerce', 'strength', 'skill', 'progress'] as const
const SPARED = 7 // brigands leave those alone who have no more

export type PointKind = 'victory' | (typeof POINTS)[number]

export interface Card {
  id: number
  kind: string
  title: Both
  short: Both
  colour: 'action' | 'green' | 'red' | 'brown'
  group: '' | 'building' | 'ship' | 'hero' | 'unit'
  set: string
  back: number
  cost: number[]
  points: Record<PointKind, number>
  once: boolean
  face_up: boolean
  covers: number
  own_moment: boolean // it is played at another moment than in the action phase
  rule: string
}

export interface Land {
  id: number
  good: number
  number: number
  key: (typeof GOODS)[number]
  title: Both
}

export interface Scene {
  mode: string
  title: Both
  target: number
  theme: boolean
  own_stacks: boolean
  cards: Card[]
  events: { id: number; kind: string; title: Both; rule: string }[]
  lands: Land[]
  stacks: { id: number; back: number; set: string | null; title: Both; owner: number | null; size: number }[]
  offered: number[]
  goods: { id: number; key: string; name: Both }[]
  symbols: { id: number; key: string; name: Both }[]
  costs: Record<'road' | 'settlement' | 'city', number[]>
  geometry: { letters: string }
}

export interface Table {
  land: number[]
  goods: number[]
  places: number[]
  roads: number[]
  sites: number[]
  cache: number[]
  cached: number[]
  supply: number[]
  regions_left: number
  hand: number[][]
  hand_backs: number[] // by seat and back: how many such cards are in hand; they stand in this order
  fresh: number[] // a bit for each card that may be used from the owner's next turn on; hidden from others
  stacks: number[][]
  discard: number[][]
  maybe: number[][] // a card, then where it may lie: seats, then stacks, then discard piles
  played: number[]
  event_stack: number[]
  event_discard: number[]
  event: number
  advantage: number[]
  first: number
  turn: number
  die: number
  symbol: number
}

export const tableOf = (view: View): Table => view.table as Table

export const move = moveOf('katan_duel')
export { typeOf }

const cardsById = new WeakMap<Scene, Map<number, Card>>()

export function cardOf(scene: Scene, id: number): Card | undefined {
  if (!cardsById.has(scene)) cardsById.set(scene, new Map(scene.cards.map((card) => [card.id, card])))
  return cardsById.get(scene)!.get(id)
}

// --- a principality

export type Column = { land: number } | { place: number; side: number | null }

const stands = (t: Table, seat: number, place: number): number => t.places[seat * PLACES + place] ?? 0

/** The outermost place on each side. */
export function ends(t: Table, seat: number): [number, number] {
  const there = Array.from({ length: PLACES }, (_, i) => i).filter((i) => stands(t, seat, i))
  return [there[0] ?? 5, there.at(-1) ?? 6]
}

/** Columns from the owner's left: regions and places by turns; behind an open road the next place. */
export function columns(t: Table, seat: number): Column[] {
  const [left, right] = ends(t, seat)
  const found: Column[] = []
  if (t.roads[seat * COLUMNS + left] && left > 0) found.push({ place: left - 1, side: 0 })
  for (let place = left; place <= right; place++) found.push({ land: place }, { place, side: null })
  found.push({ land: right + 1 })
  if (t.roads[seat * COLUMNS + right + 1] && right < PLACES - 1) found.push({ place: right + 1, side: 1 })
  return found
}

export const placeAt = stands
export const cardAt = (t: Table, seat: number, site: number): number => t.sites[seat * SITES + site] ?? NOTHING
export const landAt = (scene: Scene, t: Table, seat: number, region: number): Land | undefined => scene.lands[t.land[seat * REGIONS + region] ?? NOTHING]
export const goodsAt = (t: Table, seat: number, region: number): number => t.goods[seat * REGIONS + region] ?? 0

/** The site that a card laid at this spot would take. */
export function freeSite(t: Table, seat: number, spot: number): number {
  const place = stands(t, seat, spot >> 1)
  if (place >= SETTLEMENT && cardAt(t, seat, spot * 2) === NOTHING) return spot * 2
  if (place === CITY && cardAt(t, seat, spot * 2 + 1) === NOTHING) return spot * 2 + 1
  return NOTHING
}

/** Spots where this card could lie; the referee has the last word. */
export function spotsFor(scene: Scene, t: Table, seat: number, card: Card): number[] {
  const found: number[] = []
  for (let spot = 0; spot < PLACES * 2; spot++) {
    const place = stands(t, seat, spot >> 1)
    if (!place || (card.colour === 'red' && place !== CITY)) continue
    const covered = card.covers === NOTHING ? freeSite(t, seat, spot) : [spot * 2, spot * 2 + 1].find((site) => cardOf(scene, cardAt(t, seat, site))?.kind === cardOf(scene, card.covers)?.kind)
    if (covered !== undefined && covered !== NOTHING) found.push(spot)
  }
  return found
}

/** Cards on both sides of a region. */
export function beside(scene: Scene, t: Table, seat: number, region: number): Card[] {
  const [row, column] = [Math.floor(region / COLUMNS), region % COLUMNS]
  const sites = [column - 1, column].flatMap((place) => [place * 4 + row * 2, place * 4 + row * 2 + 1])
  return sites.filter((site) => site >= 0 && site < SITES).flatMap((site) => cardOf(scene, cardAt(t, seat, site)) ?? [])
}

const regionsOf = (t: Table, seat: number): number[] => Array.from({ length: REGIONS }, (_, i) => i).filter((i) => (t.land[seat * REGIONS + i] ?? NOTHING) !== NOTHING)

export function stock(scene: Scene, t: Table, seat: number): number[] {
  const found = GOODS.map(() => 0)
  for (const region of regionsOf(t, seat)) found[landAt(scene, t, seat, region)!.good]! += goodsAt(t, seat, region)
  found[GOLD]! += t.cached[seat] ?? 0
  return found
}

const DOUBLES: Record<string, number> = { lumber_camp: 0, brick_factory: 1, iron_foundry: 2, grain_mill: GRAIN, weavers_shop: WOOL }

/** Regions that would give more if this card lay at the spot. */
export function doubled(scene: Scene, t: Table, seat: number, card: Card, spot: number): number[] {
  const near = [spot >> 1, (spot >> 1) + 1].map((column) => (spot % 2) * COLUMNS + column)
  return near.filter((region) => landAt(scene, t, seat, region)?.good === DOUBLES[card.kind])
}

/** What each region would pay, where there is no choice between regions. */
export function payments(scene: Scene, t: Table, seat: number, price: number[]): Map<number, number> {
  const found = new Map<number, number>()
  price.forEach((count, good) => {
    const from = regionsOf(t, seat).filter((region) => landAt(scene, t, seat, region)!.good === good && goodsAt(t, seat, region) > 0)
    if (count && from.length === 1 && !(good === GOLD && t.cached[seat])) found.set(from[0]!, count)
  })
  return found
}

/** What is missing for a price. */
export const missing = (price: number[], has: number[]): number[] => price.map((n, good) => Math.max(0, n - (has[good] ?? 0)))

// --- points

function built(scene: Scene, t: Table, seat: number): Card[] {
  return t.sites.slice(seat * SITES, (seat + 1) * SITES).flatMap((card) => cardOf(scene, card) ?? [])
}

export function points(scene: Scene, t: Table, seat: number): Record<PointKind, number> {
  const cards = built(scene, t, seat)
  const count = (...kinds: string[]) => cards.filter((card) => kinds.includes(card.kind)).length
  const found = { victory: 0, commerce: 0, strength: 0, skill: 0, progress: 0 }
  for (const card of cards) for (const kind of Object.keys(found) as PointKind[]) found[kind] += card.points[kind]
  found.commerce += cards.filter((card) => card.group === 'ship').length * count('salt_silo')
  found.commerce += count('marketplace', 'harbor') * count('trading_base')
  return found
}

/** What brigands would count, and take. */
export function robbery(scene: Scene, t: Table, seat: number): { counted: number; sheltered: number; gold: number; wool: number } {
  const found = { counted: 0, sheltered: 0, gold: 0, wool: 0 }
  for (const region of regionsOf(t, seat)) {
    const there = goodsAt(t, seat, region)
    const good = landAt(scene, t, seat, region)!.good
    if (beside(scene, t, seat, region).some((card) => card.kind === 'storehouse')) found.sheltered += there
    else found.counted += there
    if (good === GOLD) found.gold += there
    if (good === WOOL) found.wool += there
  }
  return found.counted > SPARED ? found : { ...found, gold: 0, wool: 0 }
}

export { built }

// --- hands

export interface Held {
  card: number // NOTHING = only its back is known
  back: number
  later: boolean // may be used from the owner's next turn on
}

export function hand(t: Table, seat: number): Held[] {
  const fresh = Math.max(0, t.fresh[seat] ?? 0)
  const kinds = t.hand_backs.length / 2
  const backs = t.hand_backs.slice(seat * kinds, (seat + 1) * kinds).flatMap((count, back) => Array<number>(count).fill(back))
  return (t.hand[seat] ?? []).map((card, i) => ({ card, back: backs[i] ?? 0, later: ((fresh >> i) & 1) === 1 }))
}

export const active = (t: Table): number => (t.turn % 2 ? t.first : 1 - t.first)

/** The newest event card of this turn, while it is still on the table or after it. */
export function lastEvent(log: Line[]): number | null {
  for (const { event } of log.toReversed()) {
    if (typeOf(event) === 'TurnBegan') return null
    if (typeOf(event) === 'EventDrawn') return event.event as number
  }
  return null
}
