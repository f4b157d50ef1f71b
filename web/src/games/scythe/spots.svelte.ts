// Every control of the table has a name (`data-move`); moves are found by it, and lines of the log light it.

import { Chooser, perTable } from '../../shell/chooser.svelte'
import { same, type Choice, type Move } from '../../shell/wire'
import type { Seen } from '../page'
import { bottomAction, typeOf } from './scene'

const ON_MAP = ['Go', 'Place', 'Unit']
const WORDS = ['Done', 'Skip', 'Yes', 'No', 'LoadWalker', 'UnloadWalker']
export const FIGHT = 'fight' // the one button of a combat

export const placeSpot = (place: number): string => `place-${place}`

/** The control by which a move is made: its kind, and what it is about. */
export function spotOf(m: Move): string {
  const kind = typeOf(m)
  if (ON_MAP.includes(kind)) return placeSpot(Number(m.place))
  if (kind === 'Fight') return FIGHT
  const { t: _, ...about } = m
  return [
    kind.toLowerCase(),
    ...Object.entries(about)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, value]) => value),
  ].join('-')
}

/** Choices that are words or numbers, and lie nowhere on the table; a gift is on everybody's mind only before a combat. */
export const inTray = (choice: Choice, step = ''): boolean => {
  const kind = typeOf(choice.move)
  if (kind === 'Gift') return step === 'Bribe'
  return (
    [...WORDS, 'Number', 'Good', 'Less', 'Share', 'Wish'].includes(kind) ||
    (kind === 'Bottom' && !same(choice.move, bottomAction))
  )
}

/** What the person has in mind: whose mat is shown, a hex with several units, clicks that are sent one after the other. */
export class WarChooser extends Chooser {
  side = $state<number | null>(null) // whose mats are shown; null: mine
  pointed = $state<number | null>(null) // the place under the pointer
  hex = $state<number | null>(null) // where one of several units is to be chosen
  power = $state(0) // on my dial
  cards = $state<number[]>([]) // which of my combat cards lie behind it
  told = $state<number | null>(null) // the line of a battle's end that is still shown

  constructor(at: Seen) {
    super(at, spotOf)
  }

  get shown(): number {
    return this.side ?? this.me
  }
  get step(): string {
    return typeOf(this.at.question?.step)
  }

  /** A new question: whatever was planned goes on, the rest is put down. */
  asked(): void {
    this.hex = null
    this.power = 0
    this.cards = []
    if (!this.goOn()) this.plan = []
    if (this.at.myTurn) this.side = null
  }
}

export const chooserOf = perTable((at) => new WarChooser(at))
