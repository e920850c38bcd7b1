"""The cornfields of one village: things that are alike are offered once."""

from chronik.kernel import rule
from chronik.myvillage.state import FIELDS, MyVillage, White
from chronik.myvillage.values import whole


@rule
def is_double(s: MyVillage, p: int, i: int) -> bool:
    """Whether an earlier field is just like this one."""
    for other in range(i):
        if are_alike(s, p, i, other):
            return True
    return False


@rule
def are_alike(s: MyVillage, p: int, i: int, other: int) -> bool:
    if s.tile[p] == White.FIELD + i or s.tile[p] == White.FIELD + other:
        return False
    same_plough = s.plough[p, i] == s.plough[p, other]
    return same_plough and s.used[White.FIELD + i] == s.used[White.FIELD + other]


@rule
def ploughs(s: MyVillage, p: int) -> int:
    """How many stand on the fields."""
    count = 0
    for i in range(FIELDS):
        count += whole(s.plough[p, i])
    return count


@rule
def has_bare_field(s: MyVillage, p: int) -> bool:
    return ploughs(s, p) < s.fields[p]
