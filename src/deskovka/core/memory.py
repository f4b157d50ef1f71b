"""Memory: what everybody can work out about face-down cards from all that they were ever told.

Cards lie in numbered *zones*: the cards of one back in a hand, a stack, the cards under a location. A verb that
moves or shows such a card adds one *note*, with the eyes that see its face. What a viewer must think possible
follows from the notes alone: a *belief*, which is a few *worlds* with weights. It is worked out when somebody
asks, so that play-outs, in which nobody asks, pay for the notes only. Viewers are the seats and, last, spectators.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

from deskovka.core.chance import Chance

UNKNOWN: Final = -1  # a card that the viewer has not seen
OLDER: Final = -2  # the same, but it lay in a zone when discarded cards were shuffled, and is none of those
# Lower numbers stand for cards that came to their zones between two such moments.
NOWHERE: Final = -1  # where a note speaks of no zone, place or face
EVERYBODY: Final = -1  # eyes of all viewers
MOST: Final = 32  # worlds of a belief; of more only the likeliest are kept
HEAVY: Final = 1 << 20  # larger weights are scaled down

# How a zone keeps its cards.
BAG: Final = 0  # in the order of their numbers: it does not show where a card came from
UNDER: Final = 1  # in order; a new card goes to the bottom, place 0
OVER: Final = 2  # in order; a new card goes on top, the last place

# What a note says.
START: Final = 0  # nothing: here the beliefs are known
DRAW: Final = 1  # a card comes to a zone from a deck
PUT: Final = 2  # an open card comes to a zone
MOVE: Final = 3  # the card at a place of a zone goes to another zone
PICK: Final = 4  # a card of a zone that somebody has chosen goes to another zone
TAKE: Final = 5  # a card of a bag is laid open
LIFT: Final = 6  # the card at a place of a zone is laid open
LOOK: Final = 7  # a zone is looked through
MIX: Final = 8  # discarded cards are shuffled into a new deck

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


NO_PLAN: Final = Plan([], [], [], [])
NO_ZONES: Final[list[Zone]] = []


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
        for row in self.loose:
            if row[0] == face:
                found += 1
        return found

    def find(self, face: int, zone: int) -> None:
        """An unknown card of this zone turned out to have this face: it was one of the loose ones there."""
        fit = [row for row in self.loose if row[0] == face and zone in row[1:]]
        if fit:
            zones = sorted({other for row in fit for other in row[1:]})
            self.loose = [row for row in self.loose if row not in fit] + [(face, *zones)] * (len(fit) - 1)

    def stray(self, zone: int, to: int) -> None:
        """An unknown card of a zone went to another: it may have been any loose one of this zone."""
        rows = self.loose
        self.loose = [(*row, to) if zone in row[1:] and to not in row[1:] else row for row in rows]

    def miss(self, zone: int) -> list[World]:
        """No loose card lies in a zone that was looked through; nothing if one can lie nowhere else."""
        rows = [(row[0], *[other for other in row[1:] if other != zone]) for row in self.loose]
        return [] if [row for row in rows if len(row) == 1] else [World(self.zones, self.old, self.weight, rows)]

    def settle(self, chance: Chance) -> World:
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
        for i in range(len(rows)):
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


class Belief:
    """What one viewer must think possible."""

    def __init__(self, plan: Plan, worlds: list[World], table: Zone, rest: World | None = None) -> None:
        self.plan = plan
        self.worlds = worlds
        self.table = table  # cards that lie open
        self.rest = rest  # what all worlds that were given up as unlikely have in common

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
        return w.settle(chance)

    def certain(self) -> list[Zone]:
        """The zones with the faces that lie in them in every world, UNKNOWN for all else."""
        return self.agreed_zones(self.all_worlds())

    def agreed_zones(self, worlds: list[World]) -> list[Zone]:
        """What some worlds have in common."""
        return [self.agreed(worlds, zone) for zone in range(len(worlds[0].zones))]

    def agreed(self, worlds: list[World], zone: int) -> Zone:
        """What all these worlds have in a zone; in a bag places do not count."""
        is_bag = self.plan.kinds[zone] == BAG
        found = [card if card >= 0 else UNKNOWN for card in worlds[0].zones[zone]]
        for w in worlds[1:]:
            if w.zones[zone] is worlds[0].zones[zone]:
                continue
            others = list(w.zones[zone])
            for i in range(len(found)):
                if is_bag and found[i] in others:
                    others.remove(found[i])
                elif is_bag or found[i] != others[i]:
                    found[i] = UNKNOWN
        return tuple(sorted(found)) if is_bag else tuple(found)

    def possible(self, zone: int) -> Zone:
        """The faces that lie in a zone in some world and not in every one, each once."""
        sure = self.agreed(self.all_worlds(), zone)
        found: set[int] = set()
        for w in self.worlds:
            others = list(w.zones[zone])
            for card in sure:
                if card >= 0:
                    others.remove(card)
            found.update(others)
        return tuple([card for card in sorted(found) if card >= 0])

    def scattered(self) -> list[Zone]:
        """Faces that lie for certain in one of some zones, or somewhere in one: each face with these zones."""
        return self.common(self.all_worlds()).loose

    # --- what notes do to a belief ----------------------------------------------------------------------

    def after(self, note: Memory, sees: bool) -> Belief:
        """The belief after a note whose card the viewer sees, or does not see."""
        table = table_after(self.table, note)
        worlds = united(self.follow_all(self.worlds, note, sees, table))
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
        sure = self.agreed_zones(worlds)
        faces = {card for cards in worlds[0].zones for card in cards if card >= 0}
        faces |= {row[0] for row in worlds[0].loose}
        loose: list[Zone] = []
        for face in sorted(faces):
            agreed = [cards.count(face) for cards in sure]
            more = min([w.count(face) - w.old.count(face) for w in worlds]) - sum(agreed)
            if more > 0:
                loose += [(face, *sorted(zones)) for zones in self.where(worlds, face, agreed, more)]
        return World(sure, (), 1, loose)

    def where(self, worlds: list[World], face: int, agreed: list[int], more: int) -> list[set[int]]:
        """For each of some cards that all worlds have beside those they agree on, where it may lie."""
        found: list[set[int]] = []
        for w in worlds:
            there: list[set[int]] = [set(row[1:]) for row in w.loose if row[0] == face]
            for zone in range(len(agreed)):
                there += [{zone} for _ in range(w.zones[zone].count(face) - agreed[zone])]
            # The cards are alike: which is which is chosen so that as little as possible becomes possible.
            found = min([unite(found, list(cards)) for cards in permutations(there, more)], key=size_of)
        return found

    def follow_all(self, worlds: list[World], note: Memory, sees: bool, table: Zone) -> list[World]:
        """The worlds that may follow, none with more copies of a card than there are."""
        found: list[World] = []
        for w in worlds:
            found += self.follow(w, note, sees)
        seen = set(note.faces) if note.kind == LOOK else {note.face}
        if sees and note.kind != MIX:
            for face in seen:
                most = self.plan.copies[face] - table.count(face)
                found = [w for w in found if w.count(face) <= most]
        return found

    def follow(self, w: World, note: Memory, sees: bool) -> list[World]:
        """The worlds that one world may become."""
        kind = note.kind
        if kind in (DRAW, PUT):
            return [self.arrive(w, note.to, note.face if sees else UNKNOWN)]
        if kind == LOOK:
            return self.look(w, note.zone, note.faces) if sees else [w]
        if kind == MIX:
            return self.mix(w, note.to, note.faces)
        found = self.leave(w, note, sees)
        if kind in (TAKE, LIFT):
            return [gone.world for gone in found]
        fit = [gone for gone in found if self.plan.takes(note.to, gone.card)]
        for gone in fit:
            if gone.card == UNKNOWN and gone.world.loose:
                gone.world.stray(note.zone, note.to)
        return [self.arrive(gone.world, note.to, gone.card) for gone in fit]

    def leave(self, w: World, note: Memory, sees: bool) -> list[Gone]:
        """How a card can leave a zone."""
        is_bag = self.plan.kinds[note.zone] == BAG
        if sees and is_bag:
            return leave_with(w, note.zone, note.face)
        if sees:
            return [leave_at(seen, note.zone, note.at) for seen in see_at(w, note.zone, note.at, note.face)]
        if note.kind == MOVE:
            return [leave_at(w, note.zone, note.at)]
        return [leave_at(w, note.zone, at) for at in range(len(w.zones[note.zone]))]

    def arrive(self, w: World, zone: int, card: int) -> World:
        """A card comes to a zone."""
        kind = self.plan.kinds[zone]
        cards = w.zones[zone]
        if kind == BAG:
            return w.change(zone, tuple(sorted(cards + (card,))))
        return w.change(zone, (card,) + cards if kind == UNDER else cards + (card,))

    def look(self, w: World, zone: int, faces: Zone) -> list[World]:
        """The viewer sees all cards of a zone."""
        worlds = [w]
        if self.plan.kinds[zone] == BAG:
            for face in faces:
                worlds = [gone.world for one in worlds for gone in leave_with(one, zone, face)]
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


def unite(rows: list[set[int]], others: list[set[int]]) -> list[set[int]]:
    """Each row together with its partner."""
    return [rows[i] | others[i] for i in range(len(others))] if rows else others


def size_of(rows: list[set[int]]) -> int:
    """The elements of all rows together."""
    return sum([len(row) for row in rows])


def table_after(table: Zone, note: Memory) -> Zone:
    """What lies open after a note."""
    if note.kind == PUT:
        return without_face(table, note.face)
    if note.kind == TAKE or note.kind == LIFT:
        return tuple(sorted(table + (note.face,)))
    if note.kind == MIX:
        for face in note.deck:
            table = without_face(table, face)
    return table


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
                rest.old = without_face(w.old, face)
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
        seen.old = without_face(w.old, face)
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


def united(worlds: list[World]) -> list[World]:
    """Each world once, with all its weight."""
    if len(worlds) <= 1:
        return worlds
    found: dict[tuple[Zone, ...], World] = {}
    for w in worlds:
        key = (*w.zones, w.old, *w.loose)
        if key in found:
            found[key].weight += w.weight
        else:
            found[key] = World(w.zones, w.old, w.weight, w.loose)
    kept = list(found.values())
    while max([w.weight for w in kept]) > HEAVY:
        for w in kept:
            w.weight = max(w.weight >> 10, 1)
    return kept


NO_BELIEFS: Final[list[Belief | None]] = []


class Memory:
    """A note, and all notes before it. It never changes but for what is remembered of the beliefs."""

    def __init__(
        self, before: Memory | None, kind: int, zone: int, at: int, to: int, face: int, eyes: int
    ) -> None:
        self.before = before
        self.kind = kind
        self.zone = zone
        self.at = at
        self.to = to
        self.face = face
        self.eyes = eyes
        self.faces: Zone = ()  # of the cards looked at; MIX: of all cards in zones
        self.deck: Zone = ()  # MIX: the discarded cards
        self.truth = NO_ZONES  # START: what really lies in the zones
        self.plan: Plan = NO_PLAN if before is None else before.plan
        # By viewer, once somebody has asked; until then all notes share a list with nothing in it.
        self.unasked: list[Belief | None] = NO_BELIEFS if before is None else before.unasked
        self.beliefs = self.unasked

    # --- notes ------------------------------------------------------------------------------------------

    def draw(self, to: int, face: int, eyes: int) -> Memory:
        """A card comes to a zone from a deck."""
        return Memory(self, DRAW, NOWHERE, NOWHERE, to, face, eyes)

    def put(self, to: int, face: int) -> Memory:
        """An open card comes to a zone; everybody has seen it."""
        return Memory(self, PUT, NOWHERE, NOWHERE, to, face, EVERYBODY)

    def move(self, zone: int, at: int, to: int, face: int, eyes: int) -> Memory:
        """The card at a place of a zone goes to another zone; everybody sees from where."""
        return Memory(self, MOVE, zone, at, to, face, eyes)

    def pick(self, zone: int, at: int, to: int, face: int, eyes: int) -> Memory:
        """A card of a zone goes to another zone; only these eyes see which one. In a bag it has no place."""
        return Memory(self, PICK, zone, at, to, face, eyes)

    def take(self, zone: int, face: int) -> Memory:
        """A card of a bag is laid open."""
        return Memory(self, TAKE, zone, NOWHERE, NOWHERE, face, EVERYBODY)

    def lift(self, zone: int, at: int, face: int) -> Memory:
        """The card at a place of a zone is laid open."""
        return Memory(self, LIFT, zone, at, NOWHERE, face, EVERYBODY)

    def look(self, zone: int, faces: Zone, eyes: int) -> Memory:
        """These eyes see all cards of a zone."""
        note = Memory(self, LOOK, zone, NOWHERE, NOWHERE, NOWHERE, eyes)
        note.faces = faces
        return note

    def mix(self, pool: int, faces: Zone, deck: Zone) -> Memory:
        """These discarded cards become a new deck, while those with these faces lie in the zones of its pool."""
        note = Memory(self, MIX, NOWHERE, NOWHERE, pool, NOWHERE, EVERYBODY)
        note.faces = faces
        note.deck = deck
        return note

    # --- beliefs ----------------------------------------------------------------------------------------

    def belief(self, viewer: int) -> Belief:
        """What a viewer must think possible after all notes up to this one."""
        notes: list[Memory] = []
        note = self
        while note.beliefs[viewer] is None and note.before is not None:
            notes.append(note)
            note = note.before
        found = note.beliefs[viewer] or newcomer(note.plan, note.truth, viewer)
        while notes:
            note = notes.pop()
            found = found.after(note, bool(note.eyes >> viewer & 1))
        if self.beliefs is self.unasked:
            self.beliefs = self.unasked[:]
        self.beliefs[viewer] = found
        return found

    def save(self) -> list[Any]:
        """All beliefs as JSON data."""
        return [self.belief(viewer).save() for viewer in range(len(self.beliefs))]

    def alone(self, viewer: int) -> Memory:
        """What one viewer remembers; all others come to the table now."""
        beliefs = self.unasked[:]
        beliefs[viewer] = self.belief(viewer)
        return remembering(self.plan, beliefs)


def newcomer(plan: Plan, truth: list[Zone], viewer: int) -> Belief:
    """What somebody knows who sees the zones for the first time."""
    seen = [eyes >> viewer & 1 for eyes in plan.eyes]
    known = [truth[i] if seen[i] else (UNKNOWN,) * len(truth[i]) for i in range(len(truth))]
    return Belief(plan, [World(known, (), 1)], ())


def remembering(plan: Plan, beliefs: list[Belief | None]) -> Memory:
    """A memory that begins with these beliefs; whoever has none sees its `truth` for the first time."""
    first = Memory(None, START, NOWHERE, NOWHERE, NOWHERE, NOWHERE, 0)
    first.plan = plan
    first.unasked = [None] * len(beliefs)
    first.beliefs = beliefs
    return first


def recall(plan: Plan, data: list[Any]) -> Memory:
    """The memory whose beliefs were saved as this."""
    return remembering(plan, [recall_belief(plan, belief) for belief in data])


def recall_belief(plan: Plan, data: list[Any]) -> Belief:
    """The belief that was saved as this."""
    worlds = [recall_world(w) for w in data[1]]
    return Belief(plan, worlds, tuple(data[0]), recall_world(data[2]) if len(data) > 2 else None)


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


NO_MEMORY: Final = remembering(NO_PLAN, [])  # of games that have no face-down cards, or keep them otherwise
