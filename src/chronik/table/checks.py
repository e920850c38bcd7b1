"""What comes from outside: seeds, seats and names are looked at before anything is done with them."""

from typing import Any

import numpy as np

from chronik.rulebook.errors import ChronikError, OptionError, shown

SEEDS = 1 << 64
LONGEST_THOUGHT = 3600  # seconds
MOST_SIMULATIONS = 10_000_000
LONGEST_NAME = 40


def is_whole(value: Any) -> bool:
    """Whether it is a whole number, NumPy's too; True and False are none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def checked_whole(name: str, number: Any, least: int = 0, most: int | None = None) -> int:
    if not is_whole(number) or number < least or (most is not None and number > most):
        wanted = f"from {least}" if most is None else f"from {least} to {most}"
        raise OptionError(f"{name}: a whole number {wanted}, not {shown(number)}")
    return int(number)


def checked_seconds(seconds: Any) -> float:
    """A time to think."""
    is_number = is_whole(seconds) or isinstance(seconds, float | np.floating)
    if not is_number or not 0 <= seconds <= LONGEST_THOUGHT:
        raise OptionError(f"seconds: 0 to {LONGEST_THOUGHT}, not {shown(seconds)}")
    return float(seconds)


def checked_simulations(simulations: Any) -> int:
    return checked_whole("simulations", simulations, 1, MOST_SIMULATIONS)


def checked_seed(seed: Any) -> int:
    if not is_whole(seed) or not 0 <= int(seed) < SEEDS:
        raise OptionError(f"seed: a whole number from 0 to {SEEDS - 1}, not {shown(seed)}")
    return int(seed)


def check_seeds(first: int, games: int) -> None:
    """Whether there are seeds for so many games, one after the other."""
    if first + games > SEEDS:
        raise OptionError(
            f"seed: every game has its own, up to {SEEDS - 1}: {first} is too large for {games} games"
        )


def checked_seat(seat: Any, players: int) -> int:
    if not is_whole(seat) or not 0 <= int(seat) < players:
        raise ChronikError(f"seat: 0 to {players - 1}, not {shown(seat)}")
    return int(seat)


def checked_names(names: Any, players: int) -> tuple[str, ...]:
    """No names at all, or one for each seat that fits on a line and can be seen."""
    if not isinstance(names, list | tuple):
        raise OptionError(f"names: a list of {players}, one for each seat, not {shown(names)}")
    if len(names) not in (0, players):
        raise OptionError(f"names: {players} of them, one for each seat, not {len(names)}")
    for name in names:
        if not is_name(name):
            raise OptionError(f"names: 1 to {LONGEST_NAME} printable characters each, not {shown(name)}")
    return tuple(names)


def is_name(name: Any) -> bool:
    return isinstance(name, str) and len(name) <= LONGEST_NAME and name.isprintable() and name.strip() != ""
