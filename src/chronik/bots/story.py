"""A finished game looked at again: chances and points at every position, and where it turned.

Chances are told as they were at the time: to the seat that decides, and what it could not know is drawn anew.
Only the end is told as the record knows it.

Positions are looked at a few at a time, so that whoever waits for the same processor comes in between.
"""

from collections.abc import Iterator
from typing import Any

from chronik.bots.analysis import expected, finished, shares
from chronik.bots.engine import brain
from chronik.bots.prospects import Prospect, Sight, impressions, look
from chronik.bots.raid import stated
from chronik.bots.reasons import compare, facts, favourable, told
from chronik.bots.value import SCORE, WIN
from chronik.locale import LANGUAGES
from chronik.table import Match
from chronik.table.record import Step

SECONDS = 0.1
TURNING = 0.08  # of the chance to win, lost by one move
MOST = 6  # turning points that are told
POINTS = 3.0  # lost by one move, where there is no such chance to lose: alone, or when all is settled

Row = dict[str, Any]


def horizon(whole: Match) -> int:
    """The last round that players think of: after it they count points as they stand."""
    return int(brain(whole.game.rules).known.HORIZON)


def length(whole: Match) -> int:
    """So many positions a game has, its last one included."""
    return len(whole.steps) + 1


def rows(whole: Match, first: int, count: int, seconds: float = SECONDS) -> list[Row]:
    """What is to be said of some positions, as plain data; `seconds` for each."""
    last = min(first + count, length(whole))
    return [
        row(past, number, whole.steps[number : number + 1], seconds)
        for number, past in positions(whole, first, last)
    ]


def positions(whole: Match, first: int, last: int) -> Iterator[tuple[int, Match]]:
    """Positions of the past, by their numbers, the later ones taken back from the end."""
    past = whole.copy()
    found = []
    while len(past.steps) >= first:
        if len(past.steps) < last:
            found.append((len(past.steps), past.copy()))
        if not past.steps:
            break
        past.undo()
    yield from reversed(found)


def row(match: Match, number: int, made: tuple[Step, ...], seconds: float) -> Row:
    step = made[0] if made else None
    mind = None if match.over else asked_in(match, step)
    sight = None if mind is None else look(mind, seconds, seed=number)
    seen = standing(match, sight)
    return {
        "round": int(match.state.rounds),
        "seat": None if step is None or step.seat < 0 else step.seat,
        "win": [round(chance, 4) for chance in seen[0]],
        "score": [round(score, 2) for score in seen[1]],
        "points": match.scores(),
        "sources": [match.breakdown(seat) for seat in range(match.game.players)],
        "turning_point": None if sight is None or step is None else turning_point(mind, sight, number, step),
    }


def asked_in(match: Match, step: Step | None) -> Match | None:
    """What the seat that moved knew; nothing where the table itself moved, or beyond what a bot thinks of."""
    if step is None or step.seat < 0 or match.state.rounds > horizon(match):
        return None
    return match.hidden(step.seat, len(match.steps))


def standing(match: Match, sight: Sight | None) -> tuple[list[float], list[float]]:
    """The chance of each seat and the points to be expected."""
    if match.over:
        end = finished(match)
        return end.win, end.score
    outputs = impressions(match) if sight is None else sight.outputs
    return shares(outputs[:, WIN]), expected(match, outputs[:, SCORE])


def turning_point(mind: Match | None, sight: Sight, number: int, step: Step) -> Row | None:
    """A move that cost its seat much; told in all languages, for it is kept."""
    best = sight.prospects[0]
    played = next((seen for seen in sight.prospects if seen.move.notation == step.notation), None)
    if mind is None or played is None:
        return None
    alone = mind.game.players == 1
    settled = not alone and is_settled(best, played)
    if not is_turning(best, played, in_points=alone or settled):
        return None
    return {
        "seq": number,
        "seat": step.seat,
        "round": step.round,
        "played": played.move.notation,
        "better": best.move.notation,
        "lost": round(best.win - played.win, 4),
        "settled": settled,  # so that only points could be lost
        "chances": [round(played.win, 4), round(best.win, 4)],
        "points": round(best.margin - played.margin, 1),
        "texts": {lang: [played.move.text(lang), best.move.text(lang)] for lang in LANGUAGES},
        "next": next_best(sight, best, played),
        "reasons": explained(mind, best, played),
    }


def explained(mind: Match, best: Prospect, played: Prospect) -> dict[str, str]:
    """Why the best move was better, as far as anything can be said for it."""
    reasons = compare(mind, best.move.number, played.move.number)
    spoken, known = reasons if favourable(reasons) else [], facts(mind, [played.move, best.move])
    return {lang: told(spoken, lang) or stated(known, lang) for lang in LANGUAGES}


def next_best(sight: Sight, best: Prospect, played: Prospect) -> Row | None:
    """The best of the other moves that do not look like one of these."""
    for seen in sight.prospects:
        if seen.kin not in (best.kin, played.kin):
            texts = {lang: seen.move.text(lang) for lang in LANGUAGES}
            return {"move": seen.move.notation, "chance": round(seen.win, 4), "texts": texts}
    return None


def is_turning(best: Prospect, played: Prospect, in_points: bool) -> bool:
    if played.move == best.move:
        return False
    return best.margin - played.margin >= POINTS if in_points else best.win - played.win >= TURNING


def is_settled(best: Prospect, played: Prospect) -> bool:
    """Whether the chance is so small, or so large, that no such part of it can be lost."""
    return best.win < TURNING or played.win > 1 - TURNING


def turning_points(found: list[Row]) -> list[Row]:
    """The costliest mistakes of a game, in the order they were made."""
    all_of_them = [row["turning_point"] for row in found if row["turning_point"]]
    worst = sorted(all_of_them, key=cost)[:MOST]
    return sorted(worst, key=lambda point: int(point["seq"]))


def cost(point: Row) -> tuple[float, float]:
    """The highest first; where all is settled, only points count."""
    return 0.0 if point["settled"] else -point["lost"], -point["points"]
