"""The only functions that change the table once it is set up. They tell what they did."""

from __future__ import annotations

from skirmish import events
from skirmish.pieces import FROM_CARDS, FROM_FIGHTS, GOODS, LOOK, SOURCES
from skirmish.state import Skirmish, left_of, right_of


def deal(s: Skirmish, seat: int, count: int, rule: str) -> None:
    """Give a seat cards from the top of the stack."""
    cards = [s.stack.pop() for _ in range(count)]
    s.hand[seat] = tuple(sorted([*s.hand[seat], *cards]))
    s.reveals += 1
    s.tell(events.Dealt(seat, tuple(cards), rule))


def begin_round(s: Skirmish) -> None:
    """One round less to come."""
    s.rounds -= 1
    s.tell(events.RoundBegan(s.rounds, "round.order"))


def pass_on(s: Skirmish, seat: int, card: int) -> None:
    """The card becomes the left neighbour's ally; both know it."""
    to = left_of(s, seat)
    s.hand[seat] = tuple([mine for mine in s.hand[seat] if mine != card])
    s.given[seat] = (card,)
    s.ally[to] = (card,)
    s.reveals += 1
    s.tell(events.Passed(seat, card, "setup.draft"))
    s.tell(events.AllyCame(to, card, "setup.ally"))


def gain(s: Skirmish, seat: int, good: int, rule: str) -> None:
    """Take a good from the bank."""
    s.goods[seat * len(GOODS) + good] += 1
    s.tell(events.Gained(seat, good, rule))


def pay(s: Skirmish, seat: int, good: int, rule: str) -> None:
    """Put a good back into the bank."""
    s.goods[seat * len(GOODS) + good] -= 1
    s.tell(events.Paid(seat, good, rule))


def score(s: Skirmish, seat: int, points: int, source: int, rule: str) -> None:
    """Give a seat points."""
    s.points[seat * len(SOURCES) + source] += points
    s.tell(events.Scored(seat, points, rule))


def lay(s: Skirmish, me: int, card: int, rule: str) -> None:
    """Lay a card face up and score it; its own effect comes next, then those of my other cards. [play.trigger]"""
    s.hand[me] = tuple([mine for mine in s.hand[me] if mine != card])
    s.tell(events.Laid(me, card, rule))
    printed = s.cards[card]
    if printed.points:
        score(s, me, printed.points, FROM_CARDS, "play.points")
    for mine in reversed(s.laid[me]):
        s.then(me, *s.cards[mine].when_another_is_laid)
    s.then(me, *printed.when_laid)
    if printed.stays:
        s.laid[me] = (*s.laid[me], card)
    else:
        s.discarded.append(card)


def turn_up(s: Skirmish) -> int:
    """Turn up the top card of the stack; whoever calls this tells what becomes of it.

    Nobody has to remember a card that all have seen.
    """
    s.seen = [seen[:-1] for seen in s.seen]
    s.reveals += 1
    return s.stack.pop()


def lose_prize(s: Skirmish, card: int, baron: int, rule: str) -> None:
    """Discard the prize; the Baron scores it if he won it."""
    s.discarded.append(card)
    s.baron += baron
    s.tell(events.PrizeLost(card, baron, rule))


def look(s: Skirmish, me: int) -> None:
    """Look at the top of the stack, and remember it."""
    s.seen[me] = tuple(s.stack[-LOOK:])
    s.reveals += 1
    s.tell(events.Looked(me, s.seen[me], "spy.look"))


def drop(s: Skirmish, me: int) -> None:
    """Discard the top card of the stack."""
    card = turn_up(s)
    s.discarded.append(card)
    s.tell(events.Dropped(me, card, "spy.choice"))


def spring(s: Skirmish, me: int) -> None:
    """Show my ally and discard it; who passed it need not remember it any more."""
    card = s.ally[me][0]
    s.ally[me] = ()
    s.given[right_of(s, me)] = ()
    s.discarded.append(card)
    s.reveals += 1
    s.tell(events.Ambushed(me, card, "ambush.ally"))
    score(s, me, 2, FROM_FIGHTS, "ambush.points")
