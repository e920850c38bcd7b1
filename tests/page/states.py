"""States that come and go, each as it is drawn at a real table, laid out as one sheet."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from page.browsing import Reader, expect
from page.test_table import Line, asks_to_undo, seated
from server.running import Server

GAP = 12


def sheet(browser: Browser, server: Server, paper: str, **how: Any) -> Image.Image:
    """All states, laid as words are written: side by side as long as there is room."""
    readers: list[Reader] = []

    def reader(**more: Any) -> Reader:
        readers.append(Reader(browser, server, **how, **more))
        return readers[-1]

    parts = list(states(reader, server))
    for one in readers:
        one.close()
    return laid(parts, how["size"][0], paper)


def laid(parts: list[Image.Image], width: int, paper: str) -> Image.Image:
    whole = Image.new("RGB", (width, GAP + sum(part.height + GAP for part in parts)), paper)
    x, y, below = 0, GAP, GAP
    for part in parts:
        if x + part.width > width:
            x, y = 0, below
        whole.paste(part, (x, y))
        x, below = x + part.width + GAP, max(below, y + part.height + GAP)
    return whole.crop((0, 0, width, below))


def states(reader: Any, server: Server) -> Iterator[Image.Image]:
    yield from cut_and_back(reader, server)
    for one in asks_to_undo(reader, server.table()):
        yield part(one, "[data-prompt]")
    yield from too_late(reader, server)
    yield from hints(reader, server)
    yield part(reader().open("/t/nowhere"), ".missing .body")


def cut_and_back(reader: Any, server: Server) -> Iterator[Image.Image]:
    """The other one's turn; a cut line; what happened meanwhile."""
    table = server.table()
    anna = reader(**seated(table, 1 - table.get()["actors"][0]))
    line = Line(anna)
    anna.open(f"/t/{table.id}")
    yield part(anna, "[data-prompt]")
    line.cut()
    yield part(anna, ".banner")
    for _ in range(3):
        table.step()
    line.mend()
    yield part(anna, ".banner.back")


def too_late(reader: Any, server: Server) -> Iterator[Image.Image]:
    table = server.table()
    anna = reader(**seated(table, table.get()["actors"][0]))
    line = Line(anna)
    anna.open(f"/t/{table.id}").wait()
    line.cut()
    expect(anna.page.locator(".banner")).to_be_visible()
    anna.page.locator("[data-prompt] [data-move]").last.click()
    yield part(anna, "[data-prompt]")
    table.step()
    line.mend()
    expect(anna.page.locator(".notice.stale")).to_be_visible()
    yield part(anna, "[data-prompt]")


def hints(reader: Any, server: Server) -> Iterator[Image.Image]:
    table = server.table()
    anna = reader(**seated(table, table.get()["actors"][0])).open(f"/t/{table.id}").wait()
    for depth in ("I", "II", "III"):
        anna.page.keyboard.press("h")
        expect(anna.page.get_by_role("heading", name=f"Hint {depth}", exact=True)).to_be_visible()
        yield part(anna, "[data-prompt]")


def part(reader: Reader, where: str) -> Image.Image:
    found = reader.page.locator(where)
    expect(found).to_be_visible()
    return Image.open(BytesIO(found.screenshot())).convert("RGB")
