"""What lies on the table, and pure questions about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64

from deskovka.core.cells import Cells, cells, zeros
from deskovka.core.state import Choices, State
from deskovka.core.turns import BITS, BITS_BY_SEAT, BY_SEAT, SEAT, Turn
from deskovka.core.value import DERIVED, OWNER, PUBLIC, SECRET, SEEN
from deskovka.core.worlds import Zone
from deskovka.games.scythe.law.pieces import (
    AUTOMA,
    FACTORY_FACE,
    NOTHING,
    STAR_KINDS,
    Box,
    Faction,
    Mat,
    Tracker,
)

if TYPE_CHECKING:
    from deskovka.core.game import Game


class Scythe(State):
    """A game of Scythe."""

    SIGHT: ClassVar[dict[str, Mapping[str, str]]] = {
        "factions": PUBLIC,
        "mats": PUBLIC,
        "order": PUBLIC,
        "tile": PUBLIC,
        "workers": PUBLIC,
        "mechs": PUBLIC,
        "character": PUBLIC,
        "goods": PUBLIC,
        "built": PUBLIC,
        "tokens": PUBLIC,
        "power": PUBLIC,
        "popularity": PUBLIC,
        "coins": PUBLIC,
        "cubes": PUBLIC,
        "squares": PUBLIC,
        "recruits": PUBLIC,
        "recruited": PUBLIC,
        "declined": PUBLIC,
        "bonuses": PUBLIC,
        "abilities": PUBLIC,
        "deployed": PUBLIC,
        "stars": PUBLIC,
        "section": PUBLIC,
        "factory_card": PUBLIC,
        "hand": SEEN,
        "deck": SECRET,
        "discard": PUBLIC,
        "objectives": OWNER,
        "shown": PUBLIC,
        "put_away": OWNER,
        "encounters": SECRET,
        "met": PUBLIC,
        "factory": SEEN,
        "active": PUBLIC,
        "turn": PUBLIC,
        "tired": PUBLIC,
        "trail": PUBLIC,
        "driven": PUBLIC,
        "coerced": PUBLIC,
        "wished": PUBLIC,
        "new_mine": PUBLIC,
        "tracker": PUBLIC,
        "automa_card": PUBLIC,
        "automa_scheme": PUBLIC,
        "automa_deck": SECRET,
        "automa_pile": PUBLIC,
        "present": DERIVED,
        "standing": DERIVED,
        "labour": DERIVED,
    }
    TURNS: ClassVar[dict[str, Turn]] = {
        **dict.fromkeys(("factions", "mats", "workers", "mechs", "character", "power", "popularity"), BY_SEAT),
        **dict.fromkeys(("coins", "cubes", "squares", "stars", "section", "factory_card", "hand"), BY_SEAT),
        **dict.fromkeys(("recruits", "recruited", "declined", "bonuses", "abilities", "deployed"), BITS_BY_SEAT),
        "order": SEAT,
        "wished": BITS,
        "built": Turn(unit=4),
        "active": SEAT,
    }
    CELLS: ClassVar[tuple[str, ...]] = (
        *("workers", "mechs", "character", "goods", "built", "tokens", "power", "popularity", "coins", "cubes"),
        *("squares", "recruits", "recruited", "declined", "bonuses", "abilities", "deployed", "stars", "section"),
        "factory_card",
    )

    box: Box
    sides: int  # players and, alone, the automatic opponent; by side are also its tracks, units, stars and hand
    factions: list[int]  # by side
    mats: list[int]  # by seat
    order: list[int]  # sides clockwise, by their home bases
    tile: int
    workers: Cells  # by side and place
    mechs: Cells  # by side and place
    character: Cells  # by side: its place; NOTHING while that of the opponent is on its mat
    goods: Cells  # by place and resource
    built: Cells  # by place: seat * 4 + structure, or NOTHING
    tokens: Cells  # by place: is there an encounter?
    power: Cells
    popularity: Cells
    coins: Cells
    cubes: Cells  # by seat and benefit: 1 as long as a cube covers it
    squares: Cells  # by seat and bottom action: cubes on its cost
    recruits: Cells  # by seat: bits of bottom actions
    recruited: Cells  # the same at the start of this turn: only those bring ongoing bonuses
    declined: Cells  # by seat: bits of ongoing bonuses that the player does not take
    bonuses: Cells  # by seat: bits of one-time bonuses taken
    abilities: Cells  # by seat: bits of unlocked ABILITIES
    deployed: Cells  # by seat: bits of mechs that have left the mat
    stars: Cells  # by seat and kind
    section: Cells  # by seat: where the action pawn stands, or NOTHING
    factory_card: Cells  # by seat, or NOTHING
    hand: list[tuple[int, ...]]  # by side: values of combat cards; those of a player in the order of their values
    deck: list[int]  # combat cards; the last one is on top
    discard: list[int]
    objectives: list[tuple[int, ...]]  # by seat
    shown: list[int]  # objectives that have brought a star
    put_away: list[tuple[int, ...]]  # by seat: the other one, which nobody else has seen
    encounters: list[int]  # the last one is on top
    met: list[int]  # encounter cards drawn so far
    factory: list[int]  # Factory cards that nobody has taken, in the order of their numbers
    active: int
    turn: int
    tired: list[int]  # place * 3 + kind of units that have moved in this action
    trail: list[int]  # where pieces came from: which piece, from, to; three numbers each
    driven: int  # workers that the active player has driven off in this turn
    new_mine: int  # where a Mine was built in this turn, or NOTHING: it serves from the next one on
    coerced: int  # has a combat card been spent as a resource in this turn?
    wished: int  # bits of ongoing bonuses about which the active player has changed their mind in this turn
    tracker: int  # the space of the opponent's tracker
    automa_card: int  # the last one that it turned for a turn, or NOTHING
    automa_scheme: int  # the half of that card that held
    automa_deck: list[int]  # the last one is on top
    automa_pile: list[int]  # turned since the last shuffle; the last one is on top

    present: Cells  # by side: a bit for each place with an own unit
    standing: Cells  # by side and structure: its place, or NOTHING
    labour: Cells  # by side: workers that have left the mat

    def __init__(self, game: Game, seats: int, options: Choices, box: Box) -> None:
        super().__init__(game, seats, options)
        self.box = box
        self.size = len(box.places)
        self.sides = max(seats, AUTOMA + 1)
        self.level = [tracker.name for tracker in box.trackers].index(str(options["solo"]))
        self.repeats_factory = options["relentless"] == "rulebook"
        self.blind = options["encounters"] == "blind"
        self.gifts = options["gifts"] == "yes"
        self.plan = box.plans[seats]

    def clone(self) -> Scythe:
        t = Scythe(self.game, self.seats, self.options, self.box)
        self.copy_core(t)
        t.tile = self.tile
        t.workers = self.workers[:]
        t.mechs = self.mechs[:]
        t.character = self.character[:]
        t.goods = self.goods[:]
        t.built = self.built[:]
        t.tokens = self.tokens[:]
        t.power = self.power[:]
        t.popularity = self.popularity[:]
        t.coins = self.coins[:]
        t.cubes = self.cubes[:]
        t.squares = self.squares[:]
        t.recruits = self.recruits[:]
        t.recruited = self.recruited[:]
        t.declined = self.declined[:]
        t.bonuses = self.bonuses[:]
        t.abilities = self.abilities[:]
        t.deployed = self.deployed[:]
        t.stars = self.stars[:]
        t.section = self.section[:]
        t.factory_card = self.factory_card[:]
        t.present = self.present[:]
        t.standing = self.standing[:]
        t.labour = self.labour[:]
        t.active = self.active
        t.turn = self.turn
        t.driven = self.driven
        t.coerced = self.coerced
        t.wished = self.wished
        t.new_mine = self.new_mine
        t.tracker = self.tracker
        t.automa_card = self.automa_card
        t.automa_scheme = self.automa_scheme
        # Verbs replace these whole, so clones may share them.
        t.factions = self.factions
        t.mats = self.mats
        t.order = self.order
        t.hand = self.hand
        t.deck = self.deck
        t.discard = self.discard
        t.objectives = self.objectives
        t.shown = self.shown
        t.put_away = self.put_away
        t.encounters = self.encounters
        t.met = self.met
        t.factory = self.factory
        t.tired = self.tired
        t.trail = self.trail
        t.automa_deck = self.automa_deck
        t.automa_pile = self.automa_pile
        return t

    def restore_cells(self, data: dict[str, Any]) -> None:
        self.workers = cells(data["workers"])
        self.mechs = cells(data["mechs"])
        self.character = cells(data["character"])
        self.goods = cells(data["goods"])
        self.built = cells(data["built"])
        self.tokens = cells(data["tokens"])
        self.power = cells(data["power"])
        self.popularity = cells(data["popularity"])
        self.coins = cells(data["coins"])
        self.cubes = cells(data["cubes"])
        self.squares = cells(data["squares"])
        self.recruits = cells(data["recruits"])
        self.recruited = cells(data["recruited"])
        self.declined = cells(data["declined"])
        self.bonuses = cells(data["bonuses"])
        self.abilities = cells(data["abilities"])
        self.deployed = cells(data["deployed"])
        self.stars = cells(data["stars"])
        self.section = cells(data["section"])
        self.factory_card = cells(data["factory_card"])

    def zones(self) -> list[Zone]:
        return [*self.hand, tuple([FACTORY_FACE + card for card in self.factory])]

    def seen_fields(self, zones: list[Zone]) -> dict[str, Any]:
        factory = [card if card < 0 else card - FACTORY_FACE for card in zones[self.sides]]
        return {"hand": zones[: self.sides], "factory": factory}

    def refresh(self) -> None:
        self.present = zeros(self.sides)
        self.standing = cells([NOTHING] * (self.sides * 4))
        self.labour = zeros(self.sides)
        for place in range(self.size):
            if self.built[place] != NOTHING:
                self.standing[self.built[place]] = place
            for seat in range(self.sides):
                self.labour[seat] += workers_at(self, seat, place)
                if units_at(self, seat, place):
                    self.present[seat] |= 1 << place


def faction_of(s: Scythe, seat: int) -> Faction:
    """A player's faction mat."""
    return s.box.factions[s.factions[seat]]


def mat_of(s: Scythe, seat: int) -> Mat:
    """A player's mat."""
    return s.box.mats[s.mats[seat]]


def base_of(s: Scythe, seat: int) -> int:
    """A player's home base."""
    return s.box.factions[s.factions[seat]].base


def left_of(s: Scythe, seat: int, steps: int = 1) -> int:
    """The next player clockwise."""
    return s.order[(s.order.index(seat) + steps) % s.sides]


def is_automa(s: Scythe, side: i64) -> bool:
    """Is it the automatic opponent?"""
    return side >= s.seats


def tracker_of(s: Scythe) -> Tracker:
    """The tracker of the automatic opponent."""
    return s.box.trackers[s.level]


def tracker_stars(s: Scythe) -> i64:
    """Stars that it has reached. [automa.stars]"""
    found: i64 = 0
    for space in tracker_of(s).stars:
        if s.tracker >= space:
            found += 1
    return found


def next_star(s: Scythe) -> int:
    """Steps of the tracker to its next star, or NOTHING if no star comes any more. [automa.stars]"""
    for space in tracker_of(s).stars:
        if space > s.tracker and not s.is_over():
            return space - s.tracker
    return NOTHING


def has_ability(s: Scythe, seat: i64, bit: i64) -> bool:
    """Is a mech ability unlocked?"""
    return s.abilities[seat] & bit != 0


# --- the map ---------------------------------------------------------------------------------------------


def workers_at(s: Scythe, seat: i64, place: i64) -> i64:
    """Workers of a player."""
    return s.workers[seat * s.size + place]


def mechs_at(s: Scythe, seat: i64, place: i64) -> i64:
    """Mechs of a player."""
    return s.mechs[seat * s.size + place]


def fighters_at(s: Scythe, seat: i64, place: i64) -> i64:
    """Mechs and character of a player."""
    found = s.mechs[seat * s.size + place]
    return found + 1 if s.character[seat] == place else found


def units_at(s: Scythe, seat: i64, place: i64) -> i64:
    """All units of a player."""
    return fighters_at(s, seat, place) + s.workers[seat * s.size + place]


def has_units(s: Scythe, seat: i64, place: i64) -> bool:
    """Has a player a unit there?"""
    return s.present[seat] >> place & 1 != 0


def all_workers(s: Scythe, seat: i64) -> i64:
    """Workers that have left the mat."""
    return s.labour[seat]


def upgrades_of(s: Scythe, seat: i64) -> i64:
    """Cubes that have moved."""
    found: i64 = 0
    for i in range(seat * 6, seat * 6 + 6):
        found += 1 - s.cubes[i]
    return found


def structures_of(s: Scythe, seat: i64) -> i64:
    """Structures on the map."""
    found: i64 = 0
    for i in range(seat * 4, seat * 4 + 4):
        if s.standing[i] != NOTHING:
            found += 1
    return found


def stars_of(s: Scythe, seat: i64) -> i64:
    """All stars of a player."""
    found: i64 = 0
    for i in range(seat * STAR_KINDS, (seat + 1) * STAR_KINDS):
        found += s.stars[i]
    return found + tracker_stars(s) if is_automa(s, seat) else found


def is_upgraded(s: Scythe, seat: i64, cube: i64) -> i64:
    """1 if the benefit has been improved."""
    return 1 - s.cubes[seat * 6 + cube]
