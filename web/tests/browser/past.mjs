// Looks back at games in Chromium against a running server: keys, slider, chart, links, eyes, records, going on, the guide.
// node tests/browser/past.mjs ADDRESS
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const BASE = process.argv[2] ?? 'http://127.0.0.1:8765'
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })

async function visit(width, height, locale = 'cs-CZ') {
  const context = await browser.newContext({ viewport: { width, height }, locale, acceptDownloads: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', (e) => assert.fail(String(e)))
  page.on('console', (m) => m.type() === 'error' && !m.text().includes('status of 40') && assert.fail(m.text()))
  await page.goto(BASE + '/')
  return page
}

const make = (page, wish) =>
  page.evaluate(async (wish) => (await (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) })).json()).table, wish)

/** Answers for seat 0 until the game is over or so many answers were given. */
const answer = (page, table, most) =>
  page.evaluate(([table, most]) => new Promise((done) => {
    const ws = new WebSocket(`ws://${location.host}/ws/${table}`)
    let given = 0
    ws.onopen = () => ws.send(JSON.stringify({ t: 'hello' }))
    ws.onmessage = (e) => {
      const m = JSON.parse(e.data)
      if (m.t !== 'full' && m.t !== 'delta') return
      const moves = m.question?.moves ?? []
      if (m.table?.over || (moves.length && given >= most)) ws.close(), done()
      else if (moves.length) ws.send(JSON.stringify({ t: 'play', seat: 0, question: m.question.number, move: moves[given++ % moves.length].move }))
    }
  }), [table, most])

const seats = [{ kind: 'me', name: 'Jana' }, { kind: 'bot', name: 'Vrána', bot: 'beginner' }]
const at = async (page) => Number(await page.getByRole('slider').inputValue())

async function finished() {
  const page = await visit(1440, 900)
  const table = await make(page, { game: 'rebirth', seats, options: { map: 'scotland' } })
  await answer(page, table, 999)
  await page.goto(`${BASE}/t/${table}`)
  await page.getByRole('link', { name: 'Přehrát hru' }).click()
  await page.getByRole('slider').waitFor()
  assert.equal(await at(page), 0)
  for (const [key, wanted] of [['ArrowRight', 1], ['ArrowRight', 2], ['ArrowLeft', 1], ['End', 68], ['Home', 0]]) {
    await page.keyboard.press(key)
    assert.equal(await at(page), wanted, key)
  }
  await page.getByRole('button', { name: '4×' }).click()
  await page.locator('h1').click()
  await page.keyboard.press(' ')
  await page.waitForFunction(() => Number(document.querySelector('input[type=range]').value) >= 3)
  await page.keyboard.press(' ')
  const stopped = await at(page)
  await page.waitForTimeout(700)
  assert.equal(await at(page), stopped, 'pause')
  await page.goto(`${BASE}/t/${table}/replay?move=30`)
  await page.getByRole('slider').waitFor()
  assert.equal(await at(page), 30, 'link to a moment')
  assert.match(page.url(), /move=30&eyes=truth/)
  assert.equal(await page.getByText('není vidět').count(), 0)
  await page.getByRole('radio', { name: 'Jen co vidí Vrána' }).check()
  await page.getByText('není vidět').waitFor()
  assert.equal(await at(page), 30, 'other eyes, same moment')
  const chart = await page.getByRole('img', { name: 'Graf bodů všech hráčů' }).boundingBox()
  await page.mouse.click(chart.x + chart.width / 2, chart.y + chart.height / 2)
  assert.ok(Math.abs((await at(page)) - 34) < 5, 'chart')
  await page.getByText('Míchání bylo dané předem').first().click()
  await page.getByText('Otisk ze začátku souhlasí se semínkem.').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Záznam' }).click()])
  const file = join(tmpdir(), 'deskovka-past.jsonl')
  await download.saveAs(file)
  await page.getByRole('link', { name: 'Statistika' }).click()
  await page.getByRole('heading', { name: 'Z čeho přibývaly body' }).waitFor()
  return { page, file }
}

async function opened({ page, file }) {
  await page.goto(BASE + '/')
  const broken = join(tmpdir(), 'deskovka-broken.jsonl')
  writeFileSync(broken, readFileSync(file, 'utf8').split('\n').slice(0, 5).join('\n'))
  const input = page.getByLabel('Otevřít záznam ze souboru')
  await input.setInputFiles(broken)
  await page.getByRole('alert').filter({ hasText: 'Záznam není celý' }).waitFor()
  await input.setInputFiles(file)
  await page.getByRole('slider').waitFor()
  await page.getByText('ze souboru').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Pokračovat odtud' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Začít hru' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/replay'))
  await page.locator('.choices button').first().waitFor()
}

async function running() {
  const page = await visit(390, 844, 'en-GB')
  const table = await make(page, { game: 'rebirth', seats, options: { map: 'ireland' } })
  await answer(page, table, 4)
  await page.goto(`${BASE}/t/${table}/replay?move=2&eyes=truth`) // not yet: shown with the own eyes instead
  await page.getByRole('slider').waitFor()
  assert.match(page.url(), /move=2&eyes=0/)
  await page.getByRole('button', { name: 'Open the panel' }).click().catch(() => page.locator('.grip').click())
  assert.equal(await page.getByRole('radio').count(), 2, 'own seat and spectator')
  assert.equal(await page.getByRole('button', { name: 'Go on from here' }).count(), 0)
}

async function guided() {
  const page = await visit(1440, 900)
  await page.getByRole('button', { name: 'První hra s průvodcem' }).click()
  await page.getByRole('heading', { name: 'O co jde' }).waitFor()
  await page.getByRole('button', { name: 'Dál', exact: true }).click()
  await page.getByRole('heading', { name: 'Jeden tah, jeden dílek' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Jeden tah, jeden dílek' }).waitFor()
  for (const next of ['Shluky rostou', 'Sídla počkají']) {
    await page.locator('.choices button').first().click()
    await page.getByRole('heading', { name: next }).waitFor()
  }
  for (let i = 0; i < 4; i++) {
    const on = page.getByRole('button', { name: /^(Dál|Rozumím|přeskočit)$/ })
    await on.click()
  }
  assert.equal(await page.locator('.guide').count(), 0)
}

await opened(await finished())
await running()
await guided()
await browser.close()
console.log('looked back')
