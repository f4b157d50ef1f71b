// Turns of others are shown one after the other, at a tempo that people can follow.

export const AGAIN = 1000 // a turn that is shown once more

/** Milliseconds that an answer of others is shown, at most all answers of a turn but its last, and until my own
 * piece has landed. */
export const TEMPOS = {
  slow: { answer: 1200, turn: 4000, own: 500 },
  normal: { answer: 400, turn: 1000, own: 500 },
  fast: { answer: 200, turn: 400, own: 300 },
  instant: { answer: 0, turn: 0, own: 0 },
} as const

export type TempoName = keyof typeof TEMPOS

/** Shares a turn's time among its answers: a turn of many is shown faster, and its end as long as any other. */
export class Turns {
  #seat: number | null = null
  #left = 0

  /** How long an answer of a seat may be looked at; `next`: whose answer already waits to be shown. */
  rest(seat: number, next: number | null, tempo: TempoName): number {
    const { answer, turn } = TEMPOS[tempo]
    if (seat !== this.#seat) this.#left = turn
    this.#seat = seat
    if (next !== null && next !== seat) return answer
    const rest = Math.min(answer, this.#left)
    this.#left -= rest
    return rest
  }

  /** Something else was shown: the next answer begins a turn, whosever it is. */
  end(): void {
    this.#seat = null
  }
}

type Wait = (ms: number) => Promise<void>

/** Applies messages in order; `rest` says how long each one may be looked at before the one that waits next. */
export class Pace<M> {
  #waiting: M[] = []
  #running = false
  #hurry: (() => void) | null = null

  constructor(
    private readonly apply: (message: M) => void,
    private readonly rest: (message: M, next: M | undefined) => number,
    private readonly wait: Wait = (ms) => new Promise((done) => setTimeout(done, ms)),
  ) {}

  get behind(): number {
    return this.#waiting.length
  }

  push(message: M): void {
    this.#waiting.push(message)
    if (!this.#running) void this.#run()
  }

  /** Shows everything at once. */
  skip(): void {
    for (const message of this.#waiting.splice(0)) this.apply(message)
    this.#hurry?.()
  }

  /** Forgets what has not been shown: a full view follows. */
  clear(): void {
    this.#waiting = []
    this.#hurry?.()
  }

  async #run(): Promise<void> {
    this.#running = true
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      this.apply(next)
      const rest = this.rest(next, this.#waiting[0])
      if (rest > 0) await Promise.race([this.wait(rest), new Promise<void>((done) => (this.#hurry = done))])
      this.#hurry = null
    }
    this.#running = false
  }
}
