"""A study: which games are played, as a small TOML file says it. Every setting of it is a Plan."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

from deskovka.bots import make
from deskovka.core.game import LANGUAGES, BadWish, Game, game, games
from deskovka.core.pack import PackProblem
from deskovka.core.value import canonical
from deskovka.lab.lines import FACTS
from deskovka.lab.plan import Plan, simulation, tournament

READY = files("deskovka.lab").joinpath("studies")
MOST_GAMES = 1_000_000
KEYS = ("title", "about", "seed", "setting")
SETTING = ("game", "packs", "seats", "bots", "tournament", "games", "options", "vary")


class BadStudy(ValueError):
    """A study that cannot be played; `key` and `words` name the sentence for people, or `said` is it."""

    def __init__(self, key: str, said: dict[str, str] | None = None, **words: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.said = said
        self.words = words


@dataclass
class Study:
    """All settings, and what is kept of each game. One that is read from a file has a title and a source."""

    name: str
    settings: list[Plan]
    keep: str
    title: dict[str, str] = field(default_factory=dict)
    about: dict[str, str] = field(default_factory=dict)
    source: str = ""

    def key(self) -> str:
        """The same for the same games, however many of them."""
        return hashlib.sha256(canonical([one.data() for one in self.settings]).encode()).hexdigest()[:16]

    def total(self) -> int:
        return sum(len(plan.matches) for plan in self.settings)


# --- reading ---------------------------------------------------------------------------------------------


def ready() -> list[str]:
    """The studies that come with the package, and whose games are installed."""
    names = sorted(entry.name.removesuffix(".toml") for entry in READY.iterdir() if entry.name.endswith(".toml"))
    return [name for name in names if all(id in games() for id in games_of(name))]


def games_of(name: str) -> list[str]:
    """The games of a ready study."""
    return [str(one["game"]) for one in tomllib.loads(ready_source(name))["setting"]]


def ready_source(name: str) -> str:
    return READY.joinpath(f"{name}.toml").read_text(encoding="utf-8")


def read(source: str, name: str, folder: Path, games: int | None = None, seed: int | None = None) -> Study:
    """A study from its text; packs are looked for in `folder`. BadStudy says what is wrong."""
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as problem:
        raise BadStudy("toml", why=str(problem)) from problem
    only(data, KEYS, "study")
    chosen = seed if seed is not None else whole(data, "seed", 0, 0, 1 << 200)
    settings: list[Plan] = []
    listed = data.get("setting")
    if not isinstance(listed, list) or not listed or not all(isinstance(one, dict) for one in listed):
        raise BadStudy("no-setting")
    for one in listed:
        only(one, SETTING, "setting")
        for part in parts(one):
            settings.append(setting(part, len(settings), chosen, folder, games))
    return Study(name, settings, FACTS, both(data, "title", name), both(data, "about", ""), source)


def parts(one: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Every number of players with every choice of the varied options."""
    seats = one.get("seats", 2)
    vary, options = one.get("vary", {}), one.get("options", {})
    if not isinstance(vary, dict) or not all(isinstance(values, list) and values for values in vary.values()):
        raise BadStudy("value", field="vary", wrong=str(vary))
    if not isinstance(options, dict):
        raise BadStudy("value", field="options", wrong=str(options))
    for count in seats if isinstance(seats, list) else [seats]:
        for values in product(*vary.values()):
            chosen = {**options, **dict(zip(vary, values, strict=True))}
            yield {**one, "seats": count, "options": chosen, "vary": tuple(vary)}


def setting(one: Mapping[str, Any], number: int, seed: int, folder: Path, games: int | None) -> Plan:
    """A setting whose every wish is possible."""
    g = the_game(one, folder)
    seats, options = one["seats"], one["options"]
    problems = g.check(seats, options)
    if problems:
        raise BadStudy("wish", {lang: problems[0].say(lang) for lang in LANGUAGES})
    bots = bots_of(one, g)
    count = games if games is not None else whole(one, "games", 100, 1, MOST_GAMES)
    is_tournament = one.get("tournament", False)
    if type(is_tournament) is not bool:
        raise BadStudy("value", field="tournament", wrong=str(is_tournament))
    if is_tournament and (len(bots) < 2 or len(set(bots)) < len(bots) or seats < 2):
        raise BadStudy("tournament")
    if not is_tournament and len(bots) not in (1, seats):
        raise BadStudy("bots-per-seat", bots=len(bots), seats=seats)
    plan = (tournament if is_tournament else simulation)(g, seats, options, seed, bots, count)
    plan.number, plan.varied = number, one["vary"]
    return plan


def the_game(one: Mapping[str, Any], folder: Path) -> Game:
    """The game of a setting, corrected by its packs."""
    packs = one.get("packs", [])
    if not isinstance(packs, list) or not all(isinstance(pack, str) for pack in packs):
        raise BadStudy("value", field="packs", wrong=str(packs))
    try:
        return game(str(one.get("game")), [folder / pack for pack in packs])
    except (BadWish, PackProblem) as problem:
        wish = problem.problem if isinstance(problem, BadWish) else problem
        raise BadStudy("wish", {lang: wish.say(lang) for lang in LANGUAGES}) from problem


def bots_of(one: Mapping[str, Any], g: Game) -> list[str]:
    """One bot for all seats, or one for each; in a tournament all that meet."""
    bots = one.get("bots", ["greedy"])
    if not isinstance(bots, list) or not bots or not all(isinstance(bot, str) for bot in bots):
        raise BadStudy("value", field="bots", wrong=str(bots))
    try:
        for bot in bots:
            make(bot, g)
    except BadWish as wish:
        raise BadStudy("wish", {lang: wish.problem.say(lang) for lang in LANGUAGES}) from wish
    return bots


# --- small things ----------------------------------------------------------------------------------------


def only(data: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    """No key that nobody reads."""
    for key in data:
        if key not in known:
            raise BadStudy("unknown", field=key, where=where, allowed=", ".join(known))


def whole(data: Mapping[str, Any], field: str, usual: int, least: int, most: int) -> int:
    """A whole number within its bounds."""
    found = data.get(field, usual)
    if type(found) is not int or not least <= found <= most:
        raise BadStudy("value", field=field, wrong=str(found))
    return found


def both(data: Mapping[str, Any], field: str, usual: str) -> dict[str, str]:
    """Words for people: the same in both languages, or a table with both."""
    found = data.get(field, usual)
    said = dict.fromkeys(LANGUAGES, found) if isinstance(found, str) else found
    if not isinstance(said, dict) or not all(isinstance(said.get(lang), str) for lang in LANGUAGES):
        raise BadStudy("value", field=field, wrong=str(found))
    return {lang: said[lang] for lang in LANGUAGES}
