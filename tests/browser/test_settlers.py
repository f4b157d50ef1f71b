"""Settlers at the table: whole games by clicks, what a card can do, payments, attacks foretold, looks."""

from __future__ import annotations

import json
import random
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from browser.cases import FULL, LANGS, Look, in_pairs, looks
from browser.checks import accessible, fits, shot
from browser.person import DESKTOP, GLOWING, PHONE, Come, Person, Size
from browser.play import by_keys_board, by_keys_list, by_list, looking, play
from browser.test_games import shows_the_record
from browser.test_weight import light

GAME = "settlers"
FACTIONS = ("barbarians", "romans", "egyptians", "japanese")
CLICKS = 12  # for one answer
SOON = 12  # ticks in which the server answers a click that asks it something
LOOK_EVERY = 20 if FULL else 12
PASSES = 0.1 if FULL else 0.6  # how often somebody who may act passes; else a random game is long
LEAVE = "leave"  # the control of passing
NAMES = "all => all.map(e => e.dataset.move)"
CARD = "card-"  # those of cards go on with their numbers
BY_TABLE = 0.8  # of the answers; the others are given in the list
KEYS = 6  # answers by the keyboard alone


class Whole(NamedTuple):
    """A whole game of one person, against bots or alone."""

    seats: int
    lang: str
    size: Size

    def __str__(self) -> str:
        return f"{self.seats}-{self.lang}-{self.size}"


def whole_games() -> list[Whole]:
    if FULL:
        return [Whole(*parts) for parts in in_pairs((1, 2, 4), LANGS, (DESKTOP, PHONE))]
    return [Whole(2, "cs", PHONE)]


# --- answering by clicks ---------------------------------------------------------------------------------


def press(person: Person, what: Locator) -> None:
    """Click or tap, if it is still there, and wait a moment for an answer."""
    person.answered(lambda: person.hit_if_there(what), SOON)


def by_table(person: Person, chance: random.Random) -> None:
    """Click what glows until something is said: a card and one of its uses, or what was asked for."""
    before = person.wire.heard  # the page may go on by itself: a payment that was chosen with the card
    person.fold()
    for _ in range(CLICKS):
        offered = person.page.locator("[data-do]:visible")
        names = person.page.locator(f"{GLOWING}:visible").evaluate_all(NAMES)
        if offered.count():
            press(person, offered.nth(chance.randrange(offered.count())))
        elif names:
            name = LEAVE if LEAVE in names and chance.random() < PASSES else chance.choice(names)
            same = person.page.locator(f'[data-move="{name}"][aria-disabled="false"]:visible').first
            press(person, same)
            # In a small window the first tap on an answer shows it, the second one says it.
            if person.compact and person.wire.heard == before and not offered.count():
                press(person, same)
        if person.wire.heard > before:
            return
    by_list(person, chance)


def mostly_by_table(person: Person, chance: random.Random) -> None:
    (by_table if chance.random() < BY_TABLE else by_list)(person, chance)


def set_up(person: Person, seats: int, faction: str = "drawn") -> None:
    """A table against bots that answer at once."""
    others = [{"kind": "bot", "bot": "beginner"}] * (seats - 1)
    options = {"faction": [faction, *["drawn"] * (seats - 1)], "start": "1"}
    seated = [{"kind": "me", "name": person.name}, *others]
    made = person.ask("POST", "/tables", {"game": GAME, "seats": seated, "options": options})
    person.visit(f"/t/{made['table']}")
    person.at_board()


def acting(person: Person) -> bool:
    return person.wire.asked and "settlers.Act'" in str(person.wire.question)


def to_act(person: Person, seed: int = 0, least: int = 0) -> None:
    play([person], by_list, seed=seed, until=lambda answers: answers >= least and acting(person))
    assert acting(person)
    person.fold()


def legal(person: Person, kind: str) -> list[dict[str, Any]]:
    assert person.wire.question is not None
    return [m["move"] for m in person.wire.question["moves"] if m["move"]["t"] == f"settlers.{kind}"]


def card(person: Person, number: int) -> Locator:
    return person.board.locator(f'[data-move="{CARD}{number}"]').first


class Told:
    """What a page has heard of."""

    def __init__(self, person: Person) -> None:
        self.events: list[dict[str, Any]] = []
        person.page.on("websocket", lambda socket: socket.on("framereceived", self.receive))

    def receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "delta":
            self.events += [line["event"] for line in message["log"]]

    def mine(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["t"] == f"settlers.{kind}" and event.get("seat", 0) == 0]


# --- the tests -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("whole", whole_games(), ids=str)
def test_whole_game(come: Come, whole: Whole) -> None:
    jana = come("Jana", whole.size, whole.lang)
    set_up(jana, whole.seats, FACTIONS[len(str(whole)) % 4])
    play([jana], looking(mostly_by_table, f"{GAME}-{whole}", LOOK_EVERY), seed=whole.seats)
    shows_the_record(jana)
    # The chart is drawn of the points that the referee sent for every moment.
    expect(jana.page.locator("main figure path.line").first).to_have_attribute("d", re.compile(r"(L[^L]+){5}"))
    fits(jana, f"{whole}, the end")
    accessible(jana, f"{whole}, the end")
    shot(jana, f"{GAME}-{whole}-end")


def test_what_can_be_done_with_a_card(come: Come) -> None:
    """A click enlarges a card: its uses are buttons, the others say why not, in the referee's words."""
    jana = come("Jana")
    set_up(jana, 2, "romans")
    to_act(jana)
    assert jana.wire.question is not None
    allowed = {m["move"].get("card") for m in jana.wire.question["moves"]}
    names = jana.page.locator(".hand [data-move]").evaluate_all(NAMES)
    for number in [int(name.removeprefix(CARD)) for name in names[:3]]:
        card(jana, number).click(force=True)
        panel = jana.panel.locator("article")
        expect(panel).to_be_visible()
        uses = panel.locator("li")
        expect(uses).to_have_count(3)  # build, make a deal, raze
        assert (panel.locator("[data-do]").count() > 0) == (number in allowed)
        if number not in allowed:
            assert jana.wire.why is not None
            expect(panel).to_contain_text(jana.wire.why["words"]["cs"])
    fits(jana, "a card with its uses")
    accessible(jana, "a card with its uses")


def test_payment_is_one_gesture(come: Come) -> None:
    """Egyptians with a food and a gold make a deal: the other way to pay is a button of its own."""
    jana = come("Jana")
    told = Told(jana)
    set_up(jana, 2, "egyptians")
    to_act(jana)
    sends = [f"send-{move['good']}" for move in legal(jana, "Send")]
    assert len(sends) == 5  # also for a card of either deck
    for name in sends:
        expect(jana.page.locator(f'[data-move="{name}"]')).to_have_attribute("aria-disabled", "false")
    jana.page.locator('[data-move="send-2"]').click()  # two settlers for food
    jana.until(lambda: len(told.mine("Paid")) > 0 and acting(jana), "the next turn")
    deals = [m["card"] for m in legal(jana, "Deal")]
    card(jana, deals[0]).click()
    with_gold = jana.panel.locator("article [data-do].other").filter(has_text="dohodu")
    expect(with_gold.first).to_be_visible()
    with_gold.first.click()
    jana.until(lambda: len(told.mine("DealMade")) > 0, "the deal")
    jana.until(lambda: told.mine("Paid")[-1]["good"] == 3, "gold for it, without another question")


def test_dragging_a_card(come: Come) -> None:
    """A faction card dragged onto the board of the faction is a deal."""
    jana = come("Jana")
    told = Told(jana)
    set_up(jana, 2, "egyptians")
    to_act(jana)
    deal = legal(jana, "Deal")[0]["card"]  # gold pays for it
    card(jana, deal).drag_to(jana.page.locator("section.board"))
    jana.until(lambda: [e["card"] for e in told.mine("DealMade")] == [deal], "the deal")


def test_attacks_are_foretold(come: Come) -> None:
    """Alone: for the attack card that is turned over next, the page has named what it hits."""
    jana = come("Jana")
    told = Told(jana)
    set_up(jana, 1, "romans")
    to_act(jana, seed=5, least=20)
    jana.page.locator(".side").nth(1).click()
    rows = jana.page.locator(".next li")
    expect(rows.first).to_be_visible()
    foretold = {}
    for i in range(rows.count()):
        good = str(rows.nth(i).locator("use").first.get_attribute("href")).removeprefix("#st-")
        foretold[good] = rows.nth(i).locator(".hit").all_inner_texts()
    shot(jana, f"{GAME}-attacks")
    before = len(told.events)
    jana.page.locator(f'[data-move="{LEAVE}"]').first.click()
    # Rounds before this one had their attacks, too.
    jana.until(lambda: any(e["t"] == "settlers.AttackRevealed" for e in told.events[before:]), "the attack")
    scene = jana.ask("GET", f"/tables/{jana.table}/scene")
    first = told.events[before:]
    revealed = next(e for e in first if e["t"] == "settlers.AttackRevealed")
    good = {a["id"]: a["good"] for a in scene["attacks"]}[revealed["card"]]
    after = first[first.index(revealed) + 1 :]
    titles = {c["id"]: scene["titles"][c["title"]]["title"]["cs"] for c in scene["cards"]}
    if len(foretold[good]) == 1:
        assert after[0]["t"] == "settlers.Attacked" and titles[after[0]["card"]] == foretold[good][0]
    elif not foretold[good]:
        assert after[0]["t"] == "settlers.AttackMissed"
    else:
        assert "ChooseVictim" in str(jana.wire.question)


def test_those_who_watch_know_what_was_taken_openly(come: Come) -> None:
    """A card from the row is named in the hand that it went to, the others are backs."""
    jana, eva = come("Jana"), come("Eva", PHONE, "en")
    told = Told(jana)
    set_up(jana, 2)
    eva.visit(f"/t/{jana.table}")
    eva.at_board()
    play([jana], by_list, until=lambda answers: answers == 1)
    jana.until(lambda: len(told.mine("CardDrafted")) > 0, "a card from the row")
    scene = eva.ask("GET", f"/tables/{jana.table}/scene")
    title = {c["id"]: scene["titles"][c["title"]]["title"]["en"] for c in scene["cards"]}
    held = eva.page.locator(".held-by")
    expect(held.locator(".known")).to_have_text([title[told.mine("CardDrafted")[0]["card"]]])
    assert held.locator(".back").count() > 0
    held.locator(".known").tap()
    eva.unfold()
    expect(eva.panel.locator("article")).to_be_visible()


def test_by_keys(come: Come) -> None:
    """Arrows lead to an open card, Enter takes it; then the list is enough for everything."""
    jana = come("Jana")
    set_up(jana, 2)
    jana.until(lambda: jana.wire.asked, "the first question")
    by_keys_board(jana, random.Random(1))
    assert play([jana], by_keys_list, seed=2, until=lambda answers: answers >= KEYS) == KEYS


def test_first_load(come: Come) -> None:
    light(come, GAME, "table")


@pytest.mark.parametrize("look", looks() if FULL else looks()[1:2], ids=str)
def test_looks(come: Come, look: Look) -> None:
    """The table and the panel's parts, light and dark, in every size."""
    jana = come("Jana", look.size, look.lang, look.theme)
    set_up(jana, 4 if FULL else 2, "japanese")
    to_act(jana, seed=3, least=40 if FULL else 8)
    jana.page.wait_for_load_state("networkidle")
    for part in ("play", "card", "theirs"):
        if part == "card":
            jana.page.locator("[data-hand], .held").first.click(force=True)
            jana.rest(300)
        elif part == "theirs":
            jana.fold()
            jana.page.locator(".strip button").nth(1).click()
            jana.rest(200)
        shot(jana, f"{GAME}-{part}-{look}")
        fits(jana, f"{part} {look}")
        accessible(jana, f"{part} {look}")
