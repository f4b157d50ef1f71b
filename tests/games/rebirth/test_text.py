"""Rebirth speaks Czech and English: nothing is missing, nothing is left over, and the words are right."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import pytest

import deskovka
from deskovka.core import text
from deskovka.core.chance import Chance
from deskovka.core.game import LANGUAGES
from deskovka.core.rule import Rule
from deskovka.core.sight import UNKNOWN, View
from deskovka.core.step import Event, Move, No, Yes
from deskovka.core.value import Value, fields_of, from_json
from deskovka.games.rebirth.game import RebirthGame
from deskovka.games.rebirth.law import events
from deskovka.games.rebirth.law.chapters.towers import AnotherTile, ChooseTower
from deskovka.games.rebirth.law.moves import Double, Keep, Place, Use
from deskovka.games.rebirth.law.pieces import BONUS_NAMES, NOBODY, SOURCES, TERRAIN_NAMES, TILE_NAMES
from games.fluent_files import check_keys, check_same_keys, printable, subclasses, wanted_by_classes

PACKAGE = "deskovka.games.rebirth"
FOLDER = Path(__file__).parents[3] / "src" / Path(*PACKAGE.split("."))
GAME = cast(RebirthGame, deskovka.game("rebirth"))
MAPS = GAME.options["map"].values
GAMES = 6
WIDTH, HEIGHT = 79, 45
NAMES = ("Ája", "Béda", "Cyril", "Dana")


def said(value: Value, lang: str = "cs", country: str = "scotland") -> str:
    return text.say(value, lang, "rebirth", NAMES, {"map": country})


# --- whole games -----------------------------------------------------------------------------------------


def moments(country: str, seats: int, seed: int) -> Iterator[deskovka.State]:
    """A random game before each answer, and at its end."""
    s = GAME.start(seats, seed, {"map": country})
    chance = Chance(seed + 500)
    while s.to_act():
        yield s
        (seat,) = s.to_act()
        s.play(seat, s.nth_legal(seat, chance.below(s.num_legal(seat))))
    yield s


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("country", MAPS)
def test_whole_games_can_be_told(country: str, seats: int) -> None:
    """Every event as every seat sees it, every allowed move, every question; no mistake in any sentence."""
    told: set[str] = set()
    for seed in range(GAMES):
        for s in moments(country, seats, seed):
            values: list[Value] = [m for seat in s.to_act() for m in s.legal(seat)]
            values += [from_json(step) for step, _ in s.view(None).agenda[-1:]]
            if not s.to_act():
                values += [event for seat in (None, *range(seats)) for event in s.events(seat)]
            for value in values:
                if repr(value) not in told:
                    told.add(repr(value))
                    for lang in LANGUAGES:
                        check_sentence(said(value, lang, country))


def check_sentence(sentence: str) -> None:
    assert sentence and "{" not in sentence and "hidden" not in sentence and "none" not in sentence
    assert str(UNKNOWN) not in re.sub(r"\w-\d", "", sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("country", MAPS)
def test_the_table_fits_a_terminal_and_can_be_read_aloud(country: str, seats: int, lang: str) -> None:
    for number, s in enumerate(moments(country, seats, seed=9)):
        if number % 12 == 0 or not s.to_act():
            for seat in (None, *range(seats)):
                check_table(s.view(seat), s.legal(0 if seat is None else seat), lang)


def check_table(view: View, legal: Sequence[Move], lang: str) -> None:
    lines = ["".join([part for _, part in line]) for line in GAME.show.picture(view, legal, lang, NAMES)]
    assert len(lines) <= HEIGHT
    assert [line for line in lines if len(line) > WIDTH] == []
    for move in legal:
        if isinstance(move, Place):
            assert any(re.search(rf"\b{GAME.voice.short(move, lang, view.options)}\b", line) for line in lines)
    for sentence in GAME.show.description(view, lang, NAMES):
        check_sentence(sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("country", MAPS)
def test_every_mission_card_fits_a_line(country: str, lang: str) -> None:
    view = GAME.start(2, 1, {"map": country}).view(0)
    for number in range(len(GAME.countries[country].missions)):
        view.table["cards"][0] = [number]
        assert max(len("".join([part for _, part in line])) for line in GAME.show.picture(view, (), lang)) <= WIDTH


def test_a_listener_hears_the_whole_table() -> None:
    s = list(moments("ireland", 2, seed=5))[30]
    heard = " ".join(GAME.show.description(s.view(0), "cs"))
    for name in ("Hráč 1 má na mapě", "Zakrytá políčka", "drží", "Bonus", "V ruce", "Odloženo", "v zásobě", "bod"):
        assert name in heard
    assert "V ruce" not in " ".join(GAME.show.description(s.view(None), "cs"))


def test_a_private_mission_that_was_fulfilled_is_ticked() -> None:
    view = GAME.start(2, 1, {"map": "ireland"}).view(0)
    view.table["cards"][0] = [4, 5]
    view.table["fulfilled"] = [1 << 4, 1 << 5]
    lines = ["".join([part for _, part in line]) for line in GAME.show.picture(view, (), "cs")]
    assert [("✓" in line) for line in lines if line.startswith("Dva shluky")] == [True, False]
    heard = " ".join(GAME.show.description(view, "cs"))
    assert "Splněná mise „Dva shluky farem“" in heard and "Splněná mise „Dva shluky elektráren“" not in heard


@pytest.mark.parametrize("country", MAPS)
def test_nobody_is_told_of_points_that_are_none(country: str) -> None:
    for seed in range(GAMES):
        *_, s = moments(country, 4, seed)
        told = [said(event, "cs", country) for event in s.log or []]
        assert not [line for line in told if "získává 0" in line]
        towns = [event for event in s.log or [] if isinstance(event, events.SettlementScored)]
        assert towns and all(
            GAME.countries[country].board.town_names[e.town] in said(e, "en", country) for e in towns
        )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("country", MAPS)
def test_every_move_of_the_catalogue_can_be_said_and_typed_in_one_way(country: str, lang: str) -> None:
    shorts = [GAME.voice.short(move, lang, {"map": country}) for move in GAME.moves.all]
    assert all(shorts) and len(set(shorts)) == len(shorts)
    for move in GAME.moves.all:
        assert said(move, lang, country)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_said_and_cited(lang: str) -> None:
    for id in GAME.rules:
        assert GAME.refusal(Rule(id)).say(lang)
        assert text.cite(GAME, events.Ended(id), lang)


# --- the files -------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys_and_variables() -> None:
    check_same_keys(FOLDER)


def wanted() -> set[str]:
    """The keys that data and classes ask for."""
    keys = wanted_by_classes(GAME)
    keys |= {f"tile-{name}" for name in TILE_NAMES} | {f"source-{name}" for name in SOURCES}
    keys |= {f"legend-{country}" for country in MAPS} | {f"column-{name}" for name in SOURCES}
    keys |= {f"column-{name}-left" for name in ("supply", "aside", "cards")}
    keys |= {f"terrain-{name}" for name in TERRAIN_NAMES}
    missions = [f"mission-{m.id}" for country in GAME.countries.values() for m in country.missions]
    missions.append("mission-castle")
    checks = "".join([(FOLDER / f"{name}.py").read_text(encoding="utf-8") for name in ("box/content", "box/maps")])
    keys |= {f"pack-{key}" for key in re.findall(r'wrong\("([a-z-]+)"', checks)}
    keys |= {f"number-{id}" for id in GAME.data["numbers"]}
    bonuses = [f"bonus-{name}" for name in BONUS_NAMES]
    return keys.union(*[(key, f"{key}.about") for key in missions + bonuses])


def countable() -> set[str]:
    """The keys by which the statistics of a table may count events and the values of their fields."""
    kinds = {f"count-{text.kebab(cls.__name__)}": fields_of(cls) for cls in subclasses(PACKAGE, Event)}
    return {*kinds, *[f"{key}.{field}" for key, fields in kinds.items() for field in fields]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_or_unused(lang: str) -> None:
    check_keys(FOLDER, lang, wanted(), possible=countable() | printable(GAME))


def test_stand_ins_are_told_in_both_languages() -> None:
    found = {item.id: item.note for item in GAME.components.stand_ins()}
    missions = {m.id for country in GAME.countries.values() for m in country.missions if m.stand_in}
    assert set(found) == {"map-scotland", "map-ireland", "removed-settlements", *missions}
    assert all(note[lang] for note in found.values() for lang in LANGUAGES)


# --- the right words -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "words"),
    [(0, "0 bodů"), (1, "1 bod "), (2, "2 body"), (4, "4 body"), (5, "5 bodů"), (12, "12 bodů"), (22, "22 bodů")],
)
def test_czech_points(number: int, words: str) -> None:
    assert words in said(events.Scored(0, number, 0, ""))


@pytest.mark.parametrize(("number", "words"), [(1, "vrací dílek."), (2, "vrací 2 dílky."), (5, "vrací 5 dílků.")])
def test_czech_tiles(number: int, words: str) -> None:
    assert words in said(events.PutBack(0, number, 0, ""))


@pytest.mark.parametrize(("number", "words"), [(1, "á 1 políčko."), (3, "ají 3 políčka."), (24, "á 24 políček.")])
def test_czech_spaces(number: int, words: str) -> None:
    assert said(events.Covered(number, "")).endswith(words)


@pytest.mark.parametrize(
    ("value", "country", "words"),
    [
        (events.Placed(0, 0, 0, ""), "scotland", "Ája umisťuje farmu na B1."),
        (events.Placed(1, 4, 2, ""), "scotland", "Béda umisťuje sídlo 3 na C2 (Kirkwall)."),
        (events.Drew(0, (1,), ""), "scotland", "Ája si dobírá dílek: elektrárna."),
        (events.Drew(0, (UNKNOWN,), ""), "scotland", "Ája si dobírá dílek."),
        (
            events.SetAside(0, (0, 1, 1, 5), ""),
            "ireland",
            "Ája si prohlíží a odkládá 4 dílky: farma, 2× elektrárna a sídlo 4.",
        ),
        (events.SetAside(0, (UNKNOWN,) * 2, ""), "scotland", "Ája si prohlíží a odkládá 2 dílky."),
        (events.PutBack(0, 2, UNKNOWN, ""), "ireland", "Ája si nechává jeden dílek a do zásoby vrací 2 dílky."),
        (events.TileFetched(0, UNKNOWN, ""), "ireland", "Ája losuje jeden z odložených dílků."),
        (events.TileFetched(0, 1, ""), "ireland", "Ája losuje z odložených dílků elektrárnu."),
        (events.CastleTaken(0, 0, NOBODY, ""), "scotland", "Ája obsazuje hrad Edinburgh."),
        (events.CastleTaken(0, 0, 1, ""), "scotland", "Ája přebírá hrad Edinburgh, přichází o něj Béda."),
        (
            events.MissionDrawn(0, 17, UNKNOWN, ""),
            "scotland",
            "Ája si u katedrály Glasgow bere kartu mise.",
        ),
        (events.TowerReached(0, 10, 3, ""), "ireland", "Ája má první dílek u kopce Tara: „3 body“."),
        (events.TowerIgnored(0, 14, "tower.passed"), "ireland", "Ája se bonusu u věže Kinneigh vzdává."),
        (
            events.TowerIgnored(0, 14, "tower.another-once"),
            "ireland",
            "Bonus u věže Kinneigh teď neplatí: další dílek smí Ája umístit jen jednou za tah.",
        ),
        (
            events.CardScored(0, 0, 0, "", (3, 4)),
            "scotland",
            "Ája odkrývá misi „Nejvíc přístavů“, ale body za ni nezískává (podle pořadí hráčů 3 : 4).",
        ),
        (
            events.CardScored(0, 4, 8, ""),
            "ireland",
            "Ája odkrývá misi „Dva shluky farem“ a získává 8 bodů.",
        ),
        (events.SettlementScored(1, 3, 0, ""), "scotland", "Béda získává 3 body za dokončené sídlo Kirkwall."),
        (
            events.UnfinishedScored(1, 1, (1,), ""),
            "scotland",
            "Béda získává 1 bod za rozestavěné sídlo Portree.",
        ),
        (
            events.UnfinishedScored(1, 6, (0, 1), ""),
            "scotland",
            "Béda získává 6 bodů za rozestavěná sídla: Kirkwall a Portree.",
        ),
        (
            events.Placed(0, 1, 0, "place.exception-energy"),
            "scotland",
            "Ája umisťuje elektrárnu podle výjimky na políčko farmy B1:"
            " políčko elektrárny ani prázdné už volné není.",
        ),
        (events.TieBroken(0, 1, ""), "scotland", "Při stejném vlivu je výš Ája, níž Béda."),
        (events.Won((2,), "end.most"), "scotland", "Vyhrává Cyril."),
        (
            events.Won((0, 1, 3), "tie.tara-shared"),
            "ireland",
            "Hrad Blarney nedrží nikdo z hráčů ve shodě a shoda je i v počtu dílků u kopce Tara:"
            " o vítězství se dělí Ája, Béda a Dana.",
        ),
        (
            AnotherTile((), 10),
            "ireland",
            "Bonus u kopce Tara: chceš hned umístit jeden ze svých odložených dílků?",
        ),
        (Keep(0), "ireland", "Nechat si farmu"),
        (Use(14), "ireland", "Využít teď bonus u věže Kinneigh"),
        (
            ChooseTower((10, 14)),
            "ireland",
            "Kterou věž využiješ teď? Na řadě jsou bonusy u kopce Tara a věže Kinneigh.",
        ),
    ],
)
def test_czech_cases_and_secrets(value: Value, country: str, words: str) -> None:
    assert said(value, country=country) == words


@pytest.mark.parametrize(
    ("move", "country", "cs", "en"),
    [
        (Place(0), "scotland", "B1", "B1"),
        (Place(108), "scotland", "hrad-edinburgh", "edinburgh-castle"),
        (Place(108 + 3), "scotland", "hrad-eilean-donan", "eilean-donan-castle"),
        (Place(108 + 10), "ireland", "kopec-tara", "hill-of-tara"),
        (Keep(0), "ireland", "farma", "farm"),
        (Keep(1), "ireland", "elektrarna", "powerplant"),
        (Keep(4), "ireland", "sidlo3", "settlement3"),
        (Double(0), "ireland", "IM01", "IM01"),
        (Use(14), "ireland", "bonus-vez-kinneigh", "bonus-kinneigh-tower"),
        (Yes(), "ireland", "ano", "yes"),
        (No(), "ireland", "ne", "no"),
    ],
)
def test_what_a_player_types(move: Move, country: str, cs: str, en: str) -> None:
    assert [GAME.voice.short(move, lang, {"map": country}) for lang in ("cs", "en")] == [cs, en]


def test_a_map_that_nobody_named_is_an_error_and_not_a_wrong_label() -> None:
    with pytest.raises(KeyError):
        text.say(Place(0), "cs", "rebirth")
