"""Where compiled rules are kept on disk: keyed by all sources they are made of, so that none is stale."""

import os
import shutil
import sys
import tempfile
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from chronik.compiler.mode import BOUNDS_CHECKED, INTERPRETED

KEPT_CACHES = 12  # folders of older sources that stay, so that switching between versions is cheap
SHARED = ("compiler", "kernel", "rulebook")  # packages whose code ends up in every game's
BOTS = "bots"  # what they know of a game is made of its rules, and is kept by itself


def package_of(module: str) -> str:
    """What a module belongs to: chronik.village.market -> village, chronik.bots.village -> bots.village."""
    parts = module.split(".")
    if parts[0] != "chronik" or len(parts) < 2:
        return "kernel"
    return ".".join(parts[1:3]) if parts[1] == BOTS else parts[1]


@cache
def cache_folder(package: str) -> Path:
    """Where the compiled rules of one game lie.

    Numba itself sees only changes in the file of the function it loads, not in what that calls.
    """
    home = cache_home()
    folder = home / f"{package}-{source_key(package)}"
    if not folder.exists():
        forget_old_caches(home, package)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@cache
def cache_home() -> Path:
    """The folder of the user's choice, else the usual one; where nothing can be written, a passing one."""
    base = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    home = Path(os.environ.get("CHRONIK_CACHE") or Path(base) / "chronik")
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except OSError as error:
        print(f"chronik: compiled rules are not kept: {error}", file=sys.stderr)
        return Path(tempfile.mkdtemp(prefix="chronik-"))


def source_key(package: str) -> str:
    sources = Path(__file__).resolve().parents[1]
    made_with = (sys.version, version("numba"), version("llvmlite"), str(BOUNDS_CHECKED))
    digest = sha256("\n".join(made_with).encode())
    for folder in sorted({*SHARED, *package.split(".")}):
        for source in sorted((sources / folder).glob("**/*.py")):
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
