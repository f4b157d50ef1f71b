"""Settlers speaks Czech and English: nothing is missing, nothing is left over, and the words are right."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import deskovka
from deskovka.core import text
from deskovka.core.chance import Chance
from deskovka.core.game import LANGUAGES
from deskovka.core.rule import Rule
from deskovka.core.sight import UNKNOWN, View
from deskovka.core.step import Decision, Event, Move
from deskovka.core.value import Value, from_json
from deskovka.games.settlers import events, moves
from deskovka.games.settlers.card_text import clause, effect_of, when_of
from deskovka.games.settlers.chapters.razing import Convert
from deskovka.games.settlers.effects import GainAny, GainOne
from deskovka.games.settlers.game import SettlersGame
from deskovka.games.settlers.paying import PayCard, PayWith
from deskovka.games.settlers.pieces import ALWAYS, COLOURS, GOODS, KINDS, NOTHING, RESOURCES, SOURCES
from deskovka.games.settlers.scoring import RANKS
from deskovka.games.settlers.state import Settlers
from deskovka.games.settlers.vocabulary import WHENS, plain_step
from deskovka.games.settlers.words import PHASES
from games.fluent_files import messages, subclasses, variables

PACKAGE = "deskovka.games.settlers"
FOLDER = Path(__file__).parents[3] / "src" / Path(*PACKAGE.split("."))
GAME = cast(SettlersGame, deskovka.game("settlers"))
BOX = GAME.box
WIDTH, HEIGHT = 79, 60
NAMES = ("Ája", "Béda", "Cyril", "Dana")
EAGER = (moves.Build, moves.Deal, moves.Activate, moves.Raze, moves.Guard, moves.Tuck, moves.Lay)
Options = dict[str, Any]
GAMES: list[tuple[int, Options]] = [
    (1, {"faction": ("japanese",)}),
    (1, {"faction": ("romans",)}),
    (2, {"faction": ("barbarians", "japanese")}),
    (3, {"faction": ("egyptians", "romans", "japanese"), "lookout": "draft"}),
    (4, {"lookout": "advanced", "peaceful": "yes"}),
]


def number(id: str) -> int:
    return BOX.numbers[id]


def said(value: Value, lang: str = "cs", seats: int = 2) -> str:
    return text.say(value, lang, GAME, NAMES[:seats], {"faction": ("drawn",) * seats})


# --- whole games -----------------------------------------------------------------------------------------


def moments(seats: int, options: Options, seed: int) -> Iterator[deskovka.State]:
    """A game of players who like to act, before each answer and at its end."""
    s = GAME.start(seats, seed, options)
    chance = Chance(seed + 500)
    while s.to_act():
        yield s
        seat = s.to_act()[0]
        legal = s.legal(seat)
        eager = [move for move in legal if isinstance(move, EAGER)]
        chosen = eager if eager and chance.below(10) < 8 else legal
        s.play(seat, chosen[chance.below(len(chosen))])
    yield s


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_whole_games_can_be_told(seats: int, options: Options) -> None:
    """Every event as every seat sees it, every allowed move, every question; no mistake in any sentence."""
    told: set[str] = set()
    for s in moments(seats, options, seed=3):
        values: list[Value] = [m for seat in s.to_act() for m in s.legal(seat)]
        values += [from_json(step) for step, _ in s.view(None).agenda[-1:]]
        if not s.to_act():
            values += [event for seat in (None, *range(seats)) for event in s.events(seat)]
        for value in values:
            if repr(value) not in told:
                told.add(repr(value))
                for lang in LANGUAGES:
                    check_sentence(said(value, lang, seats))


def check_sentence(sentence: str) -> None:
    assert sentence and "{" not in sentence and "  " not in sentence
    assert not re.search(rf"\b(hidden|none)\b|(?<![\w–]){UNKNOWN}\b", sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_table_fits_a_terminal_and_can_be_read_aloud(seats: int, options: Options, lang: str) -> None:
    for i, s in enumerate(moments(seats, options, seed=9)):
        if i % 25 == 0 or not s.to_act():
            for seat in (None, *range(seats)):
                check_table(s.view(seat), s.legal(0 if seat is None else seat), lang)


def check_table(view: View, legal: Sequence[Move], lang: str) -> None:
    names = NAMES[: view.seats]
    lines = ["".join([part for _, part in line]) for line in GAME.picture(view, legal, lang, names)]
    assert len(lines) <= HEIGHT
    assert [line for line in lines if len(line) > WIDTH] == []
    for sentence in GAME.description(view, lang, names):
        check_sentence(sentence)
    typed = [GAME.typed(move, view, lang) for move in legal]
    assert all(typed) and len(set(typed)) == len(typed)
    for move in legal[::5]:
        assert all(GAME.about(move, view, lang)) and GAME.called(move, lang, view.options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_the_catalogue_can_be_said(lang: str) -> None:
    shorts = [GAME.short(move, lang, {}) for move in GAME.moves.all]
    assert all(shorts) and len(set(shorts)) == len(shorts)
    for move in GAME.moves.all:
        check_sentence(said(move, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_said_and_cited(lang: str) -> None:
    for id in GAME.rules:
        assert GAME.refusal(Rule(id)).say(lang)
        assert text.cite(GAME, events.Passed(0, id), lang)


# --- the files -------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert set(messages(FOLDER, "cs")) == set(messages(FOLDER, "en"))
    assert [
        key for key in messages(FOLDER, "cs") if variables(FOLDER, "cs", key) != variables(FOLDER, "en", key)
    ] == []


LINES = {line for title in BOX.titles for line in (*title.does, *title.bonus)}
WITH_WORDS = ("gain", "lay foundation", "make lose", "raze any for", "look", "samurai")


def wanted() -> set[str]:
    """The keys that data and classes ask for."""
    keys = {"game-title"}
    for base, kind in ((Event, "event"), (Move, "move"), (Decision, "ask")):
        keys |= {f"{kind}-{text.kebab(cls.__name__)}" for cls in subclasses(PACKAGE, base)}
    for option in GAME.options.values():
        keys |= {f"option-{option.name}", *[f"option-{option.name}-{value}" for value in option.values]}
    keys |= {f"good-{good}" for good in GOODS} | {f"short-{good}" for good in (*GOODS, "location", "deal")}
    keys |= {f"colour-{name}" for name in COLOURS} | {f"colour-{name}.acc" for name in COLOURS}
    keys |= {f"{what}-{kind}" for what in ("effect", "row") for kind in KINDS}
    keys |= {f"phase-{name}" for name in PHASES if name != "cleanup"} | {
        f"rank-{i}" for i in range(len(RANKS) + 1)
    }
    keys |= {f"source-{name}" for name in (*SOURCES, "common", "faction", "gate", "shrine")}
    keys |= {f"does-{line.replace(' ', '-')}" for line in LINES if not line.startswith(WITH_WORDS)}
    keys |= {f"does-{start.replace(' ', '-')}" for start in WITH_WORDS}
    keys |= {f"when-{word.replace(' ', '-')}" for word in WHENS if word and word != "points 2"}
    keys |= {f"always-{word}" for word in ALWAYS if word}
    return keys | {"pack-word", "pack-attacks", "line-aside", "line-hand", "say-aside", "say-hand"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_or_unused(lang: str) -> None:
    sources = "".join([file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py")])
    literal = set(re.findall(r"[\"']([a-z-]+)[\"']", sources))
    referred = set().union(*[names.messages for names in messages(FOLDER, lang).values()])
    have = set(messages(FOLDER, lang))
    assert sorted((wanted() | referred) - have) == []
    assert sorted(have - wanted() - referred - literal) == []


def test_the_vocabulary_has_words() -> None:
    """All that the card files can say, also what no card of ours says now."""
    names = re.findall(
        r'^        "([a-z 2]+)": [A-Z]', (FOLDER / "vocabulary.py").read_text(encoding="utf-8"), re.M
    )
    assert len(names) == 18
    for line in names:
        plain_step(line, 0)
        for lang in LANGUAGES:
            check_sentence(clause(line, lang))
    for lang in LANGUAGES:
        for when in [word for word in WHENS if word] + ["build red brown"]:
            check_sentence(when_of(when, lang))


def test_every_card_describes_itself() -> None:
    for lang in LANGUAGES:
        for card in range(len(BOX.ids)):
            if BOX.title[card] != NOTHING:
                for sentence in effect_of(BOX, card, lang):
                    check_sentence(sentence)
                    assert sentence.endswith(".")


# --- stand-ins -------------------------------------------------------------------------------------------


def test_stand_ins_are_told_in_both_languages() -> None:
    found = {item.id: item.note for item in GAME.stand_ins()}
    assert len([id for id in found if not id.startswith("attack-")]) == 29
    assert sum(BOX.title[card] != NOTHING for card in range(len(BOX.ids)) if BOX.guessed[card]) == 49
    assert {id for id in found if id.startswith("attack-")} == {f"attack-{good}" for good in GAME.data["attack"]}
    assert all(note[lang] for note in found.values() for lang in LANGUAGES)
    assert {card["id"] for card in GAME.cards("cs") if card["source"] == "S"} == set(found)


def test_the_list_of_cards_has_all_of_them() -> None:
    listed = {card["id"]: card for card in GAME.cards("cs")}
    assert set(listed) >= {title.name for title in BOX.titles} | {faction.name for faction in BOX.factions}
    assert listed["mason"]["name"] == "2× Zedník (dřevo, kámen / 2× kámen)"
    assert listed["romans"]["about"] == (
        "Produkuje 2 osadníky, 1 dřevo, 1 kámen, 1 žeton boření a 1 obranný žeton. "
        "Přes Úklid uchová: žeton boření."
    )


# --- the right words -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "cs", "en"),
    [
        (
            "COM021",
            "Akce za 1 osadníka: získáš 1 zlatou minci. Smí se použít dvakrát za kolo.",
            "Action for 1 settler: you get 1 gold. It may be used twice in a round.",
        ),
        (
            "COM001",
            "Bonus za postavení: za každou svou šedou lokaci získáš 1 VB (nejvýš 6); získáš 1 kartu.",
            "Building bonus: for each grey location of yours you get 1 VP (6 at most); you get 1 card.",
        ),
        (
            "COM002",
            "Vlastnost: pokaždé když postavíš šedou lokaci, získáš 1 zlatou minci a 1 VB.",
            "Feature: each time you build a grey location, you get 1 gold and 1 VP.",
        ),
        (
            "COM061",
            "Akce za 1 osadníka a 1 svou dohodu: získáš 2 VB. Smí se použít dvakrát za kolo.",
            "Action for 1 settler and 1 deal of yours: you get 2 VP. It may be used twice in a round.",
        ),
        (
            "EGY001",
            "Akce za 1 kartu z ruky: soupeř, kterého vybereš, odhodí kartu z ruky; získáš 1 VB. "
            "Bonus za postavení: získáš 2 karty.",
            "Action for 1 card of your hand: an opponent of your choice discards a card of the hand; "
            "you get 1 VP. Building bonus: you get 2 cards.",
        ),
        (
            "EGY009",
            "Akce za 1 zlatou minci: získáš 2 prostředky podle své volby (dřevo, kámen nebo jídlo). "
            "Smí se použít dvakrát za kolo.",
            "Action for 1 gold: you get 2 goods of your choice (wood, stone or food). "
            "It may be used twice in a round.",
        ),
        ("EGY013", "Akce: soupeřova lokace je do konce kola tvoje.", None),
        ("EGY004", "Produkce: získáš buď 1 žeton boření, nebo 2 VB.", None),
        (
            "JAP015",
            "Vlastnost: kdykoli ve svém tahu sem smíš odložit suroviny; na konci hry dají 3 suroviny 2 VB, "
            "7 surovin 5 VB a 12 surovin 10 VB.",
            None,
        ),
        ("JAP009", "Produkce: za každého svého samuraje získáš 1 VB (nejvýš 3).", None),
        ("COM069", "Bonus za postavení: získáš 1 osadníka.", "Building bonus: you get 1 settler."),
    ],
)
def test_cards_in_words(id: str, cs: str, en: str | None) -> None:
    assert " ".join(effect_of(BOX, number(id), "cs")) == cs
    assert en is None or " ".join(effect_of(BOX, number(id), "en")) == en


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (events.Gained(0, 2, 0, NOTHING, "production.board"), "Ája získává 2 dřeva."),
        (events.Gained(0, 5, 4, number("COM015"), "gain.goods"), "Ája získává 5 osadníků (Městečko)."),
        (events.Gained(1, 3, 3, number("EGY021"), "gain.goods"), "Béda získává 3 zlaté mince (Zlatník°)."),
        (events.Paid(0, 2, 5, number("COM018"), "raze.enemy"), "Ája platí 2 žetony boření (Zbrojíř)."),
        (events.CardDrawn(0, 0, UNKNOWN, "lookout.faction"), "Ája si dobírá běžnou kartu."),
        (events.CardDrawn(1, 2, number("ROM019"), "lookout.faction"), "Béda si dobírá frakční kartu Skladiště."),
        (events.CardDiscarded(-1, number("COM021"), "lookout.last-card"), "Na odhazovací hromádku jde Zlatý důl."),
        (events.Razed(0, number("COM018"), 1, "raze.enemy"), "Ája boří lokaci Zbrojíř, přichází o ni Béda."),
        (events.Razed(0, number("COM018"), 0, "raze.enemy"), "Ája boří svou lokaci Zbrojíř."),
        (events.FoundationsHidden(0, UNKNOWN, "card.sanctuary"), "Ája pokládá kartu z ruky jako základy."),
        (events.Activated(0, number("COM021"), 2, "activate.pay"), "Ája používá dvakrát lokaci Zlatý důl."),
        (events.Tucked(1, UNKNOWN, "card.gate"), "Béda odkládá kartu pod Bránu."),
        (
            PayWith(2, 1, 0, number("COM003"), "build.pay-first"),
            "Platíš 2 dřeva a 1 kámen (Sklad dřeva). Co z toho zaplatíš zlatem?",
        ),
        (PayCard(1, "card.desert"), "Soupeř tě nutí odhodit kartu. Kterou?"),
        (GainOne((5, 1), (7, 2), 0, number("EGY004")), "Faraónova garda: chceš 1 žeton boření, nebo 2 VB?"),
        (
            GainAny(2, (0, 1, 2), 2, number("EGY009")),
            "Zlatý bazar°: vezmeš si ještě 2 prostředky po jednom. Který teď?",
        ),
        (
            Convert(number("COM018"), 1, 0, 2, number("BAR014")),
            "Temný oltář: vyměníš 1 kámen z boření (Zbrojíř) za 2 VB?",
        ),
        (moves.Deal(number("BAR012")), "Uzavřít dohodu s kartou Hlídková věž"),
        (moves.Send(9), "Vyslat 2 osadníky pro 1 běžnou kartu"),
        (moves.Pay(0, 0, 0), "Neplatit zlatem nic"),
        (moves.Pay(1, 0, 2), "Zlatem zaplatit 1 dřevo a 2 jídla"),
    ],
)
def test_czech_cases_and_secrets(value: Value, words: str) -> None:
    assert said(value) == words


def test_the_virtual_player_is_no_seat() -> None:
    razed = events.Razed(0, number("COM018"), 1, "raze.enemy")
    assert said(razed, "cs", seats=1) == "Ája boří virtuálnímu hráči lokaci Zbrojíř."
    assert said(moves.Opponent(1), "en", seats=1) == "Virtual player"
    assert said(moves.Opponent(1), "en", seats=2) == "Béda"
    alone, both = GAME.start(1, 1).view(0), GAME.start(2, 1).view(0)
    assert [GAME.typed(moves.Opponent(1), view, "cs") for view in (alone, both)] == ["virtuální hráč", "hráč 2"]


@pytest.mark.parametrize(
    ("move", "cs", "en"),
    [
        (moves.Build(number("COM021")), "postav COM021", "build COM021"),
        (moves.Activate(number("COM021"), 2), "použij COM021 dvakrát", "use COM021 twice"),
        (moves.Send(0), "vyšli dřevo", "send wood"),
        (moves.Send(10), "vyšli frakční", "send faction"),
        (moves.Card(number("COM021")), "COM021", "COM021"),
        (moves.Good(4), "osadník", "settler"),
        (moves.Opponent(1), "hráč 2", "player 2"),
        (moves.Pay(0, 0, 0), "bez zlata", "no gold"),
        (moves.Pay(1, 0, 1), "zlatem 1 dřevo 1 jídlo", "gold 1 wood 1 food"),
        (moves.Lay(2), "svatyně jídlo", "shrine food"),
        (moves.Leave(), "pas", "pass"),
    ],
)
def test_what_a_player_types(move: Move, cs: str, en: str) -> None:
    assert [GAME.short(move, lang, {}) for lang in ("cs", "en")] == [cs, en]


def test_cards_are_called_by_number_and_by_name() -> None:
    assert GAME.called(moves.Build(number("EGY021")), "cs", {}) == ("postav EGY021", "postav Zlatník")
    assert GAME.called(moves.Card(number("COM021")), "en", {}) == ("COM021", "Gold Mine")
    assert GAME.called(moves.Send(RESOURCES - 1), "cs", {}) == ("vyšli jídlo",)


def test_a_question_about_a_card_tells_what_can_be_done_with_it() -> None:
    s = GAME.start(2, 4, {"faction": ("barbarians", "romans"), "start": "1"})
    while not isinstance(s.legal(0)[-1] if s.legal(0) else None, moves.Leave):
        s.play(s.to_act()[0], s.legal(s.to_act()[0])[0])
    card = next(card for card in s.view(0).table["hand"][0] if BOX.deal[card] == NOTHING and BOX.sites[card] == 0)
    told = GAME.about(moves.Card(card), s.view(0), "cs")
    build = [line for line in told if line.startswith("Postavit ")]
    allowed = s.why_not(0, moves.Build(card)) is None
    assert len(build) == 1 and (": ano." if allowed else ": ne. ") in build[0]
    assert not any(line.startswith("Postavit ") for line in GAME.about(moves.Card(card), s.view(1), "cs"))


def test_the_next_attack_is_foretold() -> None:
    s = cast(Settlers, GAME.start(1, 1, {"faction": ("romans",)}))
    s.empire = [tuple([number(id) for id in ("COM004", "COM032", "COM044", "COM029")]), ()]
    line = [
        next(card for card in BOX.attack_pool if GOODS[BOX.deal[card]] == good)
        for good in ("stone", "settler", "gold")
    ]
    s.deals = [(), tuple(line)]
    told = GAME.description(s.view(0), "cs")
    assert "Co by zasáhla příští útočná karta: dřevo lokaci COM032." in told
