/* global FILES -- tools/site.py writes the list of all files, each with a mark of what is in it, above this line */
// Service worker: keeps the site's files, so that it opens without a network after the first visit.

const KEPT = 'deskovka'
const START = './'
const at = (name) => new URL(name, self.registration.scope).href
const wanted = new Map(Object.entries(FILES).map(([name, mark]) => [at(name), mark]))

/** Is it what this release has under that address? */
const isOurs = (url, reply) => wanted.has(url) && reply?.headers.get('x-mark') === wanted.get(url)

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (e) => e.waitUntil(self.clients.claim()))

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
  // What this release does not have, a tab that is open since an older one may still ask for; no host has it any more.
  if (kept && (isOurs(url, kept) ? url !== at(START) : !wanted.has(url))) return kept
  try {
    const reply = await fetch(e.request)
    if (reply.ok && reply.type === 'basic' && wanted.has(url)) e.waitUntil(keep(url, reply.clone()))
    return reply
  } catch (problem) {
    if (kept) return kept
    throw problem
  }
}

addEventListener('fetch', (e) => {
  const asked = e.request.url.split('#')[0]
  const url = e.request.mode === 'navigate' && !wanted.has(asked) ? at(START) : asked
  if (e.request.method === 'GET' && url.startsWith(at(START))) e.respondWith(serve(e, url))
})

/** Forgets files of older releases, unless a tab is open that may need them; those that are the same stay. */
async function tidy() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length > 1) return
  const kept = await caches.open(KEPT)
  for (const { url } of await kept.keys()) if (!isOurs(url, await kept.match(url))) await kept.delete(url)
}

/** A page plays, and tells some of its files; now is the time for what it has not asked for yet. */
addEventListener('message', (e) => {
  const rest = async () => {
    if (!e.data.every((url) => wanted.has(url))) return // it is of an older release
    const kept = await caches.open(KEPT)
    for (const url of wanted.keys())
      if (!isOurs(url, await kept.match(url))) await fetch(url).then((reply) => (reply.ok ? keep(url, reply) : null))
    await tidy()
  }
  e.waitUntil(rest())
})
