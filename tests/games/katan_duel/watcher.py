"""A second pair of eyes: what somebody who only watches has seen of face-down cards, kept as simply as possible.

It knows nothing of the engine's memory. A card that was seen and then covered is an item: its face, and all places
where it can be by now. What lies where in a stack is kept as long as nobody takes a card out of it unseen.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from deskovka.core.step import Event
from deskovka.games.katan_duel.law.state import Duel

Place = tuple[str, int]
Item = tuple[int, set[Place]]

TOP: Final = ("draw.limit", "swap.top", "setup.start-hand")
FEUDS: Final = "card.fraternal_feuds"


class Watcher:
    """What one viewer has seen (None = a spectator)."""

    def __init__(self, s: Duel, viewer: int | None) -> None:
        self.viewer = viewer
        self.back = s.mode.back
        self.offered = set(s.mode.offered)
        self.stack_backs = [stack.back for stack in s.mode.stacks]
        self.items: list[Item] = []
        self.order: list[list[int | None]] = [[None] * len(stack) for stack in s.stacks]
        self.piles: list[list[int | None]] = [[] for _ in s.discard]
        self.buried: list[int] = []  # stacks of the feuds that are being told
        self.told = 0
        for card in s.hand[viewer] if viewer is not None else ():
            self.items.append((card, {("hand", viewer)}))  # type: ignore[arg-type]

    # --- items ----------------------------------------------------------------------------------------------

    def pull(self, face: int, place: Place) -> None:
        """A card with this face left a place, and the viewer saw it. Which of several it was nobody can tell."""
        fit = [item for item in self.items if item[0] == face and place in item[1]]
        everywhere = set().union(*[item[1] for item in fit])
        self.items = [item for item in self.items if item not in fit]
        self.items += [(face, set(everywhere)) for _ in fit[1:]]

    def drop(self, face: int, *places: Place) -> None:
        """A card that the viewer saw lies in one of some places now."""
        self.items.append((face, set(places)))

    def wander(self, start: Place, end: Place, back: int) -> None:
        """Some card with this back went from one place to another."""
        for face, places in self.items:
            if start in places and self.back[face] == back:
                places.add(end)

    def see_all(self, place: Place, cards: list[int]) -> None:
        """All cards of a place are seen."""
        for card in cards:
            self.pull(card, place)
        for _, places in self.items:
            places.discard(place)
        for card in cards:
            self.drop(card, place)

    # --- what is told ---------------------------------------------------------------------------------------

    def follow(self, s: Duel) -> None:
        """All that was told since the last time."""
        for event in s.events(self.viewer, self.told):
            self.hear(s, event)
        self.told = len(s.log or [])
        for i, pile in enumerate(s.discard):
            if len(pile) > len(self.piles[i]):
                self.piles[i].append(pile[-1])
                self.drop(pile[-1], ("pile", i))
            assert len(pile) == len(self.piles[i])

    def hear(self, s: Duel, event: Event) -> None:
        """One event as the viewer hears it."""
        handler: Any = getattr(self, f"on_{type(event).__name__}", None)
        if handler is not None:
            handler(s, event)

    def on_CardsTaken(self, s: Duel, event: Any) -> None:  # noqa: N802
        (card,), stack = event.cards, event.stack
        row, place, hand = self.order[stack], ("stack", stack), ("hand", event.seat)
        if card >= 0:
            at = len(row) - 1 if event.rule in TOP else max(i for i in range(len(row)) if row[i] == card)
            del row[at]
            self.pull(card, place)
            self.drop(card, hand)
        elif event.rule in TOP:
            top = row.pop()
            if top is None:
                self.wander(place, hand, self.stack_backs[stack])
            else:
                self.pull(top, place)
                self.drop(top, hand)
        else:
            self.order[stack] = [None] * (len(row) - 1)
            self.wander(place, hand, self.stack_backs[stack])

    def on_LookedThrough(self, s: Duel, event: Any) -> None:  # noqa: N802
        if event.seat == self.viewer:
            self.order[event.stack] = list(s.stacks[event.stack])
            self.see_all(("stack", event.stack), list(s.stacks[event.stack]))

    def on_CardPutUnder(self, s: Duel, event: Any) -> None:  # noqa: N802
        place = ("stack", event.stack)
        owner = 1 - event.seat if event.rule == FEUDS else event.seat
        if event.card >= 0:
            self.pull(event.card, ("hand", owner))
            self.drop(event.card, place)
        elif owner == self.viewer:
            self.buried.append(event.stack)
        else:
            self.wander(("hand", owner), place, self.stack_backs[event.stack])
        self.order[event.stack].insert(0, event.card if event.card >= 0 else None)

    def on_CardLost(self, s: Duel, event: Any) -> None:  # noqa: N802
        if event.seat != self.viewer:
            return
        self.pull(event.card, ("hand", event.seat))
        if event.rule != FEUDS:
            self.drop(event.card, ("hand", 1 - event.seat))
            return
        stacks = [stack for stack in self.buried if self.stack_backs[stack] == self.back[event.card]]
        self.drop(event.card, *[("stack", stack) for stack in stacks])
        if len(stacks) == 1:
            self.order[stacks[0]][0] = event.card

    def on_HandShown(self, s: Duel, event: Any) -> None:  # noqa: N802
        self.buried = []
        if event.seat == self.viewer:
            self.see_all(("hand", 1 - event.seat), list(event.cards))

    def on_CardStolen(self, s: Duel, event: Any) -> None:  # noqa: N802
        other = ("hand", 1 - event.seat)
        if event.card >= 0:
            self.pull(event.card, other)
            self.drop(event.card, ("hand", event.seat))
        elif self.viewer is None:
            self.wander(other, ("hand", event.seat), event.back)

    def on_CardPlayed(self, s: Duel, event: Any) -> None:  # noqa: N802
        if event.card not in self.offered:
            self.pull(event.card, ("hand", event.seat))

    def on_CardBuried(self, s: Duel, event: Any) -> None:  # noqa: N802
        if event.card not in self.offered:
            self.drop(event.card, ("stack", event.stack))
            self.order[event.stack].insert(0, event.card)

    def on_CardFetched(self, s: Duel, event: Any) -> None:  # noqa: N802
        i = self.pile_of(s, event)
        row, place = self.piles[i], ("pile", i)
        if event.card >= 0:
            self.see_all(place, self.before)
            self.pull(event.card, place)
            self.drop(event.card, ("hand", event.seat))
        else:
            self.wander(place, ("hand", event.seat), event.back)
        self.piles[i] = [None] * (len(row) - 1)

    def on_OpenCardFetched(self, s: Duel, event: Any) -> None:  # noqa: N802
        i = self.pile_of(s, event)
        self.piles[i].pop()
        self.pull(event.card, ("pile", i))
        self.drop(event.card, ("hand", event.seat))

    def on_PileLookedThrough(self, s: Duel, event: Any) -> None:  # noqa: N802
        self.pile = next(i for i in range(len(s.discard)) if len(s.discard) == 1 or i == self.asked_pile(s, event))
        self.before = list(s.discard[self.pile])

    def asked_pile(self, s: Duel, event: Any) -> int:
        """In the tournament one card takes from the own pile, the other from the other's."""
        return int(1 - event.seat if s.asking.other else event.seat)  # type: ignore[union-attr]

    def pile_of(self, s: Duel, event: Any) -> int:
        return self.pile

    # --- is a world possible? -------------------------------------------------------------------------------

    def contradictions(self, t: Duel) -> list[str]:
        """What an imagined state has otherwise than the viewer knows it."""
        found = []
        for i, row in enumerate(self.order):
            if len(row) != len(t.stacks[i]):
                found.append(f"stack {i} has another size")
            elif any(card not in (None, true) for card, true in zip(row, t.stacks[i], strict=True)):
                found.append(f"stack {i} is {t.stacks[i]}, seen was {row}")
        there: dict[int, Counter[Place]] = {}
        for name, rows in (("hand", t.hand), ("stack", t.stacks), ("pile", t.discard)):
            for i, cards in enumerate(rows):
                for card in cards:
                    there.setdefault(card, Counter())[name, i] += 1
        for face in {item[0] for item in self.items}:
            mine = [places for card, places in self.items if card == face]
            everywhere = set().union(*mine)  # of several copies it is kept together where they can be
            if sum(there.get(face, Counter())[place] for place in everywhere) < len(mine):
                found.append(f"{face} can lie in {mine}, it lies in {there.get(face)}")
        return found
