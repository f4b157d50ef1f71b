// Words and drawings for cards, regions and choices; whole sentences come from the server.

import { both, say } from '../../shell/words.svelte'
import type { Choice, Move, Why } from '../../shell/wire'
import type { Seen, View } from '../page'
import { beside, cardAt, cardOf, goodOf, landOf, typeOf } from './scene'
import { eye } from './spots.svelte'
import type { Board, CardKind, Column, Principality, Prospect, Scene } from './types'

/** Goods of a price, one entry for each piece. */
export const pieces = (price: Record<string, number>): string[] =>
  Object.entries(price).flatMap(([good, count]) => Array.from({ length: count }, () => good))

export function kindWords(card: CardKind): string {
  return say('kd-kind', { colour: card.colour, group: card.group || 'none' })
}

/** A region with what lies there, for those who listen. */
export function regionWords(scene: Scene, own: Principality, region: number): string {
  const ground = own.regions[region]
  const land = landOf(scene, ground)
  if (!ground || !land) return ''
  return say('kd-region', {
    name: both(land.title),
    number: land.number,
    count: ground.goods,
    room: scene.capacity,
    good: both(goodOf(scene, land.good)?.name),
  })
}

export function placeWords(scene: Scene, column: Column): string {
  return say('kd-place', { kind: column.kind, letter: scene.letters[column.place ?? -1] ?? '' })
}

export function siteWords(scene: Scene, site: number): string {
  const its = scene.sites[site]
  return its
    ? say('kd-site', { row: its.row, letter: scene.letters[its.place] ?? '', outer: its.outer ? 'yes' : 'no' })
    : ''
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

/** What is missing for a card, in a few words. */
function lacking(scene: Scene, { missing = {}, enough }: Prospect): string {
  const goods = scene.goods.flatMap(({ key, name }) => (missing[key] ? `${missing[key]} ${both(name)}` : [])).join(', ')
  return enough === undefined ? say('kd-no-goods', { goods }) : say('kd-no-goods-of', { goods, count: enough })
}

export function shortReason(scene: Scene, card: CardKind, why: Why, prospect: Prospect | undefined): string {
  if (why.rule === 'build.cost' && prospect) return lacking(scene, prospect)
  if (why.rule === card.rule) return say(card.own_moment ? 'kd-no-moment' : 'kd-no-condition')
  return say(SHORT[why.rule] ?? 'kd-no-now')
}

// --- choices

function regionChoice(scene: Scene, own: Principality, region: number): { icon: string; title: string; note: string } {
  const ground = own.regions[region]
  const land = landOf(scene, ground)
  const near = beside(scene, own, region)
    .map((card) => both(card.short))
    .join(', ')
  const there = [
    say('kd-of-room', { count: ground?.goods ?? 0, room: scene.capacity }),
    say('kd-row', { row: scene.regions[region]?.row ?? '' }),
    near,
  ]
  return {
    icon: `kd-${land?.good ?? 'region'}`,
    title: `${both(land?.title)} ${land?.number ?? ''}`,
    note: there.filter(Boolean).join(' · '),
  }
}

const ICONS: Record<string, string> = {
  Road: 'road',
  Settle: 'settlement',
  City: 'city',
  Roll: 'any',
  Stack: 'card',
  Search: 'card',
  Mint: 'gold',
  Cache: 'gold',
  Pay: 'gold',
  Row: 'region',
  Remove: 'building',
  At: 'building',
}

const BUILDS: Record<string, string> = { Road: 'road', Settle: 'settlement', City: 'city' }

/** What a move costs; null where nothing is paid for such a thing. */
export function priceOf(scene: Scene, table: Board, move: Move): Record<string, number> | null {
  const kind = typeOf(move)
  if (kind === 'Search') return table.search === undefined ? null : { any: table.search }
  if (kind === 'Play') return payment(scene, table, cardOf(scene, move.card as number)!)
  return scene.prices[BUILDS[kind] ?? ''] ?? null
}

/** The regions that pay for a card may be fewer than it says: some things make others cheaper. */
function payment(scene: Scene, table: Board, card: CardKind): Record<string, number> | null {
  const regions = Object.entries(table.prospects[card.id]?.pays ?? {})
  if (!regions.length) return Object.keys(card.cost).length ? card.cost : null
  const found: Record<string, number> = {}
  for (const [region, count] of regions) {
    const good = landOf(scene, table.seats[eye.seat]!.regions[region])?.good ?? 'any'
    found[good] = (found[good] ?? 0) + count
  }
  return found
}

/** The same in words; empty where nothing is paid. */
export function priceWords(scene: Scene, table: Board, move: Move): string {
  const price = priceOf(scene, table, move)
  if (!price) return ''
  const goods = Object.entries(price)
    .filter(([, count]) => count)
    .map(([good, count]) =>
      good === 'any'
        ? say('kd-counted', { count })
        : `${count > 1 ? `${count}× ` : ''}${both(goodOf(scene, good)?.name)}`,
    )
  return goods.length ? say('kd-price', { goods: goods.join(', ') }) : say('kd-price-free')
}

export function choiceWords(
  scene: Scene,
  { table }: View<Board>,
  { move, say: said }: Choice,
): { icon: string; title: string; note: string } {
  const kind = typeOf(move)
  if (kind === 'Region') return regionChoice(scene, table.seats[eye.seat]!, move.region as number)
  const onSite = { Target: eye.targets, Remove: eye.seat }[kind]
  const card =
    onSite === undefined
      ? cardOf(scene, move.card as number | undefined)
      : cardAt(scene, table.seats[onSite]!, move.site as number)
  if (card && kind === 'Target')
    return { icon: `kd-${card.drawing}`, title: both(card.title), note: siteWords(scene, move.site as number) }
  const price = priceWords(scene, table, move)
  if (card) return { icon: `kd-${card.drawing}`, title: both(said), note: kind === 'Remove' ? both(card.title) : price }
  const good =
    typeof move.good === 'number'
      ? scene.goods[move.good]?.key
      : kind === 'Land'
        ? scene.lands[move.land as number]?.good
        : undefined
  return { icon: `kd-${good ?? ICONS[kind] ?? 'any'}`, title: both(said), note: price }
}

/** What ends the actions of a turn. */
export function lastWord(at: Seen): { choice: Choice; words: string } | null {
  const choice = at.choices.find((c) => typeOf(c.move) === 'Stop')
  return choice && at.myTurn && typeOf(at.question?.step) === 'ActionPhase'
    ? { choice, words: say('kd-end-actions') }
    : null
}
