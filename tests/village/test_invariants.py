"""Every check of every position finds what it looks for."""

from pathlib import Path

import pytest

from chronik.village.components import FOLDER
from chronik.village.names import CONNY, MEMBERS, NOBODY, Colour, Good, Place
from chronik.village.port.state import Piece, Water
from faults import Change, broken
from village.marriage.weddings import parish
from village.port.sea import at_sea, embark
from village.positions import lay, village
from village.solo.conny import solo

MANY = 60  # more than there are of anything
FROM_FARM = {place: place - Place.FARM for place in Place}
UNUSED_SEAT = 4  # in a game of three


def taken(stock: str, owned: str, more: int, *where: int) -> tuple[Change, Change]:
    """Pieces go from a stock to an owner; their number stays what it is."""
    return (stock, -more, *where[-1:]) if where[1:] else (stock, -more), (owned, more, *where)


BASE: list[tuple[str, tuple[Change, ...]]] = [
    ("cubes", (("supply", 1, 0),)),
    ("cubes", (("bag", -1, 0),)),
    ("cubes", (("supply", 1, Colour.PLAGUE),)),
    ("cubes", (("cubes_left", 1),)),
    ("cubes", (("influence", 1, UNUSED_SEAT, 3),)),
    ("cubes", (("supply", -MANY, 0), ("bag", MANY, 0))),
    ("cubes", (("bag", -MANY, 0), ("supply", MANY, 0))),
    ("cubes", (("cubes", -MANY, 0, 0), ("supply", MANY, 0), ("cubes_left", -MANY))),
    ("cubes", taken("supply", "influence", -1, 0, 0)),
    ("goods", (("stock", 1, 0),)),
    ("goods", (("gone", 1, Good.WAGON),)),
    ("goods", (("stock", -MANY, 0), ("gone", MANY, 0))),
    ("goods", taken("stock", "goods", -1, 2, Good.OX)),
    ("negative", taken("coin_stock", "coins", MANY, 0)),
    ("negative", taken("coin_stock", "coins", -MANY, 1)),
    ("negative", taken("grain_stock", "grain", MANY, 0)),
    ("negative", (("points", -1, 2),)),
    ("negative", (("due", -1, 0),)),
    ("barn", taken("grain_stock", "grain", 6, 0)),
    ("barn", taken("grain_stock", "grain", -1, 0)),
    ("life", (("life", -1, 0),)),
    ("life", (("life", 10, 2),)),
    ("members", (("place", -Place.FARM - 1, 0, 0),)),
    ("members", (("place", FROM_FARM[Place.UNBURIED] + 1, 0, 0),)),
    ("members", (("place", 1, UNUSED_SEAT, 0),)),
    ("markers", (("place", FROM_FARM[Place.CITY_6], 2, 0),)),
    ("coins", (("coin_stock", 1),)),
    ("coins", (("coins", 1, UNUSED_SEAT),)),
    ("grain", (("grain_stock", 1),)),
    ("grain", (("grain", 1, 0),)),
    ("chronicle", (("room", 1, 0),)),
    ("chronicle", (("room", -1, 4),)),
    ("chronicle", (("place", FROM_FARM[Place.GRAVE], 0, 0),)),
    ("chronicle", (("place", FROM_FARM[Place.CHRONICLE_CHURCH], 2, 0),)),
    ("customers", (("stacked", -1),)),
    ("agenda", (("depth", -MANY),)),
    ("agenda", (("depth", MANY),)),
    ("figures", (("figures", -1),)),
    ("figures", (("figures", MANY),)),
]


@pytest.mark.parametrize(("fault", "changes"), BASE)
def test_the_base_game(fault: str, changes: tuple[Change, ...]) -> None:
    assert broken(village(3), *changes) == fault


def test_a_supply_may_be_empty() -> None:
    match = village(4, "original")
    coins, grain = int(match.state.coin_stock), 20 // 4
    assert broken(match, *taken("coin_stock", "coins", coins, 0)) == ""
    assert (
        broken(match, *(change for p in range(4) for change in taken("grain_stock", "grain", grain, p))) == ""
    )
    assert match.state.coin_stock == match.state.grain_stock == 0


def test_no_space_has_less_than_no_cubes() -> None:
    match = village(3)
    lay(match)
    assert broken(match, ("cubes", -1, 0, 0), ("supply", 1, 0), ("cubes_left", -1)) == "cubes"


def test_an_empty_agenda_is_only_right_at_the_end() -> None:
    match = village(3)
    depth = int(match.state.depth)
    assert broken(match, ("depth", -depth)) == "agenda"
    match.state.over = 1
    assert match.fault() == ""
    assert broken(match, ("depth", -1)) == "agenda"


def test_a_marker_is_needed_where_a_traveller_is() -> None:
    match = village(3)
    assert broken(match, ("place", FROM_FARM[Place.CITY_1], 0, 0), ("marker", 1, 0, 0)) == ""


@pytest.mark.parametrize("where", ["stall", "queue"])
def test_a_customer_is_at_one_place(where: str) -> None:
    match = village(3)
    customer = int(match.state[where][0])
    assert broken(match, ("owner", 1, customer)) == "customers"


@pytest.mark.parametrize(("stock", "owned"), [("coin_stock", "coins"), ("grain_stock", "grain")])
def test_no_stock_gives_more_than_it_has(stock: str, owned: str) -> None:
    match = village(3)
    more = int(match.state[stock]) + 1
    assert broken(match, (stock, -more), (owned, more, 0)) == "negative"


def test_a_customer_who_is_missing() -> None:
    match = village(3)
    assert broken(match, ("stall", NOBODY - int(match.state.stall[0]), 0)) == "customers"


def test_there_is_no_stall_beyond_the_last() -> None:
    match = village(2, edition="original")
    s, stalls = match.state, int(match.game.boxes[0].stalls)
    assert stalls < s.stall.size
    moved = ("stall", int(s.stall[0]) - NOBODY, s.stall.size - 1), ("stall", NOBODY - int(s.stall[0]), 0)
    assert broken(match, *moved) == "customers"


def test_person_cards() -> None:
    top = int(village(3, expansions=("inn",)).state.pile[0, 0])
    last = int(village(3, expansions=("inn",)).state.piled[0]) - 1
    for changes in (
        (("hand", 1 << top, 0),),
        (("played", 1 << top, 1),),
        (("known", -1, 0),),
        (("known", last + 1, 0),),
        (("piled", 1, 0),),
        (("piled", -1, 0),),
        (("pile", NOBODY - top, 0, 0),),
    ):
        assert broken(village(3, expansions=("inn",)), *changes) == "persons"


def test_a_person_card_that_is_gone_or_there_twice() -> None:
    match = village(3, expansions=("inn",))
    last = int(match.state.piled[0]) - 1
    card = int(match.state.pile[0, last])
    gone = ("piled", -1, 0), ("pile", NOBODY - card, 0, last)
    assert broken(match.copy(), *gone) == "persons"
    assert broken(match.copy(), *gone, ("hand", 1 << card, 0)) == ""
    assert broken(match.copy(), *gone, ("hand", 1 << card, 0), ("hand", 1 << card, 1)) == "persons"
    assert broken(match.copy(), *gone, ("hand", 1 << card, 1), ("played", 1 << card, 1)) == "persons"


def lighthouse(seat: int) -> Change:
    return ("place", FROM_FARM[Place.LIGHTHOUSE_6], seat, 0)


PORT: list[tuple[str, tuple[Change, ...]]] = [
    ("captains", (("ship", 1, 1),)),
    ("captains", (("captain", 1, 1),)),
    ("captains", (("captains", 1, 0),)),
    ("cargo", (("cargo", 2, 0, Piece.MEMBER),)),
    ("cargo", (("cargo", -1, 0, Piece.CHEST),)),
    ("cargo", (("cargo", 1, 0, Piece.MEMBER),)),
    ("cargo", (("cargo", 1, 0, Piece.CHEST),)),
    ("cargo", (("cargo", 1, 1, Piece.OX), ("stock", -1, Good.OX))),
    ("cargo", (("holds", -2, 0), *(("cargo", 1, 0, p) for p in (0, 1)), ("stock", -1, 0), ("stock", -1, 1))),
    ("cargo", (("place", FROM_FARM[Place.SHIP], 0, 0),)),
    ("chests", (("chests_left", -1),)),
    ("chests", (("opened", 1),)),
    ("chests", (("chests", 1, 2),)),
    ("lighthouses", (lighthouse(0), lighthouse(1))),
    ("sea_graves", (("place", FROM_FARM[Place.SEA_1], 0, 0), ("place", FROM_FARM[Place.SEA_1], 2, 0))),
    ("sea_graves", (("place", FROM_FARM[Place.SEA_5], 0, 0), ("place", FROM_FARM[Place.SEA_5], 0, 1))),
    ("", (lighthouse(0), ("place", FROM_FARM[Place.LIGHTHOUSE_1], 0, 1))),
]


@pytest.mark.parametrize(("fault", "changes"), PORT)
def test_the_port(fault: str, changes: tuple[Change, ...]) -> None:
    """Seat 0 is at sea with the first captain."""
    match = at_sea(captain="C1a")
    assert int(match.state.captain[0]) == 0
    assert broken(match, *changes) == fault


def test_a_captain_serves_on_one_ship() -> None:
    match = at_sea(captain="C1a")
    embark(match, 2, "I2", "C1b")
    captain = int(match.state.captain[2])
    assert broken(match, ("captain", -captain, 2)) == "captains"


def test_ships_without_captains_are_in_the_harbour() -> None:
    match = at_sea()
    match.state.ship[0] = Water.HARBOUR
    assert match.fault() == ""


MARRIAGE: list[tuple[str, tuple[Change, ...]]] = [
    ("pinks", (("pink", Place.FARM - Place.UNBORN, 0),)),
    ("pinks", (("pink", Place.BESIDE - Place.UNBORN, 0),)),
    ("", (("pink", Place.RANK_6 - Place.UNBORN, 0),)),
    ("", (("pink", Place.PARENTS - Place.UNBORN, 0),)),
    ("ranks", (("pink", Place.RANK_1 - Place.UNBORN, 0), ("place", FROM_FARM[Place.RANK_1], 0, 0))),
    ("ranks", (("place", FROM_FARM[Place.RANK_6], 1, 0), ("place", FROM_FARM[Place.RANK_6], 0, 0))),
    ("couples", (("spouse", MEMBERS - NOBODY, 0),)),
    ("", (("spouse", MEMBERS - NOBODY, 0), ("spouse", 0 - NOBODY, MEMBERS))),
    ("ceremony", (("place", FROM_FARM[Place.RANK_1], 2, 0), ("place", FROM_FARM[Place.RANK_6], 2, 1))),
    ("ceremony", (("number", 1, 2, MEMBERS - 1), ("stock", -1, Good.BREAD))),
    ("", (("number", 1, 2, 0), ("stock", -1, Good.BREAD))),
    ("", (("number", 1, 2, 0), ("stock", -1, Good.BREAD), ("place", Place.BAG - Place.FARM, 2, 0))),
    ("ceremony", (("number", -1, 2, 0), ("stock", 1, Good.BREAD))),
]


@pytest.mark.parametrize(("fault", "changes"), MARRIAGE)
def test_marriage(fault: str, changes: tuple[Change, ...]) -> None:
    assert broken(parish(3), *changes) == fault


SOLO: list[tuple[str, tuple[Change, ...]]] = [
    ("conny", taken("coin_stock", "coins", 1, CONNY)),
    ("conny", taken("grain_stock", "grain", 1, CONNY)),
    ("conny", (("points", 1, CONNY),)),
    ("conny", (("life", 1, CONNY),)),
    ("conny", (("due", 1, CONNY),)),
    ("conny", taken("stock", "goods", 1, CONNY, Good.SCROLL)),
    ("conny", taken("supply", "influence", 1, CONNY, Colour.PINK)),
    ("conny", (("first", 1),)),
    ("conny", (("heir", 2),)),
    ("conny", (("turn", 2),)),
    ("tray", (("tray", 5, 0, 0), ("supply", -5, 0))),
    ("tray", (("tray", -1, 0, 1), ("supply", 1, 1))),
    ("tray", (("slot", 1 - NOBODY), ("kept", 0))),
    ("fate", (("fate", 1, 0),)),
    ("fate", (("fate", 1, 5),)),
]


@pytest.mark.parametrize(("fault", "changes"), SOLO)
def test_conny(fault: str, changes: tuple[Change, ...]) -> None:
    assert broken(solo(), *changes) == fault


@pytest.mark.parametrize(("slot", "fault"), [(8, ""), (9, "tray")])
def test_a_shorter_tray_has_no_cube_beyond_its_last_slot(tmp_path: Path, slot: int, fault: str) -> None:
    changes = {"solo": [("slots = 10", "slots = 9"), ("[8, 9, 0]", "[7, 8, 0]")]}
    changes["setup_cards"] = [("players = 2, each = 4, harvest = 3", "players = 2, each = 4, harvest = 1")]
    for name, pairs in changes.items():
        table = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
        for old, new in pairs:
            table = table.replace(old, new)
        (tmp_path / f"{name}.toml").write_text(table, encoding="utf-8")
    match = solo(components=tmp_path)
    assert broken(match, ("tray", 1, slot, 0), ("supply", -1, 0)) == fault


@pytest.mark.parametrize(
    ("generation", "place", "fault"),
    [
        (1, Place.UNBORN, "rivals"),
        (1, Place.FARM, "rivals"),
        (1, Place.INN, "rivals"),
        (1, Place.PILE, "rivals"),
        (1, Place.BAG, "rivals"),
        (1, Place.CHURCH_1, "rivals"),
        (1, Place.CHURCH_4, "rivals"),
        (1, Place.BESIDE, "rivals"),
        (1, Place.REMOVED, ""),
        (4, Place.TRAY, "rivals"),
        (4, Place.FARM, "rivals"),
        (4, Place.PARENTS, "rivals"),
        (4, Place.BAG, ""),
        (4, Place.PILE, ""),
        (4, Place.CHURCH_4, ""),
        (4, Place.REMOVED, ""),
    ],
)
def test_where_a_figure_of_connys_can_be(generation: int, place: Place, fault: str) -> None:
    match = solo()
    m = match.game.boxes[0].generation.tolist().index(generation)
    assert broken(match, ("place", place - int(match.state.place[CONNY, m]), CONNY, m)) == fault


def test_one_figure_of_connys_on_each_level_of_the_church() -> None:
    match = solo()
    old = [m for m, generation in enumerate(match.game.boxes[0].generation.tolist()) if generation == 4][:2]
    here = [int(match.state.place[CONNY, m]) for m in old]
    changes: list[Change] = [
        ("place", Place.CHURCH_4 - place, CONNY, m) for place, m in zip(here, old, strict=True)
    ]
    assert broken(match, changes[0]) == ""
    assert broken(match, changes[1]) == "rivals"
