// What lay on the table before an answer of a finished game, as its seat saw it, with what it could choose.

import type { Seen } from '../games/page'
import type { Looking } from '../shell/replay.svelte'
import {
  same,
  type Choice,
  type Line,
  type Move,
  type Question,
  type Score,
  type TableInfo,
  type View,
} from '../shell/wire'

export class Position implements Seen {
  readonly info: TableInfo
  readonly names: string[]
  readonly view: View
  readonly score: Score
  readonly log: Line[]
  readonly fresh: Line[] = []
  readonly refused = null
  readonly over = false
  readonly sending = false
  readonly reasons = new Map()
  readonly question: Question | null
  picked = $state.raw<Move | null>(null)

  /** `past` as the eyes of the seat saw it; `played`: what happens when a choice is made on the board. */
  constructor(
    past: Looking,
    number: number,
    readonly seat: number,
    readonly choices: Choice[],
    private readonly played: (choice: Choice) => void,
  ) {
    const before = Math.min(past.last, number - 1)
    this.info = past.info
    this.names = past.names
    this.view = past.viewAt(before)
    this.score = past.replay.moments[before]!.score
    this.log = past.replay.moments.slice(0, before + 1).flatMap((m) => m.log)
    const step = (this.view.agenda.at(-1) as [Question['step']] | undefined)?.[0]
    this.question = step ? { number: 0, asked: this.view.to_act, ask: { cs: '', en: '' }, step, moves: choices } : null
  }

  get myTurn(): boolean {
    return this.choices.length > 0
  }

  choice(move: Move | null): Choice | null {
    return this.choices.find((c) => same(c.move, move)) ?? null
  }

  look(): null {
    return null
  }

  pick(move: Move | null): void {
    this.picked = move
  }

  play(move: Move): void {
    const choice = this.choice(move)
    if (choice) this.played(choice)
  }

  why(): void {}
  wonder(): void {}
}
