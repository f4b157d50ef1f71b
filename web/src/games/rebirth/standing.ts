// How far everybody is with what a mission asks for. The referee decides; this only counts what lies open on the map.

import { neighbours } from './geometry'
import { ownerOf, tileOf, visitors, type Asks, type Scene, type Table } from './scene'

/** By seat; null where there is nothing to count. `of` is the number asked for, 0 where the most wins. */
export function standing(scene: Scene, table: Table, asks: Asks): { counts: number[]; of: number } | null {
  const seats = table.points.map((_, seat) => seat)
  const owns = (spaces: number[]) => seats.map((seat) => spaces.filter((s) => ownerOf(table.tiles[s] ?? 0) === seat).length)
  const where = (test: (space: Scene['spaces'][number]) => boolean) => scene.spaces.filter(test).map((s) => s.id)
  const groups = () => connected(scene, table.tiles)
  const clusters = (kinds: number[]) => connected(scene, table.tiles, true).filter((g) => kinds.includes(g.tile))
  const bySeat = <T extends { seat: number }>(found: T[], sum: (own: T[]) => number) => seats.map((seat) => sum(found.filter((f) => f.seat === seat)))
  const largest = (own: { spaces: number[] }[]) => Math.max(0, ...own.map((g) => g.spaces.length))
  const ofKind = scene.landmarks.filter((l) => l.kind === asks.kind).map((l) => l.id)
  const nextTo = (landmark: number) => owns(where((s) => s.near.includes(landmark)))
  const towns = asks.towns ?? []
  const of = asks.at_least ?? 0

  switch (asks.what) {
    case 'PortsOccupied':
    case 'CoastOccupied':
      return { counts: owns(where((s) => s.bonus)), of }
    case 'BlankSpacesOccupied':
      return { counts: owns(where((s) => s.terrain === 'blank')), of }
    case 'SettlementsFull':
      return { counts: seats.map((seat) => towns.filter((spaces) => owns(spaces)[seat] === spaces.length).length), of }
    case 'SettlementsPresent':
      return { counts: seats.map((seat) => towns.filter((spaces) => owns(spaces)[seat]).length), of }
    case 'LargeClusters':
      return { counts: bySeat(clusters([asks.tile ?? 0]), (own) => own.filter((g) => g.spaces.length >= 3).length), of }
    case 'LargestCluster':
      return { counts: bySeat(clusters([asks.tile ?? 0]), largest), of }
    case 'LargestGroup':
      return { counts: bySeat(groups(), largest), of }
    case 'NextToCastle':
      return { counts: nextTo(asks.castle ?? 0), of }
    case 'CastlesControlled':
      return { counts: seats.map((seat) => table.castles.filter((holder) => holder === seat).length), of }
    case 'CathedralsReached':
      return { counts: seats.map((seat) => visitors(scene, table.tiles).filter((who, id) => scene.landmarks[id]?.kind !== 'castle' && who.includes(seat)).length), of }
    case 'NextToOne':
      return { counts: seats.map((seat) => Math.max(0, ...ofKind.map((l) => nextTo(l)[seat] ?? 0))), of }
    case 'NextToMany':
      return { counts: seats.map((seat) => ofKind.filter((l) => nextTo(l)[seat]).length), of }
    case 'Clusters': {
      const found = clusters(asks.tiles ?? [])
      if (of === 1) return { counts: bySeat(found, largest), of: asks.size ?? 0 }
      return { counts: bySeat(found, (own) => own.filter((g) => g.spaces.length >= (asks.size ?? 0)).length), of }
    }
    case 'Link':
      return { counts: bySeat(groups(), (own) => Math.max(0, ...own.map((g) => ofKind.filter((l) => g.spaces.some((s) => scene.spaces[s]!.near.includes(l))).length))), of }
    default:
      return null
  }
}

/** Connected tiles of one seat; with `alike` also of one kind. */
function connected(scene: Scene, tiles: number[], alike = false): { seat: number; tile: number; spaces: number[] }[] {
  const near = neighbours(scene)
  const seen = new Set<number>()
  const found: { seat: number; tile: number; spaces: number[] }[] = []
  for (const { id } of scene.spaces) {
    const [seat, tile] = [ownerOf(tiles[id] ?? 0), tileOf(tiles[id] ?? 0)]
    if (seat < 0 || seen.has(id)) continue
    const group = new Set([id])
    for (const here of group) {
      for (const next of near[here] ?? []) {
        const code = tiles[next] ?? 0
        if (ownerOf(code) === seat && (!alike || tileOf(code) === tile)) group.add(next)
      }
    }
    for (const space of group) seen.add(space)
    found.push({ seat, tile, spaces: [...group] })
  }
  return found
}
