"""After the end: points, record, replay, once more."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Route

from page.browsing import DESK, PHONE, Reader, expect
from page.test_table import seated
from page.test_tumult import NO
from server.running import WHOLE_GAME, Server, Table, until

Readers = Callable[..., Reader]
SEALS = "seals => seals.map(seal => [seal.dataset.judged, seal.getAttribute('aria-label')])"


@pytest.fixture(scope="session")
def finished(server: Server) -> Table:
    """A game that two people have played to its end, as fast as the plague allows."""
    table = server.table()
    while not table.get()["over"]:
        table.step(lambda moves: next((m for m in moves if m["notation"].endswith(":plague")), moves[-1]))
    return table


@pytest.mark.long
def test_points_by_category_add_up(reader: Readers, finished: Table) -> None:
    anna = reader(**seated(finished, 0)).open(f"/t/{finished.id}")
    expect(anna.page.locator("tbody tr")).not_to_have_count(0)
    rows = [row.locator("td").all_inner_texts() for row in anna.page.locator("tbody tr").all()]
    sums = [sum(map(int, column)) for column in zip(*rows, strict=True)]
    assert sums == finished.get()["scores"]
    assert sums == list(map(int, anna.page.locator("tfoot td").all_inner_texts()))


@pytest.mark.long
def test_the_record_is_saved_and_opened_again(reader: Readers, finished: Table, tmp_path: Path) -> None:
    anna = reader(**seated(finished, 0)).open(f"/t/{finished.id}")
    with anna.page.expect_download() as saving:
        anna.page.click('[data-action="download"]')
    saving.value.save_as(tmp_path / "game.txt")
    anna.open("/tables").page.set_input_files('[data-action="upload"]', tmp_path / "game.txt")
    anna.page.wait_for_url("**/r/*")
    expect(anna.page.locator("[data-question]")).not_to_be_empty()


@pytest.mark.long
def test_replays_begin_with_games_that_are_over(reader: Readers, finished: Table) -> None:
    anna = reader(**seated(finished, 0)).open(f"/t/{finished.id}").start().wait()
    going_on = anna.table
    first = anna.open("/tables").page.locator(".list .row a").first
    expect(first).to_have_attribute("href", f"/t/{going_on}")
    anna.open("/tables#replays")
    expect(first).to_have_attribute("href", f"/t/{finished.id}")


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_end_leads_to_the_analysis_of_it(reader: Readers, finished: Table, size: tuple[int, int]) -> None:
    anna = reader(size=size, **seated(finished, 0)).open(f"/t/{finished.id}")
    anna.page.click('[data-action="analysis"]')
    anna.page.wait_for_url(f"**/r/{finished.id}#{finished.get()['seq']}/analysis")
    expect(anna.page.locator(".pictures")).to_be_visible()
    anna.fits()


def test_a_file_that_is_no_record_is_answered(reader: Readers, tmp_path: Path) -> None:
    (tmp_path / "poem.txt").write_text("Roses are red", encoding="utf-8")
    anna = reader().open("/tables")
    held: list[Route] = []
    anna.page.route("**/api/records", lambda route: held.append(route))
    anna.page.set_input_files('[data-action="upload"]', tmp_path / "poem.txt")
    waits = anna.page.get_by_role("status").filter(has_text="played through")
    expect(waits).to_be_visible()  # a long game takes its time
    [sent] = until(lambda: anna.page.wait_for_timeout(20) or held)  # it is read before it goes
    sent.continue_()
    expect(anna.page.locator('[role="alert"]')).not_to_be_empty()
    expect(waits).to_have_count(0)
    expect(anna.page.locator('[data-action="upload"]')).to_have_value("")  # it may be chosen again


@pytest.mark.long
def test_a_replay_by_keys_and_by_link(reader: Readers, finished: Table) -> None:
    anna = reader().open(f"/r/{finished.id}#12")
    step = anna.page.locator("output b")
    expect(step).to_have_text("12")
    anna.page.keyboard.press("ArrowRight")
    expect(step).to_have_text("13")
    expect(anna.page).to_have_url(re.compile("#13$"))
    anna.page.keyboard.press("Home")
    expect(step).to_have_text("0")
    anna.page.keyboard.press("Shift+ArrowRight")
    expect(step).not_to_have_text("0")
    anna.page.keyboard.press("End")
    expect(step).to_have_text(str(finished.get()["seq"]))


def analysed(server: Server) -> tuple[Table, dict[str, Any]]:
    """A short game of Tumult Royale, for all hold back; and what is said about it."""
    table = server.table("tumult")
    while not table.get()["over"]:
        table.step(lambda moves: next((move for move in moves if move["notation"] in NO), moves[0]))
    until(lambda: table.ask("GET", "/analysis").status_code == 200, WHOLE_GAME)
    return table, table.ask("GET", "/analysis").json()


def told(chances: list[float]) -> str:
    return "".join(f"{int(100 * chance + 0.5)} %" for chance in chances)


@pytest.mark.long
def test_the_whole_game_in_pictures(reader: Readers, server: Server) -> None:
    table, analysis = analysed(server)
    anna = reader().open(f"/r/{table.id}#12")
    anna.page.keyboard.press("a")
    expect(anna.page).to_have_url(re.compile("#12/analysis$"))
    chances_are_read(anna, analysis)
    points_are_read(anna, table, analysis)
    for theme, lang in (("light", "fr"), ("dark", "de")):
        looks_good_on_the_phone(reader(size=PHONE, theme=theme, lang=lang), f"/r/{table.id}#12/analysis")


def chances_are_read(anna: Reader, analysis: dict[str, Any]) -> None:
    """By keys, by the pointer; a click goes there."""
    step, reading = anna.page.locator("output b"), anna.page.locator("[data-reading]")
    line = anna.page.get_by_role("slider", name="Chances to win, over time")
    expect(reading).to_contain_text(f"Step 12 {told(analysis['win'][12])}")
    line.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(step).to_have_text("13")
    expect(line).to_have_attribute(
        "aria-valuetext", re.compile(f"Step 13: .*{told(analysis['win'][13][1:])}")
    )
    picture = anna.page.locator(".lines .course svg")
    picture.hover()
    expect(reading).not_to_contain_text("Step 13")
    expect(step).to_have_text("13")
    picture.click()
    expect(step).not_to_have_text("13")


def points_are_read(anna: Reader, table: Table, analysis: dict[str, Any]) -> None:
    """Of the moment, and over the whole game."""
    anna.page.evaluate("document.activeElement.blur()")
    for key, points in (("Home", analysis["points"][0]), ("End", table.get()["scores"])):
        anna.page.keyboard.press(key)
        anna.page.mouse.move(0, 0)
        expect(anna.page.locator(".bars .sum")).to_have_text([str(sum_of) for sum_of in points])
    anna.page.locator('[data-action="sources"] button').last.click()
    anna.page.get_by_role("slider", name=re.compile("^Where the points came from: ")).nth(1).focus()
    last = [line[-1][1] for line in analysis["sources"].values()]
    expect(anna.page.locator(".legend b")).to_have_text([str(points) for points in last])
    anna.is_accessible()
    anna.fits()


def looks_good_on_the_phone(anna: Reader, path: str) -> None:
    anna.open(path)
    for way in ("replay", "analysis"):
        anna.page.click(f'[data-action="{way}"]')
        expect(anna.page.locator(".lines")).to_have_count(int(way == "analysis"))
        anna.is_accessible()
        anna.fits()
        anna.is_for_fingers()


@pytest.mark.long
@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_a_moment_is_saved_as_a_picture(
    reader: Readers, finished: Table, tmp_path: Path, size: tuple[int, int], theme: str
) -> None:
    """The board and a line below it, on the paper of the theme, twice as sharp as the window."""
    anna = reader(size=size, theme=theme).open(f"/r/{finished.id}#20")
    if size == PHONE:
        anna.page.click('[data-action="share"]')
        anna.is_for_fingers()
        anna.is_accessible()
    frames: list[Any] = [part.bounding_box() for part in anna.page.locator("[data-pictured]").all()]
    with anna.page.expect_download() as saving:
        anna.page.click('[data-action="picture"]')
    assert saving.value.suggested_filename == f"chronik-{finished.id}-20.png"
    saving.value.save_as(tmp_path / "moment.png")
    with Image.open(tmp_path / "moment.png") as picture:
        assert picture.format == "PNG"
        width, foot, height = (
            int(2 * px) for px in (frames[0]["width"], frames[0]["height"], all_high(frames))
        )
        assert picture.size == (width, height)
        board = colours(picture.crop((0, 0, width, foot)))
        line = colours(picture.crop((0, foot + 2, width, height)))
    assert len(board) > 1000
    assert len(line) > 50
    paper = line.most_common(1)[0][0]
    assert (sum(paper) > 3 * 128) == (theme == "light")


def all_high(frames: list[Any]) -> float:
    return sum(float(frame["height"]) for frame in frames)


def colours(picture: Image.Image) -> Counter[bytes]:
    dots = picture.convert("RGB").tobytes()
    return Counter(dots[at : at + 3] for at in range(0, len(dots), 3))


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_phone_tells_who_won_and_no_button_runs_away(reader: Readers, finished: Table, lang: str) -> None:
    anna = reader(size=PHONE, lang=lang).open(f"/r/{finished.id}#0")
    best = max(finished.get()["scores"])
    expect(anna.page.locator(".top .won")).to_contain_text(f", {best}")
    assert anna.page.evaluate("(won => won.scrollWidth <= won.clientWidth)(document.querySelector('.won'))")
    step, play = anna.page.locator("output b"), anna.page.locator('[data-action="play"]')
    where = play.bounding_box()
    for at in range(1, 30):
        anna.page.keyboard.press("ArrowRight")
        expect(step).to_have_text(str(at))
        assert play.bounding_box() == where


@pytest.mark.long
@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "de")])
def test_a_game_is_played_on_from_a_moment(
    reader: Readers, finished: Table, size: tuple[int, int], lang: str
) -> None:
    anna = reader(size=size, lang=lang, name="Anna").open(f"/r/{finished.id}#20")
    asked = finished.get(at=20)["actors"]
    anna.page.click('[data-action="play-on"]')
    anna.is_accessible()
    anna.fits()
    expect(anna.page.locator("dialog input:checked")).to_have_value(str(asked[0]))
    if size == PHONE:
        anna.is_for_fingers()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog")).to_have_count(0)
    anna.page.click('[data-action="play-on"]')
    anna.page.locator("dialog label").nth(1).click()
    anna.page.select_option('[data-action="strength"]', "apprentice")
    anna.page.click('[data-action="play-on-begin"]')
    anna.page.wait_for_url(lambda url: "/t/" in url and finished.id not in url)
    assert [one["seat"] for one in anna.wait().seats()] == [1]
    before = anna.seq()
    assert before >= 20
    anna.choose(anna.moves[0])
    assert anna.seq() > before


@pytest.mark.long
def test_nothing_is_played_on_from_the_end(reader: Readers, finished: Table) -> None:
    anna = reader().open(f"/r/{finished.id}#{finished.get()['seq']}")
    expect(anna.page.locator('[data-action="play-on"]')).to_be_disabled()


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_happened_stands_along_the_ribbon(
    reader: Readers, finished: Table, size: tuple[int, int]
) -> None:
    for view in ("", "/analysis"):
        anna = reader(size=size).open(f"/r/{finished.id}#1{view}")
        symbols = anna.page.locator(".symbols li")
        expect(symbols.first).to_be_visible()
        names = [str(one.get_attribute("aria-label")) for one in symbols.locator("svg").all()]
        assert any(name.endswith("Mass begins.") for name in names)
        assert all(name.startswith("Step ") for name in names)
        boxes = [box for one in symbols.all() if (box := one.bounding_box())]
        for one, two in pairwise(boxes):
            assert one["x"] + one["width"] + 3 < two["x"]


@pytest.fixture(scope="session")
def judged(finished: Table) -> dict[str, Any]:
    """Whoever always takes the plague could have done better."""
    until(lambda: finished.ask("GET", "/analysis").status_code == 200, WHOLE_GAME)
    analysis: dict[str, Any] = finished.ask("GET", "/analysis").json()
    return analysis


@pytest.mark.long
def test_the_board_shows_what_was_played_and_what_was_better(
    reader: Readers, finished: Table, judged: dict[str, Any]
) -> None:
    both = 0
    for point in judged["turning_points"]:
        anna = reader().open(f"/r/{finished.id}#{point['seq']}")
        expect(anna.page.locator("article.better")).to_be_visible()  # it comes after the board
        expect(anna.page.locator(f'[data-decides="{point["seat"]}"]')).to_be_visible()
        played, better = point["texts"]
        titles = {"played": f"Played: {played}", "better": f"Better was: {better}"}
        seals = anna.page.locator("[data-judged]").evaluate_all(SEALS)
        for marks, label in seals:  # one place may bear both
            assert label == ". ".join(titles[mark] for mark in marks.split())
        both += len(seals) == 2
        assert anna.page.locator("[data-move], [data-refused]").count() == 0
        anna.is_accessible()
    assert both


@pytest.mark.long
def test_three_moves_on_the_phone(reader: Readers, finished: Table, judged: dict[str, Any]) -> None:
    point = next(one for one in judged["turning_points"] if one["next"])
    anna = reader(size=PHONE, lang="fr").open(f"/r/{finished.id}#{point['seq']}/analysis")
    rows = anna.page.locator("[data-ranked]")
    expect(rows).to_have_count(3)
    chances = [int(text.split()[0]) for text in rows.locator(".chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    anna.is_for_fingers()
    anna.fits()


@pytest.mark.long
def test_once_more_with_the_same_people(reader: Readers, finished: Table) -> None:
    anna = reader(**seated(finished, 0, 1)).open(f"/t/{finished.id}")
    anna.page.click('[data-action="again"]')
    anna.page.wait_for_url(lambda url: "/t/" in url and finished.id not in url)
    anna.wait()
    assert len(anna.seats()) == 2
