"""What is in the boxes, and the values that owners read off theirs."""

from typing import Any

from chronik.rulebook.corrections import values, written
from chronik.rulebook.errors import ComponentError, OptionError
from chronik.server.refusal import Refusal
from chronik.server.work.board import changes
from chronik.table.game import our_tables, read_own, set_up


def in_the_box(name: str) -> dict[str, Any]:
    """All values of a game, each table with its provenance."""
    try:
        game = set_up(name, {})
    except OptionError:
        raise Refusal("not-found") from None
    return {"game": name, "hash": game.component_hash, "tables": our_tables(name)}


def corrected(name: str, corrections: dict[str, Any], file: str | None, called: str) -> dict[str, Any]:
    """Values of one's own, checked by the reader that reads ours: what they change, and as a file."""
    try:
        own = corrections if file is None else corrections | read_own(name, file, called)
        game = set_up(name, {}, values(own))
    except ComponentError as error:
        raise refused(error) from None
    except OptionError:
        raise Refusal("not-found") from None
    text = written(name, game.corrections)
    return {"changes": changes(game), "hash": game.component_hash, "file": text}


def refused(error: ComponentError) -> Refusal:
    return Refusal("components", detail=str(error).removeprefix("components: "))
