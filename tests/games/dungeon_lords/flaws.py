"""Planting mistakes in the data files of this game."""

from tests.games.flaws import Spoil, must_refuse

from lanterne.games.dungeon_lords.content.checks import checked
from lanterne.games.dungeon_lords.content.files import packaged, printed


def refuse(file: str, spoil: Spoil, sentence: str, named: str = "") -> None:
    """The spoiled file must be refused with a sentence that begins like this, about itself or the file named."""
    must_refuse("dungeon-lords", packaged, lambda read: checked(printed(read)), file, spoil, sentence, named)
