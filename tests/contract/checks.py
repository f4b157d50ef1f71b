"""Questions about any state of any game, asked by the contract and by the soak."""

from __future__ import annotations

from collections import Counter
from typing import Any

from deskovka import Event, State, encode
from deskovka.core.value import OWNER, SECRET, fields_of, sight_of, to_json
from deskovka.core.worlds import Zone

CORE = ("game", "seats", "options", "seed", "reveals", "steps", "actors", "asking", "choices", "answers", "log")


def differing_fields(a: State, b: State) -> list[str]:
    """Names of fields in which two states are not equal, derived ones too."""
    found = [name for name in CORE if getattr(a, name) != getattr(b, name)]
    found += [name for name in a.SIGHT if to_json(getattr(a, name)) != to_json(getattr(b, name))]
    if a.chance.draws != b.chance.draws:
        found.append("chance")
    if hasattr(a, "__dict__") and vars(a).keys() != vars(b).keys():
        found.append("__dict__")
    return found


def leaks(s: State, viewer: int | None, seed: int) -> list[str]:
    """What changes for a viewer (None = a spectator) when all that he or she cannot know is dealt anew."""
    other = s.resample(viewer, seed)
    found = []
    seen = s.view(viewer)
    if encode(other.view(viewer)) != encode(seen):
        found.append("view")
    if other.to_act() != s.to_act():
        found.append("to_act")
    if viewer is not None and list(other.legal(viewer)) != list(s.legal(viewer)):
        found.append("legal")
    if other.digest() != s.game.imagine(seen, seed).digest():
        found.append("imagine")
    return [f"{what} of {viewer} at {s.digest()}" for what in found]


def shown_secrets(s: State, viewer: int | None, since: int = 0) -> list[str]:
    """Fields of the view, and of the log from a line on, where something stands that the viewer may not see."""
    seen = s.view(viewer)
    found = []
    for name, sight in s.SIGHT.items():
        if sight is SECRET and not is_blank(seen.table[name]):
            found.append(name)
        elif sight is OWNER:
            content = seen.table[name]
            found += [f"{name}[{i}]" for i, mine in enumerate(content) if i != viewer and not is_blank(mine)]
    for event, shown in zip((s.log or [])[since:], s.events(viewer, since), strict=True):
        found += [f"{type(event).__name__}.{name}" for name in secret_fields(event, viewer, shown)]
    return found


def wrong_memories(s: State, viewer: int | None) -> list[str]:
    """What a viewer remembers of face-down cards, and is not so."""
    if s.plan is None:
        return []
    number = s.seats if viewer is None else viewer
    belief = s.memory.belief(number)
    truth = s.zones()
    found = [f"{viewer} knows {a} of {b}" for a, b in zip(belief.certain(), truth, strict=True) if not agree(a, b)]
    if not any(may_be(w.zones, truth) for w in belief.all_worlds()):
        found.append(f"{viewer} thinks the truth impossible")
    return found


def may_be(zones: list[Zone], truth: list[Zone]) -> bool:
    """May the truth look like this?"""
    return all(agree(cards, real) for cards, real in zip(zones, truth, strict=True))


def agree(cards: Zone, truth: Zone) -> bool:
    """Are all known cards of a zone really there? Places are looked at in the tests of the games."""
    return len(cards) == len(truth) and not Counter(card for card in cards if card >= 0) - Counter(truth)


def secret_fields(event: Event, viewer: int | None, shown: Event) -> list[str]:
    """Fields of an event that the viewer may not see, and yet are not blank."""
    found = []
    for name in fields_of(type(event)):
        sight = sight_of(type(event), name)
        mine = sight == "owner" and getattr(event, "seat", None) == viewer
        content = to_json(getattr(shown, name))
        if sight != "public" and not mine and not is_blank(content):
            found.append(name)
    return found


def is_blank(x: Any) -> bool:
    """Does a hidden content tell nothing but its size?"""
    if isinstance(x, list | tuple):
        return all(is_blank(e) for e in x)
    return x in (-1, "", None) or (isinstance(x, dict) and x == {"t": "Hidden"})


def is_private(event: Event) -> bool:
    """Does an event carry anything that not everybody may see?"""
    return any(sight_of(type(event), name) != "public" for name in fields_of(type(event)))
