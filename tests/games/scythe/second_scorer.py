"""A second, independent scorer and rule calculator for Scythe: short, plain, and blind to the engine.

It was written from the rulebook and the component facts by someone who had not seen the engine; `facts.json`
beside it holds what the facts say of map, mats and cards.

GAME: {"A": player, "B": player, …, "turn": "A", "resources": {hex: {"oil": n, …}}, "tile": id,
       "encounters": [hexes with a token], "driven": workers sent home by the seat on turn in this turn}
PLAYER: faction, mat, power, popularity, coins
    character   "base" | hex | "base:albion" (base of an absent faction)
    mechs       {place: n}     workers {place: n}     structures {"mine": hex, …}     new = those built this turn
    abilities   [deployed]     upgrades ["move.coins>enlist", …]   recruits {bottom action: one-time bonus}
    stars       ["combat", "power", …]   cards [values]   factory  number or 0
    automa      only for the automatic opponent: its level; then `tracker` is the space it has come to
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

Json = dict[str, Any]

FACTS: Final[Json] = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))
HEXES: Final[dict[str, Json]] = {h["id"]: h for h in FACTS["map"]["hexes"]}
SEATS: Final = "ABCDE"
RES: Final = ("oil", "metal", "wood", "food")


def seats(game: Json) -> list[str]:
    return [s for s in SEATS if s in game]


def workers_in_play(seat: Json) -> int:
    return sum(seat.get("workers", {}).values())


def units_at(seat: Json, place: str) -> tuple[int, int, int]:
    """(character, mechs, workers) of a seat on a place."""
    return (
        int(seat.get("character", "base") == place),
        seat.get("mechs", {}).get(place, 0),
        seat.get("workers", {}).get(place, 0),
    )


def has_units(seat: Json, place: str) -> bool:
    return any(units_at(seat, place))


def fighters(seat: Json, place: str) -> int:
    c, m, _ = units_at(seat, place)
    return c + m


# --- control and score ----------------------------------------------------------------------------------


def control(game: Json) -> dict[str, str]:
    """{hex: seat}, kept with the game. Before a combat the seat that is not on turn still controls."""
    if "control" in game:
        return dict(game["control"])
    out = game["control"] = {}
    for hid in HEXES:
        here = [s for s in seats(game) if has_units(game[s], hid)]
        if len(here) > 1:
            here = [s for s in here if s != game.get("turn", "A")]
        if here:
            out[hid] = here[0]
            continue
        for s in seats(game):
            if hid in game[s].get("structures", {}).values():
                out[hid] = s
    return out


def resources_of(game: Json, seat: str) -> dict[str, int]:
    """All tokens on hexes the seat controls, by kind."""
    ctl, out = control(game), dict.fromkeys(RES, 0)
    for hid, pile in game.get("resources", {}).items():
        if ctl.get(hid) == seat:
            for kind, n in pile.items():
                out[kind] += n
    return out


def _line(spots: list[str]) -> int:
    h = HEXES
    at = {(h[s]["q"], h[s]["r"]) for s in spots}
    best = 0
    for q, r in at:
        for dq, dr in ((1, 0), (0, 1), (1, -1)):
            n = 1
            while (q + n * dq, r + n * dr) in at:
                n += 1
            best = max(best, n)
    return best


def tile_count(tile: str, structures: dict[str, str]) -> int:
    """What the tile counts for a set of structures {name: hex}."""
    h, spots = HEXES, list(structures.values())
    near = {n for s in spots for n in h[s]["neighbors"].values()}
    if tile == "lakes_adjacent":
        return sum(h[n]["terrain"] == "lake" for n in near)
    if tile == "tunnels_adjacent":
        return sum(h[n]["tunnel"] for n in near)
    if tile == "encounters_adjacent":
        return sum(h[n]["encounter"] for n in near)
    if tile == "on_tunnels":
        return sum(h[s]["tunnel"] for s in spots)
    if tile == "on_farms_tundras":
        return sum(h[s]["terrain"] in ("farm", "tundra") for s in spots)
    if tile == "longest_line":
        return _line(spots)
    raise KeyError(tile)


def tile_coins(tile: str, count: int) -> int:
    if count <= 0:
        return 0
    table = next(t for t in FACTS["cards"]["tiles"] if t["id"] == tile)["coins"]
    return int(max(row["coins"] for row in table if row["min"] <= count))


def tier(popularity: int) -> Json:
    return next(t for t in FACTS["mats"]["popularity_tiers"] if t["min"] <= popularity <= t["max"])


def final_score(game: Json, seat: str) -> dict[str, int]:
    """Coins by source and total."""
    p, h, ctl = game[seat], HEXES, control(game)
    t = tier(p.get("popularity", 0))
    if "automa" in p:
        return automa_score(game, seat)
    lands = sum((3 if h[x]["terrain"] == "factory" else 1) for x, s in ctl.items() if s == seat)
    tokens = sum(resources_of(game, seat).values())
    out = {
        "coins": p.get("coins", 0),
        "stars": t["per_star"] * len(p.get("stars", [])),
        "territories": t["per_territory"] * lands,
        "resources": t["per_two_resources"] * (tokens // 2),
        "structures": tile_coins(
            game.get("tile", "lakes_adjacent"),
            tile_count(game.get("tile", "lakes_adjacent"), p.get("structures", {})),
        ),
    }
    out["total"] = sum(out.values())
    return out


def automa_stars(p: Json) -> int:
    """Stars won in combat, and those on the spaces that its tracker has passed."""
    spaces = next(t for t in FACTS["automa"]["trackers"] if t["id"] == p["automa"])["star_spaces"]
    return int(p["stars"].count("combat") + sum(space <= p["tracker"] for space in spaces))


def automa_score(game: Json, seat: str) -> dict[str, int]:
    """It scores in the middle tier, and neither resources nor structures."""
    p, lands = game[seat], [x for x, s in control(game).items() if s == seat]
    out = {
        "coins": p["coins"],
        "stars": 4 * automa_stars(p),
        "territories": 3 * (len(lands) + 2 * ("r4c3" in lands)),
    }
    return out | {"total": sum(out.values())}


def tie_key(game: Json, seat: str) -> tuple[int, ...]:
    p, ctl = game[seat], control(game)
    lands = sum(1 for x, s in ctl.items() if s == seat)
    return (
        sum(p.get("workers", {}).values()) + sum(p.get("mechs", {}).values()) + len(p.get("structures", {})),
        p.get("power", 0),
        p.get("popularity", 0),
        0 if "automa" in p else sum(resources_of(game, seat).values()),
        lands,
        automa_stars(p) if "automa" in p else len(p.get("stars", [])),
    )


TIE_NAMES = ("pieces", "power", "popularity", "resources", "territories", "stars")


def ranking(game: Json) -> Json:
    """{"final": {seat: coins}, "winner": [seats], "decided_by": "coins" or a tie-break name or "shared"}"""
    final = {s: final_score(game, s)["total"] for s in seats(game)}
    best = [s for s in final if final[s] == max(final.values())]
    if len(best) == 1:
        return {"final": final, "winner": best, "decided_by": "coins"}
    keys = {s: tie_key(game, s) for s in best}
    for i, name in enumerate(TIE_NAMES):
        top = max(keys[s][i] for s in best)
        best = [s for s in best if keys[s][i] == top]
        if len(best) == 1:
            return {"final": final, "winner": best, "decided_by": name}
    return {"final": final, "winner": best, "decided_by": "shared"}


# --- costs ----------------------------------------------------------------------------------------------


def produce_cost(workers: int) -> dict[str, int]:
    return dict(FACTS["mats"]["produce_cost"][str(workers)])


def _section(mat: str, key: str, name: str) -> Json:
    m = next(m for m in FACTS["mats"]["player_mats"] if m["id"] == mat)
    return next(s for s in m["sections"] if s[key] == name)


def bottom_cost(seat: Json, action: str) -> tuple[str, int]:
    """(resource, number) after the upgrades of the seat."""
    s = _section(seat["mat"], "bottom", action)
    moved = sum(u.split(">")[1] == action for u in seat.get("upgrades", []))
    if moved > s["reducible_squares"]:
        raise ValueError("too many cubes on " + action)
    return s["bottom_cost_resource"], s["cost_max"] - moved


def bottom_coins(seat: Json, action: str) -> int:
    return int(_section(seat["mat"], "bottom", action)["coins"])


def top_value(seat: Json, slot: str) -> int:
    """Value of a cube slot ("move.move_units", "bolster.power", ...) now."""
    base = {
        "move.move_units": 2,
        "move.coins": 1,
        "trade.popularity": 1,
        "produce.territories": 2,
        "bolster.power": 2,
        "bolster.combat_cards": 1,
    }
    return base[slot] + any(u.split(">")[0] == slot for u in seat.get("upgrades", []))


# --- combat ---------------------------------------------------------------------------------------------


def dial_limit(seat: Json) -> int:
    return int(min(7, seat.get("power", 0)))


def card_limit(seat: Json, place: str) -> int:
    n = fighters(seat, place)
    if (
        n
        and seat["faction"] == "rusviet"
        and "peoples_army" in seat.get("abilities", [])
        and units_at(seat, place)[2]
    ):
        n += 1
    return n


# --- objectives and stars -------------------------------------------------------------------------------


def objective(game: Json, seat: str, number: int) -> bool:
    card = next(c for c in FACTS["cards"]["objectives"] if c["number"] == number)
    return _cond(game, seat, card["condition"])


def _within(value: int, c: Json) -> bool:
    return c.get("min", 0) <= value <= c.get("max", 10**9) and ("exact" not in c or value == c["exact"])


def _cond(game: Json, seat: str, c: Json) -> bool:
    p, h, kind = game[seat], HEXES, c["type"]
    mine = {x for x, s in control(game).items() if s == seat}
    if kind == "all_of":
        return all(_cond(game, seat, part) for part in c["parts"])
    if kind == "control_terrain":
        return bool(sum(h[x]["terrain"] == c["terrain"] for x in mine) >= c["min"])
    if kind == "control_tunnels":
        return bool(sum(h[x]["tunnel"] for x in mine) >= c["min"])
    if kind == "control_factory":
        return any(h[x]["terrain"] == "factory" for x in mine)
    if kind == "highest_power":
        return all(p.get("power", 0) >= game[s].get("power", 0) for s in seats(game))
    if kind == "forced_opponent_worker_retreat_this_turn":
        return bool(game.get("driven", 0) >= c["min"])
    if kind == "factory_cards":
        return _within(1 if p.get("factory") else 0, c)
    if kind in ("power", "popularity", "coins"):
        return _within(p.get(kind, 0), c)
    if kind == "mechs":
        return _within(sum(p.get("mechs", {}).values()), c)
    if kind == "workers":
        return _within(workers_in_play(p), c)
    if kind == "upgrades":
        return _within(len(p.get("upgrades", [])), c)
    if kind == "structures":
        return _within(len(p.get("structures", {})), c)
    if kind == "recruits":
        return _within(len(p.get("recruits", {})), c)
    if kind == "workers_equal_recruits":
        return workers_in_play(p) == len(p.get("recruits", {}))
    if kind == "one_controlled_territory_resources":
        piles = [game.get("resources", {}).get(x, {}) for x in mine]
        return any(
            sum(x.values()) >= c["min_total"] and all(x.get(k, 0) >= c["min_each_type"] for k in RES)
            for x in piles
        )
    if kind == "controlled_resources_each_type":
        return all(n >= c["min"] for n in resources_of(game, seat).values())
    if kind == "controlled_resources_one_type":
        return bool(max(resources_of(game, seat).values()) >= c["min"])
    if kind == "own_tokens_on_one_territory":
        return any(sum(units_at(p, x)) + (x in p.get("structures", {}).values()) >= c["min"] for x in h)
    if kind == "one_controlled_territory_units":
        return any(
            units_at(p, x) == (c["character"], c["mechs_exact"], c["workers_exact"])
            and sum(game.get("resources", {}).get(x, {}).values()) >= c["resources_min"]
            for x in mine
        )
    if kind == "control_adjacent_to_factory":
        f = next(x for x in h.values() if x["terrain"] == "factory")
        return bool(len(mine & set(f["neighbors"].values())) >= c["min"])
    if kind == "control_around_one_lake":
        return any(
            len(mine & set(x["neighbors"].values())) >= c["min"] for x in h.values() if x["terrain"] == "lake"
        )
    if kind == "combat_cards_in_hand":
        n = p.get("cards", [])
        return _within(n if isinstance(n, int) else len(n), c)
    if kind == "combat_stars":
        return _within(p.get("stars", []).count("combat"), c)
    raise KeyError(kind)


def stars_due(seat: Json) -> list[str]:
    """Achievements reached by the plain state (combat and objective stars are events)."""
    out = []
    if len(seat.get("upgrades", [])) == 6:
        out.append("upgrades")
    if sum(seat.get("mechs", {}).values()) == 4:
        out.append("mechs")
    if len(seat.get("structures", {})) == 4:
        out.append("structures")
    if len(seat.get("recruits", {})) == 4:
        out.append("recruits")
    if workers_in_play(seat) == 8:
        out.append("workers")
    if seat.get("popularity", 0) == 18:
        out.append("popularity")
    if seat.get("power", 0) == 16:
        out.append("power")
    return out
