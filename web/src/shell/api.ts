// The server's HTTP side. A refusal arrives as Trouble with its words in both languages.

import { server } from './server'
import type {
  Again,
  Analysed,
  AnalysisState,
  Both,
  DeckOffer,
  DeckReport,
  Device,
  GameInfo,
  Glance,
  Guide,
  HelpTaken,
  Links,
  MyTable,
  HookWish,
  MailWish,
  NoticeOffer,
  NoticeWishes,
  Opened,
  PushWish,
  WayKind,
  Puzzle,
  PuzzleSet,
  Replay,
  RuleEntry,
  TableInfo,
  Tried,
  Whose,
  Wish,
} from './wire'

export class Trouble extends Error {
  constructor(
    readonly say: Both | null,
    readonly status: number,
  ) {
    super(say?.en ?? `HTTP ${status}`)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await server.fetch('/api' + path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: 'same-origin',
  })
  const data = await reply.json().catch(() => null)
  if (!reply.ok) throw new Trouble(data?.error ?? null, reply.status)
  return data as T
}

type Choices = TableInfo['options']

/** Options as a query; one that each seat has stands there for each. */
const queryOf = (options: Choices): URLSearchParams =>
  new URLSearchParams(Object.entries(options).flatMap(([name, value]) => [value].flat().map((one) => [name, one])))

const at = (table: string) => `/tables/${encodeURIComponent(table)}`

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  game: (game: string, packs: string[]) =>
    call<GameInfo>('GET', `/games/${game}?${new URLSearchParams(packs.map((name) => ['pack', name]))}`),
  puzzles: (game: string) => call<PuzzleSet>('GET', `/games/${game}/puzzles`),
  puzzle: (game: string, puzzle: string) => call<Puzzle>('GET', `/games/${game}/puzzles/${encodeURIComponent(puzzle)}`),
  decks: (game: string) => call<DeckOffer>('GET', `/games/${game}/decks`),
  checkDeck: (game: string, file: string, text: string, keep = false) =>
    call<DeckReport>('POST', `/games/${game}/decks`, { file, text, keep }),
  rules: (game: string) => call<RuleEntry[]>('GET', `/games/${game}/rules`),
  scene: (game: string, options: Choices) => call<unknown>('GET', `/games/${game}/scene?${queryOf(options)}`),
  tableScene: (table: string) => call<unknown>('GET', `${at(table)}/scene`),
  tables: (open = false) => call<MyTable[]>('GET', open ? '/tables?public=1' : '/tables'),
  table: (table: string) => call<TableInfo>('GET', at(table)),
  glance: (table: string) => call<Glance>('GET', `${at(table)}/glance`),
  start: (wish: Wish) => call<Opened>('POST', '/tables', wish),
  whose: (table: string, token: string) => call<Whose>('POST', `${at(table)}/whose`, { token }),
  sit: (table: string, token: string, name: string | null) =>
    call<{ seat: number }>('POST', `${at(table)}/sit`, { token, name }),
  helpTaken: (table: string) => call<HelpTaken[]>('GET', `${at(table)}/help`),
  links: (table: string) => call<Links>('GET', `${at(table)}/links`),
  seatToBot: (table: string, seat: number, bot: string | null) =>
    call<{ later: boolean }>('POST', `${at(table)}/seat/${seat}`, { bot }),
  thinkAgain: (table: string, seat: number, bot: string | null) =>
    call<unknown>('POST', `${at(table)}/seat/${seat}/think`, { bot }),
  reopen: (table: string, seat: number) => call<{ opened: boolean }>('POST', `${at(table)}/seat/${seat}/reopen`, {}),
  devices: (table: string) => call<Device[]>('GET', `${at(table)}/devices`),
  throwOut: (table: string, seat: number, device: string) =>
    call<unknown>('DELETE', `${at(table)}/seat/${seat}/device/${device}`),
  freeSeat: (table: string, seat: number) => call<unknown>('DELETE', `${at(table)}/seat/${seat}`),
  replay: (table: string, eyes: string | null) =>
    call<Replay>('GET', `${at(table)}/replay${eyes === null ? '' : `?eyes=${eyes}`}`),
  openRecord: (record: string, lang: string) => call<{ table: string }>('POST', '/records', { record, lang }),
  goOn: (table: string, form: { move: number; seats: Wish['seats']; lang: Wish['lang']; clock?: Wish['clock'] }) =>
    call<Opened>('POST', `${at(table)}/go_on`, form),
  analysis: (table: string) => call<AnalysisState>('GET', `${at(table)}/analysis`),
  wantAnalysis: (table: string) => call<AnalysisState>('POST', `${at(table)}/analysis`, {}),
  analysed: (table: string) => call<Analysed>('GET', `${at(table)}/analysis/result`),
  again: (table: string, number: number) => call<Again>('GET', `${at(table)}/analysis/answers/${number}`),
  tryAgain: (table: string, number: number, best: number, tried: number) =>
    call<Tried>('POST', `${at(table)}/analysis/answers/${number}`, { best, tried }),
  guides: (game: string) => call<Guide[]>('GET', `/games/${game}/guides`),
  rematch: (table: string) => call<{ table: string }>('POST', `${at(table)}/rematch`, {}),
  resign: (table: string, seat: number) => call<unknown>('POST', `${at(table)}/resign`, { seat }),
  agreeEnd: (table: string) => call<unknown>('POST', `${at(table)}/agree_end`, {}),
  remove: (table: string) => call<unknown>('DELETE', at(table)),
  notices: () => call<NoticeOffer>('GET', '/notices'),
  setPush: (wish: PushWish) => call<unknown>('POST', '/notices/push', wish),
  setMail: (wish: MailWish) => call<unknown>('POST', '/notices/mail', wish),
  confirmMail: (code: string) => call<unknown>('POST', '/notices/mail/code', { code }),
  stopMail: (token: string) => call<unknown>('POST', `/notices/stop/${encodeURIComponent(token)}`, {}),
  setHook: (wish: HookWish) => call<unknown>('POST', '/notices/hook', wish),
  setWishes: (kind: WayKind, wish: NoticeWishes) => call<unknown>('POST', `/notices/${kind}/wishes`, wish),
  endNotices: (kind: string) => call<unknown>('DELETE', `/notices/${kind}`),
  tryNotices: (kind: string) => call<{ say: Both }>('POST', `/notices/${kind}/test`, {}),
}

/** The game of a table with its packs; those of a finished one may be gone, and then it is shown without them. */
export async function gameOf(info: TableInfo, games?: GameInfo[]): Promise<GameInfo> {
  if (info.packs.length) {
    try {
      return await api.game(
        info.game,
        info.packs.map((p) => p.name),
      )
    } catch (e) {
      if (!info.over) throw e
    }
  }
  return (games ?? (await api.games())).find((g) => g.id === info.game)!
}

const scenes = new Map<string, Promise<unknown>>()

/** A game's drawing data for its pictures in the lobby; asked for once per set of options. */
export function scene(game: string, options: Choices): Promise<unknown> {
  const id = game + '?' + queryOf(options)
  let found = scenes.get(id)
  if (!found) {
    found = api.scene(game, options)
    found.catch(() => scenes.delete(id))
    scenes.set(id, found)
  }
  return found
}
