// Moves of others are shown one after the other, at a tempo that people can follow.

export const TEMPO = 1000
export const OWN_TEMPO = 500 // until my own piece has landed

type Wait = (ms: number) => Promise<void>

/** Applies messages in order; `rest` says how long each one may be looked at before the next. */
export class Pace<M> {
  #waiting: M[] = []
  #running = false
  #hurry: (() => void) | null = null

  constructor(
    private readonly apply: (message: M) => void,
    private readonly rest: (message: M) => number,
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
      const rest = this.rest(next)
      if (rest > 0) await Promise.race([this.wait(rest), new Promise<void>((done) => (this.#hurry = done))])
      this.#hurry = null
    }
    this.#running = false
  }
}
