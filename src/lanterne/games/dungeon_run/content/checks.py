"""The promises that the printed components make, checked when they are loaded: names, counts, numbers, choices.

Powers: `power_checks.py`. Cards: `card_checks.py`. Tiles: `tile_checks.py`. Every check raises a Flaw that
names the file, the entry and the reason.
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
    chapters,
    check_counts,
    check_facts,
    check_rules_named,
    check_settings,
    check_tables,
    file_of,
    tables_of,
)
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

_CHAPTERS = (
    "GEN 13, SET 14, RND 13, MOV 10, TIL 12, CON 9, ESC 9, BAT 19, ARM 3, FRE 3, HVH 14, EQP 14, SRC 4, ADV 6, DIS 7, "
    "AST 10, SAB 5, RAL 5, DEF 11, LOT 3, BOS 10, ROA 15, RER 8, FIN 4, FLE 5, DIE 6, STO 5, SUM 7, VIC 5, SOL 9, "
    "PLC 5, MER 4, RAC 3, TSP 17, ABI 27"
)
RULES: dict[str, int] = chapters(_CHAPTERS)
"""How many rules each chapter of the rulebook has."""

TILES_A_PLAYER = {"standard": 4, "special": 2}
"""DR-SET-3."""


def checked(box: Printed) -> Printed:
    """`box` itself, once all checks have passed."""
    tables = tables_of(box)
    check_tables(tables, ENTRIES, RULES)
    check_rules_named(tables)
    check_counts({row.id: row.count for row in box.components}, _counts(box), tables)
    for check in CHECKS:
        check(box)
    return box


def origins(box: Printed) -> None:
    """An origin of its own differs from that of the entry."""
    for table, rows in tables_of(box):
        for row in rows:
            for field, origin in row.origin_of.items():
                if origin == row.origin:
                    raise Flaw("dr-same-origin", file_of(table), row.id, field=field)


def constants(box: Printed) -> None:
    """DR-SET-11, DR-ADV-2: of the ability cards drawn, some are not kept."""
    for row in box.constants:
        if row.ability_keep >= row.ability_draw:
            raise Flaw("dr-no-choice", "constants.json", row.id)


def slots(box: Printed) -> None:
    """DR-EQP-8: one card in each slot, and any number of cards without."""
    for row in box.slots:
        if row.capacity != (0 if row.id == "none" else 1):
            raise Flaw("dr-slot", "slots.json", row.id)


def monster_types(box: Printed) -> None:
    """DR-ROA-5: beasts, and no others, leave behind what lies under them."""
    for row in box.monster_types:
        if row.carries != (row.id != "beast"):
            raise Flaw("dr-carry", "monster-types.json", row.id)


def actions(box: Printed) -> None:
    """DR-RND-2, DR-RND-6: an action takes one of those of a turn, or none."""
    for row in box.actions:
        if row.cost > 1:
            raise Flaw("dr-action-cost", "actions.json", row.id)


def player_counts(box: Printed) -> None:
    """DR-SET-3, DR-PLC-1 to DR-PLC-3, DR-SOL-1: tiles for each player while there are enough, else all; from five on a
    second box is of use and the encounter deck is reshuffled; a single player has no ability cards."""
    there = {kind: sum(row.kind == kind for row in box.tiles) for kind in TILES_A_PLAYER}
    for row in box.player_counts:
        wanted = {kind: each * row.players for kind, each in TILES_A_PLAYER.items()}
        enough = all(wanted[kind] <= there[kind] for kind in there)
        stack = wanted if enough else there
        facts = (
            (row.id == f"players-{row.players}", Say("dr-players", {"number": row.players})),
            ({"standard": row.standard, "special": row.special} == stack, Say("dr-stack")),
            ((row.two_boxes is None) == enough, Say("dr-second-box")),
            (row.two_boxes in (None, tuple(wanted.values())), Say("dr-two-box-stack")),
            (row.reshuffles == (not enough), Say("dr-reshuffles")),
            (row.abilities == (row.players > 1), Say("dr-alone")),
        )
        check_facts("player-counts.json", row.id, facts)


def settings(box: Printed) -> None:
    """A default is one of the values, and for any number of players."""
    counts = {row.players for row in box.player_counts}
    check_settings(box.settings)
    for setting in box.settings:
        if setting.seats and {*setting.seats[setting.values.index(setting.default)]} != counts:
            raise Flaw("dr-default-seats", "settings.json", setting.id)
    boxes = next(setting for setting in box.settings if setting.id == "boxes")
    if boxes.seats[1:] != (tuple(row.players for row in box.player_counts if row.two_boxes),):
        raise Flaw("dr-boxes", "settings.json", "boxes")


CHECKS = (
    origins,
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
