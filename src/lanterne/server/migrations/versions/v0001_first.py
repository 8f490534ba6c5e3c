"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables as the first server had them."""
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False, server_default=""),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False, server_default=""),
        sa.Column("game_table", sa.Integer, nullable=False, server_default="0"),
        sa.Column("seat", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("expires", sa.Integer, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("plan", sa.LargeBinary, nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False, server_default=""),
        sa.Column("seed", sa.LargeBinary, nullable=False, server_default=""),
        sa.Column("snapshot", sa.LargeBinary, nullable=False, server_default=""),
        sa.Column("asked", sa.Text, nullable=False, server_default=""),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("updated", sa.Integer, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game_table", sa.Integer, sa.ForeignKey("tables.key"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
    )
    op.create_table(
        "entries",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game_table", sa.Integer, nullable=False, index=True),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game_table", sa.Integer, nullable=False, index=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
