// How places are called, for those who listen and for the list of choices.

import type { Seen } from '../page'
import { both, say } from '../../shell/words.svelte'
import { BLOCKED, ownerOf, tileOf, type Scene, type Space, type Table } from './scene'

/** What never changes about a place: the ground, and what it is next to. */
export function fixedName(scene: Scene, target: number): string {
  const space = scene.spaces[target]
  if (!space) return ''
  const coast = space.bonus ? [say('rb-coast', { map: scene.map })] : []
  return [ground(scene, space), ...coast, ...space.near.map((landmark) => beside(scene, landmark))].join(', ')
}

/** The whole name of a place: where it is, what lies there, what it is next to, and whether I may. */
export function nameOf(scene: Scene, table: Table, at: Seen, target: number, fixed: string, may: boolean): string {
  const parts = target < scene.spaces.length ? [...ofSpace(scene, table, at, target), fixed] : ofLandmark(scene, table, at, target - scene.spaces.length)
  if (may) parts.push(say(target < scene.spaces.length ? 'rb-you-may' : 'rb-you-may-use'))
  return parts.join(', ')
}

function ofSpace(scene: Scene, table: Table, at: Seen, id: number): string[] {
  const label = scene.spaces[id]!.label
  const code = table.tiles[id] ?? 0
  if (code === BLOCKED) return [label, say('rb-covered')]
  if (ownerOf(code) < 0) return [label]
  return [label, say('rb-tile-of', { tile: both(scene.tiles[tileOf(code)]?.name), who: at.names[ownerOf(code)] ?? '' })]
}

function ofLandmark(scene: Scene, table: Table, at: Seen, id: number): string[] {
  const landmark = scene.landmarks[id]!
  const parts = [say('rb-landmark', { kind: landmark.kind, name: landmark.name })]
  const holder = landmark.kind === 'castle' ? (table.castles[id] ?? -1) : -1
  if (holder >= 0) parts.push(say('rb-held', { who: at.names[holder] ?? '' }))
  const bonus = scene.bonuses[table.towers[id] ?? -1]
  if (bonus) parts.push(both(bonus.name))
  return parts
}

export function ground(scene: Scene, space: Space): string {
  if (space.town === null) return say('rb-ground', { terrain: space.terrain })
  const town = scene.towns[space.town]!
  return say('rb-in-town', { name: town.name, size: town.size })
}

export function beside(scene: Scene, landmark: number): string {
  const found = scene.landmarks[landmark]!
  return say('rb-beside', { kind: found.kind, name: found.name })
}

/** After the label in the list: the settlement, or the first landmark next to it, or the ground. */
export function whereabouts(scene: Scene, space: Space): string {
  if (space.town !== null) return scene.towns[space.town]!.name
  const landmark = space.near[0]
  return landmark === undefined ? say('rb-ground', { terrain: space.terrain }) : beside(scene, landmark)
}
