// Prayers as the log tells them: what is asked, what came up, what each token adds, what was gained.

import type { Line } from '../../shell/wire'
import type { Seen } from '../page'
import type { EmpireChooser } from './spots.svelte'
import { bits, cardOf, FAVOURS, hasColour, tableOf, TRICOLOURS, typeOf, type Card, type Good, goodOf, type Scene } from './scene'

export interface Counted {
  colour: number
  amount: number
  tokens: number
}

export interface Prayer {
  n: number // of its first line
  seat: number
  card: number
  text: number[] // colours that the card asks for
  named: number | null // the one that was announced or chosen
  tricolour: number | null
  method: 'reveal' | 'tokens' | null
  cards: number[]
  stored: number[] // used in it
  counted: Counted[]
  failed: boolean
  given: Good[]
  gains: { good: Good; amount: number; rule: string }[]
  kept: number[] // taken to the hand, or under a location
  statue: number | null
  lines: Line[]
}

const ENDS = ['RoundBegan', 'PhaseBegan', 'Built', 'DealMade', 'RazedFromHand', 'Activated', 'Passed', 'CleanedUp', 'CardDrafted', 'GameEnded']
const TOLD = ['PrayerBegan', 'ColourNamed', 'TokensTrusted', 'PrayerRevealed', 'StoredUsed', 'PrayerCounted', 'PrayerFailed', 'PrayerIdle', 'StatuePlaced', 'CardStored', 'StoreFull', 'Reshuffled']

/** All prayers that these lines tell of, in order. */
export function prayersOf(log: Line[]): Prayer[] {
  const found: Prayer[] = []
  let open: Prayer | null = null
  for (const line of log) {
    const kind = typeOf(line.event)
    if (kind === 'PrayerBegan') found.push((open = begun(line)))
    else if (open && kind === 'CardDrafted' && line.rule.startsWith('card.')) add(open, line, kind)
    else if (ENDS.includes(kind)) open = null
    else if (open) add(open, line, kind)
  }
  return found
}

function begun(line: Line): Prayer {
  const { seat, card, colours } = line.event as unknown as { seat: number; card: number; colours: number }
  return { n: line.n, seat, card, text: bits(colours), named: null, tricolour: null, method: null, cards: [], stored: [], counted: [], failed: false, given: [], gains: [], kept: [], statue: null, lines: [line] }
}

function add(p: Prayer, line: Line, kind: string): void {
  const event = line.event as unknown as { seat?: number; colour: number; amount: number; tokens: number; card: number; cards: number[]; good: number }
  if (event.seat !== undefined && event.seat !== p.seat) return
  const paid = ['Gained', 'Paid'].includes(kind) && line.rule.startsWith('prayer.') && event.card === p.card
  if (kind === 'ColourNamed') p[line.rule === 'favour.tricolour' ? 'tricolour' : 'named'] = event.colour
  else if (kind === 'TokensTrusted') p.method = 'tokens'
  else if (kind === 'PrayerRevealed') {
    p.method = 'reveal'
    p.cards = [...p.cards, ...event.cards]
  } else if (kind === 'StoredUsed') p.stored.push(event.card)
  else if (kind === 'PrayerCounted') p.counted.push({ colour: event.colour, amount: event.amount, tokens: event.tokens })
  else if (kind === 'PrayerFailed') p.failed = true
  else if (kind === 'StatuePlaced') p.statue = event.colour
  else if (kind === 'CardStored' || kind === 'CardDrafted') p.kept.push(event.card)
  else if (kind === 'Gained' && paid) p.gains.push({ good: goodOf(event.good), amount: event.amount, rule: line.rule })
  else if (kind === 'Paid' && line.rule === 'prayer.offer') p.given.push(...Array.from({ length: event.amount }, () => goodOf(event.good)))
  else if (!TOLD.includes(kind)) return
  p.lines.push(line)
}

/** The colours that count: the one that was named, else all of the text. */
export const askedOf = (p: Prayer): number[] => (p.named === null ? p.text : [p.named])

/** Revealed and stored cards with one of these colours. */
export const hits = (scene: Scene, p: Prayer, colours: number[]): Card[] => [...p.stored, ...p.cards].flatMap((id) => cardOf(scene, id) ?? []).filter((card) => colours.some((colour) => hasColour(card, colour)))

/** For which colour the tricolour token stands; null while that is open, or where it does not count. */
export function tricolourOf(p: Prayer): number | null {
  const may = askedOf(p).filter((colour) => TRICOLOURS.includes(colour))
  return p.tricolour ?? (may.length === 1 ? may[0]! : null)
}

/**
 * What one token of the player does: `adds` counts, `may` will if a card comes up, `not-asked` and `failed` say why not.
 * `came`: a card of an asked colour has come up.
 */
export type Effect = 'adds' | 'may' | 'choose' | 'not-asked' | 'failed'
export function tokenEffect(p: Prayer, token: number, came: boolean): Effect {
  const asked = askedOf(p)
  const tricolour = token === FAVOURS
  if (tricolour ? !asked.some((c) => TRICOLOURS.includes(c)) : !asked.includes(token)) return 'not-asked'
  if (p.failed) return 'failed'
  if (tricolour && tricolourOf(p) === null) return p.counted.length ? 'not-asked' : p.method ? 'choose' : 'may'
  const colour = tricolour ? tricolourOf(p)! : token
  return p.counted.some((c) => c.colour === colour && c.tokens) || came || p.method === 'tokens' ? 'adds' : 'may'
}

/** Cards and tokens of each asked colour, counted by the referee or, before that, as they lie. */
export function lanes(scene: Scene, p: Prayer): { colour: number; cards: Card[]; tokens: number; amount: number }[] {
  const all = askedOf(p).map((colour) => {
    const cards = hits(scene, p, [colour])
    const counted = p.counted.find((c) => c.colour === colour)
    return { colour, cards, tokens: counted?.tokens ?? 0, amount: counted?.amount ?? cards.length }
  })
  return all.length > 3 ? all.filter((lane) => lane.amount) : all
}

/** Is something of this prayer still to be said or shown? Other cards can be revealed without one. */
export function isLive(at: Seen, p: Prayer): boolean {
  if (at.over) return false
  const { revealed = [], called = [] } = tableOf(at.view!)
  const step = at.question?.step as unknown as { t: string; card?: number; prayer?: { card: number } } | undefined
  const asks = step?.prayer?.card === p.card || (typeOf(step) === 'OfferGoods' && step?.card === p.card)
  const lies = revealed.some((id) => p.cards.includes(id)) || called.some((id) => p.stored.includes(id))
  return p.method === null || asks || lies
}

const last = new WeakMap<Line[], Prayer[]>()

/** The same for a log that does not change any more. */
export function prayersIn(log: Line[]): Prayer[] {
  if (!last.has(log)) last.set(log, prayersOf(log))
  return last.get(log)!
}

/** The prayer on the stage: one that goes on, that was just heard while nothing is asked of me, or that I look at again. */
export function onStage(at: Seen, chooser: EmpireChooser): Prayer | null {
  const all = prayersIn(at.log)
  const again = all.find((p) => p.n === chooser.prayer)
  const newest = all.at(-1)
  if (again || !newest) return again ?? null
  if (isLive(at, newest)) return newest
  if (at.over || at.myTurn || newest.n <= chooser.closed) return null
  const fresh = at.fresh.some((line) => newest.lines.includes(line))
  return fresh || newest.seat === at.seat ? newest : null
}

/** Prayers since my last move (for those who watch: in this round), the newest first. */
export function recent(at: Seen, opens: (line: Line) => boolean): Prayer[] {
  const since = at.log.findLast((line) => (at.seat === null ? typeOf(line.event) === 'RoundBegan' : opens(line) && line.seat === at.seat))?.n ?? -1
  return prayersIn(at.log).filter((p) => p.n > since || p.lines.at(-1)!.n > since).toReversed()
}
