// What a careful player would have noted about face-down cards.

import { both, say } from '../../shell/words.svelte'
import { cardOf, NOTHING, type Scene, type Table } from './scene'

const name = (scene: Scene, card: number): string => both(cardOf(scene, card)?.title)

/** Cards by name, equal ones together. */
function named(scene: Scene, cards: number[]): string {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, n]) => (n > 1 ? `${n}× ` : '') + name(scene, card)).join(', ')
}

/** A stack from its top; unknown cards one after the other are counted. */
function fromTop(scene: Scene, cards: number[]): string {
  const parts: string[] = []
  let unknown = 0
  for (const card of [...cards.toReversed(), Infinity]) {
    if (card === NOTHING) unknown++
    else {
      if (unknown) parts.push(say('kd-note-unknown', { count: unknown }))
      unknown = 0
      if (card !== Infinity) parts.push(name(scene, card))
    }
  }
  return parts.join(', ')
}

function placeName(scene: Scene, place: number, names: readonly string[]): string {
  if (place < 2) return say('kd-note-in-hand', { name: names[place] ?? '' })
  return place - 2 < scene.stacks.length ? say('kd-note-in-stack', { stack: place - 1 }) : say('kd-note-in-pile')
}

/** Known cards in the other's hand, stacks and piles, then cards of which only some places are known. */
export function notes(scene: Scene, t: Table, seat: number | null, names: readonly string[], open: boolean): string[] {
  const known = (cards: number[]) => cards.filter((card) => card !== NOTHING)
  const found: string[] = []
  t.hand.forEach((cards, i) => {
    if (i !== seat && known(cards).length) found.push(say('kd-note-hand', { name: names[i] ?? '', cards: named(scene, known(cards)) }))
  })
  t.stacks.forEach((cards, i) => {
    if (known(cards).length) found.push(say('kd-note-stack', { stack: i + 1, cards: fromTop(scene, cards) }))
  })
  for (const pile of open ? [] : t.discard) {
    const below = known(pile.slice(0, -1))
    if (below.length) found.push(say('kd-note-pile', { cards: named(scene, below) }))
  }
  const scattered = new Map<string, number[]>()
  for (const [card, ...places] of t.maybe) scattered.set(places.join(), [...(scattered.get(places.join()) ?? []), card!])
  for (const [places, cards] of scattered) {
    const said = places.split(',').map((place) => placeName(scene, Number(place), names))
    found.push(say('kd-note-maybe', { cards: named(scene, cards), places: said.reduce((one, other) => say('kd-note-or', { one, other })) }))
  }
  return found
}
