"""Nouns: goods, colours, cards, factions. No behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.cells import Cells, cells
from deskovka.core.step import Move, Step
from deskovka.core.worlds import Plan
from deskovka.games.settlers.law.lines import Goods, Line, When

NOBODY: Final = -1
NOTHING: Final = -1

# --- goods -----------------------------------------------------------------------------------------------

GOODS: Final = (
    *("wood", "stone", "food", "gold", "settler", "raze", "defence", "technology"),
    *("vp", "card", "common", "faction", "favour"),
)
WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
GOLD: Final = 3
SETTLER: Final = 4
RAZE: Final = 5
DEFENCE: Final = 6
TECHNOLOGY: Final = 7
STOCK: Final = 8  # kinds that lie in a player's supply; what follows is gained, and never lies there
VP: Final = 8
CARD: Final = 9  # from either deck
COMMON_CARD: Final = 10
FACTION_CARD: Final = 11
FAVOUR: Final = 12
RESOURCES: Final = 3  # wood, stone and food come first

# --- colours, and what else a card can be called by ------------------------------------------------------

COLOURS: Final = ("brown", "grey", "red", "pink", "gold", "black", "purple", "blue", "white", "orange")
FAVOURS: Final = 9  # colours of favour tokens: all but orange
ALL_FAVOURS: Final = (1 << FAVOURS) - 1
TRICOLOUR: Final = 1 << FAVOURS  # the Aztecs' token, beside the others
TRICOLOURS: Final = 7  # it stands for brown, grey or red
MATCHING: Final = (WOOD, STONE, FOOD, SETTLER, GOLD, RAZE, VP, CARD, TECHNOLOGY, FAVOUR)  # the good of a colour
OWN_FACTION: Final = 1 << 16  # beside the colours' bits, for features that look at what is built
A_COMMON: Final = 1 << 17

# --- kinds of locations: the rows of an empire -----------------------------------------------------------

PRODUCTION: Final = 0
FEATURE: Final = 1
ACTION: Final = 2
ATTACK: Final = 3  # no location: a card of the virtual player
KINDS: Final = ("production", "feature", "action")

# Where points come from.
SOURCES: Final = ("production", "features", "actions", "deals", "razing", "bonus")
FROM_DEALS: Final = 3
FROM_RAZING: Final = 4
FROM_BONUS: Final = 5
EARNED: Final = 6

# When a feature works.
NEVER: Final = 0
ON_BUILD: Final = 1
ON_RAZE: Final = 2
ON_DEAL: Final = 3
ON_SAMURAI: Final = 4
ON_SEND: Final = 5  # an opponent sends a pair of settlers
ON_POINTS: Final = 6  # at least two at once
ON_VISIT: Final = 7  # an opponent uses the player's open production
ON_TRIO: Final = 8  # a third, sixth … location of a colour is built
ON_PRAYED: Final = 9  # cards were revealed in a prayer
ON_REVEAL: Final = 10  # cards are about to be revealed
ON_CLEANUP: Final = 11
ON_PRODUCTION: Final = 12
ON_LOCATION_POINTS: Final = 13  # a location gives points
FROM_HAND: Final = 1  # what was razed
AN_ENEMY: Final = 2

# What a feature does all the time.
STORE: Final = 1  # keeps the three resources over Cleanup
FORTIFY: Final = 2  # own common locations cost one raze token more
GATE: Final = 3
SHRINE: Final = 4
REVEAL_MORE: Final = 5  # one card more in every prayer
KEEP_FAVOUR: Final = 6  # favour tokens that stay over Cleanup
ALWAYS: Final = ("", "store", "fortify", "gate", "shrine", "reveal", "favour")

FOR_PRAYERS: Final = 1  # cards under a location, to the end of the game
UNTIL_CLEANUP: Final = 2  # the same, to the end of the round

# What else brings points at the end.
ENDS: Final = ("", "2 vp per statue", "2 vp per kept card")
STATUES: Final = 1  # for each colour marked with a statue
KEPT: Final = 2  # for each location with a card under it

# What lies on a location, as bits.
DEFENDED: Final = 1
GUARDED: Final = 2  # by a samurai

COMMON: Final = 0  # the common deck; faction f has the deck f + 1
ATTACKS: Final = -1
ROUNDS: Final = 5
GUESTS: Final = 2  # visits to an open production in a round


@dataclass
class Title:
    """All copies of a card with the same name."""

    name: str  # `gold-mine`
    names: dict[str, str]
    deck: int
    kind: int
    source: str
    effect_source: str
    pay: Goods
    does: tuple[Line, ...]
    bonus: tuple[Line, ...]
    when: When
    always: int
    amount: int  # how many, for what it does all the time
    ends: int
    opens: Goods
    words: frozenset[str]  # all words by which the card files say what it does
    copies: int
    set: str  # "base", or the part of an expansion


@dataclass
class Faction:
    """A board."""

    name: str
    names: dict[str, str]
    produces: tuple[int, ...]  # good, amount, good, amount …
    keeps: int
    samurai: bool
    source: str
    tricolour: bool = False
    expansion: str = ""


class Box:
    """All components as tables by the number of a card; made once."""

    def __init__(self) -> None:
        self.ids: list[str] = []  # `COM021`
        self.numbers: dict[str, int] = {}
        self.title: list[int] = []  # index into titles
        self.guessed: list[bool] = []  # is what the card does a stand-in?
        self.titles: list[Title] = []
        self.factions: list[Faction] = []
        self.pool: list[list[int]] = []  # by deck: all cards with this back
        self.decks: dict[str, list[int]] = {}  # by faction, name and format: the cards of a faction deck
        self.own_decks: dict[str, tuple[int, list[int]]] = {}  # deck files: faction and titles
        self.attack_pool: list[int] = []
        self.deck: Cells = cells([])
        self.kind: Cells = cells([])
        self.colours: Cells = cells([])  # bits
        self.cost: Cells = cells([])  # by card and good of the supply
        self.sites: Cells = cells([])  # how many locations it costs
        self.price: Cells = cells([])  # all goods of the cost together
        self.simple: Cells = cells([])  # 1 if it costs no other goods than wood, stone and food
        self.worth: Cells = cells([])  # points of the standing location
        self.raze: list[tuple[int, ...]] = []  # goods, two of them or one; none: cannot be razed
        self.deal: Cells = cells([])  # the good, or NOTHING
        self.pay: Cells = cells([])  # by card and good of the supply
        self.pay_cards: Cells = cells([])  # hand cards to be discarded
        self.pay_deals: Cells = cells([])
        self.uses: Cells = cells([])
        self.when: Cells = cells([])
        self.when_what: Cells = cells([])  # bits: colours, or what was razed
        self.always: Cells = cells([])
        self.amount: Cells = cells([])  # how many, for what it does all the time
        self.ends: Cells = cells([])
        self.opens: list[tuple[int, ...]] = []  # goods for a visitor; none: no open production
        self.pay_favours: Cells = cells([])
        self.draws: Cells = cells([])  # 1 if cards are all that its action brings
        self.stores: Cells = cells([])  # cards under it are for prayers: 1 to the end of the game, 2 of the round
        self.build: list[tuple[Step, ...]] = []  # steps of an action with a card, made once
        self.make_deal: list[tuple[Step, ...]] = []
        self.raze_hand: list[tuple[Step, ...]] = []
        self.does: list[tuple[Step, ...]] = []
        self.bonus: list[tuple[Step, ...]] = []
        self.touches: Cells = cells([])  # what it does may look at and change, as bits; see chapters/ordering.py
        self.touches_bonus: Cells = cells([])
        self.slot: Cells = cells([])  # of Gates: 1, 2 …; of all other cards 0
        self.plans: list[Plan] = []  # by number of seats: where cards lie face down
        self.worths: Worths = Worths()
        self.moves: Words = Words()


class Worths:
    """What cards are worth to bots, in hundredths of points; filled in by the hints."""

    def __init__(self) -> None:
        self.price: Cells = cells([])  # the goods of the cost
        self.round: Cells = cells([])  # what the location brings in a round to come
        self.once: Cells = cells([])  # what building it brings at once
        self.prays: Cells = cells([])  # colours, as bits, whose favour tokens help its prayers


class Words:
    """The moves of the catalogue by kind, so that decisions need not look for them."""

    def __init__(self) -> None:
        self.build: list[Move] = []
        self.deal: list[Move] = []
        self.raze: list[Move] = []
        self.activate: list[Move] = []
        self.twice: list[Move] = []
        self.send: list[Move] = []
        self.defend: list[Move] = []
        self.guard: list[Move] = []
        self.tuck: list[Move] = []
        self.lay: list[Move] = []
        self.card: list[Move] = []
        self.good: list[Move] = []
        self.opponent: list[Move] = []
        self.pay: list[Move] = []
        self.yes: list[Move] = []
        self.no: list[Move] = []
        self.stop: list[Move] = []
        self.leave: list[Move] = []
        self.visit: list[Move] = []
        self.colour: list[Move] = []
        self.reveal: list[Move] = []
        self.tokens: list[Move] = []
        self.in_order: list[Move] = []
        self.bonus: list[Move] = []
