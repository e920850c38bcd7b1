"""Pictures as SVG, drawn here: bands that stack, lines with marks, and what stands around them.

Nothing is told by colour alone: bands are hatched, lines are dashed and end in marks, and both bear names.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from math import ceil

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 960, 54, 150, 32, 30
DASHES = ("", "9 4", "2 4", "12 4 2 4")
HATCHES = 8
CLOSEST = 15  # between two names, downwards
APART = 23  # between two pins
LETTER = 8.0  # how wide one is below the axis, in a wide face

Point = tuple[float, float]


@dataclass
class Frame:
    """Where numbers lie on the paper: positions to the right, amounts upwards."""

    count: int  # positions
    low: float
    high: float
    height: int
    width: int = WIDTH
    right: int = RIGHT
    parts: list[str] = field(default_factory=list)

    def x(self, position: float) -> float:
        return LEFT + (self.width - LEFT - self.right) * position / max(1, self.count - 1)

    def y(self, amount: float) -> float:
        room = self.height - TOP - BOTTOM
        return TOP + room * (self.high - amount) / max(1e-9, self.high - self.low)

    def add(self, part: str) -> None:
        self.parts.append(part)

    def svg(self, label: str) -> str:
        return (
            f'<svg viewBox="0 0 {self.width} {self.height}" role="img" aria-label="{escape(label)}">'
            f"<title>{escape(label)}</title>{''.join(self.parts)}</svg>"
        )


def path(points: Sequence[Point]) -> str:
    """Through all points; those between two of the same height are left out."""
    kept = [
        point
        for i, point in enumerate(points)
        if not 0 < i < len(points) - 1 or not points[i - 1][1] == point[1] == points[i + 1][1]
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in kept)


def words(x: float, y: float, said: str, kind: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x: float, y: float, x2: float, y2: float, kind: str) -> str:
    return f'<path d="{path([(x, y), (x2, y2)])}" class="{kind}"/>'


# what stands around a picture


def amounts(frame: Frame, step: float, said: Callable[[float], str]) -> None:
    """Lines across, with their numbers at the left."""
    amount = ceil(frame.low / step) * step
    while amount <= frame.high + 1e-9:
        y = frame.y(amount)
        frame.add(line(LEFT, y, frame.width - frame.right, y, "zero" if amount == 0 else "grid"))
        frame.add(words(LEFT - 6, y + 4, said(amount), "axis", "end"))
        amount += step


def rounds(frame: Frame, begins: Sequence[tuple[int, int]], said: Callable[[int], str]) -> None:
    """Where each round begins: its position and its number; names where there is room."""
    bottom, free = frame.height - BOTTOM, 0.0
    for position, number in begins:
        x = frame.x(position)
        frame.add(line(x, TOP, x, bottom, "grid"))
        label = said(number)
        if x >= free:
            frame.add(words(x + 3, bottom + 17, label, "axis"))
            free = x + 9 + LETTER * len(label)


def pins(frame: Frame, marked: Sequence[tuple[int, str, str]]) -> None:
    """Numbered marks above the picture, side by side: a position, where it leads, and what it says."""
    last = -1e9
    for number, (position, target, told) in enumerate(marked, 1):
        x = frame.x(position)
        at = last = max(x, last + APART)
        foot = path([(at, TOP - 11), (x, TOP), (x, frame.height - BOTTOM)])
        frame.add(
            f'<a href="#{target}"><title>{escape(told)}</title><path d="{foot}" class="pin"/>'
            f'<circle cx="{at:.1f}" cy="{TOP - 13}" r="10" class="seal"/>'
            f"{words(at, TOP - 8.5, str(number), 'sealed', 'middle')}</a>"
        )


def names(frame: Frame, ends: Sequence[tuple[float, int, str, str]]) -> None:
    """Names at the right, beside where each band or line ends; they make room for each other."""
    x, last = frame.width - frame.right + 8, -1e9
    for y, number, said, kind in sorted(ends):
        at = last = max(y, last + CLOSEST)
        frame.add(mark(x + 5, at, number, kind))
        frame.add(words(x + 15, at + 4.5, said, "name"))


def mark(x: float, y: float, number: int, kind: str) -> str:
    """A small sign: a disc, square, triangle or diamond; for bands, a swatch of their hatching."""
    if kind == "source":
        box = f'x="{x - 6:.1f}" y="{y - 6:.1f}" width="12" height="12"'
        return f'<rect {box} class="source-{number}"/><rect {box} fill="url(#hatch-{number})" class="edge"/>'
    shapes = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.6"',
        f'<rect x="{x - 4.2:.1f}" y="{y - 4.2:.1f}" width="8.4" height="8.4"',
        f'<path d="M{x:.1f} {y - 5:.1f}l5 9h-10z"',
        f'<path d="M{x:.1f} {y - 6:.1f}l6 6-6 6-6-6z"',
    )
    return f'{shapes[number % len(shapes)]} class="seat-{number} edge"/>'


# pictures


def bands(frame: Frame, layers: Sequence[tuple[int, Sequence[float]]], kind: str) -> list[float]:
    """Numbered layers upon each other, the first at the bottom; where their middles are at the right end."""
    below = [0.0] * frame.count
    middles = []
    for number, layer in layers:
        above = [low + amount for low, amount in zip(below, layer, strict=True)]
        top = [(frame.x(i), frame.y(amount)) for i, amount in enumerate(above)]
        bottom = [(frame.x(i), frame.y(amount)) for i, amount in enumerate(below)]
        outline = f"{path([*top, *reversed(bottom)])}Z"
        frame.add(f'<path d="{outline}" class="{kind}-{number}"/>')
        if number % HATCHES:
            frame.add(f'<path d="{outline}" fill="url(#hatch-{number % HATCHES})"/>')
        frame.add(f'<path d="{path(top)}" class="ridge"/>')
        middles.append(frame.y((above[-1] + below[-1]) / 2))
        below = above
    return middles


def lines(frame: Frame, rows: Sequence[Sequence[float]], thin: bool = False) -> list[float]:
    """One line for each row; the heights of their ends."""
    for number, row in enumerate(rows):
        points = path([(frame.x(i), frame.y(amount)) for i, amount in enumerate(row)])
        dash = DASHES[number % len(DASHES)]
        kind = f"line-{number} {'thin' if thin else 'thick'}"
        frame.add(f'<path d="{points}" class="{kind}" stroke-dasharray="{dash}"/>')
    return [frame.y(row[-1]) for row in rows]


def hatches() -> str:
    """The patterns of bands, once for all pictures of a page."""
    drawn = (
        "",
        '<path d="M0 8L8 0"/>',
        '<circle cx="4" cy="4" r="1.1"/>',
        '<path d="M0 0L8 8"/>',
        '<path d="M0 4H8"/>',
        '<path d="M0 8L8 0M0 0L8 8"/>',
        '<path d="M4 0V8"/>',
        '<path d="M0 4H8M4 0V8"/>',
    )
    patterns = "".join(
        f'<pattern id="hatch-{n}" class="hatch" width="8" height="8" patternUnits="userSpaceOnUse">'
        f"{d}</pattern>"
        for n, d in enumerate(drawn)
    )
    return f'<svg class="patterns" width="0" height="0" aria-hidden="true"><defs>{patterns}</defs></svg>'
