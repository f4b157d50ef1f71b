"""What is drawn of a table: principalities, the middle, hands, and what a card of mine would cost and bring."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Literal, NotRequired, TypedDict

from deskovka.core.game import Game
from deskovka.core.sight import UNKNOWN, View
from deskovka.games.katan_duel.law.chapters.action_phase import ActionPhase, playable
from deskovka.games.katan_duel.law.chapters.dice import count_for_brigands, has_booster, regions_to_rob
from deskovka.games.katan_duel.law.chapters.drawing import ExchangeCard, search_price
from deskovka.games.katan_duel.law.chapters.exchanging import THERE, rate
from deskovka.games.katan_duel.law.chapters.expansions import discount, printed_cost, refuse_spot, site_for
from deskovka.games.katan_duel.law.effects import PayGoods, missing_of
from deskovka.games.katan_duel.law.pieces import (
    ABOVE,
    ACTION,
    BELOW,
    BROWN,
    CITY,
    COLUMNS,
    GOODS,
    LEFT,
    NO_PLACE,
    NOBODY,
    NOTHING,
    PLACES,
    REGIONS,
    RIGHT,
    SITES,
    SPOTS,
    SYMBOLS,
)
from deskovka.games.katan_duel.law.scoring import points_of
from deskovka.games.katan_duel.law.state import (
    Duel,
    active,
    card_at,
    free_site,
    goods_on,
    has_neighbour,
    place_at,
    worth,
)
from deskovka.games.katan_duel.show.asked import table_of, whose_cards
from deskovka.games.katan_duel.show.scene import TOKENS, back_name

SUPPLY: Final = ("road", "settlement", "city")

Goods = dict[str, int]  # by the name of the good; kinds of which there is none are left out


class Column(TypedDict):
    """A part of a principality from its upper to its lower edge: two regions with a road, or a place.

    A plot is where the next settlement could stand.
    """

    kind: Literal["regions", "settlement", "city", "plot"]
    above: NotRequired[int]  # regions
    below: NotRequired[int]
    road: NotRequired[bool]
    side: NotRequired[int]  # 0 left, 1 right: the next road or settlement on this side would be built here
    place: NotRequired[int]
    points: NotRequired[int]
    sites: NotRequired[list[int]]


class Ground(TypedDict):
    """A region with what lies on it, and in a Gold Cache beside it."""

    land: int
    goods: int
    cache: NotRequired[int]
    rate: NotRequired[int]  # how many of these goods a ship beside it takes for one other


class Built(TypedDict):
    """A card on a site, and the victory points that it brings there."""

    card: int
    points: NotRequired[int]


class Robbery(TypedDict):
    """What brigands would count, and take."""

    counted: int
    sheltered: NotRequired[int]
    losses: NotRequired[Goods]


class Held(TypedDict):
    """A card in a hand, or several of which only the back is seen."""

    card: NotRequired[int]
    later: NotRequired[bool]  # it may be used from the owner's next turn on
    back: NotRequired[str]
    count: NotRequired[int]


class Principality(TypedDict):
    """What a player has."""

    columns: dict[str, Column]  # by their order from the owner's left
    regions: dict[str, Ground]
    cards: dict[str, Built]  # by site
    free: list[int]  # sites that the next card at their spot would take
    points: dict[str, int]  # by kind
    rates: dict[str, int]  # by good: how many are given for one other
    robbery: Robbery
    hand: list[Held]


class Prospect(TypedDict):
    """What it would mean to lay out an expansion of mine now."""

    missing: NotRequired[Goods]
    enough: NotRequired[int]  # at a discount: how many of what is missing would do
    sites: NotRequired[list[int]]  # where it may lie
    regions: NotRequired[list[int]]  # the same for a card that lies at a region
    boosts: NotRequired[dict[str, list[int]]]  # by site: regions that would produce more
    pays: NotRequired[dict[str, int]]  # by region, as far as there is nothing to choose


class Advantage(TypedDict):
    """Who holds an advantage, and its victory points."""

    seat: int
    points: int


class Offer(TypedDict):
    """The card that lies open for both, and how many of it are left."""

    card: int
    left: int


class Pile(TypedDict):
    """A discard pile: its top card, how many there are, and all of them where everybody may look through it."""

    top: int
    count: int
    cards: NotRequired[list[int]]


class Run(TypedDict):
    """A card of a stack, or several that are not known."""

    card: NotRequired[int]
    unknown: NotRequired[int]


class Where(TypedDict):
    """Somebody's hand, a stack or a discard pile."""

    hand: NotRequired[int]
    stack: NotRequired[int]
    pile: NotRequired[int]


class Scattered(TypedDict):
    """Cards that lie in one of these places."""

    cards: list[int]
    places: list[Where]


class Notes(TypedDict):
    """What a careful player would have noted about face-down cards."""

    hands: dict[str, list[int]]
    stacks: dict[str, list[Run]]  # from the top
    piles: dict[str, list[int]]  # under the top card
    scattered: list[Scattered]


class Board(TypedDict):
    """A table of Katan – Duel."""

    turn: int
    active: int  # whose turn it is
    phase: Literal["roll", "act", "fill", "swap"]
    die: NotRequired[int]
    symbol: NotRequired[str]
    event: NotRequired[int]  # that is being carried out
    targets: NotRequired[int]  # whose cards are meant where one has to be chosen
    seats: dict[str, Principality]
    advantages: dict[str, Advantage]
    stacks: dict[str, int]  # how many cards are left
    events: int
    supply: dict[str, int]
    offer: NotRequired[Offer]
    discard: dict[str, Pile]
    prospects: dict[str, Prospect]  # by card: those that I could lay out
    search: NotRequired[int]  # how many resources it costs me to look through a stack
    notes: Notes


def board(g: Game, view: View) -> Board:
    """What is drawn of a view."""
    s = table_of(g, view)  # asked only for what follows from what the viewer sees
    found: Board = {
        "turn": s.turn,
        "active": active(s),
        "phase": phase(s),
        "seats": {str(seat): principality(s, view, seat) for seat in range(2)},
        "advantages": {
            TOKENS[token]: {"seat": holder, "points": 1}
            for token, holder in enumerate(s.advantage)
            if holder != NOBODY
        },
        "stacks": {str(i): len(stack) for i, stack in enumerate(s.stacks)},
        "events": len(s.event_stack),
        "supply": {**{name: int(s.supply[i]) for i, name in enumerate(SUPPLY)}, "region": s.regions_left},
        "discard": {str(i): discard_pile(s, pile) for i, pile in enumerate(s.discard) if pile},
        "prospects": prospects(s, view.seat),
        "notes": collect_notes(view),
    }
    if s.die:
        found["die"], found["symbol"] = s.die, SYMBOLS[s.symbol]
    if s.event != NOTHING:
        found["event"] = s.event
    if view.seat is not None:
        found["targets"] = whose_cards(view)
        found["search"] = int(search_price(s, view.seat))
    if s.mode.offered:
        found["offer"] = {"card": s.mode.offered[0], "left": int(s.supply[3])}
    return found


def phase(s: Duel) -> Literal["roll", "act", "fill", "swap"]:
    """How far the turn is, by what is left of it on the agenda."""
    if not s.die:
        return "roll"
    if any(isinstance(step, ActionPhase) for step in s.steps):
        return "act"
    waits = any(isinstance(step, ExchangeCard) for step in s.steps[:-1])
    return "fill" if waits else "swap"


def discard_pile(s: Duel, pile: Sequence[int]) -> Pile:
    """What everybody sees of a discard pile."""
    found: Pile = {"top": pile[-1], "count": len(pile)}
    if s.open_piles:
        found["cards"] = list(pile)
    return found


# --- a principality --------------------------------------------------------------------------------------


def principality(s: Duel, view: View, seat: int) -> Principality:
    """What a player has, as the viewer may see it."""
    return {
        "columns": columns(s, seat),
        "regions": {str(region): ground(s, seat, region) for region in s.regions[seat]},
        "cards": {
            str(site): built_card(s, seat, site) for site in range(SITES) if card_at(s, seat, site) != NOTHING
        },
        "free": [int(site) for spot in range(SPOTS) if (site := free_site(s, seat, spot)) != NOTHING],
        "points": points_of(s, seat),
        "rates": {name: int(rate(s, seat, good)) for good, name in enumerate(GOODS)},
        "robbery": robbery(s, seat),
        "hand": hand(s, view, seat),
    }


def columns(s: Duel, seat: int) -> dict[str, Column]:
    """Regions and places by turns, and behind an open road the plot of the next settlement."""
    # Not by `edge`, which goes by regions: those of a new settlement come only after a question.
    there = [place for place in range(PLACES) if place_at(s, seat, place) != NO_PLACE]
    first, last = there[0], there[-1]
    found: dict[str, Column] = {}
    for column in range(first, last + 2):
        found[str(2 * column)] = regions(s, seat, column, LEFT if column == first else RIGHT)
    for place in there:
        found[str(2 * place + 1)] = settlement_column(s, seat, place)
    for side, column, place in ((LEFT, first, first - 1), (RIGHT, last + 1, last + 1)):
        if s.roads[seat * COLUMNS + column] and 0 <= place < PLACES:
            found[str(2 * place + 1)] = {"kind": "plot", "place": place, "side": side}
    return found


def regions(s: Duel, seat: int, column: int, side: int) -> Column:
    """Two regions, and the road between them or where the next one would lie."""
    found: Column = {"kind": "regions", "above": ABOVE * COLUMNS + column, "below": BELOW * COLUMNS + column}
    if s.roads[seat * COLUMNS + column]:
        found["road"] = True
    else:
        found["side"] = side
    return found


def settlement_column(s: Duel, seat: int, place: int) -> Column:
    """A settlement or city, with its points and its sites. [city.sites]"""
    points = int(place_at(s, seat, place))
    at = place * 4
    if points == CITY:
        return {"kind": "city", "place": place, "points": points, "sites": [at, at + 1, at + 2, at + 3]}
    return {"kind": "settlement", "place": place, "points": points, "sites": [at, at + 2]}


def ground(s: Duel, seat: int, region: int) -> Ground:
    """A region with what lies there."""
    found: Ground = {"land": int(s.land[seat * REGIONS + region]), "goods": int(goods_on(s, seat, region))}
    if s.cache[seat] == region:
        found["cache"] = int(s.cached[seat])
    if has_neighbour(s, seat, region, s.box.neighbours):
        found["rate"] = THERE
    return found


def built_card(s: Duel, seat: int, site: int) -> Built:
    """A card on its site."""
    card = int(card_at(s, seat, site))
    points = int(worth(s, seat, card))
    return {"card": card, "points": points} if points else {"card": card}


def robbery(s: Duel, seat: int) -> Robbery:
    """What brigands would find."""
    there = {region: int(goods_on(s, seat, region)) for region in s.regions[seat]}
    losses: Goods = {}
    for region in regions_to_rob(s, seat):
        name = GOODS[s.yields[seat * REGIONS + region]]
        losses[name] = losses.get(name, 0) + there[region]
    found: Robbery = {"counted": int(count_for_brigands(s, seat))}
    sheltered = sum(there.values()) - found["counted"]
    if sheltered:
        found["sheltered"] = sheltered
    if losses:
        found["losses"] = losses
    return found


def hand(s: Duel, view: View, seat: int) -> list[Held]:
    """The cards of a hand by their backs, as far as the viewer knows them."""
    count = s.mode.backs
    backs = [back for back in range(count) for _ in range(s.hand_backs[seat * count + back])]
    fresh = max(view.table["fresh"][seat], 0)
    found: list[Held] = []
    late = [fresh >> i & 1 == 1 for i in range(len(backs))]
    for (card, back, later), same in groupby(zip(view.table["hand"][seat], backs, late, strict=True)):
        many = len(list(same))
        if card == UNKNOWN:
            found.append({"back": back_name(s.mode, back), "count": many})
        else:
            held: Held = {"card": card, "later": True} if later else {"card": card}
            found += [held] * many
    return found


# --- what a card would cost and bring --------------------------------------------------------------------


def prospects(s: Duel, me: int | None) -> dict[str, Prospect]:
    """The expansions that the viewer could lay out, or is about to."""
    if me is None:
        return {}
    mine = [*playable(s, me), *(s.played if active(s) == me else ())]
    return {str(card): prospect(s, me, card) for card in mine if s.box.colour[card] != ACTION}


def prospect(s: Duel, me: int, card: int) -> Prospect:
    """What is missing for an expansion; else where it may lie, what it pays and brings."""
    found: Prospect = {}
    cost, less = printed_cost(s, card), int(discount(s, me, card))
    missing = missing_of(s, me, cost)
    if sum(missing) > less:
        found["missing"] = goods(missing)
        if less:
            found["enough"] = sum(missing) - less
        return found
    if s.box.colour[card] == BROWN:
        found["regions"] = list(s.regions[me])
    else:
        spots = [spot for spot in range(SPOTS) if refuse_spot(s, me, card, spot) is None]
        found["sites"] = [int(site_for(s, me, card, spot)) for spot in spots]
        boosts = {str(site): more for site in found["sites"] if (more := boosted_regions(s, me, card, site))}
        if boosts:
            found["boosts"] = boosts
    pays = {} if less else payments(s, me, cost)
    if pays:
        found["pays"] = pays
    return found


def goods(counts: Sequence[int]) -> Goods:
    """Goods by name."""
    return {GOODS[good]: count for good, count in enumerate(counts) if count}


def boosted_regions(s: Duel, me: int, card: int, site: int) -> list[int]:
    """Regions that would produce more if this card lay there; two boosters help no more than one."""
    if not any(booster[card] for booster in s.box.boosters):
        return []
    there = s.clone()
    there.sites[me * SITES + site] = card
    return [region for region in s.regions[me] if boosts_at(there, me, region) and not boosts_at(s, me, region)]


def boosts_at(s: Duel, seat: int, region: int) -> bool:
    """Does a card beside the region boost what it yields?"""
    return has_booster(s, seat, region, s.yields[seat * REGIONS + region])


def payments(s: Duel, me: int, cost: Sequence[int]) -> dict[str, int]:
    """What each region pays if a price is paid, as far as nobody has to choose. [goods.pay]"""
    paid = s.clone()
    for good, count in enumerate(cost):
        PayGoods(good, count, "").run(paid, me)
    spent = {region: int(goods_on(s, me, region) - goods_on(paid, me, region)) for region in s.regions[me]}
    return {str(region): count for region, count in spent.items() if count}


# --- what I know -----------------------------------------------------------------------------------------


def collect_notes(view: View) -> Notes:
    """Cards that I know in another's hand, in stacks and in discard piles, then those of which I know a little."""
    table = view.table
    if "maybe" not in table:  # who sees the truth needs no notes
        return {"hands": {}, "stacks": {}, "piles": {}, "scattered": []}
    hands = {str(seat): known_cards(cards) for seat, cards in enumerate(table["hand"]) if seat != view.seat}
    piles = {str(i): known_cards(pile[:-1]) for i, pile in enumerate(table["discard"])}
    return {
        "hands": {seat: cards for seat, cards in hands.items() if cards},
        "stacks": {str(i): from_top(cards) for i, cards in enumerate(table["stacks"]) if known_cards(cards)},
        "piles": {i: cards for i, cards in piles.items() if cards and view.options["discard"] == "top"},
        "scattered": scattered_cards(view),
    }


def known_cards(cards: Sequence[int]) -> list[int]:
    """The cards that are known."""
    return [card for card in cards if card != UNKNOWN]


def from_top(cards: Sequence[int]) -> list[Run]:
    """A stack from its top; unknown cards one after the other are counted."""
    found: list[Run] = []
    for card, same in groupby(reversed(cards)):
        count = len(list(same))
        if card == UNKNOWN:
            found.append({"unknown": count})
        else:
            found += [{"card": card} for _ in range(count)]
    return found


def scattered_cards(view: View) -> list[Scattered]:
    """Cards that lie in one of some places, by these places."""
    rows = sorted(view.table["maybe"], key=lambda row: row[1:])
    return [
        {"cards": [row[0] for row in same], "places": [where(view, place) for place in places]}
        for places, same in groupby(rows, key=lambda row: row[1:])
    ]


def where(view: View, place: int) -> Where:
    """A place of the memory: hands by seat, then stacks, then discard piles."""
    stacks = len(view.table["stacks"])
    if place < 2:
        return {"hand": place}
    return {"stack": place - 2} if place < 2 + stacks else {"pile": place - 2 - stacks}
