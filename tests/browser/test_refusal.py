"""What is not allowed says why, names the rule, and leads to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.cases import FULL, LANGS
from browser.checks import accessible, fits, shot
from browser.person import DESKTOP, PHONE, SIZES, Come, Size

LOOKS = [(size, lang) for size in SIZES for lang in LANGS] if FULL else [(DESKTOP, "en"), (PHONE, "cs")]


@pytest.mark.parametrize(("size", "lang"), LOOKS, ids=str)
def test_refused_click(come: Come, game: str, size: Size, lang: str) -> None:
    jana = come("Jana", size, lang)
    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    jana.glowing.first.wait_for()
    number = jana.wire.number
    refusal = jana.page.get_by_role("alert").filter(has=jana.button("show-rule"))
    for place in jana.dark.all():  # a tap beside something that glows may be meant for that
        jana.press_place(place)
        jana.rest(300)
        if refusal.count():
            break
        jana.page.keyboard.press("Escape")
    why = jana.wire.why
    assert why is not None
    expect(refusal).to_contain_text(why["words"][lang])
    expect(refusal).to_contain_text(why["where"][lang])
    shot(jana, f"{game}-refused-{size}-{lang}")
    fits(jana, "a refusal", refusal)
    accessible(jana, "a refusal")
    jana.button("show-rule").click()
    rule = jana.page.locator(f'[data-rule="{why["rule"]}"]')
    expect(rule).to_be_in_viewport()
    shot(jana, f"{game}-rule-{size}-{lang}")
    assert jana.wire.number == number, "a refused click has changed something"


def test_rules_are_searched(come: Come, game: str) -> None:
    jana = come("Jana")
    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    jana.tab("tab-rules")
    all_rules = jana.page.locator("[data-rule]")
    all_rules.first.wait_for()
    before = all_rules.count()
    words = jana.ask("GET", f"/games/{game}/rules")
    entry = (words if isinstance(words, list) else words["rules"])[3]
    search = jana.page.get_by_role("searchbox", name=jana.words("rules-search"))
    search.fill(entry["words"]["cs"][:30])
    expect(jana.page.locator(f'[data-rule="{entry["id"]}"]')).to_be_visible()
    assert all_rules.count() < before
    search.fill("xyzzy")
    expect(jana.page.get_by_text(jana.words("rules-none"))).to_be_visible()
