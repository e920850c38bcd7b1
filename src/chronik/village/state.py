"""What a position of Village is: its names and its fields."""

from enum import IntEnum

from chronik.kernel import Reason, Record, i8, i16, i32, i64, u64

# The most there is of everything, with all expansions; a box says how much of it is in the game.
SEATS, MEMBERS, CITIES, STALLS, QUEUE, CUSTOMERS = 5, 12, 6, 5, 5, 33
ROADS = 16  # the most a travel map may have
LEVELS = 4  # steps of the council, levels of the church, generations
MONKS = 4
NOBODY = -1
BASE_CUSTOMERS, INN_CUSTOMERS, MARRIAGE_CUSTOMERS = 24, 4, 5
STACKS, STACK = 3, 11  # of person cards, and how high one can be
CAPTAINS, CHESTS, ISLANDS, SEA_GRAVES = 15, 8, 6, 5
RANKS, PINKS = 6, 3
FIRST_PINK = SEATS * MEMBERS  # figures of the ceremony: all members, seat by seat, then the pink ones
FIGURES = FIRST_PINK + PINKS
COUPLES = 2  # the most that marry at one wedding
LOT = 16  # the most bread, or tools, there can be
SLOTS, FATES, FATE_SETS = 10, 6, 2  # of Conny's tray
CONNY = 1  # her seat, behind the only player's


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


class Reward(IntEnum):
    """What a city gives to its first own marker."""

    POINTS = 0
    CUBES = 1
    COIN = 2


class Task(IntEnum):
    """All that can be on the agenda: first what asks a player, from ROUND on what happens by itself.

    Each expansion has a block of its own in both parts: Inn, Port, Marriage and the solo mode.
    """

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
    # Inn
    INN = 20
    ROTATE = 21
    BUY_PERSON = 22
    PAUSE = 23
    PLAY_PERSON = 24
    TOLL = 25
    GRIND = 26
    EXHUME = 27
    CATTLE = 28
    JUGGLE = 29
    FORTUNE = 30
    SCRAP = 31
    BARD = 32
    SHOPPING = 33
    # Port
    LOAD = 40
    SAIL = 41
    ISLAND = 42
    SEA_BURIAL = 43
    OPEN_CHEST = 44
    # Marriage
    SMUGGLER = 60
    MARRIAGE = 61
    BONUS_CUBE = 62
    SWAP = 63
    BUILDING = 64
    PURCHASE = 65
    FAVOUR = 66
    RAISE = 67
    TOOL = 68
    # Solo
    CHOOSE_FOR_CONNY = 80
    # by themselves
    ROUND = 100
    TURN = 101
    END_OF_TURN = 102
    MARKET_TIME = 103
    SERVE = 104
    NEXT_SALE = 105
    CLOSE_MARKET = 106
    ARRIVE = 107
    MASS = 108
    DRAW = 109
    MAJORITY = 110
    FINISH = 111
    # Inn: none
    # Port
    EMBARK = 140
    ENTER_WATER = 141
    KEEP_LIGHT = 142
    SELL_AT_STALL = 143
    # Marriage
    BONUS = 160
    WEDDING = 161
    COUPLE = 162
    PROCESSION = 163
    FAVOURS = 164
    # Solo: none


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
    # Inn
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
    # Port
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
    # Marriage
    IN_CEREMONY = 80
    RANK_TAKEN = 81
    NO_BREAD = 82
    NO_TOOL = 83
    # Solo: none


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
    # Inn
    ROTATED = 100
    BOUGHT_PERSON = 101
    NO_PERSON = 102
    PLAYED_PERSON = 103
    TURNED_BACK = 104
    EXHUMED = 105
    BESIDE_CHRONICLE = 106
    # Port
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
    # Marriage
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
    # Solo
    BLANK_TILE = 160
    QUILL_TILE = 161
    CLEARED_TRAY = 162
    TITLE = 163


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


class Title(IntEnum):
    """What a solo game can make of a player, from low to high."""

    APPRENTICE = 0
    JOURNEYMAN = 1
    MASTER = 2
    GRAND_MASTER = 3
    GENIUS = 4
    POLYMATH = 5


TITLES = len(Title)


class Box(Record):
    """What is in the box: the components' values, one record per edition, expansion and player count."""

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
    buildings = i8()
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
    climb = i8(LEVELS)
    majority = i8()
    well = i16()
    travel_points = i8(CITIES + 1)
    council_points = i8(LEVELS)
    church_points = i8(LEVELS)
    chronicle_points = i8(MEMBERS + 1)
    coin_points = i8()
    # Inn
    placing_time = i8()
    step_time = i8()  # one side of the board
    step_cubes = i8()  # the other side: of any colour
    start_beer = i8()
    person = i8(PERSONS)  # 1: in the game
    person_full = i8(PERSONS)  # a full inkwell: to be played
    person_coins = i8(PERSONS)
    person_beer = i8(PERSONS)
    person_worth = i8(PERSONS)  # the number in its text: points for each, pieces, steps
    # Port
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
    # Marriage
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
    # Solo
    clockwise = i8(SPACES)  # the action spaces in the order of Conny's tray
    slots = i8()
    fate_at = i8(SLOTS)  # the tile that a cube passes on its way into a slot, or NOBODY
    quills = i8(FATE_SETS)
    title = i8(TITLES)  # the points from which on it is earned


class Village(Record):
    """A position. Everything up to the journal makes two positions equal or not."""

    rng = u64()
    hand = i64(SEATS)  # person cards in hand, one bit for each
    played = i64(SEATS)  # person cards that were played
    rounds = i32()
    masses = i32()
    agenda = i16(20, 4)
    points = i16(SEATS)
    arrived = i16(PINKS)  # in which round a pink member came to the parents
    chests = i16(SEATS)  # treasure chests on the farm, one bit for each
    opened = i16()  # and those that are out of the game
    depth = i8()
    players = i8()
    over = i8()
    turn = i8()
    first = i8()
    heir = i8()  # who holds the next-first-player marker; NOBODY: it lies at the council
    trigger = i8()  # whose dead took the last place; NOBODY as long as none has
    last_turns = i8()  # turns still to be played; NOBODY before the end is triggered
    caller = i8()  # who called the market day
    free_sale = i8()  # the caller's first sale is still to come
    sold = i8()  # customers served on this market day
    passed = i8(SEATS)
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
    # Inn
    pile = i8(STACKS, STACK)  # person cards, the top one first; NOBODY below the last
    piled = i8(STACKS)
    known = i8(STACKS)  # cards at the bottom that were seen before they went there
    waived = i8(SEATS)  # sales without a green cube for the rest of the market day
    # Port
    captains = i8(CAPTAINS)  # 1: still in its stack
    captain = i8(SEATS)  # who serves on the ship; NOBODY: none was hired
    ship = i8(SEATS)  # the water where it is
    holds = i8(SEATS)
    cargo = i8(SEATS, PIECES)  # 1: aboard
    chest_stack = i8(CHESTS)  # face down, the top one last; NOBODY above it
    chests_left = i8()
    chest_aboard = i8(SEATS)  # which one, or NOBODY
    gone = i8(GOODS)  # sold at the stalls, out of the game
    # Marriage
    pink = i8(PINKS)  # where they are; UNBORN: in the supply
    spouse = i8(FIGURES)  # a figure, or NOBODY; who stands alone is single all the same
    bound = i8(COUPLES)  # the building that the new couples go to
    # Solo
    chased = i8()  # the cube Conny goes after: space * CUBES + colour of what the player took; or NOBODY
    tray = i8(SLOTS, CUBES)
    slot = i8()  # of the last cube on the tray; NOBODY before the first
    kept = i8()  # the last cube's colour
    fate = i8(FATES)  # 1: a quill; three at the top, three at the bottom
    turned = i8(FATES)  # 1: face up
    title = i8()  # what the player has earned; NOBODY until the game is over
    notes = i8()
    journal = i16(48, 4)
