"""What the properties look at: all set-ups, a random game of each, and matches anywhere in them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import chronik
from chronik.compiler import INTERPRETED
from chronik.kernel import LEGAL
from chronik.table import Game, Match
from setups import SETUPS, called

NAMED = {called(setup): setup for setup in SETUPS}
LONGEST = 8_000  # decisions of a whole game; random ones take some hundreds
STEPS = 40 if INTERPRETED else LONGEST  # interpreted, the beginning must do
APART = 13 if INTERPRETED else 23  # decisions between two positions of a story
EXAMPLES = 25 if INTERPRETED else 100
SEEDS = st.integers(0, 2**64 - 1)

every_setup = pytest.mark.parametrize("setup", NAMED)
examples = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
few_examples = settings(examples, max_examples=EXAMPLES // 5)


@cache
def game(setup: str) -> Game:
    name, options = NAMED[setup]
    return chronik.game(name, **options)


def legal(match: Match, seat: int | None = None) -> list[int]:
    """The numbers of the legal moves; naming them all would take ten times as long."""
    with match._asking(seat):
        return np.flatnonzero(match._look() == LEGAL).tolist()


def played(setup: str, luck: int, steps: int = STEPS) -> Iterator[Match]:
    """A match, at its beginning and after every move. Who may act does so in any order."""
    match, chance = game(setup).match(seed=luck), Random(f"{setup} {luck}")
    yield match
    while not match.over and len(match.steps) < steps:
        seat = chance.choice(match.actors)
        # The better of two numbers: to decline is the first option, and would be chosen too often.
        match.play(max(chance.choices(legal(match, seat), k=2)), seat)
        yield match


@cache
def story(setup: str) -> tuple[Match, ...]:
    """Positions of one game, from the first to the last."""
    return tuple(match.copy() for match in played(setup, 1) if match.over or len(match.steps) % APART == 0)


@st.composite
def matches(draw: Any, over: bool = True) -> Match:
    """A match somewhere in a story, or a new one, and a few moves of choice further."""
    setup = draw(st.sampled_from(sorted(NAMED)))
    if draw(st.integers(0, 3)):
        match: Match = draw(st.sampled_from(story(setup))).copy()
    else:
        match = game(setup).match(seed=draw(SEEDS))
    for choice in draw(st.lists(st.integers(0, 99), max_size=8)):
        if match.over:
            break
        moves = legal(match)
        match.play(moves[choice % len(moves)])
    if match.over and not over:
        match.undo()
    return match


def raw(match: Match) -> bytes:
    """All fields; what lies between them to align them means nothing."""
    return b"".join(match.state[name].tobytes() for name in match.state.dtype.names)


def kept(match: Match) -> tuple[Any, ...]:
    """All that an error must leave as it was."""
    return raw(match), match.steps, match.pages, match.log()
