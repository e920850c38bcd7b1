"""Landscapes that are turned up."""

import pytest

import chronik
from chronik.table import Match
from chronik.tumult.state import Event, Phase
from tumult.positions import (
    PLAYERS,
    board,
    coronation,
    crowned,
    go_on,
    land,
    notations,
    owner,
    plain_country,
    play,
    reasons,
    statue,
    told,
    tumult,
)

every_table = pytest.mark.parametrize("players", PLAYERS)


def down(match: Match) -> int:
    """How many landscapes lie face down."""
    return [panel["up"] for panel in match.view(None)["panels"]].count(False)


@pytest.mark.rule("TR-REVEAL-01", "TR-EX-17")
@every_table
def test_the_third_field_turns_landscapes_up(players: int) -> None:
    match = coronation(players, 0, 0)
    before = down(match)
    assert match.question().startswith("New region")
    assert match.actor == 0
    while match.question().startswith("New region"):
        match.play(match.moves()[0])
    assert before - down(match) == {2: 1, 3: 1, 4: 2}[players]
    assert down(match) == {2: 1, 3: 2, 4: 2}[players]


@pytest.mark.rule("TR-REVEAL-02")
@every_table
def test_the_fifth_field_turns_up_all_others(players: int) -> None:
    match = coronation(players, 0, 0)
    while match.question().startswith("New region"):
        match.play(match.moves()[0])
    rest = down(match)
    crowned(match, 0, 0, 0, 0)
    go_on(match, Phase.CROWNING)
    assert rest == {2: 1, 3: 2, 4: 2}[players]
    assert len(told(match, Event.UNCOVERED)) == rest
    assert down(match) == 0


@pytest.mark.rule("TR-REVEAL-03", "TR-AMB-30")
def test_the_king_names_them() -> None:
    match = coronation(4, 0, 0)
    assert notations(match) == {"uncover:1", "uncover:4", "uncover:5", "uncover:8"}
    assert reasons(match) == {f"uncover:{n}": "PANEL_UP" for n in (2, 3, 6, 7)}
    play(match, "uncover:4")
    assert down(match) == 4  # nothing is turned before both are named
    assert reasons(match)["uncover:4"] == "ALREADY_NAMED"
    with pytest.raises(chronik.IllegalMove):
        match.play("uncover:4")
    play(match, "uncover:5")
    assert [panel["up"] for panel in match.view(0)["panels"]] == [
        False,
        True,
        True,
        True,
        True,
        True,
        True,
        False,
    ]


@pytest.mark.rule("TR-REVEAL-04")
def test_nobody_sees_a_landscape_beforehand() -> None:
    match = coronation(4, 0, 0)
    fields = match.view(0)["fields"]
    for panel in match.view(0)["panels"]:
        shown = fields[(panel["panel"] - 1) * 9 : panel["panel"] * 9]
        assert all((field["land"] is None) != panel["up"] for field in shown)
    twins = [match.hidden(0, seed) for seed in range(20)]
    assert len({(int(twin.state.panel[0]), int(twin.state.turned[0])) for twin in twins}) > 8
    assert all(move.notation.count(":") == 1 for move in match.moves())


@pytest.mark.rule("TR-REVEAL-05", "TR-AMB-06")
def test_the_direction_is_fixed_and_not_chosen() -> None:
    boards = []
    for _ in range(2):
        match = coronation(3, 0, 0)
        play(match, "uncover:5")
        boards.append([field["land"] for field in match.view(0)["fields"]])
    assert boards[0] == boards[1]
    turns = {int(tumult(3, seed).state.turned[4]) for seed in range(30)}
    assert turns == {0, 1, 2, 3}


@pytest.mark.rule("TR-REVEAL-06")
def test_new_fields_are_open_in_the_next_round() -> None:
    match = coronation(3, 0, 0)
    play(match, "uncover:4")  # below the first panel
    plain_country(match)
    land(match, a4="castle", b5="forest")
    statue(match, 0, "a3")
    board(match, 0, "M2", "T3", "B2", "T2")
    match.state.revealed = 1
    go_on(match, Phase.BUILDING)
    while match.actor != 0:
        play(match, "build.pass")
    assert {"build:a4", "build:b5", "build:c6"} <= notations(match)
    assert reasons(match)["build:d4"] == "PANEL_DOWN"
    play(match, "build:a4")
    assert owner(match, "a4") == 0


@pytest.mark.rule("TR-REVEAL-07")
@pytest.mark.parametrize("field", [1, 2, 4, 6, 7])
def test_other_fields_turn_nothing_up(field: int) -> None:
    match = coronation(3, *([0] * (field - 1)))
    assert down(match) == 3
    assert told(match, Event.UNCOVERED) == []


def test_a_question_with_one_answer_is_not_asked() -> None:
    match = coronation(2, 0, 0)
    play(match, "uncover:2")
    crowned(match, 0, 0)
    go_on(match, Phase.CROWNING)
    assert not match.question().startswith("New region")
    assert down(match) == 0
