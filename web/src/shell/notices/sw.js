// Service worker of a page with a server: shows notices, and opens their table. It keeps no files and answers no
// requests, so that no page ever runs with another one's parts.

const at = (path) => new URL(path.replace(/^\//, ''), self.registration.scope).href

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (e) => e.waitUntil(self.clients.claim()))

/** The number of tables that wait, on the sign of the installed page; 0: none. */
async function mark(waiting) {
  if (waiting) await navigator.setAppBadge?.(waiting)
  else await navigator.clearAppBadge?.()
}

/** A later notice of a table takes the place of an earlier one. */
async function show({ title, body, tag, path, waiting }) {
  await mark(waiting)
  const icon = at('icon-192.png')
  await self.registration.showNotification(title, { body, tag, icon, renotify: true, data: { path } })
}

addEventListener('push', (e) => e.waitUntil(show(e.data.json())))

/** The table, where it is open already; else in a new window. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => one.url.split('#')[0] === at(path))
  await (there ? there.focus() : self.clients.openWindow(at(path)))
}

addEventListener('notificationclick', (e) => {
  e.notification.close()
  e.waitUntil(open(e.notification.data.path))
})

/** The browser has another address now: the server hears of it, and all else stays as it was wished for. */
async function renew(old) {
  const { push, ways } = await (await fetch(at('/api/notices'), { credentials: 'same-origin' })).json()
  const way = ways.find((one) => one.kind === 'push')
  if (!way || !push) return
  const fresh = await self.registration.pushManager.subscribe(
    old?.options ?? { userVisibleOnly: true, applicationServerKey: push },
  )
  const { endpoint, keys } = fresh.toJSON()
  const { events, quiet, lang } = way
  await fetch(at('/api/notices/push'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ endpoint, ...keys, events, quiet, lang }),
  })
}

addEventListener('pushsubscriptionchange', (e) => e.waitUntil(renew(e.oldSubscription)))
