"""What the service says no to: a code for programs, a status for HTTP, a sentence for people."""

from typing import Any

STATUS = {
    "malformed": 422,
    "not-json": 400,
    "options": 422,
    "components": 422,
    "seats": 422,
    "name": 422,
    "illegal": 422,
    "record": 422,
    "not-found": 404,
    "method": 405,
    "no-such-table": 404,
    "no-such-replay": 404,
    "no-such-position": 404,
    "no-such-lesson": 404,
    "not-your-turn": 403,
    "not-your-seat": 403,
    "not-over": 403,
    "no-hint": 404,
    "stale": 409,
    "needs-consent": 409,
    "nothing-to-undo": 409,
    "nothing-to-consent": 409,
    "seat-taken": 409,
    "rules-changed": 409,
    "over": 410,
    "too-large": 413,
    "too-many": 429,
    "too-many-open": 429,
    "full": 503,
    "too-slow": 503,
    "unavailable": 503,
    "internal": 500,
}


class Refusal(Exception):
    """An answer, not a fault; `fields` stand beside the code, and fill in the sentence."""

    def __init__(self, code: str, **fields: Any) -> None:
        super().__init__(code)
        self.code = code
        self.fields = fields

    @property
    def status(self) -> int:
        return STATUS[self.code]
