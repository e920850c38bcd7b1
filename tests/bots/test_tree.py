"""The tree of a search: it remembers what was found, follows what is good, and never grows too large."""

from typing import Any

import numpy as np
import pytest

import chronik
from chronik.bots import tree as trees
from chronik.bots import tumult
from chronik.bots.engine import Memory, brain
from chronik.bots.mind import SUMS
from chronik.bots.networks import networks_for
from chronik.bots.tree import NEVER, NODES
from chronik.kernel import LEGAL
from chronik.kernel.chance import Dice
from chronik.tumult.state import FACES, NOBODY

VALUES = (0.1, 0.9, 0.5, NEVER, 0.3, 0.2)  # of six options, one of which is not allowed
KEY = np.uint64(77)


def dice(seed: int = 0) -> Any:
    made = np.zeros(1, Dice.dtype).view(np.recarray)[0]
    made.rng = seed
    return made


@pytest.fixture
def tree() -> Any:
    """With one decision in it."""
    made = np.zeros(1, trees.tree_type())[0]
    made.room = trees.LEAST_ROOM
    trees.grow(made, trees.find(made, KEY), KEY, 1, np.array(VALUES, np.float32), False, dice())
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
    trees.grow(tree, node, KEY + KEY, 1, values, False, dice())
    assert list(tree.nodes[node].move)[:3] == [5, 3, trees.NONE]
    assert {trees.follow(tree, node, 1) for _ in range(20)} <= {3, 5}


def test_choices_that_look_the_same_but_may_differ_are_all_kept(tree: Any) -> None:
    node = trees.find(tree, KEY + KEY)
    trees.grow(tree, node, KEY + KEY, 1, np.array([0.1, 0.5, 0.1, 0.5], np.float32), False, dice())
    assert list(tree.nodes[node].move) == [1, 3, 0, 2]


def test_choices_that_are_the_same_are_one_choice_and_it_may_be_any_of_them(tree: Any) -> None:
    seen = set()
    for number in range(20):
        values, key = np.array([0.1, 0.5, 0.1, 0.5, 0.5, NEVER], np.float32), KEY + np.uint64(number + 1)
        node = trees.find(tree, key)
        trees.grow(tree, node, key, 1, values, True, dice(number))
        best, other, none, _ = tree.nodes[node].move
        assert (best in (1, 3, 4), other in (0, 2), none) == (True, True, trees.NONE)
        seen |= {int(best), int(other)}
    assert seen == {0, 1, 2, 3, 4}


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
    assert trees.key_here(KEY, one, 0) != trees.key_here(KEY, other, 0)
    assert trees.key_after(KEY, option) != trees.key_after(KEY, option + 1)


@pytest.mark.long
@pytest.mark.parametrize(("share", "used"), [(NODES, 1024), (300, 600)])
def test_memory_is_bounded(share: int, used: int) -> None:
    """Half of the room is filled, and so much after each of two moves."""
    game = chronik.game("myvillage", players=2)
    match, memory = game.match(seed=1), Memory(brain(game.rules), game)
    memory.minds["state"] = match._states
    memory.minds["tree"]["room"], memory.minds["tree"]["share"] = 2048, share
    moves = np.array([move.number for move in match.moves()[:2]], np.int64)
    sums = np.zeros((len(moves), SUMS))
    memory.brain.think(memory.minds, networks_for(game), moves, 0, 2048, 0, 1, sums)
    assert memory.minds["tree"]["used"][0] == used
    assert memory.minds["grown"].sum() == used


def test_whoever_has_more_time_has_more_room() -> None:
    least = trees.LEAST_ROOM
    rooms = [trees.room_for(decisions) for decisions in (0, least // 2, least // 2 + 1, 2 * least, 10**9)]
    assert rooms == [least, least, 2 * least, 4 * least, trees.NODES]


def test_a_decision_is_known_by_the_tile_in_hand() -> None:
    """All of them may be kept or put back; which of the two is better hangs on what is seen."""
    match = chronik.game("tumult", players=2).match(seed=5)
    while not any(move.notation == "raid.keep" for move in match.moves()):
        match.play(match.moves()[0])
    s, seat, why = match.state, match.actor, match.options()
    known = set()
    for face in range(FACES):
        s.face[s.hand[seat]] = face
        known.add(int(trees.key_here(KEY, why, tumult.glance(s, seat))))
    s.hand[seat] = NOBODY
    known.add(int(trees.key_here(KEY, why, tumult.glance(s, seat))))
    assert len(known) == FACES + 1
