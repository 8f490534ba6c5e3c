"""Moments of games of Dungeon Lords from which tests go on."""

from tests.browser.laid import Laid

DUNGEON_LORDS = "dungeon-lords"
STEADY = "[steady]"

LAST_SEASON = Laid(
    ("Ida", STEADY, STEADY, STEADY),
    position={
        "year": 2,
        "season": "autumn",
        "first": "green",
        "events": {"autumn": "taxes"},
        "coming": {"autumn": ["priest-5", "thief-6", "warrior-7", "wizard-8"]},
        "tavern": ["golem", "ghost", "dragon"],
        "shop": ["dark-room", "hall-of-fame"],
        "town": ["illusion", "regeneration", "stoneskin", "create-food"],
        "lords": {
            "red": {
                "gold": 4,
                "imps": 6,
                "rooms": {"r2c1": "mint", "r1c3": "magic-room"},
                "ready": ["witch", "goblin"],
                "traps": ["trap-door", "poisoned-dart"],
                "party": ["warrior-5", "wizard-5"],
                "prison": ["thief-1"],
            },
            "blue": {"evil": 7, "ready": ["vampire"], "traps": ["fire-wall"], "party": ["thief-5", "priest-6"]},
            "green": {"evil": 2, "rooms": {"r1c1": "labyrinth"}, "traps": ["pendulum"], "party": ["warrior-6"]},
            "yellow": {"evil": 10, "ready": ["demon", "slime"], "party": ["paladin-2", "thief-7", "priest-7"]},
        },
    },
    game=DUNGEON_LORDS,
)
"""The last autumn: one round of building, four of combat, and the count. Yellow has the paladin."""

ORDERS = Laid(
    ("Ida", "Odo"),
    position={"tavern": ["witch", "goblin", "ghost"], "shop": ["mint", "workshop"]},
    game=DUNGEON_LORDS,
)
"""The first winter of two people: each programs three orders, and one for a dummy."""

PLANS = Laid(
    ("Ida", STEADY, STEADY, STEADY),
    position={
        "season": "autumn",
        "phase": "planning",
        "lords": {
            "red": {
                "rooms": {"r0c1": "hatchery"},
                "conquered": ["r0c2"],
                "ready": ["witch", "ghost"],
                "traps": ["pendulum", "fire-wall"],
                "party": ["warrior-2", "thief-1", "wizard-2"],
            },
        },
    },
    game=DUNGEON_LORDS,
)
"""Red has two nearest tiles to choose from, traps and creatures."""

WHOLE = Laid(("Ida", STEADY, STEADY), game=DUNGEON_LORDS)
"""A whole game of three lords and a dummy."""

_TUNNELS = ["r0c1", "r0c2", "r1c2", "r2c2", "r1c3", "r3c2"]


def _minion(space: str, order: str) -> Laid:
    others = [each for each in ("room", "food", "reputation", "dig") if each != order][:2]
    away = ["monster", "traps"]
    return Laid(
        ("Ida",) * 4,
        position={
            "shop": ["mint", "hatchery"],
            "spaces": {space: "red", "room-1": "blue"},
            "lords": {
                "red": {"orders": [order, *others], "inaccessible": away, "tunnels": _TUNNELS},
                "blue": {"orders": ["room", "food", "reputation"], "inaccessible": away},
            },
        },
        game=DUNGEON_LORDS,
    )


SHOP = _minion("room-3", "room")
"""Red builds a room."""

DIGGER = _minion("dig-1", "dig")
"""Red digs tunnels."""
