"""The finite catalogue of a game: every move has a number, and is made only once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deskovka.core.step import Move
from deskovka.core.value import key_of


class Catalogue:
    """Move <-> integer id; fixed for one version and content of a game."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.all = list(moves)
        self._ids: dict[object, int] = {}
        self._kinds: dict[type, list[Move]] = {}
        for i, move in enumerate(self.all):
            move.id = i
            self._ids[key_of(move)] = i
            self._kinds.setdefault(type(move), []).append(move)
        if len(self._ids) != len(self.all):
            raise ValueError("a move stands twice in the catalogue")

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, i: int) -> Move:
        return self.all[i]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.all)

    def of(self, kind: type[Move]) -> list[Move]:
        """All moves of one class, in order."""
        return self._kinds[kind]

    def find(self, move: object) -> Move | None:
        """The catalogue's own object equal to this move, or None; people hand over anything."""
        if not isinstance(move, Move):
            return None
        if 0 <= move.id < len(self.all) and self.all[move.id] is move:
            return move
        try:
            i = self._ids.get(key_of(move))
        except TypeError:  # a field that cannot even be compared, e.g. from a hand-written file
            return None
        return None if i is None else self.all[i]

    def id(self, move: Move) -> int:
        """The number of a move."""
        found = self.find(move)
        if found is None:
            raise KeyError(f"no such move: {move!r}")
        return found.id
