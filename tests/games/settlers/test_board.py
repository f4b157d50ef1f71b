"""What is drawn of a table of Settlers agrees with what the referee then does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.step import Move
from deskovka.games.settlers.game import SettlersGame
from deskovka.games.settlers.law import events, events_aztecs, moves
from deskovka.games.settlers.law.chapters.building import GiveLocation
from deskovka.games.settlers.law.chapters.free_acts import FreeActs
from deskovka.games.settlers.law.chapters.praying import ChooseMethod
from deskovka.games.settlers.law.chapters.rewards import OfferGoods
from deskovka.games.settlers.law.chapters.solo import ChooseVictim
from deskovka.games.settlers.law.chapters.turn import NEXT_TURN, Act
from deskovka.games.settlers.law.paying import PayWith
from deskovka.games.settlers.law.pieces import COLOURS, FAVOURS, FORTIFY, GOODS, NOBODY, REVEAL_MORE, SHRINE, Title
from deskovka.games.settlers.law.state import Settlers
from games.settlers import position
from games.settlers.players import eager

Json = dict[str, Any]
GAME = cast(SettlersGame, deskovka.game("settlers"))
BOX = GAME.box
PRICES = ("build.pay-first", "deal.food", "activate.pay", "raze.enemy", "raze.hand", "open.visit")
CASES: list[tuple[int, Json]] = [
    (1, {"faction": ("egyptians",)}),
    (2, {"faction": ("egyptians", "japanese")}),
    (
        3,
        {"expansion": "aztecs", "faction": ("aztecs", "egyptians", "romans"), "deck": ("trio", "aztecs", "basic")},
    ),
]


def played(seats: int, options: Json, seed: int) -> Iterator[Settlers]:
    """A random game, before each answer."""
    s, chance = GAME.start(seats, seed, options), Chance(seed)
    while s.to_act():
        yield cast(Settlers, s)
        me = s.to_act()[0]
        s.play(me, eager(s, me, chance))


def drawn(s: Settlers, seat: int | None = None) -> Json:
    return GAME.show.board(s.view(seat))


def meant(use: Json, card: int) -> Move:
    """The move of a use."""
    if "good" in use:
        return moves.Lay(GOODS.index(use["good"]))
    if use["kind"] == "Activate":
        return moves.Activate(card, use.get("times", 1))
    return cast(Move, getattr(moves, use["kind"])(card))


def paid_for(s: Settlers, seat: int, move: Move, way: Json) -> Json:
    """What leaves the supply when a move is said and paid for in this way."""
    t = s.clone()
    t.log = []
    t.play(seat, move)
    while isinstance(t.asking, GiveLocation):
        t.play(seat, t.legal(seat)[0])
    gold = way.get("gold")
    assert isinstance(t.asking, PayWith) == (gold is not None), move
    if gold is not None:
        t.play(seat, moves.Pay(*[gold.get(name, 0) for name in GOODS[:3]]))
    found: Counter[str] = Counter()
    for event in t.log:
        if isinstance(event, events.Paid) and event.seat == seat and event.rule in PRICES:
            found[GOODS[event.good]] += event.amount
    return dict(found)


# --- prices and payments ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_prices_and_payments_are_what_the_referee_takes(seats: int, options: Json) -> None:
    seen: Counter[str] = Counter()
    for n, s in enumerate(played(seats, options, seed=3)):
        seat = s.to_act()[0]
        if n % 3 or not isinstance(s.asking, Act):
            continue
        legal = s.legal(seat)
        for card, uses in drawn(s, seat)["uses"].items():
            for use in uses:
                move = meant(use, int(card))
                if move in legal and not use.get("free"):
                    for way in use.get("pays", [{"goods": {}}]):
                        assert paid_for(s, seat, move, way) == way["goods"], (move, way)
                        seen[use["kind"] + (" with gold" if "gold" in way else "")] += 1
    assert {"Build", "Deal", "Activate", "Raze", "Build with gold"} <= seen.keys()


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_whatever_may_be_done_with_a_card_is_listed(seats: int, options: Json) -> None:
    for s in played(seats, options, seed=4):
        seat = s.to_act()[0]
        if isinstance(s.asking, Act | FreeActs):
            uses = drawn(s, seat)["uses"]
            listed = {repr(meant(use, int(card))) for card, its in uses.items() for use in its}
            free = {repr(meant(use, int(card))) for card, its in uses.items() for use in its if use.get("free")}
            for move in s.legal(seat):
                if hasattr(move, "card") or isinstance(move, moves.Lay):
                    assert repr(move) in (listed if isinstance(s.asking, Act) else free), move


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_a_card_lacks_something_exactly_if_it_cannot_be_built(seats: int, options: Json) -> None:
    ways_out = 0
    for s in played(seats, options, seed=5):
        seat = s.to_act()[0]
        if isinstance(s.asking, Act):
            lacks = drawn(s, seat)["lacks"]
            for card in s.hand[seat]:
                assert (s.why_not(seat, moves.Build(card)) is None) == (str(card) not in lacks)
                good = lacks.get(str(card), {}).get("send")
                if good and s.why_not(seat, moves.Send(GOODS.index(good))) is None:
                    t = s.clone()
                    t.goods[seat * 8 + GOODS.index(good)] += 1
                    assert t.why_not(seat, moves.Build(card)) is None
                    ways_out += 1
    assert ways_out


def test_a_payment_that_would_waste_the_action_is_not_offered() -> None:
    """The page once offered all ways to pay, also those that the referee refuses."""
    for seed in range(8):
        for s in played(2, {"faction": ("romans", "egyptians")}, seed):
            if isinstance(s.asking, PayWith):
                seat = s.to_act()[0]
                ways = drawn(s, seat)["ways"]
                said = [moves.Pay(*[way["gold"].get(name, 0) for name in GOODS[:3]]) for way in ways]
                assert sorted(map(repr, said)) == sorted(map(repr, s.legal(seat)))
                amounts = [sum(way["gold"].values()) for way in ways]
                assert amounts == sorted(amounts)
                assert "ways" not in drawn(s, 1 - seat) and "ways" not in drawn(s)


def test_razing_is_dearer_where_tokens_and_walls_stand() -> None:
    wall = next(card for card in range(len(BOX.ids)) if BOX.always[card] == FORTIFY)
    faction = BOX.factions[BOX.deck[wall] - 1].name
    theirs = {"faction": faction, "built": [{"card": "COM018", "defense": True}, "COM021", BOX.ids[wall]]}
    s = position.make({"A": {"faction": "egyptians", "goods": {"raze": 9}}, "B": theirs, "do": []})
    uses = drawn(s, 0)["uses"]
    price = {id: uses[str(BOX.numbers[id])][0]["pays"] for id in ("COM018", "COM021")}
    assert price == {"COM018": [{"goods": {"raze": 4}}], "COM021": [{"goods": {"raze": 3}}]}


# --- alone -----------------------------------------------------------------------------------------------


def test_the_virtual_player_spares_what_goes_back_before_it_attacks() -> None:
    """The page's own forecast once missed a change of the rule."""
    taken = {"faction": "egyptians", "built": ["COM079"]}
    s = position.make({"solo": True, "A": taken, "virtual": {"area": [], "line": ["ATT015"]}})
    card = s.box.numbers["COM079"]
    hit = [threat for threat in drawn(s, 0)["alone"]["threats"] if threat["targets"]]
    assert [threat["targets"] for threat in hit] == [[card]]
    s.home[card] = 1
    threats = drawn(s, 0)["alone"]["threats"]
    assert threats and not any(threat["targets"] for threat in threats)


@pytest.mark.parametrize("faction", ["egyptians", "japanese", "romans"])
def test_attacks_come_as_foretold(faction: str) -> None:
    """Whoever passes now meets an attack card, and it hits what was named."""
    met: Counter[str] = Counter()
    for seed in range(3):
        for s in played(1, {"faction": (faction,)}, seed):
            if not isinstance(s.asking, Act):
                continue
            board = drawn(s, 0)
            threats = {threat["good"]: threat for threat in board["alone"]["threats"]}
            assert sum(threat["cards"] for threat in threats.values()) == board["alone"]["attacks"]
            t = s.clone()
            t.log = []
            t.play(0, moves.Leave())
            told = [
                e for e in t.log if isinstance(e, events.AttackRevealed | events.Attacked | events.AttackMissed)
            ]
            if not told or not isinstance(told[0], events.AttackRevealed):
                continue  # something is asked before it
            targets = threats[GOODS[s.box.deal[told[0].card]]]["targets"]
            if len(targets) > 1:
                assert isinstance(t.asking, ChooseVictim) and set(t.asking.targets) == set(targets)
            elif targets:
                assert isinstance(told[1], events.Attacked) and told[1].card == targets[0]
            else:
                assert isinstance(told[1], events.AttackMissed)
            met[str(min(len(targets), 2))] += 1
    assert {"0", "1"} <= met.keys()


def test_when_all_attack_cards_lie_open_the_first_of_the_line_strikes() -> None:
    """The terminal once foretold nothing then."""
    line = [BOX.ids[card] for card in BOX.attack_pool]
    s = position.make({"solo": True, "A": {"faction": "egyptians"}, "virtual": {"area": [], "line": line}})
    (threat,) = drawn(s, 0)["alone"]["threats"]
    assert threat == {"good": GOODS[BOX.deal[BOX.attack_pool[0]]], "cards": 0, "targets": []}


def test_the_end_alone_is_told_as_it_is_scored() -> None:
    for seed in range(4):
        s = GAME.start(1, seed, {"faction": ("romans",)})
        chance = Chance(seed)
        while s.to_act():
            s.play(0, eager(s, 0, chance))
        alone = drawn(cast(Settlers, s), 0)["alone"]
        assert alone["won"] == (s.score().winners == (0,)) == (alone["own"] > len(alone["collection"]))
        assert alone["rank"] == sum(s.score().points[0] >= least for least in (30, 40, 50, 60, 70, 80))


# --- prayers ---------------------------------------------------------------------------------------------

PRAYING: Json = {
    "expansion": "aztecs",
    "faction": ("aztecs", "romans"),
    "deck": ("friends", "aztecs"),
    "format": "open",
}


def test_prayers_reveal_and_count_as_the_board_says() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        for s in played(2, PRAYING, seed):
            praying = drawn(s).get("prayer")
            if not isinstance(s.asking, ChooseMethod):
                assert praying is None or "reveals" not in praying
                continue
            assert praying is not None
            seat = s.to_act()[0]
            assert praying["seat"] == seat and praying["card"] == s.asking.prayer.card
            counts = [token for token, effect in praying["tokens"].items() if effect == "may"]
            assert len(praying["tokens"]) == int(s.favours[seat]).bit_count() and counts
            t = s.clone()
            t.log = []
            t.play(seat, moves.Reveal())
            shown = [len(e.cards) for e in t.log if isinstance(e, events_aztecs.PrayerRevealed)]
            if shown and len(s.deck) + len(s.top) + len(s.discard) > 12:
                assert shown[0] == praying["reveals"]
                seen["revealed"] += 1
            t = s.clone()
            t.log = []
            t.play(seat, moves.Tokens())
            counted = sum(e.tokens for e in t.log if isinstance(e, events_aztecs.PrayerCounted))
            if counted:
                assert counted == len(counts)
                seen["counted"] += 1
    assert seen["revealed"] and seen["counted"]


def test_locations_that_reveal_more_are_counted() -> None:
    """The page once told the number that stands on the card."""
    more = next(card for card in range(len(BOX.ids)) if BOX.always[card] == REVEAL_MORE)
    built = [BOX.ids[more], "AZT004"]
    aztec = {"faction": "aztecs", "built": built, "favour": ["red"], "goods": {"worker": 3}}
    s = position.make({"expansion": True, "A": aztec, "do": []})
    s.play(0, moves.Activate(BOX.numbers["AZT004"], 1))
    s.play(0, moves.Colour(COLOURS.index("red")))
    assert isinstance(s.asking, ChooseMethod)
    assert drawn(s, 0)["prayer"]["reveals"] == s.asking.prayer.cards + BOX.amount[more]


def test_offerings_are_worth_what_they_bring() -> None:
    altar = next(card for card in range(len(BOX.ids)) if "offer" in title_of(card).words)
    goods = {"worker": 3, "wood": 2, "stone": 2}
    aztec = {"faction": "aztecs", "built": [BOX.ids[altar]], "favour": ["brown", "grey"], "goods": goods}
    s = position.make({"expansion": True, "A": aztec, "do": []})
    s.play(0, moves.Activate(altar, 1))
    s.play(0, moves.Tokens())
    before = sum(s.earned)
    for good, worth in (("wood", 0), ("stone", 2), ("", 4)):  # a point for each, and one for each kind
        offer = drawn(s)["prayer"]["offer"]
        assert isinstance(s.asking, OfferGoods) and offer["worth"] == worth
        assert good in offer["left"] or not offer["left"]
        s.play(0, moves.Good(GOODS.index(good)) if good else moves.Stop())
    assert sum(s.earned) - before == 4


def title_of(card: int) -> Title:
    return BOX.titles[BOX.title[card]]


# --- what lies there -------------------------------------------------------------------------------------


def test_what_lies_on_locations_is_named() -> None:
    gate = {"card": "JAP013", "ra": "A", "under": ["COM001", "COM002"]}
    shrine_card = next(card for card in range(len(BOX.ids)) if BOX.always[card] == SHRINE)
    shrine = {"card": BOX.ids[shrine_card], "on": {"wood": 4, "stone": 3}}
    guarded = {"card": "JAP014", "samurai": True}
    s = position.make(
        {"A": {"faction": "egyptians"}, "B": {"faction": "japanese", "built": [gate, shrine, guarded]}}
    )
    number = s.box.numbers
    for seat in (None, 0, 1):
        places = drawn(s, seat)["locations"]
        known = [number["COM001"], number["COM002"]] if seat == 1 else [-1, -1]
        assert places[str(number["JAP013"])] == {"owner": 1, "hidden": known}
        assert places[str(shrine_card)] == {"offerings": {"count": 7, "points": 5}}
        assert places[str(number["JAP014"])] == {"guarded": True}


@pytest.mark.parametrize(("seats", "options"), CASES[1:])
def test_hands_are_seen_by_their_owners(seats: int, options: Json) -> None:
    perhaps = 0
    for n, s in enumerate(played(seats, options, seed=6)):
        if n % 5:
            continue
        for seat in range(seats):
            board = drawn(s, seat)
            assert board["sides"][str(seat)]["hand"] == list(s.hand[seat])
            for other in range(seats):
                its = board["sides"][str(other)]
                table = s.view(seat).table
                assert its["hand"] == list(table["hand"][other]) and len(its["hand"]) == len(s.hand[other])
                assert its["foundations"] == list(table["foundations"][other])
                commons = [s.box.deck[card] == 0 for card in s.hand[other]]
                assert commons == [i < its["commons"] for i in range(len(commons))]
                perhaps += len(its["perhaps"])
                assert {card for one in its["perhaps"] for card in [one["card"]]} <= {
                    row[0] for row in table["maybe"]
                }
        assert drawn(s)["uses"] == drawn(s)["lacks"] == {}


def test_what_works_at_the_very_end_belongs_to_the_actions() -> None:
    """Nobody is attacked in company, whatever is asked after the last turn."""
    s = position.make({"A": {}, "B": {}, "do": [], "round": 5})
    assert drawn(s)["phase"] == "action"
    keep = [(step, seat) for step, seat in zip(s.steps, s.actors, strict=True) if step is not NEXT_TURN]
    s.steps, s.actors = [step for step, _ in keep], [seat for _, seat in keep]
    assert drawn(s)["phase"] == "action"


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_supplies_favours_and_trios_are_those_of_the_table(seats: int, options: Json) -> None:
    for n, s in enumerate(played(seats, options, seed=7)):
        if n % 5:
            continue
        board = drawn(s)
        assert board["round"] == s.round
        assert ("attack" in board["phases"]) == (seats == 1) and ("cleanup" in board["phases"]) == (s.round < 5)
        assert board["phase"] in board["phases"]
        for side in range(s.sides):
            its = board["sides"][str(side)]
            assert ("defence" in its["supply"]) == (seats > 1)
            for good, count in its["supply"].items():
                assert count == s.goods[side * 8 + GOODS.index(good)]
            assert s.goods[side * 8 + 7] == its["supply"].get("technology", 0)
            assert len(its["favours"]) == int(s.favours[side]).bit_count()
            assert ("tricolour" in its["favours"]) == bool(s.favours[side] >> FAVOURS & 1)
            for colour, count in its.get("trios", {}).items():
                bit = 1 << GAME.show.scene(s.options)["colours"].index(colour)
                assert count == sum(bool(s.box.colours[card] & bit) for card in s.empire[side]) // 3
        lent = {card for card in range(len(s.box.ids)) if s.home[card] != NOBODY}
        assert lent == {int(card) for card, lies in board["locations"].items() if "owner" in lies}
