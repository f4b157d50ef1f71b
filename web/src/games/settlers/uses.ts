// What can be done with a card where it lies, as the referee lists it, whether it is allowed now or not.

import { key, type Choice, type Move } from '../../shell/wire'
import type { Seen } from '../page'
import { cardOf, goodMove, goodsList, move, typeOf, type Card, type Goods } from './scene'
import type { EmpireChooser } from './spots.svelte'
import type { Board, Scene, Use as Listed, Way } from './types'

export interface Use {
  id: string
  kind: string // of its first move
  moves: Move[] // said one after the other
  choice: Choice | null // null: not allowed now
  pays: Goods
  gains: string[]
  gold: boolean // another way to pay the same
  times: number
  good?: string | undefined
}

/** Equal goods together, as drawings. */
const tally = (goods: string[]): string[] =>
  goodsList(Object.fromEntries(goods.map((good) => [good, goods.filter((g) => g === good).length])))

/** Questions in which everything may be done, so that a refusal is worth telling. */
export const isOpen = (at: Seen): boolean => ['Act', 'FreeActs'].includes(typeOf(at.question?.step)) && at.myTurn

export function usesOf(at: Seen<Board>, scene: Scene, chooser: EmpireChooser, id: number): Use[] {
  const card = cardOf(scene, id)
  if (!card) return []
  const answer = chooser.answer(id)
  const found: Use[] = answer
    ? [{ id: 'answer', kind: 'Card', moves: [answer.move], choice: answer, pays: {}, gains: [], gold: false, times: 1 }]
    : []
  if (!isOpen(at)) return found
  const acting = typeOf(at.question?.step) === 'Act'
  const uses = (at.view!.table.uses[id] ?? []).filter((use) => acting || use.free)
  return [...found, ...uses.flatMap((use) => withWays(scene, chooser, card, use))]
}

/** A use in each way to pay for it. */
function withWays(scene: Scene, chooser: EmpireChooser, card: Card, use: Listed): Use[] {
  const first = moveOf(scene, card, use)
  const choice = chooser.legal(first)
  const ways: Way[] = use.pays ?? [{ goods: {} }]
  return (choice ? ways : ways.slice(0, 1)).map((way, i) => ({
    id: `${key(first)} ${i}`,
    kind: use.kind,
    moves: way.gold ? [first, payment(way)] : [first],
    choice,
    pays: way.goods,
    gains: use.gains ?? gainsOf(card, use.kind),
    gold: i > 0,
    times: use.times ?? 1,
    good: use.good,
  }))
}

function moveOf(scene: Scene, card: Card, { kind, times = 1, good }: Listed): Move {
  if (good) return goodMove(scene, kind, good)
  return move(kind, kind === 'Activate' ? { card: card.id, times } : { card: card.id })
}

/** The answer how a price is paid. */
export const payment = ({ gold = {} }: Way): Move =>
  move('Pay', { wood: gold.wood ?? 0, stone: gold.stone ?? 0, food: gold.food ?? 0 })

function gainsOf(card: Card, kind: string): string[] {
  if (kind === 'Deal') return card.deal ? [card.deal] : []
  return kind === 'Raze' ? tally(card.raze) : (card.gains[kind] ?? [])
}

/** What could be fetched by two settlers so that a card can be built after it. */
export function wayOut(at: Seen<Board>, scene: Scene, chooser: EmpireChooser, card: Card): Choice | null {
  const good = at.view!.table.lacks[card.id]?.send
  return good ? chooser.legal(goodMove(scene, 'Send', good)) : null
}
