"""What is in the boxes, and the values that owners read off theirs."""

from typing import Any

from chronik.rulebook.corrections import values, written
from chronik.rulebook.errors import ComponentError, OptionError
from chronik.server.refusal import Refusal
from chronik.server.work.board import changes
from chronik.table.game import our_forms, our_tables, read_own, set_up

# The set-ups whose boards show everything that is printed on any.
OPENINGS: dict[str, dict[str, dict[str, Any]]] = {
    "village": {"base": {"players": 4}, "all": {"players": 4, "expansions": ["inn", "port", "marriage"]}},
    "myvillage": {"base": {"players": 4}},
    "tumult": {"base": {"players": 4}},
}
SEED = 1


def in_the_box(name: str) -> dict[str, Any]:
    """All values of a game, each table with its provenance, and what may be written in their places."""
    if name not in OPENINGS:
        raise Refusal("not-found")
    ours = {"game": name, "tables": our_tables(name), "forms": our_forms(name)}
    return ours | corrected(name, {}, None, "")


def corrected(name: str, corrections: dict[str, Any], file: str | None, called: str) -> dict[str, Any]:
    """Values of one's own, checked by the reader that reads ours: what they change, and as a file."""
    try:
        own = corrections if file is None else corrections | read_own(name, file, called)
        game = set_up(name, {}, values(own))
    except ComponentError as error:
        raise refused(error) from None
    except OptionError:
        raise Refusal("not-found") from None
    return {
        "changes": changes(game),
        "hash": game.component_hash,
        "file": written(name, game.corrections),
        "views": {opening: view(name, opening, game.corrections) for opening in OPENINGS[name]},
    }


def view(name: str, opening: str, corrections: dict[str, Any]) -> dict[str, Any]:
    """The boards before the first move, as a spectator sees them."""
    match = set_up(name, OPENINGS[name][opening], corrections or None).match(seed=SEED)
    return match.view(None)


def refused(error: ComponentError) -> Refusal:
    return Refusal("components", detail=str(error).removeprefix("components: "))
