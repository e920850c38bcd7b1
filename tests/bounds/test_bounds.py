"""Random games of every set-up, checked after every step. `make test` runs this with bounds checks on."""

import pytest

import chronik
from chronik.lab.simulate import simulate
from setups import SETUPS


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_random_games_keep_all_invariants(game: str, options: dict[str, object]) -> None:
    result = simulate(chronik.game(game, **options), 40, seed=11, checked=True)
    assert result["games"] == 40
    assert sum(result["wins"]) + result["ties"] == 40
