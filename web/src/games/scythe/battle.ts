// A combat as both watch it: who, where, what was told of it, and how it ended.

import type { Line, Move } from '../../shell/wire'
import { move, typeOf, type At } from './scene'
import type { Scene } from './types'

export interface Fought {
  seat: number
  power: number
  cards: number
  total: number
}

export interface Combat {
  place: number
  attacker: number
  defender: number
  stage: 'prepare' | 'dials' | 'over'
  sides: Fought[] // once they are shown
  winner: number
  lines: Line[] // what the combat told, its end included
}

const AROUND_COMBAT = ['UseArtillery', 'Bribe', 'Dials', 'RetreatTo']
const AFTER_COMBAT = [
  'BattleBegan',
  'TurnBegan',
  'BottomTaken',
  'UnitMoved',
  'TopTaken',
  'SectionChosen',
  'Encountered',
  'AutomaTurned',
]

/** The combat that is fought now, or the one whose end (a line's number) is still to be looked at. */
export function battleOf(at: At, told: number | null): Combat | null {
  const end = told === null ? at.log.length : at.log.findIndex((l) => l.n === told) + 1
  const began = at.log.slice(0, end).findLastIndex((l) => typeOf(l.event) === 'BattleBegan')
  const step = typeOf(at.question?.step)
  const first = at.log[began]
  if (!first || (told === null && !AROUND_COMBAT.includes(step))) return null
  const next = at.log.findIndex((l, i) => i > began && AFTER_COMBAT.includes(typeOf(l.event)))
  const lines = at.log.slice(began + 1, next < 0 ? undefined : next)
  const won = lines.find((l) => typeOf(l.event) === 'BattleWon')
  return {
    place: Number(first.event.place),
    attacker: Number(first.event.seat),
    defender: Number(first.event.seat_against),
    stage: won ? 'over' : step === 'Dials' ? 'dials' : 'prepare',
    sides: lines.filter((l) => typeOf(l.event) === 'Fought').map(fought),
    winner: won ? Number(won.event.seat) : -1,
    lines,
  }
}

function fought({ event }: Line): Fought {
  const [power, cards] = [Number(event.power), Number(event.cards)]
  return { seat: Number(event.seat), power, cards, total: power + cards }
}

/** My answer: this much power, and cards of these values. */
export function fight(scene: Scene, power: number, cards: number[]): Move {
  const counts = scene.combat_cards.map(({ field, value }) => [field, cards.filter((card) => card === value).length])
  return move('Fight', { power, ...(Object.fromEntries(counts) as Record<string, number>) })
}

/** Neither power nor a card is put into it. */
export const isEmpty = (scene: Scene, m: Move): boolean =>
  !m.power && scene.combat_cards.every(({ field }) => !m[field])
