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
