"""Values that the rulebook showed in pictures: kept as data, and what its text pins down of them."""

from pathlib import Path

import pytest

import chronik
from chronik.myvillage.components import FOLDER
from chronik.myvillage.state import Task
from chronik.rulebook.errors import ComponentError
from chronik.table import Match
from myvillage.positions import ask, myvillage, notations, play, turn


def overlaid(folder: Path, name: str, old: str, new: str) -> Match:
    """A match for three, with one value of one file replaced."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new), encoding="utf-8")
    return chronik.game("myvillage", players=3, components=folder).match(seed=1)


@pytest.mark.rule("MV-AMB-34")
def test_boards_and_tracks_are_data(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "boards", "clouds = 10", "clouds = 4")
    turn(match).clock[0] = 3
    play(match, "chief")
    assert match.state.clock[0] == 0
    assert "death.abbot" in notations(match)
    assert overlaid(tmp_path, "boards", "3 = 14", "3 = 7").state.rat == 7
    match = overlaid(tmp_path, "boards", "abbot = [2, 1]", "abbot = [5, 1]")
    ask(match, Task.DEATH)
    play(match, "death.abbot")
    assert match.state.tree[0] == 5


@pytest.mark.rule("MV-AMB-02")
def test_hand_and_bailiff_values_are_data(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "market", "values = [4, 10]", "values = [6, 8]")
    turn(match, 1, 6)
    assert "bailiff" in notations(match)
    assert "hand" not in notations(match)


@pytest.mark.rule("MV-AMB-35")
def test_what_the_text_says_of_the_cards() -> None:
    tables = myvillage().game.components
    assert tables["boards"].school.values == [3, 11]
    assert tables["boards"].hand.values == tables["market"].values == [4, 10]
    place = tables["council"].meeting_place
    assert (place.values, place.points) == ([2, 12], 2)
    finance = tables["council"].hall[0]
    assert (finance.values, finance.time, finance.white_time) == ([3], 4, 1)
    third = tables["travel"].letter[2]
    assert (third.values, third.time) == ([7], 2)
    assert [(fare.coins, fare.wagon) for fare in third.fare] == [(0, 1), (2, 0)]
    assert any(card.letter == "B" and card.surcharge.beer == 1 for card in tables["travel"].card)
    assert [card.points for card in tables["travel"].card if card.chapel] == [8]
    assert tables["church"].church[1].points == 4
    assert tables["harvest"].points == 1
    assert tables["church"].healings == 2
    customers = tables["customers"].customer
    assert any(row.values == "any" and row.wants.scroll == 2 for row in customers)
    assert any(row.values == [3, 11] and row.wants.wagon == 1 and row.wants.most() == 1 for row in customers)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("supplies", "players = 4", "players = 5", "one setup for 2, 3 and 4 players"),
        ("supplies", "white_dice = 6", "white_dice = 3", "3 players need 6 dice, not 5"),
        ("boards", "game = [5, 8]", "game = [5, 7]", "VB2: game values must be on craft buildings"),
        ("boards", "game = [5, 8]", "game = [6, 5]", "game values of its own"),
        ("market", "{ time = 2 }", "{ time = 5 }", "a price must not fall"),
        ("customers", 'id = "CU02"', 'id = "CU01"', "an id of its own"),
        ("customers", "wants = { horse = 2 }", "wants = {}", "CU11: 1 to 3 of a good"),
        ("crafts", "[[5], [6], [8], [9]]", "[[5], [6], [8, 9], [9]]", "two cards show the same value"),
        ("crafts", 'good = "horse"', 'good = "ox"', "one building for each of horse"),
        ("council", 'id = "guild"', 'id = "gold"', "halls must be finance"),
        ("council", "room = 5", "room = 4", "areas: 5 fields, not 4"),
        ("church", "[0, 2, 4, 7, 10, 14, 20]", "[0, 2]", "0 to 6 windows, not 2 numbers"),
        ("church", 'stack = "jug"', 'stack = "rosary"', "rosary: at most 5 monks"),
        ("travel", 'id = "E"', 'id = "F"', "the letters A to E"),
        ("travel", 'letter = "E"', 'letter = "D"', "D: 1 to 4 cards, not 7"),
        ("harvest", "count = 8", "count = 9", "<= 8"),
    ],
)
def test_wrong_components_are_refused(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    with pytest.raises(ComponentError, match=said) as caught:
        overlaid(tmp_path, file, old, new)
    assert f"{file}.toml" in str(caught.value)


def test_a_wrong_option_is_refused() -> None:
    for options, said in (
        ({"first": 3}, "first: a seat from 0 to 2 or random, not 3"),
        ({"edition": "bigbox"}, "options are players, first"),
    ):
        with pytest.raises(chronik.OptionError, match=said):
            chronik.game("myvillage", players=3, **options)
