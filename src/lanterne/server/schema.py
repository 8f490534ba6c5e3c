"""The tables of the database. A change of them needs a migration, see `migrations`."""

import sqlalchemy as sa

schema = sa.MetaData()

Moment = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A time, in seconds or milliseconds since 1970: too large for the four bytes of an integer column in PostgreSQL."""

people = sa.Table(
    "persons",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("webhook", sa.Text, nullable=False, server_default=""),
    sa.Column("created", Moment, nullable=False),
)

# Tokens; only their hashes are stored. `kind`: "person" (identifies a browser or program as this person), "recovery"
# (signs in another device as this person), "seat" (lets anybody sit there).
tokens = sa.Table(
    "tokens",
    schema,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("person", sa.Text, nullable=False, server_default=""),
    sa.Column("game_table", sa.Integer, nullable=False, server_default="0"),
    sa.Column("seat", sa.Integer, nullable=False, server_default="-1"),
    sa.Column("expires", Moment, nullable=False),
)

# `snapshot` is the state after entry `snapshot_at` of the log, -1 if that is not known.
tables = sa.Table(
    "tables",
    schema,
    sa.Column("key", sa.Integer, primary_key=True),
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("plan", sa.LargeBinary, nullable=False),
    sa.Column("header", sa.LargeBinary, nullable=False, server_default=""),
    sa.Column("seed", sa.LargeBinary, nullable=False, server_default=""),
    sa.Column("snapshot", sa.LargeBinary, nullable=False, server_default=""),
    sa.Column("snapshot_at", sa.Integer, nullable=False, server_default="-1"),
    sa.Column("asked", sa.Text, nullable=False, server_default=""),
    sa.Column("outcome", sa.LargeBinary, nullable=False, server_default=""),
    sa.Column("created", Moment, nullable=False),
    sa.Column("updated", Moment, nullable=False),
)

# Who sits where, by person. The name and the bot are in the plan and the log; this is who may answer.
seats = sa.Table(
    "seats",
    schema,
    sa.Column("game_table", sa.Integer, sa.ForeignKey("tables.key"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
)

# The number is part of the key, so an entry can never be there twice.
entries = sa.Table(
    "entries",
    schema,
    sa.Column("game_table", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("line", sa.LargeBinary, nullable=False),
)

chats = sa.Table(
    "chats",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game_table", sa.Integer, nullable=False, index=True),
    sa.Column("at", Moment, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
