"""How things are called: short names for records and views, amounts for sentences."""

from collections.abc import Mapping
from enum import IntEnum
from string import ascii_lowercase
from typing import Any

from chronik.locale import Amount
from chronik.tumult.components.box import place_of
from chronik.tumult.state import VALUES, Good


def slug(member: IntEnum) -> str:
    return member.name.lower()


def field_name(box: Any, field: int) -> str:
    """Columns have letters, rows have numbers: c4."""
    row, column = place_of(box, field)
    return f"{ascii_lowercase[column]}{row + 1}"


def amounts(units: Mapping[Good, int]) -> tuple[Amount, ...]:
    """A list of goods; what there is none of is left out."""
    return tuple(Amount(good, count) for good, count in units.items() if count)


def face_of(number: int) -> tuple[Good, int]:
    """The good and the value on a tile."""
    good, value = divmod(number, VALUES)
    return Good(good), value + 1
