"""The state of the workshop: a HeroQuest quest that is being drawn, and the names of its parts.

The drawing is HeroQuest's own quest sheet, so it can hold everything that a sheet can. An edit makes a new sheet.
"""

from typing import Annotated, Any, Final, TypeAlias, get_args

from lanterne import engine, languages
from lanterne.engine import PUBLIC, Ids
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.rows import Tag
from lanterne.games.heroquest.state import DOORS, EDGES, REGIONS, SQUARES
from lanterne.scene import Say

NONE = -1
"""Nothing in hand, nothing open."""

# --- names ------------------------------------------------------------------------------------------------------------

MONSTERS = Ids("monster", (row.id for row in BOX.monsters))
PIECES = Ids("furniture", (row.id for row in BOX.furniture))
DEVICES = Ids("furniture-trap", (row.id for row in BOX.furniture_traps))
SPELLS = Ids("spell", (row.id for row in (*BOX.dread_spells, *BOX.spells)))
DREAD_SPELLS = len(BOX.dread_spells)
"""The number of Zargon's spells; they come first, then those of the heroes."""
ROOMS = Ids("region", LAYOUT.regions)
LANGUAGES = Ids("language", languages.LANGUAGES)
STATS = Ids("stat", ("move", "attack", "defend", "body", "mind"))
SORTS: tuple[Tag, ...] = get_args(Tag)
TAGS = Ids("tag", ("any", *SORTS))
"""Which monsters: any of them, or those of a sort."""
ANY = 0
APPLIES = Ids("applies", ("parchment", "search", "door", "spell", "object"))
"""When a rule of the quest is read out: with the parchment, or when it first applies."""
PAGES = Ids("page", ("map", "people", "goal", "rules", "notes", "words", "profile", "when", "then"))
"""The pages of the sheet; the last three are those of the open entry."""

MOST = {
    "character": 12,
    "ally": 6,
    "object": 24,
    "item": 12,
    "rule": 12,
    "flag": 24,
    "note": 99,
    "action": 12,
    "wave": 12,
    "group": 4,
}
"""At most this many entries of each family."""
ENTRIES = Ids("entry", (f"{family}-{number + 1}" for family, most in MOST.items() for number in range(most)))
CHARACTERS = tuple(f"character-{number + 1}" for number in range(MOST["character"]))
IN_BOX = tuple(dict.fromkeys(row.id for row in (*BOX.equipment, *BOX.potions, *BOX.artifacts)))
ITEMS = Ids("item", (*IN_BOX, *(f"own-{number + 1}" for number in range(MOST["item"]))))
"""The items of the box, then those that only the quest has."""
SUBJECTS = Ids("subject", ("title", "goal", "parchment", "exit", "honour", "collapse"))
TITLE, GOAL, PARCHMENT, EXIT, HONOUR, COLLAPSE = range(6)

DOOR_TOOLS: Final = ("door", "open-door", "secret-door")
TRAP_TOOLS: Final = ("pit", "falling-block", "spear")
FIND_TOOLS: Final = ("nothing", "gold", "item")
ROOM_TOOLS: Final = ("rock", "lost")
LOCK_TOOLS: Final = ("one-way", "flag", "item")
"""Tools used on existing doors."""
TOOLS = Ids(
    "tool",
    (
        *DOOR_TOOLS,
        *("one-way", "eraser"),
        *("blocked", "stairs", "start", "exit"),
        *ROOM_TOOLS,
        *TRAP_TOOLS,
        *(f"furniture-{name}" for name in PIECES.names),
        *(f"device-{name}" for name in DEVICES.names),
        *(f"monster-{name}" for name in MONSTERS.names),
        *CHARACTERS,
        *("waits", "escape", "object", "ally", "move"),
        *FIND_TOOLS,
        *("flag", "spot", "seen", "rubble"),
    ),
)
"""What can be put on the board, and where: doors in walls, rock and treasure in rooms, everything else on squares."""

Tool: TypeAlias = Annotated[int, TOOLS]
Square: TypeAlias = Annotated[int, SQUARES]
Door: TypeAlias = Annotated[int, DOORS]
Room: TypeAlias = Annotated[int, ROOMS]
Monster: TypeAlias = Annotated[int, MONSTERS]
Item: TypeAlias = Annotated[int, ITEMS]
Spell: TypeAlias = Annotated[int, SPELLS]
Stat: TypeAlias = Annotated[int, STATS]
Sort: TypeAlias = Annotated[int, TAGS]
Applies: TypeAlias = Annotated[int, APPLIES]
Page: TypeAlias = Annotated[int, PAGES]
Entry: TypeAlias = Annotated[int, ENTRIES]
Subject: TypeAlias = Annotated[int, SUBJECTS]
Language: TypeAlias = Annotated[int, LANGUAGES]

assert REGIONS.names == ROOMS.names
BETWEEN: tuple[tuple[str, str], ...] = tuple((LAYOUT.names[a], LAYOUT.names[b]) for a, b in EDGES)
"""The squares on both sides of each place for a door."""

# --- the state --------------------------------------------------------------------------------------------------------

QuestText: TypeAlias = tuple[str, str, str]
"""A message of the quest, in English and in French; "" where it is still to be written."""


class State(engine.State):
    """The quest, its texts, and what the author is doing. `flags` are the names of its flags, in the order in which
    they were made; `page` is the page that is showing, and `open` the entry that is being changed. In hand are a tool,
    and perhaps an item, a sum of gold or a flag. `desk` is the message that is being written and its language, or the
    entry that is being renamed. `report` is about the last file that was loaded."""

    quest: Annotated[QuestFile, PUBLIC]
    texts: Annotated[tuple[QuestText, ...], PUBLIC]
    flags: Annotated[tuple[str, ...], PUBLIC] = ()
    page: Annotated[int, PUBLIC] = 0
    open: Annotated[int, PUBLIC] = NONE
    tool: Annotated[int, PUBLIC] = NONE
    item: Annotated[int, PUBLIC] = NONE
    gold: Annotated[int, PUBLIC] = 25
    flag: Annotated[int, PUBLIC] = NONE
    turned: Annotated[bool, PUBLIC] = False
    desk: Annotated[tuple[str, int], PUBLIC] = ("", NONE)
    report: Annotated[tuple[Say, ...], PUBLIC] = ()


Game: TypeAlias = engine.Game[State]


def tool_name(s: State) -> str:
    """The tool in hand; "" for none."""
    return str(TOOLS.name(s.tool)) if s.tool != NONE else ""


def page_name(s: State) -> str:
    """The page on top."""
    return str(PAGES.name(s.page))


def change(s: State, **fields: Any) -> None:
    """Replace the sheet by one with these fields changed."""
    s.quest = s.quest._replace(**fields)


def empty_quest(name: str) -> QuestFile:
    """A sheet on which every room is solid rock."""
    return QuestFile(
        id=name,
        number=1,
        difficulty=None,
        purse=None,
        heroes=4,
        origin="pack",
        gold=0,
        title=None,
        wandering="orc",
        stairs="",
        start=(),
        exit=(),
        exit_named=False,
        retreat=False,
        parts=(),
        lost_artifacts=LAYOUT.regions[1],
        dark_rooms=LAYOUT.regions[1:],
        rules=(),
        items=(),
        secret_doors=(),
        blocked=(),
        doors=(),
        passages=(),
        furniture=(),
        characters=(),
        monsters=(),
        objects=(),
        allies=(),
        traps=(),
        finds=(),
        actions=(),
        notes=(),
        waves=(),
        collapse=None,
        source=None,
    )
