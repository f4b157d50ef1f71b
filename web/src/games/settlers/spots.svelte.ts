// Every control of the table is named after what lies there (`data-move`); moves are found by it, and lines of the log light it.

import { Chooser, perTable } from '../../shell/chooser.svelte'
import type { Choice, Move } from '../../shell/wire'
import type { Seen } from '../page'
import { move, typeOf, whereIs } from './scene'
import type { Board } from './types'

/** A card is in one place at a time. */
export const cardSpot = (card: number): string => `card-${card}`

/** The control of a move: its card, else the move itself with its numbers (`pay-1-0-2`). */
export function spotOf(m: Move): string | null {
  if (typeof m.card === 'number') return m.card >= 0 ? cardSpot(m.card) : null
  const { t, ...fields } = m
  return [typeOf({ t }).toLowerCase(), ...Object.values(fields).map(String)].join('-')
}

/** Moves that name a card by what is asked, not by what is done with it. */
export const isAnswer = (choice: Choice): boolean => typeOf(choice.move) === 'Card'

/** Choices that lie nowhere on the table. */
export const inTray = (choice: Choice): boolean => typeof choice.move.card !== 'number' && typeOf(choice.move) !== 'Lay'

/** What the person has in mind: a card picked up, one that is looked at, and clicks that are sent one after the other. */
export class EmpireChooser extends Chooser<Board> {
  card = $state<number | null>(null) // picked up, or enlarged by a click
  pointed = $state<number | null>(null) // enlarged as long as the pointer or the focus is on it
  side = $state<number | null>(null) // whose empire is shown; null: mine
  dragged = $state<number | null>(null)
  prayer = $state<number | null>(null) // the finished one that is looked at again; its first line
  closed = $state(-1) // the last one that was put away
  #mine = false

  constructor(at: Seen<Board>) {
    super(at, spotOf)
  }

  get shown(): number {
    return this.side ?? this.me
  }

  /** Show somebody's empire. */
  open(side: number): void {
    this.side = side === this.me ? null : side
  }

  /** A new question: whatever was planned goes on as soon as it is asked for, the rest is put down. */
  onQuestion(): void {
    if (this.at.myTurn || this.#mine) this.card = this.dragged = this.prayer = null // others' moves do not close what I look at
    this.#mine = this.at.myTurn
    if (!this.goOn() && typeOf(this.at.question?.step) !== 'GiveLocation') this.plan = []
    if (this.at.myTurn) this.side = this.wanted
  }

  /** Other sides in whose empires something may be chosen. */
  get targets(): Set<number> {
    return new Set(
      this.at.choices
        .filter((c) => isAnswer(c) || typeOf(c.move) === 'Raze')
        .map((c) => whereIs(this.at.view!.table, c.move.card as number, this.me))
        .filter((w) => w.place === 'empire' && w.side !== this.at.seat)
        .map((w) => w.side),
    )
  }

  /** The empire in which something is to be chosen, if it is not mine. */
  get wanted(): number | null {
    const sides = this.at.choices
      .filter(isAnswer)
      .map((c) => whereIs(this.at.view!.table, c.move.card as number, this.me))
      .filter((w) => w.place === 'empire')
    return sides.length && sides.every((w) => w.side !== this.me) ? sides[0]!.side : null
  }

  show(card: number | null): void {
    this.card = this.card === card ? null : card
    this.at.refused = null
    this.at.pick(null)
  }

  /** The answer that this card is, if a card is asked for. */
  answer(card: number): Choice | null {
    return this.legal(move('Card', { card }))
  }

  /** What may be done with a card or on it. */
  uses(card: number): Choice[] {
    return this.at.choices.filter((c) => c.move.card === card)
  }
}

export const chooserOf = perTable((at: Seen<Board>) => new EmpireChooser(at))
