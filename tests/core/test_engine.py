"""The engine: who is asked, what is legal, what happens; on the toy game and on tiny steps made here."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import pytest

import deskovka
from deskovka.bots.playout import random_playout
from deskovka.core.rule import Rule
from deskovka.core.step import DeadEnd, Decision, Each, May, Move, No, OneOf, Pick, Repeat, Step, Yes
from skirmish.cards import CARDS
from skirmish.chapters.actions import Action, Ambush, Loot
from skirmish.chapters.paying import Pay
from skirmish.effects import Choose, Gain, SpyChoice, Toast
from skirmish.moves import Attack, Bid, Keep, Play, Rest, Spend, Take
from skirmish.pieces import GOLD, IRON, WOOD
from skirmish.state import Skirmish

GAIN_GOLD = Gain(GOLD, "rest.good")


@dataclass
class Unanswerable(Decision):
    """A question with no answer."""

    def refuse(self, s: Skirmish, seat: int, m: Move) -> Rule | None:
        return Rule("table.question")


@dataclass
class Shrug(Unanswerable):
    """A question with no answer, and a rule for that."""

    def otherwise(self, s: Skirmish, me: int) -> None:
        s.goods[3 * me + WOOD] += 10


def start(seats: int = 2, seed: int = 1, purse: str = "rich") -> Skirmish:
    s = deskovka.game("skirmish").start(seats, seed, {"purse": purse})
    assert isinstance(s, Skirmish)
    return s


def ask(s: Skirmish, me: int, *steps: Step) -> Skirmish:
    """Nothing else is on the agenda but these steps."""
    s.steps.clear()
    s.actors.clear()
    s.then(me, *steps)
    s.advance()
    return s


def question(s: Skirmish) -> Decision | None:
    return s.asking


def card(kind: str) -> int:
    return next(i for i, printed in enumerate(CARDS) if printed.kind == kind)


def give(s: Skirmish, seat: int, *kinds: str) -> list[int]:
    """The seat's hand becomes these cards; whoever had them has them no more."""
    cards = [card(kind) for kind in kinds]
    for other in range(s.seats):
        s.hand[other] = tuple([c for c in s.hand[other] if c not in cards])
        s.ally[other] = tuple([c for c in s.ally[other] if c not in cards])
    s.stack = [c for c in s.stack if c not in cards]
    s.hand[seat] = tuple(sorted(cards))
    return cards


# --- questions and answers -------------------------------------------------------------------------------


def test_all_are_asked_together_until_they_have_answered() -> None:
    s = start(3)
    assert s.to_act() == (0, 1, 2)
    s.play(1, s.legal(1)[0])
    assert s.to_act() == (0, 2)
    assert s.legal(1) == ()
    assert s.num_legal(1) == 0
    refusal = s.why_not(1, s.legal(0)[0])
    assert refusal is not None
    assert refusal.rule == "table.asked"


def test_legal_moves_are_those_without_a_refusal_in_the_catalogues_order() -> None:
    s = ask(start(), 0, Action())
    legal = list(s.legal(0))
    assert legal == [m for m in s.game.moves.all if s.why_not(0, m) is None]
    assert [m.id for m in legal] == sorted(m.id for m in legal)
    assert s.num_legal(0) == len(legal)
    assert [s.nth_legal(0, i) for i in range(len(legal))] == legal
    for i in (-1, len(legal)):
        with pytest.raises(IndexError):
            s.nth_legal(0, i)


def test_refusals_cite_the_rule_and_speak_both_languages() -> None:
    s = ask(start(), 0, Action())
    (tower,) = give(s, 0, "tower")
    s.goods = [0] * 6
    cases: list[tuple[int, Move, str, str]] = [
        (1, Rest(), "table.asked", "Somebody else is asked now: Player 1"),
        (0, Yes(), "table.question", "does not answer what you are asked now: "),
        (0, Play(99), "table.question", "does not answer what you are asked now: "),
        (0, Play(card("camp")), "play.hand", "from your own hand"),
        (0, Play(tower), "play.cost", "you have 0 wood, 0 iron and 0 gold"),
        (0, Attack(0), "attack.another", "other player"),
        (0, Attack(2), "attack.another", "other player"),
    ]
    for seat, move, rule, words in cases:
        refusal = s.why_not(seat, move)
        assert refusal is not None
        assert refusal.rule == rule
        assert refusal.page is None
        assert words in refusal.say("en")
        assert refusal.section in refusal.say("cs")
        assert refusal.say("cs") != refusal.say("en")


def test_a_refused_move_changes_nothing() -> None:
    s = ask(start(), 0, Action())
    before = deskovka.encode(s)
    with pytest.raises(deskovka.Illegal) as no:
        s.play(0, Attack(0))
    assert no.value.refusal.rule == "attack.another"
    with pytest.raises(deskovka.Illegal):
        s.play(1, Rest())
    assert deskovka.encode(s) == before


def test_when_the_game_is_over_nobody_is_asked() -> None:
    s = start(2)
    random_playout(s, 3)
    assert s.to_act() == ()
    assert question(s) is None
    assert s.legal(0) == ()
    assert not s.is_asked(0)
    refusal = s.why_not(0, Rest())
    assert refusal is not None
    assert refusal.rule == "table.over"
    with pytest.raises(deskovka.Illegal):
        s.play(0, Rest())
    with pytest.raises(IndexError):
        s.nth_legal(0, 0)


def test_the_order_of_secret_answers_does_not_matter() -> None:
    ends = set()
    for order in permutations(range(3)):
        s = start(3, seed=4)
        for seat in order:  # the draft
            s.play(seat, s.legal(seat)[seat % 2])
        for seat in order:  # the first wager
            s.play(seat, Bid(seat))
        ends.add(deskovka.encode(s))
    assert len(ends) == 1


def test_the_same_seed_is_the_same_game_and_another_seed_is_not() -> None:
    digests = []
    for seed in (5, 5, 6):
        s = start(3, seed)
        random_playout(s, 1)
        digests.append(s.digest())
    assert digests[0] == digests[1] != digests[2]


def test_without_a_log_the_game_is_the_same() -> None:
    g = deskovka.game("skirmish")
    with_log, without = g.start(2, 9), g.start(2, 9, log=False)
    for s in (with_log, without):
        random_playout(s, 2)
    assert without.log is None
    assert without.events(0) == []
    assert with_log.log
    assert with_log.digest() == without.digest()


# --- steps -----------------------------------------------------------------------------------------------


def test_a_question_nobody_can_answer_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="Unanswerable"):
        ask(start(), 0, Unanswerable())


def test_otherwise_says_what_happens_instead() -> None:
    s = start()
    wood = s.goods[3 + WOOD]
    ask(s, 1, Shrug(), Choose("rest.good"))
    assert s.goods[3 + WOOD] == wood + 10
    assert s.to_act() == (1,)
    assert isinstance(question(s), Choose)


def test_steps_run_in_the_order_given_and_before_what_was_there() -> None:
    s = start()
    s.steps.clear()
    s.actors.clear()
    s.then(0, Choose("harvest.twice"))
    s.then(1, Shrug(), Choose("rest.good"))
    s.advance()
    assert question(s) == Choose("rest.good")
    s.play(1, Take(WOOD))
    assert (question(s), s.to_act()) == (Choose("harvest.twice"), (0,))
    s.play(0, Take(WOOD))
    assert s.to_act() == ()


@pytest.mark.parametrize(("answer", "more"), [(Yes(), 2), (No(), 0)])
def test_may(answer: Move, more: int) -> None:
    s = ask(start(), 1, May((GAIN_GOLD, GAIN_GOLD)))
    before = s.goods[3 + GOLD]
    assert s.legal(1) == [Yes(), No()]
    s.play(1, answer)
    assert s.goods[3 + GOLD] == before + more


def test_a_may_that_forbids_yes_offers_only_no() -> None:
    s = start()
    s.goods = [0] * 6
    ask(s, 0, Toast((Pay(0, 1),)))
    assert list(s.legal(0)) == [No()]
    refusal = s.why_not(0, Yes())
    assert refusal is not None
    assert refusal.rule == "feast.toast"


def test_one_of() -> None:
    for number, good in ((0, WOOD), (1, GOLD)):
        s = ask(start(), 0, OneOf((Gain(WOOD, "rest.good"), GAIN_GOLD)))
        before = s.goods[good]
        assert list(s.legal(0)) == [Pick(0), Pick(1)]
        s.play(0, Pick(number))
        assert s.goods[good] == before + 1
    s = ask(start(), 0, OneOf((GAIN_GOLD,)))
    assert list(s.legal(0)) == [Pick(0)]
    assert s.why_not(0, Pick(1)) is not None


def test_each_asks_the_seats_in_the_order_given() -> None:
    s = ask(start(3), 0, Each((2, 0), Choose("rest.good")), Shrug())
    wood = s.goods[WOOD]
    assert s.to_act() == (2,)
    s.play(2, Take(GOLD))
    assert s.to_act() == (0,)
    s.play(0, Take(GOLD))
    assert s.to_act() == ()
    assert s.goods[WOOD] == wood + 10  # what follows Each belongs to its own seat again


def test_repeat() -> None:
    s = ask(start(), 1, Repeat(3, GAIN_GOLD))
    assert s.goods[3 + GOLD] == 3 + 3
    s = ask(start(), 1, Repeat(2, Choose("harvest.twice")))
    s.play(1, Take(WOOD))
    assert s.to_act() == (1,)
    s.play(1, Take(WOOD))
    assert s.to_act() == ()


# --- the difficulties of the toy -------------------------------------------------------------------------


def test_another_seat_is_asked_in_the_middle_of_my_action() -> None:
    s = ask(start(3), 0, Action(), Choose("rest.good"))
    (ambush,) = give(s, 2, "ambush")
    s.hand[2], s.ally[2], s.given[1] = (), (ambush,), (ambush,)
    s.play(0, Attack(2))
    assert s.to_act() == (2,)
    assert question(s) == Ambush(0)
    s.play(2, Yes())
    assert (s.ally[2], s.given[1]) == ((), ())
    assert s.discarded == [ambush]
    assert s.score().why[2]["fights"] == 2
    assert (s.to_act(), question(s)) == ((0,), Choose("rest.good"))


def test_an_attack_that_is_let_through_takes_what_there_is() -> None:
    s = ask(start(2), 0, Action())
    s.goods = [0, 0, 0, 0, 1, 0]
    s.play(0, Attack(1))
    s.play(1, No())
    assert question(s) == Loot(1)
    assert list(s.legal(0)) == [Take(IRON)]
    s.play(0, Take(IRON))
    assert s.goods == [0, 1, 0, 0, 0, 0]


def test_an_attack_on_the_poor_takes_nothing() -> None:
    s = ask(start(2), 0, Action())
    s.goods = [0] * 6
    s.play(0, Attack(1))
    s.play(1, No())
    assert s.to_act() == ()
    assert s.log is not None
    assert type(s.log[-1]).__name__ == "NothingLooted"


def test_the_question_for_an_ambush_comes_whatever_the_ally_is() -> None:
    for kind, answers in (("ambush", [Yes(), No()]), ("camp", [No()])):
        s = ask(start(2), 0, Action())
        (ally,) = give(s, 1, kind)
        s.hand[1], s.ally[1] = (), (ally,)
        s.play(0, Attack(1))
        assert s.to_act() == (1,)
        assert list(s.legal(1)) == answers


def test_gold_stands_for_anything_but_the_rest_must_be_payable() -> None:
    s = start(2)
    s.goods = [1, 0, 1, 0, 0, 0]
    ask(s, 0, Pay(1, 1))
    assert list(s.legal(0)) == [Spend(WOOD)]
    rules = {}
    for good in (IRON, GOLD):
        refusal = s.why_not(0, Spend(good))
        assert refusal is not None
        rules[good] = refusal.rule
    assert rules == {IRON: "pay.due", GOLD: "pay.rest"}
    s.play(0, Spend(WOOD))
    assert list(s.legal(0)) == [Spend(GOLD)]
    refusal = s.why_not(0, Spend(IRON))
    assert refusal is not None
    assert refusal.rule == "pay.have"
    s.play(0, Spend(GOLD))
    assert s.goods[:3] == [0, 0, 0]
    assert s.to_act() == ()


def test_a_laid_card_makes_the_next_one_cheaper_and_another_pays_for_it() -> None:
    s = start(2)
    camp, forge, tower = give(s, 0, "camp", "forge", "tower")
    s.goods = [3, 2, 0, 0, 0, 0]
    ask(s, 0, Action(), Action(), Action())
    s.play(0, Play(camp))
    s.play(0, Spend(WOOD))
    s.play(0, Play(forge))
    s.play(0, Spend(IRON))
    assert s.goods[:3] == [2, 1, 0]
    s.play(0, Play(tower))
    assert question(s) == Pay(1, 1)
    s.play(0, Spend(WOOD))
    assert s.goods[GOLD] == 0  # the forge works once the card is paid for
    s.play(0, Spend(IRON))
    assert s.goods[:3] == [1, 0, 1]
    assert s.laid[0] == (camp, forge, tower)
    assert s.score().points == (5, 0)


def test_a_card_asks_in_the_middle_of_its_effect() -> None:
    s = start(2)
    (spy,) = give(s, 0, "spy")
    ask(s, 0, Action())
    top = s.stack[-3:]
    s.play(0, Play(spy))
    s.play(0, Spend(IRON))
    assert isinstance(question(s), SpyChoice)
    assert s.seen[0] == tuple(top)
    saved = deskovka.decode(deskovka.encode(s))
    for state in (s, saved):
        state.play(0, Pick(0))
        assert state.seen[0] == tuple(top[:2])
        assert state.discarded == [spy, top[2]]


def test_a_feast_asks_everybody_in_turn() -> None:
    s = start(3)
    (feast,) = give(s, 1, "feast")
    ask(s, 1, Action())
    s.play(1, Play(feast))
    s.play(1, Spend(WOOD))
    asked = []
    while s.to_act():
        (seat,) = s.to_act()
        asked.append(seat)
        s.play(seat, Yes())
        s.play(seat, Spend(IRON))
    assert asked == [1, 2, 0]
    assert s.score().points == (1, 1, 1)


def test_the_draft_passes_to_the_left() -> None:
    s = start(3)
    hands = s.hand[:]
    for seat in range(3):
        s.play(seat, Keep(hands[seat][0]))
    for seat in range(3):
        left = (seat + 1) % 3
        assert hands[seat][0] in s.hand[seat]
        assert s.ally[left] == s.given[seat] == (hands[seat][1],)


@pytest.mark.parametrize(("bids", "winner"), [((2, 1, 0), 0), ((0, 1, 3), 2), ((3, 3, 0), None)])
def test_the_highest_single_bid_wins(bids: tuple[int, ...], winner: int | None) -> None:
    s = start(3)
    for seat in range(3):
        s.play(seat, s.legal(seat)[0])
    prize, gold = s.stack[-1], s.goods[GOLD::3]
    for seat, bid in enumerate(bids):
        s.play(seat, Bid(bid))
    assert prize not in s.stack
    prizes = [seat for seat in range(3) if s.score().why[seat]["prizes"]]
    assert prizes == ([] if winner is None else [winner])
    if winner is None:
        assert (prize in s.discarded, s.goods[GOLD::3]) == (True, gold)


def test_the_automatic_opponent_is_no_seat_and_may_win() -> None:
    results = set()
    for seed in range(30):
        s = start(1, seed)
        random_playout(s, seed)
        score = s.score()
        assert len(score.points) == len(score.why) == s.seats == 1
        assert score.winners == ((0,) if score.points[0] > score.why[0]["baron"] else ())
        results.add(score.winners)
    assert results == {(), (0,)}


def test_winners_have_most_points_and_then_most_gold() -> None:
    s = ask(start(3), 0)
    s.points = [5, 0, 0, 0, 2, 3, 0, 0, 4, 0, 0, 0]
    s.goods = [0, 0, 1, 0, 0, 2, 0, 0, 9]
    score = s.score()
    assert (score.points, score.ranks, score.winners) == ((5, 5, 4), (2, 1, 3), (1,))
    s.goods[GOLD] = 2
    assert s.score().winners == (0, 1)
    assert s.score().ranks == (1, 1, 3)
