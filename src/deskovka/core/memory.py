"""Memory: what everybody can work out about face-down cards from all that they were ever told.

Cards lie in numbered *zones*: the cards of one back in a hand, a stack, the cards under a location. A verb that
moves or shows such a card adds one *note*, with the eyes that see its face. What a viewer must think possible
follows from the notes alone: a *belief*, which is a few *worlds* with weights. It is worked out when somebody
asks, so that play-outs, in which nobody asks, pay for the notes only. Viewers are the seats and, last, spectators.
"""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.beliefs import DRAW, LIFT, LOOK, MIX, MOVE, PICK, PUT, Belief, Note, newcomer, recall_belief
from deskovka.core.worlds import NOWHERE, Plan, Zone

EVERYBODY: Final = -1  # eyes of all viewers
NO_PLAN: Final = Plan([], [], [], [])
NO_ZONES: Final[list[Zone]] = []
NO_BELIEFS: Final[list[Belief | None]] = []


class Memory(Note):
    """A note, and all notes before it. It never changes but for what is remembered of the beliefs."""

    def __init__(
        self, before: Memory | None, kind: int, zone: int, at: int, to: int, face: int, eyes: int
    ) -> None:
        super().__init__(kind, zone, at, to, face)
        self.before = before
        self.eyes = eyes  # of those who saw its face
        self.truth = NO_ZONES  # of the first note: what really lies in the zones
        self.shared: Belief | None = None  # of the first note: what everybody knew before, if it was anything
        self.plan: Plan = NO_PLAN if before is None else before.plan
        # By viewer, once somebody has asked; until then all notes share a list with nothing in it.
        self.unasked: list[Belief | None] = NO_BELIEFS if before is None else before.unasked
        self.beliefs = self.unasked

    # --- notes ------------------------------------------------------------------------------------------

    def draw(self, to: int, face: int, eyes: int) -> Memory:
        """A card comes to a zone from a deck."""
        return Memory(self, DRAW, NOWHERE, NOWHERE, to, face, eyes)

    def put(self, to: int, face: int) -> Memory:
        """An open card comes to a zone; everybody has seen it."""
        return Memory(self, PUT, NOWHERE, NOWHERE, to, face, EVERYBODY)

    def move(self, zone: int, at: int, to: int, face: int, eyes: int) -> Memory:
        """The card at a place of a zone goes to another zone; everybody sees from where."""
        return Memory(self, MOVE, zone, at, to, face, eyes)

    def pick(self, zone: int, at: int, to: int, face: int, eyes: int) -> Memory:
        """A card of a zone goes to another zone; only these eyes see which one. In a bag it has no place."""
        return Memory(self, PICK, zone, at, to, face, eyes)

    def lift(self, zone: int, at: int, face: int) -> Memory:
        """A card of a zone is laid open. In a bag it has no place."""
        return Memory(self, LIFT, zone, at, NOWHERE, face, EVERYBODY)

    def look(self, zone: int, faces: Zone, eyes: int) -> Memory:
        """These eyes see all cards of a zone."""
        note = Memory(self, LOOK, zone, NOWHERE, NOWHERE, NOWHERE, eyes)
        note.faces = faces
        return note

    def mix(self, pool: int, faces: Zone, deck: Zone) -> Memory:
        """These discarded cards become a new deck, while those with these faces lie in the zones of its pool."""
        note = Memory(self, MIX, NOWHERE, NOWHERE, pool, NOWHERE, EVERYBODY)
        note.faces = faces
        note.deck = deck
        return note

    # --- beliefs ----------------------------------------------------------------------------------------

    def belief(self, viewer: int) -> Belief:
        """What a viewer must think possible after all notes up to this one."""
        notes: list[Memory] = []
        note = self
        while note.beliefs[viewer] is None and note.before is not None:
            notes.append(note)
            note = note.before
        found = note.beliefs[viewer] or note.first_belief(viewer)
        while notes:
            note = notes.pop()
            found = found.after(note, bool(note.eyes >> viewer & 1))
        if self.beliefs is self.unasked:
            self.beliefs = self.unasked[:]
        self.beliefs[viewer] = found
        return found

    def forget(self, viewer: int) -> None:
        """Work out a belief and let go of the one before it: a game that never goes back needs it no more."""
        if self.beliefs[viewer] is not None:
            return
        self.belief(viewer)
        note = self.before
        while note is not None and note.before is not None:  # where the notes begin nothing is let go
            if note.beliefs[viewer] is not None:
                note.beliefs[viewer] = None
                return
            note = note.before

    def first_belief(self, viewer: int) -> Belief:
        """What a viewer knows here, where the notes begin."""
        if self.shared is None:
            return newcomer(self.plan, self.truth, viewer)
        return self.shared.with_eyes_of(self.truth, viewer)

    def save(self) -> list[Any]:
        """All beliefs as JSON data."""
        saved = [self.belief(viewer).save() for viewer in range(len(self.beliefs))]
        self.before = None  # all that follows from earlier notes is here, and a long game need not keep them
        return saved

    def alone(self, viewer: int) -> Memory:
        """What one viewer remembers; all others come to the table now."""
        beliefs = self.unasked[:]
        beliefs[viewer] = self.belief(viewer)
        return begin(self.plan, beliefs)

    def share(self) -> None:
        """What spectators know, everybody knows; and everybody sees in the `truth` what they always see."""
        self.shared = self.belief(len(self.beliefs) - 1)


def begin(plan: Plan, beliefs: list[Belief | None]) -> Memory:
    """A memory that begins with these beliefs; whoever has none sees its `truth` for the first time."""
    first = Memory(None, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, 0)
    first.plan = plan
    first.unasked = [None] * len(beliefs)
    first.beliefs = beliefs
    return first


def recall(plan: Plan, data: list[Any]) -> Memory:
    """The memory whose beliefs were saved as this."""
    return begin(plan, [recall_belief(plan, belief) for belief in data])


NO_MEMORY: Final = begin(NO_PLAN, [])  # of games that have no face-down cards, or keep them otherwise
