// Katan – Duel on the page.

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
import Hands from './Hands.svelte'
import { choiceWords, lastWord, priceWords } from './names'
import Noted from './Noted.svelte'
import Piece from './Piece.svelte'
import Rail from './Rail.svelte'
import { move, POINTS, typeOf } from './scene'
import { spot, spotOf } from './spots.svelte'
import cs from './text/cs.ftl?raw'
import en from './text/en.ftl?raw'
import type { Board as Drawing, Scene } from './types'

addWords({ cs, en })

const COLOURS: Record<string, string> = {
  settlements: '#b3905a',
  cities: '#8a6f4e',
  expansions: '#4c8a5b',
  strength_advantage: '#b0472f',
  trade_advantage: '#c9981f',
}
/** What a line speaks of, as moves that name their seat. */
function places(_scene: Scene, { event, seat }: Line): Move[] {
  if (seat === null) return []
  const at = (name: string) =>
    typeof event[name] === 'number' && (event[name] as number) >= 0 ? (event[name] as number) : null
  const [region, site, place] = [at('region'), at('site'), at('place')]
  if (region !== null) return [move('Region', { region, seat })]
  if (site !== null) return [move('Target', { site, seat })]
  return place === null ? [] : [move('City', { place, seat })]
}

/** Goods fly from the dice to their region, cards from their owner to their site or from a stack to a hand. */
function flights(scene: Scene, line: Line): { from: Spot; to: Spot }[] {
  const { event, seat } = line
  const to = places(scene, line).map(spotOf)[0]
  if (seat === null) return []
  switch (typeOf(event)) {
    case 'Gained':
      return to == null ? [] : [{ from: { place: spot.dice() }, to: { place: to } }]
    case 'CardPlaced':
      return to == null ? [] : [{ from: { seat }, to: { place: to } }]
    case 'CardsTaken':
      return [{ from: { place: spot.stack(event.stack as number) }, to: { seat } }]
    default:
      return []
  }
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
  drawings: 'kd',
  fills: true,
  flights,
  pictured: 'mode',
  tagline: 'kd-tagline',
  about: 'kd-about',
  optionNote: (_name, value) => say('kd-mode', { mode: value }),
  spotOf: (_scene, m) => spotOf(m),
  choice: choiceWords,
  button: (scene, view, picked) =>
    typeOf(picked.move) === 'Region'
      ? choiceWords(scene, view, picked).title
      : [both(picked.say), priceWords(scene, view.table, picked.move)].filter(Boolean).join(' · '),
  last: (_scene, at) => lastWord(at),
  title: (scene) => ({
    name: both(scene.title),
    note: say('kd-target', { target: scene.target }),
    standIn: scene.stand_in,
  }),
  progress: (_scene, { table }, over) => ({ done: Math.max(0, table.turn - (over ? 0 : 1)), all: null }),
  stats: (_scene, { table }, seat) =>
    POINTS.map((kind) => {
      const held = table.advantages[kind]?.seat === seat
      const label = say('kd-points-' + kind)
      return {
        icon: `kd-${kind}`,
        label: held ? say('kd-with-advantage', { kind: label }) : label,
        value: table.seats[seat]?.points[kind] ?? 0,
        held,
      }
    }),
  colour: (source) => COLOURS[source] ?? '#7b756a',
  places,
}

export default page
