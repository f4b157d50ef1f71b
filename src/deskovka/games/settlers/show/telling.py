"""The table in sentences, for those who listen to it."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core import text
from deskovka.games.settlers.law.pieces import KINDS, ROUNDS
from deskovka.games.settlers.show.choices import card_with_colours, noted_cards
from deskovka.games.settlers.show.picture import Seen
from deskovka.games.settlers.words import cost_of, either, good_name, goods_phrase


def describe(seen: Seen, names: Sequence[str] = ()) -> list[str]:
    """The round, the opponents, the middle, my empire, my hand."""
    me, board = seen.me, seen.board
    who = [text.seat_name(seat, seen.lang, names) for seat in range(seen.seats)]
    if seen.is_over:
        found = [seen.say("say-over") if seen.seats > 1 else seen.ending_alone()]
    else:
        phase, first = seen.say(f"phase-{board['phase']}"), who[board.get("first", me)]
        found = [seen.say("say-round", round=board["round"], rounds=ROUNDS, phase=phase, seat=first)]
    for i in range(1, seen.seats):
        seat = (me + i) % seen.seats
        found += describe_player(seen, seat, who[seat])
    found += describe_virtual(seen) if seen.seats == 1 else []
    found += describe_middle(seen)
    found += [*describe_player(seen, me, who[me]), *describe_hands(seen, who)]
    return [text.aloud(sentence, seen.lang) for sentence in found]


def describe_player(seen: Seen, seat: int, who: str) -> list[str]:
    """Faction, points, supply; locations by kind; deals; what else lies there."""
    side = seen.side(seat)
    goods = [goods_phrase(good, count, seen.lang) for good, count in side["supply"].items() if count]
    found = [
        seen.say(
            "say-player",
            seat=who,
            faction=seen.faction(seat),
            points=seen.points[seat],
            goods=text.listing(goods, seen.lang) or seen.say("nothing-there"),
            count=len(side["hand"]),
            deck=side["deck"],
        )
    ]
    found += [seen.say("say-passed", seat=who)] if side["passed"] else []
    for kind, key in enumerate(KINDS):
        cards = [describe_location(seen, card) for card in side["empire"] if seen.box.kind[card] == kind]
        if cards:
            listed = text.listing(cards, seen.lang)
            found.append(seen.say("say-locations", seat=who, kind=seen.say(f"row-{key}"), cards=listed))
    found += [] if side["empire"] else [seen.say("say-no-locations", seat=who)]
    return found + describe_extras(seen, seat, who)


def describe_location(seen: Seen, card: int) -> str:
    """A location with all that lies on it."""
    notes = seen.notes(card)
    return seen.say("say-card", card=seen.label(card), notes=", ".join(notes)) if notes else seen.label(card)


def describe_extras(seen: Seen, seat: int, who: str) -> list[str]:
    """Deals, favour tokens, foundations, cards under locations, resources on the Shrine."""
    side, found = seen.side(seat), []
    for key, colours in (("say-favours", seen.favours(seat)), ("say-statues", seen.statues(seat))):
        found += [seen.say(key, seat=who, colours=colours)] if colours else []
    for at, cards in seen.stored_cards(seat).items():
        names = text.listing([card_with_colours(seen.box, card, seen.lang) for card in cards], seen.lang)
        found.append(seen.say("say-stored", seat=who, card=seen.label(at), cards=names))
    deals = [
        seen.say("say-card", card=seen.label(card), notes=good_name(seen.box.deal[card], seen.lang))
        for card in (*side["deals"], *side["routes"])
    ]
    found += [seen.say("say-deals", seat=who, cards=text.listing(deals, seen.lang))] if deals else []
    lying = {
        "say-foundations": len(side["foundations"]) or None,
        "say-under": seen.under_gates(seat),
        "say-offered": seen.offerings(seat),
    }
    return found + [seen.say(key, seat=who, count=n) for key, n in lying.items() if n is not None]


def describe_virtual(seen: Seen) -> list[str]:
    """Locations, attack line and Collection of the virtual player."""
    virtual = seen.side(seen.seats)
    cards = [seen.label(card) for card in virtual["empire"]]
    found = [seen.say("say-virtual-none")]
    if cards:
        found = [seen.say("say-virtual", cards=text.listing(cards, seen.lang))]
    line = [good_name(seen.box.deal[card], seen.lang) for card in virtual["deals"]]
    if line:
        found.append(seen.say("say-attacks", cards=", ".join(line)))
    dangers = seen.threats()
    if dangers:
        found.append(seen.say("say-threats", cards="; ".join(dangers)))
    alone = seen.alone()
    return [*found, seen.say("say-collection", count=len(alone["collection"]), own=alone["own"])]


def describe_middle(seen: Seen) -> list[str]:
    """The row, the cards of a prayer, and the common deck."""
    board = seen.board
    found = [seen.say("say-row", cards=card_list(seen, board["row"]))] if board["row"] else []
    if board["revealed"]:
        names = text.listing(
            [card_with_colours(seen.box, card, seen.lang) for card in board["revealed"]], seen.lang
        )
        found.append(seen.say("say-revealed", cards=names))
    return [*found, seen.say("say-decks", deck=board["deck"], discard=board["discard"])]


def card_list(seen: Seen, cards: Sequence[int]) -> str:
    """Cards with what they cost."""
    said = [
        seen.say("say-card", card=seen.label(card), notes=cost_of(seen.box, card, seen.lang)) for card in cards
    ]
    return text.listing(said, seen.lang)


def describe_hands(seen: Seen, who: Sequence[str]) -> list[str]:
    """My cards, and what I know of those that lie face down."""
    found = []
    if seen.view.seat is not None:
        mine = seen.side(seen.me)
        for key, cards in (("say-aside", mine["aside"]), ("say-hand", mine["hand"])):
            found += [seen.say(key, cards=card_list(seen, cards))] if cards else []
        found += [] if mine["hand"] else [seen.say("hand-empty")]
    for (seat, places), cards in noted_cards(seen.g, seen.view).items():
        where = either([seen.say(f"place-{place}") for place in places], seen.lang)
        found.append(seen.say("say-noted", seat=who[seat], places=where, cards=card_list(seen, cards)))
    return found
