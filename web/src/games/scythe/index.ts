// Scythe on the page.

import { addWords, both, say } from '../../shell/words.svelte'
import type { Choice, Line, Move } from '../../shell/wire'
import type { GamePage, Spot, Stat, View } from '../page'
import Board from './Board.svelte'
import Chosen from './Chosen.svelte'
import './colours.css'
import Cover from './Cover.svelte'
import Defs from './Defs.svelte'
import Dock from './Dock.svelte'
import Ending from './Ending.svelte'
import Hands from './Hands.svelte'
import { bottomWords, choiceWords, lastWords } from './names'
import Noted from './Noted.svelte'
import Piece from './Piece.svelte'
import Rail from './Rail.svelte'
import Rival from './Rival.svelte'
import { boardOf, move, sectionsOf, sides, typeOf, type At } from './scene'
import { lastWord, placeSpot, spotOf } from './spots.svelte'
import cs from './text/cs.ftl?raw'
import en from './text/en.ftl?raw'
import type { Board as Drawing, Scene } from './types'
import Under from './Under.svelte'
import { regret } from './warnings'

addWords({ cs, en })

const COLOURS: Record<string, string> = {
  coins: '#c6901d',
  stars: '#a8683a',
  territories: '#6f9a4a',
  resources: '#5c7f9e',
  structures: '#8b7aa8',
}
const PLACED = ['GoodsPlaced', 'WorkersPlaced', 'MechDeployed', 'StructureBuilt', 'FighterCame']

/** What a line speaks of. */
function places(_scene: Scene, { event }: Line): Move[] {
  return [event.place, event.at, event.to]
    .filter((p): p is number => typeof p === 'number' && p >= 0)
    .map((place) => move('Place', { place }))
}

/** Units go from hex to hex, new pieces come from their owner, goods from where they were paid. */
function flights(_scene: Scene, { event, seat }: Line): { from: Spot; to: Spot }[] {
  if (seat === null) return []
  const kind = typeOf(event)
  if (kind === 'UnitMoved' || kind === 'LoadReturned') return [{ from: spot(event.at), to: spot(event.to) }]
  if (PLACED.includes(kind)) return [{ from: { seat }, to: spot(event.place) }]
  return kind === 'GoodsPaid' ? [{ from: spot(event.place), to: { seat } }] : []
}
const spot = (place: unknown): Spot => ({ place: placeSpot(Number(place)) })

/** Sections by the names of their actions; what is offered lies open on the board. */
function ask(scene: Scene, at: At): string {
  const kind = typeOf(at.question?.step)
  const { encounter, journey, mats } = boardOf(at)
  if (kind === 'ChooseOption' && encounter)
    return say('sy-ask-option', { place: both(scene.places[encounter.place]?.name), taken: encounter.taken.length })
  if (kind === 'EndTurn' && at.choices.length === 1) return say('sy-end-only')
  if (kind === 'Travel' && journey) return say('sy-ask-travel', { kind: journey.unit })
  const section = at.seat === null ? undefined : mats[at.seat]?.pawn
  if (section === undefined || section === scene.factory_section) return ''
  if (kind === 'TopAction')
    return say('sy-ask-top', { name: both(scene.tops[sectionsOf(scene, boardOf(at), at.seat!)[section]!.top]?.name) })
  return kind === 'BottomAction'
    ? say('sy-ask-bottom', {
        name: both(scene.bottoms[section]?.name),
        goods: bottomWords(scene, boardOf(at), at.seat!, section),
      })
    : ''
}

function stats({ table: { sides } }: View<Drawing>, side: number): Stat[] {
  const { stars = 0, power = 0, popularity = 0, coins = 0 } = sides[side] ?? {}
  const one = (what: string, icon: string, value: number): Stat => ({
    icon: `sy-${icon}`,
    label: say('sy-stat', { what }),
    value,
  })
  return [
    one('stars', 'star', stars),
    one('power', 'power', power),
    one('popularity', 'popularity', popularity),
    one('coins', 'coins', coins),
  ]
}

/** The automatic opponent at a glance; its area tells the rest. */
function rival(scene: Scene, view: View<Drawing>): ReturnType<NonNullable<GamePage['rival']>> {
  const { automa } = view.table
  const { side, name } = scene.automa
  return automa ? { side, name: both(name), points: automa.points, stats: stats(view, side).slice(0, 2) } : null
}

function button(scene: Scene, view: View<Drawing>, picked: Choice): string {
  const { title } = choiceWords(scene, view, picked)
  return typeOf(picked.move) === 'Go' ? say('sy-go-to', { place: title }) : title || both(picked.say)
}

function warning(scene: Scene, at: At, m: Move): string {
  const what = regret(scene, at, m)
  return what ? say('sy-warn', { what }) : ''
}

const UNPAINTED = '#7a4fa3' // a faction that somebody has added

/** Each faction's own, see colours.css. */
function colours(scene: Scene, { table }: View<Drawing>): ReturnType<NonNullable<GamePage['colours']>> {
  return sides(table).map(({ side, its }) => {
    const name = `--sy-${scene.factions[its.faction]!.key}`
    const body = `var(${name}, ${UNPAINTED})`
    return { side, body, sign: `var(${name}-sign, #fff)`, edge: `var(${name}-edge, ${body})` }
  })
}

const page: GamePage<Scene, Drawing> = {
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
  Rival,
  Under,
  rival,
  drawings: 'sy',
  colours,
  fills: true,
  flights,
  warning,
  ask,
  pictured: '',
  tagline: 'sy-tagline',
  about: 'sy-about',
  optionNote: () => '',
  spotOf: (_scene, m) => spotOf(m),
  placeCalled: (scene, word) => {
    const found = scene.places.find((p) => p.name.en?.split(' ')[0] === word)
    return found ? placeSpot(found.id) : null
  },
  askings: { EndTurn: 'sy-ask-end' },
  choice: choiceWords,
  button,
  last: (_scene, at) => {
    const choice = lastWord(at)
    return (
      choice && { choice, words: lastWords(at, choice), weak: typeOf(choice.move) === 'Skip' && at.choices.length > 1 }
    )
  },
  title: (_scene, view) => ({ name: say('sy-title'), note: say('sy-six-stars'), standIn: !!view?.table.automa }),
  progress: (_scene, { table: { turn } }) => ({ done: Math.max(0, turn - 1), all: null }),
  turn: (_scene, { table: { round, turn } }, _log, over) => say(over ? 'sy-over' : 'sy-round', { round, turn }),
  brief: (_scene, view, seat) => stats(view, seat).slice(1, 3),
  stats: (_scene, view, seat) => stats(view, seat),
  against: ['automa-coins', 'automa-stars', 'automa-territories'],
  colour: (source) => COLOURS[source] ?? '#7b756a',
  places,
}

export default page
