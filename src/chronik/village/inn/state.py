"""The Inn's names and fields."""

from enum import IntEnum

from chronik.kernel import Reason, Record, i8, i64
from chronik.village.names import SEATS

STACKS, STACK = 3, 11  # of person cards, and how high one can be
PERSONS = 63  # so many there could be: a hand has one bit for each


class InnTask(IntEnum):
    """What the Inn puts on the agenda."""

    INN = 20
    ROTATE = 21
    BUY_PERSON = 22
    PAUSE = 23
    PLAY_PERSON = 24
    BARD = 25  # from 26 on: what persons ask when they are played


class InnWhy(Reason):
    """Why an option of the Inn is not legal."""

    NO_CARDS_LEFT = 40
    NO_BEER = 41
    EMPTY_INKWELL = 42
    NOT_NOW = 43
    NO_TRIP = 44
    NO_CITY = 45
    NO_GRAVE = 46
    BARN_FULL = 47
    NO_TIME_SPENT = 48
    WAIVED_ALREADY = 49


class InnEvent(IntEnum):
    """What the journal tells of the Inn."""

    ROTATED = 100
    BOUGHT_PERSON = 101
    NO_PERSON = 102
    PLAYED_PERSON = 103
    TURNED_BACK = 104
    EXHUMED = 105
    BESIDE_CHRONICLE = 106


class InnBox(Record):
    """The Inn's part of the box."""

    placing_time = i8()
    step_time = i8()  # one side of the board
    step_cubes = i8()  # the other side: of any colour
    start_beer = i8()
    persons = i8()  # so many there are
    person = i8(PERSONS)  # 1: in the game
    person_full = i8(PERSONS)  # a full inkwell: to be played
    person_coins = i8(PERSONS)
    person_beer = i8(PERSONS)
    person_good = i8(PERSONS)  # that it brings, or NOBODY
    person_worth = i8(PERSONS)  # the number in its text: points for each, pieces, steps


class InnFields(Record):
    """The Inn's part of a position."""

    hand = i64(SEATS)  # person cards in hand, one bit for each
    played = i64(SEATS)  # person cards that were played
    pile = i8(STACKS, STACK)  # person cards, the top one first; NOBODY below the last
    piled = i8(STACKS)
    known = i8(STACKS)  # cards at the bottom that were seen before they went there
