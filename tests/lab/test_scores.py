"""The score that a network foresees: fitted to its own games, and nothing else of it changes."""

from typing import Any

import numpy as np
import pytest

import chronik
from chronik.bots.networks import networks_for
from chronik.bots.value import SCORE
from chronik.compiler import INTERPRETED
from chronik.lab.contest import Contest, How
from chronik.lab.scores import fit_score, told
from chronik.lab.train import TOTAL
from setups import called

TABLES = (
    ("village", {"players": 2}),
    ("myvillage", {"players": 3}),
    ("tumult", {"players": 2}),
    ("village", {"solo": True, "expansions": ("inn",)}),
)
pytestmark = pytest.mark.skipif(INTERPRETED, reason="hundreds of games")


def foreseen(net: Any, contest: Contest, seed: int) -> tuple[float, float]:
    """The mean score that it foresees in its games, and how they end."""
    said, ended = told(net, [contest], seed)
    return float((said @ net["second"][SCORE] + net["out"][SCORE]).mean()), float(ended.mean())


@pytest.mark.parametrize("table", TABLES, ids=called)
def test_a_score_that_is_far_off_is_found_again_and_play_stays_the_same(table: tuple[str, Any]) -> None:
    name, options = table
    game = chronik.game(name, **options)
    contest = Contest(game)
    spoiled = networks_for(game).copy()
    spoiled["out"][0, SCORE] += 5.0
    fitted = spoiled.copy()
    fit_score(fitted[0], [contest], seed=1)
    expected, final = foreseen(fitted[0], contest, seed=2)
    assert expected == pytest.approx(final, rel=0.1)
    for part in ("second", "out"):
        changed = np.flatnonzero(
            (fitted[part][0] != spoiled[part][0]).reshape(len(spoiled[part][0]), -1).any(1)
        )
        assert changed.tolist() == [SCORE]
    assert (fitted["first"] == spoiled["first"]).all()
    games = [contest.play(net, [0], 10, 3, How()).results[:, :, TOTAL] for net in (spoiled, fitted)]
    assert (games[0] == games[1]).all()


@pytest.mark.parametrize("table", TABLES, ids=called)
def test_shipped_networks_foresee_how_their_games_end(table: tuple[str, Any]) -> None:
    name, options = table
    game = chronik.game(name, **options)
    expected, final = foreseen(networks_for(game)[0], Contest(game), seed=5)
    assert expected == pytest.approx(final, rel=0.1)
