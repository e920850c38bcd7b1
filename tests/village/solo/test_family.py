"""Conny's family: fate tiles and deaths, the church, the mass."""

from collections.abc import Callable
from itertools import count

import pytest

from chronik.table import Match
from chronik.village.names import CONNY, Place
from chronik.village.state import Event
from village.positions import (
    COLOURS,
    begin_mass,
    events,
    fill,
    give,
    household,
    members,
    notations,
    play,
    random_game,
    strip,
)
from village.solo.conny import family, follow, last_cube, no_tile_next, quill_next, solo, tiles, told, tray

# fate


@pytest.mark.rule("VS-FATE-01")
def test_a_tile_is_turned_up_when_a_cube_passes_it() -> None:
    match = solo()
    last_cube(match, 2)
    tiles(match, "bottom", 0, 1, 0)
    follow(match, "church")
    assert match.view(0)["conny"]["tiles"]["bottom"] == ["blank", None, None]
    order = events(match)
    assert order[order.index("TOOK_CUBE") + 1 :][0] == "BLANK_TILE"
    assert order.index("BLANK_TILE") < order.index("INTO_BAG")
    follow(match, "council")
    assert match.view(0)["conny"]["tiles"]["bottom"] == ["blank", "quill", None]
    assert members(match, CONNY, "chroniclecouncil") == [1]


@pytest.mark.rule("VS-FATE-01")
@pytest.mark.parametrize(("slot", "side", "tile"), [(7, "top", 0), (8, "top", 1), (3, "bottom", 1)])
def test_every_tile_lies_before_its_slot(slot: int, side: str, tile: int) -> None:
    match = solo()
    last_cube(match, slot)
    tiles(match, side, 0, 0, 0, up=tile)
    follow(match, "crafts")
    assert match.view(0)["conny"]["tiles"][side].count("blank") == tile + 1


@pytest.mark.rule("VS-FATE-01")
@pytest.mark.parametrize("slot", [0, 1, 5, 6])
def test_between_other_slots_there_is_no_tile(slot: int) -> None:
    match = solo()
    last_cube(match, slot)
    follow(match, "crafts")
    assert match.state.turned.sum() == 0
    assert not {"BLANK_TILE", "QUILL_TILE"} & set(events(match))


@pytest.mark.rule("VS-AMB-01", "VS-AMB-02")
def test_a_set_is_shuffled_again_after_its_third_tile() -> None:
    orders = set()
    for rng in range(20):
        match = solo()
        last_cube(match, 9)
        tiles(match, "top", 1, 0, 0, up=2)
        tiles(match, "bottom", 1, 0, 0, up=1)
        match.state.rng = rng
        follow(match, "crafts")
        assert match.view(0)["conny"]["tiles"] == {"top": [None] * 3, "bottom": ["quill", None, None]}
        assert match.state.fate[:3].sum() == 1
        orders.add(tuple(match.state.fate[:3].tolist()))
    assert len(orders) == 3


@pytest.mark.rule("VS-FATE-02")
def test_a_quill_kills_one_of_the_lowest_number() -> None:
    match = solo()
    quill_next(match)
    follow(match, "council")
    assert members(match, CONNY, "tray") == [1, 1, 1, 2, 2, 2]
    assert members(match, CONNY, "pile") == [3, 3, 4, 4]
    family(match, tray=[2, 2], pile=[3])
    quill_next(match)
    follow(match, "council")
    assert members(match, CONNY, "tray") == [2]


@pytest.mark.rule("VS-FATE-03", "VS-FATE-04")
@pytest.mark.parametrize(
    ("space", "area"),
    [
        ("council", "council"),
        ("crafts", "craft"),
        ("travel", "travel"),
        ("church", "church"),
        ("harvest", "farm"),
        ("family", "farm"),
    ],
)
def test_the_space_of_the_cube_is_the_area_of_the_chronicle(space: str, area: str) -> None:
    match = solo()
    quill_next(match)
    before = match.view(0)["room"]
    follow(match, space)
    assert members(match, CONNY, f"chronicle{area}") == [1]
    assert match.view(0)["room"] == before | {area: before[area] - 1}


@pytest.mark.rule("VS-FATE-05")
def test_a_market_cube_means_a_grave() -> None:
    match = solo()
    quill_next(match)
    before = match.view(0)["room"]
    follow(match, "market", taken="crafts")
    assert members(match, CONNY, "grave") == [1]
    assert match.view(0)["room"] == before | {"graves": 5}


@pytest.mark.rule("VS-FATE-06")
def test_without_a_free_place_it_is_a_grave() -> None:
    match = solo()
    quill_next(match)
    fill(match, "council")
    follow(match, "council")
    assert members(match, CONNY, "grave") == [1]
    assert members(match, CONNY, "chroniclecouncil") == []


@pytest.mark.rule("VS-FATE-07")
def test_the_pile_dies_next_and_then_the_church_from_the_lowest_level_on() -> None:
    match = solo()
    family(match, pile=[4], church1=[4], church2=[3])
    for left in ({"church1": [4], "church2": [3]}, {"church2": [3]}, {}):
        quill_next(match)
        follow(match, "market", taken="crafts")
        while match.view(0)["asked"]["task"] == "sale":
            play(match, "market.pass")
        for place in ("pile", "church1", "church2"):
            assert members(match, CONNY, place) == left.get(place, [])


@pytest.mark.rule("VS-FATE-07")
def test_threes_die_before_fours() -> None:
    match = solo()
    family(match, pile=[3, 4, 4])
    quill_next(match)
    follow(match, "council")
    assert members(match, CONNY, "pile") == [4, 4]


@pytest.mark.rule("VS-AMB-10")
def test_in_the_bag_nobody_dies() -> None:
    match = solo()
    family(match, bag=[3, 4])
    quill_next(match)
    room = match.view(0)["room"]
    follow(match, "council")
    assert members(match, CONNY, "bag") == [3, 4]
    assert "DEATH_LAPSED" in events(match)
    assert match.view(0)["room"] == room


def test_hidden_tiles_are_drawn_anew_and_the_others_stay() -> None:
    match = solo()
    tiles(match, "top", 0, 1, 0, up=1)
    tiles(match, "bottom", 1, 0, 0, up=1)
    drawn = {tuple(match.hidden(0, seed).state.fate.tolist()) for seed in range(40)}
    assert drawn == {(0, 1, 0, 1, 0, 0), (0, 0, 1, 1, 0, 0)}


# the church


@pytest.mark.rule("VS-CHUR-01", "VS-CHUR-02")
def test_a_church_cube_sends_one_of_the_pile_into_the_bag() -> None:
    match = solo()
    no_tile_next(match)
    match.state.tray[5, COLOURS["brown"]] = 1
    match.state.supply[COLOURS["brown"]] -= 1
    follow(match, "church")
    assert members(match, CONNY, "bag") == [3]
    assert members(match, CONNY, "pile") == [3, 4, 4]
    assert (tray(match)[0], tray(match)[1], tray(match)[5]) == ({"brown": 1}, {"green": 1}, {"brown": 1})
    assert match.state.life[CONNY] == 0


@pytest.mark.rule("VS-CHUR-03")
def test_with_an_empty_pile_nothing_happens() -> None:
    match = solo()
    no_tile_next(match)
    family(match, tray=[1, 2])
    follow(match, "church")
    assert members(match, CONNY, "bag") == []
    assert members(match, CONNY, "tray") == [1, 2]


@pytest.mark.rule("VS-AMB-11")
def test_the_tile_comes_before_the_reaction() -> None:
    match = solo()
    family(match, pile=[3])
    quill_next(match)
    follow(match, "church")
    assert members(match, CONNY, "chroniclechurch") == [3]
    assert members(match, CONNY, "bag") == []


# the mass


def parish(**places: list[int]) -> Match:
    match = solo()
    strip(match, 0)
    family(match, **places)
    household(match, 0, farm=[1])
    return match


def lucky(match: Match, wish: Callable[[Match], bool], *moves: str) -> Match:
    """A mass whose draws make the wish come true."""
    for seed in count():
        trial = match.copy()
        trial.state.rng = seed
        begin_mass(trial)
        play(trial, *moves)
        if wish(trial):
            return trial
    raise AssertionError


def drawn(match: Match) -> list[tuple[int, int]]:
    """Whose members were drawn, and their numbers, in this order."""
    return [(who, a) for event, who, a, _ in told(match) if event == Event.DREW_MEMBER]


@pytest.mark.rule("VS-MASS-01")
def test_only_the_player_picks_and_pays() -> None:
    match = parish(bag=[3, 4])
    household(match, 0, bag=[1, 2])
    give(match, 0, coins=1)
    begin_mass(match)
    assert match.actor == 0
    assert notations(match) == {"mass.pick:1", "mass.pick:2", "mass.nomore"}
    play(match, "mass.pick:1")
    assert match.state.coins[0] == 0
    assert match.state.coins[CONNY] == 0
    assert match.state.figures == 4
    rows = told(match)
    monks = sum(a for event, _, a, _ in rows if event == Event.DREW_MONKS)
    assert len(drawn(match)) + monks == 3


@pytest.mark.rule("VS-MASS-02", "VS-MASS-04")
def test_in_the_order_of_drawing_to_the_lowest_level_without_her() -> None:
    match = lucky(parish(bag=[3, 4]), lambda trial: drawn(trial) == [(CONNY, 4), (CONNY, 3)])
    assert members(match, CONNY, "church1") == [4]
    assert members(match, CONNY, "church2") == [3]
    match = lucky(parish(bag=[3, 4], church1=[3], church3=[4]), lambda trial: len(drawn(trial)) == 2)
    (_, first), (_, second) = drawn(match)
    assert members(match, CONNY, "church2") == [first]
    assert members(match, CONNY, "church4") == [second]


@pytest.mark.rule("VS-MASS-03", "VS-AMB-16")
@pytest.mark.parametrize("seed", range(3))
def test_one_on_each_level_and_nowhere_else(seed: int) -> None:
    match = solo(seed=seed)
    hers = {Place.TRAY, Place.PILE, Place.BAG, *range(Place.CHURCH_1, Place.CHURCH_4 + 1)}
    dead = {Place.GRAVE, *range(Place.CHRONICLE_FARM, Place.CHRONICLE_CHURCH + 1)}
    for _ in random_game(match, seed):
        places = match.state.place[CONNY, :11].tolist()
        assert set(places) <= hers | dead
        assert all(places.count(level) <= 1 for level in range(Place.CHURCH_1, Place.CHURCH_4 + 1))


@pytest.mark.rule("VS-MASS-05")
def test_there_is_a_level_for_all_four() -> None:
    match = lucky(parish(bag=[3, 3, 4, 4]), lambda trial: len(drawn(trial)) == 4)
    assert sorted(members(match, CONNY, f"church{level}")[0] for level in (1, 2, 3, 4)) == [3, 3, 4, 4]
    assert all(len(members(match, CONNY, f"church{level}")) == 1 for level in (1, 2, 3, 4))


@pytest.mark.rule("VS-MASS-06")
def test_connys_members_do_not_climb() -> None:
    match = parish(church1=[3], church3=[4])
    household(match, 0, church1=[1])
    give(match, 0, grain=5)
    begin_mass(match)
    assert match.actor == 0
    assert notations(match) == {"mass.climb:1@church1", "mass.done"}
    play(match, "mass.climb:1@church1", "mass.done")
    assert members(match, 0, "church2") == [1]
    assert (members(match, CONNY, "church1"), members(match, CONNY, "church3")) == ([3], [4])


@pytest.mark.rule("VS-MASS-07", "VS-AMB-09")
@pytest.mark.parametrize(
    ("hers", "mine", "points"),
    [
        ({"church1": [3], "church2": [3], "church3": [4]}, {"church4": [1]}, 0),
        ({"church1": [3]}, {"church1": [1, 1]}, 2),
        ({"church3": [3]}, {"church2": [1]}, 0),
        ({"church2": [3]}, {"church3": [1]}, 2),
        ({"church2": [3]}, {"church2": [1]}, 2),
        ({"church1": [3]}, {}, 0),
        ({}, {}, 0),
    ],
)
def test_the_majority(hers: dict[str, list[int]], mine: dict[str, list[int]], points: int) -> None:
    match = parish(**hers)
    household(match, 0, farm=[2], **mine)
    begin_mass(match)
    assert match.state.points[:2].tolist() == [points, 0]


@pytest.mark.rule("VS-EX-MASS")
def test_birgits_mass() -> None:
    match = solo("marriage")
    strip(match, 0)
    family(match, church1=[3], bag=[3, 4])
    household(match, 0, bag=[1], farm=[1, 2])
    give(match, 0, coins=1, grain=3, bread=1)
    wanted = [(CONNY, 4), (CONNY, 3), (0, 1)]
    match = lucky(match, lambda trial: drawn(trial) == wanted, "mass.nomore")
    assert (Event.DREW_MONKS, -1, 1, 0) in told(match)
    assert (members(match, CONNY, "church2"), members(match, CONNY, "church3")) == ([4], [3])
    assert members(match, 0, "church1") == [1]
    play(match, "mass.climb:1@church1", "mass.climb:1@church2")
    assert match.state.grain[0] == 0
    play(match, next(name for name in notations(match) if "bread" in name and "church3" in name))
    assert members(match, 0, "church4") == [1]
    assert "MAJORITY" in events(match)
    assert match.state.points[0] == 0
