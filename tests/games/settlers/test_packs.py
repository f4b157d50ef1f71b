"""Packs of Settlers: a corrected card describes itself anew, and what is wrong is said with its line."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

import pytest

import deskovka
from contract.answers import play_on, random_answer
from deskovka.core.chance import Chance
from deskovka.core.game import LANGUAGES
from deskovka.core.pack import PackProblem
from deskovka.games.settlers.box.card_steps import COUNTS, MODES, PLAIN_REWARDS
from deskovka.games.settlers.box.card_steps import PLAIN as PLAIN_LINES
from deskovka.games.settlers.box.decks import BASE_SETS, READY, deck_titles, has_deck, titles_of, violations
from deskovka.games.settlers.box.vocabulary import ABOUT, WHENS
from deskovka.games.settlers.game import SettlersGame
from deskovka.games.settlers.law.pieces import ALWAYS, COLOURS, GOODS, KINDS
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.words import card_name, cost_of
from deskovka.games.settlers.words.card_text import effect_of

PLAIN = cast(SettlersGame, deskovka.game("settlers"))
HEAD = 'game = "settlers"\n'
GOLDSMITH = """[card.goldsmith]
name = { cs = "Zlatníci", en = "Goldsmiths" }
cost = ["stone", "2 stone", "wood stone"]
pay = "gold settler"
uses = 2
does = ["gain 3 vp", "make lose wood"]
bonus = ["gain gold per gold max 2"]
effect = "R"
"""
NEW_CARD = """[card.tent]
ids = ["ATL099"]
faction = "atlanteans"
name = { cs = "Stan", en = "Tent" }
kind = "action"
source = "S"
"""
Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def call(words: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(words, encoding="utf-8")
        return path

    return call


def packed(path: Path) -> SettlersGame:
    return cast(SettlersGame, deskovka.game("settlers", [path]))


def test_the_data_in_force_come_back_from_their_export(write: Write) -> None:
    again = packed(write(PLAIN.components.export()))
    assert again.content == PLAIN.content
    assert again.components.export() == PLAIN.components.export()


def test_a_corrected_card_describes_itself(write: Write) -> None:
    g = packed(write(HEAD + GOLDSMITH))
    first, last = g.box.numbers["EGY021"], g.box.numbers["EGY023"]
    assert g.content != PLAIN.content
    assert (card_name(g.box, first, "cs"), card_name(g.box, last, "en")) == ("Zlatníci", "Goldsmiths")
    assert [cost_of(g.box, card, "cs") for card in (first, last)] == ["kámen", "dřevo, kámen"]
    assert " ".join(effect_of(g.box, first, "cs")) == (
        "Akce za 1 zlatou minci a 1 osadníka: získáš 3 VB; soupeř, kterého vybereš, přijde o 1 dřevo. "
        "Smí se použít dvakrát za kolo. "
        "Bonus za postavení: za každou svou zlatou lokaci získáš 1 zlatou minci (nejvýš 2)."
    )
    assert {item.id for item in PLAIN.components.stand_ins()} - {item.id for item in g.components.stand_ins()} == {
        "goldsmith"
    }
    play_on(g.start(2, 1, {"faction": ("egyptians", "romans")}), seed=2)


def test_the_split_of_the_attack_cards_is_corrected(write: Write) -> None:
    g = packed(
        write(HEAD + '[attack]\nwood = { copies = 2, source = "R" }\nraze = { copies = 1, source = "R" }\n')
    )
    assert len(g.box.attack_pool) == 16
    assert {item.id for item in PLAIN.components.stand_ins()} - {item.id for item in g.components.stand_ins()} == {
        "attack-wood",
        "attack-raze",
    }
    play_on(g.start(1, 1), seed=2)


def test_the_documentation_lists_the_whole_vocabulary() -> None:
    page = (Path(__file__).parents[3] / "docs" / "packs.md").read_text(encoding="utf-8")
    words = [
        *PLAIN_LINES,
        *COUNTS,
        *filter(None, WHENS),
        *filter(None, ALWAYS),
        *GOODS,
        *COLOURS,
        *KINDS,
        *MODES,
        *ABOUT,
        *PLAIN_REWARDS,
    ]
    assert [word for word in words if f"`{word}`" not in page.replace("\n", " ")] == []


@pytest.mark.parametrize(
    ("words", "line", "mark"),
    [
        ("[card.goldsmith]\ndoes = ['gain 3 points']\n", 3, "points"),
        ("[card.goldsmith]\ndoes = ['lay stone']\n", 3, "lay stone"),
        ("[card.goldsmith]\ndoes = ['make lose 2 card']\n", 3, "make lose 2 card"),
        ("[card.goldsmith]\ndoes = ['gain vp per grey']\n", 3, "vp per grey"),
        ("[card.goldsmith]\npay = 'defence'\n", 3, "defence"),
        ("[card.goldsmith]\nwhen = 'always'\n", 3, "always"),
        ("[card.goldsmith]\nwhen = 'build'\n", 3, "build"),
        ("[card.goldsmith]\ndoes = ['look']\n", 3, "look"),
        ("[card.goldsmith]\ndoes = ['turn wood']\n", 3, "turn wood"),
        ("[card.goldsmith]\nuses = 3\n", 3, "uses"),
        ("[card.goldsmith]\ncost = ['stone']\n", 3, "cost"),
        ("[card.goldsmith]\nkeeps = 'wood'\n", 3, "keeps"),
        ("[card.goldsmith]\neffect = 'X'\n", 3, "X"),
        ("[card.silversmith]\nuses = 1\n", 2, "silversmith"),
        ("[faction.romans]\nproduces = '2 wod'\n", 3, "wod"),
        ("[attack]\nwood = { copies = 4 }\n", 3, "17"),
        ("[attack]\nwood = 3\n", 3, "wood"),
        ("[boards]\n", 2, "boards"),
        ("[card.goldsmith]\ndoes = ['pray 5 teal: vp per card']\n", 3, "teal"),
        ("[card.goldsmith]\ndoes = ['pray 5 red: vp per']\n", 3, "vp per"),
        ("[card.goldsmith]\nworth = 12\n", 3, "worth"),
        ("[card.goldsmith]\ndoes = ['may pay vp: gain wood']\n", 3, "vp"),
        ("[card.goldsmith]\ndoes = ['turn favour into vp max 3']\n", 3, "favour"),
        ("[faction.romans]\nkeeps = 'card'\n", 3, "card"),
        ("[card.goldsmith]\ncost = 'wood 2'\n", 3, "wood 2"),
        ("[card.goldsmith]\ncost = '2 3 wood'\n", 3, "3"),
        ("[card.goldsmith]\ndoes = ['gain vp per  max 3']\n", 3, "gain vp per  max 3"),
        ("[card.goldsmith]\ndoes = ['gain wood or 2 wood']\n", 3, "wood or 2 wood"),
        ("[card.goldsmith]\ndoes = ['pray 3 announce: vp per card']\n", 3, "pray 3 announce"),
        ("[card.sphinx]\ndoes = ['pray 3 red: vp per red']\n", 3, "pray 3 red"),
        ("[card.astrologers]\ndoes = ['may pay gold: pray 3 red: vp per red']\n", 3, "pray 3 red"),
        ("[card.goldsmith]\ndoes = ['reveal 2']\n", 3, "reveal 2"),
        ("[card.goldsmith]\nbonus = ['may pay gold: reveal 2']\n", 3, "reveal 2"),
        ("[card.sun-calendar]\nalways = 'favour'\n", 3, "favour"),
        ("[card.sun-calendar]\nalways = 'gate 5'\n", 3, "gate 5"),
        ("[card.warehouses]\nalways = 'store wood'\n", 3, "store wood"),
        ("[card.statue-of-cheops]\nends = 'statue'\n", 3, "statue"),
        ("[card.tent]\nids = ['ROM099']\nfaction = 'romans'\n", 2, "tent"),
        (NEW_CARD, 4, "atlanteans"),
        ("[faction.nomads]\nname = {cs = 'a', en = 'a'}\n", 2, "produces"),
        ("[faction.Nomads]\n", 2, "Nomads"),
        ("[deck.basic]\n", 2, "basic"),
        ("[deck.mine]\nname = 'a'\nfaction = 'romans'\n", 2, "cards"),
        ("[deck.mine]\nname = 'a'\nfaction = 'romans'\ncards = ['engineer']\n", 5, "engineer"),
        ("[deck.mine]\nname = 'a'\nfaction = 'goths'\ncards = ['engineers']\n", 4, "goths"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(write: Write, words: str, line: int, mark: str) -> None:
    with pytest.raises(PackProblem) as caught:
        packed(write(HEAD + words))
    for lang in LANGUAGES:
        said = caught.value.say(lang)
        assert said.startswith(f"mine.toml, {'řádek' if lang == 'cs' else 'line'} {line}: ")
        assert mark in said


# --- decks -----------------------------------------------------------------------------------------------

PAGE = Path(__file__).parents[3] / "docs" / "packs.md"
SIXTH = Path(__file__).parent / "packs" / "atlanteans.toml"
AZTECS = {"expansion": "aztecs", "faction": ("aztecs", "romans")}


def deck(cards: Sequence[str], faction: str = "romans") -> str:
    return f'{HEAD}[deck.mine]\nname = "Moje"\nfaction = "{faction}"\ncards = {json.dumps(list(cards))}\n'


def basic(faction: str) -> list[str]:
    number = [one.name for one in PLAIN.box.factions].index(faction)
    return [title.name for title in titles_of(PLAIN.box, number, BASE_SETS)]


def wrong(g: SettlersGame, lang: str = "cs") -> dict[str, list[str]]:
    (found,) = g.components.decks(lang)
    return {format["id"]: format["wrong"] for format in found["formats"]}


def test_the_deck_of_the_documentation_is_allowed(write: Write) -> None:
    blocks = [part.partition("```")[0] for part in PAGE.read_text(encoding="utf-8").split("```toml\n")]
    g = packed(write(next(block for block in blocks if "[deck.sun-and-maize]" in block)))
    assert g.components.decks("en")[0]["about"] == "Aztecs, 30 cards"
    assert wrong(g)["standard"] == []
    (missing,) = wrong(g, "en")["open"]
    assert missing.endswith("missing: Chinampas, Obsidian Quarry, Story-telling Stone and Tlatelolco Market.")
    s = cast(Settlers, g.start(2, 1, {**AZTECS, "deck": ("sun-and-maize", "basic")}))
    own = [card for card in (*s.decks[0], *s.hand[0]) if g.box.deck[card]]
    assert len(own) == 30 and {"AZT038", "AZT039"} <= {g.box.ids[card] for card in own}
    play_on(s, seed=2)


@pytest.mark.parametrize("format", ["standard", "open"])
def test_ready_decks_are_allowed(format: str) -> None:
    for number, faction in enumerate(PLAIN.box.factions):
        for name in READY:
            if has_deck(PLAIN.box, number, name):
                titles = deck_titles(PLAIN.box, number, name, format)
                size = len(PLAIN.box.decks[f"{number} {name} {format}"])
                if name == "all":  # for the open game only
                    assert bool(violations(PLAIN.box, titles, number, format)) == (format == "standard")
                    assert (faction.name, size) == ("aztecs", 60)
                    continue
                assert violations(PLAIN.box, titles, number, format) == []
                assert size == (30 if format == "standard" or name == "basic" else 40), faction.name


def test_every_violation_is_named(write: Write) -> None:
    cards = [name for name in basic("romans") if name not in ("engineers", "sculptors-workshop")]
    g = packed(write(deck([*cards, "lararium", "gold-mine", "shamans-tent", cards[0]])))
    foreign = ["Zlatý důl není karta téhle frakce.", "Šamanův stan není karta téhle frakce."]
    name = next(title.names["cs"] for title in PLAIN.box.titles if title.name == cards[0])
    twice = f"{name} je v seznamu víckrát; každá karta se píše jednou, kopie se počítají samy."
    missing = "jen přidávají; ze základního tu chybějí Sochařská dílna a Konstruktéři."
    assert wrong(g)["open"][:-1] == [*foreign, twice] and wrong(g)["open"][-1].endswith(missing)
    assert wrong(g)["standard"] == [
        *foreign,
        twice,
        "V balíčku je 35 karet, má jich být 30.",
        "Názvů po třech kartách má být 3, je jich 5.",
        "Názvů s jedinou kartou má být 9, je jich 8.",
    ]
    for lang in LANGUAGES:
        assert all(sentence.endswith(".") for sentence in wrong(g, lang)["standard"])


def test_a_standard_deck_has_cards_of_one_expansion(write: Write) -> None:
    cards = [name for name in basic("aztecs") if name not in ("montezuma", "ball-court")]
    g = packed(write(deck([*cards, "pilgrims", "observatory"], "aztecs")))
    assert wrong(g, "en") == {
        "standard": [
            "Beside basic cards a deck may hold cards of one expansion only; "
            "here they are of these: Atlanteans and Why Can't We Be Friends."
        ],
        "open": [
            "In the open game cards are only added to the basic deck; "
            "these titles of it are missing: Montezuma and Ball Court."
        ],
    }


def test_the_open_game_adds_to_the_basic_deck(write: Write) -> None:
    """Thirty cards of three expansions are no deck of the open game: not one basic card is among them."""
    titles = [title.name for title in PLAIN.box.titles if title.set in ("friends", "atlantis", "trio")]
    g = packed(write(deck(titles, "aztecs")))
    (missing,) = wrong(g, "en")["open"]
    assert missing.startswith(
        "In the open game cards are only added to the basic deck; these titles of it are missing"
    )
    assert wrong(packed(write(deck([*basic("aztecs"), *titles], "aztecs"))))["open"] == []
    wish = {**AZTECS, "deck": ("all", "basic")}
    s = cast(Settlers, PLAIN.start(2, 1, {**wish, "format": "open"}))
    assert len(s.decks[0]) + 2 + 1 == 60  # two in hand at the start, one by the first Lookout
    assert "of one expansion only" in PLAIN.check(2, wish)[0].say("en")


def test_wishes_that_cannot_be_met_are_refused() -> None:
    drawn = {"expansion": "aztecs", "faction": ("drawn", "romans")}
    (problem,) = PLAIN.check(2, {**drawn, "deck": ("friends", "basic")})
    assert (problem.field, problem.allowed) == ("deck", ("basic",)) and "drawn by lot" in problem.say("en")
    three = ("drawn", "aztecs", "romans")
    assert PLAIN.check(3, {**drawn, "faction": three, "deck": ("aztecs", "all", "basic"), "format": "open"}) == []
    for idle in ({"deck": "friends"}, {"format": "open"}):
        (problem,) = PLAIN.check(2, idle)
        assert "Aztecs expansion" in problem.say("en") and problem.field in idle
    basics = {"expansion": "aztecs", "format": "open"}
    (problem,) = PLAIN.check(2, basics)
    assert (problem.field, problem.wrong, problem.allowed) == ("format", "open", ("standard",))
    assert "the open game adds nothing to basic decks" in problem.say("en").lower()
    assert PLAIN.check(2, {**basics, "faction": ("aztecs", "romans"), "deck": ("friends", "basic")}) == []
    (problem,) = PLAIN.check(2, {"faction": ("romans", "romans")})
    assert "aztecs" not in problem.allowed
    (problem,) = PLAIN.check(2, {"faction": ("aztecs", "romans")})
    assert "Aztecs expansion" in problem.say("en")
    assert "sixth board" in PLAIN.check(6, {"expansion": "aztecs"})[0].say("en")


def test_a_table_refuses_a_wrong_deck_with_its_reasons(write: Write) -> None:
    g = packed(write(deck(basic("romans")[:5])))
    wish = {**AZTECS, "deck": ("basic", "mine")}
    for format, reason in (
        ("standard", "Názvů s jedinou kartou má být 9"),
        ("open", "jen přidávají; ze základního tu chybí"),
    ):
        (problem,) = g.check(2, {**wish, "format": format})
        said = problem.say("cs")
        assert said.startswith("Volba „deck“ nemůže být „mine“; povoleno: basic, aztecs.") and reason in said
    (problem,) = g.check(2, {**AZTECS, "faction": "drawn", "deck": "mine"})
    assert "drawn by lot" in problem.say("en")
    (problem,) = g.check(2, {**AZTECS, "deck": ("mine", "basic")})
    assert problem.say("en") == 'Option "deck" cannot be "mine"; allowed: basic, friends, atlantis, trio.'
    assert g.check(2, {"faction": ("egyptians", "romans"), "deck": ("mine", "mine")})[0].field == "deck"


# --- factions --------------------------------------------------------------------------------------------


def test_the_atlanteans_are_refused_with_a_reason(write: Write) -> None:
    (problem,) = PLAIN.check(2, {**AZTECS, "faction": ("atlanteans", "romans")})
    assert "její deska a základní balíček patří k jinému rozšíření" in problem.say("cs")
    for words in (deck(["prayer-engine"], "atlanteans"), deck(["prayer-engine"])):
        with pytest.raises(PackProblem, match="Nobody can play the faction"):
            packed(write(words))
    with pytest.raises(PackProblem, match="has no basic deck"):
        packed(write("\n".join(SIXTH.read_text(encoding="utf-8").splitlines()[:10])))


def test_a_pack_brings_a_sixth_faction(write: Write) -> None:
    assert PLAIN.check(6, {"expansion": "aztecs"})[0].allowed == ("1", "2", "3", "4", "5")
    assert PLAIN.check(5)[0].allowed == ("1", "2", "3", "4")
    g = packed(SIXTH)
    s = cast(Settlers, g.start(6, 3, {"expansion": "aztecs"}))
    assert sorted(s.factions) == [0, 1, 2, 3, 4, 5]
    assert g.options["faction"].value_title("atlanteans", "cs") == "Zkušební Atlanťané"
    assert packed(write(g.components.export())).content == g.content


def test_six_players_keep_the_contract() -> None:
    """Contract cases know games without packs only: here are states, views and choices of six."""
    g = packed(SIXTH)
    for seed, format in ((4, "standard"), (5, "open")):
        names = tuple(faction.name for faction in g.box.factions)
        decks = ("aztecs",) * 4 + ("friends", "basic")
        s = g.start(6, seed, {"expansion": "aztecs", "faction": names, "deck": decks, "format": format})
        chance = Chance(seed)
        for number in range(2000):
            asked = s.to_act()
            if not asked:
                break
            if number % 40 == 0:
                again = g.load(json.loads(json.dumps(s.save())))
                assert again.digest() == s.digest()
                question = s.asking
                assert question is not None
                legal = [m for m in g.moves.all if question.refuse(s, asked[0], m) is None]
                assert list(s.legal(asked[0])) == legal
                assert g.imagine(s.view(5), number).view(5) == s.view(5)
            random_answer(s, chance)
        assert s.is_over() and max(s.score().ranks) <= 6
