"""The state of the workshop: a quest of HeroQuest in the making, and the names of what it is made of.

The drawing is HeroQuest's own quest sheet, so nothing that a sheet can hold is lost here. An edit makes another sheet.
"""

from typing import Annotated, Any, Final, TypeAlias

from lanterne import engine
from lanterne.engine import PUBLIC, Ids
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.state import DOORS, EDGES, REGIONS, SQUARES
from lanterne.scene import Say

NONE = -1
"""Nothing in hand, no note open."""

# --- names ------------------------------------------------------------------------------------------------------------

MONSTERS = Ids("monster", (row.id for row in BOX.monsters))
PIECES = Ids("furniture", (row.id for row in BOX.furniture))
DEVICES = Ids("furniture-trap", (row.id for row in BOX.furniture_traps))
ITEMS = Ids("item", dict.fromkeys(row.id for row in (*BOX.equipment, *BOX.potions, *BOX.artifacts)))
SPELLS = Ids("spell", (row.id for row in BOX.dread_spells))
ROOMS = Ids("region", LAYOUT.regions)
LANGUAGES = Ids("language", ("en", "fr"))
STATS = Ids("stat", ("move", "attack", "defend", "body", "mind"))
MOST_CHARACTERS, MOST_NOTES, MOST_FLAGS = 6, 12, 4
CHARACTERS = Ids("character", (f"character-{number + 1}" for number in range(MOST_CHARACTERS)))
NOTES = Ids("sheet-note", (f"note-{number + 1}" for number in range(MOST_NOTES)))
FLAGS = Ids("flag", (f"flag-{number + 1}" for number in range(MOST_FLAGS)))
SUBJECTS = Ids("subject", ("title", "goal", "parchment"))
TITLE, GOAL, PARCHMENT = range(3)

DOOR_TOOLS: Final = ("door", "open-door", "secret-door")
TRAP_TOOLS: Final = ("pit", "falling-block", "spear")
FIND_TOOLS: Final = ("nothing", "gold", "item")
ROOM_TOOLS: Final = ("rock", "lost")
TOOLS = Ids(
    "tool",
    (
        *DOOR_TOOLS,
        *("blocked", "stairs", "start", "exit"),
        *TRAP_TOOLS,
        *(f"furniture-{name}" for name in PIECES.names),
        *(f"device-{name}" for name in DEVICES.names),
        *(f"monster-{name}" for name in MONSTERS.names),
        *CHARACTERS.names,
        "escape",
        *ROOM_TOOLS,
        *FIND_TOOLS,
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
Character: TypeAlias = Annotated[int, CHARACTERS]
Note: TypeAlias = Annotated[int, NOTES]
Flag: TypeAlias = Annotated[int, FLAGS]
Subject: TypeAlias = Annotated[int, SUBJECTS]
Language: TypeAlias = Annotated[int, LANGUAGES]

assert REGIONS.names == ROOMS.names
BETWEEN: tuple[tuple[str, str], ...] = tuple((LAYOUT.names[a], LAYOUT.names[b]) for a, b in EDGES)
"""The squares on both sides of each place for a door."""

# --- the state --------------------------------------------------------------------------------------------------------

Told: TypeAlias = tuple[str, str, str]
"""A message of the quest, in English and in French; "" where it is still to be written."""


class State(engine.State):
    """The quest, its words, and what the hand of its author is at. `desk` is the message that is being written, and the
    language; `note` the note that lies open, a place in the quest's notes. `report` is what is to be told of a file
    that was brought."""

    quest: Annotated[QuestFile, PUBLIC]
    texts: Annotated[tuple[Told, ...], PUBLIC]
    tool: Annotated[int, PUBLIC] = NONE
    item: Annotated[int, PUBLIC] = NONE
    turned: Annotated[bool, PUBLIC] = False
    note: Annotated[int, PUBLIC] = NONE
    desk: Annotated[tuple[str, int], PUBLIC] = ("", NONE)
    report: Annotated[tuple[Say, ...], PUBLIC] = ()


Game: TypeAlias = engine.Game[State]


def tool_name(s: State) -> str:
    """The tool in hand; "" for none."""
    return str(TOOLS.name(s.tool)) if s.tool != NONE else ""


def change(s: State, **fields: Any) -> None:
    """Another sheet: the same but for these fields."""
    s.quest = s.quest._replace(**fields)


def empty_quest(name: str) -> QuestFile:
    """A sheet on which every room is solid rock."""
    return QuestFile(
        id=name,
        number=1,
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
