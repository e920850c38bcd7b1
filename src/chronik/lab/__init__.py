"""The laboratory: many games, measured; and interfaces that researchers know."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chronik.lab.observations import observation_spec

__all__ = ["observation_spec"]


def __getattr__(name: str) -> Any:
    """Loaded on first use: most that happens here needs no network."""
    if name not in __all__:
        raise AttributeError(f"module 'chronik.lab' has no attribute {name!r}")
    from chronik.lab import observations

    return getattr(observations, name)
