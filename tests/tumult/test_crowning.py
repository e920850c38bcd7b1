"""Ranks, the coronation, the chronicle, turning up landscapes, and the end of the game."""

from itertools import pairwise

import pytest

import chronik
from chronik.table import Match
from chronik.tumult.state import NOBODY, Event, Phase
from tumult.positions import (
    PLAYERS,
    board,
    crowned,
    demand,
    events,
    go_on,
    land,
    left,
    lying,
    notations,
    only,
    owner,
    placed,
    plain_country,
    play,
    random_game,
    ranks,
    reasons,
    retinue,
    site,
    statue,
    told,
    tumult,
)

every_table = pytest.mark.parametrize("players", PLAYERS)


def held(match: Match) -> list[int]:
    return match.state.rank.tolist()[: match.game.players]


def redistributed(before: tuple[int, ...], counts: tuple[int, ...]) -> Match:
    match = tumult(len(before))
    ranks(match, *before)
    retinue(match, *counts)
    only(match, Phase.RANKS)
    return match


def down(match: Match) -> int:
    """How many landscapes lie face down."""
    return [panel["up"] for panel in match.view(None)["panels"]].count(False)


def coronation(players: int, *before: int, counts: tuple[int, ...] = (), king: int = 0) -> Match:
    """The coronation after those of these seats, and what follows; `counts` are statues placed before."""
    match = tumult(players)
    ranks(match, *[(seat - king) % players + 1 for seat in range(players)])
    crowned(match, *before)
    placed(match, *(counts or players * (8,)))
    go_on(match, Phase.CROWNING)
    return match


# ranks


@pytest.mark.rule("TR-RANK-01")
def test_the_most_retinue_makes_king() -> None:
    match = redistributed((1, 2, 3), (18, 15, 20))
    assert held(match) == [2, 3, 1]
    # C takes the crown from A, who holds rank 3 for the moment and so swaps with the Duke next.
    assert told(match, Event.SWAPPED) == [(2, 1, 0), (0, 2, 1)]


@pytest.mark.rule("TR-RANK-02")
def test_duke_and_prince_follow() -> None:
    assert held(redistributed((1, 2, 3, 4), (10, 12, 14, 16))) == [4, 3, 2, 1]


@pytest.mark.rule("TR-RANK-03")
def test_the_least_retinue_gets_the_lowest_rank_in_play() -> None:
    match = redistributed((1, 2, 3), (5, 9, 7))
    assert held(match) == [3, 1, 2]
    assert 4 not in held(match)
    assert held(redistributed((1, 2), (5, 9))) == [2, 1]


@pytest.mark.rule("TR-RANK-04", "TR-AMB-20")
def test_among_equals_the_former_rank_decides() -> None:
    assert held(redistributed((1, 2, 3, 4), (20, 20, 20, 20))) == [1, 2, 3, 4]
    assert held(redistributed((1, 2, 3, 4), (20, 22, 20, 10))) == [2, 1, 3, 4]
    assert held(redistributed((1, 2, 3, 4), (10, 20, 10, 30))) == [3, 2, 4, 1]


@pytest.mark.rule("TR-RANK-05", "TR-EX-15")
def test_a_king_who_ties_stays_king() -> None:
    assert held(redistributed((1, 2, 3), (21, 21, 10))) == [1, 2, 3]
    assert held(redistributed((1, 2, 3, 4), (25, 25, 23, 21))) == [1, 2, 3, 4]


@pytest.mark.rule("TR-EX-14")
def test_violet_blue_yellow_and_grey() -> None:
    match = redistributed((1, 2, 3, 4), (21, 25, 23, 21))
    assert told(match, Event.SWAPPED) == [(1, 1, 0), (2, 2, 0)]
    assert held(match) == [3, 1, 2, 4]


@pytest.mark.rule("TR-RANK-06", "TR-CROWN-05")
def test_ranks_come_before_the_coronation() -> None:
    match = tumult(2)
    ranks(match, 1, 2)
    retinue(match, 24, 22)
    only(match, Phase.RANKS, Phase.CROWNING)
    assert held(match) == [1, 2]
    assert match.state.retinue.tolist()[:2] == [19, 22]


@pytest.mark.long
@pytest.mark.rule("TR-RANK-07")
def test_every_rank_is_always_held() -> None:
    match = tumult(4)
    before = held(match)
    for _ in random_game(match):
        assert sorted(held(match)) == [1, 2, 3, 4]
        if "PHASE_BEGAN" not in events(match) or (-1, Phase.RANKS, 0) not in told(match, Event.PHASE_BEGAN):
            assert held(match) == before
        before = held(match)


# the coronation


@pytest.mark.rule("TR-CROWN-01")
def test_the_crown_costs_five() -> None:
    match = tumult(3)
    ranks(match, 2, 1, 3)
    retinue(match, 30, 25, 30)
    only(match, Phase.CROWNING)
    assert (match.state.retinue[1], match.state.supply) == (20, 25)


@pytest.mark.rule("TR-CROWN-02", "TR-EX-16")
def test_a_statue_on_the_next_free_field() -> None:
    match = coronation(3, 1, 2, counts=(4, 5, 5))
    assert match.state.chronicle.tolist()[:4] == [1, 2, 0, NOBODY]
    assert match.state.placed[0] == 5
    assert told(match, Event.PAID_TILE) == []
    match = coronation(3, 2, king=1)  # round 2: Blue is crowned
    assert match.state.chronicle.tolist()[:3] == [2, 1, NOBODY]
    assert match.state.placed[1] == 9


@pytest.mark.rule("TR-CROWN-03")
def test_the_new_king_has_the_spinner() -> None:
    match = tumult(3)
    ranks(match, 1, 2, 3)
    retinue(match, 20, 30, 20)
    crowned(match, 0)
    go_on(match, Phase.RANKS)
    while notations(match) != {"mood.spin"}:
        match.play(match.moves()[0])
    assert match.actors == (1,)
    play(match, "mood.spin")
    assert notations(match) == {"raid.start"}
    assert match.actors == (1,)


@pytest.mark.rule("TR-CROWN-04", "TR-AMB-19")
def test_a_king_who_stays_is_crowned_again() -> None:
    match = tumult(2)
    ranks(match, 1, 2)
    retinue(match, 60, 10)
    for _ in range(3):
        only(match, Phase.RANKS, Phase.CROWNING)
    if match.question().startswith("Which face-down"):
        match.play(match.moves()[0])
    assert match.state.retinue[0] == 45
    assert match.state.chronicle.tolist()[:4] == [0, 0, 0, NOBODY]
    assert match.state.chronicle_statues.tolist()[:4] == [1, 1, 1, 0]


# the chronicle


@pytest.mark.long
@pytest.mark.rule("TR-CHRON-01")
def test_the_chronicle_is_filled_from_the_left() -> None:
    match, kings = tumult(3), []
    for _ in random_game(match):
        kings += [who for who, _, _ in told(match, Event.CROWNED)]
        filled = [owner for owner in match.state.chronicle.tolist() if owner != NOBODY]
        assert filled == kings == match.state.chronicle.tolist()[: len(kings)]
    assert len(kings) >= 6


@pytest.mark.rule("TR-CHRON-02", "TR-CHRON-03")
def test_single_and_double_fields() -> None:
    for field in range(9):
        match = coronation(2, *([1] * field), counts=(12, 12))
        expected = 1 if field < 5 else 2
        assert match.state.placed[0] == 12 + expected
        assert match.view(0)["chronicle"][field] | {"uncovers": 0, "end": None} == {
            "room": expected,
            "end": None,
            "uncovers": 0,
            "owner": 0,
            "statues": expected,
        }


@pytest.mark.rule("TR-CHRON-04")
def test_chronicle_statues_count_fully() -> None:
    match = tumult(3)
    placed(match, 17, 3, 3)
    match.state.chronicle[:4] = 0
    match.state.chronicle_statues[:4] = 1
    assert match.breakdown(0) == {"fields": 13, "chronicle": 4}
    assert match.scores() == [17, 3, 3]


@pytest.mark.rule("TR-CHRON-05", "TR-AMB-04")
def test_the_numbers_fall() -> None:
    fields = tumult(3).view(0)["chronicle"]
    numbers = [field["end"] for field in fields if field["end"] is not None]
    assert [field["end"] for field in fields[:5]] == 5 * [None]
    assert all(a > b for a, b in pairwise(numbers))
    assert numbers[1] == 5
    assert numbers[-1] == 0
    assert len(numbers) == len(fields) - 5


# landscapes


@pytest.mark.rule("TR-REVEAL-01", "TR-EX-17")
@every_table
def test_the_third_field_turns_landscapes_up(players: int) -> None:
    match = coronation(players, 0, 0)
    before = down(match)
    assert match.question().startswith("Which face-down")
    assert match.actor == 0
    while match.question().startswith("Which face-down"):
        match.play(match.moves()[0])
    assert before - down(match) == {2: 1, 3: 1, 4: 2}[players]
    assert down(match) == {2: 1, 3: 2, 4: 2}[players]


@pytest.mark.rule("TR-REVEAL-02")
@every_table
def test_the_fifth_field_turns_up_all_others(players: int) -> None:
    match = coronation(players, 0, 0)
    while match.question().startswith("Which face-down"):
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


# the end


@pytest.mark.rule("TR-END-01", "TR-END-04", "TR-EX-18")
def test_blue_wins_in_round_seven() -> None:
    match = coronation(3, 0, 1, 2, 0, 1, 2, counts=(15, 19, 19), king=2)
    assert match.scores() == [15, 19, 21]
    assert told(match, Event.DIFFERENCE) == [(-1, 6, 5)]
    assert match.over
    assert match.ranking() == [[2], [1], [0]]
    assert match.state.phase == Phase.CROWNING  # phase 7 does not run
    assert match.actor is None


@pytest.mark.rule("TR-END-02")
def test_the_check_belongs_to_double_fields() -> None:
    match = coronation(2, 0, 0, 0, counts=(14, 4))
    assert told(match, Event.DIFFERENCE) == []
    assert not match.over
    match = coronation(2, 0, 0, 0, 0, 0, counts=(10, 10))
    assert told(match, Event.DIFFERENCE) == [(-1, 2, match.game.boxes[0].chronicle_end[5])]
    order = [name for name in events(match) if name in ("CHRONICLED", "DIFFERENCE", "MERCY")]
    assert order == ["CHRONICLED", "DIFFERENCE", "MERCY"]


@pytest.mark.rule("TR-END-03")
def test_the_difference_between_the_first_and_the_last() -> None:
    match = coronation(4, 0, 0, 0, 0, 0, counts=(16, 18, 12, 12))
    assert told(match, Event.DIFFERENCE)[0][1] == 6


@pytest.mark.rule("TR-END-05")
def test_an_equal_difference_goes_on() -> None:
    match = coronation(2, 0, 0, 0, 0, 0, 0, counts=(18, 15))
    assert told(match, Event.DIFFERENCE) == [(-1, 5, 5)]
    assert not match.over
    assert match.state.rounds == 8
    assert (-1, Phase.MERCY, 0) in told(match, Event.PHASE_BEGAN)


@pytest.mark.rule("TR-END-06")
def test_above_the_zero_the_game_is_over() -> None:
    last = tumult(2).game.boxes[0].chronicle - 1
    match = coronation(2, *([0] * last), counts=(16, 18))
    assert told(match, Event.DIFFERENCE) == [(-1, 0, 0)]
    assert match.over


@pytest.mark.rule("TR-END-07")
def test_the_last_statue_ends_the_game_at_once() -> None:
    match = site(3, "B1", "M1")
    placed(match, 24, 3, 3)
    play(match, "build:b1")
    assert match.over
    assert match.actors == ()
    assert match.state.placed[0] == 25
    assert match.ranking()[0] == [0]
    assert match.state.phase == Phase.BUILDING
    with pytest.raises(chronik.IllegalMove):
        match.play("build.pass")


@pytest.mark.rule("TR-END-08")
def test_the_last_statue_may_stand_on_the_chronicle() -> None:
    match = coronation(2, 0, 0, 0, 0, 0, counts=(23, 20))
    assert match.over
    assert told(match, Event.DIFFERENCE) == []
    assert match.ranking() == [[0], [1]]


@pytest.mark.rule("TR-AMB-18")
def test_a_king_with_one_statue_left_sets_one() -> None:
    match = coronation(2, 0, 0, 0, 0, 0, counts=(24, 20))
    assert match.over
    assert match.state.placed[0] == 25
    assert match.state.chronicle_statues[5] == 1


@pytest.mark.rule("TR-TIE-01", "TR-AMB-21")
def test_among_equals_the_higher_rank_wins() -> None:
    match = tumult(3)
    ranks(match, 3, 2, 1)
    crowned(match, 0, 0, 0, 0, 0)
    placed(match, 20, 20, 10)
    go_on(match, Phase.CROWNING)
    assert match.scores() == [20, 20, 12]
    assert match.over
    assert match.ranking() == [[1], [0], [2]]


@pytest.mark.rule("TR-TIE-02", "TR-AMB-21")
def test_on_the_zero_field_too() -> None:
    last = int(tumult(2).game.boxes[0].chronicle) - 1
    match = coronation(2, *([0] * last), counts=(18, 16), king=1)
    assert match.over
    assert match.scores() == [18, 18]
    assert match.ranking() == [[1], [0]]


@pytest.mark.long
def test_games_end_within_the_chronicle() -> None:
    for players in PLAYERS:
        match = tumult(players, seed=players)
        for _ in random_game(match):
            pass
        assert 6 <= match.state.rounds <= 10 or match.state.placed.max() == 25
        assert len(lying(match, 0)) in (0, 9, 18)


# shortages


@pytest.mark.rule("TR-WHATIF-04", "TR-AMB-23")
def test_a_short_supply_is_filled_up_first() -> None:
    match = site(3, "M3", "B2")
    retinue(match, 40, 34, 30)
    play(match, "build:b1")
    assert match.state.retinue.tolist()[:3] == [38, 29, 25]
    assert match.state.supply == 13
    assert "SUPPLY_SHORT" in events(match)


@pytest.mark.rule("TR-AMB-23")
def test_who_has_less_than_five_gives_all() -> None:
    match = site(3, "M3", "B2")
    retinue(match, 2, 3, 100)
    play(match, "build:b1")
    assert match.state.retinue.tolist()[:3] == [3, 0, 95]
    assert match.state.supply == 7


@pytest.mark.rule("TR-WHATIF-05", "TR-WHATIF-06", "TR-AMB-23")
def test_who_owes_too_much_gets_some_first() -> None:
    match = tumult(2)
    ranks(match, 1, 2)
    retinue(match, 1, 50)
    demand(match, 3, 0, 0)
    left(match)
    board(match, 0, "B1")
    only(match, Phase.TUMULTS)
    assert match.state.retinue.tolist()[:2] == [3, 55]
    assert match.state.supply == 47


@pytest.mark.rule("TR-WHATIF-06")
def test_a_poor_king_is_crowned_all_the_same() -> None:
    match = tumult(3)
    ranks(match, 1, 2, 3)
    retinue(match, 4, 3, 2)
    only(match, Phase.CROWNING)
    assert match.state.retinue.tolist()[:3] == [4, 8, 7]
    assert match.state.supply == 86


@pytest.mark.rule("TR-AMB-23")
def test_what_nobody_has_is_waived() -> None:
    match = tumult(3)
    ranks(match, 2, 1, 3)
    retinue(match, 60, 2, 40)  # 3 in the supply: not 5 for each
    only(match, Phase.CROWNING)
    assert match.state.retinue.tolist()[:3] == [60, 0, 40]
    assert match.state.supply == 5
    assert told(match, Event.WAIVED) == [(1, 3, 0)]


@pytest.mark.long
@pytest.mark.rule("TR-VARIANT-05")
def test_tips_change_nothing() -> None:
    with_tips, without = tumult(2), tumult(2, tips=False)
    shown = []
    for move in random_game(with_tips):
        without.play(move.notation)
        shown += [with_tips.state.rounds] if "TIPS" in events(with_tips) else []
        assert "TIPS" not in events(without)
        assert with_tips.state_hash() == without.state_hash()
    assert shown == [2]


def test_a_question_with_one_answer_is_not_asked() -> None:
    match = coronation(2, 0, 0)
    play(match, "uncover:2")
    crowned(match, 0, 0)
    go_on(match, Phase.CROWNING)
    assert not match.question().startswith("Which face-down")
    assert down(match) == 0
