"""Katan – Duel speaks Czech and English: nothing is missing, nothing is left over, and the words are right."""

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
from deskovka.core.step import Move
from deskovka.core.value import Value, from_json
from deskovka.games.katan_duel.game import KatanDuelGame
from deskovka.games.katan_duel.law import events, moves
from deskovka.games.katan_duel.law.chapters.troubles import CalmRiot
from deskovka.games.katan_duel.law.effects import GainAny
from deskovka.games.katan_duel.law.pieces import ACTION, COLOURS, GOODS, GROUPS, NOBODY, SETS, SYMBOLS
from deskovka.games.katan_duel.law.scoring import SOURCES
from games.fluent_files import (
    check_keys,
    check_same_keys,
    check_sentence,
    form_keys,
    wanted_by_classes,
)

PACKAGE = "deskovka.games.katan_duel"
FOLDER = Path(__file__).parents[3] / "src" / Path(*PACKAGE.split("."))
GAME = cast(KatanDuelGame, deskovka.game("katan-duel"))
MODES = GAME.options["mode"].values
WIDTH, HEIGHT = 79, 45
NAMES = ("Ája", "Béda")
EAGER = (moves.Play, moves.City, moves.Settle, moves.Road)


def said(value: Value, lang: str = "cs") -> str:
    return text.say(value, lang, "katan-duel", NAMES, {"mode": "introductory"})


# --- whole games -----------------------------------------------------------------------------------------


def moments(mode: str, seed: int) -> Iterator[deskovka.State]:
    """A game of players who like to build, before each answer and at its end."""
    s = GAME.start(2, seed, {"mode": mode, "deck": ("strength", "progress")})
    chance = Chance(seed + 500)
    for _ in range(GAME.hints.longest(2)):
        if s.is_over():
            break
        yield s
        (seat,) = s.to_act()
        legal = [move for move in s.legal(seat) if not isinstance(move, moves.Remove)]
        eager = [move for move in legal if isinstance(move, EAGER)]
        chosen = eager if eager and chance.below(10) < 8 else legal
        s.play(seat, chosen[chance.below(len(chosen))])
    yield s


@pytest.mark.parametrize("mode", MODES)
def test_whole_games_can_be_told(mode: str) -> None:
    """Every event as every seat sees it, every allowed move, every question; no mistake in any sentence."""
    told: set[str] = set()
    for s in moments(mode, seed=3):
        values: list[Value] = [m for seat in s.to_act() for m in s.legal(seat)]
        values += [from_json(step) for step, _ in s.view(None).agenda[-1:]]
        if not s.to_act():
            values += [event for seat in (None, 0, 1) for event in s.events(seat)]
        for value in values:
            if repr(value) not in told:
                told.add(repr(value))
                for lang in LANGUAGES:
                    check_sentence(said(value, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_the_table_fits_a_terminal_and_can_be_read_aloud(mode: str, lang: str) -> None:
    for number, s in enumerate(moments(mode, seed=9)):
        if number % 25 == 0 or not s.to_act():
            for seat in (None, 0, 1):
                check_table(s.view(seat), s.legal(0 if seat is None else seat), lang)


def check_table(view: View, legal: Sequence[Move], lang: str) -> None:
    lines = ["".join([part for _, part in line]) for line in GAME.show.picture(view, legal, lang, NAMES)]
    assert len(lines) <= HEIGHT
    assert [line for line in lines if len(line) > WIDTH] == []
    for sentence in GAME.show.description(view, lang, NAMES):
        check_sentence(sentence)
    typed = [GAME.show.input_name(move, view, lang) for move in legal]
    assert all(typed) and len(set(typed)) == len(typed)
    for move in legal:
        assert all(GAME.show.about(move, view, lang)) and GAME.voice.move_names(move, lang, view.options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_the_catalogue_can_be_said(lang: str) -> None:
    for kind in {type(move) for move in GAME.moves.all}:
        shorts = [GAME.voice.short(move, lang, {}) for move in GAME.moves.all if type(move) is kind]
        assert all(shorts) and len(set(shorts)) == len(shorts)
    for move in GAME.moves.all:
        check_sentence(said(move, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_said_and_cited(lang: str) -> None:
    for id in GAME.rules:
        assert GAME.refusal(Rule(id)).say(lang)
        assert text.cite(GAME, events.TurnEnded(0, id), lang)


def test_every_card_has_a_text() -> None:
    assert {*GAME.box.rule_ids, *GAME.box.event_rules} == {id for id in GAME.rules if id.startswith("card.")}


# --- the files -------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys_and_variables() -> None:
    check_same_keys(FOLDER)


def wanted() -> set[str]:
    """The keys that data and classes ask for."""
    keys = wanted_by_classes(GAME)
    for kind in {card.kind for card in GAME.box.cards}:
        keys |= {f"card-{kind}", f"card-{kind}.acc", f"card-{kind}.short"}
    keys |= {"card-chapel", *[f"card-{event.kind}" for event in GAME.box.events]}
    keys |= {f"card-{card.kind}.does" for card in GAME.box.cards if card.colour == ACTION}
    for good in GOODS:
        keys |= {f"good-{good}", f"good-{good}.acc"}
        keys |= {f"land-{good}", f"land-{good}.acc", f"land-{good}.short"}
    keys |= {f"symbol-{name}" for name in SYMBOLS} | {f"source-{name}" for name in SOURCES}
    keys |= {f"colour-{name}" for name in COLOURS} | {f"group-{name}" for name in GROUPS if name}
    keys |= {f"set-{name}" for name in SETS} | {f"set-short-{name}" for name in SETS}
    keys |= {f"column-{name}" for name in ("victory", "strength", "commerce", "skill", "progress")}
    mistakes = "".join((FOLDER / f"{name}.py").read_text(encoding="utf-8") for name in ("box/packs", "law/supply"))
    keys |= {f"pack-{key}" for key in re.findall(r'wrong\("([a-z-]+)"', mistakes)}
    keys |= {f"number-{id.removeprefix('tournament_').replace('_', '-')}" for id in GAME.data["numbers"]}
    return keys | {"typed-stack", "typed-search", "token-0", "token-1"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_or_unused(lang: str) -> None:
    check_keys(FOLDER, lang, wanted(), possible=form_keys(GAME))


def test_stand_ins_are_told_in_both_languages() -> None:
    found = {item.id: item.note for item in GAME.components.stand_ins()}
    decks = {f"deck-{name}" for name in GAME.options["deck"].values}
    assert set(found) == {*GAME.data["numbers"], *decks}
    assert all(note[lang] for note in found.values() for lang in LANGUAGES)


# --- the right words -------------------------------------------------------------------------------------


def card(name: str) -> int:
    return GAME.box.names.index(name)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (events.Gained(0, 1, 1, 5, "production.each"), "Ája získává 1 cihlu."),
        (events.Gained(0, 2, 0, 5, "event.harvest"), "Ája získává 2 dřeva (Bohatá sklizeň)."),
        (events.Gained(0, 5, 2, 5, "card.goldsmith"), "Ája získává 5 rud (Zlatník)."),
        (
            events.Gained(1, 2, 5, -1, "event.harvest-gold"),
            "Béda získává 2 zlata do Úkrytu pro zlato (Bohatá sklizeň).",
        ),
        (events.Spent(1, 3, 4, 5, "exchange.rate"), "Béda platí 3 vlny (výměna)."),
        (
            events.NoRoom(0, 2, -1, "card.marketplace", "goods.capacity"),
            "Ája nemá kam uložit 2 suroviny, ty propadají (Tržiště).",
        ),
        (
            events.NoRoom(1, 1, 5, "production.each", "goods.capacity"),
            "Béda nemá kam uložit 1 zlato, propadá.",
        ),
        (events.CardsTaken(0, 1, (UNKNOWN,), "draw.limit"), "Ája si bere 1 kartu z balíčku 2."),
        (events.CardStolen(0, 0, UNKNOWN, "card.traitor"), "Ája bere soupeři kartu z ruky."),
        (events.CardFetched(0, 0, UNKNOWN, "card.guido"), "Ája si bere kartu z odhazovacího balíčku."),
        (
            events.OpenCardFetched(0, card("base.abbey"), card("base.scout"), "card.guido"),
            "Ája si bere z odhazovacího balíčku Klášter; nahoře je teď Zvěd.",
        ),
        (
            events.CardPlayed(0, card("base.brigitta"), "card.brigitta"),
            "Ája hraje Brigittu, moudrou ženu: určí si číslo na kostce výnosů.",
        ),
        (events.CardPlaced(0, card("base.abbey"), 20, "card.abbey"), "Klášter leží nad F (Ája)."),
        (events.CardRemoved(1, card("base.toll_bridge"), 26, "remove.free"), "Béda odstraňuje Celnici pod G."),
        (events.AdvantageMoved(0, 0, NOBODY, "advantage.strength"), "Ája získává žeton síly."),
        (events.AdvantageMoved(NOBODY, 1, 1, "advantage.trade"), "Béda přichází o žeton obchodu."),
        (
            events.AdvantageMoved(0, 1, 1, "advantage.trade"),
            "Ája přebírá žeton obchodu, přichází o něj Béda.",
        ),
        (events.RegionLaid(0, 22, 8, "settlement.regions"), "Ája přikládá zlatonosnou řeku 2 nahoře vpravo od H."),
        (
            events.RegionsSwapped(0, 5, 20, "setup.rearrange"),
            "Ája vyměňuje krajiny nahoře vlevo od F a dole vpravo od G.",
        ),
        (GainAny(2, "card.staple_house"), "Sklad zboží: vezmi si 2 libovolné suroviny. Na kterou krajinu?"),
        (CalmRiot(2), "Rebelie: zaplatíš 2 zlata, nebo se vzdáš jednotky?"),
        (moves.Play(card("gold.gold_cache")), "Postavit Úkryt pro zlato"),
        (moves.Settle(0, 1), "Postavit vesnici vlevo a krajiny vybrat se Zvědem"),
    ],
)
def test_czech_cases_and_secrets(value: Value, words: str) -> None:
    assert said(value) == words


@pytest.mark.parametrize(
    ("move", "cs", "en"),
    [
        (moves.Roll(), "hod", "roll"),
        (moves.Play(0), "brigitta", "brigitta"),
        (moves.Play(card("gold.storehouse")), "skladiště zlato", "storehouse gold"),
        (moves.Under(card("base.grain_mill"), 2), "mlýn pod 3", "mill under 3"),
        (moves.At(10), "nad f", "above f"),
        (moves.Exchange(5), "výměna zlato", "exchange gold"),
        (moves.Road(1), "cesta vpravo", "road right"),
        (moves.City(6), "město g", "city g"),
        (moves.Land(0), "les2", "wood2"),
        (moves.Stop(), "dost", "done"),
    ],
)
def test_what_a_player_types(move: Move, cs: str, en: str) -> None:
    assert [GAME.voice.short(move, lang, {}) for lang in ("cs", "en")] == [cs, en]


def test_regions_and_cards_are_typed_by_what_lies_there() -> None:
    view = GAME.start(2, 1, {"start": "1"}).view(0)
    assert GAME.show.input_name(moves.Region(5), view, "cs") == "les2"
    view.table["sites"][20] = card("base.abbey")
    assert GAME.show.input_name(moves.Target(20), view, "cs") == "klášter"
    assert GAME.show.input_name(moves.Remove(20), view, "en") == "remove abbey"
    view.table["sites"][22] = card("base.abbey")
    assert GAME.show.input_name(moves.Target(22), view, "cs") == "klášter pod f"
