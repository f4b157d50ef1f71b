// Rebirth on the page.

import { addWords, both, say } from '../../shell/words.svelte'
import type { Choice, Line, Move, View } from '../../shell/wire'
import type { GamePage, Spot } from '../page'
import Board from './Board.svelte'
import './colours.css'
import Cover from './Cover.svelte'
import Defs from './Defs.svelte'
import Dock from './Dock.svelte'
import Ending from './Ending.svelte'
import Example from './Example.svelte'
import { EXAMPLES } from './examples'
import { at as pointOf, bounds } from '../../shell/hexes'
import { places } from './geometry'
import { whereabouts } from './names'
import Hands from './Hands.svelte'
import Piece from './Piece.svelte'
import Rail from './Rail.svelte'
import { place, progress, tableOf, targetOf, visitors, type Scene } from './scene'
import cs from './text/cs.ftl?raw'
import en from './text/en.ftl?raw'

addWords({ cs, en })

const COLOURS: Record<string, string> = {
  clusters: '#5c6fb5',
  settlements: '#b85f3c',
  coast: '#2f7d92',
  missions: '#b0851d',
  towers: '#8d7a5e',
  unfinished: '#cf957d',
  castles: '#7b756a',
  cards: '#8a9a2e',
}

function choice(scene: Scene, view: View, { move, say: said }: Choice): { icon: string; title: string; note: string } {
  const target = targetOf(scene, move)
  const space = target === null ? undefined : scene.spaces[target]
  if (space) return { icon: `rb-${space.terrain}`, title: space.label, note: whereabouts(scene, space) }
  if (move.t === 'rebirth.Keep') {
    const tile = scene.tiles[move.tile as number]
    return { icon: `rb-${tile?.key ?? 'tiles'}`, title: both(tile?.name), note: '' }
  }
  if (move.t === 'rebirth.Use') {
    const tower = move.tower as number
    return { icon: 'rb-tower', title: scene.landmarks[tower]?.name ?? both(said), note: both(scene.bonuses[tableOf(view).towers[tower] ?? -1]?.name) }
  }
  if (move.t === 'rebirth.Double') {
    const mission = scene.missions[move.mission as number]
    return { icon: 'rb-card', title: both(mission?.name), note: both(mission?.about) }
  }
  return { icon: 'rb-tiles', title: both(said), note: '' }
}

function button(scene: Scene, view: View, picked: Choice): string {
  const shown = choice(scene, view, picked)
  return picked.move.t === 'rebirth.Place' ? say('rb-place-on', { space: shown.title }) : both(picked.say)
}

/** The lower corner with less land, for the dock. */
function corner(scene: Scene): 'left' | 'right' {
  const box = bounds(places(scene))
  const low = scene.spaces.map(pointOf).filter((p) => p.y > box.y + box.height * 0.75)
  const left = low.filter((p) => p.x < box.x + box.width * 0.4).length
  const right = low.filter((p) => p.x > box.x + box.width * 0.6).length
  return left <= right ? 'left' : 'right'
}

function linePlaces(scene: Scene, line: Line): Move[] {
  const { space, landmark } = line.event as { space?: number; landmark?: number }
  const found: Move[] = []
  if (typeof space === 'number') found.push(place(space))
  if (typeof landmark === 'number') found.push(place(scene.spaces.length + landmark))
  return found
}

/** Tiles fly from their owner to their space, mission cards from the landmark to their owner. */
function flights(scene: Scene, { event, seat }: Line): { from: Spot; to: Spot }[] {
  if (seat === null) return []
  if (event.t === 'rebirth.Placed') return [{ from: { seat }, to: { place: scene.spaces[event.space as number]!.move } }]
  if (event.t === 'rebirth.MissionDrawn') return [{ from: { place: scene.landmarks[event.landmark as number]!.move }, to: { seat } }]
  return []
}

const ICONS: [RegExp, string][] = [
  [/^cluster\.energy|^place\..*energy/, 'rb-energy'],
  [/^cluster|^place\..*farm/, 'rb-farm'],
  [/^settlement|^end\.unfinished|^place\.settlement/, 'rb-town'],
  [/^port|^coast/, 'rb-port'],
  [/^castle|^end\.castles/, 'rb-castle'],
  [/^cathedral/, 'rb-cathedral'],
  [/^tower/, 'rb-tower'],
  [/^mission|^private|^end\.(missions|tie-fulfils|bonus-card)/, 'rb-card'],
  [/^draw/, 'rb-tiles'],
]

const page: GamePage = {
  Board,
  Cover,
  Defs,
  Dock,
  Ending,
  Hands,
  Example,
  Piece,
  Rail,
  examples: Object.keys(EXAMPLES),
  flights,
  icon: ({ rule }) => ICONS.find(([of]) => of.test(rule))?.[1] ?? null,
  pictured: 'map',
  tagline: 'rb-tagline',
  about: 'rb-about',
  optionNote: (_name, value) => say('rb-map-note', { map: value }),
  moveId: (scene: Scene, move) => {
    const target = targetOf(scene, move)
    if (target === null) return null
    return scene.spaces[target]?.move ?? scene.landmarks[target - scene.spaces.length]?.move ?? null
  },
  choice,
  button,
  corner,
  title: (scene: Scene) => ({ name: both(scene.title), note: say('rb-map-note', { map: scene.map }), standIn: scene.stand_in }),
  progress: (_scene, view, over) => progress(tableOf(view), over),
  stats: (scene: Scene, view, seat) => {
    const table = tableOf(view)
    const second = scene.landmarks.find((l) => l.kind !== 'castle')?.kind ?? 'tower'
    const reached = visitors(scene, table.tiles).filter((seats, id) => scene.landmarks[id]?.kind !== 'castle' && seats.includes(seat))
    return [
      { icon: 'rb-castle', label: say('rb-castles'), value: table.castles.filter((holder) => holder === seat).length },
      { icon: `rb-${second}`, label: say('rb-reached', { kind: second }), value: reached.length },
      { icon: 'rb-tiles', label: say('rb-left'), value: table.left[seat] ?? 0 },
    ]
  },
  colour: (source) => COLOURS[source] ?? '#7b756a',
  opens: (line) => ['rebirth.Placed', 'rebirth.Ended'].includes(line.event.t),
  dull: ({ event }) => event.t === 'rebirth.Drew' && (event.tiles as number[] | undefined)?.[0] === -1,
  places: linePlaces,
}

export default page
