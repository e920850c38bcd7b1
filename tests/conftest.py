"""What tests of the service and of the page share: one server for all that need none of their own."""

from collections.abc import Iterator

import pytest

from server.running import Server, Table


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with Server() as running:
        yield running


@pytest.fixture
def table(server: Server) -> Table:
    """Two people at a table of Village."""
    return server.table()
