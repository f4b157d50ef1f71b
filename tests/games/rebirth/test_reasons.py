"""What a player reads when Rebirth says no: true, with what is missing, in both languages (`reasons.json`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import deskovka
from contract.answers import random_answer
from deskovka import Move
from deskovka.core.chance import Chance
from deskovka.core.rule import Reason
from deskovka.core.step import No, Yes
from deskovka.games.rebirth.law.chapters.drawing import KeepOne
from deskovka.games.rebirth.law.moves import Double, Keep, Place, Use
from deskovka.games.rebirth.law.pieces import BLANK, BLOCKED, FARMLAND, GRID, TOWN
from games.fluent_files import subclasses
from games.golden_reasons import Situation, check
from games.rebirth.playground import TILES, WATER, Playground
from games.rebirth.test_rulebook import ROW, TOWERS, modified, tile_for

FILE = Path(__file__).with_name("reasons.json")
MAPS = ("scotland", "ireland")
GROUNDS = {"farm space": FARMLAND, "power plant space": GRID, "blank space": BLANK, "settlement space": TOWN}
FITS = {"farm": ("farm space", "blank space"), "energy": ("power plant space", "blank space")}


def table_of(map: str, seats: int = 3) -> Playground:
    return Playground(map, seats, row=ROW if map == "ireland" else (), towers=TOWERS if map == "ireland" else None)


def of_ground(table: Playground, ground: int, number: int = 0) -> int:
    """A free space with this printed on it."""
    s = table.s
    return [space for space, code in enumerate(s.tiles) if code == 0 and s.board.terrain[space] == ground][number]


def asked(table: Playground, name: str, tile: str, *spaces: int, seat: int = 0) -> Iterator[Situation]:
    """A seat with this tile in hand asks for these spaces."""
    table.ask(seat, tile)
    for space in spaces:
        where = table.s.board.labels[space] if space < len(table.s.tiles) else f"place {space}"
        yield Situation(f"{name}: {tile} to {where}", table.s.clone(), seat, Place(space))


def say(table: Playground, name: str, *moves: Move, seat: int = 0) -> Iterator[Situation]:
    """A seat answers the question on top with something else."""
    for move in moves:
        yield Situation(f"{name}: {move}", table.s.clone(), seat, move)


# --- the situations --------------------------------------------------------------------------------------


def wrong_grounds() -> Iterator[Situation]:
    """Every tile on every ground that is not its own, on both maps."""
    for map in MAPS:
        for number, tile in enumerate(TILES):
            for ground, terrain in GROUNDS.items():
                if ground not in FITS.get(tile, ("settlement space",)):
                    table = table_of(map)
                    space = of_ground(table, terrain, number)
                    yield from asked(table, f"{map}, a new game, {ground}", tile, space)


def never() -> Iterator[Situation]:
    """Landmarks and water."""
    for map, landmarks in (("scotland", (0, 1, 5, 11, 12, 15, 19)), ("ireland", (0, 4, 9, 10, 13, 17, 23))):
        for number, landmark in enumerate(landmarks):
            table = table_of(map)
            name = f"{map}, {table.s.board.landmark_ids[landmark]} ({landmark})"
            yield from asked(table, name, list(TILES)[number % 6], len(table.s.tiles) + landmark)
        yield from asked(table_of(map), f"{map}, water", "farm", WATER)


def occupied() -> Iterator[Situation]:
    """Spaces with tiles of every kind, somebody else's and one's own."""
    for map in MAPS:
        for owner, whose in ((0, "an own tile"), (2, "a tile of player 3")):
            for number, tile in enumerate(TILES):
                table = table_of(map)
                ground = FITS[tile][number % 2] if tile in FITS else "settlement space"
                space = of_ground(table, GROUNDS[ground], 3 + number)
                table.place(owner, tile, space)
                yield from asked(table, f"{map}, {whose} lies there", tile, space)


def covered() -> Iterator[Situation]:
    """Spaces that two players do not use."""
    for map in MAPS:
        table = table_of(map, 2)
        spaces = [space for space, code in enumerate(table.s.tiles) if code == BLOCKED]
        for tile, space in zip(TILES, spaces[::5], strict=False):
            yield from asked(table, f"{map}, covered with two players", tile, space)


def leave(table: Playground, tile: str, fields: int, blanks: int) -> None:
    """Fill the board until a farm or power plant has this number of `fields` of its own, and of `blanks`."""
    own = FARMLAND if tile == "farm" else GRID
    s = table.s
    for terrain, left in ((own, fields), (BLANK, blanks)):
        while (
            len(free := [x for x in range(len(s.tiles)) if s.tiles[x] == 0 and s.board.terrain[x] == terrain])
            > left
        ):
            table.place(2, tile, free[0])
            table.clear()


def not_yet() -> Iterator[Situation]:
    """The exception waits until nothing fits on the whole board."""
    for map, tile, other in (("scotland", "farm", GRID), ("ireland", "energy", FARMLAND)):
        for fields, blanks in ((7, 4), (5, 0), (2, 2), (1, 5), (1, 1), (1, 0), (0, 5), (0, 3), (0, 1)):
            table = table_of(map)
            leave(table, tile, fields, blanks)
            name = f"{map}, {fields} own and {blanks} blank spaces left"
            yield from asked(table, name, tile, of_ground(table, other, 1))


def exceptions() -> Iterator[Situation]:
    """The exception is in force: only the other type's spaces are right."""
    for map in MAPS:
        for tile in FITS:
            table = table_of(map)
            leave(table, tile, 0, 0)
            name = f"{map}, the exception is in force"
            yield from asked(table, name, tile, of_ground(table, TOWN), of_ground(table, TOWN, 9))
            yield from asked(table, name, tile, len(table.s.tiles), WATER)
            yield from asked(table, name, "s2", of_ground(table, GRID if tile == "farm" else FARMLAND))


def choices() -> Iterator[Situation]:
    """Of three tiles one is kept."""
    for drawn in (("farm", "farm", "s2"), ("energy", "s1", "s4"), ("s3", "s3"), ("farm", "energy", "s4"), ("s1",)):
        table = table_of("ireland")
        table.clear()
        table.s.choice = [tuple(TILES[tile] for tile in drawn), (), ()]
        table.s.then(0, KeepOne())
        table.s.advance()
        missing = [Keep(TILES[tile]) for tile in TILES if tile not in drawn]
        yield from say(table, f"drawn: {', '.join(drawn)}", *missing[:3])
        yield from say(table, f"drawn: {', '.join(drawn)}", Place(3))
    yield from say(table, "drawn: one tile", Yes(), Double(0), Use(12))


def doubling() -> Playground:
    """Both towers of the doubling are reached."""
    table = table_of("ireland")
    table.place(0, "energy", table.space((1, 7)))
    table.s.fulfilled = [0b10011, 0, 0]
    table.place(0, "farm", table.space((4, 11)))
    return table


def tokens() -> Iterator[Situation]:
    """The doubling token goes on an open mission of the row."""
    table = doubling()
    yield from say(table, "doubling", *[Double(mission) for mission in (0, 1, 4, 8, 9, 11, 20)])
    yield from say(table, "doubling", Place(0), Keep(1), No(), Use(11))


def another() -> Iterator[Situation]:
    """Another tile is offered, then drawn."""
    table = table_of("ireland")
    table.place(0, "energy", table.beside("tory", "energy", castle=False)[0])
    yield from say(table, "another tile is offered", Place(5), Keep(0), Double(2), Use(11))
    table.s.aside = [(TILES["farm"],), *table.s.aside[1:]]
    table.s.play(0, Yes())
    yield from say(table, "another tile is drawn", Yes(), No(), Place(WATER), Place(of_ground(table, TOWN)))


def towers() -> Iterator[Situation]:
    """One tile reaches two towers, and the order is asked for."""
    game, space = modified()
    board = game.countries["ireland"].board
    one, other = board.landmark_ids[board.castles + 1 : board.castles + 3]
    table = Playground("ireland", 3, game, ROW, TOWERS | {one: "place_another", other: "private_mission"})
    table.place(1, tile_for(table, space), space)
    wrong = [Use(landmark) for landmark in (0, 9, board.castles, board.castles + 5)]
    yield from say(table, "two towers at once", *wrong, Place(4), Yes(), Keep(2), seat=1)


def others() -> Iterator[Situation]:
    """It is another player's turn, or the game is over."""
    for map in MAPS:
        s = table_of(map).s.game.start(3, 5, {"map": map, "start": "2"})
        yield Situation(f"{map}, player 2 begins", s, 0, Place(0))
        yield Situation(f"{map}, player 2 begins, player 3 speaks", s, 2, Keep(0))
        chance = Chance(5)
        while s.to_act():
            random_answer(s, chance)
        yield Situation(f"{map}, over", s, 1, Place(0))


def random_games() -> Iterator[Situation]:
    """What a careless player may ask in the middle of games."""
    for number in range(24):
        map = MAPS[number % 2]
        s = deskovka.game("rebirth").start(2 + number % 3, number, {"map": map})
        chance = Chance(number)
        for _ in range(4 + 2 * number):
            random_answer(s, chance)
        seat = s.to_act()[0]
        spaces: Sequence[Move] = [m for m in s.game.moves.of(Place) if s.why_not(seat, m) is not None]
        move = spaces[(number * 41) % len(spaces)]
        yield Situation(f"random game {number}, {map}, {s.seats} players: {move}", s, seat, move)


def situations() -> Iterator[Situation]:
    for part in (wrong_grounds, never, occupied, covered, not_yet, exceptions, choices, tokens, another, towers):
        yield from part()
    yield from others()
    yield from random_games()


def test_reasons_are_told_as_the_golden_file_says() -> None:
    check(FILE, situations())


def test_every_kind_of_reason_is_among_them() -> None:
    refusals = [one.state.why_not(one.seat, one.move) for one in situations()]
    found = {type(refusal.reason) for refusal in refusals if refusal is not None}
    assert set(subclasses("deskovka.games.rebirth", Reason)) <= found
