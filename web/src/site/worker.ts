// The engine: Python on Pyodide, in it the server's own application, and its files kept in this browser.

import type { PyodideInterface } from 'pyodide'
import { Keeper } from './keeper'
import type { FromEngine, ToEngine } from './said'

interface Bridge {
  start(): Promise<void>
  ask(method: string, path: string, body: string): Promise<string>
  open(n: number, path: string): void
  tell(n: number, words: string): void
  leave(n: number): void
}

/** A file of the engine: its name, its bytes as they travel, and whether they are packed. */
interface Part {
  name: string
  bytes: number
  packed: boolean
}

const DATA = '/data' // kept in the browser's database
const CODE = '/code'
const say = (message: FromEngine): void => postMessage(message)

let bridge: Bridge | null = null
let keeper: Keeper | null = null
let packs = false
let got = 0
let all = 0

/** The file as it comes, counted on its way and unpacked after that. */
async function fetchPart(base: string, part: Part): Promise<Response> {
  const reply = await fetch(new URL(part.name, base))
  if (!reply.ok || !reply.body) throw new Error(`${part.name}: ${reply.status}`)
  const counted = reply.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, next) {
        got += piece.byteLength
        say({ t: 'bytes', got, all })
        next.enqueue(piece)
      },
    }),
  )
  const plain = part.packed ? counted.pipeThrough(new DecompressionStream('gzip')) : counted
  const kind = part.name.includes('.wasm') ? 'application/wasm' : 'application/octet-stream'
  return new Response(plain, { headers: { 'content-type': kind } })
}

/** Python itself; what Pyodide fetches comes from the parts that are on their way already. */
async function python(base: string, parts: Map<string, Promise<Response>>): Promise<PyodideInterface> {
  const network = globalThis.fetch
  globalThis.fetch = (what, how) => {
    const name = new URL(what instanceof Request ? what.url : String(what), base).pathname.split('/').at(-1)!
    return parts.get(name) ?? network(what, how)
  }
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', base).href)) as {
    loadPyodide: (how: object) => Promise<PyodideInterface>
  }
  const found = await loadPyodide({ indexURL: base })
  globalThis.fetch = network
  return found
}

/** Brings what is kept into the engine (`in`), or keeps what is there. */
const sync = (py: PyodideInterface, inwards: boolean): Promise<void> =>
  new Promise((done, failed) => py.FS.syncfs(inwards, (e: unknown) => (e ? failed(e) : done())))

/** Keeps what is there; a connection that failed may have been closed by the browser, and the next is a new one. */
async function keep(py: PyodideInterface): Promise<void> {
  try {
    await sync(py, false)
  } catch (e) {
    delete py.FS.filesystems.IDBFS.dbs[DATA]
    throw e
  }
}

async function start(base: string): Promise<Bridge> {
  const list = (await (await fetch(new URL('parts.json', base))).json()) as Part[]
  all = list.reduce((sum, part) => sum + part.bytes, 0)
  const parts = new Map(list.map((part) => [part.name.replace(/\.bin$/, ''), fetchPart(base, part)]))
  const ours = parts.get('deskovka.zip')!.then((reply) => reply.arrayBuffer())
  const py = await python(base, parts)
  py.unpackArchive(await ours, 'zip', { extractDir: CODE })
  py.FS.mkdirTree(DATA)
  py.FS.mount(py.FS.filesystems.IDBFS, {}, DATA)
  await sync(py, true)
  const kept = new Keeper(
    () => keep(py),
    (well) => say({ t: 'kept', well }),
  )
  keeper = kept
  const forward = (t: 'opened' | 'heard' | 'closed', n: number, words: string): void => {
    say({ t, n, words })
    kept.soon()
  }
  py.runPython(`import sys; sys.path[:0] = ["${CODE}/deskovka/site/standins", "${CODE}"]`)
  const bridge = py.pyimport('deskovka.site.bridge').Bridge(DATA, forward) as Bridge
  await bridge.start()
  packs = py.FS.analyzePath(`${DATA}/packs`).exists
  return { ...bound(bridge), ask: (...asked) => bridge.ask(...asked).finally(() => kept.soon()) }
}

/** Methods of a Python object lose it when they are copied. */
const bound = (bridge: Bridge): Bridge => ({
  start: () => bridge.start(),
  ask: (...asked) => bridge.ask(...asked),
  open: (...asked) => bridge.open(...asked),
  tell: (...asked) => bridge.tell(...asked),
  leave: (...asked) => bridge.leave(...asked),
})

addEventListener('message', async (e: MessageEvent<ToEngine>) => {
  const m = e.data
  if (m.t === 'start')
    try {
      bridge = await start(m.base)
      say({ t: 'ready', packs })
    } catch (e) {
      say({ t: 'failed', why: String(e) })
    }
  else if (m.t === 'ask') say({ t: 'answer', n: m.n, said: await bridge!.ask(m.method, m.path, m.body) })
  else if (m.t === 'open') bridge!.open(m.n, m.path)
  else if (m.t === 'keep') keeper!.now()
  else if (m.t === 'tell') bridge!.tell(m.n, m.words)
  else bridge!.leave(m.n)
})
