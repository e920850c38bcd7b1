"""Plots of a study, by Matplotlib: dots with whiskers, bars, and a table of shares, as SVG for a page.

Colours are drawn with stand-ins that become the page's own, so that they follow its light and its dark.
Series differ in their marks and in their place, never in colour alone.
"""

import re
from collections.abc import Sequence
from html import escape
from io import StringIO
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

from chronik.cli.report.page import wide
from chronik.rulebook.errors import OptionError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INK, PALE, GRID, PAPER = "#010101", "#020202", "#030303", "#040404"
SERIES = ("#050505", "#060606")
TOKENS = {
    INK: "var(--ink)",
    PALE: "var(--ink-2)",
    GRID: "var(--rule)",
    PAPER: "var(--paper)",
    SERIES[0]: "var(--c0)",
    SERIES[1]: "var(--c7)",
}
MARKS = ("o", "D")
WIDTH, ROW, AROUND = 9.6, 0.3, 0.9  # inches: of a plot, of a line in it, of what stands around
MISSING = "study: the plots need Matplotlib; pip install 'chronik[study]', or ask for --json"
NUMBERS = count()


class Dot(NamedTuple):
    """A value with its interval; `beside` is said at the end of the line."""

    label: str
    value: float
    low: float
    high: float
    beside: str = ""


def check_installed() -> None:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise OptionError(MISSING) from None


def new_figure(height: float) -> tuple["Figure", Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained", facecolor="none")
    axes = figure.add_subplot(facecolor="none")
    for side in axes.spines.values():
        side.set_visible(False)
    axes.tick_params(colors=INK, length=0)
    axes.set_axisbelow(True)
    return figure, axes


def whiskers(
    rows: Sequence[Dot], label: str, unit: str, mark: float | None, more: Sequence[Dot] = (), legend: Any = ()
) -> str:
    """One line for each row; a second series, of the same labels, lies just below the first."""
    both = [rows, more] if more else [rows]
    figure, axes = new_figure(AROUND + ROW * len(rows) * len(both) + 0.3 * bool(legend))
    if mark is not None:
        axes.axvline(mark, color=PALE, linewidth=1, linestyle=(0, (4, 3)))
    for number, series in enumerate(both):
        heights = [line + 0.3 * (number - (len(both) - 1) / 2) for line in range(len(series))]
        for dot, height in zip(series, heights, strict=True):
            axes.plot([dot.low, dot.high], [height, height], color=SERIES[number], linewidth=2)
        values = [dot.value for dot in series]
        look = {"color": SERIES[number], "marker": MARKS[number], "linestyle": "none", "markersize": 7}
        axes.plot(values, heights, label=legend[number] if legend else None, **look)
    axes.set_yticks(range(len(rows)), [dot.label for dot in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.grid(axis="x", color=GRID, linewidth=0.8)
    axes.set_xlabel(unit, color=INK)
    if any(dot.beside for dot in rows):
        right = axes.secondary_yaxis("right")
        right.set_yticks(range(len(rows)), [dot.beside for dot in rows])
        right.tick_params(colors=PALE, length=0)
        right.spines["right"].set_visible(False)
    if legend:
        axes.legend(loc="lower right", bbox_to_anchor=(1, 1), ncols=2, frameon=False, labelcolor=INK)
    return svg(figure, label)


def bars(heights: dict[int, int], label: str, below: str, unit: str) -> str:
    """A histogram of whole numbers."""
    figure, axes = new_figure(2.8)
    axes.bar(list(heights), list(heights.values()), color=SERIES[0], width=0.82)
    axes.grid(axis="y", color=GRID, linewidth=0.8)
    for axis in (axes.xaxis, axes.yaxis):
        axis.get_major_locator().set_params(integer=True)
    axes.set_xlabel(below, color=INK)
    axes.set_ylabel(unit, color=INK)
    return svg(figure, label)


def svg(figure: "Figure", label: str) -> str:
    """A figure as part of a page: without head and style, its ids its own, in the page's colours."""
    import matplotlib

    file = StringIO()
    settings: dict[str, Any] = {"svg.fonttype": "none", "svg.hashsalt": "chronik", "font.size": 11}
    with matplotlib.rc_context(settings):
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    drawn = file.getvalue()
    drawn = drawn[drawn.index("<svg") :].strip()
    drawn = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>|<!--.*?-->", "", drawn, flags=re.DOTALL)
    drawn = re.sub(
        r"^<svg[^>]*?(viewBox=\"[^\"]*\")[^>]*>", rf'<svg \1 role="img" aria-label="{escape(label)}">', drawn
    )
    drawn = re.sub(r"font: ([\d.]+px)[^;\"]*", r"font-size: \1", drawn)
    drawn = re.sub(r"\n\s*", "\n", drawn).replace("xlink:href", "href")
    for stand_in, token in TOKENS.items():
        drawn = drawn.replace(stand_in, token)
    return wide(own_ids(drawn, f"plot-{next(NUMBERS)}-"))


def with_comma(drawn: str) -> str:
    """Numbers along an axis as they are written in German and French."""
    return re.sub(r">(\N{MINUS SIGN}?\d+)\.(\d+)</text>", r">\1,\2</text>", drawn)


def own_ids(drawn: str, prefix: str) -> str:
    """Several plots on one page must not share ids; those that nobody refers to are left out."""
    used = set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', drawn))
    names = {name for pair in used for name in pair if name}
    drawn = re.sub(r' id="([^"]+)"', lambda m: f' id="{prefix}{m[1]}"' if m[1] in names else "", drawn)
    return re.sub(r'(url\(#|href="#)', rf"\g<1>{prefix}", drawn)
