// A game that is looked back at: its moments as one pair of eyes saw them, and which one is shown.

import type { Seen } from '../games/page'
import { stops, turningPoints, views, within, type Stops } from './past'
import type { Choice, Line, Move, Replay, Score, TableInfo, View } from './wire'

const BEAT = 1300 // milliseconds of one move at the slowest tempo

export const TEMPOS = [1, 2, 4] as const
export const UNITS = ['answer', 'turn', 'round'] as const
export type Unit = (typeof UNITS)[number]

export class Looking implements Seen {
  move = $state(0)
  playing = $state(false)
  tempo = $state<(typeof TEMPOS)[number]>(1)
  unit = $state<Unit>('answer') // of one step
  picked = $state.raw<Move | null>(null)
  refused = null
  question = null
  over = true
  fresh: Line[] = []
  choices: Choice[] = []
  myTurn = false
  sending = false
  reasons = new Map()
  readonly last: number
  readonly turning: number[]
  readonly stops: Stops
  #views: View[]
  #until = $state<number | null>(null) // where playing the steps of one turn stops

  constructor(
    readonly info: TableInfo,
    readonly replay: Replay,
    move: number,
  ) {
    this.#views = views(replay)
    this.last = replay.moments.length - 1
    this.turning = turningPoints(replay.moments.map((m) => m.score.points))
    this.stops = stops(replay.moments)
    this.go(move)
  }

  /** While it plays, one move after the other; to be called as an effect. */
  run(): (() => void) | void {
    if (!this.playing) return
    const timer = setInterval(() => this.step(), BEAT / this.tempo)
    return () => clearInterval(timer)
  }

  get seat(): number | null {
    return this.replay.seat
  }

  get truth(): boolean {
    return this.replay.eyes === 'truth'
  }

  get names(): string[] {
    return this.info.seats.map((s) => s.name)
  }

  get moment() {
    return this.replay.moments[this.move]!
  }

  get view(): View {
    return this.#views[this.move]!
  }

  viewAt(move: number): View {
    return this.#views[move]!
  }

  get score(): Score {
    return this.moment.score
  }

  log: Line[] = $derived.by(() => this.replay.moments.slice(0, this.move + 1).flatMap((m) => m.log))

  look(): null {
    return null
  }

  pick(move: Move | null): void {
    this.picked = move
  }

  choice(): null {
    return null
  }

  why(): void {}
  wonder(): void {}
  play(): void {}

  go(move: number): void {
    this.move = Math.min(this.last, Math.max(0, Math.round(move)))
  }

  /** The moment one step on (1) or back (-1). */
  after(way: 1 | -1, unit: Unit): number {
    if (unit === 'answer') return this.move + way
    const ends = this.stops[unit]
    return way === 1 ? (ends.find((n) => n > this.move) ?? this.last) : (ends.findLast((n) => n < this.move) ?? 0)
  }

  /** Which step, turn or round the moment belongs to, of how many; 0 before all of them. */
  get place(): { unit: Unit; number: number; all: number } {
    const { unit } = this
    if (unit === 'answer') return { unit, number: this.move, all: this.last }
    return { unit, number: within(this.stops[unit], this.move), all: this.stops[unit].length }
  }

  /** Where in its turn the moment lies, by steps: before its first one `done` is 0. */
  get turn(): { from: number; to: number; done: number; all: number } {
    const to = this.stops.turn.find((end) => end >= this.move) ?? this.last
    const from = this.stops.turn.findLast((end) => end < to) ?? 0
    return { from, to, done: this.move - from, all: to - from }
  }

  /** One step on while it plays; at the end it stops. */
  step(): void {
    this.go(this.after(1, this.#until === null ? this.unit : 'answer'))
    if (this.move >= (this.#until ?? this.last)) this.stop()
  }

  /** Shows the steps of this turn, one after the other; of one that is over from its beginning. */
  playTurn(): void {
    const { from, to } = this.turn
    if (this.move === to) this.go(from)
    this.#until = to
    this.playing = true
  }

  /** It plays the steps of one turn. */
  get inTurn(): boolean {
    return this.playing && this.#until !== null
  }

  stop(): void {
    this.playing = false
    this.#until = null
  }

  /** Starts or stops; from the end it starts over. */
  toggle(): void {
    if (this.playing) return this.stop()
    if (this.move === this.last) this.go(0)
    this.playing = true
  }

  /** What a key does, wherever the focus is; gives whether it did anything. */
  press(key: string, unit: Unit = this.unit): boolean {
    const target = {
      ArrowLeft: this.after(-1, unit),
      ArrowRight: this.after(1, unit),
      PageUp: this.after(-1, 'round'),
      PageDown: this.after(1, 'round'),
      Home: 0,
      End: this.last,
    }[key]
    if (target !== undefined) {
      this.stop()
      this.go(target)
    } else if (key === ' ') this.toggle()
    else if (key === 'Enter') this.playTurn()
    else return false
    return true
  }
}
