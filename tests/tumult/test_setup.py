"""The set-up of a game, and the first statues."""

import pytest

import chronik
from chronik.rulebook.errors import OptionError
from chronik.tumult.state import KING, Colour, Land, Rank, Task, Where
from tumult.positions import (
    PLAYERS,
    at,
    board,
    index,
    king,
    lying,
    notations,
    play,
    random_game,
    ranks,
    reasons,
    retinue,
    robbed,
    seat_of,
    set_up,
    tumult,
)

every_table = pytest.mark.parametrize("players", PLAYERS)


@pytest.mark.rule("TR-SETUP-01")
def test_two_three_or_four_play() -> None:
    for players in PLAYERS:
        assert tumult(players).game.players == players
    for players in (1, 5):
        with pytest.raises(OptionError, match=f"players: 2 to 4, not {players}"):
            tumult(players)


@pytest.mark.rule("TR-SETUP-02", "TR-AMB-02")
def test_thirty_nine_tiles() -> None:
    faces = tumult(4).game.boxes[0].face.tolist()
    assert len(faces) == 39
    assert all(0 <= face < 9 for face in faces)
    assert [sum(face // 3 == good for face in faces) for good in range(3)] == [13, 13, 13]


@pytest.mark.long
@pytest.mark.rule("TR-SETUP-03")
@every_table
def test_rims_leave_tiles_in_the_box(players: int) -> None:
    match = tumult(players)
    count = {4: 39, 3: 30, 2: 21}[players]
    rims = {2: {"plain"}, 3: {"plain", "grey"}, 4: {"plain", "grey", "black"}}[players]
    tiles = match.game.components["tiles"]
    values = [(row.good, value) for row in tiles.tile if row.rim in rims for value in row.values]
    assert len(values) == count
    assert len(lying(match, Where.CENTRE)) == count
    for _ in random_game(match):
        assert len(lying(match, Where.BOX)) == 39 - count


@pytest.mark.rule("TR-SETUP-04")
@every_table
def test_statues_and_colours(players: int) -> None:
    castles = tumult(players).view(0)["castles"]
    assert [castle["left"] for castle in castles] == players * [25]
    assert [castle["placed"] for castle in castles] == players * [0]
    assert len({castle["colour"] for castle in castles}) == players
    assert [castle["colour"] for castle in castles] == [c.name.lower() for c in list(Colour)[:players]]


@pytest.mark.rule("TR-SETUP-05")
@every_table
def test_nobody_starts_with_mercy(players: int) -> None:
    assert not any(castle["mercy"] for castle in tumult(players).view(None)["castles"])


@pytest.mark.rule("TR-SETUP-06")
@every_table
def test_starting_retinue(players: int) -> None:
    start = {2: 30, 3: 20, 4: 15}[players]
    assert tumult(players).state.retinue.tolist()[:players] == players * [start]


@pytest.mark.long
@pytest.mark.rule("TR-SETUP-07")
@every_table
def test_retinue_is_worth_105(players: int) -> None:
    match = tumult(players)
    tokens = {token.value: token.count for token in match.game.components["retinue"].token}
    assert tokens == {1: 25, 5: 8, 10: 4}
    assert match.state.supply == 45
    for _ in random_game(match):
        assert int(match.state.supply) + int(match.state.retinue.sum()) == 105


@pytest.mark.rule("TR-SETUP-08")
def test_only_the_value_of_retinue_matters() -> None:
    match = tumult(3)
    ranks(match, 1, 2, 3)
    retinue(match, 7, 20, 20)
    match.state.demand[:] = [1, 0, 0]
    match.state.where[match.state.where == Where.CENTRE] = Where.OPEN
    at(match, (Task.SPIN, 0, -1), (Task.PHASE, -1, 3))
    match.settle()
    assert match.state.retinue.tolist()[:3] == [4, 20, 20]


@pytest.mark.rule("TR-SETUP-09")
def test_everybody_sees_all_retinue() -> None:
    match = tumult(4)
    retinue(match, 11, 22, 33, 4)
    for seat in (0, 1, 2, 3, None):
        assert [castle["retinue"] for castle in match.view(seat)["castles"]] == [11, 22, 33, 4]


@pytest.mark.rule("TR-SETUP-10")
@every_table
def test_tiles_start_face_down_one_by_one(players: int) -> None:
    match = tumult(players)
    for seat in (*range(players), None):
        tiles = match.view(seat)["tiles"]
        assert [tile["tile"] for tile in tiles] == list(range(1, len(tiles) + 1))
        assert all(tile["where"] == "centre" for tile in tiles)
        assert all(tile["good"] is tile["value"] is None for tile in tiles)


@pytest.mark.rule("TR-SETUP-11")
@every_table
def test_ranks_in_play(players: int) -> None:
    for seed in range(10):
        held = tumult(players, seed).state.rank.tolist()[:players]
        assert sorted(held) == list(range(1, players + 1))


@pytest.mark.rule("TR-SETUP-12")
def test_titles() -> None:
    match = tumult(4)
    titles = {castle["rank"]: castle["title"] for castle in match.view(0)["castles"]}
    assert titles == {1: "king", 2: "duke", 3: "prince", 4: "count"}
    ranks(match, 4, 1, 2, 3)
    match.state.placed[:] = 5
    assert match.ranking() == [[1], [2], [3], [0]]  # the smaller number is the higher rank
    assert Rank.KING == KING < Rank.COUNT


@pytest.mark.rule("TR-SETUP-13")
def test_the_oldest_draws_first() -> None:
    wanted = [3, 1, 4, 2]
    seed = next(n for n in range(500) if tumult(4, n, oldest=0).state.rank.tolist() == wanted)
    dealt = tumult(4, seed, oldest=2).state.rank.tolist()
    assert [dealt[seat] for seat in (2, 3, 0, 1)] == wanted
    with pytest.raises(OptionError, match="oldest: a seat from 0 to 3, not 4"):
        tumult(4, oldest=4)


@pytest.mark.long
@pytest.mark.rule("TR-SETUP-13")
def test_every_deal_is_equally_likely() -> None:
    kings = [king(tumult(4, seed)) for seed in range(400)]
    assert all(70 < kings.count(seat) < 130 for seat in range(4))


@pytest.mark.long
@pytest.mark.rule("TR-SETUP-14")
def test_sides_of_rank_cards_mean_nothing() -> None:
    one = tumult(2, sides=("male", "female"))
    other = tumult(2, sides=("female", "female"))
    assert [castle["side"] for castle in one.view(0)["castles"]] == ["male", "female"]
    for move in random_game(one):
        other.play(move.notation)
        assert other.state_hash() == one.state_hash()
    assert other.over


@pytest.mark.rule("TR-SETUP-15")
def test_the_drawn_rank_holds_until_the_first_redistribution() -> None:
    match = tumult(3, seed=2)
    dealt = match.state.rank.tolist()
    for _ in random_game(match):
        if match.state.rounds > 1:
            break
        assert match.state.rank.tolist() == dealt


@pytest.mark.rule("TR-SETUP-16", "TR-AMB-05")
@every_table
def test_the_frame_grows_with_the_players(players: int) -> None:
    match = tumult(players)
    pieces = {2: 2, 3: 4, 4: 6}[players]
    view = match.view(0)
    assert len(view["panels"]) == 2 * players
    assert len(view["panels"]) == pieces + 2  # each pair of middle pieces makes room for two panels
    assert view["columns"] == 3 * players


@pytest.mark.rule("TR-SETUP-17", "TR-AMB-05")
@every_table
def test_half_of_the_landscapes_lies_face_up(players: int) -> None:
    match = tumult(players)
    up = [panel["up"] for panel in match.view(0)["panels"]]
    assert (up.count(True), up.count(False), 10 - len(up)) == {2: (2, 2, 6), 3: (3, 3, 4), 4: (4, 4, 2)}[
        players
    ]
    if players == 4:
        assert up == [False, True, True, False] * 2
    assert sorted(match.state.panel.tolist()) == list(range(10))
    assert len({tuple(tumult(players, seed).state.panel) for seed in range(20)}) == 20


@pytest.mark.rule("TR-SETUP-18")
def test_landscapes_have_nine_fields_of_five_kinds() -> None:
    match = tumult(4)
    assert match.game.boxes[0].landscape.shape == (10, 9)
    assert set(match.game.boxes[0].landscape.flat) == set(Land)
    shown = [field["land"] for field in match.view(0)["fields"]]
    assert len(shown) == 72
    assert shown.count(None) == 36
    inhabited = {Land(n).name for n in range(5) if match.game.boxes[0].statues_on[n] > 1}
    assert inhabited == {"VILLAGE", "CASTLE"}


@pytest.mark.rule("TR-AMB-05")
@every_table
def test_adjacency_crosses_panels(players: int) -> None:
    match = tumult(players)
    box = match.game.boxes[0]
    beside = {int(n) for n in box.neighbour[index(match, "c3")]}
    assert beside == {index(match, place) for place in ("c2", "d3", "c4", "b3")}
    assert sorted(box.neighbour[index(match, "a1")].tolist())[:2] == [-1, -1]


@pytest.mark.rule("TR-AMB-05")
@every_table
def test_enough_meadows_are_face_up(players: int) -> None:
    for seed in range(20):
        assert len(tumult(players, seed).moves()) >= players


@pytest.mark.rule("TR-SETUP-19")
def test_the_king_has_hourglass_and_spinner() -> None:
    match = tumult(3, clock="realtime")
    owners = [castle["spinner"] for castle in match.view(0)["castles"]]
    assert [p for p, has in enumerate(owners) if has] == [king(match)]
    while not notations(match) & {"mood.spin"}:
        match.play(match.moves()[0])
    assert match.actors == (king(match),)
    play(match, "mood.spin")
    while "aside:1" in notations(match) | set(reasons(match)):
        match.play(match.moves()[0])
    for seat in match.actors:
        match.state.agenda[match.state.depth - 1, 1] = seat
        if seat != king(match):
            assert reasons(match) == {"raid.start": "NOT_KING", "mood.spin": "NOT_KING"}


# the first statues


@pytest.mark.rule("TR-FIRST-01", "TR-AMB-29")
def test_the_lowest_rank_begins() -> None:
    for held, order in (((1, 2, 3, 4), [3, 2, 1, 0]), ((1, 2, 3), [2, 1, 0]), ((1, 2), [1, 0])):
        players = len(held)
        seed = next(n for n in range(500) if tuple(tumult(players, n).state.rank[:players]) == held)
        match, asked = tumult(players, seed), []
        for _ in range(players):
            asked.append(match.actor)
            match.play(match.moves()[0])
        assert asked == order
        assert match.state.rounds == 1


@pytest.mark.rule("TR-FIRST-02")
def test_a_first_statue_stands_on_a_meadow() -> None:
    match = tumult(4)
    kinds = {field["field"]: field["land"] for field in match.view(0)["fields"]}
    assert {kinds[name.removeprefix("first:")] for name in notations(match)} == {"meadow"}
    refused = reasons(match)
    assert {kinds[name.removeprefix("first:")] for name, why in refused.items() if why == "NOT_MEADOW"} == {
        "forest",
        "mountain",
        "village",
        "castle",
    }
    assert {kinds[name.removeprefix("first:")] for name, why in refused.items() if why == "PANEL_DOWN"} == {
        None
    }
    wrong = next(name for name, why in refused.items() if why == "NOT_MEADOW")
    with pytest.raises(chronik.IllegalMove, match="meadow"):
        match.play(wrong)


@pytest.mark.rule("TR-FIRST-03")
def test_the_meadow_must_be_free() -> None:
    match = tumult(4)
    taken = match.moves()[0].notation
    match.play(taken)
    assert reasons(match)[taken] == "FIELD_TAKEN"
    with pytest.raises(chronik.IllegalMove):
        match.play(taken)
    assert notations(match)


@pytest.mark.rule("TR-FIRST-04")
def test_any_meadow_costs_nothing() -> None:
    match = tumult(3)
    meadows = {f"first:{f['field']}" for f in match.view(0)["fields"] if f["land"] == "meadow"}
    assert notations(match) == meadows
    seat = match.actor
    assert seat is not None
    before = match.state.retinue.tolist()
    play(match, max(meadows))
    assert match.view(seat)["castles"][seat]["placed"] == 1
    assert match.state.retinue.tolist() == before
    assert robbed(match, seat) == []


@pytest.mark.rule("TR-FIRST-05")
@every_table
def test_all_start_with_one_statue(players: int) -> None:
    match = tumult(players)
    set_up(match)
    castles = match.view(0)["castles"]
    assert [(castle["placed"], castle["left"]) for castle in castles] == players * [(1, 24)]


def test_seats_have_ranks_of_their_own() -> None:
    match = tumult(4)
    assert {seat_of(match, rank) for rank in range(1, 5)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"ticks": 0}, "ticks: 1 to 100, not 0"),
        ({"seconds": 0}, "seconds: 1 to 600, not 0"),
        ({"seconds": 5}, "seconds: only with the clock realtime"),
        ({"ticks": 5, "clock": "realtime"}, "ticks: only with the clock ticks"),
        ({"sides": ("male",)}, "sides: 3 of them, one for each seat, not 1"),
        ({"variant": "chess"}, "variant"),
        ({"clock": "sundial"}, "clock"),
        ({"forgetful": True, "variant": "gambler"}, "forgetful: not in the variant gambler"),
    ],
)
def test_options_that_cannot_be(options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        tumult(3, **options)


def test_a_board_built_for_a_test_holds_what_it_should() -> None:
    match = tumult(3)
    board(match, 1, "B1", "M3", "M3")
    assert robbed(match, 1) == ["B1", "M3", "M3"]
    assert match.fault() == ""
