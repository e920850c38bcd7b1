"""Why one move is better than another: which of the things one knows make the network like it more.

Both are played out to the end of the turn. What each difference contributes adds up to the whole: every
hidden unit passes its change on by the mean slope between the two positions. When the game is over,
the points are compared.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from chronik.bots import raid
from chronik.bots.engine import brain
from chronik.bots.features import names_in
from chronik.bots.networks import networks_for
from chronik.bots.prospects import asked, is_blind, played_out, vector
from chronik.bots.raid import Fact
from chronik.bots.value import MARGIN, WIN
from chronik.bots.words import LIVES, OTHERS, OWN, SCORED, Word, has_words
from chronik.locale import SUBJECT, Phrase, say, text
from chronik.table import Game, Match, Move

MOST = 3  # reasons of one kind
SLOPE = 0.25  # of the chance to win where it is even, for the number that the network gives
Rows = dict[tuple[bool, str, int], list[float]]  # by whose, what and which: the difference, and its weight
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
    good, bad = (played_out(match, number) for number in (best, other))
    if good.over or bad.over:
        return counted_up(match.game, seat, bad, good)
    old, new = vector(bad, seat), vector(good, seat)
    weights = contributions(networks_for(match.game)[0], old, new)
    found = named(match.game, new - old, weights, dead(good, seat) - dead(bad, seat))
    return [reason for reason in found if reason.speaks]


def changes(match: Match, number: int) -> list[Reason]:
    """What the turn that begins with a move changes for the seat, whatever that is worth."""
    seat = asked(match)
    then = played_out(match, number)
    if then.over:
        return counted_up(match.game, seat, match, then)
    risen = vector(then, seat) - vector(match, seat)
    return named(match.game, risen, np.abs(risen), dead(then, seat) - dead(match, seat))


def dead(match: Match, seat: int) -> int:
    """Those who are dead, or die before the turn is over."""
    return match.game.rules.effects.dead(match.state, seat)


def counted_up(game: Game, seat: int, old: Match, new: Match) -> list[Reason]:
    """By how much the points of a seat differ, category by category, and those of all others together."""
    before, after = old.breakdown(seat), new.breakdown(seat)
    found = []
    for category in game.rules.category:
        more = after[category.name.lower()] - before[category.name.lower()]
        found.append(worded("points", SCORED[game.name], int(category), more, more))
    theirs = [sum(match.scores()) - match.scores()[seat] for match in (old, new)]
    (field, word), more = *OTHERS[game.name].items(), theirs[1] - theirs[0]
    found.append(worded(field, word, 0, more * word.unit, -more, others=True))
    return by_weight(reason for reason in found if reason)


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


def named(game: Game, differences: Any, weights: Any, deaths: int = 0) -> list[Reason]:
    """The differences that have words; what others have is added up."""
    names = islice(names_in(brain(game.rules).features.dtype), len(differences))
    found: Rows = defaultdict(lambda: [0.0, 0.0])
    for name, difference, weight in zip(names, differences, weights, strict=True):
        part = OF_SEAT.fullmatch(name)
        if difference == 0 or part is None:
            continue
        others, field, which = part[1] != "0", part[2], int(part[3] or 0)
        if field in OTHERS[game.name] if others else has_words(game.name, field, which):
            row = found[others, field, which]
            row[0] += float(difference)
            row[1] += float(weight)
    if deaths:
        through_deaths(game, found, deaths)
    return by_weight(reason for key, row in found.items() if (reason := in_words(game.name, key, *row)))


def through_deaths(game: Game, found: Rows, deaths: int) -> None:
    """Time is counted since the last death: who has died besides has spent a whole life more."""
    field, life = LIVES[game.name]
    time, death = found[False, "time", 0], found[False, field, 0]
    time[0] += deaths * int(game.boxes[0][life]) * OWN[game.name]["time"].unit
    death[0] = deaths * OWN[game.name][field].unit
    death[1] += time[1]


def in_words(game: str, key: tuple[bool, str, int], difference: float, weight: float) -> Reason | None:
    others, field, which = key
    word = (OTHERS if others else OWN)[game][field]
    return worded(field, word, which, difference, weight, others)


def worded(
    field: str, word: Word, which: int, difference: float, weight: float, others: bool = False
) -> Reason | None:
    count = round(difference / word.unit)
    if count == 0:
        return None
    name = f"others.{field}" if others else f"{field}[{which}]"
    gain = (count > 0) != word.burden
    if word.grave:
        weight = abs(weight) if gain else -abs(weight)
    said = Phrase("bots-more" if count > 0 else "bots-less", {"what": word.said(which, abs(count))})
    return Reason(name, count, weight, others, gain, said)


def by_weight(reasons: Iterable[Reason]) -> list[Reason]:
    return sorted(reasons, key=lambda reason: -abs(reason.weight))


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


def favourable(reasons: list[Reason]) -> bool:
    """Whether any of them is in favour of the better move."""
    return any(reason.weight > 0 for reason in reasons)


def facts(match: Match, moves: list[Move]) -> list[Fact]:
    """What there is to say where nothing is played out."""
    return raid.facts(match, moves) if is_blind(match) else []
