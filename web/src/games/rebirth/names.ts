// How places are called, for those who listen and for the list of choices.

import type { Seen } from '../page'
import { both, say } from '../../shell/words.svelte'
import type { Board, Scene, Space } from './types'

/** What never changes about a place: the ground, and what it is next to. */
export function fixedName(scene: Scene, target: number): string {
  const space = scene.spaces[target]
  if (!space) return ''
  const coast = space.bonus ? [say('rb-coast', { map: scene.map })] : []
  return [ground(scene, space), ...coast, ...space.near.map((landmark) => beside(scene, landmark))].join(', ')
}

/** The whole name of a place: where it is, what lies there, what it is next to, and whether I may. */
export function nameOf(scene: Scene, board: Board, at: Seen, target: number, fixed: string, may: boolean): string {
  const parts =
    target < scene.spaces.length
      ? [...ofSpace(scene, board, at, target), fixed]
      : ofLandmark(scene, board, at, target - scene.spaces.length)
  if (may) parts.push(say(target < scene.spaces.length ? 'rb-you-may' : 'rb-you-may-use'))
  return parts.join(', ')
}

/** What a kind of tile, or a bonus, is called. */
export const kindName = (all: Scene['tiles'], key: string | undefined): string =>
  both(all.find((one) => one.key === key)?.name)

function ofSpace(scene: Scene, board: Board, at: Seen, id: number): string[] {
  const label = scene.spaces[id]!.label
  const tile = board.tiles[id]
  if (board.covered.includes(id)) return [label, say('rb-covered')]
  return tile
    ? [label, say('rb-tile-of', { tile: kindName(scene.tiles, tile.kind), who: at.names[tile.seat] ?? '' })]
    : [label]
}

function ofLandmark(scene: Scene, board: Board, at: Seen, id: number): string[] {
  const landmark = scene.landmarks[id]!
  const parts = [say('rb-landmark', { kind: landmark.kind, name: landmark.name })]
  const holder = board.castles[id]
  if (holder !== undefined) parts.push(say('rb-held', { who: at.names[holder] ?? '' }))
  const bonus = kindName(scene.bonuses, board.bonuses[id])
  if (bonus) parts.push(bonus)
  return parts
}

export function ground(scene: Scene, space: Space): string {
  if (space.town === undefined) return say('rb-ground', { terrain: space.terrain })
  const town = scene.towns[space.town]!
  return say('rb-in-town', { name: town.name, size: town.size })
}

export function beside(scene: Scene, landmark: number): string {
  const found = scene.landmarks[landmark]!
  return say('rb-beside', { kind: found.kind, name: found.name })
}

/** After the label in the list: the settlement, or the first landmark next to it, or the ground. */
export function whereabouts(scene: Scene, space: Space): string {
  if (space.town !== undefined) return scene.towns[space.town]!.name
  const landmark = space.near[0]
  return landmark === undefined ? say('rb-ground', { terrain: space.terrain }) : beside(scene, landmark)
}
