"""The options of a game of Village, and which go together."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from chronik.rulebook.errors import OptionError
from chronik.rulebook.ruleset import Settings

PLAYERS = {"original": (2, 4), "bigbox": (2, 5)}


class VillageSettings(Settings):
    players: int = 3
    edition: Literal["original", "bigbox"] = "bigbox"
    expansions: tuple[str, ...] = ()
    solo: bool = False
    variant: str | None = None
    compensation: bool | None = None  # as the edition recommends: in the Big Box, yes
    first: int | Literal["random"] = 0


def parse_settings(options: Mapping[str, Any]) -> VillageSettings:
    try:
        settings = msgspec.convert(dict(options), VillageSettings)
    except msgspec.ValidationError as error:
        known = ", ".join(VillageSettings.__struct_fields__)
        raise OptionError(f"village: {error}; options are {known}") from None
    check(settings)
    compensation = settings.compensation
    if compensation is None:
        compensation = settings.edition == "bigbox"
    return msgspec.structs.replace(settings, compensation=compensation)


def check(settings: VillageSettings) -> None:
    edition = settings.edition
    if settings.expansions and edition == "original":
        raise OptionError("expansions: only in the edition bigbox, not in original")
    if settings.expansions:
        raise OptionError(f"expansions: {', '.join(settings.expansions)} not available yet; allowed: none")
    if settings.solo and edition == "original":
        raise OptionError("solo: only in the edition bigbox, not in original")
    if settings.solo or (settings.players == 1 and edition == "bigbox"):
        raise OptionError("solo: the solo mode is not available yet")
    if settings.variant is not None:
        raise OptionError(f"variant: village has none, so not {settings.variant!r}")
    least, most = PLAYERS[edition]
    if not least <= settings.players <= most:
        raise OptionError(f"players: {least} to {most} in the edition {edition}, not {settings.players}")
    if settings.compensation and edition == "original":
        raise OptionError("compensation: only in the edition bigbox, not in original")
    if settings.first != "random" and not 0 <= settings.first < settings.players:
        raise OptionError(f"first: a seat from 0 to {settings.players - 1} or random, not {settings.first}")
