"""Serve the page and the tables: on this computer, or for a whole club."""

import argparse
import os
import sqlite3
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from chronik.cli.options import Parser, seconds, whole
from chronik.rulebook.errors import OptionError, reason, shown

if TYPE_CHECKING:
    from sqlalchemy import URL

FILE, LOCK = "chronik.sqlite", "lock.sqlite"


def parents() -> list[Parser]:
    return []


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="NAME", help="address to listen on")
    parser.add_argument("--port", type=whole("port", 0, 65535), metavar="N", help="port (default 8765)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", metavar="FOLDER", help="where tables are kept, with SQLite")
    where.add_argument("--database", metavar="URL", help="a database, such as postgresql://user@host/name")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument(
        "--limits",
        type=seconds("limits", 0, 1000),
        default=1.0,
        metavar="X",
        help="all limits times X; 0: none",
    )
    parser.add_argument(
        "--trusted", default="127.0.0.1", metavar="LIST", help="addresses of proxies in front"
    )
    parser.add_argument(
        "--idle",
        type=seconds("idle", 1, 86_400),
        default=600.0,
        metavar="SECONDS",
        help="when a table that nobody looks at leaves memory",
    )
    parser.add_argument(
        "--lease",
        type=seconds("lease", 0.5, 600),
        default=10.0,
        metavar="SECONDS",
        help="several processes: when tables of one that is gone find another owner",
    )
    parser.add_argument(
        "--analysis",
        type=seconds("analysis", 0, 10),
        default=0.1,
        metavar="SECONDS",
        help="how long each position of a finished game is thought about",
    )
    parser.add_argument(
        "--log", choices=("error", "warning", "info", "debug"), default="warning", help="what is logged"
    )


def run(args: argparse.Namespace) -> None:
    from chronik import __version__
    from chronik.server.serving import Address, serve
    from chronik.server.settings import Settings

    with database(args) as where:
        settings = Settings(
            database=where,
            limits=args.limits,
            idle=args.idle,
            lease=args.lease,
            analysis_seconds=args.analysis,
            version=__version__,
        )
        address = Address(args.host, args.port, args.trusted)
        serve(settings, address, args.log, partial(announce, args.open))


@contextmanager
def database(args: argparse.Namespace) -> Iterator[str]:
    """The URL of the database; with SQLite its folder is ours alone as long as we use it."""
    found = url(args.database) if args.database is not None else in_folder(args.data)
    if found.get_backend_name() == "sqlite":
        if found.database in (None, "", ":memory:"):
            raise OptionError("database: SQLite needs a file: sqlite:///chronik.sqlite")
        with locked(Path(str(found.database)).parent):
            yield found.render_as_string(hide_password=False)
    else:
        yield found.render_as_string(hide_password=False)


def in_folder(data: str | None) -> "URL":
    from sqlalchemy import URL

    from chronik.server.settings import data_home

    folder = data_home() if data is None else Path(data)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise OptionError(f"data: {shown(folder)}: {reason(error)}") from None
    return URL.create("sqlite", database=str((folder / FILE).resolve()))


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    try:
        lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
    except (ValueError, sqlite3.Error) as error:
        raise OptionError(f"data: {shown(folder)}: {reason(error)}") from None
    try:
        hold(lock, folder)
        yield
    finally:
        lock.close()


def hold(lock: sqlite3.Connection, folder: Path) -> None:
    """Until this process ends, however it ends."""
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        busy = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
        why = "another Chronik is using it" if busy else reason(error)
        raise OptionError(f"data: {shown(folder)}: {why}") from None


def url(text: str) -> "URL":
    """As people write it; the driver is ours to choose."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        found = make_url(text)
    except (ArgumentError, ValueError):
        raise OptionError("database: an URL such as postgresql://user@host/name") from None
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    kind = found.drivername.partition("+")[0]
    if kind not in drivers:
        raise OptionError(f"database: sqlite or postgresql, not {shown(found.drivername)}")
    if kind != "sqlite" and find_spec("psycopg") is None:
        raise OptionError("database: PostgreSQL needs a driver: pip install 'chronik[postgres]'")
    return found.set(drivername=drivers[kind])


def announce(wanted: bool, address: str) -> None:
    print(f"Chronik: {address}  (Ctrl+C ends it)", flush=True)
    if wanted and has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    return (
        os.name != "posix" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) or is_mac()
    )


def is_mac() -> bool:
    return os.uname().sysname == "Darwin"
