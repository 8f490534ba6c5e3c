"""The box, opened once: every data file read. The tables of this package are cut from it."""

from lanterne.games.warhammer_quest.content.files import printed

BOX = printed()
