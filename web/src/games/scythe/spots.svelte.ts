// Every control of the table has a number (`data-move`); moves are found by it, and lines of the log light it.

import { Chooser, perTable } from '../../shell/chooser.svelte'
import type { Choice, Move } from '../../shell/wire'
import type { Seen } from '../page'
import { typeOf } from './scene'

/** Places have the numbers of the map; all else stands in blocks behind them. */
const BLOCKS: Record<string, [number, string]> = {
  Go: [0, 'place'],
  Place: [0, 'place'],
  Unit: [0, 'place'],
  Section: [100, 'section'],
  Top: [110, 'choice'],
  Less: [115, 'choice'],
  Bottom: [120, 'coins'],
  Cube: [130, 'cube'],
  Square: [140, 'bottom'],
  Recruit: [150, 'bottom'],
  Ability: [160, 'number'],
  Structure: [170, 'structure'],
  Bonus: [180, 'number'],
  Share: [185, 'number'],
  Card: [190, 'value'],
  Reveal: [200, 'objective'],
  Option: [300, 'number'],
  Part: [310, 'number'],
  Take: [320, 'card'],
  Number: [400, 'number'],
  Good: [430, 'good'],
  Load: [440, 'good'],
  Unload: [450, 'good'],
}
const WORDS = ['Done', 'Skip', 'Yes', 'No', 'LoadWalker', 'UnloadWalker']
const FIRST_WISH = 230 // by bottom action: leave, take
const FIRST_GIFT = 240 // by seat and coins
const GIFTS = [1, 2, 5, 10]
const FIRST_WORD = 470
export const FIGHT_NUMBER = 490 // the one button of a combat

export function moveId(m: Move): number | null {
  const kind = typeOf(m)
  if (WORDS.includes(kind)) return FIRST_WORD + WORDS.indexOf(kind)
  if (kind === 'Fight') return FIGHT_NUMBER
  if (kind === 'Wish') return FIRST_WISH + Number(m.bottom) * 2 + Number(m.take)
  if (kind === 'Gift') return FIRST_GIFT + Number(m.seat) * GIFTS.length + GIFTS.indexOf(Number(m.coins))
  const block = BLOCKS[kind]
  return block ? block[0] + Number(m[block[1]] ?? 0) : null
}

/** Choices that are words or numbers, and lie nowhere on the table; a gift is on everybody's mind only before a combat. */
export const inTray = (choice: Choice, step = ''): boolean => {
  const kind = typeOf(choice.move)
  if (kind === 'Gift') return step === 'Bribe'
  return [...WORDS, 'Number', 'Good', 'Less', 'Share', 'Wish'].includes(kind) || (kind === 'Bottom' && choice.move.coins !== 1)
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
    super(at, moveId)
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

  /** What may be chosen at a control. */
  choices(number: number): Choice[] {
    return this.at.choices.filter((c) => moveId(c.move) === number)
  }
}

export const chooserOf = perTable((at) => new WarChooser(at))
