"""What can go wrong, under the names that players' scripts rely on."""

from typing import Any

from chronik.errors import ChronikError as ChronikError
from chronik.errors import OptionError as OptionError


class ComponentError(OptionError):
    """A components file that cannot be used: says which file, and what is wrong in it."""


class IllegalMove(ChronikError):
    """A move the rules forbid: says which, and why."""

    def __init__(self, text: str = "", why: Any = None) -> None:
        super().__init__(text)
        self.why = why  # the rule's own reason, if the move is in question


class RecordError(ChronikError):
    """A record that departs from the rules: says at which move."""

    def __init__(
        self, text: str = "", move: int = 0, notation: str = "", illegal: IllegalMove | None = None
    ) -> None:
        super().__init__(text)
        self.move, self.notation, self.illegal = move, notation, illegal


LONGEST_VALUE, LONGEST_REASON, LONGEST_LINE = 60, 240, 400  # characters that an error quotes, and has


def shown(value: object) -> str:
    """A value as an error quotes it: on one line and short, whatever it is."""
    try:
        return cut(str(value), LONGEST_VALUE) or "nothing"
    except (ValueError, RecursionError):  # a number of thousands of digits; lists within lists
        return "a number too long to tell" if isinstance(value, int) else "something too deep to tell"


def reason(error: Exception) -> str:
    """What went wrong with a file, without its name and the number of the error."""
    return cut(getattr(error, "strerror", None) or str(error), LONGEST_REASON)


def cut(text: str, most: int) -> str:
    """One line that can be read, whatever is in it."""
    line = one_line(text)
    return line if len(line) <= most else f"{line[:most]} ... ({len(line)} characters)"


def one_line(text: str) -> str:
    """The text without anything that ends a line or moves the cursor."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
