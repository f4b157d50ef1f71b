"""Game: the description of a game, and the registry of games."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import abc, files
from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from deskovka.core.chance import Chance
from deskovka.core.moves import Catalogue
from deskovka.core.pack import Pack, PackProblem
from deskovka.core.parts import Components, Hints, Law, Show, Voice
from deskovka.core.rule import Entry, Reason, Refusal, Rule, read_index
from deskovka.core.sight import View, imagine
from deskovka.core.state import Choices, State
from deskovka.core.value import canonical

LANGUAGES: Final = ("cs", "en")
FIRST: Final = "first"  # the topic that tells who began the game
TURN: Final = "turn"  # the topic that tells when a turn began
CORE_RULES: Final = read_index(files("deskovka.core").joinpath("rules.toml"))


@dataclass
class Option:
    """Something to choose before the game; `per_seat` options have a value for every seat."""

    game: str
    name: str
    values: tuple[str, ...]
    default: str
    per_seat: bool = False
    distinct: bool = False  # only the default may be chosen for several seats
    only: dict[str, tuple[str, ...]] = field(default_factory=dict)  # it matters where others have such values
    titles: dict[str, dict[str, str]] = field(default_factory=dict)  # by value and language: what packs added
    people: bool = False  # only the default may be chosen where bots play
    seats: tuple[int, ...] = ()  # numbers of players with which it matters; empty: with any
    players: dict[str, tuple[int, ...]] = field(default_factory=dict)  # by value: with how many it may be chosen
    needs: dict[str, dict[str, str]] = field(default_factory=dict)  # by value: what other options must have then

    def matters(self, options: Mapping[str, Any], seats: int) -> bool:
        """Does it change anything beside the other options, with this number of players?"""
        if self.seats and seats not in self.seats:
            return False
        return all(options[other] in values for other, values in self.only.items())

    def fitting(self, seats: int) -> tuple[str, ...]:
        """The values that may be chosen with this number of players."""
        return tuple([v for v in self.values if v not in self.players or seats in self.players[v]])

    def title(self, lang: str) -> str:
        """The option's name for people."""
        from deskovka.core import text

        return text.phrase(self.game, lang, f"option-{self.name}")

    def value_title(self, value: str, lang: str) -> str:
        """A value's name for people."""
        from deskovka.core import text

        own = self.titles.get(value)
        return own[lang] if own else text.phrase(self.game, lang, f"option-{self.name}-{value}")


@dataclass
class Problem:
    """Something wrong with the wish to start a game: the field and what it may hold."""

    field: str
    wrong: str
    allowed: tuple[str, ...]
    key: str = "problem"  # of the sentence
    why: dict[str, str] | None = None  # by language, where what is allowed does not explain it

    def __reduce__(self) -> Any:  # compiled classes are not taken apart by themselves
        return Problem, (self.field, self.wrong, self.allowed, self.key, self.why)

    def say(self, lang: str) -> str:
        """The problem as a sentence, and why it is one."""
        from deskovka.core import text

        words = {"field": self.field, "wrong": self.wrong, "allowed": ", ".join(self.allowed)}
        return text.phrase(None, lang, self.key, words) + (f" {self.why[lang]}" if self.why else "")


def check_values(option: Option, values: Sequence[Any]) -> list[Problem]:
    """Values that the option does not have."""
    return [Problem(option.name, str(v), option.values) for v in values if v not in option.values]


def check_seats(option: Option, chosen: Any, seats: int) -> list[Problem]:
    """What is wrong with the values of a per-seat option: one for everybody, or one for each seat."""
    values = list(chosen) if isinstance(chosen, (list, tuple)) else [chosen] * seats
    problems = check_values(option, values if isinstance(chosen, (list, tuple)) else [chosen])
    if len(values) != seats:
        problems.insert(0, Problem(option.name, str(len(values)), (str(seats),), "problem-count"))
    if option.distinct and not problems:
        free = tuple(v for v in option.values if v == option.default or v not in values)
        twice = {v for v in values if v != option.default and values.count(v) > 1}
        problems = [Problem(option.name, v, free, "problem-taken") for v in sorted(twice)]
    return problems


@mypyc_attr(native_class=False)
class BadWish(ValueError):
    """A game, bot or start that is not possible; `problem` says it in the user's language."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.say("en"))
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return BadWish, (self.problem,)  # for other processes; its sentence alone would not do


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What everybody knows of a game: name, seats, options, moves, rules, parts. Each game subclasses it once."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    seats: ClassVar[range]
    takes_packs: ClassVar[bool] = False  # may owners correct its components? Then it is made with `packs=`

    def __init__(
        self,
        package: str,
        options: Sequence[Option],
        moves: Catalogue,
        content: Any,
        law: Law,
        voice: Voice,
        show: Show,
        components: Components | None = None,
        hints: Hints | None = None,
        packs: Sequence[Pack] = (),
    ) -> None:
        self.package = package
        self.options: dict[str, Option] = {option.name: option for option in options}
        self.moves = moves
        self.law, self.voice, self.show = law, voice, show
        voice.game_id = self.id
        self.components, self.hints = components or Components(), hints or Hints()
        self.packs = tuple([str(pack.path) for pack in packs])  # what `game` was given
        self.pack_heads = [pack.head() for pack in packs]  # what a record says of them
        self.content = hashlib.sha256(canonical(content).encode()).hexdigest()[:16]
        self.rules: dict[str, Entry] = read_index(files(package).joinpath("rules.toml"))

    # --- what each game brings --------------------------------------------------------------------------

    def blank(self, seats: int, options: Choices) -> State:
        """A state of this game with nothing on the table yet."""
        raise NotImplementedError

    def mend(self, data: dict[str, Any]) -> None:
        """Change the saved state of an older version into what this version would have saved, in place."""

    def check_more(self, seats: int, options: Choices) -> list[Problem]:
        """Problems that only this game knows."""
        return []

    # --- what everybody uses ----------------------------------------------------------------------------

    def title(self, lang: str) -> str:
        """The game's name for people."""
        from deskovka.core import text

        return text.phrase(self.id, lang, "game-title")

    def check(self, seats: int, options: Mapping[str, Any] | None = None) -> list[Problem]:
        """What is wrong with this wish; empty = fine."""
        problems = []
        given: object = options  # people pass anything
        if given is not None and not isinstance(given, Mapping):
            return [Problem("options", str(options), tuple(self.options))]
        if type(seats) is not int or seats not in self.seats:
            problems.append(Problem("seats", str(seats), tuple(str(n) for n in self.seats)))
        for name, chosen in (options or {}).items():
            option = self.options.get(name)
            if option is None:
                problems.append(Problem("options", str(name), tuple(self.options)))
                continue
            problems += check_seats(option, chosen, seats) if option.per_seat else check_values(option, [chosen])
        full = {} if problems else self.complete(seats, options)
        return problems or self.check_more(seats, full) or self.check_players(seats, full)

    def check_players(self, seats: int, options: Choices) -> list[Problem]:
        """Values that do not fit the number of players."""
        fits = {o.name: o.fitting(seats) for o in self.options.values() if not o.per_seat}
        return [Problem(name, str(options[name]), v) for name, v in fits.items() if options[name] not in v]

    def complete(self, seats: int, options: Mapping[str, Any] | None) -> Choices:
        """The options with the defaults filled in."""
        full: dict[str, str | tuple[str, ...]] = {}
        for name, option in self.options.items():
            chosen = (options or {}).get(name, option.default)
            each = (chosen,) * seats if isinstance(chosen, str) else tuple(chosen)
            full[name] = each if option.per_seat else chosen
        return full

    def start(self, seats: int, seed: int, options: Mapping[str, Any] | None = None, log: bool = True) -> State:
        """A new game up to its first question; ValueError with the first problem."""
        problems = self.check(seats, options)
        if type(seed) is not int:
            problems.append(Problem("seed", str(seed), ("0", "1", "2", "…")))
        if problems:
            raise BadWish(problems[0])
        return self.begin(seats, seed, self.complete(seats, options), log)

    def begin(self, seats: int, seed: int, options: Choices, log: bool) -> State:
        """`start` with complete options that were checked before: for those who start the same again and again."""
        s = self.blank(seats, options)
        s.seed = seed
        s.chance = Chance(seed)
        s.reveals = 0
        s.steps = []
        s.actors = []
        s.answers = []
        s.asking = None
        s.choices = 0
        s.log = [] if log else None
        self.law.set_up(s)
        s.advance()
        return s

    def imagine(self, view: View, seed: int) -> State:
        """A full state consistent with a view; its chance comes from `seed`, never from the real game."""
        s = self.blank(view.seats, self.complete(view.seats, view.options))
        imagine(s, view, seed)
        return s

    def load(self, data: dict[str, Any]) -> State:
        """The state that `State.save` wrote."""
        s = self.blank(int(data["seats"]), self.complete(int(data["seats"]), data["options"]))
        s.restore(data)
        return s

    def rule(self, id: str) -> Entry:
        """An entry of the game's rule index, or of the core's."""
        return self.rules.get(id) or CORE_RULES[id]

    def refusal(self, rule: Rule, reason: Reason | None = None, options: Choices | None = None) -> Refusal:
        """A refusal that cites this rule; a reason is worded by the game's options."""
        entry = self.rule(rule.id)
        chosen = None if options is None else dict(options)
        return Refusal(self.id, rule.id, entry.chapter["cs"], entry.page, reason, chosen)


REMEMBERED: Final = 20  # games with packs; one of them takes up to two megabytes
_GAMES: Final[dict[tuple[str, tuple[str, ...]], Game]] = {}


def folders(rooms: abc.Traversable) -> list[str]:
    """The folders of games: those that came.txt names in this order, then all others by name."""
    came = rooms.joinpath("came.txt").read_text(encoding="utf-8").split()
    found = [room.name for room in rooms.iterdir() if room.joinpath("rules.toml").is_file()]
    return sorted(found, key=lambda name: (came.index(name) if name in came else len(came), name))


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """Ours first, then third parties' by name."""
    group = "deskovka.games"
    ours = [EntryPoint(name.replace("_", "-"), f"{group}.{name}:GAME", group) for name in folders(files(group))]
    others = sorted(entry_points(group=group), key=lambda e: e.name)
    return {e.name: e for e in ours + others}


def games() -> tuple[str, ...]:
    """The ids of all games installed here."""
    return tuple(_entry_points())


def game(id: str, packs: Sequence[str | Path] = ()) -> Game:
    """A game by its id, with corrections by these files (PackProblem if they are wrong)."""
    read = [Pack(path) for path in packs]
    key = (id, tuple([f"{pack.path} {pack.hash}" for pack in read]))
    if key not in _GAMES:
        entry = _entry_points().get(id)
        if entry is None:
            raise BadWish(Problem("game", id, games()))
        factory = entry.load()
        found: Game = _correct(factory, id, read) if read else factory()
        if read and len(_GAMES) >= REMEMBERED:  # somebody edits packs while we run
            del _GAMES[next(known for known in _GAMES if known[1])]
        _GAMES[key] = found
    return _GAMES[key]


def try_packs(id: str, packs: list[Pack]) -> Game:
    """The game with packs that somebody is still writing; it is not remembered."""
    return _correct(_entry_points()[id].load(), id, packs)


def _correct(factory: Any, id: str, packs: list[Pack]) -> Game:
    for pack in packs:
        if not factory.takes_packs or pack.data.get("game") != id:
            raise PackProblem("other-game", ("game",), id=id).blame([pack])
    try:
        found: Game = factory(packs=packs)
        return found
    except PackProblem as problem:
        raise problem.blame(packs) from None
