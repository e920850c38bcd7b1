"""Hints for the seat that decides, in three depths: a warning, a nudge, and the best move with its reasons.

Every function takes a hidden copy, `match.hidden(seat, seed)`, in which the seat is asked.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from chronik.bots.engine import brain
from chronik.bots.places import place_in_words
from chronik.bots.prospects import Prospect, asked, is_blind, look
from chronik.bots.raid import Fact, stated
from chronik.bots.reasons import Reason, changes, compare, facts, favourable, told
from chronik.locale import LANGUAGES, text
from chronik.rulebook.errors import IllegalMove
from chronik.table import Game, Match

SECONDS = 1.0
WARN, NUDGE, SHOW = 1, 2, 3
MUCH = 0.10  # of the chance to win: worse by so much is much worse
LITTLE = 0.02  # so close, a move is as good as the best
SETTLED = 0.05  # of the chance to win: so near to none, or to all of it, points tell more
WHOLE = 2.0  # times the points that are 1 to a network: they weigh as much as a game won
TRIED = 6  # moves that seem to gain nothing and are played out to see
FEW = 3  # moves that are listed with their chances, and places that a nudge names
NAMED = 8  # moves that a warning names
FAULTS = "death", "nothing", "worse"


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
    return DEPTHS[min(max(depth, WARN), SHOW)](match, seen(match, seconds))


def hints(match: Match, seconds: float = SECONDS) -> dict[int, Hint]:
    """In all depths, of one look at the position: they agree with one another."""
    prospects = seen(match, seconds)
    return {depth: found(match, prospects) for depth, found in DEPTHS.items()}


def seen(match: Match, seconds: float) -> list[Prospect]:
    if match.over:
        raise IllegalMove("the match is over: there is nothing to hint at")
    return look(match, seconds).prospects


def loss(match: Match, best: Prospect, other: Prospect) -> float:
    """How much worse it is: of the chance to win; of points, alone or where the winner is all but certain."""
    points = (best.margin - other.margin) / (WHOLE * brain(match.game.rules).known.POINTS)
    if match.game.players == 1:
        return max(0.0, points)
    settled = best.win < SETTLED or other.win > 1 - SETTLED
    return max(0.0, best.win - other.win, points if settled else 0.0)


def alike(prospects: list[Prospect]) -> list[list[Prospect]]:
    """Moves that look the same, together."""
    groups: dict[int, list[Prospect]] = {}
    for prospect in prospects:
        groups.setdefault(prospect.kin, []).append(prospect)
    return list(groups.values())


def named(group: list[Prospect], lang: str) -> str:
    """Each by its name, or one for all if they are many."""
    if len(group) <= FEW:
        return one_by_one([prospect.move.text(lang) for prospect in group], lang)
    return text("bots-alike", lang, {"move": group[0].move.text(lang), "count": len(group) - 1})


def in_all(say: Callable[[str], str]) -> dict[str, str]:
    return {lang: say(lang) for lang in LANGUAGES}


def one_by_one(moves: list[str], lang: str) -> str:
    *before, said = moves
    for move in reversed(before):
        said = text("bots-moves", lang, {"first": move, "rest": said})
    return said


# a warning


def warn(match: Match, seconds: float = SECONDS, chosen: str | None = None) -> Hint:
    """What is wrong with some moves, or with one that is in question: its notation."""
    return warned(match, seen(match, seconds), chosen)


def warned(match: Match, prospects: list[Prospect], chosen: str | None = None) -> Hint:
    in_question = [p for p in prospects if chosen in (None, p.move.notation)]
    kinds = faults(match, prospects, {p.kin for p in in_question})
    found = [p for p in in_question if p.kin in kinds]
    facts = [
        {
            "move": p.move.notation,
            "kind": kinds[p.kin],
            "lost": round(max(0.0, prospects[0].win - p.win), 4),
        }
        for p in found
    ]
    texts = in_all(lambda lang: warning(match.game, alike(found), kinds, lang))
    return Hint(WARN, texts, {"warnings": facts})


def faults(match: Match, prospects: list[Prospect], in_question: set[int]) -> dict[int, str]:
    """What is wrong with moves, by their kin: nothing with the best, and no death if all moves kill."""
    best = prospects[0]
    fatal = all(p.move.death for p in prospects)
    firsts = [group[0] for group in alike(prospects) if group[0].kin in in_question - {best.kin}]
    dead = {p.kin for p in firsts if p.move.death and not fatal}
    lost = {p.kin: loss(match, best, p) for p in firsts if p.kin not in dead}
    idle = [p for p in firsts if lost.get(p.kin, 0) >= LITTLE and not p.move.gain][:TRIED]
    vain = set() if is_blind(match) else {p.kin for p in idle if gains_nothing(match, p)}
    worse = {kin for kin in lost if lost[kin] >= MUCH}
    return dict.fromkeys(worse, "worse") | dict.fromkeys(vain, "nothing") | dict.fromkeys(dead, "death")


def gains_nothing(match: Match, prospect: Prospect) -> bool:
    return not any(reason.gain for reason in changes(match, prospect.move.number))


def warning(game: Game, found: list[list[Prospect]], kinds: Mapping[int, str], lang: str) -> str:
    lines = []
    for kind in FAULTS:
        groups = [group for group in found if kinds[group[0].kin] == kind]
        if groups:
            moves = one_by_one([named(group, lang) for group in groups[:NAMED]], lang)
            lines.append(text(f"bots-warn-{kind}", lang, {"game": game.name, "moves": moves}))
        if more := sum(map(len, groups[NAMED:])):
            lines[-1] += " " + text("bots-warn-more", lang, {"count": more})
    return "\n".join(lines) or text("bots-warn-none", lang)


# a nudge


def nudge(match: Match, seconds: float = SECONDS) -> Hint:
    """Where to look, or what for; the move is not named."""
    return nudged(match, seen(match, seconds))


def nudged(match: Match, prospects: list[Prospect]) -> Hint:
    good = [p for p in prospects if loss(match, prospects[0], p) < LITTLE]
    reasons = why(match, prospects) if len(good) < len(prospects) else []
    firsts = [group[0] for group in alike(good)[:FEW]]
    places = list(dict.fromkeys(place(p.move.notation) for p in firsts))
    known = facts(match, [])
    texts = in_all(lambda lang: pointer(good, len(prospects), reasons, known, lang))
    about = {"place": places[0], "places": places, "good": len(good), "moves": len(prospects)}
    return Hint(NUDGE, texts, about)


def pointer(good: list[Prospect], count: int, reasons: list[Reason], known: list[Fact], lang: str) -> str:
    if len(good) == count:
        return text("bots-nudge-any", lang)
    parts = [text("bots-nudge-few", lang, {"count": len(good), "of": count})]
    firsts = (group[0].move for group in alike(good)[:FEW])
    places = list(dict.fromkeys(filter(None, (place_in_words(move, lang) for move in firsts))))
    if places:
        parts.append(text("bots-nudge-place", lang, {"places": ", ".join(places)}))
    gains = tuple(reason.said for reason in reasons if reason.gain and not reason.others)[:1]
    if gains:
        parts.append(text("bots-nudge-gain", lang, {"subject": gains}))
    return " ".join([*parts, *filter(None, [stated(known, lang)])])


def place(notation: str) -> str:
    """What comes before the colon, or else before the last dot; nothing, if that is all."""
    return notation.rpartition(":" if ":" in notation else ".")[0]


# the move


def show(match: Match, seconds: float = SECONDS) -> Hint:
    """The best move, its chance to win and margin beside the next best, and why."""
    return revealed(match, seen(match, seconds))


def revealed(match: Match, prospects: list[Prospect]) -> Hint:
    groups, reasons = alike(prospects)[:FEW], why(match, prospects)
    alone = match.game.players == 1
    costly = prospects[0].move.death and not all(p.move.death for p in prospects)
    known = facts(match, [group[0].move for group in groups[:2]])
    texts = in_all(lambda lang: shown(match.game, groups[:2], costly, reasons, known, lang))
    about = {
        "move": prospects[0].move.notation,
        "seat": asked(match),
        "values": [value(group, alone) for group in groups],
        "reasons": [*(reason.plain() for reason in reasons[:FEW]), *(fact.plain() for fact in known)],
    }
    return Hint(SHOW, texts, about)


def why(match: Match, prospects: list[Prospect]) -> list[Reason]:
    """Against the next best that makes a difference one can name, and in favour of the best."""
    best, *others = (group[0].move.number for group in alike(prospects)[: 1 + FEW])
    for other in others:
        reasons = compare(match, best, other)
        if favourable(reasons):
            return reasons
    return []


def value(group: list[Prospect], alone: bool) -> dict[str, Any]:
    """Its chance to win; alone, the points to be expected."""
    first = group[0]
    return {
        "move": first.move.notation,
        "value": round(first.margin, 1) if alone else round(first.win, 4),
        "margin": round(first.margin, 1),
        "texts": in_all(lambda lang: named(group, lang)),
    }


def shown(
    game: Game,
    groups: list[list[Prospect]],
    costly: bool,
    reasons: list[Reason],
    known: list[Fact],
    lang: str,
) -> str:
    best, *others = groups
    lines = [text("bots-show-best", lang, worth(game, best, lang))]
    if costly:
        lines.append(text("bots-show-death", lang, {"game": game.name}))
    lines += [text("bots-show-next", lang, worth(game, other, lang)) for other in others]
    if sentence := told(reasons, lang):
        lines.append(text("bots-show-why", lang, {"why": sentence}))
    if known:
        lines.append(stated(known, lang))
    return "\n".join(lines)


def worth(game: Game, group: list[Prospect], lang: str) -> dict[str, Any]:
    points = round(group[0].margin)
    ahead = "level" if points == 0 else "ahead" if points > 0 else "behind"
    score = text("bots-score", lang, {"game": game.name, "count": abs(points)})
    kind = "alone" if game.players == 1 else ahead
    said = text(f"bots-worth-{kind}", lang, {"score": score, "win": percent(group[0].win)})
    return {"move": named(group, lang), "worth": said}


def percent(chance: float) -> int:
    return round(100 * min(max(chance, 0.0), 1.0))


DEPTHS: dict[int, Callable[[Match, list[Prospect]], Hint]] = {WARN: warned, NUDGE: nudged, SHOW: revealed}
