"""The Era of Turmoil: 24 cards and 4 events."""

from typing import Final

from deskovka.games.katan_duel.chapters.attacks import Attack, BurnBuilding, Plunder, Raid, ShootUnit, SpyOut
from deskovka.games.katan_duel.chapters.boons import Celebrate, Tithe
from deskovka.games.katan_duel.chapters.event_cards import Both
from deskovka.games.katan_duel.chapters.feuds import Feud, FraternalFeuds
from deskovka.games.katan_duel.chapters.troubles import Riot
from deskovka.games.katan_duel.needs import (
    OpponentHasAny,
    OpponentHasBuilding,
    OpponentHasCards,
    OpponentHasFighter,
    OpponentRegionGoods,
    Owns,
    StrengthAdvantage,
)
from deskovka.games.katan_duel.pieces import (
    ACTION,
    AGAINST_EVENT,
    BUILDING,
    CONSOLERS,
    DEFENCE,
    GREEN,
    HERO,
    PEACE,
    RED,
    SKILL,
    STRENGTH,
    TRAINERS,
    VICTORY,
    Card,
    EventCard,
)

# Sources: R rulebook, P public, M reading of the wording, S stand-in.
# Costs: L lumber, B brick, O ore, G grain, W wool, A gold.
CARDS: Final[tuple[Card, ...]] = (
    Card(
        "voyage_of_plunder",
        ACTION,
        2,
        1,
        "R+P",
        needs=(StrengthAdvantage(), OpponentHasAny(True)),
        does=(Plunder(),),
    ),
    Card(
        "archer",
        ACTION,
        2,
        1,
        "R+P",
        needs=(Owns("hedge_tavern"), OpponentHasFighter()),
        does=(Attack((ShootUnit(),), "card.archer"),),
    ),
    Card(
        "arsonist",
        ACTION,
        2,
        1,
        "R+P",
        needs=(Owns("hedge_tavern"), OpponentHasBuilding()),
        does=(Attack((BurnBuilding(),), "card.arsonist"),),
    ),
    Card("brigands", ACTION, 1, 0, "R+P", needs=(StrengthAdvantage(), OpponentRegionGoods()), does=(Raid(),)),
    Card("sebastian", ACTION, 1, 1, "R+P", when=AGAINST_EVENT),
    Card(
        "traitor",
        ACTION,
        2,
        1,
        "R+P",
        needs=(Owns("hedge_tavern"), OpponentHasCards()),
        does=(Attack((SpyOut(),), "card.traitor"),),
    ),
    Card(
        "lookout_tower",
        GREEN,
        1,
        0,
        "R+P",
        group=BUILDING,
        cost="LG",
        gives={STRENGTH: 1, DEFENCE: 1 << 1 | 1 << 2},
    ),
    Card(
        "drill_ground", GREEN, 1, 1, "R+P", group=BUILDING, cost="BO", gives={STRENGTH: 1, TRAINERS: 1}, once=True
    ),
    Card("carl", GREEN, 1, 1, "R+P", group=HERO, cost="OGWW", gives={STRENGTH: 5}, once=True),
    Card(
        "heinrich",
        GREEN,
        1,
        0,
        "R+P",
        group=HERO,
        cost="OGW",
        gives={STRENGTH: 2, DEFENCE: 1 << 3 | 1 << 4 | 1 << 5},
        once=True,
    ),
    Card("irmgard", GREEN, 1, 1, "R+P", group=HERO, cost="GA", gives={SKILL: 2, CONSOLERS: 1}, once=True),
    Card("fairgrounds", RED, 1, 1, "R+P", group=BUILDING, cost="LLGW", gives={VICTORY: 1}, does=(Celebrate(),)),
    Card("fire_brigade", RED, 2, 1, "R+P", group=BUILDING, cost="BOWW", gives={VICTORY: 1}, guards=True),
    Card("large_festival_hall", RED, 1, 0, "R+P", group=BUILDING, cost="BBOOOGGG", gives={VICTORY: 2}),
    Card(
        "chapel_low",
        RED,
        1,
        0,
        "R+P",
        group=BUILDING,
        cost="BOOG",
        gives={VICTORY: 1, PEACE: 1 << 1 | 1 << 2 | 1 << 3},
    ),
    Card(
        "chapel_high",
        RED,
        1,
        0,
        "R+P",
        group=BUILDING,
        cost="BOOG",
        gives={VICTORY: 1, PEACE: 1 << 4 | 1 << 5 | 1 << 6},
    ),
    Card(
        "hedge_tavern", RED, 2, 1, "R+P", group=BUILDING, cost="GWAA", gives={VICTORY: 1}, once=True, face_up=True
    ),
    Card("tithe_barn", RED, 1, 1, "R+P", group=BUILDING, cost="LLBO", gives={VICTORY: 1}, does=(Tithe(),)),
)

EVENTS: Final[tuple[EventCard, ...]] = (
    EventCard("fraternal_feuds", 1, 1, "R+P", FraternalFeuds()),
    EventCard("feud", 1, 1, "R+P", Feud()),
    EventCard("riots", 2, 1, "R+P", Both(Riot())),
)
