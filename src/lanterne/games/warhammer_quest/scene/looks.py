"""Icons, letters and colours. Nothing is told apart by its colour alone."""

from lanterne.games.warhammer_quest.content.cards import EVENT_NAMES, ITEM_NAMES, SPELL_NAMES
from lanterne.games.warhammer_quest.content.sections import SECTION_NAMES
from lanterne.games.warhammer_quest.state import FOES, kind_of
from lanterne.scene import Say

SIDE = 40
"""The side of a square on the plane."""

# --- floors -----------------------------------------------------------------------------------------------------------

_SECTION_TONES = {
    "guard-room": "#8d8a63",
    "dungeon-cell": "#7c6f8f",
    "circle-of-power": "#67798f",
    "well-of-doom": "#5f837d",
    "torture-chamber": "#9a7364",
    "monsters-lair": "#8f8350",
    "fighting-pit": "#94856a",
    "firechasm": "#8a6f66",
    "fountain-of-light": "#7b8f96",
    "tomb-chamber": "#7f7b8c",
    "idol-chamber": "#8c7a52",
    "stairway": "#a49a86",
}
CORRIDOR_TONE = "#b3a995"
SECTION_TONES = tuple(_SECTION_TONES.get(name, CORRIDOR_TONE) for name in SECTION_NAMES)
PIT_TONE = "#4d4132"
BRIDGE_TONE = "#6f5130"
CHASM_TONE = "#7a2a18"
RUBBLE_TONE = "#2f2b29"
EXIT_TONE = "#c2a14d"
STAIR_TONE = "#8a7f6b"

_OBSTACLES = {"stone-dragon": "dragon-head", "fountain": "fountain", "tomb": "sarcophagus", "idol": "gargoyle"}
PILE_TONE = "#6b5a2e"
OBSTACLE_TONE = "#4b4640"
CHASM_ICON, RUBBLE_ICON, EXIT_ICON, STAIRS_ICON = "flame", "rock", "exit-door", "stairs"
LOCK_ICON = "portculis"
BLOCKED_ICON = "stone-block"

# --- figures ----------------------------------------------------------------------------------------------------------

WARRIOR_TONES = ("#a83232", "#2e7d4f", "#3454a4", "#c07818")
WARRIOR_ICONS = ("barbarian", "woman-elf-face", "wizard-face", "dwarf-face")
WARRIOR_MARKS = (Say("mark-barbarian"), Say("mark-elf"), Say("mark-wizard"), Say("mark-dwarf"))

_MONSTERS = (
    ("minotaur", Say("mark-minotaur"), "#6a1b2a"),
    ("orc-head", Say("mark-orc-warrior"), "#2f5a2a"),
    ("bowman", Say("mark-orc-archer"), "#4a6b2f"),
    ("rat", Say("mark-skaven"), "#7a4a2a"),
    ("goblin", Say("mark-goblin-spearman"), "#8a9a2c"),
    ("archer", Say("mark-night-goblin"), "#4a4f6b"),
    ("mouse", Say("mark-giant-rat"), "#77685a"),
    ("bat", Say("mark-giant-bat"), "#4a3d52"),
    ("spider-alt", Say("mark-giant-spider"), "#5a2d63"),
    ("imp", Say("mark-snotling"), "#6b7a34"),
)
MONSTER_ICONS = tuple(icon for icon, _, _ in _MONSTERS)
MONSTER_MARKS = tuple(mark for _, mark, _ in _MONSTERS)
MONSTER_TONES = tuple(tone for _, _, tone in _MONSTERS)


def foe_mark(foe: int) -> Say:
    """The letter of the kind and the number of the monster."""
    return Say("mark-foe", {"kind": MONSTER_MARKS[kind_of(foe)], "number": str(FOES.name(foe)).rpartition("-")[2]})


# --- things -----------------------------------------------------------------------------------------------------------

_ITEM_ICONS = {
    "lantern": "old-lantern",
    "rope": "rope-coil",
    "healing-potion": "heart-bottle",
    "hand-of-death-scroll": "scroll-unfurled",
    "amulet-of-power": "gem-pendant",
    "arrows-of-death": "quiver",
    "chalice-of-fate": "jeweled-chalice",
    "deathstone": "rune-stone",
    "dragon-shield": "dragon-shield",
    "enchanted-shield": "round-shield",
    "finger-of-doom-scroll": "scroll-unfurled",
    "firebomb": "molotov",
    "flash-powder": "powder-bag",
    "fur-cloak": "cloak",
    "healing-salve": "healing",
    "hell-mace": "flanged-mace",
    "incense-of-healing": "herbs-bundle",
    "invisibility-ring": "ring",
    "lightning-fire-ring": "fire-ring",
    "lucky-talisman": "clover",
    "magic-potion": "round-potion",
    "orb-of-might": "crystal-ball",
    "quake-scroll": "scroll-unfurled",
    "shield-of-deliverance": "shield",
    "throwing-spear": "spears",
    "talon-of-death": "claws",
    "time-freezing-ring": "power-ring",
    "portcullis-key": "key",
    "chest-key": "key",
}
ITEM_ICONS = tuple(_ITEM_ICONS.get(name, "swap-bag") for name in ITEM_NAMES)

_SPELL_ICONS = {
    "fireball": "fireball",
    "freeze": "ice-cube",
    "lightning-bolt": "lightning-arc",
    "ogre-strength": "mighty-force",
    "pit-of-despair": "hole",
    "levitate": "feathered-wing",
    "rebound": "return-arrow",
    "shield": "magic-shield",
    "iron-skin": "rock-golem",
    "confuse": "star-swirl",
    "heal-wounds": "healing",
    "healing-hands": "hand",
    "life-force": "heart-wings",
    "lifebringer": "hearts",
    "resurrection": "raise-skeleton",
}
SPELL_ICONS = tuple(_SPELL_ICONS[name] for name in SPELL_NAMES)
SPELL_TONES = ("#b5462a", "#2f6fa8", "#4f7a3a")
"""Attack, defence, healing."""
EQUIPMENT_TONE, TREASURE_TONE, OBJECT_TONE = "#5b6470", "#8a7440", "#6b5a86"
PARCHMENT_TONE = "#c9b78c"
EVENT_TONE = "#6a1b2a"

WOUNDS_ICON, MOVE_ICON, SKILL_ICON, STRENGTH_ICON, TOUGHNESS_ICON = (
    "hearts",
    "boots",
    "crossed-swords",
    "biceps",
    "shield",
)
ATTACKS_ICON, INITIATIVE_ICON, GOLD_ICON, POWER_ICON, TOKEN_ICON = (
    "sword-clash",
    "run",
    "coins",
    "magic-swirl",
    "rune-stone",
)
TROPHY_ICON, VALUE_ICON, DECK_ICON = "decapitation", "coins", "card-draw"
ADVENTURE_ICON, GOAL_ICON, NOTE_ICON, CLOCK_ICON, EVENT_ICON = (
    *("tied-scroll", "flag-objective", "scroll-quill"),
    *("hourglass", "card-play"),
)

_EVENT_ICONS = {
    "giant-bats": "bat",
    "giant-rats": "rat",
    "giant-spiders": "spider-alt",
    "snotlings": "imp",
    "night-goblin-archers": "archer",
    "goblin-spearmen": "goblin",
    "goblin-band": "goblin-head",
    "skaven": "rat",
    "orc-warriors": "orc-head",
    "orc-warband": "orc-head",
    "minotaur": "minotaur",
    "minotaurs": "minotaur",
    "cave-in": RUBBLE_ICON,
    "portcullis": LOCK_ICON,
    "dead-body": TROPHY_ICON,
    "trap": "hole",
    "old-bones": "raise-skeleton",
}
PICTURES = {
    "event": tuple(_EVENT_ICONS.get(name, EVENT_ICON) for name in EVENT_NAMES),
    "item": ITEM_ICONS,
    "spell": SPELL_ICONS,
    "adventure": (ADVENTURE_ICON,),
    "warrior": WARRIOR_ICONS,
    "section": (GOAL_ICON,),
}
"""The icons of what is shown large."""


def obstacle_icon(name: str) -> str:
    """The icon of an obstacle in an objective room."""
    return _OBSTACLES[name]
