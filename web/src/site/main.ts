import './engine.svelte' // before the page asks anything
import { mount } from 'svelte'
import '../page.css'
import { warm } from '../games'
import { api } from '../shell/api'
import App from '../shell/App.svelte'
import { route } from '../shell/route.svelte'
import { server } from '../shell/server'
import { settings } from '../shell/settings.svelte'
import { addWords } from '../shell/words.svelte'
import { engine, FOLDER } from './engine.svelte'
import Loading from './Loading.svelte'
import { SOON } from './soon'
import cs from './text/cs.ftl?raw'
import en from './text/en.ftl?raw'

addWords({ cs, en })
warm(settings.game)
mount(App, { target: document.getElementById('page')! })
mount(Loading, { target: document.getElementById('engine')! })

/** Links inside the page stand after its address here, and a file that the server would send is made here. */
addEventListener('click', (e) => {
  const link = e.target instanceof Element ? e.target.closest('a') : null
  const path = link?.getAttribute('href') ?? ''
  if (!link || !path.startsWith('/') || e.defaultPrevented) return
  e.preventDefault()
  if (link.hasAttribute('download')) void save(path)
  else route.go(path)
})

async function save(path: string): Promise<void> {
  const file = await (await server.fetch(path, { method: 'GET' })).blob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${path.split('/').at(-2)}.jsonl`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Whoever waits at a table that was only looked at sits down at a real one. */
async function deal(): Promise<void> {
  const wish = engine.soon.wish
  if (wish === null || route.table !== SOON) return
  const made = await api.start(wish).catch(() => null)
  route.replace(made ? `/t/${made.table}` : '/')
}

/** Waits until the service worker serves this page, or never will: after a forced reload it does not. */
async function waitForService(): Promise<void> {
  const workers = navigator.serviceWorker
  const refused = await workers.register('./sw.js').then(
    () => false,
    () => true, // not over plain http, or not wanted: the page works, but not offline
  )
  if (refused || workers.controller) return
  const { active } = await workers.ready
  await new Promise<void>((done) => {
    if (active?.state !== 'activating') done()
    active?.addEventListener('statechange', () => done()) // it takes the pages before it is active
  })
}

/** The worker's files come through the service worker, which keeps them; so it has to be there first. */
async function begin(): Promise<void> {
  if ('serviceWorker' in navigator) await waitForService()
  await engine.start()
  await engine.ready
  await deal()
  navigator.serviceWorker?.controller?.postMessage([import.meta.url, `${FOLDER}parts.json`]) // it keeps what nobody has asked for yet
}

/** Whoever leaves may not come back to this tab: what was played last is kept at once. */
document.addEventListener('visibilitychange', () => document.hidden && engine.tell({ t: 'keep' }))
addEventListener('pagehide', () => engine.tell({ t: 'keep' }))

void begin()
