"""Brings a database to the present schema. Alembic is asked only if there is something to do: it is slow."""

from pathlib import Path

import sqlalchemy as sa

from chronik.rulebook.errors import OptionError
from chronik.server import schema

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6368726F6E696B  # several processes may start at once


def versions() -> list[str]:
    """All that there are, the present one last; a file is named after its version."""
    return sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        found, known = version(connection), versions()
        if found not in (None, *known):
            raise OptionError(f"database: of version {found}, made by a newer Chronik; known is {known[-1]}")
        if found is None:
            lay_out(connection, known[-1])
        elif found != known[-1]:
            migrate(connection)


def lay_out(connection: sa.Connection, present: str) -> None:
    """A new database gets the present schema at once."""
    schema.metadata.create_all(connection)
    connection.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(sa.text("INSERT INTO alembic_version VALUES (:present)"), {"present": present})


def migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
