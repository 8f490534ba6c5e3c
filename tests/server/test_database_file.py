"""The file of the database: one server has it, and it is noticed when it goes, is replaced, or has lost something."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lanterne.server.store import Store, StoreError, can_be_opened
from tests.server.rooms import Guest, app_of, open_services, people, table_of
from tests.server.test_durability import SERVE, free_port, serving
from tests.server.within import run

NAME = "lanterne.sqlite"

pytestmark = pytest.mark.sqlite


def url(folder: Path) -> str:
    return f"sqlite:///{folder / NAME}"


def played(folder: Path) -> None:
    """A database with a table that has begun."""

    async def evening() -> None:
        async with open_services(folder) as services:
            ((ann, _),) = await people(services, "Ann")
            await table_of(services, "xorlosch", [ann], bots=["random"])

    run(evening())


def change(folder: Path, *statements: str) -> None:
    with sqlite3.connect(folder / NAME) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def told_at_start(folder: Path) -> str:
    with pytest.raises(StoreError) as raised:
        run(can_be_opened(url(folder)))
    return str(raised.value)


# --- while the server runs --------------------------------------------------------------------------------------------


def delete(file: Path) -> None:
    for each in file.parent.glob(f"{file.name}*"):
        each.unlink()


def replace(file: Path) -> None:
    delete(file)
    other = file.with_name("other.sqlite")
    played_elsewhere = sqlite3.connect(other)
    played_elsewhere.execute("CREATE TABLE tables (key INTEGER)")
    played_elsewhere.commit()
    played_elsewhere.close()
    other.rename(file)


def empty(file: Path) -> None:
    os.truncate(file, 0)


@pytest.mark.parametrize("harm", [delete, replace, empty])
def test_a_file_that_goes_under_a_running_server_is_noticed(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    async def evening() -> None:
        async with open_services(tmp_path) as services:
            ((ann, token),) = await people(services, "Ann")
            live = await table_of(services, "xorlosch", [ann], bots=["random"])
            guest = Guest(app_of(services), token)
            before = [await guest.get(path) for path in paths(live.id)]
            assert [answer.status_code for answer in before] == [200] * len(before)
            harm(tmp_path / NAME)
            after = [await guest.get(path) for path in paths(live.id)]
            after.append(await guest.post("/api/me", {"name": "Bea"}))
            assert [answer.status_code for answer in after] == [503] * len(after)

    run(evening())


def paths(table: str) -> list[str]:
    return ["/api/tables", "/api/me", f"/api/tables/{table}", f"/api/tables/{table}/position"]


# --- at the start -----------------------------------------------------------------------------------------------------


def test_an_emptied_file_is_reported(tmp_path: Path) -> None:
    played(tmp_path)
    delete(tmp_path / NAME)
    (tmp_path / NAME).touch()
    assert "it is empty" in told_at_start(tmp_path)
    assert (tmp_path / NAME).stat().st_size == 0, "it is left as it is"


def test_a_file_that_is_gone_but_for_its_journal_is_reported(tmp_path: Path) -> None:
    played(tmp_path)
    (tmp_path / NAME).rename(tmp_path / f"{NAME}-wal")
    assert f"{NAME}-wal" in told_at_start(tmp_path)


def test_missing_tables_are_named(tmp_path: Path) -> None:
    played(tmp_path)
    change(tmp_path, "DROP TABLE entries", "DROP TABLE chats")
    told = told_at_start(tmp_path)
    assert "chats, entries" in told
    with pytest.raises(StoreError):
        run(Store(url(tmp_path)).open())


@pytest.mark.parametrize(
    ("lost", "told"),
    [
        (("DELETE FROM entries",), "1 table without its log"),
        (("DELETE FROM seats", "DELETE FROM tables"), "1 log without its table"),
    ],
)
def test_lost_rows_are_counted_and_the_rest_can_be_played(
    tmp_path: Path, lost: tuple[str, ...], told: str, caplog: pytest.LogCaptureFixture
) -> None:
    played(tmp_path)
    run(can_be_opened(url(tmp_path)))
    assert caplog.text == ""
    change(tmp_path, *lost)
    run(can_be_opened(url(tmp_path)))
    assert told in caplog.text


def test_a_damaged_file_is_reported(tmp_path: Path) -> None:
    played(tmp_path)
    file = tmp_path / NAME
    data = bytearray(file.read_bytes())
    assert len(data) > 3 * 4096
    data[4096 : 3 * 4096] = bytes(range(256)) * 32
    file.write_bytes(data)
    assert "damaged" in told_at_start(tmp_path)


def test_a_new_one_is_made_where_there_is_none(tmp_path: Path) -> None:
    run(can_be_opened(url(tmp_path / "new")))
    run(can_be_opened(url(tmp_path / "new")))


# --- two servers ------------------------------------------------------------------------------------------------------


def test_a_second_server_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_services(tmp_path):
            with pytest.raises(StoreError, match="another server"):
                await can_be_opened(url(tmp_path))
        await can_be_opened(url(tmp_path))

    run(evening())


def test_a_second_process_is_refused(tmp_path: Path) -> None:
    with serving(free_port(), url(tmp_path)):
        second = subprocess.run(
            [sys.executable, "-c", SERVE, str(free_port()), url(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert second.returncode
        assert "another server" in second.stderr
    with serving(free_port(), url(tmp_path)):  # the first was killed: nothing is left that locks it
        pass
