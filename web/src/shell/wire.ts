// Protocol 1 under the page's own names; the shapes come from the server (schema.ts).

import type { components } from './schema'

type Shapes = components['schemas']
export type Both = Shapes['Both']
export type Lang = keyof Both
export type Move = Shapes['Move']
export type Choice = Shapes['Choice']
export type Question = Shapes['Question']
export type Line = Shapes['Line']
export type Auto = Shapes['AutoAnswer']
export type Planned = Shapes['Planned']
export type Said = Shapes['ChatLine']
export type Reaction = Shapes['React']['reaction']
export type Score = Shapes['Points']
export type Seat = Shapes['SeatSign']
export type TableInfo = Shapes['TableSign']
export type View = Shapes['View']
export type Why = Shapes['Reason']
export type Proof = Shapes['Proof']
export type Look = Shapes['Preview']
export type Hint = Shapes['Hint']
export type Chances = Shapes['Chances']
export type Doubt = Shapes['Checked']
export type HelpTaken = Shapes['HelpTaken']
export type Full = Shapes['Full']
export type Delta = Shapes['Delta']
export type Clocks = Shapes['Clocks']
export type Heard = Shapes['Messages']
export type Told = Shapes['Frames']
export type GameInfo = Shapes['GameOffer']
export type RuleEntry = Shapes['RuleEntry']
export type MyTable = Shapes['ListedTable']
export type Glance = Shapes['Glance']
export type Whose = Shapes['Whose']
export type Links = Shapes['Links']
export type Device = Shapes['OwnDevice']
export type Wish = Shapes['WishedTable']
export type Replay = Shapes['Replay']
export type Moment = Shapes['Moment']
export type Guide = Shapes['GuideOffer']
export type Deck = Shapes['Deck']
export type DeckOffer = Shapes['DeckOffer']
export type DeckReport = Shapes['DeckReport']
export type AnalysisState = Shapes['AnalysisState']
export type Analysed = Shapes['Analysed']
export type Judged = Shapes['Judged']
export type Again = Shapes['Again']
export type Tried = Shapes['Tried']
export type PuzzleSet = Shapes['PuzzleSet']
export type Puzzle = Shapes['Puzzle']
export type Opened = Shapes['NewTable']
export type NoticeOffer = Shapes['NoticeOffer']
export type PushWish = Shapes['WishedPush']
export type MailWish = Shapes['WishedMail']
export type HookWish = Shapes['WishedHook']
export type NoticeWishes = Shapes['Wishes']
export type OwnWay = NoticeOffer['ways'][number]
export type WayKind = OwnWay['kind']
export type Occasion = NoticeOffer['ways'][number]['events'][number]

/** Two moves are the same when all their fields are; the order of fields does not matter. */
export function same(a: Move | null, b: Move | null): boolean {
  return a === b || (a !== null && b !== null && key(a) === key(b))
}

/** A text that equal moves share. */
export function key(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const CORE = new Set(['Yes', 'No'])

/** The kind of a move, step or event, without the game's prefix. */
export const typeOf = (value: { t: string } | null | undefined): string => value?.t.split('.').at(-1) ?? ''

/** Makes a game's moves. */
export const moveOf =
  (game: string) =>
  (kind: string, fields: Record<string, number> = {}): Move =>
    ({ t: CORE.has(kind) ? kind : `${game}.${kind}`, ...fields }) as Move
