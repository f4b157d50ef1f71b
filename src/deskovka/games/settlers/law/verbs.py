"""Verbs: what several chapters do to the table."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.cells import with_entry
from deskovka.core.step import Step
from deskovka.core.worlds import NOWHERE
from deskovka.games.settlers.law import events
from deskovka.games.settlers.law.pieces import (
    CARD,
    COMMON,
    COMMON_CARD,
    DEFENDED,
    EARNED,
    FACTION_CARD,
    GUARDED,
    NOBODY,
    NOTHING,
    ON_LOCATION_POINTS,
    ON_POINTS,
    SHRINE,
    STOCK,
    VP,
)
from deskovka.games.settlers.law.state import Settlers, deck_of, owner_of
from deskovka.games.settlers.law.zones import foundations_zone, hand_zone, top_zone, under_zone


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
    for stored, at in zip(s.stored[seat], s.stored_at[seat], strict=True):
        if at == shrine and s.box.colours[stored] & s.box.colours[card]:
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


def back_of(s: Settlers, card: i64) -> int:
    """0 if it is a common card, 1 if it belongs to a faction."""
    return 0 if s.box.deck[card] == COMMON else 1


def hand_of(s: Settlers, seat: int, card: int) -> int:
    """The zone of a hand where this card lies, or would lie."""
    return hand_zone(seat, back_of(s, card))


def add_to_hand(s: Settlers, seat: int, card: int) -> None:
    """A card comes to a hand; who has seen it is noted by whoever gives it."""
    s.hand[seat] = tuple(sorted(s.hand[seat] + (card,)))
    if s.box.deck[card] == COMMON:
        s.commons[2 * seat] += 1


def take_openly(s: Settlers, seat: int, card: int) -> None:
    """An open card comes to a hand."""
    s.memory = s.memory.put(hand_of(s, seat, card), card)
    add_to_hand(s, seat, card)


def take_from_hand(s: Settlers, seat: int, card: int) -> None:
    """A card leaves a hand."""
    cards = s.hand[seat]
    i = cards.index(card)
    s.hand[seat] = cards[:i] + cards[i + 1 :]
    if s.box.deck[card] == COMMON:
        s.commons[2 * seat] -= 1


def lay_open(s: Settlers, seat: int, card: int) -> None:
    """A card of a hand is shown to everybody, and leaves it."""
    s.memory = s.memory.lift(hand_of(s, seat, card), NOWHERE, card)
    take_from_hand(s, seat, card)


def announce(s: Settlers, seat: int, card: int) -> None:
    """A card of the hand is laid open: everybody may know what is being paid for."""
    lay_open(s, seat, card)
    s.announced = s.announced + [card]


def take_announced(s: Settlers, card: int) -> None:
    """A card that was laid open goes where it belongs."""
    s.announced = [other for other in s.announced if other != card]


def hide_from_hand(s: Settlers, seat: int, card: int, to: int) -> None:
    """A card leaves a hand face down for another zone: the others see its back only."""
    s.memory = s.memory.pick(hand_of(s, seat, card), NOWHERE, to, card, 1 << seat)
    take_from_hand(s, seat, card)


def throw_away(s: Settlers, card: int) -> None:
    """A card goes to its discard pile. [deck.piles]"""
    if s.box.deck[card] == COMMON:
        s.discard.append(card)
    else:
        s.gone.append(card)


def discard_from_hand(s: Settlers, seat: int, card: int, rule: str) -> None:
    """A player discards a card."""
    lay_open(s, seat, card)
    throw_away(s, card)
    if s.log is not None:
        s.tell(events.CardDiscarded(seat, card, rule))


# --- decks -----------------------------------------------------------------------------------------------


def has_common(s: Settlers) -> bool:
    """Is there a common card to draw?"""
    return bool(s.deck or s.top or s.discard)


def turn_common(s: Settlers) -> int:
    """Lay the top common card open."""
    if s.top:
        card = take_top(s)
        s.memory = s.memory.lift(top_zone(s.seats), len(s.top), card)
        return card
    return take_deck(s)


def take_common(s: Settlers, seat: int, to: int) -> int:
    """Take the top common card to a zone where only this player sees it."""
    if s.top:
        card = take_top(s)
        s.memory = s.memory.move(top_zone(s.seats), len(s.top), to, card, 1 << seat)
        return card
    card = take_deck(s)
    s.memory = s.memory.draw(to, card, 1 << seat)
    return card


def take_top(s: Settlers) -> int:
    """The card that was last put back on the deck. [card.observatory]"""
    card = s.top[-1]
    s.top = s.top[:-1]
    s.reveals += 1
    return card


def take_deck(s: Settlers) -> int:
    """The top card of the deck; the discard pile becomes a new deck when there is none. [deck.reshuffle]"""
    if not s.deck:
        s.memory = s.memory.mix(COMMON, hidden_commons(s), tuple(s.discard))
        s.deck = s.discard
        s.discard = []
        s.chance.shuffle(s.deck)
        s.tell(events.Reshuffled("deck.reshuffle"))
    s.reveals += 1
    return s.deck.pop()


def hidden_commons(s: Settlers) -> tuple[int, ...]:
    """All common cards that lie face down, the deck apart: at a reshuffle everybody can count them up."""
    found: list[int] = []
    for rows in (s.hand, s.aside, s.foundations, s.under):
        for row in rows:
            found += [card for card in row if s.box.deck[card] == COMMON]
    return tuple(sorted(found))


def top_faction(s: Settlers, seat: int, to: int) -> int:
    """Take the top card of a faction deck to a zone where only this player sees it."""
    card = s.decks[seat][-1]
    s.decks = with_entry(s.decks, seat, s.decks[seat][:-1])
    s.memory = s.memory.draw(to, card, 1 << seat)
    s.reveals += 1
    return card


def draw_common(s: Settlers, seat: int, rule: str) -> None:
    """A common card comes to the hand, unless there is none. [deck.empty]"""
    if not has_common(s):
        s.tell(events.NothingDrawn(seat, "deck.empty"))
        return
    card = take_common(s, seat, hand_zone(seat, 0))
    add_to_hand(s, seat, card)
    if s.log is not None:
        s.tell(events.CardDrawn(seat, COMMON, card, rule))


def draw_faction(s: Settlers, seat: int, rule: str) -> None:
    """A card of the own faction comes to the hand, unless there is none. [deck.faction]"""
    if not s.decks[seat]:
        s.tell(events.NothingDrawn(seat, "deck.empty"))
        return
    card = top_faction(s, seat, hand_zone(seat, 1))
    add_to_hand(s, seat, card)
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
    s.empire = with_entry(s.empire, seat, s.empire[seat] + (card,))


def lift_location(s: Settlers, seat: int, card: int) -> None:
    """A location leaves an empire; all that lies on it or under it is lost. [build.lost] [build.lost-under]"""
    i = s.empire[seat].index(card)
    s.empire = with_entry(s.empire, seat, s.empire[seat][:i] + s.empire[seat][i + 1 :])
    owner = owner_of(s, seat, card)
    if s.log is not None and (s.tokens[card] or s.offered[card]):
        tell_lost(s, card)
    s.used[card] = 0
    s.tokens[card] = 0
    s.offered[card] = 0
    s.home[card] = NOBODY
    if s.box.slot[card]:
        empty_gate(s, owner, card)
    for side in range(s.sides):
        if card in s.stored_at[side]:
            empty_store(s, side, card)


def tell_lost(s: Settlers, card: int) -> None:
    """What lies on a location goes with it. [build.lost]"""
    tokens, offered = int(s.tokens[card]), int(s.offered[card])
    shrine = s.box.always[card] == SHRINE
    resources, statues = (offered, 0) if shrine else (0, offered.bit_count())
    defended, guarded = int(bool(tokens & DEFENDED)), int(bool(tokens & GUARDED))
    s.tell(events.LostWithLocation(card, defended, guarded, resources, statues, "build.lost"))


def empty_gate(s: Settlers, owner: int, gate: int) -> None:
    """The cards under a Gate that leaves the game are discarded."""
    for deck in range(s.seats + 1):
        zone = under_zone(s.seats, s.box.slot[gate], deck)
        pile = zone - under_zone(s.seats, 0, 0)
        for card in s.under[pile]:
            s.memory = s.memory.lift(zone, NOWHERE, card)
            lose_card(s, owner, card)
        s.under = with_entry(s.under, pile, ())
    s.reveals += 1


def empty_store(s: Settlers, owner: int, location: int) -> None:
    """The open cards under a location that leaves the game are discarded."""
    cards, sites = s.stored[owner], s.stored_at[owner]
    kept = [i for i in range(len(sites)) if sites[i] != location]
    for i in range(len(sites)):
        if sites[i] == location:
            lose_card(s, owner, cards[i])
    s.stored = with_entry(s.stored, owner, tuple([cards[i] for i in kept]))
    s.stored_at = with_entry(s.stored_at, owner, tuple([sites[i] for i in kept]))


def lose_card(s: Settlers, owner: int, card: int) -> None:
    """A card goes with the location above it."""
    throw_away(s, card)
    if s.log is not None:
        s.tell(events.CardDiscarded(owner, card, "build.lost-under"))


def discard_location(s: Settlers, seat: int, card: int) -> None:
    """A location goes to its discard pile."""
    lift_location(s, seat, card)
    throw_away(s, card)


def foundations_of(s: Settlers, seat: int, card: int) -> int:
    """The zone of an empire where this card lies face down, or would lie."""
    return foundations_zone(s.seats, seat, back_of(s, card))


def lay_foundations(s: Settlers, seat: int, card: int) -> None:
    """A card lies face down in an empire; common ones come first."""
    row = s.foundations[seat]
    at = len(row)
    if s.box.deck[card] == COMMON:
        at = int(s.commons[2 * seat + 1])
        s.commons[2 * seat + 1] += 1
    s.foundations = with_entry(s.foundations, seat, row[:at] + (card,) + row[at:])


def lift_foundations(s: Settlers, seat: int, card: int) -> None:
    """Foundations go to the discard pile. [foundations.discard]"""
    row = s.foundations[seat]
    i = row.index(card)
    common = int(s.commons[2 * seat + 1])
    s.memory = s.memory.lift(foundations_of(s, seat, card), i if i < common else i - common, card)
    if i < common:
        s.commons[2 * seat + 1] -= 1
    s.foundations = with_entry(s.foundations, seat, row[:i] + row[i + 1 :])
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
    s.deals = with_entry(s.deals, seat, s.deals[seat] + (card,))


def lift_deal(s: Settlers, side: int, card: int) -> None:
    """A deal leaves its board."""
    i = s.deals[side].index(card)
    s.deals = with_entry(s.deals, side, s.deals[side][:i] + s.deals[side][i + 1 :])


def drop_deal(s: Settlers, side: int, card: int, rule: str) -> None:
    """A deal is discarded; one with an opponent's location only loses its marker. [route.drop]"""
    if card in s.deals[side]:
        lift_deal(s, side, card)
        throw_away(s, card)
    else:
        i = s.routes[side].index(card)
        giver = s.marked_by[side][i]
        s.routes = with_entry(s.routes, side, s.routes[side][:i] + s.routes[side][i + 1 :])
        s.marked_by = with_entry(s.marked_by, side, s.marked_by[side][:i] + s.marked_by[side][i + 1 :])
        if giver != NOBODY:
            marker = s.markers[giver][-1]
            s.markers = with_entry(s.markers, giver, s.markers[giver][:-1])
            throw_away(s, marker)
            s.reveals += 1
    s.tell(events.DealDropped(side, card, rule))


def open_route(s: Settlers, seat: int, card: int, route: int) -> None:
    """A deal with an opponent's location; a card of the Route's deck marks it, unseen. [card.trade-route]"""
    giver = s.factions.index(s.box.deck[route] - 1)
    if not s.decks[giver]:
        giver = NOBODY
    s.routes = with_entry(s.routes, seat, s.routes[seat] + (card,))
    s.marked_by = with_entry(s.marked_by, seat, s.marked_by[seat] + (giver,))
    if giver != NOBODY:
        marker = s.decks[giver][-1]
        s.decks = with_entry(s.decks, giver, s.decks[giver][:-1])
        s.markers = with_entry(s.markers, giver, s.markers[giver] + (marker,))
    s.tell(events.RouteOpened(seat, card, "route.unmarked" if giver == NOBODY else "card.trade-route"))


# --- features --------------------------------------------------------------------------------------------


def woken_features(s: Settlers, seat: int, when: int, what: int) -> list[int]:
    """Features that wait for this, in the order of building. [feature.trigger] [feature.self]"""
    box = s.box
    return [card for card in s.empire[seat] if box.when[card] == when and box.when_what[card] & what]


def wake(s: Settlers, seat: int, when: int, what: int, about: int = 0, card: int = NOTHING) -> None:
    """Features that wait for this do what they say; prayers may be about its colours. [feature.trigger]"""
    for feature in reversed(s.empire[seat]):
        if s.box.when[feature] == when and s.box.when_what[feature] & what:
            for step in reversed(s.box.does[feature]):
                s.push(seat, step.about(about, card) if isinstance(step, About) else step)
