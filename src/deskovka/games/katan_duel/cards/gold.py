"""The Era of Gold: 24 cards and 3 events."""

from typing import Final

from deskovka.games.katan_duel.chapters.attacks import Raid, RobGold, SinkShip
from deskovka.games.katan_duel.chapters.dice import SetCelebration
from deskovka.games.katan_duel.chapters.event_cards import Both, BuyFromMerchant, Gift, ShipRace
from deskovka.games.katan_duel.chapters.taking import Demand, GiveBack
from deskovka.games.katan_duel.effects import GainAny, PayGoods
from deskovka.games.katan_duel.needs import (
    CityOrCommerce,
    Has,
    HasStrongHero,
    OpponentHas,
    OpponentHasAny,
    OpponentRegionGoods,
    Owns,
    StrengthAdvantage,
)
from deskovka.games.katan_duel.pieces import (
    ACTION,
    BEFORE_ROLL,
    BROWN,
    BUILDING,
    COMMERCE,
    FAVOURED,
    GOLD,
    GREEN,
    HARBORS,
    HARVEST_GOLD,
    LENDERS,
    MINTS,
    PIRATES,
    RED,
    SHIP,
    SHIP_COMMERCE,
    TRADING_BASES,
    UNIT,
    VICTORY,
    Card,
    EventCard,
)

# Sources: R rulebook, P public, M reading of the wording, S stand-in.
# Costs: L lumber, B brick, O ore, G grain, W wool, A gold.
CARDS: Final[tuple[Card, ...]] = (
    Card(
        "goldsmith",
        ACTION,
        1,
        1,
        "R+P",
        needs=(Has(GOLD, 3),),
        does=(PayGoods(GOLD, 3, "card.goldsmith"), GainAny(2, "card.goldsmith")),
    ),
    Card("gudrun", ACTION, 1, 0, "R+P", needs=(Owns("pirate_ship"), OpponentHas(GOLD)), does=(RobGold(),)),
    Card(
        "trade_master",
        ACTION,
        2,
        1,
        "R+P",
        needs=(Owns("merchant_guild"), OpponentHasAny()),
        does=(Demand(2, 1, "card.trade_master"),),
    ),
    Card(
        "merchant",
        ACTION,
        2,
        0,
        "R+P",
        needs=(CityOrCommerce(3), OpponentHasAny()),
        does=(Demand(2, 1, "card.merchant"), GiveBack("card.merchant")),
    ),
    Card("brigands", ACTION, 1, 1, "R+P", needs=(StrengthAdvantage(), OpponentRegionGoods()), does=(Raid(),)),
    Card("reiner", ACTION, 1, 1, "R+P", when=BEFORE_ROLL, does=(SetCelebration(),)),
    Card("gold_cache", BROWN, 1, 0, "R+P", needs=(HasStrongHero(),)),
    Card("storehouse", GREEN, 1, 1, "R+P", group=BUILDING, cost="LW", shelters=True, plentiful=True),
    Card("toll_bridge", GREEN, 1, 1, "R+P", group=BUILDING, cost="LB", gives={COMMERCE: 1, HARVEST_GOLD: 2}),
    Card(
        "large_trade_ship", GREEN, 1, 1, "R+P", group=SHIP, cost="LW", gives={COMMERCE: 1}, trades_neighbours=True
    ),
    Card(
        "pirate_ship",
        GREEN,
        2,
        0,
        "R+P",
        group=UNIT,
        cost="LW",
        gives={PIRATES: 1, HARVEST_GOLD: 1},
        does=(SinkShip(),),
        hostile=True,
    ),
    Card("moneylender", RED, 1, 0, "R+P", group=BUILDING, cost="LLBOO", gives={VICTORY: 1, LENDERS: 1}, once=True),
    Card("harbor", RED, 1, 1, "R+P", group=BUILDING, cost="BOW", gives={COMMERCE: 1, HARBORS: 1, FAVOURED: 1}),
    Card(
        "trading_base",
        RED,
        1,
        1,
        "R+P",
        group=BUILDING,
        cost="BGGWW",
        gives={VICTORY: 1, COMMERCE: 1, TRADING_BASES: 1},
    ),
    Card(
        "merchant_guild",
        RED,
        2,
        1,
        "R+P",
        group=BUILDING,
        cost="BBGWW",
        gives={VICTORY: 1, COMMERCE: 2},
        once=True,
        face_up=True,
    ),
    Card("mint", RED, 2, 1, "R+P", group=BUILDING, cost="LLBOO", gives={VICTORY: 1, MINTS: 1}),
    Card("salt_silo", RED, 1, 0, "R+P", group=BUILDING, cost="BWWAA", gives={VICTORY: 1, SHIP_COMMERCE: 1}),
    Card(
        "staple_house",
        RED,
        2,
        1,
        "R+P",
        group=BUILDING,
        cost="BBOOW",
        gives={VICTORY: 1},
        needs=(Owns("merchant_guild"),),
        does=(GainAny(2, "card.staple_house"),),
    ),
)

EVENTS: Final[tuple[EventCard, ...]] = (
    EventCard("traveling_merchant", 1, 1, "R+P", Both(BuyFromMerchant())),
    EventCard("gift_for_the_prince", 1, 1, "R+P", Both(Gift())),
    EventCard("trade_ships_race", 1, 1, "R+P", ShipRace()),
)
