"""What is in the box, in a real browser: seen, corrected, played with, and told at the table."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import chronik
from page.browsing import DESK, PHONE, Reader, expect
from server.running import Server

Open = Callable[..., Reader]
GAMES = ("village", "myvillage", "tumult")
K16 = "customers.customer.K16"
CUT = """all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    .map(one => one.textContent)"""
OWN = {"village": {f"{K16}.points": 7, "farm.barn": 6}}


def piece(reader: Reader, name: str) -> None:
    reader.page.click(f'[data-piece="{name}"]')


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_box_of_every_game_is_open(reader: Open, game: str, size: tuple[int, int]) -> None:
    found = reader(size=size).open(f"/box/{game}")
    page = found.page
    expect(page.locator("[data-piece]").first).to_be_visible()
    assert page.locator("[data-piece]").count() > 25
    assert page.locator("[data-shelf]").count() == page.locator("[data-section]").count()
    found.fits()
    found.is_accessible()
    page.evaluate("document.querySelector('.middle').scrollTo(0, 1e6)")
    found.is_accessible()


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_everything_has_a_name(reader: Open, lang: str) -> None:
    """A message without words would be told by its id."""
    for game in GAMES:
        page = reader(lang=lang).open(f"/box/{game}").page
        for name in page.locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")[
            ::9
        ]:
            page.click(f'[data-piece="{name}"]')
            expect(page.locator(f'[data-lens="{name}"]')).to_be_visible()
            assert "box-" not in page.locator("main").inner_text()


def test_filters_show_less(reader: Open) -> None:
    page = reader().open("/box/village").page
    every = page.locator("[data-piece]").count()
    page.click('[data-action="expansion"] button:nth-child(3)')
    inn = page.locator("[data-piece]").count()
    assert 40 < inn < every
    assert page.locator('[data-shelf="persons"]').count() == 1
    assert page.locator('[data-shelf="travel"]').count() == 0
    page.click('[data-action="expansion"] button:nth-child(1)')
    for source in ("public", "inferred", "reconstructed"):
        page.click(f'[data-filter="{source}"]')
    assert page.locator(f'[data-piece="{K16}"]').count() == 0
    assert page.locator('[data-piece="customers.customer.K21"]').count() == 1
    page.click('[data-section="customers"]')
    assert page.locator('[data-shelf="customers"]').count() == 0
    page.keyboard.press("/")
    page.keyboard.type("church")
    assert page.locator("[data-shelf]").evaluate_all("all => all.map(one => one.dataset.shelf)") == ["church"]


def test_a_value_is_corrected_and_comes_back(reader: Open) -> None:
    found = reader().open("/box/village")
    page = found.page
    piece(found, K16)
    piece(found, K16)
    field = page.locator(f'[data-field="{K16}.points"]')
    field.fill("500")
    page.click('[data-action="keep"]')
    expect(page.locator('form [role="alert"]')).to_contain_text("100")
    field.fill("7")
    field.press("Enter")
    expect(page.locator(f'[data-piece="{K16}"]')).to_have_attribute("data-source", "owner")
    expect(page.locator("form")).to_have_count(0)
    page.reload()
    expect(page.locator(f'[data-piece="{K16}"]')).to_have_attribute("data-source", "owner")
    page.click(f'[data-piece="{K16}"]')
    expect(page.locator(f'[data-lens] [data-value="{K16}.points"]')).to_contain_text("7")
    page.keyboard.press("e")
    page.click('[data-action="restore"]')
    expect(page.locator(f'[data-piece="{K16}"]')).to_have_attribute("data-source", "reconstructed")
    assert page.evaluate("localStorage.getItem('chronik.box')") == '{"village":{}}'


def test_goods_and_boards_are_corrected_too(reader: Open) -> None:
    found = reader().open("/box/village")
    page = found.page
    piece(found, K16)
    page.click(f'[data-lens] [data-value="{K16}.wants"]')
    page.click("form [aria-expanded]")
    page.click('form [data-add="ox"]')
    page.click('[data-action="keep"]')
    expect(page.locator(f'[data-piece="{K16}"]')).to_have_attribute("data-source", "owner")
    piece(found, "travel")
    page.click('[data-lens] [data-value="travel.time"]')
    page.fill('[data-field="travel.time"]', "3")
    page.keyboard.press("Enter")
    expect(page.locator('[data-piece="travel"]')).to_have_attribute("data-source", "owner")
    own = page.evaluate("JSON.parse(localStorage.getItem('chronik.box'))")
    assert own == {"village": {f"{K16}.wants.ox": 1, "travel.time": 3}}


def test_only_what_exists_can_be_chosen(reader: Open) -> None:
    """Words by their buttons, numbers within their bounds; nothing is typed but numbers."""
    found = reader().open("/box/myvillage#church.monk.MO-J1")
    page = found.page
    page.keyboard.press("e")
    bonus = page.locator('form [data-field="church.monk.MO-J1.bonus"]')
    assert bonus.locator("[data-word]").evaluate_all("all => all.map(one => one.dataset.word)") == [
        "chief",
        "market",
        "school",
        "story",
    ]
    assert page.locator("form input:not([type=number]):not([type=checkbox])").count() == 0
    values = page.locator('[data-field="church.monk.MO-J1.values.0"]')
    values.fill("13")
    expect(page.locator('form [role="alert"]')).to_contain_text("12")
    page.click('[data-action="keep"]')
    expect(values).to_be_focused()
    values.fill("12")
    bonus.locator('[data-word="market"]').focus()
    page.keyboard.press("Enter")
    found.is_accessible()
    page.click('[data-action="keep"]')
    expect(page.locator("form.editor")).to_have_count(0)
    own = page.evaluate("JSON.parse(localStorage.getItem('chronik.box'))")["myvillage"]
    assert own["church.monk.MO-J1.bonus"] == "market"
    assert own["church.monk.MO-J1.values"][0] == 12


@pytest.mark.parametrize("game", GAMES)
def test_every_value_has_a_field_that_keeps_it(reader: Open, game: str) -> None:
    """Opened and kept as it is, nothing changes; no field is plain text. Values of one column are alike."""
    page = reader().open(f"/box/{game}").page
    pieces = page.locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
    kinds = {name.rpartition(".")[0] or name: name for name in pieces}
    seen: set[tuple[str, str]] = set()
    for name in kinds.values():
        page.click(f'[data-piece="{name}"]')
        values = page.locator("[data-lens] [data-value]").evaluate_all(
            "all => all.map(one => one.dataset.value)"
        )
        for value in values:
            column = name.rpartition(".")[0], value.rpartition(".")[2]
            if column in seen:
                continue
            seen.add(column)
            page.click(f'[data-lens] button[data-value="{value}"]')
            field = page.locator(f'form fieldset[data-value="{value}"]')
            assert field.locator("input, select, button").count() > 0, value
            assert field.locator('input:not([type]), input[type="text"]').count() == 0, value
        if page.locator('[data-action="keep"]').count():
            page.click('[data-action="keep"]')
            expect(page.locator("form.editor")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('chronik.box') ?? '{}')").get(game, {}) == {}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_correction_is_handed_in_as_a_file(reader: Open, size: tuple[int, int]) -> None:
    found = reader(size=size, box=OWN).open("/box/village")
    page = found.page
    page.click('[data-action="propose"]')
    page.check('[value="rulebook"]')
    page.fill('[data-field="edition"]', "Big Box, 2023")
    found.is_accessible()
    with page.expect_download() as saved:
        page.click('[data-action="propose-file"]')
    told = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert (told["game"], told["chronik"]) == ("village", chronik.__version__)
    assert told["source"] == {"witness": "rulebook", "edition": "Big Box, 2023"}
    assert [(one["component"], one["ours"], one["yours"]) for one in told["values"]] == [
        ("farm.barn", 5, 6),
        (f"{K16}.points", 4, 7),
    ]
    fresh = reader(size=size).open("/box/village").page
    expect(fresh.locator('[data-action="propose"]')).to_be_disabled()


def test_a_phone_corrects_in_place(reader: Open) -> None:
    found = reader(size=PHONE).open("/box/tumult")
    page = found.page
    piece(found, "spinner")
    page.click('[data-value="spinner.sectors"]')
    page.fill('[data-field="spinner.sectors.0"]', "5")
    page.click('form [data-action="fewer"]')
    page.click('[data-action="keep"]')
    expect(page.locator('[data-piece="spinner"]')).to_have_attribute("data-source", "owner")
    found.fits()
    found.is_accessible()


def test_corrections_go_to_a_file_and_come_from_one(reader: Open, tmp_path: Path) -> None:
    page = reader(box=OWN).open("/box/village").page
    with page.expect_download() as saved:
        page.click('[data-action="save-file"]')
    saved.value.save_as(tmp_path / "mine.toml")
    other = reader().open("/box/village").page
    other.set_input_files('input[type="file"]', tmp_path / "mine.toml")
    expect(other.locator(f'[data-piece="{K16}"]')).to_have_attribute("data-source", "owner")
    assert other.evaluate("JSON.parse(localStorage.getItem('chronik.box'))") == OWN
    (tmp_path / "bad.toml").write_text("nonsense")
    other.set_input_files('input[type="file"]', tmp_path / "bad.toml")
    expect(other.locator('[role="alert"]')).to_be_visible()
    assert other.evaluate("JSON.parse(localStorage.getItem('chronik.box'))") == OWN


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_is_laid_with_them_and_says_so(reader: Open, size: tuple[int, int]) -> None:
    found = reader(size=size, box=OWN).open("/box/village")
    page = found.page
    page.click('[data-action="play"]')
    expect(page.locator('[data-action="corrected"]')).to_be_checked()
    expect(page.locator("label:has([data-action='corrected'])")).to_contain_text("2 values")
    found.is_accessible()
    page.click('[data-action="start"]')
    page.wait_for_url("**/t/*")
    found.wait()
    watching = reader(size=size).open(f"/t/{found.table}")
    for one in (found, watching):
        one.page.click('[data-action="changed"]')
        told = one.page.locator(f'[data-change="{K16}.points"]')
        expect(told).to_contain_text("4 → 7")
        expect(one.page.locator("[data-change]")).to_have_count(2)
        one.is_accessible()
        one.page.keyboard.press("Escape")
        one.fits()
    state = found.server.http.get(f"/api/tables/{found.table}").json()
    assert [one["yours"] for one in state["corrections"]] == [6, 7]


def test_whoever_prefers_ours_plays_with_ours(reader: Open) -> None:
    found = reader(box=OWN).open("/new")
    found.page.uncheck('[data-action="corrected"]')
    found.page.click('[data-action="start"]')
    found.page.wait_for_url("**/t/*")
    found.wait()
    assert found.page.locator('[data-action="changed"]').count() == 0


def test_an_invitation_says_so(reader: Open, server: Server) -> None:
    table = server.table(seats=[{}, {"kind": "open"}], corrections={"farm.barn": 6})
    page = reader().open(f"/t/{table.id}#s={table.tokens[1]}").page
    page.click('[data-action="changed"]')
    expect(page.locator("[data-change]")).to_contain_text("5 → 6")


@pytest.mark.parametrize(("game", "lang"), [("village", "de"), ("myvillage", "fr"), ("tumult", "de")])
def test_every_piece_shows_its_whole_name(reader: Open, game: str, lang: str) -> None:
    page = reader(lang=lang).open(f"/box/{game}").page
    expect(page.locator("[data-piece]").first).to_be_visible()
    names = page.locator(".middle .foot small")
    assert names.count() > 20
    assert names.evaluate_all(CUT) == []
    assert page.locator(".middle .face").evaluate_all(CUT) == []
