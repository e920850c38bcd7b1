"""What things are called, in the base game and its expansions: sizes, and the numbers of all pieces."""

from enum import IntEnum
from typing import Literal

# The most there is of everything, with all expansions; a box says how much of it is in the game.
SEATS, MEMBERS, CITIES, STALLS, QUEUE, CUSTOMERS = 5, 12, 6, 5, 5, 33
FIGURES = 4  # that leave the black bag in a mass, at most
ROADS = 16  # the most a travel map may have
LEVELS = 4  # steps of the council, levels of the church, generations
NOBODY = -1
BASE_CUSTOMERS, INN_CUSTOMERS, MARRIAGE_CUSTOMERS = 24, 4, 5
RANKS, PINKS = 6, 3
FIRST_PINK = SEATS * MEMBERS  # figures of the ceremony: all members, seat by seat, then the pink ones
CONNY = 1  # the seat of the solo mode's rival, behind the only player's
CITY_IDS = "ABCDEF"
Expansion = Literal["inn", "port", "marriage"]
EXPANSIONS: tuple[Expansion, ...] = ("inn", "port", "marriage")


def customer_id(customer: int) -> str:
    """K01 to K24, and those of the expansions: KI1, KM1."""
    if customer < BASE_CUSTOMERS:
        return f"K{customer + 1:02}"
    if customer < BASE_CUSTOMERS + INN_CUSTOMERS:
        return f"KI{customer - BASE_CUSTOMERS + 1}"
    return f"KM{customer - BASE_CUSTOMERS - INN_CUSTOMERS + 1}"


class Space(IntEnum):
    """The action spaces that carry cubes."""

    HARVEST = 0
    FAMILY = 1
    CRAFTS = 2
    MARKET = 3
    TRAVEL = 4
    COUNCIL = 5
    CHURCH = 6
    INN = 7
    SMUGGLER = 8
    MARRIAGE = 9


SPACES = len(Space)
BASE_SPACES = 7


class Colour(IntEnum):
    """The cubes: four kinds of influence, and plague."""

    ORANGE = 0
    GREEN = 1
    BROWN = 2
    PINK = 3
    PLAGUE = 4


INFLUENCE, CUBES = 4, 5


class Good(IntEnum):
    """What can lie on a farm: goods, made by crafts; and from BREAD on what is like them."""

    SCROLL = 0
    HORSE = 1
    PLOUGH = 2
    OX = 3
    WAGON = 4
    BEER = 5
    BREAD = 6
    TOOL = 7
    COCOA = 8
    TEA = 9


GOODS = len(Good)
CRAFTED = 6  # kinds that crafts make
WARES = 8  # kinds that customers may want
BASE_GOODS = 5


class Building(IntEnum):
    """The craft buildings that train a member (the mill trains nobody)."""

    WAINWRIGHT = 0
    STABLES = 1
    SCRIPTORIUM = 2
    SMITHY = 3
    BREWERY = 4


BUILDINGS = len(Building)


class Area(IntEnum):
    """The areas of the chronicle, and the graves."""

    FARM = 0
    CRAFT = 1
    TRAVEL = 2
    COUNCIL = 3
    CHURCH = 4
    GRAVES = 5


AREAS = 5  # of the chronicle


class Place(IntEnum):
    """Where a family member can be. From FARM on it is visible, from BESIDE (the chronicle) on it is dead."""

    NOT_IN_THE_BOX = 0
    UNBORN = 1
    BAG = 2
    TRAY = 3
    PILE = 4
    FARM = 5
    WAINWRIGHT = 6
    STABLES = 7
    SCRIPTORIUM = 8
    SMITHY = 9
    BREWERY = 10
    COUNCIL_1 = 11
    COUNCIL_2 = 12
    COUNCIL_3 = 13
    COUNCIL_4 = 14
    CITY_1 = 15
    CITY_2 = 16
    CITY_3 = 17
    CITY_4 = 18
    CITY_5 = 19
    CITY_6 = 20
    CHURCH_1 = 21
    CHURCH_2 = 22
    CHURCH_3 = 23
    CHURCH_4 = 24
    INN = 25
    SHIP = 26
    LIGHTHOUSE_1 = 27
    LIGHTHOUSE_2 = 28
    LIGHTHOUSE_3 = 29
    LIGHTHOUSE_4 = 30
    LIGHTHOUSE_5 = 31
    LIGHTHOUSE_6 = 32
    RANK_1 = 33
    RANK_2 = 34
    RANK_3 = 35
    RANK_4 = 36
    RANK_5 = 37
    RANK_6 = 38
    BAKERY = 39
    SHOP = 40
    PARENTS = 41
    BESIDE = 42
    CHRONICLE_FARM = 43
    CHRONICLE_CRAFT = 44
    CHRONICLE_TRAVEL = 45
    CHRONICLE_COUNCIL = 46
    CHRONICLE_CHURCH = 47
    GRAVE = 48
    SEA_1 = 49
    SEA_2 = 50
    SEA_3 = 51
    SEA_4 = 52
    SEA_5 = 53
    REMOVED = 54
    UNBURIED = 55


class Reward(IntEnum):
    """What a city gives to its first own marker."""

    POINTS = 0
    CUBES = 1
    COIN = 2
