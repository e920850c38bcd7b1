"""One source, two ways to run it: compiled (the default), or interpreted (CHRONIK_INTERPRET=1)."""

from collections.abc import Callable
from hashlib import sha256
from types import FunctionType
from typing import Any, TypeVar

from chronik.compiler.cache import cache_folder, package_of
from chronik.compiler.mode import INTERPRETED
from chronik.compiler.twins import plain

__all__ = ["INTERPRETED", "bind", "entry", "estimate", "fill", "plain", "rule", "table"]

if not INTERPRETED:
    import numba

    from chronik.compiler.backend import Entry, Part

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """A rule: a plain function on records, compiled as a part of the entry points that need it."""
    return function if INTERPRETED else Part(function)


def estimate(function: F) -> F:
    """A rule that reckons with fractions: their sums may be taken in any order, many at a time."""
    return function if INTERPRETED else Part(function, loose=True)


def table(function: F) -> F:
    """A rule that is laid into its callers: for tables that every step goes through."""
    return function if INTERPRETED else Part(function, inline=True)


def bind(generic: F, **names: Any) -> F:
    """A rule made of a function written for any game, with one game's rules filled in by name.

    It is laid into its callers: there the size of all that it looks through is known.
    """
    return table(filled_in(generic, names))


def fill(generic: F, **names: Any) -> F:
    """The same, but called as any other rule: for what is large and needed in several places."""
    return rule(filled_in(generic, names))


def entry(generic: F, **names: Any) -> F:
    """The same for a function that Python calls: compiled on first use and cached on disk.

    Passing the rules as arguments or closing over them works too, but is compiled anew in every process:
    Numba finds neither in its cache. This is found.
    """
    copy = filled_in(generic, names)
    if INTERPRETED:
        return copy
    # Numba looks up its cache folder when a function is decorated. Copies have the same code and the same
    # types: they must not find each other's compiled form.
    numba.config.CACHE_DIR = str(cache_folder(package_of(copy.__module__)) / copy.__module__)
    return Entry(copy)


def filled_in(generic: F, names: dict[str, Any]) -> F:
    """A copy that belongs to the game whose rules it was given."""
    scope = {**generic.__globals__, **names}
    copy = FunctionType(generic.__code__, scope, generic.__name__, generic.__defaults__)
    copy.__module__ = next(iter(names.values())).__module__
    copy.__qualname__ = f"{generic.__name__}_{label(names)}"
    return copy  # type: ignore[return-value]


def label(names: dict[str, Any]) -> str:
    """Tells copies apart that were compiled in different processes: of one name, code is linked only once."""
    told = "".join(f"{name}={identity(value)}," for name, value in names.items())
    return sha256(told.encode()).hexdigest()[:8]


def identity(value: Any) -> str:
    return f"{value.__module__}.{value.__qualname__}" if callable(value) else repr(value)
