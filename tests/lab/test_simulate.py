"""deskovka simulate: tables, lines, resuming, and every error of one sentence."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

import deskovka
from deskovka import BadRecord, Bot, Move, View
from deskovka.core.parts import Score
from deskovka.lab.lines import Finished, from_line, read_game
from deskovka.lab.plan import simulation
from deskovka.lab.play import OtherProgram
from deskovka.lab.simulate import Summary

from .conftest import Run, start
from .crews import PROCESS, kill_worker

QUICK = ("--games", "12", "--option", "length=short", "--bots", "random,greedy")


# --- tables --------------------------------------------------------------------------------------------


def test_the_result_does_not_depend_on_the_number_of_processes(run: Run, tmp_path: Path) -> None:
    tables = []
    for jobs in ("1", "2", "3"):
        kept = tmp_path / jobs
        found = run("simulate", "skirmish", *QUICK, "--seed", "7", "--jobs", jobs, "--json", "--out", str(kept))
        assert found.code == 0
        tables.append((found.out, sorted(kept.read_text().splitlines())))
    assert tables[0] == tables[1] == tables[2]
    assert run("simulate", "skirmish", *QUICK, "--seed", "8", "--jobs", "1", "--json").out != tables[0][0]


def test_json_says_all(run: Run) -> None:
    data = run("simulate", "skirmish", *QUICK, "--jobs", "1", "--json").data()
    heading = {"game", "version", "content", "packs", "players", "options", "seed", "games", "cut"}
    assert set(data) == heading | {"decisions", "seats"}
    assert (data["game"], data["players"], data["seed"], data["games"]) == ("skirmish", 2, "0", 12)
    assert data["options"] == {"length": "short", "purse": ["poor", "poor"]}
    assert set(data["decisions"]) == {"mean", "sd", "min", "max"}
    assert [seat["bot"] for seat in data["seats"]] == ["random", "greedy"]
    for number, seat in enumerate(data["seats"], 1):
        assert set(seat) == {"seat", "bot", "points", "wins", "sources", "problems"}
        assert (seat["seat"], seat["problems"], seat["wins"]["of"]) == (number, 0, 12)
        assert sum(seat["sources"].values()) == pytest.approx(seat["points"]["mean"])
        assert 0 <= seat["wins"]["low"] <= seat["wins"]["rate"] <= seat["wins"]["high"] <= 1
    assert sum(seat["wins"]["count"] for seat in data["seats"]) == pytest.approx(12)


@pytest.mark.parametrize(("lang", "words"), [("cs", "12 her"), ("en", "12 games")])
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_tables_for_people(run: Run, lang: str, words: str, plain: tuple[str, ...]) -> None:
    found = run("simulate", "skirmish", *QUICK, "--jobs", "1", "--lang", lang, *plain)
    assert (found.code, found.err) == (0, "")
    assert words in found.out and "1. random" in found.out and "Wilson" in found.out
    assert ("│" in found.out) is not bool(plain)


@pytest.mark.parametrize("seats", ["1", "3"])
def test_one_bot_serves_every_seat_also_alone(run: Run, seats: str) -> None:
    data = run("simulate", "skirmish", "--games", "3", "--seats", seats, "--jobs", "1", "--json").data()
    assert [seat["bot"] for seat in data["seats"]] == ["greedy"] * int(seats)


def test_every_game_can_be_simulated(run: Run) -> None:
    for game in deskovka.games():
        found = run("simulate", game, "--games", "1", "--bots", "random", "--jobs", "1")
        assert (found.code, found.err) == (0, "")


def test_shared_wins_count_in_equal_parts() -> None:
    g = deskovka.game("skirmish")
    why: tuple[dict[str, int], ...] = ({"cards": 3}, {"cards": 3}, {})
    tie = Score((3, 3, 0), (1, 1, 3), (0, 1), why)
    alone = Score((3, 3, 0), (1, 2, 3), (0,), why)
    games = [Finished(i, ("a", "b", "c"), score, 5, []) for i, score in enumerate((tie, alone))]
    summary = Summary(simulation(g, 3, {}, 0, "abc", 2), games)
    assert [seat.wins.count for seat in summary.seats] == [1.5, 0.5, 0.0]
    assert summary.seats[0].sources == {"cards": 3.0}


def test_a_bot_with_a_bug_stops_nothing_and_is_counted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Bot):
        def choose(self, view: View) -> Move:
            raise ZeroDivisionError("oops")

    monkeypatch.setattr("deskovka.lab.play.make", lambda spec, game, seed: Broken(game, seed))
    found = run("simulate", "skirmish", "--games", "2", "--jobs", "1")
    assert found.code == 0 and "oops" in found.out
    data = run("simulate", "skirmish", "--games", "2", "--jobs", "1", "--json").data()
    assert sum(seat["problems"] for seat in data["seats"]) == 2 * data["decisions"]["mean"]


def test_packs_reach_every_process(run: Run, tmp_path: Path) -> None:
    pack = Path(__file__).parents[1] / "games" / "rebirth" / "packs" / "crowded-ireland.toml"
    kept = tmp_path / "games"
    command = ("simulate", "rebirth", "--option", "map=ireland", "--games", "4", "--bots", "random", "--json")
    found = run(*command, "--jobs", "2", "--pack", str(pack), "--out", str(kept))
    assert found.code == 0
    assert found.data()["content"] == deskovka.game("rebirth", [pack]).content
    for line in kept.read_text(encoding="utf-8").splitlines():
        from_line(line, [pack]).replay()
    assert run(*command, "--pack", str(pack), "--out", str(kept)).out == found.out
    other = run(*command, "--out", str(kept))
    assert other.code == 2 and "another run" in other.err


# --- lines ---------------------------------------------------------------------------------------------


def test_a_line_is_a_record(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "games"
    run("simulate", "rebirth", "--games", "2", "--bots", "random", "--jobs", "1", "--out", str(kept))
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    for number, line in enumerate(lines):
        record = from_line(line)
        s = record.replay()
        game, head = read_game(line)
        assert (game.number, game.bots, game.decisions) == (number, ("random", "random"), len(record.moves))
        assert game.score == s.score() and not s.to_act()
        assert head is not None and head["seed"] == str(record.seed)
        assert [json.loads(part) for part in record.text().splitlines()] == json.loads(line)["record"]


def test_a_game_without_an_end_is_cut_off_and_counted(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(deskovka.game("rebirth").hints), "patience", 5)
    kept = tmp_path / "games"
    command = ("simulate", "rebirth", "--games", "3", "--bots", "random", "--jobs", "1", "--out", str(kept))
    told = run(*command).out
    assert "3 games had no end after 10 decisions and were cut off" in told
    again = json.loads(run(*command, "--json").out)
    assert again["cut"] == again["games"] == 3
    assert [seat["wins"]["rate"] for seat in again["seats"]] == [0, 0]
    for line in kept.read_text(encoding="utf-8").splitlines():
        game, _ = read_game(line)
        s = from_line(line).replay()
        assert game.cut and game.decisions == 10 and game.score == s.score() and s.to_act()
    bots = ("--bots", "random,greedy", "--games", "2", "--jobs", "1")
    assert "2 games had no end" in run("tournament", "rebirth", *bots).out


@pytest.mark.parametrize("line", ["", "{}", "[]", "nonsense", '{"number":1}', '{"number":1,"record":[]}'])
def test_a_bad_line_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        read_game(line)
    with pytest.raises(BadRecord):
        from_line(line)


# --- resuming ------------------------------------------------------------------------------------------

LONG = ("simulate", "skirmish", "--games", "120", "--seed", "3", "--json")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str]]:
    """What an uninterrupted run says and keeps."""
    kept = tmp_path_factory.mktemp("whole") / "games"
    process = start(*LONG, "--jobs", "2", "--out", str(kept))
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    return out, sorted(kept.read_text().splitlines())


def wait_for_lines(kept: Path, count: int, process: subprocess.Popen[str]) -> None:
    """Wait until `count` games are kept."""
    end = time.monotonic() + 30
    while not kept.exists() or kept.read_bytes().count(b"\n") < count:
        assert time.monotonic() < end and process.poll() is None
        time.sleep(0.005)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_run_goes_on(run: Run, tmp_path: Path, whole: tuple[str, list[str]], jobs: str) -> None:
    kept = tmp_path / "games"
    process = start(*LONG, "--jobs", jobs, "--out", str(kept))
    wait_for_lines(kept, 10, process)
    process.kill()
    process.communicate()
    before = kept.read_bytes()
    assert 10 <= before.count(b"\n") < 120
    again = run(*LONG, "--jobs", "1", "--out", str(kept))
    assert again.code == 0 and "already holds" in again.err
    assert again.out == whole[0]
    assert kept.read_bytes().startswith(before[: before.rindex(b"\n") + 1])
    assert sorted(kept.read_text().splitlines()) == whole[1]


def test_no_process_outlives_a_killed_run(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    process = start(*LONG, "--jobs", "2", "--out", str(kept))
    wait_for_lines(kept, 1, process)
    process.kill()
    process.communicate()
    end = time.monotonic() + 20
    while is_running(process.pid):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_killed_worker_loses_nothing(tmp_path: Path, whole: tuple[str, list[str]]) -> None:
    kept = tmp_path / "games"
    process = start(*LONG, "--jobs", "2", "--out", str(kept))
    wait_for_lines(kept, 10, process)
    kill_worker(process, PROCESS)
    said, complaint = process.communicate(timeout=60)
    assert (process.returncode, said, complaint) == (0, whole[0], "")
    assert sorted(kept.read_text().splitlines()) == whole[1]


def is_running(group: int) -> bool:
    """Is anybody of this group of processes left?"""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_politely(tmp_path: Path, jobs: str) -> None:
    kept = tmp_path / "games"
    many = ("simulate", "skirmish", "--games", "100000", "--bots", "random")
    process = start(*many, "--jobs", jobs, "--out", str(kept))
    wait_for_lines(kept, 3, process)
    os.killpg(process.pid, signal.SIGINT)
    said, complaint = process.communicate(timeout=30)
    assert (process.returncode, said) == (130, "")
    assert complaint.startswith("Interrupted after ") and complaint.count("\n") == 1
    assert "goes on with the file" in complaint


@pytest.mark.parametrize(
    ("stop", "code", "lang", "words"),
    [
        (KeyboardInterrupt(), 130, "en", "Interrupted after 0 of 12 games; without --out"),
        (KeyboardInterrupt(), 130, "cs", "Přerušeno, dohráno 0 z 12; bez --out"),
        (BrokenProcessPool(), 1, "en", "One of the processes ended too early, after 0 of 12 games; without --out"),
        (OtherProgram(), 1, "en", "Deskovka was changed during the run, after 0 of 12 games; without --out"),
        (OtherProgram(), 1, "cs", "Deskovka se za běhu změnila, dohráno 0 z 12; bez --out"),
        (BrokenProcessPool(), 1, "cs", "Jeden z procesů skončil předčasně, dohráno 0 z 12; bez --out"),
    ],
)
def test_a_run_that_ends_early_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch, stop: BaseException, code: int, lang: str, words: str
) -> None:
    def fail(*_: object) -> None:
        raise stop

    monkeypatch.setattr("deskovka.cli.running.play_all", fail)
    found = run("simulate", "skirmish", *QUICK, "--lang", lang)
    assert (found.code, found.out) == (code, "")
    assert found.err.startswith(words) and found.err.count("\n") == 1


def test_a_half_written_line_is_dropped(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "games"
    command = ("simulate", "skirmish", *QUICK, "--jobs", "1", "--json", "--out", str(kept))
    table = run(*command).out
    full = kept.read_bytes()
    lines = full.splitlines(keepends=True)
    for cut in (3, len(lines[0]), len(lines[0]) + 4, len(lines[0]) + 40, len(full) - 1):
        kept.write_bytes(full[:cut])
        assert run(*command).out == table
        assert kept.read_bytes() == full


def test_a_finished_run_is_only_read_and_a_longer_one_goes_on(run: Run, tmp_path: Path) -> None:
    kept = str(tmp_path / "games")
    command = ("simulate", "skirmish", "--bots", "random", "--jobs", "1", "--json")
    short, long = (run(*command, "--games", n).out for n in ("4", "7"))
    assert run(*command, "--games", "4", "--out", kept).out == short
    assert run(*command, "--games", "7", "--out", kept).out == long
    size = Path(kept).stat().st_size
    assert run(*command, "--games", "4", "--out", kept).out == short
    assert Path(kept).stat().st_size == size


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"dear diary", "holds no games of the laboratory"),
        (b"dear diary\n", "holds no games of the laboratory"),
        (b'{"deskovka": 1}\n', "holds no games of the laboratory"),
        (b"\xff\xfe\n", "holds no games of the laboratory"),
        (b'{"number":0}\n', "damaged on line 1"),
        (b'{"number":\xff}\n', "damaged on line 1"),
    ],
)
def test_a_foreign_file_is_left_alone(run: Run, tmp_path: Path, content: bytes, words: str) -> None:
    kept = tmp_path / "file"
    kept.write_bytes(content)
    found = run("simulate", "skirmish", *QUICK, "--out", str(kept))
    assert found.code == 2 and words in found.err and kept.read_bytes() == content


@pytest.mark.parametrize(
    "other",
    [
        ("--seed", "1", "--bots", "random"),
        ("--seed", "0", "--bots", "greedy"),
        ("--seed", "0", "--bots", "random", "--option", "purse=rich"),
        ("--seed", "0", "--bots", "random", "--seats", "3"),
    ],
)
def test_games_of_another_run_are_not_mixed(run: Run, tmp_path: Path, other: tuple[str, ...]) -> None:
    command = ("simulate", "skirmish", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "games"))
    run(*command, "--seed", "0", "--bots", "random")
    found = run(*command, *other)
    assert found.code == 2 and "holds a game of another run" in found.err


# --- bad input -----------------------------------------------------------------------------------------

BAD = [
    (("simulate",), "Say which game", "Napiš, kterou hru"),
    (("simulate", "chess"), '"chess"', "„chess“"),
    (("simulate", "skirmish", "--games", "0"), "--games", "--games"),
    (("simulate", "skirmish", "--games", "many"), "many", "many"),
    (("simulate", "skirmish", "--jobs", "0"), "--jobs", "--jobs"),
    (("simulate", "skirmish", "--seats", "9"), "9 players", "Počet hráčů 9"),
    (("simulate", "skirmish", "--seed", "x"), "seed", "Semínko"),
    (("simulate", "skirmish", "--option", "length"), "name=value", "jméno=hodnota"),
    (("simulate", "skirmish", "--option", "length=huge"), "huge", "huge"),
    (("simulate", "skirmish", "--bots", "genius"), 'no opponent "genius"', "Soupeře „genius“"),
    (("simulate", "skirmish", "--bots", "greedy,"), 'no opponent ""', "Soupeře „“"),
    (("simulate", "skirmish", "--bots", "search:speed=9"), "search:speed=9", "search:speed=9"),
    (("simulate", "skirmish", "--bots", "search:simulations=-1"), "simulations=-1", "simulations=-1"),
    (("simulate", "skirmish", "--bots", "a,b", "--seats", "3"), "no opponent", "neznám"),
    (("simulate", "skirmish", "--bots", "random,greedy", "--seats", "3"), "2 bots and 3 seats", "Botů je 2"),
    (("simulate", "skirmish", "--out", "."), "ordinary file", "obyčejný soubor"),
    (("simulate", "skirmish", "--out", "no/such/folder/x"), "cannot be written", "nejde psát"),
    (("simulate", "skirmish", "--loud"), "--loud", "--loud"),
    (("tournament", "skirmish", "--bots", "greedy"), "at least two bots", "aspoň dva boty"),
    (("tournament", "skirmish", "--bots", "greedy,greedy"), "only once", "jen jednou"),
    (("tournament", "skirmish", "--seats", "1"), "two players", "dva hráče"),
    (("bench", "chess"), "chess", "chess"),
    (("bench", "skirmish", "--seats", "7"), "7 players", "Počet hráčů 7"),
    (("bench", "--seconds", "soon"), "soon", "soon"),
]


@pytest.mark.parametrize(
    ("argv", "english", "czech"), BAD, ids=lambda x: " ".join(x) if isinstance(x, tuple) else ""
)
def test_bad_input_gives_one_sentence_and_2(run: Run, argv: tuple[str, ...], english: str, czech: str) -> None:
    for lang, words in (("en", english), ("cs", czech)):
        found = run(*argv, "--lang", lang)
        assert (found.code, found.out) == (2, "")
        assert words in found.err and found.err.count("\n") == 1
