// Words and drawings for places and choices; whole sentences come from the server.

import { both, say } from '../../shell/words.svelte'
import { same, type Choice } from '../../shell/wire'
import type { View } from '../page'
import { bottomAction, factionOf, goodOf, groundAt, inOrder, keyOf, sectionsOf, sides, typeOf, type At } from './scene'
import type { Amount, Benefit, Board, Column, OfferCard, Pieces, Scene } from './types'

/** A player, or the automatic opponent. */
export const nameOf = (scene: Scene, at: At, side: number): string => at.names[side] ?? both(scene.automa.name)
export const amount = (good: string, count: number): string => say('sy-goods', { good, count })
export const goodsWords = (goods: Amount[]): string => goods.map(({ good, count }) => amount(good, count)).join(', ')
export const sectionName = (scene: Scene, board: Board, seat: number, section: number): string => {
  if (section === scene.factory_section) return say('sy-factory-card')
  const its = sectionsOf(scene, board, seat)[section]!
  return `${both(scene.tops[its.top]?.name)} / ${both(scene.bottoms[section]?.name)}`
}

/** The whole name of a place for those who listen: where it is, what is there, and whether I may. */
export function placeWords(scene: Scene, at: At, board: Board, place: number, may: boolean): string {
  const its = scene.places[place]!
  const parts = [both(its.name), ...standingWords(scene, at, board, place)]
  if (its.tunnel) parts.push(say('sy-tunnel'))
  if (groundAt(board, place).encounter) parts.push(say('sy-encounter'))
  if (may) parts.push(say('sy-may'))
  return parts.join(', ')
}

/** Who and what is at a place. */
export function standingWords(scene: Scene, at: At, board: Board, place: number): string[] {
  const ground = groundAt(board, place)
  const parts = sides(board).flatMap(({ side }) => {
    const own = piecesWords(scene, ground.sides?.[side] ?? {})
    return own.length ? [`${nameOf(scene, at, side)}: ${own.join(', ')}`] : []
  })
  const goods = goodsWords(inOrder(scene, ground.goods))
  return goods ? [...parts, goods] : parts
}

function piecesWords(scene: Scene, { structure, character, mechs, workers }: Pieces): string[] {
  return [
    ...(structure ? [both(scene.structures.find(({ key }) => key === structure)?.name)] : []),
    ...(character ? [amount('character', 1)] : []),
    ...(mechs ? [amount('mech', mechs)] : []),
    ...(workers ? [amount('worker', workers)] : []),
  ]
}

export const benefitWords = (benefit: Benefit): string => amount(benefit.what, benefit.count)

/** What a top action brings and costs, in a few words. */
export function topWords({ cost, benefits }: Column): string {
  const price = cost.length ? `${goodsWords(cost)} → ` : ''
  return price + benefits.map(benefitWords).join(` ${say('sy-or')} `)
}

export function bottomWords(scene: Scene, board: Board, seat: number, bottom: number): string {
  const { coins } = sectionsOf(scene, board, seat)[bottom]!
  const price = amount(scene.bottoms[bottom]!.good, board.mats[seat]!.sections[bottom]!.price)
  return coins ? `${price} → +${amount('coins', coins)}` : price
}

// --- choices

type Words = { icon: string; title: string; note: string }
const ICONS: Record<string, string> = {
  Done: 'yes',
  Skip: 'no',
  Yes: 'yes',
  No: 'no',
  Cube: 'cube',
  Ability: 'deploy',
  Recruit: 'enlist',
  Option: 'encounter',
  Part: 'encounter',
  Take: 'factory',
  Fight: 'swords',
  Card: 'cards',
  Reveal: 'objective',
  Gift: 'coins',
  Number: 'any',
  Wish: 'enlist',
  LoadWalker: 'worker',
  UnloadWalker: 'worker',
}
const ON_MATS = ['Section', 'Top', 'Less', 'Bottom', 'Square', 'Recruit', 'Ability', 'Structure', 'Cube']
const plain = (kind: string, choice: Choice): Words => ({
  icon: `sy-${ICONS[kind] ?? 'any'}`,
  title: both(choice.say),
  note: '',
})

export function choiceWords(scene: Scene, view: View<Board>, choice: Choice): Words {
  const { move } = choice
  const kind = typeOf(move)
  const board = view.table
  if (kind === 'Go' || kind === 'Place') return placeChoice(scene, board, choice)
  if (kind === 'Unit')
    return {
      icon: `sy-${keyOf(scene.units, move.kind)}`,
      title: both(scene.units[Number(move.kind)]?.name),
      note: both(scene.places[Number(move.place)]?.name),
    }
  if (ON_MATS.includes(kind)) return matChoice(scene, board, view.seat ?? board.active, choice)
  if (['Good', 'Load', 'Unload'].includes(kind))
    return { icon: `sy-${goodOf(scene, move.good)}`, title: both(choice.say), note: '' }
  if (kind === 'Bonus' || kind === 'Share')
    return { icon: `sy-${scene.bonuses[Number(move.number)]?.good}`, title: both(choice.say), note: '' }
  if (kind === 'Take') {
    const card = scene.factory_cards[Number(move.card)]!
    return { icon: 'sy-factory', title: say('sy-factory-number', { number: card.number }), note: both(card.about) }
  }
  const offer = ['Option', 'Part'].includes(kind) ? encounterOptions(scene, board)?.[Number(move.number)] : undefined
  return { ...plain(kind, choice), note: both(offer?.about) }
}

/** The options of the encounter card that lies open. */
export const encounterOptions = (scene: Scene, { encounter }: Board): OfferCard[] | undefined =>
  encounter?.card === undefined ? undefined : scene.encounters[encounter.card]?.options

function placeChoice(scene: Scene, board: Board, choice: Choice): Words {
  const place = scene.places[Number(choice.move.place)]!
  const { encounter, goods } = groundAt(board, place.id)
  return {
    icon: `sy-hex-${place.terrain}`,
    title: both(place.name),
    note: [
      place.tunnel ? say('sy-tunnel') : '',
      encounter ? say('sy-encounter') : '',
      goodsWords(inOrder(scene, goods)),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

function matChoice(scene: Scene, board: Board, seat: number, choice: Choice): Words {
  const { move } = choice
  const kind = typeOf(move)
  if (kind === 'Section') return sectionChoice(scene, board, seat, Number(move.section))
  if (kind === 'Square')
    return {
      icon: `sy-${keyOf(scene.bottoms, move.bottom)}`,
      title: both(choice.say),
      note: bottomWords(scene, board, seat, Number(move.bottom)),
    }
  if (kind === 'Structure')
    return {
      icon: `sy-${keyOf(scene.structures, move.structure)}`,
      title: both(choice.say),
      note: both(scene.structures[Number(move.structure)]?.about),
    }
  if (kind === 'Ability') {
    const mech = factionOf(scene, board, seat).mechs[Number(move.number)]
    return { icon: 'sy-deploy', title: both(mech?.name), note: both(mech?.about) }
  }
  if (kind === 'Cube' || kind === 'Recruit') return plain(kind, choice)
  const section = board.mats[seat]!.pawn ?? 0 // whose action is asked for
  if (section === scene.factory_section) return factoryChoice(scene, board, seat, choice)
  return kind === 'Bottom'
    ? bottomChoice(scene, board, seat, section, choice)
    : topChoice(scene, board, seat, section, choice)
}

function sectionChoice(scene: Scene, board: Board, seat: number, section: number): Words {
  const mats = board.mats[seat]!
  if (section === scene.factory_section)
    return {
      icon: 'sy-factory',
      title: say('sy-factory-card'),
      note: both(scene.factory_cards[mats.factory_card ?? -1]?.about),
    }
  const { lacks } = mats.sections[section]!
  return {
    icon: `sy-${keyOf(scene.tops, sectionsOf(scene, board, seat)[section]!.top)}`,
    title: sectionName(scene, board, seat, section),
    note: lacks ? say('sy-lacks', { goods: amount(scene.bottoms[section]!.good, lacks) }) : say('sy-affords'),
  }
}

function bottomChoice(scene: Scene, board: Board, seat: number, section: number, { move }: Choice): Words {
  const { coins } = sectionsOf(scene, board, seat)[section]!
  return {
    icon: `sy-${keyOf(scene.bottoms, section)}`,
    title: both(scene.bottoms[section]?.name),
    note:
      same(move, bottomAction) || !coins
        ? bottomWords(scene, board, seat, section)
        : say(move.coins ? 'sy-some-coins' : 'sy-no-coins'),
  }
}

/** What an action costs, and whether only a part of it is taken. */
const forWhat = (cost: Amount[], { move }: Choice): string =>
  [cost.length ? say('sy-for', { goods: goodsWords(cost) }) : '', typeOf(move) === 'Less' ? say('sy-part') : '']
    .filter(Boolean)
    .join(', ')

function topChoice(scene: Scene, board: Board, seat: number, section: number, choice: Choice): Words {
  const { cost, benefits } = board.mats[seat]!.sections[section]!
  const benefit = benefits[Number(choice.move.choice)]
  const top = scene.tops[sectionsOf(scene, board, seat)[section]!.top]
  return {
    icon: `sy-${benefit?.what ?? 'any'}`,
    title: `${both(top?.name)}: ${benefit ? benefitWords(benefit) : ''}`,
    note: forWhat(cost, choice),
  }
}

function factoryChoice(scene: Scene, board: Board, seat: number, choice: Choice): Words {
  if (typeOf(choice.move) === 'Bottom')
    return {
      icon: 'sy-move',
      title: both(scene.tops.find(({ key }) => key === 'move')?.name),
      note: say('sy-factory-move'),
    }
  const card = scene.factory_cards[board.mats[seat]!.factory_card ?? -1]
  return {
    icon: 'sy-factory',
    title: goodsWords(card ? (gains(card)[Number(choice.move.choice)] ?? []) : []),
    note: forWhat(card?.cost ?? [], choice),
  }
}

/** What a card brings, by choice. */
export const gains = ({ gain, either }: OfferCard): Amount[][] => (either ? gain.map((one) => [one]) : [gain])

/** Enough, or nothing: by what it ends. */
export function lastWords(at: At, c: Choice): string {
  const [kind, step] = [typeOf(c.move), typeOf(at.question?.step)]
  return kind === 'Done' ? say('sy-enough', { step }) : kind === 'Skip' ? say('sy-skip', { step }) : both(c.say)
}
