"""What is in the box: the values of the components, one record per player count."""

from chronik.kernel import Record, i8, i16
from chronik.myvillage.state import (
    CHURCHES,
    CUSTOMERS,
    FARES,
    GOODS,
    HALLS,
    JOURNEYS,
    LETTERS,
    MONKS,
    MOST_CUSTOMERS,
    PER_SHOP,
    PLACES,
    PROFESSIONS,
    SEATS,
    VALUES,
    WINDOWS,
)


class Box(Record):
    """A set of banner values is one bit for each; a price in goods is packed."""

    players = i8()
    first = i8()  # the start player of the first round; NOBODY: drawn
    turns = i8()  # in one round
    dice = i8(2)  # by colour
    coffins = i8()  # filled ones that end the game
    start_coins = i8(SEATS)
    plague_time = i8()  # for each black die
    turn_coins = i8()  # to turn a die by one
    clouds = i8()
    rat = i8()  # fields from the start to the plague
    rat_die = i8()  # faces of the grey die
    chronicle = i8(PROFESSIONS, PLACES)  # stories for the first and the second dead
    labourer = i8()  # points lost
    hand_values = i16()
    hand_stories = i8()  # laid on it in every round
    hand_points = i8()
    game_values = i16(SEATS)  # by board
    game_stories = i8()
    school_values = i16()
    school_time = i8()
    school_stories = i8()
    chief_time = i8()
    chief_coins = i8()
    chief_stories = i8()
    bailiff_values = i16()
    display = i8()
    price_time = i8(MOST_CUSTOMERS + 1)  # of so many customers
    price_coins = i8(MOST_CUSTOMERS + 1)
    monk_limit = i8()  # customers for a market monk
    customer_values = i16(CUSTOMERS)
    customer_shows = i8(VALUES, CUSTOMERS)  # the same, by value: all customers are looked at together
    customer_time = i8(CUSTOMERS)
    customer_goods = i16(CUSTOMERS)
    customer_points = i8(CUSTOMERS)
    shop_at = i8(GOODS, VALUES)  # the card of a kind that shows a value, or NOBODY
    shop_values = i16(GOODS, PER_SHOP)
    shop_time = i8(GOODS)
    shop_coins = i8(GOODS)  # what it costs; the same for all cards below
    shop_white = i8(GOODS)
    shop_room = i8(GOODS)
    field_values = i16()
    field_time = i8()
    field_coins = i8()
    field_white = i8()
    field_points = i8()
    field_count = i8()
    harvest = i16(2)  # coins a field gives without and with a plough
    meeting_values = i16()
    meeting_time = i8()
    meeting_coins = i8()
    meeting_white = i8()
    meeting_points = i8()
    meeting_stories = i8()
    meeting_room = i8()
    meeting_count = i8()
    tile_values = i16()
    hall_values = i16(HALLS)
    hall_time = i8(HALLS)
    hall_coins = i8(HALLS)
    hall_white = i8(HALLS)
    hall_points = i8(HALLS)
    hall_room = i8(HALLS)
    finance = i8()  # coins it gives
    mark_points = i8(HALLS)
    church_values = i16(CHURCHES)
    church_time = i8(CHURCHES)
    church_coins = i8(CHURCHES)
    church_points = i8(CHURCHES)
    healings = i8()
    window_points = i8(WINDOWS + 1)
    monk_values = i16(MONKS)
    monk_time = i8(MONKS)
    monk_coins = i8(MONKS)
    monk_stack = i8(MONKS)
    monk_bonus = i8(MONKS)
    monk_size = i8(MONKS)  # stories, or times
    letter_values = i16(LETTERS)
    letter_time = i8(LETTERS)
    fares = i8(LETTERS)
    fare_coins = i8(LETTERS, FARES)
    fare_goods = i16(LETTERS, FARES)
    journey_letter = i8(JOURNEYS)
    journey_points = i8(JOURNEYS)
    grey_time = i8(JOURNEYS)
    grey_coins = i8(JOURNEYS)
    grey_goods = i16(JOURNEYS)
    chapel = i8(JOURNEYS)
