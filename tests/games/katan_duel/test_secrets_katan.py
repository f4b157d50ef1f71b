"""Who knows which card: stacks looked through, stolen and lost cards, discards, and a Sebastian drawn just now.

Each test plays a short scene and asks three pairs of eyes: both seats and a spectator. `resample` must keep all
that a seat knows and, over some seeds, change what it does not.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from deskovka.core.step import Event
from deskovka.games.katan_duel.law.chapters.searching import TakeFound
from deskovka.games.katan_duel.law.chapters.troubles import Avert
from deskovka.games.katan_duel.law.moves import Play, Roll, Stop
from deskovka.games.katan_duel.law.state import Duel
from games.katan_duel import position
from games.katan_duel.position import Json, card_called, stack_called
from games.katan_duel.script import Script

RED, BLUE, SPECTATOR = 0, 1, None
EYES: Final = (RED, BLUE, SPECTATOR)
SEEDS: Final = range(12)
UNKNOWN: Final = -1


def scene(do: list[Json], **given: Any) -> Duel:
    """A position after some steps."""
    vector = {"mode": "introductory", "active": "red", "phase": "exchange", "do": do} | given
    s = position.make(vector)
    assert Script(s).run(do, True) is None
    return s


def step(seat: str, act: str, **more: Any) -> Json:
    return {"seat": seat, "act": act} | more


def names(s: Duel, cards: list[int]) -> list[str]:
    """Cards by name, ? for hidden ones."""
    return ["?" if card == UNKNOWN else s.box.names[card] for card in cards]


def seen_stack(s: Duel, eyes: int | None, stack: str) -> list[str]:
    """A stack as somebody sees it, from the top."""
    return names(s, s.view(eyes).table["stacks"][stack_called(s, stack)])[::-1]


def seen_hand(s: Duel, eyes: int | None, seat: int) -> list[str]:
    """A hand as somebody sees it, by name; unknown cards come first."""
    table = s.view(eyes).table
    return sorted(names(s, table["hand"][seat]))


def all_cards(s: Duel) -> Counter[int]:
    """Everything that can lie in stacks and hands."""
    return Counter(card for row in (s.stacks, s.hand) for cards in row for card in cards)


def dreams(s: Duel, eyes: int | None) -> list[Duel]:
    """What somebody thinks possible; each looks the same as the truth."""
    found = [s.resample(eyes, seed) for seed in SEEDS]
    for dream in found:
        assert dream.view(eyes).table == s.view(eyes).table
        assert dream.view(eyes).agenda == s.view(eyes).agenda
        assert all_cards(dream) == all_cards(s)
    return found


def told(s: Duel, eyes: int | None, kind: str) -> list[Event]:
    """The events of a kind as somebody hears them."""
    return [event for event in s.events(eyes) if type(event).__name__ == kind]


# --- stacks looked through -------------------------------------------------------------------------------

STACK: Final = ["base.austin", "base.abbey", "base.scout", "base.goldsmith"]
HAND: Final = ["base.inga", "base.osmund", "base.siglind"]


def searched(**more: Any) -> Duel:
    """Red has put Inga under the first stack, looked through the second one and taken the Abbey."""
    exchange = step(
        "red",
        "exchange",
        card="base.inga",
        under="base1",
        stack="base2",
        how="search",
        take="base.abbey",
        pay={"forest2": 2},
    )
    red = {"goods": {"forest2": 2}, "hand": HAND}
    return scene([exchange], stacks={"base2": STACK}, red=red, **more)


def test_only_the_searcher_knows_the_stack() -> None:
    s = searched()
    assert seen_stack(s, RED, "base2") == ["base.austin", "base.scout", "base.goldsmith"]
    assert seen_stack(s, BLUE, "base2") == seen_stack(s, SPECTATOR, "base2") == ["?"] * 3
    assert seen_hand(s, RED, RED) == ["base.abbey", "base.osmund", "base.siglind"]
    assert seen_hand(s, BLUE, RED) == seen_hand(s, SPECTATOR, RED) == ["?"] * 3


def test_only_the_searcher_knows_what_lies_at_the_bottom() -> None:
    s = searched()
    assert seen_stack(s, RED, "base1")[-1] == "base.inga"
    assert seen_stack(s, BLUE, "base1")[-1] == seen_stack(s, SPECTATOR, "base1")[-1] == "?"


def test_the_log_does_not_tell_what_was_found() -> None:
    s = searched()
    for kind in ("CardPutUnder", "CardsTaken"):
        (mine,), (yours,), (theirs,) = (told(s, eyes, kind) for eyes in EYES)
        assert UNKNOWN not in as_list(mine)
        assert UNKNOWN in as_list(yours)
        assert UNKNOWN in as_list(theirs)


def as_list(event: Event) -> list[int]:
    """The cards of an event."""
    cards = getattr(event, "cards", None)
    return list(cards) if cards is not None else [event.card]  # type: ignore[attr-defined]


def test_dreams_keep_the_order_for_the_searcher_alone() -> None:
    s = searched()
    number = stack_called(s, "base2")
    assert {dream.stacks[number] for dream in dreams(s, RED)} == {s.stacks[number]}
    assert len({dream.stacks[number] for dream in dreams(s, BLUE)}) > 1
    assert len({dream.stacks[number] for dream in dreams(s, SPECTATOR)}) > 1
    assert len({dream.hand[RED] for dream in dreams(s, BLUE)}) > 1


def test_the_searcher_knows_what_the_other_draws_from_there() -> None:
    s = searched(blue={"hand": ["base.storehouse", "base.harald"]})
    script = Script(s)
    roll = step("blue", "roll", production=1, event="trade")
    script.run([roll, step("blue", "end_action"), step("blue", "draw", stack="base2")], True)
    assert seen_hand(s, RED, BLUE) == ["?", "?", "base.austin"]
    assert seen_hand(s, BLUE, BLUE) == ["base.austin", "base.harald", "base.storehouse"]
    assert seen_hand(s, SPECTATOR, BLUE) == ["?"] * 3
    for dream in dreams(s, RED):
        assert card_called(s, BLUE, "base.austin") in dream.hand[BLUE]
    assert len({dream.hand[BLUE] for dream in dreams(s, RED)}) > 1


def test_a_second_search_makes_the_first_one_worthless() -> None:
    blue = {"goods": {"hills2": 2}, "hand": ["base.storehouse", "base.harald", "base.candamir"]}
    s = searched(blue=blue)
    exchange = step("blue", "exchange", card="base.harald", under="base3", stack="base2", how="search")
    exchange |= {"take": "base.scout", "pay": {"hills2": 2}}
    roll = step("blue", "roll", production=1, event="trade")
    Script(s).run([roll, step("blue", "end_action"), exchange], True)
    assert seen_stack(s, RED, "base2") == ["?", "?"]
    assert seen_stack(s, BLUE, "base2") == ["base.austin", "base.goldsmith"]
    assert "base.scout" not in seen_hand(s, RED, BLUE)
    hands = {frozenset(dream.hand[BLUE]) for dream in dreams(s, RED)}
    assert len(hands) > 1


def test_in_the_middle_of_looking_only_the_looker_sees() -> None:
    s = scene(
        [step("red", "build", card="progress.library", at="U1a"), step("red", "pick", what="base2")],
        mode="era_of_progress",
        phase="action",
        stacks={"base2": STACK},
        red={
            "places": {"-1": "settlement", "1": "city"},
            "goods": {"forest2": 2, "hills3": 1, "mountains5": 1},
            "hand": ["progress.library"],
        },
    )
    assert isinstance(s.asking, TakeFound)
    assert seen_stack(s, RED, "base2") == STACK
    assert seen_stack(s, BLUE, "base2") == seen_stack(s, SPECTATOR, "base2") == ["?"] * 4
    assert [move.card for move in s.legal(RED)] == sorted(s.stacks[1])  # type: ignore[attr-defined]
    assert s.legal(BLUE) == ()
    for dream in dreams(s, RED):
        assert dream.legal(RED) == s.legal(RED)
    assert len({dream.stacks[1] for dream in dreams(s, BLUE)}) > 1


# --- stolen and lost cards -------------------------------------------------------------------------------

TAVERN: Final = {"places": {"-1": "settlement", "1": "city"}, "cards": {"U1a": "turmoil.hedge_tavern"}}


def betrayed(take: str | None) -> Duel:
    """Red has sent a Traitor into blue's hand."""
    choice = step("red", "decline") if take is None else step("red", "pick", what=take)
    return scene(
        [step("red", "play", card="turmoil.traitor"), choice],
        mode="era_of_turmoil",
        phase="action",
        red=TAVERN | {"hand": ["turmoil.traitor", "base.goldsmith"]},
        blue={"hand": ["base.austin", "base.scout", "turmoil.sebastian"]},
    )


def test_thief_and_victim_know_the_stolen_card() -> None:
    s = betrayed("base.austin")
    assert seen_hand(s, RED, BLUE) == ["base.scout", "turmoil.sebastian"]
    assert seen_hand(s, RED, RED) == ["base.austin", "base.goldsmith"]
    assert seen_hand(s, BLUE, RED) == ["?", "base.austin"]
    assert seen_hand(s, SPECTATOR, RED) == seen_hand(s, SPECTATOR, BLUE) == ["?", "?"]
    assert {dream.hand[BLUE] for dream in dreams(s, RED)} == {s.hand[BLUE]}
    austin = card_called(s, RED, "base.austin")
    assert all(austin in dream.hand[RED] for dream in dreams(s, BLUE))
    assert len({dream.hand[RED] for dream in dreams(s, BLUE)}) > 1
    assert any(austin not in dream.hand[RED] for dream in dreams(s, SPECTATOR))


def test_a_traitor_who_takes_nothing_has_still_seen_the_hand() -> None:
    s = betrayed(None)
    assert seen_hand(s, RED, BLUE) == ["base.austin", "base.scout", "turmoil.sebastian"]
    assert seen_hand(s, BLUE, RED) == ["?"]
    assert told(s, BLUE, "HandShown") and UNKNOWN in as_list(told(s, SPECTATOR, "HandShown")[0])


def test_the_log_tells_a_theft_to_both_and_to_nobody_else() -> None:
    s = betrayed("base.austin")
    austin = card_called(s, BLUE, "base.austin")
    assert as_list(told(s, RED, "CardStolen")[0]) == [austin]
    assert as_list(told(s, BLUE, "CardLost")[0]) == [austin]
    for kind in ("CardStolen", "CardLost"):
        assert as_list(told(s, SPECTATOR, kind)[0]) == [UNKNOWN]


def test_a_warded_traitor_sees_nothing() -> None:
    do = [step("red", "play", card="turmoil.traitor"), step("blue", "defend")]
    s = scene(
        [*do, step("blue", "defence_roll", die=2)],
        mode="era_of_turmoil",
        phase="action",
        red=TAVERN | {"hand": ["turmoil.traitor"]},
        blue={"hand": ["base.austin", "base.scout"], "cards": {"U1a": "turmoil.lookout_tower"}},
    )
    assert seen_hand(s, RED, BLUE) == ["?", "?"]
    assert len({dream.hand[BLUE] for dream in dreams(s, RED)}) > 1


def feuds(hand: list[str], under: dict[str, str], **more: Any) -> Duel:
    """Red, who is strong, puts cards of blue's hand under stacks."""
    do = [step("red", "roll", production=2, event="event_card", card="base.fraternal_feuds")]
    do.append(step("red", "pick", what=list(under)))
    do += [step("red", "put_under", card=card, stack=stack) for card, stack in under.items()]
    given = {"phase": "before_roll", "red": {"cards": {"U1a": "base.candamir"}}, "blue": {"hand": hand}}
    return scene(do, **given | more)


def test_fraternal_feuds_hide_from_the_victim_which_card_went_where() -> None:
    s = feuds(HAND, {"base.inga": "base1", "base.osmund": "base3"})
    assert seen_hand(s, RED, BLUE) == ["base.siglind"]
    assert seen_stack(s, RED, "base1")[-1] == "base.inga"
    assert seen_stack(s, RED, "base3")[-1] == "base.osmund"
    for eyes in (BLUE, SPECTATOR):
        assert seen_stack(s, eyes, "base1")[-1] == seen_stack(s, eyes, "base3")[-1] == "?"
    assert {dream.stacks[0][0] for dream in dreams(s, RED)} == {s.stacks[0][0]}
    assert len({dream.stacks[0][0] for dream in dreams(s, BLUE)}) > 1
    lost = [as_list(event)[0] for event in told(s, BLUE, "CardLost")]
    assert names(s, lost) == ["base.inga", "base.osmund"]
    assert [as_list(event)[0] for event in told(s, SPECTATOR, "CardLost")] == [UNKNOWN, UNKNOWN]


def test_the_only_card_of_a_hand_can_be_followed() -> None:
    s = feuds(["base.inga"], {"base.inga": "base2"})
    assert seen_stack(s, RED, "base2")[-1] == seen_stack(s, BLUE, "base2")[-1] == "base.inga"
    assert seen_stack(s, SPECTATOR, "base2")[-1] == "?"


# --- open cards ------------------------------------------------------------------------------------------


def test_a_buried_expansion_is_known_to_both_seats() -> None:
    s = scene(
        [
            step("red", "play", card="turmoil.arsonist"),
            step("red", "pick", what="blue:U1a"),
            step("blue", "pick", what="base2"),
        ],
        mode="era_of_turmoil",
        phase="action",
        red=TAVERN | {"hand": ["turmoil.arsonist"]},
        blue={"cards": {"U1a": "base.abbey"}},
    )
    assert seen_stack(s, RED, "base2")[-1] == seen_stack(s, BLUE, "base2")[-1] == "base.abbey"
    assert {dream.stacks[1][0] for dream in dreams(s, RED)} == {s.stacks[1][0]}
    assert len({dream.stacks[1][1:] for dream in dreams(s, RED)}) > 1
    for eyes in EYES:
        assert names(s, s.view(eyes).table["discard"][0]) == ["turmoil.arsonist"]


def test_discards_are_open_and_never_dreamt_elsewhere() -> None:
    s = scene([], mode="era_of_progress", phase="action", discard=["base.abbey", "progress.gustav"])
    gustav = card_called(s, RED, "progress.gustav")
    for eyes in EYES:
        assert names(s, s.view(eyes).table["discard"][0]) == ["progress.gustav", "base.abbey"]
        assert all(gustav not in all_cards(dream) for dream in dreams(s, eyes))


def test_own_cards_are_never_dreamt_elsewhere() -> None:
    s = scene([], mode="era_of_turmoil", phase="action", red={"hand": ["turmoil.sebastian"]})
    (sebastian,) = s.hand[RED]
    for dream in dreams(s, RED):
        assert all(sebastian not in stack for stack in dream.stacks)
    assert any(sebastian in stack for dream in dreams(s, BLUE) for stack in dream.stacks)


# --- Sebastian -------------------------------------------------------------------------------------------


def threatened(hand: list[str], fresh: list[str]) -> Duel:
    """Red has turned over Fraternal Feuds against blue's hand."""
    vector = {
        "mode": "era_of_turmoil",
        "active": "red",
        "phase": "before_roll",
        "red": {"cards": {"U1a": "base.candamir"}},
        "blue": {"hand": hand + fresh, "fresh": fresh},
        "stacks": {f"{name}{i}": [] for name, count in (("base", 3), ("turmoil", 2)) for i in range(1, count + 1)},
    }
    s = position.make(vector)
    roll = step("red", "roll", production=2, event="event_card", card="turmoil.fraternal_feuds")
    script = Script(s)
    script.on_roll(RED, roll, [])
    s.play(RED, Roll())
    return s


@pytest.mark.parametrize(
    ("hand", "fresh", "may"),
    [
        (["base.scout", "turmoil.sebastian"], ["turmoil.archer"], True),
        (["base.scout", "turmoil.traitor"], ["turmoil.sebastian"], False),
        (["base.scout", "turmoil.traitor"], ["turmoil.archer"], False),
    ],
    ids=["in hand", "drawn just now", "elsewhere"],
)
def test_the_question_does_not_betray_sebastian(hand: list[str], fresh: list[str], may: bool) -> None:
    """Blue is asked in any case; red and a spectator see the same whatever blue holds."""
    s = threatened(hand, fresh)
    assert isinstance(s.asking, Avert)
    assert s.to_act() == (BLUE,)
    sebastian = card_called(s, BLUE, "turmoil.sebastian")
    assert (Play(sebastian) in s.legal(BLUE)) == may
    assert Stop() in s.legal(BLUE)
    if not may:
        reason = s.forbids(BLUE, Play(sebastian))
        assert reason is not None
        assert reason.id == ("draw.next-turn" if sebastian in s.hand[BLUE] else "action.hand")
    reference = threatened(["base.austin", "turmoil.brigands"], ["turmoil.arsonist"])
    for eyes in (RED, SPECTATOR):
        assert s.view(eyes).table == reference.view(eyes).table
        assert s.view(eyes).agenda == reference.view(eyes).agenda
        assert s.view(eyes).to_act == reference.view(eyes).to_act


def test_red_may_dream_of_sebastian_and_of_others() -> None:
    s = scene(
        [],
        mode="era_of_turmoil",
        phase="action",
        blue={"hand": ["turmoil.archer", "turmoil.traitor", "turmoil.brigands"]},
    )
    hands = {frozenset(names(s, list(s.resample(RED, seed).hand[BLUE]))) for seed in range(60)}
    assert any("turmoil.sebastian" in hand for hand in hands)
    assert any("turmoil.sebastian" not in hand for hand in hands)
