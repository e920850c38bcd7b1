"""Every check of every position finds what it looks for."""

import pytest

from chronik.myvillage.state import NOBODY, PLACES, Church, Hall, Head, Where, White
from faults import Change, broken
from myvillage.positions import myvillage, turn

MANY = 60  # more than there are of anything
UNUSED_SEAT = 3  # in a game of three
ONE = 1 - NOBODY  # from NOBODY to number 1

CASES: list[tuple[str, tuple[Change, ...]]] = [
    ("agenda", (("depth", -MANY),)),
    ("agenda", (("depth", MANY),)),
    ("dice", (("pool", 1, 0),)),
    ("dice", (("pool", -MANY, 0), ("pool", MANY, 1))),
    ("dice", (("turns", 1),)),
    ("customers", (("stacked", -1),)),
    ("monks", (("monks_left", 1, 0),)),
    ("monks", (("monks", 1, UNUSED_SEAT),)),
    ("journeys", (("journeys_left", -1, 0),)),
    ("fields", (("fields_left", 1),)),
    ("fields", (("fields", 1, UNUSED_SEAT),)),
    ("fields", (("fields_left", -MANY), ("fields", MANY, 0))),
    ("fields", (("plough", 1, 0, 7),)),
    ("meeting", (("meetings_left", 1),)),
    ("meeting", (("meetings_left", -MANY), ("meeting", MANY, 0))),
    ("meeting", (("markers", 1, 0),)),
    ("meeting", (("markers", -1, 0),)),
    ("churches", (("church", MANY, 0),)),
    ("churches", (("church", -1, 0),)),
    ("churches", (("church", ONE, 0), ("church", ONE, 1))),
    ("churches", (("healed", 1, 0),)),
    ("halls", (("hall", MANY, 0),)),
    ("halls", (("hall", -1, 0),)),
    ("halls", (("hall", ONE, 2), ("hall", ONE, 1))),
    ("halls", (("jokers", 1, 0),)),
    ("halls", (("mark", 1, 0, 0),)),
    ("windows", (("monks", 1, 0), ("monks_left", -1, 0))),
    ("windows", (("church", ONE, 0), ("monks", 7, 0), ("monks_left", -4, 0), ("monks_left", -3, 1))),
    ("coins", (("coins", -MANY, 0),)),
    ("stories", (("tree", -MANY, 0),)),
    ("stories", (("house", -MANY, 0),)),
    ("stories", (("head", Head.HOUSE - 1, 0),)),
    ("stories", (("head", Head.STORIES + 1, 0),)),
    ("clock", (("clock", -MANY, 0),)),
    ("clock", (("clock", MANY, 0),)),
    ("tile", (("tile", White.SCHOOL - NOBODY, 0),)),
    ("tile", (("tile", White.FIELD - NOBODY, 0), ("meeting", 1, 0), ("meetings_left", -1))),
    ("chronicle", (("chronicle", -1, 0),)),
    ("chronicle", (("chronicle", PLACES + 1, 4),)),
    ("rat", (("rat", -MANY),)),
    ("rat", (("rat", MANY),)),
    ("hand", (("hand_stories", -MANY),)),
    ("hand", (("hand_owner", -MANY),)),
    ("hand", (("hand_owner", MANY),)),
]


@pytest.mark.parametrize(("fault", "changes"), CASES)
def test_a_fault_is_found(fault: str, changes: tuple[Change, ...]) -> None:
    match = myvillage(3)
    turn(match)
    assert broken(match, *changes) == fault


def test_an_empty_agenda_is_only_right_at_the_end() -> None:
    match = myvillage(3)
    turn(match)
    assert broken(match, ("depth", -int(match.state.depth))) == "agenda"


def test_the_rat_is_out_of_fields_only_while_it_is_healed() -> None:
    match = myvillage(3)
    assert broken(match, ("rat", -int(match.state.rat))) == "rat"


def test_stories_of_a_hand_that_is_closed() -> None:
    match = myvillage(3)
    match.state.hand_open = match.state.hand_stories = 0
    assert broken(match, ("hand_stories", 1)) == "hand"
    match.state.hand_open = 1
    assert match.fault() == ""


def test_customers_of_a_player_who_is_not_there() -> None:
    match = myvillage(3)
    shown = match.state.customer.tolist().index(Where.DISPLAY)
    assert broken(match, ("customer", Where.SERVED + 3 - Where.DISPLAY, shown)) == "customers"


def test_a_customer_is_stacked_once() -> None:
    match = myvillage(3)
    one, other = (int(customer) for customer in match.state.stack[:2])
    assert broken(match.copy(), ("stack", other - one, 0)) == "customers"
    shown = match.state.customer.tolist().index(Where.DISPLAY)
    assert broken(match, ("stack", shown - one, 0)) == "customers"


def test_a_journey_is_there_once() -> None:
    match = myvillage(3)
    one, other = (int(card) for card in match.state.journey_stack[0, :2])
    assert broken(match, ("journey_stack", other - one, 0, 0)) == "journeys"


@pytest.mark.parametrize("kind", range(5))
def test_shops_and_their_goods(kind: int) -> None:
    match = myvillage(3)
    s = match.state
    s.shop[:, kind] = NOBODY
    s.goods[:, kind] = 0
    room = int(match.game.boxes[0].shop_room[kind])
    assert broken(match.copy(), ("goods", 1, 0, kind)) == "goods"
    assert broken(match.copy(), ("shop", ONE, 0, kind), ("goods", room, 0, kind)) == ""
    assert broken(match.copy(), ("shop", ONE, 0, kind), ("goods", room + 1, 0, kind)) == "goods"
    assert broken(match.copy(), ("shop", ONE, 0, kind), ("goods", -1, 0, kind)) == "goods"
    assert broken(match.copy(), ("shop", ONE, 0, kind), ("shop", ONE, 2, kind)) == "shops"
    assert broken(match.copy(), ("shop", MANY, 1, kind)) == "shops"
    assert broken(match.copy(), ("shop", -1, 1, kind)) == "shops"


def test_what_stands_on_churches_and_halls() -> None:
    match = myvillage(3)
    healings = int(match.game.boxes[0].healings)
    church = ("church", Church.HEALING - NOBODY, 0)
    assert broken(match.copy(), church, ("healed", healings, 0)) == ""
    assert broken(match.copy(), church, ("healed", healings + 1, 0)) == "churches"
    assert broken(match.copy(), ("hall", Hall.GUILD - NOBODY, 0), ("jokers", 1, 0)) == ""


def test_a_village_without_anybody() -> None:
    match = myvillage(3)
    turn(match)
    s = match.state
    s.villager[1] = 0
    s.villager[1, 0] = 1
    assert broken(match, ("villager", -1, 1, 0)) == "villagers"
