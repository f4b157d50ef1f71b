"""What a card does, in words made of its data, so that a card corrected by a pack describes itself."""

from __future__ import annotations

from typing import Final

from deskovka.core import text
from deskovka.games.settlers.law import lines
from deskovka.games.settlers.law.lines import Gains, Line, When
from deskovka.games.settlers.law.pieces import ALWAYS, ATTACKS, GOODS, KEPT, KINDS, NOTHING, STATUES, Box, Title
from deskovka.games.settlers.law.scoring import GATE_CARDS, GATE_POINTS, KEPT_POINTS, SHRINE_STEPS, STATUE_POINTS
from deskovka.games.settlers.words import bits_in_words, either, goods_list, goods_phrase, say
from deskovka.games.settlers.words.prayer_text import colour_words, goods_text, key_of, pray_clause

MOMENTS: Final = ("cleanup", "production")  # no clause with a verb
WHEN_KEYS: Final = {"build": "when-build-colour", "points 2": "when-points"}  # others bear the words of the files
ENDS_KEYS: Final = {
    STATUES: ("effect-ends-statue", STATUE_POINTS),
    KEPT: ("effect-ends-kept-card", KEPT_POINTS),
}


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
        pay = goods_text(title.pay, lang) or "none"
        found.append(say(f"effect-{KINDS[title.kind]}", lang, does=does, pay=pay))
    if box.uses[card] > 1:
        found.append(say("effect-twice", lang))
    if title.bonus:
        found.append(say("effect-bonus", lang, does=clauses(title.bonus, lang)))
    if title.opens:
        found.append(say("effect-open", lang, goods=goods_text(title.opens, lang)))
    if title.ends:
        key, points = ENDS_KEYS[title.ends]
        found.append(say(key, lang, goods=goods_phrase("vp", points, lang)))
    return found or [say("effect-none", lang)]


def does_of(title: Title, lang: str) -> str:
    """The main effect; of a feature with what it waits for."""
    if title.always:
        return always_does(title, lang)
    does = clauses(title.does, lang)
    if not title.when.words:
        return does
    key = "trigger-moment" if title.when.words in MOMENTS else "trigger"
    return say(key, lang, when=moment(title.when, lang), does=does)


def clauses(does: tuple[Line, ...], lang: str) -> str:
    """All lines of a card, joined."""
    return "; ".join([clause(line, lang) for line in does])


def clause(line: Line, lang: str) -> str:
    """One line in words."""
    if isinstance(line, lines.Deed):
        goods = goods_phrase(line.good, line.count, lang) if line.good else ""
        return say(key_of("does", line.verb), lang, count=line.count, goods=goods)
    if isinstance(line, lines.Pray):
        return pray_clause(line, lang)
    if isinstance(line, lines.MayPay):
        return say("does-may-pay", lang, goods=goods_phrase(line.good, 1, lang), does=clause(line.then, lang))
    if isinstance(line, lines.RazePriced):
        return say("does-raze-priced", lang, does=pray_clause(line.then, lang))
    return gain_clause(line, lang)


def gain_clause(line: Gains, lang: str) -> str:
    """What is gained, and for what."""
    if isinstance(line, lines.Gain):
        return say("does-gain", lang, goods=goods_text(line.goods, lang))
    if isinstance(line, lines.GainPer):
        goods, colour = goods_text(line.goods, lang), colour_words(line.colours, lang)
        return say(f"does-gain-per-{line.what}", lang, goods=goods, colour=colour, most=line.most)
    if isinstance(line, lines.GainOne):
        return say("does-gain-one", lang, first=goods_text(line.first, lang), second=goods_text(line.second, lang))
    names = [say(f"good-{good}", lang) for good, _ in line.goods]
    return say("does-gain-any", lang, count=line.count, goods=either(names, lang))


def moment(when: When, lang: str) -> str:
    """What a feature waits for."""
    key = WHEN_KEYS.get(when.words) or key_of("when", when.words)
    return say(key, lang, colour=colour_words(when.colours, lang))


def always_does(title: Title, lang: str) -> str:
    """What a feature does all the time."""
    steps = [say("shrine-step", lang, count=n, points=points) for n, points in reversed(SHRINE_STEPS)]
    return say(
        f"always-{ALWAYS[title.always]}",
        lang,
        count=title.amount,
        cards=GATE_CARDS,
        points=GATE_POINTS,
        steps=text.listing(steps, lang),
    )
