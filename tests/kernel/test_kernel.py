"""The kernel: records, agenda, journal, options, chance."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import chronik
from chronik.kernel import (
    DECLINE,
    LEGAL,
    NOT_HERE,
    Dice,
    Position,
    Record,
    below,
    drop,
    i8,
    i16,
    note,
    nth_bit,
    push,
    rule,
    shuffle,
    top,
    turn_page,
    u64,
    whole_words,
)
from chronik.kernel.agenda import clear_agenda, due
from chronik.kernel.reason import LAST_REASON, clear, count_legal, legal_moves, nth_legal
from chronik.kernel.record import duplicate
from chronik.table.game import ruleset


class Toy(Position):
    agenda = i16(4, 4)
    journal = i16(2, 4)
    tiles = i8(5)


def toy() -> Any:
    return Toy.blank()[0]


def test_a_record_is_one_aligned_block() -> None:
    assert Toy.dtype.isalignedstruct
    assert Toy.dtype.itemsize == 72
    assert Toy.blank(3).shape == (3,)


def test_a_record_has_the_fields_of_all_its_bases_in_order() -> None:
    class Room(Record):
        beds = i8()
        rng = u64()  # a name that another base has too is one field

    class House(Position, Room):
        roof = i8(2)

    *common, beds, roof = House.dtype.names
    assert tuple(common) == Position.dtype.names
    assert (beds, roof) == ("beds", "roof")


def test_fields_are_attributes_that_can_be_set() -> None:
    s = toy()
    s.players = 3
    s.tiles[4] = 7
    assert (s["players"], s.tiles.tolist()) == (3, [0, 0, 0, 0, 7])


def test_a_duplicate_goes_its_own_way() -> None:
    records = Toy.blank(2)
    twin = duplicate(records)
    twin[1].players = 4
    assert (records[1].players, twin[1].players) == (0, 4)
    assert twin.dtype == records.dtype


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
    drop(s)
    assert tuple(top(s)) == (3, 1, 0, 0)
    drop(s)
    assert s.depth == 0
    assert not s.agenda.any(), "a task that is done leaves no trace"


def test_an_agenda_without_room_is_a_fault_and_loses_nothing_else() -> None:
    s = toy()
    for task in range(4):
        push(s, task, 1)
    assert (s.depth, s.lost) == (4, 0)
    push(s, 9, 1)
    assert (s.depth, s.lost) == (4, 1)
    assert due(s) == (3, 1, 0, 0)
    assert s.journal.sum() == 0, "nothing is written beyond the end"


def test_clearing_the_agenda_blanks_it() -> None:
    s = toy()
    push(s, 1, 2, 3, 4)
    clear_agenda(s)
    assert s.depth == 0
    assert not s.agenda.any()


def test_the_journal_has_a_page_for_each_step_and_never_runs_over() -> None:
    s = toy()
    for event in range(2):
        note(s, event, 1, 2, 3)
    assert (s.notes, s.lost) == (2, 0)
    note(s, 7, 1)
    assert (s.notes, s.lost) == (2, 1)
    assert s.journal[1].tolist() == [1, 1, 2, 3]
    assert s.tiles.sum() == 0, "nothing is written beyond the end"
    turn_page(s)
    assert s.notes == 0


@pytest.mark.parametrize(
    ("why", "legal"),
    [
        ([0, 5, 9, 2], []),
        ([0, 5, 1, 2], [2]),
        ([1, 5, 0, 2], [DECLINE]),
        ([1, 5, 1, 1], [0, 2, 3]),
    ],
)
def test_options_are_counted_and_listed(why: list[int], legal: list[int]) -> None:
    codes = np.array(why + [NOT_HERE] * (whole_words(len(why)) - len(why)), np.uint8)
    assert count_legal(codes) == len(legal)
    assert [nth_legal(codes, n) for n in range(len(legal))] == legal
    moves = np.zeros(len(codes) + 1, np.int64)
    assert legal_moves(codes, moves) == len(legal)
    assert moves[: len(legal)].tolist() == legal
    clear(codes)
    assert not codes.any()


@given(st.lists(st.one_of(st.just(LEGAL), st.integers(NOT_HERE, LAST_REASON)), min_size=1, max_size=100))
def test_options_are_counted_whatever_the_others_reasons(why: list[int]) -> None:
    codes = np.array(why + [NOT_HERE] * (whole_words(len(why)) - len(why)), np.uint8)
    legal = [option for option, reason in enumerate(why) if reason == LEGAL]
    assert count_legal(codes) == len(legal)
    assert [nth_legal(codes, n) for n in range(len(legal))] == legal


@pytest.mark.parametrize("name", chronik.games())
def test_no_reason_is_beyond_those_that_are_counted(name: str) -> None:
    assert max(ruleset(name).reasons) <= LAST_REASON


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


def test_a_bit_is_found_by_its_number() -> None:
    assert [int(nth_bit(0b1011000, n)) for n in range(3)] == [3, 4, 6]


def test_a_rule_is_a_plain_function_on_records() -> None:
    @rule
    def add(s: Any, n: int) -> int:
        s.tiles[0] += n
        return int(s.tiles[0])

    s = toy()
    assert add(s, 2) == 2
    assert s.tiles[0] == 2
