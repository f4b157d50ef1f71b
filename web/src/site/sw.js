/* global FILES -- tools/site.py writes the list of all files, each with a mark of what is in it, above this line */
// Service worker: keeps the site's files, so that it opens without a network after the first visit.

const KEPT = 'deskovka'
const START = './'
const at = (name) => new URL(name, self.registration.scope).href
const wanted = new Map(Object.entries(FILES).map(([name, mark]) => [at(name), mark]))

addEventListener('install', () => self.skipWaiting())

/** Forgets files of older releases; those that are the same stay. */
addEventListener('activate', (e) => {
  const tidy = async () => {
    const kept = await caches.open(KEPT)
    for (const request of await kept.keys()) {
      const mark = (await kept.match(request)).headers.get('x-mark')
      if (mark !== wanted.get(request.url)) await kept.delete(request)
    }
    await self.clients.claim()
  }
  e.waitUntil(tidy())
})

/** Keeps a copy of a file under its mark. */
async function keep(url, reply) {
  const headers = new Headers(reply.headers)
  headers.set('x-mark', wanted.get(url))
  headers.delete('content-encoding') // the body is not packed any more
  const kept = await caches.open(KEPT)
  await kept.put(url, new Response(reply.body, { headers }))
}

/** The newest page, where there is a network; everything else never changes under its mark. */
async function serve(e, url) {
  const kept = await (await caches.open(KEPT)).match(url)
  if (kept && url !== at(START)) return kept
  try {
    const reply = await fetch(e.request)
    if (reply.ok && reply.type === 'basic') e.waitUntil(keep(url, reply.clone()))
    return reply
  } catch (problem) {
    if (kept) return kept
    throw problem
  }
}

addEventListener('fetch', (e) => {
  const asked = e.request.url.split('#')[0]
  const url = e.request.mode === 'navigate' && !wanted.has(asked) ? at(START) : asked
  if (e.request.method === 'GET' && wanted.has(url)) e.respondWith(serve(e, url))
})

/** The page plays; now is the time for what it has not asked for yet. */
addEventListener('message', (e) => {
  const rest = async () => {
    const kept = await caches.open(KEPT)
    for (const url of wanted.keys())
      if (!(await kept.match(url))) await fetch(url).then((reply) => (reply.ok ? keep(url, reply) : null))
  }
  e.waitUntil(rest())
})
