"""What the workshop looks like: the board with everything on it, the tools, the open page of the sheet, what is still
wrong, and the rooms."""

from lanterne.engine import View
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.scene.board import board_panel
from lanterne.games.quest_workshop.scene.missing import flaw_panel
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

REPORT_TONE = "#7a6a3a"


def scene(view: View[State]) -> Scene:
    """The workshop. It looks the same to everybody."""
    s = view.state
    wrong = flaws(s)
    panels = (
        board_panel(s.quest, tool_name(s) in DOOR_TOOLS),
        palette_panel(s),
        sheet_panel(s),
        flaw_panel(s, wrong),
        _report_panel(s.report),
        room_panel(s.quest),
        author_panel(),
    )
    focus = "drawing" if page_name(s) == "map" or s.tool != NONE else "sheet"
    return Scene(Say("game-quest-workshop"), _status(s, len(wrong)), panels, focus)


def _status(s: State, wrong: int) -> tuple[Say, ...]:
    status = [said(PAGES, s.page)]
    if s.flag != NONE and s.flags[s.flag]:
        status.append(Say("status-flag", {"flag": s.flags[s.flag]}))
    elif s.item != NONE:
        status.append(Say("status-in-hand", {"tool": said(ITEMS, s.item)}))
    elif s.tool != NONE:
        status.append(Say("status-in-hand", {"tool": said(TOOLS, s.tool)}))
    if s.open != NONE:
        status.append(Say("status-open", {"entry": said(ENTRIES, s.open)}))
    return (*status, Say("status-flaws", {"number": wrong}))


def _report_panel(report: tuple[Say, ...]) -> Panel:
    """The report on the last file that was loaded. An empty panel is not shown."""
    nodes = [Node(f"report:{n}", "card", say, tone=REPORT_TONE, icon="tied-scroll") for n, say in enumerate(report)]
    return Panel("report", Say("panel-report"), "list", tuple(nodes))
