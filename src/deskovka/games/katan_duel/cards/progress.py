"""The Era of Progress: 26 cards and 5 events."""

from typing import Final

from deskovka.games.katan_duel.chapters.boons import ProduceAgain, Treat
from deskovka.games.katan_duel.chapters.dice import SetNumber
from deskovka.games.katan_duel.chapters.event_cards import Both, Invent
from deskovka.games.katan_duel.chapters.relocation import Relocate
from deskovka.games.katan_duel.chapters.searching import SearchPile, SearchStack
from deskovka.games.katan_duel.chapters.troubles import Plague
from deskovka.games.katan_duel.effects import Gain
from deskovka.games.katan_duel.needs import (
    Discarded,
    HasProgress,
    Owns,
    OwnsEither,
    OwnsOrBehind,
    RoomBesideBath,
    RoomFor,
    RoomForProduction,
)
from deskovka.games.katan_duel.pieces import (
    ACTION,
    BEFORE_ROLL,
    BUILDING,
    CRANES,
    GRAIN,
    GREEN,
    ORE,
    PHARMACIES,
    PROGRESS,
    RED,
    SEARCH_FREE,
    STRENGTH,
    UNIT,
    VICTORY,
    Card,
    EventCard,
)

# Sources: R rulebook, P public, M reading of the wording, S stand-in.
# Costs: L lumber, B brick, O ore, G grain, W wool, A gold.
CARDS: Final[tuple[Card, ...]] = (
    Card("benjamin", ACTION, 1, 0, "R+P", needs=(RoomForProduction(),), does=(ProduceAgain(),)),
    Card("brigitta", ACTION, 1, 1, "R+P", when=BEFORE_ROLL, does=(SetNumber(),)),
    Card(
        "three_field_system",
        ACTION,
        2,
        1,
        "R+P",
        needs=(Owns("university"), RoomFor(GRAIN)),
        does=(Gain(GRAIN, 2, "card.three_field_system"),),
    ),
    Card(
        "mineral_mining",
        ACTION,
        2,
        1,
        "R+P",
        needs=(Owns("university"), RoomFor(ORE)),
        does=(Gain(ORE, 2, "card.mineral_mining"),),
    ),
    Card(
        "guido",
        ACTION,
        1,
        0,
        "R+P",
        needs=(OwnsOrBehind("town_hall"), Discarded(True)),
        does=(SearchPile(True, "card.guido"),),
    ),
    Card(
        "gustav",
        ACTION,
        1,
        0,
        "R+P",
        needs=(OwnsOrBehind("library"), Discarded(False)),
        does=(SearchPile(False, "card.gustav"),),
    ),
    Card("doctor", ACTION, 2, 1, "R+P", needs=(Owns("bath_house"), RoomBesideBath()), does=(Treat(),)),
    Card("relocation", ACTION, 1, 1, "R+P", does=(Relocate(),)),
    Card(
        "chief_cannoneer",
        GREEN,
        2,
        1,
        "R+P",
        group=UNIT,
        cost="LO",
        gives={STRENGTH: 4},
        needs=(Owns("university"),),
    ),
    Card("pharmacy", RED, 2, 1, "R+P", group=BUILDING, cost="BWWA", gives={VICTORY: 1, PHARMACIES: 1}),
    Card("bath_house", RED, 3, 1, "R+P", group=BUILDING, cost="BBOW", gives={VICTORY: 1}, bath=True),
    Card(
        "building_crane",
        RED,
        1,
        0,
        "R+P",
        group=BUILDING,
        cost="L",
        gives={CRANES: 1},
        needs=(Owns("university"),),
    ),
    Card(
        "library",
        RED,
        2,
        1,
        "R+P",
        group=BUILDING,
        cost="LLBO",
        gives={VICTORY: 1},
        does=(SearchStack("card.library"),),
    ),
    Card(
        "parliament", RED, 1, 1, "R+P", group=BUILDING, cost="LLLBBWW", gives={VICTORY: 2}, needs=(HasProgress(2),)
    ),
    Card(
        "town_hall",
        RED,
        2,
        1,
        "R+P",
        group=BUILDING,
        cost="BOOWW",
        gives={VICTORY: 1, SEARCH_FREE: 1},
        covers="parish_hall",
    ),
    Card(
        "university",
        RED,
        2,
        1,
        "R+P",
        group=BUILDING,
        cost="LLBGG",
        gives={VICTORY: 1, PROGRESS: 1},
        once=True,
        face_up=True,
        needs=(OwnsEither("abbey", "library"),),
    ),
)

EVENTS: Final[tuple[EventCard, ...]] = (
    EventCard("invention", 2, 2, "R+P", Both(Invent())),
    EventCard("plague", 3, 2, "R+P", Plague()),
)
