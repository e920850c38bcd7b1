"""The board of Village: every move of every set-up is on it, and can be made there."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator

from page.browsing import DESK, PHONE, Reader, expect
from page.test_table import seated
from server.running import Server, Table

Readers = Callable[..., Reader]
SETUPS: dict[str, dict[str, Any]] = {
    "base": {"players": 2},
    "original": {"players": 2, "edition": "original"},
    "inn": {"players": 2, "expansions": ["inn"]},
    "port": {"players": 2, "expansions": ["port"]},
    "marriage": {"players": 2, "expansions": ["marriage"]},
    "everything": {"players": 2, "expansions": ["inn", "port", "marriage"]},
    "solo": {"solo": True},
}
# Saying no is the prompt bar's: options that decline end so.
NO = ("decline", "done", "pass", "stop", "none", "nobody", "nomore", "noswap", "buynothing", "keep", "end")
POSITIONS = 60  # of each set-up
BOARD = ".village [data-move], .village [data-moves]"
# The sign that somebody dies of it lies on a disc of its own, and hides nobody.
LOOSE = """[...document.querySelectorAll('.village .omen')]
    .filter(omen => omen.firstElementChild.clientWidth > omen.clientWidth).length"""

pytestmark = pytest.mark.long


def laid(server: Server, setup: str, seed: int = 6) -> Table:
    options = SETUPS[setup]
    people = [{"kind": "human", "name": name} for name in ("Anna", "Matthis")]
    return server.table(seats=people[: options.get("players", 1)], options=options, seed=seed)


def on_board(reader: Reader) -> set[str]:
    found = reader.page.locator(BOARD).evaluate_all("all => all.map(one => one.dataset)")
    return {move for data in found for move in (data.get("move") or data["moves"]).split()}


def acts(moves: list[dict[str, Any]]) -> list[str]:
    return [move["notation"] for move in moves if move["notation"].split(".")[-1] not in NO]


def sees(reader: Reader, seq: int) -> None:
    reader.page.wait_for_selector(f'[data-seq="{seq}"]')
    reader.wait()


@pytest.mark.parametrize("setup", SETUPS)
def test_every_move_is_on_the_board(reader: Readers, server: Server, setup: str) -> None:
    """In the base game both look whenever they are asked, in the others one of them."""
    table, chance = laid(server, setup), random.Random(2)
    lookers = [seat for seat in table.tokens if setup == "base" or seat == 0]
    people = {seat: reader(**seated(table, seat)).open(f"/t/{table.id}") for seat in lookers}
    tasks: set[str] = set()
    for _ in range(POSITIONS):
        seen = table.get()
        if seen["over"]:
            break
        actor, task = seen["actors"][0], seen["view"]["asked"]["task"]
        moves = table.get(actor)["moves"]
        if person := people.get(actor):
            sees(person, seen["seq"])
            assert set(acts(moves)) <= on_board(person), seen["view"]["asked"]
            person.tells_all_options()
            assert person.page.evaluate(LOOSE) == 0
            if task not in tasks and setup == "base":
                person.is_accessible()
            tasks.add(task)
        chosen = chance.choice(acts(moves) or [move["notation"] for move in moves])
        assert table.play(actor, seen["seq"], chosen).status_code == 200
    for person in people.values():
        person.fits()


@pytest.mark.heavy
@pytest.mark.parametrize(("setup", "size"), [("base", DESK), ("everything", DESK), ("solo", PHONE)])
def test_a_game_is_played_on_the_board(
    reader: Readers, server: Server, setup: str, size: tuple[int, int]
) -> None:
    """With the pointer, wherever the board offers something; the bar only declines."""
    table, chance = laid(server, setup), random.Random(3)
    people = {seat: reader(size=size, **seated(table, seat)).open(f"/t/{table.id}") for seat in table.tokens}
    for _ in range(POSITIONS // 2):
        seen = table.get()
        if seen["over"]:
            break
        person = people[seen["actors"][0]]
        sees(person, seen["seq"])
        offered = person.page.locator(BOARD).all()
        if not offered:
            person.choose(person.moves[-1])
            continue
        chance.choice(offered).click()
        menu = person.page.locator(".chooser [data-move]").all()
        if menu:
            chance.choice(menu).click()
        person.answered(seen["seq"])


def test_who_clicks_at_the_printed_cubes_pays_with_them(reader: Readers, server: Server) -> None:
    """One gesture: what is bought, and how it is paid, though a coin could replace the cube."""
    tables = (server.table(options={"players": 2}, seed=seed) for seed in range(50))
    table = next(one for one in tables if one.get()["view"]["spaces"]["crafts"]["pink"])
    actor = table.get()["actors"][0]
    anna = reader(**seated(table, actor)).open(f"/t/{table.id}").wait()
    anna.page.click('.village [data-move="take.crafts:pink"]')
    anna.page.click('.village [data-move="crafts.scroll:pay"]')
    anna.page.wait_for_selector('[data-seq="3"]')
    farm = table.get(actor)["view"]["farms"][actor]
    assert (farm["goods"]["scroll"], farm["influence"]["pink"], farm["coins"]) == (1, 0, 1)


def test_within_a_group_its_buttons_bear_the_numbers(reader: Readers, server: Server) -> None:
    """A number means one thing: while those of a group count, the others rest."""
    table = laid(server, "base")
    seen = comes_to(table, lambda seen: seen["view"]["asked"]["task"] == "take" and len(seen["moves"]) > 9)
    anna = reader(**seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    cell = anna.page.locator("[data-prompt] .group:not(.no)").first
    number = cell.locator("kbd")
    expect(number).to_have_css("opacity", "1")
    anna.page.keyboard.press(number.inner_text())
    expect(number).not_to_have_css("opacity", "1")
    second = cell.locator(".members > button").nth(1)
    assert second.evaluate("one => getComputedStyle(one, '::after').content") == "counter(member)"
    anna.page.keyboard.press("2")
    anna.reached(seen["seq"] + 1)
    then = table.get()
    assert then["seq"] == seen["seq"] + 1, then["log"]
    assert then["view"]["asked"]["task"] != "take", then["log"]


def test_the_lens_follows_the_key(reader: Readers, server: Server) -> None:
    table = laid(server, "base")
    anna = reader(**seated(table, table.get()["actors"][0])).open(f"/t/{table.id}").wait()
    assert anna.page.locator(".lens").count() == 0
    anna.page.keyboard.press("z")
    anna.page.keyboard.press("5")
    lens = anna.page.locator('.lens [data-place="market"]')
    lens.wait_for()
    anna.fits()
    anna.page.keyboard.press("Escape")
    lens.wait_for(state="detached")


def comes_to(table: Table, wanted: Callable[[dict[str, Any]], bool], most: int = 400) -> dict[str, Any]:
    """Played by chance until whoever is asked sees something."""
    chance = random.Random(5)
    for _ in range(most):
        seen = table.get(table.get()["actors"][0])
        if wanted(seen):
            return seen
        table.step(chance.choice)
    raise AssertionError("it never came")


def test_what_shares_a_spot_shows_all_its_numbers(reader: Readers, server: Server) -> None:
    """Two who would come to the same page of the chronicle: one place, both numbers, and a choice."""
    table = laid(server, "base")

    def shares(seen: dict[str, Any]) -> bool:
        areas = seen["view"]["printed"]["areas"]
        graves = [
            areas[move["notation"].split("@")[1]] for move in seen["moves"] if "die." in move["notation"]
        ]
        return len(graves) > len(set(graves))

    actor = comes_to(table, shares)["you"]
    anna = reader(**seated(table, actor)).open(f"/t/{table.id}").wait()
    shared = anna.page.locator('.village [data-moves*="die."]').first
    moves = str(shared.get_attribute("data-moves")).split()
    keys = {move: anna.page.locator(f'[data-prompt] [data-move="{move}"] kbd').inner_text() for move in moves}
    drawn = anna.page.locator(".village .badge").all_text_contents()
    assert any(set(keys.values()) == set(re.findall(r"\d", one)) for one in drawn)
    shared.click()
    offered = anna.page.locator(".chooser [data-move]").evaluate_all(
        "all => all.map(one => one.dataset.move)"
    )
    assert offered == moves


def right_edge(one: Locator) -> float:
    return float(one.evaluate("one => one.getBoundingClientRect().right"))


def bottom(one: Locator) -> float:
    return float(one.evaluate("one => one.getBoundingClientRect().bottom"))


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_death_tells_who_where_to_and_what_is_lost(
    reader: Readers, server: Server, size: tuple[int, int]
) -> None:
    table = laid(server, "base")
    seen = comes_to(table, lambda seen: any(move["worth"] for move in seen["moves"]))
    anna = reader(size=size, **seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    for move in seen["moves"]:
        option = anna.page.locator(f'[data-prompt] [data-move="{move["notation"]}"]')
        assert option.locator(".face text").text_content() == move["notation"].split(".")[1][0]
        assert option.locator(".fate").is_visible()
        worth = sum(move["worth"].values())
        assert option.locator(".worth").count() == (worth != 0)
        if worth:
            shown = option.locator(".worth")
            assert shown.inner_text().replace("\N{MINUS SIGN}", "-") == f"{worth:+}"
            assert right_edge(shown) <= size[0]
    anna.tells_all_options()


def test_the_log_gives_each_line_to_whom_it_is_about(reader: Readers, server: Server) -> None:
    """What Conny does is hers, though the reader's move led to it; a round is nobody's."""
    table = laid(server, "solo")
    comes_to(table, lambda seen: seen["view"]["round"] == 2)
    anna = reader(**seated(table, 0)).open(f"/t/{table.id}").wait()
    log = anna.page.locator("[data-log]")

    def shields(words: str) -> list[str]:
        lines = log.locator("button").filter(has_text=re.compile(rf"^\s*{words}"))
        marks = lines.locator("> :first-child")
        return marks.evaluate_all("all => all.map(one => one.querySelector('use')?.href.baseVal ?? '')")

    assert set(shields("Anna takes")) == {"#sig-red"}
    assert set(shields("Conny takes")) == {"#sig-violet"}
    assert set(shields("Round 2 begins")) == {""}


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_an_action_that_leads_to_nothing_is_marked_before(
    reader: Readers, server: Server, size: tuple[int, int]
) -> None:
    table = laid(server, "base")
    seen = comes_to(table, lambda seen: any(move["vain"] for move in seen["moves"]))
    anna = reader(size=size, **seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    vain = next(move["notation"] for move in seen["moves"] if move["vain"])
    said = anna.page.locator(f'[data-prompt] [data-move="{vain}"]').get_attribute("title")
    assert "nothing to do there now" in str(said)
    assert anna.page.locator(f'.village .vain[data-move="{vain}"]').count()
    anna.tells_all_options()


@pytest.mark.parametrize(("size", "others", "seed"), [(DESK, 1, 6), (DESK, 4, 23), (PHONE, 1, 6)])
def test_who_would_die_of_a_cube_is_told_before_it_is_taken(
    reader: Readers, server: Server, size: tuple[int, int], others: int, seed: int
) -> None:
    """Also where it is one of several of its place, and there is hardly room for all of them."""
    table = laid(server, "base", seed)
    seen = comes_to(table, lambda seen: deadly_among(others, seen["moves"]))
    anna = reader(size=size, **seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    move = deadly_among(others, seen["moves"])
    place = anna.page.locator("[data-prompt] .group").filter(has=anna.page.locator(f'[data-move="{move}"]'))
    expect(place).to_contain_text("somebody dies")
    said = anna.page.locator(f'.village [data-move="{move}"]').first
    assert "somebody dies" in str(said.get_attribute("aria-label"))
    expect(said.locator(".omen")).to_be_visible()
    anna.tells_all_options()


def deadly_among(others: int, moves: list[dict[str, Any]]) -> str | None:
    taken = {move["notation"]: move["death"] for move in moves if move["notation"].startswith("take.")}
    places = [notation.split(":")[0] for notation in taken]
    found = (one for one, dies in taken.items() if dies and places.count(one.split(":")[0]) > others)
    return next(found, None) if len(taken) > 9 else None  # fewer have a button each


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_warning_has_words_where_there_is_room(reader: Readers, server: Server, lang: str) -> None:
    table = laid(server, "base")
    seen = comes_to(
        table,
        lambda seen: (
            seen["view"]["asked"]["task"] == "anyaction" and any(move["vain"] for move in seen["moves"])
        ),
    )
    anna = reader(lang=lang, **seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    vain = next(move["notation"] for move in seen["moves"] if move["vain"])
    words = anna.page.locator(f'[data-prompt] [data-move="{vain}"] .tag span')
    assert words.evaluate("one => getComputedStyle(one).clipPath") == "none"
    anna.tells_all_options()


def test_a_phone_shows_at_once_all_that_can_be_taken_and_says_what_is_in_vain(
    reader: Readers, server: Server
) -> None:
    people = [{"kind": "human", "name": name} for name in ("Anna", "Matthis", "Elsbeth", "Conrad")]
    table = server.table(seats=people, options={"players": 4}, seed=6)
    seen = comes_to(table, lambda seen: any(move["vain"] for move in seen["moves"]))
    anna = reader(size=PHONE, **seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    options = anna.page.locator("[data-options]")
    assert all(bottom(move) <= bottom(options) for move in options.locator("[data-move]").all())
    expect(options).to_contain_text("nothing to do there now")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_phone_shows_at_once_what_can_be_taken_with_all_expansions(
    reader: Readers, server: Server, lang: str
) -> None:
    """And what cannot, and why."""
    table = laid(server, "everything")
    seen = comes_to(table, lambda seen: seen["view"]["asked"]["task"] == "take")
    anna = reader(size=PHONE, lang=lang, **seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    options = anna.page.locator("[data-options]")
    expect(options.locator(":scope > *")).to_have_count(12)  # ten places, the well, bread
    assert options.evaluate("one => one.scrollHeight <= one.clientHeight")
    names = anna.page.locator(".ptiles .pt > b").all()
    assert all(right_edge(name) <= right_edge(name.locator("xpath=..")) for name in names)
    anna.tells_all_options()


@pytest.mark.parametrize("expansions", [[], ["inn", "port", "marriage"]])
def test_on_a_phone_conny_has_her_name_and_covers_nothing(
    reader: Readers, server: Server, expansions: list[str]
) -> None:
    table = server.table(seats=[{"kind": "human"}], options={"solo": True, "expansions": expansions}, seed=6)
    anna = reader(size=PHONE, **seated(table, 0)).open(f"/t/{table.id}").wait()
    hers = anna.page.locator('[data-place="conny"]')
    expect(hers.locator("h2")).to_have_text("Conny")
    assert hers.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert bottom(anna.page.locator(".ptiles .pt").last) <= hers.evaluate(
        "one => one.getBoundingClientRect().top"
    )
    anna.is_for_fingers()


def test_a_look_at_a_place_is_closed_where_it_was_taken(reader: Readers, server: Server) -> None:
    table = laid(server, "base")
    anna = reader(size=PHONE, **seated(table, 0)).open(f"/t/{table.id}").wait()
    anna.page.click('[data-tile="chronicle"] .unfold')
    expect(anna.page.locator('.lens [data-place="chronicle"]')).to_be_visible()
    anna.is_for_fingers()
    anna.page.click(".lens .away")
    expect(anna.page.locator(".lens")).to_have_count(0)


def test_on_a_phone_every_craft_is_as_large_as_a_finger(reader: Readers, server: Server) -> None:
    table = laid(server, "base")
    crafts = {"crafts.scroll:pay", "crafts.mill"}
    seen = comes_to(table, lambda seen: crafts <= {move["notation"] for move in seen["moves"]})
    anna = reader(size=PHONE, **seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    lens = anna.page.locator(".lens")
    assert lens.evaluate("one => one.scrollWidth <= one.clientWidth")
    offered = lens.locator("[data-move], [data-refused]").all()
    assert len(offered) >= 11  # two for each of five goods, and the mill
    for one in offered:
        box = one.bounding_box() or {"width": 0, "height": 0}
        assert min(box["width"], box["height"]) >= 43.5, one.get_attribute("aria-label")
        assert right_edge(one) <= PHONE[0]


def test_the_number_of_a_narrow_plate_leaves_its_price_to_be_read(reader: Readers, server: Server) -> None:
    """Two goods of one house, beside the brewery."""
    table = laid(server, "inn")
    seen = comes_to(table, lambda seen: any(move["notation"] == "crafts.horse:pay" for move in seen["moves"]))
    anna = reader(**seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    plate = anna.page.locator('.village [data-move="crafts.horse:pay"]').first
    price = plate.locator("xpath=following-sibling::*[1]//*[local-name()='text']").first
    number = plate.locator("xpath=following-sibling::*[2]//*[local-name()='rect']").first
    assert right_edge(number) <= price.evaluate("words => words.getBoundingClientRect().left") + 0.5


@pytest.mark.parametrize("key", ["2", "3"])
def test_under_the_lens_no_cube_lies_below_the_pin(reader: Readers, server: Server, key: str) -> None:
    """Harvest and family have their cubes one below the other elsewhere."""
    table = laid(server, "base")
    anna = reader(**seated(table, table.get()["actors"][0])).open(f"/t/{table.id}").wait()
    anna.page.keyboard.press("z")
    anna.page.keyboard.press(key)
    tray, pin = anna.page.locator(".lens .place > .tray"), anna.page.locator(".lens .pin")
    assert bottom(tray) <= pin.evaluate("one => one.getBoundingClientRect().top")
