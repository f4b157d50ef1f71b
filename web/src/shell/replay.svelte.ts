// A game that is looked back at: its moments as one pair of eyes saw them, and which one is shown.

import type { Seen } from '../games/page'
import { stops, turningPoints, views } from './past'
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
  readonly stops: { turn: number[]; round: number[] }
  #views: View[]

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

  /** One step on while it plays; at the end it stops. */
  step(): void {
    this.go(this.after(1, this.unit))
    if (this.move === this.last) this.playing = false
  }

  /** Starts or stops; from the end it starts over. */
  toggle(): void {
    if (!this.playing && this.move === this.last) this.go(0)
    this.playing = !this.playing
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
      this.playing = false
      this.go(target)
    } else if (key === ' ') this.toggle()
    else return false
    return true
  }
}
