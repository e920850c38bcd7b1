"""The options of a game of Tumult Royale, and which go together."""

from collections.abc import Mapping
from typing import Any, Literal

from chronik.rulebook.errors import OptionError
from chronik.rulebook.ruleset import Settings, read_settings

LEAST, MOST = 2, 4
MOST_TICKS, MOST_SECONDS = 100, 600


class TumultSettings(Settings):
    players: int = 4
    variant: Literal["gambler"] | None = None
    clock: Literal["ticks", "realtime"] = "ticks"
    ticks: int = 20  # how long the raid lasts when it is played in ticks
    seconds: int = 20  # how long it lasts in real time
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
        raise OptionError(f"players: {LEAST} to {MOST}, not {players}")
    if not 1 <= settings.ticks <= MOST_TICKS:
        raise OptionError(f"ticks: 1 to {MOST_TICKS}, not {settings.ticks}")
    if not 1 <= settings.seconds <= MOST_SECONDS:
        raise OptionError(f"seconds: 1 to {MOST_SECONDS}, not {settings.seconds}")
    if not 0 <= settings.oldest < players:
        raise OptionError(f"oldest: a seat from 0 to {players - 1}, not {settings.oldest}")
    if len(settings.sides) not in (0, players):
        raise OptionError(f"sides: {players} of them, one for each seat, not {len(settings.sides)}")
    if settings.forgetful and settings.variant == "gambler":
        raise OptionError("forgetful: not in the variant gambler, where the arrow is spun after the raid")
