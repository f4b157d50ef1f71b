"""Record: a saved game as readable JSON lines, replayed strictly."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
MOST_DEALS: Final = 50  # how often a game may have gone on elsewhere; each time all that is hidden is dealt anew
SHOWN: Final = '{"shown"'  # begins lines with what the game showed; no replay needs them (docs/adr/0013)

# The game went on elsewhere: after this number of answers, dealt anew by seed and salt.
Deal = tuple[int, int, int | None]


def commit(seed: int, salt: int) -> str:
    """The promise about a seed, shown before the game; the salt keeps short seeds from being guessed."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


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


@dataclass
class Record:
    """Game, options, seed and the answers in their order; `foot` says how it stood then."""

    game: Game
    seats: int
    seed: int
    options: dict[str, Any]
    names: Sequence[str]
    moves: list[tuple[int, Move]]
    foot: dict[str, Any] | None = None
    salt: int | None = None  # of the promise about the seed, if one was made
    deals: Sequence[Deal] = ()
    bots: Sequence[str] = ()  # by seat: which bot played there, empty for a person; of old records nobody knows

    def states(self) -> Iterator[State]:
        """The state at the start and after each answer; BadRecord where an answer is not allowed."""
        s = self.game.start(self.seats, self.seed, self.options)
        dealt = {after: seed for after, seed, _ in self.deals}
        for number in range(len(self.moves) + 1):
            try:
                if number:
                    s.play(*self.moves[number - 1])
            except Illegal as no:
                raise BadRecord("illegal", move=number, rule=no.refusal.rule) from no
            if number in dealt:
                log, s = s.log, s.resample(None, dealt[number])  # what nobody could see, and chance, come anew
                s.log = log
            yield s

    def replay(self) -> State:
        """The last state; BadRecord if the file says that another one was reached."""
        *_, last = self.states()
        if self.foot is not None and self.foot != foot_of(last):
            raise BadRecord("digest")
        return last

    def text(self, last: State | None = None) -> str:
        """The file's content; whoever knows the last state already spares a replay."""
        head = {
            "deskovka": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "content": self.game.content,
            "packs": self.game.pack_heads,
            "seats": self.seats,
            "options": to_json(self.options),
            "names": list(self.names),
            **({"bots": list(self.bots)} if self.bots else {}),
            **_promise(self.seed, self.salt),
        }
        body = [{"seat": seat, "move": to_json(move)} for seat, move in self.moves]
        for after, seed, salt in reversed(self.deals):
            body.insert(after, {**_promise(seed, salt)})
        foot = foot_of(self.replay() if last is None else last)
        return "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in (head, *body, foot))

    def save(self, path: Path, shown: str = "") -> None:
        """Write the file whole or not at all; `shown` are lines that go behind the last one."""
        if path.exists() and not path.is_file():
            raise FileExistsError(EEXIST, os.strerror(EEXIST), str(path))  # a folder or device must stay
        temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            with temporary.open("x", encoding="utf-8", newline="\n") as file:
                file.write(self.text() + shown)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise


def _promise(seed: int, salt: int | None) -> dict[str, str]:
    found = {"seed": str(seed)}
    return found if salt is None else {**found, "salt": str(salt), "commit": commit(seed, salt)}


def foot_of(s: State) -> dict[str, Any]:
    """How the game stands, for the last line."""
    end, score = not s.to_act(), s.score()
    return {"end": end, "points": list(score.points), "winners": list(score.winners), "digest": s.digest()}


def read(path: Path, packs: Sequence[str | Path] = ()) -> Record:
    """A record from a file; BadRecord says what is wrong with it. Its own packs must be among `packs`."""
    try:
        return parse(path.read_text(encoding="utf-8-sig"), packs)
    except UnicodeDecodeError as problem:
        raise BadRecord("foreign") from problem


def parse(text: str, packs: Sequence[str | Path] = ()) -> Record:
    """A record from its text."""
    lines = lines_of(text)
    head = read_line(lines, 0)
    if head.get("deskovka") != FORMAT:
        raise BadRecord("foreign")
    g = _game(head, packs)
    foot = read_line(lines, len(lines) - 1)
    if "digest" not in foot:
        raise BadRecord("truncated")
    moves: list[tuple[int, Move]] = []
    deals: list[Deal] = []
    for i in range(1, len(lines) - 1):
        data = read_line(lines, i)
        if "seed" in data:
            if len(deals) == MOST_DEALS:
                raise BadRecord("deals", line=i + 1)
            deals.append((len(moves), *read_seed(data, i + 1)))
        else:
            moves.append(_move(data, i))
    seats, names, options = read_start(head)
    seed, salt = read_seed(head, 1)
    problems = g.check(seats, options)
    if problems:
        raise BadRecord("start", problems[0])
    return Record(g, seats, seed, options, tuple(names), moves, foot, salt, deals, read_bots(head, seats))


def lines_of(text: str, shown: bool = False) -> list[str]:
    """The lines of a record; or those that hold what the game showed."""
    lines = text.rstrip().split("\n")  # splitlines would also cut at odd characters in a player's name
    return [line for line in lines if line.startswith(SHOWN) == shown]


def read_seed(data: dict[str, Any], line: int) -> tuple[int, int | None]:
    """Seed and salt, if they keep the promise that was made about them."""
    words = [data.get("seed"), data.get("salt", "0")]
    if not all(isinstance(word, str) and re.fullmatch("-?[0-9]{1,400}", word) for word in words):
        raise BadRecord("line", line=line)
    seed, salt = [int(word) for word in words]
    if "salt" in data and data.get("commit") != commit(seed, salt):
        raise BadRecord("commit")
    return seed, salt if "salt" in data else None


def read_start(head: dict[str, Any]) -> tuple[int, list[str], dict[str, Any]]:
    seats, names, options = head.get("seats"), head.get("names"), head.get("options")
    named = isinstance(names, list) and all(isinstance(name, str) for name in names)
    if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(names, list) or not named:
        raise BadRecord("line", line=1)
    return seats, names, options


def read_bots(head: dict[str, Any], seats: int) -> tuple[str, ...]:
    """Which bot played in each seat; nothing where the record does not say it of all of them."""
    bots = head.get("bots")
    known = isinstance(bots, list) and len(bots) == seats and all(isinstance(bot, str) for bot in bots)
    return tuple(bots or ()) if known else ()


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


def read_line(lines: Sequence[str], i: int) -> dict[str, Any]:
    try:
        data = json.loads(lines[i])
    except (IndexError, ValueError, RecursionError):
        data = None
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
