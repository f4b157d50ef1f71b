// Whole games in real Chromium against a running table. node tests/browser/play.mjs [address]
// Two browsers and a bot by clicks; one person by keyboard alone; two people on one device by taps.
import assert from 'node:assert/strict'
import { chromium } from 'playwright-core'

const BASE = process.argv[2] ?? 'http://127.0.0.1:8765'
const ONLY = process.argv[3]
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS })
const troubles = []

async function person(size = { width: 1440, height: 900 }, locale = 'cs-CZ', more = {}) {
  const context = await browser.newContext({ viewport: size, locale, reducedMotion: 'reduce', ...more })
  const page = await context.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && !/status of 4|ERR_CONNECTION|WebSocket connection/.test(m.text()) && troubles.push(m.text()))
  page.on('pageerror', (e) => troubles.push(String(e)))
  page.on('dialog', (d) => d.accept())
  return page
}

const open = (page) => page.goto(BASE + '/').then(() => page.waitForSelector('.seats li'))
const over = (page) => page.locator('.end .won').count()
const myTurn = (page) => page.locator('.place.can, .choices li').count()

async function lobby(page, map, kinds) {
  await open(page)
  await page.locator(`input[value=${map}]`).check()
  while ((await page.locator('.seats li').count()) < kinds.length) await page.getByRole('button', { name: /Přidat místo|Add a seat/ }).click()
  for (const [i, kind] of kinds.entries()) {
    const row = page.locator('.seats li').nth(i)
    await row.getByRole('button', { name: kind, exact: true }).click()
    if (await row.locator('input').count()) await row.locator('input').fill(['Jana', 'Tomáš', 'Eliška', 'Vrána'][i])
    const easy = row.getByRole('button', { name: /začátečník|beginner/i })
    if (await easy.count()) await easy.click()
  }
  await page.getByRole('button', { name: /Začít hru|Start the game/ }).click()
  await page.waitForURL('**/t/**')
}

/** Answers whatever is asked until the game is over or `until` says so. */
async function play(pages, answer, until = () => false) {
  let [tiles, since] = [-1, Date.now()]
  for (let n = 0; ; n++) {
    const now = await pages[0].locator('.landed').count()
    if (now !== tiles) [tiles, since] = [now, Date.now()]
    assert(Date.now() - since < 25000, 'nothing moves')
    let moved = false
    for (const page of pages) {
      if (await over(page)) continue
      if (await myTurn(page)) {
        await answer(page, n)
        moved = true
      }
    }
    if ((await Promise.all(pages.map(over))).every(Boolean) || (await until(n))) return n
    if (!moved) await pages[0].waitForTimeout(30)
  }
}

async function click(page) {
  const before = await page.locator('.ask').textContent()
  const hex = page.locator('.place.can')
  if (await hex.count()) await hex.first().dispatchEvent('click', {}, { timeout: 2000 }).catch(() => {})
  else await page.locator('.choices button').first().click({ timeout: 2000 }).catch(() => {})
  await page.waitForTimeout(40)
  return before
}

async function friends(map) {
  const jana = await person()
  await lobby(jana, map, ['Já', 'Přítel', 'Bot'])
  const link = await jana.getByRole('textbox', { name: /Odkaz na místo/ }).first().inputValue()
  assert.match(link, /#/)
  const tom = await person({ width: 390, height: 844 }, 'en-GB')
  await tom.goto(BASE + new URL(link).pathname + new URL(link).hash)
  await tom.locator('form input').fill('Tom')
  await tom.getByRole('button', { name: 'Sit down' }).click()
  await tom.waitForSelector('.board')
  assert.equal(new URL(tom.url()).hash, '', 'the secret stays in the address bar')
  await jana.waitForSelector('.board')
  const watcher = await person()
  await watcher.goto(jana.url())
  await watcher.waitForSelector('.board')
  assert.equal(await watcher.locator('.place.can').count(), 0)

  await play([jana, tom], (p) => (p === tom ? tapPhone(p) : click(p)), async (n) => n > 0 && (await jana.locator('.landed').count()) > 6)
  // A refused click says why and leads to the rule.
  await play([jana, tom], (p) => (p === tom ? tapPhone(p) : Promise.resolve()), async () => (await jana.locator('.place.can').count()) > 0)
  await jana.locator('.place[aria-disabled=true]').first().dispatchEvent('click')
  await jana.locator('.bubble.refusal').waitFor()
  await jana.getByRole('button', { name: 'Ukázat pravidlo' }).click()
  await jana.locator('li.asked').waitFor()
  await jana.keyboard.press('Escape')
  await jana.locator('.bubble.refusal').waitFor({ state: 'detached' })
  // Chat reaches the other; what looks like markup is text.
  await jana.getByRole('tab', { name: /Chat/ }).click()
  await jana.getByRole('textbox', { name: 'Napiš ostatním' }).fill('<b>Ahoj</b>')
  await jana.keyboard.press('Enter')
  await tom.locator('.grip').click()
  await tom.getByRole('tab', { name: /Chat/ }).click()
  await tom.getByText('<b>Ahoj</b>').waitFor()
  await tom.locator('.grip').click()
  // The language changes in the middle.
  await jana.getByRole('tab', { name: /Teď/ }).click()
  await jana.getByRole('button', { name: 'EN', exact: true }).click()
  await jana.getByRole('tab', { name: 'Now' }).waitFor()
  await jana.getByRole('button', { name: 'CS', exact: true }).click()
  // Reload in the middle, and a lost connection.
  await jana.reload()
  await jana.waitForSelector('.place.can')
  await jana.context().setOffline(true)
  await jana.context().setOffline(false)
  // The friend's seat goes to a bot and back.
  const address = tom.url()
  await tom.goto('about:blank')
  await jana.locator('.who').nth(1).click()
  await jana.getByText('odpojeno').waitFor()
  await jana.getByRole('button', { name: 'Dát místo botovi' }).click()
  await jana.getByText(/bot ·/).nth(1).waitFor()
  await jana.getByRole('button', { name: 'Vrátit místo člověku' }).click()
  await tom.goto(address)
  await tom.waitForSelector('.board')
  const n = await play([jana, tom], (p) => (p === tom ? tapPhone(p) : click(p)))
  await watcher.locator('.end .won').waitFor({ timeout: 20000 })
  await jana.getByText('Otisk ze začátku souhlasí').waitFor()
  console.log(`friends, ${map}: over after ${n} rounds of looking`)
  await Promise.all([jana, tom, watcher].map((p) => p.context().close()))
}

async function tapPhone(page) {
  const hex = page.locator('.place.can')
  if (await hex.count()) await hex.first().dispatchEvent('click', {}, { timeout: 2000 }).catch(() => {})
  else {
    if (!(await page.locator('.sheet.open').count())) await page.locator('.grip').click()
    await page.locator('.choices button').first().click({ timeout: 2000 }).catch(() => {})
  }
  await page.locator('.sheet .acts .main:not(:disabled)').click({ timeout: 2000 }).catch(() => {})
  await page.waitForTimeout(40)
}

async function keyboard() {
  const page = await person()
  await lobby(page, 'scotland', ['Já', 'Bot'])
  await page.waitForSelector('.board')
  let turns = 0
  const n = await play([page], async (p) => {
    const list = p.locator('.choices button').first()
    if (!(await list.count())) return
    if (turns++ > 5 || !(await p.locator('.place.can').count())) await list.focus({ timeout: 2000 }).catch(() => {})
    else {
      // From any hex the arrows reach a legal one; here the shortest way is to look for it with them.
      await p.locator('.place[tabindex="0"]').focus({ timeout: 2000 }).catch(() => {})
      for (let i = 0; i < 60 && !(await p.locator('.place.can:focus').count()) && (await p.locator('.place.can').count()); i++) {
        await p.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'][Math.floor(Math.random() * 6)])
      }
    }
    await p.keyboard.press('Enter')
    await p.waitForTimeout(60)
  })
  console.log(`keyboard: over after ${n} rounds of looking`)
  await page.context().close()
}

async function hotSeat() {
  const page = await person({ width: 768, height: 1024 }, 'cs-CZ', { hasTouch: true })
  await lobby(page, 'ireland', ['Já', 'Vedle mě'])
  await page.waitForSelector('.board, dialog')
  let curtains = 0
  for (let n = 0; n < 40 && curtains < 6; n++) {
    const lift = page.getByRole('button', { name: /ukaž mi můj tah/ })
    if (await lift.count()) {
      await lift.click()
      curtains++
      await page.waitForTimeout(150)
    } else if (await myTurn(page)) await tapPhone(page)
    else await page.waitForTimeout(100)
  }
  assert(curtains >= 3, `only ${curtains} curtains`)
  console.log(`hot seat: ${curtains} curtains lifted`)
  await page.context().close()
}

async function undo() {
  const page = await person()
  await lobby(page, 'ireland', ['Já', 'Bot'])
  await page.waitForSelector('.place.can', { timeout: 15000 })
  await page.locator('.place.can').first().hover({ force: true })
  await page.locator('.bubble.preview').waitFor()
  await page.locator('.place.can').first().click({ force: true })
  await page.waitForSelector('.place.can', { timeout: 15000 })
  await page.getByRole('button', { name: 'Vrátit tah' }).click()
  await page.waitForTimeout(600)
  console.log('undo:', (await page.locator('.toast').allTextContents()).join(' ') || 'taken back')
  await page.context().close()
}

for (const [name, test] of Object.entries({ undo, hotSeat, scotland: () => friends('scotland'), ireland: () => friends('ireland'), keyboard })) {
  if (ONLY && ONLY !== name) continue
  try {
    await test()
  } catch (e) {
    troubles.push(`${name}: ${String(e).split('\n').slice(0, 6).join(' ')}`)
    for (const [i, c] of browser.contexts().entries()) {
      await c.pages()[0]?.screenshot({ path: `/tmp/failed-${name}-${i}.png` }).catch(() => {})
      await c.close()
    }
  }
}
await browser.close()
for (const t of troubles) console.log('TROUBLE', t)
process.exit(troubles.length ? 1 : 0)
