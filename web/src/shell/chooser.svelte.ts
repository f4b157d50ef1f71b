// What somebody has in mind at a table whose controls have names (`data-move`): each game adds its own.

import type { Seen, SpotName } from '../games/page'
import { same, type Choice, type Move } from './wire'

export class Chooser<Board = unknown> {
  focus = $state<SpotName>('') // the control that Tab leads to
  keys = false // the last thing was done by keys
  plan: Move[] = [] // what is sent as soon as it is asked for

  constructor(
    protected readonly at: Seen<Board>,
    private readonly spotOf: (m: Move) => SpotName | null,
  ) {}

  get me(): number {
    return this.at.seat ?? 0
  }

  /** Plays the first move now and the others when they are asked for: one gesture. */
  play(first: Move, ...then: Move[]): void {
    this.plan = then
    this.at.play(first)
  }

  /** A new question: plays what was planned for it; gives whether there was something. */
  goOn(): boolean {
    const next = this.plan[0]
    if (!next || !this.at.choice(next)) return false
    this.plan.shift()
    this.at.play(next, true)
    return true
  }

  legal(m: Move): Choice | null {
    return this.at.choice(m)
  }

  isPicked(m: Move): boolean {
    return same(this.at.picked, m)
  }

  picked(spot: SpotName): boolean {
    return this.at.picked !== null && this.spotOf(this.at.picked) === spot
  }

  refused(spot: SpotName): boolean {
    return this.at.refused !== null && this.spotOf(this.at.refused.move) === spot
  }
}

/** One of a kind for each table. */
export function perTable<T, Board = unknown>(make: (at: Seen<Board>) => T): (at: Seen<Board>) => T {
  const all = new WeakMap<Seen<Board>, T>()
  return (at) => {
    if (!all.has(at)) all.set(at, make(at))
    return all.get(at)!
  }
}
