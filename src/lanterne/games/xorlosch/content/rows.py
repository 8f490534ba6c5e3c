"""The rows of the data files: one frozen record per printed thing, fields as in the file.

Reading is strict: an unknown field, a missing field or a value of the wrong kind is an error.
Ids are the names used in saves, logs and messages; the rules work with the small ints of the tables.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lanterne.kit.printed import Count, Id, Origin, PrintedEntry

QuestColour = Literal["green", "blue", "red"]
DwarfType = Literal["warrior", "mechanicus"]
ItemType = Literal["travel-boots", "experience-potion", "dragon-trap"]
BoardName = Literal["ruins", "dungeon"]
Obstacle = Literal["debris", "ladder", "crevasse"]

Hex = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Level = Annotated[int, Meta(ge=1, le=6)]
Share = Annotated[float, Meta(ge=0, le=1)]
Point = tuple[int, int]


class Square(PrintedEntry, frozen=True):
    """A square, its centre and size in a plane of 1000 × 1000."""

    kind: Literal["start", "room", "item", "corridor"]
    number: int | None
    item: ItemType | None
    shape: Literal["rect", "circle"]
    x: int
    y: int
    w: int
    h: int


class PassageRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the overview sheet: free (black) without obstacle, blocked (red) with one."""

    a: Id
    b: Id
    obstacle: Obstacle | None
    path: tuple[Point, ...]
    origin: Origin

    @property
    def id(self) -> str:
        return f"{self.a}–{self.b}"


class Palette(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The printed colours of a board side."""

    background: Hex
    square: Hex
    path: Hex
    item: Hex
    start: Hex
    free_passage: Hex
    blocked_passage: Hex


class Card(PrintedEntry, frozen=True):
    """A task card."""

    color: QuestColour
    number: int
    type: DwarfType
    theme: Id


class Theme(PrintedEntry, frozen=True):
    """A picture on task cards."""

    color: QuestColour
    count: Count
    dragon: bool


class Item(PrintedEntry, frozen=True):
    """A type of magic item; `all_nine` replaces numbers of `in_play` when all nine items are used."""

    count: Count
    in_play: dict[int, Count]
    all_nine: dict[int, Count]


class Quest(PrintedEntry, frozen=True):
    """A quest colour: tasks per quest, quests per game, cards of the colour, tasks that make a majority."""

    size: Count
    count: Count
    cards: Count
    majority: Count
    dragon: bool
    hex: Hex


class Colour(PrintedEntry, frozen=True):
    """A player colour."""

    hex: Hex


class Dwarf(PrintedEntry, frozen=True):
    """A dwarf type: dice of one colour, dice in the box."""

    per_player: Count
    count: Count


class ObstacleRow(PrintedEntry, frozen=True):
    """A kind of obstacle, the sides that have it, and its number on both sides together."""

    boards: tuple[BoardName, ...]
    count: Count


class Mode(PrintedEntry, frozen=True):
    """A game length: the game ends when all quests of these colours are done."""

    colors: tuple[QuestColour, ...]
    quests: Count


class BotProfile(PrintedEntry, frozen=True):
    """The character of a bot.

    `diplomacy` is what a plan that needs the consent of others is worth, against one with a majority. `boldness`: how
    many expected refusals it accepts and still asks. `favour`: what a favour owed is worth, in cards; with `grudge`,
    only what others did to it counts, and a wrong twice.
    """

    noise: Share
    diplomacy: Share
    boldness: Annotated[int, Meta(ge=0)]
    favour: Share
    grudge: bool
    plan_turns: Annotated[int, Meta(ge=1)]
    discount: Share
    denial: Share
    item_interest: Share
    rival_weight: Share
    agree_threshold: Share
    stall_relief: Share
    keep_trap_for_reaction: bool
    use_waiting_quests: bool


class GroupPreset(PrintedEntry, frozen=True):
    """An opening group that can be picked with one click."""

    dwarfs: tuple[tuple[DwarfType, Level], ...]
    saved: Count


class Constant(PrintedEntry, frozen=True):
    """A number of the rulebook."""

    value: int
