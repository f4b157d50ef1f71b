// Settlers on the page.

import { addWords, both, say } from '../../shell/words.svelte'
import type { Line, Move } from '../../shell/wire'
import { Course } from '../course'
import type { GamePage, Spot } from '../page'
import Board from './Board.svelte'
import Chosen from './Chosen.svelte'
import './colours.css'
import Cover from './Cover.svelte'
import Defs from './Defs.svelte'
import Dock from './Dock.svelte'
import Ending from './Ending.svelte'
import Hands from './Hands.svelte'
import Mini from './Mini.svelte'
import { choiceWords, goodName } from './names'
import { opens } from './opens'
import Piece from './Piece.svelte'
import Rail from './Rail.svelte'
import { cardOf, GOODS, move, phase, PHASES, stock, SUPPLY, tableOf, typeOf, type Scene, type Table } from './scene'
import { moveId, numberOf } from './spots.svelte'
import cs from './text/cs.ftl?raw'
import en from './text/en.ftl?raw'

addWords({ cs, en })

const COLOURS: Record<string, string> = { production: '#6f9a4a', features: '#3f77b0', actions: '#c6701b', deals: '#b8830f', razing: '#77757c', bonus: '#cf8299', common: '#a69c88', faction: '#7a4fa3', gate: '#b8432f', shrine: '#4c8a8a' }
const LOST = ['LocationGiven', 'Razed', 'Removed', 'Attacked']
const CARDS = ['Built', 'DealMade', 'RazedFromHand', 'CardDrafted']

const dull = ({ event }: Line): boolean => typeOf(event) === 'PhaseBegan'

/** What a line speaks of. */
function places(_scene: Scene, { event }: Line): Move[] {
  return typeof event.card === 'number' && event.card >= 0 ? [move('Card', { card: event.card })] : []
}

/** Cards fly from their owner to their place, drafted ones from the row to their new owner, goods from the card that gives them. */
function flights(_scene: Scene, { event, seat }: Line): { from: Spot; to: Spot }[] {
  if (seat === null) return []
  const card = typeof event.card === 'number' && event.card >= 0 ? { place: numberOf.card(event.card) } : null
  if (!card) return []
  if (typeOf(event) === 'CardDrafted') return [{ from: card, to: { seat } }]
  if (CARDS.includes(typeOf(event))) return [{ from: { seat }, to: card }]
  return typeOf(event) === 'Gained' && GOODS[event.good as number] !== 'vp' ? [{ from: card, to: { seat } }] : []
}

const ICONS: Record<string, string> = { Built: 'location', DealMade: 'deal', RouteOpened: 'deal', Razed: 'raze', RazedFromHand: 'raze', CardDrawn: 'card', CardDrafted: 'card', CardKept: 'card', FoundationsLaid: 'found', Defended: 'defence', SamuraiPlaced: 'samurai', PrayerBegan: 'pray', PrayerRevealed: 'common', TokensTrusted: 'favour', FavourGained: 'favour', FavourLost: 'favour', FavoursGivenBack: 'favour', CardStored: 'under', StoredUsed: 'under', StatuePlaced: 'statue', Visited: 'open', SamuraiLost: 'samurai', FavoursMissed: 'favour', PrayerIdle: 'pray', TieBroken: 'vp' }

function icon({ event }: Line): string | null {
  if (typeof event.good === 'number') return `st-${GOODS[event.good] ?? 'any'}`
  const found = ICONS[typeOf(event)]
  return found ? `st-${found}` : null
}

/** Everybody's points as they changed: on the track, and locations as they come and go. */
function course(scene: Scene, log: Line[]): number[][] {
  const course = new Course(log.filter((l) => typeOf(l.event) === 'FactionChosen').map(() => 0))
  if (log.some((l) => typeOf(l.event) === 'RoundBegan')) course.mark()
  for (const line of log) {
    const { event } = line
    const worth = cardOf(scene, event.card as number)?.worth ?? 0
    if (opens(line)) course.mark()
    if (typeOf(event) === 'Gained' && GOODS[event.good as number] === 'vp') course.add(event.seat, Number(event.amount))
    else if (typeOf(event) === 'Built') course.add(event.seat, worth)
    else if (LOST.includes(typeOf(event))) course.add(event.seat_of ?? event.seat, -worth)
  }
  return course.steps
}

const page: GamePage<Scene, Table> = {
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
  fills: true,
  flights,
  icon,
  decks: { editor: () => import('./Decks.svelte'), options: { expansion: 'aztecs' } },
  pictured: 'lookout',
  tagline: 'st-tagline',
  about: 'st-about',
  optionNote: (_name, value) => say('st-lookout', { lookout: value }),
  spotOf: (_scene, m) => moveId(m),
  choice: choiceWords,
  button: (_scene, _view, picked) => both(picked.say),
  title: (scene: Scene) => ({ name: say('st-title', { expansion: scene.expansion, lookout: scene.lookout, peaceful: scene.peaceful ? 'yes' : 'no' }), note: say('st-rounds', { all: scene.rounds }), standIn: scene.titles.some((title) => title.stand_in) }),
  progress: (scene: Scene, view, over) => ({ done: over ? scene.rounds : Math.max(0, tableOf(view).round - 1), all: scene.rounds }),
  turn: (scene: Scene, view, log, over, short) => (over ? say('st-over', { all: scene.rounds }) : say(short ? 'st-round' : 'st-round-phase', { round: Math.max(1, tableOf(view).round), all: scene.rounds, phase: PHASES[phase(log, '')] ?? 'action' })),
  stats: (_scene, view, seat) => {
    const table = tableOf(view)
    return [
      ...SUPPLY.filter((good) => (good === 'defence' ? table.factions.length > 1 : good !== 'technology' || stock(table, seat, good) > 0)).map((good) => ({ icon: `st-${good}`, label: goodName(good), value: stock(table, seat, good) })),
      { icon: 'st-card', label: say('st-hand'), value: table.hand[seat]?.length ?? 0 },
    ]
  },
  course,
  colour: (source) => COLOURS[source] ?? '#7b756a',
  opens,
  dull,
  places,
}

export default page
