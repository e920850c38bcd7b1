"""The page of a finished game: the same in three languages, of which one is shown."""

from html import escape
from importlib.resources import files
from typing import Any

from chronik.bots.story import Row, horizon, turning_points
from chronik.cli.report import charts
from chronik.cli.report.charts import Frame
from chronik.locale import LANGUAGES, enum_text, text
from chronik.table import Match

OWN_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
SMALL = 470  # the width of a picture that has another beside it
CLOSING = ("tie_break", "title")  # events of the end that say who stands where, and why


def page(match: Match, rows: list[Row], lang: str) -> str:
    articles = "".join(Report(match, rows, code).article() for code in LANGUAGES)
    title = f"{text(match.game.name, lang)}: {text('report-title', lang)}"
    return framed(title, lang, charts.hatches(), articles)


def framed(title: str, lang: str, *parts: str) -> str:
    """One file of HTML without scripts and without anything from elsewhere: an article in each language."""
    style = files("chronik.cli.report").joinpath("style.css").read_text(encoding="utf-8")
    switch = "".join(
        f'<input type="radio" name="lang" id="{code}"{" checked" if code == lang else ""}>'
        f'<label for="{code}" lang="{code}">{OWN_NAMES[code]}</label>'
        for code in LANGUAGES
    )
    *before, articles = parts
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>\n{style}</style></head>\n<body>{''.join(before)}{switch}{articles}</body></html>\n"
    )


def wide(drawn: str) -> str:
    """Where the page is narrow it is moved sideways: its words stay as large as they are."""
    return f"<div class=wide>{drawn}</div>"


class Report:
    """One game in one language."""

    def __init__(self, match: Match, rows: list[Row], lang: str) -> None:
        self.match, self.rows, self.lang = match, rows, lang
        self.seats = range(match.game.players)
        self.alone = match.game.players == 1
        self.names = match.seat_names(lang)
        self.turns = turning_points(rows)
        self.marked = [
            (turn["seq"], self.anchor(number), self.headline(turn))
            for number, turn in enumerate(self.turns, 1)
        ]
        first: dict[int, int] = {}
        for position, row in enumerate(rows):
            first.setdefault(max(1, row["round"]), position)
        self.begins = [(position, number) for number, position in first.items()]

    def say(self, message: str, **args: Any) -> str:
        return text(f"report-{message}", self.lang, args)

    def article(self) -> str:
        parts = [self.head()]
        if not self.alone:
            parts.append(self.figure("chances", self.chances()))
        parts += [self.figure("points", self.points()), self.figure("sources", self.sources()), self.told()]
        parts.append(f"<footer>{escape(self.say('footer'))}</footer>")
        return f'<article lang="{self.lang}">{"".join(parts)}</article>'

    def figure(self, name: str, drawn: str) -> str:
        title, note = escape(self.say(name)), escape(self.say(f"{name}-note"))
        return f"<section><h2>{title}</h2><p class=note>{note}</p>{drawn}</section>"

    def head(self) -> str:
        places = {seat: rank for rank, tied in enumerate(self.match.ranking(), 1) for seat in tied}
        scores = self.match.scores()
        order = sorted(self.seats, key=lambda seat: (places[seat], seat))
        cards = "".join(
            f"<li class=card>{sign(seat, 'seat')}<b>{escape(self.names[seat])}</b>"
            f"<span class=big>{scores[seat]}</span>"
            f"<span class=note>{escape(self.placed(places[seat]))}</span></li>"
            for seat in order
        )
        game = escape(text(self.match.game.name, self.lang))
        moves, last = len(self.match.steps), self.rows[-1]["round"]
        about = escape(self.say("about", moves=moves, rounds=last, seed=str(self.match.seed)))
        title = f"<p class=mark>{game}</p><h1>{escape(self.say('title'))}</h1>"
        why = "".join(f"<p>{escape(told)}</p>" for told in self.closing())
        return f"<header>{title}<p class=note>{about}</p><ul class=cards>{cards}</ul>{why}</header>"

    def placed(self, place: int) -> str:
        """Who plays alone has no place, but a title."""
        return "" if self.alone else self.say("place", place=place)

    def closing(self) -> list[str]:
        """What the game itself says of a tie or a title, and what the bot did not look beyond."""
        (end,) = self.match.events(self.lang, self.match.pages - 1)
        told = [event["text"] for event in end if event["event"] in CLOSING]
        last = horizon(self.match)
        return [*told, self.say("horizon", rounds=last)] if self.rows[-1]["round"] > last else told

    # pictures

    def around(self, frame: Frame, step: float, unit: str = "") -> None:
        charts.amounts(frame, step, lambda amount: f"{amount:g}{unit}")
        charts.rounds(frame, self.begins, lambda number: self.say("round", number=number))

    def chances(self) -> str:
        frame = Frame(len(self.rows), 0, 100, 330)
        # The first seat lies on top, as it stands first everywhere.
        layers = [(seat, [100 * row["win"][seat] for row in self.rows]) for seat in reversed(self.seats)]
        middles = charts.bands(frame, layers, "seat")
        self.around(frame, 25, "\N{NO-BREAK SPACE}%" if self.lang != "en" else "%")
        charts.pins(frame, self.marked)
        ends = [
            (y, seat, self.named(seat), "seat") for y, seat in zip(middles, reversed(self.seats), strict=True)
        ]
        charts.names(frame, ends)
        return wide(frame.svg(self.say("chances")))

    def points(self) -> str:
        now = [[row["points"][seat] for row in self.rows] for seat in self.seats]
        then = [[row["score"][seat] for row in self.rows] for seat in self.seats]
        every = [amount for row in (*now, *then) for amount in row]
        frame = Frame(len(self.rows), min(0.0, *every), max(5.0, *every), 330)
        self.around(frame, nice(frame.high - frame.low))
        charts.lines(frame, then, thin=True)
        heights = charts.lines(frame, now)
        charts.pins(frame, self.marked)
        ends = [
            (y, seat, f"{self.named(seat)} {now[seat][-1]}", "seat")
            for seat, y in zip(self.seats, heights, strict=True)
        ]
        charts.names(frame, ends)
        return wide(frame.svg(self.say("points")))

    def sources(self) -> str:
        """A small picture for each seat, all to the same scale."""
        kinds = [kind for kind in self.match.game.rules.category if self.used(kind.name.lower())]
        high = max(5, *(sum(part.values()) for row in self.rows for part in row["sources"]))
        drawn = "".join(
            f"<figure><figcaption>{escape(self.names[seat])}</figcaption>"
            f"{self.source(seat, kinds, high)}</figure>"
            for seat in self.seats
        )
        legend = "".join(
            f"<li>{sign(number, 'source')}{escape(enum_text(kind, self.lang))}</li>"
            for number, kind in enumerate(kinds)
        )
        both = wide(drawn) if self.alone else f"<div class=pair>{drawn}</div>"
        return f"<ul class=legend>{legend}</ul>{both}"

    def source(self, seat: int, kinds: list[Any], high: int) -> str:
        size = (330,) if self.alone else (230, SMALL, 30)
        frame = Frame(len(self.rows), 0, high, *size)
        layers = [
            (number, [max(0, row["sources"][seat][kind.name.lower()]) for row in self.rows])
            for number, kind in enumerate(kinds)
        ]
        charts.bands(frame, layers, "source")
        charts.amounts(frame, nice(high), lambda amount: f"{amount:g}")
        charts.rounds(frame, self.begins, str)
        return frame.svg(f"{self.say('sources')}: {self.names[seat]}")

    def used(self, category: str) -> bool:
        return any(part.get(category) for row in self.rows for part in row["sources"])

    def named(self, seat: int) -> str:
        name = self.names[seat]
        return name if len(name) <= 15 else f"{name[:14]}…"

    # words

    def anchor(self, number: int) -> str:
        return f"turn-{self.lang}-{number}"

    def headline(self, turn: Row) -> str:
        return self.say("turn", round=turn["round"], who=self.names[turn["seat"]])

    def told(self) -> str:
        title = escape(self.say("turns"))
        if not self.turns:
            return f"<section><h2>{title}</h2><p>{escape(self.say('no-turns'))}</p></section>"
        cards = "".join(self.card(number, turn) for number, turn in enumerate(self.turns, 1))
        return f"<section><h2>{title}</h2><ol class=turns>{cards}</ol></section>"

    def card(self, number: int, turn: Row) -> str:
        played, better = turn["texts"][self.lang]
        lost = (
            self.say("lost-points", count=round(turn["points"]))
            if self.alone or turn["settled"]
            else self.say("lost", percent=round(100 * turn["lost"]))
        )
        why = turn["reasons"][self.lang]
        reason = f"<dt>{escape(self.say('why'))}</dt><dd>{escape(why)}</dd>" if why else ""
        return (
            f'<li class=card id="{self.anchor(number)}"><span class=stamp>{number}</span>'
            f"<h3>{escape(self.headline(turn))}</h3><p class=lost>{escape(lost)}</p>"
            f"<dl><dt>{escape(self.say('played'))}</dt><dd>{escape(played)}</dd>"
            f"<dt>{escape(self.say('better'))}</dt><dd><b>{escape(better)}</b></dd>{reason}</dl></li>"
        )


def sign(number: int, kind: str) -> str:
    """The mark of a seat or a source, among words."""
    drawn = charts.mark(8, 8, number, kind)
    return f'<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">{drawn}</svg>'


def nice(span: float) -> float:
    """A step of about a fifth of the span: 1, 2, 5, 10, 20, ..."""
    step = 1.0
    while span / step > 6:
        step *= 2.5 if str(step)[0] == "2" else 2
    return step
