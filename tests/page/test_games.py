"""Whole games of Village in the browser, from the three clicks to the points."""

from collections.abc import Callable

import pytest

from page.browsing import PHONE, Reader, expect, moves_of

Readers = Callable[..., Reader]
HURRY = (
    "die.",
    "take.",
    "crafts.train",
    "church:time",
    "family.birth",
    "member.",
)  # what brings the end nearer
MOST = 900  # decisions of one seat

pytestmark = pytest.mark.long


def hurried(moves: list[str]) -> str:
    """Plague first: it spends time, and the dead end the game."""
    plague = [move for move in moves if move.endswith(":plague")]
    known = [move for start in HURRY for move in moves if move.startswith(start)]
    return [*plague, *known, *moves][0]


def finish(reader: Reader, act: Callable[[Reader], object]) -> None:
    for _ in range(MOST):
        if reader.wait().over:
            break
        before = reader.seq()
        act(reader)
        reader.answered(before)
    expect(reader.page.locator("tfoot td").first).not_to_be_empty()
    reader.fits()


def by_pointer(reader: Reader) -> None:
    reader.page.locator(f'[data-prompt] [data-move="{hurried(reader.moves)}"]').click()


def by_keyboard(reader: Reader) -> None:
    """The option's number; within a group also its place in it. No mouse, no tab."""
    chosen = hurried(reader.moves)
    option = reader.page.locator(f'[data-prompt] [data-move="{chosen}"]')
    keys = list(option.locator("xpath=ancestor-or-self::*[.//kbd][1]//kbd").first.inner_text())
    group = moves_of(option.locator("xpath=ancestor::*[@data-cell]//button"))
    if len(group) > 1:
        keys.append(str(group.index(chosen) + 1))
    for key in ("Escape", *keys):
        reader.page.keyboard.press(key)


def alone(reader: Reader) -> Reader:
    reader.open().page.get_by_role("button", name="alone").click()
    reader.page.click('[data-action="start"]')
    return reader


def two(reader: Reader, *expansions: str) -> Reader:
    """One bot, so that it does not take all day."""
    reader.open().page.get_by_role("button", name="2 players").click()
    reader.page.click('[data-level="apprentice"]')
    if expansions:
        reader.page.get_by_role("link", name="more options").click()
    for expansion in expansions:
        reader.page.click(f'[data-expansion="{expansion}"]')
    reader.page.click('[data-action="start"]')
    return reader


def test_against_a_bot_by_pointer(reader: Readers) -> None:
    finish(two(reader()), by_pointer)


def test_against_a_bot_by_keyboard_alone(reader: Readers) -> None:
    finish(two(reader()), by_keyboard)


def test_with_all_expansions(reader: Readers) -> None:
    finish(two(reader(), "inn", "port", "marriage"), by_pointer)


def test_alone_on_the_phone(reader: Readers) -> None:
    finish(alone(reader(size=PHONE)), by_pointer)
