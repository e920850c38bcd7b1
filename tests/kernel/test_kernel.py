"""The kernel: records, agenda, journal, chance."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from chronik.kernel import (
    Dice,
    Record,
    below,
    drop,
    i8,
    i16,
    note,
    pop,
    push,
    rule,
    shuffle,
    top,
    turn_page,
    u64,
)
from chronik.kernel.agenda import due


class Toy(Record):
    rng = u64()
    depth = i8()
    notes = i8()
    agenda = i16(4, 4)
    journal = i16(2, 4)
    tiles = i8(5)


def toy() -> Any:
    return Toy.blank()[0]


def test_a_record_is_one_aligned_block() -> None:
    assert Toy.dtype.itemsize == 64
    assert Toy.dtype.isalignedstruct
    assert Toy.blank(3).shape == (3,)


def test_a_field_must_not_hide_a_method_of_arrays() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.round"):

        class Wrong(Record):
            round = i8()


def test_the_agenda_is_a_stack() -> None:
    s = toy()
    push(s, 3, 1)
    push(s, 4, 2, 5, 6)
    assert due(s) == (4, 2, 5, 6)
    assert tuple(top(s)) == (4, 2, 5, 6)
    assert tuple(pop(s)) == (4, 2, 5, 6)
    drop(s)
    assert s.depth == 0
    assert not s.agenda.any(), "a task that is done leaves no trace"


def test_the_journal_has_a_page_for_each_step_and_never_runs_over() -> None:
    s = toy()
    for event in range(3):
        note(s, event, 1, 2, 3)
    assert s.notes == 2
    assert s.journal[1].tolist() == [1, 1, 2, 3]
    turn_page(s)
    assert s.notes == 0


def test_chance_is_fair_and_repeatable() -> None:
    dice = Dice.blank()[0]
    dice.rng = np.uint64(7)
    draws = [int(below(dice, 6)) for _ in range(6000)]
    counts = Counter(draws)
    assert set(counts) == set(range(6))
    assert all(900 < count < 1100 for count in counts.values())
    dice.rng = np.uint64(7)
    assert [int(below(dice, 6)) for _ in range(6000)] == draws


def test_the_generator_is_splitmix64() -> None:
    """The first numbers for seed 0, computed with Python's integers: they must never change."""
    state, expected = 0, []
    for _ in range(5):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) % 2**64
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) % 2**64
        z = (z ^ z >> 31) >> 32
        expected.append(z * 1000 >> 32)
    dice = Dice.blank()[0]
    assert [int(below(dice, 1000)) for _ in range(5)] == expected


def test_shuffling_keeps_the_tiles() -> None:
    orders = set()
    for seed in range(300):
        s = toy()
        s.rng = np.uint64(seed)
        s.tiles[:] = range(5)
        shuffle(s, s.tiles, 3)
        assert sorted(s.tiles[:3].tolist()) == [0, 1, 2]
        assert s.tiles[3:].tolist() == [3, 4]
        orders.add(tuple(s.tiles[:3].tolist()))
    assert len(orders) == 6


def test_a_rule_is_a_plain_function_on_records() -> None:
    @rule
    def add(s: Any, n: int) -> int:
        s.tiles[0] += n
        return int(s.tiles[0])

    s = toy()
    assert add(s, 2) == 2
    assert s.tiles[0] == 2
