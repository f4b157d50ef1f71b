"""What is drawn of a table: empires and what lies on them, hands, prices, prayers, and attacks to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.games.settlers.law.chapters.solo import ME, forecast
from deskovka.games.settlers.law.paying import PayWith
from deskovka.games.settlers.law.pieces import (
    COLOURS,
    DEFENCE,
    DEFENDED,
    GOODS,
    GUARDED,
    GUESTS,
    NOBODY,
    ROUNDS,
    SHRINE,
    STATUES,
    STOCK,
    TECHNOLOGY,
)
from deskovka.games.settlers.law.scoring import own_locations, rank_alone, shrine_points, sources_of, wins_alone
from deskovka.games.settlers.law.stage import TOKENS, Praying, prayer
from deskovka.games.settlers.law.state import Settlers, count_trios, stock_of
from deskovka.games.settlers.law.uses import Lacking, Use, Way, answers, goods_of, lacking_for, uses_of
from deskovka.games.settlers.law.zones import PLACES
from deskovka.games.settlers.show.choices import phase_of, scattered_cards, stored_cards, table_of


class Count(TypedDict):
    """How often something was done in this round, and how often it may be."""

    done: int
    most: int


class Offerings(TypedDict):
    """Resources on a location, and the points that they are worth."""

    count: int
    points: int


class Location(TypedDict):
    """What lies on a location, or under it."""

    owner: NotRequired[int]  # whose it is, where somebody has taken it over for this round
    defended: NotRequired[bool]
    guarded: NotRequired[bool]  # by a samurai
    used: NotRequired[Count]
    guests: NotRequired[Count]
    offerings: NotRequired[Offerings]
    statues: NotRequired[list[str]]  # colours
    hidden: NotRequired[list[int]]  # cards under a Gate, -1 for one that I do not know
    perhaps: NotRequired[list[int]]  # cards of which I know only that they lie here or elsewhere
    stored: NotRequired[list[int]]  # open cards for prayers


class PerhapsHeld(TypedDict):
    """A card of which I know only that it is in this hand or in another place."""

    card: int
    places: list[str]  # kinds of all these places


class Side(TypedDict):
    """What lies before a player; the virtual one has locations and attack cards only."""

    faction: NotRequired[str]
    supply: dict[str, int]  # goods that are counted, also those of which there are none
    hand: list[int]  # -1 for a card that I do not know
    commons: int  # the first cards of the hand are common ones
    perhaps: list[PerhapsHeld]
    aside: list[int]  # cards that are looked at
    deck: int
    empire: list[int]  # in the order of building
    foundations: list[int]
    deals: list[int]
    routes: list[int]  # deals with opponents' locations
    favours: list[str]
    trios: NotRequired[dict[str, int]]  # by colour, where a card looks at them
    passed: bool


class Threat(TypedDict):
    """An attack card that may come next, and what it would hit; of several locations I choose."""

    good: str
    cards: int  # still hidden ones with this good; 0: the line's own first card
    targets: list[int]


class Alone(TypedDict):
    """The virtual player's plans, and how the game would end now."""

    attacks: int  # still hidden
    threats: list[Threat]
    collection: list[int]
    own: int  # my faction locations
    won: bool
    rank: int


class Board(TypedDict):
    """A table of Settlers."""

    round: int
    first: NotRequired[int]  # whose turns begin the round
    phase: NotRequired[str]
    phases: list[str]  # of this round
    sides: dict[str, Side]
    locations: dict[str, Location]  # by card: those on which something lies
    row: list[int]
    revealed: list[int]
    called: list[int]  # stored cards that are used in a prayer
    deck: int
    discard: int
    uses: dict[str, list[Use]]  # by card: what I might do with it
    lacks: dict[str, Lacking]  # by card of my hand: why it cannot be built
    ways: NotRequired[list[Way]]  # to pay, while I am asked how
    prayer: NotRequired[Praying]
    alone: NotRequired[Alone]


def board(g: Game, view: View) -> Board:
    """What is drawn of a view."""
    s = table_of(g, view)  # asked only for what follows from what the viewer sees
    found: Board = {
        "round": s.round,
        "phases": phases(s),
        "sides": {str(side): side_of(s, view, side) for side in range(s.sides)},
        "locations": locations(s, view),
        "row": list(s.row),
        "revealed": list(s.revealed),
        "called": list(s.called),
        "deck": len(s.deck) + len(s.top),
        "discard": len(s.discard),
        "uses": uses(s, view),
        "lacks": lacks(s, view),
    }
    if not s.is_over():
        found["phase"] = phase_of(s)
        if s.seats > 1:
            found["first"] = s.first
    if isinstance(s.asking, PayWith) and s.actors[-1] == view.seat:
        found["ways"] = answers(s, view.seat, s.asking, goods_of(s, view.seat))
    prays = prayer(s)
    if prays is not None:
        found["prayer"] = prays
    if s.seats == 1:
        found["alone"] = alone(s)
    return found


def points(g: Game, view: View) -> Sequence[int]:
    """The points of each player as if the game ended now; the page gets them with every message."""
    return table_of(g, view).score().points


def phases(s: Settlers) -> list[str]:
    """What a round consists of; the last one has no Cleanup. [round.phases] [end.no-cleanup]"""
    cleanup = ["cleanup"] if s.round < ROUNDS else []
    return ["lookout", "production", "action", *cleanup, *(["attack"] if s.seats == 1 else [])]


# --- sides -----------------------------------------------------------------------------------------------


def side_of(s: Settlers, view: View, side: int) -> Side:
    """What lies before a player, as the viewer may see it."""
    hand = view.table["hand"][side]
    found: Side = {
        "supply": supply(s, side, hand),
        "hand": list(hand),
        "commons": int(s.commons[2 * side]),
        "perhaps": uncertain_cards(view, side),
        "aside": list(view.table["aside"][side]),
        "deck": len(s.decks[side]),
        "empire": list(s.empire[side]),
        "foundations": list(view.table["foundations"][side]),
        "deals": list(s.deals[side]),
        "routes": list(s.routes[side]),
        "favours": [token for bit, token in enumerate(TOKENS) if s.favours[side] >> bit & 1],
        "passed": bool(s.passed[side]),
    }
    if side < s.seats:
        found["faction"] = s.box.factions[s.factions[side]].name
    if is_mentioned(s, side, hand, "trio"):
        counts = {colour: int(count_trios(s, side, i)) for i, colour in enumerate(COLOURS)}
        found["trios"] = {colour: count for colour, count in counts.items() if count}
    return found


def supply(s: Settlers, side: int, hand: list[int]) -> dict[str, int]:
    """The counters of a supply: defence is for company, technology for those who come by it."""
    found = {GOODS[good]: int(stock_of(s, side, good)) for good in range(STOCK)}
    if s.seats == 1:
        del found[GOODS[DEFENCE]]
    if not found[GOODS[TECHNOLOGY]] and not comes_by_technology(s, side, hand):
        del found[GOODS[TECHNOLOGY]]
    return found


def comes_by_technology(s: Settlers, side: int, hand: list[int]) -> bool:
    """Does the board of the faction bring it, or speak the cards of it?"""
    brings = side < s.seats and TECHNOLOGY in s.box.factions[s.factions[side]].produces[::2]
    return brings or is_mentioned(s, side, hand, GOODS[TECHNOLOGY])


def is_mentioned(s: Settlers, side: int, hand: list[int], word: str) -> bool:
    """Does a card of the empire, or one that is seen in the hand, speak of this?"""
    titles = {s.box.title[card] for card in (*s.empire[side], *hand) if card >= 0}
    return any(word in s.box.titles[title].words for title in titles)


def uncertain_cards(view: View, side: int) -> list[PerhapsHeld]:
    """Cards of which I know only that they are in this hand or elsewhere."""
    found: list[PerhapsHeld] = []
    for card, places in scattered_cards(view):
        if (PLACES.index("hand"), side) in places:
            kinds = list(dict.fromkeys([PLACES[kind] for kind, _ in places]))
            found.append({"card": card, "places": kinds})
    return found


# --- locations -------------------------------------------------------------------------------------------


def locations(s: Settlers, view: View) -> dict[str, Location]:
    """All locations on which something lies, or under which."""
    found = {}
    for side in range(s.sides):
        for card in s.empire[side]:
            one = location(s, view, side, card)
            if one:
                found[str(card)] = one
    return found


def location(s: Settlers, view: View, side: int, card: int) -> Location:
    """What lies on a location."""
    found: Location = {}
    tokens, used, home = s.tokens[card], int(s.used[card]), int(s.home[card])
    if home != NOBODY:
        found["owner"] = home
    if tokens & DEFENDED:
        found["defended"] = True
    if tokens & GUARDED:
        found["guarded"] = True
    if used and s.box.opens[card]:
        found["guests"] = {"done": used, "most": GUESTS}
    elif used:
        found["used"] = {"done": used, "most": int(s.box.uses[card])}
    offered = int(s.offered[card])
    if offered and s.box.always[card] == SHRINE:
        found["offerings"] = {"count": offered, "points": shrine_points(s, card)}
    elif offered and s.box.ends[card] == STATUES:
        found["statues"] = [colour for bit, colour in enumerate(COLOURS) if offered >> bit & 1]
    lay_under(s, view, card, found)
    stored = stored_cards(s, side if home == NOBODY else home).get(card)
    if stored:
        found["stored"] = stored
    return found


def lay_under(s: Settlers, view: View, card: int, found: Location) -> None:
    """What lies face down under a Gate."""
    slot = int(s.box.slot[card])
    if not slot:
        return
    piles = view.table["under"][slot * (s.seats + 1) : (slot + 1) * (s.seats + 1)]
    hidden = [other for pile in piles for other in pile]
    perhaps = [other for other, places in scattered_cards(view) if (PLACES.index("gate"), slot) in places]
    if hidden:
        found["hidden"] = hidden
    if perhaps:
        found["perhaps"] = perhaps


# --- what I might do -------------------------------------------------------------------------------------


def uses(s: Settlers, view: View) -> dict[str, list[Use]]:
    """What the viewer might do with each card of the own hand, and with each location."""
    if view.seat is None:
        return {}
    cards = [*s.hand[view.seat], *[card for empire in s.empire for card in empire]]
    found = {str(card): uses_of(s, view.seat, card) for card in cards}
    return {card: its for card, its in found.items() if its}


def lacks(s: Settlers, view: View) -> dict[str, Lacking]:
    """What the viewer lacks for cards of the own hand."""
    found = {}
    for card in s.hand[view.seat] if view.seat is not None else ():
        lacking = lacking_for(s, view.seat or 0, card)
        if lacking is not None:
            found[str(card)] = lacking
    return found


# --- alone -----------------------------------------------------------------------------------------------


def alone(s: Settlers) -> Alone:
    """What a single player has to know of the virtual one."""
    return {
        "attacks": len(s.attacks),
        "threats": [
            {"good": GOODS[good], "cards": count, "targets": targets} for good, count, targets in forecast(s)
        ],
        "collection": list(s.collection),
        "own": own_locations(s),
        "won": wins_alone(s),
        "rank": rank_alone(sum(sources_of(s, ME).values())),
    }
