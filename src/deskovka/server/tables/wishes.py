"""Wishes: what somebody wants a new table to be like becomes a table, or a sentence that says what is wrong."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import cache
from typing import Any

from deskovka.bots import STRENGTHS
from deskovka.core.game import LANGUAGES, Game, games
from deskovka.server.base.limits import LONGEST_NAME, is_seen, plain
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import Lang, WishedClock, WishedSeat, WishedTable
from deskovka.server.messages.words import in_words, local, seat_name
from deskovka.server.storage import packs
from deskovka.server.storage.clock import Clock
from deskovka.server.storage.kept import Kept, Seat
from deskovka.server.storage.keys import BITS, new_table_id
from deskovka.server.tables.guide import Guide, guides


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, kept because finding them takes longer than opening a table."""
    return games()


def make_table(wish: WishedTable, browser: str) -> Kept:
    """A table as wished; Refused says what is wrong with the wish."""
    if wish.game not in game_ids():
        raise Refused(404, "error-no-game")
    g = packs.game_with(wish.game, wish.packs)
    lesson = None if wish.guide is None else find_guide(g, wish)
    options = wish.options if lesson is None else lesson.options
    problems = g.check(len(wish.seats), options)
    if problems:
        wrong = Refused(400, "error-options-long")
        if len(problems[0].wrong) <= 80:
            wrong.say = in_words(g, problems[0])
        raise wrong
    seats = company(wish.seats, wish.lang, browser)
    check_people(g, options, seats)
    clock = make_clock(wish.clock, len(seats))
    kept = new_table(g, dict(options), wish.lang, wish.public, browser, seats, clock)
    return kept if lesson is None else replace(kept, seed=lesson.seed, guide=wish.guide or "")


def company(wishes: list[WishedSeat], lang: str, browser: str) -> list[Seat]:
    """The seats of a new table, as wished."""
    if all(seat.kind == "bot" for seat in wishes):
        raise Refused(400, "error-need-person")
    if sum(seat.kind == "me" for seat in wishes) > 1:
        raise Refused(400, "error-one-me")
    return [make_seat(n, seat, lang, browser) for n, seat in enumerate(wishes)]


def make_seat(n: int, wish: WishedSeat, lang: str, browser: str) -> Seat:
    """A seat as wished."""
    name = clean_name(wish.name) if wish.name else ""
    if wish.kind == "bot":
        bot = check_bot(wish.bot or "player")
        return Seat(n, name or seat_name(n, lang, bot=True), False, bot)
    owners = set() if wish.kind == "link" else {browser}
    return Seat(n, name or seat_name(n, lang), True, hosts=wish.kind == "me", owners=owners)


def make_rematch(old: Kept, g: Game) -> Kept:
    """A new table like an old one, with open seats for those who sat there."""
    seats = [Seat(s.seat, s.name, s.person, "" if s.owners else s.bot, hosts=s.hosts) for s in old.seats]
    clock = None if old.clock is None else old.clock.start_anew(len(seats))
    return new_table(g, old.options, old.lang, old.public, old.host, seats, clock)


def new_table(
    g: Game,
    options: dict[str, Any],
    lang: Lang,
    public: bool,
    host: str,
    seats: list[Seat],
    clock: Clock | None = None,
) -> Kept:
    """A table that nobody has played at yet, with a seed of its own."""
    seed, salt = secrets.randbits(BITS), secrets.randbits(BITS)
    what = new_table_id(), g.id, g.version, g.content, options
    return Kept(*what, seed, salt, lang, public, host, seats, g.pack_heads, clock=clock)


def find_guide(g: Game, wish: WishedTable) -> Guide:
    """The guided game that is wished for; its seed is known, so it is played against bots only."""
    found = guides(g).get(wish.guide or "")
    if found is None or wish.packs:
        raise Refused(404, "error-no-guide")
    if [seat.kind for seat in wish.seats] != ["me"] + ["bot"] * (found.seats - 1):
        raise Refused(400, "error-guide-bots", bots=found.seats - 1)
    return found


def make_clock(wish: WishedClock | None, seats: int) -> Clock | None:
    """The clock of a new table, if it wants one."""
    if wish is None or not (wish.move or wish.game):
        return None
    return Clock(wish.move or 0, wish.game or 0, wish.out).start_anew(seats)


def clean_name(words: str) -> str:
    """A name as text."""
    name = plain(words)
    if not name:
        raise Refused(400, "error-name-empty")
    if not is_seen(name):
        raise Refused(400, "error-name-unseen")
    if len(name) > LONGEST_NAME:
        raise Refused(400, "error-name-long", most=LONGEST_NAME)
    return name


def check_people(g: Game, options: dict[str, Any], seats: list[Seat]) -> None:
    """Refuse options that only people can agree on where bots play."""
    for option in g.options.values():
        special = options.get(option.name, option.default) != option.default
        if option.people and special and not all(seat.person for seat in seats):
            wrong = Refused(400, "error-people", option=option.name)
            wrong.say = {lang: local("error-people", lang, option=option.title(lang)) for lang in LANGUAGES}
            raise wrong


def check_bot(name: str) -> str:
    """The name of a bot's strength, refused if we have none such: nobody sets budgets for our processors."""
    if name not in STRENGTHS:
        raise Refused(400, "error-bot", bots=", ".join(STRENGTHS))
    return name
