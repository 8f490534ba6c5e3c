"""Reading the data files beside this module."""

from typing import NamedTuple

from msgspec import Raw, Struct

from lanterne.games.xorlosch.content.rows import (
    BoardName,
    BotProfile,
    Card,
    Colour,
    Constant,
    Dwarf,
    GroupPreset,
    Item,
    Mode,
    ObstacleRow,
    Palette,
    PassageRow,
    Quest,
    Square,
    Theme,
)
from lanterne.kit.printed import Origin, PrintedSetting, Read, entries, shipped, tables, whole
from lanterne.scene import Say


class BoardFile(NamedTuple):
    """One side of the board as its file has it."""

    id: BoardName
    side: str
    start: str
    palette: Palette
    origin: Origin
    squares: tuple[Square, ...]
    passages: tuple[PassageRow, ...]


class Printed(NamedTuple):
    """Everything in the box, in file order."""

    boards: tuple[BoardFile, BoardFile]
    cards: tuple[Card, ...]
    themes: tuple[Theme, ...]
    items: tuple[Item, ...]
    quests: tuple[Quest, ...]
    colors: tuple[Colour, ...]
    dwarfs: tuple[Dwarf, ...]
    obstacles: tuple[ObstacleRow, ...]
    modes: tuple[Mode, ...]
    bots: tuple[BotProfile, ...]
    groups: tuple[GroupPreset, ...]
    settings: tuple[PrintedSetting, ...]
    constants: tuple[Constant, ...]


class _BoardSheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: BoardName
    side: str
    start: str
    palette: Palette
    origin: Origin
    origin_of: dict[str, Origin] = {}
    squares: list[Raw]
    passages: list[Raw]


packaged = shipped("lanterne.games.xorlosch.content")
"""The data files as they were shipped."""


def printed(read: Read = packaged) -> Printed:
    """All data files, decoded but not yet checked as a whole; raises Flaw."""
    return tables(
        Printed,
        read,
        boards=(_board("ruins.json", read), _board("dungeon.json", read)),
    )


def _board(file: str, read: Read) -> BoardFile:
    sheet = whole(file, read(file), _BoardSheet)
    return BoardFile(
        sheet.id,
        sheet.side,
        sheet.start,
        sheet.palette,
        sheet.origin,
        entries(file, Say("xor-square", {"name": ""}), sheet.squares, Square),
        entries(file, Say("xor-passage", {"name": ""}), sheet.passages, PassageRow),
    )
