"""What people install: a wheel with the page in it, into a fresh environment that knows no Node."""

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        str(folder),
        str(ROOT),
    ]
    subprocess.run(command, check=True)
    return next(folder.glob("*.whl"))


def test_the_page_is_in_the_wheel(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert "chronik/server/page/index.html" in names
    assert any(name.startswith("chronik/server/page/assets/") and name.endswith(".woff2") for name in names)
    assert not any("node_modules" in name or name.endswith((".svelte", ".map")) for name in names)


def test_a_move_in_a_fresh_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "fresh", with_pip=True)
    python = tmp_path / "fresh/bin/python"
    environment = {"PATH": str(python.parent), "HOME": str(tmp_path), "CHRONIK_INTERPRET": "1"}
    index = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    install = [python, "-m", "pip", "install", "--quiet", "--no-compile", wheel]
    subprocess.run(install, check=True, env=environment | index)
    serve = [python, "-m", "chronik", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(serve, env=environment, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as process:
        try:
            assert process.stdout is not None
            with httpx.Client(base_url=process.stdout.readline().split()[1], timeout=60) as http:
                assert "<title>Chronik</title>" in http.get("/").text
                assert play_a_move(http) == 1
        finally:
            process.terminate()


def play_a_move(http: httpx.Client) -> int:
    made = http.post("/api/tables", json={"game": "village", "seats": [{"kind": "human"}] * 2}).json()
    table = f"/api/tables/{made['table']}"
    token = made["seats"][http.get(table).json()["actors"][0]]["token"]
    headers = {"authorization": f"Bearer {token}"}
    move = http.get(table, headers=headers).json()["moves"][0]["notation"]
    played = http.post(f"{table}/moves", headers=headers, json={"seq": 0, "move": move})
    assert played.status_code == 200, played.text
    return int(played.json()["seq"])
