// Scythe on the page.

import { addWords, both, say } from '../../shell/words.svelte'
import type { Line, Move } from '../../shell/wire'
import { Course } from '../course'
import type { GamePage, Seen, Spot, Stat, View } from '../page'
import { automaCoins } from './automa'
import Board from './Board.svelte'
import Chosen from './Chosen.svelte'
import './colours.css'
import Cover from './Cover.svelte'
import Defs from './Defs.svelte'
import Dock from './Dock.svelte'
import Ending from './Ending.svelte'
import Hands from './Hands.svelte'
import { bottomWords, choiceWords } from './names'
import Piece from './Piece.svelte'
import Rail from './Rail.svelte'
import Rival from './Rival.svelte'
import { allStars, BOTTOMS, FACTORY_SECTION, goodOf, GOODS, hasAutoma, move, sectionsOf, STRUCTURES, tableOf, TOPS, typeOf, UNITS, type Scene, type Table } from './scene'
import { moveId } from './spots.svelte'
import cs from './text/cs.ftl?raw'
import en from './text/en.ftl?raw'
import Under from './Under.svelte'
import { regret } from './warnings'

addWords({ cs, en })

const COLOURS: Record<string, string> = { coins: '#c6901d', stars: '#a8683a', territories: '#6f9a4a', resources: '#5c7f9e', structures: '#8b7aa8' }
const OPENS = ['SectionChosen', 'AutomaTurned', 'AutomaSkipped', 'GameEnded']
const SET_UP = 'setup.player'
const PLACED = ['GoodsPlaced', 'WorkersPlaced', 'MechDeployed', 'StructureBuilt', 'FighterCame']

/** Turns have their own heading; what others got at the start is the same for everybody. */
const dull = ({ event, rule }: Line): boolean => typeOf(event) === 'TurnBegan' || (rule === SET_UP && (event.value === -1 || (event.objectives as number[] | undefined)?.[0] === -1))

/** What a line speaks of. */
function places(_scene: Scene, { event }: Line): Move[] {
  return [event.place, event.at, event.to].filter((p): p is number => typeof p === 'number' && p >= 0).map((place) => move('Place', { place }))
}

/** Units go from hex to hex, new pieces come from their owner, goods from where they were paid. */
function flights(_scene: Scene, { event, seat }: Line): { from: Spot; to: Spot }[] {
  if (seat === null) return []
  const kind = typeOf(event)
  if (kind === 'UnitMoved' || kind === 'LoadReturned') return [{ from: { place: event.at as number }, to: { place: event.to as number } }]
  if (PLACED.includes(kind)) return [{ from: { seat }, to: { place: event.place as number } }]
  return kind === 'GoodsPaid' ? [{ from: { place: event.place as number }, to: { seat } }] : []
}

const ICONS: Record<string, string> = { BattleBegan: 'swords', Fought: 'swords', BattleWon: 'swords', Retreated: 'swords', CardDrawn: 'cards', CardSpent: 'cards', CardStolen: 'cards', CardMissed: 'cards', BonusLeft: 'enlist', Wished: 'enlist', LoadReturned: 'worker', TieBroken: 'coins', TieShared: 'coins', Encountered: 'encounter', OptionTaken: 'encounter', FactorySeen: 'factory', FactoryTaken: 'factory', ObjectiveRevealed: 'objective', StarPlaced: 'star', Upgraded: 'upgrade', Enlisted: 'enlist', MechDeployed: 'deploy', WorkersPlaced: 'worker', WorkersSentHome: 'worker', CoinsGiven: 'coins', AutomaTurned: 'cards', AutomaSkipped: 'cards', AutomaJudged: 'swords', AutomaBeaten: 'swords', FighterCame: 'deploy', TokenTaken: 'encounter', TokensFound: 'any', TrackerAdvanced: 'star', TrackerStar: 'star' }

function icon({ event }: Line): string | null {
  const kind = typeOf(event)
  if (kind === 'UnitMoved') return `sy-${UNITS[event.kind as number]}`
  if (kind === 'StructureBuilt') return `sy-${STRUCTURES[event.structure as number]}`
  if (kind === 'TopTaken') return `sy-${TOPS[event.top as number] ?? 'factory'}`
  if (kind === 'BottomTaken') return `sy-${BOTTOMS[event.bottom as number] ?? 'move'}`
  if (typeof event.good === 'number') return `sy-${goodOf(event.good)}`
  const found = ICONS[kind]
  return found ? `sy-${found}` : null
}

/** Coins as they came and went, and stars by what they are worth at least: all that the log alone can tell. */
function course(scene: Scene, log: Line[]): number[][] {
  const dealt = log.filter((l) => typeOf(l.event) === 'MatsDealt')
  const course = new Course(dealt.map((l) => scene.mats[l.event.mat as number]?.coins ?? 0))
  const least = scene.tiers.at(-1)!.star
  if (dealt.length) course.mark()
  for (const { event } of log) {
    const kind = typeOf(event)
    if (kind === 'TurnBegan') course.mark()
    else if (kind === 'StarPlaced') course.add(event.seat, least)
    else if (kind === 'CoinsGiven') {
      course.add(event.seat, -Number(event.coins))
      course.add(event.seat_to, Number(event.coins))
    } else if (event.good === GOODS.indexOf('coins') && ['Gained', 'Lost'].includes(kind)) course.add(event.seat, kind === 'Gained' ? Number(event.amount) : -Number(event.amount))
  }
  course.mark()
  return course.steps
}

/** Sections by the names of their actions; what is offered lies open on the board. */
function ask(scene: Scene, at: Seen): string {
  const step = at.question?.step as unknown as { t: string; section?: number; place?: number; taken?: number } | undefined
  const kind = typeOf(step)
  const t = tableOf(at.view!)
  if (kind === 'ChooseOption') return say('sy-ask-option', { place: both(scene.places[step!.place ?? 0]?.name), taken: step!.taken ?? 0 })
  if (kind === 'Travel') return say('sy-ask-travel', { kind: UNITS[(step as unknown as { kind: number }).kind]! })
  if (step?.section === undefined || step.section === FACTORY_SECTION || at.seat === null) return ''
  const section = sectionsOf(scene, t, at.seat)[step.section]!
  if (kind === 'TopAction') return say('sy-ask-top', { name: both(scene.tops[section.top]?.name) })
  return kind === 'BottomAction' ? say('sy-ask-bottom', { name: both(scene.bottoms[step.section]?.name), goods: bottomWords(scene, t, at.seat, step.section) }) : ''
}

const roundOf = (turn: number, seats: number): number => Math.max(1, Math.ceil(turn / seats))

function stats(scene: Scene, view: View, seat: number): Stat[] {
  const t = tableOf(view)
  const one = (what: string, icon: string, value: number): Stat => ({ icon: `sy-${icon}`, label: say('sy-stat', { what }), value })
  return [one('stars', 'star', allStars(scene, view, seat)), one('power', 'power', t.power[seat] ?? 0), one('popularity', 'popularity', t.popularity[seat] ?? 0), one('coins', 'coins', t.coins[seat] ?? 0)]
}

/** The automatic opponent at a glance; its area tells the rest. */
function rival(scene: Scene, view: View): ReturnType<NonNullable<GamePage['rival']>> {
  if (!hasAutoma(view)) return null
  const { side, name } = scene.automa
  return { side, name: both(name), points: automaCoins(scene, view).total, stats: stats(scene, view, side).slice(0, 2) }
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
  Rival,
  Under,
  rival,
  fills: true,
  flights,
  icon,
  warning: (_scene, at, m) => [regret(at, m)].map((what) => (what ? say('sy-warn', { what }) : ''))[0]!,
  ask,
  pictured: 'encounters',
  tagline: 'sy-tagline',
  about: 'sy-about',
  optionNote: (_name, value) => say('sy-encounters', { value }),
  spotOf: (_scene, m) => moveId(m),
  choice: choiceWords,
  button: (scene: Scene, view, picked) => [choiceWords(scene, view, picked)].map((w) => (typeOf(picked.move) === 'Go' ? say('sy-go-to', { place: w.title }) : w.title || both(picked.say)))[0]!,
  title: (_scene, view) => ({ name: say('sy-title'), note: say('sy-six-stars'), standIn: !!view && hasAutoma(view) }),
  progress: (_scene, view) => ({ done: Math.max(0, tableOf(view).turn - 1), all: null }),
  turn: (_scene, view, _log, over) => say(over ? 'sy-over' : 'sy-round', { round: roundOf(tableOf(view).turn, tableOf(view).factions.length), turn: tableOf(view).turn }),
  brief: (scene: Scene, view, seat) => stats(scene, view, seat).slice(1, 3),
  stats: (scene: Scene, view, seat) => stats(scene, view, seat),
  course,
  against: ['automa-coins', 'automa-stars', 'automa-territories'],
  colour: (source) => COLOURS[source] ?? '#7b756a',
  opens: ({ event }) => OPENS.includes(typeOf(event)),
  dull,
  places,
}

export default page
