"""A second, independent referee for Rebirth: slow, plain, and blind to the engine.

It reads a neutral transcript and counts every point again from the bare list of placed tiles.
Nothing is carried along between two placements except that list, so a mistake in the engine's
bookkeeping cannot be repeated here.

`score` counts, `faults` lists what in the transcript the rules do not allow.
Seats sit clockwise in increasing order. Names of castles, cathedrals and towers carry no prefix.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Hex = tuple[int, int]
Json = dict[str, Any]
History = list[tuple[int, set[str]]]

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SETTLEMENT_TILES = ("s1", "s2", "s3", "s4")
PRIZES = {2: [5, 3], 3: [8, 5], 4: [12, 8, 5]}
CASTLE_POINTS = 5
SET_POINTS = 13
TOWER_POINTS = 3
TARA = ("tara", "hill_of_tara")
CATEGORIES = (
    "clusters",
    "settlements",
    "bonus_hexes",
    "public_missions",
    "towers",
    "unfinished",
    "castles",
    "cards",
)


@dataclass(frozen=True)
class Tile:
    seat: int
    kind: str
    at: Hex

    @property
    def influence(self) -> int:
        return int(self.kind[1]) if self.kind in SETTLEMENT_TILES else 0


class Land:
    """The printed board, indexed by hex."""

    def __init__(self, board: Json, seats: int) -> None:
        self.map: str = board["map"]
        self.seats = seats
        self.kind: dict[Hex, str] = {}
        self.settlement: dict[Hex, str] = {}
        self.name: dict[Hex, str] = {}
        self.bonus: set[Hex] = set()
        self.blocked: set[Hex] = set()
        for h in board["hexes"]:
            at = (int(h["q"]), int(h["r"]))
            self.kind[at] = h["kind"]
            if h.get("settlement") is not None:
                self.settlement[at] = h["settlement"]
            if h.get("name") is not None:
                self.name[at] = h["name"]
            if h.get("bonus"):
                self.bonus.add(at)
            if h.get("blocked") and seats == 2:
                self.blocked.add(at)

    def of_kind(self, kind: str) -> list[Hex]:
        return [at for at, k in self.kind.items() if k == kind]

    def settlements(self) -> dict[str, list[Hex]]:
        found: dict[str, list[Hex]] = {}
        for at, name in self.settlement.items():
            found.setdefault(name, []).append(at)
        return found


def around(at: Hex) -> list[Hex]:
    return [(at[0] + dq, at[1] + dr) for dq, dr in DIRECTIONS]


def groups(hexes: Iterable[Hex]) -> list[set[Hex]]:
    """Connected groups of the given hexes, by flood fill."""
    left = set(hexes)
    found: list[set[Hex]] = []
    while left:
        edge = [left.pop()]
        group = set(edge)
        while edge:
            for beside in around(edge.pop()):
                if beside in left:
                    left.remove(beside)
                    group.add(beside)
                    edge.append(beside)
        found.append(group)
    return found


def own_hexes(tiles: list[Tile], seat: int) -> list[Hex]:
    return [t.at for t in tiles if t.seat == seat]


def clusters(tiles: list[Tile], seat: int, kind: str) -> list[set[Hex]]:
    return groups(t.at for t in tiles if t.seat == seat and t.kind == kind)


def beside(tiles: list[Tile], seat: int, centre: Hex) -> list[Tile]:
    near = around(centre)
    return [t for t in tiles if t.seat == seat and t.at in near]


def reached(land: Land, tiles: list[Tile], seat: int, kind: str) -> set[Hex]:
    """Hexes of that kind next to which the seat has a tile."""
    return {centre for centre in land.of_kind(kind) if beside(tiles, seat, centre)}


# Placing


def is_legal(land: Land, tiles: list[Tile], tile: str, at: Hex) -> bool:
    taken = {t.at for t in tiles} | land.blocked
    if at not in land.kind or at in taken:
        return False
    if tile in SETTLEMENT_TILES:
        return land.kind[at] == "settlement"
    free_kinds = {land.kind[h] for h in land.kind if h not in taken}
    if tile in free_kinds or "blank" in free_kinds:
        return land.kind[at] in (tile, "blank")
    return land.kind[at] == ("farm" if tile == "energy" else "energy")


# What one placement pays. The last tile of the list is the one just placed.


def cluster_points(tiles: list[Tile]) -> int:
    last = tiles[-1]
    if last.kind in SETTLEMENT_TILES:
        return 0
    return sum(len(group) for group in clusters(tiles, last.seat, last.kind) if last.at in group)


def bonus_hex_points(land: Land, tiles: list[Tile]) -> int:
    return 1 if tiles[-1].at in land.bonus else 0


def settlement_points(land: Land, tiles: list[Tile]) -> dict[int, int]:
    last = tiles[-1]
    if last.at not in land.settlement:
        return {}
    hexes = land.settlements()[land.settlement[last.at]]
    inside = [t for t in tiles if t.at in hexes]
    if len(inside) < len(hexes):
        return {}
    if len(hexes) == 1:
        return {last.seat: last.influence}
    return shared_out(PRIZES[len(hexes)], ranking(inside, last.seat, land.seats))


def ranking(inside: list[Tile], completer: int, seats: int) -> list[int]:
    """Owners from first to last: influence, then clockwise from the completer, who is behind in every tie."""
    clockwise = [(completer + step) % seats for step in range(1, seats + 1)]
    owners = [seat for seat in clockwise if any(t.seat == seat for t in inside)]
    totals = {seat: sum(t.influence for t in inside if t.seat == seat) for seat in owners}
    ranked: list[int] = []
    while len(ranked) < len(owners):
        left = [seat for seat in owners if seat not in ranked]
        most = max(totals[seat] for seat in left)
        ranked.append(next(seat for seat in left if totals[seat] == most))
    return ranked


def shared_out(prizes: list[int], ranked: list[int]) -> dict[int, int]:
    if len(ranked) == 1:
        return {ranked[0]: sum(prizes)}
    if len(ranked) == 2 and len(prizes) == 3:
        return {ranked[0]: prizes[0] + prizes[2], ranked[1]: prizes[1]}
    return dict(zip(ranked, prizes, strict=False))


# Castles


def castle_holder(tiles: list[Tile], centre: Hex) -> int | None:
    """Play all placements next to one castle again: the mover takes it only by being strictly ahead."""
    holder: int | None = None
    for count, tile in enumerate(tiles, start=1):
        if tile.at not in around(centre):
            continue
        so_far = tiles[:count]
        if holder is None or claim(so_far, tile.seat, centre) > claim(so_far, holder, centre):
            holder = tile.seat
    return holder


def claim(tiles: list[Tile], seat: int, centre: Hex) -> tuple[int, int]:
    own = beside(tiles, seat, centre)
    return len(own), sum(1 for t in own if t.kind not in SETTLEMENT_TILES)


def castle_holders(land: Land, tiles: list[Tile]) -> dict[str, int | None]:
    return {land.name[centre]: castle_holder(tiles, centre) for centre in land.of_kind("castle")}


# Ireland: public missions


def holds(land: Land, tiles: list[Tile], seat: int, check: Json) -> bool:
    return mission_count(land, tiles, seat, check) >= int(check["min"])


def mission_count(land: Land, tiles: list[Tile], seat: int, check: Json) -> int:
    kind = check["type"]
    own = own_hexes(tiles, seat)
    if kind == "adjacent_to_one":
        return max((len(beside(tiles, seat, c)) for c in land.of_kind(check["kind"])), default=0)
    if kind == "adjacent_to_many":
        return len(reached(land, tiles, seat, check["kind"]))
    if kind == "occupied_hexes":
        return sum(1 for at in own if at in land.bonus)
    if kind == "settlements_present":
        return sum(
            1 for hexes in land.settlements().values() if len(hexes) in check["size"] and set(hexes) & set(own)
        )
    if kind == "clusters":
        return sum(1 for k in check["tile"] for g in clusters(tiles, seat, k) if len(g) >= check["cluster_min"])
    if kind == "link":
        centres = land.of_kind(check["kind"])
        return max((sum(1 for c in centres if g & set(around(c))) for g in groups(own)), default=0)
    raise ValueError(f"unknown check {kind}")


def held_after(land: Land, tiles: list[Tile], missions: Json) -> History:
    """For every placement: who placed, and which missions that seat satisfied right after it."""
    history: History = []
    for count, tile in enumerate(tiles, start=1):
        so_far = tiles[:count]
        checks = {m: card["check"] for m, card in missions.items() if "check" in card}
        history.append((tile.seat, {m for m, check in checks.items() if holds(land, so_far, tile.seat, check)}))
    return history


def ever_fulfilled(history: History, seat: int) -> set[str]:
    return {m for mover, held in history if mover == seat for m in held}


def public_mission_points(history: History, row: Json, doubled: str | None) -> int:
    """Points for the last placement; `doubled` is the card on which the mover's token already lies."""
    mover, held = history[-1]
    before = history[:-1]
    total = 0
    for mission in (held & set(row)) - ever_fulfilled(before, mover):
        taken = any(mission in earlier for _, earlier in before)
        value = int(row[mission]["later" if taken else "first"])
        total += value * (2 if mission == doubled else 1)
    return total


# Ireland: towers


def towers_with(land: Land, towers: dict[str, str], bonus: str) -> set[Hex]:
    return {at for at in land.of_kind("tower") if towers.get(land.name[at]) == bonus}


def new_towers(land: Land, tiles: list[Tile]) -> set[Hex]:
    mover = tiles[-1].seat
    return reached(land, tiles, mover, "tower") - reached(land, tiles[:-1], mover, "tower")


def completes(land: Land, tiles: list[Tile], towers: dict[str, str], bonus: str) -> bool:
    """The tile just placed brings its owner to the last tower of a kind that works only as a set."""
    needed = towers_with(land, towers, bonus)
    return bool(needed & new_towers(land, tiles)) and needed <= reached(land, tiles, tiles[-1].seat, "tower")


def tower_points(land: Land, tiles: list[Tile], towers: dict[str, str]) -> int:
    three = TOWER_POINTS * len(new_towers(land, tiles) & towers_with(land, towers, "three_points"))
    return three + (SET_POINTS if completes(land, tiles, towers, "set_13") else 0)


# Scotland: mission cards


def card_points(land: Land, tiles: list[Tile], seat: int, card: Json, zero_counts: bool) -> int:
    if card["kind"] == "bonus":
        return int(card["points"])
    values = [metric(land, tiles, s, card) for s in range(land.seats)]
    best = max(values)
    fulfilled = values[seat] == best and (best > 0 or zero_counts)
    return int(card["points"]) if fulfilled else 0


def metric(land: Land, tiles: list[Tile], seat: int, card: Json) -> int:
    name = card["metric"]
    own = set(own_hexes(tiles, seat))
    settlements = land.settlements().values()
    if name == "ports_occupied":
        return len(own & land.bonus)
    if name == "medium_settlements_full":
        return sum(1 for hexes in settlements if len(hexes) == 2 and set(hexes) <= own)
    if name == "small_settlements_occupied":
        return sum(1 for hexes in settlements if len(hexes) == 1 and set(hexes) & own)
    if name == "large_settlements_present":
        return sum(1 for hexes in settlements if len(hexes) == 3 and set(hexes) & own)
    if name in ("farm_clusters_3plus", "energy_clusters_3plus"):
        return sum(1 for g in clusters(tiles, seat, name.split("_")[0]) if len(g) >= 3)
    if name in ("largest_farm_cluster", "largest_energy_cluster"):
        return max((len(g) for g in clusters(tiles, seat, name.split("_")[1])), default=0)
    if name == "largest_group_any":
        return max((len(g) for g in groups(own)), default=0)
    if name == "castle_adjacent_hexes":
        castle = card["params"]["castle"].removeprefix("castle_")
        return sum(len(beside(tiles, seat, c)) for c in land.of_kind("castle") if land.name[c] == castle)
    if name == "castles_controlled":
        return sum(1 for holder in castle_holders(land, tiles).values() if holder == seat)
    if name == "cathedrals_reached":
        return len(reached(land, tiles, seat, "cathedral"))
    if name == "blank_hexes_occupied":
        return sum(1 for at in own if land.kind[at] == "blank")
    raise ValueError(f"unknown metric {name}")


# The end


def unfinished_points(land: Land, tiles: list[Tile], seat: int) -> int:
    taken = {t.at for t in tiles}
    unfinished = {at for hexes in land.settlements().values() if not set(hexes) <= taken for at in hexes}
    return sum(t.influence for t in tiles if t.seat == seat and t.at in unfinished)


def winners(land: Land, tiles: list[Tile], points: list[int]) -> list[int]:
    tied = [seat for seat in range(land.seats) if points[seat] == max(points)]
    if len(tied) == 1:
        return tied
    holders = castle_holders(land, tiles)
    first_castle = holders["edinburgh" if land.map == "scotland" else "blarney"]
    if first_castle is not None and first_castle in tied:
        return [first_castle]
    if land.map == "scotland":
        stirling = holders["stirling"]
        return tied if stirling is None else [stirling]
    return most_at_tara(land, tiles) or tied


def most_at_tara(land: Land, tiles: list[Tile]) -> list[int]:
    """Everybody with most tiles next to the Hill of Tara; empty where nobody has one there."""
    tara = next(at for at in land.of_kind("tower") if land.name[at] in TARA)
    counts = [len(beside(tiles, seat, tara)) for seat in range(land.seats)]
    return [seat for seat in range(land.seats) if counts[seat] == max(counts) > 0]


# The whole game


def score(transcript: Json, board: Json, missions: Json) -> Json:
    land = Land(board, int(transcript["seats"]))
    why = [dict.fromkeys(CATEGORIES, 0) for _ in range(land.seats)]
    tiles = [tile_of(step) for step in transcript["steps"] if step["do"] == "place"]
    history = held_after(land, tiles, missions)
    score_placements(land, history, why, transcript, missions)
    score_end(land, tiles, history, why, transcript, missions)
    points = [sum(mine.values()) for mine in why]
    return {
        "points": points,
        "why": why,
        "castles": castle_holders(land, tiles),
        "fulfilled": {seat: sorted(ever_fulfilled(history, seat)) for seat in range(land.seats)},
        "winners": winners(land, tiles, points),
    }


def score_placements(
    land: Land, history: History, why: list[dict[str, int]], transcript: Json, missions: Json
) -> None:
    row = {m: missions[m] for m in transcript.get("row", [])}
    towers: dict[str, str] = transcript.get("towers", {})
    doubled: dict[int, str] = {}
    tiles: list[Tile] = []
    for step in transcript["steps"]:
        seat = int(step["seat"])
        if step["do"] == "double":
            doubled[seat] = step["mission"]
        elif step["do"] == "place":
            tiles.append(tile_of(step))
            why[seat]["clusters"] += cluster_points(tiles)
            why[seat]["bonus_hexes"] += bonus_hex_points(land, tiles)
            for owner, prize in settlement_points(land, tiles).items():
                why[owner]["settlements"] += prize
            why[seat]["public_missions"] += public_mission_points(history[: len(tiles)], row, doubled.get(seat))
            why[seat]["towers"] += tower_points(land, tiles, towers)


def score_end(
    land: Land,
    tiles: list[Tile],
    history: History,
    why: list[dict[str, int]],
    transcript: Json,
    missions: Json,
) -> None:
    holders = list(castle_holders(land, tiles).values())
    zero_counts = transcript.get("zero_majority", "never") == "literal"
    for seat in range(land.seats):
        why[seat]["unfinished"] = unfinished_points(land, tiles, seat)
        why[seat]["castles"] = CASTLE_POINTS * holders.count(seat)
    for owner, drawn in transcript.get("cards", {}).items():
        seat = int(owner)
        why[seat]["cards"] += sum(card_points(land, tiles, seat, missions[m], zero_counts) for m in drawn)
    for step in transcript["steps"]:
        seat = int(step["seat"])
        if step["do"] == "private" and step["mission"] in ever_fulfilled(history, seat):
            why[seat]["cards"] += int(missions[step["mission"]]["first"])


def tile_of(step: Json) -> Tile:
    return Tile(int(step["seat"]), step["tile"], (int(step["hex"][0]), int(step["hex"][1])))


# What the rules do not allow


def faults(transcript: Json, board: Json, missions: Json) -> list[str]:
    """What in the transcript breaks the rules: placements, turns, tower answers, numbers of cards."""
    land = Land(board, int(transcript["seats"]))
    found = placement_faults(land, transcript) + turn_faults(land, transcript)
    found += answer_faults(land, transcript, missions)
    tiles = [tile_of(step) for step in transcript["steps"] if step["do"] == "place"]
    for seat, cards in transcript.get("cards", {}).items():
        expected = len(reached(land, tiles, int(seat), "cathedral"))
        if len(cards) != expected:
            found.append(f"seat {seat} holds {len(cards)} cards, reached {expected} cathedrals")
    return found


def placement_faults(land: Land, transcript: Json) -> list[str]:
    tiles: list[Tile] = []
    found: list[str] = []
    for number, step in enumerate(transcript["steps"]):
        if step["do"] == "place":
            tile = tile_of(step)
            if not is_legal(land, tiles, tile.kind, tile.at):
                found.append(f"step {number}: {tile.kind} may not go on {tile.at}")
            tiles.append(tile)
    return found


def turn_faults(land: Land, transcript: Json) -> list[str]:
    """Seats take turns clockwise; a second tile in a turn needs a place-another tower."""
    again = towers_with(land, transcript.get("towers", {}), "place_another")
    turn = int(transcript["start"]) - 1
    may_place_again = False
    tiles: list[Tile] = []
    found: list[str] = []
    for number, step in enumerate(transcript["steps"]):
        seat = int(step["seat"])
        if step["do"] == "place":
            tiles.append(tile_of(step))
            if may_place_again and seat == turn:
                may_place_again = False
                continue
            turn = (turn + 1) % land.seats
            if seat != turn:
                found.append(f"step {number}: seat {seat} placed in the turn of seat {turn}")
                turn = seat
            may_place_again = bool(again & new_towers(land, tiles))
        elif step["do"] == "decline":
            if not may_place_again or seat != turn:
                found.append(f"step {number}: nothing to decline")
            may_place_again = False
    return found


def answer_faults(land: Land, transcript: Json, missions: Json) -> list[str]:
    """A doubling token or a private card needs its tower, and an open mission; each comes once per seat."""
    towers: dict[str, str] = transcript.get("towers", {})
    row = {m: missions[m] for m in transcript.get("row", [])}
    tiles: list[Tile] = []
    done: set[tuple[str, int]] = set()
    found: list[str] = []
    for number, step in enumerate(transcript["steps"]):
        what, seat = step["do"], int(step["seat"])
        if what == "place":
            tiles.append(tile_of(step))
        elif what in ("double", "private"):
            bonus = "doubling" if what == "double" else "private_mission"
            needed = towers_with(land, towers, bonus)
            if (what, seat) in done or not needed <= reached(land, tiles, seat, "tower"):
                found.append(f"step {number}: seat {seat} has no right to {bonus}")
            closed = ever_fulfilled(held_after(land, tiles, row), seat)
            if (step["mission"] in row) != (what == "double") or step["mission"] in closed:
                found.append(f"step {number}: {step['mission']} is not open to {bonus}")
            done.add((what, seat))
    return found
