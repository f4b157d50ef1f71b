"""The right words: cards, sentences, and what stands on the table in words."""

from __future__ import annotations

from typing import Any, cast

import pytest

from deskovka.core.game import LANGUAGES
from deskovka.core.sight import UNKNOWN
from deskovka.core.value import Value
from deskovka.games.scythe.law import events, moves
from deskovka.games.scythe.law.chapters.combat import begin_battle
from deskovka.games.scythe.law.chapters.exploring import ChooseBlind, ChooseOption
from deskovka.games.scythe.law.chapters.moving import Travel
from deskovka.games.scythe.law.chapters.turn import ChooseSection
from deskovka.games.scythe.law.pieces import COINS, FACTORY_SECTION, NOTHING, POPULARITY, POWER
from deskovka.games.scythe.law.state import Scythe
from deskovka.games.scythe.words import place_label
from deskovka.games.scythe.words.card_text import objective_text, offer_text, tile_text
from games.scythe.test_text import BOX, GAME, NAMES, check_sentence, said


def at(label: str) -> int:
    """A place by its name on the map."""
    return [place_label(BOX, place, "cs") for place in range(len(BOX.places))].index(label)


# --- cards -----------------------------------------------------------------------------------------------


def test_the_list_of_cards_has_all_of_them() -> None:
    counts = {"Frakce": 5, "Desky hráčů": 5, "Stavby": 4, "Stavební bonusy": 6, "Setkání": 28}
    counts |= {"Karty Továrny": 12, "Úkoly": 23, "Bojové karty": 4}
    counts |= {"Karty soupeře": 19, "Ukazatele soupeře": 4, "Tahy soupeře": 6}
    listed = GAME.components.cards("cs")
    assert {group: sum(card["group"] == group for card in listed) for group in counts} == counts
    assert len(listed) == sum(counts.values()) and len({card["id"] for card in listed}) == len(listed)
    for lang in LANGUAGES:
        for card in GAME.components.cards(lang):
            check_sentence(f"{card['name']} {card['about']}".strip())
            assert card["about"].endswith(".") or card["id"].startswith("combat-")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (offer_text(BOX.encounters[2][1], "cs"), "za 2 mince: 1 dělníka a 3 jídla"),
        (offer_text(BOX.encounters[14][0], "cs"), "zdarma: 2 body popularity"),
        (offer_text(BOX.encounters[24][2], "en"), "for 2 popularity: Upgrade and 2 resources of your choice"),
        (offer_text(BOX.factory_cards[1], "cs"), "za 1 bod popularity: Verbování, nebo Vylepšení"),
        (offer_text(BOX.factory_cards[0], "en"), "for 1 coin and 1 combat card: Produce on 2 territories"),
        (
            objective_text(BOX.objectives[4], "cs"),
            "Na konci svého tahu stačí ovládat Továrnu a mít nejvíc moci (shoda stačí).",
        ),
        (
            objective_text(BOX.objectives[19], "cs"),
            "Kdykoli ve svém tahu, jen ne uprostřed akce, stačí mít aspoň 3 stavby, "
            "mít aspoň 7 bodů popularity a nemít žádného mecha.",
        ),
        (
            tile_text(BOX.tiles[0], BOX.tile_coins[0], "cs"),
            "Za jezera vedle tvých staveb jsou na konci mince: "
            "1: 2 mince, 2–3: 4 mince, 4–5: 6 mincí, 6 a víc: 9 mincí.",
        ),
    ],
)
def test_cards_in_words(words: str, sentence: str) -> None:
    assert words == sentence


# --- the right words -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (events.Gained(0, 1, POWER, "structure.armory"), "Ája získává 1 bod moci (zbrojnice)."),
        (events.Gained(1, 5, COINS, "bottom.coins"), "Béda získává 5 mincí."),
        (events.Lost(0, 2, POPULARITY, "move.drive-off"), "Ája přichází o 2 body popularity (zahnaní dělníci)."),
        (events.Lost(0, 1, POWER, "produce.cost"), "Ája platí 1 bod moci (produkce)."),
        (events.CardDrawn(0, UNKNOWN, "setup.player"), "Ája si bere bojovou kartu."),
        (events.GoodsPlaced(1, 2, 0, at("E3"), "trade.goods"), "Béda dostává 2 ropy na E3 (tundra)."),
        (events.WorkersPlaced(1, 3, at("H3"), "produce.village"), "Béda dostává 3 dělníky na H3 (vesnice)."),
        (
            events.UnitMoved(0, 1, at("C2"), at("D3"), (0, 2, 0, 0, 1), "move.step"),
            "Ája: mech jde z C2 (hory) na D3 (Továrna) a veze 2 kovy a 1 dělníka.",
        ),
        (
            events.UnitMoved(0, 0, BOX.factions[4].base, at("C1"), (0, 0, 0, 0, 0), "move.step"),
            "Ája: postava jde ze základny Polanské republiky na C1 (les).",
        ),
        (events.Retreated(0, BOX.factions[3].base, "combat.retreat"), "Ája ustupuje na základnu Saské říše."),
        (
            events.MechDeployed(2, 5, at("C6"), "deploy.mech"),
            "Cyril nasazuje mecha na C6 (vesnice) a odkrývá dovednost Lidová armáda.",
        ),
        (events.StructureBuilt(0, 1, at("C1"), "build.structure"), "Ája staví zbrojnici na C1 (les)."),
        (
            events.Upgraded(0, 3, 3, "upgrade.cube"),
            "Ája vylepšuje: Produkce o území víc, levnější Verbování.",
        ),
        (events.Enlisted(0, 2, 3, "enlist.recruit"), "Ája verbuje rekruta akce Stavba za 2 bojové karty."),
        (events.Fought(1, 4, 3, "combat.secret"), "Béda má v boji sílu 7: na ukazateli 4, z karet 3."),
        (
            events.BattleWon(0, at("D3"), "combat.tie"),
            "Shoda v boji o D3 (Továrna): jako útočník vítězí Ája.",
        ),
        (events.OptionTaken(0, 0, 2, "encounter.one"), "Ája volí možnost C, za 2 body popularity: Stavbu."),
        (
            events.ObjectiveRevealed(0, 4, "objective.star"),
            "Ája ukazuje splněný úkol 5 Král kopce: ovládat Továrnu a mít nejvíc moci (shoda stačí).",
        ),
        (events.StarPlaced(0, 6, 2, "star.combat"), "Ája klade 2. hvězdu (vítězství v boji)."),
        (
            events.SectionChosen(0, FACTORY_SECTION, "turn.another-section"),
            "Ája staví figurku akce na kartu Továrny.",
        ),
        (moves.Fight(7, 1, 0, 0, 2), "Ukazatel na 7, karty 2 5 5"),
        (moves.Fight(0, 0, 0, 0, 0), "Ukazatel na 0, bez karet"),
        (moves.Gift(1, 5), "Darovat 5 mincí, dostane je Béda"),
        (
            Travel(1, at("C2"), at("C2"), 2, 0, (0, 0, 0, 0, 0), 0, (), 1),
            "Táhne mech, teď na C2 (hory). Kam půjde, co naloží?",
        ),
        (
            ChooseOption(6, at("D1"), 2),
            "Smíš zvolit ještě jednu možnost: A)\u00a0zdarma: 2 ropy a 1 bod popularity; "
            "C)\u00a0za 2 body popularity: 4 ropy. Kterou, nebo dost?",
        ),
    ],
)
def test_czech_sentences(value: Value, words: str) -> None:
    assert said(value) == words


# --- at the table ----------------------------------------------------------------------------------------


def table(**options: Any) -> Scythe:
    wish = {"faction": ("saxony", "nordic"), "mat": ("industrial", "patriotic"), **options}
    return cast(Scythe, GAME.start(2, 1, wish))


def test_sections_are_typed_by_either_action() -> None:
    s = table()
    assert isinstance(s.asking, ChooseSection)
    typed = [GAME.show.input_name(move, s.view(0), "cs") for move in s.legal(0)]
    assert typed == ["podpora", "produkce", "pohyb", "obchod"]
    assert GAME.voice.move_names(moves.Section(1), "cs", s.options) == ("část nasazení", "Nasazení")
    assert GAME.show.about(moves.Section(0), s.view(0), "cs") == [
        "Podpora (za 1 minci: 2 body moci; za 1 minci: 1 bojovou kartu), "
        "pod tím Vylepšení za 3 ropy, přinese 3 mince"
    ]


def test_actions_and_places_are_typed_by_their_names() -> None:
    s = table()
    s.play(0, moves.Section(2))
    assert [GAME.show.input_name(move, s.view(0), "cs") for move in s.legal(0)] == ["pohyb", "mince", "vynech"]
    s.play(0, moves.Top(0))
    assert GAME.show.input_name(moves.Unit(0, BOX.factions[3].base), s.view(0), "cs") == "postava"
    assert "dělník F0" in [GAME.show.input_name(move, s.view(0), "cs") for move in s.legal(0)]
    s.play(0, moves.Unit(0, BOX.factions[3].base))
    assert [GAME.show.input_name(move, s.view(0), "cs") for move in s.legal(0)] == ["f0", "g1"]
    assert GAME.show.about(moves.Go(at("F0")), s.view(0), "cs", NAMES) == [
        "F0 (hory)",
        "Ája má na F0 (hory): 1 dělníka.",
        "Dělník tu vyrobí: kov.",
        "Řeka je mezi tímto územím a E0 a E1.",
    ]


def test_upgrades_and_structures_show_on_the_mat() -> None:
    s = table()
    s.cubes[4] = 0
    s.squares[0] = 1
    s.recruits[0] = 1
    s.built[at("F0")] = 3
    s.refresh()
    lines = [line for drawn in GAME.show.picture(s.view(0), (), "cs") for _, line in drawn]
    start = next(i for i, line in enumerate(lines) if "Podpora" in line)
    assert (
        " ".join([line.strip(" ◉") for line in lines[start : start + 2]])
        .replace("\u00a0", " ")
        .startswith("Podpora: 1 $ → 3 moc + 1 pop nebo 1 BK + 1 pop | Vylepšení: 2 ropa → 3 $, bonus 1 moc")
    )


def test_a_blind_encounter_tells_nothing_before_the_choice() -> None:
    s = table(encounters="blind")
    place = at("D1")
    s.push(0, ChooseBlind(place))
    s.advance()
    card = s.encounters[-1]
    s.coins[0] = 0
    s.popularity[0] = 0
    assert [GAME.show.about(move, s.view(0), "cs") for move in s.legal(0)] == [[]] * 6
    assert s.view(0).table["met"] == [] and set(s.view(0).table["encounters"]) == {UNKNOWN}
    s.play(0, moves.Option(1))
    assert s.met == [card] and s.asking == ChooseOption(card, place, 0), "it could not be paid"
    assert s.legal(0) == [moves.Option(0), moves.Part(0)]


def test_a_gain_can_be_taken_in_part() -> None:
    s = table()
    s.push(0, ChooseOption(18, at("D1"), 0))
    s.advance()
    s.popularity[0] = 2
    power, cards = s.power[0], len(s.hand[0])
    s.play(0, moves.Part(2))
    assert s.asking is not None and said(s.asking) == "Smíš vzít až 2 bojové karty. Kolik?"
    assert s.legal(0) == [moves.Number(0), moves.Number(1), moves.Number(2)]
    s.play(0, moves.Number(0))
    s.play(0, moves.Number(1))
    assert (s.power[0], len(s.hand[0]), s.popularity[0]) == (power + 1, cards, 0)


def test_what_is_asked_anyway_has_no_parts() -> None:
    s = table()
    s.push(0, ChooseOption(0, at("D1"), 0))
    s.advance()
    refusal = s.why_not(0, moves.Part(2))
    assert refusal is not None and refusal.rule == "encounter.part"
    assert moves.Option(2) in s.legal(0)


def test_a_combat_is_shown_to_both_without_their_cards() -> None:
    s = table()
    place = BOX.factory
    s.character[0] = s.character[1] = place
    s.mechs[place] = 1
    s.refresh()
    s.hand = [(2, 5), (4,)]
    s.begin_memory()
    begin_battle(s, 0, place)
    s.advance()
    words = "Boj o D3 (Továrna): útočí Ája (moc 1, nejvýš karet 2), brání se Béda (moc 4, nejvýš karet 1)."
    for seat in (0, 1):
        assert words in GAME.show.description(s.view(seat), "cs", NAMES)
    lines = ["".join([part for _, part in line]) for line in GAME.show.picture(s.view(1), s.legal(1), "cs", NAMES)]
    assert any("●PM▲P" in line for line in lines) and "Bojové karty v ruce: 4" in lines
    s.play(0, moves.Fight(1, 0, 0, 0, 1))
    assert GAME.show.description(s.view(1), "cs", NAMES)[2] == words, "nothing is shown before both have answered"


def test_the_scene_has_the_whole_map() -> None:
    scene = GAME.show.scene({})
    assert len(scene["places"]) == 54 and len(scene["rivers"]) == 31
    assert sum(place["tunnel"] for place in scene["places"]) == 6
    terrains = [place["terrain"] for place in scene["places"]]
    assert terrains.count("base") == 7
    factory = scene["places"][terrains.index("factory")]
    assert (factory["q"], factory["r"]) == (0, 0) and "D3" in factory["name"]["cs"]
    assert [len(scene[key]) for key in ("mats", "factions", "encounters", "factory_cards")] == [5, 5, 28, 12]
    assert scene["factions"][4]["mechs"][1]["name"] == {"cs": "Potápění", "en": "Submerge"}


def test_only_what_a_seat_knows_is_told() -> None:
    s = table()
    names = [BOX.objectives[number].names["cs"] for number in s.objectives[1]]
    for seat in (0, None):
        lines = ["".join([part for _, part in line]) for line in GAME.show.picture(s.view(seat), [], "cs")]
        told = " ".join([*lines, *GAME.show.description(s.view(seat), "cs")])
        assert not any(name in told for name in names)
    assert all(name in " ".join(GAME.show.description(s.view(1), "cs")) for name in names)
    assert s.factory_card[0] == NOTHING
