"""The rows of the data files: one frozen record per printed thing, fields as in the file. Powers: `powers.py`.

Reading is strict: an unknown field, a missing field or a value of the wrong kind is an error.
Ids are the names used in saves, logs and messages; the rules work with the small ints of the tables.
"""

from typing import Annotated, Literal

from msgspec import Meta

from lanterne.games.dungeon_run.content.powers import Effects, NamedPower, Power
from lanterne.games.dungeon_run.content.terms import Face, MonsterType, Needed, Rating, Side, Slot, Training
from lanterne.kit.printed import Count, Id, PrintedEntry, Some

RuleId = Annotated[str, Meta(pattern="^DR-[A-Z]{3}-[0-9]+$")]
Players = Annotated[int, Meta(ge=1, le=6)]
Tone = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]


# The box and the numbers of the rules


class SlotRow(PrintedEntry, frozen=True, kw_only=True):
    """Where cards are equipped, and how many of them; `capacity` 0: any number (DR-EQP-8)."""

    capacity: Count


class MonsterTypeRow(PrintedEntry, frozen=True, kw_only=True):
    """A type of monster; `carries`: it takes along what lies under its card (DR-ROA-5)."""

    carries: bool


class ActionRow(PrintedEntry, frozen=True, kw_only=True):
    """Something a hero can do, and how many actions it takes; 0: a free action (DR-RND-3, DR-RND-6)."""

    cost: Count
    rules: tuple[RuleId, ...]


class Constants(PrintedEntry, frozen=True, kw_only=True):
    """The numbers of the rulebook. `disarm_on`, `hero_hit_on`, `flee_on`: the lowest faces that do it. `wounds_kept`:
    an unconscious hero is left with their Life divided by this, in wounds. `boss_worth`: encounter cards that a boss
    card is worth."""

    actions: Some
    least_dice: Some
    ability_draw: Some
    ability_keep: Some
    disarm_on: Needed
    hero_hit_on: Needed
    flee_on: Needed
    sabotage_dice: Some
    sabotage_wounds: Some
    assist_part: Some
    least_assist: Some
    rally: Some
    wounds_kept: Some
    advance_cost: Some
    boss_worth: Some
    advance_tokens: Some


class PlayerCountRow(PrintedEntry, frozen=True, kw_only=True):
    """The tiles of the stack for a number of players, and of two boxes if that is possible (DR-SET-3, DR-PLC-3).
    `reshuffles`: the discard pile replaces an empty encounter deck (DR-PLC-2). `abilities`: there are ability cards
    (DR-SOL-1)."""

    players: Players
    standard: Some
    special: Some
    two_boxes: tuple[Some, Some] | None = None
    reshuffles: bool
    abilities: bool


class Score(PrintedEntry, frozen=True, kw_only=True):
    """What one such thing is worth in solitaire (DR-SOL-5)."""

    points: Some


# Heroes


class HeroRow(PrintedEntry, frozen=True, kw_only=True):
    """A hero card."""

    race: Id
    training: Training
    brawn: Some
    magic: Some
    skill: Some
    life: Some
    personal: NamedPower
    summoner: NamedPower


class AbilityRow(PrintedEntry, frozen=True, kw_only=True):
    """An ability card of a hero."""

    hero: Id
    powers: tuple[Power, ...]


# Encounters and bosses


class CardRow(PrintedEntry, frozen=True, kw_only=True):
    """A card that lies on tiles and in loot piles. `icon`, one of `icons.txt`, is our drawing of it, whatever the
    origin of the rest."""

    icon: Id


class EncounterRow(CardRow, frozen=True, kw_only=True):
    """A card of the encounter deck, or a boss; `copies`: how many of it there are."""

    copies: Some


class MonsterRow(EncounterRow, frozen=True, kw_only=True):
    """A kind of monster, or a boss. `power_numbers`: the faces of its dice that are potential hits. `defence`,
    `escape`: the lowest faces with which heroes hit it and get away from it. `tone`: the colour of its figure."""

    icon: Id = "evil-eyes"
    tone: Tone = "#7a5a3a"
    type: MonsterType
    attack: Some
    power_numbers: tuple[Face, ...]
    defence: Needed
    escape: Needed
    life: Some
    power: NamedPower


class TrapRow(EncounterRow, frozen=True, kw_only=True):
    """A trap. `need`: successes that disarm it; `effects`: what it does besides its damage otherwise; `attached`: the
    powers it has while it lies beside a hero card (DR-DIS-6)."""

    icon: Id = "wolf-trap"
    ratings: tuple[Rating, ...]
    need: Some
    damage: Count
    effects: tuple[Effects, ...] = ()
    attached: tuple[Power, ...] = ()


class StrangerRow(EncounterRow, frozen=True, kw_only=True):
    """A stranger. `joins`: offered to the finder at once, and goes along with a hero (DR-CON-8)."""

    icon: Id = "cowled"
    joins: bool
    powers: tuple[Power, ...]


# Equipment


class EquipmentRow(CardRow, frozen=True, kw_only=True):
    """A treasure, and the trainings that may equip it."""

    icon: Id = "locked-chest"
    slot: Slot
    enchanted: bool
    trainings: tuple[Training, ...]
    powers: tuple[Power, ...]


class ArtifactRow(EquipmentRow, frozen=True, kw_only=True):
    """An artifact; `source`: the tile or stranger that yields it, or the boss."""

    source: Id


# The dungeon


class TileRow(PrintedEntry, frozen=True, kw_only=True):
    """A dungeon tile. Exits as it lies unturned. `treasure`, `encounter`: the faces of the content die that place one;
    the Den rolls for its encounter whenever somebody enters (DR-TSP-3). `first_encounter`: one is drawn at once.
    `needs_assist`: monsters here are only battled by assisted heroes. `holds_monsters`: ordinary ones do not roam from
    it. `stills_powers`: those of heroes do not work here and beside it."""

    kind: Literal["entrance", "lair", "standard", "special"]
    exits: tuple[Side, ...]
    treasure: tuple[Face, ...] = ()
    encounter: tuple[Face, ...] = ()
    first_encounter: bool = False
    needs_assist: bool = False
    holds_monsters: bool = False
    stills_powers: bool = False
    powers: tuple[Power, ...] = ()
    rules: tuple[RuleId, ...]


class MarkerRow(PrintedEntry, frozen=True, kw_only=True):
    """A marker that a power lays on a tile."""

    powers: tuple[Power, ...]
    rules: tuple[RuleId, ...]


# Choices
