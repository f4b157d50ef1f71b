// Who is going to play: the seats of a table that is being opened.

import { settings } from './settings.svelte'
import type { GameInfo, Wish } from './wire'

export type Kind = Wish['seats'][number]['kind']

export interface Place {
  kind: Kind
  name: string
  bot: string
  chosen: Record<string, string> // by per-seat option; what is not there is the default
}

/** The strength that is offered first. */
export const usualBot = (game: GameInfo): string => (game.bots[1] ?? game.bots[0])?.name ?? ''

/** Somebody who has chosen nothing yet. */
export const newcomer = (game: GameInfo, kind: Kind): Place => ({
  kind,
  name: kind === 'me' ? settings.name : '',
  bot: usualBot(game),
  chosen: {},
})

/** Me, and others of one kind. */
export function newcomers(game: GameInfo, seats: number, others: Kind): Place[] {
  return Array.from({ length: seats }, (_, i) => newcomer(game, i ? others : 'me'))
}

/** As the server wants it. */
export function wished(seats: Place[]): Wish['seats'] {
  return seats.map((s) => ({
    kind: s.kind,
    ...(s.name.trim() ? { name: s.name.trim() } : {}),
    ...(s.kind === 'bot' ? { bot: s.bot } : {}),
  }))
}
