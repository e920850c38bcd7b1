"""The database: migrations and tables agree, and everything in it comes out as it went in."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from chronik.rulebook.errors import OptionError
from chronik.server.migrate import migrate, upgrade, version, versions
from chronik.server.schema import metadata
from chronik.server.store import open_engine


@pytest.mark.parametrize("how", ["new", "migrated"])
def test_the_migrations_make_the_schema(tmp_path: Path, how: str) -> None:
    engine = open_engine(f"sqlite:///{tmp_path}/x.sqlite")
    if how == "migrated":
        with engine.begin() as connection:
            migrate(connection)
    upgrade(engine)
    with engine.connect() as connection:
        assert version(connection) == versions()[-1]
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_tables_of_an_older_database_are_kept(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path}/x.sqlite")
    upgrade(engine)
    row = {"id": "x", "game": "village", "part": "base", "options": "{}", "seed": "1", "practice": False}
    with engine.begin() as connection:
        connection.execute(sa.text("ALTER TABLE tables DROP COLUMN corrections"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
        names = [*row, "rules", "components"]
        places = ", ".join(f":{name}" for name in names)
        insert = sa.text(f"INSERT INTO tables ({', '.join(names)}) VALUES ({places})")
        connection.execute(insert, row | {"rules": 1, "components": ""})
    upgrade(engine)
    with engine.connect() as connection:
        assert version(connection) == versions()[-1]
        assert connection.execute(sa.text("SELECT id, corrections FROM tables")).all() == [("x", "[]")]
    engine.dispose()


def test_a_database_of_the_future_is_left_alone(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path}/x.sqlite")
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(OptionError, match="newer"):
        upgrade(engine)
    engine.dispose()
    assert versions()[-1] != "9999"


def test_sqlite_syncs_before_it_answers(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path}/x.sqlite")
    with engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2  # FULL
    engine.dispose()
