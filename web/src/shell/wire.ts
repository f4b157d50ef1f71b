// Protocol 1, as the server tells it. What goes over HTTP is in schema.ts, what goes over the socket here.

import type { components } from './schema'

type Shapes = components['schemas']
export type GameInfo = Shapes['GameOffer']
export type RuleEntry = Shapes['RuleEntry']
export type MyTable = Omit<Shapes['ListedTable'], 'options'> & { options: Options }
export type Links = Shapes['Links']
export type Seat = Shapes['SeatSign']
export type TableInfo = Omit<Shapes['TableSign'], 'options'> & { options: Options }
export type Wish = Shapes['WishedTable']

export type Lang = 'cs' | 'en'
export type Both = Record<string, string> // a text by language
export type Options = Record<string, string>
export type Move = { t: string; [field: string]: unknown }

export interface Choice {
  id: number
  move: Move
  short: Both
  say: Both
  points?: number
}
export interface Question {
  number: number
  asked: number[]
  ask: Both
  moves?: Choice[]
}
export interface Line {
  n: number
  event: { t: string; [field: string]: unknown }
  seat: number | null
  say: Both
  rule: string
  where: Both
  points: number | null
}
export interface Said {
  n: number
  seat: number | null
  name: string
  text: string
}
export interface Score {
  points: number[]
  ranks: number[]
  winners: number[]
  why: Record<string, number>[]
}
export interface View {
  game: string
  content: string
  seats: number
  options: Record<string, string>
  seat: number | null
  to_act: number[]
  reveals: number
  table: Record<string, unknown>
}
export interface Why {
  rule: string
  words: Both
  where: Both
}
export interface Proof {
  seed: string | number
  salt: string | number
  commit: string
}
export interface Look {
  t: 'look'
  move: Move
  points: Record<string, number>
  log: Line[]
  reveals: boolean
}
export interface Full {
  t: 'full'
  seq: number
  table: TableInfo
  seat: number | null
  view: View | null // null before the table starts
  question: Question | null
  log: Line[]
  chat: Said[]
  score: Score | null
  commit: string
  proof?: Proof
}
export interface Delta {
  t: 'delta'
  seq: number
  view: Record<string, unknown>
  question: Question | null
  log: Line[]
  score: Score
  table?: Partial<TableInfo>
}
export type Heard =
  | Full
  | Delta
  | Look
  | { t: 'refused'; question: number; move: Move; why: Why }
  | { t: 'why'; move: Move; allowed: boolean; why: Why | null }
  | { t: 'chat'; line: Said }
  | { t: 'presence'; seats: (Partial<Seat> & { seat: number })[] }
  | { t: 'asked'; what: 'undo' | 'end'; by: number | null }
  | { t: 'problem'; say: Both }
  | { t: 'bye'; say: Both }
  | { t: 'reload' }
  | { t: 'pong' }

/** Two moves are the same when all their fields are; the order of fields does not matter. */
export function same(a: Move | null, b: Move | null): boolean {
  return a === b || (a !== null && b !== null && key(a) === key(b))
}

/** A text that equal moves share. */
export function key(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))
}
