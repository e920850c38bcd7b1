"""What a graphics card does, without one: the steps of a crowd for one game after the other."""

from pathlib import Path
from typing import Any

from chronik.bots.crowd import room_type
from chronik.bots.engine import brain
from chronik.compiler import plain
from chronik.kernel.chance import Dice
from chronik.lab.card import CARD, Records, Rules, Table
from chronik.lab.cards import kernels_of, write_tables
from chronik.lab.cuda import about, steps_of
from chronik.table import Game


class OneByOne:
    """In place of kernels: the rules themselves."""

    def __init__(self, game: Game) -> None:
        self.brain = brain(game.rules)
        self.about = about(self.brain)
        self.steps = {plain(step).__name__: plain(step) for step in steps_of(self.brain)}
        self.kinds = {
            "boxes": game.boxes.dtype,
            **dict.fromkeys(("rooms", "copies", "trials"), room_type(game.rules.record.dtype)),
            "vectors": self.brain.features.dtype,
            "dice": Dice.dtype,
        }

    def do(self, step: str, count: int, *given: Any) -> None:
        call = self.steps[step]
        names = call.__code__.co_varnames[1 : call.__code__.co_argcount]
        arrays = [self.seen(name, value) for name, value in zip(names, given, strict=True)]
        for i in range(count):
            call(i, *arrays)

    def seen(self, name: str, value: Any) -> Any:
        if isinstance(value, Records):
            return value.rows.numpy().view(self.kinds[name])[:, 0]
        return value if isinstance(value, int) else value.numpy()


def table_of(game: Game, folder: Path) -> Table:
    """With the kernels where there is a card, else with the rules themselves."""
    rules: Any = Rules(kernels_of(game)) if CARD == "cuda" else OneByOne(game)
    return Table(rules, write_tables([game], folder)[0])
