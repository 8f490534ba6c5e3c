"""The board while a drawing is laid out on it."""

from lanterne.games.heroquest.content.board import (
    INSIDE,
)
from lanterne.games.heroquest.heroscribe.boards import Drawing
from lanterne.games.heroquest.heroscribe.drawing import (
    Doorway,
    Located,
    dark_squares,
    left_out,
    locate,
)
from lanterne.games.heroquest.heroscribe.vocabulary import known_as
from lanterne.kit.grid import Edges
from lanterne.scene import Say


class Table:
    """The board while things are laid on it."""

    def __init__(self, drawing: Drawing) -> None:
        self.left_out: list[Say] = []
        self.doubts: list[Say] = [*drawing.doubts, *_other_names(drawing)]
        self.dark = dark_squares(drawing.dark)
        self.located: list[Located] = []
        self.doorways: list[Doorway] = []
        for drawn in drawing.objects:
            found = locate(drawn)
            if isinstance(found, Say):
                self.left_out.append(left_out(drawn, found))
            elif isinstance(found, Located):
                self.located.append(found)
            else:
                self.doorways.append(found)
        self.taken = 0
        self.blocked = 0
        self.borders = 0
        self.edges = INSIDE
        self.barriers = Edges()

    def of(self, *kinds: str) -> list[Located]:
        return [one for one in self.located if one.entry.becomes in kinds]

    def leave_out(self, one: Located | Doorway, why: Say) -> None:
        self.left_out.append(left_out(one.drawn, why))


def _other_names(drawing: Drawing) -> list[Say]:
    """Objects that go by other names here."""
    ids = dict.fromkeys(one.id for one in drawing.objects)
    return [Say("import-known-as", {"object": name, "known": known_as(name)}) for name in ids if known_as(name) != name]
