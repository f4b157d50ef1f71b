"""Record: a saved game as readable JSON lines, replayed strictly."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from errno import EEXIST
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from deskovka.core.game import Game, Problem, game, games
from deskovka.core.pack import Pack
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
        foot: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.names = tuple(names)
        self.moves = moves
        self.foot = foot

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
        if self.foot is not None and self.foot != foot_of(last):
            raise BadRecord("digest")
        return last

    def text(self) -> str:
        """The file's content."""
        head = {
            "deskovka": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "content": self.game.content,
            "packs": self.game.pack_heads,
            "seats": self.seats,
            "options": to_json(self.options),
            "names": list(self.names),
            "seed": str(self.seed),
        }
        moves = [{"seat": seat, "move": to_json(move)} for seat, move in self.moves]
        lines = [head, *moves, foot_of(self.replay())]
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


def foot_of(s: State) -> dict[str, Any]:
    """How the game stands, for the last line."""
    score = s.score()
    points, winners = list(score.points), list(score.winners)
    return {"end": not s.to_act(), "points": points, "winners": winners, "digest": s.digest()}


def read(path: Path, packs: Sequence[str | Path] = ()) -> Record:
    """A record from a file; BadRecord says what is wrong with it. Its own packs must be among `packs`."""
    try:
        return parse(path.read_text(encoding="utf-8-sig"), packs)
    except UnicodeDecodeError as problem:
        raise BadRecord("foreign") from problem


def parse(text: str, packs: Sequence[str | Path] = ()) -> Record:
    """A record from its text."""
    lines = text.rstrip().split("\n")  # splitlines would also cut at odd characters in a player's name
    head = _line(lines, 0)
    if head.get("deskovka") != FORMAT:
        raise BadRecord("foreign")
    g = _game(head, packs)
    foot = _line(lines, len(lines) - 1)
    if "digest" not in foot:
        raise BadRecord("truncated")
    moves = [_move(_line(lines, i), i) for i in range(1, len(lines) - 1)]
    seats, seed, names, options = _start(head)
    problems = g.check(seats, options)
    if problems:
        raise BadRecord("start", problems[0])
    return Record(g, seats, seed, options, names, moves, foot)


def _start(head: dict[str, Any]) -> tuple[int, int, list[str], dict[str, Any]]:
    seats, seed, names, options = head.get("seats"), head.get("seed"), head.get("names"), head.get("options")
    if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(names, list):
        raise BadRecord("line", line=1)
    if not all(isinstance(name, str) for name in names):
        raise BadRecord("line", line=1)
    if not isinstance(seed, str) or not re.fullmatch("-?[0-9]{1,400}", seed):
        raise BadRecord("line", line=1)
    return seats, int(seed), names, options


def _game(head: dict[str, Any], packs: Sequence[str | Path]) -> Game:
    id = str(head.get("game"))
    if id not in games():
        raise BadRecord("game", game=id)
    g = game(id, _packs(head, packs))
    if head.get("version") != g.version:
        raise BadRecord("version", theirs=str(head.get("version")), ours=g.version)
    if head.get("content") != g.content:
        raise BadRecord("content")
    return g


def _packs(head: dict[str, Any], packs: Sequence[str | Path]) -> list[Path]:
    """Those of the packs that the record was played with, found by their hashes."""
    named = head.get("packs", [])
    if not isinstance(named, list) or not all(isinstance(one, dict) for one in named):
        raise BadRecord("line", line=1)
    known = {pack.hash: pack.path for pack in map(Pack, packs)} if named else {}
    missing = [one for one in named if str(one.get("hash")) not in known]
    if missing:
        raise BadRecord("packs", packs=", ".join(f"{one.get('title')} ({one.get('name')})" for one in missing))
    return [known[one["hash"]] for one in named]


def _line(lines: Sequence[str], i: int) -> dict[str, Any]:
    try:
        data = json.loads(lines[i])
    except (IndexError, ValueError, RecursionError) as problem:
        raise BadRecord("foreign" if i == 0 else "line", line=i + 1) from problem
    if not isinstance(data, dict):
        raise BadRecord("foreign" if i == 0 else "line", line=i + 1)
    return data


def _move(data: dict[str, Any], i: int) -> tuple[int, Move]:
    try:
        seat, move = data["seat"], from_json(data["move"])
    except (KeyError, Malformed, TypeError, RecursionError) as problem:
        raise BadRecord("line", line=i + 1) from problem
    if not isinstance(move, Move) or type(seat) is not int:
        raise BadRecord("line", line=i + 1)
    return seat, move
