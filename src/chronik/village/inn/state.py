"""The Inn's names and fields."""

from enum import IntEnum

from chronik.kernel import Reason, Record, i8, i64
from chronik.village.names import SEATS

STACKS, STACK = 3, 11  # of person cards, and how high one can be


class Person(IntEnum):
    """The person cards: the Inn's, those that Port puts in place of the first four, Marriage's."""

    COUNT = 0
    TRAVELLER = 1
    MESSENGER = 2
    TOLL_KEEPER = 3
    MEDICO = 4
    BARD = 5
    SCRAP_DEALER = 6
    DUCHESS = 7
    CHRONICLER = 8
    SMITH = 9
    MILLER = 10
    GRAVEDIGGER = 11
    MIDWIFE = 12
    ABBOT = 13
    BISHOP = 14
    NUN = 15
    MAYOR = 16
    BEADLE = 17
    SCRIBE = 18
    WAINWRIGHT = 19
    CATTLE_DEALER = 20
    FARMERS_WIFE = 21
    MARKET_WOMAN = 22
    WHOLESALER = 23
    TREASURER = 24
    JUGGLER = 25
    FORTUNE_TELLER = 26
    GUILD_MASTER = 27
    NIGHT_WATCHMAN = 28
    INNKEEPER = 29
    ADMIRAL = 30
    HELMSMAN = 31
    QUARTERMASTER = 32
    CARTOGRAPHER = 33
    SHOPKEEPER = 34
    JACK_OF_ALL_TRADES = 35
    COUSIN = 36


PERSONS = len(Person)


class InnTask(IntEnum):
    """What the Inn puts on the agenda."""

    INN = 20
    ROTATE = 21
    BUY_PERSON = 22
    PAUSE = 23
    PLAY_PERSON = 24


class PersonTask(IntEnum):
    """What single persons ask."""

    TOLL = 25
    GRIND = 26
    EXHUME = 27
    CATTLE = 28
    JUGGLE = 29
    FORTUNE = 30
    SCRAP = 31
    BARD = 32
    SHOPPING = 33


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
    person = i8(PERSONS)  # 1: in the game
    person_full = i8(PERSONS)  # a full inkwell: to be played
    person_coins = i8(PERSONS)
    person_beer = i8(PERSONS)
    person_good = i8(PERSONS)  # that it brings, or NOBODY
    person_counts = i8(PERSONS)  # what it counts at the end
    person_worth = i8(PERSONS)  # the number in its text: points for each, pieces, steps


class InnFields(Record):
    """The Inn's part of a position."""

    hand = i64(SEATS)  # person cards in hand, one bit for each
    played = i64(SEATS)  # person cards that were played
    pile = i8(STACKS, STACK)  # person cards, the top one first; NOBODY below the last
    piled = i8(STACKS)
    known = i8(STACKS)  # cards at the bottom that were seen before they went there
