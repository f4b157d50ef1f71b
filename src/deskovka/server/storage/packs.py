"""The packs that lie in the server's folder. Clients name them; they never name a path."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Container, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from deskovka.core.game import LANGUAGES, REMEMBERED, Game, game
from deskovka.core.pack import Pack, PackProblem
from deskovka.server.base.limits import PACKS_PER_TABLE, PACKS_REMEMBERED, plain
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import PackChange, PackOffer
from deskovka.server.messages.words import both
from deskovka.server.storage.kept import Kept
from deskovka.shelf import own_packs

BUILDING: Final = Lock()  # a game with packs takes a moment to build; many at once would take all processors
Key = tuple[str, tuple[tuple[str, int, int], ...], tuple[str, ...]]  # a game, the files that lie there, its packs
PLAYED: Final[OrderedDict[Key, Game]] = OrderedDict()


def shelf(id: str) -> dict[str, Path]:
    """The packs for a game by the names of their files, in the order in which they apply."""
    return {path.name: path for path in own_packs(id) if plain(path.name) == path.name}


def stamps(id: str) -> tuple[tuple[str, int, int], ...]:
    """Which packs lie there, and whether somebody has changed them."""
    found = []
    for path in shelf(id).values():
        with suppress(OSError):
            found.append((str(path), path.stat().st_mtime_ns, path.stat().st_size))
    return tuple(found)


def offers(id: str) -> list[PackOffer]:
    """What each pack for a game changes, or what is wrong with it."""
    found = []
    for path in shelf(id).values():
        try:
            stat = path.stat()
        except OSError:
            continue  # somebody has just removed it
        found.append(offer(id, path, stat.st_mtime_ns, stat.st_size))
    return found if game(id).takes_packs else []


@lru_cache(PACKS_REMEMBERED)
def offer(id: str, path: Path, changed_at: int, size: int) -> PackOffer:
    """A pack for the lobby; `changed_at` and `size` tell a corrected file from the one that is remembered."""
    try:
        pack = Pack(path)
        g = build(id, [path])
    except PackProblem as problem:
        return PackOffer(path.name, path.stem, [], both(problem.say))
    return PackOffer(path.name, pack.title, changes(pack, g), None)


def changes(pack: Pack, g: Game) -> list[PackChange]:
    """Each entry of a pack, in the words that the game has for it."""
    words = {lang: {card["id"]: card for card in g.components.cards(lang)} for lang in LANGUAGES}
    found = []
    for section, entries in pack.data.items():
        for entry in names_of(entries, words["en"]):
            named = [key for key in (entry, f"{section}-{entry}") if key in words["en"]]
            plainly = {"name": f"{section}.{entry}", "about": ""}
            card = {lang: words[lang][named[0]] if named else plainly for lang in LANGUAGES}
            name = {lang: card[lang]["name"] for lang in LANGUAGES}
            about = {lang: card[lang]["about"] for lang in LANGUAGES}
            found.append(PackChange(f"{section}.{entry}", name, about))
    return found


def names_of(entries: Any, words: Container[str]) -> list[str]:
    """The entries of a section; what stands under a heading of its own, as cards of a set do, by `set.name`."""
    found: list[str] = []
    for entry, inner in entries.items() if isinstance(entries, dict) else ():
        deeper = [f"{entry}.{name}" for name in inner] if isinstance(inner, dict) else []
        found += [name for name in deeper if name in words] or [entry]
    return found


def build(id: str, paths: Sequence[Path]) -> Game:
    """The game with these packs, built once."""
    with BUILDING:
        return game(id, paths)


def game_with(id: str, names: Sequence[str]) -> Game:
    """The game with the packs of these names; in which order they apply, the names say, as at the command line."""
    known = shelf(id) if names else {}
    wrong = [name for name in names if name not in known]
    if wrong:
        raise Refused(400, "error-no-pack", pack=plain(wrong[0])[:80])
    if len(names) > PACKS_PER_TABLE:
        raise Refused(400, "error-many-packs", most=PACKS_PER_TABLE)
    try:
        return build(id, [path for name, path in known.items() if name in names])
    except PackProblem as problem:
        raise refusal_of(400, problem) from problem


def refusal_of(status: int, problem: PackProblem) -> Refused:
    """What is wrong with a pack."""
    found = Refused(status, "error-no-pack", pack="")
    found.say = both(problem.say)
    return found


@lru_cache(PACKS_REMEMBERED)
def hash_of(path: Path, changed_at: int, size: int) -> str:
    """Which pack a file is; it is read once, for everybody who looks at a table with packs asks for it."""
    return Pack(path).hash


def key_of(kept: Kept) -> Key:
    """What decides which game a table is played with."""
    return kept.game, stamps(kept.game), tuple([head["hash"] for head in kept.packs])


def known_game(kept: Kept) -> Game | None:
    """The game that a table is played with, if no pack has to be read for it."""
    return PLAYED.get(key_of(kept)) if kept.packs else game(kept.game)


def game_of(kept: Kept) -> Game:
    """The game that a table is played with; it takes a moment where its packs have to be read."""
    found = known_game(kept)
    if found is None:
        key, found = key_of(kept), find_game(kept)
        with BUILDING:
            PLAYED[key] = found
            if len(PLAYED) > REMEMBERED:
                PLAYED.popitem(last=False)
    return found


def find_game(kept: Kept) -> Game:
    """A game with packs, which are found by what is in them, whatever they are called."""
    known: dict[str, Path] = {}
    for path in shelf(kept.game).values():
        with suppress(PackProblem, OSError):
            stat = path.stat()
            known.setdefault(hash_of(path, stat.st_mtime_ns, stat.st_size), path)
    missing = [head for head in kept.packs if head["hash"] not in known]
    if missing:
        names = ", ".join(f"{head['title']} ({head['name']})" for head in missing)
        raise Refused(409, "error-packs-gone", count=len(missing), packs=names[:400])
    try:
        return build(kept.game, [known[head["hash"]] for head in kept.packs])
    except PackProblem as problem:
        raise refusal_of(409, problem) from problem
