"""A bot that does anything allowed."""

from __future__ import annotations

from deskovka.bots.base import Bot
from deskovka.core.sight import View
from deskovka.core.step import Move


class Random(Bot):
    """Each legal move is equally likely."""

    def choose(self, view: View) -> Move:
        assert view.seat is not None
        s = self.game.imagine(view, self.chance.word())
        return s.nth_legal(view.seat, self.chance.below(s.num_legal(view.seat)))
