"""Reading the data files beside this module."""

from collections.abc import Callable
from importlib.resources import files
from typing import NamedTuple, TypeVar

from msgspec import DecodeError, Raw, Struct, json

from lanterne.games.xorlosch.content.rows import (
    BoardName,
    BotProfile,
    Card,
    Color,
    Constant,
    Dwarf,
    GroupPreset,
    Item,
    Mode,
    ObstacleRow,
    Option,
    Origin,
    Palette,
    PassageRow,
    Quest,
    Square,
    Theme,
)

Read = Callable[[str], bytes]
"""The bytes of the data file of that name."""

Entry = TypeVar("Entry", bound=Struct)
Whole = TypeVar("Whole")


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
    colors: tuple[Color, ...]
    dwarfs: tuple[Dwarf, ...]
    obstacles: tuple[ObstacleRow, ...]
    modes: tuple[Mode, ...]
    bots: tuple[BotProfile, ...]
    groups: tuple[GroupPreset, ...]
    options: tuple[Option, ...]
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


def packaged(file: str) -> bytes:
    """The data file as it was shipped."""
    return files(__package__).joinpath(file).read_bytes()


def printed(read: Read = packaged) -> Printed:
    """All data files, decoded but not yet checked as a whole; ValueError names file, entry and reason."""
    return Printed(
        boards=(_board("ruins.json", read), _board("dungeon.json", read)),
        cards=_table("cards.json", read, Card),
        themes=_table("themes.json", read, Theme),
        items=_table("items.json", read, Item),
        quests=_table("quests.json", read, Quest),
        colors=_table("colors.json", read, Color),
        dwarfs=_table("dwarfs.json", read, Dwarf),
        obstacles=_table("obstacles.json", read, ObstacleRow),
        modes=_table("modes.json", read, Mode),
        bots=_table("bots.json", read, BotProfile),
        groups=_table("groups.json", read, GroupPreset),
        options=_table("options.json", read, Option),
        constants=_table("constants.json", read, Constant),
    )


def _board(file: str, read: Read) -> BoardFile:
    sheet = _whole(file, read(file), _BoardSheet)
    return BoardFile(
        sheet.id,
        sheet.side,
        sheet.start,
        sheet.palette,
        sheet.origin,
        _entries(file, "square", sheet.squares, Square),
        _entries(file, "passage", sheet.passages, PassageRow),
    )


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
    """How a sentence names an entry: by its id or its two ends, else by its place, counted from 1."""
    match json.decode(raw):
        case {"id": str(id)}:
            return f"{word} {id}"
        case {"a": str(a), "b": str(b)}:
            return f"{word} {a}–{b}"
        case _:
            return f"{word} number {place}"
