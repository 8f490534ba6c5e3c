"""Icons, letters and colours. Nothing is told apart by its colour alone."""

from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARD_NAMES, EVENT_NAMES, SPECIAL_EVENT_NAMES, TRAP_NAMES
from lanterne.games.dungeon_lords.content.monsters import MONSTER_NAMES
from lanterne.games.dungeon_lords.content.orders import ORDER_NAMES
from lanterne.games.dungeon_lords.content.rooms import ROOM_NAMES
from lanterne.scene import Say

# --- lords ------------------------------------------------------------------------------------------------------------

LORD_TONES = ("#b3372f", "#2f6fb3", "#3f8f4a", "#c79a2b")
LORD_MARKS = (Say("mark-red"), Say("mark-blue"), Say("mark-green"), Say("mark-yellow"))
LORD_ICON = "evil-minion"
DUMMY_TONE = "#77706a"
DUMMY_MARKS = ("D1", "D2")
MINION_ICON = "minions"

# --- what lords have --------------------------------------------------------------------------------------------------

GOLD_ICON, FOOD_ICON, IMP_ICON, TROLL_ICON, EVIL_ICON = "two-coins", "ham-shank", "imp-laugh", "troll", "evil-eyes"
TRAP_ICON, MONSTER_ICON, ROOM_ICON, UNPAID_ICON, EYE_ICON = "wolf-trap", "gargoyle", "castle", "broken-heart", "eyeball"
DIG_ICON, WAGE_ICON, POINTS_ICON, FLAG_ICON = (
    "spade",
    "receive-money",
    "trophy-cup",
    "flying-flag",
)
ANTI_TRAP_ICON, HEART_ICON, MAGIC_ICON, GLYPH_ICON = "toolbox", "healing", "magic-swirl", "upgrade"
FATIGUE_ICON, PRISON_ICON, SHIELD_ICON = "tired-eye", "imprisoned", "shield"
GOLD_TONE, FOOD_TONE, IMP_TONE, UNPAID_TONE, EVIL_TONE = "#8a6d1f", "#8a4a2e", "#7a2f4a", "#6a1b2a", "#3a2a44"

_ORDER_ICONS = {
    "food": FOOD_ICON,
    "reputation": "angel-wings",
    "dig": DIG_ICON,
    "mine": "mining",
    "imps": IMP_ICON,
    "traps": TRAP_ICON,
    "monster": MONSTER_ICON,
    "room": ROOM_ICON,
}
ORDER_ICONS = tuple(_ORDER_ICONS[name] for name in ORDER_NAMES)
ORDER_TONE = "#6b5a86"

# --- creatures --------------------------------------------------------------------------------------------------------

_MONSTERS = {
    "goblin": ("goblin-head", Say("mark-goblin"), "#4f7a3a"),
    "slime": ("slime", Say("mark-slime"), "#5f8a2f"),
    "ghost": ("ghost", Say("mark-ghost"), "#8fa3b8"),
    "troll": ("troll", Say("mark-troll"), "#5b6b4a"),
    "witch": ("witch-face", Say("mark-witch"), "#6a3f7a"),
    "vampire": ("vampire-dracula", Say("mark-vampire"), "#7a1f33"),
    "golem": ("rock-golem", Say("mark-golem"), "#7a6a55"),
    "dragon": ("dragon-head", Say("mark-dragon"), "#a8452a"),
    "demon": ("daemon-skull", Say("mark-demon"), "#5a1420"),
}
MONSTER_ICONS = tuple(_MONSTERS[name][0] for name in MONSTER_NAMES)
MONSTER_MARKS = tuple(_MONSTERS[name][1] for name in MONSTER_NAMES)
MONSTER_TONES = tuple(_MONSTERS[name][2] for name in MONSTER_NAMES)
FACE_DOWN_TONE = "#3b3634"

# --- the dungeon ------------------------------------------------------------------------------------------------------

EARTH_TONE, TUNNEL_TONE, CONQUERED_TONE = "#2d2825", "#7d6a50", "#5c2622"
ENTRANCE_ICON = "stairs"
AREA_TONE = "#1f1c1d"

_ROOMS = {
    "hatchery": ("nest-eggs", "#9c7a3a"),
    "mushroom-bed": ("mushrooms-cluster", "#8a5a4a"),
    "souvenir-shop": ("present", "#3f7a86"),
    "mint": ("coins-pile", "#8f7a2a"),
    "workshop": ("anvil", "#5d6672"),
    "tool-shed": ("trowel", "#6f6a3f"),
    "printing-press": ("newspaper", "#7a7468"),
    "magic-room": ("magic-portal", "#5f4a8f"),
    "training-room": ("punching-bag", "#9a5a33"),
    "dark-room": ("night-sky", "#3d3f63"),
    "labyrinth": ("maze", "#4a6a52"),
    "anti-magic-room": ("magic-shield", "#3f5f8a"),
    "cafeteria": ("knife-fork", "#8f6a4a"),
    "chapel": ("church", "#6a5a6f"),
    "pandemonium": ("hell-crosses", "#8a2f2a"),
    "hall-of-fame": ("laurel-crown", "#a08a3a"),
}
ROOM_ICONS = tuple(_ROOMS[name][0] for name in ROOM_NAMES)
ROOM_TONES = tuple(_ROOMS[name][1] for name in ROOM_NAMES)

# --- adventurers ------------------------------------------------------------------------------------------------------

_CLASSES = (
    ("viking-helmet", Say("mark-warrior"), "#8d3b2f"),
    ("domino-mask", Say("mark-thief"), "#5a5a52"),
    ("holy-symbol", Say("mark-priest"), "#b59a4a"),
    ("wizard-face", Say("mark-wizard"), "#3d5a9c"),
    ("mounted-knight", Say("mark-paladin"), "#c9c2ae"),
    ("mirror-mirror", Say("mark-illusion"), "#6f7f86"),
)
ADVENTURER_ICONS = tuple(_CLASSES[each.kind][0] for each in ADVENTURERS)
ADVENTURER_TONES = tuple(_CLASSES[each.kind][2] for each in ADVENTURERS)
ADVENTURER_MARKS = tuple(
    Say(
        "mark-adventurer",
        {"kind": _CLASSES[each.kind][1], "number": each.name.rpartition("-")[2] if each.glyph else ""},
    )
    for each in ADVENTURERS
)
"""The adventurer's class and number: two of a party may have the same glyph."""
PALADIN_ICON = _CLASSES[4][0]

# --- cards ------------------------------------------------------------------------------------------------------------

_TRAPS = {
    "rolling-stone": "stone-sphere",
    "pendulum": "pendulum-swing",
    "trap-door": "sinking-trap",
    "fire-wall": "flame-tunnel",
    "cursed-ring": "ring",
    "kamikaze-imp": "imp",
    "poisoned-dart": "poison-bottle",
    "anti-magic-dart": "dart",
    "poisoned-meal": "hot-meal",
}
TRAP_ICONS = tuple(_TRAPS[name] for name in TRAP_NAMES)
TRAP_TONE, BACK_TONE = "#7a3b2a", "#4a4038"
BACK_ICON = "card-random"

_COMBAT_CARDS = {
    "detect-evil": "evil-eyes",
    "detect-treasure": "treasure-map",
    "fireball": "fireball",
    "fist-of-justice": "mailed-fist",
    "invisibility": "invisible",
    "magic-shield": "magic-shield",
    "suggestion": "conversation",
    "word-of-peace": "dove",
    "aura-of-fear": "terror",
    "illusion": "mirror-mirror",
    "create-food": "bread",
    "regeneration": "regeneration",
    "metamorphosis": "sheep",
    "blind-rage": "enrage",
    "dimensional-gate": "portal",
    "jailbreak": "imprisoned",
    "forced-march": "boots",
    "stoneskin": "rock",
}
COMBAT_CARD_ICONS = tuple(_COMBAT_CARDS[name] for name in COMBAT_CARD_NAMES)
FAST_TONE, SLOW_TONE = "#2f6fa8", "#6b5a86"

_EVENTS = {"pay-day": "receive-money", "taxes": "pay-money", "special": "megaphone", "blank": "cancel"}
EVENT_ICONS = tuple(_EVENTS[name] for name in EVENT_NAMES)
EVENT_TONE = "#8a7440"
_SPECIALS = {
    "witch-hunt": "witch-flight",
    "monster-strike": "public-speaker",
    "vip-visit": "crown",
    "earthquake": "falling-rocks",
    "devaluation": "cash",
    "imp-fair": "imp",
    "trap-recall": "box-trap",
    "confused-heroes": "star-swirl",
    "charity-gala": "party-popper",
}
SPECIAL_ICONS = tuple(_SPECIALS[name] for name in SPECIAL_EVENT_NAMES)

STEP_ICONS = ("wolf-trap", "lightning-arc", "gargoyle", "snail", "healing", "flying-flag")

# --- the stage --------------------------------------------------------------------------------------------------------

PICTURES = {
    "event": EVENT_ICONS,
    "special-event": SPECIAL_ICONS,
    "combat-card": COMBAT_CARD_ICONS,
    "adventurer": ADVENTURER_ICONS,
}
"""The icons of what is shown large."""
