"""A real browser in front of a real server: what a reader does, in the words of the page's own marks."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, Playwright, expect

from page.get_browser import chosen, environment
from server.running import Server

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
DESK, PHONE = (1280, 720), (390, 844)
PATIENCE = 60_000  # ms, on a busy machine
expect.set_options(timeout=PATIENCE)
CUT = """[...document.querySelectorAll('[data-options] > * :is(.words, .reason, .fate, .title, em)')]
    .filter(words => {
        const { top, bottom } = words.closest('[data-options] > *').getBoundingClientRect()
        const own = words.getBoundingClientRect()
        const clipped = getComputedStyle(words).overflow === 'hidden'
        const cut = clipped && words.scrollHeight > words.clientHeight + 2
        const over = words.scrollWidth > words.clientWidth + 2 // onto what stands beside
        return cut || over || own.top < top - 1 || own.bottom > bottom + 1
    }).map(words => words.textContent)"""
# Buttons that lie over their neighbours: the row of an option is too narrow for them.
OVER = """[...document.querySelectorAll('[data-options] > * > *')]
    .filter(part => part.getBoundingClientRect().right > part.parentElement.getBoundingClientRect().right + 1)
    .map(part => part.textContent)"""
# The question and the way to say no stand in their panel.
ASKED = """[...document.querySelectorAll('[data-prompt] > .ask')]
    .every(ask => ask.scrollHeight <= ask.clientHeight + 1)"""
# What a finger cannot hit: nowhere is a disc of 44 px of it free. For a part of a drawing 28 are enough where
# the bar has the same as large. What is refused is left alone, and so is what stands half behind the edge of
# a list: that can be moved.
SMALL = """(() => {
    const over = (one, frame) => one.left < frame.left - 1 || one.right > frame.right + 1
        || one.top < frame.top - 1 || one.bottom > frame.bottom + 1
    const moved = element => {
        for (let frame = element.parentElement; frame; frame = frame.parentElement) {
            const scrolls = /auto|scroll/.test(getComputedStyle(frame).overflow)
            if (scrolls && over(element.getBoundingClientRect(), frame.getBoundingClientRect())) return true
        }
        return false
    }
    const hits = (element, x, y) => {
        const area = element.closest('label') ?? element
        return area.contains(document.elementFromPoint(x, y))
    }
    const behind = element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const there = document.elementFromPoint(x + width / 2, y + height / 2)
        return there?.closest('dialog, .why, [role="menu"]')?.contains(element) === false
    }
    const TIP = [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21], [-15, -15], [15, -15], [-15, 15], [15, 15]]
    const LESS = 28 / 44
    const middleOut = (from, to) => {
        const middle = (from + to) / 2
        const steps = Array.from({ length: Math.ceil((to - from) / 6) + 4 }, (_, at) => 3 * at)
        return steps.flatMap(step => [middle - step, middle + step])
    }
    const roomy = (element, size = 1) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const free = (x, y) => TIP.every(([dx, dy]) => hits(element, x + dx * size, y + dy * size))
        return middleOut(left, right).some(x => middleOut(top, bottom).some(y => free(x, y)))
    }
    const targets = 'button, a[href], select, input, summary, [role="button"]'
    const seen = [...document.querySelectorAll(targets)].filter(element => {
        const { width, height } = element.getBoundingClientRect()
        const away = element.closest('[aria-hidden="true"], [aria-disabled="true"], :disabled')
        const drawn = width * height && getComputedStyle(element).pointerEvents !== 'none'
        return drawn && !away && !moved(element) && !behind(element)
    })
    const small = seen.filter(element => !roomy(element))
    const movesOf = ({ dataset: { move, moves } }) => (moves ?? move ?? '').split(' ')
    const bar = [...document.querySelectorAll('[data-prompt] [data-move]')]
    const done = new Set(bar.filter(button => !small.includes(button)).flatMap(movesOf))
    const isElsewhere = element => element.matches('g') && movesOf(element).every(move => done.has(move))
    return small.filter(element => !(isElsewhere(element) && roomy(element, LESS)))
        .map(element => {
            const { width, height } = element.getBoundingClientRect()
            return [Math.round(width), Math.round(height), element.outerHTML.slice(0, 160)]
        })
})()"""
# Asked with every picture of the page: `expect` looks only now and then.
ANSWERED = """before => {
    const now = document.querySelector('[data-seq]')?.dataset.seq
    return now && now !== before && !document.querySelector('[data-prompt][aria-busy="true"]')
}"""
REACHED = """async seq => {
    const there = () => document.querySelector('[data-seq]')?.dataset.seq === seq
    if (!there()) return false
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return there()
}"""
AXE = Path(__file__).parents[2] / "page/node_modules/axe-core/axe.min.js"


def launch(playwright: Playwright) -> Browser:
    """The one that make test fetches, or any Chrome that is installed, else Playwright's own."""
    try:
        return playwright.chromium.launch(executable_path=chosen(), args=FLAGS, env=dict(environment()))
    except Error as error:
        raise AssertionError(
            "no browser: install Chrome, or run .venv/bin/playwright install chromium"
        ) from error


class Reader:
    """Somebody with a browser window of their own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: tuple[int, int] = DESK,
        lang: str = "en",
        theme: str = "light",
        calm: bool = True,
        url: str | None = None,
        **storage: Any,
    ) -> None:
        self.server = server
        self.url = url or server.url  # there may be a bad line in between
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce" if calm else "no-preference"
        )
        kept = {"lang": lang, "theme": theme, **storage}
        for key, value in kept.items():
            item = f"'chronik.{key}', {json.dumps(json.dumps(value))}"
            self.context.add_init_script(
                f"localStorage.getItem('chronik.{key}') ?? localStorage.setItem({item})"
            )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, path: str = "/") -> "Reader":
        self.page.goto(self.url + path, wait_until="networkidle")
        return self

    def close(self) -> None:
        self.context.close()
        assert self.errors == []

    # the front page

    def start(self, game: str = "village", level: str = "apprentice") -> "Reader":
        """Three clicks."""
        self.open()
        self.page.click(f'[data-game="{game}"]')
        self.page.click(f'[data-level="{level}"]')
        self.page.click('[data-action="start"]')
        self.page.wait_for_url("**/t/*")
        return self

    # at the table

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("#")[0]

    @property
    def moves(self) -> list[str]:
        return moves_of(
            self.page.locator("[data-prompt] :is([data-move], [data-moves]:not([aria-expanded=true]))")
        )

    def wait(self) -> "Reader":
        """Until a move can be made here, or the game is over."""
        self.page.wait_for_selector('[data-prompt] :is([data-move], [data-moves]), [data-action="again"]')
        return self

    @property
    def over(self) -> bool:
        return self.page.locator('[data-action="again"]').count() > 0

    def choose(self, move: str) -> "Reader":
        """Click an option in the bar, and wait until it has been answered."""
        before = self.seq()
        self.option(move).click()
        return self.answered(before)

    def option(self, move: str) -> Locator:
        """In the bar; a list that holds it is opened first."""
        option = self.page.locator(f'[data-prompt] [data-move="{move}"]')
        if not option.count():
            self.page.click(f'[data-prompt] [data-moves~="{move}"]')
        return option

    def answered(self, before: int) -> "Reader":
        self.page.wait_for_function(ANSWERED, arg=str(before))
        return self

    def reached(self, seq: int) -> "Reader":
        """Until the position of this number is drawn and has come to rest."""
        self.page.wait_for_function(REACHED, arg=str(seq))
        return self

    def seq(self) -> int:
        return int(self.page.locator("[data-seq]").first.get_attribute("data-seq") or -1)

    def seats(self) -> list[dict[str, Any]]:
        """The seats of this browser at this table, with their tokens."""
        tables = self.page.evaluate("JSON.parse(localStorage.getItem('chronik.tables') ?? '[]')")
        return list(next(table["seats"] for table in tables if table["id"] == self.table))

    # what must be true of every screen

    def fits(self) -> None:
        """Nothing scrolls but what scrolls inside its frame."""
        root = "document.documentElement"
        assert self.page.evaluate(f"{root}.scrollWidth <= innerWidth && {root}.scrollHeight <= innerHeight")

    def is_for_fingers(self) -> None:
        """All that is to be tapped is large enough."""
        small = self.page.evaluate(SMALL)
        assert not small, small

    def tells_all_options(self) -> None:
        """No word of an option is cut off, or lies outside its button; no button outside its row."""
        cut, over = self.page.evaluate(CUT), self.page.evaluate(OVER)
        assert not cut, cut
        assert not over, over
        assert self.page.evaluate(ASKED), "the question, or the way to say no"

    def is_accessible(self) -> None:
        """Axe finds nothing serious."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        serious = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
        assert not serious, [
            (one["id"], [node["html"][:160] for node in one["nodes"][:4]]) for one in serious
        ]


def moves_of(buttons: Locator) -> list[str]:
    found: list[str] = buttons.evaluate_all(
        "all => all.flatMap(({ dataset }) => (dataset.move ?? dataset.moves).split(' '))"
    )
    return found


__all__ = ["DESK", "PHONE", "Reader", "expect", "launch", "moves_of"]
