"""What is the book's and what is ours: an entry of a rule index cites a page, or says why we decided so."""

from __future__ import annotations

import pytest

import deskovka


@pytest.mark.parametrize("game", deskovka.games())
def test_our_decisions_have_no_page_and_say_why(game: str) -> None:
    entries = deskovka.game(game).rules.values()
    assert [entry.id for entry in entries if entry.ruling and entry.page is not None] == []
    assert [entry.id for entry in entries if entry.ruling and not entry.note] == []
