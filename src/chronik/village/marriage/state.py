"""Marriage's names and fields."""

from enum import IntEnum

from chronik.kernel import Reason, Record, i8, i16
from chronik.village.names import FIRST_PINK, INFLUENCE, PINKS, RANKS

FIGURES = FIRST_PINK + PINKS
COUPLES = 2  # the most that marry at one wedding
LOT = 16  # the most bread, or tools, there can be


class MarriageTask(IntEnum):
    """What Marriage puts on the agenda."""

    SMUGGLER = 46
    MARRIAGE = 47
    BONUS_CUBE = 48
    SWAP = 49
    BUILDING = 50
    PURCHASE = 51
    FAVOUR = 52
    RAISE = 53
    TOOL = 54
    # by themselves
    BONUS = 104
    WEDDING = 105
    COUPLE = 106
    PROCESSION = 107
    FAVOURS = 108


class MarriageWhy(Reason):
    """Why an option of Marriage is not legal."""

    IN_CEREMONY = 80
    RANK_TAKEN = 81
    NO_BREAD = 82
    NO_TOOL = 83


class MarriageEvent(IntEnum):
    """What the journal tells of Marriage."""

    SOLD = 140
    SWAPPED = 141
    WEDDING_BEGAN = 142
    ROLLED = 143
    PINK_CAME = 144
    PINK_LEFT = 145
    MARRIED = 146
    CHOSE_BUILDING = 147
    COUPLE_MOVED = 148
    WENT_HOME = 149
    RAISED = 150
    DOUBLED = 151


class MarriageBox(Record):
    """Marriage's part of the box."""

    no_family_first = i8()  # round 1 lays no cubes there
    ceremony_time = i8()
    ceremony_cubes = i8()  # of any colour
    bonus_points = i8(RANKS)
    bonus_grain = i8(RANKS)
    bonus_coins = i8(RANKS)
    bonus_cubes = i8(RANKS)  # one of these colours, a bit for each
    bonus_swap = i8(RANKS)  # so many cubes for one
    die_rank = i8(INFLUENCE)  # where the pink member goes: a Place
    die_building = i8(INFLUENCE)  # where a pink member leads its spouse: a Place
    pinks = i8()
    rolls = i8()
    couples = i8()  # that marry at one wedding
    purchase_cubes = i8()  # of any colour
    favour_grain = i8()  # of the bakery, with one bread
    favour_cubes = i16()  # of the shop, with one tool
    favour_goods = i8()  # of either, with nothing else
    contraband_price = i16()
    contraband_time = i8()
    contraband_points = i8()  # for each bread or tool
    queue_cubes = i8()  # of any colour
    smuggled_time = i8()  # for two cubes


class MarriageFields(Record):
    """Marriage's part of a position."""

    arrived = i16(PINKS)  # in which round a pink member came to the parents
    pink = i8(PINKS)  # where they are; UNBORN: in the supply
    spouse = i8(FIGURES)  # a figure, or NOBODY; who stands alone is single all the same
    bound = i8(COUPLES)  # the building that the new couples go to
