"""Random games of every set-up, checked after every step. `make test` runs this with bounds checks on."""

import pytest

import chronik
from chronik.lab.simulate import simulate
from setups import SETUPS, Setup, called


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_random_games_keep_all_invariants(setup: Setup) -> None:
    name, options = setup
    result = simulate(chronik.game(name, **options), 40, seed=11, checked=True)
    assert result["games"] == 40
    assert sum(result["wins"]) + result["ties"] == 40
