"""My Village: every card and die of the box, counted from the position alone."""

from itertools import chain

import numpy as np
import pytest

from chronik.myvillage.state import LETTERS, NOBODY, Task, Where
from chronik.table import Match
from myvillage.positions import church, myvillage, play, travel_on_top, turn
from properties.stories import story
from setups import MYVILLAGE, called

every_setup = pytest.mark.parametrize("setup", [called(setup) for setup in MYVILLAGE])


def census(match: Match) -> list[int]:
    s = match.state
    return [
        int(s.monks_left.sum() + s.monks.sum()),
        int(s.fields_left + s.fields.sum()),
        int(s.meetings_left + s.meeting.sum()),
    ]


@every_setup
def test_every_card_is_there_once(setup: str) -> None:
    for match in story(setup):
        s = match.state
        assert census(match) == [12, 8, 4]
        for cards in (s.church, s.hall):
            owned = cards[cards != NOBODY].tolist()
            assert len(set(owned)) == len(owned)
        stacks = (s.journey_stack[letter, : s.journeys_left[letter]] for letter in range(LETTERS))
        journeys = [int(card) for card in chain(s.journey.flat, *stacks) if card != NOBODY]
        assert sorted(journeys) == list(range(19))
        stacked = sorted(s.stack[: s.stacked].tolist())
        assert stacked == np.flatnonzero(s.customer == Where.STACK).tolist()


@every_setup
def test_nothing_is_borrowed_and_nobody_is_alone(setup: str) -> None:
    for match in story(setup):
        s = match.state
        pieces = (s.pool, s.tree, s.house, s.coins, s.goods, s.jokers, s.markers, s.labourers, s.monks_left)
        assert min(int(field.min()) for field in pieces) >= 0
        assert s.villager.max() <= 1
        assert (s.chronicle <= 2).all()
        for p in range(match.game.players):
            assert s.villager[p].any() or (not match.over and match.task is Task.LABOURER)


@every_setup
def test_the_game_ends_when_the_coffins_are_full_and_the_round_is_over(setup: str) -> None:
    for match in story(setup):
        s, box = match.state, match.game.boxes[0]
        if match.over:
            assert s.graves + s.chronicle.sum() >= box.coffins
            assert s.turns == box.turns


def test_hiding_draws_the_stacks_anew_but_not_what_is_open() -> None:
    match = myvillage(3, seed=4)
    twins = [match.hidden(0, seed) for seed in range(30)]
    assert len({tuple(twin.state.stack) for twin in twins}) == 30
    assert len({tuple(twin.state.monk_stack[2]) for twin in twins}) > 10
    assert {int(twin.state.monk_stack[2, 4]) for twin in twins} == {int(match.state.monk_stack[2, 4])}


def test_a_drawn_travel_card_is_known_to_its_drawer_only() -> None:
    match = myvillage(3, seed=4)
    church(match, 0, "mission")
    travel_on_top(match, "TR-A4")
    turn(match, 0, 7)
    play(match, "take.A")
    top = int(match.state.journey_stack[0, 3])
    assert {int(match.hidden(0, seed).state.journey_stack[0, 3]) for seed in range(20)} == {top}
    assert len({int(match.hidden(1, seed).state.journey_stack[0, 3]) for seed in range(20)}) == 4
