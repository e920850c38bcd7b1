"""A view holds all that is printed and public: enough to draw the whole board."""

import json

import pytest

from chronik.tumult.state import Phase
from tumult.positions import (
    PLAYERS,
    board,
    left,
    mercy,
    only,
    placed,
    raid,
    random_game,
    set_up,
    site,
    statue,
    tumult,
    turn_to,
)

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


def test_what_a_player_has_kept_only_he_may_count_before_it_is_revealed() -> None:
    match = tumult(3)
    raid(match)
    tile = match.view(0)["tiles"].index(next(t for t in match.view(0)["tiles"] if t["where"] == "centre")) + 1
    turn_to(match, 1)
    match.play(f"raid.lift:{tile}", 1)
    while match.view(1)["castles"][1]["hand"] is None:
        match.play("raid.wait", match.actor)
    while match.view(1)["castles"][1]["tiles"] == 0:
        match.play("raid.keep" if match.actor == 1 else "raid.wait", match.actor)
    kept = match.view(1)["tiles"][tile - 1]
    castle = match.view(1)["castles"][1]
    assert castle["stock"] == {"bread": 0, "marble": 0, "tools": 0} | {kept["good"]: kept["value"]}
    assert castle["goods"] is castle["greed"] is None
    for other in (0, 2, None):
        seen = match.view(other)["castles"][1]
        assert seen["stock"] is seen["lacks"] is seen["goods"] is seen["greed"] is None


@pytest.mark.rule("TR-BUILD-07")
def test_what_is_missing_for_a_field_and_who_has_statues_beside_it() -> None:
    match = site(3, "B3", "M1", "T2", c3="castle", b1="village")
    statue(match, 0, "b2")
    view = match.view(0)
    assert view["castles"][0]["stock"] == {"bread": 3, "marble": 1, "tools": 2}
    assert view["castles"][0]["lacks"] == {
        "meadow": {},
        "forest": {},
        "mountain": {},
        "village": {"marble": 1},
        "castle": {"marble": 1, "tools": 1},
    }
    beside = {field["field"]: field["beside"] for field in view["fields"]}
    assert 0 in beside["b1"]
    assert 0 not in beside["c3"]


def test_how_greedy_everybody_looks_to_the_people() -> None:
    match = tumult(2)
    left(match, "B2")
    board(match, 0, "M3", "M1")
    mercy(match, 0)
    match.state.revealed = 1
    assert match.view(1)["castles"][0]["goods"]["marble"] == 4
    assert match.view(1)["castles"][0]["greed"] == {"bread": 0, "marble": 3, "tools": 0}


def test_what_a_question_is_about() -> None:
    match = site(3, "B1", "B2", "M1", "T1")
    first = next(move for move in match.moves() if move.notation.startswith("build:"))
    match.play(first)
    asked = match.view(0)["asked"]
    assert asked["task"] == "pay"
    assert (asked["field"], asked["good"]) == (first.notation.removeprefix("build:"), "bread")
    match = tumult(4)
    set_up(match)
    while match.view(0)["asked"]["task"] != "aside":
        match.play(match.moves()[0])
    assert match.view(0)["asked"]["count"] == match.view(0)["printed"]["tiles"]["set_aside"]


def test_how_far_the_leader_is_ahead() -> None:
    match = site(3)
    placed(match, 7, 4, 5)
    assert match.view(None)["spread"] == 3


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
