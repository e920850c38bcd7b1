"""From the front page to the first move, and back again later."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Route

from page.browsing import PHONE, Reader, expect
from page.test_table import seated
from page.test_village import right_edge
from server.running import Server

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


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_long_names_leave_room_for_what_stands_beside_them(reader: Readers, lang: str) -> None:
    page = reader(lang=lang).open().page
    for card in page.locator(".card:has([data-game])").all():
        title, rules = (card.locator(one).bounding_box() for one in (".plaque", ".tool"))
        assert title is not None
        assert rules is not None
        assert title["x"] + title["width"] <= rules["x"]
    assert page.locator('[data-action="start"]').evaluate("one => one.scrollWidth <= one.clientWidth")


def test_my_tables_bring_me_back_and_say_whose_turn_it_is(reader: Readers) -> None:
    anna = reader().start().wait()
    table = anna.table
    anna.open("/tables").page.click(f'a[href="/t/{table}"]:has-text("Your turn")')
    anna.wait()
    assert anna.table == table
    expect(anna.page).to_have_title(re.compile("Your turn"))


@pytest.mark.parametrize(
    ("lang", "passed", "told"),
    [("en", 0, "just now"), ("en", 12, "since 12 min"), ("de", 125, "seit 2 Std."), ("fr", 3000, "di")],
)
def test_my_tables_say_since_when(reader: Readers, server: Server, lang: str, passed: int, told: str) -> None:
    table = server.table()
    anna = reader(lang=lang, **seated(table, 0))
    then = datetime.fromtimestamp(table.get()["moved"], UTC)
    anna.page.clock.set_fixed_time(then + timedelta(minutes=passed))
    anna.open("/tables")
    expect(anna.page.locator("[data-since]")).to_have_text(re.compile(re.escape(told)))
    anna.is_accessible()
    anna.fits()


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "stay here"), ("de", "bleiben hier"), ("fr", "restent ici")]
)
def test_a_newcomer_hears_what_can_be_looked_at_again(reader: Readers, lang: str, told: str) -> None:
    anna = reader(lang=lang).open()
    anna.page.click('[href="/tables#replays"]')
    expect(anna.page.locator(".list p").first).to_contain_text(told)
    anna.is_accessible()
    anna.fits()


def test_a_table_with_all_its_options(reader: Readers) -> None:
    anna = reader().open("/new")
    for expansion in ("inn", "port", "marriage"):
        anna.page.click(f'[data-expansion="{expansion}"]')
    for board in ("Inn", "Marriage"):  # of both sides one is usual, and shown so
        side = anna.page.get_by_role("group", name=board).get_by_role("button", name="A", exact=True)
        expect(side).to_have_attribute("aria-pressed", "true")
    anna.page.click('[data-action="start"]')
    anna.wait()
    position = anna.server.http.get(f"/api/tables/{anna.table}").json()
    assert sorted(position["options"]["expansions"]) == ["inn", "marriage", "port"]


def test_a_table_for_one(reader: Readers) -> None:
    anna = reader(size=PHONE).open("/new")
    anna.page.click('[data-expansion="solo"]')
    expect(anna.page.locator(".sitter")).to_have_count(1)
    anna.page.click(".options [aria-expanded]")
    expect(anna.page.locator("#seed")).to_be_visible()
    anna.is_accessible()
    anna.fits()
    anna.page.click('[data-action="start"]')
    anna.wait()
    assert anna.server.http.get(f"/api/tables/{anna.table}").json()["options"]["solo"] is True


def test_an_address_without_a_table(reader: Readers) -> None:
    anna = reader().open("/t/nobody-was-here")
    expect(anna.page.locator("h2")).to_have_text("A nameless grave")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_ways_home_stand_within_their_panel(reader: Readers, lang: str) -> None:
    anna = reader(size=PHONE, lang=lang).open("/t/nobody-was-here")
    expect(anna.page.locator(".missing nav a")).to_have_count(3)
    ways, words = anna.page.locator(".missing nav a").all(), anna.page.locator(".missing .words p")
    assert max(right_edge(way) for way in ways) <= right_edge(words) + 1


def test_language_and_theme_change_at_once(reader: Readers) -> None:
    anna = reader().start().wait()
    html = anna.page.locator("html")
    question = anna.page.locator("[data-question]").inner_text()
    anna.page.click('[data-action="language"]')
    expect(html).to_have_attribute("lang", "de")
    expect(anna.page.locator("[data-question]")).not_to_have_text(question)
    anna.page.click('[data-action="theme"]')
    expect(html).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_front_page_is_for_fingers(reader: Readers, lang: str) -> None:
    anna = reader(size=PHONE, lang=lang).open()
    for game in ("village", "myvillage", "tumult"):
        anna.page.click(f'[data-game="{game}"]')
        for choice in anna.page.locator(".company .segments button").all():
            choice.click()
            anna.is_for_fingers()
        anna.fits()


PLACES = """[...document.querySelectorAll('.home :is(button, .facts, h2)')].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [one.textContent, x, y, width, height]
})"""


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_nothing_jumps_when_the_service_answers(reader: Readers, size: tuple[int, int]) -> None:
    anna = reader(size=size)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anna.page.route("**/api/games", hold, times=1)
    anna.page.goto(anna.url)
    anna.page.wait_for_selector("[data-level]")
    anna.page.evaluate("document.fonts.ready.then(() => true)")
    before = anna.page.evaluate(PLACES)
    held[0].continue_()
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.evaluate(PLACES) == before


def test_the_front_page_knows_for_how_many_each_game_is(reader: Readers) -> None:
    anna = reader().open()
    for game in anna.server.http.get("/api/games").json()["games"]:
        anna.page.click(f'[data-game="{game["name"]}"]')
        offered = anna.page.get_by_role("group", name="Players").get_by_role("button").all_inner_texts()
        least = 1 if game["solo"] else game["players"]["min"]
        assert [int(one) for one in offered] == list(range(least, game["players"]["max"] + 1))
