"""The interpreted twin of a compiled rule: the same code, for readers outside the rules."""

from collections.abc import Callable
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar

from chronik.compiler.mode import INTERPRETED

F = TypeVar("F", bound=Callable[..., Any])
TWINS: dict[Any, Any] = {}


def plain(function: F) -> F:
    """The rule as plain Python, and with it all that it calls."""
    return function if INTERPRETED else twin_of(function)


def twin_of(function: Any) -> Any:
    if function not in TWINS:
        source = getattr(function, "py_func", function)
        scope = {"__name__": source.__module__, "__builtins__": __builtins__}
        # Entered before its names are filled in: rules may call each other in circles.
        TWINS[function] = FunctionType(source.__code__, scope, source.__name__, source.__defaults__)
        names = names_in(source.__code__)
        for name in names & source.__globals__.keys():
            scope[name] = uncompiled(source.__globals__[name], names)
    return TWINS[function]


def uncompiled(value: Any, names: set[str]) -> Any:
    """The same value; compiled rules, also those of a module, are replaced by their twins."""
    if hasattr(value, "py_func"):
        return twin_of(value)
    if isinstance(value, ModuleType) and value.__name__.startswith("chronik."):
        twin = ModuleType(value.__name__)
        vars(twin).update({name: uncompiled(vars(value)[name], names) for name in names & vars(value).keys()})
        return twin
    return value


def names_in(code: CodeType) -> set[str]:
    inner = (names_in(part) for part in code.co_consts if isinstance(part, CodeType))
    return set(code.co_names).union(*inner)
