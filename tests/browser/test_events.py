"""What happened, at a glance: cards of others' turns, the log by turns, and how long bots are shown."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from browser.cases import Look, looks
from browser.checks import accessible, fits, shot
from browser.person import DESKTOP, PHONE, Come, Person, Size
from browser.play import by_list

GAME = "scythe"
GUIDED = [{"kind": "me", "name": "Jana"}, {"kind": "bot", "bot": "beginner"}]
ROUNDS = 3
SEEN = 4.0  # seconds in which the turns of two bots are shown at the usual tempo
AT_ONCE = 0.1

# When others' turns began to be shown, when it is mine again, and when the last message before that came.
WATCH = """() => {
  const past = window.past = {heard: 0, left: 0, rounds: []}
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...to) {
      super(...to)
      const hear = (e) => { if (e.data.includes('"t":"delta"')) past.heard = performance.now() }
      this.addEventListener('message', hear)
    }
  }
  let mine = false
  new MutationObserver(() => {
    const now = document.querySelector('ul[aria-labelledby=choices]') !== null
    if (now === mine) return
    mine = now
    const at = performance.now()
    if (!mine) past.left = at
    else if (past.left) past.rounds.push({shown: at - past.left, late: at - past.heard})
  }).observe(document, {childList: true, subtree: true})
}"""


def turn(person: Person, chance: random.Random) -> None:
    """Answer until the others have played and it is my turn again."""
    seat = person.wire.seat
    while True:
        by_list(person, chance)
        if person.wire.question and seat not in person.wire.question["asked"]:
            break
    person.until(lambda: person.wire.asked, "the next turn")


def after_a_round(come: Come, look: Look) -> Person:
    """Two bots have played since this person's turn."""
    jana = come("Jana", look.size, look.lang, look.theme)
    jana.open_table(GAME, ("me", "bot", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    chance = random.Random(3)
    for _ in range(2):
        turn(jana, chance)
    jana.fold()
    return jana


@pytest.mark.parametrize("look", looks(), ids=str)
def test_each_turn_of_others_is_told_in_two_seconds(come: Come, look: Look) -> None:
    jana = after_a_round(come, look)
    told = jana.named("ul", "since-my-turn").get_by_role("button")
    expect(told).to_have_count(2)
    for number in range(2):
        words = told.nth(number).inner_text()
        assert re.search(r"\w", words) and told.nth(number).locator("svg").count() > 1, words
        assert len(words) < 120, words  # who, what, how much; not a story
    fits(jana, "since my turn")
    accessible(jana, "since my turn")
    shot(jana, f"since-{look}")
    with_places = told.filter(has=jana.page.locator("svg")).first
    jana.hit(with_places)
    expect(
        jana.board.locator("[data-lit]").or_(jana.page.locator("#tab-log[aria-selected=true]")).first
    ).to_be_attached()


def test_the_log_goes_by_turns_and_keeps_rules_for_those_who_ask(come: Come) -> None:
    jana = after_a_round(come, Look(DESKTOP, "light", "cs"))
    jana.tab("tab-log")
    log = jana.named("section", "tab-log")
    lines = log.locator("button.fold")
    assert lines.count() >= 6
    assert "§" not in log.inner_text()
    lines.nth(1).click()
    effects = log.locator(".effect")
    assert effects.count() > 1 and "§" not in log.inner_text()
    effects.nth(1).hover()
    expect(effects.nth(1)).to_contain_text("§")
    effects.nth(0).locator(".words").focus()
    expect(effects.nth(0)).to_contain_text("§")
    jana.page.keyboard.press("Tab")
    jana.page.keyboard.press("Enter")
    expect(jana.page.locator("#tab-rules[aria-selected=true]")).to_be_attached()


def test_a_tap_on_a_line_shows_its_rule(come: Come) -> None:
    jana = after_a_round(come, Look(PHONE, "light", "en"))
    jana.tab("tab-log")
    log = jana.named("section", "tab-log")
    jana.hit(log.locator("button.fold").nth(1))
    line = log.locator(".effect").nth(1)
    expect(line).not_to_contain_text("§")
    jana.hit(line.locator(".words"))
    expect(line).to_contain_text("§")


def rounds(come: Come, tempo: str, size: Size = DESKTOP) -> list[dict[str, float]]:
    """How long some rounds of two bots were shown at a tempo, in seconds."""
    jana = come("Jana", size)
    jana.context.add_init_script(
        f"localStorage.setItem('deskovka.settings', JSON.stringify({{still: 'no', tempo: '{tempo}'}}));({WATCH})()"
    )
    jana.open_table(GAME, ("me", "bot", "bot"))
    jana.at_board()
    jana.until(lambda: jana.choices.count() > 0, "a question")
    chance = random.Random(3)
    for number in range(ROUNDS):
        turn(jana, chance)
        jana.until(lambda n=number: len(jana.page.evaluate("past.rounds")) > n, "that it is shown")  # type: ignore[misc]
    found = jana.page.evaluate("past.rounds")
    return [{name: value / 1000 for name, value in one.items()} for one in found]


def test_a_round_of_two_bots_is_seen_in_four_seconds(come: Come) -> None:
    """The best of some rounds: bots that have to wait for a busy machine are not slow to be shown."""
    found = rounds(come, "normal")
    assert min(one["shown"] for one in found) <= SEEN, found
    assert max(one["shown"] for one in found) > 1, "nothing was shown at all"


def test_at_once_means_at_once(come: Come) -> None:
    found = rounds(come, "instant")
    assert min(one["late"] for one in found) <= AT_ONCE, found


# The frames of a lesson, and the things on the table that they lie around; how far each frame is from its thing.
FRAMED = """names => [...document.querySelectorAll('.halo')].map((halo) => {
  const frame = halo.getBoundingClientRect()
  const around = names.filter((name) => {
    const e = [...document.querySelectorAll(`[data-move="${name}"]`)].find((e) => e.checkVisibility())
    const box = e?.getBoundingClientRect()
    const near = (a, b) => a <= b && b - a < 12
    return box && near(frame.left, box.left) && near(frame.top, box.top) &&
      near(box.right, frame.right) && near(box.bottom, frame.bottom)
  })
  const inside = frame.right <= innerWidth && frame.bottom <= innerHeight
  return {around, seen: frame.left >= 0 && frame.top >= 0 && inside}
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_lesson_frames_the_thing_to_touch(come: Come, size: Size) -> None:
    jana = come("Jana", size)
    made = jana.ask("POST", "/tables", {"game": GAME, "guide": "first-turns", "seats": GUIDED})
    jana.visit(f"/t/{made['table']}")
    jana.at_board()
    for _ in range(2):
        jana.button("guide-next").click()
    wanted = [{"around": ["section-0"], "seen": True}]
    jana.until(lambda: jana.page.evaluate(FRAMED, ["section-0"]) == wanted, "the frame around Produce")
    shot(jana, f"lesson-{size}")
    jana.page.locator('[data-move="section-0"]:visible').first.click()
    jana.until(lambda: jana.page.evaluate(FRAMED, ["section-0"]) != wanted, "the next lesson")
