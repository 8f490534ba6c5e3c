"""Player colours, the 36 dwarf dice and the opening groups.

Die `colour * 6 + k` is a warrior for k = 0, 1, 2 and a mechanicus for k = 3, 4, 5 (XOR-SET-4).
"""

from lanterne.games.xorlosch.content.box import BOX
from lanterne.games.xorlosch.content.cards import TYPE_NAMES

DICE_OF_A_TYPE = BOX.dwarfs[0].per_player
"""A player has this many dice of each type: first the warriors, then the mechanici."""

COLOUR_NAMES: tuple[str, ...] = tuple(colour.id for colour in BOX.colors)
COLOUR_HEX: tuple[str, ...] = tuple(colour.hex for colour in BOX.colors)

_DICE = tuple(
    (colour.id, dwarf_type, number)
    for colour in BOX.colors
    for dwarf_type, dwarf in enumerate(BOX.dwarfs)
    for number in range(1, dwarf.per_player + 1)
)

DIE_TYPE: tuple[int, ...] = tuple(dwarf_type for _, dwarf_type, _ in _DICE)
DIE_NAMES: tuple[str, ...] = tuple(f"{colour}-{TYPE_NAMES[kind][0]}{number}" for colour, kind, number in _DICE)

PRESET_DWARFS: dict[str, tuple[tuple[int, int], ...]] = {
    preset.id: tuple((TYPE_NAMES.index(dwarf_type), level) for dwarf_type, level in preset.dwarfs)
    for preset in BOX.groups
}
"""The (type, level) of every dwarf of an opening group."""
