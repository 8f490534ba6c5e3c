"""A table has an outcome, and the number of a log entry is part of its key."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_NUMBERED = """
INSERT INTO numbered (game_table, n, line)
SELECT game_table, row_number() OVER (PARTITION BY game_table ORDER BY id) - 1, line FROM entries
"""


def upgrade() -> None:
    """Number the entries of each log in the order in which they were written, from 0."""
    op.add_column("tables", sa.Column("outcome", sa.LargeBinary, nullable=False, server_default=""))
    op.create_table(
        "numbered",
        sa.Column("game_table", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.execute(_NUMBERED)
    op.drop_table("entries")
    op.rename_table("numbered", "entries")
    if op.get_bind().dialect.name == "postgresql":  # a renamed table keeps the names of its constraints
        op.execute("ALTER INDEX numbered_pkey RENAME TO entries_pkey")
