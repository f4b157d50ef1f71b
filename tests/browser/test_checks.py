"""The checks of the other tests find what they are meant to find."""

from __future__ import annotations

import pytest

from browser.checks import accessible, fits
from browser.legible import illegible
from browser.person import Come

GOOD = '<html lang="en"><title>t</title><main><h1>Title</h1><button>Play</button></main>'
COVER = '<div style="position:fixed;inset:0;background:#fff"></div>'
OUTSIDE = '<button style="position:fixed;left:-500px">Lost</button>'
WIDE = '<div style="width:5000px">wide</div>'
PALE = '<button style="color:#eee;background:#fff">Pale</button>'


def test_what_is_good_passes(come: Come) -> None:
    person = come("Jana")
    person.page.set_content(GOOD)
    fits(person, "good")
    accessible(person, "good")


@pytest.mark.parametrize("fault", [COVER, OUTSIDE, WIDE], ids=["covered", "outside", "wide"])
def test_what_cannot_be_hit_is_found(come: Come, fault: str) -> None:
    person = come("Jana")
    person.page.set_content(GOOD + fault)
    with pytest.raises(AssertionError):
        fits(person, "bad")


def test_what_cannot_be_read_is_found(come: Come) -> None:
    person = come("Jana")
    person.page.set_content(GOOD + PALE)
    with pytest.raises(AssertionError, match="color-contrast"):
        accessible(person, "bad")


def test_what_the_console_says_is_kept(come: Come) -> None:
    person = come("Jana")
    person.page.evaluate("() => console.error('oh')")
    person.until(lambda: person.complaints() == ["oh"], "the console")
    person.forgive("^oh$")
    assert person.complaints() == []


LINE = "position:fixed;left:20px;top:60px;width:120px;white-space:nowrap;"
LEGIBLE = {
    "plain": f'<p style="{LINE}">some words</p>',
    "scrolled": f'<p style="{LINE}overflow:auto">more words than one line has room for</p>',
    "for ears": '<p style="clip-path:inset(50%);width:1px;overflow:hidden;font-size:9px">for ears</p>',
    "under glass": f'<p style="{LINE}">words</p><div style="{LINE}height:40px;background:#fff1"></div>',
    "large svg": '<svg width="400" height="200" viewBox="0 0 40 20"><text y="9" font-size="2">words</text></svg>',
}
ILLEGIBLE = {
    "cut": (
        f'<p style="{LINE}overflow:hidden">more words than one line has room for</p>',
        f'<p style="{LINE}overflow:hidden;text-overflow:ellipsis">more words than one line has room for</p>',
        f'<p style="{LINE}overflow:hidden;height:20px;white-space:normal">two lines of words, one is seen</p>',
        f'<div style="{LINE}overflow:clip"><p style="margin-left:90px">some words</p></div>',
        '<p style="position:fixed;left:-30px">some words</p>',
    ),
    "covered": (
        f'<p style="{LINE}">some words</p><div style="{LINE}height:40px;background:#fff"></div>',
        f'<p style="{LINE}">words</p><div style="{LINE}height:40px;background:#fff;pointer-events:none"></div>',
    ),
    "over": (f'<p style="{LINE}">some words</p><p style="{LINE}">other words</p>',),
    "small": (
        f'<p style="{LINE}font-size:11px">some words</p>',
        f'<p style="{LINE}transform:scale(0.5)">some words</p>',
        '<svg width="400" height="200" viewBox="0 0 800 400"><text y="90" font-size="20">words</text></svg>',
    ),
}


@pytest.mark.parametrize("html", LEGIBLE.values(), ids=LEGIBLE)
def test_what_can_be_read_is_left_alone(come: Come, html: str) -> None:
    person = come("Jana")
    person.page.set_content(html)
    assert illegible(person) == []


@pytest.mark.parametrize("kind", ILLEGIBLE)
def test_what_cannot_be_read_is_named(come: Come, kind: str) -> None:
    person = come("Jana")
    for html in ILLEGIBLE[kind]:
        person.page.set_content(html)
        assert [found.partition(":")[0] for found in illegible(person)] == [kind], html
