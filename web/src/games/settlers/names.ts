// Words and drawings for cards and choices; whole sentences come from the server.

import { both, say } from '../../shell/words.svelte'
import type { Choice } from '../../shell/wire'
import type { View } from '../page'
import { cardOf, colourOf, goodOf, sidesOf, sideOf, typeOf, type Card, type Goods } from './scene'
import type { Board, Scene } from './types'

const PORTRAITS: Record<string, string> = {
  barbarians: 'horns',
  romans: 'helmet',
  egyptians: 'pyramid',
  japanese: 'samurai',
  aztecs: 'feathers',
}

export const portrait = (faction: string): string => PORTRAITS[faction] ?? 'hero'

/** The good that belongs to a colour; its glyph marks the spine. */
const MARKS: Record<string, string> = {
  brown: 'wood',
  grey: 'stone',
  red: 'food',
  pink: 'settler',
  gold: 'gold',
  black: 'raze',
  purple: 'vp',
  blue: 'card',
  white: 'technology',
  orange: 'favour',
}
export const markOf = (colour: string): string => MARKS[colour] ?? 'found'

/** A favour token has the name of its colour, or is the tricolour one. */
export const tokenName = (token: string): string => say('st-token', { colour: token })
export const colourName = (colour: string): string => say('st-colour', { colour })
export const goodName = (good: string): string => say('st-good', { good })
export const colourNames = (card: Card): string => card.colours.map(colourName).join(', ')

/** Goods one after the other: `2 dřeva, 1 kámen`. */
export const goodsWords = (goods: Goods): string =>
  Object.entries(goods)
    .filter(([, n]) => n)
    .map(([good, n]) => say('st-goods', { good, count: n }))
    .join(', ')

/** The shortest reason why a card of mine cannot be built. */
export function shortReason(board: Board, card: Card): string {
  const lacks = board.lacks[card.id]
  if (!lacks) return ''
  return Object.keys(lacks.goods).length ? say('st-lacks', { goods: goodsWords(lacks.goods) }) : say('st-lacks-site')
}

/** The same drawn, where goods are missing. */
export const lackIcons = (board: Board, card: Card): string[] =>
  Object.entries(board.lacks[card.id]?.goods ?? {}).map(([good, n]) => `${n} ${good}`)

/** The whole effect for those who listen. */
export const effectWords = (card: Card): string => both(card.text)

// --- choices

const ICONS: Record<string, string> = {
  Visit: 'open',
  Reveal: 'common',
  Tokens: 'favour',
  Build: 'build',
  Deal: 'deal',
  Raze: 'raze',
  Activate: 'action',
  Send: 'settler',
  Defend: 'defence',
  Guard: 'samurai',
  Tuck: 'card',
  Lay: 'any',
  Opponent: 'band',
  Pay: 'gold',
  Leave: 'feature',
  Stop: 'to',
  InOrder: 'to',
  Bonus: 'location',
}

export function choiceWords(
  scene: Scene,
  view: View<Board>,
  { move, say: said }: Choice,
): { icon: string; title: string; note: string } {
  const kind = typeOf(move)
  const card = typeof move.card === 'number' ? cardOf(scene, move.card) : undefined
  const dealt = card?.deal && sidesOf(view.table).some((side) => sideOf(view.table, side).deals.includes(card.id))
  const icon =
    kind === 'Card' && card
      ? card.picture
      : typeof move.colour === 'number'
        ? markOf(colourOf(scene, move.colour))
        : typeof move.good === 'number'
          ? goodOf(scene, move.good)
          : (ICONS[kind] ?? 'any')
  return {
    icon: `st-${icon}`,
    title: both(said),
    note:
      card && kind === 'Card'
        ? dealt
          ? say('st-deal-brings', { good: goodName(card.deal!) })
          : effectWords(card)
        : '',
  }
}
