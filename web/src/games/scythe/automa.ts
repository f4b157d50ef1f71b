// What the automatic opponent scores.

import { allStars, controlled, tableOf, tier, type Scene } from './scene'
import type { View } from '../page'

export interface Coins {
  coins: number
  stars: number
  territories: number
  total: number
}

/** The Factory counts as three territories. */
export function territories(scene: Scene, places: number[]): number {
  return places.length + (places.includes(scene.factory) ? scene.limits.factory_territories - 1 : 0)
}

/** Its coins by where they come from; resources and structures bring it nothing. */
export function automaCoins(scene: Scene, view: View): Coins {
  const t = tableOf(view)
  const { side } = scene.automa
  const pays = tier(scene, t.popularity[side] ?? 0)
  const found = { coins: t.coins[side] ?? 0, stars: pays.star * allStars(scene, view, side), territories: pays.territory * territories(scene, controlled(scene, t, side)) }
  return { ...found, total: found.coins + found.stars + found.territories }
}
