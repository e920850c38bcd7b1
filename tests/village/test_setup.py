"""The set-up of a game."""

import pytest

import chronik
from chronik.rulebook.errors import OptionError
from chronik.table import Match
from chronik.village.names import NOBODY, Area, Place
from chronik.village.state import Event
from village.positions import (
    COLOURS,
    GOODS,
    begin_mass,
    events,
    give,
    members,
    notations,
    play,
    random_game,
    village,
)

EDITIONS = ["original", "bigbox"]
TABLES = [("original", n) for n in (2, 3, 4)] + [("bigbox", n) for n in (2, 3, 4, 5)]
both = pytest.mark.parametrize("edition", EDITIONS)
every_table = pytest.mark.parametrize(("edition", "players"), TABLES)


def cubes(match: Match, colour: int) -> int:
    """All cubes of a colour, wherever they are."""
    s = match.state
    farms = s.influence[:, colour].sum() if colour < 4 else 0
    return int(s.supply[colour] + s.bag[colour] + s.cubes[:, colour].sum() + farms)


@pytest.mark.rule("V-SETUP-01")
def test_original_is_for_two_to_four() -> None:
    for players in (2, 3, 4):
        assert village(players, "original").game.players == players
    for players in (1, 5):
        with pytest.raises(OptionError, match=f"players: 2 to 4 in the edition original, not {players}"):
            village(players, "original")


@pytest.mark.rule("V-SETUP-02")
def test_big_box_is_for_two_to_five() -> None:
    for players in (2, 3, 4, 5):
        assert village(players, "bigbox").game.players == players
    with pytest.raises(OptionError, match="players: 2 to 5 in the edition bigbox, not 6"):
        village(6, "bigbox")
    assert village(1, "bigbox").game.settings.solo


@pytest.mark.rule("V-SETUP-03", "V-SETUP-04")
@pytest.mark.parametrize(
    ("edition", "influence", "goods", "coins", "grain"),
    [("original", 18, 8, 15, 20), ("bigbox", 33, 12, 25, 25)],
)
def test_what_is_in_the_box(edition: str, influence: int, goods: int, coins: int, grain: int) -> None:
    match = village(4, edition)
    s = match.state
    assert [cubes(match, colour) for colour in COLOURS.values()] == [influence] * 4 + [6]
    assert [int(s.stock[g] + s.goods[:, g].sum()) for g in GOODS.values()] == [goods] * 5 + [0] * 5
    assert s.coin_stock + s.coins.sum() == coins
    assert s.grain_stock + s.grain.sum() == grain
    assert (s.stall != NOBODY).sum() + (s.queue != NOBODY).sum() + s.stacked == 24


@pytest.mark.rule("V-SETUP-05", "V-SETUP-06")
@every_table
def test_four_of_eleven_members_are_born(edition: str, players: int) -> None:
    match = village(players, edition)
    for seat in range(players):
        assert members(match, seat, "farm") == [1, 1, 1, 1]
        assert members(match, seat, "unborn") == [2, 2, 2, 3, 3, 4, 4]
    assert match.game.boxes[0].generation[:11].tolist() == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("V-SETUP-07", "V-SETUP-08", "V-SETUP-31")
@every_table
def test_players_start_with_nothing_but_a_coin(edition: str, players: int) -> None:
    for farm in village(players, edition).view(0)["farms"]:
        assert (farm["life"], farm["deaths_due"]) == (0, 0)
        assert farm["points"] == 0
        assert sum(farm["goods"].values()) == sum(farm["influence"].values()) == farm["grain"] == 0
        assert farm["customers"] == 0
        assert farm["cities"] == []


@pytest.mark.rule("V-SETUP-09")
@pytest.mark.parametrize(("edition", "rest"), [("original", 11), ("bigbox", 21)])
def test_one_coin_each(edition: str, rest: int) -> None:
    s = village(4, edition).state
    assert s.coins.tolist() == [1, 1, 1, 1, 0]
    assert s.coin_stock == rest


@pytest.mark.rule("V-SETUP-10", "V-SETUP-11", "V-SETUP-12", "V-SETUP-13", "V-SETUP-14")
@every_table
def test_customers_by_number_of_players(edition: str, players: int) -> None:
    stalls, stack = {2: (3, 16), 3: (4, 15), 4: (5, 14), 5: (5, 14)}[players]
    market = village(players, edition).view(None)["market"]
    assert len(market["stalls"]) == stalls
    assert len(market["queue"]) == 5
    assert market["stack"] == stack
    shown = {customer["id"] for customer in market["stalls"] + market["queue"]}
    assert len(shown) == stalls + 5 == 24 - stack


@pytest.mark.long
@pytest.mark.rule("V-SETUP-10")
def test_customers_are_shuffled() -> None:
    fronts = {int(village(seed=seed).state.stall[0]) for seed in range(100)}
    assert len(fronts) >= 20


def blocked_marks(edition: str, players: int) -> set[int]:
    """The lowest player count printed on the places that are blocked."""
    game = village(players, edition).game
    places, box = getattr(game.components["chronicle"], edition), game.boxes[0]
    found: set[int] = set()
    for area in Area:
        marks = sorted(getattr(places, area.name.lower()))
        blocked = marks[int(box.room[area]) :]
        extra = len(places.marriage) if area == Area.FARM else 0
        assert len(blocked) + extra == box.room_blocked[area]
        found |= set(blocked)
    return found


@pytest.mark.rule("V-SETUP-15")
def test_blocked_places_of_the_original() -> None:
    assert blocked_marks("original", 4) == set()
    assert blocked_marks("original", 3) == {4}
    assert blocked_marks("original", 2) == {3, 4}


@pytest.mark.rule("V-SETUP-16")
def test_blocked_places_of_the_big_box() -> None:
    assert blocked_marks("bigbox", 5) == set()
    assert blocked_marks("bigbox", 4) == {5}
    assert blocked_marks("bigbox", 3) == {4, 5}
    assert blocked_marks("bigbox", 2) == {3, 4, 5}


@pytest.mark.rule("V-SETUP-17")
def test_the_marriage_places_are_blocked() -> None:
    blocked = village(5).view(0)["blocked"]
    assert blocked.pop("farm") == 2
    assert sum(blocked.values()) == 0
    assert sum(village(4, "original").view(0)["blocked"].values()) == 0


@pytest.mark.rule("V-SETUP-18")
@both
def test_blockers_count_for_nobody(edition: str) -> None:
    match = village(2, edition)
    s = match.state
    free = {Area.FARM: 1} | {Area(a): 0 for a in range(1, 5)} | {Area.GRAVES: 6}
    s.room[:] = [free[area] for area in Area]
    s.life[0] = 9
    assert sum(match.view(0)["blocked"].values()) > 0
    kill_on_the_farm(match)
    assert "END_TRIGGERED" in events(match)
    assert s.trigger == 0
    assert [match.breakdown(seat)["chronicle"] for seat in (0, 1)] == [0, 0]
    assert [int((s.place[seat] == Place.CHRONICLE_FARM).sum()) for seat in (0, 1)] == [1, 0]


def kill_on_the_farm(match: Match) -> None:
    """Seat 0, whose next hour is the last of a member, grinds its grain."""
    give(match, 0, grain=2)
    space = next(move.notation for move in match.moves() if move.notation.startswith("take.crafts"))
    play(match, space, "crafts.mill")


@pytest.mark.rule("V-SETUP-19", "V-SETUP-20")
@every_table
def test_marker_and_black_bag(edition: str, players: int) -> None:
    match = village(players, edition)
    assert match.view(0)["marker"] is None
    assert all(members(match, seat, "bag") == [] for seat in range(players))


@pytest.mark.rule("V-SETUP-20")
@both
def test_only_the_four_monks_come_out_of_a_new_bag(edition: str) -> None:
    match = village(2, edition)
    begin_mass(match)
    s = match.state
    assert [int(row[2]) for row in s.journal[: s.notes] if row[0] == Event.DREW_MONKS] == [4]


@pytest.mark.rule("V-SETUP-21")
@pytest.mark.parametrize(
    ("players", "laid", "each"),
    [
        (2, [3, 2, 5, 1, 2, 3, 2], 4),
        (3, [3, 3, 6, 1, 2, 3, 3], 5),
        (4, [4, 4, 6, 1, 3, 3, 3], 6),
        (5, [5, 5, 7, 1, 4, 4, 4], 7),
    ],
)
def test_one_card_for_all_rounds(players: int, laid: list[int], each: int) -> None:
    match = village(players)
    s = match.state
    assert s.supply.tolist() == [33 - each] * 4 + [0]
    assert s.cubes.sum(axis=1)[:7].tolist() == laid
    round_before = 1
    for _ in random_game(match):
        if s.rounds > round_before:
            assert s.cubes.sum(axis=1)[:7].tolist() == laid
            round_before = int(s.rounds)
        if s.rounds == 4:
            break
    assert round_before == 4


@pytest.mark.rule("V-SETUP-22", "V-AMB-33")
@both
def test_the_first_player_is_an_option(edition: str) -> None:
    assert village(3, edition).actor == 0
    for seat in range(3):
        match = village(3, edition, first=seat)
        assert match.view(None)["first"] == seat
        assert match.actor == seat
    drawn = [village(3, edition, seed=seed, first="random").actor for seed in range(30)]
    assert set(drawn) == {0, 1, 2}
    assert drawn[7] == village(3, edition, seed=7, first="random").actor
    with pytest.raises(OptionError, match="first: a seat from 0 to 2 or random, not 3"):
        village(3, edition, first=3)


def wealth(match: Match, seat: int) -> tuple[int, int, int]:
    """Grain, cubes and coins."""
    farm = match.view(seat)["farms"][seat]
    return farm["grain"], sum(farm["influence"].values()), farm["coins"]


@pytest.mark.rule("V-SETUP-23", "V-SETUP-24", "V-SETUP-25", "V-SETUP-26", "V-SETUP-27")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_the_later_in_turn_order_the_more(players: int, first: int) -> None:
    match = village(players, compensation=True, first=first)
    if players >= 4:
        assert match.actor == (first + 3) % players
        assert match.state.rounds == 0
        assert notations(match) == {"cube.orange", "cube.green", "cube.brown", "cube.pink"}
        play(match, "cube.brown")
        assert match.view(0)["farms"][(first + 3) % players]["influence"]["brown"] == 1
    assert (match.state.rounds, match.actor) == (1, first)
    in_turn = [wealth(match, (first + k) % players) for k in range(players)]
    assert in_turn == [(0, 0, 1), (1, 0, 1), (0, 1, 1), (0, 1, 1), (0, 0, 2)][:players]


@pytest.mark.rule("V-SETUP-23")
def test_compensation_is_recommended_not_compulsory() -> None:
    assert wealth(village(3, compensation=False), 1) == (0, 0, 1)
    assert wealth(chronik.game("village", players=3).match(seed=1), 1) == (1, 0, 1)
    with pytest.raises(OptionError, match="compensation: only in the edition bigbox"):
        village(3, "original", compensation=True)


@pytest.mark.rule("V-SETUP-25")
def test_the_third_players_cube_is_drawn() -> None:
    matches = [village(3, compensation=True, seed=seed) for seed in range(40)]
    drawn = [match.state.influence[2].tolist() for match in matches]
    assert {tuple(cubes) for cubes in drawn} == {(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)}
    assert village(3, compensation=True, seed=11).state.influence[2].tolist() == drawn[11]


@pytest.mark.rule("V-SETUP-28")
@both
def test_a_farm_holds_any_number_of_cubes_and_goods(edition: str) -> None:
    match = village(2, edition)
    give(match, 0, orange=4, green=4, brown=4, pink=3, horse=2, ox=2, plough=2, scroll=2)
    take = next(m.notation for m in match.moves() if "crafts" in m.notation and "plague" not in m.notation)
    play(match, take)
    assert match.state.influence[0].sum() == 16
    play(match, "crafts.train:wainwright", "crafts.wagon:time")
    assert match.state.influence[0].sum() == 16
    assert match.state.goods[0].sum() == 9


@pytest.mark.long
@pytest.mark.rule("V-SETUP-29")
@pytest.mark.parametrize(("edition", "players"), [("original", 4), ("bigbox", 2)])
def test_never_more_than_five_sacks(edition: str, players: int) -> None:
    match = village(players, edition)
    most = 0
    for _ in random_game(match, seed=4):
        grain = match.state.grain
        assert grain.min() >= 0
        most = max(most, int(grain.max()))
    assert most == 5


@pytest.mark.rule("V-SETUP-30")
def test_the_base_board_and_cards() -> None:
    match = village(3)
    box, settings = match.game.boxes[0], match.game.rules.settings
    assert settings({"players": 3}) == settings({"players": 3, "expansions": []})
    assert len(match.game.components["travel"].city) == 6
    assert sorted(box.road[:2].ravel().tolist()) == [NOBODY, NOBODY, 0, 1]
    base = next(card for card in match.game.components["setup_cards"].card if card.players == 3)
    assert box.laid.sum() == 21
    assert box.laid[2] == base.crafts
