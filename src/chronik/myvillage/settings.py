"""The options of a game of My Village."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from chronik.rulebook.errors import OptionError
from chronik.rulebook.ruleset import Settings

PLAYERS = (2, 4)


class MyVillageSettings(Settings):
    players: int = 3
    first: int | Literal["random"] = 0


def parse_settings(options: Mapping[str, Any]) -> MyVillageSettings:
    try:
        settings = msgspec.convert(dict(options), MyVillageSettings)
    except msgspec.ValidationError as error:
        known = ", ".join(MyVillageSettings.__struct_fields__)
        raise OptionError(f"myvillage: {error}; options are {known}") from None
    least, most = PLAYERS
    if not least <= settings.players <= most:
        raise OptionError(f"players: {least} to {most}, not {settings.players}")
    if settings.first != "random" and not 0 <= settings.first < settings.players:
        raise OptionError(f"first: a seat from 0 to {settings.players - 1} or random, not {settings.first}")
    return settings
