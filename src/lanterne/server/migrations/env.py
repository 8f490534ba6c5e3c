"""What Alembic runs: the migrations, in the transaction of the connection that `make_ready` hands in."""

from alembic import context

from lanterne.server.schema import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema)
context.run_migrations()
