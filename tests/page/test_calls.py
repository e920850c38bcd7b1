"""Who is elsewhere hears of their turn: by a notification, by the tab's title, by a sound."""

from collections.abc import Callable
from typing import Any

import pytest

from page.browsing import Reader, expect
from page.test_table import seated, take
from server.running import Server, Table

Readers = Callable[..., Reader]
# The browser's own notifications and notes, written down; and a reader who may look away.
RECORDED = """(() => {
    window.called = []
    window.notes = 0
    window.Notification = class extends Notification {
        constructor(...how) {
            super(...how)
            window.called.push(this)
        }
    }
    const create = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
        window.notes += 1
        return create.call(this)
    }
    Object.defineProperty(document, 'hidden', { get: () => window.away ?? false })
})()"""
CALLED = "window.called.map(({ title, body }) => [title, body])"
TURN = 2  # notes
WORDS = {
    "en": ("Your turn", "Village"),
    "de": ("Du bist dran", "Village"),
    "fr": ("À vous", "Village (Descendance)"),
}
AGAIN = 16_000  # ms until a list of tables is fetched again


def listening(reader: Readers, table: Table, seat: int, allowed: bool = True, **how: Any) -> Reader:
    """Somebody at the table, who has asked to be called where it is another one's turn."""
    anna = reader(**how, **seated(table, seat))
    if allowed:
        anna.context.grant_permissions(["notifications"])
    anna.page.add_init_script(RECORDED)
    anna.open(f"/t/{table.id}")
    if table.get()["actors"] != [seat]:
        anna.page.click('[data-prompt] [data-action="call"]')
    return anna


def away(anna: Reader, gone: bool = True) -> None:
    anna.page.evaluate("gone => { window.away = gone }", gone)
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def until_turn_of(table: Table, seat: int) -> None:
    while table.get()["actors"] != [seat]:
        table.step()


@pytest.mark.parametrize("lang", WORDS)
def test_a_hidden_tab_calls_once(reader: Readers, table: Table, lang: str) -> None:
    words, game = WORDS[lang]
    seat = 1 - table.get()["actors"][0]
    anna = listening(reader, table, seat, lang=lang)
    expect(anna.page).to_have_title(f"{game} · Chronik")
    away(anna)
    until_turn_of(table, seat)
    anna.wait()
    expect(anna.page).to_have_title(f"● {words} · {game} · Chronik")
    away(anna, gone=False)
    assert anna.page.evaluate(CALLED) == [[words, game]]


def test_who_looks_is_not_called(reader: Readers, table: Table) -> None:
    seat = 1 - table.get()["actors"][0]
    anna = listening(reader, table, seat)
    until_turn_of(table, seat)
    anna.wait()
    assert anna.page.evaluate(CALLED) == []


def test_the_front_page_calls_too_and_the_call_leads_to_the_table(reader: Readers, table: Table) -> None:
    seat = 1 - table.get()["actors"][0]
    anna = listening(reader, table, seat)
    anna.page.clock.install()
    anna.page.click("a.mark")
    expect(anna.page.locator("[data-game]").first).to_be_visible()
    expect(anna.page).to_have_title("Chronik")
    anna.page.clock.fast_forward(AGAIN)
    away(anna)
    until_turn_of(table, seat)
    anna.page.clock.fast_forward(AGAIN)
    expect(anna.page).to_have_title("● Your turn · Chronik")
    anna.page.clock.fast_forward(AGAIN)
    assert anna.page.evaluate(CALLED) == [["Your turn", "Village"]]
    anna.page.evaluate("window.called[0].dispatchEvent(new Event('click'))")
    anna.page.wait_for_url(f"**/t/{table.id}")


def test_a_browser_that_forbids_it_is_told(reader: Readers, table: Table) -> None:
    anna = listening(reader, table, 1 - table.get()["actors"][0], allowed=False)
    expect(anna.page.locator("[data-prompt] [role=status]")).to_have_text("Your browser does not allow it.")


def test_sound_is_off_until_it_is_switched_on_and_then_heard_once(reader: Readers, server: Server) -> None:
    table = server.table()
    seat = table.get()["actors"][0]
    anna = listening(reader, table, seat).wait()
    take(anna)
    for switched, heard in ((False, 0), (True, TURN)):
        if switched:
            anna.page.click('[data-action="sound"]')
        until_turn_of(table, 1 - seat)
        expect(anna.page).to_have_title("Village · Chronik")
        until_turn_of(table, seat)
        anna.wait()
        assert anna.page.evaluate("window.notes") == heard
