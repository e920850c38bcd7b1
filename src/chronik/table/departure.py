"""Where a record departs from the rules, or from itself: in words of every language."""

from collections.abc import Mapping
from typing import Any

from chronik.locale import text
from chronik.rulebook.errors import RecordError, shown


class Departure(RecordError):
    def __init__(self, said: str, fault: str = "", fields: Mapping[str, str] | None = None) -> None:
        super().__init__(said)
        self.fault, self.fields = fault, fields or {}

    def text(self, lang: str) -> str:
        return text(self.fault, lang, self.fields)


def wrong(fault: str, **fields: Any) -> Departure:
    """The error with this message."""
    quoted = {name: shown(value) for name, value in fields.items()}
    return Departure(text(fault, "en", quoted), fault, quoted)
