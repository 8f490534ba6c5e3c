"""The databases of the tests: a file of SQLite in the folder of the test, or PostgreSQL, as the fixture `backend`
says."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server import postgres

Backend: TypeAlias = Literal["sqlite", "postgresql"]

FILE = "lanterne.sqlite"

chosen: Backend = "sqlite"
"""Set by the fixture."""


def url_in(folder: Path) -> str:
    """The address of the database of this folder."""
    return postgres.database_of(folder) if chosen == "postgresql" else f"sqlite+aiosqlite:///{folder / FILE}"


def run_sql(folder: Path, statement: str, **values: Any) -> Sequence[Sequence[Any]]:
    """Run a statement on the database of this folder, past the server. Returns its rows, if it has any."""

    async def there() -> Sequence[Sequence[Any]]:
        engine = create_async_engine(url_in(folder))
        try:
            async with engine.begin() as connection:
                result = await connection.execute(sa.text(statement), values)
                return result.all() if result.returns_rows else ()
        finally:
            await engine.dispose()

    return asyncio.run(there())
