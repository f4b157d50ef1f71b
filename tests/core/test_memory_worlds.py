"""A belief whose worlds are too many: what they have in common stays known, and so do piles of mixed backs."""

from __future__ import annotations

from deskovka.core.beliefs import MOST, pair_up
from deskovka.core.chance import Chance
from deskovka.core.memory import EVERYBODY, Memory, begin, recall
from deskovka.core.worlds import BAG, OVER, UNDER, UNKNOWN, Plan, World, Zone

HAND, OTHER, STACK, PILE = range(4)
PLAN = Plan([BAG, BAG, UNDER, OVER], [0, 1, 0, 2], [0, 0, 0, 0], [1] * 40, [0] * 30 + [1] * 10)
ME, YOU = 1, 2  # eyes


def newly(zones: list[Zone]) -> Memory:
    """Two viewers come to a table."""
    memory = begin(PLAN, [None, None])
    memory.truth = zones
    return memory


def known_stack(size: int) -> Memory:
    """I have looked through a stack, and hold card 29."""
    memory = newly([(), (), tuple(range(size)), ()])
    memory = memory.look(STACK, tuple(range(size)), ME)
    return memory.draw(OTHER, 39, ME)


def searched(times: int) -> Memory:
    """The other player has looked through my stack and taken cards that I do not see."""
    memory = known_stack(12)
    for i in range(times):
        memory = memory.pick(STACK, 3, HAND, 3 + i, YOU)
    return memory


def test_a_belief_has_no_more_worlds_than_it_may() -> None:
    belief = searched(3).belief(0)
    assert len(belief.worlds) == MOST
    assert belief.rest is not None


def test_what_is_certain_is_certain_in_the_worlds_that_were_given_up_too() -> None:
    memory = searched(3)
    assert memory.belief(0).certain()[OTHER] == (39,)
    truth = [(3, 4, 5), (39,), (0, 1, 2, 6, 7, 8, 9, 10, 11), ()]
    for zone, cards in enumerate(memory.belief(0).certain()):
        assert all(card in (UNKNOWN, *truth[zone]) for card in cards)


def test_when_no_world_is_left_the_cards_still_lie_where_they_can() -> None:
    memory = searched(3).look(HAND, (3, 4, 5), ME)
    belief = memory.belief(0)
    assert belief.certain()[HAND] == (3, 4, 5)
    assert belief.certain()[OTHER] == (39,)
    for seed in range(20):
        world = belief.choose(Chance(seed))
        assert sorted(world.zones[STACK]) == [0, 1, 2, 6, 7, 8, 9, 10, 11]


def test_beliefs_with_given_up_worlds_survive_json() -> None:
    memory = searched(3)
    saved = memory.save()
    assert recall(PLAN, saved).save() == saved


def test_scattered_cards_are_told_with_their_zones() -> None:
    found = searched(1).belief(0).loose_faces()
    assert [row[0] for row in found] == list(range(12))
    assert all(row[1:] == (HAND, STACK) for row in found)


def test_a_card_from_a_mixed_pile_goes_only_where_its_back_fits() -> None:
    memory = newly([(), (), (), ()])
    for card in (1, 31, 2):
        memory = memory.put(PILE, card)
    hidden = memory.pick(PILE, 1, OTHER, 31, YOU)
    assert hidden.belief(0).certain()[OTHER] == (31,)
    either = memory.pick(PILE, 0, HAND, 1, YOU)
    assert either.belief(0).certain()[HAND] == (UNKNOWN,)
    assert {world.zones[HAND] for world in either.belief(0).worlds} == {(1,), (2,)}


def test_a_card_of_a_mixed_pile_is_never_imagined_where_its_back_does_not_fit() -> None:
    memory = newly([(), (), (), ()])
    for card in (*range(12), 31, 32):
        memory = memory.put(PILE, card)
    for card in (9, 10, 11):
        memory = memory.pick(PILE, 9, HAND, card, YOU)
    memory = memory.pick(PILE, 9, OTHER, 31, YOU)
    belief = memory.look(HAND, (9, 10, 11), ME).belief(0)  # no likely world is left
    for seed in range(20):
        world = belief.choose(Chance(seed))
        assert [card for card in world.zones[OTHER] if 0 <= card < 30] == []
        assert sorted(world.zones[PILE] + world.zones[OTHER]) == [*range(9), 31, 32]


def test_when_all_is_dealt_anew_nobody_is_shown_what_was_taken_out_of_a_pile_unseen() -> None:
    hand, pile, spectators = 0, 1, 2
    memory = begin(Plan([BAG, OVER], [0, 0], [1, EVERYBODY], [1] * 4), [None] * 3)
    memory.truth = [(), ()]
    for card in range(4):
        memory = memory.put(pile, card)
    memory = memory.pick(pile, 2, hand, 2, 1)
    dealt = memory.alone(spectators)
    dealt.truth = [(2,), (0, 1, 3)]
    dealt.share()
    assert dealt.belief(1).save() == memory.belief(spectators).save()
    assert dealt.belief(0).certain() == [(2,), (0, 1, 3)]


def test_many_copies_of_a_card_are_paired_in_time() -> None:
    """A pack may print a card so often that nobody could try every pairing."""
    rows = [1 << zone | 1 << 20 for zone in range(12)]
    assert pair_up(rows, rows[::-1]) == rows
    assert pair_up(rows[:2], rows) == rows[:2]


def test_a_belief_that_was_let_go_is_worked_out_anew() -> None:
    memory = begin(Plan([BAG, OVER], [0, 0], [1, EVERYBODY], [1] * 4), [None] * 3)
    memory.truth = [(), ()]
    for card in range(4):
        memory = memory.put(1, card)
    asked = memory.pick(1, 2, 0, 2, 1)
    known = [asked.belief(viewer).save() for viewer in range(3)]
    later = asked.pick(1, 0, 0, 0, 1)
    later.forget(1)
    assert [belief is None for belief in asked.beliefs] == [False, True, False]
    later.forget(1)
    assert [asked.belief(viewer).save() for viewer in range(3)] == known


def test_an_unknown_card_of_a_pile_does_not_come_to_a_hand_whose_deck_has_none_left() -> None:
    """Of the small deck one card is seen in the pile and nine are open; so what came from the pile is that one."""
    memory = newly([(), (), (), ()])
    for card in range(31, 40):  # they come to the hand, and are laid open one by one
        memory = memory.draw(OTHER, card, ME | YOU).lift(OTHER, 0, card)
    memory = memory.draw(PILE, 5, YOU).draw(PILE, 30, ME | YOU)  # below it a card that I do not see
    memory = memory.pick(PILE, 1, OTHER, 30, YOU)
    assert memory.belief(0).certain()[OTHER] == (30,)
    assert [world.zones[PILE] for world in memory.belief(0).all_worlds()] == [(UNKNOWN,)]


def test_a_card_lies_where_the_others_of_its_deck_are_too_few() -> None:
    """Of the hand's deck only card 39 is left: it is in the hand, although it might have been laid on the pile."""
    world = World([(), (UNKNOWN,), (), (UNKNOWN,)], (), 1, [(39, OTHER, PILE)])
    for seed in range(20):
        assert world.settle(PLAN, tuple(range(30, 39)), Chance(seed)).zones[OTHER] == (39,)


def test_a_card_that_can_lie_in_one_zone_only_keeps_its_place_there() -> None:
    """Card 38 is in the hand for certain, so card 39, which might have been there too, is on the pile."""
    world = World([(), (UNKNOWN,), (), (UNKNOWN,)], (), 1, [(39, OTHER, PILE), (38, OTHER)])
    for seed in range(20):
        settled = world.settle(PLAN, tuple(range(30, 38)), Chance(seed))
        assert (settled.zones[OTHER], settled.zones[PILE]) == ((38,), (39,))
