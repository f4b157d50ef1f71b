"""Record: a saved game as readable JSON lines, replayed strictly."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from errno import EEXIST
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from deskovka.core.game import Game, Problem, game
from deskovka.core.rule import Illegal
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.core.value import Malformed, from_json, to_json

FORMAT: Final = 1


@mypyc_attr(native_class=False)
class BadRecord(ValueError):
    """A file that is no record of ours, or does not replay. `key` and `words` name the sentence for people."""

    def __init__(self, key: str, problem: Problem | None = None, **words: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.problem = problem
        self.words = words

    def say(self, lang: str) -> str:
        """What is wrong, as a sentence."""
        from deskovka.core import text

        why = {} if self.problem is None else {"why": self.problem.say(lang)}
        return text.phrase(None, lang, f"record-{self.key}", {**self.words, **why})


class Record:
    """Game, options, seed and the answers in their order; the last line says how it stood then."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, Any],
        names: Sequence[str],
        moves: list[tuple[int, Move]],
        digest: str | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.names = tuple(names)
        self.moves = moves
        self.digest = digest

    def states(self) -> Iterator[State]:
        """The state at the start and after each answer; BadRecord where an answer is not allowed."""
        s = self.game.start(self.seats, self.seed, self.options)
        yield s
        for number, (seat, move) in enumerate(self.moves, 1):
            try:
                s.play(seat, move)
            except Illegal as no:
                raise BadRecord("illegal", move=number, rule=no.refusal.rule) from no
            yield s

    def replay(self) -> State:
        """The last state; BadRecord if the file says that another one was reached."""
        for s in self.states():
            last = s
        if self.digest is not None and self.digest != last.digest():
            raise BadRecord("digest")
        return last

    def text(self) -> str:
        """The file's content."""
        head = {
            "deskovka": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "content": self.game.content,
            "packs": list(self.game.packs),
            "seats": self.seats,
            "options": to_json(self.options),
            "names": list(self.names),
            "seed": str(self.seed),
        }
        s = self.replay()
        score = s.score()
        foot = {
            "end": not s.to_act(),
            "points": list(score.points),
            "winners": list(score.winners),
            "digest": s.digest(),
        }
        moves = [{"seat": seat, "move": to_json(move)} for seat, move in self.moves]
        lines = [head, *moves, foot]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        if path.exists() and not path.is_file():
            raise FileExistsError(EEXIST, os.strerror(EEXIST), str(path))  # a folder or device must stay
        text = self.text()
        temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            with temporary.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise


def read(path: Path) -> Record:
    """A record from a file; BadRecord says what is wrong with it."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as problem:
        raise BadRecord("foreign") from problem


def parse(text: str) -> Record:
    """A record from its text."""
    lines = text.splitlines()
    head = _line(lines, 0)
    if head.get("deskovka") != FORMAT:
        raise BadRecord("foreign")
    g = _game(head)
    foot = _line(lines, len(lines) - 1)
    if "digest" not in foot:
        raise BadRecord("truncated")
    moves = [_move(_line(lines, i), i) for i in range(1, len(lines) - 1)]
    try:
        seats, seed, names = int(head["seats"]), int(head["seed"]), [str(n) for n in head["names"]]
        options: dict[str, Any] = head["options"]
        problems = g.check(seats, options)
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BadRecord("line", line=1) from problem
    if problems:
        raise BadRecord("start", problems[0])
    return Record(g, seats, seed, options, names, moves, str(foot["digest"]))


def _game(head: dict[str, Any]) -> Game:
    try:
        g = game(str(head.get("game")), tuple(head.get("packs", ())))
    except (ValueError, TypeError) as problem:
        raise BadRecord("game", game=str(head.get("game"))) from problem
    if head.get("version") != g.version:
        raise BadRecord("version", theirs=str(head.get("version")), ours=g.version)
    if head.get("content") != g.content:
        raise BadRecord("content")
    return g


def _line(lines: Sequence[str], i: int) -> dict[str, Any]:
    try:
        data = json.loads(lines[i])
    except (IndexError, ValueError, RecursionError) as problem:
        raise BadRecord("foreign" if i == 0 or not lines else "line", line=i + 1) from problem
    if not isinstance(data, dict):
        raise BadRecord("foreign" if i == 0 else "line", line=i + 1)
    return data


def _move(data: dict[str, Any], i: int) -> tuple[int, Move]:
    try:
        seat, move = data["seat"], from_json(data["move"])
    except (KeyError, Malformed, TypeError) as problem:
        raise BadRecord("line", line=i + 1) from problem
    if not isinstance(move, Move) or not isinstance(seat, int):
        raise BadRecord("line", line=i + 1)
    return seat, move
