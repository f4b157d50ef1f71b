"""Worlds: what may lie face down in the zones of a game, and what happens to it."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.chance import Chance

UNKNOWN: Final = -1  # a card that the viewer has not seen
OLDER: Final = -2  # the same, but it lay in a zone when discarded cards were shuffled, and is none of those
# Lower numbers stand for cards that came to their zones between two such moments.
NOWHERE: Final = -1  # where a note speaks of no zone, place or face

# How a zone keeps its cards.
BAG: Final = 0  # in the order of their numbers: it does not show where a card came from
UNDER: Final = 1  # in order; a new card goes to the bottom, place 0
OVER: Final = 2  # in order; a new card goes on top, the last place

Zone = tuple[int, ...]


class Plan:
    """What never changes about the zones of a game."""

    def __init__(
        self,
        kinds: list[int],
        pools: list[int],
        eyes: list[int],
        copies: list[int],
        homes: list[int] | None = None,
    ) -> None:
        self.kinds = kinds  # by zone: BAG, UNDER or OVER
        self.pools = pools  # by zone: the deck from which all its cards come, as a number
        self.eyes = eyes  # by zone: bits of the viewers who always see its cards, like the owner of a hand
        self.copies = copies  # by face: how many cards have it
        self.homes = [] if homes is None else homes  # by face: its deck, if some zones take cards of all decks
        self.decks = max(self.homes) + 1 if self.homes else 0  # such zones have this pool

    def takes(self, zone: int, card: int) -> bool:
        """Can this card, as far as it is known, come to a zone?"""
        return card < 0 or self.pools[zone] >= self.decks or self.homes[card] == self.pools[zone]


def hands(seats: int, copies: list[int]) -> Plan:
    """The plan of a game where everybody has a hand of cards from one deck."""
    return Plan([BAG] * seats, [0] * seats, [1 << seat for seat in range(seats)], copies)


class World:
    """What may lie in the zones (faces, UNKNOWN, OLDER and below), and the faces that the OLDER ones have.

    A number below OLDER among these faces stands before those of the cards that it stands for.

    `loose` are cards in zones of which less is known: each is a face, then the zones in one of which it lies.
    """

    def __init__(self, zones: list[Zone], old: Zone, weight: int, loose: list[Zone] | None = None) -> None:
        self.zones = zones
        self.old = old
        self.weight = weight
        self.loose: list[Zone] = [] if loose is None else loose

    def change(self, zone: int, cards: Zone) -> World:
        """The same world but for one zone."""
        zones = self.zones[:]
        zones[zone] = cards
        return World(zones, self.old, self.weight, self.loose)

    def save(self) -> list[Any]:
        """As JSON data."""
        found = [self.weight, list(self.old), [list(cards) for cards in self.zones]]
        return [*found, [list(row) for row in self.loose]] if self.loose else found

    def count(self, face: int) -> int:
        """How many cards with this face lie in the zones for certain."""
        found = self.old.count(face)
        for cards in self.zones:
            found += cards.count(face)
        return found + len([row for row in self.loose if row[0] == face])

    def lacking(self, plan: Plan, table: Zone, deck: int) -> int:
        """How many more unknown cards lie in the zones of a deck than it has left, beside those on the table."""
        left = len([row for row in self.loose if plan.homes[row[0]] == deck])
        for face in range(len(plan.homes)):
            if plan.homes[face] == deck:
                left += plan.copies[face] - table.count(face) - self.count(face)
        return sum([cards.count(UNKNOWN) for i, cards in enumerate(self.zones) if plan.pools[i] == deck]) - left

    def find(self, face: int, zone: int) -> None:
        """An unknown card of this zone turned out to have this face: it was one of the loose ones there."""
        fit = [row for row in self.loose if row[0] == face and zone in row[1:]]
        if fit:
            zones = sorted({other for row in fit for other in row[1:]})
            self.loose = [row for row in self.loose if row not in fit] + [(face, *zones)] * (len(fit) - 1)

    def stray(self, plan: Plan, zone: int, to: int) -> None:
        """An unknown card of a zone went to another: it may have been any loose one that fits there."""
        self.loose = [
            (*row, to) if zone in row[1:] and to not in row[1:] and plan.takes(to, row[0]) else row
            for row in self.loose
        ]

    def miss(self, zone: int) -> list[World]:
        """No loose card lies in a zone that was looked through; nothing if one can lie nowhere else."""
        rows = [(row[0], *[other for other in row[1:] if other != zone]) for row in self.loose]
        return [] if [row for row in rows if len(row) == 1] else [World(self.zones, self.old, self.weight, rows)]

    def settle(self, plan: Plan, table: Zone, chance: Chance) -> World:
        """The same world with its loose cards in zones where they may lie."""
        if not self.loose:
            return self
        room = [cards.count(UNKNOWN) for cards in self.zones]
        order = list(range(len(self.loose)))
        chance.shuffle(order)
        rows: list[list[int]] = []
        for i in order:
            zones = list(self.loose[i][1:])
            chance.shuffle(zones)
            rows.append([self.loose[i][0], *zones])
        lies = [NOWHERE] * len(rows)
        for deck in range(plan.decks):  # where the other cards of a deck are too few, loose ones have to lie
            mine = [i for i in range(len(rows)) if plan.homes[rows[i][0]] == deck]
            short = self.lacking(plan, table, deck) + len(mine)
            inside = {i: [rows[i][0], *[z for z in rows[i][1:] if plan.pools[z] == deck]] for i in mine}
            only = [i for i in mine if inside[i] == rows[i]]  # lie nowhere else, so they come first
            for i in only + [i for i in mine if i not in only]:
                row, rows[i] = rows[i], inside[i]
                if (short > 0 or i in only) and make_room(rows, i, lies, room, [False] * len(room)):
                    short -= 1
                else:
                    rows[i] = row
        for i in range(len(rows)):
            if lies[i] == NOWHERE:
                make_room(rows, i, lies, room, [False] * len(room))
        w = World(self.zones, self.old, self.weight)
        for i in range(len(rows)):
            if lies[i] != NOWHERE:
                cards = w.zones[lies[i]]
                places = [at for at in range(len(cards)) if cards[at] == UNKNOWN]
                at = places[chance.below(len(places))]
                w = w.change(lies[i], cards[:at] + (rows[i][0],) + cards[at + 1 :])
        return w


def make_room(rows: list[list[int]], i: int, lies: list[int], room: list[int], tried: list[bool]) -> bool:
    """Find a zone for a loose card, and if need be another for one that lies there."""
    for zone in rows[i][1:]:
        if tried[zone]:
            continue
        tried[zone] = True
        if room[zone] > 0:
            room[zone] -= 1
            lies[i] = zone
            return True
        for other in range(len(rows)):
            if lies[other] == zone and make_room(rows, other, lies, room, tried):
                lies[i] = zone
                return True
    return False


class Gone:
    """A card that has left a zone, and the world without it."""

    def __init__(self, card: int, world: World) -> None:
        self.card = card
        self.world = world


def without_face(cards: Zone, face: int) -> Zone:
    """The cards less one with this face, if there is one."""
    if face not in cards:
        return cards
    i = cards.index(face)
    return cards[:i] + cards[i + 1 :]


def leave_at(w: World, zone: int, at: int) -> Gone:
    """The card at a place leaves."""
    cards = w.zones[zone]
    return Gone(cards[at], w.change(zone, cards[:at] + cards[at + 1 :] if at >= 0 else cards[:at]))


def leave_any(w: World, zone: int) -> list[Gone]:
    """Some card leaves a bag: each kind once, as likely as there are cards of it."""
    cards = w.zones[zone]
    found: list[Gone] = []
    for at in range(len(cards)):
        if at == 0 or cards[at] != cards[at - 1]:
            gone = leave_at(w, zone, at)
            gone.world.weight *= cards.count(cards[at])
            found.append(gone)
    return found


def leave_with(w: World, zone: int, face: int) -> list[Gone]:
    """A card with this face leaves a bag: one that is known to have it, or else one that may have it."""
    cards = w.zones[zone]
    if face in cards:
        return [Gone(face, w.change(zone, without_face(cards, face)))]
    found: list[Gone] = []
    for card in sorted({card for card in cards if card < 0}):
        if card == UNKNOWN or face in faces_of(w.old, card):
            rest = w.change(zone, without_face(cards, card))
            rest.weight *= cards.count(card)
            if card != UNKNOWN:
                rest.old = without_old(w.old, card, face)
            rest.find(face, zone)
            found.append(Gone(face, rest))
    return found


def see_at(w: World, zone: int, at: int, face: int) -> list[World]:
    """The card at a place turns out to have this face, if it can."""
    cards = w.zones[zone]
    if cards[at] == face:
        return [w]
    if cards[at] >= 0 or (cards[at] != UNKNOWN and face not in faces_of(w.old, cards[at])):
        return []
    row = list(cards)
    row[at] = face
    seen = w.change(zone, tuple(row))
    if cards[at] != UNKNOWN:
        seen.old = without_old(w.old, cards[at], face)
    seen.find(face, zone)
    return [seen]


def faces_of(old: Zone, name: int) -> list[int]:
    """The faces of the cards that OLDER, or a number below it, stands for."""
    found: list[int] = []
    current = OLDER
    for face in old:
        if face < 0:
            current = face
        elif current == name:
            found.append(face)
    return found


def find_out(plan: Plan, w: World) -> World:
    """The same world with the faces of older cards where all those of a name lie in one bag."""
    if not w.old:
        return w
    for name in range(OLDER, min((OLDER, *w.old)) - 1, -1):
        lie = [zone for zone in range(len(w.zones)) if name in w.zones[zone]]
        if len(lie) == 1 and plan.kinds[lie[0]] == BAG:
            others = [card for card in w.zones[lie[0]] if card != name]
            w = w.change(lie[0], tuple(sorted(others + faces_of(w.old, name))))
    return w


def without_old(old: Zone, name: int, face: int) -> Zone:
    """The same faces less one of those that a name stands for."""
    first = 0 if name == OLDER else old.index(name)
    at = old.index(face, first)
    return old[:at] + old[at + 1 :]


def recall_world(data: list[Any]) -> World:
    """The world that was saved as this."""
    zones = [tuple(cards) for cards in data[2]]
    return World(zones, tuple(data[1]), int(data[0]), [tuple(row) for row in data[3]] if len(data) > 3 else [])


def deal(plan: Plan, w: World, pools: list[list[int]], chance: Chance) -> list[Zone]:
    """The zones of a world with a card from the pool, which is shuffled, for each that is not known."""
    olds: list[list[int]] = []  # by how far below OLDER
    if w.old:
        for name in range(OLDER, min((OLDER, *w.old)) - 1, -1):
            olds.append(faces_of(w.old, name))
            chance.shuffle(olds[-1])
    found: list[Zone] = []
    for zone in range(len(w.zones)):
        cards = w.zones[zone]
        pool = pools[plan.pools[zone]]
        dealt = tuple(
            [card if card >= 0 else pool.pop() if card == UNKNOWN else olds[OLDER - card].pop() for card in cards]
        )
        found.append(tuple(sorted(dealt)) if plan.kinds[zone] == BAG else dealt)
    return found
