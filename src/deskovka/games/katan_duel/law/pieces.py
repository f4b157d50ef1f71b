"""Nouns: goods, regions, places, cards. No behaviour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import i64

from deskovka.core.cells import Cells, cells
from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Move, Step
from deskovka.core.worlds import Plan

NOBODY: Final = -1
NOTHING: Final = -1

# --- goods -----------------------------------------------------------------------------------------------

GOODS: Final = ("lumber", "brick", "ore", "grain", "wool", "gold")
LETTERS: Final = "LBOGWA"  # as costs are written in the card files
LUMBER: Final = 0
BRICK: Final = 1
ORE: Final = 2
GRAIN: Final = 3
WOOL: Final = 4
GOLD: Final = 5
KINDS_OF_GOODS: Final = 6

# Of roads, settlements and cities, by good.
PRICES: Final = {"road": (1, 2, 0, 0, 0, 0), "settlement": (1, 1, 0, 1, 1, 0), "city": (0, 0, 3, 2, 0, 0)}

# --- a principality --------------------------------------------------------------------------------------
# Seen by its owner: places (settlements and cities) stand in a row, numbered from the left; the first two are
# 5 and 6, so that there is room for all five others on either side. Place p stands between the columns p and
# p + 1; a column holds a road and, above and below it, a region.

ABOVE: Final = 0
BELOW: Final = 1
PLACES: Final = 12
COLUMNS: Final = 13
REGIONS: Final = 26  # row * COLUMNS + column
SPOTS: Final = 24  # place * 2 + row: where expansions of a place lie, one or (city) two
SITES: Final = 48  # place * 4 + row * 2 + (0 inner, 1 outer)
FIRST_PLACES: Final = (5, 6)

NO_PLACE: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2

LEFT: Final = 0
RIGHT: Final = 1

CAPACITY: Final = 3  # of a region, and of the Gold Cache

# --- dice ------------------------------------------------------------------------------------------------

BRIGAND: Final = 0
TRADE: Final = 1
CELEBRATION: Final = 2
HARVEST: Final = 3
EVENT_CARD: Final = 4
SYMBOLS: Final = ("brigand", "trade", "celebration", "harvest", "event-card")

# --- cards -----------------------------------------------------------------------------------------------

ACTION: Final = 0
GREEN: Final = 1  # expansions of a settlement or city
RED: Final = 2  # expansions of a city
BROWN: Final = 3  # expansions of a region
COLOURS: Final = ("action", "green", "red", "brown")

NO_GROUP: Final = 0
BUILDING: Final = 1
SHIP: Final = 2
HERO: Final = 3
UNIT: Final = 4  # neither hero nor trade ship
GROUPS: Final = ("", "building", "ship", "hero", "unit")

# When an action card is played.
IN_ACTION: Final = 0
BEFORE_ROLL: Final = 1
WITH_SETTLEMENT: Final = 2
AGAINST_EVENT: Final = 3

# What the cards of a principality give together: each card gives some of it, and a tally is the sum.
VICTORY: Final = 0
COMMERCE: Final = 1
STRENGTH: Final = 2
SKILL: Final = 3
PROGRESS: Final = 4
SHIPS: Final = 5
HEROES: Final = 6
FIGHTERS: Final = 7  # units with strength
TAXED: Final = 8  # units with strength or commerce
BUILDINGS: Final = 9
SCHOOLS: Final = 10  # buildings with progress
HARVEST_GOLD: Final = 11
MINTS: Final = 12
LENDERS: Final = 13
TRAINERS: Final = 14  # a hero costs 1 less
CRANES: Final = 15  # a large city expansion costs 1 less
CONSOLERS: Final = 16  # 1 resource for a lost expansion
PHARMACIES: Final = 17
PIRATES: Final = 18
MARKETS: Final = 19
SEARCH_ONE: Final = 20  # searching a stack costs 1
SEARCH_FREE: Final = 21  # searching a stack costs nothing
SHIP_COMMERCE: Final = 22  # more commerce for each ship
HARBORS: Final = 23
TRADING_BASES: Final = 24
FAVOURED: Final = 25  # commerce more for each trading base
DEFENCE: Final = 26  # a bit for each number of the die that wards off an attack
PEACE: Final = 27  # a bit for each number of the production die that keeps riots away
RATES: Final = 28  # from here on a ship for each good
TALLY: Final = 34

STACKS: Final = 6  # draw stacks at most

# Sets, and so the backs of cards.
SETS: Final = ("base", "gold", "turmoil", "progress")


@dataclass
class Card:
    """A card of the draw stacks (or face up beside them) as its file describes it."""

    kind: str  # its name, the same in every set
    colour: int
    copies: int
    moons: int  # how many of them carry a half-moon
    source: str
    group: int = NO_GROUP
    cost: str = ""
    gives: dict[int, int] = field(default_factory=dict)
    once: bool = False  # only one in each principality
    face_up: bool = False
    when: int = IN_ACTION
    needs: tuple[Need, ...] = ()
    does: tuple[Step, ...] = ()  # when it is played or placed
    doubles: int = NOTHING  # the good of which neighbouring regions produce twice
    shelters: bool = False  # brigands do not count the neighbouring regions
    plentiful: bool = False  # gives to its neighbours in a year of plenty
    trades_neighbours: bool = False
    guards: bool = False  # no arsonist in its city
    bath: bool = False
    hostile: bool = False  # it touches the other player when it is placed
    covers: str = ""  # the kind of card on which it is laid


class Need:
    """A condition of a card."""

    def is_met(self, s: Any, me: int) -> bool:
        """Is it fulfilled now?"""
        raise NotImplementedError

    def rule(self, s: Any, me: int, card: int) -> Rule:
        """What forbids a card while this is not fulfilled: a printed condition stands in the card's own entry."""
        box: Box = s.box
        return box.rules[card]

    def why(self, s: Any, me: int, card: int) -> Reason:
        """What is missing for a card."""
        raise NotImplementedError


class EventCard:
    """A card of the event stack."""

    def __init__(self, kind: str, copies: int, moons: int, source: str, step: Step, averted: bool = False) -> None:
        self.kind = kind
        self.copies = copies
        self.moons = moons
        self.source = source
        self.step = step
        self.averted = averted  # may an action card keep it away?


@dataclass
class Land:
    """A region card."""

    good: int
    number: int
    source: str


@dataclass
class Stack:
    """A draw stack of a mode: the back of its cards, how many there are, and whose it is."""

    back: int
    size: int
    owner: int = NOBODY


class Mode:
    """One of the games in the box."""

    def __init__(
        self,
        id: str,
        target: int,
        rule: str,
        stacks: list[Stack],
        back: Cells,
        pool: list[int],
        hands: Sequence[tuple[int, ...]],
        offered: Sequence[int],
        fixed_events: list[int],
        lots: Sequence[int],
        drawn: int,
        theme: bool,
        averting: bool,
        own_stacks: bool,
        cache_cards: tuple[int, int],
        plan: Plan,
    ) -> None:
        self.id = id
        self.target = target
        self.rule = rule
        self.stacks = stacks
        self.with_back = [[i for i, stack in enumerate(stacks) if stack.back == back] for back in range(4)]
        self.back = back  # by card
        self.pool = pool  # the cards of all stacks and start hands, as often as there are copies
        self.hands = list(hands)  # by seat: cards of a start hand that is not drawn
        self.offered = list(offered)  # the cards that lie face up
        self.fixed_events = fixed_events
        self.lots = list(lots)  # `drawn` of these events are added
        self.drawn = drawn
        self.theme = theme  # choose the start hand, rearrange regions, remove cards, win before the roll
        self.averting = averting  # are there cards that keep events away?
        self.own_stacks = own_stacks  # the tournament: everybody has own stacks and an own discard pile
        self.cache_cards = cache_cards  # by seat: the Gold Cache that would lie in the principality
        # Where cards lie face down: by seat and back in hands, the stacks, discard piles but for the top, aside.
        self.plan = plan
        self.backs = max([stack.back for stack in stacks]) + 1
        self.piles = 2 if own_stacks else 1  # of discarded cards


class Supply:
    """The components as the card files and packs describe them: cards and events by set."""

    def __init__(
        self,
        cards: tuple[tuple[Card, ...], ...],
        events: tuple[tuple[EventCard, ...], ...],
        lands: tuple[Land, ...],
        numbers: dict[str, int],
    ) -> None:
        self.cards = cards
        self.events = events
        self.lands = lands
        self.numbers = numbers
        self.decks: dict[str, Any] = {}  # cards/tournament.py describes them


class Box:
    """All components as tables; made once."""

    def __init__(self, supply: Supply) -> None:
        self.supply = supply
        self.cards: list[Card] = []
        self.names: list[str] = []  # `base.abbey`
        self.kinds: dict[str, int] = {}
        self.rules: list[Rule] = []  # by card: what it says
        self.rule_ids: list[str] = []
        self.steps: list[tuple[Step, ...]] = []
        self.needs: list[tuple[Need, ...]] = []
        self.colour: Cells = cells([])
        self.group: Cells = cells([])
        self.kind: Cells = cells([])
        self.cost: Cells = cells([])  # by card and good
        self.price: Cells = cells([])  # by card: all goods together
        self.once: Cells = cells([])
        self.when: Cells = cells([])
        self.gives: Cells = cells([])  # by card and TALLY
        self.boosters: list[Cells] = []  # by good and card
        self.shelters: Cells = cells([])
        self.plentiful: Cells = cells([])
        self.neighbours: Cells = cells([])  # trades with them
        self.hostile: Cells = cells([])  # by card: it touches the other player when placed
        self.guards: Cells = cells([])
        self.bath: Cells = cells([])
        self.covers: Cells = cells([])  # by card: the kind under it, or NOTHING
        self.covered: Cells = cells([])  # by card: the card under it, or NOTHING
        self.land_good: Cells = cells([])
        self.land_number: Cells = cells([])
        self.events: list[EventCard] = []
        self.event_rules: list[str] = []
        self.yule: i64 = 0
        self.modes: dict[str, Mode] = {}
        self.moves: Words = Words()


class Words:
    """The moves of the catalogue by kind, so that decisions need not look for them."""

    def __init__(self) -> None:
        self.roll: list[Move] = []
        self.play: list[Move] = []
        self.number: list[Move] = []
        self.region: list[Move] = []
        self.cache: list[Move] = []
        self.good: list[Move] = []
        self.spot: list[Move] = []
        self.target: list[Move] = []
        self.road: list[Move] = []
        self.settle: list[Move] = []  # left, right, then the same with a scout
        self.city: list[Move] = []
        self.exchange: list[Move] = []
        self.exchange_at: list[Move] = []
        self.mint: list[Move] = []
        self.remove: list[Move] = []
        self.under: list[Move] = []
        self.stack: list[Move] = []
        self.search: list[Move] = []
        self.take: list[Move] = []
        self.land: list[Move] = []
        self.row: list[Move] = []
        self.pay: list[Move] = []
        self.yes: list[Move] = []
        self.stop: list[Move] = []
