"""What a careful player can work out about your hand, a stack, a place under a Gate, and my hand."""

from __future__ import annotations

import pytest

from deskovka.core.beliefs import MOST, Belief
from deskovka.core.chance import Chance
from deskovka.core.memory import EVERYBODY, Memory, begin, recall
from deskovka.core.worlds import BAG, NOWHERE, OLDER, OVER, UNDER, UNKNOWN, Plan, Zone, deal

HAND, STACK, GATE, OTHER = range(4)
ME, YOU, WATCHER = range(3)
MINE, YOURS = 1 << ME, 1 << YOU
PLAN = Plan([BAG, UNDER, OVER, BAG], [0, 0, 0, 0], [YOURS, 0, 0, MINE], [2] * 10 + [1] * 10)


def possible(belief: Belief, zone: int) -> Zone:
    """The faces that lie in a zone in some world and not in every one, each once."""
    sure = belief.certain()[zone]
    found: set[int] = set()
    for w in belief.worlds:
        others = list(w.zones[zone])
        for card in sure:
            if card >= 0:
                others.remove(card)
        found.update(others)
    return tuple([card for card in sorted(found) if card >= 0])


def start(hand: Zone = (), stack: Zone = (), other: Zone = ()) -> Memory:
    """You hold some cards, a stack lies there, and I hold the others."""
    memory = begin(PLAN, [None] * 3)
    memory.truth = [hand, stack, (), other]
    return memory


def worlds(memory: Memory, viewer: int = ME) -> set[tuple[Zone, ...]]:
    return {tuple(w.zones[:3]) for w in memory.belief(viewer).worlds}


def weights(memory: Memory, zone: int) -> dict[Zone, int]:
    return {w.zones[zone]: w.weight for w in memory.belief(ME).worlds}


# --- coming and going ------------------------------------------------------------------------------------


def test_everybody_sees_what_they_always_see() -> None:
    memory = start(hand=(4, 11), stack=(5, 6), other=(12,))
    assert memory.belief(YOU).certain() == [(4, 11), (-1, -1), (), (-1,)]
    assert memory.belief(ME).certain() == [(-1, -1), (-1, -1), (), (12,)]
    assert memory.belief(WATCHER).certain() == [(-1, -1), (-1, -1), (), (-1,)]


def test_a_card_drawn_from_a_known_stack_is_known_in_the_hand() -> None:
    memory = start(stack=(11, 12, 13)).look(STACK, (11, 12, 13), MINE)
    memory = memory.move(STACK, -1, HAND, 13, YOURS)
    assert memory.belief(ME).certain()[:2] == [(13,), (11, 12)]
    assert memory.belief(WATCHER).certain()[:2] == [(-1,), (-1, -1)]
    assert memory.belief(YOU).certain()[:2] == [(13,), (-1, -1)]


def test_a_bag_does_not_tell_when_its_cards_came() -> None:
    first = start().draw(HAND, 11, EVERYBODY).draw(HAND, 12, YOURS)
    second = start().draw(HAND, 12, YOURS).draw(HAND, 11, EVERYBODY)
    assert first.belief(ME).save() == second.belief(ME).save()


def test_a_card_laid_open_is_the_known_one_if_there_is_one() -> None:
    memory = start(hand=(4, 5)).draw(HAND, 4, EVERYBODY)
    assert memory.lift(HAND, NOWHERE, 4).belief(ME).certain()[HAND] == (-1, -1)
    assert memory.lift(HAND, NOWHERE, 5).belief(ME).certain()[HAND] == (-1, 4)


# --- what was hidden -------------------------------------------------------------------------------------


def test_a_card_put_away_unseen_is_any_of_the_hand() -> None:
    memory = start().draw(HAND, 11, EVERYBODY).draw(HAND, 12, EVERYBODY).draw(HAND, 13, YOURS)
    memory = memory.pick(HAND, NOWHERE, GATE, 12, YOURS)
    assert {(zones[HAND], zones[GATE]) for zones in worlds(memory)} == {
        ((-1, 11), (12,)),
        ((-1, 12), (11,)),
        ((11, 12), (-1,)),
    }
    assert memory.belief(ME).certain() == [(-1, -1), (), (-1,), ()]
    assert possible(memory.belief(ME), HAND) == (11, 12) == possible(memory.belief(ME), GATE)
    assert memory.belief(YOU).certain()[:3] == [(11, 13), (), (12,)]


def test_the_only_card_of_a_hand_is_known_where_it_went() -> None:
    memory = start().draw(HAND, 11, EVERYBODY).pick(HAND, NOWHERE, GATE, 11, YOURS)
    assert memory.belief(ME).certain()[GATE] == (11,)


def test_a_card_that_came_later_cannot_have_left_before() -> None:
    memory = start().draw(HAND, 11, EVERYBODY).draw(HAND, 12, YOURS).pick(HAND, NOWHERE, GATE, 12, YOURS)
    memory = memory.draw(HAND, 13, EVERYBODY)
    assert memory.belief(ME).certain()[HAND] == (-1, 13)
    assert possible(memory.belief(ME), GATE) == (11,)


def test_a_card_that_turns_up_settles_what_was_open() -> None:
    memory = start().draw(HAND, 11, EVERYBODY).draw(HAND, 12, EVERYBODY).pick(HAND, NOWHERE, GATE, 12, YOURS)
    assert memory.lift(HAND, NOWHERE, 11).belief(ME).certain()[GATE] == (12,)
    assert memory.lift(GATE, 0, 12).belief(ME).certain()[HAND] == (11,)


def test_likely_worlds_weigh_more() -> None:
    memory = start(hand=(1, 2, 3)).draw(HAND, 11, EVERYBODY).pick(HAND, NOWHERE, GATE, 3, YOURS)
    assert weights(memory, GATE) == {(-1,): 3, (11,): 1}


def test_a_stack_from_which_somebody_took_a_card_keeps_its_order() -> None:
    memory = start(stack=(11, 12, 13)).look(STACK, (11, 12, 13), MINE | YOURS)
    memory = memory.pick(STACK, 1, HAND, 12, YOURS)
    found = {(zones[STACK], zones[HAND]) for zones in worlds(memory)}
    assert found == {((12, 13), (11,)), ((11, 13), (12,)), ((11, 12), (13,))}
    assert possible(memory.move(STACK, -1, OTHER, 13, MINE).belief(ME), HAND) == (11, 12)
    assert memory.belief(YOU).certain()[:2] == [(12,), (11, 13)]


def test_what_is_under_a_stack_comes_back_in_time() -> None:
    memory = start().draw(HAND, 11, EVERYBODY).draw(HAND, 12, EVERYBODY)
    memory = memory.pick(HAND, NOWHERE, STACK, 11, YOURS).move(STACK, -1, HAND, 11, YOURS)
    assert memory.belief(ME).certain()[HAND] == (11, 12)


def test_copies_are_counted() -> None:
    """Face 4 has two copies: when both are accounted for, no unknown card is a third."""
    memory = start(hand=(4, 5)).draw(HAND, 4, EVERYBODY).pick(HAND, NOWHERE, GATE, 5, YOURS).lift(HAND, NOWHERE, 4)
    assert possible(memory.belief(ME), GATE) == (4,)
    assert possible(memory.draw(OTHER, 6, MINE).belief(ME), GATE) == (4,)
    assert possible(memory.lift(HAND, NOWHERE, 4).belief(ME), GATE) == ()


# --- shuffles --------------------------------------------------------------------------------------------


def test_after_a_shuffle_older_cards_are_none_of_the_new_deck() -> None:
    memory = start(hand=(11, 12)).draw(OTHER, 13, MINE).mix(0, (11, 12, 13), (14, 15))
    assert memory.belief(ME).worlds[0].zones[HAND] == (OLDER, OLDER)
    assert memory.belief(ME).worlds[0].old == (11, 12)
    memory = memory.draw(HAND, 14, YOURS)
    for seed in range(20):
        w = memory.belief(ME).choose(Chance(seed))
        dealt = deal(PLAN, w, [[15, 14] if seed % 2 else [14, 15]], Chance(seed))
        assert {11, 12} < set(dealt[HAND]) and dealt[OTHER] == (13,)
    shown = memory.lift(HAND, NOWHERE, 12)
    assert shown.belief(ME).worlds[0].old == (11,)
    assert shown.lift(HAND, NOWHERE, 14).belief(ME).worlds[0].zones[HAND] == (OLDER,)


def test_cards_of_each_deck_stay_apart() -> None:
    """You hold a card from before the first shuffle and one from between two; each is of its own deck."""
    memory = start(hand=(11,)).mix(0, (11,), (12, 13, 14)).draw(HAND, 13, YOURS).draw(STACK, 14, 0)
    memory = memory.mix(0, (11, 13, 14), (15, 16)).draw(HAND, 15, YOURS)
    belief = memory.belief(ME)
    assert belief.worlds[0].zones[:2] == [(OLDER - 1, OLDER, UNKNOWN), (OLDER - 1,)]
    for seed in range(20):
        hand, stack = deal(PLAN, belief.worlds[0], [[16, 15]], Chance(seed))[:2]
        assert (hand, stack) in {((11, 13, 15), (14,)), ((11, 14, 15), (13,))}
    shown = memory.lift(HAND, NOWHERE, 14).belief(ME).worlds[0]
    assert deal(PLAN, shown, [[16, 15]], Chance(0))[:2] == [(11, 15), (13,)]
    assert recall(PLAN, memory.save()).belief(ME).save() == belief.save()


def test_older_cards_that_can_lie_in_one_hand_only_are_certain() -> None:
    """At a shuffle everybody knows what is in hands: what I do not hold, you do. Spectators cannot tell."""
    memory = start(hand=(11, 12)).draw(OTHER, 13, MINE).mix(0, (11, 12, 13), (14, 15)).draw(HAND, 14, YOURS)
    assert memory.belief(ME).certain()[HAND] == (-1, 11, 12)
    assert memory.belief(WATCHER).certain()[HAND] == (-1, -1, -1)
    shown = memory.lift(OTHER, NOWHERE, 13)
    assert shown.belief(WATCHER).certain()[HAND] == (-1, 11, 12)
    later = memory.draw(STACK, 15, 0).lift(HAND, NOWHERE, 12).mix(0, (11, 13, 14, 15), (12,))
    assert later.belief(ME).certain()[:2] == [(-1, 11), (-1,)]


def test_a_value_may_be_of_either_deck() -> None:
    memory = start(hand=(4,)).mix(0, (4,), (4, 5)).draw(HAND, 5, YOURS).lift(HAND, NOWHERE, 5)
    assert worlds(memory) == {((OLDER,), (), ())}
    memory = start(hand=(4,)).mix(0, (4,), (4, 5)).draw(HAND, 4, YOURS).lift(HAND, NOWHERE, 4)
    assert worlds(memory) == {((OLDER,), (), ()), ((UNKNOWN,), (), ())}


# --- limits, saving --------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [6, 10])
def test_many_worlds_become_the_likeliest(count: int) -> None:
    memory = start()
    for card in range(10, 10 + count):
        memory = memory.draw(HAND, card, EVERYBODY)
    for card in (10, 11, 12):
        memory = memory.pick(HAND, NOWHERE, GATE, card, YOURS)
    assert len(memory.belief(ME).worlds) == MOST
    for card in range(13, 10 + count):
        memory = memory.lift(HAND, NOWHERE, card)
    assert [len(cards) for cards in memory.belief(ME).certain()] == [0, 0, 3, 0]


def test_a_memory_is_saved_and_recalled() -> None:
    memory = start(hand=(4,), stack=(5,)).draw(HAND, 11, EVERYBODY).pick(HAND, NOWHERE, GATE, 4, YOURS)
    assert recall(PLAN, memory.save()).save() == memory.save()
    assert recall(PLAN, memory.save()).lift(HAND, NOWHERE, 11).save() == memory.lift(HAND, NOWHERE, 11).save()


def test_asking_in_between_changes_nothing() -> None:
    asked = unasked = start(hand=(1, 2, 3))
    for card in (11, 12):
        asked, unasked = asked.draw(HAND, card, EVERYBODY), unasked.draw(HAND, card, EVERYBODY)
        asked.belief(ME)
    asked, unasked = asked.pick(HAND, -1, GATE, 11, YOURS), unasked.pick(HAND, -1, GATE, 11, YOURS)
    asked.belief(ME)
    assert asked.lift(HAND, NOWHERE, 2).save() == unasked.lift(HAND, NOWHERE, 2).save()


def test_a_saved_memory_needs_no_earlier_notes() -> None:
    """Each note holds beliefs, and a table in memory would keep those of the whole game."""
    memory = start(hand=(1, 2, 3)).draw(HAND, 11, EVERYBODY)
    saved = memory.save()
    assert memory.before is None and memory.save() == saved
    assert (
        memory.lift(HAND, NOWHERE, 2).save()
        == start(hand=(1, 2, 3)).draw(HAND, 11, EVERYBODY).lift(HAND, NOWHERE, 2).save()
    )
