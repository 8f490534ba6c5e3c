"""The box, opened once: every data file read and checked. The tables of this package are made from it."""

from lanterne.games.warhammer_quest.content.checks import checked
from lanterne.games.warhammer_quest.content.files import printed

BOX = checked(printed())
