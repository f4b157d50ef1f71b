"""The public names stay what they are, whatever is imported."""

from __future__ import annotations

import importlib

import deskovka


def test_games_stays_a_function_after_a_game_is_loaded() -> None:
    name = "games"
    for id in ("rebirth", *importlib.import_module("deskovka.core.game").games()):
        assert deskovka.game(id).id == id
        assert callable(getattr(deskovka, name)) and id in getattr(deskovka, name)()


def test_all_names_of_the_contract_are_there() -> None:
    for name in deskovka.__all__:
        assert getattr(deskovka, name) is not None
