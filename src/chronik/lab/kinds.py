"""Tables that one network learns together: those that share a file of weights."""

import msgspec

from chronik.rulebook.errors import OptionError
from chronik.table import Game, game

EXPANSIONS = (
    ("inn", "port", "marriage"),
    ("inn",),
    ("inn", "port", "marriage"),
    ("port",),
    ("inn", "port"),
    ("marriage",),
    ("inn", "port", "marriage"),
    ("inn", "marriage"),
    ("port", "marriage"),
)
ORIGINAL = 4  # the most players of the original edition


def tables_like(wanted: Game) -> list[Game]:
    """The table itself first, then its likes: other sets of expansions, the other edition, a variant."""
    options = msgspec.to_builtins(wanted.settings)
    if wanted.name == "tumult":
        return [wanted, game("tumult", players=wanted.players, variant="gambler")]
    if wanted.name != "village":
        return [wanted]
    solo = options["solo"]
    if options["expansions"]:
        seats = {"solo": True} if solo else {"players": wanted.players}
        return [game("village", expansions=chosen, **seats) for chosen in EXPANSIONS]
    if solo or wanted.players > ORIGINAL:
        return [wanted]
    other = "original" if options["edition"] == "bigbox" else "bigbox"
    return [wanted, game("village", players=wanted.players, edition=other)]


def check_clock(wanted: Game) -> None:
    """Games without people have no use for a clock: nobody would stop it."""
    if getattr(wanted.settings, "clock", "ticks") != "ticks":
        raise OptionError("clock: bots play by ticks, not in real time")
