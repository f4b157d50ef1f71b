"""Positions that whole games hardly ever come to."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest

import deskovka
from deskovka import Move
from deskovka.core import text
from deskovka.core.step import Yes
from deskovka.games.settlers.law import events, events_aztecs
from deskovka.games.settlers.law.chapters.converting import Convert, ConvertCard, RazedDeck
from deskovka.games.settlers.law.chapters.counting import ALL, MATCH, ChooseColour, Prayer, Reward
from deskovka.games.settlers.law.chapters.dealing import WhoseDeal
from deskovka.games.settlers.law.chapters.ordering import Effects
from deskovka.games.settlers.law.chapters.praying import Pray
from deskovka.games.settlers.law.chapters.storing import MayPay, StoreTop, put_under
from deskovka.games.settlers.law.moves import (
    Activate,
    Bonus,
    Build,
    Card,
    Colour,
    Good,
    InOrder,
    Leave,
    Opponent,
    Pay,
    Raze,
    Reveal,
    Send,
    Stop,
    Tokens,
)
from deskovka.games.settlers.law.pieces import COMMON_CARD, FACTION_CARD, SETTLER
from deskovka.games.settlers.law.state import Settlers, stock_of
from deskovka.server.storage import upgrade
from games.settlers import position
from games.settlers.position import PAUSE, Json

A, B, C = range(3)
YES = Yes()


def at(s: Settlers, id: str) -> int:
    return s.box.numbers[id]


def ids(s: Settlers, cards: Any) -> list[str]:
    return [s.box.ids[card] for card in cards]


def play(s: Settlers, *moves: Move) -> None:
    """Whoever is asked says these, one after the other."""
    for move in moves:
        s.play(s.to_act()[0], move)


def refused(s: Settlers, move: Move) -> str:
    """The rule by which whoever is asked may not say this."""
    found = s.why_not(s.to_act()[0], move)
    assert found is not None
    return found.rule


def told(s: Settlers, kind: type[Any]) -> list[Any]:
    return [event for event in s.log or [] if isinstance(event, kind)]


# --- deals with the same location ------------------------------------------------------------------------


def two_routes(**egypt: Any) -> Settlers:
    """Egypt and Japan have a deal with the same location; the Barbarians have Robbers."""
    route = {"route": "C", "location": "BAR001"}
    return position.make(
        {
            "players": 3,
            "turn": "C",
            "A": {"faction": "egyptians", "deals": [{**route, "marker": "JAP003"}], **egypt},
            "B": {"faction": "japanese", "deals": [{**route, "marker": "JAP004"}]},
            "C": {"faction": "barbarians", "built": ["BAR001", "BAR030"], "goods": {"worker": 1}},
        }
    )


def test_robbers_hit_nobody_who_has_passed() -> None:
    s = two_routes(passed=True)
    play(s, Activate(at(s, "BAR030"), 1))
    assert list(s.legal(C)) == [Card(at(s, "BAR001"))]
    play(s, Card(at(s, "BAR001")))
    assert [event.seat for event in told(s, events.DealDropped)] == [B]
    assert (s.routes[B], len(s.routes[A])) == ((), 1)


def test_robbers_choose_whose_deal_is_dropped() -> None:
    s = two_routes()
    play(s, Activate(at(s, "BAR030"), 1))
    assert list(s.legal(C)) == [Card(at(s, "BAR001"))], "the same move is listed once"
    play(s, Card(at(s, "BAR001")))
    assert isinstance(s.asking, WhoseDeal) and list(s.legal(C)) == [Opponent(A), Opponent(B)]
    play(s, Opponent(B))
    assert (s.routes[B], len(s.routes[A])) == ((), 1)
    assert ids(s, s.gone) in (["JAP003"], ["JAP004"]) and len(s.markers[B]) == 1


def test_a_trade_route_may_deal_with_one_location_again() -> None:
    built = ["JAP021", "JAP022", "COM057"]
    japan = {"faction": "japanese", "built": built, "goods": {"food": 2, "worker": 2}}
    s = position.make({"A": japan, "B": {"faction": "barbarians", "built": ["BAR012"], "goods": {"worker": 4}}})
    play(s, Activate(at(s, "JAP021"), 1), Card(at(s, "BAR012")), Stop(), Send(0), Stop())
    play(s, Activate(at(s, "JAP022"), 1), Card(at(s, "BAR012")), Stop(), Send(0))
    assert ids(s, s.routes[A]) == ["BAR012", "BAR012"] and len(s.markers[A]) == 2
    play(s, Activate(at(s, "COM057"), 1))
    assert list(s.legal(A)) == [Card(at(s, "BAR012"))]


def test_the_marker_of_a_trade_route_comes_from_the_japanese_deck() -> None:
    s = position.make(
        {
            "players": 3,
            "A": {"faction": "egyptians", "goods": {"food": 1, "worker": 1}},
            "B": {"faction": "japanese", "built": [{"card": "JAP021", "ra": "A"}]},
            "C": {"faction": "romans", "built": ["ROM020"]},
        }
    )
    before = [len(deck) for deck in s.decks]
    play(s, Activate(at(s, "JAP021"), 1), Card(at(s, "ROM020")))
    assert [len(deck) for deck in s.decks] == [before[A], before[B] - 1, before[C]]
    assert (s.marked_by[A], len(s.markers[B]), s.markers[A]) == ((B,), 1, ())
    for eyes in (A, B, C, None):
        dream = s.resample(eyes, 3)
        assert [len(deck) for deck in dream.decks] == [len(deck) for deck in s.decks]
        assert all(s.box.deck[card] == s.factions[B] + 1 for card in dream.markers[B])


def test_a_trade_route_without_a_marker_is_told_as_ours() -> None:
    japan = {"faction": "japanese", "built": ["JAP021"], "goods": {"food": 1, "worker": 1}, "deck_exact": []}
    s = position.make({"A": japan, "B": {"faction": "barbarians", "built": ["BAR012"]}})
    play(s, Activate(at(s, "JAP021"), 1), Card(at(s, "BAR012")))
    assert told(s, events.RouteOpened)[0].rule == "route.unmarked"


# --- payments and empty decks ----------------------------------------------------------------------------


def test_no_payment_wastes_the_action() -> None:
    egypt = {"faction": "egyptians", "goods": {"wood": 1, "gold": 1}, "built": ["COM040"], "hand": ["EGY026"]}
    s = position.make({"A": egypt})
    assert s.box.cost[at(s, "EGY026") * 8 + 1] == 1, "a stone, which only the gold can pay"
    play(s, Activate(at(s, "COM040"), 1))
    assert refused(s, Pay(1, 0, 0)) == "pay.wasted" and list(s.legal(A)) == [Pay(0, 0, 0)]
    play(s, Pay(0, 0, 0), Card(at(s, "EGY026")))
    assert at(s, "EGY026") in s.empire[A]


def empty(*built: str, **more: Any) -> Settlers:
    """There is no card to draw anywhere."""
    me = {"faction": "barbarians", "goods": {"worker": 2}, "built": list(built), "deck_exact": [], **more}
    return position.make({"A": me, "common_exact": []})


@pytest.mark.parametrize("card", ["COM046", "BAR028"])
def test_actions_that_only_draw_need_a_card(card: str) -> None:
    s = empty(card)
    assert refused(s, Activate(at(s, card), 1)) == "deck.empty"
    assert Activate(at(s, card), 1) not in s.legal(A)


def test_the_messenger_needs_a_card_for_a_deal_of_cards() -> None:
    s = empty("COM057", deals=["BAR028"])
    assert refused(s, Activate(at(s, "COM057"), 1)) == "deck.empty"
    s = empty("COM057", deals=["BAR028", "BAR001"])
    play(s, Activate(at(s, "COM057"), 1))
    assert list(s.legal(A)) == [Card(at(s, "BAR001"))] and refused(s, Card(at(s, "BAR028"))) == "deck.empty"


# --- the Dark Altar --------------------------------------------------------------------------------------


def test_razed_cards_are_drawn_before_one_says_what_becomes_points() -> None:
    me = {"goods": {"raze": 1}, "built": ["BAR014"], "hand": ["COM046"], "deck": ["BAR001"]}
    s = position.make({"A": {"faction": "barbarians", **me}, "common": ["COM007"]})
    play(s, Activate(at(s, "BAR014"), 1), Card(at(s, "COM046")))
    play(s, Good(COMMON_CARD), Good(FACTION_CARD))
    assert isinstance(s.asking, ConvertCard) and ids(s, s.aside[A]) == ["COM007", "BAR001"]
    assert list(s.legal(A)) == [Card(at(s, "COM007")), Card(at(s, "BAR001")), Stop()]
    assert s.view(B).table["aside"][A] == [-1, -1]
    play(s, Card(at(s, "COM007")), Stop())
    assert ids(s, s.hand[A]) == ["BAR001"] and position.vp(s, A) == 2
    assert {"COM007", "COM046"} <= set(ids(s, s.discard)) and not s.aside[A]


# --- the order of effects --------------------------------------------------------------------------------


def produce(*built: str, faction: str = "aztecs", common: tuple[str, ...] = (), **more: Any) -> Settlers:
    me = {"faction": faction, "built": list(built), **more}
    s = position.make({"expansion": True, "phase": "production", "A": me, "common": list(common)})
    play(s, Stop())  # the pause before the phase
    return s


PINKS = ("COM012", "COM013", "COM014", "COM015")


def settlers_after(s: Settlers, *moves: Move) -> int:
    play(s, *moves)
    assert s.asking is PAUSE
    return int(stock_of(s, A, SETTLER))


def test_calpulli_before_or_after_the_household_shrine() -> None:
    s = produce("AZT016", "AZT007", common=PINKS)
    assert isinstance(s.asking, Effects)
    assert list(s.legal(A)) == [Card(at(s, "AZT007")), Card(at(s, "AZT016")), InOrder()]
    late = s.clone()
    assert settlers_after(late, InOrder(), Colour(3)) == 3 + 1 + 2
    assert settlers_after(s, Card(at(s, "AZT007")), Colour(3), Reveal()) == 3 + 1 + 2 + 1


def test_the_order_is_not_asked_where_it_does_not_matter() -> None:
    assert not isinstance(produce("AZT016", "AZT001").asking, Effects), "two prayers do not look at each other"
    assert not isinstance(produce("AZT007", "AZT008").asking, Effects)
    s = produce("AZT016", "AZT007", common=PINKS, favour=["pink"])
    assert not isinstance(s.asking, Effects), "pink is held already"
    s = position.make({"phase": "production", "A": {"faction": "romans", "built": ["COM017", "COM016", "ROM011"]}})
    play(s, Stop())
    assert not isinstance(s.asking, Effects)


def test_inari_counts_the_token_of_its_own_bonus_if_its_owner_likes() -> None:
    me = {"faction": "japanese", "goods": {"wood": 1, "stone": 1}, "hand": ["JAP070"], "built": ["COM069"]}
    s = position.make({"expansion": True, "A": me})
    play(s, Build(at(s, "JAP070")), Card(at(s, "COM069")))
    assert isinstance(s.asking, Effects) and list(s.legal(A)) == [Card(at(s, "JAP070")), InOrder(), Bonus()]
    first = s.clone()
    play(first, InOrder(), Colour(8))
    assert position.goods(first, A)["food"] == 0
    play(s, Bonus(), Colour(8))
    assert position.goods(s, A)["food"] == 1


def test_the_token_of_worshippers_may_come_before_the_prayer_of_what_is_built() -> None:
    me = {"faction": "aztecs", "goods": {"wood": 2, "stone": 2}, "hand": ["AZT016"], "built": ["AZT029"]}
    s = position.make({"expansion": True, "A": me, "common": list(PINKS)})
    play(s, Build(at(s, "AZT016")))
    assert isinstance(s.asking, Effects)
    play(s, Card(at(s, "AZT029")), Colour(3), Tokens())
    assert position.goods(s, A)["worker"] == 2


def test_a_known_deck_makes_the_order_of_prayers_matter() -> None:
    s = position.make(
        {"expansion": True, "phase": "production", "A": {"faction": "aztecs", "built": ["AZT016", "AZT001"]}}
    )
    s.top = [s.deck.pop()]
    play(s, Stop())
    assert isinstance(s.asking, Effects)


@pytest.mark.interpreted
def test_only_what_passing_may_explain_is_tried_on_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    thief = {"faction": "barbarians", "built": ["BAR010"], "goods": {"worker": 1}}
    s = position.make({"A": thief, "B": {"faction": "romans"}})
    monkeypatch.setattr(Settlers, "clone", lambda self: pytest.fail("copied"))
    assert refused(s, Activate(at(s, "BAR010"), 1)) == "activate.target"


# --- prayers ---------------------------------------------------------------------------------------------


def test_astrologers_are_all_asked_before_anything_is_revealed() -> None:
    me = {"faction": "aztecs", "built": ["AZT004", "AZT046", "AZT047"], "goods": {"worker": 1, "technology": 2}}
    s = position.make({"expansion": True, "A": me})
    play(s, Activate(at(s, "AZT004"), 1), Colour(1), YES)
    assert isinstance(s.asking, MayPay) and not s.revealed
    play(s, YES)
    (revealed,) = told(s, events_aztecs.PrayerRevealed)
    assert len(revealed.cards) == 5 + 2 + 2


def test_the_observatory_reshuffles() -> None:
    me = {"faction": "aztecs", "built": ["AZT048"], "goods": {"technology": 1}}
    discard = ["COM001", "COM002", "COM003", "COM004", "COM005", "COM006"]
    s = position.make({"expansion": True, "A": me, "common_exact": ["COM007", "COM008"], "discard": discard})
    play(s, Activate(at(s, "AZT048"), 1))
    assert len(s.aside[A]) == 5 and len(told(s, events.Reshuffled)) == 1


def test_whoever_took_marcus_over_uses_the_card_stored_under_him() -> None:
    egypt = {"faction": "egyptians", "goods": {"worker": 1, "gold": 1}, "built": ["EGY064"]}
    rome = {"faction": "romans", "built": [{"card": "ROM068", "ra": "A"}]}
    s = position.make({"expansion": True, "A": egypt, "B": rome, "common": ["COM006", "COM007", "COM008"]})
    play(s, Activate(at(s, "ROM068"), 1), Card(at(s, "COM006")))
    assert ids(s, s.stored[A]) == ["COM006"] and s.stored[B] == ()
    play(s, Leave())  # Rome passes
    before, red = position.vp(s, A), 1 << 2
    s.deck = [card for card in s.deck if not s.box.colours[card] & red]  # nothing else is red
    play(s, Activate(at(s, "EGY064"), 1), Card(at(s, "COM006")))
    assert isinstance(s.asking, ChooseColour) and ids(s, s.called) == ["COM006"]
    play(s, Colour(2))
    assert position.vp(s, A) - before == 1, "the stored card is the only red one"
    assert s.stored[A] == () and "COM006" in ids(s, s.discard), "it is used up"


def test_no_stored_card_is_asked_for_where_it_could_only_be_lost() -> None:
    marcus = {"card": "ROM068", "used": 1, "under": ["COM046"]}
    me = {"faction": "romans", "goods": {"worker": 1}, "built": ["ROM066", marcus]}
    s = position.make({"expansion": True, "A": me, "common": ["COM003"]})
    play(s, Activate(at(s, "ROM066"), 1), Colour(7))
    assert type(s.asking).__name__ != "UseStored" and ids(s, s.stored[A]) == ["COM046"]


def test_a_prayer_that_is_heard_and_brings_nothing_is_told() -> None:
    statue = {"card": "EGY069", "statues": ["red"]}
    s = position.make(
        {
            "expansion": True,
            "A": {"faction": "egyptians", "goods": {"stone": 1}, "built": [statue]},
            "common": ["COM006", "COM023", "COM024", "COM025"],
        }
    )
    play(s, Activate(at(s, "EGY069"), 1))
    assert len(told(s, events_aztecs.PrayerIdle)) == 1


def test_tokens_and_samurai_without_room_are_told() -> None:
    every = ["brown", "grey", "red", "pink", "gold", "black", "purple", "blue", "white"]
    s = produce("AZT007", favour=every)
    assert [event.amount for event in told(s, events_aztecs.FavoursMissed)] == [1]
    me = {
        "faction": "japanese",
        "goods": {"wood": 2, "stone": 2, "food": 2},
        "hand": ["JAP026"],
        "built": ["COM069"],
    }
    s = position.make({"A": me})
    play(s, Build(at(s, "JAP026")), Card(at(s, "COM069")), Card(at(s, "JAP026")))
    assert [event.amount for event in told(s, events.SamuraiLost)] == [1]


def test_a_full_story_telling_stone_is_told() -> None:
    stone = {"card": "AZT023", "under": ["COM006", "COM007"]}
    me = {"faction": "aztecs", "goods": {"worker": 1}, "built": ["AZT004", stone]}
    s = position.make({"expansion": True, "A": me})
    play(s, Activate(at(s, "AZT004"), 1), Colour(1))
    assert [(event.seat, event.card) for event in told(s, events_aztecs.StoreFull)] == [(A, at(s, "AZT023"))]
    assert ids(s, s.stored[A]) == ["COM006", "COM007"] and not told(s, events_aztecs.CardStored)


@pytest.mark.parametrize(("under", "common"), [(3, True), (2, True), (2, False)])
def test_what_the_crystal_library_cannot_keep_is_told(under: int, common: bool) -> None:
    s = position.make(
        {"expansion": True, "A": {"faction": "aztecs", "built": ["AZT023"]}}
    )  # its own faction has no board
    cards = [s.deck.pop() for _ in range(under)]
    for card in cards:
        put_under(s, A, card, at(s, "AZT023"), "card.crystal-library")
    if not common:
        s.gone, s.deck = s.gone + s.deck, []
    before = len(s.log or [])
    StoreTop(3, at(s, "AZT023")).run(s, A)
    kinds = [type(event) for event in (s.log or [])[before:]]
    full, empty = events_aztecs.StoreFull, events.NothingDrawn
    assert kinds == [full if under == 3 else events_aztecs.CardStored if common else empty]
    assert len(s.stored[A]) == (3 if common else 2)


def test_cleanup_tells_what_goes_back() -> None:
    me = {"faction": "romans", "goods": {"wood": 2, "worker": 3, "gold": 1}}
    s = position.make({"phase": "cleanup", "A": me, "B": {"faction": "barbarians"}})
    kept = s.box.factions[s.factions[A]].keeps
    play(s, Stop())
    (event,) = told(s, events.GoodsReturned)
    goods = {"wood": 0, "worker": SETTLER, "gold": 3}
    expected = [(goods[name], count) for name, count in me["goods"].items() if goods[name] != kept]  # type: ignore[attr-defined]
    assert (event.seat, sorted(zip(event.lost[::2], event.lost[1::2], strict=True))) == (A, sorted(expected))


def test_what_lies_on_a_location_that_goes_is_told() -> None:
    shrine = {"card": "JAP015", "samurai": True, "on": {"wood": 2, "stone": 1}}
    japan = {
        "faction": "japanese",
        "goods": {"wood": 2, "stone": 2, "food": 2},
        "hand": ["JAP026"],
        "built": [shrine],
    }
    s = position.make({"A": japan})
    play(s, Build(at(s, "JAP026")), Card(at(s, "JAP015")))
    (event,) = told(s, events.LostWithLocation)
    assert (event.card, event.guarded, event.resources, event.rule) == (at(s, "JAP015"), 1, 3, "build.lost")
    assert text.say(event, "cs", s.game, ("Ája", "Béda")) == "S lokací Svatyně mizí i samuraj a 3 suroviny."


# --- the table -------------------------------------------------------------------------------------------


def test_the_advanced_lookout_of_five_is_marked_as_ours() -> None:
    rules: dict[int, set[str]] = {}
    for seats in (4, 5):
        s = cast(
            Settlers, deskovka.game("settlers").start(seats, 1, {"expansion": "aztecs", "lookout": "advanced"})
        )
        while s.round == 1 and type(s.asking).__name__ == "AdvancedPick":
            play(s, s.legal(s.to_act()[0])[0])
        rules[seats] = {event.rule for event in told(s, events.RowLaid)}
    assert rules == {4: {"advanced.row", "advanced.refill"}, 5: {"advanced.row", "advanced.many"}}
    assert s.game.rule("advanced.many").ruling


def test_a_snapshot_of_version_two_opens() -> None:
    s = two_routes()
    data: Json = s.save()
    data["version"] = 2
    data["markers"] = [data["markers"][B][:1], data["markers"][B][1:], []]
    del data["marked_by"]
    s.game.mend(data)
    assert data["marked_by"] == [[A], [B], []]


def an_old_altar(name: str) -> Json:
    """A table of an older version: the first of two razed goods is to become points, the second is asked about."""
    file = Path(__file__).parents[2] / "server" / "snapshots" / f"settlers-{name}.json"
    found: Json = json.loads(file.read_text(encoding="utf-8"))
    assert (found["agenda"][-1][0]["number"], found["agenda"][-1][0]["given"]) == (1, 1)
    return found


@pytest.mark.parametrize("name", ["1-altar", "2-altar"])
def test_in_the_middle_of_an_old_altar_razed_cards_are_drawn_now(name: str) -> None:
    s = cast(Settlers, upgrade.load(deskovka.game("settlers"), an_old_altar(name)))
    before, hand = position.vp(s, A), len(s.hand[A])
    assert isinstance(s.asking, RazedDeck)
    play(s, Good(COMMON_CARD), Good(COMMON_CARD))
    assert isinstance(s.asking, ConvertCard) and len(s.aside[A]) == 2, (
        "the answer was about a card that nobody had seen"
    )
    play(s, Card(s.aside[A][0]), Stop())
    assert (position.vp(s, A) - before, len(s.hand[A]) - hand) == (2, 1)


def test_in_the_middle_of_an_old_altar_an_answer_about_other_goods_stands() -> None:
    s = cast(Settlers, upgrade.load(deskovka.game("settlers"), an_old_altar("2-altar-settler")))
    before, hand, settlers = position.vp(s, A), len(s.hand[A]), stock_of(s, A, SETTLER)
    play(s, Good(COMMON_CARD), Stop())
    assert (position.vp(s, A) - before, len(s.hand[A]) - hand, stock_of(s, A, SETTLER)) == (2, 1, settlers)


def test_an_old_table_still_knows_who_is_forced_to_discard() -> None:
    desert = {"faction": "egyptians", "built": ["EGY001"], "hand": ["COM001"]}
    s = position.make({"A": desert, "B": {"faction": "romans", "hand": ["COM002"]}})
    play(s, Activate(at(s, "EGY001"), 1), Card(at(s, "COM001")), Opponent(B))
    data: Json = s.save()
    data["version"], data["agenda"][-1][0]["rule"] = 2, "card.desert"
    s.game.mend(data)
    assert data["agenda"][-1][0]["rule"] == "desert.forced"


def test_a_snapshot_of_this_version_is_not_mended() -> None:
    s = two_routes()
    egypt, japan, _ = s.markers
    s.markers = [egypt + japan, (), ()]
    s.marked_by = [(A,), (A,), ()]  # Japan's deal is marked by a card of Egypt's deck
    s.push(C, Convert(at(s, "COM046"), 0, 0, 2, at(s, "BAR014")))
    data: Json = s.save()
    mended = deepcopy(data)
    s.game.mend(mended)
    assert mended == data


@pytest.mark.parametrize(
    ("goods", "hands", "by", "said"),
    [
        (
            (2, 1),
            (0, 3),
            "goods",
            "Nejvíc bodů mají Ája a Béda; rozhodují suroviny a osadníci v zásobě a Ája jich má 2 proti 1.",
        ),
        ((1, 1), (0, 1), "cards", "karty v ruce a Béda jich má 1 proti 0."),
        ((1, 1), (1, 1), "shared", "vítězství je společné."),
    ],
)
def test_at_an_end_by_tie_it_is_told_why(
    goods: tuple[int, int], hands: tuple[int, int], by: str, said: str
) -> None:
    cards = iter(["COM001", "COM002", "COM003", "COM004"])
    seats = [
        {"faction": name, "goods": {"wood": count}, "hand": [next(cards) for _ in range(hand)]}
        for name, count, hand in zip(("romans", "japanese"), goods, hands, strict=True)
    ]
    s = position.make({"phase": "end", "round": 5, "A": seats[0], "B": seats[1]})
    play(s, Stop())
    (tie,) = told(s, events.TieBroken)
    assert tie.by == by and text.say(tie, "cs", s.game, ("Ája", "Béda")).endswith(said)
    assert s.score().winners == (tie.seats if by == "shared" else (tie.seat,))


def test_cards_list_every_printed_number() -> None:
    cards = {one["id"]: one["printed"] for one in deskovka.game("settlers").components.cards("en")}
    assert cards["castle"]["cost"] == [{"wood": 1, "stone": 1}, {"wood": 1, "stone": 1}, {"stone": 2}]
    assert (cards["castle"]["raze"], cards["castle"]["points"], cards["castle"]["uses"]) == ({"card": 2}, 1, 2)
    assert cards["trade-colony"]["colours"] == ["brown", "grey", "red"] and cards["trade-colony"]["copies"] == 3
    assert cards["mission"]["deal"] == "card" and cards["mission"]["pays"] == {"settler": 1}
    assert cards["aztecs"] == {
        "produces": {"settler": 3, "food": 1, "raze": 1, "defence": 1},
        "keeps": "wood",
        "tricolour": 1,
    }
    assert cards["maize-fields"]["set"] == "friends" and cards["maize-fields"]["open"] == {"food": 1}
    assert cards["attack-wood"] == {"good": "wood", "copies": 3}


def test_an_owner_may_raze_the_own_location_that_another_has_taken() -> None:
    egypt = {"faction": "egyptians", "built": ["EGY013"]}
    rome = {"faction": "romans", "built": [{"card": "COM018", "ra": "A"}], "goods": {"raze": 2}}
    s = position.make({"turn": "B", "A": egypt, "B": rome})
    play(s, Raze(at(s, "COM018")))
    assert ids(s, s.foundations[B]) == ["COM018"] and position.goods(s, A)["wood"] == 1


# --- rules that no card of the box comes to --------------------------------------------------------------


def test_goods_of_colours_that_the_book_has_lost_are_marked_as_ours() -> None:
    s = position.make({"expansion": True, "A": {"faction": "aztecs", "built": ["AZT004"]}, "common": ["COM046"]})
    prayer = Prayer(1, ALL, 1 << 7, 1, (Reward(MATCH, 0, (), 0),), 2, at(s, "AZT004"))
    s.push(A, Pray(prayer))
    s.advance()
    play(s, Good(COMMON_CARD))
    drawn = [event.rule for event in told(s, events.CardDrawn)]
    assert drawn == ["prayer.matching-guess"] and s.game.rule("prayer.matching-guess").ruling


def test_a_card_of_a_pack_without_a_raze_field(monkeypatch: pytest.MonkeyPatch) -> None:
    s = position.make({"A": {"faction": "japanese", "hand": ["JAP001"], "goods": {"raze": 1}}})
    raze = s.box.raze[:]
    raze[at(s, "JAP001")] = ()
    monkeypatch.setattr(s.box, "raze", raze)
    assert refused(s, Raze(at(s, "JAP001"))) == "raze.field"
