// A combat as both watch it: who, where, what is known, and how it ended.

import type { Line } from '../../shell/wire'
import type { Seen } from '../page'
import { cardLimit, FIGHT, move, tableOf, typeOf, VALUES, type Scene, type Table } from './scene'
import type { Move } from '../../shell/wire'

export interface Battle {
  place: number
  attacker: number
  defender: number
  stage: 'prepare' | 'dials' | 'over'
  sides: { seat: number; power: number; cards: number; total: number }[] // once they are shown
  winner: number
  lines: Line[] // what the combat told, its end included
}

const AROUND_COMBAT = ['UseArtillery', 'Bribe', 'Dials', 'RetreatTo']

/** The combat that is fought now, or the one whose end (a line's number) is still to be looked at. */
export function battleOf(at: Seen, told: number | null): Battle | null {
  const end = told === null ? at.log.length : at.log.findIndex((l) => l.n === told) + 1
  const began = at.log.slice(0, end).findLastIndex((l) => typeOf(l.event) === 'BattleBegan')
  const step = typeOf(at.question?.step)
  const first = at.log[began]
  if (!first || (told === null && !AROUND_COMBAT.includes(step))) return null
  const next = at.log.findIndex((l, i) => i > began && ['BattleBegan', 'TurnBegan', 'BottomTaken', 'UnitMoved', 'TopTaken', 'SectionChosen', 'Encountered', 'AutomaTurned'].includes(typeOf(l.event)))
  const lines = at.log.slice(began + 1, next < 0 ? undefined : next)
  const won = lines.find((l) => typeOf(l.event) === 'BattleWon')
  const sides = lines.filter((l) => typeOf(l.event) === 'Fought').map(({ event }) => ({ seat: event.seat as number, power: event.power as number, cards: event.cards as number, total: (event.power as number) + (event.cards as number) }))
  const { seat, seat_against, place } = first.event as unknown as { seat: number; seat_against: number; place: number }
  return { place, attacker: seat, defender: seat_against, stage: won ? 'over' : step === 'Dials' ? 'dials' : 'prepare', sides, winner: (won?.event.seat as number | undefined) ?? -1, lines }
}

/** Limits that everybody knows of a side. */
export function limits(scene: Scene, t: Table, seat: number, place: number): { dial: number; power: number; hand: number; cards: number } {
  const power = t.power[seat] ?? 0
  const hand = t.hand[seat]?.length ?? 0
  return { dial: Math.min(scene.limits.dial, power), power, hand, cards: Math.min(hand, cardLimit(t, seat, place)) }
}

/** My answer: so much power, and these cards of my hand. */
export function fight(at: Seen, seat: number, power: number, chosen: number[]): Move {
  const hand = tableOf(at.view!).hand[seat] ?? []
  const counts = Object.fromEntries(FIGHT.map((name, i) => [name, chosen.filter((card) => hand[card] === VALUES[i]).length]))
  return move('Fight', { power, ...counts })
}
