"""What networks read: named numbers, never more than the seat may know."""

import numpy as np
import pytest
from hypothesis import given

import chronik
from chronik.bots.observation import names, observe
from chronik.table import Match
from chronik.village.inn.persons import Person
from properties.stories import SEEDS, few_examples, matches

ALL = ("inn", "port", "marriage")


@few_examples
@given(matches(), SEEDS)
def test_features_are_the_same_in_every_hidden_copy(match: Match, seed: int) -> None:
    """They may depend on nothing that the seat cannot know."""
    for seat in range(match.game.players):
        one, other = match.hidden(seat, seed), match.hidden(seat, seed ^ 1)
        told = names(match.game)
        differing = [told[i] for i in np.flatnonzero(observe(one, seat) != observe(other, seat))]
        assert differing == []


@few_examples
@given(matches(), SEEDS)
def test_hidden_copies_tell_nothing_of_how_things_really_lay(match: Match, seed: int) -> None:
    """Two positions that differ only in what a seat cannot know have the same hidden copies."""
    for seat in range(match.game.players):
        twin = match.hidden(seat, seed ^ 1)
        assert twin.hidden(seat, seed).state_hash() == match.hidden(seat, seed).state_hash()


@pytest.mark.parametrize("name", chronik.games())
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    for players in (2, 3, 4):
        game = chronik.game(name, players=players)
        found = names(game)
        assert len(set(found)) == len(found) == len(observe(game.match(seed=1), 0))


def test_the_vector_is_as_long_with_expansions_and_zero_where_they_are_absent() -> None:
    plain, all_of_them = (chronik.game("village", players=3, expansions=e) for e in ((), ALL))
    assert names(plain) == names(all_of_them)
    vector = dict(zip(names(plain), observe(plain.match(seed=1), 0), strict=True))
    assert vector["seats[0].cards"] == vector["seats[0].holds"] == vector["seats[1].goods[5]"] == 0.0


def test_ones_own_seat_comes_first() -> None:
    match = chronik.game("village", players=3).match(seed=1)
    match.state.grain[:3] = (1, 2, 3)
    seen = [dict(zip(names(match.game), observe(match, seat), strict=True)) for seat in range(3)]
    assert [round(float(told["seats[0].grain"] / 0.3)) for told in seen] == [1, 2, 3]
    assert [round(float(told["seats[1].grain"] / 0.3)) for told in seen] == [2, 3, 1]


def test_person_cards_are_seen_in_ones_own_hand_and_on_top_of_the_stacks() -> None:
    match = chronik.game("village", players=2, expansions=("inn",)).match(seed=1)
    match.state.hand[:2] = (1 << Person.BARD, 1 << Person.NUN)
    match.state.pile[0, 0] = Person.MILLER
    for seat, (held, secret) in enumerate([(Person.BARD, Person.NUN), (Person.NUN, Person.BARD)]):
        told = dict(zip(names(match.game), observe(match, seat), strict=True))
        assert (told[f"hand[{held:d}]"], told[f"hand[{secret:d}]"]) == (1.0, 0.0)
        assert told[f"offered[{Person.MILLER:d}]"] == 1.0
        assert sum(value for name, value in told.items() if name.startswith("offered")) == 3.0


def test_the_solo_rival_is_seen_by_her_people_alone() -> None:
    game = chronik.game("village", solo=True)
    told = dict(zip(names(game), observe(game.match(seed=1), 0), strict=True))
    assert any(value for name, value in told.items() if name.startswith("seats[1].members"))
    assert not any(value for name, value in told.items() if name.startswith("seats[1].points"))
