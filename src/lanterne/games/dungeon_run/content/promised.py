"""The entries that the rules know by name or by place: each must be there, in this order."""

_ABILITIES: dict[str, str] = {
    "vargagg": (
        "long-stride overkill frozen-hide war-cry reckless-swing bully iron-grip battering-ram "
        "headlong-charge trophy-belt"
    ),
    "addolgar-vayne": (
        "challenge brother-in-arms bane-of-the-dead stalwart riposte lay-on-hands giant-slayer not-today "
        "righteous-rebuke plate-training"
    ),
    "stabbins": (
        "shady-deal backstab slippery lockpicker cat-burglar lurk scavenger poisoned-knife living-shield fast-talk"
    ),
    "dorgan": (
        "lay-trap nasty-surprise appraisal tunneller stonecunning stout demolition well-packed-bag long-memory jury-rig"
    ),
    "emma-goodluck": (
        "blink change-places hex-of-clumsiness arcane-ward clever-familiar polymorph loaded-dice "
        "lucky-find borrowed-time divination"
    ),
    "saelith-ashborn": (
        "fireball burning-trail flame-lash phoenix-feather cauterise meteor melt-the-lock heat-haze "
        "consume kindled-will"
    ),
    "birodin": (
        "ram-charge sanctuary mending-prayer turn-undead thick-skull shared-strength pure-heart headbutt "
        "unmovable aspirants-vow"
    ),
    "oriane-mistveil": (
        "call-lightning entangle spirit-guide mist-step healing-herbs panther-form soothe "
        "ancestral-whispers thorn-aura renewal"
    ),
}
"""By hero; an ability card is called after both."""

ENTRIES: dict[str, tuple[str, ...]] = {
    "constants": ("rulebook",),
    "trainings": ("prayer", "war", "magic", "cunning"),
    "slots": ("main_hand", "off_hand", "head", "body", "none"),
    "monster_types": ("humanoid", "undead", "beast", "inanimate"),
    "races": (
        "tundra-orc",
        "vanguard",
        "cave-goblin",
        "guild-dwarf",
        "grounder",
        "phoenix-elf",
        "mountain-vargath",
        "jungle-elf",
    ),
    "actions": (
        "move",
        "escape",
        "battle",
        "equip",
        "search",
        "advance",
        "special",
        "disarm",
        "assist",
        "sabotage",
        "rally",
        "summon",
    ),
    "heroes": (
        "vargagg",
        "addolgar-vayne",
        "stabbins",
        "dorgan",
        "emma-goodluck",
        "saelith-ashborn",
        "birodin",
        "oriane-mistveil",
    ),
    "abilities": tuple(f"{hero}-{name}" for hero, names in _ABILITIES.items() for name in names.split()),
    "monsters": (
        "goblin",
        "mole-ogre",
        "cave-troll",
        "stone-cultist",
        "orc-raider",
        "dwarf-sapper",
        "skeleton",
        "zombie",
        "mummy",
        "ghoul",
        "ghost",
        "wraith-knight",
        "fire-drake",
        "giant-spider",
        "rat-swarm",
        "cave-bear",
        "tunnel-worm",
        "slime",
        "stone-golem",
        "animated-armour",
        "gargoyle",
    ),
    "bosses": ("gra-bogga", "ra-alal", "colossus-of-galnon", "scarath"),
    "traps": (
        "arrow-trap",
        "pit-trap",
        "poison-needle",
        "swinging-blade",
        "falling-block",
        "gas-vent",
        "rune-of-weakness",
        "net-trap",
        "teleport-glyph",
    ),
    "strangers": ("wandering-wizard", "hedge-healer", "goblin-peddler", "lost-squire", "architects-shade"),
    "treasures": (
        "guild-axe",
        "vanguard-longsword",
        "sceptre-of-sparks",
        "twin-daggers",
        "hammer-of-dawn",
        "thorn-staff",
        "thirsting-blade",
        "buckler",
        "tower-shield",
        "orb-of-clarity",
        "parrying-dagger",
        "horned-helm",
        "circlet-of-insight",
        "thiefs-hood",
        "chain-hauberk",
        "leather-jerkin",
        "robe-of-warding",
        "cloak-of-shadows",
        "healing-draught",
        "winged-boots",
        "lucky-coin",
        "skeleton-keys",
    ),
    "artifacts": ("summoning-stone", "sword-of-the-well-spirit", "grimoire-of-echoes", "crown-of-kravlas"),
    "tiles": (
        "entrance",
        "lair",
        "crossroads-1",
        "crossroads-2",
        "junction-3",
        "junction-4",
        "junction-5",
        "junction-6",
        "junction-7",
        "corridor-8",
        "corridor-9",
        "corridor-10",
        "corridor-11",
        "bend-12",
        "bend-13",
        "bend-14",
        "bend-15",
        "bend-16",
        "ancient-bridge",
        "cursed-stone",
        "den",
        "glyph-room",
        "library",
        "portcullis-room",
        "underground-channel",
        "well",
    ),
    "markers": ("flames", "sanctuary"),
    "player_counts": ("players-1", "players-2", "players-3", "players-4", "players-5", "players-6"),
    "scoring": ("treasure", "artifact", "encounter", "boss", "training"),
    "settings": ("mercy", "boxes", "hostile_dungeon", "round_limit"),
}
