"""One source, two ways to run it: compiled (the default), or interpreted (CHRONIK_INTERPRET=1)."""

import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("CHRONIK_INTERPRET", "") not in ("", "0")
BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "") not in ("", "0")
KEPT_CACHES = 12  # folders of older sources that stay, so that switching between versions is cheap

if not INTERPRETED:
    import llvmlite
    import numba


def rule(function: F) -> F:
    """A rule: a plain function on records, compiled on first use and cached on disk."""
    return function if INTERPRETED else compiled(function, package_of(function))


def table(function: F) -> F:
    """A rule that is laid into its callers: for tables that every step goes through."""
    return function if INTERPRETED else compiled(function, package_of(function), forceinline=True)


def bind(generic: F, **names: Callable[..., Any]) -> F:
    """A copy of a function written for any game, with one game's rules filled in by name.

    Passing the rules as arguments or closing over them works too, but is compiled anew in every
    process: Numba finds neither in its cache. This is found.
    """
    code, scope = generic.__code__, {**generic.__globals__, **names}
    copy: Any = FunctionType(code, scope, generic.__name__, generic.__defaults__)
    if INTERPRETED:
        return copy  # type: ignore[no-any-return]
    owner = next(iter(names.values()))
    # Copies have the same code and the same types: they must not find each other's compiled form.
    return compiled(copy, package_of(owner), owner.__module__)  # type: ignore[no-any-return]


def plain(function: F) -> F:
    """The interpreted twin of a rule that calls no other: for readers who need it once in a while."""
    return getattr(function, "py_func", function)


def compiled(function: F, package: str, part: str = "", **options: bool) -> F:
    # Numba looks up its cache folder when a function is decorated.
    numba.config.CACHE_DIR = str(cache_folder(package) / part)
    return numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function)  # type: ignore[no-any-return]


def package_of(function: Callable[..., Any]) -> str:
    """The game a rule belongs to: chronik.village.market -> village."""
    parts = function.__module__.split(".")
    return parts[1] if parts[0] == "chronik" and len(parts) > 1 else "kernel"


@cache
def cache_folder(package: str) -> Path:
    """Where the compiled rules of one game lie: keyed by all sources they are made of.

    Numba itself sees only changes in the file of the function it loads, not in what that calls.
    """
    home = cache_home()
    folder = home / f"{package}-{source_key(package)}"
    if not folder.exists():
        forget_old_caches(home, package)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def cache_home() -> Path:
    chosen = os.environ.get("CHRONIK_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "chronik"


def source_key(package: str) -> str:
    here = Path(__file__).resolve().parent
    versions = (sys.version, numba.__version__, llvmlite.__version__, str(BOUNDS_CHECKED))
    digest = sha256("\n".join(versions).encode())
    for folder in sorted({here, here.parent / package}):
        for source in sorted(folder.glob("**/*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def forget_old_caches(home: Path, package: str) -> None:
    folders = sorted(home.glob(f"{package}-*"), key=lambda folder: folder.stat().st_mtime)
    for folder in folders[: max(0, len(folders) - KEPT_CACHES + 1)]:
        shutil.rmtree(folder, ignore_errors=True)


def is_compiled(package: str, part: str = "base") -> bool:
    """Whether this part of a game's rules can be loaded from the cache without compiling."""
    return INTERPRETED or (cache_folder(package) / f"complete-{part}").exists()


def mark_compiled(package: str, part: str = "base") -> None:
    if not INTERPRETED:
        (cache_folder(package) / f"complete-{part}").touch()
