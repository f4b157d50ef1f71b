"""Citations: pages as they were read from the books, and our own decisions without one."""

from __future__ import annotations

from typing import Any, Final

import pytest

import deskovka
from deskovka import Move
from deskovka.core import text
from deskovka.games.settlers.law import events, events_aztecs, reasons
from deskovka.games.settlers.law.moves import Activate, Bonus, Build, Card, Colour, Opponent, Reveal, Stop, Tokens
from deskovka.games.settlers.law.pieces import NOBODY, NOTHING
from deskovka.games.settlers.law.state import Settlers
from games.settlers import position

GAME: Final = deskovka.game("settlers")
A, B = range(2)

# The expansion's book, page by page: the chapters that stand there, and the rules that they prove.
PAGES: Final = {
    1: (("Formáty hry",), ("deck.choose", "deck.standard", "deck.open")),
    2: (
        ("Přízeň bohů", "Vzývání bohů", "Vzývání bohů s žetony přízně"),
        (
            *("favour.one-each", "favour.tricolour", "favour.cleanup", "favour.asked"),
            *("prayer.announce", "prayer.choose", "prayer.asked", "prayer.method", "prayer.reveal"),
            *("prayer.revealed", "prayer.fitting", "prayer.colours", "prayer.rewards", "prayer.discard"),
            *("prayer.offer", "offer.lack"),
        ),
    ),
    3: (
        ("Vzývání bohů s žetony přízně", "Kdy spustit vzývání bohů", "Oranžová barva"),
        (
            *("prayer.failed", "prayer.count", "prayer.moment", "prayer.deal-colour"),
            "favour.orange",
        ),
    ),
    4: (
        ("Odpovídající", "Pravidla z předešlých rozšíření", "Bližší vysvětlení"),  # the table of the first
        (
            "prayer.matching",
            *("prayer.colourless", "prayer.stored", "card.marcus-the-helpful", "card.consecrated-spoils"),
            *("card.shrine-of-thoth", "card.solid-foundations"),
        ),
    ),
}


def test_every_page_of_the_expansion_is_the_one_that_was_read() -> None:
    cited: dict[int, set[str]] = {page: set() for page in PAGES}
    for entry in GAME.rules.values():
        if entry.book and entry.page is not None:
            cited[entry.page].add(entry.id)
            assert entry.chapter["cs"] in PAGES[entry.page][0], entry.id
    assert cited == {page: set(rules) for page, (_, rules) in PAGES.items()}


def lay(built: str, common: list[str], **more: Any) -> Settlers:
    me = {"faction": "aztecs", "goods": {"worker": 1}, "built": [built], **more}
    return position.make({"expansion": True, "A": me, "common": common})


def cites(s: Settlers, kind: type[Any]) -> str:
    """Where the log says that the only event of this kind comes from."""
    (event,) = [event for event in s.log or [] if isinstance(event, kind)]
    return text.cite(s.game, event, "cs")


def pray(s: Settlers, *moves: Move) -> Settlers:
    for move in moves:
        s.play(A, move)
    return s


REDS: Final = ["COM006", "COM018", "COM007", "COM008", "COM009"]


@pytest.mark.parametrize(
    ("kind", "page"),
    [
        (events_aztecs.PrayerBegan, 3),
        (events_aztecs.ColourNamed, 2),
        (events_aztecs.PrayerRevealed, 2),
        (events_aztecs.PrayerCounted, 3),
    ],
)
def test_the_log_of_a_prayer_cites_these_pages(kind: type[Any], page: int) -> None:
    s = lay("AZT004", REDS)
    pray(s, Activate(s.box.numbers["AZT004"], 1), Colour(2))
    assert cites(s, kind).endswith(f"s. {page}")


def test_a_prayer_in_vain_cites_the_third_page() -> None:
    s = lay("AZT004", ["COM046", "COM047", "COM048", "COM049", "COM050"])
    pray(s, Activate(s.box.numbers["AZT004"], 1), Colour(2))
    assert cites(s, events_aztecs.PrayerFailed).endswith("s. 3")


def test_tokens_alone_cite_the_second_page() -> None:
    s = lay("AZT004", REDS, favour=["red"])
    pray(s, Activate(s.box.numbers["AZT004"], 1), Colour(2), Tokens())
    assert cites(s, events_aztecs.TokensTrusted).endswith("s. 2")


def test_a_card_without_a_colour_counts_in_no_prayer() -> None:
    ruins = ["COM069", "COM070", "COM071", "COM072", "COM073"]
    s = lay("AZT004", ruins, favour=["red"])
    assert not any(s.box.colours[s.box.numbers[id]] for id in ruins)
    pray(s, Activate(s.box.numbers["AZT004"], 1), Colour(2), Reveal())
    assert cites(s, events_aztecs.PrayerFailed).endswith("s. 3")


def test_paying_for_the_desert_cites_the_desert() -> None:
    desert = {"faction": "egyptians", "built": ["EGY001"], "hand": ["COM001"]}
    s = position.make({"A": desert, "B": {"faction": "romans", "hand": ["COM002"]}})
    pray(s, Activate(s.box.numbers["EGY001"], 1))
    found = s.why_not(A, Card(s.box.numbers["COM002"]))
    assert found is not None and (found.rule, found.page) == ("card.desert", 11)
    pray(s, Card(s.box.numbers["COM001"]), Opponent(B))
    forced = s.why_not(B, Card(s.box.numbers["COM001"]))
    assert forced is not None and (forced.rule, forced.page) == ("desert.forced", 11)
    s.play(B, Card(s.box.numbers["COM002"]))
    discarded = [event.rule for event in s.log or [] if isinstance(event, events.CardDiscarded)]
    assert discarded == ["card.desert", "desert.forced"]


@pytest.mark.parametrize(
    ("faction", "card", "rule", "page"),
    [
        ("barbarians", "BAR030", "card.robbers", 12),
        ("japanese", "JAP027", "card.ninjas", 11),
        ("romans", "ROM010", "card.spies", 11),
    ],
)
def test_a_deal_that_nobody_has_cites_the_card_that_wants_it(
    faction: str, card: str, rule: str, page: int
) -> None:
    me = {"faction": faction, "built": [card], "goods": {"worker": 1}}
    s = position.make({"A": me, "B": {"faction": "egyptians", "deals": ["EGY001"]}})
    pray(s, Activate(s.box.numbers[card], 1))
    wanted = s.box.numbers["COM001"]
    found = s.why_not(A, Card(wanted))
    assert found is not None and (found.rule, found.page) == (rule, page)
    assert found.reason == reasons.NotTheirDeal(wanted, NOBODY)


def test_a_location_in_the_price_is_told_beside_the_goods() -> None:
    tower = {"faction": "barbarians", "goods": {"wood": 1, "gold": 0}, "hand": ["BAR012"]}
    for built, missing in (([], "1 dřevo a 1 lokaci (či základy)"), (["COM006"], "1 dřevo")):
        s = position.make({"A": {**tower, "built": built}})
        found = s.why_not(A, Build(s.box.numbers["BAR012"]))
        assert found is not None
        price = f"Potřebuješ ještě {missing}: karta Hlídková věž stojí 2 dřeva a 1 lokaci; máš 1 dřevo"
        assert found.say("cs").startswith(price)


@pytest.mark.parametrize(
    ("goods", "missing"),
    [
        ({"gold": 1}, "2 suroviny (dřevo nebo kámen)"),
        ({"wood": 1, "gold": 1}, "1 kámen"),
        ({"stone": 2}, "1 dřevo"),
    ],
)
def test_what_gold_replaces_is_not_missing(goods: dict[str, int], missing: str) -> None:
    s = position.make({"A": {"faction": "romans", "goods": goods, "hand": ["COM001"]}})
    found = s.why_not(A, Build(s.box.numbers["COM001"]))
    assert found is not None and found.say("cs").startswith(f"Potřebuješ ještě {missing}: karta Socha stojí")


def test_a_location_that_need_not_be_given_is_no_part_of_the_price() -> None:
    me = {"faction": "egyptians", "goods": {"wood": 1}, "built": ["COM040"], "hand": ["EGY001", "EGY019"]}
    s = position.make({"A": me})
    pray(s, Activate(s.box.numbers["COM040"], 1))
    found = s.why_not(A, Card(s.box.numbers["EGY019"]))
    assert found is not None and (found.rule, found.page) == ("settlers.cost", 12)
    assert "lokaci" not in found.say("cs")


def test_a_refused_order_says_what_waits() -> None:
    me = {"faction": "japanese", "goods": {"wood": 1, "stone": 1}, "hand": ["JAP070"], "built": ["COM069"]}
    s = position.make({"expansion": True, "A": me})
    inari = s.box.numbers["JAP070"]
    pray(s, Build(inari), Card(s.box.numbers["COM069"]))
    found = s.why_not(A, Card(s.box.numbers["COM069"]))
    assert found is not None and found.reason == reasons.NotWaiting(s.box.numbers["COM069"], (inari,), inari)
    produced = {"faction": "aztecs", "built": ["AZT016", "AZT007"]}
    s = position.make({"expansion": True, "phase": "production", "A": produced})
    pray(s, Stop())
    found = s.why_not(A, Bonus())
    works = (s.box.numbers["AZT016"], s.box.numbers["AZT007"])
    assert found is not None and found.reason == reasons.NotWaiting(NOTHING, works, NOTHING)


# --- ours ------------------------------------------------------------------------------------------------


def test_a_faction_by_lot_is_told_as_ours() -> None:
    s = GAME.start(2, 1, {"faction": ("romans", "drawn")})
    chosen = [event.rule for event in s.log or [] if isinstance(event, events.FactionChosen)]
    assert chosen == ["setup.factions", "setup.lot"] and GAME.rules["setup.lot"].ruling


def test_cards_that_go_with_the_location_above_them_are_told_as_ours() -> None:
    japan = {
        "faction": "japanese",
        "goods": {"wood": 2, "stone": 2, "food": 2},
        "hand": ["JAP026"],
        "built": [{"card": "JAP013", "under": ["COM001"]}],
    }
    s = position.make({"A": japan})
    pray(s, Build(s.box.numbers["JAP026"]), Card(s.box.numbers["JAP013"]))
    assert cites(s, events.CardDiscarded) == text.where(GAME.rules["build.lost-under"], "cs")
    assert GAME.rules["build.lost-under"].ruling and not GAME.rules["build.lost"].ruling


def test_what_a_card_offers_to_choose_from_is_ours() -> None:
    assert all(GAME.rules[id].ruling for id in ("gain.or", "gain.any")) and not GAME.rules["gain.listed"].ruling
