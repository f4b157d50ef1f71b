"""Prayers of the card files in words: how it is prayed, and what for."""

from __future__ import annotations

from typing import Final

from deskovka.core import text
from deskovka.games.settlers.chapters.counting import ANNOUNCE, AT, BEST, CHOOSE, KEEP_EACH, PER, Prayer, Reward
from deskovka.games.settlers.pieces import ALL_FAVOURS, COLOURS
from deskovka.games.settlers.vocabulary import ABOUT, PLAIN_REWARDS, goods_of, prayer_of
from deskovka.games.settlers.words import either, goods_list, goods_phrase, say

REWARDS: Final = {
    kind: "reward-" + words.split(" per ")[0].replace(" ", "-") for words, kind in PLAIN_REWARDS.items()
}


def pray_clause(words: str, lang: str) -> str:
    """`5 announce brown grey: matching per card` as a sentence."""
    prayer, _ = prayer_of(words, 0, 0)
    mode = mode_of(prayer, words)
    several = "no" if mode in ("announce", "choose", "deal") else "yes"
    rewards = []
    for i, reward in enumerate(prayer.rewards):
        better = any(other.kind == BEST for other in prayer.rewards[:i])
        rewards.append(reward_clause(reward, several, better, lang))
    return say(
        "does-pray",
        lang,
        mode=mode,
        count=prayer.cards,
        favour="yes" if prayer.tokens else "no",
        any="yes" if prayer.colours == ALL_FAVOURS else "no",
        colours=colour_choice(prayer.colours, lang),
        rewards=", ".join(rewards),
    )


def mode_of(prayer: Prayer, words: str) -> str:
    """How the colours come about; they are named at once where no reward names them."""
    asked = words.partition(":")[0].removesuffix(" without favour").split(" ")[-1]
    if asked in ABOUT:
        return asked
    if prayer.mode in (ANNOUNCE, CHOOSE):
        return "announce" if prayer.mode == ANNOUNCE else "choose"
    plain = all(reward.colours or reward.kind == KEEP_EACH for reward in prayer.rewards)
    return "all" if plain else "named"


def reward_clause(reward: Reward, several: str, better: bool, lang: str) -> str:
    """One line of what a prayer brings; `better`: a line for more cards comes before it."""
    goods = goods_list(reward.goods, lang)
    if reward.kind == PER and reward.colours:
        names = [name for i, name in enumerate(COLOURS) if reward.colours >> i & 1]
        return say("reward-per-colour", lang, colour=colour_words(" ".join(names), lang), goods=goods)
    if reward.kind == PER:
        return say("reward-per", lang, several=several, goods=goods)
    if reward.kind == BEST:
        key = "reward-else" if better else "reward-for"
        return say(key, lang, level=reward.level, goods=goods, several=several)
    if reward.kind == AT:
        return say("reward-at", lang, level=reward.level, goods=goods)
    return say(REWARDS[reward.kind], lang, several=several)


def colour_choice(bits: int, lang: str) -> str:
    """Colours of which one is named."""
    if bits == ALL_FAVOURS:
        return say("colour-any", lang)
    return either([say(f"colour-{name}", lang) for i, name in enumerate(COLOURS) if bits >> i & 1], lang)


def listed(goods: str, lang: str) -> str:
    """`2 wood stone` as objects."""
    return text.listing([goods_phrase(good, n, lang) for good, n in goods_of(goods)], lang)


def colour_words(colours: str, lang: str) -> str:
    """Colours as adjectives of an object."""
    return either([say(f"colour-{name}.acc", lang) for name in colours.split()], lang)
