"""Decks over HTTP: ready ones, the checker's reasons, and keeping a deck for a new table."""

from __future__ import annotations

from pathlib import Path

import pytest

import deskovka
from server.house import Data, House, tell

DECKS = "/api/games/settlers/decks"
NAMES = [title.name for title in deskovka.game("settlers").box.titles if title.set == "basic"]  # type: ignore[attr-defined]


@pytest.fixture
def settlers_shelf(shelf: Path) -> Path:
    return shelf.parent / "settlers"


def written(cards: list[str], id: str = "sun", faction: str = "aztecs") -> Data:
    listed = ", ".join(f'"{card}"' for card in cards)
    text = f'game = "settlers"\n[deck.{id}]\nname = "Sun"\nfaction = "{faction}"\ncards = [{listed}]\n'
    return {"file": "sun.toml", "text": text}


def wrong(report: Data, format: str) -> list[str]:
    (deck,) = report["decks"]
    return [why["en"] for f in deck["formats"] if f["id"] == format for why in f["wrong"]]


def test_ready_decks_are_offered_with_their_cards(sqlite: str, shelf: Path) -> None:
    async def story(house: House) -> None:
        offer = await house.browser().get(DECKS)
        basic = next(d for d in offer["decks"] if (d["faction"], d["id"]) == ("aztecs", "basic"))
        assert set(basic["cards"]) == set(NAMES) and "30" in basic["about"]["cs"]
        trio = [d for d in offer["decks"] if (d["faction"], d["id"]) == ("aztecs", "trio")]
        assert [len(d["cards"]) for d in trio] == [18, 24] and [d["format"] for d in trio] == ["standard", "open"]
        assert all(not f["wrong"] for d in offer["decks"] for f in d["formats"] if f["id"] == d["format"])
        assert offer["keeps"] is True
        assert (await house.browser().get("/api/games/rebirth/decks"))["decks"] == []

    tell(sqlite, story)


def test_the_checker_gives_every_reason(sqlite: str, shelf: Path) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        assert wrong(await host.post(DECKS, written(NAMES)), "standard") == []
        short = await host.post(DECKS, written(NAMES[1:]))
        assert len(wrong(short, "standard")) == 2 and len(wrong(short, "open")) == 1
        mixed = wrong(await host.post(DECKS, written([*NAMES, "triple-temple", "cacao-market"])), "standard")
        titles = [
            str(deskovka.game("settlers").options["deck"].value_title(name, "en")) for name in ("friends", "trio")
        ]
        assert any(all(title in why for title in titles) for why in mixed) and len(mixed) > 2
        foreign = wrong(await host.post(DECKS, written([*NAMES[1:], "idol"])), "open")
        assert any("Idol" in why for why in foreign)
        for file in (
            written(["no-such-card"]),
            written(NAMES, faction="atlanteans"),
            written(NAMES, id="Up"),
            {"file": "x.toml", "text": 'game = "settlers"\n[card.idol]\nuses = 2\n'},
            {"file": "x.toml", "text": "= ="},
            {"file": "../../x.json", "text": "[]"},
            {"file": "😀" * 300 + ".toml", "text": "deck = 3"},
            {"file": "\x00/.toml", "text": 'game = "settlers"\ndeck = 3\n'},
        ):
            assert (await host.post(DECKS, file, 400))["error"]["cs"]
        await host.post("/api/games/rebirth/decks", written(NAMES), 400)

    tell(sqlite, story)


def test_a_deck_is_kept_and_played(sqlite: str, settlers_shelf: Path) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        first = await host.post(DECKS, {**written(NAMES), "keep": True})
        again = await host.post(DECKS, {**written(NAMES), "keep": True})
        other = await host.post(DECKS, {**written(NAMES[::-1]), "keep": True})
        assert (first["pack"], again["pack"], other["pack"]) == ("sun.toml", "sun.toml", "sun-2.toml")
        assert sorted(path.name for path in settlers_shelf.iterdir()) == ["sun-2.toml", "sun.toml"]
        options = {"expansion": "aztecs", "faction": ["aztecs", "drawn"], "deck": ["sun", "basic"]}
        made = await host.new_table("me", "bot", game="settlers", packs=["sun.toml"], options=options)
        assert (await host.get(f"/api/tables/{made['table']}"))["packs"][0]["name"] == "sun.toml"

    tell(sqlite, story)


def test_only_the_host_keeps_decks(sqlite: str, settlers_shelf: Path) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        assert (await host.get(DECKS))["keeps"] is False
        await host.post(DECKS, {**written(NAMES), "keep": True}, 403)
        assert not settlers_shelf.exists()

    tell(sqlite, story, public_url="http://localhost")


@pytest.mark.parametrize("key", ["../../outside", "/tmp/outside", "a/b", "..", ".hidden", "con\\u0000"])
def test_a_decks_key_names_no_other_folder(sqlite: str, settlers_shelf: Path, key: str) -> None:
    async def story(house: House) -> None:
        everything = {*settlers_shelf.parent.parent.rglob("*.toml")}
        reply = await house.browser().http.post(DECKS, json={**written(NAMES, f'"{key}"'), "keep": True})
        assert reply.status_code == 400, reply.text
        assert {*settlers_shelf.parent.parent.rglob("*.toml")} == everything
        assert not Path("/tmp/outside.toml").exists()

    tell(sqlite, story)


def test_nobody_behind_a_proxy_sits_at_the_servers_machine(sqlite: str, settlers_shelf: Path) -> None:
    async def story(house: House) -> None:
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            browser = house.browser()
            browser.http.headers[header] = "203.0.113.7"
            assert (await browser.get(DECKS))["keeps"] is False
            await browser.post(DECKS, {**written(NAMES), "keep": True}, 403)
        assert not [*settlers_shelf.rglob("*.toml")]

    tell(sqlite, story)
