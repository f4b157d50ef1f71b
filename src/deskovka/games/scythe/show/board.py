"""What is drawn of a table: pieces on the map, mats with present prices, combats and journeys, the opponent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NotRequired, TypedDict, cast

from deskovka.core.game import Game
from deskovka.core.parts import Score
from deskovka.core.sight import View
from deskovka.games.scythe.law.bits import count_bits
from deskovka.games.scythe.law.chapters.bottom import bottom_cost, bottom_lacks
from deskovka.games.scythe.law.chapters.combat import Dials, card_limit, dial_limit, driving_price, lakes_for
from deskovka.games.scythe.law.chapters.exploring import ChooseBlind, ChooseOption
from deskovka.games.scythe.law.chapters.moving import Travel, drive_off
from deskovka.games.scythe.law.chapters.reaching import steps_from
from deskovka.games.scythe.law.chapters.top import TRADED, benefit, bonus_of, cost_of, movers
from deskovka.games.scythe.law.control import controls, enemy_units, fighting_enemy, structure_of, territories_of
from deskovka.games.scythe.law.objectives import total_of
from deskovka.games.scythe.law.pieces import (
    AUTOMA,
    BASE,
    BOTTOMS,
    CAMARADERIE,
    CUBES,
    GOODS,
    MECH,
    MILL,
    NOBODY,
    NOTHING,
    ONE_TIME,
    RESOURCES,
    STAR_COMBAT,
    STAR_KINDS,
    STARS,
    STRUCTURES,
    TOP_BOLSTER,
    TOP_MOVE,
    TOP_PRODUCE,
    TOP_TRADE,
)
from deskovka.games.scythe.law.scoring import automa_sources, territories, tier_of
from deskovka.games.scythe.law.state import (
    Scythe,
    all_workers,
    faction_of,
    has_ability,
    has_units,
    is_automa,
    is_upgraded,
    mat_of,
    mechs_at,
    next_star,
    stars_of,
    tracker_of,
    tracker_stars,
    workers_at,
)
from deskovka.games.scythe.show.scene import DRAWN_UNITS, Amount, amounts
from deskovka.games.scythe.words.card_text import abilities_of, kebab

# What the top actions bring: moves and resources of any kind, or a good; all but the latter have a cube.
BENEFITS: Final = {
    TOP_MOVE: ("units", "coins"),
    TOP_TRADE: ("any", "popularity"),
    TOP_PRODUCE: ("territories",),
    TOP_BOLSTER: ("power", "cards"),
}


class Pieces(TypedDict):
    """What one side has at a place."""

    character: NotRequired[bool]
    mechs: NotRequired[int]
    workers: NotRequired[int]
    structure: NotRequired[str]


class Ground(TypedDict):
    """What stands and lies at a place: pieces by side, resources by name, an encounter that waits."""

    sides: NotRequired[dict[str, Pieces]]
    goods: NotRequired[dict[str, int]]
    holder: NotRequired[int]  # who controls these resources
    encounter: NotRequired[bool]


class Benefit(TypedDict):
    """What a top action brings now."""

    what: str
    count: int
    upgraded: NotRequired[bool]  # left out where no cube covers more of it


class Column(TypedDict):
    """A section of a mat as it is now."""

    cost: list[Amount]  # of its top action
    benefits: list[Benefit]  # one of them
    adds: NotRequired[list[Amount]]  # by a structure
    mill: NotRequired[bool]  # it is one more territory
    price: int  # of its bottom action
    covered: int  # squares of that cost with cubes on them
    lacks: int  # resources that are missing for it
    recruit: NotRequired[Literal["serves", "declined"]]


class PlayerMats(TypedDict):
    """Player mat and faction mat of a seat."""

    mat: int
    sections: dict[str, Column]
    pawn: NotRequired[int]  # its section
    factory_card: NotRequired[int]
    deployed: list[str]  # abilities of mechs that have left the mat
    built: list[str]  # structures
    bonuses: list[str]  # one-time bonuses taken


class Counted(TypedDict):
    """What a side would be counted for if the game ended now."""

    star: int  # coins for each by its popularity
    territory: int
    pair: int  # of resources
    territories: int  # the Factory as several
    pairs: int


class Side(TypedDict):
    """A player, or the automatic opponent."""

    faction: int
    power: int
    popularity: int
    coins: int
    stars: int  # all of them
    placed: dict[str, int]  # those on the star track, by kind
    hand: list[int]  # values of combat cards, -1 for one that I may not see
    objectives: list[int]  # those that I may see
    counted: Counted


class Meeting(TypedDict):
    """Whom a unit meets that goes to a place: fighters, or workers alone, who are driven off."""

    enemy: NotRequired[int]
    workers: int
    popularity: int  # that it costs at once
    comrade: NotRequired[bool]  # whose ability saves popularity in combats only


class Journey(TypedDict):
    """The unit that moves."""

    unit: str
    place: int
    steps: int
    there: dict[str, int]  # what it could carry, loaded or not
    loaded: dict[str, int]
    walked: NotRequired[int]  # workers aboard who have walked
    meets: NotRequired[dict[str, Meeting]]  # by place within reach


class Force(TypedDict):
    """What a side may put into a combat."""

    dial: int
    cards: int
    price: int  # popularity that it costs if this side wins
    lake: bool  # may it retreat to a lake?


class Battle(TypedDict):
    """A combat that is being fought."""

    place: int
    forces: dict[str, Force]


class Encounter(TypedDict):
    """An encounter that somebody chooses of."""

    place: int
    card: NotRequired[int]  # left out while it lies face down
    taken: list[int]  # options


class Opponent(TypedDict):
    """The automatic opponent beside what every side has."""

    tracker: int  # which one
    space: int
    stars: int  # of the tracker
    next_star: NotRequired[int]  # steps to go
    water: int
    second: int
    deck: int
    card: NotRequired[int]  # of its last turn
    half: NotRequired[int]  # that held; left out where the card did nothing
    won: int  # stars for combats
    workers: int
    mechs: int
    coins: dict[str, int]  # if the game ended now, by where they come from
    points: int


class Board(TypedDict):
    """A table of Scythe."""

    places: dict[str, Ground]
    sides: dict[str, Side]
    mats: dict[str, PlayerMats]
    factory: list[int]  # cards on offer, -1 for one that I may not see
    tile: int
    active: int
    turn: int
    round: int
    journey: NotRequired[Journey]
    battle: NotRequired[Battle]
    encounter: NotRequired[Encounter]
    automa: NotRequired[Opponent]


def board(g: Game, view: View) -> Board:
    """What is drawn of a view."""
    s = cast(Scythe, g.imagine(view, seed=0))  # asked only for what follows from what everybody sees
    grounds = {str(place): ground(s, place) for place in range(s.size)}
    found: Board = {
        "places": {place: here for place, here in grounds.items() if here},
        "sides": {str(side): side_of(s, view, side) for side in range(s.sides)},
        "mats": {str(seat): mats(s, seat) for seat in range(s.seats)},
        "factory": list(view.table["factory"]),
        "tile": s.tile,
        "active": s.active,
        "turn": s.turn,
        "round": max(1, -(-s.turn // s.sides)),
    }
    add_question(s, found)
    if s.sides > s.seats:
        found["automa"] = opponent(s)
    return found


def score(g: Game, view: View) -> Score:
    """Points and winners; the page gets them with every message."""
    return g.imagine(view, seed=0).score()


def add_question(s: Scythe, found: Board) -> None:
    """What is being done just now."""
    asked = s.asking
    fights = [step for step in s.steps if isinstance(step, Dials)]
    if isinstance(asked, Travel):
        found["journey"] = journey(s, s.active, asked)
    elif isinstance(asked, ChooseOption):
        taken = [i for i in range(len(s.box.encounters[asked.card])) if asked.taken >> i & 1]
        found["encounter"] = {"place": asked.place, "card": asked.card, "taken": taken}
    elif isinstance(asked, ChooseBlind):
        found["encounter"] = {"place": asked.place, "taken": []}
    elif fights:
        found["battle"] = battle(s, fights[-1])


# --- the map ---------------------------------------------------------------------------------------------


def ground(s: Scythe, place: int) -> Ground:
    """What is at a place."""
    found: Ground = {}
    owner = s.built[place] // len(STRUCTURES)
    here = [side for side in range(s.sides) if side == owner or has_units(s, side, place)]
    if here:
        found["sides"] = {str(side): pieces(s, side, place) for side in here}
    goods = by_good([int(s.goods[place * RESOURCES + good]) for good in range(RESOURCES)])
    if goods:
        found["goods"] = goods
        holders = [side for side in here if controls(s, side, place)]
        if holders:
            found["holder"] = holders[0]
    if s.tokens[place]:
        found["encounter"] = True
    return found


def by_good(counts: Sequence[int]) -> dict[str, int]:
    """Goods by name, those of which there is any."""
    return {GOODS[good]: count for good, count in enumerate(counts) if count}


def pieces(s: Scythe, side: int, place: int) -> Pieces:
    """Units of a side, and its structure."""
    found: Pieces = {}
    if s.character[side] == place:
        found["character"] = True
    if mechs_at(s, side, place):
        found["mechs"] = int(mechs_at(s, side, place))
    if workers_at(s, side, place):
        found["workers"] = int(workers_at(s, side, place))
    built = int(s.built[place])
    if built != NOTHING and built // len(STRUCTURES) == side:
        found["structure"] = STRUCTURES[built % len(STRUCTURES)]
    return found


# --- sides and mats --------------------------------------------------------------------------------------


def side_of(s: Scythe, view: View, side: int) -> Side:
    """Tracks, stars and cards of a side, as the viewer may see them."""
    placed = {star: int(s.stars[side * STAR_KINDS + kind]) for kind, star in enumerate(STARS)}
    own = [] if is_automa(s, side) else view.table["objectives"][side]
    return {
        "faction": s.factions[side],
        "power": int(s.power[side]),
        "popularity": int(s.popularity[side]),
        "coins": int(s.coins[side]),
        "stars": int(stars_of(s, side)),
        "placed": {star: count for star, count in placed.items() if count},
        "hand": list(view.table["hand"][side]),
        "objectives": [number for number in own if number != NOTHING],
        "counted": count_side(s, side),
    }


def count_side(s: Scythe, side: int) -> Counted:
    """What a side is counted for; resources bring nothing to the opponent."""
    _, star, territory, pair = tier_of(int(s.popularity[side]))
    own = territories_of(s, side)
    resources = 0 if is_automa(s, side) else sum([total_of(s, place) for place in own])
    return {
        "star": star,
        "territory": territory,
        "pair": pair,
        "territories": territories(s, own),
        "pairs": resources // 2,
    }


def mats(s: Scythe, seat: int) -> PlayerMats:
    """The mats of a player."""
    abilities = abilities_of(faction_of(s, seat))
    found: PlayerMats = {
        "mat": s.mats[seat],
        "sections": {str(section): column(s, seat, section) for section in range(len(BOTTOMS))},
        "deployed": [kebab(name) for i, name in enumerate(abilities) if s.deployed[seat] >> i & 1],
        "built": [name for i, name in enumerate(STRUCTURES) if structure_of(s, seat, i) != NOTHING],
        "bonuses": [GOODS[good] for i, good in enumerate(ONE_TIME) if s.bonuses[seat] >> i & 1],
    }
    if s.section[seat] != NOTHING:
        found["pawn"] = int(s.section[seat])
    if s.factory_card[seat] != NOTHING:
        found["factory_card"] = int(s.factory_card[seat])
    return found


def column(s: Scythe, seat: int, section: int) -> Column:
    """A section with costs and gains as they are now."""
    top = mat_of(s, seat).sections[section].top
    found: Column = {
        "cost": amounts(cost_of(s, seat, top)),
        "benefits": [benefit_of(s, seat, top, choice) for choice in range(len(BENEFITS[top]))],
        "price": bottom_cost(s, seat, section),
        "covered": int(s.squares[seat * len(BOTTOMS) + section]),
        "lacks": bottom_lacks(s, seat, section),
    }
    if bonus_of(s, seat, top):
        found["adds"] = amounts(bonus_of(s, seat, top))
    if top == TOP_PRODUCE and structure_of(s, seat, MILL) != NOTHING:
        found["mill"] = True
    if s.recruits[seat] >> section & 1:
        found["recruit"] = "declined" if s.declined[seat] >> section & 1 else "serves"
    return found


def benefit_of(s: Scythe, seat: int, top: int, choice: int) -> Benefit:
    """One of what a top action brings."""
    what, goods = BENEFITS[top][choice], benefit(s, seat, top, choice)
    count = goods[1] if goods else movers(s, seat) if top == TOP_MOVE else TRADED
    found: Benefit = {"what": what, "count": count}
    if what in CUBES:
        found["upgraded"] = bool(is_upgraded(s, seat, CUBES.index(what)))
    return found


# --- what is being done ----------------------------------------------------------------------------------


def journey(s: Scythe, seat: int, asked: Travel) -> Journey:
    """The unit that moves, what it may carry, and whom it would meet."""
    there = [int(s.goods[asked.at * RESOURCES + good]) for good in range(RESOURCES)]
    there.append(int(workers_at(s, seat, asked.at)) if asked.kind == MECH else 0)
    met = {str(place): meeting(s, seat, place) for place in steps_from(s, seat, asked.kind, asked.at)}
    meets = {place: one for place, one in met.items() if one is not None}
    found: Journey = {
        "unit": DRAWN_UNITS[asked.kind],
        "place": asked.at,
        "steps": asked.steps,
        "there": by_good(there),
        "loaded": by_good(asked.load),
    }
    if asked.walked:
        found["walked"] = asked.walked
    if meets:
        found["meets"] = meets
    return found


def meeting(s: Scythe, seat: int, place: int) -> Meeting | None:
    """Whom a unit meets there; nobody fights at a home base."""
    if s.box.terrain[place] == BASE or not enemy_units(s, seat, place):
        return None
    workers = sum([int(workers_at(s, other, place)) for other in range(s.sides) if other != seat])
    enemy = fighting_enemy(s, seat, place)
    if enemy != NOBODY:
        return {"enemy": enemy, "workers": workers, "popularity": 0}
    then = s.clone()
    drive_off(then, seat, place)
    found: Meeting = {"workers": workers, "popularity": int(s.popularity[seat] - then.popularity[seat])}
    if has_ability(s, seat, CAMARADERIE):
        found["comrade"] = True
    return found


def battle(s: Scythe, fight: Dials) -> Battle:
    """A combat before it is decided."""
    attacker, defender = fight.attacker, fight.defender
    forces = {
        str(attacker): force(s, attacker, fight.place, driving_price(s, attacker, defender, fight.place)),
        str(defender): force(s, defender, fight.place, 0),
    }
    return {"place": fight.place, "forces": forces}


def force(s: Scythe, side: int, place: int, price: int) -> Force:
    """What everybody knows of one side."""
    return {
        "dial": dial_limit(s, side),
        "cards": min(len(s.hand[side]), card_limit(s, side, place)),
        "price": price,
        "lake": bool(lakes_for(s, side, place)),
    }


# --- the automatic opponent ------------------------------------------------------------------------------


def opponent(s: Scythe) -> Opponent:
    """Its tracker, its last card, what can be seen coming, and what it would score."""
    tracker, coins = tracker_of(s), automa_sources(s)
    found: Opponent = {
        "tracker": s.level,
        "space": s.tracker,
        "stars": int(tracker_stars(s)),
        "water": max(0, tracker.water - s.tracker),
        "second": max(0, tracker.second - s.tracker),
        "deck": len(s.automa_deck),
        "won": int(s.stars[AUTOMA * STAR_KINDS + STAR_COMBAT]),
        "workers": int(all_workers(s, AUTOMA)),
        "mechs": int(count_bits(s.deployed[AUTOMA])),
        "coins": coins,
        "points": sum(coins.values()),
    }
    if next_star(s) != NOTHING:
        found["next_star"] = next_star(s)
    if s.automa_card != NOTHING:
        found["card"] = s.automa_card
        if not (s.box.automa[s.automa_card].skipped and tracker.skips):
            found["half"] = s.automa_scheme
    return found
