"""Rebirth positions built by names: tiles are placed through the real question, whoever's turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import deskovka
from deskovka import Refusal
from deskovka.core.cells import cells
from deskovka.core.step import No, Yes
from deskovka.games.rebirth.game import RebirthGame
from deskovka.games.rebirth.law.chapters.towers import AnotherTile, ChooseTower, PutToken
from deskovka.games.rebirth.law.moves import Double, Place
from deskovka.games.rebirth.law.pieces import BONUS_NAMES, NOBODY, SETTLEMENT, SOURCES
from deskovka.games.rebirth.law.state import Rebirth, total

TILES = {"farm": 0, "energy": 1, **{f"s{n}": SETTLEMENT - 1 + n for n in range(1, 5)}}
WATER = 159  # the last number of the catalogue; no map has that many spaces
Hex = tuple[int, int]


class Playground:
    """A table of Rebirth where anybody may place any tile at any time."""

    def __init__(
        self,
        map: str,
        seats: int,
        game: RebirthGame | None = None,
        row: Sequence[str] = (),
        towers: Mapping[str, str] | None = None,
        zero_majority: str = "never",
    ) -> None:
        found = game or deskovka.game("rebirth")
        options = {"map": map, "start": "1", "zero_majority": zero_majority}
        s = found.start(seats, 1, options)
        assert isinstance(s, Rebirth)
        self.s = s
        self.left = list(s.left)
        self.cards = {mission.id: i for i, mission in enumerate(s.country.missions)}
        # A game begins with somebody to place a tile and, below that, the end.
        *self.ending, self.placing = s.steps
        self.clear()
        if row:
            s.row = sorted(self.cards[id] for id in row)
            s.deck = cells([card for card in self.cards.values() if card not in s.row])
            s.undealt = len(s.deck)
        if towers:
            bonuses = {self.landmark(name): BONUS_NAMES.index(bonus) for name, bonus in towers.items()}
            s.towers = [bonuses.get(landmark, NOBODY) for landmark in range(len(s.board.landmark))]

    def landmark(self, name: str, castle: bool = False) -> int:
        """A castle, or else a cathedral or tower, by its id."""
        ids = self.s.board.landmark_ids
        numbers = [i for i, id in enumerate(ids) if id == name]
        return numbers[0] if castle else numbers[-1]

    def space(self, at: Hex) -> int:
        """The space's number; a landmark or water gets a number that no space has."""
        board = self.s.board
        if at in board.at:
            return board.at.index(at)
        return len(board.at) + board.landmark_at.index(at) if at in board.landmark_at else WATER

    def town(self, name: str) -> tuple[int, ...]:
        """The spaces of a settlement."""
        return tuple(self.s.board.towns[self.s.board.town_names.index(name)])

    def beside(self, name: str, tile: str, castle: bool = True) -> list[int]:
        """Free spaces next to a castle (or cathedral or tower) where this tile may go."""
        around = self.s.board.around[self.landmark(name, castle)]
        return [space for space in around if self.why_not(0, tile, space) is None]

    def beside_now(self, name: str, seat: int) -> int:
        """A space next to a tower that answers the question being asked."""
        around = self.s.board.around[self.landmark(name)]
        return next(m.space for m in self.s.legal(seat) if isinstance(m, Place) and m.space in around)

    def chain(self, tile: str, length: int) -> list[int]:
        """Free spaces in a row, each next to the one before, where this tile may go."""
        self.ask(0, tile)
        fits = {m.space for m in self.s.legal(0) if isinstance(m, Place)}
        for first in sorted(fits):
            found = [first]
            while len(found) < length:
                after = [space for space in self.s.board.adjacent[found[-1]] if space in fits - set(found)]
                if not after:
                    break
                found.append(after[0])
            if len(found) == length:
                return found
        raise AssertionError("the map has no such row")

    def clear(self) -> None:
        """Nothing is to be done."""
        self.s.steps.clear()
        self.s.actors.clear()
        self.s.advance()

    def ask(self, seat: int, tile: str) -> None:
        """It is this seat's turn with this tile in hand and a full supply."""
        s = self.s
        self.clear()
        s.used = 0
        # Nobody else has a tile, so no other turn follows.
        s.hand = cells([TILES[tile] if i == seat else NOBODY for i in range(s.seats)])
        s.choice = [()] * s.seats
        s.left = cells(self.left)
        s.then(seat, self.placing)
        s.advance()

    def why_not(self, seat: int, tile: str, space: int) -> Refusal | None:
        """Why a tile may not go there; None if it may."""
        self.ask(seat, tile)
        return self.s.why_not(seat, Place(space))

    def place(self, seat: int, tile: str, space: int) -> list[int]:
        """Place a tile; returns everybody's points for it. Questions of towers stay open."""
        before = self.points()
        self.ask(seat, tile)
        self.s.play(seat, Place(space))
        return self.since(before)

    def use_tower(self, seat: int, yes: bool, extra: str = "", space: int = 0) -> None:
        """Answer the offer of another tile; `extra` is the one that is drawn."""
        if yes:
            self.s.aside = [(TILES[extra],) if i == seat else mine for i, mine in enumerate(self.s.aside)]
        self.s.play(seat, Yes() if yes else No())
        if yes:
            self.s.play(seat, Place(space))

    def double(self, seat: int, mission: str) -> None:
        self.s.play(seat, Double(self.cards[mission]))

    def stack(self, mission: str) -> None:
        """Put a card on top of the deck."""
        card = self.cards[mission]
        self.s.deck = cells([*[other for other in self.s.deck[: self.s.undealt] if other != card], card])

    def question(self) -> str | None:
        """What the game asks, in the vectors' words."""
        question = self.s.asking
        if isinstance(question, AnotherTile):
            return "use_tower"
        if isinstance(question, PutToken):
            return "double"
        if isinstance(question, ChooseTower):
            return "order"
        assert question is None, question
        return None

    def finish(self) -> None:
        """All tiles are placed: final scoring."""
        self.clear()
        self.s.then(0, *reversed(self.ending))
        self.s.advance()

    def points(self) -> list[int]:
        return [total(self.s, seat) for seat in range(self.s.seats)]

    def set_points(self, points: Sequence[int]) -> None:
        """These points have been scored so far, all for clusters."""
        row = [number for mine in points for number in (mine, *[0] * (len(SOURCES) - 1))]
        self.s.points = cells(row)

    def since(self, before: list[int]) -> list[int]:
        return [now - then for now, then in zip(self.points(), before, strict=True)]

    def source(self, name: str) -> list[int]:
        """Everybody's points from one source."""
        return list(self.s.points)[SOURCES.index(name) :: len(SOURCES)]

    def in_hand(self, seat: int) -> list[int]:
        """The tile to place, or those to choose it from."""
        return [*self.s.choice[seat], *[tile for tile in (self.s.hand[seat],) if tile != NOBODY]]

    def fulfilled(self, seat: int) -> list[str]:
        return [id for id, card in self.cards.items() if self.s.fulfilled[seat] >> card & 1]

    def holder(self, castle: str) -> int | None:
        held = self.s.castles[self.landmark(castle, castle=True)]
        return None if held == NOBODY else held

    def told(self) -> set[str]:
        """Rules that the log has cited so far."""
        return {event.rule_id() for event in self.s.log or []}
