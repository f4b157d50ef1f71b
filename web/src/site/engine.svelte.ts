// The worker with the engine as the page sees it: a server that is fetched first, and then answers without a network.

import { server } from '../shell/server'
import type { MyTable } from '../shell/wire'
import { Last } from './last'
import type { FromEngine, ToEngine } from './said'
import { SOON, Soon } from './soon'

const NONE = 0
const TABLES = '/api/tables' // mine
// The folder is named in the page, so that an old page never meets a new engine, nor a kept engine a new page.
export const FOLDER = new URL(document.querySelector<HTMLMetaElement>('meta[name=engine]')!.content, document.baseURI)
  .href

class Engine {
  state = $state<'waiting' | 'elsewhere' | 'fetching' | 'starting' | 'ready' | 'failed'>('waiting')
  unkept = $state(false) // what is played would be lost
  got = $state(0)
  all = $state(0)
  why = $state('')

  readonly soon = new Soon(FOLDER)
  #mine = new Last(FOLDER)
  #worker: Worker | null = null
  #last = NONE
  #waiting = new Map<number, (said: string) => void>()
  #sockets = new Map<number, EngineSocket>()
  #packs = false // are there some? Then games are not what was prepared
  // Answers that never change: the page is there before the engine is.
  #prepared: Promise<Record<string, unknown>> = fetch(`${FOLDER}prepared.json`).then((found) => found.json())
  #begin = () => {}
  readonly ready = new Promise<void>((done) => (this.#begin = done))

  /** Starts the engine; two of them would overwrite each other's tables, so a second tab waits for the first. */
  async start(): Promise<void> {
    this.state = 'elsewhere'
    await new Promise<void>((mine) => {
      if (!('locks' in navigator)) return mine()
      void navigator.locks.request('deskovka', () => {
        mine()
        return new Promise(() => {}) // until the tab closes
      })
    })
    this.state = 'fetching'
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.addEventListener('message', (e: MessageEvent<FromEngine>) => this.#hear(e.data))
    this.#worker.addEventListener('error', (e) => this.#fail(e.message))
    this.#worker.postMessage({ t: 'start', base: FOLDER } satisfies ToEngine)
  }

  #hear(m: FromEngine): void {
    if (m.t === 'bytes') {
      this.got = m.got
      this.all = m.all
      if (m.got === m.all) this.state = 'starting'
    } else if (m.t === 'ready') {
      this.state = 'ready'
      this.#packs = m.packs
      this.#begin()
    } else if (m.t === 'failed') this.#fail(m.why)
    else if (m.t === 'kept') this.unkept = !m.well
    else if (m.t === 'answer') {
      this.#waiting.get(m.n)?.(m.said)
      this.#waiting.delete(m.n)
    } else {
      this.#sockets.get(m.n)?.happens(m.t, m.words)
      if (m.t === 'closed') this.#sockets.delete(m.n)
    }
  }

  #fail(why: string): void {
    this.state = 'failed'
    this.why = why
  }

  tell(message: ToEngine): void {
    void this.ready.then(() => this.#worker!.postMessage(message))
  }

  /** What the page asks; what is prepared is answered at once. */
  async fetch(path: string, init: RequestInit): Promise<Response> {
    const mine = init.method === 'GET' && path === TABLES
    if (init.method === 'GET') {
      const found = (await this.#prepared)[path]
      if (found !== undefined && !this.#packs) return Response.json(found)
    }
    if (this.state !== 'ready') {
      const early = mine ? this.#mine.tables : await this.soon.answer(path, init)
      if (early !== null) return Response.json(early)
    }
    if (path.endsWith('/decks')) this.#packs = true // one may be kept
    const reply = await this.#ask(path, init)
    if (mine && reply.ok) this.#mine.keep((await reply.clone().json()) as MyTable[])
    if (init.method !== 'GET') void this.fetch(TABLES, { method: 'GET' }) // some may have come or gone
    return reply
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const n = ++this.#last
    const said = new Promise<string>((heard) => this.#waiting.set(n, heard))
    this.tell({ t: 'ask', n, method: init.method ?? 'GET', path, body: String(init.body ?? '') })
    const answer = await said
    const end = answer.indexOf('\n')
    return new Response(answer.slice(end + 1), { status: Number(answer.slice(0, end)) })
  }

  open(socket: EngineSocket, path: string): number {
    const n = ++this.#last
    this.#sockets.set(n, socket)
    this.tell({ t: 'open', n, path })
    return n
  }
}

/** A socket to the engine, as the page uses sockets. */
class EngineSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3

  readyState = EngineSocket.CONNECTING
  binaryType = 'blob'
  #n = NONE

  constructor(address: string | URL) {
    super()
    const path = new URL(address).pathname
    if (path === `/ws/${SOON}` && engine.state !== 'ready') setTimeout(() => this.#show())
    else this.#n = engine.open(this, path)
  }

  /** A table that is only looked at. */
  #show(): void {
    this.happens('opened', '')
    for (const message of engine.soon.heard) this.happens('heard', JSON.stringify(message))
  }

  send(words: string): void {
    if (this.#n !== NONE) engine.tell({ t: 'tell', n: this.#n, words })
  }

  close(): void {
    this.readyState = EngineSocket.CLOSING
    if (this.#n !== NONE) engine.tell({ t: 'leave', n: this.#n })
  }

  happens(what: 'opened' | 'heard' | 'closed', words: string): void {
    if (what === 'opened') {
      this.readyState = EngineSocket.OPEN
      this.dispatchEvent(new Event('open'))
    } else if (what === 'heard') this.dispatchEvent(new MessageEvent('message', { data: words }))
    else {
      this.readyState = EngineSocket.CLOSED
      this.dispatchEvent(new CloseEvent('close', { code: Number(words) }))
    }
  }
}

export const engine = new Engine()

server.fetch = (path, init) => engine.fetch(path, init)
server.picture = (game) => `${FOLDER}picture-${game}.svg`
server.ready = () => engine.state === 'ready'
server.Socket = EngineSocket as unknown as typeof WebSocket
