"""Who knows which card in the expansion: revealed and stored cards, a top of the deck that one seat arranged."""

from __future__ import annotations

from typing import Any

from deskovka.games.settlers.law.chapters.cleanup import give_back
from deskovka.games.settlers.law.moves import Card, Colour
from deskovka.games.settlers.law.state import Settlers
from games.settlers import position
from games.settlers.position import Json
from games.settlers.script_aztecs import AztecScript
from games.settlers.test_secrets_settlers import SPECTATOR, UNKNOWN, A, B, C, dreams, names, seen, step, told

FIVE = ["COM007", "COM008", "COM012", "COM021", "COM046"]


def scene(do: list[Json], **given: Any) -> Settlers:
    """A position of the expansion after some steps."""
    s = position.make({"do": do, "expansion": True} | given)
    assert AztecScript(s).run(do, True) is None
    return s


def observatory(*more: Json, **given: Any) -> Settlers:
    """A has put five cards back; on top lies COM012."""
    order = ["COM012", "COM046", "COM021", "COM008", "COM007"]
    arranged = step("A", "activate", card="AZT048", order=order, favour=["red"])
    aztec = {"faction": "aztecs", "goods": {"technology": 1}, "built": ["AZT048"]}
    return scene([arranged, *more], A=aztec, common=[*FIVE, "COM018"], players=3, **given)


# --- the top of the deck ---------------------------------------------------------------------------------


def test_whoever_arranged_the_top_knows_it_and_nobody_else() -> None:
    s = observatory()
    assert names(s, s.view(A).table["top"]) == ["COM007", "COM008", "COM021", "COM046", "COM012"]
    assert {tuple(dream.top) for dream in dreams(s, A)} == {tuple(s.top)}
    for eyes in (B, C, SPECTATOR):
        assert set(s.view(eyes).table["top"]) == {UNKNOWN}
        assert len({tuple(dream.top) for dream in dreams(s, eyes)}) > 1
        assert all(event.cards == (UNKNOWN,) for event in told(s, eyes, "DeckArranged"))  # type: ignore[attr-defined]


def test_while_cards_are_put_back_only_the_looker_sees_them() -> None:
    s = position.make(
        {
            **{"do": [], "expansion": True, "common": FIVE},
            "A": {"faction": "aztecs", "goods": {"technology": 1}, "built": ["AZT048"]},
        }
    )
    s.play(A, s.box.moves.activate[s.box.numbers["AZT048"]])
    s.play(A, Card(s.box.numbers["COM021"]))
    assert type(s.asking).__name__ == "PutBack"
    assert "COM021" not in seen(s, A, "aside", A) and len(seen(s, A, "aside", A)) == 4
    for eyes in (B, SPECTATOR):
        assert seen(s, eyes, "aside", A) == ["?"] * 4
        assert set(s.view(eyes).table["top"]) == {UNKNOWN}
        for dream in dreams(s, eyes):
            assert len(dream.aside[A]) == 4


def test_whoever_arranged_the_top_knows_who_draws_it() -> None:
    others = {"B": {"faction": "romans", "goods": {"worker": 2}}, "C": {"faction": "egyptians"}}
    s = observatory(step("B", "send", gain=["card_common"]), **others)
    assert seen(s, B, "hand", B) == seen(s, A, "hand", B) == ["COM012"]
    assert {dream.hand[B] for dream in dreams(s, A)} == {s.hand[B]}
    for eyes in (C, SPECTATOR):
        assert seen(s, eyes, "hand", B) == ["?"]
        assert len({dream.hand[B] for dream in dreams(s, eyes)}) > 1


# --- prayers ---------------------------------------------------------------------------------------------


def test_tokens_are_open_to_everybody() -> None:
    s = scene([], A={"faction": "aztecs", "favour": ["red", "tricolour"]})
    for eyes in (A, B, SPECTATOR):
        assert s.view(eyes).table["favours"] == list(s.favours)
        assert all(list(dream.favours) == list(s.favours) for dream in dreams(s, eyes))


def test_before_an_announcement_nobody_knows_what_will_be_revealed() -> None:
    s = position.make(
        {
            **{"do": [], "expansion": True, "common": FIVE},
            "A": {"faction": "aztecs", "goods": {"worker": 1}, "built": ["AZT004"]},
        }
    )
    s.play(A, s.box.moves.activate[s.box.numbers["AZT004"]])
    assert type(s.asking).__name__ == "Announce"
    results = set()
    for dream in dreams(s, A):
        dream.play(A, Colour(0))
        results.add(tuple(dream.discard))
    assert len(results) > 1


def test_cards_of_a_prayer_are_open_while_its_player_chooses() -> None:
    do = [step("A", "activate", card="AZT025", stop="choose")]
    s = scene(do, A={"faction": "aztecs", "goods": {"worker": 1, "food": 1}, "built": ["AZT025"]}, common=FIVE)
    assert type(s.asking).__name__ == "ChooseColour"
    for eyes in (A, B, SPECTATOR):
        assert names(s, s.view(eyes).table["revealed"]) == FIVE
        assert all(dream.revealed == s.revealed for dream in dreams(s, eyes))


def test_stored_cards_are_open_to_all_players() -> None:
    do = [step("A", "activate", card="AZT004", pray=[{"announce": "grey", "store": "COM012"}])]
    s = scene(do, A={"faction": "aztecs", "goods": {"worker": 1}, "built": ["AZT004", "AZT023"]}, common=FIVE)
    for eyes in (A, B):
        assert seen(s, eyes, "stored", A) == ["COM012"]
        assert {dream.stored[A] for dream in dreams(s, eyes)} == {s.stored[A]}


def test_a_card_taken_by_augurs_is_known_to_all_players() -> None:
    do = [step("A", "activate", card="ROM066", pray=[{"announce": "blue", "take": "COM046"}])]
    s = scene(do, A={"faction": "romans", "goods": {"worker": 1}, "built": ["ROM066"]}, common=FIVE)
    for eyes in (A, B):
        assert seen(s, eyes, "hand", A) == ["COM046"]


# --- locations that were taken over ----------------------------------------------------------------------


def taken_over(turn: str, *built: Any) -> Settlers:
    """B has taken over these locations of A."""
    lent = [{**(one if isinstance(one, dict) else {"card": one}), "ra": "B"} for one in built]
    return scene(
        [],
        turn=turn,
        A={"faction": "aztecs", "built": lent, "goods": {"worker": 2}},
        B={"faction": "egyptians", "built": ["EGY013", "EGY064"], "goods": {"gold": 1, "worker": 1}},
        common=FIVE,
    )


def test_what_is_stored_under_a_location_that_was_taken_over_is_whoevers_stored_it() -> None:
    s = taken_over("B", {"card": "AZT023", "under": ["COM006"]})
    script = AztecScript(s)
    script.step(step("B", "activate", card="EGY064", pray=[{"choose": "red", "store": "COM007"}]), [])
    assert script.answers == {}
    assert [s.box.ids[card] for card in s.stored[A]] == ["COM006"]
    assert [s.box.ids[card] for card in s.stored[B]] == ["COM007"]
    assert "COM006" not in names(s, s.discard)
    give_back(s)
    assert [s.box.ids[card] for card in s.stored[A]] == ["COM006", "COM007"] and s.stored[B] == ()


def test_nobody_visits_an_own_location() -> None:
    script = AztecScript(taken_over("A", "AZT031"))
    assert script.run([step("A", "visit", target="B:AZT031")], False) == "ra.visit"
