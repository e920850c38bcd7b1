"""What is kept: tables, their seats, what happened at them, records, and who looks after which table."""

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    func,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("part", String(32), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(32), nullable=False),  # of 64 bits: more than a database's integers hold
    Column("practice", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("corrections", Text, nullable=False, server_default="[]"),  # JSON: values that are not ours
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("level", String(32)),
    Column("name", String(64)),
    Column("colour", String(16), nullable=False),
    Column("token_hash", String(64), nullable=False),  # empty: nobody can sit here
    Column("taken", Boolean, nullable=False),
)

# Only ever added to: an undo is an event too. The key lets nothing happen twice, whoever owns a table.
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),  # of an undo: how many steps are left
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("made", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(32), primary_key=True),  # of a table or a record
    Column("body", Text, nullable=False),  # JSON
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
)
Index("leases_owner", leases.c.owner)
