"""What is drawn of a prayer that goes on."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from deskovka.games.settlers.law.chapters.counting import ChooseColour, Prayer, hits, tokens_for
from deskovka.games.settlers.law.chapters.praying import Announce, ChooseMethod, UseStored, reveal_count
from deskovka.games.settlers.law.chapters.rewards import OfferGoods
from deskovka.games.settlers.law.pieces import COLOURS, FAVOURS, GOODS, STOCK, TRICOLOURS
from deskovka.games.settlers.law.state import Settlers

TOKENS: Final = (*COLOURS[:FAVOURS], "tricolour")  # by their bits
UNSURE: Final = (Announce, ChooseColour, ChooseMethod)  # a card, or a colour, may still bring tokens to nothing


class Offer(TypedDict):
    """What may still be given in a prayer, and the points for what was given."""

    left: dict[str, int]
    worth: int


class Praying(TypedDict):
    """A prayer that goes on."""

    seat: int
    card: int
    asked: NotRequired[list[str]]  # colours that count
    reveals: NotRequired[int]  # cards that would be revealed
    tokens: NotRequired[dict[str, str]]  # of its player: what each does
    tricolour: NotRequired[str]  # the colour for which that token stands
    offer: NotRequired[Offer]


def prayer(s: Settlers) -> Praying | None:
    """The prayer about which somebody is asked."""
    step = s.asking
    if step is None:
        return None
    seat = s.actors[-1]
    if isinstance(step, OfferGoods):
        left = {GOODS[good]: step.remaining(good) for good in range(STOCK) if step.remaining(good)}
        return {"seat": seat, "card": step.card, "offer": {"left": left, "worth": step.worth()}}
    about = getattr(step, "prayer", None)
    if not isinstance(about, Prayer):
        return None
    asked = about.colours if isinstance(step, Announce) else int(getattr(step, "asked_colours", about.colours))
    colours = [colour for bit, colour in enumerate(COLOURS) if asked >> bit & 1]
    found: Praying = {"seat": seat, "card": about.card, "asked": colours}
    if isinstance(step, ChooseMethod):
        found["reveals"] = reveal_count(s, seat, about)
    stands_for = [colour for bit, colour in enumerate(COLOURS) if asked & TRICOLOURS & 1 << bit]
    if len(stands_for) == 1:
        found["tricolour"] = stands_for[0]
    counts = tokens_for(s, seat, about, asked)
    unsure = isinstance(step, UNSURE) or (isinstance(step, UseStored) and not hits(s, asked))
    found["tokens"] = {
        token: token_effect(counts >> bit & 1 == 1, unsure, bit == FAVOURS and len(stands_for) > 1)
        for bit, token in enumerate(TOKENS)
        if s.favours[seat] >> bit & 1
    }
    return found


def token_effect(counts: bool, unsure: bool, several: bool) -> str:
    """What a favour token does: nothing, perhaps something, or it counts. [favour.asked] [favour.tricolour]"""
    if not counts:
        return "not-asked"
    if unsure:
        return "may"
    return "choose" if several else "adds"
