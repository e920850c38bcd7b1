"""The solo mode's names and fields."""

from enum import IntEnum

from chronik.kernel import Record, i8
from chronik.village.names import CUBES, SPACES

SLOTS, FATES, FATE_SETS = 10, 6, 2  # of Conny's tray


class Title(IntEnum):
    """What a solo game can make of a player, from low to high."""

    APPRENTICE = 0
    JOURNEYMAN = 1
    MASTER = 2
    GRAND_MASTER = 3
    GENIUS = 4
    POLYMATH = 5


TITLES = len(Title)


class SoloTask(IntEnum):
    """What the solo mode puts on the agenda."""

    CHOOSE_FOR_CONNY = 58


class SoloEvent(IntEnum):
    """What the journal tells of the solo mode."""

    BLANK_TILE = 160
    QUILL_TILE = 161
    CLEARED_TRAY = 162
    TITLE = 163


class SoloBox(Record):
    """The solo mode's part of the box."""

    clockwise = i8(SPACES)  # the action spaces in the order of Conny's tray
    slots = i8()
    fate_at = i8(SLOTS)  # the tile that a cube passes on its way into a slot, or NOBODY
    quills = i8(FATE_SETS)
    title = i8(TITLES)  # the points from which on it is earned


class SoloFields(Record):
    """The solo mode's part of a position."""

    chased = i8()  # the cube Conny goes after: space * CUBES + colour of what the player took; or NOBODY
    tray = i8(SLOTS, CUBES)
    slot = i8()  # of the last cube on the tray; NOBODY before the first
    kept = i8()  # the last cube's colour
    fate = i8(FATES)  # 1: a quill; three at the top, three at the bottom
    turned = i8(FATES)  # 1: face up
    title = i8()  # what the player has earned; NOBODY until the game is over
