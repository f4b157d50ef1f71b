// Katan – Duel on the page.

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
import { choiceWords } from './names'
import Noted from './Noted.svelte'
import Piece from './Piece.svelte'
import Rail from './Rail.svelte'
import { cardOf, move, NOTHING, points, POINTS, tableOf, typeOf, type Scene, type Table } from './scene'
import { moveId, numberOf } from './spots.svelte'
import cs from './text/cs.ftl?raw'
import en from './text/en.ftl?raw'

addWords({ cs, en })

const COLOURS: Record<string, string> = { settlements: '#b3905a', cities: '#8a6f4e', expansions: '#4c8a5b', strength_advantage: '#b0472f', trade_advantage: '#c9981f' }
const START = 2 // everybody begins with two settlements
const EXCHANGE = 'exchange.rate'
const PRICES = ['road.cost', 'settlement.cost', 'city.cost']
const OPENS = ['TurnBegan', 'Rolled', 'EventDrawn', 'CardPlayed', 'RoadBuilt', 'SettlementBuilt', 'CityBuilt', 'CardPutUnder', 'CardsTaken', 'Defended', 'Won']

const opens = ({ event, rule }: Line): boolean => OPENS.includes(typeOf(event)) || (typeOf(event) === 'Spent' && rule === EXCHANGE)
const dull = ({ event, rule }: Line): boolean => typeOf(event) === 'TurnEnded' || typeOf(event) === 'CardPlaced' || (typeOf(event) === 'Spent' && PRICES.includes(rule))

/** What a line speaks of, as moves that name their seat. */
function places(_scene: Scene, { event, seat }: Line): Move[] {
  if (seat === null) return []
  const at = (name: string) => (typeof event[name] === 'number' && (event[name] as number) >= 0 ? (event[name] as number) : null)
  const [region, site, place] = [at('region'), at('site'), at('place')]
  if (region !== null) return [move('Region', { region, seat })]
  if (site !== null) return [move('Target', { site, seat })]
  return place === null ? [] : [move('City', { place, seat })]
}

/** Goods fly from the dice to their region, cards from their owner to their site or from a stack to a hand. */
function flights(scene: Scene, line: Line): { from: Spot; to: Spot }[] {
  const { event, seat } = line
  const to = places(scene, line).map(moveId)[0]
  if (seat === null) return []
  switch (typeOf(event)) {
    case 'Gained':
      return event.region === NOTHING || to == null ? [] : [{ from: { place: numberOf.dice() }, to: { place: to } }]
    case 'CardPlaced':
      return to == null ? [] : [{ from: { seat }, to: { place: to } }]
    case 'CardsTaken':
      return [{ from: { place: numberOf.stack(event.stack as number) }, to: { seat } }]
    default:
      return []
  }
}

const ICONS: Record<string, string> = { RoadBuilt: 'kd-road', SettlementBuilt: 'kd-settlement', CityBuilt: 'kd-city', RegionLaid: 'kd-region', CardPlayed: 'kd-card', CardsTaken: 'kd-card', CardPutUnder: 'kd-card' }
const GOOD_ICONS = ['kd-lumber', 'kd-brick', 'kd-ore', 'kd-grain', 'kd-wool', 'kd-gold']

function icon({ event }: Line): string | null {
  if (typeOf(event) === 'AdvantageMoved') return event.token ? 'kd-commerce' : 'kd-strength'
  return typeof event.good === 'number' ? (GOOD_ICONS[event.good] ?? null) : (ICONS[typeOf(event)] ?? null)
}

/** Points by turns: places, cards with points, and the two tokens. */
function course(scene: Scene, log: Line[]): number[][] {
  const course = new Course([START, START])
  const worth = (card: unknown) => cardOf(scene, card as number)?.points.victory ?? 0
  course.mark()
  for (const { event } of log) {
    const kind = typeOf(event)
    if (kind === 'SettlementBuilt' || kind === 'CityBuilt') course.add(event.seat, 1)
    else if (kind === 'CardPlaced') course.add(event.seat, worth(event.card))
    else if (kind === 'CardRemoved' || kind === 'CardBuried') course.add(event.seat, -worth(event.card))
    else if (kind === 'AdvantageMoved') {
      course.add(event.seat, 1)
      course.add(event.loser, -1)
    } else if (kind === 'TurnEnded') course.mark()
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
  Noted,
  Piece,
  Rail,
  fills: true,
  flights,
  icon,
  pictured: 'mode',
  tagline: 'kd-tagline',
  about: 'kd-about',
  optionNote: (_name, value) => say('kd-mode', { mode: value }),
  spotOf: (_scene, m) => moveId(m),
  choice: choiceWords,
  button: (scene, view, picked) => (typeOf(picked.move) === 'Region' ? choiceWords(scene, view, picked).title : both(picked.say)),
  title: (scene: Scene) => ({ name: both(scene.title), note: say('kd-target', { target: scene.target }), standIn: scene.own_stacks }),
  progress: (_scene, view, over) => ({ done: Math.max(0, tableOf(view).turn - (over ? 0 : 1)), all: null }),
  stats: (scene: Scene, view, seat) => {
    const table = tableOf(view)
    const its = points(scene, table, seat)
    const held: Record<string, boolean> = { strength: table.advantage[0] === seat, commerce: table.advantage[1] === seat }
    return POINTS.map((kind) => ({ icon: `kd-${kind}`, label: held[kind] ? say('kd-with-advantage', { kind: say('kd-points-' + kind) }) : say('kd-points-' + kind), value: its[kind], held: held[kind] ?? false }))
  },
  course,
  colour: (source) => COLOURS[source] ?? '#7b756a',
  opens,
  dull,
  places,
}

export default page
