"""A browser for the tests, where none is installed: a Chromium that comes as an npm package."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

CHROMES = ("chromium", "google-chrome", "google-chrome-stable", "chromium-browser", "chrome")
FOLDER = Path(__file__).parents[2] / ".venv/browser"
PROGRAM, LIBRARIES = FOLDER / "chromium", FOLDER / "al2023/lib"
PACKAGE = "@sparticuz/chromium@147"
UNPACK = "import('@sparticuz/chromium').then(found => found.default.executablePath())"


def installed() -> str | None:
    """A Chrome of this machine, or the one that was fetched."""
    own = os.environ.get("CHRONIK_BROWSER") or next(filter(None, map(shutil.which, CHROMES)), None)
    return own or (str(PROGRAM) if PROGRAM.exists() else None)


def environment() -> dict[str, str]:
    """The one that was fetched brings the libraries that it needs."""
    libraries = f"{LIBRARIES}:{os.environ.get('LD_LIBRARY_PATH', '')}"
    return {**os.environ, "LD_LIBRARY_PATH": libraries} if LIBRARIES.exists() else dict(os.environ)


def fetch() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    # It unpacks its libraries only where it believes to be at home, and everything into the temporary folder.
    home = {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x", "TMPDIR": str(FOLDER), "PATH": tools}
    npm = ["npm", "install", "--no-audit", "--no-fund", "--no-save", "--prefix", str(FOLDER), PACKAGE]
    subprocess.run(npm, check=True, env=os.environ | home, stdout=subprocess.DEVNULL)
    subprocess.run(["node", "-e", UNPACK], check=True, env=os.environ | home, cwd=FOLDER)


if __name__ == "__main__" and installed() is None:
    fetch()
