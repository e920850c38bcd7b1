"""The options of a game of My Village."""

from collections.abc import Mapping
from typing import Any, Literal

from chronik.rulebook.errors import OptionError, shown
from chronik.rulebook.ruleset import Settings, read_settings

PLAYERS = (2, 4)


class MyVillageSettings(Settings):
    players: int = 3
    first: int | Literal["random"] = 0


def parse_settings(options: Mapping[str, Any]) -> MyVillageSettings:
    settings = read_settings("myvillage", options, MyVillageSettings)
    least, most = PLAYERS
    if not least <= settings.players <= most:
        raise OptionError(f"players: {least} to {most}, not {shown(settings.players)}")
    if settings.first != "random" and not 0 <= settings.first < settings.players:
        raise OptionError(
            f"first: a seat from 0 to {settings.players - 1} or random, not {shown(settings.first)}"
        )
    return settings
