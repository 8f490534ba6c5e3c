"""What things look like: icons, letters and colours. Nothing is distinguished by colour alone."""

from lanterne.games.heroquest.content.board import GRID, REGION_SQUARES
from lanterne.games.heroquest.content.cards import (
    FURNITURE_NAMES,
    ITEM_NAMES,
    MONSTER_NAMES,
    MONSTERS,
    SPELL_NAMES,
    TREASURE_NAMES,
)
from lanterne.games.heroquest.state import ALLY_NAMES, HEROES, KIND_OF, OBJECT_NAMES
from lanterne.scene import Say
from lanterne.scene.saying import said

SIDE = 40
"""The side of a square on the plane."""
WIDTH, HEIGHT = GRID.width * SIDE, GRID.height * SIDE

# --- floors -----------------------------------------------------------------------------------------------------------

CORRIDOR_TONE = "#b3a995"
_ROOM_TONES = ("#8d8a63", "#7c6f8f", "#5f837d", "#9a7364", "#8f8350", "#67798f")
_ROOMS = (0, 1, 2, 3, 4, 1, 3, 0, 5, 2, 4, 5, 1, 4, 3, 0, 2, 3, 5, 1, 2, 4)
"""The tone of each room. Adjacent rooms differ."""
REGION_TONES = (CORRIDOR_TONE, *(_ROOM_TONES[tone] for tone in _ROOMS))
assert len(REGION_TONES) == len(REGION_SQUARES)
STAIR_TONE = "#4b4640"
EXIT_TONE = "#c2a14d"
BLOCKED_TONE = "#2f2b29"
ROCK_TONE = "#1c1a1c"
PIT_TONE = "#171214"
TRAP_TONE = "#8c3b2e"
UNKNOWN_TONE = "#232024"

PASSAGE_TONE = "#3d5a66"
PASSAGE_ICONS = ("hole-ladder", "cave-entrance", "teleport")
PASSAGE_MARKS = "TUO"

TRAP_ICONS = ("spiky-pit", "falling-boulder", "spears", "mimic-chest")
TRAP_MARKS = "PFS!"

# --- figures ----------------------------------------------------------------------------------------------------------

HERO_TONES = ("#a83232", "#c07818", "#2e7d4f", "#3454a4", *("#8a5a9e",) * len(ALLY_NAMES))
_ALLY_ICONS = {"elowen": "treasure-map", "tamsin": "cauldron"}
_ALLY_MARKS = {"elowen": "El", "tamsin": "T"}
HERO_ICONS = (
    *("barbarian", "dwarf-face", "woman-elf-face", "wizard-face"),
    *(_ALLY_ICONS.get(name, "imprisoned") for name in ALLY_NAMES),
)
HERO_MARKS: tuple[str | Say, ...] = (
    *(Say("mark-barbarian"), Say("mark-dwarf"), Say("mark-elf"), Say("mark-wizard")),
    *(_ALLY_MARKS.get(name, "@") for name in ALLY_NAMES),
)
"""Allies of quests by others are prisoners, as far as anybody knows."""
ZARGON_TONE = "#6a1b2a"
ZARGON_ICON = "overlord-helm"

_MONSTER_ICONS = (
    *("goblin", "orc-head", "brute", "skeleton", "shambling-zombie", "mummy-head", "black-knight-helm"),
    *("gargoyle", "warlock-hood"),
)
_MONSTER_MARKS = "goaszmdyx"
_MONSTER_TONES = ("#8a9a2c", "#2f5a2a", "#59683a", "#a39872", "#6f7f63", "#b8a06a", "#3b4250", "#5d5f74", "#4b2f63")
"""Greens for goblins, orcs and what is worse, bone for the dead, grey for stone and iron; no two are alike."""
NAMED_TONE = "#7a2531"
"""Characters stand out among the monsters."""


def monster_icon(kind: int) -> str:
    """The icon of a monster's figure."""
    return _MONSTER_ICONS[MONSTERS[kind].figure]


def monster_tone(kind: int) -> str:
    """The colour of a monster's figure; characters have their own."""
    return NAMED_TONE if kind >= len(_MONSTER_ICONS) else _MONSTER_TONES[kind]


def monster_mark(kind: int) -> str:
    """A small letter for each kind; the first two letters of the name for a character."""
    return MONSTER_NAMES[kind][:2].capitalize() if kind >= len(_MONSTER_ICONS) else _MONSTER_MARKS[kind]


def foe_mark(foe: int, number: str) -> str:
    """The letter of the kind and the number of the monster."""
    kind = KIND_OF[foe]
    return monster_mark(kind) + (number if kind < len(_MONSTER_ICONS) else "")


# --- things -----------------------------------------------------------------------------------------------------------

_FURNITURE_ICONS = {
    "table": "table",
    "throne": "stone-throne",
    "alchemists-bench": "bubbling-flask",
    "treasure-chest": "chest",
    "tomb": "sarcophagus",
    "sorcerers-table": "book-aura",
    "bookcase": "bookshelf",
    "rack": "guillotine",
    "fireplace": "fireplace",
    "weapons-rack": "crossed-swords",
    "cupboard": "lockers",
}
FURNITURE_ICONS = tuple(_FURNITURE_ICONS[name] for name in FURNITURE_NAMES)
WOOD = "#5b4026"

_OBJECT_ICONS = {"brazier": "fire-bowl", "lever": "lever", "mirror": "mirror-mirror", "bell": "ringing-bell"}
OBJECT_ICONS = tuple(_OBJECT_ICONS.get(name.split("-")[0], "tattered-banner") for name in OBJECT_NAMES)
OBJECT_MARKS = tuple("&" for _ in OBJECT_NAMES)
OBJECT_TONE = "#6b5a86"
PILE_ICON, PILE_MARK, PILE_TONE = "swap-bag", "$", "#7a6324"
FIND_ICON = "open-treasure-chest"
LOCK_ICON, SECRET_ICON = "padlock", "secret-door"
STAIRS_ICON, EXIT_ICON, BLOCKED_ICON = "stairs", "exit-door", "stone-block"

_ITEM_ICONS = {
    "dagger": "plain-dagger",
    "shortsword": "stiletto",
    "handaxe": "fire-axe",
    "broadsword": "broadsword",
    "longsword": "pointy-sword",
    "crossbow": "crossbow",
    "battle-axe": "battle-axe",
    "staff": "bo",
    "helmet": "visored-helm",
    "shield": "round-shield",
    "bracers": "bracers",
    "chain-mail": "chain-mail",
    "plate-mail": "breastplate",
    "tool-kit": "lockpicks",
    "holy-water": "holy-water",
    "borins-armor": "chest-armor",
    "elixir-of-life": "heart-bottle",
    "fortunes-longsword": "shining-sword",
    "orcs-bane": "relic-blade",
    "phantom-blade": "energy-sword",
    "ring-of-fortitude": "ring",
    "ring-of-return": "power-ring",
    "rod-of-telekinesis": "orb-wand",
    "spell-ring": "fire-ring",
    "spirit-blade": "rune-sword",
    "talisman-of-lore": "gem-pendant",
    "wand-of-magic": "crystal-wand",
    "wizards-cloak": "cloak",
    "wizards-staff": "wizard-staff",
    "iron-key": "key",
    "ledger-of-tides": "black-book",
    "moonmoss": "herbs-bundle",
    "grave-salt": "powder-bag",
    "ember-root": "plant-roots",
}
ITEM_ICONS = tuple(_ITEM_ICONS.get(name, "round-potion") for name in ITEM_NAMES)

_SPELL_ICONS = {
    "genie": "djinn",
    "swift-wind": "run",
    "tempest": "whirlwind",
    "ball-of-flame": "fireball",
    "courage": "mighty-force",
    "fire-of-wrath": "fire-ray",
    "sleep": "night-sleep",
    "veil-of-mist": "fog",
    "water-of-healing": "healing",
    "heal-body": "healing",
    "pass-through-rock": "ghost",
    "rock-skin": "rock-golem",
    "cloud-of-dread": "poison-cloud",
    "command": "puppet",
    "escape": "teleport",
    "fear": "terror",
    "firestorm": "fire-zone",
    "lightning-bolt": "lightning-arc",
    "rust": "rusty-sword",
    "summon-orcs": "orc-head",
    "summon-undead": "raise-skeleton",
}
SPELL_ICONS = tuple(_SPELL_ICONS[name.removeprefix("dread-")] for name in SPELL_NAMES)
GROUP_TONES = ("#7fa6c9", "#b5462a", "#2f6fa8", "#6f7d3a")
DREAD_TONE = "#6a1b2a"

BODY_ICON, MIND_ICON, ATTACK_ICON, DEFEND_ICON = "hearts", "brain", "crossed-swords", "shield"
GOLD_ICON = "coins"
MOVE_ICON, DECK_ICON = "boots", "card-draw"
QUEST_ICON, NOTE_ICON, GOAL_ICON = "tied-scroll", "scroll-quill", "flag-objective"
HIDDEN_ICON = "all-seeing-eye"

_TREASURE_ICONS = {
    "gem": "gem-pendant",
    "jewels": FIND_ICON,
    "hazard-arrow": "spears",
    "hazard-hole": "spiky-pit",
    "wandering-monster": "orc-head",
}
PICTURES = {
    "treasure": tuple(
        _TREASURE_ICONS.get(name, "swap-bag" if name.startswith("gold") else "round-potion") for name in TREASURE_NAMES
    ),
    "find": (FIND_ICON,),
    "note": (NOTE_ICON,),
    "quest-rule": (NOTE_ICON,),
    "quest": (QUEST_ICON,),
    "spell": SPELL_ICONS,
    "hero": HERO_ICONS,
    "foe": tuple(monster_icon(kind) for kind in KIND_OF),
    "item": ITEM_ICONS,
}
"""The icons of what is shown large."""


def centre(square: int) -> tuple[float, float]:
    """The middle of a square on the plane."""
    x, y = GRID.place(square)
    return (x + 0.5) * SIDE, (y + 0.5) * SIDE


def hero_said(hero: int, name: str) -> Say:
    """A hero by the name the player gave, if any, and by kind."""
    return Say("hero-called", {"name": name, "hero": said(HEROES, hero)}) if name else said(HEROES, hero)
