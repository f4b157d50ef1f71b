"""What holds in every state of Katan – Duel, counted anew from the bare cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from deskovka.core.worlds import BAG, Zone
from deskovka.games.katan_duel.law.chapters.building import ChooseLand, LayLands
from deskovka.games.katan_duel.law.pieces import (
    CAPACITY,
    CITY,
    COLUMNS,
    GOLD,
    KINDS_OF_GOODS,
    NO_PLACE,
    NOBODY,
    NOTHING,
    PLACES,
    RED,
    REGIONS,
    SITES,
    TALLY,
)
from deskovka.games.katan_duel.law.state import Duel, commerce, strength, victory

ROADS, SETTLEMENTS, CITIES, LANDS = 7, 5, 7, 24  # of the common supply; region cards of the box


def broken(s: Duel) -> list[str]:
    """What is wrong with a state, in words; empty = fine."""
    found = [*cards(s), *open_cards(s), *knowledge(s), *events(s), *goods(s), *centre(s), *regions(s)]
    return [*found, *places(s), *sums(s), *advantages(s), *result(s)]


def row(s: Duel, name: str, seat: int) -> list[int]:
    """The cells of one seat."""
    cells = list(getattr(s, name))
    half = len(cells) // 2
    return cells[seat * half : (seat + 1) * half]


def on_table(s: Duel) -> list[int]:
    """Expansions on sites, what they cover, and Gold Caches."""
    found = [card for card in [*list(s.sites), *list(s.under)] if card != NOTHING]
    return found + [s.mode.cache_cards[seat] for seat in range(2) if s.cache[seat] != NOTHING]


def cards(s: Duel) -> Iterator[str]:
    """Every card of the stacks is somewhere, and no more often than there are copies."""
    there = [card for pile in (*s.stacks, *s.hand, *s.discard) for card in pile]
    there += [card for card in (*on_table(s), *s.played) if card not in s.mode.offered]
    if Counter(there) != Counter(s.mode.pool):
        lost = Counter(s.mode.pool) - Counter(there)
        more = Counter(there) - Counter(s.mode.pool)
        yield f"cards are lost: {lost}, or too many: {more}"


def open_cards(s: Duel) -> Iterator[str]:
    there = [card for card in (*on_table(s), *s.played) if card in s.mode.offered]
    if len(there) + s.supply[3] != len(s.mode.offered):
        yield f"{len(there)} cards of the face-up stack are in play, {s.supply[3]} are left"


def knowledge(s: Duel) -> Iterator[str]:
    """Hands stand in order, every card in a stack with its back; what somebody is sure of is true."""
    for seat, hand in enumerate(s.hand):
        if list(hand) != sorted(hand):
            yield f"the hand of seat {seat} shows where its cards came from: {hand}"
        backs = [sum(s.mode.back[card] == back for card in hand) for back in range(s.mode.backs)]
        if s.hand_backs[seat * s.mode.backs : (seat + 1) * s.mode.backs] != backs:
            yield f"the backs of seat {seat} are {s.hand_backs}"
    for i, stack in enumerate(s.stacks):
        if any(s.mode.back[card] != s.mode.stacks[i].back for card in stack):
            yield f"a card with another back is in stack {i}"
    for viewer in range(3):
        for zone, (sure, cards) in enumerate(zip(s.memory.belief(viewer).certain(), s.zones(), strict=True)):
            if not is_true(sure, cards, s.mode.plan.kinds[zone] == BAG):
                yield f"viewer {viewer} is sure of {sure} in zone {zone} with {cards}"


def is_true(sure: Zone, cards: Zone, is_bag: bool) -> bool:
    """Are the cards that somebody is sure of really there?"""
    if len(sure) != len(cards):
        return False
    if is_bag:
        return not Counter(card for card in sure if card >= 0) - Counter(cards)
    return all(card in (-1, true) for card, true in zip(sure, cards, strict=True))


def events(s: Duel) -> Iterator[str]:
    """The same events as at the start; Yule is fourth from the bottom until it is drawn."""
    there = Counter(s.event_stack + s.event_discard)
    fixed = Counter(s.mode.fixed_events)
    lots = Counter(s.mode.lots)
    if fixed - there or (there - fixed) - lots or there.total() != fixed.total() + s.mode.drawn:
        yield f"the events are {there}"
    if s.box.yule in s.event_stack and s.event_stack[3] != s.box.yule:
        yield "Yule is not fourth from the bottom"
    for event, known in enumerate(s.event_known):
        if not max(fixed[event], s.event_discard.count(event)) <= known <= there[event]:
            yield f"event {event} is in the game {there[event]} times, known are {known}"


def goods(s: Duel) -> Iterator[str]:
    for seat in range(2):
        for region, (land, there) in enumerate(zip(row(s, "land", seat), row(s, "goods", seat), strict=True)):
            if not 0 <= there <= (CAPACITY if land != NOTHING else 0):
                yield f"seat {seat} has {there} resources on region {region}"
        if not 0 <= s.cached[seat] <= (CAPACITY if s.cache[seat] != NOTHING else 0):
            yield f"seat {seat} has {s.cached[seat]} gold in the cache"


def centre(s: Duel) -> Iterator[str]:
    """Roads, settlements and cities come from a supply that is never overdrawn."""
    standing = [place for place in list(s.places) if place != NO_PLACE]
    expected = [ROADS + 2 - sum(list(s.roads)), SETTLEMENTS + 4 - len(standing), CITIES - standing.count(CITY)]
    if list(s.supply)[:3] != expected or min(list(s.supply)) < 0:
        yield f"the supply is {list(s.supply)}, not {expected}"


def regions(s: Duel) -> Iterator[str]:
    """Every region card is once in a principality, in the stack, or waits to be laid."""
    there = [land for land in list(s.land) if land != NOTHING] + s.region_stack[: s.regions_left]
    for step in s.steps:
        if isinstance(step, LayLands):
            there += [step.first, step.second]
        elif isinstance(step, ChooseLand) and step.first != NOTHING:
            there.append(step.first)
    if sorted(there) != list(range(LANDS)):
        yield f"the region cards are {sorted(there)}"


def places(s: Duel) -> Iterator[str]:
    """Places stand in one row with roads between them; expansions lie only where there are sites for them."""
    for seat in range(2):
        mine, roads = row(s, "places", seat), row(s, "roads", seat)
        standing = [place for place in range(PLACES) if mine[place] != NO_PLACE]
        if standing != list(range(standing[0], standing[-1] + 1)):
            yield f"seat {seat} has gaps between the places {standing}"
        if not all(roads[column] for column in range(standing[0] + 1, standing[-1] + 1)):
            yield f"seat {seat} lacks a road"
        if any(roads[column] for column in range(COLUMNS) if not standing[0] <= column <= standing[-1] + 1):
            yield f"seat {seat} has a road to nowhere"
        for site, card in enumerate(row(s, "sites", seat)):
            if card != NOTHING and mine[site // 4] < (CITY if site % 2 or s.box.colour[card] == RED else 1):
                yield f"seat {seat} has {s.box.names[card]} on site {site}"
        for card, under in zip(row(s, "sites", seat), row(s, "under", seat), strict=True):
            wanted = "" if card == NOTHING else s.box.cards[card].covers
            if wanted != ("" if under == NOTHING else s.box.cards[under].kind):
                yield f"seat {seat} has {under} under {card}"
        single = [card for card in row(s, "sites", seat) if card != NOTHING and s.box.once[card]]
        kinds = Counter(s.box.cards[card].kind for card in single)
        if kinds and max(kinds.values()) > 1:
            yield f"seat {seat} has a card twice that may be there once: {kinds}"


def sums(s: Duel) -> Iterator[str]:
    """Sums that the verbs keep are what a recount gives."""
    for seat in range(2):
        stock, room = [0] * KINDS_OF_GOODS, [0] * KINDS_OF_GOODS
        for land, there in zip(row(s, "land", seat), row(s, "goods", seat), strict=True):
            if land != NOTHING:
                stock[s.box.land_good[land]] += there
                room[s.box.land_good[land]] += CAPACITY - there
        if s.cache[seat] != NOTHING:
            stock[GOLD] += s.cached[seat]
            room[GOLD] += CAPACITY - s.cached[seat]
        if (row(s, "stock", seat), row(s, "room", seat)) != (stock, room):
            yield f"seat {seat} has the stock {row(s, 'stock', seat)}, not {stock}, or the room is wrong"
        tally, owned = [0] * TALLY, [0] * len(s.box.kinds)
        for card in row(s, "sites", seat):
            if card != NOTHING:
                tally = [a + s.box.gives[card * TALLY + i] for i, a in enumerate(tally)]
                for each in (card, s.box.covered[card]):
                    if each != NOTHING:
                        owned[s.box.kind[each]] += 1
        if row(s, "tallies", seat) != tally:
            yield f"the tally of seat {seat} is wrong"
        if row(s, "owned", seat) != owned:
            yield f"seat {seat} owns other cards than are counted"
        if s.regions[seat] != [region for region in range(REGIONS) if row(s, "land", seat)[region] != NOTHING]:
            yield f"the regions of seat {seat} are {s.regions[seat]}"


def advantages(s: Duel) -> Iterator[str]:
    """A token lies with whoever has three points and more than the other."""
    for token, points in enumerate(((strength(s, 0), strength(s, 1)), (commerce(s, 0), commerce(s, 1)))):
        best = 0 if points[0] > points[1] else 1
        due = best if points[0] != points[1] and max(points) >= 3 else NOBODY
        kept = s.options["advantage"] == "kept" and points[0] != points[1] and s.advantage[token] == best
        if s.advantage[token] != due and not kept:
            yield f"token {token} lies with {s.advantage[token]} at {points}"


def result(s: Duel) -> Iterator[str]:
    """A winner has enough points; nobody who waits has more cards than sites and hands allow."""
    if s.winner != NOBODY and victory(s, s.winner) < s.mode.target:
        yield f"seat {s.winner} wins with {victory(s, s.winner)} points"
    if len(s.played) > 2:
        yield f"{len(s.played)} cards wait on the table"
    if not s.steps and s.played:
        yield "the game is over, but a card waits on the table"
    if len(row(s, "sites", 0)) != SITES:
        yield "the principality has another size"
