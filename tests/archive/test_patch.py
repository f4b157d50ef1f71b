"""Patches bring whoever knows the old to the new, and say no more than what has changed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka.archive.patch import difference, merge

LEAVES = st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2)
NAMES = st.text("xyz", min_size=1, max_size=1)
INSIDE = st.recursive(
    LEAVES, lambda some: st.lists(some, max_size=3) | st.dictionaries(NAMES, some, max_size=3), max_leaves=8
)
OBJECTS = st.dictionaries(NAMES, INSIDE, max_size=3)


@given(OBJECTS, OBJECTS)
def test_a_patch_makes_the_new_out_of_the_old(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert merge(old, difference(old, new)) == new
    assert difference(new, new) == {}


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": None}),
        ({"map": {"A1": 1, "B2": 2}}, {"map": {"A1": 1, "B2": 3, "C3": 4}}, {"map": {"B2": 3, "C3": 4}}),
        ({"map": {"A1": 1}}, {"map": {}}, {"map": {"A1": None}}),
        ({"row": [1, 2]}, {"row": [1, 3]}, {"row": [1, 3]}),
        ({"one": [1]}, {"one": {"x": 1}}, {"one": {"x": 1}}),
    ],
)
def test_only_what_has_changed_is_said(old: dict[str, Any], new: dict[str, Any], patch: dict[str, Any]) -> None:
    assert difference(old, new) == patch
    assert merge(old, patch) == new


def test_what_has_not_changed_is_shared() -> None:
    old = {"hand": [1, 2], "map": {"A1": {"x": 1}, "B2": {"x": 2}}}
    new = merge(old, {"map": {"A1": {"x": 3}}})
    assert new["hand"] is old["hand"] and new["map"]["B2"] is old["map"]["B2"]  # type: ignore[index]
    assert old["map"] == {"A1": {"x": 1}, "B2": {"x": 2}}
