"""What a position of Village is: its tasks, reasons and events, and its fields."""

from enum import IntEnum

from chronik.kernel import Position, Reason, Record, i8, i16, i32
from chronik.village.inn.state import InnBox, InnFields
from chronik.village.marriage.state import MarriageBox, MarriageFields
from chronik.village.names import (
    AREAS,
    BUILDINGS,
    CITIES,
    CRAFTED,
    CUBES,
    CUSTOMERS,
    FIGURES,
    GOODS,
    INFLUENCE,
    LEVELS,
    MEMBERS,
    QUEUE,
    ROADS,
    SEATS,
    SPACES,
    STALLS,
)
from chronik.village.port.state import PortBox, PortFields
from chronik.village.solo.state import SoloBox, SoloFields


class Task(IntEnum):
    """All that can be on the agenda: first what asks a player, from ROUND on what happens by itself."""

    TAKE = 1
    ANY_ACTION = 2
    HARVEST = 3
    FAMILY = 4
    CRAFTS = 5
    PRODUCE = 6
    SALE = 7
    COUNCIL = 8
    PRIVILEGE = 9
    TRAVEL = 10
    CHURCH = 11
    CHOOSE_CUBE = 12
    CHOOSE_GOOD = 13
    PAY = 14
    SEND = 15
    DEATH = 16
    PICK = 17
    CLIMB = 18
    PAY_ANY = 19
    # by themselves
    ROUND = 64
    TURN = 65
    END_OF_TURN = 66
    MARKET_TIME = 67
    SERVE = 68
    NEXT_SALE = 69
    CLOSE_MARKET = 70
    ARRIVE = 71
    MASS = 72
    DRAW = 73
    MAJORITY = 74
    FINISH = 75
    BURY = 76


class Why(Reason):
    """Whether an option is legal, and if not, why not."""

    NOT_HERE = 0
    LEGAL = 1
    NO_CUBE = 2
    NO_INFLUENCE = 3
    NO_GRAIN = 4
    NO_COIN = 5
    NO_WAGON = 6
    NO_SCROLL = 7
    NO_WARES = 8
    NO_SURCHARGE = 9
    NOBODY_ON_FARM = 10
    NOBODY_UNBORN = 11
    NOBODY_THERE = 12
    DEAD = 13
    IN_BAG = 14
    NOT_OLDEST = 15
    NO_CRAFTSMAN = 16
    SUPPLY_EMPTY = 17
    IN_QUEUE = 18
    STEP_TOO_HIGH = 19
    TOP_REACHED = 20
    NO_WAY_HOME = 21
    FOUR_OUT = 22
    AT_SEA = 23


class Event(IntEnum):
    """What the journal tells."""

    ROUND_BEGAN = 1
    FIRST_PLAYER = 2
    TOOK_CUBE = 3
    SPENT_TIME = 4
    USED_WELL = 5
    FREE_ACTION = 6
    DECLINED = 7
    HARVESTED = 8
    BORN = 9
    RECALLED = 10
    TRAINED = 11
    PRODUCED = 12
    BOUGHT = 13
    MILLED = 14
    CALLED_MARKET = 15
    SERVED = 16
    PASSED = 17
    CLOSED_MARKET = 18
    ENTERED_COUNCIL = 19
    ADVANCED = 20
    TOOK_MARKER = 21
    BOUGHT_POINTS = 22
    GOT_CUBE = 23
    GOT_GOOD = 24
    GOT_COIN = 25
    GOT_POINTS = 26
    TRAVELLED = 27
    INTO_BAG = 28
    PAID_CUBES = 29
    PAID_COINS = 30
    PAID_GRAIN = 31
    PAID_GOOD = 32
    DEATH_LAPSED = 33
    INTO_CHRONICLE = 34
    INTO_GRAVE = 35
    REMOVED = 36
    END_TRIGGERED = 37
    MASS_BEGAN = 38
    PICKED = 39
    DREW_MEMBER = 40
    DREW_MONKS = 41
    CLIMBED = 42
    MAJORITY = 43
    NO_MAJORITY = 44
    GAME_OVER = 45
    MARKER_GONE = 46
    GOT_GRAIN = 47
    MOVED = 48
    CHOSE_ACTION = 49
    SUPPLY_EMPTY = 50
    SCORED = 51
    WON = 52
    TIE_BREAK = 53
    USED_PRIVILEGE = 54
    LAST_TURNS = 55


class BaseBox(Record):
    """The base game's part of the box."""

    inn = i8()  # 1: in the game
    port = i8()
    marriage = i8()
    solo = i8()
    players = i8()
    families = i8()  # the players', and Conny's
    members = i8()  # of each family
    spaces = i8()  # action spaces, counted to the last that is open
    open = i8(SPACES)  # 1: in the game
    goods = i8()  # kinds of goods
    in_play = i8(CUSTOMERS)
    caller_last = i8()  # a market day's caller has the very last turn, if somebody else ended the game
    church_leftward = i8()  # its levels are printed from right to left
    ties_by_grain = i8()  # the first tie-break: grain, or else customers
    compensation = i8()
    first = i8()  # the first player of the first round; NOBODY: drawn
    supply = i8(CUBES)
    stock = i8(GOODS)
    coins = i8()
    grain = i8()
    start_coins = i8()
    generation = i8(MEMBERS)
    into_bag = i8(CUBES)  # cubes of a colour that go into the green bag each round
    laid = i8(SPACES)  # cubes laid on a space each round
    room = i8(AREAS + 1)
    room_blocked = i8(AREAS + 1)
    life = i8()
    plague_time = i8()
    barn = i8()
    harvest = i8(3)  # by hand, with horse and plough, with ox and plough
    building_of = i8(CRAFTED)
    training = i8(BUILDINGS)
    making = i8(CRAFTED)
    batch = i8(CRAFTED)  # so many are made at once
    price = i16(CRAFTED)  # influence, packed
    price_grain = i8(CRAFTED)
    mill = i8(3)  # time, grain, coins received
    stalls = i8()
    wants = i8(CUSTOMERS, GOODS)
    wants_grain = i8(CUSTOMERS)
    worth = i8(CUSTOMERS)
    surcharge = i16()
    surcharge_time = i8()
    council_time = i8(LEVELS)
    council_price = i16()
    privilege_cubes = i8()
    privilege_coin = i8()
    privilege_points = i8()
    roads = i8()
    road = i8(ROADS, 2)  # its ends: NOBODY is the village
    road_price = i16(ROADS)
    trip_time = i8()
    reward = i8(CITIES)
    reward_size = i8(3)
    bag_price = i16()
    bag_time = i8()
    drawn = i8()
    pick_coins = i8()
    monks = i8()
    climb = i8(LEVELS)
    majority = i8()
    well = i16()
    travel_points = i8(CITIES + 1)
    council_points = i8(LEVELS)
    church_points = i8(LEVELS)
    chronicle_points = i8(MEMBERS + 1)
    coin_points = i8()


class BaseFields(Position):
    """The base game's part of a position."""

    masses = i32()
    agenda = i16(20, 4)
    points = i16(SEATS)
    turn = i8()
    first = i8()
    heir = i8()  # who holds the next-first-player marker; NOBODY: it lies at the council
    trigger = i8()  # whose dead took the last place; NOBODY as long as none has
    last_turns = i8()  # turns still to be played; NOBODY before the end is triggered
    caller = i8()  # who called the market day
    free_sale = i8()  # the caller's first sale is still to come
    sold = i8()  # customers served on this market day
    passed = i8(SEATS)
    waived = i8(SEATS)  # 1: a sale costs no cube for the rest of the market day
    figures = i8()  # brought out of the black bag in this mass
    cubes_left = i8()  # on all action spaces
    cubes = i8(SPACES, CUBES)
    supply = i8(CUBES)
    bag = i8(CUBES)
    stock = i8(GOODS)
    coin_stock = i8()
    grain_stock = i8()
    influence = i8(SEATS, INFLUENCE)
    goods = i8(SEATS, GOODS)
    grain = i8(SEATS)
    coins = i8(SEATS)
    life = i8(SEATS)
    due = i8(SEATS)  # deaths to be settled at the end of the turn
    place = i8(SEATS, MEMBERS)
    number = i8(SEATS, MEMBERS)  # what a member counts as: its generation, and one more for each bread
    marker = i8(SEATS, CITIES)
    room = i8(AREAS + 1)  # free places of the chronicle's areas, and free graves
    stall = i8(STALLS)  # a customer, or NOBODY
    queue = i8(QUEUE)
    stack = i8(CUSTOMERS)
    stacked = i8()
    owner = i8(CUSTOMERS)  # who served a customer
    final = i16(SEATS)  # the points that the game ended with


class Box(BaseBox, InnBox, PortBox, MarriageBox, SoloBox):
    """What is in the box: the components' values, one record per edition, expansion and player count."""


class Village(BaseFields, InnFields, PortFields, MarriageFields, SoloFields):
    """A position. Everything up to the journal makes two positions equal or not.

    What follows it is for those who look on, and no rule reads it.
    """

    journal = i16(96, 4)
    buyer = i8(STALLS)  # who served a stall on this market day, or NOBODY
    bought = i8(STALLS)  # the customer that stood there
    out_seat = i8(FIGURES)  # who left the black bag in the last mass; NOBODY: a monk
    out_generation = i8(FIGURES)
    out_picked = i8(FIGURES)  # 1: for a coin
