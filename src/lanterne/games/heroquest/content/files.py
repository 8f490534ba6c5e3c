"""Reading the data files beside this module."""

from typing import Any, NamedTuple

from msgspec import Raw, Struct
from msgspec.structs import replace

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.rows import (
    Artifact,
    Constant,
    Die,
    Difficulty,
    DreadSpell,
    Equipment,
    Furniture,
    FurnitureTrap,
    Hero,
    Monster,
    Potion,
    Preference,
    Region,
    Spell,
    SpellGroup,
    StandIn,
    Tile,
    Trap,
    Treasure,
)
from lanterne.kit.printed import (
    Count,
    Id,
    Named,
    Origin,
    PrintedEntry,
    PrintedSetting,
    Read,
    Some,
    entries,
    shipped,
    table,
    tables,
    whole,
)
from lanterne.scene import Say


class Campaign(PrintedEntry, frozen=True, kw_only=True):
    """The quests of a campaign, in order."""

    quests: tuple[Id, ...]


class BoardFile(NamedTuple):
    """The board as its file has it: rows of letters, one for each square, and whose letters they are."""

    origin: Origin
    rows: tuple[str, ...]
    regions: tuple[Region, ...]


class QuestFile(NamedTuple):
    """A quest as its file has it. Without a purse or a difficulty, `difficulty.py` decides. At most `heroes` of the
    four can take part."""

    id: str
    number: int
    difficulty: int | None
    purse: int | None
    heroes: int
    origin: Origin
    gold: int
    title: str | None
    wandering: str
    stairs: str | None
    start: tuple[sheets.Start, ...]
    exit: tuple[str, ...]
    exit_named: bool
    retreat: bool
    parts: tuple[sheets.AnyPart, ...]
    lost_artifacts: str
    dark_rooms: tuple[str, ...]
    rules: tuple[sheets.Rule, ...]
    items: tuple[str, ...]
    secret_doors: tuple[sheets.Between, ...]
    blocked: tuple[str, ...]
    doors: tuple[sheets.Door, ...]
    passages: tuple[sheets.Passage, ...]
    furniture: tuple[sheets.Piece, ...]
    characters: tuple[sheets.Character, ...]
    monsters: tuple[sheets.Placed, ...]
    objects: tuple[sheets.Object, ...]
    allies: tuple[sheets.Ally, ...]
    traps: tuple[sheets.Trap, ...]
    finds: tuple[sheets.Find, ...]
    actions: tuple[sheets.Action, ...]
    notes: tuple[sheets.Note, ...]
    waves: tuple[sheets.Wave, ...]
    collapse: sheets.Collapse | None
    source: sheets.Source | None

    @property
    def file(self) -> str:
        """The data file of the quest."""
        return f"quests/{self.id}.json"

    @property
    def effects(self) -> tuple[tuple[Say, sheets.AnyEffect], ...]:
        """Every effect of notes and actions, with what a sentence calls its entry."""
        return (
            *((Say("flawed-note", {"name": note.id}), effect) for note in self.notes for effect in note.effects),
            *(
                (Say("flawed-action", {"name": action.id}), effect)
                for action in self.actions
                for effect in action.effects
            ),
        )


class Printed(NamedTuple):
    """Everything in the box, in file order."""

    board: BoardFile
    tiles: tuple[Tile, ...]
    furniture: tuple[Furniture, ...]
    dice: tuple[Die, ...]
    heroes: tuple[Hero, ...]
    monsters: tuple[Monster, ...]
    stand_ins: tuple[StandIn, ...]
    spell_groups: tuple[SpellGroup, ...]
    spells: tuple[Spell, ...]
    dread_spells: tuple[DreadSpell, ...]
    treasures: tuple[Treasure, ...]
    potions: tuple[Potion, ...]
    equipment: tuple[Equipment, ...]
    artifacts: tuple[Artifact, ...]
    traps: tuple[Trap, ...]
    furniture_traps: tuple[FurnitureTrap, ...]
    conditions: tuple[Named, ...]
    settings: tuple[PrintedSetting, ...]
    constants: tuple[Constant, ...]
    zargon: tuple[Preference, ...]
    difficulties: tuple[Difficulty, ...]
    campaign: tuple[Campaign, ...]
    quests: tuple[QuestFile, ...]


class _BoardSheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    origin: Origin
    rows: tuple[str, ...]
    regions: list[Raw]


class _QuestSheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id
    number: Some
    difficulty: Some | None = None
    purse: Count | None = None
    heroes: Some = 4
    origin: Origin
    gold: Count
    title: Id | None = None
    wandering: Id
    stairs: sheets.Spot | None = None
    start: tuple[sheets.Start, ...]
    exit: tuple[sheets.Spot, ...]
    exit_named: bool = False
    retreat: bool = False
    parts: list[Raw]
    lost_artifacts: Id
    dark_rooms: tuple[Id, ...]
    rules: tuple[sheets.Rule, ...]
    items: tuple[Id, ...] = ()
    secret_doors: tuple[sheets.Between, ...]
    blocked: tuple[sheets.Spot, ...]
    doors: list[Raw]
    passages: list[Raw] = []
    furniture: list[Raw]
    characters: list[Raw] = []
    monsters: list[Raw] = []
    objects: list[Raw] = []
    allies: list[Raw] = []
    traps: list[Raw] = []
    finds: list[Raw] = []
    actions: list[Raw] = []
    notes: list[Raw] = []
    waves: list[Raw] = []
    collapse: sheets.Collapse | None = None
    source: sheets.Source | None = None


LISTS: dict[str, tuple[Say, Any]] = {
    "parts": (Say("hq-part", {"name": ""}), sheets.AnyPart),
    "doors": (Say("flawed-door", {"name": ""}), sheets.Door),
    "passages": (Say("hq-passage", {"name": ""}), sheets.Passage),
    "furniture": (Say("hq-piece", {"name": ""}), sheets.Piece),
    "characters": (Say("flawed-character", {"name": ""}), sheets.Character),
    "monsters": (Say("flawed-monster", {"name": ""}), sheets.Placed),
    "objects": (Say("flawed-object", {"name": ""}), sheets.Object),
    "allies": (Say("flawed-ally", {"name": ""}), sheets.Ally),
    "traps": (Say("hq-trap", {"name": ""}), sheets.Trap),
    "finds": (Say("flawed-find", {"name": ""}), sheets.Find),
    "actions": (Say("flawed-action", {"name": ""}), sheets.Action),
    "notes": (Say("flawed-note", {"name": ""}), sheets.Note),
    "waves": (Say("hq-wave", {"name": ""}), sheets.Wave),
}
"""The lists of a quest: what a sentence calls one entry, and its row."""


packaged = shipped("lanterne.games.heroquest.content")
"""The data files as they were shipped."""


def printed(read: Read = packaged) -> Printed:
    """All data files, decoded but not yet checked as a whole; raises Flaw."""
    campaign = table("campaign.json", read, Campaign)
    stand_ins = table("stand-ins.json", read, StandIn)
    return tables(
        Printed,
        read,
        board=_board("board.json", read),
        campaign=campaign,
        stand_ins=stand_ins,
        quests=tuple(
            with_stand_ins(quest_in(file, read(file)), stand_ins)
            for row in campaign
            for name in row.quests
            for file in (f"quests/{name}.json",)
        ),
    )


def with_stand_ins(quest: QuestFile, stand_ins: tuple[StandIn, ...]) -> QuestFile:
    """The quest with the figures and profiles of stand-ins as the table has them now."""
    rows = {row.id: row for row in stand_ins}
    characters = tuple(
        replace(one, figure=row.figure, profile=row.profile) if (row := rows.get(one.stand_in or "")) else one
        for one in quest.characters
    )
    return quest._replace(characters=characters)


def _board(file: str, read: Read) -> BoardFile:
    sheet = whole(file, read(file), _BoardSheet)
    return BoardFile(sheet.origin, sheet.rows, entries(file, Say("hq-region", {"name": ""}), sheet.regions, Region))


def quest_in(file: str, data: bytes) -> QuestFile:
    """The quest of a file; raises Flaw."""
    sheet = whole(file, data, _QuestSheet)
    fields = {name: getattr(sheet, name) for name in QuestFile._fields}
    for name, (called, row) in LISTS.items():
        fields[name] = entries(file, called, fields[name], row)
    return QuestFile(**fields)
