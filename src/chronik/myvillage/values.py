"""Numbers: of a record, the values that a banner shows, and banners that stand for several cards."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from chronik.kernel import rule
from chronik.myvillage.state import GOODS, Black, MyVillage, White, Why

GOOD_BITS = 2  # a price in goods is one number: so many bits for each good
MOST_OF_A_GOOD = (1 << GOOD_BITS) - 1


@rule
def whole(number: Any) -> Any:
    """A field of a record as an ordinary number: small ones would run over in sums."""
    return np.int64(number)


@rule
def seat_after(s: MyVillage, turns: int) -> int:
    """Whose turn it is after so many turns of the round."""
    p = whole(s.first) + turns
    while p >= s.players:
        p -= s.players
    return p


@rule
def shows(values: int, value: int) -> bool:
    """A set of banner values has one bit for each."""
    return (values >> value) & 1 == 1


@rule
def is_active(s: MyVillage, p: int, profession: int) -> bool:
    """An area is active while its villager is there."""
    return s.villager[p, profession] == 1


@rule
def why_not_active(s: MyVillage, p: int, profession: int) -> int:
    """The reasons stand in the order of the professions."""
    return Why.LEGAL if is_active(s, p, profession) else Why.NO_ABBOT + profession


@rule
def white_kind(banner: int) -> int:
    """The first white banner of the same kind."""
    if banner >= White.CUSTOMER:
        return White.CUSTOMER
    if banner >= White.FIELD:
        return White.FIELD
    if banner >= White.SHOP:
        return White.SHOP
    return banner


@rule
def black_kind(banner: int) -> int:
    """The first black banner of the same kind."""
    if banner >= Black.JOURNEY:
        return Black.JOURNEY
    if banner >= Black.MONK:
        return Black.MONK
    if banner >= Black.HALL:
        return Black.HALL
    if banner >= Black.CHURCH:
        return Black.CHURCH
    if banner >= Black.SHOP:
        return Black.SHOP
    return banner


def pack(counts: Sequence[int]) -> int:
    return sum(count << (GOOD_BITS * good) for good, count in enumerate(counts))


def unpack(price: int) -> tuple[int, ...]:
    return tuple(int(price) >> (GOOD_BITS * good) & MOST_OF_A_GOOD for good in range(GOODS))
