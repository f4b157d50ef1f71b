// What a move means on the map.

import type { Move } from '../../shell/wire'
import type { Scene } from './types'

export const place = (space: number): Move => ({ t: 'rebirth.Place', space })

/** The space, or after the spaces the landmark, that a move means. */
export function targetOf(scene: Scene, move: Move | null): number | null {
  if (move?.t === 'rebirth.Use') return scene.spaces.length + (move.tower as number)
  return move?.t === 'rebirth.Place' ? (move.space as number) : null
}

/** The control of a space or landmark. */
export const spotAt = (target: number): string => `place-${target}`

/** Kinds of the landmarks beside the space of a move. */
export const landmarksBeside = (scene: Scene, move: Move): string[] =>
  (scene.spaces[targetOf(scene, move) ?? -1]?.near ?? []).flatMap((id) => scene.landmarks[id]?.kind ?? [])

/** The answer to which of several tiles stays, and its control. */
export const keep = (tile: number): Move => ({ t: 'rebirth.Keep', tile })
export const keepSpot = (move: Move): string => `keep-${String(move.tile)}`
