"""Settlers speaks Czech and English: nothing is missing, nothing is left over, and the words are right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

import deskovka
from deskovka.core import text
from deskovka.core.chance import Chance
from deskovka.core.game import LANGUAGES
from deskovka.core.rule import Reason, Rule
from deskovka.core.sight import UNKNOWN, View
from deskovka.core.step import Decision, Event, Move
from deskovka.core.value import Value, fields_of, from_json
from deskovka.games.settlers.box.card_steps import COUNTS, NUMBERED, PLAIN, PLAIN_REWARDS, REWARDS
from deskovka.games.settlers.box.vocabulary import WHENS, when_of
from deskovka.games.settlers.game import SettlersGame
from deskovka.games.settlers.law import events, events_aztecs, moves
from deskovka.games.settlers.law.chapters.converting import Convert
from deskovka.games.settlers.law.chapters.counting import Prayer
from deskovka.games.settlers.law.chapters.favour import DropFavour
from deskovka.games.settlers.law.chapters.praying import ChooseMethod, PrayAbout
from deskovka.games.settlers.law.chapters.rewards import OfferGoods
from deskovka.games.settlers.law.effects import ChooseFavour, GainAny, GainOne
from deskovka.games.settlers.law.lines import Deed
from deskovka.games.settlers.law.paying import PayCard, PayWith
from deskovka.games.settlers.law.pieces import ALWAYS, COLOURS, ENDS, GOODS, KINDS, NOTHING, RESOURCES, SOURCES
from deskovka.games.settlers.law.scoring import RANKS
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.law.zones import PLACES
from deskovka.games.settlers.show import icons
from deskovka.games.settlers.words import PAIRS, PHASES
from deskovka.games.settlers.words.card_text import clause, effect_of, moment
from deskovka.games.settlers.words.prayer_text import key_of
from games.fluent_files import (
    check_keys,
    check_same_keys,
    check_sentence,
    printable,
    subclasses,
    wanted_by_classes,
)

PACKAGE = "deskovka.games.settlers"
SIXTH = Path(__file__).parent / "packs" / "atlanteans.toml"
FOLDER = Path(__file__).parents[3] / "src" / Path(*PACKAGE.split("."))
GAME = cast(SettlersGame, deskovka.game("settlers"))
BOX = GAME.box
WIDTH, HEIGHT = 79, 60
NAMES = ("Ája", "Béda", "Cyril", "Dana", "Eva", "Filip")
EAGER = (
    *(moves.Build, moves.Deal, moves.Activate, moves.Raze, moves.Visit),
    *(moves.Guard, moves.Tuck, moves.Lay, moves.Reveal),
)
Options = dict[str, Any]
GAMES: list[tuple[int, Options]] = [
    (1, {"faction": ("japanese",)}),
    (1, {"faction": ("romans",)}),
    (2, {"faction": ("barbarians", "japanese")}),
    (3, {"faction": ("egyptians", "romans", "japanese"), "lookout": "draft"}),
    (4, {"lookout": "advanced", "peaceful": "yes"}),
    (1, {"expansion": "aztecs", "faction": ("aztecs",), "deck": ("trio",), "format": "open"}),
    (2, {"expansion": "aztecs", "faction": ("aztecs", "egyptians"), "deck": ("friends", "aztecs")}),
    (
        3,
        {
            "expansion": "aztecs",
            "faction": ("romans", "aztecs", "barbarians"),
            "deck": ("aztecs", "atlantis", "aztecs"),
        },
    ),
    (
        5,
        {
            "expansion": "aztecs",
            "faction": ("romans", "aztecs", "barbarians", "japanese", "egyptians"),
            "deck": ("aztecs", "all", "aztecs", "aztecs", "aztecs"),
            "format": "open",
        },
    ),
    (6, {"expansion": "aztecs"}),
]


@cache
def game_for(seats: int) -> SettlersGame:
    """Six can play with a pack that brings a sixth faction."""
    return cast(SettlersGame, deskovka.game("settlers", [SIXTH])) if seats == 6 else GAME


PRAYER = Prayer(5, 0, 7, 1, (), 2, BOX.numbers["AZT004"])
# Fields that compiled code gives to values of their own kind only.
OF_A_KIND = {"rule": "raze.hand", "prayer": PRAYER, "then": PrayAbout(PRAYER), "step": PrayAbout(PRAYER)}


def number(id: str) -> int:
    return BOX.numbers[id]


def said(value: Value, lang: str = "cs", seats: int = 2) -> str:
    return text.say(value, lang, game_for(seats), NAMES[:seats], {"faction": ("drawn",) * seats})


# --- whole games -----------------------------------------------------------------------------------------


def moments(seats: int, options: Options, seed: int) -> Iterator[deskovka.State]:
    """A game of players who like to act, before each answer and at its end."""
    s = game_for(seats).start(seats, seed, options)
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_table_fits_a_terminal_and_can_be_read_aloud(seats: int, options: Options, lang: str) -> None:
    for i, s in enumerate(moments(seats, options, seed=9)):
        if i % 25 == 0 or not s.to_act():
            for seat in (None, *range(seats)):
                check_table(s.view(seat), s.legal(0 if seat is None else seat), lang)


def check_table(view: View, legal: Sequence[Move], lang: str) -> None:
    names, g = NAMES[: view.seats], game_for(view.seats)
    lines = ["".join([part for _, part in line]) for line in g.show.picture(view, legal, lang, names)]
    assert len(lines) <= HEIGHT + 8 * max(view.seats - 4, 0)
    assert [line for line in lines if len(line) > WIDTH] == []
    for sentence in g.show.description(view, lang, names):
        check_sentence(sentence)
    typed = [g.show.input_name(move, view, lang) for move in legal]
    assert all(typed) and len(set(typed)) == len(typed)
    for move in legal[::5]:
        assert all(g.show.about(move, view, lang)) and g.voice.move_names(move, lang, view.options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_the_catalogue_can_be_said(lang: str) -> None:
    shorts = [GAME.voice.short(move, lang, {}) for move in GAME.moves.all]
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
    check_same_keys(FOLDER)


def dummy(cls: type[Value], name: str) -> Any:
    """A value that a field of this name can have."""
    if name in OF_A_KIND:
        return OF_A_KIND[name]
    kind = next(str(field.type) for field in fields(cls) if field.name == name)  # type: ignore[arg-type]
    if "str" in kind:
        return {"by": "goods", "kind": "hand"}.get(name, "build")
    several = ("cards", "goods", "targets", "works", *PAIRS, *(("first", "second") if cls is GainOne else ()))
    return (1, 1) if name in several or "tuple" in kind else 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_gets_all_that_it_names(lang: str) -> None:
    """Also of questions and events that are rare."""
    for base in (Event, Move, Reason, Decision):
        for cls in subclasses(PACKAGE, base):
            check_sentence(said(cls(*[dummy(cls, name) for name in fields_of(cls)]), lang))


OTHERS = ("lay foundation", "make lose", "raze any for", "turn into", "gain matching")


def wanted() -> set[str]:
    """The keys that data and classes ask for."""
    keys = wanted_by_classes(GAME)
    keys |= {f"good-{good}" for good in GOODS} | {f"short-{good}" for good in (*GOODS, "location", "deal")}
    for name in (*COLOURS, "tricolour"):
        keys |= {f"colour-{name}", f"colour-{name}.acc", f"colour-{name}.token"}
    keys |= {f"{what}-{kind}" for what in ("effect", "row") for kind in KINDS}
    keys |= {f"place-{name}" for name in PLACES}
    keys |= {f"phase-{name}" for name in PHASES} | {f"rank-{i}" for i in range(len(RANKS) + 1)}
    keys |= {f"source-{name}" for name in (*SOURCES, "common", "faction", "gate", "kept", "shrine")}
    keys |= {key_of("does", verb) for verb in (*PLAIN, *NUMBERED, *OTHERS)}
    keys |= {f"does-gain-per-{word}" for word in ("colour", *COUNTS)}
    keys |= {key_of("reward", word.removesuffix(" per card")) for word in (*REWARDS, "per-colour", "else")}
    keys |= {f"effect-ends-{word.removeprefix('2 vp per ').replace(' ', '-')}" for word in ENDS if word}
    keys |= {f"when-{word.replace(' ', '-')}" for word in WHENS if word and word != "points 2"}
    keys |= {f"always-{word}" for word in ALWAYS if word}
    keys |= {f"pack-{word}" for word in ("word", "attacks", "no-board", "no-deck", "card-id", "new-id")}
    return keys | {"line-aside", "line-hand", "say-aside", "say-hand"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_or_unused(lang: str) -> None:
    check_keys(FOLDER, lang, wanted(), possible=printable(GAME))


def test_the_vocabulary_has_words() -> None:
    """All that the card files can say, also what no card of ours says now."""
    for lang in LANGUAGES:
        for line in [Deed(verb) for verb in PLAIN] + [Deed(verb, 2) for verb in NUMBERED]:
            check_sentence(clause(line, lang))
        for when in [word for word in WHENS if word] + ["build red brown"]:
            check_sentence(moment(when_of(when), lang))


def test_the_vocabulary_has_drawings() -> None:
    assert set(icons.DEEDS) == {*PLAIN, *NUMBERED, *OTHERS}
    assert set(icons.REWARDS) == set(PLAIN_REWARDS)
    assert set(icons.MOMENTS) <= set(WHENS)
    assert set(icons.STANDING) == set(filter(None, ALWAYS))


def test_every_card_describes_itself() -> None:
    for lang in LANGUAGES:
        for card in range(len(BOX.ids)):
            if BOX.title[card] != NOTHING:
                for sentence in effect_of(BOX, card, lang):
                    check_sentence(sentence)
                    assert sentence.endswith(".")


# --- stand-ins -------------------------------------------------------------------------------------------


def test_stand_ins_are_told_in_both_languages() -> None:
    found = {item.id: item.note for item in GAME.components.stand_ins()}
    assert len([id for id in found if not id.startswith("attack-")]) == 29 + 66 + 1  # the Aztec board too
    guessed = [card for card in range(len(BOX.ids)) if BOX.title[card] != NOTHING and BOX.guessed[card]]
    assert len(guessed) == 49 + 100  # of the Atlanteans there is no board, so their ten cards are only listed
    assert "prayer-engine" in found
    assert {id for id in found if id.startswith("attack-")} == {f"attack-{good}" for good in GAME.data["attack"]}
    assert all(note[lang] for note in found.values() for lang in LANGUAGES)
    assert {card["id"] for card in GAME.components.cards("cs") if card["source"] == "S"} == set(found)


def test_the_list_of_cards_has_all_of_them() -> None:
    listed = {card["id"]: card for card in GAME.components.cards("cs")}
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
        (
            "AZT004",
            "Akce za 1 osadníka: ohlásíš barvu (hnědá, šedá nebo červená) a vzýváš bohy 5: "
            "za každou kartu té barvy získáš 1 odpovídající prostředek.",
            "Action for 1 settler: you announce a colour (brown, grey or red) and pray 5: "
            "for each card of that colour you get 1 matching good.",
        ),
        (
            "AZT010",
            "Akce za 1 osadníka: vzýváš bohy 5 (hnědá, šedá nebo červená): za každou kartu těch barev "
            "smíš odevzdat odpovídající surovinu; získáš 1 VB za každou odevzdanou surovinu "
            "a 1 VB za každý jejich druh.",
            None,
        ),
        (
            "AZT012",
            "Vlastnost: pokaždé když uzavřeš dohodu, vzýváš bohy 5 v barvě prostředku té dohody: "
            "za každou kartu té barvy získáš 1 VB.",
            None,
        ),
        (
            "AZT022",
            "Akce za 1 osadníka: získáš 1 VB; vzýváš bohy 5: za každou červenou kartu získáš 1 jídlo, "
            "za každou růžovou kartu získáš 1 osadníka.",
            None,
        ),
        (
            "AZT028",
            "Akce za 1 osadníka a 1 jídlo: ohlásíš libovolnou barvu a vzýváš bohy 4: "
            "za aspoň 2 karty té barvy získáš 3 VB, jinak za aspoň 1 kartu 1 VB.",
            "Action for 1 settler and 1 food: you announce any colour and pray 4: "
            "for at least 2 cards of that colour you get 3 VP, else for at least 1 card 1 VP.",
        ),
        (
            "AZT026",
            "Vlastnost: přes Úklid si necháš všechny žetony přízně. Bonus za postavení: získáš 1 žeton přízně.",
            None,
        ),
        ("AZT034", "Produkce: získáš 1 žeton přízně. Otevřená produkce: návštěvník získá 1 žeton přízně.", None),
        (
            "AZT046",
            "Vlastnost: pokaždé než při vzývání odhalíš karty, smíš zaplatit 1 technologii, "
            "pak odhalíš navíc 2 běžné karty.",
            None,
        ),
        ("AZT050", "Vlastnost: na začátku Úklidu vyměníš nejvýš 3 technologie za stejný počet VB.", None),
        (
            "EGY069",
            "Akce za 1 kámen: vzýváš bohy 4 a vybereš libovolnou barvu: je-li mezi nimi karta té barvy, "
            "označíš barvu sochou. Na konci hry získáš za každou sochu 2 VB.",
            None,
        ),
        (
            "JAP068",
            "Vlastnost: přes Úklid si smíš nechat 2 žetony přízně. Bonus za postavení: získáš 1 žeton přízně.",
            None,
        ),
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
        (
            events.FoundationsHidden(0, 0, UNKNOWN, "card.sanctuary"),
            "Ája pokládá běžnou kartu z ruky jako základy.",
        ),
        (
            events.GoodsReturned(1, (0, 2, 4, 5), "cleanup.discard"),
            "Béda vrací v Úklidu 2 dřeva a 5 osadníků.",
        ),
        (
            events.LostWithLocation(number("EGY069"), 1, 0, 0, 1, "build.lost"),
            "S lokací Socha Cheopse° mizí i obranný žeton a 1 socha.",
        ),
        (events.Activated(0, number("COM021"), 2, "activate.pay"), "Ája používá dvakrát lokaci Zlatý důl."),
        (events.Tucked(1, 4, UNKNOWN, "card.gate"), "Béda odkládá frakční kartu pod Bránu."),
        (events.GateChosen(1, number("JAP013"), "card.gate"), "Béda ji pokládá pod lokaci Brána."),
        (events.CardsSeen(1, (UNKNOWN, UNKNOWN), "draft.pass"), "Béda si prohlíží 2 karty."),
        (events.CardsSeen(0, (number("COM021"),), "look.keep"), "Ája si prohlíží karty: Zlatý důl."),
        (
            PayWith(2, 1, 0, number("COM003"), "build.pay-first"),
            "Platíš 2 dřeva a 1 kámen (Sklad dřeva). Co z toho zaplatíš zlatem?",
        ),
        (PayCard(1, "desert.forced"), "Soupeř tě nutí odhodit kartu. Kterou?"),
        (GainOne((5, 1), (8, 2), 0, number("EGY004")), "Faraónova garda: chceš 1 žeton boření, nebo 2 VB?"),
        (
            GainAny(2, (0, 1, 2), 2, number("EGY009")),
            "Zlatý bazar°: vezmeš si ještě 2 prostředky po jednom. Který teď?",
        ),
        (
            Convert(number("COM018"), 1, 0, 2, number("BAR014")),
            "Temný oltář: vyměníš 1 kámen z boření (Zbrojíř) za 2 VB?",
        ),
        (moves.Deal(number("BAR012")), "Uzavřít dohodu s kartou Hlídková věž"),
        (moves.Send(10), "Vyslat 2 osadníky pro 1 běžnou kartu"),
        (moves.Pay(0, 0, 0), "Neplatit zlatem nic"),
        (moves.Pay(1, 0, 2), "Zlatem zaplatit 1 dřevo a 2 jídla"),
        (moves.Colour(8), "Bílá"),
        (moves.Visit(number("AZT031")), "Poslat osadníka na otevřenou produkci Kukuřičná pole°"),
        (
            events_aztecs.PrayerBegan(0, number("AZT004"), 7, "prayer.moment"),
            "Ája vzývá bohy (Obětní oltář°). Jde o barvy: hnědá, šedá a červená.",
        ),
        (
            events_aztecs.PrayerBegan(0, number("AZT025"), 511, "prayer.moment"),
            "Ája vzývá bohy (Velekněz°). Jde o kteroukoli barvu.",
        ),
        (events_aztecs.ColourNamed(1, 1, "prayer.announce"), "Béda ohlašuje barvu: šedá."),
        (events_aztecs.ColourNamed(1, 4, "prayer.choose"), "Béda vybírá barvu: zlatá."),
        (events_aztecs.ColourNamed(1, 2, "favour.tricolour"), "Trojbarevný žeton (Béda) platí za červenou kartu."),
        (
            events_aztecs.PrayerRevealed(
                0, (number("COM021"), number("COM003"), number("COM069")), "prayer.reveal"
            ),
            "Ája odhaluje: Zlatý důl (zlatá), Sklad dřeva (hnědá) a Ruiny (bez barvy).",
        ),
        (events_aztecs.PrayerRevealed(0, (), "prayer.reveal"), "Ája nemá co odhalit."),
        (events_aztecs.PrayerCounted(0, 3, 2, 0, "prayer.count"), "Barva růžová: platí 2 karty."),
        (
            events_aztecs.PrayerCounted(0, 4, 5, 1, "prayer.count"),
            "Barva zlatá: platí 5 karet, z toho 1 díky žetonu přízně.",
        ),
        (
            events_aztecs.PrayerCounted(0, 2, 2, 2, "prayer.count"),
            "Barva červená: platí 2 karty, z toho 2 díky žetonům přízně.",
        ),
        (events_aztecs.FavourGained(0, 3, "favour.one-each"), "Ája získává růžový žeton přízně."),
        (events_aztecs.FavourGained(0, 9, "favour.tricolour"), "Ája získává trojbarevný žeton přízně."),
        (events_aztecs.FavourLost(1, 8, "favour.pay"), "Béda odevzdává bílý žeton přízně."),
        (events_aztecs.FavourLost(1, 0, "favour.keep"), "Béda vrací hnědý žeton přízně."),
        (
            events_aztecs.FavoursGivenBack(1, 1 << 9, "favour.cleanup"),
            "V Úklidu Béda vrací trojbarevný žeton přízně.",
        ),
        (
            events_aztecs.FavoursGivenBack(1, 1 | 1 << 9, "favour.cleanup"),
            "V Úklidu Béda vrací žetony přízně: hnědý a trojbarevný.",
        ),
        (
            events_aztecs.CardStored(0, number("COM021"), number("AZT023"), "card.story-telling-stone"),
            "Ája ukládá kartu Zlatý důl pod lokaci Kámen, který vypráví příběhy°.",
        ),
        (
            events_aztecs.StoreFull(0, number("AZT023"), "card.story-telling-stone"),
            "Pod lokací Kámen, který vypráví příběhy° už není místo: Ája žádnou kartu neukládá.",
        ),
        (
            events_aztecs.Visited(0, number("AZT031"), 1, "open.visit"),
            "Ája navštěvuje otevřenou produkci Kukuřičná pole°, hostí Béda.",
        ),
        (events_aztecs.DeckArranged(0, (UNKNOWN,), "card.observatory"), "Ája vrací kartu na společný balíček."),
        (
            events_aztecs.DeckArranged(0, (number("COM021"),), "card.observatory"),
            "Ája vrací na společný balíček kartu Zlatý důl.",
        ),
        (
            ChooseMethod(PRAYER, 48),
            "Obětní oltář°: odhalíš karty, nebo se spolehneš jen na žetony přízně? Jde o barvy: zlatá a černá.",
        ),
        (
            OfferGoods(0, 2, 1, 0, 0, 2, number("AZT010")),
            "Chrám vycházejícího slunce°: smíš odevzdat až 2 kameny a 1 jídlo. Co teď?",
        ),
        (DropFavour(2), "Přes Úklid si smíš nechat jen 2 žetony přízně. Který vrátíš?"),
        (ChooseFavour(2), "Získáváš 2 žetony přízně. Jaké barvy bude první?"),
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
    assert [GAME.show.input_name(moves.Opponent(1), view, "cs") for view in (alone, both)] == [
        "virtuální hráč",
        "hráč 2",
    ]


@pytest.mark.parametrize(
    ("move", "cs", "en"),
    [
        (moves.Build(number("COM021")), "postav COM021", "build COM021"),
        (moves.Activate(number("COM021"), 2), "použij COM021 dvakrát", "use COM021 twice"),
        (moves.Send(0), "vyšli dřevo", "send wood"),
        (moves.Send(11), "vyšli frakční", "send faction"),
        (moves.Card(number("COM021")), "COM021", "COM021"),
        (moves.Good(4), "osadník", "settler"),
        (moves.Opponent(1), "hráč 2", "player 2"),
        (moves.Pay(0, 0, 0), "bez zlata", "no gold"),
        (moves.Pay(1, 0, 1), "zlatem 1 dřevo 1 jídlo", "gold 1 wood 1 food"),
        (moves.Lay(2), "svatyně jídlo", "shrine food"),
        (moves.Leave(), "pas", "pass"),
        (moves.Visit(number("AZT031")), "navštiv AZT031", "visit AZT031"),
        (moves.Colour(4), "barva zlatá", "colour gold"),
        (moves.Tokens(), "žetony", "tokens"),
    ],
)
def test_what_a_player_types(move: Move, cs: str, en: str) -> None:
    assert [GAME.voice.short(move, lang, {}) for lang in ("cs", "en")] == [cs, en]


def test_cards_are_called_by_number_and_by_name() -> None:
    assert GAME.voice.move_names(moves.Build(number("EGY021")), "cs", {}) == ("postav EGY021", "postav Zlatník")
    assert GAME.voice.move_names(moves.Card(number("COM021")), "en", {}) == ("COM021", "Gold Mine")
    assert GAME.voice.move_names(moves.Send(RESOURCES - 1), "cs", {}) == ("vyšli jídlo",)
    assert GAME.voice.move_names(moves.Colour(4), "cs", {}) == ("barva zlatá", "zlatá")


def test_a_question_about_a_card_tells_what_can_be_done_with_it() -> None:
    s = GAME.start(2, 4, {"faction": ("barbarians", "romans"), "start": "1"})
    while not isinstance(s.legal(0)[-1] if s.legal(0) else None, moves.Leave):
        s.play(s.to_act()[0], s.legal(s.to_act()[0])[0])
    card = next(card for card in s.view(0).table["hand"][0] if BOX.deal[card] == NOTHING and BOX.sites[card] == 0)
    told = GAME.show.about(moves.Card(card), s.view(0), "cs")
    build = [line for line in told if line.startswith("Postavit ")]
    allowed = s.why_not(0, moves.Build(card)) is None
    assert len(build) == 1 and (": ano." if allowed else ": ne. ") in build[0]
    assert not any(line.startswith("Postavit ") for line in GAME.show.about(moves.Card(card), s.view(1), "cs"))


def test_the_next_attack_is_foretold() -> None:
    s = cast(Settlers, GAME.start(1, 1, {"faction": ("romans",)}))
    s.empire = [tuple([number(id) for id in ("COM004", "COM032", "COM044", "COM029")]), ()]
    line = [
        next(card for card in BOX.attack_pool if GOODS[BOX.deal[card]] == good)
        for good in ("stone", "settler", "gold")
    ]
    s.deals = [(), tuple(line)]
    told = GAME.show.description(s.view(0), "cs")
    assert "Co by zasáhla příští útočná karta: dřevo lokaci COM032." in told
