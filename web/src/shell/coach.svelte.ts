// The coach as somebody sees it: what it has shown about the question that is open, and what it warns of.

import { settings } from './settings.svelte'
import type { Chances, Doubt, Hint, Move, Told } from './wire'
import { same } from './wire'

const SOON = 1500 // milliseconds after which nobody is warned any more
const STILL = 150 // milliseconds that something is pointed at before the coach thinks about it
const MANY = 3 // warnings in a game, then it asks whether to go on

export interface Question {
  seat: number
  question: number
}

export class Coach {
  hint = $state.raw<Hint | null>(null)
  chances = $state.raw<Chances | null>(null)
  thinking = $state(false)
  doubt = $state.raw<Doubt | null>(null) // what is asked about a move that was to be played
  #about: Question | null = null
  #pointed: ReturnType<typeof setTimeout> | undefined
  #waiting: { move: Move; done: (doubt: Doubt | null) => void } | null = null

  constructor(
    private readonly table: string,
    private readonly send: (message: Told) => void,
  ) {}

  /** Another question is open, or none of mine. */
  turn(about: Question | null, helps: boolean): void {
    const open = helps ? about : null
    if (open?.question === this.#about?.question && open?.seat === this.#about?.seat) return
    this.#about = open
    this.hint = this.chances = this.doubt = null
    this.thinking = false
    clearTimeout(this.#pointed)
    this.#answer(null)
    this.look()
  }

  /** May it be asked about the open question? */
  get ready(): boolean {
    return this.#about !== null
  }

  /** Asks for a step of the hint; `zones`: choices that lie beside each other. */
  ask(step: 1 | 2 | 3, zones: number[][]): void {
    if (!this.#about || this.thinking) return
    this.thinking = true
    this.send({ t: 'hint', ...this.#about, step, zones })
  }

  /** Asks for what is to be shown all the time. */
  look(): void {
    if (this.#about && !this.chances && (settings.chances || settings.bar)) this.send({ t: 'chances', ...this.#about })
  }

  /** Lets the coach think about a move that is pointed at. */
  ponder(move: Move): void {
    const [about, least] = [this.#about, this.least]
    clearTimeout(this.#pointed)
    if (about && least && !this.#waiting)
      this.#pointed = setTimeout(() => this.send({ t: 'check', ...about, move, least, quietly: true }), STILL)
  }

  /** Whether a move would surely cost much; null if not, or if nobody knows soon. */
  check(move: Move): Promise<Doubt | null> {
    const [about, least] = [this.#about, this.least]
    if (!about || !least) return Promise.resolve(null)
    clearTimeout(this.#pointed)
    this.#answer(null)
    return new Promise((done) => {
      this.#waiting = { move, done }
      this.send({ t: 'check', ...about, move, least, quietly: false })
      setTimeout(() => this.#waiting?.done === done && this.#answer(null), SOON)
    })
  }

  hear(m: Hint | Chances | Doubt): void {
    if (m.question !== this.#about?.question || m.seat !== this.#about.seat) return
    if (m.t === 'hint') {
      this.thinking = false
      this.hint = m
    } else if (m.t === 'chances') this.chances = m
    else if (same(m.move, this.#waiting?.move ?? null)) this.#answer(m.loss ? m : null)
  }

  /** Something was not done. */
  fail(): void {
    this.thinking = false
    this.#answer(null)
  }

  /** Points of chance from which it warns here; 0: not at all. */
  get least(): 0 | 10 | 15 | 25 {
    return this.#kept === 'off' ? 0 : settings.warn
  }

  /** Does it have to ask whether to go on warning? */
  tires(doubt: Doubt): boolean {
    return doubt.warned >= MANY && this.#kept !== 'on'
  }

  /** Warns at this table no more, or as often as need be. */
  keepWarning(on: boolean): void {
    try {
      localStorage.setItem(`deskovka.warns.${this.table}`, on ? 'on' : 'off')
    } catch {
      // Private windows may forbid it; then it asks again.
    }
  }

  get #kept(): string | null {
    try {
      return localStorage.getItem(`deskovka.warns.${this.table}`)
    } catch {
      return null
    }
  }

  #answer(doubt: Doubt | null): void {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.done(doubt)
  }
}
