"""A view holds all that is printed and public: enough to draw the whole board."""

import json

import pytest

from chronik.tumult.state import Phase
from tumult.positions import PLAYERS, board, left, only, random_game, set_up, site, tumult

every_table = pytest.mark.parametrize("players", PLAYERS)


@every_table
def test_what_is_printed(players: int) -> None:
    view = tumult(players).view(None)
    printed = view["printed"]
    assert json.loads(json.dumps(view)) == view
    assert sorted(set(printed["spinner"]["sectors"])) == [2, 3, 4, 5]
    assert printed["retinue"] | {"start": 0} == {
        "tokens": 105,
        "start": 0,
        "tumult": 3,
        "coronation": 5,
        "consolation": 2,
        "relief": 5,
        "overpaid": 1,
    }
    assert printed["statues"] == 25
    assert sum(face["count"] for face in printed["tiles"]["in_play"]) == len(view["tiles"])
    assert [field["end"] for field in printed["chronicle"]][-1] == 0
    assert len(printed["landscapes"]) == 10
    assert len(printed["frame"]["face_up"]) == len(view["panels"])


@pytest.mark.rule("TR-BUILD-07", "TR-FREE-03")
def test_the_price_list() -> None:
    lands = tumult(2).view(0)["printed"]["lands"]
    assert lands["castle"] == {
        "beside": {"bread": 0, "marble": 2, "tools": 3},
        "away": None,
        "statues": 3,
    }
    assert lands["meadow"]["away"] == {"bread": 2, "marble": 2, "tools": 0}


@every_table
def test_the_map_can_be_drawn(players: int) -> None:
    """Fields by row and column; a landscape that lies face up says which it is and how it is turned."""
    match = tumult(players)
    view = match.view(None)
    places = {(f["row"], f["column"]) for f in view["printed"]["fields"]}
    rows, columns = len(places) // view["columns"], view["columns"]
    assert places == {(row, column) for row in range(rows) for column in range(columns)}
    for panel in view["panels"]:
        if not panel["up"]:
            assert panel["landscape"] is panel["turned"] is None
            continue
        rows_of_lands = view["printed"]["landscapes"][panel["landscape"]]
        for _ in range(panel["turned"]):
            rows_of_lands = [list(row) for row in zip(*reversed(rows_of_lands), strict=True)]
        first = (panel["panel"] - 1) * 9
        shown = [field["land"] for field in view["fields"][first : first + 9]]
        assert shown == [land for row in rows_of_lands for land in row]


def test_what_is_printed_is_made_once() -> None:
    match = tumult(3)
    printed = match.view(0)["printed"]
    set_up(match)
    assert match.view(1)["printed"] is printed
    assert tumult(4).view(0)["printed"] != printed


@pytest.mark.rule("TR-GRAB-17", "TR-GRAB-18")
def test_what_was_robbed_and_left_is_public_once_it_is_revealed() -> None:
    match = tumult(2)
    hidden = match.view(0)
    assert hidden["left"] is None
    assert [castle["goods"] for castle in hidden["castles"]] == [None, None]
    left(match, "B2", "B1", "T3")
    board(match, 0, "M3", "M1")
    match.state.number, match.state.demand[:] = 1, 0
    only(match, Phase.TUMULTS)
    view = match.view(1)
    assert view["left"] == {"bread": 3, "marble": 0, "tools": 3}
    assert view["castles"][0]["goods"] == {"bread": 0, "marble": 4, "tools": 0}


def test_the_arrow_and_who_was_punished() -> None:
    match = tumult(2)
    assert not match.view(0)["spun"]
    assert match.view(0)["number"] == match.view(0)["printed"]["spinner"]["forgotten"]
    set_up(match)
    assert match.view(0)["spun"]
    assert set(match.view(0)["demand"].values()) == {match.view(0)["number"]}
    match = site(3)
    match.state.punished[1] = 1
    assert [castle["punished"] for castle in match.view(None)["castles"]] == [False, True, False]


@pytest.mark.long
def test_views_of_a_whole_game_are_plain_data() -> None:
    match = tumult(3, ticks=4)
    for number, _ in enumerate(random_game(match)):
        if number % 20 == 0:
            for seat in (None, 0, 1, 2):
                view = match.view(seat)
                assert json.loads(json.dumps(view)) == view
