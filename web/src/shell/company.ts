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

/** The strength that is offered first: the last one that was played against. */
export const usualBot = (game: GameInfo): string =>
  (game.bots.find((b) => b.name === settings.bot) ?? middleBot(game)).name

/** A strength that is neither weak nor strong. */
export const middleBot = (game: GameInfo) => game.bots[Math.floor(game.bots.length / 2)]!

const COMPANY = 3 // with me, where that many can play

/** A game against bots at once, with everything as usual. */
export const againstBots = (game: GameInfo): Wish => ({
  game: game.id,
  seats: seatsWish(newcomers(game, Math.min(COMPANY, Math.max(...game.seats)), 'bot')),
  lang: settings.lang,
  options: {},
  packs: [],
  public: false,
})

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
export function seatsWish(seats: Place[]): Wish['seats'] {
  return seats.map((s) => ({
    kind: s.kind,
    ...(s.name.trim() ? { name: s.name.trim() } : {}),
    ...(s.kind === 'bot' ? { bot: s.bot } : {}),
  }))
}
