"""What the author of a game need not write: fields say all there is to say of them, and the core does the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import pytest
from tools.compile import write_out_fields

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.parts import Law, ranks_of
from deskovka.core.state import State
from deskovka.core.turns import BY_SEAT
from deskovka.core.value import DERIVED, OWNER, PUBLIC, SECRET, SEEN

EXAMPLE = Path(__file__).parents[2] / "examples" / "prsi" / "prsi"


class Shop(State):
    """A state that only declares fields."""

    wares: list[str]  # printed, no part of the state
    money: Annotated[list[int], PUBLIC, BY_SEAT]
    safe: Annotated[list[int], SECRET]
    plans: Annotated[list[tuple[int, ...]], OWNER]
    total: Annotated[int, DERIVED]


class Branch(Shop):
    """And one that has one more."""

    door: Annotated[int, PUBLIC]


def test_a_field_is_declared_once() -> None:
    assert Shop.SIGHT == {"money": PUBLIC, "safe": SECRET, "plans": OWNER, "total": DERIVED}
    assert Shop.TURNS == {"money": BY_SEAT} and State.SIGHT == {}
    assert Branch.SIGHT == {**Shop.SIGHT, "door": PUBLIC} and Branch.TURNS == Shop.TURNS


def test_the_compiler_gets_the_tables_that_annotations_would_have_given(tmp_path: Path) -> None:
    source = (EXAMPLE / "state.py").read_text(encoding="utf-8")
    (tmp_path / "state.py").write_text(source, encoding="utf-8")
    write_out_fields(tmp_path, ["state.py"])
    written = (tmp_path / "state.py").read_text(encoding="utf-8")
    assert written.count("\n") == source.count("\n"), "tracebacks name the right lines"
    found: dict[str, Any] = {}
    exec(compile(written.replace("Annotated[", "tuple["), "state.py", "exec"), found)
    assert found["Prsi"].SIGHT == {"hand": SEEN, "stock": SECRET, "played": PUBLIC, "suit": PUBLIC}
    assert found["Prsi"].TURNS == {"hand": BY_SEAT}


def test_a_clone_of_declared_fields_is_independent() -> None:
    s: Any = deskovka.game("prsi").start(3, 1)
    other = s.clone()
    assert other is not s and other.digest() == s.digest()
    other.played.append(0)
    other.hand[0] = ()
    assert other.digest() != s.digest() and s.hand[0] and len(s.played) == 1


def test_what_is_dreamt_fits_what_is_seen() -> None:
    s: Any = deskovka.game("prsi").start(3, 1)
    dreams = [s.resample(1, seed) for seed in range(20)]
    assert len({dream.hand[0] for dream in dreams}) > 10
    for dream in dreams:
        assert dream.hand[1] == s.hand[1] and dream.played == s.played
        assert sorted([*dream.stock, *dream.played, *[card for hand in dream.hand for card in hand]]) == list(
            range(32)
        )


def test_a_game_that_hides_more_than_hands_and_a_deck_must_say_what_may_be_there() -> None:
    """Else the truth would be left where a viewer imagines."""
    s = deskovka.game("skirmish").start(2, 1)
    with pytest.raises(NotImplementedError):
        Law().dream(s, 0, Chance(1))


def test_whoever_is_ahead_of_nobody_is_last() -> None:
    assert ranks_of([(3, 1), (5, 0), (3, 1), (3, 0)]) == (2, 1, 2, 4)
