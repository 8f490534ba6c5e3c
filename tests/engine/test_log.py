"""The log: written and read back; anything else in a file gets a sentence."""

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanterne.engine import Log, LogError, Table, read_log, write_log
from lanterne.engine.log import Setup, parse_log
from tests.engine.cellar import CELLAR
from tests.engine.play import play_on, table_of


def whole_log() -> Log:
    """A game with drafts, windows, an undo and a motion in it, played to its end."""
    table, rng = table_of("Ann", "Bob", "Cid"), random.Random(1)
    play_on(table, rng, 20)
    table.undo(0, 12, agreed=(1, 2))
    play_on(table, rng, 10)
    table.raise_motion(2, CELLAR.motions[0])
    play_on(table, rng)
    return table.log


LOG = whole_log()
DATA = b"\n".join(LOG.lines()) + b"\n"
LINES = DATA.splitlines()


def test_a_log_is_written_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    write_log(path, LOG)
    assert read_log(path) == LOG
    assert path.read_bytes() == DATA
    assert [file.name for file in tmp_path.iterdir()] == ["game.log"]
    write_log(path, read_log(path))
    assert path.read_bytes() == DATA


def test_a_log_holds_names_and_no_numbers_of_options() -> None:
    assert LINES[0].startswith(b'{"lanterne":1,"game":"cellar","rules":1,"options":{"traps":1,"rounds":null}')
    assert b'"person":"Ann"' in LINES[0]
    assert LINES[1].startswith(b'{"type":"setup","n":0,"chance":[["shuffle","card",["')
    assert any(b'"answer":["walk","stairs"]' in line for line in LINES)
    assert b'"type":"seed"' in LINES[-1]
    assert {kind for kind in ("undo", "motion", "answer") if f'"type":"{kind}"'.encode() in DATA} == {
        "undo",
        "motion",
        "answer",
    }


def test_blank_lines_do_not_matter() -> None:
    assert parse_log(b"\n\n" + DATA.replace(b"\n", b"\r\n\n")) == LOG


def lines_with(number: int, line: bytes) -> bytes:
    """The log with another line at this place, counted from 1."""
    return b"\n".join([*LINES[: number - 1], line, *LINES[number:]])


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the log is empty"),
        (b" \n\n ", "the log is empty"),
        (b"\x00\xff\xfe", "does not begin with the header"),
        (b"[" * 100_000, "does not begin with the header"),
        (b"hello", "does not begin with the header"),
        (b"{}", "does not begin with the header.*lanterne"),
        (LINES[0], "has no set-up entry"),
        (LINES[0] + b"\n" + LINES[2].replace(b'"n":1', b'"n":0'), "has no set-up entry"),
        (DATA.replace(b'"lanterne":1', b'"lanterne":2'), "has log format 2; this Lanterne reads format 1"),
        (lines_with(1, LINES[0][:-1] + b',"extra":1}'), "does not begin with the header.*extra"),
        (lines_with(4, LINES[3][:-5]), "line 4: "),
        (lines_with(4, b"\xff\xff"), "line 4: "),
        (lines_with(4, b'{"type":"answer","n":2}'), "line 4: .*seat"),
        (lines_with(4, b'{"type":"cheat","n":2}'), "line 4: .*cheat"),
        (lines_with(4, LINES[3][:-1] + b',"gold":99}'), "line 4: .*gold"),
        (lines_with(4, b'{"type":"answer","n":2,"seat":"one","answer":[]}'), "line 4: .*seat"),
        (lines_with(4, b"[" * 100_000), "line 4: "),
        (lines_with(4, LINES[4]), "line 4: entry 3 is where entry 2 should be"),
        (b"\n".join(LINES[:3] + LINES[4:]), "line 4: entry 3 is where entry 2 should be"),
        (b"\n".join([LINES[0], b"", *LINES[1:3], b"", b"x"]), "line 6: "),
    ],
)
def test_what_is_no_log_gets_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(LogError, match=sentence):
        parse_log(data)


def test_a_file_that_cannot_be_read_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(LogError, match=r"none\.log cannot be read: No such file"):
        read_log(tmp_path / "none.log")
    with pytest.raises(LogError, match="cannot be read"):
        read_log(tmp_path)
    (tmp_path / "empty.log").touch()
    with pytest.raises(LogError, match=r"empty\.log is empty"):
        read_log(tmp_path / "empty.log")


@given(st.binary(max_size=200))
def test_junk_gets_a_sentence(data: bytes) -> None:
    with pytest.raises(LogError):
        parse_log(data)


@given(st.integers(0, len(DATA) - 1), st.binary(max_size=4), st.integers(0, 4))
def test_a_log_with_a_blot_is_a_log_or_gets_a_sentence(place: int, blot: bytes, gone: int) -> None:
    with suppress(LogError):
        Table.replay(CELLAR, parse_log(DATA[:place] + blot + DATA[place + gone :]))


VALUES: st.SearchStrategy[Any] = st.sampled_from(
    [None, -1, 0, 1, 2, 99, 2**70, "", "rat-1", "none", [], ["walk"], ["sell", ["goods", 3], 3], {}]
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] * (path != ()) + [p for key, part in inner for p in places(part, (*path, key))]


@settings(max_examples=300)
@given(st.data())
def test_a_forged_log_gets_a_sentence(data: st.DataObject) -> None:
    """Any one value of any line replaced: the log does not replay, or nothing of importance was changed."""
    number = data.draw(st.integers(0, len(LINES) - 1))
    forged = msgspec.json.decode(LINES[number])
    *path, last = data.draw(st.sampled_from(places(forged)))
    inside = forged
    for key in path:
        inside = inside[key]
    inside[last] = data.draw(VALUES)
    try:
        log = parse_log(lines_with(number + 1, msgspec.json.encode(forged)))
        table = Table.replay(CELLAR, log)
    except LogError:
        return
    assert table.log == log


def test_a_log_without_its_set_up_is_no_log() -> None:
    assert isinstance(LOG.entries[0], Setup)
    assert LOG.entries[0].chance[0][:2] == ("shuffle", "card")
