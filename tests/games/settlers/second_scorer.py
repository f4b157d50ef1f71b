"""A second, independent scorer and checker for Settlers: short, plain, and blind to the engine.

It was written from the rulebook and the component facts by someone who had not seen the engine. Everything is
counted anew from a bare description; `facts.json` beside it holds what the facts say of cards, boards and attack
cards.

A PLAYER is a dict of plain values; what is missing is empty or 0:
    faction      barbarians | romans | egyptians | japanese
    vp           points on the track
    goods        {"worker": 3, "wood": 1, …}   personal supply (worker wood stone food gold raze defense)
    hand         list of card ids, or just their number
    built        list of Locations: "COM007" or {"card": "JAP013", "samurai": True, "defense": True, "used": 1,
                 "on": goods lying on it (Shrine: stored resources), "under": cards or number of cards under a
                 Gate, "ra": seat that has taken it over this round}
    foundations  list of card ids, or number
    deals        list: "BAR012" (under the board), "ATT011" (attack card taken by Spies), or
                 {"location": "ROM020", …} (Trade Route Deal with that Location of an opponent)
A SOLO LINE is a list of attack card ids, newest first.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

Json = dict[str, Any]

GOODS: Final = ("worker", "wood", "stone", "food", "gold", "raze", "defense")
RESOURCES: Final = ("wood", "stone", "food")
KIND_ORDER: Final = ("action", "feature", "production")
DEAL_ORDER: Final = ("card", "raze", "gold", "vp", "stone", "worker", "food", "wood")
RANKS: Final = ((80, "Císař"), (70, "Král"), (60, "Kastelán"), (50, "Rytíř"), (40, "Šlechtic"), (30, "Panoš"))
FACTS: Final[Json] = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))
CARDS: Final[dict[str, Json]] = {card["id"]: card for card in FACTS["cards"]}
BOARDS: Final[dict[str, Json]] = {board["faction"]: board for board in FACTS["boards"]}
ATTACKS: Final[dict[str, str]] = {card["id"]: card["target_good"] for card in FACTS["attack_cards"]}
TROUPE: Final = "COM041"  # lets another location be used beyond its limit


def spots(player: Json) -> list[Json]:
    """Locations as dicts."""
    return [spot if isinstance(spot, dict) else {"card": spot} for spot in player.get("built", [])]


def count(x: Any) -> int:
    return x if isinstance(x, int) else len(x)


# --- points ----------------------------------------------------------------------------------------------


def final_points(player: Json) -> dict[str, int]:
    """Points by source and their total, as if the game ended now."""
    out = {"track": player.get("vp", 0), "common": 0, "faction": 0, "gate": 0, "shrine": 0}
    for spot in spots(player):
        card = CARDS[spot["card"]]
        out["common" if card["deck"] == "common" else "faction"] += 1 if card["deck"] == "common" else 2
        for rule in card["effect"].get("end_of_game", []):
            if "tiers" in rule:
                stored = sum(spot.get("on", {}).get(good, 0) for good in RESOURCES)
                out["shrine"] += max([points for least, points in rule["tiers"] if stored >= least], default=0)
            elif count(spot.get("under", [])) >= rule["if"]["stashed_at_least"]:
                out["gate"] += rule["gain"]["vp"]
    out["total"] = sum(out.values())
    return out


def ranking(players: dict[int, Json]) -> Json:
    """Points of every seat and the winners: points, then resources and workers, then hand, then shared."""

    def key(player: Json) -> tuple[int, int, int]:
        goods = player.get("goods", {})
        left = sum(goods.get(good, 0) for good in (*RESOURCES, "worker"))
        return (final_points(player)["total"], left, count(player.get("hand", [])))

    keys = {seat: key(player) for seat, player in players.items()}
    best = max(keys.values())
    return {
        "points": {seat: key[0] for seat, key in keys.items()},
        "keys": keys,
        "winners": [seat for seat, key in keys.items() if key == best],
    }


# --- production ------------------------------------------------------------------------------------------


def colours(player: Json) -> dict[str, int]:
    """How many own Locations count for each colour; one with several colours counts for each of them."""
    out: dict[str, int] = {}
    for spot in spots(player):
        if not spot.get("ra"):
            for colour in CARDS[spot["card"]]["colors"]:
                out[colour] = out.get(colour, 0) + 1
    return out


def production_of(player: Json, card: Json) -> tuple[dict[str, int], Json | None]:
    """One production of one Location: gains (also vp, card, card_common, card_faction), and an open choice."""
    if "choose_one" in card["effect"]:
        branches = card["effect"]["choose_one"]
        return {}, {
            "card": card["id"],
            "one_of": [{good: n for op in branch for good, n in op["goods"].items()} for branch in branches],
        }
    gains: dict[str, int] = {}
    choice: Json | None = None
    for op in card["effect"]["ops"]:
        if op["op"] == "gain":
            for good, number in op["goods"].items():
                gains[good] = gains.get(good, 0) + number
        elif op["op"] == "gain_per":
            if "own_samurai" in op["per"]:
                number = sum(1 for spot in spots(player) if spot.get("samurai"))
            else:
                number = colours(player).get(op["per"]["own_locations_of_color"], 0)
            for good, each in op["goods"].items():
                gains[good] = gains.get(good, 0) + min(each * number, op["max_total"])
        elif op["op"] == "repeat_production_of":
            others = [spot["card"] for spot in spots(player) if spot["card"] != card["id"]]
            producing = [other for other in others if CARDS[other]["type"] == "production"]
            choice = {"card": card["id"], "copy_one_of": producing}
        elif op["op"] == "draw_choose":
            choice = {"card": card["id"], "draw_faction": op["draw"], "keep": op["keep"]}
        else:
            raise ValueError(op["op"])
    return gains, choice


def deal_good(deal: Any) -> str:
    if isinstance(deal, dict):
        return str(CARDS[deal["location"]]["deal"])
    return ATTACKS[deal] if deal.startswith("ATT") else str(CARDS[deal]["deal"])


def income(player: Json, solo: bool = False) -> Json:
    """What the Production phase brings before any choice: goods, vp, cards (of any, common or faction deck).

    vp includes the Sphinx' extra point for every single gain of at least 2. Choices (Pharaoh's Guard, Farmers at
    Work, Architect, Buddha's Temple) are listed, not counted.
    """
    events = [CARDS[spot["card"]]["effect"].get("trigger") for spot in spots(player) if not spot.get("ra")]
    sphinxes = sum(1 for event in events if event and event["event"] == "gain_vp_at_once")
    board = dict(BOARDS[player["faction"]]["production"])
    if solo:
        del board["defense"]
    parts: list[dict[str, int]] = [board, *[{deal_good(deal): 1} for deal in player.get("deals", [])]]
    choices = []
    for spot in spots(player):
        card = CARDS[spot["card"]]
        if card["type"] == "production" and not spot.get("ra"):
            gains, choice = production_of(player, card)
            parts.append(gains)
            if choice:
                choices.append(choice)
    out: Json = {"goods": {}, "vp": 0, "cards": 0, "cards_common": 0, "cards_faction": 0, "choices": choices}
    for gains in parts:
        for good, number in gains.items():
            if good == "vp":
                out["vp"] += number + (sphinxes if number >= 2 else 0)
            elif good in ("card", "card_common", "card_faction"):
                out["cards" + good[4:]] += number
            else:
                out["goods"][good] = out["goods"].get(good, 0) + number
    return out


# --- cleanup and razing ----------------------------------------------------------------------------------


def storage(player: Json) -> dict[str, int]:
    """Goods in the supply after Cleanup; goods on Locations, except Shrine, and defence tokens are gone."""
    keep = {BOARDS[player["faction"]]["stored_good"]}
    for spot in spots(player):
        static = CARDS[spot["card"]]["effect"].get("static", {})
        if static.get("op") == "store_between_rounds" and not spot.get("ra"):
            keep |= set(static["goods"])
    return {good: number for good, number in player.get("goods", {}).items() if good in keep and number}


def raze_cost(owner: Json, card_id: str) -> int | None:
    """Raze tokens for the ordinary action against this Location of `owner`; None if it cannot be razed."""
    spot = next((spot for spot in spots(owner) if spot["card"] == card_id), None)
    card = CARDS[card_id]
    if spot is None or not card["raze"]:
        return None
    static = [CARDS[other["card"]]["effect"].get("static", {}) for other in spots(owner)]
    walls = sum(1 for one in static if one.get("op") == "raise_raze_cost")
    return 2 + bool(spot.get("defense")) + bool(spot.get("samurai")) + (walls if card["deck"] == "common" else 0)


# --- solo ------------------------------------------------------------------------------------------------


def worst(ids: list[str]) -> list[str]:
    """Kind, then cost, then stone: those that remain are a tie for the player to decide."""

    def key(card_id: str) -> tuple[int, int, int]:
        card = CARDS[card_id]
        cost = {good: number for good, number in card["cost"].items() if good != "location"}
        return (-KIND_ORDER.index(card["type"]), sum(cost.values()), cost.get("stone", 0))

    best = max(key(card_id) for card_id in ids)
    return [card_id for card_id in ids if key(card_id) == best]


def raze_pair(card_id: str) -> list[str]:
    """The goods of a raze field, sorted."""
    return sorted(good for good, number in (CARDS[card_id]["raze"] or {}).items() for _ in range(number))


def solo_attack(player: Json, new: str, line: list[str]) -> Json:
    """One wave: what can be hit (several: the player's choice), the partner card, and the line afterwards."""
    first = ATTACKS[new]
    own = [spot["card"] for spot in spots(player)]
    hit: list[str] = []
    partner: str | None = None
    if player["faction"] == "japanese" and first == "vp":
        targets = [card for card in own if CARDS[card]["deck"] != "common" and CARDS[card]["raze"]]
        partner = next((card for card in line if ATTACKS[card] == "vp"), None)
        if targets and partner:
            good = min((CARDS[card]["deal"] for card in targets), key=DEAL_ORDER.index)
            hit = worst([card for card in targets if CARDS[card]["deal"] == good])
    if not hit:
        partner = None
        for older in line:
            need = sorted((first, ATTACKS[older]))
            fits = [card for card in own if CARDS[card]["deck"] == "common" and raze_pair(card) == need]
            if fits:
                hit, partner = worst(fits), older
                break
    after = [card for card in line if card != partner] + [new, partner] if hit else [new, *line]
    return {"hit": hit, "partner": partner, "line": after}


def solo_result(player: Json, collection: Any) -> Json:
    """Win, final points and rank; `collection` is the Collection or its size."""
    faction = sum(1 for spot in spots(player) if CARDS[spot["card"]]["deck"] != "common")
    points = final_points(player)["total"]
    return {"win": faction > count(collection), "points": points, "rank": solo_rank(points)}


def solo_rank(points: int) -> str:
    return next((name for least, name in RANKS if points >= least), "Muž z lidu")


# --- checker ---------------------------------------------------------------------------------------------


def problems(players: dict[int, Json], solo: bool = False) -> list[str]:
    """What cannot be in a real position, in sentences; empty if all is well."""
    out: list[str] = []
    where: dict[str, str] = {}

    def put(card_id: str, place: str) -> None:
        if card_id in where:
            out.append(f"{card_id} is in {where[card_id]} and in {place}")
        where[card_id] = place

    for seat, player in players.items():
        goods = player.get("goods", {})
        out += [f"{seat}: {good} = {number}" for good, number in goods.items() if good not in GOODS or number < 0]
        for place in ("hand", "foundations"):
            for card_id in player.get(place, []):
                put(card_id, f"{seat}.{place}")
        tokens = goods.get("defense", 0)
        for spot in spots(player):
            put(spot["card"], f"{seat}.built")
            tokens += bool(spot.get("defense"))
            out += [f"{seat}: {problem}" for problem in spot_problems(player, spot)]
            for card_id in spot.get("under", []):
                put(card_id, f"{seat}.{spot['card']}")
        if tokens > (0 if solo else 1):
            out.append(f"{seat}: {tokens} defence tokens")
        for deal in player.get("deals", []):
            if isinstance(deal, str) and not deal.startswith("ATT"):
                put(deal, f"{seat}.deals")
                if not CARDS[deal]["deal"]:
                    out.append(f"{seat}: Deal with {deal}")
    return out


def spot_problems(player: Json, spot: Json) -> list[str]:
    """What cannot be with one Location."""
    card, out = CARDS[spot["card"]], []
    if card["deck"] not in ("common", player["faction"]):
        out.append(f"{card['id']} belongs to another faction")
    if spot.get("defense") and card["deck"] != "common":
        out.append(f"defence token on the faction Location {card['id']}")
    if spot.get("samurai") and (player["faction"] != "japanese" or card["deck"] != "japanese"):
        out.append(f"samurai on {card['id']}")
    acts_again = any(other["card"] == TROUPE for other in spots(player))
    if spot.get("used", 0) > card["effect"].get("uses_per_round", 0) and not acts_again:
        out.append(f"{card['id']} used {spot['used']} times")
    return out
