"""Exceptions cross processes (bots, laboratory, environments), so each of ours arrives there as it was."""

from __future__ import annotations

import pickle
import pkgutil
from contextlib import suppress
from importlib import import_module

import pytest

import deskovka
from deskovka.archive.claims import Claims
from deskovka.cli.files import OtherRules
from deskovka.cli.running import Stopped
from deskovka.core.game import BadWish, Problem
from deskovka.core.pack import PackProblem
from deskovka.core.record import BadRecord
from deskovka.core.rule import Illegal, Refusal
from deskovka.lab.journal import BadJournal
from deskovka.lab.study import BadStudy
from deskovka.server.base.settings import BadSetting
from deskovka.server.messages.refused import Refused
from deskovka.server.processes.workers import Full
from deskovka.server.sockets.socket import Dismissed

PROBLEM = Problem("map", "atlantis", ("ireland", "scotland"))
EXAMPLES: dict[type, Exception] = {  # of those that are not made of one word
    BadRecord: BadRecord("moves", PROBLEM, line=3),
    BadSetting: BadSetting("workers", "many", ("1", "2")),
    BadJournal: BadJournal("damaged", 7),
    BadStudy: BadStudy("seats", {"cs": "ne", "en": "no"}, most=4),
    BadWish: BadWish(PROBLEM),
    Dismissed: Dismissed(4429),
    Full: Full(True),
    Illegal: Illegal(Refusal("rebirth", "place.empty", "Placing", 4)),
    OtherRules: OtherRules("By other rules.", Claims("x", 1, "", [], 2, {}, (), (), 0, True, 1, None, "", "")),
    PackProblem: PackProblem("unknown", ("cards", "mint"), game="rebirth", name="mint"),
    Refused: Refused(409, "error-old-table", version=3),
    Stopped: Stopped("It is stopped.", 1),
}


def exceptions() -> list[type[Exception]]:
    """Every class of ours that can be raised."""
    for module in pkgutil.walk_packages(deskovka.__path__, "deskovka."):
        if ".migrations" not in module.name and not module.name.endswith("__main__"):
            with suppress(ImportError):  # what somebody has not installed raises nothing here
                import_module(module.name)
    found, waiting = set(), [Exception]
    while waiting:
        fresh = [cls for cls in waiting.pop().__subclasses__() if cls not in found]
        found.update(fresh)
        waiting += fresh
    ours = [cls for cls in found if cls.__module__.startswith("deskovka.")]
    return sorted(ours, key=lambda cls: (cls.__module__, cls.__name__))


@pytest.mark.parametrize("cls", exceptions(), ids=lambda cls: cls.__name__)
def test_an_exception_arrives_in_another_process_as_it_was(cls: type[Exception]) -> None:
    raised = EXAMPLES.get(cls) or cls("words")
    arrived = pickle.loads(pickle.dumps(raised))
    assert type(arrived) is cls and arrived.args == raised.args and vars(arrived) == vars(raised)
    if cls is not PackProblem and cls is not BadRecord:  # their sentences are found when they are wanted
        assert str(arrived) == str(raised)
