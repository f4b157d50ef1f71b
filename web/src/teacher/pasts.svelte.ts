// A finished game as each of its seats saw it, fetched when it is needed.

import { SvelteMap } from 'svelte/reactivity'
import { api } from '../shell/api'
import { Looking } from '../shell/replay.svelte'

export class Pasts {
  #known = new SvelteMap<number, Looking>()
  #asked = new Set<number>()

  /** `whole`: the game as it really was, for seats whose eyes were not kept. */
  constructor(
    readonly id: string,
    readonly whole: Looking,
  ) {}

  of(seat: number): Looking | null {
    return this.#known.get(seat) ?? null
  }

  fetch(seat: number): void {
    if (this.#asked.has(seat)) return
    this.#asked.add(seat)
    api.replay(this.id, String(seat)).then(
      (replay) => this.#known.set(seat, new Looking(this.whole.info, replay, 0)),
      () => this.#known.set(seat, this.whole),
    )
  }
}
