"""What things look like: icons, letters and colours. Things never differ by colour alone."""

from lanterne.games.dungeon_run.content.abilities import ABILITIES
from lanterne.games.dungeon_run.content.box import BOX
from lanterne.games.dungeon_run.content.cards import CARD_KINDS, CARD_NAMES, FIRST_TRAP
from lanterne.games.dungeon_run.content.heroes import HERO_NAMES, HEROES
from lanterne.games.dungeon_run.content.tiles import LAID_NAMES, PRINTED_ON, original

# --- heroes -----------------------------------------------------------------------------------------------------------

_HEROES = {
    "vargagg": ("orc-head", "V", "#a5432f"),
    "addolgar-vayne": ("visored-helm", "A", "#8a93a6"),
    "stabbins": ("goblin-head", "St", "#5f8a3a"),
    "dorgan": ("dwarf-face", "D", "#b07a2a"),
    "emma-goodluck": ("witch-face", "E", "#7a4fa8"),
    "saelith-ashborn": ("woman-elf-face", "Sa", "#c8603a"),
    "birodin": ("ram-profile", "B", "#3f7fa8"),
    "oriane-mistveil": ("totem-mask", "O", "#2f8f7a"),
}
HERO_ICONS = tuple(_HEROES[name][0] for name in HERO_NAMES)
HERO_MARKS = tuple(_HEROES[name][1] for name in HERO_NAMES)
HERO_TONES = tuple(_HEROES[name][2] for name in HERO_NAMES)
NOBODY_ICON, NOBODY_TONE = "cowled", "#77706a"
UNCONSCIOUS_ICON = "knocked-out-stars"

LIFE_ICON, BRAWN_ICON, MAGIC_ICON, SKILL_ICON = "hearts", "biceps", "magic-swirl", "acrobatic"
RATING_ICONS = (BRAWN_ICON, MAGIC_ICON, SKILL_ICON)
LOOT_ICON, ACTIONS_ICON, STEPS_ICON, TOKEN_ICON = "swap-bag", "hourglass", "footsteps", "upgrade"
FIRST_ICON, ROUND_ICON, SCORE_ICON = "flying-flag", "cycle", "trophy-cup"
PERSONAL_ICON, SUMMONER_ICON = "person", "crystal-shine"
_TRAININGS = ("holy-symbol", "crossed-swords", "wizard-staff", "domino-mask")
ABILITY_ICONS = tuple(_TRAININGS[HEROES[ability.hero].training] for ability in ABILITIES)
ABILITY_TONES = tuple(HERO_TONES[ability.hero] for ability in ABILITIES)

# --- monsters ---------------------------------------------------------------------------------------------------------

_MONSTER_ROWS = (*BOX.monsters, *BOX.bosses)
MONSTER_ICONS = tuple(row.icon for row in _MONSTER_ROWS)
MONSTER_TONES = tuple(row.tone for row in _MONSTER_ROWS)
MONSTER_MARKS = tuple(name[:2].capitalize() for name in CARD_NAMES[:FIRST_TRAP])
ATTACK_ICON, POWER_ICON, DEFENCE_ICON, ESCAPE_ICON = "sword-clash", "explosion-rays", "shield", "run"
BOSS_ICON, BOSS_TONE = "daemon-skull", "#6a1b2a"

# --- cards ------------------------------------------------------------------------------------------------------------

CARD_ICONS = tuple(row.icon for row in (*_MONSTER_ROWS, *BOX.traps, *BOX.strangers, *BOX.treasures, *BOX.artifacts))
_KIND_TONES = ("#7a5a3a", BOSS_TONE, "#8a3b2a", "#3f7a86", "#8f6f1f", "#6a3f8a")
CARD_TONES = tuple(_KIND_TONES[kind] for kind in CARD_KINDS)
BACK_ICON, BACK_TONE = "card-random", "#4a4038"
STONE_ICON, STONE_TONE = "crystal-shine", "#8a2f7a"
TREASURE_ICON, TREASURE_TONE = "locked-chest", "#8f6f1f"
ENCOUNTER_ICON, TRAP_ICON, TRAP_TONE, STRANGER_TONE = "evil-eyes", "wolf-trap", "#8a3b2a", "#3f7a86"
FLAMES_ICON, FLAMES_TONE, SANCTUARY_ICON, SANCTUARY_TONE = "campfire", "#a8452a", "angel-wings", "#5a7fa8"

# --- tiles ------------------------------------------------------------------------------------------------------------

_KINDS = ("#716a5f", "#46755a", "#8a4a40", "#7a2a3f")
"""Grey, green, red and red, as printed (DR-TIL-1)."""
_EMBLEMS = {
    "entrance": "stairs",
    "lair": BOSS_ICON,
    "ancient-bridge": "stone-bridge",
    "cursed-stone": "stone-block",
    "den": "cave-entrance",
    "glyph-room": "rune-sword",
    "library": "bookshelf",
    "portcullis-room": "gate",
    "underground-channel": "river",
    "well": "well",
}
TILE_TONES = tuple(_KINDS[tile.kind] for tile in PRINTED_ON)
_GROUNDS = ("", "#3a6149", "#74403a", "#662638")
EMBLEM_TONES = tuple(_GROUNDS[tile.kind] for tile in PRINTED_ON)
TILE_ICONS = tuple(_EMBLEMS.get(LAID_NAMES[original(tile)], "") for tile in range(len(LAID_NAMES)))
EARTH_TONE, AREA_TONE = "#2d2825", "#1f1c1d"
UNKNOWN_MARK = "?"
STACK_ICON, DECK_ICON, DISCARD_ICON = "maze", "card-draw", "card-discard"
PILE_TONE = "#6b5a3f"

SCORE_ICONS = (TREASURE_ICON, "crown", ENCOUNTER_ICON, BOSS_ICON, TOKEN_ICON)
"""By line of the score."""

# --- dice -------------------------------------------------------------------------------------------------------------

FACE_ICONS = (
    "",
    "dice-six-faces-one",
    "dice-six-faces-two",
    "dice-six-faces-three",
    "dice-six-faces-four",
    "dice-six-faces-five",
    "dice-six-faces-six",
)
UNROLLED_ICON = "perspective-dice-six-faces-random"
IVORY, RED, SPENT = "#e9dfc6", "#b3372f", "#8d8069"
HIT_ICON, WOUND_ICON, DICE_ICON, CHANCE_ICON, ARMOUR_ICON = (
    *("sword-wound", "bleeding-wound", "rolling-dices"),
    *("dice-target", "armor-vest"),
)
ASSIST_ICON, SABOTAGE_ICON, TILE_ICON = "shaking-hands", "backstab", "maze"

# --- the stage --------------------------------------------------------------------------------------------------------

PICTURES = {"card": CARD_ICONS}
"""The icons of what is shown large."""
