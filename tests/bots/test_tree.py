"""The tree of a search: it remembers what was found, follows what is good, and never grows too large."""

from typing import Any

import numpy as np
import pytest

import chronik
from chronik.bots import tree as trees
from chronik.bots.engine import Memory, brain
from chronik.bots.mind import NEVER, SUMS
from chronik.bots.networks import networks_for
from chronik.kernel import LEGAL

VALUES = (0.1, 0.9, 0.5, NEVER, 0.3, 0.2)  # of six options, one of which is not allowed
KEY = np.uint64(77)


@pytest.fixture
def tree() -> Any:
    """With one decision in it."""
    made = np.zeros(1, trees.tree_type())[0]
    made.room = trees.LEAST_ROOM
    trees.grow(made, trees.find(made, KEY), KEY, 1, np.array(VALUES, np.float32), NEVER)
    return made


def tried(tree: Any, worth: float) -> int:
    """Follow the decision once; it came to that."""
    tree.steps = 0
    option = trees.follow(tree, trees.find(tree, KEY), 1)
    tree.worth[1] = worth
    trees.learn(tree)
    return int(option)


def test_a_decision_holds_the_choices_that_the_network_likes_best(tree: Any) -> None:
    node = tree.nodes[trees.find(tree, KEY)]
    assert list(node.move) == [1, 2, 4, 5]


def test_where_there_are_few_choices_none_is_invented(tree: Any) -> None:
    values = np.full(6, NEVER, np.float32)
    values[[3, 5]] = 0.2, 0.4
    node = trees.find(tree, KEY + KEY)
    trees.grow(tree, node, KEY + KEY, 1, values, NEVER)
    assert list(tree.nodes[node].move)[:3] == [5, 3, trees.NONE]
    assert {trees.follow(tree, node, 1) for _ in range(20)} <= {3, 5}


def test_what_is_good_is_followed_and_what_disappoints_is_left(tree: Any) -> None:
    assert tried(tree, 0.9) == 1
    chosen = [tried(tree, -1.0) for _ in range(8)]
    assert chosen[0] == 1
    assert set(chosen[3:]) - {1}


@pytest.mark.parametrize("option", range(80))
def test_decisions_with_other_options_are_other_decisions(option: int) -> None:
    """What is chosen in one of them may not be allowed in the other."""
    one = np.zeros(80, np.uint8)
    one[[2, 3, 40]] = LEGAL
    other = one.copy()
    other[option] = LEGAL - one[option]
    assert trees.key_here(KEY, one) != trees.key_here(KEY, other)
    assert trees.key_after(KEY, option) != trees.key_after(KEY, option + 1)


@pytest.mark.long
def test_memory_is_bounded() -> None:
    game = chronik.game("myvillage", players=2)
    match, memory = game.match(seed=1), Memory(brain(game.rules), game)
    memory.minds["state"] = match._states
    memory.minds["tree"]["room"] = room = 2048
    moves = np.array([move.number for move in match.moves()[:2]], np.int64)
    sums = np.zeros((len(moves), SUMS))
    memory.brain.think(memory.minds, networks_for(game), moves, 0, room, 0, 1, sums)
    assert memory.minds["tree"]["used"][0] == room // 2


def test_whoever_has_more_time_has_more_room() -> None:
    least = trees.LEAST_ROOM
    rooms = [trees.room_for(decisions) for decisions in (0, least // 2, least // 2 + 1, 2 * least, 10**9)]
    assert rooms == [least, least, 2 * least, 4 * least, trees.NODES]
