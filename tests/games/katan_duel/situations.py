"""Situations in which a move is refused, beside those of the vectors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from deskovka import Move, State
from deskovka.games.katan_duel.law.moves import (
    At,
    Cache,
    City,
    Exchange,
    ExchangeAt,
    Good,
    Land,
    Mint,
    Number,
    Pay,
    Play,
    Region,
    Remove,
    Road,
    Roll,
    Search,
    Settle,
    Stack,
    Stop,
    Take,
    Target,
    Under,
)
from deskovka.games.katan_duel.law.pieces import BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL
from deskovka.games.katan_duel.law.state import Duel
from games.golden_reasons import Situation
from games.katan_duel import position
from games.katan_duel.position import card_called, land_called, place_at, region_at, site_at
from games.katan_duel.steps import Steps

RED: Final = 0
BLUE: Final = 1
FULL: Final = {"forest2": 3, "fields6": 3, "hills3": 3, "pasture4": 3, "mountains5": 3, "gold_field1": 3}
SOME: Final = {"forest2": 1, "fields6": 1, "hills3": 1, "pasture4": 1, "mountains5": 1, "gold_field1": 1}
CITIES: Final = {"-1": "city", "1": "city"}
ONE_CITY: Final = {"-1": "settlement", "1": "city"}
THREE: Final = {"-1": "settlement", "1": "settlement", "3": "settlement"}
MORE_LAND: Final = {"U4": "gold_field3", "L4": "forest6"}


def make(mode: str, phase: str = "action", **given: Any) -> Duel:
    return position.make({"mode": mode, "active": "red", "phase": phase, **given})


def intro(**red: Any) -> Duel:
    return make("introductory", red=red)


def roll(s: Duel, number: int, event: str, card: str = "") -> Duel:
    """The dice fall like this."""
    Steps(s).on_roll(RED, {"production": number, "event": event, **({"card": card} if card else {})}, [])
    s.play(RED, Roll())
    return s


def after(s: Duel, *moves: Move, seat: int = RED) -> Duel:
    """The state after some answers of a seat."""
    for move in moves:
        s.play(seat, move)
    return s


def card(s: Duel, name: str, seat: int = RED) -> int:
    return card_called(s, seat, name)


def play(s: Duel, name: str) -> Move:
    return Play(card(s, name))


def region(name: str) -> Move:
    return Region(region_at(name))


def target(name: str) -> Move:
    return Target(site_at(name))


def spot(name: str) -> Move:
    return At(site_at(name + "a") // 2)


def handmade() -> Iterator[Situation]:
    """All of them; their names say what stands on the table."""
    for part in (prices, exchanges, conditions, sites, centre, goods, taking, targets, relocation, piles, parts):
        for name, s, seat, move in part():
            yield Situation(f"{part.__name__}: {name}", s.clone(), seat, move)


Rows = Iterator[tuple[str, State, int, Move]]

# --- prices ----------------------------------------------------------------------------------------------


def prices() -> Rows:
    s = intro(goods={"forest2": 1, "hills3": 1})
    yield "a road with 1 lumber and 1 brick", s, RED, Road(0)
    yield "a road with nothing", intro(), RED, Road(1)
    yield "a road with 3 lumber only", intro(goods={"forest2": 3}), RED, Road(0)
    s = intro(roads=[0, 2], goods={"forest2": 1, "hills3": 1, "pasture4": 1})
    yield "a settlement without grain", s, RED, Settle(1, 0)
    s = intro(roads=[0, 2], goods={"hills3": 2})
    yield "a settlement with 2 brick only", s, RED, Settle(1, 0)
    yield "a city with 1 grain and 2 ore", intro(goods={"fields6": 1, "mountains5": 2}), RED, City(place_at(1))
    yield "a city with 3 ore and no grain", intro(goods={"mountains5": 3}), RED, City(place_at(-1))
    yield "a city with nothing", intro(), RED, City(place_at(-1))
    s = intro(hand=["base.abbey"], goods={"hills3": 1, "fields6": 1})
    yield "the Abbey without ore", s, RED, play(s, "base.abbey")
    s = intro(hand=["base.siglind"], goods={"pasture4": 1})
    yield "Siglind with 1 wool", s, RED, play(s, "base.siglind")
    red = {"places": ONE_CITY, "hand": ["turmoil.large_festival_hall"], "goods": {"hills3": 1, "mountains5": 2}}
    s = make("era_of_turmoil", red=red)
    yield "the Large Festival Hall with 1 brick and 2 ore", s, RED, play(s, "turmoil.large_festival_hall")
    red = {"places": ONE_CITY, "hand": ["gold.salt_silo"], "goods": {"hills3": 1, "pasture4": 2, "gold_field1": 1}}
    s = make("era_of_gold", red=red)
    yield "the Salt Silo with 1 gold", s, RED, play(s, "gold.salt_silo")
    drill = {"cards": {"U1a": "turmoil.drill_ground"}, "hand": ["turmoil.carl"]}
    s = make("era_of_turmoil", red={**drill, "goods": {"mountains5": 1, "pasture4": 1}})
    yield "Carl at a discount with 1 ore and 1 wool", s, RED, play(s, "turmoil.carl")
    s = make("era_of_turmoil", red=drill)
    yield "Carl at a discount with nothing", s, RED, play(s, "turmoil.carl")
    red = {**drill, "goods": {"mountains5": 1, "pasture4": 1, "fields6": 1, "forest2": 1}}
    s = make("era_of_turmoil", red=red)
    s = after(s, play(s, "turmoil.carl"), spot("L1"))
    yield "Carl's discount on lumber", s, RED, Good(LUMBER)
    yield "Carl's discount on ore, with 1 wool", s, RED, Good(ORE)
    s = make("era_of_progress", red=crane({"hills3": 1, "mountains5": 1}))
    yield "the Town Hall with a crane, 1 brick and 1 ore", s, RED, play(s, "progress.town_hall")
    s = intro(goods={"gold_field1": 1}, hand=["base.goldsmith"])
    yield "the Goldsmith with 1 gold", s, RED, play(s, "base.goldsmith")
    s = intro(hand=["base.goldsmith"])
    yield "the Goldsmith without gold", s, RED, play(s, "base.goldsmith")
    s = intro(hand=["base.merchant_caravan"])
    yield "the Caravan with nothing", s, RED, play(s, "base.merchant_caravan")
    s = riots(1)
    yield "Riots for 2 gold with 1", s, RED, Pay()


def crane(goods: dict[str, int]) -> dict[str, Any]:
    """Red has a crane, and a Parish Hall that waits for a Town Hall."""
    return {
        "places": CITIES,
        "cards": {"U1a": "progress.building_crane", "L1a": "base.parish_hall"},
        "hand": ["progress.town_hall"],
        "goods": goods,
    }


def riots(gold: int) -> Duel:
    """Riots ask red, who has three units."""
    units = {"U1a": "base.harald", "L1a": "base.austin", "U-1a": "base.gold_ship", "L-1a": "base.abbey"}
    hand = ["base.goldsmith", "turmoil.sebastian"]
    units["U3a"] = "turmoil.irmgard"
    red = {"cards": units, "goods": {"gold_field1": gold}, "hand": hand, "places": THREE, "regions": MORE_LAND}
    return roll(make("era_of_turmoil", "before_roll", red=red), 6, "event_card", "turmoil.riots")


# --- exchanges -------------------------------------------------------------------------------------------


def exchanges() -> Rows:
    yield "3 for 1 with 2 ore", intro(goods={"mountains5": 2}), RED, Exchange(ORE)
    yield "3 for 1 with no gold", intro(), RED, Exchange(GOLD)
    yield (
        "2 for 1 with 1 brick",
        intro(goods={"hills3": 1}, cards={"U1a": "base.brick_ship"}),
        RED,
        Exchange(BRICK),
    )
    yield "2 for 1 with no wool", intro(cards={"U1a": "base.wool_ship"}), RED, Exchange(WOOL)
    full = {**FULL, "mountains5": 3}
    yield "3 for 1, and everything else is full", intro(goods=full), RED, Exchange(ORE)
    ship = {"cards": {"U1a": "base.large_trade_ship"}}
    s = intro(**ship, goods={"gold_field1": 1, "mountains5": 3})
    yield "the large ship and 1 gold beside it", s, RED, ExchangeAt(region_at("U0"))
    yield "the large ship and nothing beside it", s, RED, ExchangeAt(region_at("U2"))
    yield "the large ship in the other row", s, RED, ExchangeAt(region_at("L2"))
    yield "the large ship and no region", s, RED, ExchangeAt(region_at("U4"))
    red = {"places": ONE_CITY, "goods": {"gold_field1": 2}}
    yield "no Mint", make("era_of_gold", red=red), RED, Mint()
    red = {"places": ONE_CITY, "cards": {"U1a": "gold.mint"}}
    yield "a Mint and no gold", make("era_of_gold", red=red), RED, Mint()
    red = {"places": ONE_CITY, "cards": {"U1a": "gold.mint", "U1b": "gold.mint"}, "goods": {"gold_field1": 3}}
    s = after(make("era_of_gold", red=red), Mint(), region("L0"), Mint(), region("L0"))
    yield "both Mints have worked", s, RED, Mint()
    s = after(intro(goods={"mountains5": 3}), Exchange(ORE))
    yield "ore for ore", s, RED, region("L2")
    s = after(intro(goods={**FULL, "hills3": 0}), Exchange(ORE))
    yield "ore for wool on a full pasture", s, RED, region("L0")
    yield "ore for a region that is not there", s, RED, region("U4")
    yield "ore for gold into no Gold Cache", s, RED, Cache()
    s = make("introductory", "before_roll", red={"goods": {"gold_field1": 2}})
    s = after(roll(s, 1, "event_card", "base.traveling_merchant"), Pay())
    yield "gold for gold of the merchant", s, RED, region("U0")
    yield "3 for 1 with 1 lumber", intro(goods={"forest2": 1}), RED, Exchange(LUMBER)


# --- conditions of cards ---------------------------------------------------------------------------------


def conditions() -> Rows:
    yield from gold_conditions()
    yield from turmoil_conditions()
    yield from progress_conditions()


def one_card(mode: str, name: str, blue: dict[str, Any] | None = None, **red: Any) -> tuple[State, int, Move]:
    """Red holds a card that cannot be played."""
    production = red.pop("production", 1)
    s = make(mode, red={**red, "hand": [name]}, blue=blue or {}, production=production)
    return s, RED, play(s, name)


def gold_conditions() -> Rows:
    gold = "era_of_gold"
    goods = {"goods": {"forest3": 2}}
    guild = {"places": ONE_CITY, "cards": {"U1a": "gold.merchant_guild"}}
    yield "Trade Master without a Guild", *one_card(gold, "gold.trade_master", goods)
    yield "Trade Master with a Guild, the opponent has nothing", *one_card(gold, "gold.trade_master", **guild)
    found = one_card(gold, "gold.trade_master", goods, **guild, goods=FULL)
    yield "Trade Master with a Guild and full stores", *found
    yield "Merchant with neither city nor commerce", *one_card(gold, "gold.merchant", goods)
    ship = {"cards": {"U1a": "base.ore_ship"}}
    yield "Merchant with 1 commerce point", *one_card(gold, "gold.merchant", goods, **ship)
    yield (
        "Merchant with a city and full stores",
        *one_card(gold, "gold.merchant", goods, places=ONE_CITY, goods=FULL),
    )
    yield "Gudrun without a Pirate Ship", *one_card(gold, "gold.gudrun", {"goods": {"gold_field4": 2}})
    pirate = {"cards": {"U1a": "gold.pirate_ship"}}
    yield "Gudrun with a Pirate Ship, the opponent has no gold", *one_card(gold, "gold.gudrun", goods, **pirate)
    blue = {"goods": {"gold_field4": 2}}
    yield (
        "Gudrun with a Pirate Ship and full gold fields",
        *one_card(gold, "gold.gudrun", blue, **pirate, goods=FULL),
    )
    weak = {"cards": {"U1a": "base.harald"}}
    yield "Brigands at 2 to 0 strength", *one_card(gold, "gold.brigands", goods, **weak)
    strong = {"cards": {"U1a": "base.candamir"}}
    yield "Brigands with the token, the opponent has nothing", *one_card(gold, "gold.brigands", **strong)
    yield "Brigands with the token and full regions", *one_card(gold, "gold.brigands", goods, **strong, goods=FULL)
    yield "the Gold Cache without a hero", *one_card(gold, "gold.gold_cache", **ship)
    s = make(gold, face_up={"gold.merchant_guild": 0})
    yield "no Guild is left", s, RED, play(s, "gold.merchant_guild")
    s = make(gold)
    yield "the Guild without a city", make(gold, red={"goods": FULL}), RED, play(s, "gold.merchant_guild")
    yield "Reiner after the roll", *one_card(gold, "gold.reiner")


def turmoil_conditions() -> Rows:
    turmoil = "era_of_turmoil"
    tavern = {"places": ONE_CITY, "cards": {"U1a": "turmoil.hedge_tavern"}}
    yield "Archer without a Tavern", *one_card(turmoil, "turmoil.archer", {"cards": {"U1a": "base.austin"}})
    found = one_card(turmoil, "turmoil.archer", {"cards": {"U1a": "base.gold_ship"}}, **tavern)
    yield "Archer with a Tavern, only a ship on the other side", *found
    yield "Arsonist with a Tavern, no building", *one_card(turmoil, "turmoil.arsonist", **tavern)
    blue = {"places": ONE_CITY, "cards": {"U1a": "turmoil.fire_brigade", "L1a": "base.abbey"}}
    yield "Arsonist with a Tavern, all guarded", *one_card(turmoil, "turmoil.arsonist", blue, **tavern)
    yield "Traitor with a Tavern, an empty hand", *one_card(turmoil, "turmoil.traitor", **tavern)
    blue = {"cards": {"U1a": "base.harald", "L1a": "base.austin"}}
    cards = {"cards": {"U1a": "base.candamir", "L1a": "base.osmund"}}
    found = one_card(turmoil, "turmoil.voyage_of_plunder", blue, cards={"U1a": "base.inga"})
    yield "Voyage at 1 to 3 strength", *found
    yield (
        "Voyage with the token, the opponent has nothing",
        *one_card(turmoil, "turmoil.voyage_of_plunder", **cards),
    )
    yield "Sebastian without an event", *one_card(turmoil, "turmoil.sebastian")


def progress_conditions() -> Rows:
    progress = "era_of_progress"
    yield (
        "Benjamin, nobody has this number",
        *one_card(progress, "progress.benjamin", production=1, regions={"U0": "gold_field3"}),
    )
    yield (
        "Benjamin, the region with this number is full",
        *one_card(progress, "progress.benjamin", production=2, goods=FULL),
    )
    school = {"places": ONE_CITY, "cards": {"U1a": "progress.university", "L1a": "base.abbey"}}
    yield "Three-Field System without a University", *one_card(progress, "progress.three_field_system")
    yield (
        "Three-Field System with full fields",
        *one_card(progress, "progress.three_field_system", **school, goods=FULL),
    )
    yield (
        "Mineral Mining with full mountains",
        *one_card(progress, "progress.mineral_mining", **school, goods=FULL),
    )
    yield "Guido with more points", *one_card(progress, "progress.guido", places=CITIES)
    yield "Guido while behind, nothing discarded", *one_card(progress, "progress.guido", {"places": CITIES})
    yield "Gustav at equal points", *one_card(progress, "progress.gustav")
    library = {"places": ONE_CITY, "cards": {"U1a": "progress.library"}}
    yield "Gustav with a Library, nothing discarded", *one_card(progress, "progress.gustav", **library)
    s = make("tournament", red={"hand": ["progress.gustav"]}, blue={"places": CITIES})
    yield "Gustav in the tournament, own pile empty", s, RED, play(s, "progress.gustav")
    s = make("tournament", red={"hand": ["progress.guido"]}, blue={"places": CITIES})
    yield "Guido in the tournament, their pile empty", s, RED, play(s, "progress.guido")
    yield "Doctor without a Bath House", *one_card(progress, "progress.doctor")
    bath = {"places": ONE_CITY, "cards": {"U1a": "progress.bath_house"}}
    yield "Doctor beside full regions", *one_card(progress, "progress.doctor", **bath, goods=FULL)
    yield (
        "University with neither Abbey nor Library",
        make(progress, red={"places": ONE_CITY, "goods": FULL}),
        RED,
        play(make(progress), "progress.university"),
    )
    yield (
        "Parliament with 1 progress point",
        *one_card(progress, "progress.parliament", places=ONE_CITY, cards={"U1a": "base.abbey"}, goods=FULL),
    )
    yield "Cannoneer without a University", *one_card(progress, "progress.chief_cannoneer", goods=FULL)


# --- sites -----------------------------------------------------------------------------------------------

EVERYWHERE: Final = {"U1a": "base.harald", "L1a": "base.austin", "U-1a": "base.inga", "L-1a": "base.osmund"}


def sites() -> Rows:
    s = intro(cards=EVERYWHERE, hand=["base.abbey"], goods=SOME)
    yield "the Abbey, all sites taken", s, RED, play(s, "base.abbey")
    s = intro(cards={"U1a": "base.abbey"}, hand=["base.abbey"], goods=SOME)
    yield "a second Abbey", s, RED, play(s, "base.abbey")
    red = {"hand": ["progress.pharmacy"], "goods": FULL}
    s = make("era_of_progress", red=red)
    yield "a red card without a city", s, RED, play(s, "progress.pharmacy")
    full = {"U1a": "base.harald", "L1a": "base.austin", "U1b": "base.inga", "L1b": "base.osmund"}
    s = make("era_of_progress", red={**red, "places": ONE_CITY, "cards": full})
    yield "a red card, the city is full, the settlement is free", s, RED, play(s, "progress.pharmacy")
    more = {**full, "U-1a": "base.abbey", "L-1a": "base.candamir"}
    s = make("era_of_progress", red={**red, "places": ONE_CITY, "cards": more})
    yield "a red card, everything is full", s, RED, play(s, "progress.pharmacy")
    s = make("era_of_progress", red={**red, "places": ONE_CITY})
    s = after(s, play(s, "progress.pharmacy"))
    yield "a red card at a settlement", s, RED, spot("U-1")
    yield "a red card where nothing stands", s, RED, spot("U5")
    yield "a red card on a region", s, RED, region("U0")
    s = intro(hand=["base.abbey"], goods=SOME, cards={"U1a": "base.harald"})
    s = after(s, play(s, "base.abbey"))
    yield "the Abbey above G, which is taken", s, RED, spot("U1")
    yield "the Abbey is put down again", s, RED, Stop()
    yield from town_halls()
    red = {"hand": ["gold.gold_cache"], "cards": {"U1a": "base.harald"}}
    s = make("era_of_gold", red=red)
    s = after(s, play(s, "gold.gold_cache"))
    yield "the Gold Cache on a site", s, RED, spot("L1")
    yield "the Gold Cache where no region lies", s, RED, region("U6")
    s = make("era_of_gold")
    yield "removing nothing", s, RED, Remove(site_at("U1a"))
    yield "removing in the introductory game", intro(cards=EVERYWHERE), RED, Remove(site_at("U1a"))


def town_halls() -> Rows:
    red = {"hand": ["progress.town_hall"], "goods": FULL, "places": ONE_CITY}
    s = make("era_of_progress", red=red)
    yield "the Town Hall without a Parish Hall", s, RED, play(s, "progress.town_hall")
    s = make("era_of_progress", red={**red, "cards": {"U-1a": "base.parish_hall"}})
    yield "the Town Hall, the Parish Hall at a settlement", s, RED, play(s, "progress.town_hall")
    s = make("era_of_progress", red={**red, "cards": {"U1a": ["base.parish_hall", "progress.town_hall"]}})
    yield "a second Town Hall", s, RED, play(s, "progress.town_hall")
    s = make("era_of_progress", red={**red, "cards": {"U1a": "base.parish_hall"}})
    s = after(s, play(s, "progress.town_hall"))
    yield "the Town Hall beside the Parish Hall", s, RED, spot("L1")


# --- roads, settlements, cities --------------------------------------------------------------------------


def centre() -> Rows:
    s = intro(roads=[0, 2], goods=FULL)
    yield "a second road on the right", s, RED, Road(1)
    yield "a settlement on the left without a road", s, RED, Settle(0, 0)
    yield "a settlement on the right with no Scout in hand", s, RED, Settle(1, 1)
    yield "a city where a city stands", intro(places=ONE_CITY, goods=FULL), RED, City(place_at(1))
    yield "a city where nothing stands", intro(goods=FULL), RED, City(place_at(5))
    for kind, move in (("road", Road(0)), ("settlement", Settle(1, 0)), ("city", City(place_at(1)))):
        s = make("introductory", red={"goods": FULL, "roads": [0, 2]}, centre={kind: 0})
        yield f"no {kind} is left", s, RED, move
    s = intro(roads=[0, 2], goods=SOME, hand=["base.scout"])
    yield "the Scout by himself", s, RED, play(s, "base.scout")
    s = after(s, Settle(1, 1))
    yield "a region that lies in the principality", s, RED, Land(land_called(s.box, "forest2"))
    first = land_called(s.box, "forest4")
    yield "the region that was chosen first", after(s, Land(first)), RED, Land(first)


# --- goods -----------------------------------------------------------------------------------------------


def goods() -> Rows:
    more = {"places": THREE, "regions": {"U4": "fields3", "L4": "gold_field3"}}
    red = {**more, "cards": {"U1a": "base.harald"}, "cache": {"at": "U2", "gold": 0}, "hand": ["base.grain_mill"]}
    s = make("era_of_gold", red={**red, "goods": {"fields6": 1, "fields3": 2, "forest2": 1}})
    s = after(s, play(s, "base.grain_mill"), spot("L-1"))
    yield "grain paid from a forest", s, RED, region("U-2")
    yield "grain paid from the Gold Cache", s, RED, Cache()
    yield "grain paid from nowhere", s, RED, region("L6")
    s = make("era_of_gold", "exchange", red={**red, "goods": {"fields6": 2, "forest2": 1}})
    s = after(s, Under(card(s, "base.grain_mill"), 0), Search(1))
    yield "a search paid from an empty region", s, RED, region("L0")
    yield "a search paid from an empty Gold Cache", s, RED, Cache()
    harvest = make("era_of_gold", "before_roll", red={**red, "goods": {**FULL}, "cache": {"at": "U2", "gold": 3}})
    harvest = roll(harvest, 1, "plentiful_harvest")
    yield "a harvest on a full region", harvest, RED, region("L-2")
    yield "a harvest into a full Gold Cache", harvest, RED, Cache()
    bridge = {**red, "cards": {"U1a": "base.toll_bridge", "L1a": "base.harald"}}
    s = make("era_of_gold", "before_roll", red={**bridge, "goods": {"gold_field3": 1}})
    s = after(roll(s, 6, "plentiful_harvest"), region("L0"))
    yield "gold of the bridge on a pasture", s, RED, region("L0")
    s = make("era_of_gold", "before_roll", red={**bridge, "goods": {"gold_field1": 3}})
    s = after(roll(s, 6, "plentiful_harvest"), region("L0"))
    yield "gold of the bridge on a full gold field", s, RED, region("U0")
    market = {"cards": {"U1a": "base.marketplace"}, "goods": {"forest2": 3}}
    s = make("era_of_gold", "before_roll", red=market, blue={"places": THREE, "regions": MORE_LAND})
    s = roll(s, 3, "trade")
    yield "ore of the Marketplace after a 3", s, RED, region("L2")
    yield "lumber of the Marketplace on a full forest", s, RED, region("U-2")
    yield "gold of the Marketplace into no Gold Cache", s, RED, Cache()


# --- taking ----------------------------------------------------------------------------------------------


def taking() -> Rows:
    guild = {"places": ONE_CITY, "cards": {"U1a": "gold.merchant_guild"}, "hand": ["gold.trade_master"]}
    blue = {"goods": {"forest3": 2, "mountains6": 1}}
    s = make("era_of_gold", red={**guild, "goods": {"mountains5": 3}}, blue=blue)
    s = after(s, play(s, "gold.trade_master"))
    yield "nothing for the Trade Master", s, RED, Stop()
    yield "gold that the opponent does not have", s, RED, Good(GOLD)
    yield "ore for full mountains", s, RED, Good(ORE)
    strong = {"cards": {"U1a": "base.candamir"}, "hand": ["turmoil.voyage_of_plunder"]}
    s = make("era_of_turmoil", red=strong, blue={"places": CITIES, "goods": {"forest3": 2}})
    s = after(s, play(s, "turmoil.voyage_of_plunder"))
    yield "nothing on the Voyage for two", s, RED, Stop()
    yield "gold that the opponent does not have, on the Voyage", s, RED, Good(GOLD)
    ships = {"U1a": "base.ore_ship", "L1a": "base.gold_ship", "U-1a": "base.wool_ship", "U1b": "gold.moneylender"}
    lender = {"places": ONE_CITY, "cards": ships, "goods": {"mountains5": 3}}
    s = roll(make("era_of_gold", "before_roll", red=lender, blue=blue), 1, "trade")
    yield "the Moneylender takes ore for full mountains", s, RED, Good(ORE)
    yield "the Moneylender takes nothing", s, RED, Stop()
    yield "the Moneylender takes gold that the opponent does not have", s, RED, Good(GOLD)
    trader = {"cards": {"U1a": "base.ore_ship", "L1a": "base.gold_ship", "U-1a": "base.wool_ship"}}
    s = roll(make("introductory", "before_roll", red=trader, blue=blue), 1, "trade")
    yield "Trade takes nothing", s, RED, Stop()
    raid = {"cards": {"U1a": "base.candamir"}, "hand": ["gold.brigands"], "goods": {"forest2": 3}}
    s = make("era_of_gold", red=raid, blue=blue)
    s = after(s, play(s, "gold.brigands"))
    yield "Brigands fill a full forest", s, RED, region("U-2")
    yield "Brigands fill a pasture, the opponent has no wool", s, RED, region("L0")
    yield "Brigands fill nothing", s, RED, region("L6")
    merchant = {"places": ONE_CITY, "hand": ["gold.merchant"]}
    s = make("era_of_gold", red=merchant, blue={"goods": {"forest3": 1}})
    s = after(s, play(s, "gold.merchant"), Good(LUMBER))
    yield "the Merchant gives nothing back", s, RED, Stop()
    yield "the Merchant gives from an empty region", s, RED, region("L2")


# --- targets ---------------------------------------------------------------------------------------------


def targets() -> Rows:
    tavern = {"places": ONE_CITY, "cards": {"U1a": "turmoil.hedge_tavern"}}
    blue = {"cards": {"U1a": "base.harald", "L1a": "base.abbey", "U-1a": "base.gold_ship"}}
    s = make("era_of_turmoil", red={**tavern, "hand": ["turmoil.archer"]}, blue=blue)
    s = after(s, play(s, "turmoil.archer"))
    yield "the Archer hits the Abbey", s, BLUE, target("L1a")
    yield "the Archer hits nothing", s, BLUE, target("L-1a")
    blue = {
        "places": ONE_CITY,
        "cards": {
            "U1a": "turmoil.fire_brigade",
            "L1a": "base.abbey",
            "U-1a": "base.storehouse",
            "L-1a": "base.harald",
        },
    }
    s = make("era_of_turmoil", red={**tavern, "hand": ["turmoil.arsonist"]}, blue=blue)
    s = after(s, play(s, "turmoil.arsonist"))
    yield "the Arsonist in a guarded city", s, RED, target("L1a")
    yield "the Arsonist burns a hero", s, RED, target("L-1a")
    s = make(
        "era_of_gold",
        red={"hand": ["gold.pirate_ship"], "goods": SOME},
        blue={"cards": {"U1a": "base.ore_ship", "L1a": "base.harald"}},
    )
    s = after(s, play(s, "gold.pirate_ship"), spot("U1"))
    yield "the Pirate Ship sinks a hero", s, BLUE, target("L1a")
    s = riots(0)
    yield "Riots take the Abbey", s, RED, target("L-1a")
    yield "Riots take Irmgard", s, RED, target("U3a")
    yield "Riots and the Goldsmith", s, RED, play(s, "base.goldsmith")
    yield "Riots and a card that is not in hand", s, RED, play(s, "base.abbey")
    yield from feuds()
    baths = {"U1a": "progress.bath_house", "L1a": "progress.bath_house", "U-1a": "base.abbey"}
    s = make(
        "era_of_progress",
        red={"places": ONE_CITY, "cards": baths, "hand": ["progress.doctor"], "goods": {**FULL, "gold_field1": 0}},
    )
    s = after(s, play(s, "progress.doctor"))
    yield "the Doctor at the Abbey", s, RED, target("U-1a")
    yield "the Doctor at a Bath House with full regions", s, RED, target("L1a")
    s = make(
        "era_of_turmoil",
        red={"places": ONE_CITY, "cards": {"U1a": "base.harald"}, "hand": ["turmoil.tithe_barn"], "goods": FULL},
    )
    s = after(s, play(s, "turmoil.tithe_barn"), spot("L1"))
    yield "the Tithe Barn and gold", s, RED, Good(GOLD)


def feuds() -> Rows:
    strong = {"cards": {"U1a": "base.candamir"}}
    four = {
        "U1a": "base.abbey",
        "L1a": "base.storehouse",
        "U-1a": "base.marketplace",
        "L-1a": "base.parish_hall",
        "U3a": "base.harald",
        "L3a": "base.toll_bridge",
    }
    blue = {
        "places": THREE,
        "regions": MORE_LAND,
        "cards": four,
        "hand": ["base.scout", "base.brigitta", "base.inga"],
    }
    s = roll(make("introductory", "before_roll", red=strong, blue=blue), 6, "event_card", "base.feud")
    yield "a Feud names a hero", s, RED, target("U3a")
    yield "a Feud names nobody", s, RED, Stop()
    s = after(s, target("U1a"))
    yield "a Feud names the Abbey twice", s, RED, target("U1a")
    s = after(s, target("L1a"), target("L3a"))
    yield "a building that was not named", s, BLUE, target("U-1a")
    yield "a site without a building", s, BLUE, target("L5a")
    s = roll(make("introductory", "before_roll", red=strong, blue=blue), 6, "event_card", "base.fraternal_feuds")
    yield "a card that blue does not hold", s, RED, Under(card(s, "base.abbey"), 0)
    yield "a stack that is not there", s, RED, Under(card(s, "base.scout"), 5)
    s = after(s, Under(card(s, "base.scout"), 0))
    yield "the same card again", s, RED, Under(card(s, "base.scout"), 1)
    yield "only one card", s, RED, Stop()


# --- relocation ------------------------------------------------------------------------------------------


def relocation() -> Rows:
    cards = {
        "U1a": "base.abbey",
        "U1b": "base.harald",
        "L1a": "progress.pharmacy",
        "U-1a": "base.storehouse",
        "L-1a": "base.storehouse",
    }
    red = {"places": ONE_CITY, "cards": cards, "hand": ["progress.relocation"]}
    s = make("era_of_progress", red=red)
    s = after(s, play(s, "progress.relocation"))
    yield "an empty site", s, RED, target("L1b")
    yield "no region", s, RED, region("U6")
    again = s.clone()
    s = after(s, target("U1a"))
    yield "within one pair", s, RED, target("U1b")
    yield "to a free site", s, RED, spot("L1")
    yield "with nothing", s, RED, target("L1b")
    t = after(again.clone(), target("U-1a"))
    yield "two Storehouses", t, RED, target("L-1a")
    yield "a red card to a settlement", t, RED, target("L1a")
    t = after(again.clone(), region("U0"))
    yield "a region with itself", t, RED, region("U0")
    s = make("era_of_progress", red={"cards": {"U1a": "base.abbey"}, "hand": ["progress.relocation"]})
    yield "the only card", after(s, play(s, "progress.relocation")), RED, target("U1a")
    red = {
        "places": ONE_CITY,
        "cards": {"U1a": "progress.pharmacy", "U-1a": "base.abbey"},
        "hand": ["progress.relocation"],
    }
    s = make("era_of_progress", red=red)
    yield "a red card and one at a settlement", after(s, play(s, "progress.relocation")), RED, target("U1a")
    s = make("era_of_progress", red=red, option={"relocation": "move"})
    s = after(s, play(s, "progress.relocation"), target("U1a"))
    yield "moving a red card to a settlement", s, RED, spot("L-1")
    yield "moving a card to where it is", s, RED, spot("U1")
    yield "moving a card to nowhere", s, RED, spot("U5")
    s = after(make("era_of_gold", "setup_regions"), region("U0"))
    yield "rearranging a region with itself", s, RED, region("U0")
    yield "rearranging a region that is not there", make("era_of_gold", "setup_regions"), RED, region("U4")


# --- hands, stacks and piles -----------------------------------------------------------------------------


def piles() -> Rows:
    s = make("introductory", "draw", red={"hand": ["base.abbey"]})
    yield "drawing nothing with 1 card in hand", s, RED, Stop()
    yield "drawing from stack 6 of 4", s, RED, Stack(5)
    hand = ["base.abbey", "base.scout", "base.harald", "base.inga", "base.austin"]
    s = make("introductory", "draw", red={"hand": hand})
    yield "keeping 5 cards", s, RED, Stop()
    yield "putting away a card that is not in hand", s, RED, Under(card(s, "base.osmund"), 0)
    yield "putting a card away under stack 6 of 4", s, RED, Under(card(s, "base.inga"), 5)
    s = make("introductory", "exchange", red={"hand": hand[:3], "goods": {"forest2": 1}})
    yield "taking a card before one is put away", s, RED, Stack(1)
    yield "looking through a stack before a card is put away", s, RED, Search(1)
    yield "exchanging a card that is not in hand", s, RED, Under(card(s, "base.osmund"), 0)
    s = after(s, Under(card(s, "base.abbey"), 0))
    yield "taking no card", s, RED, Stop()
    yield "a search with 1 resource", s, RED, Search(0)
    s = make("introductory", "exchange", red={"hand": hand[:3], "goods": {"forest2": 2}}, stacks={"base2": []})
    s = after(s, Under(card(s, "base.abbey"), 0))
    yield "the top of an empty stack", s, RED, Stack(1)
    s = after(s, Search(0), region("U-2"), region("U-2"))
    yield "a card that is not in the stack", s, RED, Take(card(s, "base.harald"))
    yield "no card after a search", s, RED, Stop()
    hand = ["gold.mint", "base.abbey", "base.scout"]
    s = make("era_of_gold", "exchange", red={"hand": hand})
    yield "a card of the Era of Gold under a base stack", s, RED, Under(card(s, "gold.mint"), 0)
    s = make("era_of_gold", "draw", red={"hand": hand[:2]}, stacks={"base2": []})
    yield "drawing from stack 6 of 5", s, RED, Stack(5)
    yield "drawing from an empty stack of a theme game", s, RED, Stack(1)
    s = make("era_of_gold", "setup")
    yield "first cards from the Era of Gold", s, RED, Stack(3)
    s = after(s, Stack(0))
    yield "no first cards", s, RED, Stop()
    s = after(s, s.legal(RED)[0])
    yield "fewer than three first cards", s, RED, Stop()
    s = make("introductory", "setup")
    s = after(s, Stack(2))
    yield "first cards from the same stack", s, BLUE, Stack(2)
    tavern = {"places": ONE_CITY, "cards": {"U1a": "turmoil.hedge_tavern"}, "hand": ["turmoil.traitor"]}
    s = make("era_of_turmoil", red=tavern, blue={"hand": ["base.abbey"]})
    s = after(s, play(s, "turmoil.traitor"))
    yield "a card that the victim does not hold", s, RED, Take(card(s, "base.scout"))
    behind = {"hand": ["progress.gustav"]}
    s = make("era_of_progress", red=behind, blue={"places": CITIES}, discard=["base.abbey"])
    s = after(s, play(s, "progress.gustav"))
    yield "a card that is not in the pile", s, RED, Take(card(s, "base.scout"))
    s = make("tournament", "draw", red={"hand": []})
    yield "the other player's stack", s, RED, Stack(4)


# --- the parts of a turn ---------------------------------------------------------------------------------


def parts() -> Rows:
    s = make(
        "era_of_gold", "before_roll", red={"hand": ["base.abbey", "base.scout", "base.brigitta"], "goods": FULL}
    )
    yield "not rolling", s, RED, Stop()
    yield "building before the roll", s, RED, play(s, "base.abbey")
    yield "a road before the roll", s, RED, Road(0)
    yield "drawing before the roll", s, RED, Stack(0)
    yield "the Scout before the roll", s, RED, play(s, "base.scout")
    yield "a card that is not in hand, before the roll", s, RED, play(s, "base.inga")
    s = after(s, play(s, "base.brigitta"), Number(4))
    yield "a number for no die", s, RED, Number(4)
    s = intro(hand=["base.brigitta", "base.abbey", "base.scout"])
    yield "rolling again", s, RED, Roll()
    yield "drawing in the action phase", s, RED, Stack(0)
    yield "putting a card away in the action phase", s, RED, Under(card(s, "base.abbey"), 0)
    yield "Brigitta after the roll", s, RED, play(s, "base.brigitta")
    yield "a card that is not in hand", s, RED, play(s, "base.inga")
    yield "the other player's move", s, BLUE, Road(0)
    s = make("introductory", "exchange", red={"hand": ["base.abbey", "base.scout", "base.inga"], "goods": FULL})
    yield "a road after the action phase", s, RED, Road(0)
    yield "rolling after the action phase", s, RED, Roll()
    s = make("tournament", "preparation", red={"hand": ["base.goldsmith", "base.abbey"]})
    yield "rolling in the preparatory round", s, RED, Roll()
    yield "an exchange in the preparatory round", s, RED, Exchange(GRAIN)
    yield "an action in the preparatory round", s, RED, play(s, "base.goldsmith")
    yield "the Abbey in the preparatory round with nothing", s, RED, play(s, "base.abbey")
    yield "a road in the preparatory round with nothing", s, RED, Road(1)
