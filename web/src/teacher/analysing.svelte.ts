// The analysis of a finished game: how far it is, what it says, and which decision is looked at.

import { api } from '../shell/api'
import { wrong } from '../shell/words.svelte'
import type { AnalysisState, Analysed, Both, Judged } from '../shell/wire'

const BEAT = 1500 // milliseconds between two questions how far it is
const NAMED = ['blunder', 'mistake', 'inaccuracy']
const LUCK_SHOWN = 5

export class Analysing {
  state = $state.raw<AnalysisState | null>(null)
  found = $state.raw<Analysed | null>(null)
  trouble = $state.raw<Both | null>(null)
  seat = $state(0) // whose analysis is shown
  number = $state(0) // the answer that is looked at
  #edition = 0
  #pace: { stage: string; done: number; at: number } | null = null
  #gone = false

  constructor(
    readonly id: string,
    seat: number,
  ) {
    this.seat = seat
  }

  /** Asks until it is done; to be called as an effect. */
  run(): () => void {
    let timer: ReturnType<typeof setTimeout>
    const beat = async (): Promise<void> => {
      if (document.visibilityState === 'visible') await this.ask()
      if (!this.#gone && !this.over) timer = setTimeout(beat, BEAT)
    }
    void beat()
    return () => {
      this.#gone = true
      clearTimeout(timer)
    }
  }

  /** Nothing will change by itself. */
  get over(): boolean {
    return this.state !== null && ['none', 'done', 'failed'].includes(this.state.stage)
  }

  async ask(): Promise<void> {
    try {
      await this.#take(await api.analysis(this.id))
    } catch (e) {
      this.trouble = wrong(e)
    }
  }

  /** Somebody wants it. */
  async want(): Promise<void> {
    try {
      await this.#take(await api.wantAnalysis(this.id))
      this.run()
    } catch (e) {
      this.trouble = wrong(e)
    }
  }

  async #take(state: AnalysisState): Promise<void> {
    this.trouble = null
    if (state.edition !== this.#edition) {
      this.found = await api.analysed(this.id)
      this.#edition = state.edition
      if (!this.number) this.choose((this.costly(this.seat)[0] ?? this.found.decisions[0])?.number ?? 0)
    }
    if (this.#pace?.stage !== state.stage) this.#pace = { stage: state.stage, done: state.done, at: performance.now() }
    this.state = state
  }

  /** Seconds until the stage is done, by what was done since this page looks; null while nobody can tell. */
  get left(): number | null {
    const { state } = this
    if (!state || !this.#pace || state.done - this.#pace.done < 3) return null
    const each = (performance.now() - this.#pace.at) / (state.done - this.#pace.done)
    return Math.max(1, Math.round((each * (state.total - state.done)) / 1000))
  }

  readonly decision: Judged | null = $derived(this.found?.decisions.find((d) => d.number === this.number) ?? null)

  /** Decisions whose loss has a name, the largest first; of a seat, or of all. */
  costly(seat: number | null): Judged[] {
    const mine = this.found?.decisions.filter((d) => NAMED.includes(d.verdict) && (seat === null || d.seat === seat))
    return (mine ?? []).toSorted((a, b) => b.loss - a.loss)
  }

  /** The mistakes and blunders of a seat, as they happened. */
  faults(seat: number): Judged[] {
    return this.found?.decisions.filter((d) => d.seat === seat && ['blunder', 'mistake'].includes(d.verdict)) ?? []
  }

  /** What chance brought a seat: the largest events, good or bad. */
  luck(seat: number) {
    const told = (this.found?.luck ?? []).filter((l) => Math.round(100 * l.luck[seat]!) && (l.told.length || !l.number))
    return told.toSorted((a, b) => Math.abs(b.luck[seat]!) - Math.abs(a.luck[seat]!)).slice(0, LUCK_SHOWN)
  }

  choose(number: number): void {
    this.number = number
  }

  /** The decision nearest to an answer. */
  near(number: number): number {
    const all = this.found?.decisions ?? []
    const far = (d: Judged) => Math.abs(d.number - number)
    return all.reduce((best, d) => (far(d) < far(best) ? d : best), all[0]!).number
  }

  /** The decision before (-1) or after (1) the one that is looked at. */
  step(way: 1 | -1): void {
    const all = this.found?.decisions ?? []
    const next = way === 1 ? all.find((d) => d.number > this.number) : all.findLast((d) => d.number < this.number)
    if (next) this.choose(next.number)
  }
}

/** A chance in whole per cents. */
export const percent = (chance: number): number => Math.round(100 * Math.min(1, Math.max(0, chance)))

/** Points of chance with their sign. */
export function signed(points: number, digits = 0, lang = 'en'): string {
  const words = Math.abs(points).toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  if (!/[1-9]/.test(words)) return words
  return (points < 0 ? '−' : '+') + words
}

/** The interval of a chance or loss, in whole per cents. */
export const interval = (middle: number, half: number): string => `${percent(middle - half)}–${percent(middle + half)}`
