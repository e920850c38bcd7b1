"""The options of a game of Tumult Royale, and which go together."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from chronik.rulebook.errors import OptionError, shown
from chronik.rulebook.ruleset import Settings, read_settings

LEAST, MOST = 2, 4
TICKS, SECONDS = 20, 20  # how long a raid lasts, by either clock


class TumultSettings(Settings):
    players: int = 4
    variant: Literal["gambler"] | None = None
    clock: Literal["ticks", "realtime"] = "ticks"
    ticks: Annotated[int, Meta(ge=1, le=100)] = TICKS
    seconds: Annotated[int, Meta(ge=1, le=600)] = SECONDS
    oldest: int = 0  # the seat that draws the first rank card
    sides: tuple[Literal["male", "female"], ...] = ()  # of the rank cards, by seat
    forgetful: bool = False  # the King may forget to spin
    memory: bool = False  # players must remember the tiles that they have looked at
    trial: bool = False  # a raid that does not count, before the first one
    tips: bool = True  # say after the first round that there are tips to read


def parse_settings(options: Mapping[str, Any]) -> TumultSettings:
    settings = read_settings("tumult", options, TumultSettings)
    check(settings)
    return settings


def check(settings: TumultSettings) -> None:
    players = settings.players
    if not LEAST <= players <= MOST:
        raise OptionError(f"players: {LEAST} to {MOST}, not {shown(players)}")
    if settings.clock == "ticks" and settings.seconds != SECONDS:
        raise OptionError("seconds: only with the clock realtime; with ticks the option is ticks")
    if settings.clock == "realtime" and settings.ticks != TICKS:
        raise OptionError("ticks: only with the clock ticks; in real time the option is seconds")
    if not 0 <= settings.oldest < players:
        raise OptionError(f"oldest: a seat from 0 to {players - 1}, not {shown(settings.oldest)}")
    if len(settings.sides) not in (0, players):
        raise OptionError(f"sides: {players} of them, one for each seat, not {len(settings.sides)}")
    if settings.forgetful and settings.variant == "gambler":
        raise OptionError("forgetful: not in the variant gambler, where the arrow is spun after the raid")
