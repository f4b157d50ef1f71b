// A puzzle that somebody solves: a position in which answers are not played but judged.

import type { Seen } from '../games/page'
import { same, type Choice, type GameInfo, type Lang, type Line, type Move, type Puzzle, type TableInfo } from './wire'

const NONE: Choice[] = []

export class Solving implements Seen {
  picked = $state.raw<Move | null>(null)
  tried = $state.raw<Choice[]>([])
  shown = $state(false) // the answer was asked for
  refused = null
  over = false
  fresh: Line[] = []
  sending = false
  reasons = new Map()
  readonly info: TableInfo

  constructor(
    readonly puzzle: Puzzle,
    game: GameInfo,
    lang: Lang,
    private readonly ondone: (tries: number) => void,
  ) {
    this.info = tableOf(puzzle, game, lang)
  }

  get view() {
    return this.puzzle.view
  }

  get seat(): number | null {
    return this.puzzle.view.seat
  }

  get log(): Line[] {
    return this.puzzle.log
  }

  get score() {
    return this.puzzle.score
  }

  get names(): string[] {
    return this.puzzle.names
  }

  get question() {
    return this.puzzle.question
  }

  /** The right answer was found, or shown. */
  get done(): boolean {
    return this.shown || this.solved
  }

  get solved(): boolean {
    const last = this.tried.at(-1)
    return last !== undefined && this.worth(last)?.right === true
  }

  get choices(): Choice[] {
    return this.done ? NONE : this.question.moves
  }

  get myTurn(): boolean {
    return !this.done
  }

  /** The best answer. */
  get best(): Choice {
    return this.question.moves.find(({ id }) => id === this.puzzle.worths[0]!.id)!
  }

  /** What an answer is worth; undefined if it is worth less than all that were looked at. */
  worth(choice: Choice) {
    return this.puzzle.worths.find(({ id }) => id === choice.id)
  }

  choice(move: Move | null): Choice | null {
    return move === null ? null : (this.choices.find((c) => same(c.move, move)) ?? null)
  }

  look(): null {
    return null
  }

  pick(move: Move | null): void {
    this.picked = move
  }

  why(): void {}
  wonder(): void {}

  /** Answers. */
  play(move: Move): void {
    const choice = this.choice(move)
    if (!choice) return
    this.picked = null
    if (!this.tried.some(({ id }) => id === choice.id)) this.tried = [...this.tried, choice]
    else this.tried = [...this.tried.filter(({ id }) => id !== choice.id), choice]
    if (this.solved) this.ondone(this.tried.length)
  }

  show(): void {
    this.shown = true
    this.picked = null
    this.ondone(0)
  }
}

/** A puzzle has no table; drawings ask for one because of who sits there. */
function tableOf(puzzle: Puzzle, game: GameInfo, lang: Lang): TableInfo {
  return {
    table: '',
    game: game.id,
    title: game.title,
    content: puzzle.view.content,
    options: puzzle.view.options,
    packs: [],
    seats: puzzle.names.map((name, seat) => ({
      seat,
      kind: 'person',
      person: true,
      name,
      bot: null,
      taken: true,
      owned: true,
      stuck: false,
      connected: true,
    })),
    mine: puzzle.view.seat === null ? [] : [puzzle.view.seat],
    host: false,
    started: true,
    over: false,
    ended: null,
    resigned: [],
    rematch: null,
    lang,
    public: false,
    clock: null,
    help: false,
    guide: null,
  }
}
