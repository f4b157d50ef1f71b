"""Looking back: replays by keys, slider, chart and link, whose eyes, records, going on, statistics, the guide."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.cases import PLAYED, Look, looks
from browser.checks import fits
from browser.person import PHONE, Come, Person
from browser.play import by_list, play, settled
from browser.test_looks import look_at
from deskovka.archive import pack, unpack
from deskovka.archive.claims import archive_in, to_lines
from deskovka.core.record import SHOWN

ANSWERS = 5  # that end a lesson, at most


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider")


def at(person: Person, move: int) -> None:
    """Wait until this moment is shown; the address says so too."""
    expect(slider(person)).to_have_value(str(move))
    expect(person.page).to_have_url(re.compile(f"move={move}&"))


def play_a_little(person: Person, game: str, answers: int = 6) -> str:
    """A table at which a few answers were given; returns its id."""
    made = person.open_table(game, ("me", "bot"))
    person.at_board()
    play([person], by_list, until=lambda given: given >= answers and person.wire.asked)
    return str(made["table"])


def finish(person: Person, table: str) -> int:
    """Give up; the replay opens at its start. Returns the number of its last move."""
    person.ask("POST", f"/tables/{table}/resign", {"seat": 0})
    person.visit(f"/t/{table}/replay")
    slider(person).wait_for()
    return int(slider(person).get_attribute("max") or 0)


def steps_by_turns_and_rounds(jana: Person, last: int) -> None:
    """From the start by keys and by buttons, a turn by its steps, and back to the start."""
    by_keys = {}
    for key in ("Shift+ArrowRight", "PageDown"):
        jana.page.keyboard.press("Home")
        by_keys[key] = [0]
        while by_keys[key][-1] < last:
            jana.page.keyboard.press(key)
            by_keys[key].append(int(slider(jana).input_value()))
    turns, rounds = by_keys.values()
    assert 1 < len(rounds) <= len(turns) <= last + 1 and turns == sorted({*turns}), by_keys
    jana.page.keyboard.press("PageUp")
    at(jana, rounds[-2])
    jana.page.keyboard.press("Home")
    jana.button("step-turn").click()
    jana.button("one-on", unit="turn").click()
    at(jana, turns[1])
    if turns[1] > 1:  # the steps of this turn, one after the other, and no further
        jana.button("turn-steps").click()
        at(jana, turns[1] - 1)
        at(jana, turns[1])
        jana.rest(1500)
        at(jana, turns[1])
    jana.button("one-back", unit="turn").click()
    at(jana, 0)
    jana.button("step-answer").click()


def test_a_finished_game_is_looked_back_at(come: Come, game: str) -> None:
    jana = come("Jana")
    table = play_a_little(jana, game)
    last = finish(jana, table)
    assert last >= 6
    at(jana, 0)
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        jana.page.keyboard.press(key)
        at(jana, move)
    steps_by_turns_and_rounds(jana, last)
    jana.page.get_by_role("button", name="4×").click()
    jana.button("play").click()
    jana.until(lambda: int(slider(jana).input_value()) >= 3, "it plays")
    jana.button("pause").click()
    stopped = int(slider(jana).input_value())
    jana.rest(600)
    at(jana, stopped)
    jana.visit(f"/t/{table}/replay?move=5")
    at(jana, 5)
    key, words = PLAYED[game].hidden
    hidden = jana.page.get_by_text(jana.words(key, **words), exact=True)
    expect(hidden).to_have_count(0)
    jana.page.locator("input[name=eyes][value='1']").check()
    expect(hidden).not_to_have_count(0)
    at(jana, 5)
    chart = jana.page.get_by_role("img", name=jana.words("chart-about")).bounding_box()
    assert chart is not None
    jana.page.mouse.click(chart["x"] + chart["width"] * 0.9, chart["y"] + chart["height"] / 2)
    at(jana, last)
    expect(jana.button("go-on")).to_be_enabled()
    jana.page.locator("summary", has_text=jana.words("fair")).click()
    jana.page.get_by_text(jana.words("fair-holds")).wait_for()


def of_another_version(text: str) -> str:
    """The same record as if version 99 of the rules had made it."""
    head, _, rest = text.partition("\n")
    kept = unpack(archive_in(text))
    kept["version"] = 99
    for look in kept["looks"]:
        look["view"]["version"] = 99
    first = json.dumps({**json.loads(head), "version": 99})
    return f"{first}\n{rest.partition(SHOWN)[0]}{to_lines(pack(kept))}"


def test_a_record_by_other_rules_is_shown_as_recorded(come: Come, game: str, tmp_path: Path) -> None:
    jana = come("Jana")
    last = finish(jana, play_a_little(jana, game))
    with jana.page.expect_download() as kept:
        jana.page.get_by_role("link", name=jana.words("record"), exact=True).click()
    file = tmp_path / "other.jsonl"
    kept.value.save_as(file)
    file.write_text(of_another_version(file.read_text(encoding="utf-8")), encoding="utf-8")
    jana.home()
    jana.page.locator("input[type=file]").set_input_files(file)
    at(jana, 0)
    jana.page.get_by_text(jana.words("replay-recorded")).wait_for()
    expect(jana.button("go-on")).to_be_disabled()
    expect(jana.button("go-on")).to_have_attribute("title", jana.words("go-on-rules", version=99))
    for key, move in (("ArrowRight", 1), ("End", last)):
        jana.page.keyboard.press(key)
        at(jana, move)
    jana.page.locator("input[name=eyes][value='1']").check()
    at(jana, last)
    jana.page.get_by_role("link", name=jana.words("statistics"), exact=True).click()
    jana.page.get_by_text(jana.words("replay-recorded")).wait_for()
    jana.page.get_by_role("link", name=jana.words("back-to-table"), exact=True).click()
    jana.page.get_by_role("link", name=jana.words("replay"), exact=True).wait_for()


def test_a_record_is_kept_opened_and_played_on(come: Come, game: str, tmp_path: Path) -> None:
    jana = come("Jana")
    finish(jana, play_a_little(jana, game))
    with jana.page.expect_download() as kept:
        jana.page.get_by_role("link", name=jana.words("record"), exact=True).click()
    good, broken = tmp_path / "good.jsonl", tmp_path / "broken.jsonl"
    kept.value.save_as(good)
    broken.write_text("\n".join(good.read_text(encoding="utf-8").splitlines()[:4]), encoding="utf-8")
    jana = come("Eva")  # whoever played it has it already
    jana.home()
    file = jana.page.locator("input[type=file]")
    jana.forgive("400")
    file.set_input_files(broken)
    expect(jana.page.get_by_role("alert")).to_be_visible()
    file.set_input_files(good)
    slider(jana).wait_for()
    expect(jana.page.get_by_text(jana.words("from-file"), exact=True)).to_be_visible()
    jana.page.keyboard.press("ArrowRight")
    at(jana, 1)
    jana.button("go-on").click()
    jana.page.get_by_role("dialog").get_by_role("button", name=jana.words("start"), exact=True).click()
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "the game goes on")
    play([jana], by_list, until=lambda given: given >= 2)


def test_a_running_game_shows_nothing_but_the_own_eyes(come: Come, game: str) -> None:
    jana = come("Jana", PHONE, "en")
    table = play_a_little(jana, game, 4)
    jana.forgive("403")
    jana.visit(f"/t/{table}/replay?move=2&eyes=truth")
    slider(jana).wait_for()
    expect(jana.page).to_have_url(re.compile("move=2&eyes=0"))
    jana.unfold()
    assert jana.page.get_by_role("radio").count() == 2
    expect(jana.button("go-on")).to_have_count(0)
    jana.page.get_by_role("link", name=jana.words("back-to-table"), exact=True).click()
    jana.at_board()


def test_a_first_game_is_guided(come: Come, game: str) -> None:
    jana = come("Jana")
    jana.lobby(game)
    jana.button("guided").click()
    guide = jana.page.locator("section[aria-labelledby=lesson]")
    lessons = []
    for _ in range(20):
        guide.wait_for()
        lessons.append(guide.get_by_role("heading").inner_text())
        on = guide.get_by_role("button", name=jana.words("guide-next"), exact=True)
        if guide.get_by_role("button", name=jana.words("guide-end"), exact=True).count():
            break
        if on.count():
            on.click()
        else:
            jana.page.reload()  # the guide remembers where it was
            jana.at_board()
            expect(guide.get_by_role("heading")).to_have_text(lessons[-1])
            for _ in range(ANSWERS):
                jana.until(lambda: jana.wire.asked, "my turn")
                settled(jana, jana.choices.first.click)
                jana.rest(100)
                if guide.get_by_role("heading").inner_text() != lessons[-1]:
                    break
            else:  # some lessons need more than a few moves
                jana.button("guide-skip").click()
        expect(guide.get_by_role("heading")).not_to_have_text(lessons[-1])
    assert len(set(lessons)) == len(lessons) >= 4
    jana.button("guide-end").click()
    expect(guide).to_have_count(0)


@pytest.mark.parametrize("look", looks(), ids=str)
def test_every_screen(come: Come, game: str, look: Look) -> None:
    """The replay, its sheet, another's eyes, going on, the statistics, the guide."""
    jana = come("Jana", look.size, look.lang, look.theme)
    table = play_a_little(jana, game)
    finish(jana, table)
    jana.visit(f"/t/{table}/replay?move=5")
    at(jana, 5)
    look_at(jana, game, "replay", look)
    if jana.compact:
        jana.unfold()
        look_at(jana, game, "replay-sheet", look)
    jana.page.locator("input[name=eyes][value='1']").check()
    expect(jana.page).to_have_url(re.compile("eyes=1"))
    look_at(jana, game, "replay-eyes", look)
    jana.button("go-on").click()
    jana.page.get_by_role("dialog").wait_for()
    look_at(jana, game, "go-on", look)
    jana.visit(f"/t/{table}/statistics")
    jana.page.get_by_role("heading", name=jana.words("by-source"), exact=True).wait_for()
    look_at(jana, game, "statistics", look)
    jana.lobby(game)
    jana.button("guided").click()
    jana.page.locator("section[aria-labelledby=lesson]").wait_for()
    look_at(jana, game, "guide", look)
    jana.button("guide-next").click()
    fits(jana, f"guide {look}")
