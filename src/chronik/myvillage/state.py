"""What a position of My Village is: its names and its fields."""

from enum import IntEnum

from chronik.kernel import Position, Reason, i8, i16

SEATS, VALUES = 4, 13  # a banner value is the sum of two dice: 2 to 12
FACES = 6
FIELDS, CUSTOMERS, LETTERS, STACKS = 8, 33, 5, 3
PER_SHOP = 4  # cards of each kind of craft building
PER_LETTER = 4  # the most cards of one letter
PER_STACK = 5  # the most monks of one stack
MONKS, JOURNEYS = 12, 19
FARES = 4  # the most ways to pay for one letter
MARKS = 5
MOST_CUSTOMERS = 4  # of one visit to the bailiff
PLACES = 2  # of each profession in the chronicle
WINDOWS = 6
NOBODY = -1


class Colour(IntEnum):
    """The dice of the pool; a black one is a plague die."""

    WHITE = 0
    BLACK = 1


DICE = 2 * FACES  # kinds of dice in the pool: colour * FACES + face - 1


class Profession(IntEnum):
    """The villager fields, and with them the areas that need a villager."""

    ABBOT = 0
    COUNCILLOR = 1
    TRAVELLER = 2
    CRAFTSMAN = 3
    MERCHANT = 4


PROFESSIONS = len(Profession)


class Good(IntEnum):
    """The goods; each has its own craft building of the same number."""

    HORSE = 0
    BEER = 1
    PLOUGH = 2
    SCROLL = 3
    WAGON = 4


GOODS = len(Good)


class Shop(IntEnum):
    """The craft buildings, in the order of their goods."""

    STABLES = 0
    BREWERY = 1
    SMITHY = 2
    SCRIPTORIUM = 3
    WAINWRIGHT = 4


class Church(IntEnum):
    HEALING = 0
    ABBEY = 1
    TRADE = 2
    MISSION = 3


CHURCHES = len(Church)


class Hall(IntEnum):
    """The town halls."""

    FINANCE = 0
    AREAS = 1
    POPULATION = 2
    GUILD = 3


HALLS = len(Hall)


class AreaMark(IntEnum):
    """What the fields of the area hall count; those of the population hall are the professions."""

    JOURNEYS = 0
    SHOPS = 1
    SERVED = 2
    RELIGION = 3
    FIELDS = 4


class Symbol(IntEnum):
    """The three stacks of monks."""

    QUILL = 0
    JUG = 1
    ROSARY = 2


class Bonus(IntEnum):
    """What a monk gives once."""

    STORY = 0
    CHIEF = 1
    SCHOOL = 2
    MARKET = 3


class Head(IntEnum):
    """The path of the chief."""

    HOUSE = 0
    COIN = 1
    STORIES = 2


HEADS = len(Head)


class Gain(IntEnum):
    """What a banner gives; from GOOD on the five goods."""

    COIN = 0
    STORY = 1
    MARKER = 2
    JOKER = 3
    GOOD = 4


class Black(IntEnum):
    """The black banners. Craft buildings, monks and journeys stand for a kind, a stack, a letter."""

    CHIEF = 0
    HAND = 1
    BAILIFF = 2
    MEETING = 3
    FIELD = 4
    SHOP = 5
    CHURCH = 10
    HALL = 14
    MONK = 18
    JOURNEY = 21


BLACKS = 26


class White(IntEnum):
    """The white banners of one village; SHOP, FIELD and CUSTOMER stand for several."""

    SCHOOL = 0
    GAME = 1
    MEETING = 2
    HALL = 3
    SHOP = 4
    FIELD = 9
    CUSTOMER = 17


WHITES = 50


class Where(IntEnum):
    """Where a customer is; WAITING and SERVED stand for one number for each seat."""

    STACK = 0
    DISPLAY = 1
    WAITING = 2
    SERVED = 6


class Task(IntEnum):
    """All that can be on the agenda: first what asks a player, then what happens by itself."""

    DIE = 1
    CHANGE = 2
    ACTIVATE = 3
    GAIN = 4
    PAY = 5
    FARE = 6
    PLOUGH = 7
    SCHOOL = 8
    CHIEF = 9
    BONUS = 10
    FREE = 11
    LURE = 12
    TILE = 13
    MARK = 14
    EXCHANGE = 15
    DEATH = 16
    LABOURER = 17
    HEAL = 18
    # by themselves
    ROUND = 64
    TURN = 65
    END_OF_TURN = 66
    RAT = 67
    DRAW = 68
    FINISH = 69
    RECEIVE = 70


class Why(Reason):
    """Whether an option is legal, and if not, why not."""

    NOT_HERE = 0
    LEGAL = 1
    NO_DIE = 2
    NO_COIN = 3
    NO_MARKER = 4
    WRONG_VALUE = 7
    NO_ABBOT = 8
    NO_COUNCILLOR = 9
    NO_TRAVELLER = 10
    NO_CRAFTSMAN = 11
    NO_MERCHANT = 12
    GONE = 13
    HAVE_ONE = 14
    NO_CHURCH = 15
    SIX_WINDOWS = 16
    NOT_NEXT = 17
    JOURNEY_OVER = 18
    NO_GOODS = 19
    CANNOT_PAY = 20
    HAND_CLOSED = 21
    START_PLAYER = 22
    NO_CUSTOMER = 23
    USED = 24
    WHITE_BEGUN = 25
    NOTHING_YET = 26
    NO_PLOUGH = 27
    NO_JOKER = 28
    NO_BARE_FIELD = 29
    NO_PUPIL = 30
    PUPIL_THERE = 31
    OCCUPIED = 32
    NONE_YET = 33
    TILE_THERE = 34
    MARKED = 35
    NEEDED_LATER = 36


class Event(IntEnum):
    """What the journal tells."""

    ROUND_BEGAN = 1
    FIRST_PLAYER = 2
    ROLLED = 3
    TOOK_DIE = 4
    TURNED_DIE = 5
    SET_DIE = 6
    BANNER_VALUE = 7
    SPENT_TIME = 8
    CROSSED_BRIDGE = 9
    TOOK_CARD = 10
    ACTIVATED = 11
    USED_BLACK = 12
    GOT_COINS = 13
    GOT_STORIES = 14
    GOT_MARKER = 15
    GOT_JOKER = 16
    GOT_GOOD = 17
    LAPSED = 18
    NO_ROOM = 19
    PAID_COINS = 20
    PAID_GOOD = 21
    PAID_JOKER = 22
    PAID_FIELD_PLOUGH = 23
    SET_PLOUGH = 24
    TOOK_HAND = 25
    REVEALED = 26
    LURED = 27
    REFILLED = 28
    SERVED = 29
    ENROLLED = 30
    SHIFTED = 31
    SETTLED = 32
    MOVED_HEAD = 33
    SECURED = 34
    MARKED = 35
    TILE_LAID = 36
    TRAVELLED = 37
    EXCHANGED = 38
    DECLINED = 39
    INTO_CHRONICLE = 40
    INTO_GRAVE = 41
    LABOURER = 42
    RAT_MOVED = 43
    PLAGUE = 44
    LOST_STORIES = 45
    HEALED = 46
    END_REACHED = 47
    GAME_OVER = 48
    CHOOSES_GAINS = 49
    ROLLED_BLACK = 50
    BONUS = 51
    NO_CUSTOMER = 52
    STACK_EMPTY = 53
    SURCHARGE = 54
    TURN_LEFT = 55
    VILLAGE_EMPTY = 56
    SCORED = 57
    TOTAL = 58
    TIE_BREAK = 59
    WINNER = 60


class MyVillage(Position):
    """A position. Everything up to the journal makes two positions equal or not."""

    agenda = i16(16, 4)
    tree = i16(SEATS)  # stories that are not safe yet
    house = i16(SEATS)  # stories in the main house
    coins = i16(SEATS)
    hand_stories = i16()
    graves = i16()
    first = i8()  # who prepared this round
    turns = i8()  # of this round that have begun
    hand_owner = i8()
    hand_open = i8()
    pool = i8(DICE)
    die = i8(2)  # the faces of the chosen dice; 0: not chosen
    dyed = i8(2)  # their colours
    white = i8()  # white banners have been activated in this turn
    waive = i8()  # the player chooses what to take of this banner
    used = i8(WHITES)  # white banners activated in this turn
    rat = i8()  # fields before the plague
    chronicle = i8(PROFESSIONS)  # filled places
    board = i8(SEATS)
    clock = i8(SEATS)
    reaper = i8(SEATS)  # the bridge was crossed in this turn
    villager = i8(SEATS, PROFESSIONS)
    pupil = i8(SEATS, 2)  # left and right
    head = i8(SEATS)
    labourers = i8(SEATS)
    church = i8(SEATS)
    healed = i8(SEATS)  # markers on the healing church
    monks = i8(SEATS)
    hall = i8(SEATS)
    mark = i8(SEATS, MARKS)
    jokers = i8(SEATS)
    meeting = i8(SEATS)
    markers = i8(SEATS)  # on the meeting place
    tile = i8(SEATS)  # the white banner it lies beside, or NOBODY
    shop = i8(SEATS, GOODS)  # the card of each kind, or NOBODY
    goods = i8(SEATS, GOODS)  # on the craft buildings
    fields = i8(SEATS)
    plough = i8(SEATS, FIELDS)
    journey = i8(SEATS, LETTERS)
    fields_left = i8()
    meetings_left = i8()
    monks_left = i8(STACKS)
    monk_stack = i8(STACKS, PER_STACK)  # the last one is the top
    journeys_left = i8(LETTERS)
    journey_stack = i8(LETTERS, PER_LETTER)
    customer = i8(CUSTOMERS)
    stacked = i8()
    stack = i8(CUSTOMERS)
    journal = i16(96, 4)
