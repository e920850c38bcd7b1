"""Hints for the seat that decides, in three depths: a warning, a nudge, and the best move with its reasons.

Every function takes a hidden copy, `match.hidden(seat, seed)`, in which the seat is asked.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from chronik.bots.prospects import Prospect, asked, look
from chronik.bots.reasons import Reason, changes, compare, told
from chronik.locale import LANGUAGES, enum_text, text
from chronik.rulebook.errors import IllegalMove
from chronik.table import Game, Match

SECONDS = 1.0
WARN, NUDGE, SHOW = 1, 2, 3
MUCH = 0.10  # of the chance to win: worse by so much is much worse
LITTLE = 0.02  # so close, a move is as good as the best
TRIED = 6  # moves that seem to gain nothing and are played out to see
FEW = 3  # moves that are listed with their chances, and places that a nudge names
NAMED = 8  # moves that a warning names


@dataclass(frozen=True)
class Hint:
    """What to say, in all languages, and the same as plain data."""

    depth: int
    texts: Mapping[str, str]
    facts: Mapping[str, Any]

    def text(self, lang: str = "en") -> str:
        return self.texts[lang]

    def plain(self, lang: str = "en") -> dict[str, Any]:
        values = [row | {"text": row["texts"][lang]} for row in self.facts.get("values", ())]
        told = {"depth": self.depth, "text": self.texts[lang], **self.facts}
        return told | {"values": values} if values else told


def hint(match: Match, depth: int, seconds: float = SECONDS) -> Hint:
    return DEPTHS[min(max(depth, WARN), SHOW)](match, seconds)


def seen(match: Match, seconds: float) -> list[Prospect]:
    if match.over:
        raise IllegalMove("the match is over: there is nothing to hint at")
    return look(match, seconds).prospects


def in_all(say: Callable[[str], str]) -> dict[str, str]:
    return {lang: say(lang) for lang in LANGUAGES}


# a warning


def warn(match: Match, seconds: float = SECONDS, chosen: str | None = None) -> Hint:
    """What is wrong with some moves, or with one that is in question: its notation."""
    prospects = seen(match, seconds)
    best = prospects[0]
    in_question = [p for p in prospects if chosen is None or p.move.notation == chosen]
    tries = TRIED
    found: list[tuple[Prospect, str]] = []
    for prospect in in_question:
        lost = best.win - prospect.win
        kind = ""
        if prospect.move.death:
            kind = "death"
        elif lost >= LITTLE and not prospect.move.gain and tries > 0:
            tries -= 1
            kind = "" if any(r.gain for r in changes(match, prospect.move.number)) else "nothing"
        if not kind and lost >= MUCH:
            kind = "worse"
        if kind:
            found.append((prospect, kind))
    facts = [
        {"move": p.move.notation, "kind": kind, "lost": round(max(0.0, best.win - p.win), 4)}
        for p, kind in found
    ]
    return Hint(WARN, in_all(lambda lang: warning(found, lang)), {"warnings": facts})


def warning(found: list[tuple[Prospect, str]], lang: str) -> str:
    if not found:
        return text("bots-warn-none", lang)
    lines = []
    for kind in ("death", "nothing", "worse"):
        moves = [p.move.text(lang) for p, why in found if why == kind]
        if moves:
            more = len(moves) - NAMED
            lines.append(text(f"bots-warn-{kind}", lang, {"moves": "; ".join(moves[:NAMED])}))
            if more > 0:
                lines[-1] += " " + text("bots-warn-more", lang, {"count": more})
    return "\n".join(lines)


# a nudge


def nudge(match: Match, seconds: float = SECONDS) -> Hint:
    """Where to look, or what for; the move is not named."""
    prospects = seen(match, seconds)
    best = prospects[0]
    good = [p for p in prospects if best.win - p.win < LITTLE]
    reasons = why(match, best, prospects) if len(good) < len(prospects) else []
    places = list(dict.fromkeys(place(p.move.notation) for p in good[:FEW]))
    texts = in_all(lambda lang: pointer(good, len(prospects), reasons, lang))
    facts = {"place": places[0], "places": places, "good": len(good), "moves": len(prospects)}
    return Hint(NUDGE, texts, facts)


def pointer(good: list[Prospect], count: int, reasons: list[Reason], lang: str) -> str:
    if len(good) == count:
        return text("bots-nudge-any", lang)
    parts = [text("bots-nudge-few", lang, {"count": len(good), "of": count})]
    named = list(dict.fromkeys(filter(None, (where(p, lang) for p in good[:FEW]))))
    if named:
        parts.append(text("bots-nudge-place", lang, {"places": ", ".join(named)}))
    gains = tuple(reason.said for reason in reasons if reason.gain and not reason.others)[:1]
    if gains:
        parts.append(text("bots-nudge-gain", lang, {"subject": gains}))
    return " ".join(parts)


def place(notation: str) -> str:
    return notation.partition(":")[0]


def where(prospect: Prospect, lang: str) -> str:
    """Where a move is made: what comes before its colon, or the land that a statue is placed on."""
    before, colon, _ = prospect.move.text(lang).partition(":")
    if colon:
        return before.strip()
    land = prospect.move.args.get("land")
    return "" if land is None else enum_text(land, lang)


# the move


def show(match: Match, seconds: float = SECONDS) -> Hint:
    """The best move, its chance to win and margin beside the next best, and why."""
    prospects = seen(match, seconds)
    best, others = prospects[0], prospects[1:2]
    reasons = why(match, best, prospects)
    alone = match.game.players == 1
    texts = in_all(lambda lang: shown(match.game, best, others, reasons, lang))
    values = [value(p, alone) for p in prospects[:FEW]]
    facts = {
        "move": best.move.notation,
        "seat": asked(match),
        "values": values,
        "reasons": [reason.plain() for reason in reasons[:FEW]],
    }
    return Hint(SHOW, texts, facts)


def why(match: Match, best: Prospect, prospects: list[Prospect]) -> list[Reason]:
    """Against the next best that makes a difference one can name, and in favour of the best."""
    for other in prospects[1 : 1 + FEW]:
        reasons = compare(match, best.move.number, other.move.number)
        if any(reason.weight > 0 for reason in reasons):
            return reasons
    return []


def value(prospect: Prospect, alone: bool) -> dict[str, Any]:
    """Its chance to win; alone, the points to be expected."""
    return {
        "move": prospect.move.notation,
        "value": round(prospect.margin, 1) if alone else round(prospect.win, 4),
        "margin": round(prospect.margin, 1),
        "texts": in_all(prospect.move.text),
    }


def shown(game: Game, best: Prospect, others: list[Prospect], reasons: list[Reason], lang: str) -> str:
    lines = [text("bots-show-best", lang, worth(game, best, lang))]
    lines += [text("bots-show-next", lang, worth(game, other, lang)) for other in others]
    if sentence := told(reasons, lang):
        lines.append(text("bots-show-why", lang, {"why": sentence}))
    return "\n".join(lines)


def worth(game: Game, prospect: Prospect, lang: str) -> dict[str, Any]:
    points = round(prospect.margin)
    ahead = "level" if points == 0 else "ahead" if points > 0 else "behind"
    score = text("bots-score", lang, {"game": game.name, "count": abs(points)})
    kind = "alone" if game.players == 1 else ahead
    said = text(f"bots-worth-{kind}", lang, {"score": score, "win": percent(prospect.win)})
    return {"move": prospect.move.text(lang), "worth": said}


def percent(chance: float) -> int:
    return round(100 * min(max(chance, 0.0), 1.0))


DEPTHS: dict[int, Callable[[Match, float], Hint]] = {WARN: warn, NUDGE: nudge, SHOW: show}
