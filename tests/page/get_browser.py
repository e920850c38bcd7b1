"""A browser for the tests: a small Chromium without windows that comes as an npm package, where it runs.

It does the same work in two thirds of the time of one that is made for people. Elsewhere any Chrome will do.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

CHROMES = ("chromium", "google-chrome", "google-chrome-stable", "chromium-browser", "chrome")
FOLDER = Path(__file__).parents[2] / ".venv/browser"
PROGRAM, LIBRARIES = FOLDER / "chromium", FOLDER / "al2023/lib"
PACKAGE = "@sparticuz/chromium@147"
UNPACK = "import('@sparticuz/chromium').then(found => found.default.executablePath())"
RUNS_HERE = (platform.system(), platform.machine()) == ("Linux", "x86_64")


def chosen() -> str | None:
    """The one that somebody names, else the one that was fetched, else a Chrome of this machine."""
    named = os.environ.get("CHRONIK_BROWSER") or (str(PROGRAM) if PROGRAM.exists() else None)
    return named or next(filter(None, map(shutil.which, CHROMES)), None)


def environment() -> dict[str, str]:
    """The one that was fetched brings the libraries that it needs."""
    libraries = f"{LIBRARIES}:{os.environ.get('LD_LIBRARY_PATH', '')}"
    return {**os.environ, "LD_LIBRARY_PATH": libraries} if chosen() == str(PROGRAM) else dict(os.environ)


def fetch() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    # It unpacks its libraries only where it believes to be at home, and everything into the temporary folder.
    home = {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x", "TMPDIR": str(FOLDER), "PATH": tools}
    npm = ["npm", "install", "--no-audit", "--no-fund", "--no-save", "--prefix", str(FOLDER), PACKAGE]
    subprocess.run(npm, check=True, env=os.environ | home, stdout=subprocess.DEVNULL)
    subprocess.run(["node", "-e", UNPACK], check=True, env=os.environ | home, cwd=FOLDER)


if __name__ == "__main__" and RUNS_HERE and not PROGRAM.exists():
    try:
        fetch()
    except subprocess.CalledProcessError:
        if chosen() is None:
            raise
