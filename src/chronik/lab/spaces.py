"""What a learner sees and may do, in the words of Gymnasium."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from chronik.lab.extras import missing
from chronik.lab.observations import length
from chronik.rulebook.errors import OptionError, shown
from chronik.table import Game

try:
    from gymnasium import register
    from gymnasium.spaces import Box, Dict, Discrete
except ModuleNotFoundError:
    raise missing("Gymnasium") from None

FARTHEST = 1e6  # no number of an observation is larger


def observation_space(game: Game, kind: str) -> Any:
    return Box(-FARTHEST, FARTHEST, (length(game, kind),), np.float32)


def masked_space(game: Game, kind: str) -> Any:
    """An observation together with what is legal."""
    mask = Box(0, 1, (game.rules.option_count,), np.int8)
    return Dict({"observation": observation_space(game, kind), "action_mask": mask})


def action_space(game: Game) -> Any:
    """The same for all decisions of a game: as many options as the largest has."""
    return Discrete(game.rules.option_count)


def checked_render(mode: str | None, modes: Sequence[str]) -> str | None:
    if mode is not None and mode not in modes:
        raise OptionError(f"render_mode: {' or '.join(modes) or None}, not {shown(mode)}")
    return mode


# Known to Gymnasium as soon as anything here speaks its words.
IDS = {
    "village": "chronik/Village-v1",
    "myvillage": "chronik/MyVillage-v1",
    "tumult": "chronik/TumultRoyale-v1",
}

for name, id_ in IDS.items():
    register(
        id_,
        entry_point="chronik.lab.gymnasium:OneSeat",
        vector_entry_point="chronik.lab.vector:ManyGames",
        kwargs={"name": name},
    )
