"""Tables of results as Parquet files, for `lanterne report` and for anything that reads Parquet.

`games.parquet` has a row a game; beside it, `games.seats.parquet` has a row a seat, `games.chapters.parquet`, in games
with chapters, a row a chapter, and `games.decisions.parquet`, if it was asked for, a row a decision. Equal simulations
write equal files, byte for byte.
"""

from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from lanterne.errors import LanterneError
from lanterne.lab.results import Rows, TableRow

GROUP = 10_000
"""Rows of a group in a file. Fixed, so that files do not depend on how the games came in."""
NEEDED = ("pyarrow",)


class TableError(LanterneError, ValueError):
    """A table of results cannot be written or read. The message is a sentence."""


def need(*packages: str) -> None:
    """Raises TableError with a sentence if a package of the extra `lab` is not installed."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise TableError(f"this needs {' and '.join(missing)}: pip install 'lanterne[lab]'")


def beside(path: Path, table: str) -> Path:
    """The file of the seats or the decisions that belongs to a file of games."""
    return path.with_name(f"{path.stem}.{table}{path.suffix}")


class TableWriter:
    """Writes the tables of a simulation game by game. A context manager: files are complete when it is left, and
    removed if it is left by an error. Raises TableError."""

    def __init__(self, path: Path, decisions: bool = False) -> None:
        need(*NEEDED)
        if path.suffix != ".parquet":
            raise TableError(f"tables are Parquet files, so {path.name} must end in .parquet")
        self._decisions = decisions
        self._files = [_File(path), *(_File(beside(path, table)) for table in ("seats", "chapters", "decisions"))]

    def add(self, rows: Rows) -> None:
        """Write the rows of one more game."""
        decisions = rows.decisions if self._decisions else []
        for file, some in zip(self._files, ([rows.game], rows.seats, rows.chapters, decisions), strict=True):
            file.add(some)

    def __enter__(self) -> "TableWriter":
        return self

    def __exit__(self, error: type[BaseException] | None, *rest: object) -> None:
        for file in self._files:
            file.close(failed=error is not None)


class _File:
    """One Parquet file, written in groups of rows to a name of its own until it is complete."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._unfinished = path.with_name(f".{path.name}.part")
        self._rows: list[TableRow] = []
        self._writer: Any = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._unfinished.touch()
        except OSError as error:
            raise TableError(f"{path} cannot be written: {error.strerror}") from None

    def add(self, rows: Iterable[TableRow]) -> None:
        self._rows += rows
        while len(self._rows) >= GROUP:
            self._write(self._rows[:GROUP])
            del self._rows[:GROUP]

    def close(self, failed: bool) -> None:
        if self._rows and not failed:
            self._write(self._rows)
        if self._writer is not None:
            self._writer.close()
        if failed or self._writer is None:
            self._unfinished.unlink(missing_ok=True)
            if not failed:
                self._path.unlink(missing_ok=True)  # one of an earlier simulation does not belong to this one
        else:
            self._unfinished.replace(self._path)

    def _write(self, rows: list[TableRow]) -> None:
        import pyarrow
        from pyarrow import parquet

        if self._writer is None:
            schema = pyarrow.schema([(name, _kind(name, rows)) for name in rows[0]])
            self._writer = parquet.ParquetWriter(self._unfinished, schema, compression="zstd")
        self._writer.write_table(pyarrow.Table.from_pylist(rows, self._writer.schema))


def _kind(column: str, rows: list[TableRow]) -> Any:
    """The type of a column, from its first cell that is not empty; text if the whole first group is empty."""
    import pyarrow

    kinds = {bool: pyarrow.bool_(), int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string()}
    return next((kinds[type(row[column])] for row in rows if row[column] is not None), pyarrow.string())


def read_table(path: Path) -> list[dict[str, Any]]:
    """The rows of a file. Raises TableError with a sentence if it cannot be read."""
    need(*NEEDED)
    import pyarrow
    from pyarrow import parquet

    try:
        rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    except (OSError, pyarrow.ArrowException) as error:
        raise TableError(f"{path} cannot be read as a Parquet file: {_first_line(error)}") from None
    return rows


def read_tables(path: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The games and the seats of a simulation. Raises TableError with a sentence if they are not there."""
    games, seats = read_table(path), read_table(beside(path, "seats"))
    for rows, columns in ((games, {"game", "number", "ending"}), (seats, {"game", "number", "seat", "bot", "won"})):
        if not rows or not columns <= rows[0].keys():
            raise TableError(f"{path} was not written by `lanterne simulate --out`")
    return games, seats


def read_chapters(path: Path) -> list[dict[str, Any]]:
    """The chapters of a simulation; none if the game has no chapters. Raises TableError if they cannot be read."""
    file = beside(path, "chapters")
    return read_table(file) if file.is_file() else []


def figures(rows: Iterable[Mapping[str, Any]], column: str) -> list[Any]:
    """The values of a column without its empty cells."""
    return [row[column] for row in rows if row.get(column) is not None]


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
