"""Who knows what: combat cards, dials before the reveal, objectives, Factory cards that somebody has seen.

Each test plays a short scene and asks several pairs of eyes: seats, and a spectator. `resample` must keep all that
a seat knows and, over some seeds, change what it does not.
"""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.step import Event
from deskovka.games.scythe.law.chapters.combat import Dials, steal_card
from deskovka.games.scythe.law.moves import Done, Fight, Reveal, Skip
from deskovka.games.scythe.law.objectives import is_fulfilled
from deskovka.games.scythe.law.state import Scythe
from deskovka.games.scythe.law.verbs import discard_card
from games.scythe import position
from games.scythe.invariants import combat_cards, other_cards
from games.scythe.position import Json
from games.scythe.script import Script

A, B, C, SPECTATOR = 0, 1, 2, None
SEEDS: Final = range(12)
UNKNOWN: Final = -1

NORDIC: Final = {"faction": "nordic", "mat": "industrial"}
RUSVIET: Final = {"faction": "rusviet", "mat": "engineering"}
CRIMEA: Final = {"faction": "crimea", "mat": "patriotic"}


def scene(do: list[Json], **given: Any) -> Scythe:
    """A position after some steps."""
    vector: Json = {"A": NORDIC, "B": RUSVIET, "do": do, "expect": {}} | given
    s = position.make(vector)
    assert Script(s).run(do, True) is None
    return s


def step(seat: str, act: str, **more: Any) -> Json:
    return {"seat": seat, "act": act} | more


def dreams(s: Scythe, eyes: int | None) -> list[Scythe]:
    """What somebody thinks possible; each looks the same as the truth."""
    found = [s.resample(eyes, seed) for seed in SEEDS]
    for dream in found:
        assert dream.view(eyes).table == s.view(eyes).table
        assert dream.view(eyes).agenda == s.view(eyes).agenda
        assert [*combat_cards(dream), *other_cards(dream)] == []
    return found


def told(s: Scythe, eyes: int | None, kind: str) -> list[Event]:
    """The events of a kind as somebody hears them."""
    return [event for event in s.events(eyes) if type(event).__name__ == kind]


# --- combat cards ----------------------------------------------------------------------------------------


def test_combat_cards_are_the_holders_secret_but_not_their_number() -> None:
    s = scene(
        [step("A", "section", section="bolster"), step("A", "bolster", gain="combat_cards")],
        A=NORDIC | {"cards": [2, 5]},
        combat_deck=[3],
    )
    assert s.view(A).table["hand"][A] == [2, 3, 5]
    assert {dream.hand[A] for dream in dreams(s, A)} == {(2, 3, 5)}
    for eyes in (B, SPECTATOR):
        assert s.view(eyes).table["hand"][A] == [UNKNOWN] * 3
        assert [event.value for event in told(s, eyes, "CardDrawn")] == [UNKNOWN]  # type: ignore[attr-defined]
        assert len({tuple(sorted(dream.hand[A])) for dream in dreams(s, eyes)}) > 1


def test_nobody_knows_the_decks() -> None:
    s = scene([])
    for eyes in (A, B, SPECTATOR):
        table = s.view(eyes).table
        assert set(table["deck"]) == set(table["encounters"]) == set(table["factory"]) == {UNKNOWN}
        assert len({tuple(dream.deck) for dream in dreams(s, eyes)}) > 1
        assert len({tuple(dream.encounters) for dream in dreams(s, eyes)}) > 1
        assert len({tuple(sorted(dream.factory)) for dream in dreams(s, eyes)}) > 1


def stolen() -> Scythe:
    """Crimea has scouted a card of the Rusviets; the Nordic look on."""
    return scene(
        [
            step("A", "section", section="move"),
            step("A", "move", unit="mech", **{"from": "r3c3", "path": ["r3c2"]}),
            step("A", "end_moves"),
            step("A", "ability", use="scout", steals=5),
        ],
        players=3,
        A=CRIMEA | {"mechs": {"r3c3": 1}, "abilities": ["scout"], "cards": [3]},
        B={
            "faction": "saxony",
            "mat": "engineering",
            "mechs": {"r3c2": 1},
            "abilities": ["speed"],
            "cards": [4, 5],
        },
        C=NORDIC,
    )


def test_a_scouted_card_is_known_to_thief_and_victim() -> None:
    s = stolen()
    assert s.view(B).table["hand"][A] == [UNKNOWN, 5]
    assert {dream.hand[A][1] for dream in dreams(s, B)} == {5}
    assert s.view(A).table["hand"][B] == [UNKNOWN]
    for eyes in (C, SPECTATOR):
        assert s.view(eyes).table["hand"][A] == [UNKNOWN, UNKNOWN]
        assert [event.value for event in told(s, eyes, "CardStolen")] == [UNKNOWN]  # type: ignore[attr-defined]
        assert len({dream.hand[A][1] for dream in dreams(s, eyes)}) > 1


def test_the_victim_is_told_which_card_the_thief_still_has() -> None:
    s = stolen()
    words = "Of the combat cards of Anna you know: 5"
    names = ("Anna", "Bob", "Cyril")
    assert f"{words}." in s.game.show.description(s.view(B), "en", names)
    assert [("", words)] in s.game.show.picture(s.view(B), s.legal(B), "en", names)
    assert not any(words in line for line in s.game.show.description(s.view(C), "en", names))


def test_what_a_thief_discards_tells_others_nothing_of_the_stolen_card() -> None:
    """Polania looks on: the same card is shown, whether it was the stolen one or not."""
    views = []
    for kept in (2, 3):
        s = position.make(
            {
                "A": CRIMEA | {"cards": [3, 2]},
                "B": RUSVIET | {"cards": [kept]},
                "C": NORDIC,
                "players": 3,
                "do": [],
            }
            | {"expect": {}}
        )
        steal_card(s, A, B)
        discard_card(s, A, 3, "crimea.coercion")
        views.append([s.view(eyes).table for eyes in (C, SPECTATOR)])
        expected = [[UNKNOWN, UNKNOWN], [UNKNOWN, 2]][kept == 2]
        assert s.view(B).table["hand"][A] == expected, "the victim knew one of the thief's cards"
    assert views[0] == views[1]


def test_of_two_known_equal_cards_one_is_no_longer_sure() -> None:
    s = position.make(
        {"A": CRIMEA | {"cards": []}, "B": RUSVIET | {"cards": [3]}, "C": NORDIC | {"cards": [3]}, "players": 3}
        | {"do": [], "expect": {}}
    )
    steal_card(s, A, B)
    steal_card(s, A, C)
    discard_card(s, A, 3, "crimea.coercion")
    assert [s.view(eyes).table["hand"][A] for eyes in (B, C, SPECTATOR)] == [[UNKNOWN]] * 3


# --- dials -----------------------------------------------------------------------------------------------


def combat(**attacker: Any) -> Scythe:
    """Two mechs stand against each other; nobody has set a dial."""
    mech = {"mechs": {"r1c2": 1}, "abilities": ["speed"], "cards": [2, 3]}
    return scene(
        [
            step("A", "section", section="move"),
            step("A", "move", unit="mech", **{"from": "r1c2", "path": ["r1c1"]}),
            step("A", "end_moves"),
        ],
        players=3,
        A={"faction": "polania", "mat": "industrial"} | mech | attacker,
        B=NORDIC | {"mat": "engineering", "mechs": {"r1c1": 1}, "abilities": ["speed"], "cards": [4]},
        C=CRIMEA,
    )


def test_both_are_asked_at_once_and_in_any_order() -> None:
    s, t = combat(), combat()
    assert isinstance(s.asking, Dials) and s.to_act() == (A, B)
    s.play(A, Fight(3, 1, 0, 0, 0))
    s.play(B, Fight(2, 0, 0, 1, 0))
    t.play(B, Fight(2, 0, 0, 1, 0))
    t.play(A, Fight(3, 1, 0, 0, 0))
    assert s.digest() == t.digest()


def test_dial_and_number_of_cards_are_secret_until_both_are_in() -> None:
    one, two, three = combat(), combat(), combat()
    one.play(A, Fight(3, 1, 0, 0, 0))
    two.play(A, Fight(0, 0, 0, 0, 0))
    three.play(A, Fight(5, 0, 1, 0, 0))
    for eyes in (B, C, SPECTATOR):
        seen = [(s.view(eyes).table, s.view(eyes).answers, s.view(eyes).agenda) for s in (one, two, three)]
        assert seen[0] == seen[1] == seen[2]
        assert one.view(eyes).answers[A] == {"t": "Hidden"}
        assert told(one, eyes, "Fought") == []
        assert one.view(eyes).table["power"][A] == two.view(eyes).table["power"][A]
        assert len({str(dream.answers[A]) for dream in dreams(one, eyes)}) > 1
    assert one.view(A).answers[A] != {"t": "Hidden"}
    assert one.legal(B) == two.legal(B) == three.legal(B)


def test_after_the_reveal_everybody_knows_both_dials() -> None:
    s = combat()
    s.play(A, Fight(3, 1, 0, 0, 0))
    s.play(B, Fight(2, 0, 0, 1, 0))
    for eyes in (A, B, C, SPECTATOR):
        assert len(told(s, eyes, "Fought")) == 2
        assert sorted(s.view(eyes).table["discard"]) == [2, 4]


# --- objectives ------------------------------------------------------------------------------------------

RECRUITED: Final = {"recruits": {"build": "power", "deploy": "coins"}}
READY: Final[dict[str, Any]] = {"objectives": [15, 3], **RECRUITED}  # 15 is fulfilled
FAR: Final[dict[str, Any]] = {"objectives": [7, 3], **RECRUITED}


def test_objectives_are_their_owners_secret() -> None:
    s = scene([], A=NORDIC | READY)
    assert UNKNOWN not in s.view(A).table["objectives"][A]
    for eyes in (B, SPECTATOR):
        assert s.view(eyes).table["objectives"][A] == [UNKNOWN, UNKNOWN]
        found = dreams(s, eyes)
        assert len({dream.objectives[A] for dream in found}) > 1
        could = {any(is_fulfilled(dream, A, number) for number in dream.objectives[A]) for dream in found}
        assert False in could
    assert {dream.objectives[A] for dream in dreams(s, A)} == {s.objectives[A]}


def test_being_asked_says_nothing_about_what_could_be_shown() -> None:
    """Whoever can show an objective and whoever cannot are asked the same questions, up to the end of the turn."""
    turns = []
    for objectives in (READY, FAR):
        s = scene([step("A", "section", section="move"), step("A", "coins")], A=NORDIC | objectives)
        seen = [(s.to_act(), s.view(B).agenda, s.view(B).table)]
        for move in (Skip(), Done()):
            s.play(A, move)
            seen.append((s.to_act(), s.view(B).agenda, s.view(B).table))
        turns.append(seen)
    assert turns[0] == turns[1]


def test_the_other_objective_stays_unknown() -> None:
    s = scene([], A=NORDIC | READY)
    number = position.objective_in(s.box, 15)
    s.play(A, Reveal(number))
    for eyes in (B, SPECTATOR):
        assert [event.objective for event in told(s, eyes, "ObjectiveRevealed")] == [number]  # type: ignore[attr-defined]
        assert s.view(eyes).table["objectives"][A] == []


def test_nobody_is_thought_to_hold_what_was_shown_or_put_away() -> None:
    s = scene([], A=NORDIC | READY)
    shown, other = [position.objective_in(s.box, number) for number in READY["objectives"]]
    s.play(A, Reveal(shown))
    assert s.view(A).table["put_away"][A] == [other]
    for eyes, known in ((A, {shown, other}), (B, {shown}), (SPECTATOR, {shown})):
        held = [set(dream.objectives[B]) for dream in dreams(s, eyes)]
        assert s.view(eyes).table["shown"] == [shown]
        assert all(not known & cards for cards in held)
    for eyes in (B, SPECTATOR):
        assert s.view(eyes).table["put_away"][A] == [UNKNOWN]
        assert len({dream.put_away[A] for dream in dreams(s, eyes)}) > 1


def test_the_objective_that_saxony_keeps_stays_secret() -> None:
    saxony = {"faction": "saxony", "mat": "industrial"}
    s = scene([], A=saxony | READY, B={"faction": "polania", "mat": "engineering"})
    s.play(A, Reveal(position.objective_in(s.box, 15)))
    assert s.view(A).table["objectives"][A] == [position.objective_in(s.box, 3)]
    for eyes in (B, SPECTATOR):
        assert s.view(eyes).table["objectives"][A] == [UNKNOWN]
        assert len({dream.objectives[A] for dream in dreams(s, eyes)}) > 1


# --- the Factory -----------------------------------------------------------------------------------------


def in_the_factory(*more: Json) -> Scythe:
    """The Nordic character looks at the Factory cards."""
    return scene(
        [
            step("A", "section", section="move"),
            step("A", "move", unit="character", **{"from": "r3c3", "path": ["r4c3"]}),
            step("A", "end_moves"),
            *more,
        ],
        players=3,
        A=NORDIC | {"character": "r3c3"},
        C=CRIMEA,
        factory_deck=[3, 5, 9, 11],
    )


def test_only_the_visitor_sees_the_factory_cards() -> None:
    s = in_the_factory()
    assert s.view(A).table["factory"] == [2, 4, 8, 10]
    for eyes in (B, C, SPECTATOR):
        assert s.view(eyes).table["factory"] == [UNKNOWN] * 4
        assert len({tuple(sorted(dream.factory)) for dream in dreams(s, eyes)}) > 1
    assert {tuple(dream.factory) for dream in dreams(s, A)} == {(2, 4, 8, 10)}


def test_the_visitor_remembers_what_is_left() -> None:
    s = in_the_factory(step("A", "factory_pick", card=5))
    for eyes in (A, B, C, SPECTATOR):
        assert s.view(eyes).table["factory_card"][A] == 4
    assert s.view(A).table["factory"] == [2, 8, 10]
    assert {tuple(dream.factory) for dream in dreams(s, A)} == {(2, 8, 10)}
    for eyes in (B, C, SPECTATOR):
        assert s.view(eyes).table["factory"] == [UNKNOWN] * 3
        assert all(4 not in dream.factory for dream in dreams(s, eyes))


# --- encounters ------------------------------------------------------------------------------------------


def test_a_blind_encounter_is_unknown_to_everybody_before_the_choice() -> None:
    s = scene(
        [
            step("A", "section", section="move"),
            step("A", "move", unit="character", **{"from": "r1c4", "path": ["r2c4"]}),
            step("A", "end_moves"),
        ],
        A=NORDIC | {"character": "r1c4"},
        encounter_deck=[7],
        option={"blind_encounter": True},
    )
    assert type(s.asking).__name__ == "ChooseBlind"
    for eyes in (A, B, SPECTATOR):
        assert s.view(eyes).table["met"] == []
        assert len({dream.encounters[-1] for dream in dreams(s, eyes)}) > 1
    s.play(A, s.box.moves.option[0])
    for eyes in (A, B, SPECTATOR):
        assert s.view(eyes).table["met"] == [6]
