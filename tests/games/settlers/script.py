"""The steps of a vector as moves of the public contract.

A step of a vector is one move that begins it and answers to the questions that follow. Each question takes the
answer that the step names for it; a question with a single answer need not be named, and a deck that does not
matter is the common one. What the step names and nobody asks for is left over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.step import Move, No, Yes
from deskovka.games.settlers.law.chapters.converting import Convert
from deskovka.games.settlers.law.chapters.free_acts import FreeActs
from deskovka.games.settlers.law.chapters.lookout import SoloPick
from deskovka.games.settlers.law.moves import (
    Activate,
    Bonus,
    Build,
    Card,
    Deal,
    Defend,
    Good,
    Guard,
    InOrder,
    Lay,
    Leave,
    Opponent,
    Pay,
    Raze,
    Send,
    Stop,
    Tuck,
)
from deskovka.games.settlers.law.paying import PayWith
from deskovka.games.settlers.law.pieces import COMMON_CARD, FACTION_CARD
from deskovka.games.settlers.law.state import Settlers
from games.refusal import Refused
from games.settlers.position import GOODS, LOOKOUTS, SEATS, Json, Pause, Unsayable, card_in

UNSAYABLE: Final = "unsayable"  # the rule of a move that is not in the catalogue
UNASKED: Final = "unasked"  # the rule of an answer that nobody asks for
OPTIONS: Final = "options"  # the rule of a game that cannot be set up
FREE: Final = ("defend", "samurai", "stash")  # acts that leave the turn as it is
NO_ANSWER: Final = ("seat", "act", "card", "at", "cards", "goods", "times", "mode")  # they make up the first move
# The word of a step that answers a question.
WORDS: Final = {
    "GiveLocation": "discard",
    "PayCard": "card_paid",
    "PayDeal": "deal",
    "DealAgain": "deal",
    "DropDeal": "deal",
    "TakeDeal": "deal",
    "BuildFaction": "build",
    "BuildDeal": "build",
    "GainOne": "choose",
    "GainAny": "take",
    "PickRazed": "take",
    "StealGood": "take",
    "ChooseDeck": "draw",
    "KeepOne": "keep",
    "ProduceAgain": "copy",
    "PlaceSamurai": "samurai",
    "UseOther": "reuse",
    "Steal": "target",
    "MakeDiscard": "target",
    "MakeLose": "target",
    "DealWithLocation": "target",
    "RazeEnemy": "target",
    "RazePriced": "target",
    "VisitFree": "target",
    "RazeAny": "target",
    "RazeOwn": "target",
    "CopyRaze": "target",
    "RemoveLocation": "target",
    "TakeOver": "target",
    "LayFoundation": "target",
    "ChooseVictim": "choose",
    "SendMore": "gain",
    "PayWith": "pay",
    "Convert": "convert",
    "RazedDeck": "draw",
    "ConvertCard": "convert_cards",
    "Effects": "order",
}
SENT: Final = {"card_common": COMMON_CARD, "card_faction": FACTION_CARD}
DRAWN: Final = {"common": COMMON_CARD, "faction": FACTION_CARD}


class Script:
    """Plays the steps of a vector on a state."""

    def __init__(self, s: Settlers) -> None:
        self.s = s
        self.answers: Json = {}  # what the step still has to say, by word
        self.wishes: Json = {}  # options of a game that is still to begin

    def run(self, steps: list[Json], allowed: bool) -> str | None:
        """Play all steps; returns the rule that refuses the last one."""
        for i, step in enumerate(steps):
            last = i == len(steps) - 1
            try:
                self.step(step, steps[i + 1 :])
                if last and not allowed and self.answers:
                    raise Refused(UNASKED)
            except (Refused, Unsayable) as no:
                if not last:
                    raise AssertionError(f"{step} is refused: {no}") from no
                return no.rule if isinstance(no, Refused) else UNSAYABLE
        return None

    def step(self, step: Json, following: list[Json]) -> None:
        """The first move, and all questions that the step answers."""
        seat = SEATS.index(step["seat"])
        if step["act"] not in FREE:
            self.end_turn()
        self.answers = {word: listed(value) for word, value in step.items() if word not in NO_ANSWER}
        act: Callable[[int, Json, list[Json]], None] = getattr(self, f"on_{step['act']}")
        act(seat, step, following)
        while self.s.asking is not None and not isinstance(self.s.asking, Pause):
            move = self.answer()
            if move is None:
                return
            self.say(self.s.to_act()[0], move)

    def end_turn(self) -> None:
        """Nothing more is to be done after the action."""
        if isinstance(self.s.asking, FreeActs):
            self.say(self.s.to_act()[0], Stop())

    def say(self, seat: int, move: Move) -> None:
        """Play one move."""
        s = self.s
        known = s.game.moves.find(move)
        if known is None:
            raise Unsayable(str(move))
        rule = s.forbids(seat, known)
        if rule is not None:
            raise Refused(rule.id)
        assert known in list(s.legal(seat))
        s.play(seat, known)

    # --- questions --------------------------------------------------------------------------------------

    def answer(self) -> Move | None:
        """What the step says to the open question; None if it says nothing."""
        s = self.s
        asked = type(s.asking).__name__
        word = WORDS.get(asked)
        if word is None:
            return None
        if asked == "SendMore":
            return sent(self.answers["gain"].pop(0)) if self.answers.get("gain") else Stop()
        if isinstance(s.asking, PayWith):
            return self.payment(s.asking)
        if isinstance(s.asking, Convert) and word in self.answers:
            return self.conversion(s.asking)
        if self.answers.get(word):
            return self.read(self.answers[word].pop(0), asked)
        if asked in ("ChooseDeck", "RazedDeck"):
            return Good(COMMON_CARD)
        if asked in ("ConvertCard", "Effects"):
            return Stop() if asked == "ConvertCard" else InOrder()
        legal = s.legal(s.to_act()[0])
        return legal[0] if len(legal) == 1 else None

    def read(self, said: str, asked: str) -> Move:
        """A seat, a good, a deck or a card."""
        for word in [word for word, left in self.answers.items() if not left]:
            del self.answers[word]
        if asked in ("ChooseDeck", "RazedDeck"):
            return Good(DRAWN[said])
        if said == "bonus":
            return Bonus()
        if said in GOODS:
            return Good(GOODS.index(said))
        if said in SEATS:
            return Opponent(SEATS.index(said))
        if said == "virtual":
            return Opponent(1)
        return Card(card_in(self.s, said))

    def payment(self, asking: PayWith) -> Move:
        """Gold where the step pays less than is printed; without a word everything in kind."""
        pay = self.answers.pop("pay", [{}])[0]
        need = {"wood": asking.wood, "stone": asking.stone, "food": asking.food}
        if not pay:
            pay = need
        if any(pay.get(good, 0) > need[good] for good in need):
            raise Unsayable("more than the cost")
        return Pay(*[need[good] - pay.get(good, 0) for good in need])

    def conversion(self, asking: Convert) -> Move:
        """Is this good one of those that become points?"""
        left = self.answers["convert"][0]
        good = GOODS[self.s.box.raze[asking.razed][asking.number]]
        if not left.get(good):
            return No()
        left[good] -= 1
        return Yes()

    # --- acts -------------------------------------------------------------------------------------------

    def on_build(self, seat: int, step: Json, following: list[Json]) -> None:
        self.say(seat, Build(card_in(self.s, step["card"])))

    def on_deal(self, seat: int, step: Json, following: list[Json]) -> None:
        self.say(seat, Deal(card_in(self.s, step["card"])))

    def on_raze_hand(self, seat: int, step: Json, following: list[Json]) -> None:
        self.say(seat, Raze(card_in(self.s, step["card"])))

    def on_raze(self, seat: int, step: Json, following: list[Json]) -> None:
        del self.answers["target"]
        self.say(seat, Raze(card_in(self.s, step["target"])))

    def on_activate(self, seat: int, step: Json, following: list[Json]) -> None:
        self.say(seat, Activate(card_in(self.s, step["card"]), step.get("times", 1)))

    def on_send(self, seat: int, step: Json, following: list[Json]) -> None:
        if not self.answers["gain"]:
            raise Unsayable("at least one pair")
        self.say(seat, sent(self.answers["gain"].pop(0)))

    def on_pass(self, seat: int, step: Json, following: list[Json]) -> None:
        self.say(seat, Leave())

    def on_defend(self, seat: int, step: Json, following: list[Json]) -> None:
        self.say(seat, Defend(card_in(self.s, step["at"])))

    def on_samurai(self, seat: int, step: Json, following: list[Json]) -> None:
        self.say(seat, Guard(card_in(self.s, step["at"])))

    def on_stash(self, seat: int, step: Json, following: list[Json]) -> None:
        for card in step.get("cards", []):
            self.say(seat, Tuck(card_in(self.s, card)))
            if type(self.s.asking).__name__ == "WhichGate":
                self.say(seat, Card(card_in(self.s, step["at"])))
        for good, amount in step.get("goods", {}).items():
            for _ in range(amount):
                self.say(seat, Lay(GOODS.index(good)))

    def on_end_turn(self, seat: int, step: Json, following: list[Json]) -> None:
        pass  # `step` has ended it

    def on_discard_hand(self, seat: int, step: Json, following: list[Json]) -> None:
        self.say(seat, Card(card_in(self.s, step["card"])))

    def on_exchange(self, seat: int, step: Json, following: list[Json]) -> None:
        raise Unsayable("nobody changes goods for others")

    def on_phase(self, seat: int, step: Json, following: list[Json]) -> None:
        """A phase that runs by itself begins."""
        self.say(self.s.to_act()[0], Stop())

    on_start_lookout = on_produce = on_cleanup = on_score = on_collect = on_attack = on_phase

    # --- lookout ----------------------------------------------------------------------------------------

    def on_pick(self, seat: int, step: Json, following: list[Json]) -> None:
        card = card_in(self.s, step["card"])
        if isinstance(self.s.asking, SoloPick) and following and following[0]["act"] == "random":
            force(self.s, [other for other in self.s.row if other != card], card_in(self.s, following[0]["card"]))
        self.say(seat, Card(card))

    def on_random(self, seat: int, step: Json, following: list[Json]) -> None:
        assert card_in(self.s, step["card"]) in self.s.empire[1]

    def on_keep(self, seat: int, step: Json, following: list[Json]) -> None:
        self.say(seat, Card(card_in(self.s, step["card"])))

    # --- before the game --------------------------------------------------------------------------------

    def on_choose_faction(self, seat: int, step: Json, following: list[Json]) -> None:
        self.answers.clear()
        factions = self.wishes.setdefault("faction", ["drawn"] * self.s.seats)
        factions[seat] = step["faction"]
        self.check()

    def on_choose_option(self, seat: int, step: Json, following: list[Json]) -> None:
        self.answers.clear()
        if "lookout" in step:
            self.wishes["lookout"] = LOOKOUTS[step["lookout"]]
        if "peaceful" in step:
            self.wishes["peaceful"] = "yes" if step["peaceful"] else "no"
        self.check()

    def check(self) -> None:
        wishes = {name: tuple(wish) if isinstance(wish, list) else wish for name, wish in self.wishes.items()}
        if deskovka.game("settlers").check(self.s.seats, wishes):
            raise Refused(OPTIONS)


def listed(value: Any) -> list[Any]:
    """All answers of a word, in order."""
    return list(value) if isinstance(value, list) else [dict(value) if isinstance(value, dict) else value]


def sent(good: str) -> Move:
    """What a pair of settlers brings; only resources and cards can be said."""
    return Send(SENT[good] if good in SENT else GOODS.index(good))


def force(s: Settlers, row: list[int], card: int) -> None:
    """Go to a place of the stream of chance where this card of the row is drawn; nothing is replaced."""
    draws = int(s.chance.draws)
    while row[Chance(s.seed, draws).below(len(row))] != card:
        draws += 1
    s.chance = Chance(s.seed, draws)
