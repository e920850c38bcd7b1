"""Why one move is better than another: which of the things one knows make the network like it more.

Both are played out to the end of the turn. What each difference contributes adds up to the whole: every
hidden unit passes its change on by the mean slope between the two positions.
"""

import re
from collections import defaultdict
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from chronik.bots.engine import brain
from chronik.bots.features import names_in
from chronik.bots.networks import networks_for
from chronik.bots.prospects import asked, played_out, vector
from chronik.bots.value import MARGIN, WIN
from chronik.bots.words import OTHERS, OWN, Word, has_words
from chronik.locale import LANGUAGES, SUBJECT, Phrase, say, text
from chronik.table import Game, Match

MOST = 3  # reasons of one kind
SLOPE = 0.25  # of the chance to win where it is even, for the number that the network gives
OF_SEAT = re.compile(r"seats\[(\d+)\]\.(\w+?)(?:\[(\d+)\])?")


@dataclass(frozen=True)
class Reason:
    feature: str
    count: int  # how many more, or less
    weight: float  # what that adds to the worth
    others: bool
    gain: bool
    said: Any  # for a sentence, signed: more of it, or less

    @property
    def speaks(self) -> bool:
        """Whether it says what people expect: what one gains is good, what others gain is not."""
        return (self.weight > 0) == (self.gain != self.others)

    def plain(self) -> dict[str, Any]:
        return {"feature": self.feature, "count": self.count, "weight": round(self.weight, 4)}


def compare(match: Match, best: int, other: int) -> list[Reason]:
    """What speaks for the first move against the second, the weightiest first."""
    seat = asked(match)
    good, bad = (vector(played_out(match, number), seat) for number in (best, other))
    if good is None or bad is None:
        return []
    weights = contributions(networks_for(match.game)[0], bad, good)
    return [reason for reason in named(match.game, good - bad, weights) if reason.speaks]


def changes(match: Match, number: int) -> list[Reason]:
    """What the turn that begins with a move changes for the seat, whatever that is worth."""
    seat = asked(match)
    before, then = vector(match, seat), vector(played_out(match, number), seat)
    return [] if then is None else named(match.game, then - before, np.abs(then - before))


def contributions(net: Any, old: Any, new: Any) -> Any:
    """How much each number of the vector adds to what the network makes of the new position."""
    first = net["first"][: len(old)].astype(float)
    below, above = old @ first + net["bias"], new @ first + net["bias"]
    risen = np.maximum(above, 0.0) - np.maximum(below, 0.0)
    moved = above - below
    slope = np.divide(risen, moved, out=(above > 0).astype(float), where=np.abs(moved) > 1e-9)
    taste, second = net["taste"], net["second"]
    wanted = taste[MARGIN] * second[MARGIN] + taste[WIN] * SLOPE * second[WIN]
    return (new - old) * (first @ (slope * wanted))


def named(game: Game, differences: Any, weights: Any) -> list[Reason]:
    """The differences that have words; what others have is added up."""
    names = islice(names_in(brain(game.rules).features.dtype), len(differences))
    found: dict[tuple[bool, str, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for name, difference, weight in zip(names, differences, weights, strict=True):
        part = OF_SEAT.fullmatch(name)
        if difference == 0 or part is None:
            continue
        others, field, which = part[1] != "0", part[2], int(part[3] or 0)
        if field in OTHERS[game.name] if others else has_words(game.name, field, which):
            row = found[others, field, which]
            row[0] += float(difference)
            row[1] += float(weight)
    reasons = [reason for key, row in found.items() if (reason := in_words(game.name, key, *row))]
    return sorted(reasons, key=lambda reason: -abs(reason.weight))


def in_words(game: str, key: tuple[bool, str, int], difference: float, weight: float) -> Reason | None:
    others, field, which = key
    word: Word = (OTHERS if others else OWN)[game][field]
    count = round(difference / word.unit)
    if count == 0:
        return None
    name = f"others.{field}" if others else f"{field}[{which}]"
    gain = (count > 0) != word.burden
    said = Phrase("bots-more" if count > 0 else "bots-less", {"what": word.said(which, abs(count))})
    return Reason(name, count, weight, others, gain, said)


def told(reasons: list[Reason], lang: str) -> str:
    """+2 grain and +1 coin; but minus 1 scroll. The others: +1 point."""
    parts = []
    for others in (False, True):
        whose = "others" if others else "you"
        theirs = [reason for reason in reasons if reason.others == others]
        gains, losses = (
            tuple(str(say(r.said, lang, SUBJECT)) for r in theirs if r.gain == gain)[:MOST]
            for gain in (True, False)
        )
        if gains and losses:
            parts.append(text(f"bots-{whose}-gain-lose", lang, {"gains": gains, "losses": losses}))
        elif gains:
            parts.append(text(f"bots-{whose}-gain", lang, {"gains": gains}))
        elif losses:
            parts.append(text(f"bots-{whose}-lose", lang, {"losses": losses}))
    return " ".join(parts)


def told_in_all(reasons: list[Reason]) -> dict[str, str]:
    return {lang: told(reasons, lang) for lang in LANGUAGES}
