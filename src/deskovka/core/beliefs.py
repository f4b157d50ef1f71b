"""Beliefs: the worlds that a viewer must think possible, and what a note makes of them."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

from deskovka.core.chance import Chance
from deskovka.core.worlds import (
    BAG,
    NOWHERE,
    OLDER,
    UNDER,
    UNKNOWN,
    Gone,
    Plan,
    World,
    Zone,
    find_out,
    leave_any,
    leave_at,
    leave_with,
    recall_world,
    see_at,
    without_face,
)

MOST: Final = 32  # worlds of a belief; of more only the likeliest are kept
HEAVY: Final = 1 << 20  # larger weights are scaled down
COPIES: Final = 5  # of a card, of which every pairing is tried; of more, which only packs have, it would take ages

# What a note says.
DRAW: Final = 0  # a card comes to a zone from a deck
PUT: Final = 1  # an open card comes to a zone
MOVE: Final = 2  # the card at a place of a zone goes to another zone
PICK: Final = 3  # a card of a zone that somebody has chosen goes to another zone
LIFT: Final = 4  # a card of a zone is laid open
LOOK: Final = 5  # a zone is looked through
MIX: Final = 6  # discarded cards are shuffled into a new deck


class Note:
    """What happened to a face-down card."""

    def __init__(self, kind: int, zone: int, at: int, to: int, face: int) -> None:
        self.kind = kind
        self.zone = zone
        self.at = at
        self.to = to
        self.face = face
        self.faces: Zone = ()  # of the cards looked at; MIX: of all cards in zones
        self.deck: Zone = ()  # MIX: the discarded cards


class Belief:
    """What one viewer must think possible."""

    def __init__(self, plan: Plan, worlds: list[World], table: Zone, rest: World | None = None) -> None:
        self.plan = plan
        self.worlds = worlds
        self.table = table  # cards that lie open
        self.rest = rest  # what all worlds that were given up as unlikely have in common
        self.sure: list[Zone] = []  # once somebody has asked for it

    def save(self) -> list[Any]:
        """As JSON data."""
        found = [list(self.table), [w.save() for w in self.worlds]]
        return found if self.rest is None else [*found, self.rest.save()]

    def all_worlds(self) -> list[World]:
        """The worlds, and what is left of those that were given up."""
        return self.worlds if self.rest is None else [*self.worlds, self.rest]

    def choose(self, chance: Chance) -> World:
        """One of the worlds, by their weights."""
        w = self.worlds[0]
        if len(self.worlds) > 1:
            number = int(chance.below(sum([w.weight for w in self.worlds])))
            for w in self.worlds:
                number -= w.weight
                if number < 0:
                    break
        return w.settle(self.plan, self.table, chance)

    def certain(self) -> list[Zone]:
        """The zones with the faces that lie in them in every world, UNKNOWN for all else."""
        if not self.sure:
            self.sure = self.common_zones([find_out(self.plan, w) for w in self.all_worlds()])
        return self.sure

    def common_zones(self, worlds: list[World]) -> list[Zone]:
        """What some worlds have in common."""
        return [self.common_cards(worlds, zone) for zone in range(len(worlds[0].zones))]

    def common_cards(self, worlds: list[World], zone: int) -> Zone:
        """What all these worlds have in a zone; in a bag places do not count."""
        is_bag = self.plan.kinds[zone] == BAG
        first = worlds[0].zones[zone]
        found = [card if card >= 0 else UNKNOWN for card in first]
        for w in worlds:
            if w.zones[zone] == first:
                continue
            if max(found) == UNKNOWN:
                break
            others = list(w.zones[zone])
            for i in range(len(found)):
                if is_bag and found[i] in others:
                    others.remove(found[i])
                elif is_bag or found[i] != others[i]:
                    found[i] = UNKNOWN
        return tuple(sorted(found)) if is_bag else tuple(found)

    def loose_faces(self) -> list[Zone]:
        """Faces that lie for certain in one of some zones, or somewhere in one: each face with these zones."""
        return self.common(self.all_worlds()).loose

    def with_eyes_of(self, truth: list[Zone], viewer: int) -> Belief:
        """What somebody knows who has known this, and now sees what he or she alone always sees."""
        found = self
        for zone in range(len(truth)):
            eyes = self.plan.eyes[zone]
            if eyes >= 0 and eyes >> viewer & 1:
                note = Note(LOOK, zone, NOWHERE, NOWHERE, NOWHERE)
                note.faces = truth[zone]
                found = found.after(note, True)
        return found

    # --- what notes do to a belief ----------------------------------------------------------------------

    def after(self, note: Note, sees: bool) -> Belief:
        """The belief after a note whose card the viewer sees, or does not see."""
        if note.kind == LOOK and not sees:
            return self
        table = table_after(self.table, note)
        worlds = merge(self.follow_all(self.worlds, note, sees, table))
        given_up = [] if self.rest is None else self.follow_all([self.rest], note, sees, table)
        if not worlds:  # the true world was given up as unlikely: what it had in common with others is left
            worlds = [self.common(given_up)] if given_up else self.follow(self.blank(), note, sees)
            given_up = []
        if len(worlds) > MOST:
            worlds.sort(key=lambda w: -w.weight)
            given_up += worlds[MOST:]
            worlds = worlds[:MOST]
        return Belief(self.plan, worlds, table, self.common(given_up) if given_up else None)

    def blank(self) -> World:
        """A world of which nothing is known."""
        return World([(UNKNOWN,) * len(cards) for cards in self.worlds[0].zones], (), 1)

    def common(self, worlds: list[World]) -> World:
        """One world that leaves open all in which these differ; cards that all have somewhere are loose."""
        if len(worlds) == 1:
            return worlds[0]
        sure = self.common_zones(worlds)
        found = elsewhere(worlds[0], sure)
        for w in self.without_orders(worlds, sure):
            others = elsewhere(w, sure)
            found = {face: pair_up(rows, others[face]) for face, rows in found.items() if face in others}
        return World(sure, (), 1, [(face, *zones_in(row)) for face in sorted(found) for row in found[face]])

    def without_orders(self, worlds: list[World], sure: list[Zone]) -> list[World]:
        """Of worlds that differ only in the order of cards in their zones the first one."""
        zones = [zone for zone in range(len(sure)) if UNKNOWN in sure[zone]]
        found: dict[tuple[Zone, ...], World] = {}
        for w in worlds:
            key = (*[tuple(sorted(w.zones[zone])) for zone in zones], *w.loose)
            if key not in found:
                found[key] = w
        return list(found.values())

    def follow_all(self, worlds: list[World], note: Note, sees: bool, table: Zone) -> list[World]:
        """The worlds that may follow, none with more copies of a card, or cards of a deck, than there are."""
        found = [after for w in worlds for after in self.follow(w, note, sees)]
        if note.kind in (MOVE, PICK) and self.plan.pools[note.zone] != self.plan.pools[note.to] < self.plan.decks:
            found = [w for w in found if w.lacking(self.plan, table, self.plan.pools[note.to]) <= 0]
        seen = set(note.faces) if note.kind == LOOK else {note.face}
        if sees and note.kind != MIX:
            for face in seen:
                most = self.plan.copies[face] - table.count(face)
                found = [w for w in found if w.count(face) <= most]
        return found

    def follow(self, w: World, note: Note, sees: bool) -> list[World]:
        """The worlds that one world may become."""
        kind = note.kind
        if kind in (DRAW, PUT):
            return [w.change(note.to, self.add_card(w, note.to, note.face if sees else UNKNOWN))]
        if kind == LOOK:
            return self.look(w, note.zone, note.faces)
        if kind == MIX:
            return self.mix(w, note.to, note.faces)
        found = self.leave(w, note, sees)
        if kind == LIFT:
            return [gone.world for gone in found]
        fit = [gone for gone in found if self.plan.takes(note.to, gone.card)]
        for gone in fit:
            if gone.card == UNKNOWN and gone.world.loose:
                gone.world.stray(self.plan, note.zone, note.to)
            # Such a world is new, so it may be changed.
            gone.world.zones[note.to] = self.add_card(gone.world, note.to, gone.card)
        return [gone.world for gone in fit]

    def leave(self, w: World, note: Note, sees: bool) -> list[Gone]:
        """How a card can leave a zone."""
        is_bag = self.plan.kinds[note.zone] == BAG
        if sees and is_bag:
            return leave_with(w, note.zone, note.face)
        if sees:
            return [leave_at(seen, note.zone, note.at) for seen in see_at(w, note.zone, note.at, note.face)]
        if note.kind == MOVE:
            return [leave_at(w, note.zone, note.at)]
        if is_bag:
            return leave_any(w, note.zone)
        return [leave_at(w, note.zone, at) for at in range(len(w.zones[note.zone]))]

    def add_card(self, w: World, zone: int, card: int) -> Zone:
        """A zone to which a card comes."""
        kind = self.plan.kinds[zone]
        cards = w.zones[zone]
        if kind == BAG:
            return tuple(sorted(cards + (card,)))
        return (card,) + cards if kind == UNDER else cards + (card,)

    def look(self, w: World, zone: int, faces: Zone) -> list[World]:
        """The viewer sees all cards of a zone."""
        worlds = [w]
        if self.plan.kinds[zone] == BAG:
            for face in faces:
                # Merged at every step: a card that may be older in several ways would double the worlds each time.
                worlds = merge([gone.world for one in worlds for gone in leave_with(one, zone, face)])
            return [left.change(zone, faces) for one in worlds for left in one.miss(zone)]
        for at in range(len(faces)):
            worlds = [seen for one in worlds for seen in see_at(one, zone, at, faces[at])]
        return [left for one in worlds for left in one.miss(zone)]

    def mix(self, w: World, pool: int, faces: Zone) -> list[World]:
        """Discarded cards become a deck while these lie in zones: what is unknown now is none of that deck."""
        left = faces
        for face in w.old:
            left = without_face(left, face)
        places: list[int] = []
        for zone in range(len(w.zones)):
            if self.plan.pools[zone] == pool:
                for card in w.zones[zone]:
                    if card >= 0 and card not in left:
                        return []
                    left = without_face(left, card)
                    if card == UNKNOWN:
                        places.append(zone)
        return [self.name_older(w, places, left)] if len(places) == len(left) else []

    def name_older(self, w: World, places: list[int], faces: Zone) -> World:
        """The unknown cards of these zones are older than the new deck, and have these faces."""
        if not places:
            return w
        name = min((OLDER, *w.old)) - 1 if w.old else OLDER
        zones = w.zones[:]
        for zone in places:
            row = [name if card == UNKNOWN else card for card in zones[zone]]
            zones[zone] = tuple(sorted(row) if self.plan.kinds[zone] == BAG else row)
        loose = [row for row in w.loose if not set(row[1:]) & set(places)]  # the others are among the older faces
        return World(zones, w.old + ((name, *faces) if w.old else faces), w.weight, loose)


def elsewhere(w: World, sure: list[Zone]) -> dict[int, list[int]]:
    """The known cards of a world beside those that are sure: by face, for each card bits of its possible zones."""
    found: dict[int, list[int]] = {}
    for zone in range(len(sure)):
        if w.zones[zone] != sure[zone]:
            more = list(w.zones[zone])
            for card in sure[zone]:
                if card >= 0:
                    more.remove(card)
            for card in more:
                if card >= 0:
                    found.setdefault(card, []).append(1 << zone)
    for row in w.loose:
        found.setdefault(row[0], []).append(sum([1 << zone for zone in row[1:]]))
    return found


def zones_in(bits: int) -> list[int]:
    """The numbers of the zones."""
    return [zone for zone in range(bits.bit_length()) if bits >> zone & 1]


def pair_up(rows: list[int], others: list[int]) -> list[int]:
    """Cards of one face in two worlds; which is which is chosen so that as little as possible becomes possible."""
    if rows == others:
        return rows
    if len(rows) == 1 and len(others) == 1:
        both = rows[0] | others[0]
        return rows if both == rows[0] else [both]
    few, many = (rows, others) if len(rows) <= len(others) else (others, rows)
    if len(many) > COPIES:
        return pair_in_turn(few, many[:])
    unions = [[few[i] | chosen[i] for i in range(len(few))] for chosen in permutations(many, len(few))]
    return min(unions, key=lambda row: sum([union.bit_count() for union in row]))


def pair_in_turn(few: list[int], left: list[int]) -> list[int]:
    """Pair cards where there are too many ways to try all: each card finds the best one that is left."""
    found: list[int] = []
    for row in few:
        unions = [row | other for other in left]
        sizes = [union.bit_count() for union in unions]
        best = sizes.index(min(sizes))
        found.append(unions[best])
        del left[best]
    return found


def table_after(table: Zone, note: Note) -> Zone:
    """What lies open after a note."""
    if note.kind == PUT:
        return without_face(table, note.face)
    if note.kind == LIFT:
        return tuple(sorted(table + (note.face,)))
    if note.kind == MIX:
        for face in note.deck:
            table = without_face(table, face)
    return table


def merge(worlds: list[World]) -> list[World]:
    """Each world once, with all its weight."""
    if len(worlds) <= 1:
        return worlds
    found: dict[tuple[Zone, ...], World] = {}
    for w in worlds:
        key = (*w.zones, w.old, *w.loose)
        same = found.get(key)
        found[key] = w if same is None else World(w.zones, w.old, same.weight + w.weight, w.loose)
    kept = list(found.values())
    while max([w.weight for w in kept]) > HEAVY:
        kept = [World(w.zones, w.old, max(w.weight >> 10, 1), w.loose) for w in kept]
    return kept


def recall_belief(plan: Plan, data: list[Any]) -> Belief:
    """The belief that was saved as this."""
    worlds = [recall_world(w) for w in data[1]]
    return Belief(plan, worlds, tuple(data[0]), recall_world(data[2]) if len(data) > 2 else None)


def newcomer(plan: Plan, truth: list[Zone], viewer: int) -> Belief:
    """What somebody knows who sees the zones for the first time."""
    seen = [eyes >> viewer & 1 for eyes in plan.eyes]
    known = [truth[i] if seen[i] else (UNKNOWN,) * len(truth[i]) for i in range(len(truth))]
    return Belief(plan, [World(known, (), 1)], ())
