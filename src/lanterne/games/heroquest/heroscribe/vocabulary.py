"""The objects of HeroScribe: their sizes, and what they become here."""

import re
from functools import lru_cache
from typing import Literal, NamedTuple

Becomes = Literal[
    "door", "secret-door", "stairway", "furniture", "trapped-chest", "hero", "monster", "trap", "blocked", "passage",
    "mark", "arrow", "marker",
]  # fmt: skip
"""What an object is to the rules. A passage is one end of a trapdoor, tunnel or teleport. A mark shows which
square a note is about; an arrow is only drawn; a marker has no rules here, and is mentioned when its square comes into
view."""


class Entry(NamedTuple):
    """An object of the list: its size before rotation, its usual drawing order, and what it becomes."""

    becomes: Becomes
    name: str = ""
    width: int = 1
    height: int = 1
    zorder: float = 0.0


def _furniture(name: str, width: int = 1, height: int = 1) -> Entry:
    return Entry("furniture", name, width, height, -5.0)


def _door(name: str) -> Entry:
    return Entry("door", name, 1, 2, -1.0)


_BASE: dict[str, Entry] = {
    "Door": _door("closed"),
    "DoorIn": _door("in"),
    "DoorOut": _door("out"),
    "DoubleArrowDoor": _door("both"),
    "OpenDoor": _door("open"),
    "AlchemistsBench": _furniture("alchemists-bench", 3, 2),
    "Bookcase": _furniture("bookcase", 3, 1),
    "Cupboard": _furniture("cupboard", 3, 1),
    "Fireplace": _furniture("fireplace", 3, 1),
    "Rack": _furniture("rack", 2, 3),
    "SorcerersTable": _furniture("sorcerers-table", 3, 2),
    "Stairway": Entry("stairway", "", 2, 2, -5.0),
    "Table": _furniture("table", 3, 2),
    "Throne": _furniture("throne"),
    "Tomb": _furniture("tomb", 2, 3),
    "TreasureChest": _furniture("treasure-chest"),
    "TreasureChestTrap": Entry("trapped-chest", "treasure-chest", 1, 1, -5.0),
    "WeaponsRack": _furniture("weapons-rack", 3, 1),
    **{hero: Entry("hero", hero.lower()) for hero in ("Barbarian", "Dwarf", "Elf", "Wizard")},
    "ChaosWarrior": Entry("monster", "dread-warrior"),
    "Fimir": Entry("monster", "abomination"),
    "DreadSorcerer": Entry("monster", "dread-sorcerer"),
    **{kind: Entry("monster", kind.lower()) for kind in ("Gargoyle", "Goblin", "Mummy", "Orc", "Skeleton", "Zombie")},
    "FallingRock": Entry("trap", "falling-block", zorder=-5.0),
    "PitTrap": Entry("trap", "pit", zorder=-5.0),
    "SpearTrap": Entry("trap", "spear", zorder=-5.0),
    "Arrow": Entry("arrow", zorder=-5.0),
    "DoubleBlockedSquare": Entry("blocked", "", 2, 1, -5.0),
    "SecretDoor": Entry("secret-door", zorder=-5.0),
    "SecretDoorAlternate": Entry("secret-door", zorder=-5.0),
    "SingleBlockedSquare": Entry("blocked", zorder=-5.0),
}

STAND_INS = {
    "OgreWarrior": "ogre-warrior",
    "OgreChampion": "ogre-champion",
    "OgreChieftain": "ogre-chieftain",
    "OgreLord": "ogre-lord",
    "DeathMist": "death-mist",
    "DarkWarrior": "dark-warrior",
    "FrozenHorror": "frozen-horror",
    "IceGremlin": "ice-gremlin",
    "PolarWarbear": "polar-warbear",
    "Yeti": "yeti",
    "ElvenArcher": "elven-archer",
    "ElvenWarrior": "elven-warrior",
    "GiantWolf": "giant-wolf",
    "HighMage": "high-mage",
    "DerfelNecromancer": "necromancer",
    "OrcShaman": "orc-shaman",
    "StormMaster": "storm-master",
}
"""Monsters of the expansions, and what stands in for them here."""
PASSAGES = {
    "TrapDoor": "trapdoor",
    **{f"IceTunnel{letter}": "tunnel" for letter in "ABC"},
    **{f"TeleportTrap{letter}": "teleport" for letter in "AB"},
}
"""What leads from one square to another."""
MEN_AT_ARMS = ("Crossbowman", "Halberdier", "Scout", "Swordsman")
PLAIN_DOORS = ("StoneDoorway", "DoorTrap", "Portcullis")
"""Doors of the expansions, played as ordinary ones."""

MARKS: dict[str, str] = {
    **{f"Letter{letter}": letter for letter in "ABCDEFGHIJKLMX"},
    **{f"Number{number}": number for number in (*map(str, range(1, 12)), "1-2", "2-12")},
}
"""The letters and numbers on the map."""
LETTERED = re.compile(r"([A-Z]|[0-9]{1,2})(?:\s*[.):–-]\s*|\s{1,3})(?=\S)")
"""A note that begins with one of them."""


def mark_of(note: str) -> str:
    """The letter or number that a note begins with; "" if none."""
    lettered = LETTERED.match(note)
    return lettered.group(1) if lettered else ""


_EXPANSIONS = """
OgreThrone, Coffin 1x2
Crossbowman, Halberdier, Scout, Swordsman
BattleRoom 4x5, CarpetRoom 4x4, ChaosRoom 8x7, PitRoom 4x5, SunEyeRoom 4x4, Surface 8x5, CloudOfChaos 3x4
RevolvingRoom 4x4, ThroneRoom 5x6, BottomlessChasm 4x4, CageRoom 4x4, FrozenCryptRoom 3x5, IceCaveEntrance 6x5
IceGremlinTreasureRoom 3x4, IceLedge 3x5, IceVault2x3 2x3, IceVault3x4 3x4, LivingFogRoom 4x4, ScepterRoom 4x4
SeatOfPower 5x6, InnerSanctum 5x6, Quicksand 5x6
DeepPitTrap, SwingingBladeTrap, StarBurst, Stalactite, SwingingAxe, LongPitTrap 2x1, DeepPitTrapAlternate
FireburstTrap, HurricaneTrap
CliffCorridor 8x1, DwarvenForge 3x1, GiantStoneBoulder, LongStairway 1x5, ShortStairway 1x3, Stairs, DarkArrow, Fog
CrystalKey, IceSlide 1x8, IcyRiver1x3 1x3, IcyRiver1x8 1x8, SlipperyIce1x1, SlipperyIce2x1 2x1, SlipperyIce3x1 3x1
SlipperyIce2x3 2x3, WanderingMonster
"""
"""Objects of the expansions, which have no rules here."""


def _expansion(words: str) -> tuple[str, Entry]:
    name, _, size = words.partition(" ")
    width, _, height = (size or "1x1").partition("x")
    return name, Entry("marker", name, int(width), int(height))


ENTRIES: dict[str, Entry] = {
    **_BASE,
    **{name: Entry("monster", kind) for name, kind in STAND_INS.items()},
    **{name: _door("closed") for name in PLAIN_DOORS},
    **{name: Entry("passage", kind, zorder=-5.0) for name, kind in PASSAGES.items()},
    **{name: Entry("mark", mark, zorder=5.0) for name, mark in MARKS.items()},
    **dict(_expansion(words.strip()) for line in _EXPANSIONS.split("\n") for words in line.split(",") if words.strip()),
}
"""Every object of the list, by its id."""

VILLAIN, SORCERER = "Wizard", "DreadSorcerer"
"""The list has no Dread sorcerer: a wizard stands for one, and a note says so."""
MONSTER_IDS = {entry.name: name for name, entry in _BASE.items() if entry.becomes == "monster" and name != SORCERER}
FURNITURE_IDS = {entry.name: name for name, entry in _BASE.items() if entry.becomes == "furniture"}
TRAP_IDS = {entry.name: name for name, entry in _BASE.items() if entry.becomes == "trap"}
"""The object for each of our kinds."""


PASSAGE_IN, PASSAGE_OUT = "passage\tin", "passage\tout"
"""The ends of a bridge between boards. No id from a file contains a tab."""
_PASSAGES = {PASSAGE_IN: _door("in"), PASSAGE_OUT: _door("out")}

_OTHER_NAMES = {
    "Abomination": "Fimir",
    "DreadWarrior": "ChaosWarrior",
    "ChaosSorcerer": SORCERER,
    "ChaosWarlock": SORCERER,
    "FallingBlock": "FallingRock",
    "FallingBlockTrap": "FallingRock",
    "FallingRockTrap": "FallingRock",
    "Pit": "PitTrap",
    "Spear": "SpearTrap",
    "Chest": "TreasureChest",
    "ChestTrap": "TreasureChestTrap",
    "TrappedChest": "TreasureChestTrap",
    "WeaponRack": "WeaponsRack",
    "AlchemistBench": "AlchemistsBench",
    "SorcererTable": "SorcerersTable",
    "Stairwell": "Stairway",
    "BlockedSquare": "SingleBlockedSquare",
    "BlockedSquareSingle": "SingleBlockedSquare",
    "BlockedSquareDouble": "DoubleBlockedSquare",
    "ClosedDoor": "Door",
    "DoorOpen": "OpenDoor",
    "DoorClosed": "Door",
}
"""Other names of the same things: those of newer editions, and of icon lists."""


def _folded(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())


_BY_FOLDED = {
    **{_folded(other): name for other, name in _OTHER_NAMES.items()},
    **{_folded(name): name for name in ENTRIES},
}
_ENDING = re.compile(
    r"(?:[-_. ](?i:europe(?:an)?|usa?|eu|uk|en|fr|de|it|es|2021)|(?:Europe(?:an)?|USA?|EU|UK|EN|FR|DE|IT|ES|2021))$"
)
"""The region endings of icon lists."""


@lru_cache(maxsize=4096)
def known_as(name: str) -> str:
    """The id in the list of the object that is meant, which may be spelled differently, have an older or newer name, or
    end in a region; the name itself if it is in no list."""
    if name in ENTRIES:
        return name
    return _BY_FOLDED.get(_folded(name)) or _BY_FOLDED.get(_folded(_ENDING.sub("", name))) or name


def entry_of(name: str) -> Entry:
    """What the object of this id is; one that is in no list is a marker of one square."""
    return _PASSAGES.get(name) or ENTRIES.get(known_as(name)) or Entry("marker", name)
