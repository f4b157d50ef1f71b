// What somebody may regret: something left unused, an attack with nothing.

import type { Move } from '../../shell/wire'
import { isEmpty } from './battle'
import { boardOf, typeOf, type At } from './scene'
import type { Scene } from './types'

const IMPROVEMENTS = ['UpgradeCube', 'DeployMech', 'BuildStructure', 'EnlistRecruit']

/** What would be regretted about this move; empty: nothing. */
export function regret(scene: Scene, at: At, move: Move): string {
  const kind = typeOf(move)
  const step = typeOf(at.question?.step)
  const offered = (...kinds: string[]) => at.choices.some((c) => kinds.includes(typeOf(c.move)))
  if (kind === 'Skip') {
    if (step === 'TopAction') return offered('Top') ? 'top' : ''
    if (step === 'BottomAction') return offered('Bottom') ? 'bottom' : ''
    return IMPROVEMENTS.includes(step) ? 'improvement' : ''
  }
  if (kind === 'Done') {
    if (step === 'MoveUnits') return offered('Unit') ? 'units' : ''
    if (step === 'ProduceAt') return offered('Place') ? 'produce' : ''
    if (step === 'PickGoods') return 'goods'
    return step === 'EndTurn' && offered('Reveal') ? 'objective' : ''
  }
  return attack(scene, at, move)
}

function attack(scene: Scene, at: At, move: Move): string {
  if (at.seat === null) return ''
  const board = boardOf(at)
  const { power, hand } = board.sides[at.seat]!
  const bare = !power && !hand.length
  if (typeOf(move) === 'Go')
    return bare && board.journey?.meets?.[Number(move.place)]?.enemy !== undefined ? 'attack' : ''
  return typeOf(move) === 'Fight' && !bare && isEmpty(scene, move) ? 'fight' : ''
}
