"""The schema of a database: created for a new one, checked, and brought up to date if an older Lanterne made it.

The migrations are Alembic's, one file each in `versions`, from the first schema on. To change the schema: change
`schema.py`, add a file to `versions` that changes an existing database in the same way, and raise `NEWEST`. A test
compares what the migrations make with what `schema.py` says, on SQLite and PostgreSQL.
"""

from collections.abc import Callable

import sqlalchemy as sa

from lanterne.server.schema import schema

NEWEST = "0004"
"""The version of the schema that this program reads and writes."""

LOCK = 0x1A47E12E
"""The number of the advisory lock of PostgreSQL under which a schema is made or changed."""

_version = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))


class WrongSchema(Exception):
    """The database cannot be used as it is. The message is a sentence."""


def make_ready(connection: sa.Connection, before_change: Callable[[str], None]) -> None:
    """Create the tables of a new database, or bring an older one up to date; `before_change` is called first, with the
    version that is left behind. It all happens in the transaction of the connection, so that a failure changes
    nothing; where two servers start together, the second one waits for the first. Raises WrongSchema."""
    _wait_for_others(connection)
    there = set(sa.inspect(connection).get_table_names())
    if not there:
        schema.create_all(connection)
        _version.create(connection)
        connection.execute(sa.insert(_version).values(version_num=NEWEST))
        return
    found = _found_version(connection, there)
    if found != NEWEST:
        if found not in _older():
            raise WrongSchema("it was made by a newer version of Lanterne: update Lanterne to use it")
        before_change(found)
        _migrate(connection, found)
    _check(connection)


def _wait_for_others(connection: sa.Connection) -> None:
    """Begin a transaction that nobody else can have at the same time."""
    if connection.dialect.name == "sqlite":  # its driver would begin one only with the first row that is written
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def _found_version(connection: sa.Connection, there: set[str]) -> str:
    """The version of the schema of a database with these tables. The first two did not write theirs down."""
    if _version.name in there:
        return str(connection.execute(sa.select(_version.c.version_num)).scalar_one_or_none() or "")
    if "entries" not in there:
        return NEWEST  # no migration could mend this: the check says what is missing
    entries = {column["name"] for column in sa.inspect(connection).get_columns("entries")}
    return "0002" if "n" in entries else "0001"


def _older() -> list[str]:
    return [f"{number:04}" for number in range(1, int(NEWEST))]


def _migrate(connection: sa.Connection, found: str) -> None:
    from alembic import command  # not imported by a server whose database is up to date: it takes a while
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "lanterne.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.stamp(config, found)
    command.upgrade(config, NEWEST)


def _check(connection: sa.Connection) -> None:
    """Raises WrongSchema if tables or columns are missing, or others are there."""
    found = sa.inspect(connection)
    missing = [table.name for table in schema.sorted_tables if not found.has_table(table.name)]
    for table in schema.sorted_tables:
        if table.name not in missing:
            columns = {column["name"] for column in found.get_columns(table.name)}
            if columns != {column.name for column in table.columns}:
                raise WrongSchema("it was made by another version of Lanterne; --database takes another one")
    if missing:
        raise WrongSchema(f"it lacks {', '.join(sorted(missing))}; put a copy in its place")
