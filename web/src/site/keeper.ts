// When what the engine has written is kept in the browser, and what happens when that fails.

const QUIET = 500 // milliseconds from a change to its keeping
const AGAIN = 5000 // until one that failed is tried again
const PATIENCE = 30_000 // a browser that closes its database may never answer

/** Fails when it takes too long. */
const inTime = (work: Promise<void>): Promise<void> =>
  new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error('no answer')), PATIENCE)
    void work.then(done, failed).finally(() => clearTimeout(late))
  })

export class Keeper {
  #waiting: ReturnType<typeof setTimeout> | null = null
  #busy = Promise.resolve()
  #well = true

  /** `keep` keeps everything; `tell` hears when that begins to fail, and when it works again. */
  constructor(
    readonly keep: () => Promise<void>,
    readonly tell: (well: boolean) => void,
  ) {}

  /** Something was written. Later changes do not put its keeping off. */
  soon(delay = QUIET): void {
    this.#waiting ??= setTimeout(() => this.now(), delay)
  }

  /** Keeps what is there; one keeping at a time. */
  now(): void {
    if (this.#waiting !== null) clearTimeout(this.#waiting)
    this.#waiting = null
    this.#busy = this.#busy
      .then(() => inTime(this.keep()))
      .then(
        () => this.#ended(true),
        () => this.#ended(false),
      )
  }

  #ended(well: boolean): void {
    if (!well) this.soon(AGAIN)
    if (well !== this.#well) this.tell(well)
    this.#well = well
  }
}
