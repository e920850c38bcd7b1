"""Values that the rulebook showed in pictures: kept as data, and what the text pins down of them."""

from pathlib import Path

import pytest

import chronik
from chronik.rulebook.errors import ComponentError
from chronik.table import Match
from chronik.tumult.components import FOLDER
from chronik.tumult.state import Event, Good, Land, Phase
from tumult.positions import board, demand, left, mercy, only, ranks, retinue, site, told, tumult


def overlaid(folder: Path, name: str, old: str, new: str) -> Match:
    """A match for two, with one value of one file replaced."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return chronik.game("tumult", components=folder, players=2).match(seed=1)


@pytest.mark.rule("TR-AMB-01")
def test_the_price_of_a_village_is_data(tmp_path: Path) -> None:
    village = 'id = "village"\nbread = 2'
    match = overlaid(tmp_path, "building", village, village.replace("2", "1"))
    ours = tumult(2).game.boxes[0].price[Land.VILLAGE, Good.BREAD]
    assert match.game.boxes[0].price[Land.VILLAGE, Good.BREAD] == ours - 1


@pytest.mark.rule("TR-AMB-03")
def test_the_spinner_is_data(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "spinner", "[2, 3, 4, 3, 5, 2, 3, 4]", "[4]")
    while not match.state.spun:
        match.play(match.moves()[0])
    assert match.state.demand.tolist() == [4, 4, 4]


@pytest.mark.rule("TR-AMB-04")
def test_the_chronicle_is_data(tmp_path: Path) -> None:
    assert overlaid(tmp_path, "chronicle", "end = 7", "end = 6").game.boxes[0].chronicle_end[5] == 6
    with pytest.raises(ComponentError, match="the numbers must fall"):
        overlaid(tmp_path, "chronicle", "end = 7", "end = 4")
    with pytest.raises(ComponentError, match="the last field has the number 0"):
        overlaid(tmp_path, "chronicle", "end = 0", "")


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("tiles", "values = [1, 2, 3]", "values = [1, 2]", "39 tiles in play with four players, not 38"),
        ("tiles", "values = [1, 2, 3]", "values = [1, 2, 4]", "tiles.toml"),
        ("building", 'id = "meadow"', 'id = "swamp"', "fields must be meadow, forest"),
        ("building", "bread = 1", "bread = 3", "meadow: 1 to 4 of a good"),
        ("landscapes", '"mvf"', '"mvx"', "three rows of three letters"),
        (
            "landscapes",
            '[[landscape]]\nid = "L01"\nrows = ["mvf", "gcm", "vfm"]\n',
            "",
            "10 landscapes, not 9",
        ),
        ("frame", '"UD", "UD"', '"UD", "U"', "rows of equal length"),
        ("frame", '"UD", "UD"', '"DD", "DD"', "a meadow for each must be face up"),
        ("retinue", "count = 25", "count = 90", "tokens worth 120 at most"),
        ("retinue", "{ 2 = 30, 3", "{ 2 = 60, 3", "2 players: 120 to start with"),
        ("retinue", "coronation = 5", "coronation = 6", "relief: at least 6, what a player may owe"),
        ("spinner", "[2, 3, 4, 3, 5, 2, 3, 4]", "[]", "1 to 16 sectors"),
        ("spinner", "[2, 3, 4, 3, 5, 2, 3, 4]", "[2, 0]", "every number is at least 1"),
        ("building", "factor = 2", "factor = 5", "factor: 1 to 4"),
        ("landscapes", 'id = "L01"', 'id = "Meadowlands"', "must be L01 to L10, in this order"),
        ("chronicle", "uncover = {", "uncover_all = true\nuncover = {", "either uncover or uncover_all"),
        ("retinue", "consolation = 2", "consolation = 11", "relief: at least 6, half of what is won at once"),
    ],
)
def test_files_that_cannot_be_used(tmp_path: Path, name: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        overlaid(tmp_path, name, old, new)


def test_a_landscape_is_turned_as_a_whole() -> None:
    """Whatever the turn, neighbours stay neighbours and every kind is there as often as printed."""
    for seed in range(10):
        match = tumult(4, seed)
        s, box = match.state, match.game.boxes[0]
        for panel in (1, 2, 5, 6):
            shown = s.land[panel * 9 : panel * 9 + 9].reshape(3, 3)
            printed = box.landscape[s.panel[panel]].reshape(3, 3)
            turned = printed
            for _ in range(int(s.turned[panel])):
                turned = turned[::-1].T
            assert (shown == turned).all()


# what is accepted has its effect


def test_nobody_sets_tiles_aside_if_none_are_to_be(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "tiles", "set_aside = 3", "set_aside = 0")
    while match.task.name != "RAID":
        assert match.task.name != "ASIDE"
        match.play(match.moves()[0])
    assert all(tile["where"] == "centre" for tile in match.view(0)["tiles"])
    assert match.fault() == ""


@pytest.mark.rule("TR-MERCY-01")
def test_how_much_mercy_overlooks_is_data(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "tiles", "mercy = 1", "mercy = 3")
    ranks(match, 1, 2)
    mercy(match, 1)
    demand(match, 5, 0, 0)
    left(match)
    board(match, 0, "B1")
    board(match, 1, "B3", "B1")
    only(match, Phase.TUMULTS)
    assert told(match, Event.GREEDIEST) == [(0, Good.BREAD, 1)]


@pytest.mark.rule("TR-PAY-07")
def test_what_overpaying_brings_is_data(tmp_path: Path) -> None:
    overlaid(tmp_path, "retinue", "overpaid = 1", "overpaid = 0")
    match = chronik.game("tumult", components=tmp_path, players=3).match(seed=1)
    ours = site(3, "B3", "M1")
    match._states[:] = ours._states
    for game, brought in ((ours, 2), (match, 0)):
        before = int(game.state.retinue[0])
        game.play("build:b1")
        assert game.state.retinue[0] - before == brought


@pytest.mark.parametrize("price", [1, 0])
def test_a_crown_for_nothing_takes_nothing_and_nothing_is_told(tmp_path: Path, price: int) -> None:
    match = overlaid(tmp_path, "retinue", "coronation = 5", f"coronation = {price}")
    ranks(match, 1, 2)
    retinue(match, 30, 20)
    only(match, Phase.CROWNING)
    assert match.state.retinue.tolist()[:2] == [30 - price, 20]
    assert told(match, Event.LOST_RETINUE) == price * [(0, 1, 0)]


@pytest.mark.rule("TR-FREE-02")
def test_the_price_away_from_statues_is_data(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "building", "factor = 2", "factor = 3")
    assert match.view(None)["printed"]["lands"]["meadow"]["away"] == {"bread": 3, "marble": 3, "tools": 0}


def test_a_frame_of_one_row_has_a_name_for_every_field(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "frame", '["UD", "UD"]', '["UUUUDDDD"]')
    names = [field["field"] for field in match.view(None)["fields"]]
    assert len(set(names)) == 72
    assert {name[0] for name in names} == set("abcdefghijklmnopqrstuvwx")
