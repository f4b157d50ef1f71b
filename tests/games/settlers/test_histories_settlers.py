"""What a seat can work out by comparing moments: neither more than it was told, nor less.

Each test plays from a real first round, in which cards of the row are taken openly.
"""

from __future__ import annotations

from typing import Final

import pytest

import deskovka
from contract.histories import differences
from deskovka.core.chance import Chance
from deskovka.core.step import Move
from deskovka.games.settlers.law.chapters.turn import Act
from deskovka.games.settlers.law.events import GateChosen
from deskovka.games.settlers.law.moves import Activate, Card, Stop, Tuck
from deskovka.games.settlers.law.pieces import COMMON
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.law.zones import PLACES
from games.settlers.players import anything, eager

A, B, SPECTATOR = 0, 1, None
GATE: Final = "JAP013"
SANCTUARY: Final = "EGY014"
DREAMS: Final = range(100)


def first_turn(location: str, seed: int, **options: str) -> Settlers:
    """The first player's first action: this location stands there, and two cards were taken from the row."""
    faction = "japanese" if location == GATE else "egyptians"
    wishes = {"faction": (faction, "romans"), "start": "1", **options}
    s = deskovka.game("settlers").start(2, seed, wishes)
    assert isinstance(s, Settlers)
    card = s.box.numbers[location]
    assert card in s.decks[A]  # else another seed is wanted
    s.decks = [tuple(c for c in s.decks[A] if c != card), s.decks[B]]
    s.empire = [(card,), ()]
    chance = Chance(seed)
    while not isinstance(s.asking, Act):
        seat = s.to_act()[0]
        s.play(seat, anything(s, seat, chance))
    return s


def drafted(s: Settlers) -> set[int]:
    """What A has taken openly."""
    told = s.events(SPECTATOR)
    return {e.card for e in told if type(e).__name__ == "CardDrafted" and e.seat == A}  # type: ignore[attr-defined]


def commons(s: Settlers) -> list[int]:
    """The common cards in A's hand."""
    return [card for card in s.hand[A] if s.box.deck[card] == COMMON]


def down(s: Settlers, seat: int) -> set[int]:
    """What lies in the hand and face down before a seat (the other one has no such location)."""
    return {*s.hand[seat], *s.foundations[seat], *[card for pile in s.under for card in pile]}


def hide(s: Settlers, location: str, card: int) -> None:
    """A lays a card face down."""
    if location == GATE:
        s.play(A, Tuck(card))
        return
    s.play(A, Activate(s.box.numbers[location], 1))
    s.play(A, Card(card))


# --- what the order of a hand must not tell --------------------------------------------------------------


@pytest.mark.parametrize("location", [GATE, SANCTUARY])
@pytest.mark.parametrize("seed", range(3))
def test_which_card_was_laid_face_down_does_not_show(location: str, seed: int) -> None:
    """All common cards of the hand look the same once one of them lies face down."""
    s = first_turn(location, seed)
    assert len(commons(s)) >= 4
    for eyes in (B, SPECTATOR):
        tables, told = [], []
        for card in commons(s):
            t = s.clone()
            hide(t, location, card)
            tables.append(t.view(eyes).table)
            told.append(t.events(eyes))
        assert all(one == told[0] for one in told)
        assert all(table == tables[0] for table in tables)


@pytest.mark.parametrize("options", [{}, {"lookout": "draft"}, {"expansion": "aztecs"}], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_alike_looks_alike(seed: int, options: dict[str, str]) -> None:
    """The same answer in a world that looks the same, told by equal events, leaves an equal view."""
    s = deskovka.game("settlers").start(3, seed, {"faction": ("japanese", "egyptians", "romans"), **options})
    assert isinstance(s, Settlers)
    chance = Chance(seed)
    compared = 0
    while not s.is_over():
        seat = s.to_act()[0]
        for eyes in [eyes for eyes in (0, 1, 2, SPECTATOR) if eyes != seat]:
            compared += same_after(s, seat, eyes, chance)
        s.play(seat, eager(s, seat, chance))
    assert compared > 100


def same_after(s: Settlers, seat: int, eyes: int | None, chance: Chance) -> int:
    """Compare one answer here and in an imagined world; 1 if they were told alike."""
    other = s.resample(eyes, chance.below(1 << 30))
    both: list[Move] = [m for m in s.legal(seat) if other.forbids(seat, m) is None]
    if not both:
        return 0
    one = s.clone()
    one.log, other.log = [], []
    move = both[chance.below(len(both))]
    one.play(seat, move)
    other.play(seat, move)
    if one.events(eyes) != other.events(eyes):
        return 0
    if one.view(eyes).agenda != other.view(eyes).agenda or one.view(eyes).to_act != other.view(eyes).to_act:
        return 0
    assert one.view(eyes).table == other.view(eyes).table, (eyes, move)
    return 1


@pytest.mark.parametrize("eyes", [B, SPECTATOR])
def test_under_which_of_two_gates_a_card_goes_is_told(eyes: int | None) -> None:
    s = first_turn(GATE, 0)
    gates = [s.box.numbers[id] for id in (GATE, "JAP014")]
    assert gates[1] in s.decks[A]
    s.decks = [tuple(c for c in s.decks[A] if c != gates[1]), s.decks[B]]
    s.empire = [tuple(gates), ()]
    s.play(A, Tuck(commons(s)[0]))
    told = []
    for gate in gates:
        t = s.clone()
        t.play(A, Card(gate))
        told.append(t.events(eyes)[len(s.log or []) :])
        assert GateChosen(A, gate, "card.gate") in told[-1]
    assert told[0] != told[1]
    assert differences(s, A, eyes, 0)[1] == []


# --- what is known stays known ---------------------------------------------------------------------------


@pytest.mark.parametrize("location", [GATE, SANCTUARY])
@pytest.mark.parametrize("seed", range(3))
def test_drafted_cards_are_in_hand_or_face_down(location: str, seed: int) -> None:
    s = first_turn(location, seed)
    known = drafted(s)
    assert len(known) == 2
    for card in commons(s):
        t = s.clone()
        hide(t, location, card)
        for eyes in (B, SPECTATOR):
            assert all(known <= down(t.resample(eyes, seed), A) for seed in DREAMS)


def test_all_cards_laid_under_the_gate_are_known_if_the_hand_was() -> None:
    """Nothing is forgotten when the last common card follows the others under the Gate."""
    s = first_turn(GATE, 0)
    known = drafted(s)
    for card in commons(s):
        if not isinstance(s.asking, Act):
            s.play(A, Stop())
        hide(s, GATE, card)
    assert not commons(s)
    for dream in (s.resample(B, seed) for seed in DREAMS):
        assert known <= down(dream, A) - set(dream.hand[A])


@pytest.mark.parametrize("seed", range(3))
def test_after_a_reshuffle_older_cards_are_none_of_the_new_deck(seed: int) -> None:
    s = first_turn(GATE, seed)
    s.discard, s.deck = s.discard + s.deck, []  # all cards of the deck have come and gone
    mine = set(s.hand[B])
    chance = Chance(seed)
    while not any(type(e).__name__ == "Reshuffled" for e in s.log or []):
        seat = s.to_act()[0]
        before, pile = down(s, A), set(s.discard)
        s.play(seat, anything(s, seat, chance))
    pile |= set(s.deck)  # what the last move itself discarded
    held = [card for card in down(s, A) if card in before and s.box.deck[card] == COMMON]
    assert held and not set(held) & pile
    for dream in (s.resample(B, seed) for seed in DREAMS):
        older = [card for card in down(dream, A) if s.box.deck[card] == COMMON and card not in pile]
        assert len(older) == len(held)
        assert not mine & set(older)


# --- and it is told to people ----------------------------------------------------------------------------


def remembered(s: Settlers, eyes: int | None, lang: str) -> str:
    """The table in sentences and as a picture."""
    picture = s.game.show.picture(s.view(eyes), [], lang, ("Ája", "Béda"))
    lines = ["".join([words for _, words in line]) for line in picture]
    return "\n".join([*s.game.show.description(s.view(eyes), lang, ("Ája", "Béda")), *lines])


@pytest.mark.parametrize(
    ("lang", "before", "after", "line"),
    [
        ("cs", "Víš, že Ája má v ruce: ", "Víš, že Ája má v ruce nebo pod Bránou: ", "Zapamatováno v ruce nebo"),
        (
            "en",
            "You know that Ája has in hand: ",
            "You know that Ája has in hand or under the Gate: ",
            "in hand or",
        ),
    ],
)
def test_the_terminal_tells_what_i_know(lang: str, before: str, after: str, line: str) -> None:
    s = first_turn(GATE, 0)
    ids = [s.box.ids[card] for card in sorted(drafted(s))]
    for eyes in (B, SPECTATOR):
        assert f"{before}{ids[0]}" in remembered(s, eyes, lang)
    hide(s, GATE, commons(s)[0])
    for eyes in (B, SPECTATOR):
        said = remembered(s, eyes, lang)
        assert f"{after}{ids[0]}" in said and before not in said
        assert line in said
    assert f"{after}" not in remembered(s, A, lang)


def test_the_page_is_told_where_a_card_may_lie() -> None:
    """Each card with its places: kind and number, here the hand of A and the slot of the Gate."""
    s = first_turn(GATE, 0)
    assert s.view(B).table["maybe"] == []
    hide(s, GATE, commons(s)[0])
    slot = int(s.box.slot[s.box.numbers[GATE]])
    places = [PLACES.index("hand"), A, PLACES.index("gate"), slot]
    assert s.view(B).table["maybe"] == [[card, *places] for card in sorted(drafted(s))]
    assert s.view(A).table["maybe"] == []
