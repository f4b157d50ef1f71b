// Who is going to play: the seats of a table that is being opened.

import { settings } from './settings.svelte'
import type { GameInfo, Wish } from './wire'

export type Kind = Wish['seats'][number]['kind']

export interface Place {
  kind: Kind
  name: string
  bot: string
}

/** The strength that is offered first. */
export const usualBot = (game: GameInfo): string => (game.bots[1] ?? game.bots[0])?.name ?? ''

/** Me, and others of one kind. */
export function newcomers(game: GameInfo, seats: number, others: Kind): Place[] {
  const bot = usualBot(game)
  return Array.from({ length: seats }, (_, i) => (i ? { kind: others, name: '', bot } : { kind: 'me', name: settings.name, bot }))
}

/** As the server wants it. */
export function wished(seats: Place[]): Wish['seats'] {
  return seats.map((s) => ({ kind: s.kind, ...(s.name.trim() ? { name: s.name.trim() } : {}), ...(s.kind === 'bot' ? { bot: s.bot } : {}) }))
}
