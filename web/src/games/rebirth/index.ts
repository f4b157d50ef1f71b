// Rebirth on the page.

import { addWords, both, say } from '../../shell/words.svelte'
import type { Choice, Line, Move } from '../../shell/wire'
import type { GamePage, Spot, View } from '../page'
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
import { kindName, whereabouts } from './names'
import Hands from './Hands.svelte'
import Piece from './Piece.svelte'
import Rail from './Rail.svelte'
import Standing from './Standing.svelte'
import { keepSpot, landmarksBeside, place, spotAt, targetOf } from './scene'
import cs from './text/cs.ftl?raw'
import en from './text/en.ftl?raw'
import type { Board as Drawing, Scene } from './types'

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

function choice(
  scene: Scene,
  view: View<Drawing>,
  { move, say: said }: Choice,
): { icon: string; title: string; note: string } {
  const target = targetOf(scene, move)
  const space = target === null ? undefined : scene.spaces[target]
  if (space) return { icon: `rb-${space.terrain}`, title: space.label, note: whereabouts(scene, space) }
  if (move.t === 'rebirth.Keep') {
    const tile = scene.tiles[move.tile as number]
    return { icon: `rb-${tile?.key ?? 'tiles'}`, title: both(tile?.name), note: '' }
  }
  if (move.t === 'rebirth.Use') {
    const tower = move.tower as number
    return {
      icon: 'rb-tower',
      title: scene.landmarks[tower]?.name ?? both(said),
      note: kindName(scene.bonuses, view.table.bonuses[tower]),
    }
  }
  if (move.t === 'rebirth.Double') {
    const mission = scene.missions[move.mission as number]
    return { icon: 'rb-card', title: both(mission?.name), note: both(mission?.about) }
  }
  return { icon: 'rb-tiles', title: both(said), note: '' }
}

function button(scene: Scene, view: View<Drawing>, picked: Choice): string {
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
  if (event.t === 'rebirth.Placed') return [{ from: { seat }, to: { place: spotAt(event.space as number) } }]
  if (event.t === 'rebirth.MissionDrawn')
    return [{ from: { place: spotAt(scene.spaces.length + (event.landmark as number)) }, to: { seat } }]
  return []
}

const page: GamePage<Scene, Drawing> = {
  Board,
  Cover,
  Defs,
  Dock,
  Ending,
  Hands,
  Example,
  Piece,
  Rail,
  Under: Standing,
  standing: { total: (view, seat) => view.table.standing?.[seat]?.total, now: 'rb-if-ended', soFar: 'rb-track-only' },
  examples: Object.keys(EXAMPLES),
  flights,
  drawings: 'rb',
  pictured: 'map',
  tagline: 'rb-tagline',
  about: 'rb-about',
  optionNote: (_name, value) => say('rb-map-note', { map: value }),
  spotOf: (scene, move) => {
    if (move.t === 'rebirth.Keep') return keepSpot(move)
    const target = targetOf(scene, move)
    return target === null ? null : spotAt(target)
  },
  besides: landmarksBeside,
  placeCalled: (scene, word) => {
    const found = scene.spaces.find((s) => s.label === word)
    return found ? spotAt(found.id) : null
  },
  ask: (_scene, at) => (at.question?.step.t === 'rebirth.KeepOne' ? say('rb-choose') : ''),
  choice,
  button,
  corner,
  title: (scene) => ({
    name: both(scene.title),
    note: say('rb-map-note', { map: scene.map }),
    standIn: scene.stand_in,
  }),
  progress: (_scene, { table: { progress } }, over) => ({
    done: progress.done,
    all: over ? progress.done : progress.all,
  }),
  stats: (scene, view, seat) => {
    const mine = view.table.seats[seat]
    const second = scene.landmarks.find((l) => l.kind !== 'castle')?.kind ?? 'tower'
    return [
      { icon: 'rb-castle', label: say('rb-castles'), value: mine?.castles ?? 0 },
      { icon: `rb-${second}`, label: say('rb-reached', { kind: second }), value: mine?.reached ?? 0 },
      { icon: 'rb-tiles', label: say('rb-left'), value: mine?.left ?? 0 },
    ]
  },
  colour: (source) => COLOURS[source] ?? '#7b756a',
  places: linePlaces,
}

export default page
