// Which lines begin an entry of the log.

import type { Line } from '../../shell/wire'
import { typeOf } from './scene'

const OPENS = [
  'RoundBegan',
  'CardDrafted',
  'Built',
  'DealMade',
  'RazedFromHand',
  'Razed',
  'Activated',
  'Visited',
  'Passed',
  'Defended',
  'SamuraiPlaced',
  'Tucked',
  'Laid',
  'AttackRevealed',
  'GameEnded',
]
const SENT = 'send.two'

/** Paying comes before what is paid for, so a price opens an entry unless it belongs to an activation. */
export const opens = ({ event, rule }: Line): boolean =>
  OPENS.includes(typeOf(event)) || (typeOf(event) === 'Paid' && rule === SENT)
