"""The promises that tiles and markers make.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from lanterne.games.dungeon_run.content.files import Printed
from lanterne.games.dungeon_run.content.rows import TileRow
from lanterne.kit.printed import check_facts
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

SIDES = ("N", "E", "S", "W")
SHAPES = {
    "crossroads": ("N", "E", "S", "W"),
    "junction": ("N", "E", "S"),
    "corridor": ("N", "S"),
    "bend": ("N", "E"),
}
"""Names of standard tiles, by their exits."""


def check_tiles(box: Printed) -> None:
    """DR-TIL-2, DR-CON-2, DR-CON-3, DR-SET-2: exits and content dice of each kind of tile."""
    for row in box.tiles:
        facts = (
            (
                bool(row.exits) and list(row.exits) == [each for each in SIDES if each in row.exits],
                Say("dr-exits"),
            ),
            (_rising(row.treasure) and _rising(row.encounter), Say("dr-values")),
            (row.kind != "standard" or bool(row.treasure and row.encounter), Say("dr-both-values")),
            (row.kind == "standard" or not row.treasure, Say("dr-treasure-values")),
            (row.kind == "standard" or not row.encounter or row.id == "den", Say("dr-no-content")),
            (row.id != "den" or bool(row.encounter), Say("dr-den")),
            (row.kind != "standard" or not _special(row), Say("dr-standard")),
            (row.kind != "special" or row.id == "den" or _special(row), Say("dr-special")),
            (row.kind != "entrance" or row.exits == SIDES, Say("dr-entrance")),
            (row.kind != "standard" or SHAPES.get(row.id.rpartition("-")[0]) == row.exits, Say("dr-shape")),
        )
        check_facts("tiles.json", row.id, facts)


def check_markers(box: Printed) -> None:
    """DR-ABI-14: a marker does something."""
    for row in box.markers:
        if not row.powers:
            raise Flaw("dr-idle", "markers.json", row.id)


def _rising(faces: tuple[int, ...]) -> bool:
    return list(faces) == sorted(set(faces))


def _special(row: TileRow) -> bool:
    """It has powers, or one of the rules that tiles have instead."""
    return bool(row.powers) or row.first_encounter or row.needs_assist or row.holds_monsters or row.stills_powers
