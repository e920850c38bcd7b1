"""The Port's names and fields."""

from enum import IntEnum

from chronik.kernel import Reason, Record, i8, i16
from chronik.village.names import GOODS, SEATS

CAPTAINS, CHESTS, ISLANDS, SEA_GRAVES = 15, 8, 6, 5


class Piece(IntEnum):
    """What the hold of a ship can carry: a good (its number is the same), grain, a member, a chest."""

    SCROLL = 0
    HORSE = 1
    PLOUGH = 2
    OX = 3
    WAGON = 4
    COCOA = 8
    TEA = 9
    GRAIN = 10
    MEMBER = 11
    CHEST = 12


PIECES = 13


class Water(IntEnum):
    """Where a ship can be: in the harbour, on a time field, on the field of an island."""

    HARBOUR = 0
    TIME_1 = 1
    TIME_2 = 2
    TIME_3 = 3
    TIME_4 = 4
    TIME_5 = 5
    ISLAND_1 = 6
    ISLAND_2 = 7
    ISLAND_3 = 8
    ISLAND_4 = 9
    ISLAND_5 = 10
    ISLAND_6 = 11


WATERS = len(Water)


class PortTask(IntEnum):
    """What the Port puts on the agenda."""

    LOAD = 40
    SAIL = 41
    ISLAND = 42
    SEA_BURIAL = 43
    OPEN_CHEST = 44
    STAY = 45
    # by themselves
    EMBARK = 96
    ENTER_WATER = 97
    KEEP_LIGHT = 98
    SELL_AT_STALL = 99


class PortWhy(Reason):
    """Why an option of the Port is not legal."""

    NO_CAPTAIN = 60
    CAPTAIN_TAKEN = 61
    NOT_ON_FARM = 62
    ONLY_AT_ISLANDS = 63
    KIND_ABOARD = 64
    HOLDS_FULL = 65
    NO_LINE = 66
    ONLY_RETURN = 67
    NO_ISLAND = 68
    NOT_BOUGHT_HERE = 69
    NOT_ABOARD = 70
    STACK_EMPTY = 71
    LIGHTHOUSE_TAKEN = 72
    NOBODY_ABOARD = 73
    NO_WAGON_ABOARD = 74
    STILL_ABOARD = 75
    NOTHING_TO_SELL = 76


class PortEvent(IntEnum):
    """What the journal tells of the Port."""

    HIRED = 120
    LOADED = 121
    SAILED = 122
    LANDED = 123
    SOLD_CARGO = 124
    TOOK_TILE = 125
    RETURNED = 126
    UNLOADED = 127
    SURPLUS_GRAIN = 128
    SOLD_AT_STALL = 129
    OPENED_CHEST = 130
    BURIED_AT_SEA = 131


class PortBox(Record):
    """The Port's part of the box."""

    captain_coins = i8(CAPTAINS)
    captain_price = i16(CAPTAINS)  # influence for further steps, packed
    captain_cubes = i8(CAPTAINS)  # or: so many cubes of any colours
    captain_steps = i8(CAPTAINS)  # so many further steps for it
    line = i16(WATERS)  # one bit for every field that is next to this one
    water_time = i8(WATERS)
    island_at = i8(WATERS)  # or NOBODY
    buys = i8(ISLANDS, PIECES)  # points for a piece; 0: not bought here
    tile = i8(ISLANDS)  # the piece that is taken there, or NOBODY
    light_wagon = i8(ISLANDS)
    light_price = i16(ISLANDS)
    light_points = i8(ISLANDS)
    holds = i8()
    return_time = i8()
    chests = i8()  # in the game
    chest_coins = i8(CHESTS)
    chest_tools = i8(CHESTS)
    stall_points = i8(GOODS)  # cocoa and tea at their stalls
    stall_coins = i8(GOODS)
    sea_points = i8(SEA_GRAVES)


class PortFields(Record):
    """The Port's part of a position."""

    chests = i16(SEATS)  # treasure chests on the farm, one bit for each
    opened = i16()  # and those that are out of the game
    captains = i8(CAPTAINS)  # 1: still in its stack
    captain = i8(SEATS)  # who serves on the ship; NOBODY: none was hired
    ship = i8(SEATS)  # the water where it is
    holds = i8(SEATS)
    cargo = i8(SEATS, PIECES)  # 1: aboard
    chest_stack = i8(CHESTS)  # face down, the top one last; NOBODY above it
    chests_left = i8()
    chest_aboard = i8(SEATS)  # which one, or NOBODY
    gone = i8(GOODS)  # sold at the stalls, out of the game
