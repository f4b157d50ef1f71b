// How missions are drawn.

import type { Mission } from './scene'

/** The drawing (after `rb-`) of what a mission asks for. */
export function glyph({ asks }: Mission): string {
  if (asks.castle !== undefined || asks.what === 'CastlesControlled') return 'castle'
  if (asks.kind) return asks.kind
  if (asks.towns) return `settlement${Math.min(4, asks.towns[0]?.length ?? 1)}`
  if (asks.what.includes('Cluster')) return (asks.tile ?? asks.tiles?.[0]) === 0 && asks.tiles?.length !== 2 ? 'farm' : 'energy'
  return { PortsOccupied: 'port', CoastOccupied: 'port', BlankSpacesOccupied: 'blank', CathedralsReached: 'cathedral', LargestGroup: 'tiles' }[asks.what] ?? 'card'
}
