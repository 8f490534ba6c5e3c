"""Moments of adventures of Warhammer Quest from which tests go on."""

from tests.browser.laid import Laid

PARTY = ("barbarian", "elf", "wizard", "dwarf")
WARHAMMER = "warhammer-quest"

LAST_GUARDIAN = Laid(
    ("Ida",) * 4,
    PARTY,
    position={
        "adventure": "tomb-identify",
        "turn": 12,
        "dungeon": ["guard-room", {"section": "tomb-chamber", "at": "1E"}],
        "spells": ["fireball", "iron-skin", "heal-wounds"],
        "warriors": {
            "barbarian": {"at": "2c2", "gold": 120, "passing": "seldom"},
            "elf": {"at": "2b3", "passing": "seldom"},
            "wizard": {"at": "2a2", "passing": "seldom"},
            "dwarf": {"at": "2a3", "passing": "seldom"},
        },
        "monsters": {"skaven-1": {"at": "2d2", "wounds": 1, "card": "guardians"}},
    },
    game=WARHAMMER,
)
"""One guardian of the tomb can hardly stand any more."""

HURT = Laid(
    ("Ida", "Odo"),
    ("barbarian", "wizard"),
    position={
        "adventure": "tomb-identify",
        "dungeon": ["guard-room", {"section": "passageway-i", "at": "1E"}],
        "power": 4,
        "spells": ["heal-wounds"],
        "warriors": {
            "barbarian": {"at": "1b2", "wounds": 4, "cards": ["lantern"]},
            "wizard": {"at": "1a4", "cards": []},
        },
        "monsters": {"skaven-1": "1c2"},
    },
    game=WARHAMMER,
)
"""The Barbarian is hurt and about to strike; the Wizard could heal him before."""

WHOLE = Laid(("Ida",) * 4, PARTY, {"adventure": "first-game"}, game=WARHAMMER, seed=bytes([4] * 32))
"""The adventure for beginners from its first moment. Dice like these let steady warriors live for twenty turns, and
free the prisoners."""

HORDE = Laid(
    ("Ida",) * 4,
    PARTY,
    position={
        "adventure": "tomb-identify",
        "turn": 3,
        "dungeon": [
            "passageway-i",
            {"section": "guard-room", "at": "1E"},
            {"section": "passageway-ii", "at": "2E"},
            {"section": "torture-chamber", "at": "3E"},
            {"section": "t-junction", "at": "4E", "by": "N"},
            {"section": "stairway", "at": "5E"},
            {"section": "corner", "at": "5W"},
            {"section": "tomb-chamber", "at": "6E"},
        ],
        "spells": ["heal-wounds"],
        "warriors": {
            "barbarian": {"at": "2b2", "passing": "seldom"},
            "elf": {"at": "2b3", "passing": "seldom"},
            "wizard": {"at": "2a2", "passing": "seldom", "cards": []},
            "dwarf": {"at": "2a3", "passing": "seldom"},
        },
        "active": "dwarf",
        "monsters": {
            "skaven-1": "2d1",
            "skaven-2": "2d2",
            "skaven-3": "2d3",
            "skaven-4": "2d4",
            "orc-warrior-1": "3c1",
            "orc-warrior-2": "3c2",
            "orc-warrior-3": "3d1",
        },
    },
    game=WARHAMMER,
)
"""The Dwarf has the last turn of the warriors; then a horde comes, some of it from afar, through a long dungeon."""

PASSAGE = Laid(
    ("Ida",),
    ("barbarian",),
    position={
        "phase": "exploration",
        "dungeon": [{"section": "passageway-ii", "exits": ["S"]}, {"section": "guard-room", "at": "1S"}],
        "piles": {"2E": 4},
        "cards": ["passageway-i"],
        "warriors": {"barbarian": {"at": "2d2"}},
    },
    game=WARHAMMER,
)
"""Behind the south door is a passage, which can be laid in five ways."""
