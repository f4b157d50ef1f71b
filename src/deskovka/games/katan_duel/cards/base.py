"""The base set: 36 cards of the draw stacks and 9 events."""

from typing import Final

from deskovka.games.katan_duel.chapters.dice import SetNumber
from deskovka.games.katan_duel.chapters.event_cards import Both, BuyFromMerchant, Invent, Plenty, ShipRace, Yule
from deskovka.games.katan_duel.chapters.feuds import Feud, FraternalFeuds
from deskovka.games.katan_duel.chapters.relocation import Relocate
from deskovka.games.katan_duel.effects import GainAny, PayAny, PayGoods
from deskovka.games.katan_duel.needs import Has, HasAny
from deskovka.games.katan_duel.pieces import (
    ACTION,
    BEFORE_ROLL,
    BRICK,
    BUILDING,
    COMMERCE,
    FAVOURED,
    GOLD,
    GRAIN,
    GREEN,
    HARVEST_GOLD,
    HERO,
    LUMBER,
    MARKETS,
    ORE,
    PROGRESS,
    RATES,
    SEARCH_ONE,
    SHIP,
    SKILL,
    STRENGTH,
    WITH_SETTLEMENT,
    WOOL,
    Card,
    EventCard,
)

# Sources: R rulebook, P public, M reading of the wording, S stand-in.
# Costs: L lumber, B brick, O ore, G grain, W wool, A gold.
CARDS: Final[tuple[Card, ...]] = (
    Card("brigitta", ACTION, 2, 0, "R+P", when=BEFORE_ROLL, does=(SetNumber(),)),
    Card(
        "goldsmith",
        ACTION,
        2,
        0,
        "R+P",
        needs=(Has(GOLD, 3),),
        does=(PayGoods(GOLD, 3, "card.goldsmith"), GainAny(2, "card.goldsmith")),
    ),
    Card(
        "merchant_caravan",
        ACTION,
        2,
        0,
        "R+P",
        needs=(HasAny(2),),
        does=(PayAny(2, "card.merchant_caravan"), GainAny(2, "card.merchant_caravan")),
    ),
    Card("scout", ACTION, 2, 0, "R+P", when=WITH_SETTLEMENT),
    Card("relocation", ACTION, 1, 0, "R+P", does=(Relocate(),)),
    Card("brick_factory", GREEN, 1, 0, "R+P", group=BUILDING, cost="BO", doubles=BRICK),
    Card("iron_foundry", GREEN, 1, 0, "R+P", group=BUILDING, cost="BO", doubles=ORE),
    Card("grain_mill", GREEN, 1, 0, "R+P", group=BUILDING, cost="LG", doubles=GRAIN),
    Card("lumber_camp", GREEN, 1, 0, "R+P", group=BUILDING, cost="LO", doubles=LUMBER),
    Card("weavers_shop", GREEN, 1, 0, "R+P", group=BUILDING, cost="LW", doubles=WOOL),
    Card("parish_hall", GREEN, 2, 0, "R+P", group=BUILDING, cost="BG", gives={SEARCH_ONE: 1}, once=True),
    Card("abbey", GREEN, 2, 0, "R+P", group=BUILDING, cost="BOG", gives={PROGRESS: 1}, once=True, plentiful=True),
    Card("storehouse", GREEN, 2, 0, "R+P", group=BUILDING, cost="LW", shelters=True, plentiful=True),
    Card(
        "marketplace",
        GREEN,
        2,
        0,
        "R+P",
        group=BUILDING,
        cost="GW",
        gives={COMMERCE: 1, MARKETS: 1, FAVOURED: 1},
        once=True,
    ),
    Card("toll_bridge", GREEN, 1, 0, "R+P", group=BUILDING, cost="LB", gives={COMMERCE: 1, HARVEST_GOLD: 2}),
    Card("brick_ship", GREEN, 1, 0, "R+P", group=SHIP, cost="LW", gives={COMMERCE: 1, RATES + BRICK: 1}),
    Card("grain_ship", GREEN, 1, 0, "R+P", group=SHIP, cost="LW", gives={COMMERCE: 1, RATES + GRAIN: 1}),
    Card("ore_ship", GREEN, 1, 0, "R+P", group=SHIP, cost="LW", gives={COMMERCE: 1, RATES + ORE: 1}),
    Card("wool_ship", GREEN, 1, 0, "R+P", group=SHIP, cost="LW", gives={COMMERCE: 1, RATES + WOOL: 1}),
    Card("lumber_ship", GREEN, 1, 0, "R+P", group=SHIP, cost="LW", gives={COMMERCE: 1, RATES + LUMBER: 1}),
    Card("gold_ship", GREEN, 1, 0, "R+P", group=SHIP, cost="LW", gives={COMMERCE: 1, RATES + GOLD: 1}),
    Card("austin", GREEN, 1, 0, "R+P", group=HERO, cost="OG", gives={STRENGTH: 1, SKILL: 2}, once=True),
    Card("candamir", GREEN, 1, 0, "R+P", group=HERO, cost="OGWW", gives={STRENGTH: 4, SKILL: 1}, once=True),
    Card("harald", GREEN, 1, 0, "R+P", group=HERO, cost="OG", gives={STRENGTH: 2, SKILL: 1}, once=True),
    Card("inga", GREEN, 1, 0, "R+P", group=HERO, cost="OGW", gives={STRENGTH: 1, SKILL: 3}, once=True),
    Card("osmund", GREEN, 1, 0, "R+P", group=HERO, cost="OGW", gives={STRENGTH: 2, SKILL: 2}, once=True),
    Card("siglind", GREEN, 1, 0, "R+P", group=HERO, cost="OGWW", gives={STRENGTH: 2, SKILL: 3}, once=True),
    Card(
        "large_trade_ship", GREEN, 1, 0, "R+P", group=SHIP, cost="LW", gives={COMMERCE: 1}, trades_neighbours=True
    ),
)

EVENTS: Final[tuple[EventCard, ...]] = (
    EventCard("fraternal_feuds", 1, 1, "R+P", FraternalFeuds()),
    EventCard("invention", 1, 0, "R+P", Both(Invent())),
    EventCard("year_of_plenty", 2, 1, "R+P", Plenty()),
    EventCard("traveling_merchant", 2, 1, "R+P", Both(BuyFromMerchant())),
    EventCard("feud", 1, 1, "R+P", Feud()),
    EventCard("yule", 1, 0, "R+P", Yule()),
    EventCard("trade_ships_race", 1, 1, "R+P", ShipRace()),
)
