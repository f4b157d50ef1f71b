"""The second scorer's movement: where a unit may go, as blind to the engine as the rest of it."""

from __future__ import annotations

from games.scythe.second_scorer import FACTS, HEXES, Json, control, has_units, seats


def _base(faction: str) -> Json:
    return next(b for b in FACTS["map"]["home_bases"] if b["faction"] == faction)


def is_base(place: str) -> bool:
    return place == "base" or place.startswith("base:")


def absent_bases(game: Json) -> list[str]:
    playing = {game[s]["faction"] for s in seats(game)}
    return ["base:" + b["faction"] for b in FACTS["map"]["home_bases"] if b["faction"] not in playing]


def _riverwalk(seat: Json) -> list[str]:
    f = next(f for f in FACTS["mats"]["faction_mats"] if f["id"] == seat["faction"])
    return next(a["terrains"] for a in f["mech_abilities"] if a["id"] == "riverwalk")


def enemy_units(game: Json, seat: str, place: str) -> list[str]:
    return [s for s in seats(game) if s != seat and has_units(game[s], place)] if not is_base(place) else []


def step(game: Json, seat: str, unit: str, origin: str) -> set[str]:
    """Places a unit ("character", "mech", "worker") may go to in one step from origin."""
    p, h, ab = game[seat], HEXES, set(game[seat].get("abilities", []))
    walker = unit == "worker"
    lakes = bool(ab & {"seaworthy", "submerge"}) and not walker
    out = set()
    if is_base(origin):
        faction = p["faction"] if origin == "base" else origin[5:]
        b = _base(faction)
        out |= set(b["land_exits"])
        if not walker and "riverwalk" in ab:
            out |= {x for x in b["river_exits"] if h[x]["terrain"] in _riverwalk(p)}
        if lakes:
            out |= set(b["lake_exits"])
        if origin == "base" and "wayfare" in ab and not walker:
            out |= set(absent_bases(game))
    else:
        here = h[origin]
        if walker and (here["terrain"] == "lake" or enemy_units(game, seat, origin)):
            return set()
        rivers = {here["neighbors"][d] for d in here["river_sides"]}
        for n in here["neighbors"].values():
            if h[n]["terrain"] == "lake" or here["terrain"] == "lake":
                ok = lakes
            elif n in rivers:
                ok = (
                    (p["faction"] == "nordic")
                    if walker
                    else ("riverwalk" in ab and h[n]["terrain"] in _riverwalk(p))
                )
            else:
                ok = True
            if ok:
                out.add(n)
        tunnels = {x for x in h if h[x]["tunnel"]}
        mine = p.get("structures", {}).get("mine")
        if mine and "mine" not in p.get("new", []):
            tunnels.add(mine)
        ctl = control(game)
        net = set(tunnels)
        if "underpass" in ab and not walker:
            net |= {x for x in h if h[x]["terrain"] == "mountain" and (ctl.get(x) == seat or x == origin)}
        if origin in net:
            out |= net
        if "township" in ab and not walker and here["terrain"] in ("village", "factory"):
            out |= {
                x
                for x in h
                if h[x]["terrain"] == "factory" or (h[x]["terrain"] == "village" and ctl.get(x) == seat)
            }
        if "submerge" in ab and not walker and here["terrain"] == "lake":
            out |= {x for x in h if h[x]["terrain"] == "lake"}
        if "wayfare" in ab and not walker:
            out |= set(absent_bases(game)) | {"base"}
    out.discard(origin)
    if walker:
        out = {x for x in out if not enemy_units(game, seat, x)}
    return out


def stops(game: Json, seat: str, unit: str, place: str) -> bool:
    if is_base(place):
        return False
    return bool(enemy_units(game, seat, place)) or (unit == "character" and place in game.get("encounters", []))


def steps_of(seat: Json, unit: str, factory_move: bool = False) -> int:
    n = 2 if factory_move else 1
    return n + (1 if unit != "worker" and "speed" in seat.get("abilities", []) else 0)


def reach(
    game: Json, seat: str, unit: str, origin: str, steps: int | None = None, factory_move: bool = False
) -> set[str]:
    """All places where the move of this unit may end."""
    steps = steps_of(game[seat], unit, factory_move) if steps is None else steps
    found, edge = set(), {origin}
    for _ in range(steps):
        nxt = set()
        for o in edge:
            if o != origin and stops(game, seat, unit, o):
                continue
            nxt |= step(game, seat, unit, o)
        edge = nxt
        found |= nxt
    found.discard(origin)
    return found
