"""Planting mistakes in data files."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from lanterne.games.heroquest.content.checks import checked
from lanterne.games.heroquest.content.files import packaged, printed

Spoil = Callable[[Any], object]


def entry(table: list[dict[str, Any]], name: str, key: str = "id") -> dict[str, Any]:
    """The entry of that id, or with that value of another field."""
    return next(row for row in table if row[key] == name)


def door(quest: dict[str, Any], a: str, b: str) -> dict[str, Any]:
    row: dict[str, Any] = next(row for row in quest["doors"] if row["between"] == [a, b])
    return row


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
