"""Everything that glows answers one real click or tap: it gives an answer, or a next step is seen."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

from browser.cases import FULL
from browser.checks import take_picture
from browser.moments import by_chance, go_on, opened, some_of_each
from browser.person import DESKTOP, PHONE, Come, Person, Size

MOMENTS = None if FULL else 4  # of a game
THINGS = None if FULL else 7  # of a moment
ALWAYS = ("KeepOne", "ActionPhase", "Act", "TopAction")  # where clicks were lost once
NEXT = 3  # things that glow only after a first click, per such click
FRAMES = 40  # looks in which a click must be answered; the machine may be busy with other tests

# The table hears no answer, so that one position is enough for all its clicks; the page is told that it may go on.
DEAF = """
  window.answers = []
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) {
    const message = JSON.parse(data)
    if (message.t !== 'play') return send.call(this, data)
    window.answers.push(message.move)
    const told = JSON.stringify({ t: 'why', move: message.move, allowed: true, why: null })
    const tell = () => this.dispatchEvent(new MessageEvent('message', { data: told }))
    setTimeout(() => { tell(); tell() })  // the first one may pass for an answer to a question asked quietly
  }
"""

# What may be clicked, with points of it that can be hit: nearest to its middle, and farthest from it.
THINGS_JS = """() => {
  const all = '[data-move][aria-disabled="false"], [data-do], ul[aria-labelledby=choices] button'
  const modal = [...document.querySelectorAll('dialog')].find(d => d.matches(':modal'))
  const found = []
  const counts = {}
  for (const e of (modal ?? document).querySelectorAll(all)) {
    if (e.disabled || !e.checkVisibility({visibilityProperty: true})) continue
    const words = e.dataset.move ?? (e.getAttribute('aria-label') ?? e.textContent).trim()
    const kind = e.dataset.move ? 'move' : e.dataset.do !== undefined ? 'do' : 'choice'
    const name = `${kind} ${words} ${(counts[kind + words] = (counts[kind + words] ?? 0) + 1)}`
    found.push(name)
    e.dataset.thing = name
  }
  return found
}"""

POINTS_JS = """name => {
  const e = document.querySelector(`[data-thing="${CSS.escape(name)}"]`)
  if (!e) return null
  const box = () => e.getBoundingClientRect()
  const mid = () => [box().x + box().width / 2, box().y + box().height / 2]
  const seen = ([x, y]) => { const top = document.elementFromPoint(x, y); return top !== null && e.contains(top) }
  if (!seen(mid())) e.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
  const b = box(), [mx, my] = mid(), points = []
  const N = 12
  const around = [[0, 0], [2, 2], [2, -2], [-2, 2], [-2, -2]]  // a pointer rounds, corners are round
  for (let i = 0; i <= N; i++) for (let j = 0; j <= N; j++) {
    const p = [b.x + 3 + (b.width - 6) * i / N, b.y + 3 + (b.height - 6) * j / N]
    if (around.every(([x, y]) => seen([p[0] + x, p[1] + y]))) points.push(p)
  }
  const far = ([x, y]) => Math.hypot(x - mx, y - my)
  points.sort((p, q) => far(p) - far(q))
  return points.length ? [points[0], points.at(-1)] : []
}"""

# What tells a person that something was taken up: what glows, is marked, is open, what the main button says.
LOOK_JS = """() => [...document.querySelectorAll(
  '[data-move], [data-do], [aria-expanded], [aria-pressed], dialog[open], .sheet .main, .refusal, .toast')]
  .filter(e => e.checkVisibility({visibilityProperty: true}))
  .map(e => [e.dataset.move ?? e.tagName, e.getAttribute('aria-disabled'), e.classList.contains('picked'),
    e.getAttribute('aria-expanded'), e.getAttribute('aria-pressed'), e.matches('.main') && e.textContent].join())
  .join(';')"""


class Case(NamedTuple):
    """A game by chance."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    answers: int

    def __str__(self) -> str:
        return "-".join((self.game, *map(str, self.options.values()), str(self.seed)))


CASES = (
    Case("rebirth", 2, 3, {"map": "scotland"}, 60),
    Case("rebirth", 3, 4, {"map": "ireland"}, 90),
    Case("katan-duel", 2, 5, {"mode": "introductory"}, 300),
    Case("katan-duel", 2, 6, {"mode": "duel"}, 400),
    Case("settlers", 2, 7, {}, 300),
    Case("settlers", 3, 8, {}, 400),
    Case("scythe", 2, 9, {}, 500),
    Case("scythe", 3, 10, {}, 700),
    Case("skirmish", 2, 11, {}, 40),
    Case("prsi", 3, 12, {}, 40),
)


class Hand:
    """A real pointer of somebody who sits at a moment of a game."""

    def __init__(self, person: Person, where: str) -> None:
        self.person = person
        self.page = person.page
        self.where = where
        self.dead: list[str] = []

    def park(self) -> None:
        """What is pointed at is enlarged, and takes room until the pointer has gone."""
        if not self.person.touch:
            self.page.mouse.move(2, 2)
            self.person.rest(80)

    def things(self) -> list[str]:
        self.park()
        found: list[str] = self.page.evaluate(THINGS_JS)
        return found

    def look(self) -> str:
        return str(self.page.evaluate(LOOK_JS))

    def answers(self) -> int:
        return int(self.page.evaluate("() => answers.length"))

    def press(self, name: str, edge: bool) -> str:
        """Click or tap a thing: 'answer', 'step', or '' if nothing came of it."""
        self.park()
        points = self.page.evaluate(POINTS_JS, name)
        if points is None:
            return "gone"
        if not points:
            return ""
        x, y = points[edge]
        given = self.answers()
        if self.person.touch:
            before = self.look()
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x - 1, y - 1)
            self.page.mouse.move(x, y)
            self.person.rest(60)
            before = self.look()
            self.page.mouse.down()
            self.page.mouse.up()
        for _ in range(FRAMES):
            if self.answers() > given:
                return "answer"
            if self.look() != before:
                self.person.rest(40)  # an answer may follow at once
                return "answer" if self.answers() > given else "step"
            self.person.rest()
        return ""

    def again(self) -> None:
        """The same question, nothing in hand."""
        views = self.person.wire.kinds.count("full")
        self.page.reload()
        self.person.until(lambda: self.person.wire.kinds.count("full") > views, "a new view")
        self.ready()

    def ready(self) -> None:
        self.person.at_board()
        self.person.until(lambda: self.person.wire.asked, "a question")
        self.person.fold()
        self.person.rest(80)

    def try_all(self, chance: random.Random) -> None:
        names = self.things()
        for name in names if THINGS is None else chance.sample(names, min(THINGS, len(names))):
            for edge in (False, True):
                self.try_one(name, edge, chance)

    def try_one(self, name: str, edge: bool, chance: random.Random) -> None:
        """A thing, and what glows only after it was taken up."""
        before = set(self.things())
        if name not in before:
            self.again()
            before = set(self.things())
        came = self.press(name, edge)
        if came == "":
            self.dead.append(f"{self.where}: {name}{' at its edge' if edge else ''}")
        if came != "step":
            return
        fresh = [one for one in self.things() if one not in before]
        for one in chance.sample(fresh, min(NEXT, len(fresh))):
            if self.press(one, edge) == "":
                self.dead.append(f"{self.where}: {name}, then {one}{' at its edge' if edge else ''}")
            self.again()
            self.things()
            self.press(name, edge)
            self.things()
        self.again()
        self.things()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_one_click(come: Come, case: Case, size: Size) -> None:
    jana = come("Jana", size)
    jana.context.add_init_script(DEAF)
    table, asked = by_chance(case.game, case.seats, case.seed, case.answers, case.options)
    whole = opened(jana, table)
    chance = random.Random(case.seed)
    dead: list[str] = []
    for n in some_of_each(asked, case.seed, MOMENTS, ALWAYS):
        me = table.moves[n][0]
        go_on(jana, whole, n, tuple("me" if seat == me else "bot" for seat in range(case.seats)))
        hand = Hand(jana, f"{asked[n]} ({n})")
        hand.ready()
        hand.try_all(chance)
        dead += hand.dead
        if hand.dead:
            take_picture(jana.page, f"dead-{case}-{n}")
    assert dead == []
