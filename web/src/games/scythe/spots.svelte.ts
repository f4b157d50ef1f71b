// Every control of the table has a name (`data-move`); moves are found by it, and lines of the log light it.

import { Chooser, perTable } from '../../shell/chooser.svelte'
import { same, type Choice, type Move } from '../../shell/wire'
import { boardOf, bottomAction, groundAt, move, sectionsOf, typeOf, type At } from './scene'
import type { Board, Scene } from './types'

const ON_MAP = ['Go', 'Place', 'Unit']
const WORDS = ['Done', 'Skip', 'Yes', 'No', 'LoadWalker', 'UnloadWalker']
export const FIGHT = 'fight' // the one button of a combat

export const placeSpot = (place: number): string => `place-${place}`

/** The control by which a move is made: its kind, and what it is about. */
export function spotOf(m: Move): string {
  const kind = typeOf(m)
  if (ON_MAP.includes(kind)) return placeSpot(Number(m.place))
  if (kind === 'Fight') return FIGHT
  const { t: _, ...about } = m
  return [
    kind.toLowerCase(),
    ...Object.entries(about)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, value]) => value),
  ].join('-')
}

/** Choices that are words or numbers, and lie nowhere on the table; a gift is on everybody's mind only before a combat. */
export const inTray = (choice: Choice, step = ''): boolean => {
  const kind = typeOf(choice.move)
  if (kind === 'Gift') return step === 'Bribe'
  return (
    [...WORDS, 'Number', 'Good', 'Less', 'Share', 'Wish'].includes(kind) ||
    (kind === 'Bottom' && !same(choice.move, bottomAction))
  )
}

/** The answer by which an action or the turn ends: what the large button of a small screen does. */
export function lastWord(at: At): Choice | null {
  const found = at.choices.filter((c) => ['Done', 'Skip'].includes(typeOf(c.move)))
  return found.length === 1 ? found[0]! : null
}

/** What the person has in mind: whose mat is shown, a hex with several units, clicks that are sent one after the other. */
export class WarChooser extends Chooser<Board> {
  side = $state<number | null>(null) // whose mats are shown; null: mine
  whole = $state(false) // all of my mats, at the map's cost
  tracks = $state(false) // power, popularity and stars of all, at the map's cost
  pointed = $state<number | null>(null) // the place under the pointer
  hex = $state<number | null>(null) // where one of several units is to be chosen
  power = $state(0) // on my dial
  cards = $state<number[]>([]) // the values of my combat cards that lie behind it
  told = $state<number | null>(null) // the line of a battle's end that is still shown
  cargo = $state<Record<string, number>>({}) // what the unit that moves shall carry from here

  constructor(at: At) {
    super(at, spotOf)
  }

  get shown(): number {
    return this.side ?? this.me
  }
  get step(): string {
    return typeOf(this.at.question?.step)
  }

  /** A new question: whatever was planned goes on, the rest is put down. */
  onQuestion(): void {
    this.hex = null
    this.power = 0
    this.cards = []
    this.cargo = this.allAboard()
    if (!this.goOn()) this.plan = []
    if (this.at.myTurn) this.side = null
    this.leaveNothing()
  }

  // --- the unit that moves

  /** What a unit carries if nothing else is said: where it starts all that lies there, later what it has aboard. */
  private allAboard(): Record<string, number> {
    const { journey } = this.at.view ? boardOf(this.at) : {}
    const step = this.at.question?.step
    if (!journey || this.step !== 'Travel') return {}
    return step?.at === step?.start ? { ...journey.loaded, ...journey.there } : { ...journey.loaded }
  }

  /** Moves by which the unit puts down and takes what it shall carry; first everything is put down. */
  loads(scene: Scene): Move[] {
    const loaded = boardOf(this.at).journey?.loaded ?? {}
    const several = (kind: string, count: (key: string) => number) =>
      scene.resources.flatMap(({ key, id }) =>
        Array.from({ length: Math.max(0, count(key)) }, () => move(kind, { good: id })),
      )
    const more = (key: string) => (this.cargo[key] ?? 0) - (loaded[key] ?? 0)
    return [...several('Unload', (key) => -more(key)), ...several('Load', more)]
  }

  /** Goes on with what the unit shall carry. Choosing a unit and its first step is one gesture. */
  travel(scene: Scene, go: Move): void {
    const [first, ...then] = [...this.loads(scene), go]
    this.plan = then
    this.at.play(first!, this.at.question?.step.at === this.at.question?.step.start)
  }

  /** Where nothing may stay, there is no way to go on before all is loaded. */
  private leaveNothing(): void {
    if (this.step !== 'Travel' || this.plan.length || !this.at.myTurn) return
    const of = (kind: string) => this.at.choices.filter((c) => typeOf(c.move) === kind)
    const first = of('Load')[0]
    if (first && !of('Go').length && !of('Done').length) this.at.play(first.move, true)
  }

  /** What has to be said before a unit can be chosen, where a click on the unit says it all; null: it cannot move. */
  beforeUnits(scene: Scene): Move[] | null {
    const { at } = this
    if (at.seat === null || !at.myTurn || !at.view) return null
    const mats = boardOf(at).mats[at.seat]!
    const section = sectionsOf(scene, boardOf(at), at.seat).findIndex(({ top }) => scene.tops[top]?.key === 'move')
    const choose = move('Section', { section })
    const top = move('Top', {
      choice: mats.sections[section]?.benefits.findIndex(({ what }) => what === 'units') ?? -1,
    })
    if (this.step === 'ChooseSection') return at.choice(choose) ? [choose, top] : null
    if (this.step === 'TopAction') return mats.pawn === section && at.choice(top) ? [top] : null
    const driven = this.step === 'BottomAction' && mats.pawn === scene.factory_section && at.choice(bottomAction)
    return driven ? [bottomAction] : null
  }

  /** A unit is to move, whatever has to be said before. */
  start(scene: Scene, unit: Move): void {
    const [first, ...then] = [...(this.beforeUnits(scene) ?? []), unit]
    this.play(first!, ...then)
  }

  /** My units at a place, as answers to which one moves. */
  unitsAt(scene: Scene, place: number): Move[] {
    const { character, mechs, workers } = groundAt(boardOf(this.at), place).sides?.[this.me] ?? {}
    const there: Record<string, unknown> = { character, mech: mechs, worker: workers }
    return scene.units.filter(({ key }) => there[key]).map(({ id }) => move('Unit', { kind: id, place }))
  }
}

export const chooserOf = perTable((at: At) => new WarChooser(at))
