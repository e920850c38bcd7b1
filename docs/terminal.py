"""Makes docs/terminal.svg: the first decisions of a game, as the terminal shows them."""

import os
from io import StringIO
from pathlib import Path

os.environ.setdefault("CHRONIK_INTERPRET", "1")

import chronik
from chronik.cli.screen import Screen
from chronik.cli.session import Left, Session

TYPED = ("take.crafts:pink", "?")


class Typist:
    """Types so that it can be seen."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.lines = screen, list(TYPED)

    def next(self, _patience: float | None = None) -> str:
        if not self.lines:
            raise EOFError
        self.screen.print(self.lines[0])
        return self.lines.pop(0)


match = chronik.game("village", players=3).match(seed=7, names=("Anna", "Bert", "Cleo"))
screen = Screen(record=True, file=StringIO(), width=92, force_terminal=True, color_system="truecolor")
session = Session(match, {0}, "en", lines=Typist(screen))
session.console = screen
try:
    while True:
        session.go_on()
except Left:
    screen.save_svg(str(Path(__file__).with_suffix(".svg")), title="chronik play village")
