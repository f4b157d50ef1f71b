"""A second, independent scorer for Katan – Duel: short, plain, and blind to the engine.

It counts everything again from a bare description of what lies in the two principalities; nothing is carried along
between two calls. It was written from the rulebook and the card facts by someone who had not seen the engine.

A description has a `mode` and two principalities in the notation of vectors.toml (every key may be missing):
`places`, `regions` and `goods` of them, `cards` (a list is a pile, from the bottom) and `cache`.

Of the advantages it knows both readings: "advantage": "faq" (the default: at least 3 points, and more than the
other) or "book" (3 to get it, then it is kept as long as its holder has more; "held" says who had it before).
"""

from __future__ import annotations

import re
from typing import Any

Json = dict[str, Any]

SEATS = ("red", "blue")
TARGET = {  # R pp. 8, 10, 12; tournament P, second-hand
    "introductory": 7,
    "era_of_gold": 12,
    "era_of_turmoil": 12,
    "era_of_progress": 12,
    "duel_of_the_princes": 13,
    "tournament": 15,
}
HAND, ROOM, BRIGAND, MINIMUM = 3, 3, 7, 3  # R pp. 7, 3, 8, 7
GOODS = {
    "forest": "lumber",
    "hills": "brick",
    "mountains": "ore",
    "fields": "grain",
    "pasture": "wool",
    "gold_field": "gold",
}
LETTERS = {"L": "lumber", "B": "brick", "O": "ore", "G": "grain", "W": "wool", "A": "gold"}
POINTS = {"V": "victory", "C": "commerce", "S": "strength", "K": "skill", "P": "progress"}

# id, kind, copies, of them with half-moon, cost (letters above), points (letters above), 1x.
# kinds: green = settlement expansion, building; red = city expansion; brown = region expansion;
# hero, ship (= trade ship), unit (neither); action, event.
TABLE = """
centre.road                 road       9 0  LBB      -      -
centre.settlement           settlement 9 0  LBGW     V      -
centre.city                 city       7 0  OOOGG    VV     -
base.brigitta               action     2 0  -        -      -
base.goldsmith              action     2 0  -        -      -
base.merchant_caravan       action     2 0  -        -      -
base.scout                  action     2 0  -        -      -
base.relocation             action     1 0  -        -      -
base.brick_factory          green      1 0  BO       -      -
base.iron_foundry           green      1 0  BO       -      -
base.grain_mill             green      1 0  LG       -      -
base.lumber_camp            green      1 0  LO       -      -
base.weavers_shop           green      1 0  LW       -      -
base.parish_hall            green      2 0  BG       -      1x
base.abbey                  green      2 0  BOG      P      1x
base.storehouse             green      2 0  LW       -      -
base.marketplace            green      2 0  GW       C      1x
base.toll_bridge            green      1 0  LB       C      -
base.brick_ship             ship       1 0  LW       C      -
base.grain_ship             ship       1 0  LW       C      -
base.ore_ship               ship       1 0  LW       C      -
base.wool_ship              ship       1 0  LW       C      -
base.lumber_ship            ship       1 0  LW       C      -
base.gold_ship              ship       1 0  LW       C      -
base.austin                 hero       1 0  OG       SKK    1x
base.candamir               hero       1 0  OGWW     SSSSK  1x
base.harald                 hero       1 0  OG       SSK    1x
base.inga                   hero       1 0  OGW      SKKK   1x
base.osmund                 hero       1 0  OGW      SSKK   1x
base.siglind                hero       1 0  OGWW     SSKKK  1x
base.large_trade_ship       ship       1 0  LW       C      -
base.fraternal_feuds        event      1 1  -        -      -
base.invention              event      1 0  -        -      -
base.year_of_plenty         event      2 1  -        -      -
base.traveling_merchant     event      2 1  -        -      -
base.feud                   event      1 1  -        -      -
base.yule                   event      1 0  -        -      -
base.trade_ships_race       event      1 1  -        -      -
gold.goldsmith              action     1 1  -        -      -
gold.gudrun                 action     1 0  -        -      -
gold.trade_master           action     2 1  -        -      -
gold.merchant               action     2 0  -        -      -
gold.brigands               action     1 1  -        -      -
gold.reiner                 action     1 1  -        -      -
gold.gold_cache             brown      1 0  -        -      -
gold.storehouse             green      1 1  LW       -      -
gold.toll_bridge            green      1 1  LB       C      -
gold.large_trade_ship       ship       1 1  LW       C      -
gold.pirate_ship            unit       2 0  LW       -      -
gold.moneylender            red        1 0  LLBOO    V      1x
gold.harbor                 red        1 1  BOW      C      -
gold.trading_base           red        1 1  BGGWW    VC     -
gold.merchant_guild         red        2 1  BBGWW    VCC    1x
gold.mint                   red        2 1  LLBOO    V      -
gold.salt_silo              red        1 0  BWWAA    V      -
gold.staple_house           red        2 1  BBOOW    V      -
gold.traveling_merchant     event      1 1  -        -      -
gold.gift_for_the_prince    event      1 1  -        -      -
gold.trade_ships_race       event      1 1  -        -      -
turmoil.voyage_of_plunder   action     2 1  -        -      -
turmoil.archer              action     2 1  -        -      -
turmoil.arsonist            action     2 1  -        -      -
turmoil.brigands            action     1 0  -        -      -
turmoil.sebastian           action     1 1  -        -      -
turmoil.traitor             action     2 1  -        -      -
turmoil.lookout_tower       green      1 0  LG       S      -
turmoil.drill_ground        green      1 1  BO       S      1x
turmoil.carl                hero       1 1  OGWW     SSSSS  1x
turmoil.heinrich            hero       1 0  OGW      SS     1x
turmoil.irmgard             hero       1 1  GA       KK     1x
turmoil.fairgrounds         red        1 1  LLGW     V      -
turmoil.fire_brigade        red        2 1  BOWW     V      -
turmoil.large_festival_hall red        1 0  BBOOOGGG VV     -
turmoil.chapel_low          red        1 0  BOOG     V      -
turmoil.chapel_high         red        1 0  BOOG     V      -
turmoil.hedge_tavern        red        2 1  GWAA     V      1x
turmoil.tithe_barn          red        1 1  LLBO     V      -
turmoil.fraternal_feuds     event      1 1  -        -      -
turmoil.feud                event      1 1  -        -      -
turmoil.riots               event      2 1  -        -      -
progress.benjamin           action     1 0  -        -      -
progress.brigitta           action     1 1  -        -      -
progress.three_field_system action     2 1  -        -      -
progress.mineral_mining     action     2 1  -        -      -
progress.guido              action     1 0  -        -      -
progress.gustav             action     1 0  -        -      -
progress.doctor             action     2 1  -        -      -
progress.relocation         action     1 1  -        -      -
progress.chief_cannoneer    unit       2 1  LO       SSSS   -
progress.pharmacy           red        2 1  BWWA     V      -
progress.bath_house         red        3 1  BBOW     V      -
progress.building_crane     red        1 0  L        -      -
progress.library            red        2 1  LLBO     V      -
progress.parliament         red        1 1  LLLBBWW  VV     -
progress.town_hall          red        2 1  BOOWW    V      -
progress.university         red        2 1  LLBGG    VP     1x
progress.invention          event      2 2  -        -      -
progress.plague             event      3 2  -        -      -
"""


class Card:
    """A line of the table."""

    def __init__(self, line: str) -> None:
        self.id, self.kind, copies, marked, cost, points, once = line.split()
        self.copies, self.marked, self.once = int(copies), int(marked), once == "1x"
        self.type = self.id.split(".")[1]  # the same card in two sets has one type
        self.cost = {name: cost.count(k) for k, name in LETTERS.items() if k in cost}
        self.points = {name: points.count(k) for k, name in POINTS.items()}
        self.building = self.kind in ("green", "red")
        self.unit = self.kind in ("hero", "ship", "unit")


CARDS = {card.id: card for card in map(Card, TABLE.strip().splitlines())}


def good_of(region: str) -> str:
    """The good of gold_field1 is gold."""
    return GOODS[region.rstrip("123456")]


def beside(site: str) -> tuple[str, str]:
    """The two region positions that a site touches: U1b touches U0 and U2."""
    x = int(site[1:-1])
    return f"{site[0]}{x - 1}", f"{site[0]}{x + 1}"


class Realm:
    """One principality, unpacked."""

    def __init__(self, given: Json) -> None:
        self.places: dict[str, str] = given["places"]
        self.regions: dict[str, str] = given["regions"]
        self.goods = {name: given.get("goods", {}).get(name, 0) for name in self.regions.values()}
        self.cache: int = given.get("cache", {}).get("gold", 0)
        self.at: list[tuple[str, Card]] = []  # uncovered and covered alike
        for site, card in given.get("cards", {}).items():
            for id in [card] if isinstance(card, str) else card:
                self.at.append((site, CARDS[id]))
        self.cards = [card for _, card in self.at]

    def has(self, type: str) -> int:
        return sum(card.type == type for card in self.cards)

    def printed(self, kind: str) -> int:
        return sum(card.points[kind] for card in self.cards)

    def units(self, *kinds: str) -> int:
        """Units with at least one printed point of one of the kinds."""
        return sum(card.unit and any(card.points[k] for k in kinds) for card in self.cards)

    def commerce(self, ships: int) -> int:
        total = self.printed("commerce") + self.has("salt_silo") * ships
        return total + self.has("trading_base") * (self.has("marketplace") + self.has("harbor"))

    def count(self) -> Json:
        ships = sum(card.kind == "ship" for card in self.cards)
        safe = {p for site, card in self.at if card.type == "storehouse" for p in beside(site)}
        stored = {p: self.goods[name] for p, name in self.regions.items()}
        return {
            "places": sum({"settlement": 1, "city": 2}[p] for p in self.places.values()),
            "cards": self.printed("victory"),
            "harbor": self.has("harbor") if ships >= 3 else 0,
            "strength": self.printed("strength"),
            "commerce": self.commerce(ships),
            "skill": self.printed("skill"),
            "progress": self.printed("progress"),
            "hand_limit": HAND + self.printed("progress"),
            "search_cost": 0 if self.has("town_hall") else 1 if self.has("parish_hall") else 2,
            "ships": ships,
            "heroes": sum(card.kind == "hero" for card in self.cards),
            "gift_units": self.units("strength"),  # Gift for the Prince, Archer
            "riots_units": self.units("strength", "commerce"),
            "invention": min(2, sum(c.building and c.points["progress"] > 0 for c in self.cards)),
            "goods": sum(stored.values()) + self.cache,
            "brigand_count": sum(n for p, n in stored.items() if p not in safe),
        }


def holder(kind: str, points: dict[str, int], description: Json) -> str | None:
    """Who has the advantage."""
    more = max(SEATS, key=lambda seat: points[seat])
    if points["red"] == points["blue"]:
        return None
    if points[more] >= MINIMUM:
        return more
    if description.get("advantage", "faq") == "book" and description.get("held", {}).get(kind) == more:
        return more
    return None


def score(description: Json) -> Json:
    """Everything that can be read off the two principalities."""
    found = {seat: Realm(description[seat]).count() for seat in SEATS}
    out: Json = {"target": TARGET[description["mode"]]}
    for kind in ("strength", "commerce"):
        out[f"{kind}_advantage"] = holder(kind, {seat: found[seat][kind] for seat in SEATS}, description)
    for seat in SEATS:
        f = found[seat]
        f["tokens"] = sum(out[f"{kind}_advantage"] == seat for kind in ("strength", "commerce"))
        f["vp"] = f["places"] + f["cards"] + f["harbor"] + f["tokens"]
        out[seat] = f
    return out


def faults(description: Json) -> list[str]:
    """What in a description cannot lie on the table: sites, colours, 1x, copies, goods out of range."""
    bad: list[str] = []
    used: dict[str, int] = {}
    for seat in SEATS:
        realm = Realm(description[seat])
        for site, card in realm.at:
            used[card.id] = used.get(card.id, 0) + 1
            bad += site_faults(f"{seat} {site}", site, card, realm.places)
        bad += pile_faults(seat, description[seat].get("cards", {}))
        bad += [f"{seat}: {c.id} twice" for c in set(realm.cards) if c.once and realm.has(c.type) > 1]
        columns = {int(x) + d for x in realm.places for d in (-1, 1)}
        if {f"{row}{x}" for row in "UL" for x in columns} != set(realm.regions):
            bad.append(f"{seat}: regions do not fit the places")
        if not all(0 <= n <= ROOM for n in [*realm.goods.values(), realm.cache]):
            bad.append(f"{seat}: goods out of 0 to 3")
    boxes = 2 if description["mode"] == "tournament" else 1
    for id, n in used.items():
        marked = CARDS[id].marked if description["mode"] == "duel_of_the_princes" else 0
        if n > (CARDS[id].copies - marked) * boxes:
            bad.append(f"{id}: more than there are")
    return bad


def site_faults(where: str, site: str, card: Card, places: dict[str, str]) -> list[str]:
    """Is there such a site, and may the card lie there?"""
    found = re.fullmatch(r"[UL](-?\d+)([ab])", site)
    place = places.get(found.group(1)) if found else None
    if found is None or place is None or (found.group(2) == "b" and place != "city"):
        return [f"{where}: no such site"]
    if card.kind == "red" and place != "city":
        return [f"{where}: {card.id} only at a city"]
    return [] if card.building or card.unit else [f"{where}: {card.id} does not lie on a site"]


def pile_faults(seat: str, cards: Json) -> list[str]:
    """Only a Town Hall lies on another card, and only on a Parish Hall."""
    bad = []
    for site, pile in cards.items():
        types = [CARDS[pile].type] if isinstance(pile, str) else [CARDS[id].type for id in pile]
        if types != ["parish_hall", "town_hall"] and (len(types) > 1 or types == ["town_hall"]):
            bad.append(f"{seat} {site}: no such pile")
    return bad
