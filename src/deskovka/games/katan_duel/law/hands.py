"""The verbs of cards: hands, stacks and discard piles, and who has seen what in them."""

from __future__ import annotations

from typing import Final

from deskovka.core.cells import with_entry
from deskovka.core.worlds import NOWHERE
from deskovka.games.katan_duel.law import events
from deskovka.games.katan_duel.law.pieces import NOTHING
from deskovka.games.katan_duel.law.state import Duel
from deskovka.games.katan_duel.law.zones import aside_zone, bag, hand_zone, pile_zone, stack_zone

BOTH: Final = 3  # the eyes of both players

# --- cards laid open -------------------------------------------------------------------------------------


def play_card(s: Duel, seat: int, card: int, rule: str) -> None:
    """A card of the hand, or one that lies open for both, is laid on the table."""
    if card in s.hand[seat]:
        take_from_hand(s, seat, card, True)
        s.memory = s.memory.lift(hand_zone(s, seat, card), NOWHERE, card)
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


# --- discard piles ---------------------------------------------------------------------------------------


def throw_away(s: Duel, seat: int, card: int) -> None:
    """A card goes on the discard pile; in the tournament on that of the player who had it. [tournament.discard]"""
    i = seat if len(s.discard) > 1 else 0
    pile = s.discard[i]
    if pile and not s.open_piles:
        s.memory = s.memory.put(pile_zone(s, i), pile[-1])
    s.discard = with_entry(s.discard, i, pile + (card,))


def look_into_pile(s: Duel, seat: int, i: int) -> None:
    """A player looks through a discard pile. [discard.search]"""
    s.reveals += 1
    see_pile(s, seat, i)
    s.tell(events.PileLookedThrough(seat, "discard.search"))


def see_pile(s: Duel, seat: int, i: int) -> None:
    """Note that a player sees a discard pile."""
    if not s.open_piles:
        s.memory = s.memory.look(pile_zone(s, i), s.discard[i][:-1], 1 << seat)


def highest(pile: tuple[int, ...], card: int) -> int:
    """The place of the copy of a card that lies highest in a pile."""
    at = len(pile) - 1
    while pile[at] != card:
        at -= 1
    return at


def fetch(s: Duel, seat: int, i: int, card: int, rule: str) -> None:
    """A card comes from a discard pile to the hand. Everybody sees the top go, nobody else a card from below."""
    pile = s.discard[i]
    at = highest(pile, card)
    s.discard = with_entry(s.discard, i, pile[:at] + pile[at + 1 :])
    add_to_hand(s, seat, card, True)
    if at < len(pile) - 1 and not s.open_piles:
        s.memory = s.memory.pick(pile_zone(s, i), at, hand_zone(s, seat, card), card, 1 << seat)
        s.tell(events.CardFetched(seat, s.mode.back[card], card, rule))
        return
    top = s.discard[i][-1] if at else NOTHING
    s.memory = s.memory.put(hand_zone(s, seat, card), card)
    if top != NOTHING and not s.open_piles:
        s.memory = s.memory.lift(pile_zone(s, i), at - 1, top)
    s.tell(events.OpenCardFetched(seat, card, top, rule))


# --- hands -----------------------------------------------------------------------------------------------


def add_to_hand(s: Duel, seat: int, card: int, at_once: bool) -> None:
    """A card that may be used at once, or only from the own next turn on; of equal ones the usable come first."""
    hand = s.hand[seat]
    i = 0
    while i < len(hand) and (hand[i] < card or (hand[i] == card and not at_once)):
        i += 1
    s.hand = with_entry(s.hand, seat, hand[:i] + (card,) + hand[i:])
    count_back(s, seat, card, 1)
    fresh = s.fresh[seat]
    if fresh or not at_once:
        before = (1 << i) - 1
        set_fresh(s, seat, fresh & before | (fresh & ~before) << 1 | (0 if at_once else 1 << i))


def take_from_hand(s: Duel, seat: int, card: int, used: bool) -> None:
    """A card leaves the hand: a copy that may be used, or else the one that must wait longest."""
    hand = s.hand[seat]
    i = hand.index(card)
    if not used:
        i += hand.count(card) - 1
    s.hand = with_entry(s.hand, seat, hand[:i] + hand[i + 1 :])
    count_back(s, seat, card, -1)
    fresh = s.fresh[seat]
    if fresh:
        before = (1 << i) - 1
        set_fresh(s, seat, fresh & before | fresh >> 1 & ~before)


def count_back(s: Duel, seat: int, card: int, by: int) -> None:
    """One card more or fewer of its back in a hand; everybody sees it."""
    row = s.hand_backs[:]
    row[hand_zone(s, seat, card)] += by
    s.hand_backs = row


def set_fresh(s: Duel, seat: int, fresh: int) -> None:
    """Which cards in hand wait for the own next turn. [draw.next-turn]"""
    row = s.fresh[:]
    row[seat] = fresh
    s.fresh = row


def show_hand(s: Duel, seat: int, rule: str) -> None:
    """A player sees the whole hand of the other."""
    see_hand(s, seat)
    s.reveals += 1
    s.tell(events.HandShown(seat, s.hand[1 - seat], rule))


def see_hand(s: Duel, seat: int) -> None:
    """Note that a player sees the other's hand."""
    other = 1 - seat
    for back in range(s.mode.backs):
        cards = bag(s, other, back)
        if cards:
            s.memory = s.memory.look(other * s.mode.backs + back, cards, 1 << seat)


def steal_card(s: Duel, seat: int, card: int, rule: str) -> None:
    """A card of the other's hand comes to the own; it may be used at once."""
    other = 1 - seat
    take_from_hand(s, other, card, False)
    add_to_hand(s, seat, card, True)
    s.memory = s.memory.pick(hand_zone(s, other, card), NOWHERE, hand_zone(s, seat, card), card, BOTH)
    back = s.mode.back[card]
    s.tell(events.CardStolen(seat, back, card, rule))
    s.tell(events.CardLost(other, back, card, rule))


# --- stacks ----------------------------------------------------------------------------------------------


def push_under(s: Duel, stack: int, card: int) -> None:
    """A card goes to the bottom of a stack."""
    s.stacks = with_entry(s.stacks, stack, (card,) + s.stacks[stack])


def put_under(s: Duel, seat: int, card: int, stack: int, rule: str) -> None:
    """A card of the hand goes face down under a stack. The other player cannot tell which one it was."""
    take_from_hand(s, seat, card, False)
    push_under(s, stack, card)
    s.memory = s.memory.pick(hand_zone(s, seat, card), NOWHERE, stack_zone(s, stack), card, 1 << seat)
    if s.log is not None:
        s.tell(events.CardPutUnder(seat, stack, card, rule))


def bury_hand_cards(s: Duel, seat: int, cards: list[int], stacks: list[int], rule: str) -> None:
    """Cards of the other's hand go under stacks; their owner does not learn which card went under which."""
    other = 1 - seat
    aside = aside_zone(s)
    for card in sorted(cards):
        take_from_hand(s, other, card, False)
        s.memory = s.memory.pick(hand_zone(s, other, card), NOWHERE, aside, card, BOTH)
    for stack in sorted(set(stacks)):
        for i in range(len(cards)):
            if stacks[i] == stack:
                push_under(s, stack, cards[i])
                s.memory = s.memory.pick(aside, NOWHERE, stack_zone(s, stack), cards[i], 1 << seat)
                s.tell(events.CardPutUnder(seat, stack, cards[i], rule))
    for card in sorted(cards):
        s.tell(events.CardLost(other, s.mode.back[card], card, rule))


def draw_top(s: Duel, seat: int, stack: int, rule: str) -> None:
    """The top card of a stack comes to the hand, for the own next turn."""
    at = len(s.stacks[stack]) - 1
    card = s.stacks[stack][at]
    s.stacks = with_entry(s.stacks, stack, s.stacks[stack][:at])
    add_to_hand(s, seat, card, False)
    s.memory = s.memory.move(stack_zone(s, stack), at, hand_zone(s, seat, card), card, 1 << seat)
    s.reveals += 1
    if s.log is not None:
        s.tell(events.CardsTaken(seat, stack, (card,), rule))


def look_through(s: Duel, seat: int, stack: int, rule: str) -> None:
    """A player sees all cards of a stack in their order."""
    see_stack(s, seat, stack)
    s.reveals += 1
    if s.log is not None:
        s.tell(events.LookedThrough(seat, stack, rule))


def see_stack(s: Duel, seat: int, stack: int) -> None:
    """Note that a player sees a stack."""
    s.memory = s.memory.look(stack_zone(s, stack), s.stacks[stack], 1 << seat)


def take_found(s: Duel, seat: int, stack: int, card: int, at_once: bool, rule: str) -> None:
    """A card found in a stack comes to the hand; the other player cannot tell which one it was."""
    cards = s.stacks[stack]
    at = highest(cards, card)
    s.stacks = with_entry(s.stacks, stack, cards[:at] + cards[at + 1 :])
    add_to_hand(s, seat, card, at_once)
    s.memory = s.memory.pick(stack_zone(s, stack), at, hand_zone(s, seat, card), card, 1 << seat)
    if s.log is not None:
        s.tell(events.CardsTaken(seat, stack, (card,), rule))
