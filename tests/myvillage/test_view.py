"""The view holds all that is printed and public."""

from chronik.myvillage.state import Task
from myvillage.positions import (
    ask,
    church,
    myvillage,
    shop,
    waiting,
)


def test_what_is_printed_on_the_boards() -> None:
    printed = myvillage(4).view(None)["printed"]
    assert printed["clouds"] == 10
    assert printed["chronicle"]["merchant"] == [2, 1]
    assert printed["rat"] == {"steps": 18, "die": 6}
    assert printed["plague_time"] == 2
    assert printed["turn_coins"] == 1
    assert printed["bailiff"]["prices"] == [
        {"time": 1, "coins": 0},
        {"time": 2, "coins": 0},
        {"time": 2, "coins": 1},
        {"time": 3, "coins": 1},
    ]
    assert (printed["bailiff"]["values"], printed["bailiff"]["display"]) == ([4, 10], 6)
    assert printed["hand"] == {"values": [4, 10], "stories": 1, "points": 1}
    assert printed["school"] == {"values": [3, 11], "time": 1, "stories": 2}
    assert printed["chief"] == {"time": 1, "coins": 1, "stories": 3}
    assert [board["game"] for board in printed["boards"]] == [[5, 6], [5, 8], [6, 9], [8, 9]]
    assert printed["windows"] == [0, 2, 4, 7, 10, 14, 20]
    assert (printed["labourer"], printed["healings"], printed["coffins"]) == (5, 2, 18)
    assert printed["dice"] == {"white": 8, "black": 3}


def test_what_is_printed_on_the_cards() -> None:
    printed = myvillage().view(0)["printed"]
    assert printed["meeting"] | {"values": [2, 12], "room": 2, "coins": 0, "stories": 1} == printed["meeting"]
    assert printed["tile"] == [2, 12]
    assert printed["halls"]["guild"]["room"] == 3
    assert printed["halls"]["finance"]["gives"] == 2
    assert printed["halls"]["population"]["points_per_mark"] == 4
    assert printed["shops"]["stables"]["room"] == 3
    assert printed["shops"]["stables"]["cards"] == [[5], [6], [8], [9]]
    assert printed["field"]["plough_gives"] == 2
    assert [card["points"] for card in printed["journeys"]["D"]["cards"]] == [5, 6, 7, 8]
    assert len(printed["monks"]["rosary"]) == 5
    for cards in (printed["halls"], printed["churches"], printed["shops"], printed["journeys"]):
        assert all("time" in card for card in cards.values())
    for cards in (printed["halls"], printed["churches"], printed["shops"]):
        assert all("coins" in card for card in cards.values())


def test_a_village_shows_its_cards() -> None:
    match = myvillage()
    shop(match, 0, "stables", 6, goods=2)
    village = match.view(1)["villages"][0]
    assert village["shops"] == [
        {"id": "stables", "values": [6], "good": "horse", "room": 3, "white_time": 1, "goods": 2}
    ]
    waiting(match, 0, "CU09")
    (customer,) = match.view(1)["villages"][0]["waiting"]
    assert customer == {"id": "CU09", "values": [3, 11], "wants": {"wagon": 1}, "points": 2, "time": 0}


def test_turns_that_are_left_in_the_round() -> None:
    view = myvillage(4).view(0)
    assert (view["turn"], view["turns_left"]) == (0, 3)


def test_a_drawn_card_is_shown_to_its_drawer() -> None:
    match = myvillage()
    church(match, 0, "mission")
    ask(match, Task.EXCHANGE)
    assert set(match.view(0)["asked"]["card"]) == {"letter", "points", "surcharge", "chapel"}
    assert "card" not in match.view(1)["asked"]


def test_other_components_are_printed_otherwise() -> None:
    match, other = myvillage(), myvillage()
    other.game.boxes[0].clouds = 7
    assert other.view(0)["printed"]["clouds"] == 7
    assert match.view(0)["printed"]["clouds"] == 10
