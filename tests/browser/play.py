"""Ways to answer whatever is asked in any game: on the board, in the text list, by keys; and whole games."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator

from browser.cases import PLAYED
from browser.checks import fits, shot
from browser.person import DARK, GLOWING, Come, Person

Answer = Callable[[Person, random.Random], None]
CLICKS = 12  # for one answer
SOON = 20  # ticks in which the server answers a click that asks it something
BOUND = 500  # answers of people in a game
PLACES = 80  # keys from one place of a board to another, at most
FRAMES = 20  # looks until the focus has to be somewhere
DOUBT = "dialog[aria-labelledby=sure] .main"  # the button that does it all the same
STOPS = 120  # stops of the Tab key once around a page, at most

FOCUS = """() => {
  const e = document.activeElement
  if (!e || e === document.body) return null
  const box = e.getBoundingClientRect()
  const list = e.closest('ul[aria-labelledby=choices]')
  return {
    name: e.getAttribute('aria-label') ?? e.textContent.trim(),
    group: e.closest('[role=group]')?.getAttribute('aria-label') ?? '',
    choice: list !== null && e.tagName === 'BUTTON', place: e.hasAttribute('data-move'),
    glows: e.getAttribute('aria-disabled') === 'false', x: box.x + box.width / 2, y: box.y + box.height / 2,
  }
}"""
CENTRES = """all => all.map(e => e.getBoundingClientRect()).map(b => [b.x + b.width / 2, b.y + b.height / 2])"""


def settled(person: Person, act: Callable[[], None]) -> None:
    """Do something that the server answers, and wait for its answer."""
    before = person.wire.heard
    act()
    person.until(lambda: person.wire.heard > before or insisted(person), "an answer to what was done")


def insisted(person: Person) -> bool:
    """Do what the page warns of, if it does; that is no answer yet."""
    doubt = person.page.locator(DOUBT)
    if doubt.count():
        doubt.click()
    return False


def one_of(found: Locator, chance: random.Random) -> Locator:
    return found.nth(chance.randrange(found.count()))


def by_board(person: Person, chance: random.Random) -> None:
    """Click something that glows on the board; a small window shows it first and has a button to confirm."""
    if not PLAYED[person.wire.table["game"]].one_click:
        by_clicks(person, chance)
        return
    if not person.glowing.count():
        by_list(person, chance)
        return
    person.fold()
    press_and_confirm(person, one_of(person.glowing, chance))


def press_once(person: Person, what: Locator) -> bool:
    """Click or tap; was it an answer?"""
    return person.answered(lambda: person.hit(what), SOON)


def press_and_confirm(person: Person, place: Locator) -> None:
    """An answer by a place that stands for one move; a small window shows it first and has a button to confirm."""
    if not person.compact:
        settled(person, place.click)
        return
    before = person.wire.heard
    if not press_once(person, place):  # where the page knows already that nothing is revealed, a tap is the answer
        person.hit_if_there(person.panel.get_by_role("button").last)
        person.until(lambda: person.wire.heard > before or insisted(person), "an answer to what was done")


def by_clicks(person: Person, chance: random.Random) -> None:
    """Click what glows until something is said: a card and its site, a card and a stack, a region to pay from."""
    person.fold()
    for _ in range(CLICKS):
        offered = person.page.locator("[data-do]:visible")
        if offered.count() and chance.random() < 0.8:
            if press_once(person, one_of(offered, chance)):
                return
            continue
        glowing = person.page.locator(f"{GLOWING}:visible")
        if not glowing.count():
            break
        one = one_of(glowing, chance)
        seldom = PLAYED[person.wire.table["game"]].seldom
        if seldom and chance.random() < 0.9 and one.evaluate("(e, what) => e.matches(what)", seldom):
            continue
        name = one.get_attribute("data-move")
        again = person.page.locator(f'[data-move="{name}"][aria-disabled="false"]:visible').first
        sure = person.compact and not one.evaluate("e => e.classList.contains('held')")  # the first tap only shows
        if press_once(person, one) or (sure and again.count() and press_once(person, again)):
            return
    by_list(person, chance)


ENDLESS = ("katan_duel.Rearrange",)  # asked again and again until somebody says stop, which is the last choice


def by_list(person: Person, chance: random.Random) -> None:
    """Press an entry of the text list of choices; in a small window the first press only shows it."""
    person.unfold()
    if person.page.get_by_role("tab", selected=True).get_attribute("id") != "tab-now":
        person.tab("tab-now")
    person.until(lambda: person.choices.count() > 0, "the list of choices")  # the question may be heard sooner
    choice = one_of(person.choices, chance)
    if any(name in str(person.wire.question) for name in ENDLESS):
        person.page.locator("button.more").click()
        choice = person.choices.last
    if not person.compact:
        settled(person, choice.click)
        return
    choice.click()
    settled(person, person.panel.get_by_role("button").last.click)


def focus(person: Person) -> dict[str, Any]:
    """Where the keyboard is; nowhere, for longer than the page needs to draw, is a fault."""
    for _ in range(FRAMES):
        found: dict[str, Any] | None = person.page.evaluate(FOCUS)
        if found is not None:
            return found
        person.rest()
    over, asked = person.wire.over, person.wire.asked
    raise AssertionError(f"the keyboard's focus is lost (asked: {asked}, over: {over})")


def press(person: Person, key: str) -> dict[str, Any]:
    person.page.keyboard.press(key)
    return focus(person)


def tab_to(person: Person, wanted: Callable[[dict[str, Any]], bool], what: str) -> dict[str, Any]:
    """Press Tab until the focus is there."""
    seen = []
    for _ in range(STOPS):
        person.page.keyboard.press("Tab")
        found: dict[str, Any] | None = person.page.evaluate(FOCUS)
        if found is not None and wanted(found):  # between the last control and the first one the browser has none
            return found
        seen.append(found and found["name"])
    raise AssertionError(f"Tab never reaches {what}, only {seen}")


def by_keys_list(person: Person, chance: random.Random) -> None:
    """Tab to the list of choices, Enter; in a small window unfold it first."""
    if person.compact and person.button("sheet-open").count():
        tab_to(person, lambda f: bool(f["name"] == person.words("sheet-open")), "the folded panel")
        press(person, "Enter")
    if not focus(person)["choice"]:
        tab_to(person, lambda f: bool(f["choice"]), "the list of choices")
    for _ in range(chance.randrange(3)):
        if not press(person, "Tab")["choice"]:
            press(person, "Shift+Tab")
    settled(person, lambda: person.page.keyboard.press("Enter"))


def by_keys_board(person: Person, chance: random.Random) -> None:
    """Go to something that glows, Enter."""
    if not person.glowing.count():
        by_keys_list(person, chance)
        return
    walk(person, chance, glows=True)
    settled(person, lambda: person.page.keyboard.press("Enter"))


def walk(person: Person, chance: random.Random, glows: bool) -> dict[str, Any]:
    """Tab to the board, then arrows to something that glows, or that does not."""
    here = focus(person)
    if not here["place"]:
        here = tab_to(person, lambda f: bool(f["place"]), "the board")
    tried: set[tuple[str, str]] = set()
    for _ in range(PLACES):
        if here["glows"] == glows:
            return here
        keys = arrows(person, here, GLOWING if glows else DARK)
        key = next((key for key in keys if (here["name"], key) not in tried), chance.choice(keys))
        tried.add((here["name"], key))
        here = press(person, key)
    raise AssertionError(f"the arrows do not reach what {'glows' if glows else 'is dark'}")


def arrows(person: Person, here: dict[str, Any], wanted: str) -> list[str]:
    """The keys, first those towards the nearest thing that is wanted."""
    centres = person.board.locator(wanted).evaluate_all(CENTRES)
    x, y = min(centres, key=lambda c: math.hypot(c[0] - here["x"], c[1] - here["y"]))
    ways = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
    return sorted(ways, key=lambda k: -(ways[k][0] * (x - here["x"]) + ways[k][1] * (y - here["y"])))


def looking(answer: Answer, where: str, every: int) -> Answer:
    """The same answers; now and then nothing is cut off or covered, and a picture is taken."""
    given = 0

    def look(person: Person, chance: random.Random) -> None:
        nonlocal given
        if given % every == 0:
            person.fold()
            fits(person, f"{where} after {given} answers")
            shot(person, f"{where}-{given:03}")
        given += 1
        answer(person, chance)

    return look


def in_turns(*answers: Answer) -> Answer:
    """One way to answer after the other, over and over."""
    ways = itertools.cycle(answers)

    def answer(person: Person, chance: random.Random) -> None:
        next(ways)(person, chance)

    return answer


def ready(people: Sequence[Person]) -> bool:
    return any(person.wire.asked for person in people) or all(person.wire.over for person in people)


def play(
    people: Sequence[Person],
    answer: Answer | dict[Person, Answer],
    seed: int = 0,
    until: Callable[[int], bool] = lambda answers: False,
    bound: int = BOUND,
) -> int:
    """Each person answers when asked until everybody sees the end, or until it is enough; returns the answers."""
    chance = random.Random(seed)
    answers = 0
    while not all(person.wire.over for person in people):
        assert answers < bound, "the game has no end"
        if until(answers):
            break
        asked = next((person for person in people if person.wire.asked), None)
        if asked is None:
            people[0].until(lambda: ready(people), "a question or the end")
            continue
        asked.wait_for_page()
        (answer[asked] if isinstance(answer, dict) else answer)(asked, chance)
        answers += 1
    return answers


def two(come: Come, game: str, variant: int = 0) -> tuple[Person, Person]:
    """Two people who play against each other."""
    jana, tom = come("Jana"), come("Tom", lang="en")
    made = jana.open_table(game, ("me", "link"), {PLAYED[game].pictured: PLAYED[game].variants[variant]})
    tom.sit(made, 1)
    jana.at_board()
    tom.at_board()
    return jana, tom
