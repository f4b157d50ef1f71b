// What a careful player would have noted about face-down cards.

import { both, say } from '../../shell/words.svelte'
import { cardOf } from './scene'
import type { Notes, Run, Scene, Where } from './types'

const name = (scene: Scene, card: number): string => both(cardOf(scene, card)?.title)

/** Cards by name, equal ones together. */
function namesOf(scene: Scene, cards: number[]): string {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, n]) => (n > 1 ? `${n}× ` : '') + name(scene, card)).join(', ')
}

/** A stack from its top. */
const fromTop = (scene: Scene, runs: Run[]): string =>
  runs
    .map(({ card, unknown }) =>
      card === undefined ? say('kd-note-unknown', { count: unknown ?? 0 }) : name(scene, card),
    )
    .join(', ')

function placeName(place: Where, names: readonly string[]): string {
  if (place.hand !== undefined) return say('kd-note-in-hand', { name: names[place.hand] ?? '' })
  return place.stack === undefined ? say('kd-note-in-pile') : say('kd-note-in-stack', { stack: place.stack + 1 })
}

/** Known cards in the other's hand, stacks and piles, then cards of which only some places are known. */
export function sentences(scene: Scene, notes: Notes, names: readonly string[]): string[] {
  return [
    ...Object.entries(notes.hands).map(([seat, cards]) =>
      say('kd-note-hand', { name: names[Number(seat)] ?? '', cards: namesOf(scene, cards) }),
    ),
    ...Object.entries(notes.stacks).map(([i, runs]) =>
      say('kd-note-stack', { stack: Number(i) + 1, cards: fromTop(scene, runs) }),
    ),
    ...Object.values(notes.piles).map((cards) => say('kd-note-pile', { cards: namesOf(scene, cards) })),
    ...notes.scattered.map(({ cards, places }) => {
      const said = places.map((place) => placeName(place, names))
      return say('kd-note-maybe', {
        cards: namesOf(scene, cards),
        places: said.reduce((one, other) => say('kd-note-or', { one, other })),
      })
    }),
  ]
}
