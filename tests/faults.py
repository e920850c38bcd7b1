"""Positions that cannot be: pieces appear, vanish or move where they may not. `match.fault()` must tell."""

from chronik.table import Match

Change = tuple[str, int, *tuple[int, ...]]  # a field, how much is added to it, and where in the field


def broken(match: Match, *changes: Change) -> str:
    """The fault that is found in a sound position after these changes."""
    assert match.fault() == ""
    s = match.state
    for field, more, *where in changes:
        if where:
            s[field][tuple(where)] += more
        else:
            s[field] += more
    return match.fault()
