// What can be done with a card where it lies, whether it is allowed now or not.

import { key, type Choice, type Move } from '../../shell/wire'
import type { Seen } from '../page'
import { cardOf, factionOf, missing, move, numberOfGood, paid, payments, razePrice, RESOURCES, stock, tableOf, typeOf, whereIs, type Card, type Good, type Goods, type Scene } from './scene'
import type { EmpireChooser } from './spots.svelte'

export interface Use {
  id: string
  kind: string // of its first move
  moves: Move[] // said one after the other
  choice: Choice | null // null: not allowed now
  pays: Goods
  gains: string[]
  gold: boolean // another way to pay the same
  good?: Good
}

const counted = (goods: Good[]): string[] => [...new Set(goods)].map((good) => (goods.filter((g) => g === good).length > 1 ? `${goods.filter((g) => g === good).length} ${good}` : good))
const afterArrow = (icons: string[]): string[] => icons.slice(icons.indexOf('to') + 1)
const times = (goods: Goods, n: number): Goods => Object.fromEntries(Object.entries(goods).map(([good, amount]) => [good, amount * n]))

/** Questions in which everything may be done, so that a refusal is worth telling. */
export const isOpen = (at: Seen): boolean => ['Act', 'FreeActs'].includes(typeOf(at.question?.step)) && at.myTurn

export function usesOf(at: Seen, scene: Scene, chooser: EmpireChooser, id: number): Use[] {
  const card = cardOf(scene, id)
  const t = tableOf(at.view!)
  const me = chooser.me
  const where = whereIs(t, id, me)
  if (!card) return []
  const found: Use[] = []
  const add = (first: Move, pays: Goods, gains: string[], good?: Good) => {
    const choice = chooser.legal(first)
    const ways = choice ? payments(t, me, pays) : []
    const plain = { kind: typeOf(first), choice, gains, ...(good ? { good } : {}) }
    if (ways.length < 2) found.push({ ...plain, id: key(first), moves: [first], pays: ways[0] ? paid(pays, ways[0]) : pays, gold: false })
    else ways.forEach((way, i) => found.push({ ...plain, id: `${key(first)} ${i}`, moves: [first, move('Pay', way)], pays: paid(pays, way), gold: i > 0 }))
  }
  const answer = chooser.answer(id)
  if (answer) found.push({ id: 'answer', kind: 'Card', moves: [answer.move], choice: answer, pays: {}, gains: [], gold: false })
  if (!isOpen(at)) return found
  const acting = typeOf(at.question?.step) === 'Act'
  if (where.place === 'hand' && where.side === me) {
    if (acting) {
      add(move('Build', { card: id }), card.cost, [...(card.kind === 'production' ? card.icons : []), ...card.bonus])
      add(move('Deal', { card: id }), { food: 1 }, card.deal ? [card.deal] : [])
      add(move('Raze', { card: id }), { raze: 1 }, counted(card.raze))
    }
    if (has(scene, t.empire[me], 'gate')) add(move('Tuck', { card: id }), {}, ['vp'])
  } else if (where.place === 'empire' && where.side === me) ownLocation(card, acting)
  else if (where.place === 'empire' && acting) {
    add(move('Raze', { card: id }), { raze: razePrice(scene, t, card, where.side) }, counted(card.raze))
    if (card.open.length && scene.expansion !== 'none') add(move('Visit', { card: id }), { settler: 1 }, card.open)
  }
  return found

  function ownLocation(card: Card, acting: boolean): void {
    if (card.kind === 'action' && acting) for (let n = 1; n <= card.uses; n++) add(move('Activate', { card: id, times: n }), times(card.pay, n), afterArrow(card.icons))
    if (card.deck === 0 && t.passed.length > 1 && stock(t, me, 'defence')) add(move('Defend', { card: id }), { defence: 1 }, [])
    if (card.deck > 0 && factionOf(scene, t, me)?.samurai) add(move('Guard', { card: id }), { settler: 1 }, [])
    if (card.always === 'shrine') for (const good of RESOURCES) add(move('Lay', { good: numberOfGood(good) }), { [good]: 1 }, [], good)
  }
}

const has = (scene: Scene, empire: number[] | undefined, what: Card['always']): boolean => (empire ?? []).some((id) => cardOf(scene, id)?.always === what)

/** What could be fetched by two settlers so that a card can be built after it. */
export function wayOut(at: Seen, chooser: EmpireChooser, card: Card): Choice | null {
  const lacks = Object.entries(missing(tableOf(at.view!), chooser.me, card.cost)) as [Good, number][]
  const [good, count] = lacks[0] ?? ['wood', 0]
  if (lacks.length !== 1 || count !== 1 || !(RESOURCES as readonly string[]).includes(good)) return null
  return chooser.legal(move('Send', { good: numberOfGood(good) }))
}
