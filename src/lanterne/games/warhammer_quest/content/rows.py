"""The rows of the data files: one frozen record per printed thing, fields as in the file. Adventures: `sheets.py`.

Reading is strict: an unknown field, a missing field or a value of the wrong kind is an error.
Ids are the names used in saves, logs and messages; the rules work with the small ints of the tables.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from lanterne.kit.printed import Count, Id, Origin, PrintedEntry, Some

RuleId = Annotated[str, Meta(pattern="^WQ-[A-Z]{3}-[0-9]+$")]
Dice = Annotated[str, Meta(pattern="^([1-9][0-9]*D[36]([+][1-9][0-9]*)?(x[1-9][0-9]*)?|[0-9]+)$")]
"""Dice as printed: 2D6+3, 1D6x100, 1D3, 6."""
Grade = Annotated[int, Meta(ge=1, le=10)]
"""A characteristic (WQ-GEN-5)."""
Face = Annotated[int, Meta(ge=1, le=6)]
Needed = Annotated[int, Meta(ge=2, le=6)]
"""The lowest die that succeeds."""

Warrior = Literal["barbarian", "elf", "wizard", "dwarf"]
Use = Literal[
    "permanent", "once", "once_discard", "once_per_adventure", "until_destroyed", "charges", "immediate", "none"
]
When = Literal[
    "any_time",
    "start_of_warriors_phase",
    "after_power_roll",
    "casting",
    "attack_spell",
    "own_turn_before_first_attack",
    "own_turn_after_move",
    "own_attack_before_roll",
    "own_missile_attack",
    "hit_on_self",
    "on_receipt",
    "never",
]
DoorName = Literal["N", "E", "S", "W"]
Cell = tuple[Count, Count]
"""Column and row in a section that is not turned; [0, 0] is the north-west corner."""


class Figures(PrintedEntry, frozen=True, kw_only=True):
    """An entry with figures of its own: `dice` are rolled; `numbers` are fixed, or rolls are compared with them."""

    dice: dict[Id, Dice] = field(default_factory=dict)
    numbers: dict[Id, int] = field(default_factory=dict)


# Sections


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A place inside a section."""

    id: Id
    cells: tuple[Cell, ...]


class Obstacle(Part, frozen=True, kw_only=True):
    """Something that nobody can step on; a `high` one blocks lines of sight."""

    high: bool


class Exit(Part, frozen=True, kw_only=True):
    """A way out that an adventure opens, perhaps through the border on that side."""

    side: DoorName | None = None


class Doorway(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A door: its side of the section, and the two squares inside it."""

    id: DoorName
    cells: tuple[Cell, Cell]


class Section(PrintedEntry, frozen=True, kw_only=True):
    """A board section. Letters of the grid: `.` floor, `s` stairs, `r` walkway, `p` pit, `B` bridge, `~` chasm, `O`
    obstacle, blank: no square. `exits`: for each door it may be attached by, the doors that are or may be exits."""

    kind: Literal["room", "corridor", "objective"]
    shape: Literal["room", "passage", "stairs", "corner", "junction"]
    tiles: Some
    grid: tuple[str, ...]
    doors: tuple[Doorway, ...]
    attach: tuple[DoorName, ...]
    exits: dict[DoorName, tuple[DoorName, ...]]
    left_right: dict[DoorName, tuple[DoorName, DoorName]] = field(default_factory=dict)
    walls: tuple[tuple[Cell, Cell], ...] = ()
    ledges: tuple[tuple[Cell, Cell], ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    secret_exits: tuple[Exit, ...] = ()
    marks: tuple[Part, ...] = ()


class DungeonCard(PrintedEntry, frozen=True, kw_only=True):
    """A Dungeon card; its id is that of its section."""

    copies: Some


# Warriors and monsters


class WarriorRow(Figures, frozen=True, kw_only=True):
    """A warrior's sheet. `pinning`: the lowest die that escapes, 0 if never pinned; `armour` is added to toughness."""

    wounds: Dice
    movement: Grade
    ws: Grade
    bs: Needed
    strength: Grade
    toughness: Grade
    armour: Count
    initiative: Grade
    attacks: Grade
    pinning: Count
    equipment: Id
    bow_strength: Count = 0


class MonsterRow(Figures, frozen=True, kw_only=True):
    """A kind of monster, a line of the monster table. `bs` 0: it never shoots; `strength` 0: it adds none."""

    figures: Some
    movement: Grade
    ws: Grade
    bs: Count
    strength: Count
    toughness: Grade
    wounds: Some
    attacks: Grade
    number: Dice
    value: Some
    damage: Dice
    missile_strength: Count = 0
    reach: Literal[1, 2] = 1
    never_pinned: bool = False
    at_once: bool = False
    rules: tuple[RuleId, ...]


class GroupRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Monsters that come together; `wounds` if they differ from those of their kind."""

    monster: Id
    count: Dice
    wounds: Count = 0
    origin: Origin | None = None


# Cards


class EquipmentRow(Figures, frozen=True, kw_only=True):
    """An Equipment card, and the warrior who starts with it."""

    owner: Warrior
    users: tuple[Literal["all"] | Warrior, ...]
    use: Use
    rules: tuple[RuleId, ...]


class EventRow(Figures, frozen=True, kw_only=True):
    """An Event card: an M card with `monsters`, or an E card. `item`: what the card becomes when it is kept."""

    monsters: bool
    groups: tuple[GroupRow, ...] = ()
    draw_another: Literal["never", "before_fight", "immediately", "on_1_3", "in_table"]
    treasure: Count
    item: Id | None = None
    rules: tuple[RuleId, ...]


class TreasureRow(Figures, frozen=True, kw_only=True):
    """A Treasure card."""

    copies: Some
    category: Literal[
        "talisman",
        "ammunition",
        "shield",
        "scroll",
        "thrown",
        "powder",
        "armour",
        "healing",
        "weapon",
        "ring",
        "potion",
        "gold",
        "valuable",
    ]
    slot: Literal["weapon", "shield", "armour"] | None = None
    users: tuple[Literal["all"] | Warrior, ...]
    use: Use
    when: When
    value: Dice
    value_condition: Literal["", "unused", "per_charge"] = ""
    charges: Dice | None = None
    needs_bow: bool = False
    rules: tuple[RuleId, ...]


class SpellRow(Figures, frozen=True, kw_only=True):
    """A Spell card; `power` is what it costs."""

    kind: Literal["attack", "defence", "healing"]
    power: Some
    target: Literal[
        "area_2x2_in_los",
        "area_2x2_any",
        "monsters_in_caster_section",
        "one_monster_in_caster_section",
        "one_monster_in_los",
        "any_warrior",
        "all_warriors",
        "warrior_before_attacks",
        "any_number_of_warriors",
        "one_dead_warrior",
    ]
    duration: Literal["immediate", "this_turn", "full_turn", "permanent"]
    limit: Literal["", "once_per_warrior_per_turn", "max_3_in_play"] = ""
    rules: tuple[RuleId, ...]


# Tables and choices


class CombatRow(PrintedEntry, frozen=True, kw_only=True):
    """A line of the combat table: the lowest die that hits weapon skills 1 to 10."""

    to_hit: tuple[Needed, ...]


class GuardianRow(PrintedEntry, frozen=True, kw_only=True):
    """A line of the table of objective room monsters."""

    groups: tuple[GroupRow, ...]


class EscapeRow(PrintedEntry, frozen=True, kw_only=True):
    """A line of the escape table: what a warrior who gives up loses."""

    dies: bool
    gold: Literal["none", "half", "all"]
    treasures: Literal["none", "one", "all"]
