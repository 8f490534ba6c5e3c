"""Moments of games of HeroQuest from which tests go on, and a hand that plays them with the mouse as a bot would."""

from typing import Any

from lanterne import registry
from lanterne.engine import Table, call_to_text
from tests.browser.laid import Laid, kept
from tests.browser.seat import Seat
from tests.browser.server import Server

HEROQUEST = "heroquest"
STEADY = "[steady]"
STAIRS = ["x17", "y17", "x18", "y18"]

LAST_BLOW = Laid(
    ("Ida", "Ida", STEADY),
    ("barbarian", "elf", "zargon"),
    {"play": "single-quest"},
    position={
        "map": "empty",
        "stairs": STAIRS,
        "monsters": [{"foe": "verag", "at": "w15", "body": 1}],
        "heroes": {"barbarian": {"at": "w16"}, "elf": {"at": "x16", "spells": ["ball-of-flame"]}},
    },
    game=HEROQUEST,
)
"""Quest 1: Verag can hardly stand any more, and the stairs are near."""

IN_LINE = Laid(
    ("Ida", "Ida", STEADY),
    ("barbarian", "elf", "zargon"),
    {"play": "single-quest"},
    position={
        "map": "empty",
        "stairs": STAIRS,
        "seen": "all",
        "monsters": [{"foe": "orc", "at": "p9"}, {"foe": "orc", "at": "p11"}],
        "heroes": {"barbarian": {"at": "l9"}, "elf": {"at": "n9"}},
    },
    game=HEROQUEST,
)
"""The elf stands between the barbarian and the first orc; the second one is in a free line."""

THREE = IN_LINE._replace(
    seats=("Ida", "Ida", "Ida", STEADY),
    names=("barbarian", "dwarf", "elf", "zargon"),
    position={
        "map": "empty",
        "stairs": STAIRS,
        "seen": "all",
        "heroes": {"barbarian": {"at": "l9"}, "dwarf": {"at": "m9"}, "elf": {"at": "n9"}},
    },
)
"""One person has three heroes."""

FAR_FROM_HOME = THREE._replace(
    settings={"play": "single-quest", "quest": 2, "fixed_move": "on"},
    position={
        "quest": "goblin-toll",
        "map": "empty",
        "seen": "all",
        "stairs": ["j7", "k7"],
        "walked": ["j7", "k7", "l7", "m7", "n7", "o7", "p7", "q7", "q8", "q9", "q10", "q11"],
        "heroes": {"barbarian": {"at": "q11"}, "dwarf": {"at": "q10"}, "elf": {"at": "q9"}},
    },
)
"""The exit is two turns away, over squares where heroes have walked."""

RICH = IN_LINE._replace(
    position={
        "map": "empty",
        "stairs": STAIRS,
        "seen": "all",
        "heroes": {"barbarian": {"at": "l9", "gold": 347}, "elf": {"at": "p12"}},
    }
)
"""The barbarian has gold to share."""

LUCKY = IN_LINE._replace(
    position={
        "map": "empty",
        "stairs": STAIRS,
        "seen": "all",
        "monsters": [{"foe": "gargoyle", "at": "m9"}],
        "heroes": {
            "barbarian": {"at": "l9", "items": ["fortunes-longsword"], "readied": "fortunes-longsword"},
            "elf": {"at": "p12"},
        },
    }
)
"""The barbarian may roll one die again."""

AMBUSH = IN_LINE._replace(
    position={
        "map": "empty",
        "stairs": STAIRS,
        "monsters": [{"foe": "orc", "at": "m9", "body": 1}, {"foe": "goblin", "at": "p9"}],
        "heroes": {"barbarian": {"at": "l9"}, "elf": {"at": "n9"}},
    },
    seed=bytes([2] * 32),
)
"""The barbarian and the elf have an orc between them, in the one room they know. Once the barbarian has rolled for
movement, he will roll two skulls against one black shield, and that kills it."""

CORNERED = Laid(
    (STEADY, "Ida"),
    ("wizard", "zargon"),
    {"play": "single-quest"},
    position={
        "map": "empty",
        "stairs": STAIRS,
        "active": "zargon",
        "monsters": [{"foe": "orc", "at": "k8"}, {"foe": "orc", "at": "m8"}, {"foe": "goblin", "at": "l10"}],
        "heroes": {"wizard": {"at": "l8", "body": 1}},
    },
    game=HEROQUEST,
)
"""Zargon has two orcs and a goblin around a wizard with one Body Point."""

HOMECOMING = Laid(
    ("Ida", STEADY),
    ("barbarian", "zargon"),
    position={
        "map": "empty",
        "stairs": STAIRS,
        "dead": ["verag"],
        "heroes": {"barbarian": {"at": "x17", "gold": 200}},
    },
    game=HEROQUEST,
)
"""A campaign: Verag is slain, and the barbarian stands on the stairs with a full purse."""

WHOLE = Laid(
    ("Ida", "Ida", "Ida", "Ida", STEADY),
    ("barbarian", "dwarf", "elf", "wizard", "zargon"),
    {"play": "single-quest"},
    game=HEROQUEST,
)
"""Quest 1 from its first moment."""


def plan(table: Table[Any], seat: int) -> tuple[str, str]:
    """What a bot would answer, and where it would walk before it does anything else ("" if that is one step or
    none)."""
    bot = registry.bot(table.box.name, "steady")("the hand with the mouse")
    call = bot.choose(table.view(seat))
    words, far = call_to_text(table.box, call), ""
    while call[0] == "walk":
        table.answer(seat, call)
        if table.over or table.asked != (seat,):
            break
        call = bot.choose(table.view(seat))
        if call[0] == "walk":
            far = call_to_text(table.box, call).split()[1]
    return words, far


def play_to_the_end(seat: Seat, server: Server, at_most: int = 2000) -> None:
    """Play any game in which one walks as a bot would until it is over; what is far is walked to by one click."""
    for _ in range(at_most):
        if not seat.until_asked_or_over():
            return
        table = kept(server, seat.page.url)
        words, far = plan(table, seat.now["seat"])
        if far and f"square:{far}" in seat.ways.get("", {}):
            seat.strides(f"square:{far}")
        else:
            seat.points_out(words)
    raise AssertionError("the game does not end")
