"""What must hold on every screen: nothing is cut off or covered, and axe finds nothing serious."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from browser.cases import FULL
from browser.person import Person

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIXTH = ROOT / "tests" / "games" / "settlers" / "packs" / "atlanteans.toml"  # a pack with a sixth faction
SHOTS = ROOT / ".cache" / "screenshots"
LOOKED_AT = FULL or bool(os.environ.get("DESKOVKA_SHOTS"))  # each takes as long as several answers

WIDER = "() => document.documentElement.scrollWidth - innerWidth"

# Controls that cannot be hit where they are seen. What is scrolled out of its own box can be scrolled in again.
UNREACHABLE = """part => {
  const modal = [...document.querySelectorAll('dialog')].find(d => d.matches(':modal'))
  const controls = 'button, a[href], input, select, summary, [role=tab], [data-move][aria-disabled="false"]'
  const name = e => (e.getAttribute('aria-label') || e.textContent || e.tagName).trim().slice(0, 50)
  const over = e => {
    const box = e.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return !top || e.contains(top) || e.closest('label')?.contains(top) ? null : top
  }
  const found = []
  for (const e of (part ?? modal ?? document).querySelectorAll(controls)) {
    if (e.disabled || e.closest('[inert]') || !e.checkVisibility({visibilityProperty: true})) continue
    const box = e.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    let scrolled = false
    for (let up = e.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (!/auto|scroll/.test(style.overflowX + style.overflowY)) continue
      const clip = up.getBoundingClientRect()
      scrolled ||= x < clip.left || x > clip.right || y < clip.top || y > clip.bottom
    }
    const page = document.scrollingElement
    const below = page.scrollHeight > innerHeight && (y < 0 || y > innerHeight)
    if (scrolled || below) continue
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) found.push(`${name(e)}: outside the window`)
    else {
      let top = over(e)
      if (top) {
        e.scrollIntoView({block: 'center', behavior: 'instant'})
        top = over(e)
      }
      if (top) found.push(`${name(e)}: under ${top.tagName}.${top.getAttribute('class')} ${name(top)}`)
    }
  }
  return found
}"""

# Numbers that stand on several lines, digit by digit.
BROKEN = """() => {
  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!/^[0-9]{2,}$/.test(text.data.trim())) continue
    range.selectNodeContents(text)
    if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) found.push(text.data)
  }
  return found
}"""

# A colour on its way to another one is nobody's choice, so what is under way ends first.
RUN_AXE = """() => {
  for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish()
  return axe.run(document, {resultTypes: ['violations']}).then(all => all.violations
    .filter(v => ['serious', 'critical'].includes(v.impact))
    .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target + ' ' + (n.any[0]?.message ?? '')).join(' | ')))
}"""


def fits(person: Person, where: str, part: Locator | None = None) -> None:
    """Everything, or all in this part, can be seen and hit."""
    wider = person.page.evaluate(WIDER)
    assert wider <= 0, f"{where}: {wider} pixels wider than the window"
    broken = person.page.evaluate(BROKEN)
    assert broken == [], f"{where}: numbers broken over lines: {broken}"
    unreachable = person.page.evaluate(UNREACHABLE, part and part.element_handle())
    assert unreachable == [], f"{where}: {json.dumps(unreachable, ensure_ascii=False, indent=1)}"


def accessible(person: Person, where: str) -> None:
    """axe finds nothing serious. (It is run by the debugger, so the page's own policy need not allow it.)"""
    if person.page.evaluate("() => typeof axe") == "undefined":
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = person.page.evaluate(RUN_AXE)
    assert found == [], f"{where}: {json.dumps(found, ensure_ascii=False, indent=1)}"


def shot(person: Person, name: str) -> None:
    """A picture for people to look at, where somebody wants them: in `make soak`, or with DESKOVKA_SHOTS=1."""
    if LOOKED_AT:
        take_picture(person.page, name)


def take_picture(page: Page, name: str) -> None:
    """A picture in any case, as of what is wrong."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png", animations="disabled")
