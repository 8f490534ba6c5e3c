"""Reading the data files beside this module."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar

from msgspec import DecodeError, Raw, Struct, json

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.rows import (
    Artifact,
    Constant,
    Count,
    Die,
    DreadSpell,
    Equipment,
    Furniture,
    FurnitureTrap,
    Hero,
    Id,
    Monster,
    Named,
    Option,
    Origin,
    Potion,
    Preference,
    Region,
    Row,
    Some,
    Spell,
    SpellGroup,
    Tile,
    Trap,
    Treasure,
)

Read = Callable[[str], bytes]
"""The bytes of the data file of that name."""

Entry = TypeVar("Entry", bound=Struct)
Whole = TypeVar("Whole")


class Campaign(Row, frozen=True, kw_only=True):
    """The quests of a campaign, in order."""

    quests: tuple[Id, ...]


class BoardFile(NamedTuple):
    """The board as its file has it: rows of letters, one for each square, and whose letters they are."""

    origin: Origin
    rows: tuple[str, ...]
    regions: tuple[Region, ...]


class QuestFile(NamedTuple):
    """A quest as its file has it."""

    id: str
    number: int
    origin: Origin
    gold: int
    title: str | None
    wandering: str
    stairs: str
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

    @property
    def effects(self) -> tuple[tuple[str, sheets.AnyEffect], ...]:
        """Every effect of notes and actions, with what a sentence calls its entry."""
        return (
            *((f"note {note.id}", effect) for note in self.notes for effect in note.effects),
            *((f"action {action.id}", effect) for action in self.actions for effect in action.effects),
        )


class Printed(NamedTuple):
    """Everything in the box, in file order."""

    board: BoardFile
    tiles: tuple[Tile, ...]
    furniture: tuple[Furniture, ...]
    dice: tuple[Die, ...]
    heroes: tuple[Hero, ...]
    monsters: tuple[Monster, ...]
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
    options: tuple[Option, ...]
    constants: tuple[Constant, ...]
    zargon: tuple[Preference, ...]
    campaign: tuple[Campaign, ...]
    quests: tuple[QuestFile, ...]


class _BoardSheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    origin: Origin
    rows: tuple[str, ...]
    regions: list[Raw]


class _QuestSheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id
    number: Some
    origin: Origin
    gold: Count
    title: Id | None = None
    wandering: Id
    stairs: sheets.Spot
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


LISTS: dict[str, tuple[str, Any]] = {
    "parts": ("part", sheets.AnyPart),
    "doors": ("door", sheets.Door),
    "furniture": ("piece", sheets.Piece),
    "characters": ("character", sheets.Character),
    "monsters": ("monster", sheets.Placed),
    "objects": ("object", sheets.Object),
    "allies": ("ally", sheets.Ally),
    "traps": ("trap", sheets.Trap),
    "finds": ("find", sheets.Find),
    "actions": ("action", sheets.Action),
    "notes": ("note", sheets.Note),
    "waves": ("wave", sheets.Wave),
}
"""The lists of a quest: what a sentence calls one entry, and its row."""


def packaged(file: str) -> bytes:
    """The data file as it was shipped."""
    return files(__package__).joinpath(file).read_bytes()


def printed(read: Read = packaged) -> Printed:
    """All data files, decoded but not yet checked as a whole; ValueError names file, entry and reason."""
    campaign = _table("campaign.json", read, Campaign)
    return Printed(
        board=_board("board.json", read),
        tiles=_table("tiles.json", read, Tile),
        furniture=_table("furniture.json", read, Furniture),
        dice=_table("dice.json", read, Die),
        heroes=_table("heroes.json", read, Hero),
        monsters=_table("monsters.json", read, Monster),
        spell_groups=_table("spell-groups.json", read, SpellGroup),
        spells=_table("spells.json", read, Spell),
        dread_spells=_table("dread-spells.json", read, DreadSpell),
        treasures=_table("treasures.json", read, Treasure),
        potions=_table("potions.json", read, Potion),
        equipment=_table("equipment.json", read, Equipment),
        artifacts=_table("artifacts.json", read, Artifact),
        traps=_table("traps.json", read, Trap),
        furniture_traps=_table("furniture-traps.json", read, FurnitureTrap),
        conditions=_table("conditions.json", read, Named),
        options=_table("options.json", read, Option),
        constants=_table("constants.json", read, Constant),
        zargon=_table("zargon.json", read, Preference),
        campaign=campaign,
        quests=tuple(_quest(f"quests/{name}.json", read) for row in campaign for name in row.quests),
    )


def _board(file: str, read: Read) -> BoardFile:
    sheet = _whole(file, read(file), _BoardSheet)
    return BoardFile(sheet.origin, sheet.rows, _entries(file, "region", sheet.regions, Region))


def _quest(file: str, read: Read) -> QuestFile:
    sheet = _whole(file, read(file), _QuestSheet)
    fields = {name: getattr(sheet, name) for name in QuestFile._fields}
    for name, (word, row) in LISTS.items():
        fields[name] = _entries(file, word, fields[name], row)
    return QuestFile(**fields)


def _table(file: str, read: Read, row: type[Entry]) -> tuple[Entry, ...]:
    return _entries(file, "entry", _whole(file, read(file), list[Raw]), row)


def _entries(file: str, word: str, raws: list[Raw], row: type[Entry]) -> tuple[Entry, ...]:
    entries = []
    for place, raw in enumerate(raws, 1):
        try:
            entries.append(json.decode(raw, type=row))
        except DecodeError as error:
            raise ValueError(f"{file}, {_name(word, place, raw)}: {error}.") from error
    return tuple(entries)


def _whole(file: str, data: bytes, kind: type[Whole]) -> Whole:
    try:
        return json.decode(data, type=kind)
    except DecodeError as error:
        raise ValueError(f"{file}, the file as a whole: {error}.") from error


def _name(word: str, place: int, raw: Raw) -> str:
    """How a sentence names an entry: by its id, its room, its square or its edge, else by its place, counted from 1."""
    match json.decode(raw):
        case {"id": str(id)}:
            return f"{word} {id}"
        case {"room": str(room)}:
            return f"{word} in {room}"
        case {"at": str(at)}:
            return f"{word} on {at}"
        case {"between": [str(a), str(b)]}:
            return f"{word} {a}–{b}"
        case _:
            return f"{word} number {place}"
