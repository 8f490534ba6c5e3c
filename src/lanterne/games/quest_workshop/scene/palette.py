"""The tools that can be taken in hand."""

from lanterne.games.heroquest.scene.looks import (
    BLOCKED_ICON,
    BLOCKED_TONE,
    EXIT_ICON,
    EXIT_TONE,
    FIND_ICON,
    FURNITURE_ICONS,
    LOCK_ICON,
    NAMED_TONE,
    NOTE_ICON,
    PILE_TONE,
    ROCK_TONE,
    SECRET_ICON,
    STAIR_TONE,
    STAIRS_ICON,
    TRAP_ICONS,
    TRAP_TONE,
    WOOD,
    monster_icon,
    monster_tone,
)
from lanterne.games.quest_workshop.rules.tools import tools_on
from lanterne.games.quest_workshop.state import (
    CHARACTERS,
    DEVICES,
    MONSTERS,
    PIECES,
    TOOLS,
    TRAP_TOOLS,
    State,
    tool_name,
)
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said

THING_TONE, ALLY_TONE = "#6b5a86", "#4f7a5a"
_LOOKS = {
    "door": ("exit-door", WOOD),
    "open-door": (EXIT_ICON, WOOD),
    "secret-door": (SECRET_ICON, WOOD),
    "blocked": (BLOCKED_ICON, BLOCKED_TONE),
    "stairs": (STAIRS_ICON, STAIR_TONE),
    "start": ("run", "#5f8f9a"),
    "exit": (EXIT_ICON, EXIT_TONE),
    "escape": ("teleport", NAMED_TONE),
    "rock": (BLOCKED_ICON, ROCK_TONE),
    "lost": ("all-seeing-eye", PILE_TONE),
    "nothing": (FIND_ICON, "#5b5550"),
    "gold": ("swap-bag", PILE_TONE),
    **{name: (TRAP_ICONS[place], TRAP_TONE) for place, name in enumerate(TRAP_TOOLS)},
    **{f"furniture-{name}": (FURNITURE_ICONS[place], WOOD) for place, name in enumerate(PIECES.names)},
    **{f"device-{name}": ("mimic-chest", TRAP_TONE) for name in DEVICES.names},
    **{f"monster-{name}": (monster_icon(kind), monster_tone(kind)) for kind, name in enumerate(MONSTERS.names)},
    **dict.fromkeys(CHARACTERS, ("warlock-hood", NAMED_TONE)),
    "eraser": ("whirlwind", ROCK_TONE),
    "one-way": (LOCK_ICON, TRAP_TONE),
    "waits": ("ghost", NAMED_TONE),
    "object": ("lever", THING_TONE),
    "ally": ("cowled", ALLY_TONE),
    "move": ("run", THING_TONE),
    "spot": ("lever", PILE_TONE),
    "seen": (NOTE_ICON, PILE_TONE),
    "rubble": ("falling-boulder", BLOCKED_TONE),
}


def palette_panel(s: State) -> Panel:
    """The tools of the open page, the one in hand marked. A tool in hand that is not of this page comes first."""
    names, in_hand = tools_on(s), tool_name(s)
    other = (in_hand,) if in_hand in _LOOKS and in_hand not in names else ()
    nodes = [_tool(s, name, name == in_hand) for name in (*other, *names)]
    return Panel("tools", Say("panel-tools"), "list", tuple(nodes))


def _tool(s: State, name: str, active: bool) -> Node:
    icon, tone = _LOOKS[name]
    label, detail = said(TOOLS, TOOLS.number(name)), []
    if active and s.turned:
        detail.append(Say("tool-turned"))
    elif name == "gold" and s.gold:
        detail.append(Say("room-gold", {"gold": s.gold}))
    return Node(f"tool:{name}", "thing", label, tone=tone, icon=icon, detail=tuple(detail), active=active)
