"""The box: tables made from the files of map, mats and cards."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import product
from typing import Any, Final

from deskovka.core.cells import cells
from deskovka.core.step import Move, No, Yes
from deskovka.core.worlds import BAG, OVER, Plan
from deskovka.games.scythe.law import moves
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    ALL_WORKERS,
    AUTOMA,
    BASE,
    BOTTOMS,
    FACTORY_FACE,
    GOODS,
    LAKE,
    MOST_ON_DIAL,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    ONGOING,
    PREFERENCES,
    RESOURCES,
    SECTIONS,
    TARGETS,
    TERRAINS,
    TOPS,
    UNITS,
    VALUES,
    AutomaCard,
    AutomaMove,
    Box,
    Faction,
    Mat,
    Need,
    Objective,
    Offer,
    Order,
    Scheme,
    Section,
    Tracker,
)

Entry = dict[str, Any]
DIRECTIONS: Final = ((1, 0), (-1, 0), (1, -1), (0, -1), (0, 1), (-1, 1))
MOST_CARDS: Final = 6  # in a combat: five fighters and People's Army
GIFTS: Final = (1, 2, 5, 10)


def read(name: str) -> dict[str, Any]:
    """One of the files."""
    text = files("deskovka.games.scythe").joinpath(f"box/cards/{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def make_data() -> dict[str, Any]:
    """All files together."""
    return {**read("map"), **read("mats"), **read("cards"), **read("objectives"), **read("automa")}


def make_box(data: dict[str, Any]) -> Box:
    """Everything in the box."""
    box = Box()
    fill_map(box, data)
    for name, entry in data["mat"].items():
        box.mats.append(mat_of(name, entry))
    for name, entry in data["faction"].items():
        box.factions.append(faction_of(box, name, entry))
    box.banned = [(faction, mat) for faction, mat in data["banned"]["pairs"]]
    box.encounters = [tuple([offer_of(line) for line in lines]) for lines in data["encounter"].values()]
    box.factory_cards = [offer_of(line) for line in data["factory"].values()]
    for number, entry in data["objective"].items():
        needs = tuple([need_of(line) for line in entry["needs"]])
        box.objectives.append(Objective(int(number), entry["name"], needs, bool(entry.get("end", False))))
    box.tiles = list(data["tile"])
    box.tile_coins = [tuple(coins) for coins in data["tile"].values()]
    box.combat = [int(value) for value, count in data["combat"].items() for _ in range(count)]
    fill_automa(box, data)
    fill_moves(box)
    box.plans = [plan_of(box, seats) for seats in range(MOST_SEATS + 1)]
    return box


def plan_of(box: Box, seats: int) -> Plan:
    """Zones: a hand for each side, then the Factory. Its cards are faces after the values of combat cards."""
    sides = max(seats, AUTOMA + 1)
    # The opponent plays its cards in the order in which it drew them, and nobody sees them before.
    hands = [OVER if side >= seats else BAG for side in range(sides)]
    eyes = [0 if side >= seats else 1 << side for side in range(sides)]
    copies = [box.combat.count(value) for value in range(FACTORY_FACE)]
    return Plan([*hands, BAG], [0] * sides + [1], [*eyes, 0], copies + [1] * len(box.factory_cards))


# --- the map ---------------------------------------------------------------------------------------------


def fill_map(box: Box, data: dict[str, Any]) -> None:
    """Hexes in the order of the file, then bases, and who is beside whom."""
    hexes, bases = data["hex"], data["base"]
    box.places = [*hexes, *[f"base-{name}" for name in bases]]
    box.hexes = len(hexes)
    box.bases = list(range(len(hexes), len(box.places)))
    box.terrain = cells([TERRAINS.index(h["terrain"]) for h in hexes.values()] + [BASE] * len(bases))
    box.of_terrain = cells(
        [
            sum([1 << place for place in range(len(box.places)) if box.terrain[place] == terrain])
            for terrain in range(len(TERRAINS))
        ]
    )
    box.axial = [(h["axial"][0], h["axial"][1]) for h in (*hexes.values(), *bases.values())]
    box.tunnel = cells([int(h.get("tunnel", False)) for h in hexes.values()] + [0] * len(bases))
    box.encounter = cells([int(h.get("encounter", False)) for h in hexes.values()] + [0] * len(bases))
    box.tunnels = [place for place in range(box.hexes) if box.tunnel[place]]
    box.all_lakes = [place for place in range(box.hexes) if box.terrain[place] == LAKE]
    box.factory = [h["terrain"] for h in hexes.values()].index("factory")
    numbers = {name: i for i, name in enumerate(hexes)}
    rivers = {frozenset((numbers[a], numbers[b])) for a, b in data["rivers"]["between"]}
    at = {axial: i for i, axial in enumerate(box.axial[: box.hexes])}
    for place in range(box.hexes):
        add_neighbours(box, place, at, rivers)
    for base in bases.values():
        box.near.append([])
        box.land.append(sorted(numbers[name] for name in base["land"]))
        box.across.append(sorted(numbers[name] for name in base["across_river"]))
        box.lakes.append(sorted(numbers[name] for name in base["lake"]))


def add_neighbours(box: Box, place: int, at: dict[tuple[int, int], int], rivers: set[frozenset[int]]) -> None:
    """The hexes beside a hex: on land, across a river, lakes. Lakes have no rivers. [move.river] [move.lake]"""
    q, r = box.axial[place]
    near = sorted(at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at)
    lakes = [other for other in near if box.terrain[other] == LAKE]
    dry = [other for other in near if box.terrain[other] != LAKE]
    box.near.append(near)
    box.land.append([other for other in dry if frozenset((place, other)) not in rivers])
    box.across.append([other for other in dry if frozenset((place, other)) in rivers])
    box.lakes.append(lakes)


# --- mats and cards --------------------------------------------------------------------------------------


def mat_of(name: str, entry: Entry) -> Mat:
    """A player mat."""
    sections = [
        Section(TOPS.index(top), cost, squares, coins) for top, _, cost, squares, coins in entry["sections"]
    ]
    assert [section[1] for section in entry["sections"]] == list(BOTTOMS)
    return Mat(name, entry["name"], entry["number"], entry["popularity"], entry["coins"], tuple(sections))


def faction_of(box: Box, name: str, entry: Entry) -> Faction:
    """A faction mat."""
    fords = 0
    for terrain in entry["riverwalk"]:
        fords |= 1 << TERRAINS.index(terrain)
    mechs = tuple([1 << ABILITIES.index(ability) for ability in entry["mechs"]])
    base = box.places.index(f"base-{name}")
    return Faction(name, entry["name"], entry["power"], entry["cards"], entry["ability"], mechs, fords, base)


def goods_of(words: str) -> tuple[int, ...]:
    """`2 coins popularity` -> coins, 2, popularity, 1."""
    found: list[int] = []
    amount = 1
    for word in words.split():
        if word.isdecimal():
            amount = int(word)
        else:
            found += [GOODS.index(word), amount]
            amount = 1
    return tuple(found)


def offer_of(line: str) -> Offer:
    """`2 coins: upgrade popularity`, `popularity: enlist or upgrade`."""
    cost, _, gain = line.partition(":")
    return Offer(goods_of(cost), goods_of(gain.replace(" or ", " ")), " or " in gain)


def need_of(line: str) -> Need:
    """`workers >= 4`."""
    what, sign, number = line.rsplit(" ", 2)
    return Need(what, sign, int(number))


# --- the automatic opponent ------------------------------------------------------------------------------

UNIT_NAMES: Final = ("character", "mech", "labourer")


def fill_automa(box: Box, data: dict[str, Any]) -> None:
    """Its cards, trackers, and what its moves look for."""
    names = [faction.name for faction in box.factions]
    for name, entry in data["order"].items():
        units = tuple([UNIT_NAMES.index(unit) for unit in entry["units"]])
        prefer = tuple([PREFERENCES.index(wish) for wish in entry["prefer"]])
        box.orders.append(Order(name, units, TARGETS.index(entry["to"]), prefer, entry["source"]))
    orders = list(data["order"])
    for number, entry in data["automa"].items():
        star, skipped = bool(entry.get("star", False)), bool(entry.get("skipped", False))
        card = AutomaCard(int(number), tuple(entry["combat"]), entry["cards"], entry["tokens"], star, skipped)
        card.schemes = [scheme_of(entry[half], names, orders) for half in ("first", "second")]
        box.automa.append(card)
    for name, entry in data["tracker"].items():
        stars, skips = tuple(entry["stars"]), bool(entry.get("skips", False))
        box.trackers.append(
            Tracker(name, entry["water"], entry["second"], stars, skips, entry["victories"], entry["source"])
        )
    box.far = [distance(box, place, box.factory) for place in range(box.hexes)]


def scheme_of(entry: Entry, factions: list[str], orders: list[str]) -> Scheme:
    """`{moves = ["fight 5 saxony"], gain = "cards deploy", more = {rusviet = "deploy"}, bonus = "coins"}`."""
    found: list[AutomaMove] = []
    for line in entry["moves"]:
        order, *words = line.split()
        power = sum([int(word) for word in words if word.isdecimal()])
        only = [factions.index(word) for word in words if not word.isdecimal()]
        found.append(AutomaMove(orders.index(order), power, only[0] if only else NOBODY))
    more = [goods_of(entry.get("more", {}).get(faction, "")) for faction in factions]
    bonus = ONGOING.index(GOODS.index(entry["bonus"])) if "bonus" in entry else NOTHING
    return Scheme(found, goods_of(entry["gain"]), more, bonus)


def distance(box: Box, place: int, other: int) -> int:
    """Steps between two hexes, whatever lies between."""
    q, r = box.axial[place][0] - box.axial[other][0], box.axial[place][1] - box.axial[other][1]
    return max(abs(q), abs(r), abs(q + r))


# --- the catalogue ---------------------------------------------------------------------------------------


def fill_moves(box: Box) -> None:
    """All that a player can say, once."""
    words = box.moves
    places = range(len(box.places))
    words.section = [moves.Section(section) for section in range(SECTIONS)]
    words.top = [moves.Top(choice) for choice in range(2)]
    words.less = [moves.Less(choice) for choice in range(2)]
    words.skip = [moves.Skip()]
    words.bottom = [moves.Bottom(coins) for coins in range(3)]
    words.unit = [moves.Unit(kind, place) for kind in range(UNITS) for place in places]
    words.load = [moves.Load(good) for good in range(RESOURCES + 1)]
    words.load_walker = [moves.LoadWalker()]
    words.unload = [moves.Unload(good) for good in range(RESOURCES + 1)]
    words.unload_walker = [moves.UnloadWalker()]
    words.go = [moves.Go(place) for place in places]
    words.place = [moves.Place(place) for place in places]
    words.good = [moves.Good(good) for good in range(RESOURCES)]
    words.number = [moves.Number(number) for number in range(ALL_WORKERS + 2)]  # and the Mill
    words.cube = [moves.Cube(cube) for cube in range(6)]
    words.square = [moves.Square(bottom) for bottom in range(4)]
    words.ability = [moves.Ability(number) for number in range(4)]
    words.structure = [moves.Structure(structure) for structure in range(4)]
    words.recruit = [moves.Recruit(bottom) for bottom in range(4)]
    words.bonus = [moves.Bonus(number) for number in range(4)]
    words.share = [moves.Share(number) for number in range(4)]
    words.option = [moves.Option(number) for number in range(3)]
    words.part = [moves.Part(number) for number in range(3)]
    words.take = [moves.Take(card) for card in range(len(box.factory_cards))]
    words.card = [moves.Card(value) for value in VALUES]
    words.fight = [
        moves.Fight(power, *cards)
        for power in range(MOST_ON_DIAL + 1)
        for cards in product(range(MOST_CARDS + 1), repeat=len(VALUES))
        if sum(cards) <= MOST_CARDS
    ]
    words.reveal = [moves.Reveal(objective) for objective in range(len(box.objectives))]
    words.gift = [moves.Gift(seat, coins) for seat in range(MOST_SEATS) for coins in GIFTS]
    words.wish = [moves.Wish(bottom, take) for bottom in range(4) for take in range(2)]
    words.yes = [Yes()]
    words.no = [No()]
    words.done = [moves.Done()]


def all_moves(box: Box) -> list[Move]:
    """The catalogue in its order."""
    words = box.moves
    return [
        *words.section,
        *words.top,
        *words.less,
        *words.skip,
        *words.bottom,
        *words.unit,
        *words.load,
        *words.load_walker,
        *words.unload,
        *words.unload_walker,
        *words.go,
        *words.place,
        *words.good,
        *words.number,
        *words.cube,
        *words.square,
        *words.ability,
        *words.structure,
        *words.recruit,
        *words.bonus,
        *words.share,
        *words.option,
        *words.part,
        *words.take,
        *words.card,
        *words.fight,
        *words.reveal,
        *words.gift,
        *words.wish,
        *words.yes,
        *words.no,
        *words.done,
    ]
