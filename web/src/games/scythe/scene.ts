// Moves of Scythe, and where things are found on its board.

import { moveOf, typeOf } from '../../shell/wire'
import type { Seen } from '../page'
import type { Amount, Board, FactionCard, Ground, Scene, Section, Side } from './types'

export type At = Seen<Board>
export { typeOf }
export const move = moveOf('scythe')
export const bottomAction = move('Bottom', { coins: 1 }) // with all its coins

export const boardOf = (at: At): Board => at.view!.table
export const groundAt = (board: Board, place: number): Ground => board.places[place] ?? {}
export const sides = (board: Board): { side: number; its: Side }[] =>
  Object.entries(board.sides).map(([side, its]) => ({ side: Number(side), its }))
export const factionOf = (scene: Scene, board: Board, side: number): FactionCard =>
  scene.factions[board.sides[side]!.faction]!
export const sectionsOf = (scene: Scene, board: Board, seat: number): Section[] =>
  scene.mats[board.mats[seat]!.mat]!.sections
/** Whose home base a place is. */
export const owners = (scene: Scene, board: Board): Map<number, number> =>
  new Map(sides(board).map(({ side, its }) => [scene.factions[its.faction]!.base, side]))

/** What has this number in moves and events, by its name. */
export const keyOf = (things: { key: string }[], id: unknown): string => things[Number(id)]?.key ?? 'any'
export const goodOf = (scene: Scene, id: unknown): string => scene.goods[Number(id)] ?? 'any'
/** Goods in the order of the box. */
export const inOrder = (scene: Scene, goods: Record<string, number> = {}): Amount[] =>
  scene.resources.flatMap(({ key }) => (goods[key] ? [{ good: key, count: goods[key] }] : []))
