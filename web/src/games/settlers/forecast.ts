// Alone: what the next attack would hit, for every attack card that can still come. As `chapters/solo.py` looks for it.

import { attackGood, cardOf, VIRTUAL, type Card, type Good, type Scene, type Table } from './scene'

const KIND_RANK = { production: 0, feature: 1, action: 2 }
const DEAL_ORDER: Good[] = ['card', 'raze', 'gold', 'vp', 'stone', 'settler', 'food', 'wood']
const ME = 0

export interface Forecast {
  good: Good
  cards: number // attack cards with this good that are still hidden; 0: the line's own first card
  targets: Card[] // several: the player chooses
}

/** One entry for each good that the next attack card can show. */
export function forecast(scene: Scene, t: Table): Forecast[] {
  const line = (t.deals[VIRTUAL] ?? []).flatMap((id) => attackGood(scene, id) ?? [])
  if (!t.attacks.length) return line.length ? [{ good: line[0]!, cards: 0, targets: targets(scene, t, line[0]!, line.slice(1)) }] : []
  const open = new Set([...(t.deals[VIRTUAL] ?? []), ...t.gone, ...t.deals.flat()])
  const hidden = scene.attacks.filter((a) => !open.has(a.id))
  return [...new Set(hidden.map((a) => a.good))].map((good) => ({ good, cards: hidden.filter((a) => a.good === good).length, targets: targets(scene, t, good, line) }))
}

function targets(scene: Scene, t: Table, first: Good, others: Good[]): Card[] {
  const mine = (t.empire[ME] ?? []).flatMap((id) => cardOf(scene, id) ?? [])
  if (first === 'vp' && scene.factions[t.factions[ME] ?? -1]?.samurai && others.includes('vp')) {
    const faction = mine.filter((c) => c.deck > 0 && c.raze.length)
    const good = DEAL_ORDER.find((g) => faction.some((c) => c.deal === g))
    if (good) return worst(faction.filter((c) => c.deal === good))
  }
  for (const second of others) {
    const found = mine.filter((c) => c.deck === 0 && c.raze.length === 2 && [...c.raze].sort().join() === [first, second].sort().join())
    if (found.length) return worst(found)
  }
  return []
}

const rank = (c: Card) => KIND_RANK[c.kind] * 10000 + Object.values(c.cost).reduce((sum, n) => sum + n, 0) * 100 + (c.cost.stone ?? 0)

function worst(cards: Card[]): Card[] {
  const most = Math.max(...cards.map(rank))
  return cards.filter((c) => rank(c) === most)
}
