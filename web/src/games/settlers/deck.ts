// A deck that is being built: its file, and how it is put together.

import type { Deck } from '../../shell/wire'
import type { CardTitle, Scene } from './types'

export const titlesOf = (scene: Scene, faction: string): CardTitle[] =>
  scene.titles.filter((title) => title.faction === faction)

export const cardsIn = (titles: CardTitle[]): number => titles.reduce((sum, title) => sum + title.copies, 0)

/** A name as packs want ids; never one of the ready decks. */
export function idOf(name: string, taken: string[]): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
  return !plain || taken.includes(plain) ? `my-${plain || 'deck'}` : plain
}

/** The deck as a pack; JSON writes texts as TOML reads them. */
export function fileOf(id: string, name: string, faction: string, cards: string[]): string {
  const listed = cards.map((card) => `  ${JSON.stringify(card)},`).join('\n')
  return `game = "settlers"\ntitle = ${JSON.stringify(name)}\n\n[deck.${id}]\nname = ${JSON.stringify(name)}\nfaction = ${JSON.stringify(faction)}\ncards = [\n${listed}\n]\n`
}

/** The ready deck that has exactly these cards. */
export const sameAs = (decks: Deck[], faction: string, cards: string[]): Deck | undefined =>
  decks.find(
    (deck) =>
      deck.faction === faction &&
      deck.cards.length === cards.length &&
      deck.cards.every((card) => cards.includes(card)),
  )
