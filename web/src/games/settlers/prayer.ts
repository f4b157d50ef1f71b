// Prayers as the log tells them: what is asked, what came up, what counted, what was gained. What is still open the referee says.

import { begins } from '../../shell/glance'
import type { Line } from '../../shell/wire'
import type { Seen } from '../page'
import type { EmpireChooser } from './spots.svelte'
import { cardOf, cardsOf, colourOf, goodOf, sideOf, typeOf, type Card } from './scene'
import type { Board, Scene } from './types'

export interface Counted {
  colour: string
  amount: number
  tokens: number
}

export interface Prayer {
  n: number // of its first line
  seat: number
  card: number
  named: string | null // the colour that was announced or chosen
  tricolour: string | null
  method: 'reveal' | 'tokens' | null
  cards: number[]
  stored: number[] // used in it
  counted: Counted[]
  failed: boolean
  given: string[]
  gains: { good: string; amount: number; rule: string }[]
  kept: number[] // taken to the hand, or under a location
  statue: string | null
  lines: Line[]
}

const ENDS = [
  'RoundBegan',
  'PhaseBegan',
  'Built',
  'DealMade',
  'RazedFromHand',
  'Activated',
  'Passed',
  'CleanedUp',
  'CardDrafted',
  'GameEnded',
]
const TOLD = [
  'PrayerBegan',
  'ColourNamed',
  'TokensTrusted',
  'PrayerRevealed',
  'StoredUsed',
  'PrayerCounted',
  'PrayerFailed',
  'PrayerIdle',
  'StatuePlaced',
  'CardStored',
  'StoreFull',
  'Reshuffled',
]

/** All prayers that these lines tell of, in order. */
export function prayersOf(scene: Scene, log: Line[]): Prayer[] {
  const found: Prayer[] = []
  let open: Prayer | null = null
  for (const line of log) {
    const kind = typeOf(line.event)
    if (kind === 'PrayerBegan') found.push((open = begun(line)))
    else if (open && kind === 'CardDrafted' && line.rule.startsWith('card.')) add(scene, open, line, kind)
    else if (ENDS.includes(kind)) open = null
    else if (open) add(scene, open, line, kind)
  }
  return found
}

function begun(line: Line): Prayer {
  const { seat, card } = line.event
  return {
    n: line.n,
    seat: Number(seat),
    card: Number(card),
    named: null,
    tricolour: null,
    method: null,
    cards: [],
    stored: [],
    counted: [],
    failed: false,
    given: [],
    gains: [],
    kept: [],
    statue: null,
    lines: [line],
  }
}

function add(scene: Scene, p: Prayer, line: Line, kind: string): void {
  const event = line.event
  if (event.seat !== undefined && event.seat !== p.seat) return
  const [card, amount] = [Number(event.card), Number(event.amount)]
  const paid = ['Gained', 'Paid'].includes(kind) && line.rule.startsWith('prayer.') && card === p.card
  if (kind === 'ColourNamed')
    p[line.rule === 'favour.tricolour' ? 'tricolour' : 'named'] = colourOf(scene, event.colour)
  else if (kind === 'TokensTrusted') p.method = 'tokens'
  else if (kind === 'PrayerRevealed') {
    p.method = 'reveal'
    p.cards = [...p.cards, ...(event.cards as number[])]
  } else if (kind === 'StoredUsed') p.stored.push(card)
  else if (kind === 'PrayerCounted')
    p.counted.push({ colour: colourOf(scene, event.colour), amount, tokens: Number(event.tokens) })
  else if (kind === 'PrayerFailed') p.failed = true
  else if (kind === 'StatuePlaced') p.statue = colourOf(scene, event.colour)
  else if (kind === 'CardStored' || kind === 'CardDrafted') p.kept.push(card)
  else if (kind === 'Gained' && paid) p.gains.push({ good: goodOf(scene, event.good), amount, rule: line.rule })
  else if (kind === 'Paid' && line.rule === 'prayer.offer')
    p.given.push(...Array.from({ length: amount }, () => goodOf(scene, event.good)))
  else if (!TOLD.includes(kind)) return
  p.lines.push(line)
}

/** What the referee says of a prayer that goes on. */
export const goingOn = (board: Board, p: Prayer): Board['prayer'] =>
  board.prayer?.card === p.card && board.prayer.seat === p.seat ? board.prayer : undefined

/** The colours that count: the one that was named, else those that are asked for now, that stand on the card, or that counted. */
export function countingColours(scene: Scene, board: Board, p: Prayer): string[] {
  if (p.named !== null) return [p.named]
  return goingOn(board, p)?.asked ?? cardOf(scene, p.card)?.prays ?? p.counted.map((c) => c.colour)
}

/** Revealed and stored cards with one of these colours. */
export const hits = (scene: Scene, p: Prayer, colours: string[]): Card[] =>
  cardsOf(scene, [...p.stored, ...p.cards]).filter((card) => card.colours.some((colour) => colours.includes(colour)))

/** A favour token on the stage, and what it does: `adds` counts, `may` will if a card comes up, `choose` waits for its colour. */
export interface Token {
  token: string
  effect: string
  colour: string // as which it counts
}

/** What the tokens of a player do, or did: while a prayer goes on the referee says it, then the log tells which of them counted. */
export function tokensOf(board: Board, p: Prayer): Token[] {
  const now = goingOn(board, p)
  const colourFor = (token: string) => (token === 'tricolour' ? (p.tricolour ?? now?.tricolour ?? '') : token)
  if (now?.tokens)
    return Object.entries(now.tokens).map(([token, effect]) => ({ token, effect, colour: colourFor(token) }))
  const held = sideOf(board, p.seat).favours
  const counted = p.counted.flatMap(({ colour, tokens }) =>
    tokensIn(p, held, colour, tokens).map((token) => ({ token, effect: 'adds', colour })),
  )
  const others = held.filter((token) => !counted.some((one) => one.token === token))
  return [...counted, ...others.map((token) => ({ token, effect: p.failed ? 'failed' : 'not-asked', colour: '' }))]
}

/** Which tokens counted as cards of a colour: two are its own and the tricolour one. */
export function tokensIn(p: Prayer, held: string[], colour: string, tokens: number): string[] {
  if (tokens > 1) return [colour, 'tricolour']
  const tricolour = p.tricolour === colour || (held.includes('tricolour') && !held.includes(colour))
  return tokens ? [tricolour ? 'tricolour' : colour] : []
}

export interface Lane {
  colour: string
  cards: Card[]
  tokens: number
  amount: number
}

/** Cards and tokens of each asked colour, counted by the referee or, before that, as they lie. */
export function lanes(scene: Scene, p: Prayer, asked: string[]): Lane[] {
  const all = asked.map((colour) => {
    const cards = hits(scene, p, [colour])
    const counted = p.counted.find((c) => c.colour === colour)
    return { colour, cards, tokens: counted?.tokens ?? 0, amount: counted?.amount ?? cards.length }
  })
  return all.length > 3 ? all.filter((lane) => lane.amount) : all
}

/** Is something of this prayer still to be said or shown? Other cards can be revealed without one. */
export function isLive(at: Seen<Board>, p: Prayer): boolean {
  if (at.over) return false
  const board = at.view!.table
  const lies = board.revealed.some((id) => p.cards.includes(id)) || board.called.some((id) => p.stored.includes(id))
  return p.method === null || goingOn(board, p) !== undefined || lies
}

const last = new WeakMap<Line[], Prayer[]>()

/** The same for a log that does not change any more. */
export function prayersIn(scene: Scene, log: Line[]): Prayer[] {
  if (!last.has(log)) last.set(log, prayersOf(scene, log))
  return last.get(log)!
}

/** The prayer on the stage: one that goes on, that was just heard while nothing is asked of me, or that I look at again. */
export function onStage(
  at: Seen<Board>,
  scene: Scene,
  chooser: Pick<EmpireChooser, 'prayer' | 'closed'>,
): Prayer | null {
  const all = prayersIn(scene, at.log)
  const again = all.find((p) => p.n === chooser.prayer)
  const newest = all.at(-1)
  if (again || !newest) return again ?? null
  if (isLive(at, newest)) return newest
  if (at.over || at.myTurn || newest.n <= chooser.closed) return null
  const fresh = at.fresh.some((line) => newest.lines.includes(line))
  return fresh || newest.seat === at.seat ? newest : null
}

/** Prayers since my last move (for those who watch: in this round), the newest first. */
export function recent(at: Seen<Board>, scene: Scene): Prayer[] {
  const since =
    at.log.findLast((line) =>
      at.seat === null ? typeOf(line.event) === 'RoundBegan' : begins(line) && line.seat === at.seat,
    )?.n ?? -1
  return prayersIn(scene, at.log)
    .filter((p) => p.n > since || p.lines.at(-1)!.n > since)
    .toReversed()
}
