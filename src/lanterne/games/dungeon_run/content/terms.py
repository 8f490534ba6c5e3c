"""The words that powers are written in: moments, ratings, rolls, places, kinds of card."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

Face = Annotated[int, Meta(ge=1, le=6)]
"""A face of a die."""
Needed = Annotated[int, Meta(ge=2, le=6)]
"""The lowest face that does it (DR-ABI-7)."""
Change = Annotated[int, Meta(ge=-6, le=6)]
"""A change up or down, never zero: `power_checks.py` sees to that."""

Rating: TypeAlias = Literal["brawn", "magic", "skill"]
Training: TypeAlias = Literal["prayer", "war", "magic", "cunning"]
MonsterType: TypeAlias = Literal["humanoid", "undead", "beast", "inanimate"]
Slot: TypeAlias = Literal["main_hand", "off_hand", "head", "body", "none"]
Side: TypeAlias = Literal["N", "E", "S", "W"]
CardKind: TypeAlias = Literal["monster", "trap", "treasure", "artifact"]
"""What a power takes, gives, discards or asks for."""
Marker: TypeAlias = Literal["flames", "sanctuary"]

Moment: TypeAlias = Literal[
    "always",
    "turn_start",
    "turn_end",
    "between_actions",
    "special_action",
    "move_action",
    "battle_start",
    "battle_pool",
    "after_roll",
    "assign",
    "wounds_incoming",
    "battle_end",
    "monster_killed",
    "sabotage_beaten",
    "about_to_fall",
    "fallen",
    "tile_draw",
    "content_roll",
    "enter_tile",
    "leave_tile",
    "encounter_drawn",
    "escape_success",
    "escape_failed",
    "advance",
    "helpers_declared",
    "assist_success",
    "rally",
    "roam",
    "summon",
    "revealed",
    "gained",
]
"""The moment of a power, seen from its holder: the hero who has the card. A power of a monster, a tile or a marker is
about the hero who fights it or enters there.

- always: all the time
- turn_start, turn_end: of the holder's own turn (DR-RND-7)
- between_actions: in the holder's own turn while no action is under way; special_action: as one of the two actions
- move_action: the holder has just finished a Move action
- battle_start: B2, helpers are settled, no die is rolled; battle_pool: B4, the rating is chosen and dice are counted;
  assign: B6; battle_end: B9, wounds are placed, defeats not yet checked
- after_roll: when dice may be rerolled or changed (DR-RER-8)
- wounds_incoming: wounds are about to be placed on the holder, after blocks and armour
- monster_killed: the holder has just killed a monster; of a monster: it has just been killed (DR-BAT-18)
- sabotage_beaten: the holder succeeded despite sabotage; assist_success: what the holder assisted succeeded
- about_to_fall: the wounds have reached the holder's Life (DR-ABI-12); fallen: the holder has just become unconscious
- tile_draw: the holder is about to draw a dungeon tile; content_roll: has just rolled a content die;
  encounter_drawn: has drawn an encounter card for a tile, and it is not resolved yet
- enter_tile: the holder, or anybody, has just entered (DR-MOV-8); leave_tile: the holder has left by a Move or Escape
  action, or, of a tile, a hero is about to leave it that way
- escape_success: the holder has escaped and arrived; escape_failed: an escape has failed, before any free attack
- advance: before ability cards are drawn; helpers_declared: before any die; rally: the holder rallies
- roam: before the First Player moves any monster (DR-ROA-14); summon: the holder takes the Summon action
- revealed: the card has just been placed face up on a tile; gained: the holder has just received it
"""

Mode: TypeAlias = Literal["static", "auto", "may", "special_action", "free_action"]
"""static: holds as long as its conditions do; auto: happens by itself; may: its holder decides (DR-ABI-3)."""
Limit: TypeAlias = Literal["action", "turn", "round", "game"]
"""At most once in it, for that card (DR-ABI-4)."""
Pool: TypeAlias = Literal["battle", "monster_attack", "disarm", "escape", "test", "assist", "content"]
"""A roll: own battle dice, attack dice of a monster, tile tests, dice added by assisting, the content die."""
POOL_NAMES: tuple[Pool, ...] = get_args(Pool)
Source: TypeAlias = Literal["battle", "free_attack", "trap", "tile", "power", "sabotage"]
"""Where wounds come from (DR-ABI-11). Those of costs cannot be prevented."""

Who: TypeAlias = Literal[
    "self",
    "hero",
    "other_hero",
    "each_hero",
    "each_other_hero",
    "each_creature",
    "monster",
    "tile",
    "opponent",
    "acting_hero",
    "assisted_hero",
    "saboteurs",
    "killer",
    "fighter",
    "finder",
    "entrant",
    "user",
]
"""Whom a power concerns; heroes only while conscious. The holder chooses a hero, another hero, a monster or a tile; the
rest are named by what happens. each_creature: everybody on one tile that the holder chooses. fighter: the hero who
battles the monster, or suffers its free attack; to a monster, "each other hero" is each on its tile but the fighter.
user: the hero who takes the special action of a tile or stranger."""
CHOSEN: tuple[Who, ...] = ("hero", "other_hero", "monster", "tile")
FROM_SOMEWHERE: tuple[Who, ...] = (*CHOSEN, "each_hero", "each_other_hero", "each_creature")
Where: TypeAlias = Literal["same_tile", "adjacent_tile", "same_or_adjacent", "within_2", "anywhere", "left_tile"]
"""Which tiles, seen from the holder; distances along exits (DR-GEN-6). left_tile: the one the holder has just left."""

Waived: TypeAlias = Literal[
    "move_with_monster",
    "move_with_heroes",
    "escape_fail_attack",
    "sabotage",
    "training_requirement",
    "drop_on_defeat",
    "portcullis_test",
    "bridge_test",
    "channel_test",
    "trap_lasting",
    "equip_action_cost",
    "moved_by_others",
    "monster_power",
]
"""A rule that a holder is free of: DR-MOV-1, DR-FLE-1, DR-ESC-4, DR-SAB-1, DR-EQP-7, DR-DEF-3, the tests of DR-TSP-6,
DR-TSP-1 and DR-TSP-7, DR-DIS-6, what an Equip action costs, being moved by others, the power of the monster fought."""
Forbidden: TypeAlias = Literal[
    "use_magic", "use_brawn", "reroll", "sabotage_holder", "attack_holder", "attack_hero_here", "monster_comes_here"
]
"""What somebody may not do: battle with a rating, reroll, sabotage or attack the holder; on the tile of a marker,
attack a hero, or come there as a monster (DR-ABI-14)."""
