"""How fields of moves, events and questions become words of a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from deskovka.core import text
from deskovka.core.parts import Voice, Words
from deskovka.core.step import Move, Yes
from deskovka.core.value import Value, fields_of
from deskovka.games.katan_duel.law import moves
from deskovka.games.katan_duel.law.events import AdvantageMoved, CardPlayed
from deskovka.games.katan_duel.law.pieces import (
    ABOVE,
    ACTION,
    COLOURS,
    COLUMNS,
    FIRST_PLACES,
    GOODS,
    KINDS_OF_GOODS,
    LEFT,
    NOBODY,
    SYMBOLS,
    Box,
)
from deskovka.games.katan_duel.law.reasons.prices import Lacks, LacksDespiteDiscount, NotInPrice

_MESSAGES: Final = text.Messages("katan-duel")
say, both = _MESSAGES.say, _MESSAGES.both

LETTERS: Final = "ABCDEFGHIJKL"  # of places, from the owner's left; the first two are F and G
# What stays as it is: numbers, and words that the sentences know.
SAME: Final = (
    *("seat", "count", "number", "turn", "price", "least", "less", "own", "theirs", "points", "limit", "cities"),
    *("free", "covered", "chosen", "thing", "wanted", "whose", "moment", "part", "now"),
)
COUNTS: Final = ("amount", "left", "most")
REASONS: Final = {
    "exchange.rate": "reason-exchange",
    "production.booster": "reason-booster",
    "road.cost": "reason-road",
    "settlement.cost": "reason-settlement",
    "city.cost": "reason-city",
    "search.price": "reason-search",
    "event.harvest-gold": "symbol-harvest",
    **{f"event.{symbol}": f"symbol-{symbol}" for symbol in SYMBOLS},
}


class KatanDuelVoice(Voice):
    """How moves, events and questions of Katan – Duel are said and typed."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> Words:
        """The fields of a move, event or question as arguments of its sentence."""
        found: Words = {}
        for name in fields_of(type(value)):
            found.update(words_of_field(self.box, name, getattr(value, name), lang))
        if isinstance(value, AdvantageMoved):
            found["seat-loser"] = value.loser
            found["change"] = "lost" if value.seat == NOBODY else "gained" if value.loser == NOBODY else "taken"
        elif isinstance(value, CardPlayed) and self.box.colour[value.card] == ACTION:
            found["does"] = say(f"card-{self.box.cards[value.card].kind}.does", lang)
        elif isinstance(value, (Lacks, LacksDespiteDiscount, NotInPrice)):
            found.update(words_of_price(value, lang))
        return found

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        return short(self.box, move, lang)

    def move_names(self, move: Move, lang: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The short name, and the whole name of a card."""
        first = short(self.box, move, lang)
        if isinstance(move, moves.Play) and move.card < len(self.box.cards) // 2:
            return (first, card_name(self.box, move.card, lang))
        return (first,)


def words_of_price(value: Lacks | LacksDespiteDiscount | NotInPrice, lang: str) -> Words:
    """What a thing costs, and what of it somebody has and lacks."""
    kinds = [good for good in range(KINDS_OF_GOODS) if value.cost[good]]
    found: Words = {"cost": goods_text("goods", kinds, value.cost, lang)}
    if not isinstance(value, NotInPrice):
        found["have"] = goods_text("goods", kinds, value.have, lang)
    if isinstance(value, Lacks):
        lacking = [good for good in kinds if value.lacking[good]]
        found["lacking"] = goods_text("say-goods", lacking, value.lacking, lang)
    return found


def goods_text(key: str, kinds: list[int], counts: Sequence[int], lang: str) -> str:
    """Some kinds of goods with their numbers."""
    return text.listing([say(key, lang, count=counts[good], good=GOODS[good]) for good in kinds], lang)


def words_of_field(box: Box, name: str, x: Any, lang: str) -> Words:
    """What one field adds; a hidden number becomes a word that the sentence knows."""
    if name in SAME:
        return {name: x}
    if name in COUNTS:
        return {"count": x}
    if name in ("scout", "warded"):
        return {name: "yes" if x else "no"}
    if name in ("cost", "have", "lacking"):
        return {}  # together, for only what a thing costs matters
    if name == "cause":
        return {"cause": reason(x, lang)}
    if name in ("kind", "other_kind"):
        return {name.replace("_", "-"): say(f"card-{x}", lang)}
    if name == "winners":
        return {"seats": x}
    if name == "rule":
        return {"rule": x.replace(".", "-"), "why": reason(x, lang)}
    if name == "symbol":
        return {"symbol": symbol_name(x, lang)}
    if name == "event":
        return {"event": say(f"card-{box.events[x].kind}", lang)}
    if name == "token":
        return {"token": say(f"token-{x}", lang)}
    if name in ("card", "other_card", "cards", "top"):
        return words_of_cards(box, name, x, lang)
    return words_of_place(box, name, x, lang)


def words_of_cards(box: Box, name: str, x: Any, lang: str) -> Words:
    """A card in the nominative (`card`) and as an object (`what`), or several."""
    if name == "cards":
        hidden = any(card < 0 for card in x)
        listed = text.listing([card_name(box, card, lang) for card in x if card >= 0], lang)
        return {"cards": "hidden" if hidden else listed, "count": len(x)}
    if name == "other_card":
        return {"other-card": card_name(box, x, lang)}
    if name == "top":
        return {"top": card_name(box, x, lang) if x >= 0 else "none"}
    if x < 0:
        return {"card": "hidden", "what": "hidden", "colour": "hidden"}
    what = say(f"card-{box.cards[x].kind}.acc", lang)
    return {"card": card_name(box, x, lang), "what": what, "colour": COLOURS[box.colour[x]]}


def words_of_place(box: Box, name: str, x: Any, lang: str) -> Words:
    """Where it is, and what kind of resource or region it is."""
    if name == "good":
        return {"good": GOODS[x], "good-name": good_name(x, lang)} if x >= 0 else {"good": "any"}
    if name == "at":
        return {"at": land_name(box, x, lang)}
    if name == "land":
        return {"good": GOODS[box.land_good[x]], "number": box.land_number[x]}
    if name in ("first", "second"):
        return {name: land_name(box, x, lang)} if x >= 0 else {}
    if name == "stack":
        return {"stack": x + 1}
    if name == "side":
        return {"side": side_word(x)}
    if name == "place":
        return {"place": LETTERS[x]}
    if name == "row":
        return {"row": row_word(x)}
    if name == "region":
        return {"where": "cache" if x < 0 else "region", "region": region_name(x, lang) if x >= 0 else ""}
    if name == "other" and not isinstance(x, bool):
        return {"other": region_name(x, lang)}
    if name == "site":
        return {"spot": say("site-at", lang, **site_words(x))}
    return {"spot": say("spot-at", lang, **site_words(x * 2))} if name == "spot" else {}


# --- names -----------------------------------------------------------------------------------------------


def reason(rule: str, lang: str) -> str:
    """What a rule is called in a sentence: the card, the symbol, or `none`."""
    if rule.startswith("card."):
        return say(f"card-{rule.removeprefix('card.')}", lang)
    return say(REASONS[rule], lang) if rule in REASONS else "none"


def symbol_name(symbol: int, lang: str) -> str:
    """A face of the event die."""
    return "none" if symbol < 0 else say(f"symbol-{SYMBOLS[symbol]}", lang)


def card_name(box: Box, card: int, lang: str) -> str:
    """The card's name for people."""
    return say(f"card-{box.cards[card].kind}", lang)


def card_label(box: Box, card: int, lang: str) -> str:
    """The card's short name, as pictures show it and players type it."""
    return say(f"card-{box.cards[card].kind}.short", lang)


def good_name(good: int, lang: str) -> str:
    """A kind of resource."""
    return say(f"good-{GOODS[good]}", lang)


def land_name(box: Box, land: int, lang: str) -> str:
    """A region card with its number."""
    return f"{say('land-' + GOODS[box.land_good[land]], lang)} {box.land_number[land]}"


def land_label(box: Box, land: int, lang: str) -> str:
    """The short name of a region card: no two are alike."""
    return f"{say('land-' + GOODS[box.land_good[land]] + '.short', lang)}{box.land_number[land]}"


def row_word(row: int) -> str:
    """`above` or `below`."""
    return "above" if row == ABOVE else "below"


def side_word(side: int) -> str:
    """`left` or `right`."""
    return "left" if side == LEFT else "right"


def region_words(region: int) -> dict[str, str | int]:
    """Which side of which place a region lies on; that place always exists where the region does."""
    column = region % COLUMNS
    left = column <= FIRST_PLACES[1]
    place = LETTERS[column if left else column - 1]
    return {"row": row_word(region // COLUMNS), "side": "left" if left else "right", "place": place}


def region_name(region: int, lang: str) -> str:
    """Where a region lies."""
    return say("region-at", lang, **region_words(region))


def site_words(site: int) -> dict[str, str | int]:
    """Above or below which place a site is."""
    return {"place": LETTERS[site // 4], "row": row_word(site // 2 % 2), "outer": "yes" if site % 2 else "no"}


def cost_of(box: Box, card: int, lang: str) -> str:
    """What a card costs."""
    price = [int(box.cost[card * KINDS_OF_GOODS + good]) for good in range(KINDS_OF_GOODS)]
    return price_words(price, lang)


def price_words(price: Sequence[int], lang: str) -> str:
    """Resources by kind: `2× dřevo, ruda`."""
    parts = []
    for good, count in enumerate(price):
        name = good_name(good, lang)
        if count:
            parts.append(say("cost-of", lang, count=count, name=name) if count > 1 else name)
    return ", ".join(parts) or say("free", lang)


# --- what a player types ---------------------------------------------------------------------------------

PLAIN: Final = {
    moves.Roll: "typed-roll",
    moves.Cache: "typed-cache",
    moves.Mint: "typed-mint",
    moves.Pay: "typed-pay",
    moves.Stop: "typed-stop",
    Yes: "typed-yes",
}


def short(box: Box, move: Move, lang: str) -> str:
    """What a player types for a move, whatever lies on the table."""
    if type(move) in PLAIN:
        return say(PLAIN[type(move)], lang)
    if isinstance(move, (moves.Play, moves.Take)):
        return card_input_name(box, move.card, lang)
    if isinstance(move, moves.Under):
        return say("typed-under", lang, name=card_input_name(box, move.card, lang), stack=move.stack + 1)
    if isinstance(move, moves.Good):
        return good_name(move.good, lang)
    if isinstance(move, moves.Exchange):
        return say("typed-exchange", lang, name=good_name(move.good, lang))
    if isinstance(move, moves.Land):
        return land_label(box, move.land, lang)
    if isinstance(move, (moves.Stack, moves.Search)):
        return say(key_of(move), lang, stack=move.stack + 1)
    return short_place(move, lang).lower()


def short_place(move: Move, lang: str) -> str:
    """What a player types for a place."""
    if isinstance(move, moves.Region):
        return say("typed-region", lang, **region_words(move.region))
    if isinstance(move, moves.ExchangeAt):
        return say("typed-exchange-at", lang, name=say("typed-region", lang, **region_words(move.region)))
    if isinstance(move, moves.Target):
        return say("typed-target", lang, **site_words(move.site))
    if isinstance(move, moves.Remove):
        return say("typed-remove", lang, name=say("typed-site", lang, **site_words(move.site)))
    if isinstance(move, moves.At):
        return say("typed-at", lang, **site_words(move.spot * 2))
    if isinstance(move, moves.City):
        return say("typed-city", lang, place=LETTERS[move.place])
    if isinstance(move, moves.Road):
        return say("typed-road", lang, side=side_word(move.side))
    if isinstance(move, moves.Settle):
        return say("typed-settle", lang, side=side_word(move.side), scout="yes" if move.scout else "no")
    if isinstance(move, moves.Row):
        return say("typed-row", lang, row=row_word(move.row))
    assert isinstance(move, moves.Number)
    return say("typed-number", lang, number=move.number)


def key_of(move: Move) -> str:
    """The key of what is typed for a kind of move."""
    return "typed-" + text.kebab(type(move).__name__)


def card_input_name(box: Box, card: int, lang: str, home: int = 0) -> str:
    """The label; with its set if another set has such a card too, with a 2 if it is from the other box."""
    half = len(box.cards) // 2
    label = card_label(box, card, lang).lower()
    name = box.names[card]
    set, kind = name.split(".")
    if name != next(other for other in box.names if other.split(".")[1] == kind):
        label += " " + say(f"set-short-{set}", lang)
    return label if card // half == home else f"{label} 2"


# --- what no source confirms -----------------------------------------------------------------------------


# --- rules -------------------------------------------------------------------------------------------------


def rule_texts(lang: str) -> dict[str, str]:
    """What each rule says."""
    from deskovka.core.game import game

    return {id: entry.words[lang] for id, entry in game("katan-duel").rules.items()}
