"""The promises that the printed components make, checked when they are loaded: names, counts, numbers, choices.

Powers: `power_checks.py`. Cards: `card_checks.py`. Tiles: `tile_checks.py`. Every check raises ValueError with a
sentence that names the file, the entry and the reason.
"""

from collections.abc import Iterator

from lanterne.games.dungeon_run.content.card_checks import (
    check_abilities,
    check_equipment,
    check_heroes,
    check_monsters,
    check_power_names,
    check_strangers,
    check_traps,
)
from lanterne.games.dungeon_run.content.files import Printed
from lanterne.games.dungeon_run.content.new_card_checks import check_card_names, check_icons
from lanterne.games.dungeon_run.content.power_checks import check_powers
from lanterne.games.dungeon_run.content.promised import ENTRIES
from lanterne.games.dungeon_run.content.rows import EncounterRow
from lanterne.games.dungeon_run.content.tile_checks import check_markers, check_tiles
from lanterne.kit.printed import (
    PrintedEntry,
    chapters,
    check_counts,
    check_ids,
    check_origins,
    check_rules,
    check_rules_named,
    check_settings_refer,
    file_of,
)

_CHAPTERS = (
    "GEN 13, SET 14, RND 13, MOV 10, TIL 12, CON 9, ESC 9, BAT 19, ARM 3, FRE 3, HVH 14, EQP 14, SRC 4, ADV 6, DIS 7, "
    "AST 10, SAB 5, RAL 5, DEF 11, LOT 3, BOS 9, ROA 15, RER 8, FIN 4, FLE 5, DIE 6, STO 4, SUM 7, VIC 5, SOL 9, "
    "PLC 5, MER 4, TSP 17, ABI 27"
)
RULES: dict[str, int] = chapters(_CHAPTERS)
"""How many rules each chapter of the rulebook has."""

TILES_A_PLAYER = {"standard": 4, "special": 2}
"""DR-SET-3."""


def checked(box: Printed) -> Printed:
    """`box` itself, once all checks have passed."""
    for check in CHECKS:
        check(box)
    return box


def ids(box: Printed) -> None:
    """No id twice, none missing, in the promised order."""
    check_ids(_tables(box), ENTRIES)


def origins(box: Printed) -> None:
    """An origin of its own belongs to a field the entry has, and differs from that of the entry."""
    check_origins(_tables(box))
    for table, rows in _tables(box):
        for row in rows:
            for field, origin in row.origin_of.items():
                if origin == row.origin:
                    raise ValueError(f"{file_of(table)}, entry {row.id}: the origin of {field} is that of the entry.")


def rules(box: Printed) -> None:
    """Every rule that an entry names is in the rulebook, and an entry that can name rules does."""
    check_rules_named(_tables(box))
    check_rules(_tables(box), RULES)


def components(box: Printed) -> None:
    """Components: the box holds as much of everything as its list says."""
    check_counts({row.id: row.count for row in box.components}, _counts(box), _tables(box))


def constants(box: Printed) -> None:
    """DR-SET-11, DR-ADV-2: of the ability cards drawn, some are not kept."""
    for row in box.constants:
        if row.ability_keep >= row.ability_draw:
            raise ValueError(f"constants.json, entry {row.id}: there is no ability to choose.")


def slots(box: Printed) -> None:
    """DR-EQP-8: one card in each slot, and any number of cards without."""
    for row in box.slots:
        if row.capacity != (0 if row.id == "none" else 1):
            raise ValueError(f"slots.json, entry {row.id}: a slot has room for one card, and none for any number.")


def monster_types(box: Printed) -> None:
    """DR-ROA-5: beasts, and no others, leave behind what lies under them."""
    for row in box.monster_types:
        if row.carries != (row.id != "beast"):
            raise ValueError(f"monster-types.json, entry {row.id}: all but beasts carry what lies under them.")


def actions(box: Printed) -> None:
    """DR-RND-2, DR-RND-6: an action takes one of those of a turn, or none."""
    for row in box.actions:
        if row.cost > 1:
            raise ValueError(f"actions.json, entry {row.id}: it takes one action, or none.")


def player_counts(box: Printed) -> None:
    """DR-SET-3, DR-PLC-1 to DR-PLC-3, DR-SOL-1: tiles for each player while there are enough, else all; from five on a
    second box is of use and the encounter deck is reshuffled; a single player has no ability cards."""
    there = {kind: sum(row.kind == kind for row in box.tiles) for kind in TILES_A_PLAYER}
    for row in box.player_counts:
        wanted = {kind: each * row.players for kind, each in TILES_A_PLAYER.items()}
        enough = all(wanted[kind] <= there[kind] for kind in there)
        stack = wanted if enough else there
        facts = (
            (row.id == f"players-{row.players}", f"it is for {row.players} players"),
            ({"standard": row.standard, "special": row.special} == stack, "its stack is not that of the rulebook"),
            ((row.two_boxes is None) == enough, "a second box is of use when one is not enough"),
            (row.two_boxes in (None, tuple(wanted.values())), "its stack of two boxes is not that of the rulebook"),
            (row.reshuffles == (not enough), "the encounter deck is made anew when one box is not enough"),
            (row.abilities == (row.players > 1), "all but a single player have ability cards"),
        )
        for right, reason in facts:
            if not right:
                raise ValueError(f"player-counts.json, entry {row.id}: {reason}.")


def settings(box: Printed) -> None:
    """A default is one of the values, and for any number of players."""
    counts = {row.players for row in box.player_counts}
    for setting in box.settings:
        if len(set(setting.values)) != len(setting.values):
            raise ValueError(f"settings.json, entry {setting.id}: a value stands there twice.")
        for default in (setting.default, setting.default_simulation):
            if default not in setting.values:
                raise ValueError(f"settings.json, entry {setting.id}: the default {default} is not among its values.")
        if not setting.seats:
            continue
        if len(setting.seats) != len(setting.values):
            raise ValueError(f"settings.json, entry {setting.id}: numbers of players stand there for other values.")
        if {*setting.seats[setting.values.index(setting.default)]} != counts:
            raise ValueError(f"settings.json, entry {setting.id}: the default is not for any number of players.")
    check_settings_refer(box.settings)
    boxes = next(setting for setting in box.settings if setting.id == "boxes")
    if boxes.seats[1:] != (tuple(row.players for row in box.player_counts if row.two_boxes),):
        raise ValueError("settings.json, entry boxes: two boxes are for as many as one is not enough for.")


CHECKS = (
    ids,
    origins,
    rules,
    components,
    constants,
    slots,
    monster_types,
    actions,
    check_powers,
    check_heroes,
    check_abilities,
    check_power_names,
    check_monsters,
    check_traps,
    check_strangers,
    check_equipment,
    check_tiles,
    check_markers,
    check_card_names,
    check_icons,
    player_counts,
    settings,
)


def _counts(box: Printed) -> Iterator[tuple[str, str, int]]:
    """What the list of components counts: the table, the component and how many there are."""
    yield "heroes", "hero-cards", len(box.heroes)
    yield "heroes", "hero-figures", len(box.heroes)
    yield "abilities", "ability-cards", len(box.abilities)
    yield "bosses", "boss-cards", len(box.bosses)
    encounters: tuple[EncounterRow, ...] = (*box.monsters, *box.traps, *box.strangers)
    yield "monsters", "encounter-cards", sum(row.copies for row in encounters)
    yield "treasures", "treasure-cards", len(box.treasures)
    yield "artifacts", "artifact-cards", len(box.artifacts)
    yield "tiles", "dungeon-tiles", len(box.tiles)


def _tables(box: Printed) -> list[tuple[str, tuple[PrintedEntry, ...]]]:
    """The tables with their names."""
    return list(box._asdict().items())
