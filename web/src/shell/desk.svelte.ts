// What somebody sees of a table just now: what is open, what is pointed at, what waits for a second thought.

import type { GamePage, SpotName } from '../games/page'
import { arrive } from './arrive'
import { layout } from './layout'
import { server } from './server'
import type { Sitting } from './table.svelte'
import { both, say } from './words.svelte'
import type { Choice, GameInfo, Move } from './wire'

export const TABS = ['now', 'log', 'rules', 'chat'] as const
export type Tab = (typeof TABS)[number]

export class Desk {
  width = $state(innerWidth)
  height = $state(innerHeight)
  tab = $state<Tab>('now')
  rule = $state<string | null>(null)
  sheetOpen = $state(false)
  seatsOpen = $state(false)
  boardShown = $state(false)
  inviting = $state(false)
  standIns = $state(false)
  keysShown = $state(false)
  pointing = $state('') // what a guided game wants to be looked at
  curtain = $state<number | null>(null) // the seat whose hand is behind it
  lit = $state.raw<SpotName[]>([]) // controls that a line of the log speaks of
  doubted = $state.raw<{ move: Move; question: string } | null>(null)
  heading = $state<HTMLElement>()
  grip = $state<HTMLElement>()

  readonly #layout = $derived.by(() => layout(this.width, this.height, this.page.shown !== undefined))
  readonly turns = $derived.by(() => this.page.progress(this.scene, this.at.view!, this.at.over))
  readonly title = $derived.by(() => this.page.title(this.scene, this.at.view))

  constructor(
    readonly at: Sitting,
    readonly page: GamePage,
    readonly scene: unknown,
    readonly game: GameInfo,
  ) {}

  // --- how the window is divided

  get narrow(): boolean {
    return this.#layout.narrow
  }

  get compact(): boolean {
    return this.#layout.compact
  }

  get beside(): boolean {
    return this.#layout.beside
  }

  get unfolded(): boolean {
    return this.sheetOpen || this.beside
  }

  /** The panel grows over the sea. */
  get drawer(): boolean {
    return this.tab === 'rules' && !this.compact && !this.page.fills
  }

  // --- what is said

  get turnWords(): string {
    const { done, all } = this.turns
    if (this.page.turn) return this.page.turn(this.scene, this.at.view!, this.at.log, this.at.over, !this.compact)
    return all === null ? say('turn-now', { turn: done + 1 }) : say('turn-of', { turn: done + 1, all })
  }

  get sentence(): string {
    const asked = (this.at.question?.asked ?? []).map((seat) => this.at.names[seat]).join(', ')
    if (this.at.planning) return say('plan-what')
    if (this.at.myTurn) return this.page.ask?.(this.scene, this.at) || both(this.at.question?.ask)
    return this.at.over ? say('over') : say('waiting-for', { who: asked })
  }

  /** Others have no links to give. */
  get invites(): boolean {
    return !server.alone && (this.at.info?.host === true || !!this.at.info?.mine.length)
  }

  get picked(): Choice | null {
    return this.at.choice(this.at.picked)
  }

  /** Another of my seats is asked: the device changes hands. */
  get next(): number | null {
    const mine = this.at.info?.mine ?? []
    if (!mine.length || (this.at.myTurn && !this.at.planning)) return null
    return this.at.question?.asked.find((seat) => mine.includes(seat) && seat !== this.at.seat) ?? null
  }

  spotOf(move: Move | null): SpotName | null {
    return move ? this.page.spotOf(this.scene, move) : null
  }

  /** Kinds of things beside which a move is made. */
  besides(move: Move): string[] {
    return this.page.besides?.(this.scene, move) ?? []
  }

  // --- what is done

  readonly play = (move: Move): void => {
    const question = this.page.warning?.(this.scene, this.at, move) ?? ''
    if (question) this.doubted = { move, question }
    else if (this.at.coach.ready && this.at.coach.least && !this.at.planning) void this.consider(move)
    else this.carryOut(move)
  }

  /** Asks the coach first, who may warn; another move that is played meanwhile goes first. */
  async consider(move: Move): Promise<void> {
    const { number } = this.at.question!
    const doubt = await this.at.coach.check(move)
    if (this.at.question?.number !== number || this.at.sending) return
    if (doubt) this.at.coach.doubt = doubt
    else this.carryOut(move)
  }

  carryOut(move: Move): void {
    this.at.play(move)
    if (!this.compact) return
    this.sheetOpen = false
    if (this.grip) arrive(this.grip)
  }

  readonly openNow = (): void => {
    this.tab = 'now'
    this.sheetOpen = true
  }

  readonly openLog = (): void => {
    this.tab = 'log'
    this.sheetOpen = true
  }

  readonly openChat = (): void => {
    this.tab = 'chat'
    this.sheetOpen = true
  }

  readonly showRule = (id: string): void => {
    if (this.compact) this.at.refused = null
    this.rule = id
    this.tab = 'rules'
    this.sheetOpen = true
  }

  readonly light = (ids: SpotName[]): void => {
    this.lit = ids
  }

  /** The places of a log entry, until something else is pointed at; the sheet makes room for them. */
  readonly showPlaces = (ids: SpotName[]): void => {
    if (this.compact) this.sheetOpen = false
    requestAnimationFrame(() => (this.lit = ids))
  }

  lift(): void {
    this.at.show(this.curtain!)
    this.curtain = null
    if (this.heading) arrive(this.heading)
  }

  /** Escape lets go of one thing after the other. */
  letGo(): void {
    if (this.at.refused || this.at.picked) {
      this.at.refused = null
      this.at.pick(null)
    } else if (this.at.planning) this.at.think(false)
    else {
      this.sheetOpen = false
      this.seatsOpen = false
    }
  }
}
