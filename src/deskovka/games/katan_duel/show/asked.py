"""The table behind a view, and what is asked at it."""

from __future__ import annotations

from typing import cast

from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Step
from deskovka.core.value import from_json
from deskovka.games.katan_duel.law.chapters.attacks import BurnBuilding
from deskovka.games.katan_duel.law.chapters.feuds import NameBuilding
from deskovka.games.katan_duel.law.state import Duel


def table_of(g: Game, view: View) -> Duel:
    """The table behind a view: all that lies open is as it is, the rest is imagined."""
    return cast(Duel, g.imagine(view, seed=0))


def question(view: View) -> Step | None:
    """What is asked now."""
    return cast(Step, from_json(view.agenda[-1][0])) if view.agenda else None


def whose_cards(view: View) -> int:
    """The seat whose cards a target means."""
    seat = view.seat or 0
    return 1 - seat if isinstance(question(view), (BurnBuilding, NameBuilding)) else seat
