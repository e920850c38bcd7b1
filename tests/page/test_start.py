"""From the front page to the first move, and back again later."""

import re
from collections.abc import Callable

import pytest

from page.browsing import PHONE, Reader, expect

Readers = Callable[..., Reader]


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_three_clicks_and_a_move(reader: Readers, size: tuple[int, int]) -> None:
    anna = reader(size=size).start().wait()
    expect(anna.page.locator("[data-question]")).not_to_be_empty()
    anna.fits()
    anna.choose(anna.moves[0])


def test_the_last_choice_is_remembered(reader: Readers) -> None:
    anna = reader().open()
    anna.page.click('[data-level="genius"]')
    anna.page.click('[data-action="start"]')
    anna.wait().open()
    chosen = anna.page.locator('[data-level][aria-pressed="true"]')
    expect(chosen).to_have_attribute("data-level", "genius")


def test_the_front_page_by_keyboard(reader: Readers) -> None:
    anna = reader().open()
    anna.page.keyboard.press("v")
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("Enter")
    anna.wait()


def test_my_tables_bring_me_back_and_say_whose_turn_it_is(reader: Readers) -> None:
    anna = reader().start().wait()
    table = anna.table
    anna.open("/tables").page.click(f'a[href="/t/{table}"]:has-text("Your turn")')
    anna.wait()
    assert anna.table == table
    expect(anna.page).to_have_title(re.compile("Your turn"))


def test_a_table_with_all_its_options(reader: Readers) -> None:
    anna = reader().open("/new")
    for expansion in ("inn", "port", "marriage"):
        anna.page.click(f'[data-expansion="{expansion}"]')
    anna.page.click('[data-action="start"]')
    anna.wait()
    position = anna.server.http.get(f"/api/tables/{anna.table}").json()
    assert sorted(position["options"]["expansions"]) == ["inn", "marriage", "port"]


def test_an_address_without_a_table(reader: Readers) -> None:
    anna = reader().open("/t/nobody-was-here")
    expect(anna.page.locator("h2")).to_have_text("A nameless grave")


def test_language_and_theme_change_at_once(reader: Readers) -> None:
    anna = reader().start().wait()
    html = anna.page.locator("html")
    question = anna.page.locator("[data-question]").inner_text()
    anna.page.click('[data-action="language"]')
    expect(html).to_have_attribute("lang", "de")
    expect(anna.page.locator("[data-question]")).not_to_have_text(question)
    anna.page.click('[data-action="theme"]')
    expect(html).to_have_attribute("data-theme", "dark")
