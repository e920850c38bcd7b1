"""The page of a study: the same in three languages, of which one is shown."""

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Any

from chronik.bots import levels
from chronik.cli.report import plots
from chronik.cli.report.page import framed
from chronik.cli.report.plots import Dot
from chronik.lab.findings import Row
from chronik.locale import LANGUAGES, text

FAIR = 1.0
MOST, FEW = 40, 20  # lines of one plot


def page(found: Row, lang: str) -> str:
    articles = "".join(StudyReport(found, code).article() for code in LANGUAGES)
    return framed(f"{text(found['game'], lang)}: {text('study-title', lang)}", lang, articles)


class StudyReport:
    """All that was found, in one language."""

    def __init__(self, found: Row, lang: str) -> None:
        self.found, self.lang = found, lang
        self.several = found["players"] > 1

    def say(self, message: str, **args: Any) -> str:
        return text(f"study-{message}", self.lang, args)

    def at_table(self, message: str) -> str:
        """Alone nobody wins: there are good games, above the median, and others."""
        return self.say(message if self.several else f"solo-{message}")

    def article(self) -> str:
        footer = f"<footer>{escape(self.say('footer'))}</footer>"
        return f'<article lang="{self.lang}">{self.head()}{"".join(self.sections())}{footer}</article>'

    def sections(self) -> Iterator[str]:
        found = self.found
        for variant in found["variants"]:
            yield self.variant(variant)
        if self.several:
            begins = self.say("first-seat") if found["options"].get("first") == 0 else ""
            note = f"{self.say('seats-note')} {begins}".strip()
            yield self.section("seats", self.seats(found["seats"]), note)
        if found["compensation"]:
            yield self.section("compensation", self.compensation(), self.say("compensation-note"))
        yield self.section("sources", self.sources(), self.at_table("sources-note"))
        yield self.section("length", self.length(), self.length_note())
        yield self.section("things", self.things(), self.at_table("things-note"))
        yield self.section("strategies", self.strategies(), self.at_table("strategies-note"))
        if self.several:
            yield self.section("against", self.against(), self.say("against-note"))
        yield self.section("levels", self.levels(), self.say("levels-note") if self.several else "")

    def head(self) -> str:
        game, level = escape(text(self.found["game"], self.lang)), self.level(self.found["level"])
        about = self.say(
            "about",
            games=self.found["games"],
            level=level,
            players=self.found["players"],
            seed=str(self.found["seed"]),
        )
        options = ", ".join(self.options())
        return (
            f"<header><p class=mark>{game}</p><h1>{escape(self.say('title'))}</h1>"
            f"<p class=note>{escape(about)}{escape(f' ({options})' if options else '')}</p></header>"
        )

    def options(self) -> Iterator[str]:
        """What game it is, in a few words."""
        options = self.found["options"]
        for kind in ("edition", "variant"):
            if options.get(kind):
                yield text(f"server-{kind}-{options[kind]}", self.lang)
        for name in options.get("expansions", ()):
            yield text(f"server-expansion-{name}", self.lang)
        if options.get("solo"):
            yield text("page-solo", self.lang)

    def section(self, message: str, drawn: str, note: str, **args: Any) -> str:
        title = escape(self.say(message, **args))
        drawn = drawn if self.lang == "en" else plots.with_comma(drawn)
        return f"<section><h2>{title}</h2><p class=note>{escape(note)}</p>{drawn}</section>"

    # pictures

    def fair(self, rows: list[Dot], label: str, **more: Any) -> str:
        return plots.whiskers(rows, label, self.at_table("win-multiple"), FAIR, **more)

    def seats(self, rows: list[Row]) -> str:
        return self.fair(self.seat_dots(rows), self.say("seats"))

    def seat_dots(self, rows: list[Row]) -> list[Dot]:
        score = self.say("points")
        return [
            dot(
                self.say("seat", number=row["seat"] + 1),
                row["win"],
                f"{self.number(row['score']['value'])} {score}",
            )
            for row in rows
        ]

    def compensation(self) -> str:
        told = self.found["compensation"]
        given, kept = (self.seat_dots(told[name]) for name in ("with", "without"))
        points = [[self.number(row["score"]["value"]) for row in told[name]] for name in ("with", "without")]
        given = [
            seat._replace(beside=f"{a} / {b} {self.say('points')}")
            for seat, a, b in zip(given, *points, strict=True)
        ]
        legend = self.say("with"), self.say("without")
        drawn = self.fair(given, self.say("compensation"), more=kept, legend=legend)
        changes = [dot(self.say("seat", number=seat + 1), row) for seat, row in enumerate(told["difference"])]
        return drawn + plots.whiskers(changes, self.say("difference"), self.say("difference"), 0.0)

    def sources(self) -> str:
        rows = [row for row in self.found["sources"] if row["winners"]["value"] or row["others"]["value"]]
        winners, others = (
            [dot(row["texts"][self.lang], row[name]) for row in rows] for name in ("winners", "others")
        )
        legend = self.at_table("winners"), self.at_table("others")
        return plots.whiskers(
            winners, self.say("sources"), self.say("points"), None, more=others, legend=legend
        )

    def length(self) -> str:
        rounds = self.found["length"]["rounds"]
        return plots.bars(rounds["histogram"], self.say("length"), self.say("rounds"), self.say("games"))

    def length_note(self) -> str:
        told = self.found["length"]
        means = {name: self.number(told[name]["value"]) for name in ("rounds", "decisions", "pause")}
        dies = self.found["game"] != "tumult"
        note = self.say("length-note" if dies else "length-short-note", **means)
        cut = told["cut"]["value"]
        return f"{note} {self.say('cut', percent=self.number(100 * cut))}" if cut else note

    def things(self) -> str:
        """A plot for each group; what nobody did is named."""
        drawn = ""
        for group, rows in groupby(self.found["things"], key=lambda row: str(row["group"])):
            every = list(rows)
            used = [row for row in every if row["win"]["count"]]
            best = sorted(used, key=lambda row: -row["win"]["value"])[:MOST]
            dots = [
                dot(
                    cut(row["texts"][self.lang]),
                    row["win"],
                    f"{self.number(row['times'])} \N{MULTIPLICATION SIGN}",
                )
                for row in best
            ]
            unused = [row["texts"][self.lang] for row in every if not row["times"]]
            name = self.say(f"group-{group}")
            drawn += f"<h3>{escape(name)}</h3>{self.fair(dots, name) if dots else ''}"
            if unused:
                drawn += f"<p>{escape(self.say('nobody', things=', '.join(unused)))}</p>"
        return drawn

    def strategies(self) -> str:
        rows = sorted(self.followed(), key=lambda row: -row["win"]["value"])
        dots = [dot(row["texts"][self.lang], row["win"], self.percent(row["part"])) for row in rows]
        return self.fair(dots, self.say("strategies"))

    def followed(self) -> list[Row]:
        return [row for row in self.found["strategies"]["ways"] if row["win"]["count"]]

    def against(self) -> str:
        """A table: numbers are read better than shades."""
        told = self.found["strategies"]
        kept = [k for k, row in enumerate(told["ways"]) if row["win"]["count"]]
        names = {k: escape(told["ways"][k]["texts"][self.lang]) for k in kept}
        head = "".join(f"<th scope=col>{names[k]}</th>" for k in kept)
        body = "".join(
            f"<tr><th scope=row>{names[a]}</th>{''.join(self.cell(told['against'][a][b]) for b in kept)}</tr>"
            for a in kept
        )
        table = f"<thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody>"
        return f"<div class=wide><table class=matrix>{table}</table></div>"

    def cell(self, row: Row | None) -> str:
        if row is None:
            return "<td></td>"
        low, high = row["interval"]
        sure = "ahead" if low > 0.5 else "behind" if high < 0.5 else ""
        half = self.number(50 * (high - low))
        return f'<td class="{sure}">{self.number(100 * row["value"])} <small>±{half}</small></td>'

    def levels(self) -> str:
        drawn = ""
        if self.several:
            met = [row for row in self.found["mixed"] if row["win"]["count"]]
            drawn = self.fair([dot(self.level(row["level"]), row["win"]) for row in met], self.say("levels"))
        return f"{drawn}<p class=note>{escape(self.at_table('alone-note'))}</p>{self.own_tables()}"

    def own_tables(self) -> str:
        names = ("best", "rounds", "first") if self.several else ("best", "rounds")
        told = (self.say("level"), self.at_table("best"), *(self.say(name) for name in names[1:]))
        head = "".join(f"<th scope=col>{escape(name)}</th>" for name in told)
        body = "".join(
            f"<tr><th scope=row>{escape(self.level(row['level']))}</th>"
            f"{''.join(f'<td>{self.with_interval(row[name])}</td>' for name in names)}</tr>"
            for row in self.found["levels"]
        )
        return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"

    def variant(self, told: Row) -> str:
        shown = [
            row for row in told["rows"] if (row["base"] or row["variant"]) and row["what"] != "decisions"
        ]
        dots = [dot(row["texts"][self.lang], row, self.change(row)) for row in shown]
        drawn = plots.whiskers(dots, told["name"], self.say("difference"), 0.0)
        deeds = [
            dot(cut(f"{self.say('group-' + row['group'])}: {row['texts'][self.lang]}"), row, self.change(row))
            for row in told["things"][:FEW]
        ]
        if deeds:
            drawn += f"<h3>{escape(self.say('otherwise'))}</h3>"
            drawn += plots.whiskers(deeds, self.say("otherwise"), self.say("difference"), 0.0)
        if self.several:
            seats = [dot(self.say("seat", number=seat + 1), row) for seat, row in enumerate(told["win"])]
            drawn += f"<h3>{escape(self.say('seats'))}</h3>"
            drawn += plots.whiskers(seats, self.say("seats"), self.say("difference"), 0.0)
        return self.section("variant", drawn, self.say("variant-note"), name=told["name"])

    def change(self, row: Row) -> str:
        return f"{self.number(row['base'])} → {self.number(row['variant'])}"

    # words and numbers

    def level(self, name: str) -> str:
        if name == "random":
            return self.say("level-random")
        return text(f"server-level-{name}", self.lang) if name in levels() else name

    def with_interval(self, row: Row) -> str:
        low, high = row["interval"]
        return f"{self.number(row['value'])} <small>{self.number(low)}\N{EN DASH}{self.number(high)}</small>"

    def percent(self, part: float) -> str:
        return f"{self.number(100 * part)}\N{NO-BREAK SPACE}%"

    def number(self, value: float) -> str:
        """Three figures are enough; German and French have a decimal comma."""
        size = abs(value)
        told = f"{value:.0f}" if size >= 100 else f"{value:.1f}" if size >= 10 else f"{value:.2f}"
        return told if self.lang == "en" else told.replace(".", ",")


def dot(label: str, row: Row, beside: str = "") -> Dot:
    low, high = row["interval"]
    return Dot(label, row["value"], low, high, beside)


def cut(label: str, most: int = 50) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"
