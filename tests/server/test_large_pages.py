"""Large pages: what is asked for, and that nothing is lost by it."""

from pathlib import Path

import pytest

from lanterne.server.large_pages import SIZE, ask_for_large_pages, whole_pages

MAPS = """\
55d0c0000000-55d0c0400000 r--p 00000000 08:01 1311 /usr/bin/python3.11
55d0c1f00000-55d0c2500000 rw-p 00000000 00:00 0                          [heap]
7f5a40000000-7f5a40600000 rw-p 00000000 00:00 0
7f5a50000000-7f5a50600000 ---p 00000000 00:00 0
7f5a601ff000-7f5a60401000 rw-p 00000000 00:00 0
7f5a70000000-7f5a701ff000 rw-p 00000000 00:00 0
7f5a80000000-7f5a80600000 rw-s 00000000 00:01 77 /dev/zero (deleted)
7ffc10000000-7ffc10600000 rw-p 00000000 00:00 0                          [stack]
"""


def test_only_whole_pages_of_the_own_memory_are_asked_for() -> None:
    assert list(whole_pages(MAPS)) == [
        (0x55D0C2000000, 2 * SIZE),
        (0x7F5A40000000, 3 * SIZE),
        (0x7F5A60200000, SIZE),
    ]


def test_what_was_in_the_memory_is_still_there() -> None:
    kept = [bytes([number % 251]) * 1000 for number in range(20_000)]
    ask_for_large_pages()
    ask_for_large_pages()
    assert all(part == bytes([number % 251]) * 1000 for number, part in enumerate(kept))


def test_where_the_system_does_not_tell_nothing_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def hidden(file: Path, **how: str) -> str:
        raise FileNotFoundError(file)

    monkeypatch.setattr(Path, "read_text", hidden)
    ask_for_large_pages()
