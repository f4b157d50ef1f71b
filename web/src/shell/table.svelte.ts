// A table as this browser sees it: the socket, what was heard, and what is pointed at.

import { WebSocket as LastingSocket } from 'partysocket'
import { Coach } from './coach.svelte'
import { joinLines } from './groups'
import { notifyTurn } from './notice'
import { Pace, TEMPOS, Turns } from './pace'
import { changedView } from './patch'
import type { Guess } from './ranking'
import { server } from './server'
import { settings } from './settings.svelte'
import {
  key,
  same,
  type Auto,
  type Both,
  type Choice,
  type Clocks,
  type Delta,
  type Full,
  type Heard,
  type Line,
  type Look,
  type Move,
  type Planned,
  type Proof,
  type Question,
  type Reaction,
  type Said,
  type Score,
  type Seat,
  type TableInfo,
  type Told,
  type View,
  type Why,
} from './wire'

export interface Refused {
  move: Move
  why: Why
}

export type Asked = { undo?: number; end?: number; clock?: number; seat?: number; help?: number }

type Arrived = Delta & { came: number }

const NONE: Choice[] = []
const FINAL = [4404, 4409] // no such table; one that cannot go on
const LINES = 100 // of the log that a view brings; earlier ones come when they are wanted
const NOTES = 3 // at a time; the chat keeps all of them
const NEWEST = 2 ** 31 // before it lie all lines
const LOOKS_PER_SECOND = 10 // the server hears at most twenty messages a second

export class Sitting {
  status = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting')
  info = $state.raw<TableInfo | null>(null)
  seat = $state<number | null>(null)
  view = $state.raw<View | null>(null)
  log = $state.raw<Line[]>([])
  fresh = $state.raw<Line[]>([]) // what the last change told
  auto = $state.raw<Auto[]>([]) // what the table answered by itself
  freshAuto = $state.raw<Auto[]>([]) // with the last change
  plans = $state(false) // may I plan my next answer?
  plan = $state.raw<Planned | null>(null) // as the server has told it last
  planning = $state(false) // what could be planned lies on the table as if it were my turn
  unasked = $state.raw<Record<string, boolean>>({}) // questions that I may do without, and whether I do
  whole = $state(false) // the log from its first line on
  clock = $state.raw<Clocks | null>(null)
  clockCame = $state(0) // when, by performance.now()
  chat = $state.raw<Said[]>([])
  unread = $state(0)
  newest = $state.raw<Said | null>(null) // what somebody else has just written, until it is read
  score = $state.raw<Score | null>(null)
  commit = $state('')
  proof = $state.raw<Proof | null>(null)
  picked = $state.raw<Move | null>(null) // hovered, focused or tapped
  looks = $state.raw<ReadonlyMap<string, Look>>(new Map())
  refused = $state.raw<Refused | null>(null)
  reasons = $state.raw<ReadonlyMap<string, Why>>(new Map()) // why moves that the board asked about are not allowed
  asked = $state.raw<Asked>({}) // who waits for our yes, and for what
  agreed = $state.raw<number[]>([]) // who agrees to what is asked about the coach
  notice = $state.raw<Both | null>(null)
  notes = $state.raw<Both[]>([]) // what the table itself has said, also while we were away
  readonly coach: Coach
  sending = $state(false)
  behind = $state(0)

  #socket: LastingSocket
  #asked = $state.raw<Question | null>(null)
  #offer = $state.raw<Question | null>(null) // what I could be asked if it were my turn
  #seq: number | null = null
  #wanted: number | null = null
  #pace = new Pace<Arrived>(
    (m) => this.#apply(m),
    (m, next) => this.#rest(m, next),
  )
  #turns = new Turns()
  #greeting = false
  #earlier = false
  #looking: ReturnType<typeof setInterval> | null = null
  #wondering = new Map<string, Move>()
  #quiet = new Set<string>() // asked quietly, not yet answered

  constructor(readonly id: string) {
    this.coach = new Coach(id, (message) => this.#send(message))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#socket = new LastingSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`, undefined, {
      WebSocket: server.Socket,
      connectionTimeout: 15000, // a slow network, or a busy server, would never get through with less
      minReconnectionDelay: 400,
      maxReconnectionDelay: 8000,
      maxEnqueuedMessages: 0, // what was meant for an old question must not arrive later
    })
    this.#socket.addEventListener('open', () => {
      this.status = 'open'
      this.asked = {}
      this.notice = null // that the connection would break, or had broken
      this.#greet(this.#wanted ?? this.seat)
    })
    this.#socket.addEventListener('close', (e) => {
      this.status = FINAL.includes(e.code) ? 'gone' : 'lost'
      this.sending = false
      this.coach.fail()
      if (this.status === 'gone') this.#socket.close()
    })
    this.#socket.addEventListener('message', (e) => this.#hear(JSON.parse(String(e.data)) as Heard))
  }

  close(): void {
    if (this.#looking) clearInterval(this.#looking)
    this.#socket.close()
  }

  // --- what follows from what was heard

  /** What is asked; while I plan, what I could be asked. */
  get question(): Question | null {
    return this.#plans ?? this.#asked
  }

  get #plans(): Question | null {
    return this.planning ? this.#offer : null
  }

  readonly #choices = $derived.by(() => {
    if (this.lost.some((s) => s.seat === this.seat)) return NONE
    const planned = this.plan?.moves ?? NONE
    return (
      this.#plans?.moves.filter(({ move }) => !planned.some((p) => same(p.move, move))) ?? this.#asked?.moves ?? NONE
    )
  })

  get choices(): Choice[] {
    return this.#choices
  }

  get myTurn(): boolean {
    return this.choices.length > 0 && !this.over
  }

  /** My seats that a bot plays and that I may take back. */
  get lost(): Seat[] {
    return (
      this.info?.seats.filter(
        (s) =>
          s.kind === 'bot' && s.person && this.info!.mine.includes(s.seat) && !this.info!.resigned.includes(s.seat),
      ) ?? []
    )
  }

  /** Nobody else has to be asked: the others are bots, or sit here too. */
  get alone(): boolean {
    return !this.info?.seats.some(
      (s) => s.owned && !this.info!.mine.includes(s.seat) && !this.info!.resigned.includes(s.seat),
    )
  }

  get names(): string[] {
    return this.info?.seats.map((s) => s.name) ?? []
  }

  get over(): boolean {
    return this.view !== null && (this.#asked === null || this.info?.over === true)
  }

  choice(move: Move | null): Choice | null {
    return move === null ? null : (this.choices.find((c) => same(c.move, move)) ?? null)
  }

  look(move: Move | null): Look | null {
    return move === null ? null : (this.looks.get(key(move)) ?? null)
  }

  /** Points that the choice brings at once, as far as they are known. */
  points(choice: Choice): number | null {
    const look = this.look(choice.move)
    return look ? (look.points[String(this.seat)] ?? 0) : null
  }

  /** What a choice is worth to the end of the game, as bots guess it; null where the table does without help. */
  guess(choice: Choice): Guess | null {
    const { worth = null, half = null } = this.look(choice.move) ?? {}
    return worth === null || half === null ? null : { worth, half }
  }

  // --- what the person does

  /** Sends an answer; `joined`: together with the one before it is one gesture, which is taken back as one. */
  play(move: Move, joined = false): void {
    if (this.planning) return this.setPlan([...(this.plan?.moves ?? []).map((planned) => planned.move), move])
    if (!this.#asked || this.sending || this.seat === null) return
    this.skip() // whoever moves has seen enough of what the others did
    this.sending = true
    this.refused = this.notice = null
    this.#send({ t: 'play', seat: this.seat, question: this.#asked.number, move, joined })
  }

  /** Points at a move; a legal one is previewed. */
  pick(move: Move | null): void {
    this.picked = move
    if (!move || !this.choice(move)) return
    this.#preview(move)
    if (this.coach.ready && !this.planning) this.coach.ponder(move)
  }

  why(move: Move): void {
    this.refused = null
    if (this.seat !== null && !this.planning) this.#send({ t: 'why', seat: this.seat, move })
  }

  /** Asks quietly why these moves are not allowed; the answers go to `reasons`. */
  wonder(moves: Move[]): void {
    for (const move of this.planning ? [] : moves)
      if (!this.reasons.has(key(move))) this.#wondering.set(key(move), move)
  }

  undo(): void {
    if (this.seat !== null) this.#send({ t: 'undo', seat: this.seat })
  }

  /** I do without a kind of question, or not any more. */
  unask(question: string, on: boolean): void {
    if (this.seat !== null) this.#send({ t: 'unask', seat: this.seat, question, on })
  }

  /** What I could answer were it my turn is to be shown, or not any more. */
  think(on: boolean): void {
    this.planning = on
    this.#offer = this.picked = this.refused = null
    if (on) this.#planWith({})
  }

  /** What I want to answer when my turn comes: the first that is allowed then. */
  setPlan(moves: Move[]): void {
    this.think(false)
    this.#planWith({ moves })
  }

  #planWith(wish: { moves?: Move[] }): void {
    if (this.seat !== null) this.#send({ t: 'plan', seat: this.seat, ...wish })
  }

  agree(what: keyof Asked, yes: boolean): void {
    this.#send({ t: 'agree', what, yes })
    if (what !== 'help') this.#asks(what, null)
  }

  /** The chat is read. */
  read(): void {
    this.unread = 0
    this.newest = null
  }

  write(text: string): void {
    this.#send({ t: 'chat', text })
  }

  /** What I think of a line of chat, or not any more. */
  react(n: number, reaction: Reaction, on: boolean): void {
    this.#send({ t: 'react', n, reaction, on })
  }

  show(seat: number): void {
    this.#wanted = seat
    this.#send({ t: 'seat', seat })
  }

  /** Asks for lines before those that are here. */
  earlier(): void {
    if (this.whole || this.#earlier || this.status !== 'open' || !this.view) return
    this.#earlier = true
    this.#send({ t: 'earlier', before: this.log[0]?.n ?? NEWEST })
  }

  skip(): void {
    this.#pace.skip()
    this.behind = 0
  }

  // --- what the server says

  #send(message: Told): void {
    if (this.#socket.readyState === LastingSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #greet(seat: number | null): void {
    this.#greeting = true
    this.#send({ t: 'hello', seat, seq: this.#seq, content: this.view?.content ?? null, lines: LINES })
    if (document.visibilityState !== 'visible') this.sight()
  }

  /** The page comes into sight, or something else lies before it: then notices may come. */
  sight(): void {
    this.#send({ t: 'visible', on: document.visibilityState === 'visible' })
  }

  #hear(m: Heard): void {
    if (m.t === 'full') this.#full(m)
    else if (m.t === 'delta') this.#delta(m)
    else if (m.t === 'look') this.looks = new Map(this.looks).set(key(m.move), m)
    else if (m.t === 'hint' || m.t === 'chances' || m.t === 'checked') this.coach.hear(m)
    else if (m.t === 'refused' || m.t === 'why') this.#answer(m.move, m.why)
    else if (m.t === 'earlier') this.#older(m.log, m.auto)
    else if (m.t === 'plan') this.#planned(m)
    else if (m.t === 'chat') this.#said(m.line)
    else if (m.t === 'reactions') this.#reacted(m.n, m.reactions)
    else if (m.t === 'news') this.#note(m.lines)
    else if (m.t === 'presence') this.#presence(m.seats)
    else if (m.t === 'asked') {
      this.agreed = m.yes ?? this.agreed
      this.#asks(m.what, m.by)
    } else if (m.t === 'problem' || m.t === 'bye') this.notice = m.say
    else if (m.t === 'reload') location.reload()
    if (m.t === 'problem') {
      this.sending = false
      this.coach.fail()
    }
  }

  #full(m: Full): void {
    this.#pace.clear()
    const before = this.#asked?.number
    const known = this.#seq === null || this.seat !== m.seat ? Infinity : (this.log.at(-1)?.n ?? -1)
    // What was there before is still true, unless it was told to another seat or something was missed.
    const kept = this.#greeting || this.seat !== m.seat ? [] : this.log
    this.#greeting = this.#earlier = false
    this.#seq = m.seq
    const helped = this.info?.help
    this.info = m.table
    this.seat = m.seat
    this.view = m.view
    this.log = joinLines(kept, m.log)
    this.fresh = m.log.filter((l) => l.n > known)
    this.whole = this.log[0]?.n === 0
    this.auto = m.auto
    this.freshAuto = []
    this.unasked = m.unasked
    this.plans = m.plans
    if (this.plan?.seat !== m.seat) {
      this.plan = null
      this.think(false)
    }
    this.chat = m.chat
    this.score = m.score
    this.commit = m.commit
    this.proof = m.proof ?? null
    this.#wind(m.clock, performance.now())
    this.#ask(m.question, before, helped)
  }

  #delta(m: Delta): void {
    if (this.#seq === null || m.seq !== this.#seq + 1) {
      this.#seq = null
      this.#greet(this.seat)
      return
    }
    this.#seq = m.seq
    this.#pace.push({ ...m, came: performance.now() })
    this.behind = this.#pace.behind
  }

  #wind(clock: Clocks | null, came: number): void {
    this.clock = clock
    this.clockCame = came
  }

  /** Lines that were missing, or none: then there are no earlier ones. */
  #older(log: Line[], auto: Auto[]): void {
    if (log.length && this.log.length && log.at(-1)!.n !== this.log[0]!.n - 1) return // overtaken by a full view
    this.#earlier = false
    this.log = [...log, ...this.log]
    this.auto = [...auto, ...this.auto]
    this.whole = !log.length || log[0]!.n === 0
  }

  #apply(m: Arrived): void {
    if (!this.view) return
    const helped = this.info?.help
    this.view = changedView(this.view, m.view)
    if (m.table && this.info) this.info = { ...this.info, ...m.table }
    const before = this.#asked?.number
    this.log = [...this.log, ...m.log]
    this.fresh = m.log
    this.auto = [...this.auto, ...m.auto]
    this.freshAuto = m.auto
    this.score = m.score
    this.#wind(m.clock, m.came)
    this.#ask(m.question, before, helped)
    this.behind = this.#pace.behind
  }

  #ask(question: Question | null, before: number | undefined, helped: boolean | undefined): void {
    this.#asked = question
    this.sending = false
    if (question?.moves.length || this.over) this.think(false)
    const mine = this.seat !== null && (question?.moves.length ?? 0) > 1 && !this.over && !this.lost.length
    this.coach.turn(mine ? { seat: this.seat!, question: question!.number } : null, this.info?.help === true)
    if (question?.number === before && before !== undefined && this.info?.help === helped) return
    this.picked = null
    this.refused = null
    this.looks = new Map()
    this.reasons = new Map()
    this.#wondering.clear()
    if (this.planning)
      this.#planWith({}) // others have moved: what could be planned may have changed
    else if (this.myTurn) notifyTurn()
    this.#lookAround()
  }

  /** Asks in the background what each choice would bring, so that the list can be sorted by it. */
  #lookAround(): void {
    if (this.#looking) clearInterval(this.#looking)
    this.#looking = null
    if (!this.myTurn || this.planning) return
    const rest = this.choices.length < 2 ? [] : this.choices.map((c) => c.move)
    this.#looking = setInterval(() => {
      const doubt = [...this.#wondering.values()].find((move) => !this.#quiet.has(key(move)))
      if (doubt) this.#doubt(doubt)
      else if (rest[0] && this.myTurn) this.#preview(rest.shift()!)
    }, 1000 / LOOKS_PER_SECOND)
  }

  #doubt(move: Move): void {
    this.#quiet.add(key(move))
    if (this.seat !== null) this.#send({ t: 'why', seat: this.seat, move })
  }

  #preview(move: Move): void {
    if (this.seat !== null && !this.planning && !this.look(move)) this.#send({ t: 'look', seat: this.seat, move })
  }

  #rest(m: Delta, next: Delta | undefined): number {
    if (document.visibilityState !== 'visible' || settings.isStill) return 0
    const other = this.#other(m)
    if (other !== null) return this.#turns.rest(other, next ? this.#other(next) : null, settings.tempo)
    if (!m.log.length) return 0
    this.#turns.end()
    return TEMPOS[settings.tempo].own
  }

  /** The other player of whom a message tells something. */
  #other(m: Delta): number | null {
    return m.log.find((line) => line.seat !== null && line.seat !== this.seat)?.seat ?? null
  }

  #answer(move: Move, why: Why | null): void {
    const id = key(move)
    if (this.#quiet.delete(id)) {
      this.#wondering.delete(id)
      if (why) this.reasons = new Map(this.reasons).set(id, why)
      return
    }
    this.sending = false
    this.refused = why ? { move, why } : null
  }

  #asks(what: keyof Asked, by: number | null): void {
    const { [what]: _, ...rest } = this.asked
    this.asked = by === null ? rest : { ...rest, [what]: by }
  }

  #said(line: Said): void {
    if (this.chat.some((c) => c.n === line.n)) return
    this.chat = [...this.chat, line]
    this.#note([line])
    if (line.seat !== this.seat || line.seat === null) this.unread += 1
    if (line.seat !== null && line.seat !== this.seat) this.newest = line
  }

  #reacted(n: number, reactions: Said['reactions'] & {}): void {
    this.chat = this.chat.map((line) => (line.n === n ? { ...line, reactions } : line))
  }

  #planned(m: Planned): void {
    if (m.seat !== this.seat) return
    this.plan = m
    if (m.question !== undefined && this.planning) this.#offer = m.question
    if (m.say) this.notes = [...this.notes, m.say].slice(-NOTES)
  }

  #note(lines: Said[]): void {
    this.notes = [...this.notes, ...lines.flatMap((line) => line.say ?? [])].slice(-NOTES)
  }

  #presence(seats: TableInfo['seats']): void {
    if (!this.info) return
    const news = new Map(seats.map((s) => [s.seat, s]))
    this.info = { ...this.info, seats: this.info.seats.map((s) => ({ ...s, ...news.get(s.seat) })) }
  }
}
