"""The box, opened once: every data file read and checked. The tables of this package are made from it."""

from lanterne.games.dungeon_lords.content.checks import checked
from lanterne.games.dungeon_lords.content.files import printed

BOX = checked(printed())
