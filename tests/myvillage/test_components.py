"""Values that the rulebook showed in pictures: kept as data, and what its text pins down of them."""

from pathlib import Path

import pytest

import chronik
from chronik.myvillage.components import FOLDER
from chronik.myvillage.state import Task
from chronik.rulebook.errors import ComponentError
from chronik.table import Match
from myvillage.positions import ask, church, fields, monk_on_top, myvillage, notations, play, reasons, turn


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


COSTLY = {
    "crafts": ('good = "horse"\n', 'good = "horse"\ncoins = 2\n', 5, "take.stables"),
    "harvest": ("time = 1\n", "time = 1\ncoins = 2\n", 7, "take.field"),
    "council": ("[meeting_place]\n", "[meeting_place]\ncoins = 2\n", 2, "take.meeting"),
    "church": ('id = "abbey"\n', 'id = "abbey"\ncoins = 2\n', 6, "take.abbey"),
}


@pytest.mark.rule("MV-BAN-05", "MV-BAN-06", "MV-BAN-09")
@pytest.mark.parametrize("file", COSTLY)
def test_any_card_may_cost_coins(tmp_path: Path, file: str) -> None:
    old, new, value, move = COSTLY[file]
    match = overlaid(tmp_path, file, old, new)
    s = turn(match, 0, value)
    s.coins[0] = 1
    assert reasons(match)[move] == "NO_COIN"
    s.coins[0] = 3
    offered = next(m for m in match.moves() if m.notation == move)
    assert "2 coins" in offered.text()
    assert offered.cost["coins"] == 2
    play(match, move)
    assert s.coins[0] == 1 + dict(offered.gain).get("coins", 0)
    assert "Player 1 pays 2 coins." in match.log()


def test_a_monk_may_cost_coins(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "church", 'id = "MO-R1"\n', 'id = "MO-R1"\ncoins = 2\n')
    church(match, 0, "trade")
    name = monk_on_top(match, "MO-R1")
    s = turn(match, 0, 6)
    s.coins[0] = 1
    assert reasons(match)[name] == "NO_COIN"
    s.coins[0] = 2
    play(match, name)
    assert s.coins[0] == 0
    assert "Player 1 pays 2 coins." in match.log()


def test_what_banners_give_is_data(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "harvest", "plough_gives = 1", "plough_gives = 3")
    fields(match, 0, 1, 1)
    s = turn(match)
    s.coins[0] = 0
    play(match, "use.field1")
    assert s.coins[0] == 4
    match = overlaid(tmp_path, "boards", "[game]\nstories = 1", "[game]\nstories = 2")
    s = turn(match, 0, 5)
    s.board[0] = 0
    play(match, "use.game")
    assert s.tree[0] == 2
    assert (
        overlaid(tmp_path, "boards", "[4, 10]\nstories = 1", "[4, 10]\nstories = 3").state.hand_stories == 3
    )
    match = overlaid(tmp_path, "council", "stories = 1", "stories = 2")
    s = turn(match, 0, 2)
    play(match, "take.meeting", "decline")
    assert s.tree[0] == 2


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("supplies", "players = 4", "players = 5", "one setup for 2, 3 and 4 players"),
        ("supplies", "white_dice = 6", "white_dice = 3", "3 players need 6 dice, not 5"),
        ("boards", "game = [5, 8]", "game = [5, 7]", "VB2: game values must be on craft buildings"),
        ("boards", "game = [5, 8]", "game = [6, 5]", "game values of its own"),
        ("market", "{ time = 2 }", "{ time = 5 }", "a price must not fall"),
        ("customers", 'id = "CU02"', 'id = "CU01"', "customers must be CU01, CU02"),
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
        ("supplies", "white_dice = 8", "white_dice = 16", "<= 15"),
        ("boards", 'id = "VB2"', 'id = "Green"', "boards must be VB1, VB2"),
        ("crafts", 'id = "stables"', 'id = "mews"', "buildings must be stables"),
        ("church", 'id = "MO-J2"', 'id = "Bernard"', "monks of jug must be MO-J1"),
        ("travel", 'id = "TR-B2"', 'id = "Rome"', "cards of B must be TR-B1"),
        ("council", "gives = 2", "gives = 2\nroom = 1", "finance has no room"),
        ("council", "points = 3\nroom = 3", "points = 3\nroom = 3\ngives = 1", "guild gives no coins"),
        (
            "council",
            "points = 3\nroom = 3",
            "points = 3\nroom = 3\npoints_per_mark = 1",
            "guild has no points",
        ),
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
