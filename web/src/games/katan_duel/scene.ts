// The game's moves, and what stands where on its board.

import { moveOf, typeOf, type Line } from '../../shell/wire'
import type { Seen } from '../page'
import type { Board, CardKind, Column, Ground, Held, NamedGood, Principality, RegionCard, Scene } from './types'

export const POINTS = ['commerce', 'strength', 'skill', 'progress'] as const

/** What the table's components are given. */
export interface Shown {
  at: Seen<Board>
  scene: Scene
}

export const move = moveOf('katan_duel')
export { typeOf }

const cardsById = new WeakMap<Scene, Map<number, CardKind>>()

export function cardOf(scene: Scene, id: number | null | undefined): CardKind | undefined {
  if (!cardsById.has(scene)) cardsById.set(scene, new Map(scene.cards.map((card) => [card.id, card])))
  return cardsById.get(scene)!.get(id ?? -1)
}

export const landOf = (scene: Scene, ground: Ground | undefined): RegionCard | undefined =>
  ground ? scene.lands[ground.land] : undefined
export const goodOf = (scene: Scene, key: string | undefined): NamedGood | undefined =>
  scene.goods.find((good) => good.key === key)

/** The columns of a principality from its owner's left, with their names. */
export function columns(own: Principality): { name: string; column: Column }[] {
  const order = Object.keys(own.columns).sort((one, other) => Number(one) - Number(other))
  return order.map((name) => ({ name, column: own.columns[name]! }))
}

export const cardAt = (scene: Scene, own: Principality, site: number): CardKind | undefined =>
  cardOf(scene, own.cards[site]?.card)

/** Cards on both sides of a region. */
export const beside = (scene: Scene, own: Principality, region: number): CardKind[] =>
  (scene.regions[region]?.beside ?? []).flatMap((site) => cardAt(scene, own, site) ?? [])

/** The cards of a hand one by one, also those of which only the back is seen. */
export const oneByOne = (hand: Held[]): Held[] =>
  hand.flatMap((held) => Array.from({ length: held.count ?? 1 }, () => held))

/** The newest event card of this turn, while it is still on the table or after it. */
export function lastEvent(log: Line[]): number | null {
  for (const { event } of log.toReversed()) {
    if (typeOf(event) === 'TurnBegan') return null
    if (typeOf(event) === 'EventDrawn') return event.event as number
  }
  return null
}
