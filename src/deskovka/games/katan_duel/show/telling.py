"""The table in sentences, for those who listen to it."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.games.katan_duel.law.pieces import (
    CITY,
    COLUMNS,
    GOODS,
    NO_PLACE,
    NOTHING,
    PLACES,
    REGIONS,
    Box,
)
from deskovka.games.katan_duel.law.scoring import points_of
from deskovka.games.katan_duel.law.state import Duel, active, edge, good_of, goods_on, place_at
from deskovka.games.katan_duel.show.notes import names_of, notes
from deskovka.games.katan_duel.show.picture import cards_at, offered, supply
from deskovka.games.katan_duel.show.places import stack_name, table_of
from deskovka.games.katan_duel.words import (
    LETTERS,
    card_name,
    cost_of,
    land_name,
    region_name,
    say,
    side_word,
    symbol_name,
)


def describe(g: Game, box: Box, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
    """The turn, both principalities (mine last), the middle, my hand, what I know of other cards."""
    s = table_of(g, view)
    me = view.seat or 0
    who = [text.seat_name(seat, lang, names) for seat in range(2)]
    found = [say("say-turn", lang, turn=s.turn, seat=who[active(s)])]
    if s.die:
        found.append(say("say-dice", lang, number=s.die, symbol=symbol_name(s.symbol, lang)))
    for seat in (1 - me, me):
        found += describe_points(s, seat, lang, who[seat])
        found += describe_places(s, seat, lang, who[seat])
    return [*found, *describe_middle(s, lang), *describe_hand(box, view, lang), *notes(box, view, lang, names)]


def describe_points(s: Duel, seat: int, lang: str, who: str) -> list[str]:
    """Points and advantages."""
    hand = len(s.hand[seat])
    found = [say("say-points", lang, seat=who, target=s.mode.target, hand=hand, **points_of(s, seat))]
    for token, holder in enumerate(s.advantage):
        if holder == seat:
            found.append(say("say-token", lang, seat=who, token=say(f"token-{token}", lang)))
    return found


def describe_places(s: Duel, seat: int, lang: str, who: str) -> list[str]:
    """Every settlement and city with its cards, every region with its resources, open roads, the Gold Cache."""
    found = []
    for place in range(PLACES):
        if place_at(s, seat, place) != NO_PLACE:
            key = "city" if place_at(s, seat, place) == CITY else "village"
            name = say(key, lang, place=LETTERS[place])
            found.append(say("say-place", lang, seat=who, place=name, cards=cards_at(s, seat, place, lang)))
    regions = [region_words(s, seat, region, lang) for region in range(REGIONS) if good_of(s, seat, region) >= 0]
    found.append(say("say-regions", lang, seat=who, regions=", ".join(regions)))
    for side in range(2):
        column = edge(s, seat, side) + side
        if s.roads[seat * COLUMNS + column]:
            found.append(say("say-road", lang, seat=who, side=side_word(side)))
    if s.cache[seat] != NOTHING:
        where = region_name(int(s.cache[seat]), lang)
        found.append(say("say-cache", lang, seat=who, region=where, count=int(s.cached[seat])))
    return found


def region_words(s: Duel, seat: int, region: int, lang: str) -> str:
    """A region, where it lies and what is on it."""
    name = land_name(s.box, s.land[seat * REGIONS + region], lang)
    good = GOODS[good_of(s, seat, region)]
    goods = say("say-goods", lang, count=int(goods_on(s, seat, region)), good=good)
    return say("say-region", lang, name=name, region=region_name(region, lang), goods=goods)


def describe_middle(s: Duel, lang: str) -> list[str]:
    """Stacks, supply, what lies open."""
    stacks = [
        say("stack-of", lang, number=i + 1, name=stack_name(s, i, lang), count=len(stack))
        for i, stack in enumerate(s.stacks)
    ]
    found = [say("say-stacks", lang, stacks=", ".join(stacks)), supply(s, "say-supply", lang)]
    if s.supply[3] > 0:
        found.append(say("say-offered", lang, cards=offered(s, lang)))
    for pile in s.discard:
        if pile and s.open_piles:
            found.append(say("say-open-pile", lang, cards=names_of(s.box, pile, lang)))
        elif pile:
            found.append(say("say-discard", lang, card=card_name(s.box, pile[-1], lang), count=len(pile)))
    return found


def describe_hand(box: Box, view: View, lang: str) -> list[str]:
    """My cards; nothing for a spectator."""
    if view.seat is None:
        return []
    found = []
    fresh = view.table["fresh"][view.seat]
    for key, late in (("say-hand", 0), ("say-drawn", 1)):
        cards = [
            say("say-card", lang, name=card_name(box, card, lang), cost=cost_of(box, card, lang))
            for i, card in enumerate(view.table["hand"][view.seat])
            if fresh >> i & 1 == late
        ]
        if cards:
            found.append(say(key, lang, cards=", ".join(cards)))
    return found or [say("hand-empty", lang)]
