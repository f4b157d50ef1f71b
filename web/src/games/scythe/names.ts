// Words and drawings for places and choices; whole sentences come from the server.

import { both, say } from '../../shell/words.svelte'
import type { Choice } from '../../shell/wire'
import type { Seen, View } from '../page'
import { bottomCost, BOTTOMS, builtAt, characterAt, factionOf, FACTORY_SECTION, goodOf, GOODS, goodsAt, lacks, mechsAt, seats, sectionsOf, STRUCTURES, tableOf, topOf, TOPS, typeOf, UNITS, workersAt, type Benefit, type Pairs, type Scene, type Table } from './scene'

/** A player, or the automatic opponent. */
export const nameOf = (scene: Scene, at: Seen, side: number): string => at.names[side] ?? both(scene.automa.name)
export const amount = (good: Benefit['what'] | 'mech' | 'character', count: number): string => say('sy-goods', { good, count })
export const goodsWords = (goods: Pairs): string => goods.map(([good, count]) => amount(goodOf(good), count)).join(', ')
export const sectionName = (scene: Scene, t: Table, seat: number, section: number): string => {
  if (section === FACTORY_SECTION) return say('sy-factory-card')
  const its = sectionsOf(scene, t, seat)[section]!
  return `${both(scene.tops[its.top]?.name)} / ${both(scene.bottoms[section]?.name)}`
}

/** The whole name of a place for those who listen: where it is, what is there, and whether I may. */
export function placeWords(scene: Scene, t: Table, at: Seen, place: number, may: boolean): string {
  const its = scene.places[place]!
  const parts = [both(its.name), ...standingWords(scene, t, at, place)]
  if (its.tunnel) parts.push(say('sy-tunnel'))
  if (t.tokens[place]) parts.push(say('sy-encounter'))
  if (may) parts.push(say('sy-may'))
  return parts.join(', ')
}

/** Who and what is at a place. */
export function standingWords(scene: Scene, t: Table, at: Seen, place: number): string[] {
  const parts: string[] = []
  const built = builtAt(t, place)
  for (const seat of seats(t)) {
    const own = [
      ...(built?.seat === seat ? [both(scene.structures[built.structure]?.name)] : []),
      ...(characterAt(t, seat, place) ? [amount('character', 1)] : []),
      ...(mechsAt(t, seat, place) ? [amount('mech', mechsAt(t, seat, place))] : []),
      ...(workersAt(t, seat, place) ? [amount('worker', workersAt(t, seat, place))] : []),
    ]
    if (own.length) parts.push(`${nameOf(scene, at, seat)}: ${own.join(', ')}`)
  }
  const goods = goodsAt(t, place).flatMap((n, good): Pairs => (n ? [[good, n]] : []))
  return goods.length ? [...parts, goodsWords(goods)] : parts
}

export const benefitWords = (benefit: Benefit): string => amount(benefit.what, benefit.count)

/** What a top action brings and costs, in a few words. */
export function topWords(t: Table, seat: number, top: number): string {
  const its = topOf(t, seat, top)
  const cost = its.cost.length ? `${goodsWords(its.cost)} → ` : ''
  return cost + its.benefits.map(benefitWords).join(` ${say('sy-or')} `)
}

export function bottomWords(scene: Scene, t: Table, seat: number, bottom: number): string {
  const coins = sectionsOf(scene, t, seat)[bottom]!.coins
  const price = goodsWords([[bottom, bottomCost(scene, t, seat, bottom)]])
  return coins ? `${price} → +${goodsWords([[GOODS.indexOf('coins'), coins]])}` : price
}

// --- choices

type Words = { icon: string; title: string; note: string }
const ICONS: Record<string, string> = { Done: 'yes', Skip: 'no', Yes: 'yes', No: 'no', Cube: 'cube', Ability: 'deploy', Recruit: 'enlist', Option: 'encounter', Part: 'encounter', Take: 'factory', Fight: 'swords', Card: 'cards', Reveal: 'objective', Gift: 'coins', Number: 'any', Wish: 'enlist', LoadWalker: 'worker', UnloadWalker: 'worker' }
const plain = (kind: string, choice: Choice): Words => ({ icon: `sy-${ICONS[kind] ?? 'any'}`, title: both(choice.say), note: '' })

export function choiceWords(scene: Scene, view: View, choice: Choice): Words {
  const { move } = choice
  const kind = typeOf(move)
  const t = tableOf(view)
  const seat = view.seat ?? t.active
  if (kind === 'Go' || kind === 'Place') return placeChoice(scene, t, choice)
  if (kind === 'Unit') return { icon: `sy-${UNITS[move.kind as number]}`, title: both(scene.units[move.kind as number]?.name), note: both(scene.places[move.place as number]?.name) }
  if (['Section', 'Top', 'Less', 'Bottom', 'Square', 'Recruit', 'Ability', 'Structure', 'Cube'].includes(kind)) return matChoice(scene, t, seat, choice, view)
  if (['Good', 'Load', 'Unload'].includes(kind)) return { icon: `sy-${goodOf(move.good as number)}`, title: both(choice.say), note: '' }
  if (kind === 'Bonus' || kind === 'Share') return { icon: `sy-${goodOf(scene.bonuses[move.number as number]!)}`, title: both(choice.say), note: '' }
  const offer = kind === 'Take' ? scene.factory_cards[move.card as number] : ['Option', 'Part'].includes(kind) ? encounterOf(scene, view)?.options[move.number as number] : undefined
  if (kind === 'Take') return { icon: 'sy-factory', title: say('sy-factory-number', { number: (move.card as number) + 1 }), note: both(offer?.about) }
  return { ...plain(kind, choice), note: both(offer?.about) }
}

/** The encounter card that lies open. */
export function encounterOf(scene: Scene, view: View): Scene['encounters'][number] | undefined {
  const met = (view.table as unknown as { met: number[] }).met
  return scene.encounters[met.at(-1) ?? -1]
}

function placeChoice(scene: Scene, t: Table, choice: Choice): Words {
  const place = scene.places[choice.move.place as number]!
  const goods = goodsAt(t, place.id).flatMap((n, good): Pairs => (n ? [[good, n]] : []))
  return { icon: `sy-hex-${place.terrain}`, title: both(place.name), note: [place.tunnel ? say('sy-tunnel') : '', t.tokens[place.id] ? say('sy-encounter') : '', goodsWords(goods)].filter(Boolean).join(', ') }
}

/** The section whose action is asked for. */
const sectionAsked = (t: Table, seat: number): number => t.section[seat] ?? 0

function matChoice(scene: Scene, t: Table, seat: number, choice: Choice, view: View): Words {
  const { move } = choice
  const kind = typeOf(move)
  if (kind === 'Section') return sectionChoice(scene, t, seat, move.section as number)
  if (kind === 'Square') return { icon: `sy-${BOTTOMS[move.bottom as number]}`, title: both(choice.say), note: bottomWords(scene, t, seat, move.bottom as number) }
  if (kind === 'Structure') return { icon: `sy-${STRUCTURES[move.structure as number]}`, title: both(choice.say), note: both(scene.structures[move.structure as number]?.about) }
  if (kind === 'Ability') {
    const mech = factionOf(scene, t, seat).mechs[move.number as number]
    return { icon: 'sy-deploy', title: both(mech?.name), note: both(mech?.about) }
  }
  if (kind === 'Cube' || kind === 'Recruit') return plain(kind, choice)
  return actionChoice(scene, t, seat, choice, view)
}

function sectionChoice(scene: Scene, t: Table, seat: number, section: number): Words {
  if (section === FACTORY_SECTION) return { icon: 'sy-factory', title: say('sy-factory-card'), note: both(scene.factory_cards[t.factory_card[seat] ?? -1]?.about) }
  const top = sectionsOf(scene, t, seat)[section]!.top
  const missing = lacks(scene, t, seat, section)
  return { icon: `sy-${TOPS[top]}`, title: sectionName(scene, t, seat, section), note: missing ? say('sy-lacks', { goods: goodsWords([[section, missing]]) }) : say('sy-affords') }
}

function actionChoice(scene: Scene, t: Table, seat: number, choice: Choice, _view: View): Words {
  const { move } = choice
  const section = sectionAsked(t, seat)
  const part = typeOf(move) === 'Less' ? say('sy-part') : ''
  if (typeOf(move) === 'Bottom') {
    if (section === FACTORY_SECTION) return { icon: 'sy-move', title: both(scene.tops[0]?.name), note: say('sy-factory-move') }
    const coins = sectionsOf(scene, t, seat)[section]!.coins
    return { icon: `sy-${BOTTOMS[section]}`, title: both(scene.bottoms[section]?.name), note: move.coins === 1 || !coins ? bottomWords(scene, t, seat, section) : say(move.coins ? 'sy-some-coins' : 'sy-no-coins') }
  }
  if (section === FACTORY_SECTION) {
    const card = scene.factory_cards[t.factory_card[seat] ?? -1]
    const gain = card?.either ? card.gain.slice(move.choice as number, (move.choice as number) + 1) : (card?.gain ?? [])
    return { icon: 'sy-factory', title: goodsWords(gain), note: [card?.cost.length ? say('sy-for', { goods: goodsWords(card.cost) }) : '', part].filter(Boolean).join(', ') }
  }
  const top = sectionsOf(scene, t, seat)[section]!.top
  const its = topOf(t, seat, top)
  const benefit = its.benefits[move.choice as number]
  return { icon: `sy-${benefit?.what ?? 'any'}`, title: `${both(scene.tops[top]?.name)}: ${benefit ? benefitWords(benefit) : ''}`, note: [its.cost.length ? say('sy-for', { goods: goodsWords(its.cost) }) : '', part].filter(Boolean).join(', ') }
}
