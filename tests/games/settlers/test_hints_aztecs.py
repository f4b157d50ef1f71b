"""What prayers promise to bots."""

from __future__ import annotations

from games.settlers import position
from games.settlers.position import Json
from games.settlers.test_vectors_aztecs import play

TEMPLE = "AZT010"


def test_a_prayer_that_is_heard_looks_better_than_one_put_off() -> None:
    offer = {"seat": "A", "act": "activate", "card": TEMPLE, "pray": [{"discard": {"stone": 1, "food": 1}}]}
    vector: Json = {
        "expansion": True,
        "A": {"faction": "aztecs", "goods": {"worker": 1, "stone": 1, "food": 1}, "built": [TEMPLE]},
        "common": ["COM046", "COM006", "COM001", "COM002", "COM008"],
        "do": [offer],
        "expect": {},
    }
    put_off = position.make(vector)
    heard, *_ = play(vector)
    assert position.vp(heard, 0) == position.vp(put_off, 0) + 4
    assert heard.game.hints.value(heard, 0) > put_off.game.hints.value(put_off, 0)
