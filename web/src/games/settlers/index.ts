// Settlers on the page.

import { addWords, both, say } from '../../shell/words.svelte'
import type { Line, Move } from '../../shell/wire'
import type { GamePage, Spot } from '../page'
import Board from './Board.svelte'
import Chosen from './Chosen.svelte'
import './colours.css'
import Cover from './Cover.svelte'
import Defs from './Defs.svelte'
import Dock from './Dock.svelte'
import Ending from './Ending.svelte'
import Glance from './Glance.svelte'
import Hands from './Hands.svelte'
import Mini from './Mini.svelte'
import { choiceWords, goodName } from './names'
import Piece from './Piece.svelte'
import Rail from './Rail.svelte'
import { goodOf, move, sideOf, supplyOf, typeOf } from './scene'
import { cardSpot, chooserOf, spotOf } from './spots.svelte'
import cs from './text/cs.ftl?raw'
import en from './text/en.ftl?raw'
import type { Board as Drawing, Scene } from './types'

addWords({ cs, en })

const COLOURS: Record<string, string> = {
  production: '#6f9a4a',
  features: '#3f77b0',
  actions: '#c6701b',
  deals: '#b8830f',
  razing: '#77757c',
  bonus: '#cf8299',
  common: '#a69c88',
  faction: '#7a4fa3',
  gate: '#b8432f',
  shrine: '#4c8a8a',
}
const CARDS = ['Built', 'DealMade', 'RazedFromHand', 'CardDrafted']

/** What a line speaks of. */
function places(_scene: Scene, { event }: Line): Move[] {
  return typeof event.card === 'number' && event.card >= 0 ? [move('Card', { card: event.card })] : []
}

/** Cards fly from their owner to their place, drafted ones from the row to their new owner, goods from the card that gives them. */
function flights(scene: Scene, { event, seat }: Line): { from: Spot; to: Spot }[] {
  if (seat === null) return []
  const card = typeof event.card === 'number' && event.card >= 0 ? { place: cardSpot(event.card) } : null
  if (!card) return []
  if (typeOf(event) === 'CardDrafted') return [{ from: card, to: { seat } }]
  if (CARDS.includes(typeOf(event))) return [{ from: { seat }, to: card }]
  return typeOf(event) === 'Gained' && goodOf(scene, event.good) !== 'vp' ? [{ from: card, to: { seat } }] : []
}

const page: GamePage<Scene, Drawing> = {
  askings: { FreeActs: 'st-ask-free' },
  Board,
  Chosen,
  Cover,
  Defs,
  Dock,
  Ending,
  Hands,
  Piece,
  Rail,
  Under: Mini,
  drawings: 'st',
  shown: {
    seat: (at) => chooserOf(at).shown,
    show: (at, seat) => chooserOf(at).open(seat),
    Note: Glance,
  },
  fills: true,
  flights,
  decks: { editor: () => import('./Decks.svelte'), options: { expansion: 'aztecs' } },
  pictured: 'lookout',
  tagline: 'st-tagline',
  about: 'st-about',
  optionNote: (_name, value) => say('st-lookout', { lookout: value }),
  spotOf: (_scene, m) => spotOf(m),
  choice: choiceWords,
  button: (_scene, _view, picked) => both(picked.say),
  title: (scene) => ({
    name: say('st-title', {
      expansion: scene.expansion,
      lookout: scene.lookout,
      peaceful: scene.peaceful ? 'yes' : 'no',
    }),
    note: say('st-rounds', { all: scene.rounds }),
    standIn: scene.titles.some((title) => title.stand_in),
  }),
  progress: (scene, { table: { round } }, over) => ({
    done: over ? scene.rounds : Math.max(0, round - 1),
    all: scene.rounds,
  }),
  turn: (scene, { table: { round, phase } }, _log, over, short) =>
    over
      ? say('st-over', { all: scene.rounds })
      : say(short ? 'st-round' : 'st-round-phase', {
          round: Math.max(1, round),
          all: scene.rounds,
          phase: phase ?? 'action',
        }),
  stats: (_scene, { table }, seat) => [
    ...supplyOf(table, seat)
      .filter(({ good, count }) => good !== 'technology' || count)
      .map(({ good, count }) => ({ icon: `st-${good}`, label: goodName(good), value: count })),
    { icon: 'st-card', label: say('st-hand'), value: sideOf(table, seat).hand.length },
  ],
  colour: (source) => COLOURS[source] ?? '#7b756a',
  places,
}

export default page
