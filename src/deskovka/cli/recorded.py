"""deskovka replay of a record by other rules than those here: told from its archive, nothing of it is tried."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from deskovka.archive import BadArchive, Eyes, last_moment, read
from deskovka.archive.checking import check_archive
from deskovka.archive.claims import Claims
from deskovka.archive.reading import move_words
from deskovka.cli.language import Words, Wrong
from deskovka.cli.screen import Screen
from deskovka.cli.tell import tell_score, tell_winner
from deskovka.core import text
from deskovka.core.record import BadRecord

Data = dict[str, Any]


class Recorded:
    """A record with its archive, in one language."""

    def __init__(self, claims: Claims, t: Words, viewer: int | None, plain: bool) -> None:
        try:
            self.kept = check_archive(claims)
        except BadArchive as problem:
            raise Wrong(BadRecord("archive").say(t.lang)) from problem
        self.claims = claims
        self.t = t
        self.plain = plain
        self.viewer = viewer
        self.eyes = Eyes(viewer).name
        self.names = [text.seat_name(seat, t.lang, claims.names) for seat in range(claims.seats)]
        if all(look["eyes"] != self.eyes for look in self.kept["looks"]):
            raise Wrong(t("cli-eyes-not-kept"))

    def speak(self, words: dict[str, str]) -> str:
        """A sentence, also for those who listen."""
        said = words[self.t.lang]
        return text.aloud(said, self.t.lang) if self.plain else said

    def moments(self) -> list[Data]:
        """Each moment with its number and, where the viewer gave the answer, what that was."""
        found = read(self.kept, self.eyes, self.names)["moments"]
        moves = move_words(self.kept, self.names)
        for number, (moment, move) in enumerate(zip(found, moves, strict=True)):
            own = move is not None and moment["seat"] == self.viewer
            moment.update(number=number, said=self.speak(move) if own and move else None)
        return list(found)

    def describe(self, moment: Data) -> Data:
        """A moment for programs, as of a record that was tried."""
        events = [
            {
                "event": line["event"],
                "text": self.speak(line["say"]),
                "rule": line["rule"],
                "where": line["where"][self.t.lang],
            }
            for line in moment["log"]
        ]
        seat = None if moment["seat"] is None else moment["seat"] + 1
        return {"number": moment["number"], "seat": seat, "move": moment["said"], "events": events}

    def heading(self, moment: Data) -> str:
        """Number, player, and the move where the viewer may know it."""
        if moment["seat"] is None:
            return self.t("cli-moment-start", game=self.kept["title"][self.t.lang])
        words: dict[str, str | int] = {"number": moment["number"], "who": self.names[moment["seat"]]}
        if moment["said"] is None:
            return self.t("cli-moment", **words)
        return self.t("cli-moment-said", **words, said=moment["said"])

    def tell(self, screen: Screen, moments: Sequence[Data], number: int | None) -> None:
        """The moments, then the table at one of them, then who has won if it is over there."""
        screen.line(self.t("cli-as-recorded", version=self.claims.version), "warning")
        for moment in moments:
            screen.line(self.heading(moment), "title")
            for line in moment["log"]:
                screen.line(self.speak(line["say"]), note=line["where"][self.t.lang])
        last = self.claims.moves if number is None else number
        end = last_moment(self.kept, self.eyes, self.names, last)
        if number is not None:
            self.table(screen, end["view"]["table"])
        over = not end["view"]["to_act"]
        if over or number is not None:
            titles = {key: words[self.t.lang] for key, words in self.kept["sources"].items()}
            tell_score(screen, self.t, self.names, end["score"]["points"], end["score"]["why"], titles)
        if over:
            screen.line(tell_winner(self.t, [self.names[seat] for seat in end["score"]["winners"]]), "title")

    def table(self, screen: Screen, fields: Data) -> None:
        """What lay on the table, by the names that the game has for it: only its rules could draw it."""
        screen.line(self.t("cli-fields"), "dim")
        for name, content in fields.items():
            screen.line(f"{name}: {json.dumps(content, ensure_ascii=False)}")
