// Words and drawings for cards, regions and choices; whole sentences come from the server.

import { both, say } from '../../shell/words.svelte'
import type { Choice, Why } from '../../shell/wire'
import { beside, cardAt, cardOf, CITY, COLUMNS, GOODS, goodsAt, landAt, placeAt, tableOf, typeOf, type Card, type Scene, type Table } from './scene'
import { eye } from './spots.svelte'
import type { View } from '../page'

const GLYPHS: Record<string, string> = {
  grain_mill: 'mill', brick_factory: 'brick', iron_foundry: 'ore', lumber_camp: 'axes', weavers_shop: 'wool', abbey: 'chapel', chapel_low: 'chapel',
  chapel_high: 'chapel', storehouse: 'settlement', marketplace: 'commerce', toll_bridge: 'tower', lookout_tower: 'tower', library: 'progress',
  university: 'progress', mint: 'gold', gold_cache: 'gold', goldsmith: 'gold', moneylender: 'gold', merchant_guild: 'commerce', trading_base: 'commerce',
  harbor: 'ship', pirate_ship: 'ship', fairgrounds: 'tent', large_festival_hall: 'celebration', hedge_tavern: 'celebration', reiner: 'celebration',
  brigitta: 'hero', benjamin: 'hero', guido: 'hero', gustav: 'hero', sebastian: 'hero', doctor: 'hero', gudrun: 'hero', traitor: 'hero', merchant: 'hero',
  trade_master: 'hero', scout: 'region', relocation: 'trade', merchant_caravan: 'trade', brigands: 'band', archer: 'skill', arsonist: 'brigand',
  voyage_of_plunder: 'ship', three_field_system: 'grain', mineral_mining: 'ore', tithe_barn: 'harvest', chief_cannoneer: 'strength',
  drill_ground: 'strength', building_crane: 'found', salt_silo: 'building', staple_house: 'settlement',
}

export function glyphOf(card: Card): string {
  return GLYPHS[card.kind] ?? (card.group === 'ship' ? 'ship' : card.group === 'hero' || card.group === 'unit' ? 'hero' : card.colour === 'action' ? 'trade' : 'building')
}

const EVENTS: Record<string, string> = {
  year_of_plenty: 'harvest', traveling_merchant: 'trade', feud: 'brigand', fraternal_feuds: 'band', invention: 'progress', yule: 'celebration',
  trade_ships_race: 'ship', gift_for_the_prince: 'gold', riots: 'band', plague: 'city',
}
export const eventGlyph = (kind: string): string => EVENTS[kind] ?? 'event-card'

/** Goods of a price, one entry for each piece. */
export const pieces = (price: number[]): string[] => price.flatMap((n, good) => Array.from({ length: n }, () => GOODS[good]!))

export function kindWords(card: Card): string {
  return say('kd-kind', { colour: card.colour, group: card.group || 'none' })
}

export const goodName = (scene: Scene, good: number): string => both(scene.goods[good]?.name)

/** A region with what lies there, for those who listen. */
export function regionWords(scene: Scene, t: Table, seat: number, region: number): string {
  const land = landAt(scene, t, seat, region)
  if (!land) return ''
  return say('kd-region', { name: both(land.title), number: land.number, count: goodsAt(t, seat, region), good: goodName(scene, land.good) })
}

export function placeWords(scene: Scene, t: Table, seat: number, place: number): string {
  return say('kd-place', { kind: placeAt(t, seat, place) === CITY ? 'city' : 'settlement', letter: scene.geometry.letters[place] ?? '' })
}

export function siteWords(scene: Scene, site: number): string {
  return say('kd-site', { row: Math.floor(site / 2) % 2 ? 'below' : 'above', letter: scene.geometry.letters[Math.floor(site / 4)] ?? '', outer: site % 2 ? 'yes' : 'no' })
}

// --- the shortest reason, for the foot of a card

const SHORT: Record<string, string> = {
  'build.site': 'kd-no-site',
  'build.city-only': 'kd-no-city',
  'build.once': 'kd-no-once',
  'build.hero-once': 'kd-no-once',
  'setup.offered-left': 'kd-no-supply',
  'turn.order': 'kd-no-moment',
  'action.effect': 'kd-no-effect',
  'take.has': 'kd-no-effect',
  'take.room-all': 'kd-no-effect',
  'take.room-gold': 'kd-no-effect',
  'take.room-voyage': 'kd-no-effect',
  'attack.fighter': 'kd-no-effect',
  'attack.building': 'kd-no-effect',
  'attack.cards': 'kd-no-effect',
  'discard.empty': 'kd-no-effect',
  'draw.next-turn': 'kd-no-later',
  'roll.set': 'kd-no-set',
}

export function shortReason(card: Card, why: Why, lacking: string[]): string {
  if (why.rule === 'build.cost') return say('kd-no-goods', { goods: lacking.join(', ') })
  if (why.rule === card.rule) return say(card.own_moment ? 'kd-no-moment' : 'kd-no-condition')
  return say(SHORT[why.rule] ?? 'kd-no-now')
}

// --- choices

function regionChoice(scene: Scene, t: Table, region: number): { icon: string; title: string; note: string } {
  const land = landAt(scene, t, eye.seat, region)
  const row = Math.floor(region / COLUMNS) ? 'below' : 'above'
  const near = beside(scene, t, eye.seat, region).map((card) => both(card.short)).join(', ')
  return { icon: `kd-${land?.key ?? 'region'}`, title: `${both(land?.title)} ${land?.number ?? ''}`, note: [say('kd-of-three', { count: goodsAt(t, eye.seat, region) }), say('kd-row', { row }), near].filter(Boolean).join(' · ') }
}

const ICONS: Record<string, string> = { Road: 'road', Settle: 'settlement', City: 'city', Roll: 'any', Stack: 'card', Search: 'card', Mint: 'gold', Cache: 'gold', Pay: 'gold', Row: 'region', Remove: 'building', At: 'building' }

export function choiceWords(scene: Scene, view: View, { move, say: said }: Choice): { icon: string; title: string; note: string } {
  const t = tableOf(view)
  const kind = typeOf(move)
  if (kind === 'Region') return regionChoice(scene, t, move.region as number)
  const id = kind === 'Target' ? cardAt(t, eye.targets, move.site as number) : kind === 'Remove' ? cardAt(t, eye.seat, move.site as number) : (move.card as number | undefined)
  const card = id === undefined ? undefined : cardOf(scene, id)
  if (card && kind === 'Target') return { icon: `kd-${glyphOf(card)}`, title: both(card.title), note: siteWords(scene, move.site as number) }
  if (card && kind === 'Remove') return { icon: `kd-${glyphOf(card)}`, title: both(said), note: both(card.title) }
  if (card) return { icon: `kd-${glyphOf(card)}`, title: both(said), note: '' }
  const good = typeof move.good === 'number' ? GOODS[move.good] : kind === 'Land' ? scene.lands[move.land as number]?.key : undefined
  return { icon: `kd-${good ?? ICONS[kind] ?? 'any'}`, title: both(said), note: '' }
}
