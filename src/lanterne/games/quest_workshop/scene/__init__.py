"""What the workshop looks like: the board with everything on it, the tools, what is still wrong, the page of the sheet
that lies on top, and the rooms. Parts are kept by the sheet they show: an edit makes another sheet, and nothing else
changes."""

from functools import lru_cache

from lanterne.engine import View
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.rules.tools import tools_on
from lanterne.games.quest_workshop.scene.board import board_panel
from lanterne.games.quest_workshop.scene.palette import palette_panel
from lanterne.games.quest_workshop.scene.rooms import room_panel
from lanterne.games.quest_workshop.scene.sheet import author_panel, sheet_panel
from lanterne.games.quest_workshop.state import (
    DOOR_TOOLS,
    ENTRIES,
    ITEMS,
    NONE,
    PAGES,
    TOOLS,
    State,
    page_name,
    tool_name,
)
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
        palette_panel(tools_on(s), tool_name(s), s.turned, s.gold),
        sheet_panel(s),
        _flaw_panel(wrong),
        _report_panel(s.report),
        room_panel(s.quest),
        author_panel(),
    )
    focus = "drawing" if page_name(s) == "map" or s.tool != NONE else "sheet"
    flag = s.flags[s.flag] if s.flag != NONE else ""
    return Scene(TITLE, _status(s.page, s.tool, s.item, flag, s.open, len(wrong)), panels, focus)


@lru_cache(maxsize=1024)
def _status(page: int, tool: int, item: int, flag: str, entry: int, wrong: int) -> tuple[Say, ...]:
    told = [said(PAGES, page)]
    if flag:
        told.append(Say("status-flag", {"flag": flag}))
    elif item != NONE:
        told.append(Say("status-in-hand", {"tool": said(ITEMS, item)}))
    elif tool != NONE:
        told.append(Say("status-in-hand", {"tool": said(TOOLS, tool)}))
    if entry != NONE:
        told.append(Say("status-open", {"entry": said(ENTRIES, entry)}))
    return (*told, Say("status-flaws", {"number": wrong}))


def _flaw_panel(wrong: tuple[Say, ...]) -> Panel:
    nodes = [Node(f"flaw:{n}", "card", say, tone=FLAW_TONE, icon="stone-block") for n, say in enumerate(wrong)]
    fine = Node("flaw:none", "card", Say("no-flaws"), tone=FINE_TONE, icon="flag-objective")
    return Panel("flaws", Say("panel-flaws"), "list", tuple(nodes) or (fine,))


def _report_panel(report: tuple[Say, ...]) -> Panel:
    """What is to be told of a file; empty, it is not shown."""
    nodes = [Node(f"report:{n}", "card", say, tone=REPORT_TONE, icon="tied-scroll") for n, say in enumerate(report)]
    return Panel("report", Say("panel-report"), "list", tuple(nodes))
