"""Text that nobody can read: cut off, covered by something or by other text, or smaller than 12 pixels."""

from __future__ import annotations

import json
from typing import Any

from browser.person import Person

SMALLEST = 12.0  # pixels on the screen

# `kind: text (where)` of every such text, each once. What can be scrolled or panned into sight is not cut off;
# what is scrolled away looks at itself in the middle of its box.
ILLEGIBLE = """smallest => {
  const modal = [...document.querySelectorAll('dialog')].find(d => d.matches(':modal'))
  const root = modal ?? document.body
  const SLACK = 1.5
  const styles = new Map()
  const styleOf = e => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e))
  const up = e => e.parentElement ?? e.getRootNode().host ?? null
  const chain = e => { const all = []; for (let a = e; a; a = up(a)) all.push(a); return all }
  const where = e => chain(e).slice(0, 3).reverse()
    .map(a => [a.localName, ...a.classList].filter(c => !/^svelte-|^s-/.test(c)).join('.')).join(' > ')

  // Only for ears, or not meant to be seen now.
  const unseen = e => !e.checkVisibility({visibilityProperty: true, opacityProperty: true})
    || chain(e).some(a => a.matches('[inert], .unseen') || /inset\\(50%/.test(styleOf(a).clipPath))

  const sizeOf = e => {
    const px = parseFloat(styleOf(e).fontSize)
    const matrix = e instanceof SVGGraphicsElement ? e.getScreenCTM() : null
    if (matrix) return px * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
    const scale = chain(e).map(a => styleOf(a).transform).filter(t => t && t !== 'none')
      .map(t => new DOMMatrix(t)).reduce((by, m) => by * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)), 1)
    return px * scale * (e.currentCSSZoom ?? 1)
  }
  // The room of a line is higher than its letters.
  const inked = (box, e) => styleOf(e).writingMode === 'horizontal-tb'
    ? {left: box.left, right: box.right, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.08}
    : box
  const inner = (a) => {
    const b = a.getBoundingClientRect()
    return {left: b.left + a.clientLeft, right: b.left + a.clientLeft + (a.clientWidth || b.width),
      top: b.top + a.clientTop, bottom: b.top + a.clientTop + (a.clientHeight || b.height)}
  }
  const beyond = (box, clip, axis) => axis === 'x'
    ? box.left < clip.left - SLACK || box.right > clip.right + SLACK
    : box.top < clip.top - SLACK || box.bottom > clip.bottom + SLACK
  const panned = a => styleOf(a).touchAction === 'none'

  // 'cut', 'away' (scrolled or panned out of sight, at least partly), or ''.
  function cut(box, e) {
    let away = ''
    const free = {x: false, y: false}  // what scrolls over there is not cut by what lies around it
    for (const a of chain(e)) {
      const style = styleOf(a)
      if (panned(a) && ['x', 'y'].some(axis => beyond(box, a.getBoundingClientRect(), axis))) return 'away'
      if (a === document.body || a === document.documentElement) continue
      for (const axis of ['x', 'y']) {
        const how = style[axis === 'x' ? 'overflowX' : 'overflowY']
        if (how === 'visible' || free[axis] || style.display === 'inline' || style.display === 'contents') continue
        if (a instanceof SVGElement && !(a instanceof SVGSVGElement)) continue
        const scrolls = /auto|scroll/.test(how)
          && (axis === 'x' ? a.scrollWidth > a.clientWidth : a.scrollHeight > a.clientHeight)
        if (!beyond(box, inner(a), axis)) continue
        if (!scrolls) return 'cut'
        away = 'away'
        free[axis] = true
      }
      if (style.position === 'fixed') break
    }
    if (away) return away
    const page = document.scrollingElement
    const seen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight}
    if (beyond(box, seen, 'x')) return 'cut'
    return beyond(box, seen, 'y') ? (page.scrollHeight > innerHeight + 1 ? 'away' : 'cut') : ''
  }

  const alpha = colour => colour === 'transparent' || colour === 'none' ? 0
    : parseFloat(/[,/] *([0-9.]+)(%?)\\)$/.exec(colour.startsWith('rgb(') ? '' : colour)?.[1] ?? '1')
  const opaque = (a) => {
    const style = styleOf(a)
    const through = chain(a).reduce((o, b) => o * parseFloat(styleOf(b).opacity), 1)
    if (through < 0.5) return false
    if (a instanceof SVGElement) return !(a instanceof SVGSVGElement) && !a.closest('text')
      && alpha(style.fill) * parseFloat(style.fillOpacity) > 0.5
    return a.localName === 'img' || alpha(style.backgroundColor) > 0.5
      || (style.backgroundImage !== 'none' && alpha(style.backgroundColor) > 0)
  }
  // What lies over the text at one of three points of it.
  function cover(box, e) {
    const y = (box.top + box.bottom) / 2
    for (const part of [0.15, 0.5, 0.85]) {
      const x = box.left + (box.right - box.left) * part
      for (const top of document.elementsFromPoint(x, y)) {
        if (top === e || e.contains(top) || top.contains(e)) break
        if (opaque(top)) return top
      }
    }
    return null
  }

  // What no pointer hits can cover and be covered all the same.
  const hit = new CSSStyleSheet()
  hit.replaceSync('*, *::before, *::after { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hit]

  const found = new Map()
  const tell = (kind, text, e, more = '') => {
    const place = `(${where(e)})${more}`
    const words = JSON.stringify(text.trim().slice(0, 40))
    if (!found.has(kind + place)) found.set(kind + place, `${kind}: ${words} ${place}`)
  }
  const range = document.createRange()
  const boxes = text => {
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(b => b.width > 0.5 && b.height > 0.5)
  }
  const texts = []
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode
    if (!text.data.trim() || unseen(text.parentElement)) continue
    if (text.parentElement.closest('script, style, title, desc, option')) continue
    texts.push(text)
  }
  const scrollers = chain => chain.filter(a => /auto|scroll/.test(styleOf(a).overflowX + styleOf(a).overflowY))
  const lines = []
  for (const text of texts) {
    const e = text.parentElement
    const size = sizeOf(e)
    if (size < smallest - 0.05) tell('small', text.data, e, ` ${size.toFixed(1)} px`)
    for (const raw of boxes(text)) {
      let box = inked(raw, e)
      const state = cut(box, e)
      if (state === 'cut') tell('cut', text.data, e)
      if (state !== '') break
      let top = cover(box, e)
      if (top && scrollers(chain(e)).length) {
        e.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
        const now = boxes(text)[0]
        top = now ? cover(inked(now, e), e) : null
        if (top) tell('covered', text.data, e, ` by ${where(top)}`)
        break
      }
      if (top) { tell('covered', text.data, e, ` by ${where(top)}`); break }
      lines.push({box, e, text})
    }
  }
  // Text over text, both of them seen.
  for (let i = 0; i < lines.length; i++) for (let j = i + 1; j < lines.length; j++) {
    const [a, b] = [lines[i], lines[j]]
    if (a.e === b.e || a.text === b.text) continue
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
    if (wide > 3 && high > 3) {
      const x = (Math.min(a.box.right, b.box.right) + Math.max(a.box.left, b.box.left)) / 2
      const y = (Math.min(a.box.bottom, b.box.bottom) + Math.max(a.box.top, b.box.top)) / 2
      const seen = document.elementsFromPoint(x, y)
      if (seen.includes(a.e) && seen.includes(b.e)) tell('over', a.text.data, a.e, ` and ${where(b.e)}`)
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(s => s !== hit)
  return [...found.values()]
}"""


def illegible(person: Person) -> list[str]:
    """Return what cannot be read on this screen."""
    found: list[Any] = person.page.evaluate(ILLEGIBLE, SMALLEST)
    return [str(one) for one in found]


def legible(person: Person, where: str) -> None:
    """Everything that is written on this screen can be read."""
    found = illegible(person)
    assert found == [], f"{where}: {json.dumps(found, ensure_ascii=False, indent=1)}"
