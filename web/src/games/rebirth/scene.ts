// The drawing data of a map, and what the view says about it. Numbers follow the engine.

import type { Both, Move, View } from '../../shell/wire'

export interface Space {
  id: number
  label: string
  q: number
  r: number
  terrain: 'farm' | 'energy' | 'blank' | 'town'
  town: number | null
  bonus: boolean
  blocked: boolean
  near: number[]
  move: number
}
export interface Town {
  id: number
  name: string
  size: number
  spaces: number[]
}
export interface Landmark {
  id: number
  kind: 'castle' | 'cathedral' | 'tower'
  name: string
  q: number
  r: number
  tie_break: boolean
  move: number
}
/** What a mission counts: the engine's name for it and its numbers. */
export interface Asks {
  what: string
  at_least?: number
  castle?: number
  kind?: Landmark['kind']
  size?: number
  tile?: number
  tiles?: number[]
  towns?: number[][]
}
export interface Mission {
  id: number
  key: string
  name: Both
  about: Both
  first: number
  later: number
  stand_in: boolean
  asks: Asks
}
export interface Scene {
  map: string
  title: Both
  stand_in: boolean
  spaces: Space[]
  towns: Town[]
  landmarks: Landmark[]
  water: [number, number][]
  missions: Mission[]
  bonuses: { id: number; key: string; name: Both; about: Both }[]
  tiles: { id: number; key: string; name: Both }[]
}
export interface Table {
  tiles: number[]
  castles: number[]
  points: number[]
  left: number[]
  row: number[]
  towers: number[]
  fulfilled: number[]
  earliest: number[] // by mission: who was the first to fulfil it, or -1
  doubled: number[]
  hand: number[]
  choice: number[][]
  aside: number[][]
  cards: number[][]
  shown: number[][]
}

export const KINDS = 6
const MOST_SEATS = 4
export const BLOCKED = 1 + MOST_SEATS * KINDS
export const FARM = 0
export const ENERGY = 1
export const SETTLEMENT = 2

export const ownerOf = (code: number): number => (code > 0 && code < BLOCKED ? Math.floor((code - 1) / KINDS) : -1)
export const tileOf = (code: number): number => (code > 0 && code < BLOCKED ? (code - 1) % KINDS : -1)

export function tableOf(view: View): Table {
  return view.table as unknown as Table
}

export const place = (space: number): Move => ({ t: 'rebirth.Place', space })

/** The space, or after the spaces the landmark, that a move means. */
export function targetOf(scene: Scene, move: Move | null): number | null {
  if (move?.t === 'rebirth.Use') return scene.spaces.length + (move.tower as number)
  return move?.t === 'rebirth.Place' ? (move.space as number) : null
}

/** Tiles on the map, and those still to come, of everybody together. */
export function progress(table: Table, over: boolean): { done: number; all: number } {
  const placed = table.left.map(() => 0)
  for (const code of table.tiles) if (ownerOf(code) >= 0) placed[ownerOf(code)]! += 1
  const done = placed.reduce((a, b) => a + b, 0)
  if (over) return { done, all: done }
  // Whoever still holds a tile has placed + supply + aside + 1, the same for everybody.
  const share = Math.min(...placed.map((n, i) => n + table.left[i]! + (table.aside[i]?.length ?? 0) + 1))
  const rest = placed.map((n, i) => Math.max(0, share - (table.aside[i]?.length ?? 0) - n))
  return { done, all: done + rest.reduce((a, b) => a + b, 0) }
}

/** Seats with a tile next to each landmark. */
export function visitors(scene: Scene, tiles: number[]): number[][] {
  const found: Set<number>[] = scene.landmarks.map(() => new Set())
  for (const space of scene.spaces) {
    const owner = ownerOf(tiles[space.id] ?? 0)
    if (owner >= 0) for (const landmark of space.near) found[landmark]?.add(owner)
  }
  return found.map((seats) => [...seats].sort((a, b) => a - b))
}

export function freeFields(scene: Scene, tiles: number[]): Record<Space['terrain'], number> {
  const free = { farm: 0, energy: 0, blank: 0, town: 0 }
  for (const space of scene.spaces) if (tiles[space.id] === 0) free[space.terrain] += 1
  return free
}
