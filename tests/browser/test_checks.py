"""The checks of the other tests find what they are meant to find."""

from __future__ import annotations

import pytest

from browser.checks import accessible, fits
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
