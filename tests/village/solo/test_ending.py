"""Alone against Conny: the end, and the titles."""

import pytest

from chronik.kernel import plain
from chronik.kernel.agenda import push
from chronik.table import Match
from chronik.village.names import CONNY, NOBODY
from chronik.village.solo import conny as rules
from chronik.village.solo.state import Title
from chronik.village.state import Event, Task
from village.positions import (
    COLOURS,
    events,
    fill,
    lay,
    members,
    play,
    random_game,
)
from village.solo.conny import (
    STALLS,
    board_cubes,
    last_cube,
    market_day,
    no_tile_next,
    solo,
    take,
    taken_by_conny,
    tiles,
)


@pytest.mark.rule("VS-END-01", "VS-AMB-07")
def test_connys_dead_can_end_the_game_and_the_player_has_a_last_turn() -> None:
    match = solo()
    last_cube(match, 2)
    tiles(match, "bottom", 1, 0, 0)
    fill(match, "graves", leave=1)
    fill(match, "council")
    lay(match, harvest={"green": 1}, council={"green": 1}, crafts={"pink": 3, "orange": 1})
    take(match, "harvest:green")
    assert "END_TRIGGERED" in events(match)
    assert members(match, CONNY, "grave") == [1]
    assert match.view(0)["ended_by"] == CONNY
    assert match.view(0)["last_turns"] == 0
    take_last(match, "take.crafts:pink")
    assert match.over
    assert taken_by_conny(match) == []


def take_last(match: Match, cube: str) -> None:
    play(match, cube, "decline")
    while not match.over:
        match.play(match.moves()[0])


@pytest.mark.rule("VS-AMB-07", "VS-AMB-12")
def test_if_the_player_ends_the_game_conny_takes_one_more_cube() -> None:
    match = solo()
    no_tile_next(match)
    fill(match, "graves", leave=1)
    fill(match, "farm")
    match.state.life[0] = 9
    lay(match, harvest={"plague": 2}, crafts={"pink": 4})
    take(match, "harvest:plague")
    while not match.over:
        match.play(match.moves()[0])
    rows = [row for page in match._pages for row in page.tolist()]
    takers = [who for event, who, _, _ in rows if event == Event.TOOK_CUBE]
    assert takers[-2:] == [0, CONNY]
    assert board_cubes(match) == 4


@pytest.mark.rule("VS-AMB-07", "VS-AMB-12")
def test_if_the_player_ends_the_game_with_the_last_cube_there_is_none_for_conny() -> None:
    match = solo()
    no_tile_next(match)
    fill(match, "graves", leave=1)
    fill(match, "farm")
    match.state.life[0] = 9
    lay(match, harvest={"plague": 1})
    take(match, "harvest:plague")
    assert match.view(0)["ended_by"] == 0
    assert "MASS_BEGAN" in events(match)
    assert taken_by_conny(match) == []


@pytest.mark.rule("VS-AMB-07")
def test_a_player_who_ends_the_game_on_connys_market_day_has_a_last_turn() -> None:
    match = market_day(*STALLS)
    fill(match, "graves", leave=1)
    fill(match, "farm")
    match.state.life[0] = 9
    lay(match, crafts={"green": 1}, market={"green": 1}, harvest={"brown": 2, "pink": 2})
    take(match, "crafts:green")
    play(match, "market.serve:K02", "market.pass")
    assert match.view(0)["ended_by"] == 0
    assert match.view(0)["asked"]["task"] == "take"
    assert match.view(0)["last_turns"] == 1
    play(match, "take.harvest:brown", "decline")
    assert taken_by_conny(match) == [("harvest", COLOURS["brown"])]
    assert match.over or "MASS_BEGAN" in events(match)


@pytest.mark.rule("VS-AMB-15")
def test_a_last_turn_with_an_empty_board() -> None:
    match = solo()
    last_cube(match, 2)
    tiles(match, "bottom", 1, 0, 0)
    fill(match, "graves", leave=1)
    fill(match, "farm")
    lay(match, harvest={"green": 2})
    take(match, "harvest:green")
    assert match.view(0)["asked"]["task"] == "anyaction"
    play(match, "well.harvest", "harvest")
    assert taken_by_conny(match) == []
    assert "MASS_BEGAN" in events(match)


@pytest.mark.rule("VS-SCORE-01", "VS-AMB-06")
def test_six_titles() -> None:
    match = solo()
    box = match.game.boxes[0]
    earned = [int(plain(rules.title)(box, points)) for points in range(121)]
    assert earned == sorted(earned)
    assert set(earned) == set(Title)
    assert len(Title) == 6
    thresholds = list(match.view(0)["conny"]["titles"].values())
    assert thresholds == sorted(set(thresholds))
    assert [earned.index(title) for title in Title] == thresholds


@pytest.mark.rule("VS-SCORE-01")
def test_the_title_is_that_of_the_players_points() -> None:
    match = solo()
    match.state.points[0] = 75
    match.state.depth = 0
    plain(push)(match.state, Task.FINISH, NOBODY)
    match.settle()
    assert match.view(0)["conny"]["title"] == "polymath"


@pytest.mark.rule("VS-SCORE-01")
def test_the_title_is_told_at_the_end() -> None:
    match = solo()
    for _ in random_game(match, 4):
        pass
    assert match.scores()[0] < 30
    assert match.log()[-1] == "Player 1 earns the title of Apprentice."
    assert match.log("de")[-1] == "Spieler 1 erhält den Titel „Lehrling“."
    assert match.view(0)["conny"]["title"] == "apprentice"
