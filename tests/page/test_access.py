"""Everybody can use it: axe on every room, at both sizes, in both themes; words for those who listen."""

from collections.abc import Callable

import pytest

from page.browsing import DESK, PHONE, Reader, expect
from page.test_table import seated
from server.running import Table

Readers = Callable[..., Reader]
ROOMS = ("/", "/new", "/tables", "/t/nobody-was-here")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_every_room(reader: Readers, size: tuple[int, int], theme: str) -> None:
    anna = reader(size=size, theme=theme)
    for room in ROOMS:
        anna.open(room)
        expect(anna.page.locator(".frame")).to_be_visible()
        anna.is_accessible()
        anna.fits()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_table(reader: Readers, size: tuple[int, int], theme: str) -> None:
    anna = reader(size=size, theme=theme).start().wait()
    anna.is_accessible()
    anna.fits()
    anna.choose(next(move for move in anna.moves if move.startswith("take.")))
    anna.wait().is_accessible()
    if size == PHONE:
        walk_the_tabs(anna)


def walk_the_tabs(anna: Reader) -> None:
    """All that the phone has no room for at once, without a step away from the question."""
    for tab in ("farm", "rivals", "score", "board"):
        anna.page.click(f'[data-tab="{tab}"]')
        expect(anna.page.locator(f'[data-tab="{tab}"]')).to_have_attribute("aria-current", "page")
        expect(anna.page.locator("[data-question]")).to_be_visible()
        is_for_all(anna)
    for opened in (".strip .log", '[data-action="menu"]'):
        anna.page.click(opened)
        is_for_all(anna)
    anna.page.get_by_role("dialog").get_by_label("Close").click()


def is_for_all(anna: Reader) -> None:
    anna.is_accessible()
    anna.fits()
    anna.is_for_fingers()


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_longer_words_fit(reader: Readers, size: tuple[int, int], lang: str) -> None:
    anna = reader(size=size, lang=lang).open()
    anna.fits()
    anna.start().wait().fits()


def test_what_is_asked_and_what_happened_is_spoken(reader: Readers, table: Table) -> None:
    seat = table.get()["actors"][0]
    anna = reader(**seated(table, seat)).open(f"/t/{table.id}").wait()
    spoken = anna.page.locator('[aria-live="polite"]')
    expect(spoken).to_contain_text(str(table.get(seat)["question"]))
    expect(spoken).to_contain_text(str(table.get(seat)["log"][-1]["text"]))


def test_the_invitation(reader: Readers, table: Table) -> None:
    anna = reader().open(f"/t/{table.id}#s={table.tokens[0]}")
    expect(anna.page.locator('[data-action="sit"]')).to_be_visible()
    anna.is_accessible()
    anna.fits()
