"""The table in sentences, for those who listen to it."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core import text
from deskovka.core.sight import View
from deskovka.games.katan_duel.law.pieces import GOODS, Box, Mode
from deskovka.games.katan_duel.show.board import Board
from deskovka.games.katan_duel.show.notes import names_of, notes
from deskovka.games.katan_duel.show.picture import Drawn, cards_at, dice, offer_line, stacks, supply
from deskovka.games.katan_duel.show.scene import TOKENS
from deskovka.games.katan_duel.words import LETTERS, card_name, cost_of, land_name, region_name, say, side_word


def describe(box: Box, mode: Mode, board: Board, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
    """The turn, both principalities (mine last), the middle, my hand, what I know of other cards."""
    me = view.seat or 0
    who = [text.seat_name(seat, lang, names) for seat in range(2)]
    found = [say("say-turn", lang, turn=board["turn"], seat=who[board["active"]])]
    rolled = dice(board, "say-dice", lang)
    found += [rolled] if rolled else []
    for drawn in (Drawn(box, board, 1 - me), mine := Drawn(box, board, me)):
        found += describe_points(mode, board, drawn, lang, who[drawn.seat])
        found += describe_places(drawn, lang, who[drawn.seat])
    found += describe_middle(box, mode, board, lang)
    found += [] if view.seat is None else describe_hand(mine, lang)
    return [*found, *notes(box, board["notes"], lang, names)]


def describe_points(mode: Mode, board: Board, drawn: Drawn, lang: str, who: str) -> list[str]:
    """Points and advantages."""
    points = drawn.mine["points"]
    found = [say("say-points", lang, seat=who, target=mode.target, hand=drawn.in_hand(), **points)]
    for token, name in enumerate(TOKENS):
        if name in board["advantages"] and board["advantages"][name]["seat"] == drawn.seat:
            found.append(say("say-token", lang, seat=who, token=say(f"token-{token}", lang)))
    return found


def describe_places(drawn: Drawn, lang: str, who: str) -> list[str]:
    """Every settlement and city with its cards, every region with its resources, open roads, the Gold Cache."""
    found = []
    for place in sorted(drawn.places):
        name = say("city" if drawn.is_city(place) else "village", lang, place=LETTERS[place])
        found.append(say("say-place", lang, seat=who, place=name, cards=cards_at(drawn, place, lang)))
    regions = [region_words(drawn, region, lang) for region in sorted(map(int, drawn.mine["regions"]))]
    found.append(say("say-regions", lang, seat=who, regions=", ".join(regions)))
    for side, column in ((0, drawn.first), (1, drawn.last + 1)):
        if drawn.has_road(column):
            found.append(say("say-road", lang, seat=who, side=side_word(side)))
    cache = drawn.cache()
    if cache is not None:
        found.append(say("say-cache", lang, seat=who, region=region_name(cache[0], lang), count=cache[1]))
    return found


def region_words(drawn: Drawn, region: int, lang: str) -> str:
    """A region, where it lies and what is on it."""
    here = drawn.mine["regions"][str(region)]
    name = land_name(drawn.box, here["land"], lang)
    goods = say("say-goods", lang, count=here["goods"], good=GOODS[drawn.box.land_good[here["land"]]])
    return say("say-region", lang, name=name, region=region_name(region, lang), goods=goods)


def describe_middle(box: Box, mode: Mode, board: Board, lang: str) -> list[str]:
    """Stacks, supply, what lies open."""
    found = [say("say-stacks", lang, stacks=", ".join(stacks(mode, board, lang)))]
    found.append(supply(board, "say-supply", lang))
    left = offer_line(box, board, lang)
    found += [say("say-offered", lang, cards=left)] if left else []
    for pile in board["discard"].values():
        if "cards" in pile:
            found.append(say("say-open-pile", lang, cards=names_of(box, pile["cards"], lang)))
        else:
            found.append(say("say-discard", lang, card=card_name(box, pile["top"], lang), count=pile["count"]))
    return found


def describe_hand(mine: Drawn, lang: str) -> list[str]:
    """My cards."""
    found = []
    for key, late in (("say-hand", False), ("say-drawn", True)):
        numbers = [held["card"] for held in mine.mine["hand"] if held.get("later", False) == late]
        cards = [
            say("say-card", lang, name=card_name(mine.box, card, lang), cost=cost_of(mine.box, card, lang))
            for card in numbers
        ]
        if cards:
            found.append(say(key, lang, cards=", ".join(cards)))
    return found or [say("hand-empty", lang)]
