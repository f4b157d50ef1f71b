"""How much travels before the first screen and the first board are there: less than 200 kB, pictures and all."""

from __future__ import annotations

import pytest

from browser.person import PHONE, Come

MOST = 200_000  # bytes as they travel, compressed


@pytest.mark.parametrize("screen", ["lobby", "table"])
def test_first_load(come: Come, game: str, screen: str) -> None:
    light(come, game, screen)


def light(come: Come, game: str, screen: str) -> None:
    """A phone that has never been here fetches little."""
    host = come("Host")
    made = host.open_table(game, ("me", "bot"))
    jana = come("Jana", PHONE)
    network = jana.context.new_cdp_session(jana.page)
    network.send("Network.enable")
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    if screen == "lobby":
        jana.lobby(game)
    else:
        jana.visit(f"/t/{made['table']}")
        jana.at_board()
    jana.page.wait_for_load_state("networkidle")
    assert len(sizes) > 3, "nothing was counted"
    assert sum(sizes) < MOST, f"{sum(sizes):,.0f} bytes in {len(sizes)} files"
