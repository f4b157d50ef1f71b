// What the server sends about Scythe, and questions about what lies on the table.

import { moveOf, typeOf, type Both } from '../../shell/wire'
import type { View } from '../page'

export const NOTHING = -1
export const RESOURCES = 4
export const WORKER = 4
export const GOODS = ['oil', 'metal', 'wood', 'food', 'worker', 'coins', 'power', 'popularity', 'cards', 'any', 'upgrade', 'deploy', 'build', 'enlist', 'produce'] as const
export const UNITS = ['character', 'mech', 'worker'] as const
export const [MECH, LABOURER] = [1, 2]
export const STRUCTURES = ['mine', 'armory', 'mill', 'monument'] as const
export const [ARMORY, MILL, MONUMENT] = [1, 2, 3]
export const TOPS = ['move', 'trade', 'produce', 'bolster'] as const
export const BOTTOMS = ['upgrade', 'deploy', 'build', 'enlist'] as const
export const FACTORY_SECTION = 4
export const VALUES = [2, 3, 4, 5] as const
export const FIGHT = ['twos', 'threes', 'fours', 'fives'] as const
export const STAR_KINDS = 9
export const STAR_COMBAT = 6
const SEAWORTHY = 1 << 2
const PEOPLES_ARMY = 1 << 5
const CAMARADERIE = 1 << 11
export const LETTERS = ['A', 'B', 'C'] as const

export type Good = (typeof GOODS)[number]
export type Pairs = [number, number][] // good and amount

export interface Place {
  id: number
  key: string
  q: number
  r: number
  terrain: 'mountain' | 'tundra' | 'farm' | 'forest' | 'village' | 'lake' | 'factory' | 'base'
  label: Both
  name: Both
  tunnel: boolean
  encounter: boolean
  land: number[]
  across: number[]
  lakes: number[]
}
interface Named {
  id: number
  key: string
  name: Both
}
export interface Section {
  top: number
  bottom: number
  cost: number
  squares: number
  coins: number
}
export interface Offer {
  cost: Pairs
  gain: Pairs
  either: boolean
  about: Both
}
export interface Faction extends Named {
  base: number
  power: number
  cards: number
  ability: { key: string; name: Both; about: Both }
  mechs: { key: string; name: Both; about: Both }[]
}
export interface Scene {
  places: Place[]
  rivers: [number, number][]
  tunnels: number[]
  factory: number
  terrains: (Named & { yields: number | null })[]
  resources: Named[]
  units: Named[]
  structures: (Named & { about: Both })[]
  tops: Named[]
  bottoms: (Named & { good: number; ongoing: number })[]
  bonuses: number[]
  cubes: (Named & { top: number })[]
  mats: (Named & { number: number; popularity: number; coins: number; sections: Section[] })[]
  factions: Faction[]
  encounters: { id: number; number: number; options: Offer[]; about: Both }[]
  factory_cards: (Offer & { id: number; number: number })[]
  objectives: { id: number; number: number; name: Both; about: Both; at_end: boolean }[]
  tiles: (Named & { coins: number[]; about: Both })[]
  stars: Named[]
  combat_cards: { value: number; copies: number }[]
  tiers: { from: number; star: number; territory: number; pair: number }[]
  limits: { power: number; popularity: number; dial: number; stars: number; factory_territories: number }
  automa: Automa
}
/** The automatic opponent: the side after the only seat. */
export interface Automa {
  side: number
  name: Both
  workers: number
  mechs: number
  cards: { id: number; number: number; star: boolean; skipped: boolean; orders: string[][]; about: Both[] }[]
  trackers: { key: string; name: Both; water: number; second: number; stars: number[]; skips: boolean }[]
  orders: { key: string; name: Both; about: Both; stand_in: boolean }[]
}

export interface Table {
  factions: number[]
  mats: number[]
  order: number[]
  tile: number
  workers: number[]
  mechs: number[]
  character: number[]
  goods: number[]
  built: number[]
  tokens: number[]
  power: number[]
  popularity: number[]
  coins: number[]
  cubes: number[]
  squares: number[]
  recruits: number[]
  declined: number[]
  bonuses: number[]
  abilities: number[]
  deployed: number[]
  stars: number[]
  section: number[]
  factory_card: number[]
  hand: number[][]
  objectives: number[][]
  factory: number[]
  active: number
  turn: number
  tired: number[]
  tracker: number
  automa_card: number
  automa_scheme: number
  automa_deck: number[]
}

export const tableOf = (view: View): Table => view.table as Table
export const move = moveOf('scythe')
export { typeOf }
export const goodOf = (n: number): Good => GOODS[n] ?? 'any'

// --- the map

const bits = (n: number): number => (n ? (n & 1) + bits(n >> 1) : 0)
export const hexes = (scene: Scene): number => scene.places.filter((p) => p.terrain !== 'base').length
export const size = (t: Table): number => t.built.length
export const workersAt = (t: Table, seat: number, place: number): number => t.workers[seat * size(t) + place] ?? 0
export const mechsAt = (t: Table, seat: number, place: number): number => t.mechs[seat * size(t) + place] ?? 0
export const characterAt = (t: Table, seat: number, place: number): boolean => t.character[seat] === place
export const fightersAt = (t: Table, seat: number, place: number): number => mechsAt(t, seat, place) + Number(characterAt(t, seat, place))
export const unitsAt = (t: Table, seat: number, place: number): number => fightersAt(t, seat, place) + workersAt(t, seat, place)
export const goodsAt = (t: Table, place: number): number[] => t.goods.slice(place * RESOURCES, (place + 1) * RESOURCES)
export const builtAt = (t: Table, place: number): { seat: number; structure: number } | null => {
  const code = t.built[place] ?? NOTHING
  return code === NOTHING ? null : { seat: Math.floor(code / 4), structure: code % 4 }
}
export const seats = (t: Table): number[] => t.factions.map((_, seat) => seat)
export const enemiesAt = (t: Table, seat: number, place: number): number[] => seats(t).filter((other) => other !== seat && unitsAt(t, other, place) > 0)

/** A unit there, or a structure and nobody else's unit. Whoever has just come for a combat does not count yet. */
export function controls(scene: Scene, t: Table, seat: number, place: number): boolean {
  if (scene.places[place]?.terrain === 'base') return false
  const others = enemiesAt(t, seat, place).length > 0
  if (unitsAt(t, seat, place)) return seat !== t.active || !others
  return builtAt(t, place)?.seat === seat && !others
}
export const controlled = (scene: Scene, t: Table, seat: number): number[] => scene.places.filter((p) => controls(scene, t, seat, p.id)).map((p) => p.id)
export const stock = (scene: Scene, t: Table, seat: number, good: number): number => controlled(scene, t, seat).reduce((sum, place) => sum + (goodsAt(t, place)[good] ?? 0), 0)
export const structureOf = (t: Table, seat: number, structure: number): number => t.built.indexOf(seat * 4 + structure)

/** What somebody who goes there with a fighter meets. */
export function meets(t: Table, seat: number, place: number): { kind: 'battle' | 'drive' | 'nobody'; enemy: number; workers: number } {
  const others = enemiesAt(t, seat, place)
  const enemy = others.find((other) => fightersAt(t, other, place)) ?? NOTHING
  const workers = others.reduce((sum, other) => sum + workersAt(t, other, place), 0)
  return { kind: enemy !== NOTHING ? 'battle' : workers ? 'drive' : 'nobody', enemy, workers }
}

// --- the automatic opponent

export const hasAutoma = (view: View): boolean => tableOf(view).factions.length > view.seats
export const trackerOf = (scene: Scene, view: View): Automa['trackers'][number] => scene.automa.trackers.find((one) => one.key === view.options.solo)!
export const trackerStars = (scene: Scene, view: View): number => (hasAutoma(view) ? trackerOf(scene, view).stars.filter((space) => space <= tableOf(view).tracker).length : 0)
/** All stars of a side, those of the opponent's tracker with them. */
export const allStars = (scene: Scene, view: View, side: number): number => stars(tableOf(view), side) + (side < view.seats ? 0 : trackerStars(scene, view))

// --- mats

export const allWorkers = (t: Table, seat: number): number => t.workers.slice(seat * size(t), (seat + 1) * size(t)).reduce((a, b) => a + b, 0)
export const isUpgraded = (t: Table, seat: number, cube: number): boolean => !t.cubes[seat * 6 + cube]
export const upgrades = (t: Table, seat: number): number => t.cubes.slice(seat * 6, seat * 6 + 6).filter((n) => !n).length
export const mechs = (t: Table, seat: number): number => bits(t.deployed[seat] ?? 0)
export const recruits = (t: Table, seat: number): number => bits(t.recruits[seat] ?? 0)
export const isDeclined = (t: Table, seat: number, bottom: number): boolean => (((t.declined[seat] ?? 0) >> bottom) & 1) > 0
export const isRecruited = (t: Table, seat: number, bottom: number): boolean => (((t.recruits[seat] ?? 0) >> bottom) & 1) > 0
export const isDeployed = (t: Table, seat: number, mech: number): boolean => (((t.deployed[seat] ?? 0) >> mech) & 1) > 0
export const structures = (t: Table, seat: number): number => t.built.filter((code) => code !== NOTHING && Math.floor(code / 4) === seat).length
export const stars = (t: Table, seat: number, kind?: number): number =>
  kind === undefined ? t.stars.slice(seat * STAR_KINDS, (seat + 1) * STAR_KINDS).reduce((a, b) => a + b, 0) : (t.stars[seat * STAR_KINDS + kind] ?? 0)
export const sectionsOf = (scene: Scene, t: Table, seat: number): Section[] => scene.mats[t.mats[seat] ?? 0]!.sections
export const factionOf = (scene: Scene, t: Table, seat: number): Faction => scene.factions[t.factions[seat] ?? 0]!
export const covered = (t: Table, seat: number, bottom: number): number => t.squares[seat * 4 + bottom] ?? 0
export const bottomCost = (scene: Scene, t: Table, seat: number, bottom: number): number => sectionsOf(scene, t, seat)[bottom]!.cost - covered(t, seat, bottom)
export const lacks = (scene: Scene, t: Table, seat: number, bottom: number): number => Math.max(0, bottomCost(scene, t, seat, bottom) - stock(scene, t, seat, bottom))

/** What workers in play make production cost. */
export function produceCost(t: Table, seat: number): Pairs {
  const workers = allWorkers(t, seat)
  const steps: [number, Good][] = [[4, 'power'], [6, 'popularity'], [8, 'coins']]
  return steps.filter(([from]) => workers >= from).map(([, good]) => [GOODS.indexOf(good), 1])
}

export interface Benefit {
  what: 'units' | 'territories' | Good
  count: number
  cube: number | null // that covers one more of it
}
export interface Top {
  cost: Pairs
  benefits: Benefit[]
  bonus: [number, number] | null // what a structure adds
}

/** The top action as it is now, with what its upgrades and structures bring. */
export function topOf(t: Table, seat: number, top: number): Top {
  const one = (what: Benefit['what'], base: number, cube: number | null): Benefit => ({ what, count: base + Number(cube !== null && isUpgraded(t, seat, cube)), cube })
  const coin: Pairs = [[GOODS.indexOf('coins'), 1]]
  const bonus = (structure: number, good: Good): [number, number] | null => (structureOf(t, seat, structure) === NOTHING ? null : [GOODS.indexOf(good), 1])
  if (top === 0) return { cost: [], benefits: [one('units', 2, 0), one('coins', 1, 1)], bonus: null }
  if (top === 1) return { cost: coin, benefits: [one('any', 2, null), one('popularity', 1, 2)], bonus: bonus(ARMORY, 'power') }
  if (top === 2) return { cost: produceCost(t, seat), benefits: [one('territories', 2, 3)], bonus: null }
  return { cost: coin, benefits: [one('power', 2, 4), one('cards', 1, 5)], bonus: bonus(MONUMENT, 'popularity') }
}

/** Combat cards that may be added in a combat. */
export function cardLimit(t: Table, seat: number, place: number): number {
  const army = ((t.abilities[seat] ?? 0) & PEOPLES_ARMY) > 0 && workersAt(t, seat, place) > 0
  return fightersAt(t, seat, place) + Number(army)
}
/** Lakes to which the loser of a combat may retreat. */
export const havens = (scene: Scene, t: Table, seat: number, place: number): number[] =>
  (t.abilities[seat] ?? 0) & SEAWORTHY ? scene.places[place]!.lakes.filter((lake) => !enemiesAt(t, seat, lake).length) : []
export const isComrade = (t: Table, seat: number): boolean => ((t.abilities[seat] ?? 0) & CAMARADERIE) > 0

export const tier = (scene: Scene, popularity: number): Scene['tiers'][number] => scene.tiers.find((one) => popularity >= one.from)!
