"""The promises that tiles and markers make.

Every check raises ValueError with a sentence that names the file, the entry and the reason.
"""

from lanterne.games.dungeon_run.content.files import Printed
from lanterne.games.dungeon_run.content.rows import TileRow

SIDES = ("N", "E", "S", "W")
SHAPES = {
    "crossroads": ("N", "E", "S", "W"),
    "junction": ("N", "E", "S"),
    "corridor": ("N", "S"),
    "bend": ("N", "E"),
}
"""What standard tiles are called by their exits."""


def check_tiles(box: Printed) -> None:
    """DR-TIL-2, DR-CON-2, DR-CON-3, DR-SET-2: exits and content dice of each kind of tile."""
    for row in box.tiles:
        facts = (
            (
                bool(row.exits) and list(row.exits) == [each for each in SIDES if each in row.exits],
                "its exits are not in order",
            ),
            (_rising(row.treasure) and _rising(row.encounter), "its values are not in order"),
            (row.kind != "standard" or bool(row.treasure and row.encounter), "a standard tile has both values"),
            (row.kind == "standard" or not row.treasure, "only a standard tile has treasure values"),
            (row.kind == "standard" or not row.encounter or row.id == "den", "it has no content die"),
            (row.id != "den" or bool(row.encounter), "the Den has encounter values"),
            (row.kind != "standard" or not _special(row), "a standard tile has no rules of its own"),
            (row.kind != "special" or row.id == "den" or _special(row), "a special tile has rules of its own"),
            (row.kind != "entrance" or row.exits == SIDES, "the Entrance is open on all sides"),
            (row.kind != "standard" or SHAPES.get(row.id.rpartition("-")[0]) == row.exits, "its name is not its shape"),
        )
        for right, reason in facts:
            if not right:
                raise ValueError(f"tiles.json, entry {row.id}: {reason}.")


def check_markers(box: Printed) -> None:
    """DR-ABI-14: a marker does something."""
    for row in box.markers:
        if not row.powers:
            raise ValueError(f"markers.json, entry {row.id}: it does nothing.")


def _rising(faces: tuple[int, ...]) -> bool:
    return list(faces) == sorted(set(faces))


def _special(row: TileRow) -> bool:
    """It has powers, or one of the rules that tiles have instead."""
    return bool(row.powers) or row.first_encounter or row.needs_assist or row.holds_monsters or row.stills_powers
