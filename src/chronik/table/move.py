"""A move: a number for machines, a notation for records, words for people."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from chronik.locale import text


@dataclass(frozen=True)
class Move:
    number: int  # stable within one decision
    notation: str  # stable for ever
    args: Mapping[str, Any] = field(compare=False)
    message: str = field(compare=False, repr=False)

    def text(self, lang: str = "en") -> str:
        return text(self.message, lang, self.args)

    def __str__(self) -> str:
        return self.notation
