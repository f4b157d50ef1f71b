"""Who knows which card: hands, drafts, looked-at cards, hidden foundations, the Gate, markers of the Trade Route.

Each test plays a short scene and asks several pairs of eyes: seats, and a spectator, who knows no card that lies
face down. `resample` must keep all that a seat knows and, over some seeds, change what it does not.
"""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.step import Event
from deskovka.games.settlers.law.drawing import KeepOne
from deskovka.games.settlers.law.moves import Card
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.law.verbs import take_openly
from games.settlers import position
from games.settlers.invariants import lying
from games.settlers.position import Json
from games.settlers.script import Script

A, B, C, SPECTATOR = 0, 1, 2, None
SEEDS: Final = range(12)
UNKNOWN: Final = -1


def scene(do: list[Json], **given: Any) -> Settlers:
    """A position after some steps."""
    s = position.make({"do": do} | given)
    assert Script(s).run(do, True) is None
    return s


def step(seat: str, act: str, **more: Any) -> Json:
    return {"seat": seat, "act": act} | more


def names(s: Settlers, cards: list[int]) -> list[str]:
    """Cards by id, ? for hidden ones."""
    return ["?" if card == UNKNOWN else s.box.ids[card] for card in cards]


def seen(s: Settlers, eyes: int | None, field: str, seat: int) -> list[str]:
    """Cards of a seat as somebody sees them."""
    return names(s, s.view(eyes).table[field][seat])


def under_gates(s: Settlers, eyes: int | None) -> list[str]:
    """All cards under Gates as somebody sees them."""
    return [name for pile in s.view(eyes).table["under"] for name in names(s, pile)]


def dreams(s: Settlers, eyes: int | None) -> list[Settlers]:
    """What somebody thinks possible; each looks the same as the truth."""
    found = [s.resample(eyes, seed) for seed in SEEDS]
    for dream in found:
        assert dream.view(eyes).table == s.view(eyes).table
        assert dream.view(eyes).agenda == s.view(eyes).agenda
        assert sorted(lying(dream)) == sorted(lying(s))
    return found


def told(s: Settlers, eyes: int | None, kind: str) -> list[Event]:
    """The events of a kind as somebody hears them."""
    return [event for event in s.events(eyes) if type(event).__name__ == kind]


def cards_of(events: list[Event]) -> list[int]:
    return [event.card for event in events]  # type: ignore[attr-defined]


# --- hands and decks -------------------------------------------------------------------------------------


def test_a_drawn_card_is_the_drawers_secret_but_its_back_is_not() -> None:
    s = scene(
        [step("A", "send", gain=["card_common", "card_faction"])],
        A={"goods": {"worker": 4}, "deck": ["BAR012"]},
        common=["COM018"],
    )
    assert seen(s, A, "hand", A) == ["COM018", "BAR012"]
    for eyes in (B, SPECTATOR):
        assert seen(s, eyes, "hand", A) == ["?", "?"]
        assert [event.deck for event in told(s, eyes, "CardDrawn")] == [0, 1]  # type: ignore[attr-defined]
        assert cards_of(told(s, eyes, "CardDrawn")) == [UNKNOWN, UNKNOWN]
        assert len({dream.hand[A] for dream in dreams(s, eyes)}) > 1
        for dream in dreams(s, eyes):
            assert [dream.box.deck[card] for card in dream.hand[A]] == [0, 1]
    assert {dream.hand[A] for dream in dreams(s, A)} == {s.hand[A]}


def test_nobody_knows_a_deck_not_even_its_owner() -> None:
    s = scene([], A={"deck": ["BAR012"]}, B={"deck": ["ROM020"]}, common=["COM018"])
    for eyes in (A, B, SPECTATOR):
        table = s.view(eyes).table
        assert set(table["deck"]) == set(table["decks"][A]) == set(table["decks"][B]) == {UNKNOWN}
        assert len({tuple(dream.deck) for dream in dreams(s, eyes)}) > 1
        assert len({dream.decks[A] for dream in dreams(s, eyes)}) > 1


def test_cards_taken_from_the_row_are_known_to_everybody() -> None:
    s = scene(
        [step("A", "start_lookout"), step("A", "pick", card="COM018"), step("B", "pick", card="COM007")],
        phase="lookout",
        A={"deck": ["BAR001"]},
        B={"deck": ["ROM020"]},
        common=["COM007", "COM018", "COM021"],
    )
    for eyes in (B, SPECTATOR):
        assert seen(s, eyes, "hand", A) == ["COM018", "?"]
        assert {dream.hand[A][0] for dream in dreams(s, eyes)} == {s.hand[A][0]}
        assert len({dream.hand[A][1] for dream in dreams(s, eyes)}) > 1
    assert cards_of(told(s, SPECTATOR, "CardDrafted")) == [s.box.numbers["COM018"], s.box.numbers["COM007"]]


# --- the draft -------------------------------------------------------------------------------------------

DEALT: Final = {
    "A": {"dealt": ["COM007", "COM018", "COM021"], "deck": ["BAR001"]},
    "B": {"dealt": ["COM032", "COM046", "COM056"], "deck": ["ROM020"]},
    "C": {"dealt": ["COM058", "COM062", "COM065"], "deck": ["EGY001"]},
}


def draft(*kept: tuple[str, str]) -> Settlers:
    """Three players draft; these have kept these cards."""
    do = [step("A", "start_lookout"), *[step(seat, "keep", card=card) for seat, card in kept]]
    return scene(do, lookout="pass_two", phase="lookout", players=3, **DEALT)


def test_dealt_cards_are_seen_by_one_seat_each() -> None:
    s = draft()
    assert s.to_act() == (A, B, C)
    assert seen(s, A, "aside", A) == ["COM007", "COM018", "COM021"]
    for eyes in (B, C, SPECTATOR):
        assert seen(s, eyes, "aside", A) == ["?"] * 3
        assert len({dream.aside[A] for dream in dreams(s, eyes)}) > 1
    for dream in dreams(s, A):
        assert dream.legal(A) == s.legal(A)


def test_an_answer_of_the_draft_is_secret_until_all_are_in() -> None:
    s = draft(("A", "COM018"))
    assert s.to_act() == (B, C)
    assert s.view(A).answers[A] is not None
    for eyes in (B, C, SPECTATOR):
        assert "COM018" not in str(s.view(eyes).answers)
        assert s.view(eyes).answers[A] == {"t": "Hidden"}
        other = draft(("A", "COM007"))
        assert other.view(eyes).table == s.view(eyes).table
        assert other.view(eyes).answers == s.view(eyes).answers
        assert other.view(eyes).agenda == s.view(eyes).agenda
    assert told(s, B, "CardKept") == []


def test_the_order_of_arrival_changes_nothing() -> None:
    answers = [("A", "COM018"), ("B", "COM046"), ("C", "COM058")]
    assert draft(*answers).digest() == draft(*answers[::-1]).digest()


def test_passed_cards_are_known_to_giver_and_taker() -> None:
    s = draft(("A", "COM018"), ("B", "COM046"), ("C", "COM058"))
    assert seen(s, B, "aside", B) == ["COM007", "COM021"]
    assert seen(s, A, "aside", B) == ["COM007", "COM021"]  # I passed them on
    for eyes in (C, SPECTATOR):
        assert seen(s, eyes, "aside", B) == ["?", "?"]
        assert len({dream.aside[B] for dream in dreams(s, eyes)}) > 1
    assert seen(s, B, "hand", A) == ["?", "?"]
    assert {dream.aside[B] for dream in dreams(s, A)} == {s.aside[B]}


def test_after_the_draft_the_giver_knows_what_the_taker_kept() -> None:
    first = [("A", "COM018"), ("B", "COM046"), ("C", "COM058")]
    s = draft(*first, ("B", "COM007"), ("C", "COM032"), ("A", "COM062"))
    assert seen(s, A, "hand", B) == ["?", "COM007", "?"]
    assert seen(s, C, "hand", B) == ["?"] * 3
    assert seen(s, SPECTATOR, "hand", B) == ["?"] * 3
    for eyes in (A, B, C, SPECTATOR):
        discarded = names(s, s.view(eyes).table["discard"])
        assert sorted(discarded) == ["COM021", "COM056", "COM065"]
    kept = s.box.numbers["COM007"]
    assert all(kept in dream.hand[B] for dream in dreams(s, A))
    assert not all(kept in dream.hand[B] for dream in dreams(s, C))


# --- cards looked at -------------------------------------------------------------------------------------


def test_in_the_middle_of_looking_only_the_looker_sees() -> None:
    s = scene(
        [step("A", "build", card="ROM011", discard="COM069")],
        A={
            "faction": "romans",
            "goods": {"stone": 2},
            "hand": ["ROM011"],
            "built": ["COM069"],
            "deck": ["ROM020", "ROM027"],
        },
        B={"faction": "barbarians"},
    )
    assert isinstance(s.asking, KeepOne)
    assert seen(s, A, "aside", A) == ["ROM020", "ROM027"]
    for eyes in (B, SPECTATOR):
        assert seen(s, eyes, "aside", A) == ["?", "?"]
        assert len({dream.aside[A] for dream in dreams(s, eyes)}) > 1
    s.play(A, Card(s.box.numbers["ROM027"]))
    assert seen(s, A, "hand", A) == ["ROM027"]
    for eyes in (B, SPECTATOR):
        assert seen(s, eyes, "hand", A) == ["?"]
        assert names(s, s.view(eyes).table["gone"])[-1] == "ROM020"


# --- cards laid face down --------------------------------------------------------------------------------


def hidden_foundations() -> Settlers:
    """An Egyptian has hidden one of two cards in the Sanctuary."""
    return scene(
        [step("A", "activate", card="EGY014", target="COM007")],
        A={"faction": "egyptians", "goods": {"worker": 1}, "built": ["EGY014"], "hand": ["COM007", "COM018"]},
        B={"faction": "romans", "built": ["COM008"]},
    )


def test_hidden_foundations_are_known_to_their_owner_alone() -> None:
    s = hidden_foundations()
    assert seen(s, A, "foundations", A) == ["COM007"]
    for eyes in (B, SPECTATOR):
        assert seen(s, eyes, "foundations", A) == ["?"]
        assert cards_of(told(s, eyes, "FoundationsHidden")) == [UNKNOWN]
        assert len({dream.foundations[A] for dream in dreams(s, eyes)}) > 1
    assert {dream.foundations[A] for dream in dreams(s, A)} == {s.foundations[A]}


def test_foundations_of_a_razed_location_are_known_to_everybody() -> None:
    s = scene([step("A", "raze", target="B:COM018")], A={"goods": {"raze": 2}}, B={"built": ["COM018"]})
    for eyes in (A, B, SPECTATOR):
        assert seen(s, eyes, "foundations", B) == ["COM018"]


def test_cards_under_the_gate_are_known_to_their_owner_alone() -> None:
    s = scene(
        [step("A", "stash", at="JAP013", cards=["COM007", "JAP001"])],
        A={"faction": "japanese", "built": ["JAP013"], "hand": ["COM007", "JAP001", "COM008"]},
        B={"faction": "romans"},
    )
    assert under_gates(s, A) == ["COM007", "JAP001"]
    for eyes in (B, SPECTATOR):
        assert under_gates(s, eyes) == ["?", "?"]
        assert cards_of(told(s, eyes, "Tucked")) == [UNKNOWN, UNKNOWN]
        for dream in dreams(s, eyes):
            assert [dream.box.deck[card] for pile in dream.under for card in pile] == [0, 4]
        assert len({tuple(dream.under) for dream in dreams(s, eyes)}) > 1


def test_when_a_card_goes_face_down_nobody_knows_whether_it_was_a_drafted_one() -> None:
    """Two common cards are known to be in hand, one is not; then one of the three goes under the Gate."""
    japanese = {"faction": "japanese", "built": ["JAP013"], "hand": ["COM008"]}
    s = position.make({"do": [], "A": japanese, "B": {"faction": "romans"}})
    gate = s.box.numbers["JAP013"]
    for id in ("COM018", "COM007"):
        s.deck.remove(s.box.numbers[id])
        take_openly(s, A, s.box.numbers[id])
    s.resume()
    assert seen(s, B, "hand", A) == ["?", "COM007", "COM018"]
    Script(s).step(step("A", "stash", at="JAP013", cards=["COM018"]), [])
    for eyes in (B, SPECTATOR):
        assert seen(s, eyes, "hand", A) == ["?", "?"]
        assert under_gates(s, eyes) == ["?"]
        for dream in dreams(s, eyes):
            assert {"COM007", "COM018"} <= position.names(dream, (*dream.hand[A], *position.under(dream, gate)))
        assert len({tuple(dream.under) for dream in dreams(s, eyes)}) > 1


# --- markers of the Trade Route --------------------------------------------------------------------------


def test_nobody_knows_the_marker_of_a_route() -> None:
    s = scene(
        [step("A", "activate", card="JAP021", target="B:ROM020")],
        A={"faction": "japanese", "goods": {"food": 1}, "built": ["JAP021"], "deck": ["JAP003"]},
        B={"faction": "romans", "built": ["ROM020"]},
    )
    assert names(s, list(s.markers[A])) == ["JAP003"]
    for eyes in (A, B, SPECTATOR):
        assert seen(s, eyes, "markers", A) == ["?"]
        assert names(s, s.view(eyes).table["routes"][A]) == ["ROM020"]
        assert len({dream.markers[A] for dream in dreams(s, eyes)}) > 1


# --- razed and discarded cards ---------------------------------------------------------------------------


def test_a_card_razed_from_hand_lies_open_while_its_goods_are_taken() -> None:
    s = position.make({"do": [], "A": {"goods": {"raze": 1}, "hand": ["COM046", "COM007"]}})
    s.play(A, s.box.moves.raze[s.box.numbers["COM046"]])
    assert type(s.asking).__name__ == "ChooseDeck"
    for eyes in (B, SPECTATOR):
        assert seen(s, eyes, "hand", A) == ["?"]
        assert names(s, s.view(eyes).table["announced"]) == ["COM046"]
        assert all(dream.announced == s.announced for dream in dreams(s, eyes))


def test_a_card_that_is_being_built_lies_open_while_it_is_paid_for() -> None:
    s = position.make({"do": [], "A": {"goods": {"wood": 2, "gold": 2}, "hand": ["COM007", "COM008"]}})
    s.play(A, s.box.moves.build[s.box.numbers["COM007"]])
    assert type(s.asking).__name__ == "PayWith"
    for eyes in (A, B, SPECTATOR):
        assert names(s, s.view(eyes).table["announced"]) == ["COM007"]
        for dream in dreams(s, eyes):
            dream.play(A, dream.legal(A)[0])
            assert s.box.numbers["COM007"] in dream.empire[A]


def test_the_question_for_the_gate_does_not_show_the_card() -> None:
    gates = {"faction": "japanese", "built": ["JAP013", "JAP014"], "hand": ["COM007", "COM008"]}
    one, two = (position.make({"do": [], "A": gates, "B": {"faction": "romans"}}) for _ in range(2))
    one.play(A, one.box.moves.tuck[one.box.numbers["COM007"]])
    two.play(A, two.box.moves.tuck[two.box.numbers["COM008"]])
    assert type(one.asking).__name__ == "WhichGate"
    for eyes in (B, SPECTATOR):
        assert one.view(eyes).agenda == two.view(eyes).agenda
        assert one.view(eyes).table == two.view(eyes).table
    one.play(A, Card(one.box.numbers["JAP014"]))
    assert names(one, position.under(one, one.box.numbers["JAP014"])) == ["COM007"]


def test_the_victim_of_the_desert_alone_sees_the_choice() -> None:
    s = scene(
        [step("A", "activate", card="EGY001", card_paid="COM007", target="B")],
        A={"faction": "egyptians", "built": ["EGY001"], "hand": ["COM007"]},
        B={"faction": "barbarians", "hand": ["COM018", "BAR001"]},
    )
    assert s.to_act() == (B,)
    assert s.legal(A) == ()
    assert seen(s, A, "hand", B) == ["?", "?"]
    s.play(B, Card(s.box.numbers["BAR001"]))
    assert seen(s, A, "hand", B) == ["?"]
    assert names(s, s.view(A).table["gone"]) == ["BAR001"]


# --- alone -----------------------------------------------------------------------------------------------


def test_coming_attacks_are_hidden() -> None:
    s = scene([], solo=True, players=1, virtual={"line": ["ATT001"], "deck": ["ATT013"]})
    assert set(s.view(A).table["attacks"]) == {UNKNOWN}
    assert names(s, s.view(A).table["deals"][1]) == ["ATT001"]
    assert len({tuple(dream.attacks) for dream in dreams(s, A)}) > 1
