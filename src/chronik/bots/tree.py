"""What was learned about the decisions that follow a move, in all hidden copies: a tree, kept as a table.

A decision is known by the choices that led to it, by what is allowed there and by what else a seat sees just
then: copies in which chance went another way have others. Everybody prefers what was good for themselves.
"""

import math
from typing import Any

import numpy as np

from chronik.kernel import LEGAL, below, rule
from chronik.kernel.desk import SEATS, side_by_side
from chronik.kernel.record import with_attributes

NODES = 524288  # there is memory for so many; only what is written to is taken
LEAST_ROOM = 65536  # a power of two, as all rooms are
CHOICES = 4  # that are considered in one decision
NONE = -1
NEVER = np.float32(-1e9)  # the value of a move that is not legal
DEEPEST = 48  # decisions of the tree on one way
FAITH = np.float32(2.0)  # what the network says about a choice counts as having tried it so often
MIX, STIR, LOW = np.uint64(0x9E3779B1), np.uint64(0xBF58476D), np.uint64(0xFFFFFFFF)


def node_type() -> np.dtype[Any]:
    """As small as a line of the processor's cache: a tree has many."""
    parts: Any = [
        ("key", "u8"),
        ("move", "i2", (CHOICES,)),  # NONE where there are fewer
        ("guess", "f4", (CHOICES,)),
        ("times", "f4", (CHOICES,)),
        ("worth", "f4", (CHOICES,)),
    ]
    return with_attributes("Node", np.dtype(parts))


def tree_type() -> np.dtype[Any]:
    parts = {
        "room": "i8",  # for so many nodes, half of which are filled; 0: nothing is remembered
        "used": "i8",  # so many
        "share": "i8",  # of them, that may be filled after one and the same move
        "curiosity": "f4",  # how far one goes out of one's way to try what was tried less
        "steps": "i8",  # of the way that is being tried:
        "at": ("i8", (DEEPEST,)),  # the nodes,
        "choice": ("i8", (DEEPEST,)),  # what was chosen there,
        "who": ("i8", (DEEPEST,)),  # and by whom
        "worth": ("f4", (SEATS,)),  # what it came to, for every seat
        "nodes": (node_type(), (NODES,)),
    }
    return side_by_side("Tree", parts)


@rule
def key_after(key: Any, option: int) -> Any:
    key ^= np.uint64(option + 1) * MIX
    return ((key & LOW) * STIR) ^ (key >> np.uint64(32)) ^ (key << np.uint64(23))


@rule
def key_here(key: Any, why: Any, glance: int) -> Any:
    """The same, with what is allowed now, and what else one sees."""
    allowed = np.uint64(0)
    for option in range(why.size):
        if why[option] == LEGAL:
            allowed ^= key_after(STIR, option)
    return key_after(key ^ allowed ^ (np.uint64(glance) * STIR), 0) | np.uint64(1)


def room_for(decisions: float) -> int:
    """A room that so many decisions half fill; a small one is quicker to walk through."""
    return min(NODES, max(LEAST_ROOM, 1 << math.ceil(math.log2(max(2 * decisions, 1)))))


def share_for(moves: int) -> int:
    """Of the largest room, for each of so many moves: the same whoever else grows in the same tree."""
    return NODES // 2 // moves


@rule
def has_room(tree: Any, grown: int) -> bool:
    return 2 * tree.used < tree.room and grown < tree.share


@rule
def find(tree: Any, key: Any) -> Any:
    """The node of that key, or the free one where it would be."""
    last = tree.room - 1
    node = np.int64(key >> np.uint64(20)) & last
    while tree.nodes[node].key != key and tree.nodes[node].key != 0:
        node = (node + 1) & last
    return node


@rule
def most(values: Any) -> Any:
    found = NEVER
    for option in range(values.size):
        found = max(found, values[option])
    return found


@rule
def one_of(values: Any, worth: Any, twins: bool, dice: Any) -> int:
    """A move that is worth so much: the first, or any of those that are the same."""
    chosen, alike = np.int64(NONE), 0
    for option in range(values.size):
        if values[option] == worth:
            alike += 1
            if alike == 1 or (twins and below(dice, alike) == 0):
                chosen = np.int64(option)
    return chosen


@rule
def take_best(values: Any, twins: bool, dice: Any) -> int:
    """The best move, NONE if all are taken; it and those that are the same are not considered again."""
    worth = most(values)
    if worth == NEVER:
        return NONE
    chosen = one_of(values, worth, twins, dice)
    for option in range(values.size):
        if option == chosen or (twins and values[option] == worth):
            values[option] = NEVER
    return chosen


@rule
def grow(tree: Any, node: int, key: Any, who: int, values: Any, twins: bool, dice: Any) -> None:
    """A decision that is new: the choices the network likes best, the best first. Its node is blank."""
    new = tree.nodes[node]
    new.key = key
    tree.used += 1
    for k in range(CHOICES):
        new.guess[k] = most(values)
        new.move[k] = take_best(values, twins, dice)
        if new.move[k] == NONE:
            break
    step(tree, node, 0, who)


@rule
def pick(tree: Any, node: int) -> int:
    """The most promising choice: good so far, or not tried enough."""
    known = tree.nodes[node]
    total = np.float32(1.0)
    for k in range(CHOICES):
        total += known.times[k]
    best, most = 0, np.float32(-1e9)
    for k in range(CHOICES):
        if known.move[k] == NONE:
            break
        tried = known.times[k] + FAITH
        mean = (known.worth[k] + FAITH * known.guess[k]) / tried
        promise = mean + tree.curiosity * np.float32(math.sqrt(total)) / tried
        if promise > most:
            best, most = k, promise
    return best


@rule
def follow(tree: Any, node: int, who: int) -> int:
    choice = pick(tree, node)
    step(tree, node, choice, who)
    return tree.nodes[node].move[choice]


@rule
def step(tree: Any, node: int, choice: int, who: int) -> None:
    if tree.steps < DEEPEST:
        tree.at[tree.steps] = node
        tree.choice[tree.steps] = choice
        tree.who[tree.steps] = who
        tree.steps += 1


@rule
def learn(tree: Any) -> None:
    """What the way came to is remembered at every decision on it, by those who made it."""
    for i in range(tree.steps):
        node, k = tree.nodes[tree.at[i]], tree.choice[i]
        node.times[k] += 1.0
        node.worth[k] += tree.worth[tree.who[i]]
