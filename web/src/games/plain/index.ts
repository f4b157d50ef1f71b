// Any game that has no drawing of its own: its board is drawn as zones of pieces.

import { addWords, both } from '../../shell/words.svelte'
import type { GamePage } from '../page'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Defs from './Defs.svelte'
import Hands from './Hands.svelte'
import Nothing from './Nothing.svelte'
import cs from './text/cs.ftl?raw'
import en from './text/en.ftl?raw'
import { spotOf, type Board as Zones } from './zones'

addWords({ cs, en })

const COLOURS = ['#5c6fb5', '#b85f3c', '#2f7d92', '#b0851d', '#8d7a5e', '#8a9a2e']

/** A colour that a name always has. */
const colour = (source: string): string =>
  COLOURS[[...source].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS.length]!

const page: GamePage<object, Zones> = {
  Board,
  Cover,
  Defs,
  Dock: Nothing,
  Hands,
  Piece: Nothing,
  Rail: Nothing,
  fills: true,
  flights: () => [],
  drawings: 'pl',
  pictured: '',
  tagline: 'pl-tagline',
  about: 'pl-about',
  optionNote: () => '',
  spotOf,
  choice: (_scene, _view, { say: said }) => ({ icon: 'pl-move', title: both(said), note: '' }),
  button: (_scene, _view, { say: said }) => both(said),
  title: () => ({ name: '', note: '', standIn: false }),
  progress: () => ({ done: 0, all: null }),
  turn: () => '',
  stats: () => [],
  colour,
  places: () => [],
}

export default page
