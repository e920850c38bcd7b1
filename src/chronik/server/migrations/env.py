"""How Alembic reaches our database: by the connection that it is handed."""

from alembic import context

from chronik.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
