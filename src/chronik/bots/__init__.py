"""Players that are programs: any object with `choose(match) -> Move`."""

from chronik.bots.random_bot import RandomBot

__all__ = ["RandomBot"]
