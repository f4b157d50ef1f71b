// What somebody may regret and could not take back alone: an objective forgotten as the turn ends, an empty dial.

import type { Move } from '../../shell/wire'
import { isEmpty } from './battle'
import { boardOf, typeOf, type At } from './scene'
import type { Scene } from './types'

/** What would be regretted about this move; empty: nothing. */
export function regret(scene: Scene, at: At, move: Move): string {
  const isOffered = (kind: string) => at.choices.some((c) => typeOf(c.move) === kind)
  if (typeOf(move) === 'Done') return typeOf(at.question?.step) === 'EndTurn' && isOffered('Reveal') ? 'objective' : ''
  if (typeOf(move) !== 'Fight' || at.seat === null) return ''
  const { power, hand } = boardOf(at).sides[at.seat]!
  return (power || hand.length) && isEmpty(scene, move) ? 'fight' : ''
}
