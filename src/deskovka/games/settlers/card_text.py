"""What a card does, in words made of its data, so that a card corrected by a pack describes itself."""

from __future__ import annotations

from typing import Final

from deskovka.core import text
from deskovka.games.settlers.pieces import ATTACKS, GOODS, KINDS, NOTHING, Box, Title
from deskovka.games.settlers.prayer_text import colour_words, listed, pray_clause
from deskovka.games.settlers.scoring import GATE_CARDS, GATE_POINTS, SHRINE_STEPS
from deskovka.games.settlers.vocabulary import COUNTS, WHENS, goods_of
from deskovka.games.settlers.words import bits_in_words, either, goods_list, goods_phrase, say

PAYABLE: Final = (*GOODS, "hand", "deal")
MOMENTS: Final = ("cleanup", "production")  # no clause with a verb
NUMBERED: Final = ("look", "samurai", "arrange")
WHEN_KEYS: Final = {"points 2": "when-points"}  # others bear the words of the card files


def about_card(box: Box, card: int, lang: str) -> list[str]:
    """What it is, what it does, what a deal with it gives and what razing it gives."""
    good = GOODS[box.deal[card]] if box.deal[card] != NOTHING else ""
    if box.deck[card] == ATTACKS:
        return []
    colours = bits_in_words(int(box.colours[card]), lang)
    found = effect_of(box, card, lang)
    if colours:
        found.append(say("about-colour", lang, colour=colours))
    if good:
        found.append(say("about-deal", lang, good=good, count=1))
    if box.raze[card]:
        found.append(say("about-raze", lang, goods=razed_goods(box, card, lang)))
    return found


def razed_goods(box: Box, card: int, lang: str) -> str:
    """What razing gives, as an object."""
    kinds = list(dict.fromkeys(box.raze[card]))
    return goods_list([n for good in kinds for n in (good, box.raze[card].count(good))], lang)


# --- effects ---------------------------------------------------------------------------------------------


def effect_of(box: Box, card: int, lang: str) -> list[str]:
    """Sentences: what the card does, how often, and its building bonus."""
    title = box.titles[box.title[card]]
    found = []
    does = does_of(title, lang)
    if does:
        pay = pay_of(title, lang) or "none"
        found.append(say(f"effect-{KINDS[title.kind]}", lang, does=does, pay=pay))
    if box.uses[card] > 1:
        found.append(say("effect-twice", lang))
    if title.bonus:
        found.append(say("effect-bonus", lang, does=clauses(title.bonus, lang)))
    if title.opens:
        found.append(say("effect-open", lang, goods=listed(title.opens, lang)))
    if title.ends:
        goods, _, what = title.ends.partition(" per ")
        found.append(say("effect-ends-" + what.replace(" ", "-"), lang, goods=listed(goods, lang)))
    return found or [say("effect-none", lang)]


def does_of(title: Title, lang: str) -> str:
    """The main effect; of a feature with what it waits for."""
    if title.always:
        return always_of(title.always, lang)
    does = clauses(title.does, lang)
    if not title.when:
        return does
    key = "trigger-moment" if title.when in MOMENTS else "trigger"
    return say(key, lang, when=when_of(title.when, lang), does=does)


def pay_of(title: Title, lang: str) -> str:
    """The price of an action."""
    return text.listing([goods_phrase(good, n, lang) for good, n in goods_of(title.pay, PAYABLE)], lang)


def clauses(lines: tuple[str, ...], lang: str) -> str:
    """All lines of a card, joined."""
    return "; ".join([clause(line, lang) for line in lines])


def clause(line: str, lang: str) -> str:
    """One line of the card files in words."""
    verb, _, rest = line.partition(" ")
    if verb == "gain":
        return gain_clause(rest, lang)
    if verb in NUMBERED:
        return say(f"does-{verb}", lang, count=int(rest))
    if verb in ("store", "reveal"):
        return storing_clause(verb, rest, lang)
    if verb == "pray":
        return pray_clause(rest, lang)
    if verb == "may":
        pay, _, then = rest.removeprefix("pay ").partition(": ")
        return say("does-may-pay", lang, goods=listed(pay, lang), does=clause(then, lang))
    if verb == "turn":
        good, _, most = rest.partition(" into vp max ")
        return say("does-turn-into", lang, goods=goods_phrase(good, int(most), lang))
    if line.startswith("raze priced then "):
        return say("does-raze-priced", lang, does=clause(line.removeprefix("raze priced then "), lang))
    for start in ("lay foundation", "make lose", "raze any for"):
        if line.startswith(start + " "):
            return say("does-" + start.replace(" ", "-"), lang, goods=listed(line.removeprefix(start), lang))
    return say("does-" + line.replace(" ", "-"), lang)


def gain_clause(words: str, lang: str) -> str:
    """What is gained, and for what."""
    if " per " in words:
        goods, _, rest = words.partition(" per ")
        what, _, most = rest.partition(" max ")
        if goods == "matching":
            return say("does-gain-matching", lang, most=int(most))
        if what in COUNTS:
            return say(f"does-gain-per-{what}", lang, goods=listed(goods, lang), most=int(most))
        colour = colour_words(what, lang)
        return say("does-gain-per-colour", lang, goods=listed(goods, lang), colour=colour, most=int(most))
    if " or " in words:
        first, _, second = words.partition(" or ")
        return say("does-gain-one", lang, first=listed(first, lang), second=listed(second, lang))
    if " of " in words:
        amount, _, goods = words.partition(" of ")
        names = [say(f"good-{good}", lang) for good, _ in goods_of(goods)]
        return say("does-gain-any", lang, count=int(amount), goods=either(names, lang))
    return say("does-gain", lang, goods=listed(words, lang))


def storing_clause(verb: str, rest: str, lang: str) -> str:
    """Cards that are revealed or kept for prayers."""
    if verb == "reveal" and rest.endswith(" store round"):
        return say("does-reveal-store", lang, count=int(rest.removesuffix(" store round")))
    if rest.startswith("top "):
        return say("does-store-top", lang, count=int(rest.removeprefix("top ")))
    return say(f"does-{verb}", lang, count=int(rest))


def when_of(when: str, lang: str) -> str:
    """What a feature waits for."""
    verb, _, rest = when.partition(" ")
    if verb == "build" and when not in WHENS:
        return say("when-build-colour", lang, colour=colour_words(rest, lang))
    return say(WHEN_KEYS.get(when, "when-" + when.replace(" ", "-")), lang)


def always_of(always: str, lang: str) -> str:
    """What a feature does all the time."""
    what, _, amount = always.partition(" ")
    steps = [say("shrine-step", lang, count=n, points=points) for n, points in reversed(SHRINE_STEPS)]
    return say(
        "always-" + what,
        lang,
        count=int(amount) if amount.isdecimal() else 0,
        cards=GATE_CARDS,
        points=GATE_POINTS,
        steps=text.listing(steps, lang),
    )
