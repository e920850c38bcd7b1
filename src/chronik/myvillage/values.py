"""Numbers: of a record, and the values that a banner shows, one bit for each."""

from typing import Any

import numpy as np

from chronik.kernel import rule
from chronik.myvillage.state import MyVillage


@rule
def whole(number: Any) -> Any:
    """A field of a record as an ordinary number: one type for all that rules hand on to each other."""
    return np.int64(number)


@rule
def shows(values: int, value: int) -> bool:
    return (values >> value) & 1 == 1


@rule
def is_active(s: MyVillage, p: int, profession: int) -> bool:
    """An area is active while its villager is there."""
    return s.villager[p, profession] == 1
