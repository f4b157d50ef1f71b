"""Prayers of the card files in words: how it is prayed, and what for."""

from __future__ import annotations

from deskovka.core import text
from deskovka.games.settlers.law.lines import Colours, Goods, Pray, Reward
from deskovka.games.settlers.law.pieces import COLOURS, FAVOURS
from deskovka.games.settlers.words import either, goods_phrase, say


def pray_clause(prayer: Pray, lang: str) -> str:
    """`5 announce brown grey: matching per card` as a sentence."""
    mode = mode_of(prayer)
    several = "no" if mode in ("announce", "choose", "deal") else "yes"
    rewards = []
    for i, reward in enumerate(prayer.rewards):
        better = any(other.kind == "for" for other in prayer.rewards[:i])
        rewards.append(reward_clause(reward, several, better, lang))
    asked = in_order(prayer.colours)
    return say(
        "does-pray",
        lang,
        mode=mode,
        count=prayer.cards,
        favour="yes" if prayer.tokens else "no",
        any="yes" if asked == COLOURS[:FAVOURS] else "no",
        colours=colour_choice(asked, lang),
        rewards=", ".join(rewards),
    )


def mode_of(prayer: Pray) -> str:
    """How the colours come about; they are named at once where no reward names them."""
    plain = all(reward.colours or reward.kind == "keep each" for reward in prayer.rewards)
    return prayer.about or prayer.mode or ("all" if plain else "named")


def reward_clause(reward: Reward, several: str, better: bool, lang: str) -> str:
    """One line of what a prayer brings; `better`: a line for more cards comes before it."""
    kind = "per-colour" if reward.colours else "else" if better and reward.kind == "for" else reward.kind
    key = key_of("reward", kind.removesuffix(" per card"))
    colour, goods = colour_words(in_order(reward.colours), lang), goods_text(reward.goods, lang)
    return say(key, lang, colour=colour, goods=goods, level=reward.level, several=several)


def in_order(colours: Colours) -> Colours:
    """Colours in the order of the game, each once."""
    return tuple([colour for colour in COLOURS if colour in colours])


def colour_choice(colours: Colours, lang: str) -> str:
    """Colours of which one is named."""
    if colours == COLOURS[:FAVOURS]:
        return say("colour-any", lang)
    return either([say(f"colour-{name}", lang) for name in colours], lang)


def goods_text(goods: Goods, lang: str) -> str:
    """`2 wood stone` as objects."""
    return text.listing([goods_phrase(good, n, lang) for good, n in goods], lang)


def colour_words(colours: Colours, lang: str) -> str:
    """Colours as adjectives of an object."""
    return either([say(f"colour-{name}.acc", lang) for name in colours], lang)


def key_of(kind: str, words: str) -> str:
    """The key of a sentence that bears the words of the card files."""
    return f"{kind}-{words.replace(' ', '-')}"
