"""The tools."""

from functools import lru_cache

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
from lanterne.games.quest_workshop.state import CHARACTERS, DEVICES, MONSTERS, PIECES, TOOLS, TRAP_TOOLS
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


@lru_cache(maxsize=1024)
def palette_panel(names: tuple[str, ...], tool: str, turned: bool, gold: int) -> Panel:
    """The tools that lie ready, the one in hand marked; before them what else is in hand."""
    other = (tool,) if tool in _LOOKS and tool not in names else ()
    nodes = [
        _tool(TOOLS.number(name), name == tool, turned and name == tool, gold if name == "gold" else 0)
        for name in (*other, *names)
    ]
    return Panel("tools", Say("panel-tools"), "list", tuple(nodes))


@lru_cache(maxsize=256)
def _tool(tool: int, active: bool, turned: bool, gold: int) -> Node:
    name = str(TOOLS.name(tool))
    icon, tone = _LOOKS[name]
    detail = (Say("tool-turned"),) if turned else (Say("room-gold", {"gold": gold}),) if gold else ()
    return Node(f"tool:{name}", "thing", said(TOOLS, tool), tone=tone, icon=icon, detail=detail, active=active)
