"""Settlers at the prompt: whole games by what is typed, and questions about cards."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

import deskovka
from deskovka import Table
from deskovka.cli import main
from deskovka.cli.language import Words
from deskovka.cli.screen import Screen
from deskovka.cli.session import Company, Session

AZTECS: dict[str, Any] = {
    "expansion": "aztecs",
    "faction": ("aztecs", "romans"),
    "deck": ("friends", "aztecs"),
    "format": "open",
}


class Typist(Screen):
    """A person who types the short name of some legal move until the game is over."""

    session: Session
    asked = 0

    def ask(self, prompt: str) -> str:
        self.asked += 1
        seat = self.session.holder
        if seat not in self.session.table.state.to_act():
            return ""
        legal = self.session.table.state.legal(seat)
        seen = self.session.table.view(seat)
        return self.session.teller.short(legal[self.asked % len(legal)], seen).upper()


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize(("seats", "plain", "options"), [(1, True, {}), (2, False, {}), (2, True, AZTECS)])
def test_a_whole_game_by_short_names(
    seats: int, plain: bool, options: dict[str, Any], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    typist = Typist(plain)
    table = Table(deskovka.game("settlers"), seats, 11, options)
    typist.session = Session(table, Company(0, 1, ("random",)), typist, Words(lang))
    typist.session.run()
    said = capsys.readouterr().out
    assert not typist.session.table.state.to_act()
    assert not re.search(r"\{|\bnone\b|\bhidden\b", said)
    if plain:
        assert not re.search("[\x1b─-╿▲●■◆✚★°›]", said)


def typed(words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What a game of two says to these lines."""
    monkeypatch.setenv("DESKOVKA_PACKS", "")
    monkeypatch.setattr("sys.stdin", io.StringIO(words))
    options = ["--option", "faction=barbarians,romans", "--option", "start=1"]
    assert main(["play", "settlers", "--plain", "--lang", "en", "--seed", "4", "--bots", "random", *options]) == 0
    return capsys.readouterr().out


def test_questions_about_cards(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = typed("1\n1\n1\n? COM026\n? monument\ngold mine\ncom026\nquit\n", monkeypatch, capsys)
    assert said.count("COM026: Monument (stone).\nProduction: you get 1 VP.") == 2
    assert '"gold mine" can mean: COM021, COM022.' in said
    assert "There are five actions" in said or "A move has to answer" in said
