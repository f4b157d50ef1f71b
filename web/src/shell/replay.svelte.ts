// A game that is looked back at: its moments as one pair of eyes saw them, and which one is shown.

import type { Seen } from '../games/page'
import { turningPoints, views } from './past'
import type { Choice, Line, Move, Replay, Score, TableInfo, View } from './wire'

const BEAT = 1300 // milliseconds of one move at the slowest tempo

export const TEMPOS = [1, 2, 4] as const

export class Looking implements Seen {
  move = $state(0)
  playing = $state(false)
  tempo = $state<(typeof TEMPOS)[number]>(1)
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
  #views: View[]

  constructor(
    readonly info: TableInfo,
    readonly replay: Replay,
    move: number,
  ) {
    this.#views = views(replay)
    this.last = replay.moments.length - 1
    this.turning = turningPoints(replay.moments.map((m) => m.score.points))
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

  /** One move on while it plays; at the end it stops. */
  step(): void {
    this.go(this.move + 1)
    if (this.move === this.last) this.playing = false
  }

  /** Starts or stops; from the end it starts over. */
  toggle(): void {
    if (!this.playing && this.move === this.last) this.go(0)
    this.playing = !this.playing
  }

  /** What a key does, wherever the focus is; gives whether it did anything. */
  press(key: string): boolean {
    const target = { ArrowLeft: this.move - 1, ArrowRight: this.move + 1, Home: 0, End: this.last }[key]
    if (target !== undefined) {
      this.playing = false
      this.go(target)
    } else if (key === ' ') this.toggle()
    else return false
    return true
  }
}
