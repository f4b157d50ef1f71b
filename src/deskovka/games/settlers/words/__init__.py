"""How fields of moves, events and questions become words of a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from deskovka.core import text
from deskovka.core.parts import Voice, Words
from deskovka.core.step import Move, No, Yes
from deskovka.core.value import Value, fields_of
from deskovka.games.settlers.law import events, events_aztecs, moves, reasons
from deskovka.games.settlers.law.chapters.converting import Convert
from deskovka.games.settlers.law.chapters.favour import count_bits
from deskovka.games.settlers.law.pieces import (
    ALL_FAVOURS,
    ATTACKS,
    COLOURS,
    COMMON,
    FAVOURS,
    GOODS,
    KINDS,
    NOBODY,
    RESOURCES,
    STOCK,
    Box,
)

_MESSAGES: Final = text.Messages("settlers")
say, both = _MESSAGES.say, _MESSAGES.both

PHASES: Final = ("lookout", "production", "action", "cleanup", "attack")
SAME: Final = (  # numbers and keys that stay as they are
    *("seat", "round", "times", "points", "picks", "tokens", "keeps"),
    *("have", "gold", "used", "uses", "needs", "what", "pile", "by", "other", "seats"),
)
SEATS: Final = {"seat_of": "seat-of", "seat_from": "seat-from", "victim": "seat-victim"}
COLUMNS: Final = ("target", "razed", "location", "built", "bonus")  # cards beside the one that acts
PAIRS: Final = ("lacks", "costs", "has", "lost")  # good, amount, good, amount …
SEAT_FIELDS: Final = ("seat", *SEATS)


class SettlersVoice(Voice):
    """How moves, events and questions of Settlers are said and typed."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> Words:
        """The fields of a move, event or question as arguments of its sentence."""
        fields = {name: getattr(value, name) for name in fields_of(type(value))}
        found: Words = {"count": 1}
        for name, x in fields.items():
            found.update(words_of_field(self.box, name, x, lang))
        if isinstance(value, events_aztecs.PrayerRevealed):
            found["cards"] = coloured_cards(self.box, value.cards, lang) or "none"
        if isinstance(value, events.CardsSeen):
            found["count"] = len(value.cards)
        if isinstance(value, events_aztecs.FavourGained) and value.colour == FAVOURS:
            found["colour-token"] = say("colour-tricolour.token", lang)
        if isinstance(value, Convert):
            found["good"] = GOODS[self.box.raze[value.razed][value.number]]
        if "wood" in fields:
            found["price"] = goods_list(price_pairs(fields), lang) or "none"
        alone = len(options.get("faction", ())) == 1
        found["virtual"] = "yes" if alone and any(fields.get(name) == 1 for name in SEAT_FIELDS) else "no"
        found["whose"] = "nobody" if fields.get("seat") == NOBODY else "player"
        if "own" not in fields:
            found["own"] = "yes" if fields.get("seat_of") == fields.get("seat") else "no"
        if isinstance(value, (reasons.NotAmong, reasons.NotWaiting)):  # of several copies the name is enough
            names = dict.fromkeys([card_name(self.box, card, lang) for card in value.cards])
            found["cards"] = text.listing(list(names), lang) or "none"
        if isinstance(value, reasons.Lacks):
            found.update(shortage(value, value.sites, value.given, lang))
        if isinstance(value, reasons.LacksBoth):
            found.update(shortage(value, 0, 0, lang))
        if isinstance(value, reasons.LacksOther):
            other = say("goods-kind", lang, kind=value.kind, count=value.amount)
            found["costs"] = text.listing([*goods_phrases(value.costs, lang), other], lang)
        if isinstance(value, reasons.LacksRaze):
            found["extras"] = protections(value, lang) or "none"
        if isinstance(value, events.LostWithLocation):
            found["lost"] = lost_things(value, lang)
        return found

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        return short(self.box, move, lang)

    def move_names(self, move: Move, lang: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The short name, and the same with the card's name instead of its number; a colour alone is enough."""
        first = short(self.box, move, lang)
        if isinstance(move, moves.Colour):
            return (first, say(f"colour-{COLOURS[move.colour]}", lang))
        if not has_card(move):
            return (first,)
        name = card_name(self.box, card_of(move), lang).removesuffix(text.STAND_IN)
        return (first, short_with(self.box, move, lang, name))


def shortage(value: reasons.Lacks | reasons.LacksBoth, sites: int, given: int, lang: str) -> Words:
    """A whole price, what the player has of it, and what is missing once gold has replaced what it can."""
    costs, has = goods_phrases(value.costs, lang), goods_phrases(value.has, lang)
    if sites:
        costs.append(goods_phrase("location", sites, lang))
        has += [goods_phrase("site", given, lang)] if given else []
    only = GOODS[value.costs[0]] if value.costs else "location"
    return {
        "lacks": missing(value.lacks, value.gold, max(sites - given, 0), lang),
        "costs": text.listing(costs, lang),
        "has": text.listing(has, lang) or "none",
        "only": only if len(costs) == 1 else "several",
    }


def missing(lacks: Sequence[int], gold: int, sites: int, lang: str) -> str:
    """What is missing beside the resources that gold replaces. [gold.wild]"""
    kinds = [lacks[i] for i in range(0, len(lacks), 2) if lacks[i] < RESOURCES]
    found = goods_phrases(lacks, lang)
    if gold:
        left = sum(lacks[1 : 2 * len(kinds) : 2]) - gold
        found = found[len(kinds) :]  # resources are the first of all goods
        if left and len(kinds) == 1:
            found.insert(0, goods_phrase(GOODS[kinds[0]], left, lang))
        elif left:
            names = either([good_name(good, lang) for good in kinds], lang)
            found.insert(0, say("goods-of-resources", lang, count=left, goods=names))
    found += [goods_phrase("site", sites, lang)] if sites else []
    return text.listing(found, lang)


def lost_things(event: events.LostWithLocation, lang: str) -> str:
    """What lay on a location that has gone."""
    named = {
        "dearer-defended": event.defended,
        "dearer-guarded": event.guarded,
        "lost-resources": event.resources,
        "lost-statues": event.statues,
    }
    return text.listing([say(key, lang, count=count) for key, count in named.items() if count], lang)


def protections(lacks: reasons.LacksRaze, lang: str) -> str:
    """What makes razing a location dearer."""
    named = {
        "dearer-defended": lacks.defended,
        "dearer-guarded": lacks.guarded,
        "dearer-fortified": lacks.fortified,
    }
    return text.listing([say(key, lang, count=count) for key, count in named.items() if count], lang)


def words_of_field(box: Box, name: str, x: Any, lang: str) -> Words:
    """What one field adds; a card that is hidden or nobody's is `none`."""
    if name in SAME:
        return {name: x}
    if name in SEATS:
        return {SEATS[name]: x}
    if name == "amount":
        return {"count": x}
    if name == "good":
        return {"good": GOODS[x], "name": good_name(x, lang)}
    if name == "goods":
        return {"goods": either([good_name(good, lang) for good in x], lang)}
    if name in ("first", "second") and isinstance(x, tuple):
        return {name: goods_list(x, lang)}
    if name == "card":
        return {"card": card_name(box, x, lang)}
    if name in COLUMNS:
        return {name: card_name(box, x, lang)}
    if name in PAIRS:
        return {name: goods_list(x, lang) or "none"}
    if name == "prayer":
        return {"card": card_name(box, x.card, lang)}
    if name == "cards":
        names = [card_name(box, card, lang) for card in x if card >= 0]
        return {"cards": text.listing(names, lang) or "none"}
    return words_of_game(box, name, x, lang)


def words_of_game(box: Box, name: str, x: Any, lang: str) -> Words:
    """What stands for itself: phases, decks, factions, colours, rules."""
    if name == "phase":
        return {"phase": PHASES[x]}
    if name == "deck":
        return {"deck": "common" if x == COMMON else "faction"}
    if name == "faction":
        return {"faction": box.factions[x].names[lang]}
    if name == "colour":
        return colour_forms(COLOURS[x], lang)
    if name in ("colours", "asked_colours"):
        asked = "any" if x == ALL_FAVOURS else "several" if x & (x - 1) else "one" if x else "none"
        return {"colours": bits_in_words(x, lang), "asked": asked}
    if name == "favours":
        return {"favours": tokens_in_words(x, lang), "count": count_bits(x)}
    if name in ("gains", "own"):
        return {name: "yes" if x else "no"}
    if name == "kind":
        return {"kind": KINDS[x] if isinstance(x, int) else x}
    return {"rule": x.replace(".", "-")} if name == "rule" else {}


def price_pairs(fields: Mapping[str, Any]) -> tuple[int, ...]:
    """Wood, stone and food as good, amount, good, amount …"""
    return tuple([n for good in range(RESOURCES) for n in (good, fields[GOODS[good]])])


# --- names -----------------------------------------------------------------------------------------------


def card_name(box: Box, card: int, lang: str) -> str:
    """The card's name for people, with the sign of a stand-in; `none` for a hidden one."""
    if card < 0:
        return "none"
    if box.deck[card] == ATTACKS:
        name = say("attack-card", lang, name=good_name(box.deal[card], lang))
    else:
        name = box.titles[box.title[card]].names[lang]
    return name + (text.STAND_IN if box.guessed[card] else "")


def card_label(box: Box, card: int, lang: str) -> str:
    """The card's number and name, as pictures show it; players type the number."""
    return f"{box.ids[card]} {card_name(box, card, lang)}"


def coloured_cards(box: Box, cards: Sequence[int], lang: str) -> str:
    """Open cards with their colours, for prayers; empty if there is none."""
    found = [
        say("card-coloured", lang, card=card_name(box, card, lang), colour=colours_of(box, card, lang))
        for card in cards
    ]
    return text.listing(found, lang)


def colours_of(box: Box, card: int, lang: str) -> str:
    """The colours of a card."""
    return bits_in_words(int(box.colours[card]), lang) or say("colour-none", lang)


def bits_in_words(bits: int, lang: str) -> str:
    """These colours; empty if there is none."""
    return text.listing([say(f"colour-{name}", lang) for i, name in enumerate(COLOURS) if bits >> i & 1], lang)


def colour_forms(name: str, lang: str) -> Words:
    """A colour in the forms that sentences need."""
    said = say(f"colour-{name}", lang)
    forms = {form: say(f"colour-{name}.{form}", lang) for form in ("acc", "token")}
    first = said[:1].upper() + said[1:]
    return {"colour": said, "colour-first": first, "colour-acc": forms["acc"], "colour-token": forms["token"]}


def tokens_in_words(bits: int, lang: str) -> str:
    """Favour tokens by colour; empty if there is none."""
    names = (*COLOURS[:FAVOURS], "tricolour")
    return text.listing([say(f"colour-{name}.token", lang) for i, name in enumerate(names) if bits >> i & 1], lang)


def good_name(good: int, lang: str) -> str:
    """A good in the nominative."""
    return say(f"good-{GOODS[good]}", lang)


def short_good(good: str, lang: str) -> str:
    """A good in few letters."""
    return say(f"short-{good}", lang)


def goods_phrase(good: str, count: int, lang: str) -> str:
    """So much of a good, as an object: `2 osadníky`."""
    return say("goods", lang, good=good, count=count)


def goods_list(pairs: Sequence[int], lang: str) -> str:
    """Goods, as objects, from good, amount, good, amount …; empty if there is nothing."""
    return text.listing(goods_phrases(pairs, lang), lang)


def goods_phrases(pairs: Sequence[int], lang: str) -> list[str]:
    """The same one by one."""
    return [goods_phrase(GOODS[pairs[i]], pairs[i + 1], lang) for i in range(0, len(pairs), 2) if pairs[i + 1] > 0]


def either(names: Sequence[str], lang: str) -> str:
    """`A, B or C`."""
    if len(names) < 2:
        return "".join(names)
    return say("either", lang, first=", ".join(names[:-1]), last=names[-1])


def faction_name(box: Box, faction: int, lang: str) -> str:
    """The faction's name."""
    return box.factions[faction].names[lang]


# --- prices ----------------------------------------------------------------------------------------------


def cost_of(box: Box, card: int, lang: str) -> str:
    """What a card costs to build: `2 dřevo, lokace`."""
    counts = [(GOODS[good], int(box.cost[card * STOCK + good])) for good in range(STOCK)]
    return short_list([*counts, ("location", int(box.sites[card]))], lang) or say("free", lang)


def raze_of(box: Box, card: int, lang: str) -> str:
    """What razing a card gives, in few letters; empty if it cannot be razed."""
    kinds = list(dict.fromkeys(box.raze[card]))
    return short_list([(GOODS[good], box.raze[card].count(good)) for good in kinds], lang)


def short_list(counts: Sequence[tuple[str, int]], lang: str) -> str:
    """Goods in few letters: `2 dřevo, kámen`."""
    parts = []
    for good, count in counts:
        name = short_good(good, lang)
        if count:
            parts.append(say("cost-of", lang, count=count, name=name) if count > 1 else name)
    return ", ".join(parts)


# --- what a player types ---------------------------------------------------------------------------------

PLAIN: Final = {
    moves.Stop: "typed-stop",
    moves.Leave: "typed-leave",
    moves.Reveal: "typed-reveal",
    moves.Tokens: "typed-tokens",
    moves.InOrder: "typed-in-order",
    moves.Bonus: "typed-bonus",
    Yes: "typed-yes",
    No: "typed-no",
}
WITH_CARD: Final = {
    moves.Build: "typed-build",
    moves.Deal: "typed-deal",
    moves.Raze: "typed-raze",
    moves.Defend: "typed-defend",
    moves.Guard: "typed-guard",
    moves.Tuck: "typed-tuck",
    moves.Visit: "typed-visit",
}


def short(box: Box, move: Move, lang: str) -> str:
    """What a player types for a move: a word and the card's number, or only the number."""
    return short_with(box, move, lang, box.ids[card_of(move)] if has_card(move) else "")


def short_with(box: Box, move: Move, lang: str, card: str) -> str:
    """The same with another name of its card."""
    if type(move) in PLAIN:
        return say(PLAIN[type(move)], lang)
    if type(move) in WITH_CARD:
        return say(WITH_CARD[type(move)], lang, card=card)
    if isinstance(move, moves.Activate):
        return say("typed-activate", lang, card=card, times=move.times)
    if isinstance(move, moves.Send):
        return say("typed-send", lang, name=short_good(GOODS[move.good], lang))
    if isinstance(move, moves.Lay):
        return say("typed-lay", lang, name=short_good(GOODS[move.good], lang))
    if isinstance(move, moves.Good):
        return good_name(move.good, lang)
    if isinstance(move, moves.Colour):
        return say("typed-colour", lang, colour=say(f"colour-{COLOURS[move.colour]}", lang))
    if isinstance(move, moves.Opponent):
        return say("typed-opponent", lang, number=move.seat + 1)
    if isinstance(move, moves.Pay):
        return say("typed-pay", lang, price=gold_parts(move, lang) or "none")
    return card


def gold_parts(move: moves.Pay, lang: str) -> str:
    """What is paid with gold, as it is typed."""
    counts = zip(GOODS, (move.wood, move.stone, move.food), strict=False)
    return " ".join([f"{count} {short_good(good, lang)}" for good, count in counts if count])


def has_card(move: Move) -> bool:
    """Is the move about a card?"""
    return "card" in fields_of(type(move))


def card_of(move: Move) -> int:
    """The card that the move is about."""
    return int(getattr(move, "card", -1))
