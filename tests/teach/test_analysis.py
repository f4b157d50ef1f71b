"""Analyses of whole games: what they say of decisions and luck, what they may know, and how they go on."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import deskovka
from deskovka import Move, State
from deskovka.core.chance import Chance
from deskovka.core.game import LANGUAGES
from deskovka.core.record import Record
from deskovka.teach.analysis import Analyst, NoAnalysis
from deskovka.teach.calibration import SLOPES
from deskovka.teach.judge import Judge
from deskovka.teach.measures import FINE, NAMED
from deskovka.teach.notes import Foreign
from deskovka.teach.redraws import hangs_on_chance, has_chance, luck_of
from deskovka.teach.work import Played, decide

from .games import BUDGET, analyse_all, analysed, finished

SECRETS = [("skirmish", 3), ("prsi", 2)]


class Moment:
    """One answer in some world."""

    def __init__(self, s: State, seat: int, move: Move) -> None:
        self.states = [s]
        self.given = seat, move

    def answer(self, number: int) -> tuple[int, Move]:
        return self.given


def choices(record: Record) -> list[tuple[State, State, int, Move]]:
    """Every answer that was a choice: before and after it, whose, and which."""
    played = Played(record)
    found = []
    for number in range(1, len(played.states)):
        seat, move = played.answer(number)
        if played.states[number - 1].num_legal(seat) > 1:
            found.append((played.states[number - 1], played.states[number], seat, move))
    return found


@pytest.mark.parametrize(("id", "seats"), SECRETS)
def test_a_decision_is_judged_only_by_what_its_seat_could_know(id: str, seats: int) -> None:
    """Worlds that look the same to the seat come to the same candidates with the same chances."""
    different = 0
    for i, (s, _, seat, move) in enumerate(choices(finished(id, seats))[::3]):
        other = s.resample(seat, i)
        different += other.digest() != s.digest()
        assert other.view(seat) == s.view(seat)
        lines = [
            decide(Moment(w, seat, move), Judge(s.game), 1, 4, Chance(i), None)  # type: ignore[arg-type]
            for w in (s, other)
        ]
        assert lines[0] == lines[1]
    assert different > 2


def test_luck_is_judged_only_by_what_the_seat_could_know() -> None:
    """Before the answer and after it, all that the seat cannot know may be replaced."""
    seen = 0
    for i, (before, come, seat, move) in enumerate(choices(finished("prsi", 2))):
        if not has_chance(before, come):
            continue
        seen += 1
        judge = Judge(before.game)
        lucks = [
            luck_of(judge, one, other, seat, move, 3, Chance(i))
            for one, other in ((before, come), (before.resample(seat, i), come.resample(seat, i)))
        ]
        assert lucks[0] is not None and lucks[0] == lucks[1]
    assert seen


def test_what_somebody_held_and_showed_is_no_luck() -> None:
    """In Rebirth a tile drawn is luck; the missions that everybody shows at the end were known to their owners."""
    lucky: list[State] = []
    shown: list[State] = []
    played = Played(finished("rebirth", 2))
    for number in range(1, len(played.states)):
        before, come = played.states[number - 1 : number + 1]
        if has_chance(before, come):
            lucks = hangs_on_chance(before, come, *played.answer(number), Chance(number))
            (lucky if lucks else shown).append(come)
    assert len(lucky) > 30 and not any(come.is_over() for come in lucky)
    assert shown[-1].is_over()


@pytest.mark.parametrize("seats", [2, 3])
def test_every_choice_is_judged_and_everything_adds_up(seats: int) -> None:
    record, found = finished("skirmish", seats), analysed("skirmish", seats)
    states = Played(record).states
    wanted = [n for n, (seat, _) in enumerate(record.moves, 1) if states[n - 1].num_legal(seat) > 1]
    assert [one.number for one in found.decisions] == wanted
    for one in found.decisions:
        assert one.candidates[one.played].move == record.moves[one.number - 1][1]
        assert 2 <= len(one.candidates) <= min(12, one.options) and one.loss >= 0
        assert all(sum(row) == pytest.approx(1) for row in one.places)
        assert sum(row[0] for row in one.places) == pytest.approx(1)
        assert sum(one.effects) == pytest.approx(0, abs=1e-9)
        assert sum(one.losses) == pytest.approx(0, abs=1e-9)
        assert one.loss == max(0, one.losses[one.seat])
        assert one.verdict == FINE or one.worlds == 4 * BUDGET or one.loss < 0.05
    for luck in found.events:
        assert sum(luck.luck) == pytest.approx(0, abs=1e-9)
    winners = states[-1].score().winners
    for seat, player in enumerate(found.players):
        a = player.account
        assert a.result == (1 / len(winners) if seat in winners else 0)
        assert a.start + a.luck + a.own + a.others + a.gains + a.remainder == pytest.approx(a.result)
        assert player.decisions == sum(player.verdicts.values())


def test_losses_of_noise_are_not_booked_as_mistakes() -> None:
    """Where two answers are equal, one is better by noise as often as the other: the account lets them cancel."""
    losses = [one.losses[one.seat] for seats in (2, 3) for one in analysed("skirmish", seats).decisions]
    assert min(losses) < 0 < max(losses)


def test_our_games_are_calibrated_and_others_by_their_own_record() -> None:
    assert set(SLOPES) == set(deskovka.games()[: len(SLOPES)])
    assert Analyst(finished("rebirth", 2)).missing("calibrate") == []
    assert Analyst(finished("rebirth", 2)).slope() is SLOPES["rebirth"]
    assert Analyst(finished("skirmish", 2)).missing("calibrate") != []


def test_a_greedy_player_loses_less_than_random_ones() -> None:
    """In one short game hardly anything is at stake: it takes a few whole ones to tell."""
    losses: dict[bool, list[float]] = {False: [], True: []}
    for seed in range(3, 6):
        for one in deskovka.analyse(finished("skirmish", 2, seed, whole=True), BUDGET).decisions:
            losses[one.seat == 1].append(one.loss)
    assert fmean(losses[True]) < 0.7 * fmean(losses[False])


def test_the_same_seed_comes_to_the_same_analysis_in_any_number_of_processes() -> None:
    again = deskovka.analyse(finished("skirmish", 2), BUDGET, processes=2)
    assert json.dumps(again.data()) == json.dumps(analysed("skirmish", 2).data())


def test_an_analysis_is_data_for_programs() -> None:
    data: dict[str, Any] = json.loads(json.dumps(analysed("skirmish", 2).data()))
    assert data["game"] == "skirmish" and data["worlds"] == BUDGET and len(data["players"]) == 2
    assert {one["verdict"] for one in data["decisions"]} <= {*NAMED, "unsure", "fine"}


# --- going on --------------------------------------------------------------------------------------------


def test_a_stopped_analysis_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.analysis"
    whole = analyse_all(Analyst(finished("skirmish", 2), BUDGET, path=path))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: len(lines) // 2]) + lines[len(lines) // 2][:20])
    done: list[int] = []
    again = analyse_all(Analyst(finished("skirmish", 2), BUDGET, path=path), lambda: done.append(1))
    assert len(done) == len(lines) - len(lines) // 2
    assert again.data() == whole.data()
    analyse_all(Analyst(finished("skirmish", 2), BUDGET, path=path), lambda: pytest.fail("all is done already"))


def test_what_is_damaged_is_done_again(tmp_path: Path) -> None:
    path = tmp_path / "game.analysis"
    Analyst(finished("skirmish", 2), 4, path=path).work_off("calibrate")
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for damage in (b"nonsense\n", b'{"kind": 1}\n', b"[]\n"):
        path.write_bytes(b"".join([*lines[:3], damage, *lines[4:]]))
        again = Analyst(finished("skirmish", 2), 4, path=path)
        assert len(again.missing("calibrate")) == len(lines) - 3
    again.work_off("calibrate")
    assert path.read_bytes() == whole


def test_a_record_that_says_another_end_is_not_analysed() -> None:
    r = finished("skirmish", 2)
    with pytest.raises(deskovka.BadRecord, match="digest"):
        Analyst(Record(r.game, r.seats, r.seed, r.options, r.names, r.moves, {"end": True}))


def test_a_game_that_went_on_elsewhere_is_analysed_with_what_was_dealt_there() -> None:
    r = finished("skirmish", 2)
    s = r.game.start(2, r.seed, r.options)
    for seat, move in r.moves[:2]:
        s.play(seat, move)
    s, moves = s.resample(None, 99), r.moves[:2]
    while s.to_act():
        seat = s.to_act()[0]
        moves.append((seat, s.nth_legal(seat, s.num_legal(seat) - 1)))
        s.play(*moves[-1])
    found = deskovka.analyse(Record(r.game, 2, r.seed, r.options, r.names, moves, deals=[(2, 99, None)]), 4)
    assert found.decisions[-1].number > 2
    assert found.players[0].account.result == (0 in s.score().winners) / max(1, len(s.score().winners))


def test_another_budget_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "game.analysis"
    Analyst(finished("skirmish", 2), 4, path=path).work_off("calibrate")
    assert Analyst(finished("skirmish", 2), 4, path=path).missing("calibrate") == []
    assert Analyst(finished("skirmish", 2), 6, path=path).missing("calibrate") != []


def test_a_file_that_is_no_analysis_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_text("Dear diary")
    with pytest.raises(Foreign):
        Analyst(finished("skirmish", 2), path=path)
    assert path.read_text() == "Dear diary"


# --- what is not analysed --------------------------------------------------------------------------------


def test_a_game_that_goes_on_is_not_analysed() -> None:
    r = finished("skirmish", 2)
    going_on = Record(r.game, r.seats, r.seed, r.options, r.names, r.moves[:-1])
    with pytest.raises(NoAnalysis) as no:
        deskovka.analyse(going_on)
    assert len({no.value.say(lang) for lang in LANGUAGES}) == 2


def test_a_game_of_one_player_is_not_analysed() -> None:
    with pytest.raises(NoAnalysis) as no:
        deskovka.analyse(finished("skirmish", 1))
    assert len({no.value.say(lang) for lang in LANGUAGES}) == 2
