"""How games are found, and how the wish to start one is checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import deskovka
import skirmish
from deskovka.core.game import Option, check_seats, folders


def test_a_third_party_game_is_found_after_ours() -> None:
    names = deskovka.games()
    assert names[:2] == ("rebirth", "katan-duel")
    assert "skirmish" in names
    assert names.index("skirmish") > names.index("rebirth")


def test_the_core_names_no_game_and_a_folder_is_enough(tmp_path: Path) -> None:
    """A game of this repository is a folder; one that came.txt does not name comes after the others."""
    for name in ("zebra", "scythe", "rebirth", "ants"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "rules.toml").touch()
    (tmp_path / "came.txt").write_text("rebirth\nscythe\n", encoding="utf-8")
    assert folders(tmp_path) == ["rebirth", "scythe", "ants", "zebra"]
    ours = [id.replace("-", "_") for id in deskovka.games()]
    for file in (Path(deskovka.core.game.__file__).parent).glob("*.py"):
        code = file.read_text(encoding="utf-8")
        assert not [id for id in ours if f'"{id}"' in code or f"'{id}'" in code], file


def test_games_can_be_asked_after_a_game_was_loaded() -> None:
    # Importing the subpackage of the same name must not put itself in place of the function.
    deskovka.game("rebirth").start(2, 1)
    assert "rebirth" in deskovka.games()


def test_a_game_is_made_once() -> None:
    g = deskovka.game("skirmish")
    assert isinstance(g, skirmish.GAME)
    assert deskovka.game("skirmish") is g
    assert (g.id, g.seats, g.version) == ("skirmish", range(1, 4), 1)
    assert len(g.content) == 16


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(ValueError, match=r"chess.*rebirth.*skirmish"):
        deskovka.game("chess")


def test_titles_and_options_speak_both_languages() -> None:
    g = deskovka.game("skirmish")
    assert (g.title("cs"), g.title("en")) == ("Šarvátka", "Skirmish")
    purse = g.options["purse"]
    assert purse.per_seat
    assert (purse.title("cs"), purse.value_title("rich", "cs")) == ("Měšec", "bohatý")
    assert purse.value_title(purse.default, "en") == "poor"


@pytest.mark.parametrize(
    ("seats", "options", "field", "allowed"),
    [
        (0, {}, "seats", ("1", "2", "3")),
        (4, {}, "seats", ("1", "2", "3")),
        (2, {"weather": "rain"}, "options", ("length", "purse")),
        (2, {"length": "endless"}, "length", ("short", "long")),
        (2, {"length": 2}, "length", ("short", "long")),
        (2, {"length": ["short", "long"]}, "length", ("short", "long")),
        (2, {"purse": ("rich", "broke")}, "purse", ("poor", "rich")),
        (2, {"purse": ("rich", "rich", "rich")}, "purse", ("2",)),
        (3, {"purse": ("rich", "rich")}, "purse", ("3",)),
        (3, {"purse": ("rich",)}, "purse", ("3",)),
    ],
    ids=str,
)
def test_a_wrong_wish_names_the_field_and_what_it_may_hold(
    seats: int, options: dict[str, Any], field: str, allowed: tuple[str, ...]
) -> None:
    g = deskovka.game("skirmish")
    problems = g.check(seats, options)
    assert [(p.field, p.allowed) for p in problems] == [(field, allowed)]
    for lang in ("cs", "en"):
        assert allowed[-1] in problems[0].say(lang)
    with pytest.raises(ValueError, match=allowed[-1]):
        g.start(seats, 1, options)


def test_a_wrong_number_of_values_says_how_many_there_should_be() -> None:
    problem = deskovka.game("skirmish").check(2, {"purse": ("rich", "rich", "poor")})[0]
    assert problem.say("en").endswith("which makes 2, not 3.")
    assert problem.say("cs").endswith("těch má být 2, ne 3.")


@pytest.mark.parametrize(
    ("chosen", "wrong"),
    [
        (("romans", "drawn", "drawn"), []),
        ("drawn", []),
        (("romans", "drawn", "romans"), ["romans"]),
        ("romans", ["romans"]),
        (("romans", "persians", "romans"), ["persians"]),
    ],
    ids=str,
)
def test_only_the_default_of_a_distinct_option_is_for_several_seats(chosen: Any, wrong: list[str]) -> None:
    people = Option("skirmish", "people", ("drawn", "romans", "egyptians"), "drawn", per_seat=True, distinct=True)
    problems = check_seats(people, chosen, 3)
    assert [p.wrong for p in problems] == wrong
    if wrong == ["romans"]:
        assert (
            problems[0].say("en")
            == 'Only one player can have "romans" as option "people"; free are: drawn, egyptians.'
        )
        assert "volné jsou: drawn, egyptians" in problems[0].say("cs")


@pytest.mark.parametrize(
    ("length", "seats", "matters"), [("long", 1, True), ("long", 2, False), ("short", 1, False)], ids=str
)
def test_an_option_matters_beside_others_and_with_so_many_players(length: str, seats: int, matters: bool) -> None:
    rival = Option("skirmish", "rival", ("weak", "strong"), "weak", only={"length": ("long",)}, seats=(1,))
    assert rival.matters({"length": length, "rival": "weak"}, seats) == matters
    assert Option("skirmish", "length", ("short", "long"), "short").matters({"length": length}, seats)


def test_a_value_that_a_pack_added_brings_its_name() -> None:
    option = Option("skirmish", "purse", ("poor", "mine"), "poor", titles={"mine": {"cs": "můj", "en": "mine"}})
    assert [option.value_title(value, "cs") for value in option.values] == ["chudý", "můj"]


def test_all_problems_are_listed() -> None:
    problems = deskovka.game("skirmish").check(9, {"length": "endless", "purse": "broke"})
    assert [p.field for p in problems] == ["seats", "length", "purse"]


@pytest.mark.parametrize(
    ("wish", "full"),
    [
        ({}, ("poor", "poor", "poor")),
        ({"purse": "rich"}, ("rich", "rich", "rich")),
        ({"purse": ["poor", "rich", "poor"]}, ("poor", "rich", "poor")),
    ],
    ids=str,
)
def test_a_per_seat_option_has_a_value_for_every_seat(wish: dict[str, Any], full: tuple[str, ...]) -> None:
    g = deskovka.game("skirmish")
    assert g.check(3, wish) == []
    s = g.start(3, 1, wish)
    assert s.options["purse"] == full
    gold = [s.save()["goods"][3 * seat + 2] for seat in range(3)]
    assert gold == [{"poor": 1, "rich": 3}[purse] for purse in full]
