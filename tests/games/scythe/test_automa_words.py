"""The automatic opponent in words: its name, its cards, what is marked as a stand-in, what comes next."""

from __future__ import annotations

import pytest

from deskovka.core.game import LANGUAGES
from deskovka.games.scythe.law import events, events_automa
from deskovka.games.scythe.law.pieces import AUTOMA
from games.scythe.alone import ME, alone, turn
from games.scythe.test_text import BOX, GAME, NAMES, said
from games.scythe.test_words import at


def test_the_opponent_has_a_name_and_no_seat() -> None:
    alone = {"faction": ("saxony",)}
    star = events.StarPlaced(1, 6, 1, "star.combat")
    assert said(star, "en", alone) == "Automa places star number 1 (a victory in combat)."
    assert (
        said(star, "en", {"faction": ("saxony", "nordic")}) == "Béda places star number 1 (a victory in combat)."
    )
    assert said(events.BattleBegan(1, 0, at("C2"), "combat.when"), "cs", alone).startswith("Automa útočí na C2")


def test_a_card_is_explained() -> None:
    turned = events_automa.AutomaTurned(1, 6, 1, "automa.turn")
    assert said(turned, "cs", {"faction": ("saxony",)}) == (
        "Automa otáčí kartu 7. První možný tah: útok na mecha nebo postavu s mocí aspoň 5 (jen Saská říše); "
        "mech k jeho dělníkům nebo směrem k tobě. Zisk: 1 bojovou kartu a mecha nebo postavu. Rusvětský svaz bere "
        "navíc mecha nebo postavu. Tvůj rekrut s tímto bonusem ti přinese 1 minci. Ukazatel postoupí."
    )


def test_a_card_for_what_is_found_is_no_card_for_a_combat() -> None:
    alone = {"faction": ("saxony",)}
    found = events_automa.AutomaJudged(1, 6, "automa.tokens")
    assert said(found, "en", alone) == "Automa turns card 7, which says what is found."
    assert said(found, "cs", alone) == "Automa otáčí kartu 7, která říká, co se najde."
    assert " for the combat. In a combat " in said(events_automa.AutomaJudged(1, 6, "automa.combat"), "en", alone)


def test_stand_ins_are_marked() -> None:
    found = [one.id for one in GAME.components.stand_ins()]
    assert found[:4] == ["order-mech", "order-character", "order-raid", "order-fight"]
    trackers = [f"tracker-{tracker.name}" for tracker in BOX.trackers]
    assert found[4:8] == trackers
    assert {card["id"] for card in GAME.components.cards("en") if card["source"] == "S"} == set(found[:8])
    assert {"automa.deploy", "automa.skipped", "automa.score"} < set(found[8:]), "rules that facts leave open"
    assert all(GAME.rules[id].ruling for id in found[8:])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_next_is_told(lang: str) -> None:
    s = GAME.start(1, 4, {"solo": "automaszyna"})
    words = " ".join(GAME.show.description(s.view(0), lang, NAMES[:1]))
    for part in {"cs": ("hvězda za 9 kroků", "vodu překročí za 3 kroky", "v balíčku 19 karet")}.get(
        lang, ("a star after 9 steps", "crosses water after 3 steps", "19 cards in its deck")
    ):
        assert part in words


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("autometta", "Its last card, number 7: It does nothing on this tracker."),
        ("automa", "Its last card, number 7: The first possible move: an attack"),
    ],
)
def test_a_skipped_card_tells_of_no_moves(level: str, said: str) -> None:
    s = alone(level)
    turn(s, 7)
    (line,) = [line for line in GAME.show.description(s.view(0), "en") if line.startswith("Its last card")]
    assert line.startswith(said)
    assert "dělá nic" in " ".join(GAME.show.description(s.view(0), "cs")) or level == "automa"


@pytest.mark.parametrize(("coins", "said"), [(9, "Automa wins 10 to 9."), (11, "the player wins 11 to 10.")])
def test_the_end_names_the_winner(coins: int, said: str) -> None:
    s = alone()
    s.steps, s.actors, s.asking = [], [], None
    s.coins[ME], s.coins[AUTOMA] = coins, 10
    for viewer in (None, ME):
        told = GAME.show.description(s.view(viewer), "en")[0]
        assert told == "".join([part for _, part in GAME.show.picture(s.view(viewer), (), "en")[0]])
        assert told == f"The game is over, {said}"
