"""Tokens: a seat's key. Random, kept only as a hash, compared in constant time."""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256

ID_BYTES, TOKEN_BYTES = 9, 32
LONGEST = 200  # characters of a token that anybody looks at


def new_id() -> str:
    """The name of a table or a replay: short enough for a link, too long to guess."""
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """Tokens hold 256 random bits: one round of hashing is as good as many."""
    return sha256(token.encode()).hexdigest()


def seat_of(token: str, hashes: Sequence[str]) -> int | None:
    """The seat whose key this is; all are compared, so that the time tells nothing."""
    given = digest(token[:LONGEST])
    matches = [hmac.compare_digest(given, kept) for kept in hashes]
    return matches.index(True) if True in matches else None
