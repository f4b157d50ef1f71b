"""Verbs: what several chapters do to the table, beside hands.py; tally.py follows them."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.games.katan_duel.law import events, tally
from deskovka.games.katan_duel.law.hands import push_under, throw_away
from deskovka.games.katan_duel.law.pieces import (
    CAPACITY,
    CITY,
    COLUMNS,
    GOLD,
    KINDS_OF_GOODS,
    MINTS,
    NOBODY,
    NOTHING,
    PLACES,
    REGIONS,
    SETTLEMENT,
    SITES,
    TALLY,
)
from deskovka.games.katan_duel.law.state import Duel, commerce, road_column, strength
from deskovka.games.katan_duel.law.zones import stack_zone

CACHE = -1  # the region of an event that concerns the Gold Cache


# --- goods -----------------------------------------------------------------------------------------------


def store(s: Duel, seat: i64, region: i64, by: i64) -> None:
    """Turn a region card: more or fewer resources."""
    i = seat * REGIONS + region
    s.goods[i] += by
    good = seat * KINDS_OF_GOODS + s.yields[i]
    s.stock[good] += by
    s.room[good] -= by


def store_cache(s: Duel, seat: i64, by: i64) -> None:
    """Turn the Gold Cache."""
    s.cached[seat] += by
    good = seat * KINDS_OF_GOODS + GOLD
    s.stock[good] += by
    s.room[good] -= by


def gain(s: Duel, seat: i64, region: i64, count: i64, rule: str) -> None:
    """Resources come to a region (or CACHE), as many as fit."""
    if region == CACHE:
        fit = min(count, CAPACITY - s.cached[seat])
        store_cache(s, seat, fit)
    else:
        fit = min(count, CAPACITY - s.goods[seat * REGIONS + region])
        store(s, seat, region, fit)
    if s.log is None:
        return
    if fit:
        s.log.append(events.Gained(seat, fit, good_there(s, seat, region), region, rule))
    if fit < count:
        s.log.append(events.NoRoom(seat, count - fit, good_there(s, seat, region), rule, "goods.capacity"))


def spend(s: Duel, seat: i64, region: i64, count: i64, rule: str) -> None:
    """Resources of a region (or CACHE) are paid."""
    if region == CACHE:
        store_cache(s, seat, -count)
    else:
        store(s, seat, region, -count)
    if s.log is not None:
        s.log.append(events.Spent(seat, count, good_there(s, seat, region), region, rule))


def lose(s: Duel, seat: i64, region: i64, count: i64, rule: str) -> None:
    """Resources of a region are lost."""
    store(s, seat, region, -count)
    if s.log is not None:
        s.log.append(events.Lost(seat, count, good_there(s, seat, region), region, rule))


def hand_over(s: Duel, seat: i64, region: i64, rule: str) -> None:
    """A resource leaves a region (or CACHE) for the other player, who stores it next."""
    if region == CACHE:
        store_cache(s, seat, -1)
    else:
        store(s, seat, region, -1)
    if s.log is not None:
        s.log.append(events.Handed(seat, good_there(s, seat, region), region, rule))


def good_there(s: Duel, seat: i64, region: i64) -> i64:
    """What lies on a region, or in the Gold Cache."""
    return GOLD if region == CACHE else s.box.land_good[s.land[seat * REGIONS + region]]


def no_room(s: Duel, seat: i64, count: i64, good: i64, cause: str) -> None:
    """Resources (of any kind: NOTHING) that nobody can store are lost. [goods.capacity]"""
    if s.log is not None and count:
        s.log.append(events.NoRoom(seat, count, good, cause, "goods.capacity"))


# --- the principality ------------------------------------------------------------------------------------


def build_road(s: Duel, seat: i64, side: i64, rule: str) -> None:
    """A road from the supply."""
    s.supply[0] -= 1
    s.roads[seat * COLUMNS + road_column(s, seat, side)] = 1
    s.tell(events.RoadBuilt(seat, side, rule))


def build_settlement(s: Duel, seat: i64, place: i64, rule: str) -> None:
    """A settlement from the supply."""
    s.supply[1] -= 1
    s.places[seat * PLACES + place] = SETTLEMENT
    s.tell(events.SettlementBuilt(seat, place, rule))


def build_city(s: Duel, seat: i64, place: i64, rule: str) -> None:
    """A city from the supply, on a settlement."""
    s.supply[2] -= 1
    s.places[seat * PLACES + place] = CITY
    s.tell(events.CityBuilt(seat, place, rule))


def draw_region(s: Duel) -> i64:
    """The top card of the region stack is turned over."""
    s.regions_left -= 1
    s.reveals += 1
    return s.region_stack[s.regions_left]


def take_region(s: Duel, land: int) -> None:
    """A chosen card leaves the region stack."""
    left = s.region_stack[: s.regions_left]
    left.remove(land)
    s.region_stack = left
    s.regions_left -= 1


def shuffle_regions(s: Duel, rule: str) -> None:
    """Shuffle the region stack."""
    left = s.region_stack[: s.regions_left]
    s.chance.shuffle(left)
    s.region_stack = left
    s.tell(events.RegionsShuffled(rule))


def lay_region(s: Duel, seat: i64, region: i64, land: i64, rule: str) -> None:
    """A region with no resources comes to a corner."""
    s.land[seat * REGIONS + region] = land
    s.room[seat * KINDS_OF_GOODS + s.box.land_good[land]] += CAPACITY
    tally.count_regions(s)
    s.tell(events.RegionLaid(seat, land, region, rule))


def swap_regions(s: Duel, seat: i64, one: i64, other: i64, rule: str) -> None:
    """Two regions change places and keep what lies on them."""
    i = seat * REGIONS + one
    j = seat * REGIONS + other
    s.land[i], s.land[j] = s.land[j], s.land[i]
    s.goods[i], s.goods[j] = s.goods[j], s.goods[i]
    s.yields[i], s.yields[j] = s.yields[j], s.yields[i]
    s.tell(events.RegionsSwapped(seat, one, other, rule))


def swap_cards(s: Duel, seat: i64, one: i64, other: i64, rule: str) -> None:
    """Two expansions change places."""
    i = seat * SITES + one
    j = seat * SITES + other
    s.sites[i], s.sites[j] = s.sites[j], s.sites[i]
    s.under[i], s.under[j] = s.under[j], s.under[i]
    s.tell(events.CardsSwapped(seat, s.sites[j], s.sites[i], rule))


def move_card(s: Duel, seat: i64, site: i64, to: i64, rule: str) -> None:
    """An expansion goes to a free site."""
    i = seat * SITES + site
    j = seat * SITES + to
    card = s.sites[i]
    s.sites[i], s.sites[j] = NOTHING, card
    s.under[i], s.under[j] = NOTHING, s.under[i]
    s.tell(events.CardMoved(seat, card, to, rule))


def put_on_site(s: Duel, seat: i64, card: i64, site: i64, rule: str) -> None:
    """An expansion comes to a site; one that covers another takes its place."""
    i = seat * SITES + site
    s.under[i] = s.sites[i]
    if s.sites[i] != NOTHING:
        tally.count_card(s, seat, s.sites[i], -1)
    s.sites[i] = card
    tally.count_card(s, seat, card, 1)
    s.tell(events.CardPlaced(seat, card, site, rule))
    check_advantages(s)


def take_off_site(s: Duel, seat: i64, site: i64) -> i64:
    """An expansion leaves its site; what it covered stays there. [attack.covered]"""
    i = seat * SITES + site
    card = s.sites[i]
    tally.count_card(s, seat, card, -1)
    s.sites[i] = s.under[i]
    s.under[i] = NOTHING
    if s.sites[i] != NOTHING:
        tally.count_card(s, seat, s.sites[i], 1)
    return card


def remove_own(s: Duel, seat: i64, site: i64, rule: str) -> None:
    """A player gives up an expansion; of several mints it is one that worked in this turn. [mint.each]"""
    if s.minted > 0 and s.box.gives[s.sites[seat * SITES + site] * TALLY + MINTS]:
        s.minted -= 1
    remove_card(s, seat, site, rule)


def put_cache(s: Duel, seat: i64, card: i64, region: i64, rule: str) -> None:
    """The Gold Cache comes to a region, empty."""
    s.cache[seat] = region
    s.cached[seat] = 0
    s.room[seat * KINDS_OF_GOODS + GOLD] += CAPACITY
    s.tell(events.CachePlaced(seat, card, region, rule))


def remove_card(s: Duel, seat: i64, site: i64, rule: str) -> None:
    """An expansion goes to the discard pile, or back to the cards that lie open."""
    card = take_off_site(s, seat, site)
    s.tell(events.CardRemoved(seat, card, site, rule))
    if is_offered(s, card):
        s.supply[3] += 1
    else:
        throw_away(s, seat, card)
    check_advantages(s)


def bury_card(s: Duel, seat: i64, site: i64, stack: i64, rule: str) -> None:
    """An expansion goes under a stack; everybody sees it."""
    card = take_off_site(s, seat, site)
    s.tell(events.CardBuried(seat, card, site, stack, rule))
    push_under(s, stack, card)
    s.memory = s.memory.put(stack_zone(s, stack), card)
    check_advantages(s)


def is_offered(s: Duel, card: i64) -> bool:
    """Does this card lie open for both in this game?"""
    return card in s.mode.offered


def check_advantages(s: Duel) -> None:
    """Three points, and more than the other, earn a token. [advantage.strength] [advantage.trade]"""
    move_token(s, 0, strength(s, 0), strength(s, 1), "advantage.strength")
    move_token(s, 1, commerce(s, 0), commerce(s, 1), "advantage.trade")


def move_token(s: Duel, token: int, mine: i64, yours: i64, rule: str) -> None:
    """Give a token to whom it belongs now. [advantage.below-three]"""
    before = s.advantage[token]
    holder = NOBODY
    if mine > yours and (mine >= 3 or (before == 0 and s.keeps_token)):
        holder = 0
    elif yours > mine and (yours >= 3 or (before == 1 and s.keeps_token)):
        holder = 1
    if holder != before:
        tokens = s.advantage[:]
        tokens[token] = holder
        s.advantage = tokens
        s.tell(events.AdvantageMoved(holder, token, before, rule))


# --- dice and events -------------------------------------------------------------------------------------


def roll(s: Duel, seat: int, number: int, symbol: int, rule: str) -> None:
    """Both dice lie on the table."""
    s.die = number
    s.symbol = symbol
    s.reveals += 1
    if s.log is not None:
        s.tell(events.Rolled(seat, number, symbol, rule))


def draw_event(s: Duel, seat: int, rule: str) -> int:
    """The top event card is turned over."""
    event = s.event_stack[-1]
    s.event_stack = s.event_stack[:-1]
    s.event_discard = s.event_discard + [event]
    if s.event_discard.count(event) > s.event_known[event]:
        known = s.event_known[:]
        known[event] += 1
        s.event_known = known
    s.event = event
    s.reveals += 1
    if s.log is not None:
        s.tell(events.EventDrawn(seat, event, rule))
    return event


def build_events(s: Duel, cards: list[int], rule: str) -> None:
    """Shuffle all events but Yule; it comes fourth from the bottom. [setup.events]"""
    cards = [card for card in cards if card != s.box.yule]
    s.chance.shuffle(cards)
    s.event_stack = cards[:3] + [s.box.yule] + cards[3:]
    s.event_discard = []
    s.tell(events.EventsRebuilt(rule))
