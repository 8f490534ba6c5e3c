"""What is still missing, each line leading to where it is mended: the page first, then the tool or the text."""

from lanterne.games.quest_workshop.state import SUBJECTS, State, page_name, tool_name
from lanterne.games.quest_workshop.texts import subject_key, subjects, written
from lanterne.scene import Node, Panel, Say

FLAW_TONE, FINE_TONE = "#8c3b2e", "#3f6b34"
_TOOLS = {
    "flaw-no-door": "door",
    "flaw-no-stairs": "stairs",
    "flaw-starts": "start",
    "flaw-begins-nowhere": "start",
    "flaw-no-exit": "exit",
    "flaw-lost-in-rock": "lost",
    "flaw-room-closed": "door",
    "flaw-no-way-out": "door",
    "flaw-no-way-to": "door",
    "flaw-block-unseen": "eraser",
}
"""The tool that mends it on the map."""
_PAGES = {
    "goal": (
        *("flaw-no-goal", "flaw-goal-met", "flaw-indestructible", "flaw-item-never-found"),
        *("flaw-flag-never-set", "flaw-flag-out-of-reach"),
    ),
    "people": ("flaw-not-placed", "flaw-no-escape", "flaw-item-nowhere", "flaw-no-caster", "flaw-spell-unknown"),
    "notes": (
        *("flaw-action-nowhere", "flaw-action-out-of-reach", "flaw-always-stands", "flaw-collapse-waits"),
        *("flaw-door-waits", "flaw-endless", "flaw-find-waits", "flaw-no-waves", "flaw-nobody-gets"),
        *("flaw-nobody-waits", "flaw-note-waits", "flaw-nothing-falls", "flaw-waits-in-vain"),
    ),
    "words": ("flaw-unwritten",),
}
_PAGE_OF = {flaw: page for page, flaws in _PAGES.items() for flaw in flaws}
"""The page on which it is mended; the map if it is none of these."""


def flaw_panel(s: State, wrong: tuple[Say, ...]) -> Panel:
    """The list; a line can be touched if it leads anywhere."""
    nodes = [
        Node(f"flaw:{n}", "card", say, tone=FLAW_TONE, icon="stone-block", thing=_mended_at(s, say.id))
        for n, say in enumerate(wrong)
    ]
    fine = Node("flaw:none", "card", Say("no-flaws"), tone=FINE_TONE, icon="flag-objective")
    return Panel("flaws", Say("panel-flaws"), "list", tuple(nodes) or (fine,))


def _mended_at(s: State, flaw: str) -> str:
    """What touching a line is: turning to its page, or else taking its tool or writing its text; "" if the author is
    there already."""
    page = _PAGE_OF.get(flaw, "map")
    if page_name(s) != page:
        return f"page:{page}"
    if flaw == "flaw-unwritten":
        empty = (each for each in subjects(s.quest) if not written(s, subject_key(s.quest, each), 0))
        return next((f"subject:{SUBJECTS.name(each)}" for each in empty), "")
    tool = _TOOLS.get(flaw, "")
    return f"tool:{tool}" if tool and tool != tool_name(s) else ""
