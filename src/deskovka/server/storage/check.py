"""Would every stored table go on with this version? Looked at in a copy, so nothing is changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from deskovka.core.game import Game, games
from deskovka.core.record import BadRecord
from deskovka.core.value import from_json
from deskovka.server.messages.refused import Refused
from deskovka.server.storage import backup
from deskovka.server.storage.history import has_rules_of, history
from deskovka.server.storage.kept import Kept
from deskovka.server.storage.packs import game_of
from deskovka.server.storage.store import Store
from deskovka.server.storage.upgrade import CANNOT_OPEN, reopen

# waits: not dealt yet; replays: from its seed to the same state; opens: goes on from its newest snapshot, under
# other rules; kept: over, and shown from its archive; lost: over, played by other rules and without an archive, so
# that only its end and what was told are left; broken: cannot go on or cannot be repeated
State = Literal["waits", "replays", "opens", "kept", "lost", "broken"]


@dataclass
class Finding:
    """What would become of a table; `why` names the sentence for a broken one."""

    table: str
    game: str
    version: int
    state: State
    why: str = ""


@contextmanager
def copy_database(store: Store) -> Iterator[Store]:
    """A copy of the database in today's shape."""
    with TemporaryDirectory(prefix="deskovka-") as folder:
        file = Path(folder) / "copy.gz"
        backup.backup(store, file)
        copy = Store(f"sqlite:///{Path(folder) / 'copy.db'}")
        try:
            backup.restore(copy, file)
            yield copy
        finally:
            copy.close()


def findings(store: Store) -> Iterator[Finding]:
    """Every table, one after the other."""
    for id in store.ids():
        kept = store.find(id)
        assert kept is not None
        state, why = judge(store, kept)
        yield Finding(kept.id, kept.game, kept.version, state, why)


def judge(store: Store, kept: Kept) -> tuple[State, str]:
    """What would become of it, and why."""
    archived = store.archive(kept.id) if kept.ended else None
    if archived is not None and kept.game in games() and not (archived.tried and is_ours(kept)):
        return ("kept" if archived.record else "lost"), ""
    if kept.game not in games():
        return "broken", "game"
    try:
        g = game_of(kept)
    except Refused:
        return "broken", "packs"
    if not kept.started:
        return ("broken", "options") if g.check(len(kept.seats), kept.options) else ("waits", "")
    if kept.ended and not is_ours(kept):
        return "lost", ""
    try:
        opened = store.open(kept.id)
        digest = reopen(g, opened).digest()
        for event in opened.told:
            from_json(json.loads(event))
    except CANNOT_OPEN:
        return "broken", "snapshot"
    if not has_rules_of(g, kept):
        return "opens", ""
    return ("replays", "") if replay_digest(store, kept, g) == digest else ("broken", "replay")


def is_ours(kept: Kept) -> bool:
    """Are the rules here that a table was played by, with its packs?"""
    try:
        return has_rules_of(game_of(kept), kept)
    except Refused:
        return False


def replay_digest(store: Store, kept: Kept, g: Game) -> str | None:
    """The digest that all moves lead to, from the seed on; None if one of them is not allowed."""
    try:
        return history(store, kept, g)[0].replay().digest()
    except (Refused, BadRecord):
        return None
