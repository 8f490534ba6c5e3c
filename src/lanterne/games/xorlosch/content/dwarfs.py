"""Player colours, the 36 dwarf dice and the opening groups.

Die `color * 6 + k` is a warrior for k = 0, 1, 2 and a mechanicus for k = 3, 4, 5 (XOR-SET-4).
"""

from lanterne.games.xorlosch.content.box import BOX
from lanterne.games.xorlosch.content.cards import TYPE_NAMES
from lanterne.games.xorlosch.content.rows import GroupPreset

COLOR_NAMES: tuple[str, ...] = tuple(color.id for color in BOX.colors)
COLOR_HEX: tuple[str, ...] = tuple(color.hex for color in BOX.colors)

_DICE = tuple(
    (color.id, dwarf_type, number)
    for color in BOX.colors
    for dwarf_type, dwarf in enumerate(BOX.dwarfs)
    for number in range(1, dwarf.per_player + 1)
)

DIE_TYPE: tuple[int, ...] = tuple(dwarf_type for _, dwarf_type, _ in _DICE)
DIE_NAMES: tuple[str, ...] = tuple(f"{color}-{TYPE_NAMES[kind][0]}{number}" for color, kind, number in _DICE)

GROUP_PRESETS: dict[str, GroupPreset] = {preset.id: preset for preset in BOX.groups}
PRESET_DWARFS: dict[str, tuple[tuple[int, int], ...]] = {
    preset.id: tuple((TYPE_NAMES.index(dwarf_type), level) for dwarf_type, level in preset.dwarfs)
    for preset in BOX.groups
}
"""The (type, level) of every dwarf of an opening group."""
