"""Options with reasons: one code for each option of the fixed action space."""

from enum import IntEnum

from chronik.locale import enum_text

NOT_HERE, LEGAL = 0, 1


class Reason(IntEnum):
    """Base of every game's Why: not in question here, legal, or else why not."""

    def text(self, lang: str = "en") -> str:
        return enum_text(self, lang)
