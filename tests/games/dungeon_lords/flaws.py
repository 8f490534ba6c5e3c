"""Planting mistakes in data files."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from lanterne.games.dungeon_lords.content.checks import checked
from lanterne.games.dungeon_lords.content.files import packaged, printed

Spoil = Callable[[Any], object]


def entry(table: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(row for row in table if row["id"] == name)


def swap(table: list[Any], one: int, other: int) -> None:
    table[one], table[other] = table[other], table[one]


def refuse(file: str, spoil: Spoil, sentence: str, named: str = "") -> None:
    """The spoiled file must be refused with this sentence, or the beginning of it, about itself or the file named."""

    def read(name: str) -> bytes:
        if name != file:
            return packaged(name)
        table = json.loads(packaged(name))
        spoil(table)
        return json.dumps(table).encode()

    with pytest.raises(ValueError, match=f"^{re.escape(f'{named or file}, {sentence}')}.*\\.$"):
        checked(printed(read))
