"""Planting mistakes in data files."""

import json
import re
from collections.abc import Callable
from typing import Any

from tests.refusals import refused

from lanterne.kit.printed import Read

Spoil = Callable[[Any], object]


def entry(table: list[dict[str, Any]], name: str, key: str = "id") -> dict[str, Any]:
    """The entry of that id, or with that value of another field."""
    return next(row for row in table if row[key] == name)


def swap(table: list[Any], one: int, other: int) -> None:
    table[one], table[other] = table[other], table[one]


def must_refuse(
    game: str,
    packaged: Read,
    opened: Callable[[Read], object],
    file: str,
    spoil: Spoil,
    sentence: str,
    named: str = "",
) -> None:
    """A box with the spoiled file must be refused with a sentence that begins like this, about the file itself or the
    one named; in French, too."""

    def read(name: str) -> bytes:
        if name != file:
            return packaged(name)
        table = json.loads(packaged(name))
        spoil(table)
        return json.dumps(table).encode()

    with refused(f"^{re.escape(f'{named or file}, {sentence}')}.*\\.$", game):
        opened(read)
