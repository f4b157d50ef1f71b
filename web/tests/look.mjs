// Screenshots of every screen in several sizes, light and dark, Czech and English, against a running server, and axe on each.
// Also says what is wider than the window, cut off, or lies over a hex.
// node tests/look.mjs ADDRESS FOLDER [screen] [size]
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'

const [BASE = 'http://127.0.0.1:8765', OUT = '/tmp/look', SCREEN, SIZE] = process.argv.slice(2)
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const SIZES = {
  desktop: [1440, 900], laptop: [1280, 720], small: [1024, 768], tablet: [768, 1024], phone: [390, 844], tiny: [360, 640],
}
const FULL = ['desktop', 'tablet', 'phone'] // the others only show the table
mkdirSync(OUT, { recursive: true })

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'] })
let bad = 0

function complain(text) {
  console.log(text)
  bad++
}

/** What a person would call broken, found by measuring. */
function broken() {
  const found = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`${wide} px wider than the window`)
  const box = (e) => e.getBoundingClientRect()
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
  const area = document.querySelector('main.area')
  if (area && !document.querySelector('.sheet.open')) {
    const floats = [...document.querySelectorAll('main.area > [data-keep], .sheet')].filter((e) => box(e).width)
    const hexes = [...document.querySelectorAll('.place .touch')]
    for (const f of floats) {
      const hidden = hexes.filter((h) => over(box(f), box(h)))
      if (hidden.length) found.push(`${f.className} lies over ${hidden.length} hexes: ${hidden.slice(0, 3).map((h) => h.parentElement.getAttribute('aria-label').split(',')[0])}`)
    }
    const outside = hexes.filter((h) => box(h).left < box(area).left - 1 || box(h).right > box(area).right + 1 || box(h).top < box(area).top - 1 || box(h).bottom > innerHeight + 1)
    if (outside.length) found.push(`${outside.length} hexes outside the board`)
  }
  for (const e of document.querySelectorAll('button, h1, h2, h3, .chip, .label, td, th')) {
    if (e.closest('.unseen, .clip-ok') || !box(e).width || e.scrollWidth - e.clientWidth < 2 || getComputedStyle(e).display === 'inline') continue
    const style = getComputedStyle(e)
    if (style.overflowX !== 'visible' || ['hidden', 'clip'].includes(getComputedStyle(e.parentElement).overflowX)) found.push(`cut off: ${e.tagName} ${e.className} “${e.textContent.trim().slice(0, 40)}”`)
  }
  return found
}

async function shot(page, name) {
  await page.waitForTimeout(350)
  await page.screenshot({ path: `${OUT}/${name}.png` })
  for (const f of await page.evaluate(broken)) complain(`${name}: ${f}`)
  const found = await page.evaluate(`${axe};axe.run(document,{resultTypes:['violations']}).then(r=>r.violations.filter(v=>['serious','critical'].includes(v.impact)).map(v=>v.id+': '+v.nodes.length+' '+v.nodes.slice(0,3).map(n=>n.target+' '+(n.any[0]?.message??'')).join(' | ')))`)
  for (const f of found) complain(`${name}: ${f}`)
}

const bot = (name, strength = 'beginner') => ({ kind: 'bot', name, bot: strength })
const FOUR = [{ kind: 'me', name: 'Jana' }, bot('Tomáš'), bot('Eliška'), bot('Vrána')]
const THREE = [{ kind: 'me', name: 'Jana' }, bot('Tomáš'), bot('Vrána')]

async function open(page, map, seats) {
  await page.goto(BASE + '/')
  return page.evaluate(async ([map, seats]) => {
    const reply = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game: 'rebirth', options: { map, start: '1' }, seats, lang: 'cs' }) })
    const made = await reply.json()
    if (!reply.ok) throw new Error(JSON.stringify(made))
    return made.table
  }, [map, seats])
}

/** Answers in the page's name without the page, until so many tiles lie and it is our turn (or the end). */
function advance(page, table, tiles) {
  return page.evaluate(([table, tiles]) => new Promise((done, fail) => {
    const ws = new WebSocket(`ws://${location.host}/ws/${table}`)
    let placed = 0
    ws.onopen = () => ws.send(JSON.stringify({ t: 'hello', seat: null, seq: null, content: null }))
    ws.onerror = () => fail(new Error('no socket'))
    ws.onmessage = (e) => {
      const m = JSON.parse(e.data)
      if (m.t === 'full') placed = 0
      if (m.t !== 'full' && m.t !== 'delta') return
      placed += m.log.filter((l) => l.event.t === 'rebirth.Placed').length
      const moves = m.question?.moves ?? []
      const over = (m.t === 'full' && m.view && !m.question) || m.table?.over
      if (over || (moves.length && placed >= tiles)) {
        ws.close()
        done(placed)
      } else if (moves.length) {
        ws.send(JSON.stringify({ t: 'play', seat: 0, question: m.question.number, move: moves[(placed * 7) % moves.length].move }))
      }
    }
  }), [table, tiles])
}

async function table(page, map, tiles, seats) {
  const id = await open(page, map, seats)
  if (tiles) await advance(page, id, tiles)
  await page.goto(`${BASE}/t/${id}`)
  await page.waitForSelector('.board, .won, .waiting, dialog')
  await page.waitForTimeout(600)
}

async function looked(page, compact) {
  if (!compact) await page.locator('.choices .points').first().waitFor({ timeout: 8000 }).catch(() => {})
  await page.waitForTimeout(600)
}

const SCREENS = {
  async lobby(page, name) {
    await page.goto(BASE + '/')
    await page.waitForSelector('.seats li')
    await page.waitForTimeout(500)
    await shot(page, name)
    await page.screenshot({ path: `${OUT}/${name}-whole.png`, fullPage: true })
    await page.getByRole('button', { name: /^(Pravidla|Rules)$/ }).click()
    await page.waitForTimeout(300)
    await shot(page, name + '-rules')
  },
  async waiting(page, name) {
    await table(page, 'scotland', 0, [{ kind: 'me', name: 'Jana' }, { kind: 'link' }, bot('Vrána')])
    await shot(page, name)
    const qr = page.getByRole('button', { name: /QR/ }).first()
    if (await qr.count()) await qr.click()
    await shot(page, name + '-qr')
  },
  async scotland(page, name, compact, full) {
    await table(page, 'scotland', 48, FOUR)
    await looked(page, compact)
    await shot(page, name)
    const legal = page.locator('.place.can').nth(2)
    if (compact) {
      await legal.click({ force: true })
      await shot(page, name + '-picked')
      if (!full) return
      await page.locator('.grip').click()
      await shot(page, name + '-sheet')
      await page.locator('.grip').click()
      await page.keyboard.press('Escape')
    } else {
      await legal.hover({ force: true })
      await shot(page, name + '-preview')
      await page.mouse.move(5, 5)
    }
    await page.locator('.place[aria-disabled=true]').nth(30).click({ force: true })
    await page.waitForSelector('.refusal[role=alert], .toast')
    await shot(page, name + '-refused')
    if (!full) return
    await page.getByRole('button', { name: /Ukázat pravidlo|Show the rule/ }).click()
    await shot(page, name + '-rules')
    await page.keyboard.press('Escape')
    for (const [tab, words] of [['log', /Zápis|Log/], ['chat', /Chat/]]) {
      if (compact && !(await page.locator('.sheet.open').count())) await page.locator('.grip').click()
      await page.getByRole('tab', { name: words }).click()
      if (tab === 'chat') {
        await page.locator('.chat input').fill('Ahoj, hraju z vlaku!')
        await page.keyboard.press('Enter')
      }
      await shot(page, `${name}-${tab}`)
    }
    if (compact) await page.locator('.grip').click()
    await page.getByRole('button', { name: /^(Další|More)$/ }).click()
    await shot(page, name + '-menu')
    await page.keyboard.press('Escape')
    if (compact) {
      await page.locator('.strip button').first().click()
      await shot(page, name + '-seats')
    } else {
      await page.locator('.who').nth(1).click()
      await shot(page, name + '-breakdown')
      await page.getByRole('button', { name: /Pozvat|Invite/ }).click()
      await shot(page, name + '-invite')
    }
  },
  async ireland(page, name, compact) {
    await table(page, 'ireland', 39, THREE)
    await looked(page, compact)
    await shot(page, name)
    if (compact) {
      await page.locator('.grip').click()
      await shot(page, name + '-sheet')
    } else {
      await page.locator('.place.can').nth(1).hover({ force: true })
      await shot(page, name + '-preview')
    }
  },
  async curtain(page, name) {
    await table(page, 'scotland', 0, [{ kind: 'me', name: 'Jana' }, { kind: 'here', name: 'Tomáš' }])
    await page.waitForSelector('dialog[open]')
    await shot(page, name)
  },
  async end(page, name) {
    await table(page, name.includes('dark') ? 'ireland' : 'scotland', 999, THREE)
    await page.waitForSelector('.won')
    await page.waitForTimeout(600)
    await shot(page, name)
    await page.locator('.end').evaluate((e) => e.scrollTo(0, e.scrollHeight))
    await shot(page, name + '-low')
  },
}

for (const [screen, act] of Object.entries(SCREENS)) {
  if (SCREEN && SCREEN !== screen) continue
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    const full = FULL.includes(size)
    if (SIZE ? SIZE !== size : !full && !['scotland', 'ireland'].includes(screen)) continue
    for (const theme of ['light', 'dark']) {
      if (process.env.THEME && process.env.THEME !== theme) continue
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: theme === 'dark' ? 'en-GB' : 'cs-CZ', hasTouch: width < 1100 })
      const page = await context.newPage()
      page.on('console', (m) => ['error', 'warning'].includes(m.type()) && complain(`${screen} ${size}: ${m.text()}`))
      page.on('pageerror', (e) => complain(`${screen} ${size}: ${e}`))
      const name = `${screen}-${size}-${theme}`
      try {
        await act(page, name, width < 900 || height > width, full)
      } catch (e) {
        complain(`${name}: ${String(e).split('\n').slice(0, 4).join(' ')}`)
        await page.screenshot({ path: `${OUT}/${name}-FAILED.png` })
      }
      await context.close()
    }
  }
}
await browser.close()
console.log(bad ? `${bad} findings` : 'nothing broken')
process.exit(bad ? 1 : 0)
