"""What the workshop looks like: the board with everything on it, the tools, what is still wrong, the quest's sheet and
its rooms. Parts are kept by the sheet they show: an edit makes another sheet, and nothing else changes."""

from functools import lru_cache

from lanterne.engine import View
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.scene.board import board_panel
from lanterne.games.quest_workshop.scene.palette import palette_panel
from lanterne.games.quest_workshop.scene.rooms import room_panel
from lanterne.games.quest_workshop.scene.sheet import author_panel, sheet_panel
from lanterne.games.quest_workshop.state import DOOR_TOOLS, ITEMS, NONE, NOTES, TOOLS, State, tool_name
from lanterne.scene import Node, Panel, Say, Scene
from lanterne.scene.saying import said

TITLE = Say("game-quest-workshop")
FLAW_TONE, FINE_TONE, REPORT_TONE = "#8c3b2e", "#3f6b34", "#7a6a3a"


def scene(view: View[State]) -> Scene:
    """The same for everybody."""
    s = view.state
    wrong = flaws(s)
    panels = (
        board_panel(s.quest, tool_name(s) in DOOR_TOOLS),
        palette_panel(s.tool, s.turned, len(s.quest.characters)),
        _flaw_panel(wrong),
        _report_panel(s.report),
        sheet_panel(s),
        room_panel(s.quest),
        author_panel(),
    )
    return Scene(TITLE, _status(s.tool, s.item, s.note, len(wrong)), panels, "drawing")


@lru_cache(maxsize=1024)
def _status(tool: int, item: int, note: int, wrong: int) -> tuple[Say, ...]:
    told = []
    if item != NONE:
        told.append(Say("status-in-hand", {"tool": said(ITEMS, item)}))
    elif tool != NONE:
        told.append(Say("status-in-hand", {"tool": said(TOOLS, tool)}))
    if 0 <= note < len(NOTES.names):
        told.append(Say("status-note", {"note": said(NOTES, note)}))
    return (*told, Say("status-flaws", {"number": wrong}))


def _flaw_panel(wrong: tuple[Say, ...]) -> Panel:
    nodes = [Node(f"flaw:{n}", "card", say, tone=FLAW_TONE, icon="stone-block") for n, say in enumerate(wrong)]
    fine = Node("flaw:none", "card", Say("no-flaws"), tone=FINE_TONE, icon="flag-objective")
    return Panel("flaws", Say("panel-flaws"), "list", tuple(nodes) or (fine,))


def _report_panel(report: tuple[Say, ...]) -> Panel:
    """What is to be told of a file; empty, it is not shown."""
    nodes = [Node(f"report:{n}", "card", say, tone=REPORT_TONE, icon="tied-scroll") for n, say in enumerate(report)]
    return Panel("report", Say("panel-report"), "list", tuple(nodes))
