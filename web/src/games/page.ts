// What a game's folder gives to the shell, which knows no game.

import type { Component } from 'svelte'
import type { Sitting } from '../shell/table.svelte'
import type { Choice, DeckOffer, GameInfo, Line, Move, View as AnyView } from '../shell/wire'

/** What somebody may know; `table` is the game's board (`Game.board`), whose type its folder declares. */
export type View<Board = unknown> = Omit<AnyView, 'table'> & { table: Board }

/** What drawings look at: a table where people play, or a moment of one that is looked back at. */
export type Seen<Board = unknown> = { view: View<Board> | null } & Pick<
  Sitting,
  | 'info'
  | 'seat'
  | 'log'
  | 'fresh'
  | 'score'
  | 'names'
  | 'over'
  | 'question'
  | 'choices'
  | 'choice'
  | 'myTurn'
  | 'sending'
  | 'picked'
  | 'refused'
  | 'reasons'
  | 'look'
  | 'pick'
  | 'why'
  | 'wonder'
  | 'play'
>

export interface Drawn<Scene = unknown, Board = unknown> {
  at: Seen<Board>
  scene: Scene
  game: GameInfo
}

/** The name of a control (`data-move`): of the thing on the table that all moves concern which are made by it. */
export type SpotName = string

/** Where something starts or ends: at somebody's seat, or at a control. */
export type Spot = { seat: number } | { place: SpotName }

/** What somebody builds decks with. */
export interface Editor<Scene = unknown> {
  game: GameInfo
  scene: Scene
  offer: DeckOffer
}

export interface Stat {
  icon: string // id of a drawing among the game's `Defs`
  label: string
  value: number
  held?: boolean // it brings its owner something just now
}

/** `Scene`: what never changes at a table (`Game.scene`); `Board`: what lies on it. */
export interface GamePage<Scene = unknown, Board = unknown> {
  /** Drawings that other parts use by id; put on the page once. */
  Defs: Component
  /** The board. Each place that can be clicked is a control with its name (`SpotName`) as `data-move`. */
  Board: Component<
    Drawn<Scene, Board> & {
      compact: boolean
      tight: boolean
      strip?: boolean // the seats are in a strip over it
      onplay: (move: Move) => void
      onopen?: () => void
    }
  >
  /** What flies when a line is told, see `flights`; fills its box. */
  Piece: Component<{ scene: Scene; line: Line }>
  /** The board has its own places for title, hand and all else; nothing floats over it but refusals. */
  fills?: boolean
  /** What I hold, with `data-hand` on what leaves it; floats over the board, or lies in the phone's sheet, `beside` the board or under it. */
  Dock: Component<
    Drawn<Scene, Board> & { small?: boolean; beside?: boolean; onopen?: () => void; onplay?: (move: Move) => void }
  >
  /** What is pointed at, enlarged and explained; stands over the choices. */
  Chosen?: Component<Drawn<Scene, Board> & { onplay: (move: Move) => void; onrule: (id: string) => void }>
  /** What I know of what lies face down; stands under the choices, over what just happened. */
  Noted?: Component<Drawn<Scene, Board> & { onplay: (move: Move) => void }>
  /** What a seat has, at a glance; stands under its name. */
  Under?: Component<Drawn<Scene, Board> & { seat: number; onopen?: () => void }>
  /** Whose things a wide board shows: a press on a seat in the strip changes it; `Note` stands beside its name. */
  shown?: {
    seat: (at: Seen<Board>) => number
    show: (at: Seen<Board>, seat: number) => void
    Note: Component<Omit<Drawn<Scene, Board>, 'game'> & { seat: number }>
  }
  /** Colours of sides in the box: of bodies, of the sign on them, and of edges and lines that lie on paper. */
  colours?: (scene: Scene, view: View<Board>) => { side: number; body: string; sign: string; edge: string }[]
  /** An automatic opponent, which has no seat: in full under the seats, and at a glance among them. */
  Rival?: Component<Drawn<Scene, Board>>
  rival?: (scene: Scene, view: View<Board>) => { side: number; name: string; points: number; stats: Stat[] } | null
  /** Lower part of the left rail. */
  Rail: Component<Drawn<Scene, Board>>
  /** What everybody held at a moment that is looked back at, as far as it may be known; `truth`: all of it. */
  Hands: Component<Drawn<Scene, Board> & { truth: boolean }>
  /** Middle part of the last screen. */
  Ending?: Component<Drawn<Scene, Board>>
  /** The game's picture in the lobby; small = of one map. */
  Cover: Component<{ options: Record<string, string>; small?: boolean }>
  /** Where decks are built, and the options whose drawing data it needs; fetched when somebody goes there. */
  decks?: { editor: () => Promise<{ default: Component<Editor<Scene>> }>; options: Record<string, string> }
  /** Options that are chosen from pictures. */
  pictured: string
  tagline: string // keys of the folder's words
  about: string // after the number of players
  optionNote: (name: string, value: string) => string
  /** My question in fewer words than the referee's, where the board shows the rest; empty: as it came. */
  ask?: (scene: Scene, at: Seen<Board>) => string
  /** The control by which a move is made; null where it is only in the list. */
  spotOf: (scene: Scene, move: Move) => SpotName | null
  /** Kinds of things beside which a move is made, where guided games ask for them. */
  besides?: (scene: Scene, move: Move) => string[]
  choice: (scene: Scene, view: View<Board>, choice: Choice) => { icon: string; title: string; note: string }
  /** The main button: everything in a few words. */
  button: (scene: Scene, view: View<Board>, choice: Choice) => string
  /** The answer that ends what is being done, and its words: on a small screen the large button, while nothing is picked.
   * A weak one leaves something out that could be done, so it is not what the eye falls upon. */
  last?: (scene: Scene, at: Seen<Board>) => { choice: Choice; words: string; weak?: boolean } | null
  /** Questions that somebody may do without: the key of the words "ask me this" of each. */
  askings?: Record<string, string>
  /** What to ask before a move that somebody may regret; empty: nothing. */
  warning?: (scene: Scene, at: Seen<Board>, move: Move) => string
  /** Where the dock lies; where not said, on the left. */
  corner?: (scene: Scene) => 'left' | 'right'
  title: (scene: Scene, view?: View<Board> | null) => { name: string; note: string; standIn: boolean }
  /** `all` is null where nobody knows how long it lasts. */
  progress: (scene: Scene, view: View<Board>, over: boolean) => { done: number; all: number | null }
  /** The same in words, where the game does not count turns. */
  turn?: (scene: Scene, view: View<Board>, log: Line[], over: boolean, short: boolean) => string
  /** Where the points so far mislead: those of a seat if the game ended now, and keys for the two ways to count. */
  standing?: { total: (view: View<Board>, seat: number) => number | undefined; now: string; soFar: string }
  stats: (scene: Scene, view: View<Board>, seat: number) => Stat[]
  /** The most telling of them, where more than two seats share a phone's width; they stand for the name. */
  brief?: (scene: Scene, view: View<Board>, seat: number) => Stat[]
  colour: (source: string) => string
  /** Among the sources: the result of an automatic opponent, which is no part of anybody's points. */
  against?: readonly string[]
  /** The control of a place that people call by this word ("J6"); null where there is none. */
  placeCalled?: (scene: Scene, word: string) => SpotName | null
  /** Moves whose places a line speaks of. */
  places: (scene: Scene, line: Line) => Move[]
  /** What moves from where to where when a line is told. */
  flights: (scene: Scene, line: Line) => { from: Spot; to: Spot }[]
  /** What the ids of drawings among `Defs` begin with; the referee names the rest. */
  drawings: string
  /** A small drawn yes-and-no example, for rules that are easier seen than read. */
  Example?: Component<{ rule: string }>
  examples?: readonly string[] // ids of those rules
}
