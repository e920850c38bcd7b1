"""A phone's table of Village: what stands under the lens, in the strip and in the bar is seen as a whole."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from page.browsing import PHONE, Reader, expect
from page.test_table import seated
from page.test_village import bottom, comes_to, laid, right_edge
from server.running import Server

Readers = Callable[..., Reader]
SMALL = (360, 700)
# Words of a drawing that are neither seen as a whole nor left out.
HALVED = """drawing => {
    const frame = drawing.getBoundingClientRect()
    return [...drawing.querySelectorAll('text')].filter(words => {
        const { top, bottom } = words.getBoundingClientRect()
        const [over, under] = [frame.top, frame.bottom].map(edge => top < edge - 1 && bottom > edge + 1)
        return over || under
    }).map(words => words.textContent)
}"""
# Options that have half a row to themselves, with others below.
ALONE = """bar => {
    const boxes = [...bar.children].map(cell => [cell.textContent, cell.getBoundingClientRect()])
    const last = Math.max(...boxes.map(([, { top }]) => top))
    const alone = ([, box]) => boxes.every(([, one]) => one === box || Math.abs(one.top - box.top) > 2)
    return boxes.filter(one => one[1].top < last && one[1].width < bar.clientWidth - 30 && alone(one))
        .map(([words]) => words)
}"""
# Numbers of tiles of which something else hides a part.
COVERED = """tiles => {
    for (const one of tiles.querySelectorAll('.pt *'))
        one.style.pointerEvents = one.matches('.unfold') ? 'none' : 'auto'
    const seen = number => {
        const { x, y, width, height } = number.getBoundingClientRect()
        const at = down => document.elementFromPoint(x + width / 2, y + down)
        return [2, height / 2, height - 2].every(down => at(down) === number)
    }
    const numbers = [...tiles.querySelectorAll('kbd')]
    return numbers.filter(number => !seen(number)).map(({ textContent }) => textContent)
}"""

pytestmark = pytest.mark.long


COMING = {
    True: {"en": "on a quill", "de": "Bei einem Federkiel", "fr": "est une plume"},
    False: {"en": "no fate tile", "de": "keinem Schicksalsplättchen", "fr": "aucune tuile"},
}


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_alone_the_strip_tells_what_would_count_now(reader: Readers, server: Server, lang: str) -> None:
    table = laid(server, "solo")
    anna = reader(size=PHONE, lang=lang, **seated(table, 0)).open(f"/t/{table.id}").wait()
    scoring = table.get(0)["view"]["farms"][0]["scoring"]
    strip, ladder = anna.page.locator(".strip"), anna.page.locator(".strip .ladder")
    expect(ladder.locator("b")).to_have_text(str(sum(scoring.values())))
    for words in ladder.locator(":is(b, span):visible").all():
        assert bottom(words) <= bottom(strip)
        assert right_edge(words) <= right_edge(ladder)
    anna.is_for_fingers()


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_conny_says_what_her_next_cube_does(reader: Readers, server: Server, lang: str) -> None:
    table = laid(server, "solo")
    anna = reader(size=PHONE, lang=lang, **seated(table, 0)).open(f"/t/{table.id}")
    for passes, words in COMING.items():
        seen = comes_to(table, partial(passes_tile, passes))
        anna.reached(seen["seq"])
        hers = anna.page.locator('[data-place="conny"]')
        expect(hers.locator(".coming")).to_contain_text(words[lang])
        assert hers.evaluate("one => one.scrollHeight <= one.clientHeight")


def passes_tile(passes: bool, seen: dict[str, Any]) -> bool:
    """Whether Conny's next cube will, if she has laid one and a cube is to be taken."""
    conny = seen["view"]["conny"]
    if seen["view"]["asked"]["task"] != "take" or conny["last_slot"] is None:
        return False
    following = conny["tray"][(conny["last_slot"] + 1) % len(conny["tray"])]
    return (following["tile_before"] is not None) == passes


@pytest.mark.parametrize(("setup", "task"), [("base", "sale"), ("port", "sale"), ("everything", "marriage")])
def test_under_the_lens_no_words_are_cut_off(reader: Readers, server: Server, setup: str, task: str) -> None:
    table = laid(server, setup)
    seen = comes_to(table, lambda seen: seen["view"]["asked"]["task"] == task)
    anna = reader(size=PHONE, **seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    drawing = anna.page.locator(".lens .art")
    assert drawing.evaluate(HALVED) == []
    if task == "sale":
        price = drawing.get_by_text("further sales")
        assert price.evaluate("words => words.getBoundingClientRect().top") >= drawing.evaluate(
            "drawing => drawing.getBoundingClientRect().top"
        )


def test_no_option_leaves_a_gap_beside_it(reader: Readers, server: Server) -> None:
    """A birth is told in few words, and who comes home in many."""
    table = laid(server, "everything")

    def grows(seen: dict[str, Any]) -> bool:
        moves = [move["notation"] for move in seen["moves"]]
        return "family.birth" in moves and len(moves) > 3

    seen = comes_to(table, grows)
    anna = reader(size=PHONE, **seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    expect(anna.page.locator("[data-options] > .roomy").first).to_be_visible()
    assert anna.page.locator("[data-options]").evaluate(ALONE) == []


@pytest.mark.parametrize("setup", ["base", "everything"])
def test_nothing_covers_the_number_of_a_tile(reader: Readers, server: Server, setup: str) -> None:
    """Neither its name nor its cubes, however many lie there."""
    table = laid(server, setup)
    seen = comes_to(table, lambda seen: seen["view"]["asked"]["task"] == "take")
    anna = reader(size=SMALL, **seated(table, seen["you"])).open(f"/t/{table.id}").wait()
    tiles = anna.page.locator(".ptiles")
    expect(tiles.locator("kbd").first).to_be_visible()
    assert tiles.evaluate(COVERED) == []


def test_the_whole_family_stands_on_the_farm(reader: Readers, server: Server) -> None:
    """Five of the first generation, and those to come."""
    table = laid(server, "everything")
    anna = reader(size=PHONE, **seated(table, 0)).open(f"/t/{table.id}").wait()
    anna.page.click('[data-tab="farm"]')
    family = anna.page.locator(".wholefarm .gens")
    assert family.locator(".kin").count() > 5
    ends = family.locator(".kin").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
    frame = family.evaluate("gens => gens.closest('.wholefarm').getBoundingClientRect().right")
    assert max(ends) <= frame


def test_what_is_marked_in_a_group_has_a_ring(reader: Readers, server: Server) -> None:
    """There a button is as wide as a finger: its symbol bears the mark of what is lit, best or warned of."""
    table = laid(server, "base")
    anna = reader(size=PHONE, **seated(table, table.get()["actors"][0])).open(f"/t/{table.id}").wait()
    button = anna.page.locator("[data-prompt] .members [data-move]").first
    symbol = button.locator(".icon")
    expect(symbol).to_have_css("outline-color", "rgba(0, 0, 0, 0)")
    button.focus()
    expect(symbol).not_to_have_css("outline-color", "rgba(0, 0, 0, 0)")
