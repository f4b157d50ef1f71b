// A board that any game can have: zones of pieces, as core/board.py makes them.

import { key, type Both, type Choice, type Move } from '../../shell/wire'
import type { Seen, View } from '../page'

export interface Piece {
  title: Both
  about?: Both
  count?: number
  seat?: number
  hidden?: boolean
  moves?: Move[]
  at?: [number, number]
}

export interface Zone {
  id: string
  title: Both
  layout: 'cards' | 'list' | 'hexes'
  seat?: number
  pieces: Piece[]
}

export type Board = Record<string, Omit<Zone, 'id'>>

/** Zones in the order in which the game lays them out. */
export const zonesOf = (view: View<Board>): Zone[] => Object.entries(view.table).map(([id, zone]) => ({ id, ...zone }))

/** What may be done now by clicking a piece. */
export const choicesAt = (at: Seen, piece: Piece): Choice[] =>
  (piece.moves ?? []).map((m) => at.choice(m)).filter((c) => c !== null)

/** What to ask about where nothing may be done: a move of the kind that is asked for, if there is one. */
export function wish(at: Seen, piece: Piece): Move | null {
  const kinds = new Set(at.choices.map((c) => c.move.t))
  return piece.moves?.find((m) => kinds.has(m.t)) ?? piece.moves?.at(-1) ?? null
}

const names = new WeakMap<object, Map<string, string>>()

/** The control of a piece, the same one for all its moves. */
export function nameOf(scene: object, piece: Piece): string {
  const known = names.get(scene) ?? new Map<string, string>()
  names.set(scene, known)
  const moves = (piece.moves ?? []).map(key)
  const found = moves.map((m) => known.get(m)).find((name) => name !== undefined) ?? `piece-${known.size}`
  for (const m of moves) known.set(m, found)
  return found
}

export const spotOf = (scene: object, move: Move): string | null => names.get(scene)?.get(key(move)) ?? null
