// What somebody may regret: something left unused, an attack with nothing.

import type { Move } from '../../shell/wire'
import type { Seen } from '../page'
import { FIGHT, meets, tableOf, typeOf } from './scene'

const IMPROVEMENTS = ['UpgradeCube', 'DeployMech', 'BuildStructure', 'EnlistRecruit']

/** What would be regretted about this move; empty: nothing. */
export function regret(at: Seen, move: Move): string {
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
  return attack(at, move)
}

function attack(at: Seen, move: Move): string {
  if (at.seat === null) return ''
  const t = tableOf(at.view!)
  const bare = !t.power[at.seat] && !t.hand[at.seat]?.length
  if (typeOf(move) === 'Go') return bare && meets(t, at.seat, move.place as number).kind === 'battle' ? 'attack' : ''
  return typeOf(move) === 'Fight' && !bare && !move.power && FIGHT.every((name) => !move[name]) ? 'fight' : ''
}
