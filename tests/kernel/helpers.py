"""Small rules to compile."""

from enum import IntEnum
from typing import Any

from chronik.compiler import entry, rule


class Colour(IntEnum):
    RED = 1


class Shape(IntEnum):
    ROUND = 2


@rule
def twice(n: int) -> int:
    return 2 * n


@rule
def is_even(n: int) -> bool:
    return True if n == 0 else is_odd(n - 1)


@rule
def is_odd(n: int) -> bool:
    return False if n == 0 else is_even(n - 1)


@rule
def mixed(a: int, b: int) -> int:
    """Called with members of two enums, small numbers and truth values: compiled once for all."""
    return twice(5) if a == b else 0


def compare(numbers: Any) -> int:
    n = numbers[0]
    return mixed(n, Colour.RED) + twice(mixed(n, Shape.ROUND)) + mixed(n == 9, True)


compare = entry(compare, mixed=mixed, twice=twice)
