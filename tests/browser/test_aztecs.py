"""The expansion at the table: a prayer as everybody sees it, a game to its end, and the deck editor."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import deskovka
from browser.cases import FULL, LANGS, SCREENS, in_pairs
from browser.checks import SIXTH, accessible, fits, shot
from browser.person import DESKTOP, PHONE, Come, Person, Size
from browser.play import Answer, by_list, looking, play
from browser.test_games import shows_the_record
from browser.test_settlers import CARD, LEAVE, LOOK_EVERY, Told, legal, mostly_by_table, press
from deskovka.core.step import Move
from deskovka.games.settlers.law.moves import Activate, Build, Leave
from deskovka.table import Table

GAME = "settlers"
WITH = {"expansion": "aztecs", "faction": ["aztecs", "romans"], "start": "1"}
PRAYS = ("temple-of-the-rising-sun", "altar-of-sacrifice", "high-priest", "ball-court", "food-festival")
SEEDS = 200
ANSWERS = 20  # in one prayer


# --- a moment of a prayer --------------------------------------------------------------------------------


def prays(move: Move) -> bool:
    """Does it build or use a card that prays?"""
    if not isinstance(move, Activate | Build):
        return False
    box = deskovka.game(GAME).box  # type: ignore[attr-defined]
    return box.titles[box.title[move.card]].name in PRAYS


def liked(moves: Sequence[Move]) -> Sequence[Move]:
    """What leads to prayers, else anything but passing."""
    going = [move for move in moves if not isinstance(move, Leave)]
    return [move for move in moves if prays(move)] or going or moves


def before(question: str, least: int) -> tuple[str, int]:
    """A finished random game as a record, and the answer after which, from some round on, I am asked this."""
    for seed in range(SEEDS):
        chance = random.Random(seed)
        table, found = Table(deskovka.game(GAME), 2, seed, WITH, ("Jana", "Ondra")), -1
        while asked := table.state.to_act():
            seat = asked[0]
            if seat == 0 and type(table.state.asking).__name__ == question and table.state.round >= least:  # type: ignore[attr-defined]
                found = len(table.moves)
            table.play(seat, chance.choice(liked(table.state.legal(seat))))
        if found >= 0:
            return table.record().text(), found
    raise AssertionError(f"nobody is asked {question}")


def set_up(person: Person, question: str = "ChooseMethod", least: int = 5) -> None:
    """A table that goes on before a prayer, or another question."""
    record, move = before(question, least)
    opened = person.ask("POST", "/records", {"record": record, "lang": person.words.lang})
    seats = [{"kind": "me", "name": person.name}, {"kind": "bot", "bot": "beginner"}]
    made = person.ask("POST", f"/tables/{opened['table']}/go_on", {"move": move, "seats": seats})
    person.visit(f"/t/{made['table']}")
    person.at_board()
    person.until(lambda: person.wire.asked, "the question how to pray")


def stage(person: Person) -> Locator:
    return person.page.locator("section.prayer")


def pray(person: Person) -> None:
    """Answer on the stage whatever the prayer asks, to its end."""
    for _ in range(ANSWERS):
        lines = stage(person).locator('[data-move][aria-disabled="false"]:visible')
        if not stage(person).count() or not person.wire.asked:
            return
        press(person, lines.first if lines.count() else person.page.locator(".tray button").first)
    raise AssertionError("the prayer has no end")


def passing(person: Person, chance: random.Random) -> None:
    """Pass as soon as that may be done."""
    person.fold()
    leave = person.page.locator(f'[data-move="{LEAVE}"]:visible').first
    if not leave.count():
        return by_list(person, chance)
    press(person, leave)
    if person.compact:  # the first tap only shows it
        press(person, leave)
    return None


@pytest.mark.parametrize(("lang", "size"), [("cs", DESKTOP), ("en", PHONE)], ids=str)
def test_the_order_of_effects_is_chosen(come: Come, lang: str, size: Size) -> None:
    """Locations glow, and one click leaves everything as it stands."""
    jana = come("Jana", size, lang)
    set_up(jana, "Effects", 1)
    assert "settlers.Effects" in str(jana.wire.question)
    jana.fold()
    as_it_stands = jana.page.locator(".tray button.main").first
    expect(as_it_stands).to_have_text({"cs": "Jak to stojí", "en": "As it stands"}[lang])
    for move in legal(jana, "Card"):
        expect(jana.board.locator(f'[data-move="{CARD}{move["card"]}"]').first).to_have_attribute(
            "aria-disabled", "false"
        )
    accessible(jana, "the order of effects")
    fits(jana, "the order of effects")
    shot(jana, f"aztecs-order-{size}-{lang}")
    press(jana, as_it_stands)
    jana.until(lambda: "settlers.Effects" not in str(jana.wire.question), "the next question")


@pytest.mark.parametrize(("lang", "size", "theme"), [("cs", DESKTOP, "dark"), ("en", PHONE, "light")], ids=str)
def test_a_prayer_and_the_game_to_its_end(come: Come, lang: str, size: Size, theme: str) -> None:
    """The way is chosen, cards come up, tokens say what they add, the result stays; those who watch see it too."""
    jana, guest = come("Jana", size, lang, theme), come("Petra", DESKTOP, lang)
    set_up(jana)
    guest.visit(f"/t/{jana.table}")
    guest.at_board()
    jana.fold()
    for person in (jana, guest):
        expect(stage(person)).to_contain_text(person.words("st-favour"))
    expect(stage(jana).locator(".method")).to_have_count(2)
    accessible(jana, "how to pray")
    fits(jana, "how to pray")
    shot(jana, f"aztecs-method-{size}-{lang}")
    reveal = stage(jana).locator(".method").first
    press(jana, reveal)
    for person in (jana, guest):
        expect(
            stage(person).locator(".cards li").first.or_(person.page.locator("ul .tiles i").first)
        ).to_be_visible()
    shot(guest, f"aztecs-guest-{size}-{lang}")
    if stage(jana).count():
        accessible(jana, "revealed cards")
        fits(jana, "revealed cards")
        shot(jana, f"aztecs-revealed-{size}-{lang}")
    pray(jana)
    strip = jana.page.get_by_role("list", name=jana.words("st-prayers"), exact=True)
    expect(strip.or_(stage(jana)).first).to_be_visible()
    play([jana], passing, seed=1)
    shows_the_record(jana)


def devoutly(jana: Person) -> Answer:
    """Build or use what prays, wherever it may be; else anything."""
    scene = jana.ask("GET", f"/tables/{jana.table}/scene")
    holy = {card["id"] for card in scene["cards"] if "pray" in scene["titles"][card["title"]]["icons"]}

    def answer(person: Person, chance: random.Random) -> None:
        before = person.wire.heard
        cards = {m["card"] for kind in ("Build", "Activate") for m in legal(person, kind)} & holy
        if cards:
            person.fold()
            press(person, person.page.locator(f'[data-move="{CARD}{min(cards)}"]:visible').first)
            press(person, person.page.locator("[data-do]:visible").first)
        if person.wire.heard == before:
            mostly_by_table(person, chance)

    return answer


@pytest.mark.skipif(not FULL, reason="whole games with the expansion belong to make soak")
@pytest.mark.parametrize(("lang", "size", "seats"), in_pairs(LANGS, (DESKTOP, PHONE), (1, 5)), ids=str)
def test_whole_game(come: Come, lang: str, size: Size, seats: int) -> None:
    jana = come("Jana", size, lang)
    told = Told(jana)
    others = [{"kind": "bot", "bot": "beginner"}] * (seats - 1)
    options = {"expansion": "aztecs", "faction": ["aztecs", *["drawn"] * (seats - 1)], "start": "1"}
    wish = {"game": GAME, "seats": [{"kind": "me", "name": "Jana"}, *others], "options": options}
    jana.visit(f"/t/{jana.ask('POST', '/tables', wish)['table']}")
    jana.at_board()
    play([jana], looking(devoutly(jana), f"aztecs-{seats}-{lang}-{size}", LOOK_EVERY), seed=seats)
    assert told.mine("PrayerBegan"), "nobody has prayed"
    shows_the_record(jana)
    accessible(jana, "the end")


@pytest.mark.parametrize(("lang", "size"), SCREENS if FULL else [("cs", PHONE)], ids=str)
def test_six_with_a_pack(come: Come, lang: str, size: Size) -> None:
    """The lobby offers the pack's faction and a sixth seat; it has a colour and a sign of its own at the table."""
    jana = come("Jana", size, lang)
    jana.lobby(GAME)
    jana.page.get_by_role("checkbox", name="Sixth faction").check()
    option = deskovka.game(GAME).options["expansion"]
    jana.page.locator(f'label:has(span:text-is("{option.title(lang)}")) select').select_option("aztecs")
    for number in range(2, 7):
        row = jana.page.get_by_role("group", name=jana.words("seat-kind", number=number), exact=True)
        if not row.count():
            jana.button("add-seat").click()
        row.get_by_role("button", name=jana.words("kind-bot"), exact=True).click()
        strengths = jana.page.get_by_role("group", name=jana.words("bot-strength", number=number), exact=True)
        strengths.get_by_role("button").first.click()
    expect(jana.button("add-seat")).to_have_count(0)
    fits(jana, "six seats in the lobby")
    jana.button("start").click()
    jana.page.wait_for_url("**/t/*")
    jana.at_board()
    play([jana], by_list, seed=6, until=lambda answers: answers >= (30 if FULL else 4) and jana.wire.asked)
    jana.fold()
    badges = jana.page.locator("[data-seat] svg")
    assert len(set(badges.locator(".sign").evaluate_all("all => all.map(e => e.getAttribute('d'))"))) == 6
    assert len(set(badges.locator(".body").evaluate_all("all => all.map(e => getComputedStyle(e).fill)"))) == 6
    fits(jana, "six at the table")
    accessible(jana, "six at the table")
    shot(jana, f"aztecs-six-{lang}-{size}")
    if FULL:
        play([jana], looking(mostly_by_table, f"aztecs-6-{lang}-{size}", LOOK_EVERY), seed=6)
        shows_the_record(jana, [SIXTH])
        shot(jana, f"aztecs-six-end-{lang}-{size}")


# --- building a deck -------------------------------------------------------------------------------------


def editor(person: Person) -> Locator:
    """Through the lobby to the editor; returns what it says about the deck."""
    person.lobby(GAME)
    person.page.get_by_role("link", name=person.words("decks-build")).click()
    verdict = person.page.locator(".verdict")
    expect(verdict.locator(".right-deck")).to_be_visible()
    return verdict


def reasons(person: Person, cards: list[str]) -> list[str]:
    """What the referee says about a deck in the standard format."""
    text = f'game = "settlers"\n[deck.x]\nname = "x"\nfaction = "aztecs"\ncards = {cards}\n'.replace("'", '"')
    report = person.ask("POST", f"/games/{GAME}/decks", {"file": "x.toml", "text": text})
    return [
        why[person.words.lang]
        for f in report["decks"][0]["formats"]
        if f["id"] == "standard"
        for why in f["wrong"]
    ]


@pytest.mark.parametrize(("lang", "size"), SCREENS if FULL else [("cs", DESKTOP)], ids=str)
def test_a_deck_is_built_kept_and_played(come: Come, tmp_path: Path, lang: str, size: Size) -> None:
    """Without a title the referee's reasons stand there; a right deck is downloaded, opened, and played with."""
    jana = come("Jana", size, lang)
    jana.context.set_extra_http_headers({})  # no proxy sends her: only who sits at the server keeps a deck there
    verdict = editor(jana)
    titles = jana.page.locator(".titles button")
    decks = jana.ask("GET", f"/games/{GAME}/decks")["decks"]
    basic = next(deck for deck in decks if deck["faction"] == "aztecs")
    titles.first.click()
    expect(verdict.locator(".wrong-deck")).to_be_visible()
    expect(verdict.locator("li")).to_have_text(reasons(jana, basic["cards"][1:]))
    expect(jana.button("st-deck-play")).to_be_disabled()
    fits(jana, "a wrong deck")
    accessible(jana, "a wrong deck")
    shot(jana, f"decks-wrong-{lang}-{size}")
    # A title of an expansion with as many copies takes its place.
    jana.page.locator("section[aria-labelledby=set-trio] .titles button").first.click()
    expect(verdict.locator(".right-deck")).to_be_visible()
    jana.page.get_by_role("textbox", name=jana.words("st-deck-name")).fill("Slunce")
    with jana.page.expect_download() as got:
        jana.button("st-deck-download").click()
    file = tmp_path / got.value.suggested_filename
    got.value.save_as(file)
    assert file.name == "slunce.toml" and "triple-temple" in file.read_text(encoding="utf-8")
    jana.page.locator(".ready button").first.click()
    jana.page.locator("input[type=file]").set_input_files(file)
    expect(jana.page.locator("section[aria-labelledby=set-trio] [aria-pressed=true]")).to_have_count(1)
    expect(jana.button("st-deck-play")).to_be_enabled()
    jana.button("st-deck-play").click()
    expect(jana.page.get_by_role("checkbox", name="Slunce")).to_be_checked()
    group = jana.page.get_by_role("group", name=jana.words("seat-kind", number=2), exact=True)
    group.get_by_role("button", name=jana.words("kind-bot"), exact=True).click()
    jana.button("start").click()
    jana.page.wait_for_url("**/t/*")
    table = jana.ask("GET", f"/tables/{jana.table}")
    assert [pack["title"] for pack in table["packs"]] == ["Slunce"]
    assert (table["options"]["deck"][0], table["options"]["faction"][0]) == ("slunce", "aztecs")


@pytest.mark.parametrize("lang", LANGS if FULL else ("en",))
def test_the_editor_on_a_phone(come: Come, tmp_path: Path, lang: str) -> None:
    """Ready decks, the other format, and a file that is no deck, with its reason."""
    jana = come("Jana", PHONE, lang, "dark")
    verdict = editor(jana)
    jana.page.locator(".ready button").last.tap()
    expect(jana.page.locator(".ready [aria-pressed=true]")).to_have_count(1)
    expect(verdict.locator(".right-deck")).to_be_visible()
    jana.page.locator(".ready button").first.tap()  # the basic deck, to which the open game adds
    jana.page.locator("section[aria-labelledby=set-friends] .titles button").first.tap()
    expect(verdict.locator("li")).not_to_have_count(0)
    fits(jana, "the editor")
    accessible(jana, "the editor")
    shot(jana, f"decks-phone-{lang}")
    verdict.get_by_role("button", name=jana.words("st-deck-switch")).tap()
    expect(verdict.locator(".right-deck")).to_be_visible()
    file = tmp_path / "odd.toml"
    file.write_text('game = "settlers"\n[deck.odd]\nname = "x"\nfaction = "atlanteans"\ncards = ["augurs"]\n')
    jana.forgive("400")
    jana.page.locator("input[type=file]").set_input_files(file)
    expect(jana.page.get_by_role("alert")).to_contain_text("odd.toml")
