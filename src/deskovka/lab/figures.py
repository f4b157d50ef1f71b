"""What a study has counted, as JSON data: shares and means with intervals. The report shows just this."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import fsum, sqrt
from typing import Any

from deskovka.core import text
from deskovka.core.game import LANGUAGES, Game
from deskovka.lab.compare import FORMAT
from deskovka.lab.counts import Counts, Sums, Thing, Traits
from deskovka.lab.journal import Journal
from deskovka.lab.statistics import NORMAL, WHOLE, deviation, share
from deskovka.lab.study import Study
from deskovka.lab.tournament import Standings
from deskovka.lab.words import options_text, setting_label

Data = dict[str, Any]

BINS = 24  # of a histogram, at most


def figures(study: Study, journal: Journal, counts: Sequence[Counts], manifest: Data) -> Data:
    """All figures of a study."""
    return {
        "format": FORMAT,
        "title": study.title,
        "about": study.about,
        "manifest": manifest,
        "settings": [of_setting(study, one, journal) for one in counts],
    }


def of_setting(study: Study, counts: Counts, journal: Journal) -> Data:
    """The figures of one setting."""
    one = counts.plan
    g = one.game
    found: Data = {
        **one.data(),
        "label": {lang: setting_label(study, one, lang) for lang in LANGUAGES},
        "game_title": {lang: g.title(lang) for lang in LANGUAGES},
        "chosen": {lang: options_text(one, lang) for lang in LANGUAGES},
        "bots_played": list(one.bots if one.tournament else one.matches[0].bots),
        "games": counts.games,
        "cut": counts.cut,
        "longest": g.hints.longest(one.seats),
        "problems": counts.problems,
        "points": mean(counts.points),
        "winners": mean(counts.of_first),
        "by_seat": wins(counts.by_seat, "seat"),
        "by_order": wins(counts.by_order, "order"),
        "decisions": length(counts.lengths["decisions"]),
        "turns": length(counts.lengths["turns"]),
        "sources": sources(counts),
        "topics": topics(counts),
        "events": events(counts),
        "bots": [],
        "pairs": [],
    }
    if one.tournament:
        standings = Standings(one, journal.games(one.number)).data()
        found |= {"bots": standings["bots"], "pairs": standings["pairs"]}
    return found


# --- wins ------------------------------------------------------------------------------------------------


def wins(found: Mapping[int, Sums], by: str) -> list[Data]:
    """The share of wins, and the points, of each place."""
    return [{by: value, "wins": win_share(sums), "points": mean(sums)} for value, sums in sorted(found.items())]


def win_share(sums: Sums) -> Data:
    """Wins with a number of seats."""
    return share(sums.win / WHOLE, sums.n).data()


def topics(counts: Counts) -> list[Data]:
    """By topic and thing: how many seats had it, how often, how many of them won, and how many should have."""
    g = counts.plan.game
    traits = counts.traits.names()
    fair = fair_shares(counts.traits, traits) if traits else {}
    found: dict[str, list[Data]] = {topic: [] for topic in g.hints.topics}
    for key, sums in sorted(counts.things.items()):
        topic, *names = key
        thing = dict(zip(LANGUAGES, names, strict=True))
        usual = fair.get(key, 1 / counts.plan.seats)
        found[topic].append({"thing": thing, "wins": win_share(sums), "times": sums.sum, "fair": usual})
    return [
        {
            "topic": topic,
            "title": title(g, topic),
            "trait": title(g, traits[0]) if traits and topic not in traits else None,
            "things": things,
        }
        for topic, things in found.items()
        if things
    ]


def title(g: Game, topic: str) -> dict[str, str]:
    return {lang: text.phrase(g.id, lang, f"topic-{topic}") for lang in LANGUAGES}


def fair_shares(counted: Traits, traits: Sequence[str]) -> dict[Thing, float]:
    """By topic and thing: what seats of the same first trait win, so that no card is blamed for its faction."""
    first = traits[0]
    rates = {trait: sums.win / WHOLE / sums.n for (topic, trait), sums in counted.wins.items() if topic == first}
    return {
        thing: fsum(n * rates[trait] for trait, n in sorted(having.items())) / having.total()
        for (topic, thing), having in counted.having.items()
        if topic == first and thing[0] not in traits
    }


# --- means -----------------------------------------------------------------------------------------------


def mean(sums: Sums) -> Data:
    """A mean with its 95 % interval, from exact sums."""
    n, total, squares = sums.n, sums.sum, sums.squares
    if n == 0:
        return {"n": 0, "mean": 0.0, "sd": 0.0, "low": 0.0, "high": 0.0}
    middle = total / n
    sd = deviation(n, total, squares)
    half = NORMAL * sd / sqrt(n)
    return {"n": n, "mean": middle, "sd": sd, "low": middle - half, "high": middle + half}


def winners_and_others(counts: Counts, won: Sums | None, lost: Sums | None) -> dict[str, Data]:
    """Means of winners and others; a seat that nothing is told of has 0."""
    found = {}
    for key, sums, is_winner in (("winners", won, True), ("others", lost, False)):
        of_all = Sums()
        of_all.n = counts.seats[is_winner]
        if sums is not None:
            of_all.sum, of_all.squares = sums.sum, sums.squares
        found[key] = mean(of_all)
    return found


def sources(counts: Counts) -> list[Data]:
    """Points by where they come from, in the game's order; those that never paid are left out."""
    g, found = counts.plan.game, counts.sources
    words = {name: chosen for name, chosen in counts.plan.options.items() if isinstance(chosen, str)}
    return [
        {
            "source": source,
            "title": {lang: text.phrase(g.id, lang, f"source-{source}", words) for lang in LANGUAGES},
            **winners_and_others(counts, found.get((source, True)), found.get((source, False))),
        }
        for source in counts.order
        if source in counts.paid
    ]


def events(counts: Counts) -> list[Data]:
    """How often what happened to winners and to the others."""
    found = counts.events
    return [
        {
            "title": dict(zip(LANGUAGES, names, strict=True)),
            **winners_and_others(counts, found.get((names, True)), found.get((names, False))),
        }
        for names in sorted({names for names, _ in found})
    ]


def length(numbers: Counter[int]) -> Data | None:
    """How long games are: mean, quartiles and a histogram; None where the game does not tell."""
    if not any(numbers):
        return None
    ordered = sorted(numbers)
    low, high = ordered[0], ordered[-1]
    step = -(-(high - low + 1) // BINS)
    counts = [0] * ((high - low) // step + 1)
    all_of = Sums()
    for number, times in numbers.items():
        counts[(number - low) // step] += times
        all_of.add({"n": times, "sum": times * number, "squares": times * number * number})
    ends = list(accumulate(numbers[number] for number in ordered))  # games that are at most as long
    wanted = [(all_of.n - 1) * i // 4 for i in range(5)]
    quartiles = [next(number for number, end in zip(ordered, ends, strict=True) if end > i) for i in wanted]
    return {**mean(all_of), "quartiles": quartiles, "low_bin": low, "step": step, "counts": counts}
