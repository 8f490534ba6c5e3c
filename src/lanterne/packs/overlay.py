"""The data files of a game with those of packs laid over them, and what that changes."""

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from lanterne.packs import Pack, PackError, all_of, base
from lanterne.packs.library_errors import reason_of

LARGEST = 10_000
"""The largest number in the data of a pack, and the most things that a file of it may add."""


class Change(NamedTuple):
    """An entry of the game that a pack replaces, or adds."""

    pack: str
    file: str
    entry: str
    replaces: bool


_asked_for: dict[str, set[str]] = {}
"""The data files that the code of a game with packs has asked for, by its full name."""


def overlaid(game: str, file: str, data: bytes | None) -> bytes | None:
    """A data file of a game with the changes of its packs; `data` is None if the game has no such file. Raises
    PackError."""
    if game:
        _asked_for.setdefault(game, set()).add(f"content/{file}")
    for pack in all_of(game):
        theirs = pack.files.get(f"content/{file}")
        if theirs is not None:
            data = theirs if data is None or "/" in file else _laid_over(pack, file, data, theirs)
    return data


def check_all_asked_for(game: str) -> None:
    """Raises PackError if the game was loaded without asking for some file of a pack, such as a quest that nothing
    lists."""
    for pack in all_of(game):
        for file in pack.files:
            if file.startswith("content/") and file not in _asked_for[game]:
                raise PackError("flaw-pack-not-asked-for", file=file.removeprefix("content/"), pack=pack.name)


def _laid_over(pack: Pack, file: str, data: bytes, theirs: bytes) -> bytes:
    rows, new = _rows(pack, file, data), {}
    for row in _rows(pack, file, theirs):
        if row["id"] in new:
            raise PackError("flaw-pack-entry-twice", file=file, entry=row["id"], pack=pack.name)
        new[row["id"]] = row | {"origin": "pack"}
    merged = [new.pop(row["id"], row) for row in rows]
    return json.dumps([*merged, *new.values()]).encode()


def _decoded(pack: Pack, file: str, data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise PackError(reason_of(error), file=file, pack=pack.name) from None


def _rows(pack: Pack, file: str, data: bytes) -> list[dict[str, Any]]:
    rows = _decoded(pack, file, data)
    if not isinstance(rows, list) or any(
        not isinstance(row, dict) or not isinstance(row.get("id"), str) for row in rows
    ):
        raise PackError("flaw-pack-list", file=file, pack=pack.name)
    return rows


def changes(game: str) -> tuple[Change, ...]:
    """What a game's packs replace and add, in the order of packs, files and entries. Raises PackError,
    also for a file that the game does not know."""
    seen: list[Change] = []
    for pack in all_of(game):
        own = _content_of(base(game))
        for path, data in pack.files.items():
            if not path.startswith("content/"):
                continue
            file = path.removeprefix("content/")
            _check_numbers(pack, file, data)
            printed = own / file
            if "/" in file:
                if not printed.parent.is_dir():
                    raise PackError("flaw-pack-no-folder", file=file, pack=pack.name)
                seen.append(Change(pack.name, file, printed.stem, printed.is_file()))
            elif not printed.is_file():
                raise PackError("flaw-pack-no-file", file=file, pack=pack.name)
            else:
                ids = {row["id"] for row in _rows(pack, file, printed.read_bytes())}
                seen += [Change(pack.name, file, row["id"], row["id"] in ids) for row in _rows(pack, file, data)]
    return tuple(seen)


def _check_numbers(pack: Pack, file: str, data: bytes) -> None:
    """Refuse numbers larger than any game has: that many things would take all memory."""
    waiting, things = [_decoded(pack, file, data)], 0
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            things += value["count"] if type(value.get("count")) is int else 0
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, int | float) and not abs(value) <= LARGEST:
            raise PackError("flaw-pack-number", file=file, pack=pack.name, number=f"{value!r:.20}", most=str(LARGEST))
    if things > LARGEST:
        raise PackError("flaw-pack-things", file=file, pack=pack.name, most=str(LARGEST))


@cache
def _content_of(game: str) -> Path:
    """The folder with the data files of a game without packs."""
    from lanterne.packs.packages import package

    spec = find_spec(package(game))
    assert spec is not None
    assert spec.submodule_search_locations, f"{game} is a package"
    return Path(spec.submodule_search_locations[0], "content")
