// Every control of the table has a name (`data-move`); moves are found by it, and lines of the log light it.

import { Chooser, perTable } from '../../shell/chooser.svelte'
import { type Choice, type Move } from '../../shell/wire'
import type { Seen } from '../page'
import { move, typeOf } from './scene'

/** Whose eyes the page looks through, and whose cards a target means. */
export const eye = $state({ seat: 0, targets: 0 })

export const spot = {
  region: (seat: number, region: number) => `region-${seat}-${region}`,
  site: (seat: number, site: number) => `site-${seat}-${site}`,
  beside: (seat: number, spot: number) => `spot-${seat}-${spot}`,
  place: (seat: number, place: number) => `place-${seat}-${place}`,
  road: (seat: number, side: number) => `road-${seat}-${side}`,
  settle: (seat: number, side: number) => `settle-${seat}-${side}`,
  dice: () => 'dice',
  stack: (stack: number) => `stack-${stack}`,
  event: () => 'event',
  card: (card: number) => `card-${card}`,
  taken: (card: number) => `take-${card}`,
}

const WORDS = ['Number', 'Good', 'Exchange', 'Land', 'Row', 'Cache', 'Mint', 'Pay', 'Yes', 'Stop']
const TRAY = new Set(['Roll', 'Take', ...WORDS])

/** A choice that lies nowhere on the table: its kind, and what it names. */
const slug = (m: Move): string =>
  [typeOf(m).toLowerCase(), m.number ?? m.good ?? m.land ?? m.row].filter((part) => part !== undefined).join('-')

/** The control by which a move is made. */
export function spotOf(m: Move): string | null {
  const seat = typeof m.seat === 'number' ? m.seat : eye.seat
  const n = (name: string) => m[name] as number
  switch (typeOf(m)) {
    case 'Region':
    case 'ExchangeAt':
      return spot.region(seat, n('region'))
    case 'At':
      return spot.beside(seat, n('spot'))
    case 'Target':
      return spot.site(typeof m.seat === 'number' ? m.seat : eye.targets, n('site'))
    case 'Remove':
      return spot.site(seat, n('site'))
    case 'City':
      return spot.place(seat, n('place'))
    case 'Road':
      return spot.road(seat, n('side'))
    case 'Settle':
      return spot.settle(seat, n('side'))
    case 'Stack':
    case 'Search':
      return spot.stack(n('stack'))
    case 'Play':
    case 'Under':
      return spot.card(n('card'))
    case 'Take':
      return spot.taken(n('card'))
    case 'Roll':
      return spot.dice()
    default:
      return WORDS.includes(typeOf(m)) ? slug(m) : null
  }
}

/** Choices that lie nowhere on the table, but in the tray below it. */
export const inTray = (choice: Choice): boolean => TRAY.has(typeOf(choice.move))

/** What the person has in mind: a card picked up, one that is looked at, and clicks that are sent one after the other. */
export class DuelChooser extends Chooser {
  card = $state<number | null>(null)
  shown = $state<number | null>(null) // a card, enlarged
  pointed = $state<number | null>(null) // a card, enlarged as long as the pointer or the focus is on it
  site = $state<number | null>(null) // where it lies, if it is mine
  event = $state<number | null>(null) // an event card, enlarged
  over = $state<string | null>(null) // the control under the pointer or the focus
  menu = $state.raw<Choice[]>([]) // several choices at one spot

  constructor(at: Seen) {
    super(at, spotOf)
  }

  /** A new question: whatever was planned goes on, the rest is put down. */
  onQuestion(): void {
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
  choicesAt(name: string): Choice[] {
    return this.at.choices.filter((c) => !['Under', 'Remove'].includes(typeOf(c.move)) && spotOf(c.move) === name)
  }

  /** Stacks under which the card picked up may go. */
  get unders(): Choice[] {
    return this.at.choices.filter((c) => typeOf(c.move) === 'Under' && c.move.card === this.card)
  }

  /** One choice is played (or shown first, on a small screen, where it may not be taken back); several are offered; none is explained. */
  press(name: string, previewFirst: boolean, onplay: (m: Move) => void, otherwise: Move | null): void {
    const found = this.choicesAt(name)
    this.focus = name
    if (found.length > 1) this.menu = found
    else if (
      found[0] &&
      previewFirst &&
      !this.isPicked(found[0].move) &&
      this.at.look(found[0].move)?.reveals !== false
    ) {
      this.at.refused = null
      this.at.pick(found[0].move)
    } else if (found[0]) onplay(found[0].move)
    else if (otherwise && this.at.seat !== null && !this.at.over) this.at.why(otherwise)
  }
}

export const chooserOf = perTable((at) => new DuelChooser(at))
