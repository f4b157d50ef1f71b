"""What every command says about a game: moves, events, rules, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deskovka.cli.language import Words, fold
from deskovka.cli.screen import Screen
from deskovka.core import text
from deskovka.core.game import CORE_RULES, Game
from deskovka.core.parts import Score
from deskovka.core.rule import Entry, Refusal
from deskovka.core.sight import View
from deskovka.core.step import Event, Move, Step
from deskovka.core.value import to_json


class Teller:
    """Tells one game in one language, with its players' names."""

    def __init__(self, g: Game, t: Words, names: Sequence[str], options: Mapping[str, Any], plain: bool) -> None:
        self.g = g
        self.t = t
        self.names = names
        self.options = options  # complete, as a State has them
        self.plain = plain

    def who(self, seat: int) -> str:
        """A player's name."""
        return text.seat_name(seat, self.t.lang, self.names)

    def short(self, move: Move, seen: View) -> str:
        """What a player types for a move."""
        lang = self.t.lang
        return self.g.show.input_name(move, seen, lang) or self.g.voice.short(move, lang, seen.options)

    def say(self, x: Event | Move | Refusal | Step) -> str:
        """A move, event, refusal or question in words."""
        return self.speak(text.say(x, self.t.lang, self.g, self.names, self.options))

    def speak(self, words: str) -> str:
        """As it is, or for those who listen."""
        return text.aloud(words, self.t.lang) if self.plain else words

    def about(self, move: Move, seen: View) -> list[str]:
        """What can be seen where a move leads: a short phrase, then sentences."""
        return [self.speak(words) for words in self.g.show.about(move, seen, self.t.lang, self.names)]

    def events(self, screen: Screen, events: Sequence[Event]) -> None:
        """Log lines, each with its place in the rulebook."""
        for event in events:
            screen.line(self.say(event), note=text.cite(self.g, event, self.t.lang))

    def event_data(self, event: Event) -> dict[str, Any]:
        """A log line for programs."""
        where = text.cite(self.g, event, self.t.lang)
        return {"event": to_json(event), "text": self.say(event), "rule": event.rule_id(), "where": where}

    def table(self, screen: Screen, seen: View, legal: Sequence[Move] = ()) -> None:
        """What lies on the table: a picture, or sentences for those who listen."""
        lines = [] if self.plain else self.g.show.picture(seen, legal, self.t.lang, self.names)
        columns = max([sum(len(part) for _, part in line) for line in lines], default=0)
        if lines and columns <= screen.width():
            screen.picture(lines)
            return
        if lines:
            screen.line(self.t("cli-narrow", columns=columns), "warning")
        for words in self.g.show.description(seen, self.t.lang, self.names):
            screen.line(words)

    def legend(self, screen: Screen) -> None:
        """What the sign of stand-ins means, where no picture says it."""
        if self.g.components.stand_ins() and not self.plain:
            screen.line(self.t("cli-stand-in", sign=text.STAND_IN), "dim")

    def score(self, screen: Screen, score: Score) -> None:
        """Everybody's points and where they come from."""
        options = {name: chosen for name, chosen in self.options.items() if isinstance(chosen, str)}
        sources = {key for why in score.why for key, points in why.items() if points}
        titles = {key: text.phrase(self.g.id, self.t.lang, f"source-{key}", options) for key in sources}
        names = [self.who(seat) for seat in range(len(score.points))]
        tell_score(screen, self.t, names, score.points, score.why, titles)

    def winner(self, score: Score) -> str:
        """Who won."""
        return tell_winner(self.t, [self.who(seat) for seat in score.winners])


def tell_score(
    screen: Screen,
    t: Words,
    names: Sequence[str],
    points: Sequence[int],
    why: Sequence[Mapping[str, int]],
    titles: Mapping[str, str],
) -> None:
    """Everybody's points and where they come from; sources by what they are called."""
    sources = list(dict.fromkeys(key for one in why for key, some in one.items() if some))
    rows = []
    for name, total, parts in zip(names, points, why, strict=True):
        rows.append([name, str(total), *[str(parts.get(key, 0)) for key in sources]])
    lines = [["", t("cli-total"), *[titles.get(key, key) for key in sources]], *rows]
    if not screen.plain:  # players side by side: few columns with short heads fit any terminal
        lines = [list(line) for line in zip(*lines, strict=True)]
    screen.table(lines[0], lines[1:])


def tell_winner(t: Words, winners: Sequence[str]) -> str:
    """Who won."""
    return t("cli-won", count=len(winners), names=text.listing(winners, t.lang))


def find_rules(g: Game, word: str, lang: str) -> list[Entry]:
    """Entries of the rule index, the game's and the table's, that contain the word."""
    sought = fold(word)
    found = []
    for entry in (*g.rules.values(), *CORE_RULES.values()):
        content = (entry.id, text.chapter(entry, lang), entry.words[lang], entry.note.get(lang, ""))
        if any(sought in fold(part) for part in content):
            found.append(entry)
    return found


def tell_rules(screen: Screen, entries: Sequence[Entry], t: Words) -> None:
    """Rules in the book's order under their chapters."""
    chapter = ""
    for entry in entries:
        if text.chapter(entry, t.lang) != chapter:
            chapter = text.chapter(entry, t.lang)
            screen.line(chapter, "title")
        screen.line(f"  {entry.words[t.lang]}", note=f"{entry.id}; {text.where(entry, t.lang)}")
        if entry.note:
            screen.line("    " + t("cli-ruling", why=entry.note[t.lang]), "dim")


def rule_data(entry: Entry, lang: str) -> dict[str, Any]:
    """A rule for programs."""
    return {
        "id": entry.id,
        "chapter": text.chapter(entry, lang),
        "page": entry.page,
        "text": entry.words[lang],
        "ruling": entry.ruling,
        "note": entry.note.get(lang),
    }
