"""A finished game as the neutral transcript that the second scorer reads."""

from __future__ import annotations

from typing import Any

from deskovka.games.rebirth.box.cards import missions
from deskovka.games.rebirth.law import events
from deskovka.games.rebirth.law.pieces import BONUS_NAMES, LANDMARK_NAMES, NOBODY, Board
from deskovka.games.rebirth.law.state import Rebirth

Json = dict[str, Any]
TILES = ("farm", "energy", "s1", "s2", "s3", "s4")
TERRAIN = ("farm", "energy", "blank", "settlement")
SOURCES = {"coast": "bonus_hexes", "missions": "public_missions"}  # where the scorer has another word


def board_of(board: Board) -> Json:
    """The map, hex by hex."""
    hexes = []
    for space, (q, r) in enumerate(board.at):
        town = board.town[space]
        settlement = None if town == NOBODY else board.town_names[town]
        marks = {"bonus": board.bonus[space], "blocked": board.blocked[space]}
        hexes.append({"q": q, "r": r, "kind": TERRAIN[board.terrain[space]], "settlement": settlement, **marks})
    for kind, name, (q, r) in zip(board.landmark, board.landmark_ids, board.landmark_at, strict=True):
        hexes.append({"q": q, "r": r, "kind": LANDMARK_NAMES[kind], "name": name})
    return {"map": board.id, "hexes": hexes}


def missions_of(map: str) -> Json:
    """The cards by their ids, straight from the card files."""
    if map == "ireland":
        return {card.id: public(card) for card in missions.IRELAND}
    found: Json = {}
    for card in missions.SCOTLAND:
        if isinstance(card, missions.Bonus):
            found[card.id] = {"kind": "bonus", "points": card.points}
        else:
            params = {"castle": card.castle}
            found[card.id] = {"kind": "majority", "points": card.points, "metric": card.metric, "params": params}
    return found


def public(card: missions.PublicMission) -> Json:
    check = card.check
    words: Json = {"type": check.type, "min": check.at_least, "kind": check.near, "size": list(check.sizes)}
    words |= {"tile": list(check.tiles), "cluster_min": check.cluster_at_least}
    return {"first": card.first, "later": card.later, "check": words}


def transcript_of(s: Rebirth) -> Json:
    """What happened, from the log."""
    ireland = s.board.id == "ireland"
    ids = [mission.id for mission in s.country.missions]
    cards: dict[int, list[str]] = {seat: [] for seat in range(s.seats)}
    steps = []
    for event in s.log or []:
        if isinstance(event, events.MissionDrawn) and not ireland:
            cards[event.seat].append(ids[event.mission])
        else:
            steps += step_of(s, event, ids)
    names = {i: id for i, id in enumerate(s.board.landmark_ids) if s.towers[i] != NOBODY}
    return {
        "seats": s.seats,
        "start": s.first,
        "zero_majority": s.options["zero_majority"],
        "row": [ids[mission] for mission in s.row],
        "towers": {name: BONUS_NAMES[s.towers[i]] for i, name in names.items()},
        "cards": {} if ireland else cards,
        "steps": steps,
    }


def step_of(s: Rebirth, event: object, ids: list[str]) -> list[Json]:
    """What the second scorer must know of an event."""
    if isinstance(event, events.Placed):
        at = list(s.board.at[event.space])
        return [{"do": "place", "seat": event.seat, "tile": TILES[event.tile], "hex": at}]
    if isinstance(event, events.TokenPlaced):
        return [{"do": "double", "seat": event.seat, "mission": ids[event.mission]}]
    if isinstance(event, events.MissionDrawn):
        return [{"do": "private", "seat": event.seat, "mission": ids[event.mission]}]
    if isinstance(event, events.TowerIgnored) and event.rule == "tower.passed":
        return [{"do": "decline", "seat": event.seat}]
    return []
