// Learning from faults: which one it is, what was tried, and how good that was.

import { api } from '../shell/api'
import { wrong } from '../shell/words.svelte'
import type { Again, Analysed, Both, Choice, Judged } from '../shell/wire'

export const CLOSE = 0.04 // of a chance: what costs no more is right, as the server says, too

export type Verdict =
  { kind: 'best' | 'right'; chance: number } | { kind: 'wrong'; loss: number } | { kind: 'same' | 'shown' }

export class Lesson {
  number = $state(0) // of the fault
  again = $state.raw<Again | null>(null)
  verdict = $state.raw<Verdict | null>(null)
  trying = $state(false)
  trouble = $state.raw<Both | null>(null)
  right = $state(0) // found at the first try
  #tries = 0

  constructor(
    readonly id: string,
    readonly found: Analysed,
    readonly faults: Judged[],
  ) {}

  get fault(): Judged | null {
    return this.faults[this.number] ?? null
  }

  /** It is over with this one: found, or shown. */
  get solved(): boolean {
    return this.verdict !== null && ['best', 'right', 'shown'].includes(this.verdict.kind)
  }

  get best(): Choice | null {
    const { fault } = this
    return fault && (this.found.moves[String(fault.candidates[fault.best]!.move)] ?? null)
  }

  /** What could have been answered there. */
  async fetch(): Promise<void> {
    const { fault } = this
    try {
      const again = await api.again(this.id, fault!.number)
      if (fault === this.fault) this.again = again
    } catch (e) {
      this.trouble = wrong(e)
    }
  }

  async attempt(choice: Choice): Promise<void> {
    if (!this.fault || this.trying || this.solved) return
    this.trying = true
    this.trouble = null
    try {
      this.verdict = await this.#judge(this.fault, choice.id)
      if (this.solved && !this.#tries) this.right += 1
      this.#tries += 1
    } catch (e) {
      this.trouble = wrong(e)
    }
    this.trying = false
  }

  async #judge(fault: Judged, move: number): Promise<Verdict> {
    const best = fault.candidates[fault.best]!
    if (move === fault.candidates[fault.played]!.move) return { kind: 'same' }
    if (move === best.move) return { kind: 'best', chance: best.chance }
    const known = fault.candidates.find((c) => c.move === move)
    const tried = known
      ? { chance: known.chance, loss: Math.max(0, best.chance - known.chance) }
      : await api.tryAgain(this.id, fault.number, best.move, move)
    return tried.loss <= CLOSE ? { kind: 'right', chance: tried.chance } : { kind: 'wrong', loss: tried.loss }
  }

  show(): void {
    this.verdict = { kind: 'shown' }
  }

  next(): void {
    this.number += 1
    this.verdict = this.again = this.trouble = null
    this.#tries = 0
  }
}
