"""The snapshot of a table says which entry of its log it belongs to."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody knows it of the snapshots that are there; the next ones have it."""
    op.add_column("tables", sa.Column("snapshot_at", sa.Integer, nullable=False, server_default="-1"))
