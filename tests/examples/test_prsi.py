"""The rules of Prší, one by one, and what its players know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import deskovka
import prsi
from deskovka import Move, Refusal
from deskovka.core import text
from games.fluent_files import check_keys, check_same_keys, wanted_by_classes
from prsi.moves import Draw, Name, Play, Stand
from prsi.state import CARDS, Prsi
from prsi.turns import Turn

HEARTS, BELLS, LEAVES, ACORNS = range(0, CARDS, 8)
SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(8)
FOLDER = Path(str(prsi.__file__)).parent


def table(*hands: tuple[int, ...], top: int = HEARTS + NINE, stock: tuple[int, ...] = ()) -> Prsi:
    """Hands, the top card and the stock; all other cards lie under the top one."""
    s: Any = deskovka.game("prsi").start(len(hands), 1)
    s.hand = [tuple(sorted(hand)) for hand in hands]
    s.stock, s.suit = list(stock), top // 8
    held = {card for hand in hands for card in hand}
    s.played = [*[card for card in range(CARDS) if card not in held and card not in (top, *stock)], top]
    s.steps, s.actors = [Turn()], [0]
    s.begin_memory()
    s.resume()
    assert isinstance(s, Prsi)
    return s


def play(s: Prsi, *moves: Move) -> Prsi:
    """Whoever is asked says these, one after the other."""
    for move in moves:
        s.play(s.to_act()[0], move)
    return s


def why_not(s: Prsi, move: Move) -> Refusal:
    refusal = s.why_not(s.to_act()[0], move)
    assert refusal is not None
    return refusal


def test_four_cards_each_and_one_turned_up() -> None:
    for seats in range(2, 6):
        s: Any = deskovka.game("prsi").start(seats, 3)
        assert [len(hand) for hand in s.hand] == [4] * seats
        assert (len(s.stock), len(s.played)) == (CARDS - 4 * seats - 1, 1)


def test_the_suit_or_the_rank_is_followed() -> None:
    s = table((HEARTS + KING, BELLS + NINE, LEAVES + TEN, ACORNS + QUEEN), (LEAVES + ACE,), stock=(BELLS + ACE,))
    assert list(s.legal(0)) == [Draw(), Play(HEARTS + KING), Play(BELLS + NINE), Play(ACORNS + QUEEN)]
    refusal = why_not(s, Play(LEAVES + TEN))
    assert refusal.rule == "play.fits"
    assert refusal.say("cs") == "Navrchu je srdcová devítka a platí srdce. (Tah)"
    assert why_not(s, Play(LEAVES + ACE)).rule == "play.hand"
    assert why_not(s, Stand()).rule == "table.question"


def test_sevens_add_up_until_somebody_draws() -> None:
    s = table((HEARTS + SEVEN, 1), (BELLS + SEVEN, 9), (HEARTS + QUEEN, 17), stock=tuple(range(25, 31)))
    play(s, Play(HEARTS + SEVEN), Play(BELLS + SEVEN))
    assert s.asking == Turn(due=4) and list(s.legal(2)) == [Draw()]
    assert why_not(s, Play(HEARTS + QUEEN)).rule == "seven.draw"
    play(s, Draw())
    assert len(s.hand[2]) == 6 and s.asking == Turn() and s.to_act() == (0,)


def test_an_ace_is_answered_or_stood() -> None:
    s = table((HEARTS + ACE, 1), (BELLS + ACE, BELLS + QUEEN), (17, 18))
    play(s, Play(HEARTS + ACE))
    assert list(s.legal(1)) == [Stand(), Play(BELLS + ACE)]
    assert why_not(s, Play(BELLS + QUEEN)).rule == "ace.stand"
    play(s, Play(BELLS + ACE), Stand())
    assert s.asking == Turn() and s.to_act() == (0,) and s.suit == BELLS // 8


def test_a_queen_fits_anything_and_names_a_suit() -> None:
    s = play(table((ACORNS + QUEEN, 1), (BELLS + KING, LEAVES + QUEEN)), Play(ACORNS + QUEEN))
    assert s.to_act() == (0,) and list(s.legal(0)) == [Name(suit) for suit in range(4)]
    play(s, Name(BELLS // 8))
    assert list(s.legal(1)) == [Draw(), Play(BELLS + KING), Play(LEAVES + QUEEN)]


@pytest.mark.parametrize("last", [HEARTS + SEVEN, HEARTS + QUEEN, HEARTS + ACE], ids=str)
def test_whoever_has_no_card_left_has_won(last: int) -> None:
    s = play(table((last,), (17, 18), (25,)), Play(last))
    score = s.score()
    assert s.is_over() and score.winners == (0,)
    assert (score.points, score.ranks) == ((0, -2, -1), (1, 3, 2))


def test_played_cards_become_a_new_stock_and_what_is_not_there_is_not_drawn() -> None:
    s = play(table((1, 17), (18, 25), stock=(26,)), Draw(), Draw())
    assert len(s.stock) == CARDS - 7 and s.played == [HEARTS + NINE]
    s = play(table(tuple(range(1, 16)), tuple(range(16, CARDS)), top=HEARTS + SEVEN), Draw())
    assert len(s.hand[0]) == 15
    assert text.say(s.events(None)[-1], "en", "prsi") == "Player 1 finds nothing to draw."


def test_at_a_reshuffle_two_players_know_each_others_cards_and_remember_them() -> None:
    s = play(table((1, 17), (18, 25), stock=(26,)), Draw(), Draw())
    assert s.view(0).table["hand"][1][-2:] == [18, 25]  # the third was drawn from the new stock
    assert s.view(1).table["hand"][0] == [1, 17, 26]
    assert s.view(None).table["hand"] == [[-1] * 3, [-1] * 3]
    assert all({18, 25} < set(s.resample(0, seed).hand[1]) for seed in range(10))


def test_sentences_are_complete() -> None:
    g = deskovka.game("prsi")
    check_same_keys(FOLDER)
    for lang in ("cs", "en"):
        check_keys(FOLDER, lang, {*wanted_by_classes(g), "source-cards"})
