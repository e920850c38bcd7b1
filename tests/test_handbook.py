"""The handbook: every block of code in it is run, every link leads somewhere, and it can be built.

The blocks of a page are run in their order, in one folder; its Python blocks share their names. Commands of
ours run with short settings. What would start programs of others is looked at instead: all it names is here.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(path.name for path in DOCS.glob("*.md"))
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINKS = re.compile(r"\]\(([^)#]*)(#[^)]*)?\)")
SHORTER = {
    r"--games \d+": "--games 4",
    r"--minutes \d+": "--rounds 1",
    r"--seconds [\d.]+": "--seconds 0",
    r"--data \S+": "--data tables",
    r"--host \S+": "--host 127.0.0.1",
}
PATIENCE = 300


class Block(NamedTuple):
    language: str
    text: str


def blocks(page: str) -> list[Block]:
    return [Block(*found) for found in FENCED.findall((DOCS / page).read_text(encoding="utf-8"))]


# what is done with each kind of block


def run_python(text: str, names: dict[str, Any]) -> None:
    exec(compile(text, "handbook", "exec"), names)


def run_console(text: str, names: dict[str, Any]) -> None:
    for line in text.splitlines():
        assert line.startswith("$ "), f"a command, not {line}"
        command = re.sub(r"^([A-Z_]+=\S+ )+", "", line[2:])
        program = command.split()[0]
        PROGRAMS[program](command)


def run_ours(command: str) -> None:
    for long, short in SHORTER.items():
        command = re.sub(long, short, command)
    if command.startswith("chronik serve"):
        with served(command):
            return
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        shell=True,
        env=os.environ | {"PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, f"{command}\n{done.stderr}"


@contextmanager
def served(command: str) -> Iterator[str]:
    """The service, as long as somebody asks it something."""
    port = free_port()
    words = re.sub(r"--port \d+", f"--port {port}", command).split()[1:]
    process = subprocess.Popen([sys.executable, "-m", "chronik", *words], stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{address}/healthz")
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def wait_for(address: str) -> None:
    late = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(address).close()
            return
        except OSError:
            assert time.monotonic() < late, address
            time.sleep(0.2)


def check_install(command: str) -> None:
    """What is installed is our package, with extras that it has."""
    asked = re.fullmatch(r'pip install "?chronik(?:\[([\w,]+)\])?"?', command)
    assert asked, command
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(filter(None, (asked[1] or "").split(","))) <= set(extras)


def check_target(command: str) -> None:
    target = command.split()[1]
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE), command


def check_docker(command: str) -> None:
    assert (ROOT / ("compose.yaml" if " compose " in command else "Dockerfile")).exists()


def check_braces(text: str, names: dict[str, Any]) -> None:
    assert text.count("{") == text.count("}") > 0


def check_paths(text: str, names: dict[str, Any]) -> None:
    """Every path of the service is one that the service tells of itself."""
    with served("chronik serve --port 1 --data tables") as address:
        told = json.load(urllib.request.urlopen(f"{address}/openapi.json"))["paths"]
    known = {
        (method.upper(), re.sub(r"\{\w+\}", "*", path)) for path, ways in told.items() for method in ways
    }
    for line in text.splitlines():
        method, path = line.split()[:2]
        assert (method, re.sub(r"\b(ID|N|GAME)\b", "*", path)) in known, line


PROGRAMS: dict[str, Callable[[str], None]] = {
    "chronik": run_ours,
    "pip": check_install,
    "make": check_target,
    "docker": check_docker,
}
KINDS: dict[str, Callable[[str, dict[str, Any]], None]] = {
    "python": run_python,
    "console": run_console,
    "toml": lambda text, names: tomllib.loads(text) and None,
    "http": check_paths,
    "nginx": check_braces,
    "caddyfile": check_braces,
    "text": lambda text, names: None,
}


@pytest.mark.long
@pytest.mark.parametrize("page", PAGES)
def test_every_block_of_code_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "handbook"}
    for block in blocks(page):
        KINDS[block.language](block.text, names)


@pytest.mark.parametrize("page", PAGES)
def test_every_block_says_what_it_is(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    assert {block.language for block in blocks(page)} <= set(KINDS)
    assert text.count("```") == 2 * len(blocks(page))
    assert not re.search(r"\n\n    \S", FENCED.sub("", text)), "an indented block says not what it is"


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for target, anchor in LINKS.findall(FENCED.sub("", text)):
        if target.startswith("https://"):
            continue
        found = (DOCS / target).resolve() if target else DOCS / page
        assert found.exists(), target
        if anchor:
            assert anchor in anchors(found.read_text(encoding="utf-8")), anchor


def anchors(text: str) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {"#" + re.sub(r"[^\w]+", "-", title.lower()).strip("-") for title in titles}


def test_every_page_is_in_the_list_of_contents() -> None:
    contents = tomllib.loads((ROOT / "zensical.toml").read_text())["project"]["nav"]
    assert sorted(page for entry in contents for page in entry.values()) == PAGES


@pytest.mark.long
def test_the_handbook_can_be_built(tmp_path: Path) -> None:
    shutil.copytree(DOCS, tmp_path / "docs", ignore=shutil.ignore_patterns("look"))
    (tmp_path / "zensical.toml").write_text((ROOT / "zensical.toml").read_text())
    build = [str(Path(sys.executable).with_name("zensical")), "build", "--clean", "--strict"]
    done = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    for page in PAGES:
        built = (tmp_path / "site" / page.replace(".md", ".html")).read_text(encoding="utf-8")
        assert not re.findall(
            r'(?:src|href)="https?://(?!docs\.ray\.io|numba)[^"]*\.(?:css|js|woff2?)', built
        )
