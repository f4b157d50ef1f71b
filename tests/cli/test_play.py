"""deskovka play: whole games at the prompt, and everything that can be typed there."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import pytest

import deskovka
from deskovka import Table
from deskovka.cli.language import Words
from deskovka.cli.screen import Screen
from deskovka.cli.session import Company, Session

from .conftest import Run

GAME = ("play", "rebirth", "--bots", "random", "--seed", "7")


class Typist(Screen):
    """A person who types the short name of some legal move until the game is over."""

    session: Session

    def __init__(self, plain: bool) -> None:
        super().__init__(plain)
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        state = self.session.table.state
        seat = self.session.holder
        if seat not in state.to_act():
            return ""
        legal = state.legal(seat)
        seen = self.session.table.view(seat)
        return self.session.teller.short(legal[len(self.prompts) % len(legal)], seen).upper()


@pytest.mark.parametrize("board", ["scotland", "ireland"])
@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("plain", [True, False])
def test_a_whole_game_by_short_names(
    board: str, lang: str, plain: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    g = deskovka.game("rebirth")
    typist = Typist(plain)
    table = Table(g, 3, 11, {"map": board})
    table.salt = 5
    typist.session = Session(table, Company(1, 1, ("random",)), typist, Words(lang))
    typist.session.run()
    said = capsys.readouterr().out
    assert not typist.session.table.state.to_act()
    assert ("Vítězem je" if lang == "cs" else "The winner is") in said
    assert hashlib.sha256(b"11:5").hexdigest() in said
    if plain:
        assert not re.search("[\x1b─-╿▲●■◆]", said)
        assert ": " in typist.prompts[0] or typist.prompts[0].endswith(":")
    else:
        assert "┃" in said


@pytest.mark.parametrize("board", ["scotland", "ireland"])
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_whole_game_by_numbers_then_save_replay_verify(run: Run, board: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.deskovka"
    typed = "1\n" * 90 + f"save {file}\nscore\nlog\n\n"
    game = run(*GAME, "--option", f"map={board}", "--lang", lang, "--plain", typed=typed)
    assert (game.code, game.err) == (0, "")
    assert file.exists()
    checked = run("verify", str(file), "--lang", lang)
    assert checked.code == 0
    assert ("konec hry i otisk" if lang == "cs" else "the end of the game and the digest") in checked.out
    replayed = run("replay", str(file), "--lang", lang)
    assert replayed.code == 0
    assert ("Vítězem je" if lang == "cs" else "The winner is") in replayed.out


def test_hot_seat_hides_the_hand_behind_a_curtain(run: Run) -> None:
    names = ("--people", "2", "--name", "Ada", "--name", "Bob", "--option", "start=1")
    game = run(*GAME, "--plain", *names, typed="\n1\n\n1\n\n1\nquit\n")
    assert game.code == 0
    curtains = re.findall("it is the turn of (...)", game.out)
    assert curtains == ["Ada", "Bob", "Ada", "Bob"]
    before_bob = game.out.split("turn of Bob")[0]
    assert "Bob draws a tile." in before_bob
    assert "Bob draws a tile:" not in before_bob


def at_table(run: Run, *lines: str, lang: str = "en") -> str:
    """What is said when these lines are typed at a fixed table; seat 1 begins and holds a known tile."""
    game = run(*GAME, "--plain", "--option", "start=1", "--lang", lang, typed="\n".join(lines) + "\n")
    assert (game.code, game.err) == (0, "")
    return game.out


def test_help_lists_moves_and_commands(run: Run) -> None:
    said = at_table(run, "?", "quit")
    assert "You can:" in said
    assert "Commands:" in said
    assert "undo!: takes back" in said
    assert "konec: odejde" in at_table(run, "?", "konec", lang="cs")


def first_legal_and_not() -> tuple[str, str]:
    """Short names of an allowed and a forbidden space at the fixed table."""
    g = deskovka.game("rebirth")
    s = g.start(2, 7, {"start": "1"})
    names = [(m, g.voice.short(m, "en", s.options)) for m in g.moves.all]
    legal = s.legal(0)
    no = next(name for m, name in names if m not in legal and re.fullmatch("[A-Z]\\d+", name))
    return g.voice.short(legal[0], "en", s.options), no


def test_why_and_refusals_cite_the_rulebook(run: Run) -> None:
    yes, no = first_legal_and_not()
    asked = at_table(run, f"? {no}", f"why {no.lower()}", f"?{no}", "quit")
    refusals = re.findall(r"\S.*\. \(1\. .*, p\. 2\)", asked)
    assert len(refusals) == 3
    assert refusals[0].split(": ")[-1] in at_table(run, no, "quit")
    assert "Yes, you may" in at_table(run, f"? {yes}", "quit")
    assert "proč" in at_table(run, "?", f"proc {no}", "quit", lang="cs")
    assert "is no move and no command" in at_table(run, "Zzz", "quit")
    assert "does not answer what you are asked now: Where do you place" in at_table(run, "yes", "quit")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("#1", "edinburgh-castle: Edinburgh castle"),
        ("EDINBURGH CASTLE", "edinburgh-castle: Edinburgh castle"),
        ("edinburgh-castle", "Tiles never go on the space of Edinburgh castle"),
        ("stirling", "stirling-castle: Stirling castle"),
        ("~", "There is no space for tiles there"),
        ("water", "only water"),
        ("edinburgh", '"edinburgh" can mean: Q6, R5, S4, edinburgh-castle.'),
        ("kirkwall", "C2: covered, settlement Kirkwall of 1 space, port."),
        ("e1", "E1: field."),
        ("e1", "Next to it: E2 covered; F3 covered; F4 field."),
        ("A1", "this row is only water"),
        ("F77", "this row has F1 to F6"),
        ("Z1", "rows B to V have spaces"),
        ("SM07", 'Mission "Edinburgh castle (stand-in)" (5 points)'),
    ],
)
def test_whatever_is_on_the_map_can_be_asked_about(run: Run, words: str, sentence: str) -> None:
    assert sentence in at_table(run, f"? {words}", "quit")


def test_the_list_says_what_a_space_is_and_what_it_brings(run: Run) -> None:
    said = at_table(run, "?", "quit")
    assert "1. E4: settlement Wick of 2 spaces, next to Sinclair castle, 0 points at once" in said


def test_stand_ins_are_marked_wherever_they_are_shown(run: Run) -> None:
    assert "Map: Scotland (stand-in)." in at_table(run, "quit")
    shown = run(*GAME, typed="log\nquit\n").out
    assert "Scotland°" in shown
    assert "° stand-in, no source confirms it" in shown


def test_a_narrow_window_gets_sentences(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    narrow = run(*GAME, typed="quit\n").out
    assert "The picture needs a window at least" in narrow
    assert "has no tile on the map" in narrow
    monkeypatch.setenv("COLUMNS", "80")
    assert "The picture needs" not in run(*GAME, typed="quit\n").out


@pytest.mark.parametrize("plain", [True, False])
def test_the_curtain_wipes_the_screen_and_the_history(
    plain: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("secret")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    Screen(plain).clear()
    assert readline.get_current_history_length() == 0
    assert "\x1b[2J" in capsys.readouterr().out


def test_undo_is_offered_with_its_reason(run: Run) -> None:
    said = at_table(run, "undo", "undo!", "1", "undo", "undo!", "quit")
    assert said.count("You have not answered anything yet") == 2
    assert said.count("You may take back only your own last answer") == 1
    assert 'bots do not mind; if the table agrees, "undo!" takes it back' in said
    assert "Taken back." in said
    assert said.count("has no tile on the map") >= 4  # both players, before the move and after taking it back


def test_save_load_and_going_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.deskovka"
    first = at_table(run, "1", "1", f"save {file}", "1", f"load {file}", "1", "quit")
    assert f"Saved to the file {file}" in first
    went_on = run("play", "rebirth", "--load", str(file), "--plain", typed="1\nquit\n")
    assert went_on.code == 0
    assert "Goodbye." in went_on.out
    (promise,) = set(re.findall("[0-9a-f]{64}", first))
    assert promise in went_on.out


def test_log_score_rules_lang(run: Run) -> None:
    said = at_table(run, "1", "log", "score", "rules castle", "rules xyzzy", "lang cs", "jazyk xx", "konec")
    assert "total 0" in said or "total" in said
    assert "castle.first" in said
    assert 'The word "xyzzy" is not in the rules.' in said
    assert "Jazyk „xx“ neumím" in said
    assert "Na shledanou." in said


BAD_LINES = [
    ("save", "Give the name of a file."),
    ("load", "Give the name of a file."),
    ("load /nowhere/x", 'The file "/nowhere/x" does not exist.'),
    ("load /", '"/" is not an ordinary file.'),
    ("save /", '"/" is not an ordinary file.'),
    ("save /nowhere/x", 'The file "/nowhere/x" cannot be written: there is no such folder.'),
    ("save /dev/full", '"/dev/full" is not an ordinary file.'),
    ("save a\0b", "cannot be written"),
    ("load a\0b", "does not exist"),
    ("save ~no-such-user/x", "cannot be written"),
    ("load ~no-such-user/x", "cannot be read"),
]


@pytest.mark.parametrize(("line", "sentence"), BAD_LINES)
def test_bad_lines_leave_the_table_as_it_was(run: Run, line: str, sentence: str) -> None:
    assert sentence in at_table(run, line, "1", "quit")


def test_save_never_overwrites_what_is_not_a_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bob")
    assert "so I do not overwrite it" in at_table(run, f"save {file}", "quit")
    assert file.read_text() == "Dear Bob"


def test_saving_through_a_link_keeps_the_link(run: Run, tmp_path: Path) -> None:
    file, link = tmp_path / "game", tmp_path / "link"
    link.symlink_to(file)
    at_table(run, f"save {link}", "1", f"save {link}", "quit")
    assert link.is_symlink()
    assert run("verify", str(file)).code == 0


def test_a_failed_save_leaves_nothing_half_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert "the disk is full" in at_table(run, f"save {tmp_path / 'game'}", "quit")
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_input_is_polite(run: Run) -> None:
    game = run(*GAME, typed="1\n")
    assert (game.code, game.err) == (0, "")
    assert "The input has ended" in game.out


def test_an_interrupt_is_polite(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    game = run(*GAME)
    assert game.code == 130
    assert game.err == "Interrupted; nothing was saved.\n"


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("people", [1, 2])
def test_a_game_that_the_command_line_has_never_heard_of(
    seats: int, people: int, capsys: pytest.CaptureFixture[str]
) -> None:
    g = deskovka.game("skirmish")
    typist = Typist(plain=False)
    company = Company(0, min(people, seats), ("random",))
    typist.session = Session(Table(g, seats, 3), company, typist, Words("en"))
    typist.session.run()
    assert not typist.session.table.state.to_act()
    assert "total" in capsys.readouterr().out


def test_names_do_not_steer_the_terminal(run: Run) -> None:
    game = run(*GAME, "--name", "\x1b[2JEve", typed="quit\n")
    assert "\x1b" not in game.out
    assert "Eve" in game.out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    games = [run(*GAME, "--plain", typed="1\n" * 9).out for _ in range(2)]
    assert re.sub("SHA.*", "", games[0]) == re.sub("SHA.*", "", games[1])
