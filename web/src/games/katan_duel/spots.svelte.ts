// Every control of the table has a number (`data-move`); moves are found by it, and lines of the log light it.

import { Chooser, perTable } from '../../shell/chooser.svelte'
import { same, type Choice, type Move } from '../../shell/wire'
import type { Seen } from '../page'
import { move, typeOf } from './scene'

/** Whose eyes the page looks through, and whose cards a target means. */
export const eye = $state({ seat: 0, targets: 0 })

export const numberOf = {
  region: (seat: number, region: number) => 100 + seat * 50 + region,
  site: (seat: number, site: number) => 200 + seat * 50 + site,
  spot: (seat: number, spot: number) => 300 + seat * 50 + spot,
  place: (seat: number, place: number) => 400 + seat * 20 + place,
  road: (seat: number, side: number) => 450 + seat * 2 + side,
  settle: (seat: number, side: number) => 460 + seat * 2 + side,
  dice: () => 500,
  stack: (stack: number) => 510 + stack,
  event: () => 520,
  word: (kind: string, n = 0) => 530 + WORDS.indexOf(kind) * 30 + n,
  card: (card: number) => 1000 + card,
  taken: (card: number) => 2000 + card,
}

const WORDS = ['Number', 'Good', 'Exchange', 'Land', 'Row', 'Cache', 'Mint', 'Pay', 'Yes', 'Stop']
const TRAY = new Set(['Roll', 'Take', ...WORDS])

export function moveId(m: Move): number | null {
  const seat = typeof m.seat === 'number' ? m.seat : eye.seat
  const n = (name: string) => m[name] as number
  switch (typeOf(m)) {
    case 'Region':
    case 'ExchangeAt':
      return numberOf.region(seat, n('region'))
    case 'At':
      return numberOf.spot(seat, n('spot'))
    case 'Target':
      return numberOf.site(typeof m.seat === 'number' ? m.seat : eye.targets, n('site'))
    case 'Remove':
      return numberOf.site(seat, n('site'))
    case 'City':
      return numberOf.place(seat, n('place'))
    case 'Road':
      return numberOf.road(seat, n('side'))
    case 'Settle':
      return numberOf.settle(seat, n('side'))
    case 'Stack':
    case 'Search':
      return numberOf.stack(n('stack'))
    case 'Play':
    case 'Under':
      return numberOf.card(n('card'))
    case 'Take':
      return numberOf.taken(n('card'))
    case 'Roll':
      return numberOf.dice()
    default:
      return WORDS.includes(typeOf(m)) ? numberOf.word(typeOf(m), Number(m.number ?? m.good ?? m.land ?? m.row ?? 0)) : null
  }
}

/** Choices that lie nowhere on the table, but in the tray below it. */
export const inTray = (choice: Choice): boolean => TRAY.has(typeOf(choice.move))

const THEIRS = new Set(['BurnBuilding', 'NameBuilding'])

/** What the person has in mind: a card picked up, one that is looked at, and clicks that are sent one after the other. */
export class DuelChooser extends Chooser {
  card = $state<number | null>(null)
  shown = $state<number | null>(null) // a card, enlarged
  pointed = $state<number | null>(null) // a card, enlarged as long as the pointer or the focus is on it
  site = $state<number | null>(null) // where it lies, if it is mine
  event = $state<number | null>(null) // an event card, enlarged
  over = $state<number | null>(null) // the control under the pointer or the focus
  menu = $state.raw<Choice[]>([]) // several choices at one spot

  constructor(at: Seen) {
    super(at, moveId)
  }

  /** A new question: whatever was planned goes on, the rest is put down. */
  asked(): void {
    eye.targets = THEIRS.has(typeOf(this.at.question?.step)) ? 1 - eye.seat : eye.seat
    this.letGo()
    if (!this.goOn()) this.plan = []
  }

  letGo(): void {
    this.card = null
    this.menu = []
    this.shown = this.site = null
    this.event = null
  }

  pickUp(card: number): void {
    const again = this.card === card
    this.letGo()
    if (!again) this.card = this.shown = card
    this.at.refused = null
    this.at.pick(again ? null : (this.at.choice(move('Play', { card }))?.move ?? null))
  }

  /** Enlarges a card that is clicked; one of mine on its site may be removed from there. */
  show(card: number, site: number | null): void {
    this.shown = card
    this.event = null
    this.site = site
  }

  /** Choices at a control, but not those that need a second click elsewhere. */
  choicesAt(number: number): Choice[] {
    return this.at.choices.filter((c) => !['Under', 'Remove'].includes(typeOf(c.move)) && moveId(c.move) === number)
  }

  /** Stacks under which the card picked up may go. */
  get unders(): Choice[] {
    return this.at.choices.filter((c) => typeOf(c.move) === 'Under' && c.move.card === this.card)
  }

  /** One choice is played (or shown first, on a small screen); several are offered; none is explained. */
  press(number: number, previewFirst: boolean, onplay: (m: Move) => void, otherwise: Move | null): void {
    const found = this.choicesAt(number)
    this.focus = number
    if (found.length > 1) this.menu = found
    else if (found[0] && previewFirst && !same(this.at.picked, found[0].move)) {
      this.at.refused = null
      this.at.pick(found[0].move)
    } else if (found[0]) onplay(found[0].move)
    else if (otherwise && this.at.seat !== null && !this.at.over) this.at.why(otherwise)
  }
}

export const chooserOf = perTable((at) => new DuelChooser(at))
