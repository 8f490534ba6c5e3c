"""Planting mistakes in the data files of this game."""

from typing import Any

from tests.games.flaws import Spoil, must_refuse

from lanterne.games.heroquest.content.checks import checked
from lanterne.games.heroquest.content.files import packaged, printed


def door(quest: dict[str, Any], a: str, b: str) -> dict[str, Any]:
    row: dict[str, Any] = next(row for row in quest["doors"] if row["between"] == [a, b])
    return row


def refuse(file: str, spoil: Spoil, sentence: str, named: str = "") -> None:
    """The spoiled file must be refused with a sentence that begins like this, about itself or the file named."""
    must_refuse("heroquest", packaged, lambda read: checked(printed(read)), file, spoil, sentence, named)
