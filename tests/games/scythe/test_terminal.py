"""Scythe at the prompt: games by what is typed, and questions about places and cards."""

from __future__ import annotations

import io
import re

import pytest

import deskovka
from deskovka import Table
from deskovka.cli import main
from deskovka.cli.language import Words
from deskovka.cli.prompt import Quit
from deskovka.cli.screen import Screen
from deskovka.cli.session import Company, Session


class Typist(Screen):
    """A person who types the short name of some legal move, and leaves after a while."""

    session: Session
    asked = 0

    def ask(self, prompt: str) -> str:
        self.asked += 1
        if self.asked > 120:
            raise Quit
        seat = self.session.holder
        if seat not in self.session.table.state.to_act():
            return ""
        legal = self.session.table.state.legal(seat)
        seen = self.session.table.view(seat)
        return self.session.teller.short(legal[self.asked * 7 % len(legal)], seen).upper()


@pytest.mark.parametrize(("lang", "plain"), [("cs", True), ("en", False)])
def test_turns_by_short_names(lang: str, plain: bool, capsys: pytest.CaptureFixture[str]) -> None:
    typist = Typist(plain)
    table = Table(deskovka.game("scythe"), 2, 11)
    typist.session = Session(table, Company(0, 1, ("random",)), typist, Words(lang))
    typist.session.run()
    said = capsys.readouterr().out
    assert len(table.moves) > 200, "every line was understood"
    assert not re.search(r"\{|\bnone\b|\bhidden\b", said)
    if plain:
        assert not re.search("[\x1b─-╿▲●■◆▼›⌂≈∩→]", said)


def typed(words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What a game of two says to these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO(words))
    options = ["--option", "faction=saxony,nordic", "--option", "mat=industrial,patriotic"]
    assert main(["play", "scythe", "--plain", "--lang", "en", "--seed", "4", "--bots", "random", *options]) == 0
    return capsys.readouterr().out


def test_a_turn_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = typed("move\nmove\nworker g1\n? F0\nc4\nf0\ndone\nbuild\nskip\nquit\n", monkeypatch, capsys)
    assert "f0: F0 (mountain).\nPlayer 1 has on F0 (mountain): 1 worker." in said
    assert "One step does not lead to C4 (" in said
    assert "Player 1: the worker goes from G1 (tundra) to F0 (mountain)." in said
    assert "You still need 3 wood: Build costs 3 wood, and you have 0 wood on your territories." in said


def test_a_section_by_its_bottom_action(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = typed("upgrade\npower\nskip\nquit\n", monkeypatch, capsys)
    assert "Player 1 takes Bolster." in said and "Player 1 gains 2 power." in said
