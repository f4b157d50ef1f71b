"""Verbs: the only things that change the table."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.cells import replaced
from deskovka.core.step import Step
from deskovka.games.settlers import events
from deskovka.games.settlers.pieces import (
    BACK,
    CARD,
    COMMON,
    COMMON_CARD,
    DEFENDED,
    EARNED,
    EVERYBODY,
    FACTION_CARD,
    GUARDED,
    NOBODY,
    NOTHING,
    ON_LOCATION_POINTS,
    ON_POINTS,
    STOCK,
    VP,
)
from deskovka.games.settlers.state import Settlers, deck_of


class About(Step):
    """A step of a feature that depends on what woke it."""

    def about(self, colours: int, card: int) -> Step:
        """The step for these colours (bits) and this card."""
        raise NotImplementedError


# --- goods and points ------------------------------------------------------------------------------------


def add_goods(s: Settlers, seat: i64, good: i64, amount: i64, card: int, rule: str) -> None:
    """Goods come to a supply."""
    s.goods[seat * STOCK + good] += amount
    if s.log is not None:
        s.tell(events.Gained(seat, amount, good, card, rule))


def add_points(s: Settlers, seat: i64, amount: i64, source: i64, card: int, rule: str) -> None:
    """The marker moves; two points or more at once wake the Sphinx, but never its own ones. [card.sphinx]"""
    s.earned[seat * EARNED + source] += amount
    if s.log is not None:
        s.tell(events.Gained(seat, amount, VP, card, rule))
    for watcher in s.empire[seat]:
        when = s.box.when[watcher]
        if when == ON_POINTS:
            if amount >= 2 and (card == NOTHING or s.box.when[card] != ON_POINTS):
                s.then_all(int(seat), s.box.does[watcher])
        elif when == ON_LOCATION_POINTS and card != watcher and shares_colour(s, seat, watcher, card):
            s.then_all(int(seat), s.box.does[watcher])


def shares_colour(s: Settlers, seat: i64, shrine: i64, card: int) -> bool:
    """Does a card under the shrine share a colour with this own location? [card.shrine-of-thoth]"""
    if card not in s.empire[seat]:
        return False
    for under, at in zip(s.under[seat], s.under_at[seat], strict=True):
        if at == shrine and s.box.colours[under] & s.box.colours[card]:
            return True
    return False


def spend(s: Settlers, seat: i64, good: i64, amount: i64, card: int, rule: str) -> None:
    """Goods leave a supply."""
    if amount:
        s.goods[seat * STOCK + good] -= amount
        if s.log is not None:
            s.tell(events.Paid(seat, amount, good, card, rule))


def lose(s: Settlers, seat: i64, good: i64, amount: i64, card: int, rule: str) -> None:
    """An opponent's card takes goods away."""
    s.goods[seat * STOCK + good] -= amount
    s.tell(events.GoodsLost(seat, amount, good, card, rule))


# --- hands -----------------------------------------------------------------------------------------------


def mark_of(s: Settlers, card: int, seen: int) -> int:
    """A card's back, and who has seen its face."""
    return s.box.deck[card] << BACK | seen


def add_to_hand(s: Settlers, seat: int, card: int, seen: int) -> None:
    """A card comes to a hand; `seen` are the seats that know it."""
    s.hand[seat] = s.hand[seat] + (card,)
    s.hand_marks[seat] = s.hand_marks[seat] + (mark_of(s, card, seen),)


def take_from_hand(s: Settlers, seat: int, card: int) -> int:
    """A card leaves a hand; gives its mark."""
    cards, marks = s.hand[seat], s.hand_marks[seat]
    i = cards.index(card)
    s.hand[seat] = cards[:i] + cards[i + 1 :]
    s.hand_marks[seat] = marks[:i] + marks[i + 1 :]
    return marks[i]


def announce(s: Settlers, seat: int, card: int) -> None:
    """A card of the hand is laid open: everybody may know what is being paid for."""
    take_from_hand(s, seat, card)
    s.announced = s.announced + [card]


def take_announced(s: Settlers, card: int) -> None:
    """A card that was laid open goes where it belongs."""
    s.announced = [other for other in s.announced if other != card]


def hide_from_hand(s: Settlers, seat: int, card: int) -> int:
    """A card leaves a hand face down: of those with this back nobody else is sure any more. Gives its mark."""
    mark = take_from_hand(s, seat, card) & (-1 << BACK | 1 << seat)
    own = 1 << seat
    marks = [m if m >> BACK != mark >> BACK else m & (-1 << BACK | own) for m in s.hand_marks[seat]]
    s.hand_marks[seat] = tuple(marks)
    return mark


def throw_away(s: Settlers, card: int) -> None:
    """A card goes to its discard pile. [deck.piles]"""
    if s.box.deck[card] == COMMON:
        s.discard.append(card)
    else:
        s.gone.append(card)


def discard_from_hand(s: Settlers, seat: int, card: int, rule: str) -> None:
    """A player discards a card."""
    take_from_hand(s, seat, card)
    throw_away(s, card)
    if s.log is not None:
        s.tell(events.CardDiscarded(seat, card, rule))


# --- decks -----------------------------------------------------------------------------------------------


def has_common(s: Settlers) -> bool:
    """Is there a common card to draw?"""
    return bool(s.deck or s.top or s.discard)


def knows_top(s: Settlers) -> int:
    """Seats that know the top common card, because they put it there. [card.observatory]"""
    return s.top_marks[-1] & EVERYBODY if s.top else 0


def top_common(s: Settlers) -> int:
    """Take the top common card; the discard pile becomes a new deck when there is none. [deck.reshuffle]"""
    if s.top:
        card = s.top[-1]
        s.top = s.top[:-1]
        s.top_marks = s.top_marks[:-1]
        s.reveals += 1
        return card
    if not s.deck:
        s.deck = s.discard
        s.discard = []
        s.chance.shuffle(s.deck)
        s.tell(events.Reshuffled("deck.reshuffle"))
    s.reveals += 1
    return s.deck.pop()


def top_faction(s: Settlers, seat: int) -> int:
    """Take the top card of a faction deck."""
    card = s.decks[seat][-1]
    s.decks = replaced(s.decks, seat, s.decks[seat][:-1])
    s.reveals += 1
    return card


def draw_common(s: Settlers, seat: int, rule: str) -> None:
    """A common card comes to the hand, unless there is none. [deck.empty]"""
    if not has_common(s):
        s.tell(events.NothingDrawn(seat, "deck.empty"))
        return
    seen = 1 << seat | knows_top(s)
    card = top_common(s)
    add_to_hand(s, seat, card, seen)
    if s.log is not None:
        s.tell(events.CardDrawn(seat, COMMON, card, rule))


def draw_faction(s: Settlers, seat: int, rule: str) -> None:
    """A card of the own faction comes to the hand, unless there is none. [deck.faction]"""
    if not s.decks[seat]:
        s.tell(events.NothingDrawn(seat, "deck.empty"))
        return
    card = top_faction(s, seat)
    add_to_hand(s, seat, card, 1 << seat)
    if s.log is not None:
        s.tell(events.CardDrawn(seat, deck_of(s, seat), card, rule))


def draw(s: Settlers, seat: int, good: int, rule: str) -> None:
    """A card of the deck that the good names."""
    if good == FACTION_CARD:
        draw_faction(s, seat, rule)
    else:
        draw_common(s, seat, rule)


def deck_for(s: Settlers, seat: int, good: int) -> int:
    """The deck from which a card must come, as a good; CARD if the player can choose. [draw.choice]"""
    if good != CARD:
        return good
    if not s.decks[seat]:
        return COMMON_CARD
    return CARD if has_common(s) else FACTION_CARD


# --- locations -------------------------------------------------------------------------------------------


def put_location(s: Settlers, seat: int, card: int) -> None:
    """A card stands in an empire."""
    s.empire = replaced(s.empire, seat, s.empire[seat] + (card,))


def lift_location(s: Settlers, seat: int, card: int) -> None:
    """A location leaves an empire; all that lies on it or under it is lost. [build.lost]"""
    i = s.empire[seat].index(card)
    s.empire = replaced(s.empire, seat, s.empire[seat][:i] + s.empire[seat][i + 1 :])
    s.used[card] = 0
    s.tokens[card] = 0
    s.offered[card] = 0
    s.home[card] = NOBODY
    for side in range(s.sides):
        if card in s.under_at[side]:
            empty_gate(s, side, card)


def empty_gate(s: Settlers, seat: int, gate: int) -> None:
    """The cards under a Gate that leaves the game are discarded."""
    gates = s.under_at[seat]
    kept = [i for i in range(len(gates)) if gates[i] != gate]
    for i in range(len(gates)):
        if gates[i] == gate:
            throw_away(s, s.under[seat][i])
            if s.log is not None:
                s.tell(events.CardDiscarded(seat, s.under[seat][i], "build.lost"))
    s.reveals += 1
    s.under = replaced(s.under, seat, tuple([s.under[seat][i] for i in kept]))
    s.under_marks = replaced(s.under_marks, seat, tuple([s.under_marks[seat][i] for i in kept]))
    s.under_at = replaced(s.under_at, seat, tuple([gates[i] for i in kept]))


def discard_location(s: Settlers, seat: int, card: int) -> None:
    """A location goes to its discard pile."""
    lift_location(s, seat, card)
    throw_away(s, card)


def lay_foundations(s: Settlers, seat: int, card: int, mark: int) -> None:
    """A card lies face down in an empire."""
    s.foundations = replaced(s.foundations, seat, s.foundations[seat] + (card,))
    s.foundations_marks = replaced(s.foundations_marks, seat, s.foundations_marks[seat] + (mark,))


def lift_foundations(s: Settlers, seat: int, card: int) -> None:
    """Foundations go to the discard pile. [foundations.discard]"""
    i = s.foundations[seat].index(card)
    s.foundations = replaced(s.foundations, seat, s.foundations[seat][:i] + s.foundations[seat][i + 1 :])
    marks = s.foundations_marks[seat]
    s.foundations_marks = replaced(s.foundations_marks, seat, marks[:i] + marks[i + 1 :])
    throw_away(s, card)
    s.reveals += 1


def place_samurai(s: Settlers, seat: int, card: int, rule: str) -> None:
    """A samurai stands before a location."""
    s.tokens[card] |= GUARDED
    s.tell(events.SamuraiPlaced(seat, card, rule))


def place_defence(s: Settlers, seat: int, card: int, rule: str) -> None:
    """The defence token lies on a location."""
    s.tokens[card] |= DEFENDED
    if s.log is not None:
        s.tell(events.Defended(seat, card, rule))


# --- deals -----------------------------------------------------------------------------------------------


def add_deal(s: Settlers, seat: int, card: int) -> None:
    """A deal lies under a board."""
    s.deals = replaced(s.deals, seat, s.deals[seat] + (card,))


def lift_deal(s: Settlers, side: int, card: int) -> None:
    """A deal leaves its board."""
    i = s.deals[side].index(card)
    s.deals = replaced(s.deals, side, s.deals[side][:i] + s.deals[side][i + 1 :])


def drop_deal(s: Settlers, side: int, card: int, rule: str) -> None:
    """A deal is discarded; one with an opponent's location only loses its marker. [route.drop]"""
    if card in s.deals[side]:
        lift_deal(s, side, card)
        throw_away(s, card)
    else:
        i = s.routes[side].index(card)
        s.routes = replaced(s.routes, side, s.routes[side][:i] + s.routes[side][i + 1 :])
        if s.markers[side]:
            marker = s.markers[side][-1]
            s.markers = replaced(s.markers, side, s.markers[side][:-1])
            throw_away(s, marker)
            s.reveals += 1
    s.tell(events.DealDropped(side, card, rule))


def open_route(s: Settlers, seat: int, card: int, rule: str) -> None:
    """A deal with an opponent's location; the top faction card marks it, unseen. [card.trade-route]"""
    s.routes = replaced(s.routes, seat, s.routes[seat] + (card,))
    if s.decks[seat]:
        marker = s.decks[seat][-1]
        s.decks = replaced(s.decks, seat, s.decks[seat][:-1])
        s.markers = replaced(s.markers, seat, s.markers[seat] + (marker,))
    s.tell(events.RouteOpened(seat, card, rule))


def side_of_deal(s: Settlers, card: int, seat: int) -> int:
    """Which opponent of a player has this deal."""
    for side in range(s.sides):
        if side != seat and (card in s.deals[side] or card in s.routes[side]):
            return side
    return NOBODY


# --- features --------------------------------------------------------------------------------------------


def wake(s: Settlers, seat: int, when: int, what: int, about: int = 0, card: int = NOTHING) -> None:
    """Features that wait for this do what they say; prayers may be about its colours. [feature.trigger]"""
    for feature in reversed(s.empire[seat]):
        if s.box.when[feature] == when and s.box.when_what[feature] & what:
            for step in reversed(s.box.does[feature]):
                s.push(seat, step.about(about, card) if isinstance(step, About) else step)
