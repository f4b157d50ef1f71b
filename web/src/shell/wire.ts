// Protocol 1, as the server tells it.

export type Lang = 'cs' | 'en'
export type Both = Record<Lang, string>
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
export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  taken: boolean
  connected: boolean
}
export interface TableInfo {
  table: string
  game: string
  options: Record<string, string>
  seats: Seat[]
  mine: number[]
  started: boolean
  over: boolean
  host: boolean
  ended?: null | 'played' | 'agreed' | 'resigned'
  rematch?: string | null
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

export interface GameInfo {
  id: string
  title: Both
  seats: number[]
  version: number
  content: string
  options: { name: string; title: Both; default: string; per_seat: boolean; values: { value: string; title: Both }[] }[]
  stand_ins: { id: string; note: Both }[]
  bots: { name: string; title: Both }[]
  sources: Record<string, Both>
}
export interface RuleEntry {
  id: string
  chapter: Both
  page: number | null
  words: Both
  ruling: boolean
  note: Both | null
}
export interface MyTable {
  table: string
  game: string
  title: Both
  options: Record<string, string>
  seats: { name: string; kind: string; points: number }[]
  my_turn: boolean
  over: boolean
  started_at: string
  moved_at: string
  public: boolean
}
export interface Links {
  seats: { seat: number; url: string }[]
  reach: { local: boolean; urls: string[] }
  qr: Record<string, string>
}

/** Two moves are the same when all their fields are; the order of fields does not matter. */
export function same(a: Move | null, b: Move | null): boolean {
  return a === b || (a !== null && b !== null && key(a) === key(b))
}

/** A text that equal moves share. */
export function key(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))
}
