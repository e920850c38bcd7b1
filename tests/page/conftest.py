from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from page.browsing import Reader, launch
from server.running import Server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def reader(browser: Browser, server: Server) -> Iterator[Callable[..., Reader]]:
    """Opens as many windows as a test needs; a script that failed in one of them fails the test."""
    opened: list[Reader] = []

    def new(**how: Any) -> Reader:
        opened.append(Reader(browser, server, **how))
        return opened[-1]

    yield new
    for one in opened:
        one.close()
