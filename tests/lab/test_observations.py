"""What machines learn from: named numbers, never more than the seat may know."""

import numpy as np
import pytest
from hypothesis import given

import chronik
from chronik.lab import observation_spec
from chronik.lab.legend import AXES, lines
from chronik.lab.observations import KINDS, Observer
from chronik.lab.sight import UNKNOWN
from chronik.rulebook.errors import ChronikError, OptionError
from chronik.table import Match
from properties.stories import SEEDS, every_setup, examples, game, matches, story


def told(match: Match, seat: int, kind: str = "tensor") -> dict[str, float]:
    spec = observation_spec(match.game)
    return dict(zip(getattr(spec, kind), Observer(match.game, kind)(match, seat), strict=True))


def differing(one: Match, other: Match, seat: int, kind: str) -> list[str]:
    first, second = told(one, seat, kind), told(other, seat, kind)
    return [name for name in first if first[name] != second[name]]


@pytest.mark.parametrize("kind", KINDS)
@examples
@given(matches(), SEEDS)
def test_positions_that_differ_in_what_is_hidden_look_the_same(kind: str, match: Match, seed: int) -> None:
    for seat in range(match.game.players):
        twin = match.hidden(seat, seed)
        assert differing(match, twin, seat, kind) == []
        assert differing(twin, match.hidden(seat, seed ^ 1), seat, kind) == []


@every_setup
def test_every_number_has_a_name_and_there_are_always_as_many(setup: str) -> None:
    spec = observation_spec(game(setup))
    for kind in KINDS:
        names = getattr(spec, kind)
        assert len(set(names)) == len(names)
        for match in story(setup)[::5]:
            vector = Observer(match.game, kind)(match, 0)
            assert vector.shape == (len(names),)
            assert vector.dtype == np.float32
            assert np.isfinite(vector).all()


@pytest.mark.parametrize("name", ["village", "myvillage", "tumult"])
def test_every_number_is_explained_and_nothing_else_is(name: str) -> None:
    spec, known = observation_spec(chronik.game(name, players=3)), set()
    for kind in KINDS:
        assert len(spec.meanings(kind)) == len(getattr(spec, kind))
        for number in getattr(spec, kind):
            part = "seat" if number.startswith("seats[") else kind
            known.add((part, number.rpartition("].")[2].partition("[")[0]))
    legend = lines(name)
    assert known == {(part, field) for part in legend for field in legend[part]}
    counted = {axis for part in legend.values() for _, *indices in part.values() for axis in indices}
    assert set(AXES[name]) <= counted


def test_an_index_is_called_by_its_name() -> None:
    spec = observation_spec(chronik.game("village", players=3))
    told = dict(zip(spec.features, spec.meanings(), strict=True))
    assert told["cubes[4,1]"] == "cubes on an action space, x 0.5 [space 4 (travel), cube 1 (green)]"
    assert told["mine[60]"] == "times that a task waits for oneself [task 60 (turn)]"
    assert told["seats[0].grain"] == "grain, x 0.3 [one's own seat]"
    assert told["seats[2].goods[1]"] == "pieces of a good, x 0.5 [seat 2 after it, good 1 (horse)]"
    seen = dict(zip(spec.tensor, spec.meanings("tensor"), strict=True))
    assert seen["owner[24]"] == "who served a customer; -1: nobody [customer 24 (KI1)]"


def test_the_tensor_tells_all_that_lies_open() -> None:
    match = chronik.game("village", players=3).match(seed=4)
    match.state.grain[:3] = (1, 2, 3)
    seen = told(match, 1)
    assert [seen[f"me[{seat}]"] for seat in range(3)] == [0, 1, 0]
    assert [seen[f"grain[{seat}]"] for seat in range(3)] == [1, 2, 3]
    assert [seen[f"stall[{i}]"] for i in range(5)] == match.state.stall.tolist()
    assert not any(name.startswith(("stack[", "rng")) for name in seen)


def test_customers_of_others_are_counted_but_not_named() -> None:
    match = chronik.game("village", players=2).match(seed=4)
    mine, theirs = match.state.stack[:2].tolist()
    match.state.owner[mine], match.state.owner[theirs] = 0, 1
    seen = told(match, 0)
    assert (seen[f"owner[{mine}]"], seen[f"owner[{theirs}]"]) == (0, UNKNOWN)
    assert (seen["served[0]"], seen["served[1]"]) == (1, 1)


def test_chests_are_open_to_their_owner_alone() -> None:
    match = chronik.game("village", players=2, expansions=("port",)).match(seed=4)
    match.state.chests[1] = 0b101
    own, other = told(match, 1), told(match, 0)
    assert [own[f"chests[1,{chest}]"] for chest in range(3)] == [1, 0, 1]
    assert {other[f"chests[1,{chest}]"] for chest in range(8)} == {UNKNOWN}
    assert own["chests_held[1]"] == other["chests_held[1]"] == 2


def test_a_tile_is_known_to_who_lifted_it() -> None:
    match = chronik.game("tumult", players=2).match(seed=4)
    tile = int(np.flatnonzero(match.state.where == 1)[0])
    match.state.seen[tile] = 0b10
    assert told(match, 0)[f"face[{tile}]"] == UNKNOWN
    assert told(match, 1)[f"face[{tile}]"] == match.state.face[tile]


def test_what_cannot_be_observed_is_refused() -> None:
    two = chronik.game("tumult", players=2)
    with pytest.raises(OptionError, match="features or tensor"):
        Observer(two, "everything")
    with pytest.raises(OptionError, match="not tumult"):
        observation_spec("tumult")
    with pytest.raises(ChronikError, match="seat: 0 to 1"):
        Observer(two)(two.match(seed=1), 2)
