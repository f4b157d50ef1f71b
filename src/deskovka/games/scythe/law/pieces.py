"""Nouns: hexes, goods, mats, cards. No behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.cells import Cells, cells
from deskovka.core.step import Move
from deskovka.core.worlds import Plan

NOBODY: Final = -1
NOTHING: Final = -1

# --- the map ---------------------------------------------------------------------------------------------

TERRAINS: Final = ("mountain", "tundra", "farm", "forest", "village", "lake", "factory", "base")
MOUNTAIN: Final = 0
TUNDRA: Final = 1
FARM: Final = 2
FOREST: Final = 3
VILLAGE: Final = 4
LAKE: Final = 5
FACTORY: Final = 6
BASE: Final = 7

# --- goods -----------------------------------------------------------------------------------------------

OIL: Final = 0
METAL: Final = 1
WOOD: Final = 2
FOOD: Final = 3
RESOURCES: Final = 4
WORKER: Final = 4  # loaded beside resources
COINS: Final = 5
POWER: Final = 6
POPULARITY: Final = 7
CARDS: Final = 8  # combat cards
ANY: Final = 9  # resources of any kind
UPGRADE: Final = 10
DEPLOY: Final = 11
BUILD: Final = 12
ENLIST: Final = 13
PRODUCE: Final = 14  # on a number of territories
GOODS: Final = (
    *("oil", "metal", "wood", "food", "worker", "coins", "power", "popularity", "cards", "any"),
    *("upgrade", "deploy", "build", "enlist", "produce"),
)
YIELD: Final = (METAL, OIL, FOOD, WOOD, WORKER)  # by terrain

# --- pieces of a player ----------------------------------------------------------------------------------

CHARACTER: Final = 0
MECH: Final = 1
LABOURER: Final = 2  # a worker as a unit that moves
UNITS: Final = 3
ALL_WORKERS: Final = 8
ALL_MECHS: Final = 4

MINE: Final = 0
ARMORY: Final = 1
MILL: Final = 2
MONUMENT: Final = 3
STRUCTURES: Final = ("mine", "armory", "mill", "monument")

# --- player mats -----------------------------------------------------------------------------------------

TOP_MOVE: Final = 0
TOP_TRADE: Final = 1
TOP_PRODUCE: Final = 2
TOP_BOLSTER: Final = 3
TOPS: Final = ("move", "trade", "produce", "bolster")

# The bottom actions stand on every mat in this order; each is paid with the resource of the same number.
BOTTOMS: Final = ("upgrade", "deploy", "build", "enlist")
FACTORY_SECTION: Final = 4
SECTIONS: Final = 5

# Technology cubes start on these six benefits.
CUBES: Final = ("units", "coins", "popularity", "territories", "power", "cards")
CUBE_UNITS: Final = 0
CUBE_COINS: Final = 1
CUBE_POPULARITY: Final = 2
CUBE_TERRITORIES: Final = 3
CUBE_POWER: Final = 4
CUBE_CARDS: Final = 5

# Ongoing bonus of a recruit by bottom action, and one-time bonuses.
ONGOING: Final = (POWER, COINS, POPULARITY, CARDS)
ONE_TIME: Final = (POWER, COINS, POPULARITY, CARDS)
ONE_TIME_AMOUNT: Final = 2

# --- tracks and stars ------------------------------------------------------------------------------------

MOST_POWER: Final = 16
MOST_POPULARITY: Final = 18
MOST_ON_DIAL: Final = 7
LAST_STAR: Final = 6

STARS: Final = (
    *("upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat"),
    *("popularity", "power"),
)
STAR_UPGRADES: Final = 0
STAR_MECHS: Final = 1
STAR_STRUCTURES: Final = 2
STAR_RECRUITS: Final = 3
STAR_WORKERS: Final = 4
STAR_OBJECTIVE: Final = 5
STAR_COMBAT: Final = 6
STAR_POPULARITY: Final = 7
STAR_POWER: Final = 8
STAR_KINDS: Final = 9

# --- factions --------------------------------------------------------------------------------------------

SWIM: Final = "swim"
RELENTLESS: Final = "relentless"
COERCION: Final = "coercion"
DOMINATE: Final = "dominate"
MEANDER: Final = "meander"

# Mech abilities, as bits of what a player has unlocked; a faction has four of them.
ABILITIES: Final = (
    *("riverwalk", "speed", "seaworthy", "artillery", "township", "peoples_army"),
    *("wayfare", "scout", "underpass", "disarm", "submerge", "camaraderie"),
)
RIVERWALK: Final = 1 << 0
SPEED: Final = 1 << 1
SEAWORTHY: Final = 1 << 2
ARTILLERY: Final = 1 << 3
TOWNSHIP: Final = 1 << 4
PEOPLES_ARMY: Final = 1 << 5
WAYFARE: Final = 1 << 6
SCOUT: Final = 1 << 7
UNDERPASS: Final = 1 << 8
DISARM: Final = 1 << 9
SUBMERGE: Final = 1 << 10
CAMARADERIE: Final = 1 << 11

VALUES: Final = (2, 3, 4, 5)  # of combat cards

# How many coins of a bottom action are taken.
NO_COINS: Final = 0
ALL_COINS: Final = 1
SOME_COINS: Final = 2

# What `trail` says of a piece that moved: 0 to 4 is the load, above it stand the kinds of units.
MOVED_UNIT: Final = 5
NO_LOAD: Final = (0, 0, 0, 0, 0)  # four resources, workers

# --- the automatic opponent ------------------------------------------------------------------------------

AUTOMA: Final = 1  # its side, beside the only seat
MOST_SEATS: Final = 5
FACTORY_FACE: Final = 10  # in the memory, Factory cards are faces after the values of combat cards
AUTOMA_COINS: Final = 5
AUTOMA_POPULARITY: Final = 10
FIRST_SCHEME: Final = 0
SECOND_SCHEME: Final = 1
BRACKETS: Final = (7, 13)  # power up to which the first and the second number of a card hold
TARGETS: Final = ("free", "explore", "raid", "fight", "clear")
FREE: Final = 0
EXPLORE: Final = 1
RAID: Final = 2
FIGHT: Final = 3
CLEAR: Final = 4
PREFERENCES: Final = (
    *("most neighbours", "near factory", "near enemy", "no enemy"),
    *("no own mech", "own workers", "most workers", "fewest fighters"),
)


@dataclass
class Section:
    """A column of a player mat."""

    top: int
    cost: int
    squares: int  # of the cost, that cubes can cover
    coins: int


@dataclass
class Mat:
    """A player mat; sections stand by their bottom action."""

    name: str
    names: dict[str, str]
    number: int
    popularity: int
    coins: int
    sections: tuple[Section, ...]


@dataclass
class Faction:
    """A faction mat."""

    name: str
    names: dict[str, str]
    power: int
    cards: int
    ability: str
    mechs: tuple[int, ...]  # bits of ABILITIES, in the order of the mat
    fords: int  # bits of terrains to which Riverwalk leads
    base: int  # place


@dataclass
class Offer:
    """A cost and what it brings: an option of an encounter, a Factory card."""

    cost: tuple[int, ...]  # good, amount …
    gain: tuple[int, ...]
    either: bool = False  # only one of the gains


class Need:
    """A condition of an objective: a count compared with a number."""

    def __init__(self, what: str, sign: str, number: int) -> None:
        self.what = what
        self.terrain = TERRAINS.index(what) if what in TERRAINS else NOTHING
        self.sign = sign
        self.number = number


class Objective:
    """An objective card."""

    def __init__(self, number: int, names: dict[str, str], needs: tuple[Need, ...], at_end: bool) -> None:
        self.number = number
        self.names = names
        self.needs = needs
        self.at_end = at_end


class AutomaMove:
    """One of the moves on a card of the automatic opponent."""

    def __init__(self, order: int, power: int, faction: int) -> None:
        self.order = order
        self.power = power  # at least so much
        self.faction = faction  # only this one, or NOBODY


class Scheme:
    """One half of such a card."""

    def __init__(
        self, moves: list[AutomaMove], gain: tuple[int, ...], more: list[tuple[int, ...]], bonus: int
    ) -> None:
        self.moves = moves
        self.gain = gain
        self.more = more  # by faction
        self.bonus = bonus  # the bottom action whose recruits serve the player, or NOTHING


class AutomaCard:
    """A card of the automatic opponent."""

    def __init__(
        self, number: int, combat: tuple[int, ...], cards: int, tokens: int, star: bool, skipped: bool
    ) -> None:
        self.number = number
        self.combat = combat  # power it spends, by its own power
        self.cards = cards
        self.tokens = tokens  # resources that are found where it was driven off
        self.star = star
        self.skipped = skipped
        self.schemes: list[Scheme] = []


class Tracker:
    """How fast the automatic opponent comes to its stars."""

    def __init__(
        self,
        name: str,
        water: int,
        second: int,
        stars: tuple[int, ...],
        skips: bool,
        victories: int,
        source: str,
    ) -> None:
        self.name = name
        self.source = source
        self.water = water  # the space from which on it crosses rivers and lakes
        self.second = second
        self.stars = stars
        self.skips = skips
        self.victories = victories  # combats that bring it a star, beside those spaces


class Order:
    """A move that a card can ask for."""

    def __init__(self, name: str, units: tuple[int, ...], to: int, prefer: tuple[int, ...], source: str) -> None:
        self.name = name
        self.units = units
        self.to = to
        self.prefer = prefer
        self.source = source


class Box:
    """All components as tables; made once."""

    def __init__(self) -> None:
        self.places: list[str] = []  # hexes, then bases
        self.hexes: int = 0
        self.terrain: Cells = cells([])
        self.of_terrain: Cells = cells([])  # by terrain: a bit for each place
        self.axial: list[tuple[int, int]] = []
        self.tunnel: Cells = cells([])
        self.encounter: Cells = cells([])
        self.near: list[list[int]] = []  # all hexes beside a hex, rivers or not
        self.land: list[list[int]] = []  # by place: land that anybody can step to
        self.across: list[list[int]] = []  # by place: land on the other side of a river
        self.lakes: list[list[int]] = []  # by place: lakes beside it
        self.tunnels: list[int] = []
        self.all_lakes: list[int] = []
        self.factory: int = 0
        self.bases: list[int] = []  # all, also those of factions that are not in the box
        self.factions: list[Faction] = []  # clockwise
        self.mats: list[Mat] = []
        self.banned: list[tuple[str, str]] = []  # factions with mats that a table may leave out
        self.encounters: list[tuple[Offer, ...]] = []
        self.factory_cards: list[Offer] = []
        self.objectives: list[Objective] = []
        self.tiles: list[str] = []
        self.tile_coins: list[tuple[int, ...]] = []
        self.combat: list[int] = []  # all combat cards by value
        self.plans: list[Plan] = []  # by number of seats: where combat and Factory cards lie face down
        self.far: list[int] = []  # by hex: steps to the Factory
        self.automa: list[AutomaCard] = []
        self.trackers: list[Tracker] = []
        self.orders: list[Order] = []
        self.moves: Words = Words()


class Words:
    """The moves of the catalogue by kind, so that decisions need not look for them."""

    def __init__(self) -> None:
        self.section: list[Move] = []
        self.top: list[Move] = []
        self.less: list[Move] = []
        self.bottom: list[Move] = []
        self.skip: list[Move] = []
        self.unit: list[Move] = []  # by kind and place
        self.load: list[Move] = []
        self.load_walker: list[Move] = []
        self.unload: list[Move] = []
        self.unload_walker: list[Move] = []
        self.go: list[Move] = []
        self.place: list[Move] = []
        self.good: list[Move] = []
        self.number: list[Move] = []
        self.cube: list[Move] = []
        self.square: list[Move] = []
        self.ability: list[Move] = []
        self.structure: list[Move] = []
        self.recruit: list[Move] = []
        self.bonus: list[Move] = []
        self.share: list[Move] = []
        self.option: list[Move] = []
        self.part: list[Move] = []
        self.take: list[Move] = []
        self.card: list[Move] = []
        self.fight: list[Move] = []
        self.reveal: list[Move] = []
        self.gift: list[Move] = []
        self.wish: list[Move] = []  # by bottom action: leave, take
        self.yes: list[Move] = []
        self.no: list[Move] = []
        self.done: list[Move] = []
