"""The verbs of cards: hands, stacks and discard piles, and who has seen what in them."""

from __future__ import annotations

from deskovka.core.cells import replaced
from deskovka.games.katan_duel import events
from deskovka.games.katan_duel.state import Duel


def play_card(s: Duel, seat: int, card: int, rule: str) -> None:
    """A card of the hand, or one that lies open for both, is laid on the table."""
    if card in s.hand[seat]:
        take_from_hand(s, seat, card)
    else:
        s.supply[3] -= 1
    s.played = s.played + [card]
    if s.log is not None:
        s.tell(events.CardPlayed(seat, card, rule))


def finish_card(s: Duel) -> int:
    """The last card laid on the table is done with."""
    card = s.played[-1]
    s.played = s.played[:-1]
    return card


def throw_away(s: Duel, seat: int, card: int) -> None:
    """A card goes on the discard pile; in the tournament on that of the player who had it. [tournament.discard]"""
    pile = seat if len(s.discard) > 1 else 0
    s.discard = replaced(s.discard, pile, s.discard[pile] + (card,))


def fetch(s: Duel, seat: int, pile: int, card: int, rule: str) -> None:
    """A card comes from a discard pile to the hand."""
    cards = list(s.discard[pile])
    cards.reverse()
    cards.remove(card)
    cards.reverse()
    s.discard = replaced(s.discard, pile, tuple(cards))
    add_to_hand(s, seat, card, s.mode.back[card] << 2 | 3, True)
    s.tell(events.CardFetched(seat, card, rule))


def add_to_hand(s: Duel, seat: int, card: int, mark: int, at_once: bool) -> None:
    """A card that may be used at once, or only from the own next turn on."""
    if not at_once:
        set_fresh(s, seat, s.fresh[seat] | 1 << len(s.hand[seat]))
    s.hand = replaced(s.hand, seat, s.hand[seat] + (card,))
    s.hand_marks = replaced(s.hand_marks, seat, s.hand_marks[seat] + (mark,))


def set_fresh(s: Duel, seat: int, fresh: int) -> None:
    """Which cards in hand wait for the own next turn. [draw.next-turn]"""
    row = s.fresh[:]
    row[seat] = fresh
    s.fresh = row


def take_from_hand(s: Duel, seat: int, card: int) -> int:
    """A card leaves the hand, first a copy that the other player knows; gives its mark."""
    i = best_copy(s.hand[seat], s.hand_marks[seat], card)
    mark = s.hand_marks[seat][i]
    s.hand = replaced(s.hand, seat, s.hand[seat][:i] + s.hand[seat][i + 1 :])
    s.hand_marks = replaced(s.hand_marks, seat, s.hand_marks[seat][:i] + s.hand_marks[seat][i + 1 :])
    if s.fresh[seat]:
        before = (1 << i) - 1
        set_fresh(s, seat, s.fresh[seat] & before | s.fresh[seat] >> 1 & ~before)
    return mark


def best_copy(cards: tuple[int, ...], marks: tuple[int, ...], card: int) -> int:
    """Where a card is; of equal ones the copy that most players know."""
    found = -1
    for i in range(len(cards)):
        if cards[i] == card and (found < 0 or marks[i] > marks[found]):
            found = i
    return found


def forget(marks: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The same marks, but this seat is no longer sure of anything."""
    return tuple([mark & ~(1 << seat) for mark in marks])


def put_under(s: Duel, seat: int, card: int, stack: int, rule: str) -> None:
    """A card of the hand goes face down under a stack. The other player cannot tell which one it was."""
    mark = take_from_hand(s, seat, card)
    other = 1 - seat
    s.hand_marks = replaced(s.hand_marks, seat, forget(s.hand_marks[seat], other))
    push_under(s, stack, card, mark & ~(1 << other))
    if s.log is not None:
        s.tell(events.CardPutUnder(seat, stack, card, rule))


def push_under(s: Duel, stack: int, card: int, mark: int) -> None:
    """A card goes to the bottom of a stack."""
    s.stacks = replaced(s.stacks, stack, (card,) + s.stacks[stack])
    s.stacks_marks = replaced(s.stacks_marks, stack, (mark,) + s.stacks_marks[stack])


def draw_top(s: Duel, seat: int, stack: int, rule: str) -> None:
    """The top card of a stack comes to the hand, for the own next turn."""
    card = s.stacks[stack][-1]
    mark = s.stacks_marks[stack][-1] | 1 << seat
    s.stacks = replaced(s.stacks, stack, s.stacks[stack][:-1])
    s.stacks_marks = replaced(s.stacks_marks, stack, s.stacks_marks[stack][:-1])
    add_to_hand(s, seat, card, mark, False)
    s.reveals += 1
    if s.log is not None:
        s.tell(events.CardsTaken(seat, stack, (card,), rule))


def look_through(s: Duel, seat: int, stack: int, rule: str) -> None:
    """A player sees all cards of a stack in their order."""
    marks = tuple([mark | 1 << seat for mark in s.stacks_marks[stack]])
    s.stacks_marks = replaced(s.stacks_marks, stack, marks)
    s.reveals += 1
    if s.log is not None:
        s.tell(events.LookedThrough(seat, stack, rule))


def take_found(s: Duel, seat: int, stack: int, card: int, at_once: bool, rule: str) -> None:
    """A card found in a stack comes to the hand; the other player cannot tell which one it was."""
    cards = s.stacks[stack]
    i = len(cards) - 1
    while cards[i] != card:
        i -= 1
    other = 1 - seat
    marks = forget(s.stacks_marks[stack], other)
    s.stacks = replaced(s.stacks, stack, cards[:i] + cards[i + 1 :])
    s.stacks_marks = replaced(s.stacks_marks, stack, marks[:i] + marks[i + 1 :])
    add_to_hand(s, seat, card, marks[i], at_once)
    if s.log is not None:
        s.tell(events.CardsTaken(seat, stack, (card,), rule))


def show_hand(s: Duel, seat: int, rule: str) -> None:
    """A player sees the whole hand of the other."""
    other = 1 - seat
    bit = 1 << seat
    s.hand_marks = replaced(s.hand_marks, other, tuple([mark | bit for mark in s.hand_marks[other]]))
    s.reveals += 1
    s.tell(events.HandShown(seat, s.hand[other], rule))


def steal_card(s: Duel, seat: int, card: int, rule: str) -> None:
    """A card of the other's hand comes to the own; it may be used at once."""
    mark = take_from_hand(s, 1 - seat, card)
    add_to_hand(s, seat, card, mark, True)
    s.tell(events.CardStolen(seat, card, rule))
    s.tell(events.CardLost(1 - seat, card, rule))


def bury_hand_card(s: Duel, seat: int, card: int, stack: int, sure: bool, rule: str) -> None:
    """A card of the other's hand goes under a stack; its owner is `sure` of it if there is only one."""
    mark = take_from_hand(s, 1 - seat, card)
    push_under(s, stack, card, mark if sure else mark & ~(1 << (1 - seat)))
    if s.log is not None:
        s.tell(events.CardPutUnder(seat, stack, card, rule))
    s.tell(events.CardLost(1 - seat, card, rule))
