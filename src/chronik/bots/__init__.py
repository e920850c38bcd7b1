"""Players that are programs: any object with `choose(match) -> Move`, handed a hidden copy of the match."""

from chronik.bots.analysis import Analysis, analyse
from chronik.bots.chance import RandomBot
from chronik.bots.levels import Player, bot, levels

__all__ = ["Analysis", "Player", "RandomBot", "analyse", "bot", "levels"]
