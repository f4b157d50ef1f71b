"""What a card does, in words made of its data, so that a card corrected by a pack describes itself."""

from __future__ import annotations

from typing import Final

from deskovka.core import text
from deskovka.games.settlers.pieces import ATTACKS, COLOURS, GOODS, KINDS, NOTHING, Box, Title
from deskovka.games.settlers.scoring import GATE_CARDS, GATE_POINTS, SHRINE_STEPS
from deskovka.games.settlers.vocabulary import goods_of
from deskovka.games.settlers.words import either, goods_list, goods_phrase, say

PAYABLE: Final = (*GOODS, "hand", "deal")
WHENS: Final = {"points 2": "when-points"}  # others bear the words of the card files


def about_card(box: Box, card: int, lang: str) -> list[str]:
    """What it is, what it does, what a deal with it gives and what razing it gives."""
    good = GOODS[box.deal[card]] if box.deal[card] != NOTHING else ""
    if box.deck[card] == ATTACKS:
        return []
    colours = [say(f"colour-{name}", lang) for i, name in enumerate(COLOURS) if box.colours[card] >> i & 1]
    found = effect_of(box, card, lang)
    if colours:
        found.append(say("about-colour", lang, colour=text.listing(colours, lang)))
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
    return found or [say("effect-none", lang)]


def does_of(title: Title, lang: str) -> str:
    """The main effect; of a feature with what it waits for."""
    if title.always:
        return always_of(title.always, lang)
    does = clauses(title.does, lang)
    return say("trigger", lang, when=when_of(title.when, lang), does=does) if title.when else does


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
    if verb in ("look", "samurai"):
        return say(f"does-{verb}", lang, count=int(rest))
    for start in ("lay foundation", "make lose", "raze any for"):
        if line.startswith(start + " "):
            return say("does-" + start.replace(" ", "-"), lang, goods=listed(line.removeprefix(start), lang))
    return say("does-" + line.replace(" ", "-"), lang)


def gain_clause(words: str, lang: str) -> str:
    """What is gained, and for what."""
    if " per " in words:
        goods, _, rest = words.partition(" per ")
        what, _, most = rest.partition(" max ")
        key = "does-gain-per-samurai" if what == "samurai" else "does-gain-per-colour"
        colour = "" if what == "samurai" else colour_words(what, lang)
        return say(key, lang, goods=listed(goods, lang), colour=colour, most=int(most))
    if " or " in words:
        first, _, second = words.partition(" or ")
        return say("does-gain-one", lang, first=listed(first, lang), second=listed(second, lang))
    if " of " in words:
        amount, _, goods = words.partition(" of ")
        names = [say(f"good-{good}", lang) for good, _ in goods_of(goods)]
        return say("does-gain-any", lang, count=int(amount), goods=either(names, lang))
    return say("does-gain", lang, goods=listed(words, lang))


def listed(goods: str, lang: str) -> str:
    """`2 wood stone` as objects."""
    return text.listing([goods_phrase(good, n, lang) for good, n in goods_of(goods)], lang)


def colour_words(colours: str, lang: str) -> str:
    """Colours as adjectives of an object."""
    return either([say(f"colour-{name}.acc", lang) for name in colours.split()], lang)


def when_of(when: str, lang: str) -> str:
    """What a feature waits for."""
    verb, _, rest = when.partition(" ")
    if verb == "build" and rest != "faction":
        return say("when-build-colour", lang, colour=colour_words(rest, lang))
    return say(WHENS.get(when, "when-" + when.replace(" ", "-")), lang)


def always_of(always: str, lang: str) -> str:
    """What a feature does all the time."""
    steps = [say("shrine-step", lang, count=n, points=points) for n, points in reversed(SHRINE_STEPS)]
    return say(
        "always-" + always.partition(" ")[0],
        lang,
        cards=GATE_CARDS,
        points=GATE_POINTS,
        steps=text.listing(steps, lang),
    )
