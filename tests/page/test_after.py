"""After the end: points, record, replay, once more."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from page.browsing import Reader, expect
from page.test_table import seated
from server.running import Server, Table

Readers = Callable[..., Reader]


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


def test_a_file_that_is_no_record_is_answered(reader: Readers, tmp_path: Path) -> None:
    (tmp_path / "poem.txt").write_text("Roses are red", encoding="utf-8")
    anna = reader().open("/tables")
    anna.page.set_input_files('[data-action="upload"]', tmp_path / "poem.txt")
    expect(anna.page.locator('[role="alert"]')).not_to_be_empty()


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


@pytest.mark.long
def test_once_more_with_the_same_people(reader: Readers, finished: Table) -> None:
    anna = reader(**seated(finished, 0, 1)).open(f"/t/{finished.id}")
    anna.page.click('[data-action="again"]')
    anna.page.wait_for_url(lambda url: "/t/" in url and finished.id not in url)
    anna.wait()
    assert len(anna.seats()) == 2
