"""Times need eight bytes: in PostgreSQL an integer has four. SQLite's integers are as long as they must be."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

TIMES = (("persons", "created"), ("tokens", "expires"), ("tables", "created"), ("tables", "updated"), ("chats", "at"))


def upgrade() -> None:
    """Lengthen the columns of times in PostgreSQL."""
    if op.get_bind().dialect.name == "postgresql":
        for table, column in TIMES:
            op.alter_column(table, column, type_=sa.BigInteger, existing_type=sa.Integer, existing_nullable=False)
