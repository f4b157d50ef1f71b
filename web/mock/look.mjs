// Screenshots of every screen at three sizes, light and dark, and axe on each. Run the mock first.
// node mock/look.mjs [folder] [only this screen]
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'

const BASE = process.env.BASE ?? 'http://127.0.0.1:8799'
const OUT = process.argv[2] ?? '/tmp/look'
const ONLY = process.argv[3]
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const SIZES = { desktop: [1440, 900], tablet: [768, 1024], phone: [390, 844] }
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
mkdirSync(OUT, { recursive: true })

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS })
let bad = 0

async function shot(page, name) {
  await page.waitForTimeout(350)
  await page.screenshot({ path: `${OUT}/${name}.png` })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) console.log(`${name}: ${wide} px wider than the window`)
  const found = await page.evaluate(`${axe};axe.run(document,{resultTypes:['violations']}).then(r=>r.violations.filter(v=>['serious','critical'].includes(v.impact)).map(v=>v.id+': '+v.nodes.length+' '+v.nodes.slice(0,3).map(n=>n.target+' '+(n.any[0]?.message??'')).join(' | ')))`)
  for (const f of found) console.log(`${name}: ${f}`)
  bad += found.length
}

async function start(page, map, played, seats) {
  return page.evaluate(async ([map, played, seats]) => {
    const r = await fetch('/api/tables', { method: 'POST', body: JSON.stringify({ game: 'rebirth', options: { map }, seats, played, lang: 'cs' }) })
    return (await r.json()).table
  }, [map, played, seats])
}

const FOUR = [{ kind: 'me', name: 'Jana' }, { kind: 'bot', name: 'Tomáš', bot: 'player' }, { kind: 'link', name: 'Eliška' }, { kind: 'bot', name: 'Vrána', bot: 'strong' }]
const THREE = [{ kind: 'me', name: 'Jana' }, { kind: 'bot', name: 'Tomáš', bot: 'player' }, { kind: 'bot', name: 'Vrána', bot: 'strong' }]

const SCREENS = {
  async lobby(page, name) {
    await page.goto(BASE + '/')
    await page.waitForSelector('.seats li')
    await page.waitForTimeout(500)
    await shot(page, name)
    await page.getByRole('button', { name: /Pravidla|Rules/ }).click()
    await page.waitForTimeout(300)
    await shot(page, name + '-rules')
  },
  async scotland(page, name, compact) {
    await table(page, 'scotland', 48, FOUR)
    await page.waitForTimeout(3200)
    await shot(page, name)
    const legal = page.locator('.place.can').nth(2)
    if (compact) {
      await legal.click({ force: true })
      await shot(page, name + '-picked')
      await page.locator('.grip').click()
      await shot(page, name + '-sheet')
      await page.locator('.grip').click()
    } else {
      await legal.hover({ force: true })
      await shot(page, name + '-hover')
      await page.mouse.move(5, 5)
    }
    await page.locator('.place[aria-disabled=true]').nth(20).click({ force: true })
    await page.waitForSelector('.refusal[role=alert], .toast')
    await shot(page, name + '-refused')
    await page.getByRole('button', { name: /Ukázat pravidlo|Show the rule/ }).click()
    await shot(page, name + '-rules')
    if (!compact) {
      await page.getByRole('tab', { name: /Chat/ }).click()
      await shot(page, name + '-chat')
      await page.getByRole('button', { name: /Pozvat|Invite/ }).click()
      await page.getByRole('button', { name: 'QR' }).first().click()
      await shot(page, name + '-invite')
    }
  },
  async ireland(page, name) {
    await table(page, 'ireland', 39, THREE)
    await page.waitForTimeout(3500)
    await shot(page, name)
  },
  async end(page, name) {
    await table(page, 'scotland', 999, THREE)
    await page.waitForSelector('.won')
    await shot(page, name)
  },
}

async function table(page, map, played, seats) {
  await page.goto(BASE + '/')
  const id = await start(page, map, played, seats)
  await page.goto(`${BASE}/t/${id}`)
  await page.waitForSelector('.board, .won')
}

for (const [screen, act] of Object.entries(SCREENS)) {
  if (ONLY && ONLY !== screen) continue
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark']) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: theme === 'dark' ? 'en-GB' : 'cs-CZ', hasTouch: size !== 'desktop' })
      const page = await context.newPage()
      page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(`${screen} ${size}: ${m.text()}`))
      page.on('pageerror', (e) => console.log(`${screen} ${size}: ${e}`))
      try {
        await act(page, `${screen}-${size}-${theme}`, width < 1100)
      } catch (e) {
        console.log(`${screen} ${size} ${theme}: ${String(e).split('\n').slice(0, 4).join(' ')}`)
        await page.screenshot({ path: `${OUT}/${screen}-${size}-${theme}-FAILED.png` })
      }
      await context.close()
    }
  }
}
await browser.close()
process.exit(bad ? 1 : 0)
