"""Scythe at the table: the last turns of a game by clicks, a combat in two browsers, refusals, warnings, looks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import deskovka
from browser.cases import FULL, LANGS, SCREENS, THEMES, Look, in_pairs, looks
from browser.checks import accessible, fits, shot
from browser.person import DESKTOP, PHONE, SIZES, Come, Person, Size
from browser.play import by_keys_board, by_list, insisted, looking, play
from browser.test_games import shows_the_record
from browser.test_weight import light
from deskovka import Move, State
from deskovka.core.record import parse
from deskovka.core.value import to_json
from deskovka.table import Table

GAME = "scythe"
LAST = 24 if FULL else 9  # answers of a game that are given by clicks
LOOK_EVERY, LOOK_SELDOM = 4, 25
BOUND = 1500  # answers of a person in a whole game
SOON = 30  # ticks in which the server answers a click
GESTURE = 150  # milliseconds after which nothing more belongs to it
ACTING = 0.93  # how often somebody does something rather than leave it
IDLE = ("Skip", "Done", "Less", "Part", "Gift", "Share", "Wish")

ON_MAP = ("Go", "Place", "Unit")
LISTED = ("Load", "LoadWalker", "Unload", "UnloadWalker", "Part", "Reveal", "Gift", "Wish")  # or by other buttons


# --- positions of games that were played without a browser -------------------------------------------------


def some_move(s: State, seat: int, chance: random.Random) -> Move:
    moves = list(s.legal(seat))
    acts = [m for m in moves if type(m).__name__ not in IDLE]
    return chance.choice(acts if acts and chance.random() < ACTING else moves)


def played(seed: int, seats: int, until: Callable[[State], bool], **options: str) -> Table:
    """A game by chance up to a moment, or to its end, or to where patience ends."""
    table = Table(deskovka.game(GAME), seats, seed, options, [f"Player {seat}" for seat in range(seats)])
    chance = random.Random(seed)
    longest = table.state.game.hints.longest(seats)
    while table.state.to_act() and len(table.moves) < longest and not until(table.state):
        seat = table.state.to_act()[0]
        table.play(seat, some_move(table.state, seat, chance))
    return table


def step(s: State) -> str:
    return type(s.asking).__name__


def go_on(person: Person, table: Table, answers: int, kinds: tuple[str, ...]) -> dict[str, Any]:
    """A table that goes on after a number of `answers`; this person goes there."""
    opened = person.ask("POST", "/records", {"record": table.record().text(), "lang": "cs"})
    seats = [{"kind": kind, **({"bot": "beginner"} if kind == "bot" else {})} for kind in kinds]
    seats[kinds.index("me")]["name"] = person.name
    made: dict[str, Any] = person.ask(
        "POST", f"/tables/{opened['table']}/go_on", {"move": answers, "seats": seats}
    )
    person.visit(f"/t/{made['table']}")
    return made


def asked_at(person: Person, seed: int, seats: int, until: Callable[[State], bool], **options: str) -> Table:
    """This person is asked at such a moment, bots have the other seats."""
    table = played(seed, seats, until, **options)
    me = table.state.to_act()[0]
    go_on(person, table, len(table.moves), tuple("me" if seat == me else "bot" for seat in range(seats)))
    person.at_board()
    person.until(lambda: person.wire.asked, "a question")
    person.fold()
    return table


# --- answering by clicks -----------------------------------------------------------------------------------


def press(person: Person, what: Locator) -> bool:
    """Click or tap if it is still there; has the table moved on?"""
    before = person.wire.heard
    person.hit_if_there(what)
    for _ in range(SOON):
        if person.wire.heard > before:
            finish(person)
            return True
        insisted(person)
        person.rest()
    return False


def finish(person: Person) -> None:
    """Wait until the page has said all that belongs to one gesture: loads, and where they go."""
    heard = -1
    while person.wire.heard > heard:
        heard = person.wire.heard
        person.rest(GESTURE)


def click(person: Person, move: dict[str, Any]) -> bool:
    """Answer with a move where it lies on the table; False if it lies nowhere."""
    kind = move["t"].split(".")[-1]
    seen = person.page.locator(".combat.over .go")
    if seen.count():
        seen.click()
    if kind == "Fight":
        return press(person, person.page.locator(".combat [data-do]"))
    if kind in LISTED or (kind == "Bottom" and not move["coins"]):
        return False
    person.fold()
    there = person.page.locator(f'[data-move="{spot(move)}"][aria-disabled="false"]:visible').first
    if not there.count():
        return False
    if press(person, there):
        return True
    several = person.page.locator(".tray [data-do]")
    if kind == "Unit" and several.count():
        kinds = [m["move"]["kind"] for m in legal(person) if m["move"].get("place") == move["place"]]
        return press(person, several.nth(kinds.index(move["kind"])))
    return person.compact and press(person, there)


def spot(move: dict[str, Any]) -> str:
    """The name of its control, see web/src/games/scythe/spots.svelte.ts."""
    kind = move["t"].split(".")[-1]
    if kind in ON_MAP:
        return f"place-{move['place']}"
    return "-".join([kind.lower(), *[str(move[name]) for name in sorted(move) if name != "t"]])


def legal(person: Person) -> list[dict[str, Any]]:
    assert person.wire.question is not None
    found: list[dict[str, Any]] = person.wire.question["moves"]
    return found


def answer(person: Person, chance: random.Random, wanted: dict[str, Any] | None = None) -> None:
    """Give the wanted answer, or some other, on the board if it is there, else in the list."""
    moves = [m["move"] for m in legal(person)]
    acts = [m for m in moves if m["t"].split(".")[-1] not in IDLE]
    number = person.wire.number
    if not click(person, wanted if wanted and wanted in moves else chance.choice(acts or moves)):
        assert person.wire.number == number
        by_list(person, chance)


# --- the tests ---------------------------------------------------------------------------------------------


def test_last_turns(come: Come) -> None:
    """Two people finish a game that was nearly over, and both see how it was counted."""
    jana, tom = come("Jana", DESKTOP, "cs"), come("Tom", PHONE, "en")
    whole = played(0, 2, lambda s: False)
    start = len(whole.moves) - LAST
    made = go_on(jana, whole, start, ("me", "link"))
    tom.sit(made, 1)
    jana.at_board()
    tom.at_board()
    rest = iter(whole.moves[start:])

    def follow(person: Person, chance: random.Random) -> None:
        _, move = next(rest, (0, None))
        answer(person, chance, to_json(move) if move is not None else None)

    play([jana, tom], looking(follow, f"{GAME}-last", LOOK_EVERY), seed=1)
    for person in (jana, tom):
        shows_the_record(person)
        charts_the_points(person)
        fits(person, "the end")
        shot(person, f"{GAME}-end-{person.name}")
    accessible(jana, "the end")


def charts_the_points(person: Person) -> None:
    """The chart of the last screen shows the points of every moment, as the referee counted them."""
    moments = person.ask("GET", f"/tables/{person.table}/replay")["moments"]
    points = [moment["score"]["points"] for moment in moments]
    drawn = person.page.get_by_role("img", name=person.words("chart-about"))
    whole = re.compile(f"^(?:[ML][^ML]+){{{len(points)}}}$")
    expect(drawn.locator(".line").first).to_have_attribute("d", whole)  # before that there is another scale
    most = float(drawn.locator("text").last.text_content() or 0)
    heights = [float(drawn.locator("text").nth(i).get_attribute("y") or 0) - 4 for i in (0, -1)]
    for seat in range(len(points[0])):
        line = drawn.locator(".line").nth(seat)
        expect(line).to_have_attribute("d", whole)
        ys = [float(y) for y in re.findall(r",([-.0-9]+)", line.get_attribute("d") or "")]
        values = [(heights[0] - y) * most / (heights[0] - heights[1]) for y in ys]
        assert [round(value) for value in values] == [now[seat] for now in points]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_alone(come: Come, size: Size) -> None:
    """Against the automatic opponent to the end: its area tells of it, the end tells who has more coins."""
    jana = come("Jana", size, "cs" if size == DESKTOP else "en", "light" if size == DESKTOP else "dark")
    whole = played(2, 1, lambda s: False, solo="ultimaszyna", opponent="saxony")
    start = len(whole.moves) - LAST
    go_on(jana, whole, start, ("me",))
    jana.at_board()
    rest = iter(whole.moves[start:])
    given = 0

    def follow(person: Person, chance: random.Random) -> None:
        nonlocal given
        given += 1
        if given == 1:
            shows_the_opponent(person)
        if given % LOOK_EVERY == 1:
            person.fold()
            fits(person, f"alone after {given} answers")
            shot(person, f"{GAME}-alone-{size}-{given:02}")
        _, move = next(rest, (0, None))
        answer(person, chance, to_json(move) if move is not None else None)

    play([jana], follow, seed=1)
    shows_the_record(jana)
    score = parse(jana.ask("GET", f"/tables/{jana.table}/record")).replay().score()
    theirs = sum(coins for source, coins in score.why[0].items() if source.startswith("automa-"))
    expect(jana.page.locator(".alone")).to_contain_text(str(theirs))
    fits(jana, "the end alone")
    accessible(jana, "the end alone")
    shot(jana, f"{GAME}-alone-end-{size}")


def shows_the_opponent(person: Person) -> None:
    """What it has, its tracker and its last card, beside the board or among the players."""
    if person.compact:
        person.page.locator(".strip button").last.tap()
    area = person.page.locator(".automa:visible")
    expect(area).to_contain_text("Ultimaszyna")
    expect(area.locator(".tracker .now")).to_have_count(1)
    expect(area.locator("details.last")).to_have_attribute("open", "")
    person.rest(300)
    shot(person, f"{GAME}-alone-opponent-{person.words.lang}")
    accessible(person, "the opponent")
    if person.compact:
        person.page.locator(".seats-over .x").tap()


def test_alone_in_the_lobby(come: Come) -> None:
    """The opponent is chosen where one person plays, and only there."""
    jana = come("Jana")
    jana.lobby(GAME)
    chosen = jana.page.locator("label", has_text=deskovka.game(GAME).options["solo"].title("cs"))
    expect(chosen).to_have_count(0)
    for number in (3, 2):
        jana.page.get_by_role("button", name=jana.words("remove-seat", number=number)).click()
    expect(chosen).to_have_count(1)
    shot(jana, f"{GAME}-alone-lobby")
    accessible(jana, "the lobby, alone")
    jana.button("add-seat").click()
    expect(chosen).to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), SCREENS if FULL else [("cs", PHONE)], ids=str)
def test_combat_in_two_browsers(come: Come, lang: str, size: Size) -> None:
    """Both set their dials in secret, then they and a spectator see the same end."""
    jana, tom = come("Jana", DESKTOP, lang, "dark"), come("Tom", PHONE, lang)
    eva = come("Eva", size, lang)
    table = played(0, 2, lambda s: step(s) == "Dials" and min(s.power) > 1)  # type: ignore[attr-defined]
    made = go_on(jana, table, len(table.moves), ("me", "link"))
    tom.sit(made, 1)
    eva.visit(f"/t/{made['table']}")
    for person in (jana, tom, eva):
        person.at_board()
        expect(person.page.locator(".combat")).to_be_visible()
        fits(person, "a combat", person.page.locator(".combat"))
        accessible(person, "a combat")
        shot(person, f"{GAME}-combat-{person.name}-{lang}-{person.size}")
    for person in (jana, tom):
        person.until(lambda person=person: person.wire.asked, "the dials")  # type: ignore[misc]
    more = jana.page.locator(".combat .stepper button").last
    more.click()
    more.click()
    assert press(jana, jana.page.locator(".combat [data-do]"))
    assert not jana.wire.asked
    expect(tom.page.locator(".combat .versus span").filter(has_text="?")).to_have_count(1)
    expect(eva.page.locator(".combat .versus")).to_have_text("")
    more = tom.page.locator(".combat .stepper button").last
    more.tap()
    assert press(tom, tom.page.locator(".combat [data-do]"))
    totals = []
    for person in (eva, jana, tom):  # whoever watches sees it only for a while
        expect(person.page.locator(".combat.over")).to_be_visible()
        totals.append(person.page.locator(".combat .versus span").all_inner_texts())
        shot(person, f"{GAME}-combat-over-{person.name}-{lang}-{person.size}")
    assert totals[0] == totals[1] == totals[2] and sorted(totals[0]) == ["1", "2"]
    jana.page.locator(".combat .go").click()
    expect(jana.page.locator(".combat")).to_have_count(0)


def test_the_loser_chooses_a_lake_in_the_scene(come: Come) -> None:
    """Whoever is Seaworthy retreats home or to a lake, by a button under the reveal; the map below waits."""
    jana = come("Jana", PHONE)
    options = {"faction": ["nordic", "polania"]}
    table = asked_at(jana, 11, 2, lambda s: step(s) == "RetreatTo" and s.choices > 1, **options)  # type: ignore[arg-type]
    ways = jana.page.locator(".combat.over .retreat [data-do]")
    expect(ways).to_have_count(table.state.choices)
    shot(jana, f"{GAME}-retreat")
    fits(jana, "a retreat", jana.page.locator(".combat"))
    accessible(jana, "a retreat")
    assert press(jana, ways.first)
    expect(jana.page.locator(".combat .retreat")).to_have_count(0)


@pytest.mark.skipif(not FULL, reason="whole games belong to make soak")
@pytest.mark.parametrize(("seats", "lang", "size"), in_pairs((1, 2, 5), LANGS, (DESKTOP, PHONE)), ids=str)
def test_whole_game(come: Come, seats: int, lang: str, size: Size) -> None:
    """From the first turn to the sixth star, against bots or the automatic opponent."""
    jana = come("Jana", size, lang)
    jana.open_table(GAME, ("me", *["bot"] * (seats - 1)))
    jana.at_board()
    where = f"{GAME}-{seats}-{lang}-{size}"
    play([jana], looking(answer, where, LOOK_SELDOM), seed=seats, bound=BOUND)
    shows_the_record(jana)
    fits(jana, f"{where}, the end")
    accessible(jana, f"{where}, the end")
    shot(jana, f"{where}-end")


def test_why_not(come: Come) -> None:
    """The section of the last turn refuses in the referee's words, on the mat; the map refuses, too."""
    jana = come("Jana")
    options = {"faction": ["saxony", "nordic"]}
    whole = played(3, 2, lambda s: step(s) == "ChooseSection" and len(s.log or []) > 60, **options)  # type: ignore[arg-type]
    me = whole.state.to_act()[0]
    go_on(jana, whole, len(whole.moves), tuple("me" if seat == me else "bot" for seat in range(2)))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    for dark in (jana.page.locator('.section.used [data-move][aria-disabled="true"]').first, jana.dark.first):
        heard = jana.wire.kinds.count("why")
        jana.press_place(dark)
        jana.until(lambda heard=heard: jana.wire.kinds.count("why") > heard, "a reason")  # type: ignore[misc]
        assert jana.wire.why is not None
        expect(jana.page.get_by_role("alert").first).to_contain_text(jana.wire.why["words"]["cs"])
        jana.page.keyboard.press("Escape")


def test_no_confirmation_for_what_can_be_taken_back(come: Come) -> None:
    """Leaving out an action is one tap, and undo brings it back."""
    jana = come("Jana", PHONE)
    asked_at(jana, 1, 2, lambda s: step(s) == "TopAction")
    number = jana.wire.number
    jana.page.locator(".sheet .go").tap()
    jana.until(lambda: jana.wire.number != number, "the next question")
    expect(jana.page.get_by_role("dialog")).to_have_count(0)
    jana.button("undo").tap()
    jana.until(lambda: "TopAction" in str(jana.wire.question), "the question that was answered")


TAPS = 6  # for a turn that moves two units and does nothing else


@pytest.mark.parametrize("lang", LANGS)
def test_two_units_move_in_few_taps(come: Come, lang: str) -> None:
    """A tap on a unit chooses to move and the unit, one on a hex sends it there; then the turn ends."""
    jana = come("Jana", PHONE, lang)
    asked_at(jana, 1, 2, lambda s: step(s) == "ChooseSection")
    tapped: list[str] = []
    for taps in range(1, TAPS + 1):
        number, asked = jana.wire.number, str(jana.wire.question and jana.wire.question["step"]["t"])
        if asked.endswith(("ChooseSection", "MoveUnits", "Travel")):
            tapped.append(tap_place(jana, but=tapped[-1] if tapped and asked.endswith("MoveUnits") else ""))
        else:
            jana.page.locator(".sheet .go.main").tap()
        jana.until(lambda number=number: jana.wire.number != number, "an answer")  # type: ignore[misc]
        jana.rest(150)  # what belongs to one gesture follows
        expect(jana.page.locator(".main:visible")).to_have_count(at_most_one(jana))
        shot(jana, f"{GAME}-taps-{lang}-{taps}")
        if not jana.wire.asked or "ChooseSection" in str(jana.wire.question):
            break
    assert len(tapped) == 4 and ("ChooseSection" in str(jana.wire.question) or not jana.wire.asked), tapped


def at_most_one(person: Person) -> int:
    """One main button on the screen, or none where the choices themselves are the buttons."""
    return min(1, person.page.locator(".main:visible").count())


def tap_place(person: Person, but: str = "") -> str:
    """Tap a hex that glows, in its middle."""
    places = person.page.locator('.map [data-move][aria-disabled="false"]')
    place = next(name for name in places.evaluate_all("all => all.map(e => e.dataset.place)") if name != but)
    box = person.page.locator(f'.map [data-place="{place}"] .touch').bounding_box()
    assert box is not None
    person.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return str(place)


@pytest.mark.parametrize("moment", ["ChooseSection", "TopAction", "Travel"])
def test_a_lying_phone_asks_first(come: Come, moment: str) -> None:
    """The question stands whole in the window, without scrolling, whatever mats there are."""
    jana = come("Jana", Size(844, 390))
    asked_at(jana, 1, 2, lambda s: step(s) == moment)
    jana.rest(300)
    box = jana.page.locator(".now .ask").bounding_box()
    assert box is not None and 48 <= box["y"] and box["y"] + box["height"] <= 390
    shot(jana, f"{GAME}-lying-{moment}")
    fits(jana, f"a lying phone, {moment}")


def test_figures_have_the_colours_of_their_factions(come: Come) -> None:
    """On paper discs, with the sign of the seat; who likes has the colours of seats."""
    jana = come("Jana")
    asked_at(jana, 1, 2, lambda s: step(s) == "ChooseSection", faction=["nordic", "rusviet"])  # type: ignore[arg-type]
    colour = "seat => getComputedStyle(document.querySelector(`.map .seat-${seat} .body`)).fill"
    assert [jana.page.evaluate(colour, seat) for seat in (0, 1)] == ["rgb(43, 108, 181)", "rgb(184, 49, 42)"]
    assert jana.page.locator(".map .disc").count() >= 4
    jana.button("settings").click()
    jana.page.get_by_label(jana.words("seat-colours")).check()
    assert jana.page.evaluate(colour, 1) == "rgb(200, 80, 43)"


def test_cards_of_one_value_lie_together(come: Come) -> None:
    """Sorted; each tap takes one more of a value, and after the last one none."""
    jana = come("Jana", PHONE)
    few = 2  # of one value

    def several(s: State) -> bool:
        if step(s) != "Dials":
            return False
        me = s.to_act()[0]
        hand = list(s.view(me).table["hand"][me])
        return any(hand.count(value) >= few for value in hand)

    asked_at(jana, 0, 2, several)
    values = jana.page.locator(".combat .value")
    shown = [int(text) for text in jana.page.locator(".combat .value b").all_inner_texts()]
    assert shown == sorted({*shown})
    pile = values.filter(has=jana.page.locator("small")).first
    expect(pile).to_have_attribute("aria-pressed", "false")
    pile.tap()
    expect(pile).to_have_attribute("aria-pressed", "true")
    for _ in range(10):
        if pile.get_attribute("aria-pressed") == "false":
            break
        pile.tap()
    expect(pile).to_have_attribute("aria-pressed", "false")
    fits(jana, "a combat", jana.page.locator(".combat"))
    boxes = jana.page.locator(".combat .boxes p")
    boxes.last.scroll_into_view_if_needed()
    expect(boxes.last).to_be_in_viewport(ratio=1)


def test_first_star_shows_how_the_game_would_be_counted(come: Come) -> None:
    """From the first star on the score of a game that ended now lies open."""
    for stars in (0, 1):
        jana = come("Jana")
        asked_at(jana, 0, 2, lambda s, stars=stars: step(s) == "ChooseSection" and sum(s.stars) == stars)  # type: ignore[misc]
        score = jana.page.locator("details", has_text=jana.words("sy-if-ended"))
        expect(score).to_have_js_property("open", bool(stars))


def test_by_keys(come: Come) -> None:
    """Arrows lead to a section or a hex that glows, Enter takes it."""
    jana = come("Jana")
    jana.open_table(GAME, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "the first question")
    assert play([jana], by_keys_board, seed=3, until=lambda answers: answers >= 2) == 2


def test_first_load(come: Come) -> None:
    light(come, GAME, "table")


MOMENTS: dict[str, tuple[int, dict[str, str]]] = {
    "Travel": (200, {}),
    "UpgradeCube": (0, {}),
    "ChooseBlind": (0, {"encounters": "blind"}),
    "ChooseOption": (0, {}),
    "TakeFactory": (0, {}),
    "ChooseSection": (300, {"gifts": "yes"}),
}


@pytest.mark.parametrize(
    ("moment", "look"),
    [(moment, Look(*look)) for moment, *look in in_pairs(MOMENTS, SIZES, THEMES, LANGS)]
    if FULL
    else list(product(("Travel", "ChooseOption"), looks()[1:2])),
    ids=str,
)
def test_looks(come: Come, look: Look, moment: str) -> None:
    """Moments of a game, light and dark, in every size."""
    jana = come("Jana", look.size, look.lang, look.theme)
    least, options = MOMENTS[moment]
    asked_at(jana, 1, 3, lambda s: step(s) == moment and len(s.log or []) >= least, **options)
    jana.rest(300)
    shot(jana, f"{GAME}-{moment}-{look}")
    fits(jana, f"{moment} {look}")
    accessible(jana, f"{moment} {look}")
    if moment == "ChooseSection":
        jana.unfold()
        jana.rest(200)
        shot(jana, f"{GAME}-unfolded-{look}")
        fits(jana, f"unfolded {look}")
