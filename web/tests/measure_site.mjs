// How soon somebody plays on the site: node tests/measure_site.mjs [MBIT]   (after `make site`)
// Serves .cache/site as a static host would, at MBIT megabits a second with 40 ms there and back, packed where
// hosts pack. A visitor starts a game at once and answers at once; the first answer of a bot counts, then again on a
// second visit. Bytes are those that left the host.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'

const FOLDER = join(import.meta.dirname, '../../.cache/site')
const MEGABITS = Number(process.argv[2] ?? 20)
const PIECE = 16 * 1024
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json' }
const PACKED = ['.html', '.css', '.svg', '.json', '.js', '.mjs', '.webmanifest']

let bytes = 0
let free = 0 // when the line is free again
const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

async function send(reply, body) {
  await sleep(40)
  for (let at = 0; at < body.length; at += PIECE) {
    const piece = body.subarray(at, at + PIECE)
    free = Math.max(free, performance.now()) + (piece.length * 8) / (MEGABITS * 1000)
    bytes += piece.length
    await sleep(free - performance.now())
    reply.write(piece)
  }
  reply.end()
}

const host = createServer((request, reply) => {
  const name = new URL(request.url, 'http://x').pathname.replace(/\/$/, '/index.html')
  const kind = extname(name)
  const type = kind.endsWith('js') ? 'text/javascript' : (TYPES[kind] ?? 'application/octet-stream')
  const packs = PACKED.includes(kind)
  reply.writeHead(200, { 'content-type': type, ...(packs ? { 'content-encoding': 'gzip' } : {}) })
  const body = readFileSync(join(FOLDER, name))
  void send(reply, packs ? gzipSync(body) : body)
})
await new Promise((done) => host.listen(0, '127.0.0.1', done))
const address = `http://localhost:${host.address().port}/`

/** Notes when the board is there and when a bot has answered, and plays for somebody in a hurry. */
function hurry() {
  const Real = Worker
  window.Worker = class extends Real {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', (e) => {
        const said = e.data.t === 'heard' ? JSON.parse(e.data.words) : null
        const told = said?.t === 'delta' ? said.log : []
        if (told.some((line) => line.seat > 0)) window.answered ??= performance.now()
        if (e.data.t === 'ready') window.ready = performance.now()
      })
    }
  }
  setInterval(() => {
    document.querySelector('.games ~ .main:enabled, .main.wide:enabled')?.click()
    document.querySelector('ul[aria-labelledby=choices] button')?.click()
    if (document.querySelector('main [data-move]')) window.board ??= performance.now()
  }, 50)
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
for (const visit of ['first visit', 'second visit']) {
  bytes = 0
  const page = await context.newPage()
  await page.addInitScript(hurry)
  await page.goto(address)
  await page.waitForFunction(() => window.answered, null, { timeout: 120_000 })
  const seconds = await page.evaluate(() => [window.board, window.ready, window.answered].map((t) => t / 1000))
  await sleep(8000) // until everything is kept
  const [board, ready, answered] = seconds.map((s) => s.toFixed(1))
  console.log(`${visit}: board ${board} s, engine ${ready} s, first answer of a bot ${answered} s, ${bytes} bytes`)
  await page.close()
}
console.log(`${MEGABITS} Mbit/s, ${cpus().length} cores, load ${loadavg().map((l) => l.toFixed(1))}`)
await browser.close()
host.close()
