"""The steps of the expansion's vectors: prayers, favour tokens, visits, decks.

A prayer of a step answers with its own entry of `pray`: the first entry belongs to the first prayer that begins,
and so on. An entry that names a card must meet that card's prayer.
"""

from __future__ import annotations

import re
from typing import Any, Final

import deskovka
from deskovka.core.step import Move, No, Yes
from deskovka.games.settlers.box.decks import BASE_SETS, violations
from deskovka.games.settlers.law.chapters.storing import MayPay
from deskovka.games.settlers.law.events import Paid
from deskovka.games.settlers.law.events_aztecs import PrayerBegan
from deskovka.games.settlers.law.moves import Card, Colour, Good, Reveal, Stop, Tokens, Visit
from deskovka.games.settlers.law.paying import PayWith
from deskovka.games.settlers.law.pieces import COLOURS, RESOURCES, Title
from deskovka.games.settlers.law.state import Settlers
from games.refusal import Refused
from games.settlers.position import GOODS, SEATS, TOKENS, Json, Unsayable, card_in
from games.settlers.script import OPTIONS, Script, listed

NO_COLOUR: Final = 99  # nobody can say it
IDLE: Final = ("card", "seat")  # words of a prayer that answer nothing
STOPS: Final = {
    "announce": "Announce",
    "method": "ChooseMethod",
    "choose": "ChooseColour",
    "favour": "ChooseFavour",
}


def colour(name: str) -> Move:
    """A colour as a move; the tricolour token has none."""
    return Colour(COLOURS.index(name) if name in COLOURS else NO_COLOUR)


class AztecScript(Script):
    """Plays the steps of a vector of the expansion."""

    def __init__(self, s: Settlers) -> None:
        super().__init__(s)
        self.began = 0  # events before the step
        self.unprayed = 0  # entries whose prayer was not paid for
        self.prayers: list[Json] = []
        self.stop = ""
        self.order: list[str] = []
        self.paid: list[str] = []
        self.keeps: list[str] | None = None

    def step(self, step: Json, following: list[Json]) -> None:
        step = dict(step)
        if step["act"] != "end_turn":
            self.began = len(self.s.log or [])
        self.unprayed = 0
        self.prayers = [dict(prayer) for prayer in step.pop("pray", [])]
        self.stop = STOPS.get(step.pop("stop", ""), "")
        self.order = list(step.pop("order", []))
        self.keeps = step.pop("keep") if step["act"] == "cleanup" and "keep" in step else None
        turned = step.pop("convert", None) if step["act"] in ("cleanup", "pass") else None
        pay = dict(step["pay"]) if "pay" in step else {}
        self.paid = list(pay.pop("favour", []))
        pay.pop("technology", None)
        if pay:
            step["pay"] = pay
        else:
            step.pop("pay", None)
        super().step(step, following)
        self.find_leftovers()
        if turned is not None and turned != self.turned_in():
            self.answers["convert"] = [turned]

    def turned_in(self) -> int:
        """How much technology became points in this step."""
        told = [event for event in (self.s.log or [])[self.began :] if isinstance(event, Paid)]
        return sum(int(event.amount) for event in told if event.rule == "card.house-of-knowledge")

    def find_leftovers(self) -> None:
        """What a step says though nobody asks; a payment or a colour that goes without saying does no harm."""
        self.answers.pop("pay", None)
        for entry in self.prayers:
            for word, value in entry.items():
                if word == "tricolour" and value in COLOURS[:RESOURCES]:
                    continue
                if word not in IDLE and value not in ([], "", {}, "reveal", False, 0):
                    self.answers[f"pray {word}"] = [value]
        if self.order or self.paid or self.answers.get("favour"):
            self.answers["left"] = [self.order, self.paid]
        self.answers = {word: left for word, left in self.answers.items() if left}

    # --- questions --------------------------------------------------------------------------------------

    def prayer(self, ahead: int = 0) -> Json:
        """The entry of the prayer that is going on, or of one to come."""
        began = [event for event in (self.s.log or [])[self.began :] if isinstance(event, PrayerBegan)]
        number = len(began) + self.unprayed - 1 + ahead
        while len(self.prayers) <= number:
            self.prayers.append({})
        entry = self.prayers[number]
        if not ahead:
            assert "card" not in entry or self.s.box.ids[began[-1].card] == entry["card"]
            assert "seat" not in entry or self.s.to_act() == (SEATS.index(entry["seat"]),)
        return entry

    def answer(self) -> Move | None:
        asked = type(self.s.asking).__name__
        if asked == self.stop:
            return None
        own = getattr(self, "ask_" + re.sub("(?<=[a-z])(?=[A-Z])", "_", asked).lower(), None)
        if own is None:
            return super().answer()
        move: Move | None = own()
        if move is not None:
            return move
        legal = self.s.legal(self.s.to_act()[0])
        return legal[0] if len(legal) == 1 else None

    def ask_choose_favour(self) -> Move | None:
        left = self.answers.get("favour")
        return colour(left.pop(0)) if left else None

    def ask_pay_favour(self) -> Move | None:
        return colour(self.paid.pop(0)) if self.paid else None

    def ask_drop_favour(self) -> Move | None:
        if self.keeps is None:
            return None
        held = [token for bit, token in enumerate(TOKENS) if self.s.favours[self.s.to_act()[0]] >> bit & 1]
        return colour(next((token for token in held if token not in self.keeps), "nothing more"))

    def ask_announce(self) -> Move | None:
        entry = self.prayer()
        return colour(entry.pop("announce")) if "announce" in entry else None

    def ask_choose_method(self) -> Move | None:
        return Tokens() if self.prayer().pop("method", "reveal") == "tokens" else Reveal()

    def ask_choose_colour(self) -> Move | None:
        entry = self.prayer()
        return colour(entry.pop("choose")) if "choose" in entry else None

    def ask_tricolour_as(self) -> Move | None:
        entry = self.prayer()
        return colour(entry.pop("tricolour")) if "tricolour" in entry else None

    def ask_may_pay(self) -> Move | None:
        asking = self.s.asking
        assert isinstance(asking, MayPay)
        if self.s.box.ids[asking.card] in ("AZT046", "AZT047"):
            entry = self.prayer()
            entry["technology"] = entry.get("technology", 0) - 1
            return Yes() if entry["technology"] >= 0 else self.spare(entry)
        if self.prayer(1).pop("pay_technology", False):
            return Yes()
        self.unprayed += 1
        return No()

    def spare(self, entry: Json) -> Move:
        del entry["technology"]
        return No()

    def ask_use_stored(self) -> Move | None:
        left = self.prayer().get("stored")
        return Card(card_in(self.s, left.pop(0))) if left else Stop()

    def ask_offer_goods(self) -> Move | None:
        entry = self.prayer()
        left = entry.get("discard", {})
        for good, amount in left.items():
            if amount:
                left[good] -= 1
                if good == "gold":
                    return Good(GOODS.index(entry["gold_as"].pop(0)))
                return Good(GOODS.index(good))
        entry.pop("discard", None)
        return Stop()

    def payment(self, asking: PayWith) -> Move:
        if asking.rule == "prayer.offer":
            self.answers["pay"] = [{good: getattr(asking, good) for good in GOODS[:3]}]
        return super().payment(asking)

    def ask_store_revealed(self) -> Move | None:
        entry = self.prayer()
        left = listed(entry.get("store", []))
        said = left.pop(0) if left else ""
        entry["store"] = left
        return Card(card_in(self.s, said)) if said else Stop()

    def ask_keep_under(self) -> Move | None:
        said = self.prayer().pop("under", "")
        return Card(card_in(self.s, said)) if said else Stop()

    def ask_keep_each(self) -> Move | None:
        left = self.prayer().get("store")
        return Card(card_in(self.s, left.pop(0))) if left else None

    def ask_take_revealed(self) -> Move | None:
        entry = self.prayer()
        return Card(card_in(self.s, entry.pop("take"))) if "take" in entry else None

    def ask_store_one(self) -> Move | None:
        left = self.answers.get("store")
        return Card(card_in(self.s, left.pop(0))) if left else None

    def ask_put_back(self) -> Move | None:
        return Card(card_in(self.s, self.order.pop())) if self.order else None

    def ask_gain_trios(self) -> Move | None:
        left = self.answers.get("choose")
        return colour(left.pop(0)) if left else None

    # --- acts -------------------------------------------------------------------------------------------

    def on_visit(self, seat: int, step: Json, following: list[Json]) -> None:
        if step.get("times", 1) > 1:
            raise Unsayable("one settler at a time")
        del self.answers["target"]
        self.say(seat, Visit(card_in(self.s, step["target"])))

    def on_place_technology(self, seat: int, step: Json, following: list[Json]) -> None:
        raise Unsayable("nobody in this box places technology")

    # --- before the game --------------------------------------------------------------------------------

    def on_choose_faction(self, seat: int, step: Json, following: list[Json]) -> None:
        self.wishes.setdefault("expansion", "aztecs")
        super().on_choose_faction(seat, step, following)
        if not following:
            self.begin(self.s.seats)

    def on_choose_option(self, seat: int, step: Json, following: list[Json]) -> None:
        self.answers.clear()
        seats = step.get("players", self.s.seats)
        self.wishes["expansion"] = "aztecs" if step.get("expansion", True) else "none"
        if deskovka.game("settlers").check(seats, self.wishes):
            raise Refused(OPTIONS)
        if not following:
            self.begin(seats)

    def begin(self, seats: int) -> None:
        """A game with what was wished for."""
        s = deskovka.game("settlers").start(seats, 7, self.wishes)
        assert isinstance(s, Settlers)
        self.s = s

    def on_choose_deck(self, seat: int, step: Json, following: list[Json]) -> None:
        self.answers.clear()
        factions = [faction.name for faction in self.s.box.factions]
        if step["faction"] not in factions or any(id not in self.s.box.numbers for id in step["add"]):
            raise Refused("deck.file")
        titles = deck_of(self.s, step)
        wrong = violations(self.s.box, titles, factions.index(step["faction"]), str(self.s.options["format"]))
        if wrong:
            raise Refused(wrong[0].key)
        self.s.decks[seat] = tuple(card for card in range(len(self.s.box.ids)) if title_of(self.s, card) in titles)


def title_of(s: Settlers, card: int) -> Title | None:
    """The title of a card; attack cards have none."""
    return s.box.titles[s.box.title[card]] if s.box.title[card] >= 0 else None


def deck_of(s: Settlers, step: Json) -> list[Title]:
    """The titles of the deck that a step describes: our decks hold whole titles."""
    basic = [title for title in s.box.titles if title.set in BASE_SETS]
    own = [title for title in basic if title.deck and s.box.factions[title.deck - 1].name == step["faction"]]
    return [*without(s, own, step["remove"]), *whole(s, step["add"])]


def whole(s: Settlers, cards: list[str]) -> list[Title]:
    """The titles of these cards, each as often as it is there; copies cannot be divided."""
    found: list[Any] = [title_of(s, s.box.numbers[id]) for id in cards]
    titles = list({title.name: title for title in found}.values())
    for title in titles:
        if found.count(title) % title.copies:
            raise Unsayable("a title comes with all its copies")
    return [title for title in titles for _ in range(found.count(title) // title.copies)]


def without(s: Settlers, titles: list[Title], cards: list[str]) -> list[Title]:
    """The titles that are left when these cards are removed."""
    gone = whole(s, cards)
    if any(title not in titles for title in gone):
        raise Unsayable("only cards of the deck can be removed")
    return [title for title in titles if title not in gone]
