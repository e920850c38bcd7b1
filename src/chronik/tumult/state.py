"""What a position of Tumult Royale is: its names and its fields."""

from enum import IntEnum

from chronik.kernel import Position, Reason, Record, i8, i16

SEATS, TILES, LANDSCAPES, PANELS, CELLS = 4, 39, 10, 8, 9
FIELDS = PANELS * CELLS
CHRONICLE = 12  # the most fields a chronicle may have
SECTORS = 16  # the most sectors a spinner may have
NOBODY = -1
FACE_DOWN = -1  # the kind of a field on a panel that is still face down


class Good(IntEnum):
    BREAD = 0
    MARBLE = 1
    TOOLS = 2


GOODS, VALUES = 3, 3
FACES = GOODS * VALUES  # a tile's face: good * VALUES + value - 1


class Land(IntEnum):
    """The kinds of fields; village and castle are inhabited."""

    MEADOW = 0
    FOREST = 1
    MOUNTAIN = 2
    VILLAGE = 3
    CASTLE = 4


LANDS = len(Land)


class Ware(IntEnum):
    """What can be won and lost besides goods."""

    RETINUE = 0
    STATUE = 1


class Rank(IntEnum):
    """The nobility: the smaller the number, the higher the rank."""

    KING = 1
    DUKE = 2
    PRINCE = 3
    COUNT = 4


KING = Rank.KING


class Lady(IntEnum):
    """The same ranks on the other side of the cards."""

    KING = 1
    DUKE = 2
    PRINCE = 3
    COUNT = 4


class Colour(IntEnum):
    """The players' colours, by seat."""

    GREY = 0
    BLUE = 1
    YELLOW = 2
    VIOLET = 3


class Where(IntEnum):
    """Where a goods tile can be. In a hand and on a castle board: add the seat."""

    BOX = 0
    CENTRE = 1  # left for the people, face down until the raid is over
    ASIDE = 2
    OPEN = 3  # given back, paid or lapsed: face up and out of use until the next mixing
    HAND = 4
    BOARD = 8


class Phase(IntEnum):
    MOOD = 1
    RAID = 2
    TUMULTS = 3
    BUILDING = 4
    RANKS = 5
    CROWNING = 6
    MERCY = 7


class Task(IntEnum):
    """All that can be on the agenda: first what asks a player, then what happens by itself."""

    FIRST = 1
    SPIN = 2
    ASIDE = 3
    START = 4
    RAID = 5
    BUILD = 6
    PAY = 7
    UNCOVER = 8
    # by themselves
    ROUND = 64
    PHASE = 65
    PLACE = 66
    PLACING_ROUND = 67
    END_OF_BUILDING = 68
    END_CHECK = 69
    END_OF_TRIAL = 70
    GET_READY = 71


class Why(Reason):
    """Whether an option is legal, and if not, why not."""

    NOT_HERE = 0
    LEGAL = 1
    NOT_KING = 2
    NOT_SPUN = 3
    ALREADY_SPUN = 4
    SPIN_FORGOTTEN = 5
    SPIN_AFTER_RAID = 6
    ALREADY_READY = 7
    NOT_READY = 8
    SET_ASIDE = 9
    HAND_FULL = 10
    HAND_EMPTY = 11
    IN_HAND = 12
    ON_BOARD = 13
    TIME_RUNNING = 14
    TIME_UP = 15
    STOPPED = 16
    FINISHED = 17
    PANEL_DOWN = 18
    PANEL_UP = 19
    ALREADY_NAMED = 20
    NOT_MEADOW = 21
    FIELD_TAKEN = 22
    NOT_ADJACENT = 23
    NO_GOODS = 24
    NO_GOODS_DOUBLE = 25
    NO_STATUES = 26
    NOT_COVERED = 27
    NEEDLESS_TILE = 28
    ALREADY_CHOSEN = 29


class Event(IntEnum):
    """What the journal tells."""

    ROUND_BEGAN = 1
    PHASE_BEGAN = 2
    FIRST_STATUE = 3
    SPUN = 4
    SPUN_FOR = 5
    FORGOT = 6
    PUT_ASIDE = 7
    READY = 8
    RAID_BEGAN = 9
    LIFTED = 10
    MISSED = 11
    KEPT = 12
    PUT_BACK = 13
    WAITED = 14
    FINISHED = 15
    SAND_OUT = 16
    STOP = 17
    REVEALED = 18
    NO_TUMULT = 19
    TUMULT = 20
    GREEDIEST = 21
    NOBODY_GREEDY = 22
    GAVE_BACK = 23
    PAID_TILE = 24
    PASSED = 25
    PLACED = 26
    LAPSED = 27
    CONSOLED = 28
    GOT_RETINUE = 29
    LOST_RETINUE = 30
    SUPPLY_SHORT = 31
    PLAYER_SHORT = 32
    WAIVED = 33
    SWAPPED = 34
    RANKED = 35
    CROWNED = 36
    CHRONICLED = 37
    UNCOVERED = 38
    MERCY = 39
    MIXED = 40
    TRIAL_OVER = 41
    DIFFERENCE = 42
    LAST_STATUE = 43
    GAME_OVER = 44
    TIPS = 45
    ROBBED = 46
    PEACE = 47
    GAVE_RELIEF = 48
    GOT_RELIEF = 49
    LAST_FIELD = 50
    SCORED = 51
    TIE_BREAK = 52
    WINNER = 53


class Box(Record):
    """What is in the box: the components' values, one record per player count and options."""

    players = i8()
    oldest = i8()
    female = i8(SEATS)  # the side of the rank card: for the eye only
    real_time = i8()
    ticks = i8()
    seconds = i16()
    gambler = i8()
    forgetful = i8()  # the King may forget to spin
    trial = i8()
    tips = i8()
    memory = i8()  # players must remember the tiles that they have looked at
    tiles = i8()
    face = i8(TILES)
    set_aside = i8()
    sectors = i8()
    spinner = i8(SECTORS)
    forgotten = i8()  # the number that holds if the first spin is forgotten
    retinue = i8()
    start_retinue = i8()
    loss = i8()
    coronation = i8()
    consolation = i8()
    relief = i8()  # what everybody gives, or gets, if retinue is short
    overpaid = i8()  # retinue for each unit that is overpaid
    mercy = i8()  # units that the people's mercy overlooks
    statues = i8()
    price = i8(LANDS, GOODS)
    anywhere = i8(LANDS)  # may be built on away from own statues too,
    factor = i8()  # at so many times the price
    statues_on = i8(LANDS)
    panels = i8()
    columns = i8()
    face_up = i8(PANELS)
    landscape = i8(LANDSCAPES, CELLS)
    neighbour = i8(FIELDS, 4)  # NOBODY: the edge of the board
    chronicle = i8()
    chronicle_statues = i8(CHRONICLE)
    chronicle_end = i8(CHRONICLE)  # NOBODY: no check
    chronicle_uncover = i8(CHRONICLE)


class Tumult(Position):
    """A position. Everything up to the journal makes two positions equal or not."""

    agenda = i16(24, 4)
    phase = i8()
    trial = i8()  # a raid that does not count is going on
    rank = i8(SEATS)
    retinue = i8(SEATS)
    supply = i8()
    mercy = i8(SEATS)
    placed = i8(SEATS)  # statues on fields and on the chronicle
    number = i8()  # the last one spun
    spun = i8()  # in this round
    demand = i8(GOODS)  # 0: not known yet
    face = i8(TILES)
    where = i8(TILES)
    seen = i8(TILES)  # one bit for each seat that has looked at the tile this round
    goods = i8(SEATS, FACES)  # tiles on the castle boards, by face
    revealed = i8()
    ready = i8(SEATS)
    hand = i8(SEATS)  # the tile in hand, or NOBODY
    choice = i8(SEATS)  # chosen for this tick but not shown yet; NOBODY: none
    finished = i8(SEATS)
    tick = i8()
    sand_out = i8()
    stopped = i8()
    punished = i8(SEATS)
    built = i8(SEATS)  # statues placed on fields in this round
    refrained = i8(SEATS)  # passed although something could be built
    placings = i8()  # fields filled in this placing round
    overpaid = i8()  # units, for the field that is being paid for
    panel = i8(LANDSCAPES)  # the landscapes in the frame, then those in the box
    turned = i8(LANDSCAPES)  # quarter turns
    land = i8(FIELDS)  # the kind of a field, or FACE_DOWN
    owner = i8(FIELDS)
    reach = i8(FIELDS)  # one bit for each seat with a statue next to it
    chronicle = i8(CHRONICLE)  # whose statues stand on it
    chronicle_statues = i8(CHRONICLE)
    journal = i16(96, 4)
