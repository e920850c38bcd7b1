"""The options of a game of Village, and which go together."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from chronik.rulebook.errors import OptionError, shown
from chronik.rulebook.ruleset import Settings, read_settings
from chronik.village.names import EXPANSIONS

PLAYERS = {"original": (2, 4), "bigbox": (2, 5)}
Side = Literal["A", "B"]


class VillageSettings(Settings):
    players: int = 3
    edition: Literal["original", "bigbox"] = "bigbox"
    expansions: tuple[Literal["inn", "port", "marriage"], ...] = ()
    inn_side: Side | None = None  # A if the Inn is in the game
    marriage_side: Side | None = None
    solo: bool = False
    variant: str | None = None
    compensation: bool | None = None  # as the edition recommends: in the Big Box, yes
    first: int | Literal["random"] = 0

    @property
    def table_size(self) -> int:
        """For how many players the table is laid: alone as for two."""
        return max(2, self.players)

    @property
    def is_base(self) -> bool:
        return not self.expansions and not self.solo


def parse_settings(options: Mapping[str, Any]) -> VillageSettings:
    options = dict(options)
    if options.get("solo") is True:
        options.setdefault("players", 1)
    settings = read_settings("village", options, VillageSettings)
    check_expansions(settings)
    settings = complete(settings)
    check(settings)
    return settings


def complete(settings: VillageSettings) -> VillageSettings:
    """What was left open gets its usual value; one player is the solo mode."""
    bigbox = settings.edition == "bigbox"
    solo = settings.solo or (settings.players == 1 and bigbox)
    compensation = settings.compensation
    expansions = tuple(name for name in EXPANSIONS if name in settings.expansions)
    return msgspec.structs.replace(
        settings,
        expansions=expansions,
        inn_side=settings.inn_side or ("A" if "inn" in expansions else None),
        marriage_side=settings.marriage_side or ("A" if "marriage" in expansions else None),
        solo=solo,
        compensation=(bigbox and not solo) if compensation is None else compensation,
    )


def check_expansions(settings: VillageSettings) -> None:
    chosen = settings.expansions
    for name in chosen:
        if chosen.count(name) > 1:
            raise OptionError(f"expansions: {name} is named twice")
    if chosen and settings.edition == "original":
        raise OptionError("expansions: only in the edition bigbox, not in original")
    if settings.solo and settings.edition == "original":
        raise OptionError("solo: only in the edition bigbox, not in original")
    for name, side in (("inn", settings.inn_side), ("marriage", settings.marriage_side)):
        if side is not None and name not in chosen:
            raise OptionError(f"{name}_side: only with the expansion {name}")


def check(settings: VillageSettings) -> None:
    edition = settings.edition
    if settings.variant is not None:
        raise OptionError(f"variant: village has none, so not {shown(settings.variant)}")
    least, most = (1, 1) if settings.solo else PLAYERS[edition]
    if not least <= settings.players <= most:
        where = "solo mode" if settings.solo else f"edition {edition}"
        wanted = "1" if settings.solo else f"{least} to {most}"
        raise OptionError(f"players: {wanted} in the {where}, not {shown(settings.players)}")
    if settings.compensation and edition == "original":
        raise OptionError("compensation: only in the edition bigbox, not in original")
    if settings.compensation and settings.solo:
        raise OptionError("compensation: not in the solo mode")
    if settings.first != "random" and not 0 <= settings.first < settings.players:
        raise OptionError(
            f"first: a seat from 0 to {settings.players - 1} or random, not {shown(settings.first)}"
        )
