"""The rows of the data files: one frozen record per printed thing, fields as in the file. Quests: `sheets.py`.

Reading is strict: an unknown field, a missing field or a value of the wrong kind is an error.
Ids are the names used in saves, logs and messages; the rules work with the small ints of the tables.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lanterne.kit.printed import Count, Id, PrintedEntry, Some

RedFace = Annotated[int, Meta(ge=1, le=6)]

Color = Literal["green", "bone", "grey"]
Tag = Literal["greenskin", "orc", "undead", "dread", "stone", "caster"]
Slot = Literal["head", "shield", "body", "cloak"]
Condition = Literal["asleep", "paralysed", "afraid", "commanded", "miss-turn"]


class Region(PrintedEntry, frozen=True, kw_only=True):
    """A room or the corridor, and the letter of its squares in the drawing of the board."""

    letter: Annotated[str, Meta(pattern="^[A-V.]$")]


class Tile(PrintedEntry, frozen=True, kw_only=True):
    """A cardboard tile, in squares."""

    count: Count
    width: Some
    height: Some


class Furniture(PrintedEntry, frozen=True, kw_only=True):
    """A piece of furniture, in squares; `tall` ones stop lines of sight in a variant."""

    count: Some
    width: Some
    height: Some
    tall: bool


class Die(PrintedEntry, frozen=True, kw_only=True):
    """A die and its six faces."""

    count: Some
    faces: tuple[Id, Id, Id, Id, Id, Id]


class Hero(PrintedEntry, frozen=True, kw_only=True):
    """A character card. Heroes are listed in the suggested order of turns."""

    attack: Some
    defend: Some
    body: Some
    mind: Some
    movement_dice: Some
    weapon: Id
    spell_groups: Count
    disarms_by_hand: bool


class Profile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a monster card says."""

    move: Count
    attack: Count
    defend: Count
    body: Some
    mind: Count


class Monster(PrintedEntry, frozen=True, kw_only=True):
    """A kind of monster. One without a card gets its profile from the quests, and this one elsewhere."""

    figures: Some
    card: bool
    profile: Profile
    color: Color
    tags: tuple[Tag, ...]


class StandIn(PrintedEntry, frozen=True, kw_only=True):
    """A monster of the expansions, which drawings of others show: the figure it is played with, and its profile."""

    figure: Id
    profile: Profile


class Save(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A roll against magic: `red_dice` red dice, or one for each Mind Point. Each die that shows one of `faces` takes 1
    from the damage, or ends a condition. `when`: a condition can be rolled against at once, each turn, or both."""

    red_dice: Some | Literal["mind"]
    faces: tuple[RedFace, ...]
    when: tuple[Literal["at-once", "each-turn"], ...] = ("at-once",)


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """What a spell, a potion or an artifact does. The kinds follow."""


class Genie(Effect, frozen=True, tag="genie"):
    """Opens any door on the board, or attacks with `attack` dice."""

    attack: Some


class Boost(Effect, frozen=True, kw_only=True, tag="boost"):
    """A bonus that lasts until one of these things has happened."""

    what: Literal["attack-dice", "defend-dice", "attacks", "move-dice-doubled", "pass-monsters", "pass-walls"]
    amount: Count = 0
    until: tuple[
        Literal["next-attack", "next-defence", "next-move", "turn-end", "body-lost", "no-monster-in-view"], ...
    ]


class Heal(Effect, frozen=True, tag="heal"):
    """Gives back Body Points: a fixed number, or what `red_dice` red dice show."""

    body: Count = 0
    red_dice: Count = 0


class Damage(Effect, frozen=True, tag="damage"):
    """Takes Body Points without Defend dice."""

    amount: Some
    save: Save | None = None


class Inflict(Effect, frozen=True, tag="inflict"):
    """Puts a condition on the target; monsters with such a tag are immune."""

    condition: Condition
    save: Save | None = None
    immune: tuple[Tag, ...] = ()


class Summoned(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of a summoning table."""

    faces: tuple[RedFace, ...]
    monsters: dict[Id, Some]


class Summon(Effect, frozen=True, tag="summon"):
    """Calls monsters by the roll of one red die."""

    table: tuple[Summoned, ...]


class Rust(Effect, frozen=True, tag="rust"):
    """Destroys one of these things, in the order in which an automated Zargon prefers them."""

    items: tuple[Id, ...]


class Escape(Effect, frozen=True, tag="escape"):
    """Takes the caster to the square that the quest marks."""


class Revive(Effect, frozen=True, tag="revive"):
    """Brings a dead hero back with all points."""


class Return(Effect, frozen=True, tag="return"):
    """Takes the wearer and the heroes in view to the start."""


class Harder(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a difficulty adds from a quest of the campaign on: Attack dice of monsters without a name, Attack dice and
    Body Points of bosses; and how many monsters a wandering monster card brings."""

    from_quest: Some
    attack: Count = 0
    boss_attack: Count = 0
    boss_body: Count = 0
    wanderers: Some = 1


class Difficulty(PrintedEntry, frozen=True, kw_only=True):
    """A difficulty of the table: whether the reinforcements of a quest are on its map, and what it adds, the later
    steps instead of the earlier ones."""

    reinforced: bool
    steps: tuple[Harder, ...]


class SpellGroup(PrintedEntry, frozen=True, kw_only=True):
    """A group of hero spells, and the hero who is advised to take it first."""

    advised: Id


class Spell(PrintedEntry, frozen=True, kw_only=True):
    """A hero spell."""

    group: Id
    target: Literal["hero", "monster", "door-or-monster"]
    effect: Genie | Boost | Heal | Damage | Inflict
    fire: bool = False


class DreadSpell(PrintedEntry, frozen=True, kw_only=True):
    """A Dread spell. Spells on `others-in-room` strike monsters too, those on a `line` strike everything in it."""

    target: Literal["hero", "heroes-in-region", "others-in-room", "line", "caster"]
    effect: Damage | Inflict | Summon | Rust | Escape
    fire: bool = False


class Treasure(PrintedEntry, frozen=True, kw_only=True):
    """A Treasure card; hazards and wandering monsters go back into the deck."""

    count: Some
    category: Literal["wealth", "potion", "hazard", "wandering-monster"]
    gold: Count = 0
    item: Id | None = None
    damage: Count = 0


class Potion(PrintedEntry, frozen=True, kw_only=True):
    """A potion. `healing` ones can save a dying hero."""

    effect: Boost | Heal

    @property
    def healing(self) -> bool:
        return isinstance(self.effect, Heal)


class Gear(PrintedEntry, frozen=True, kw_only=True):
    """What a hero can fight with, wear or use. `attack` 0: not a weapon."""

    category: Literal["weapon", "armour", "worn", "tool", "consumable"]
    users: tuple[Id, ...]
    attack: Count = 0
    attack_undead: Count = 0
    diagonal: bool = False
    thrown: bool = False
    shot: bool = False
    two_handed: bool = False
    slot: Slot | None = None
    defend: Count = 0
    movement_dice: Count = 0
    body: Count = 0
    mind: Count = 0


class Equipment(Gear, frozen=True, kw_only=True):
    """An Equipment card: what the armoury sells. The number of cards is no limit."""

    cost: Some
    cards: Some


class Artifact(Gear, frozen=True, kw_only=True):
    """An Artifact card. A `power` is written out in the rules; `per_quest` is how often it may be used, 0: always."""

    power: Literal["reroll", "twice-against-orcs", "no-defence", "telekinesis", "store-spell", "two-spells"] | None = (
        None
    )
    per_quest: Count = 0
    effect: Revive | Return | None = None
    save: Save | None = None


class Trap(PrintedEntry, frozen=True, kw_only=True):
    """A kind of trap. It takes `damage` Body Points, or rolls `dice` combat dice and takes one for each skull."""

    tile: Id | None
    damage: Count
    dice: Count
    ends_turn: Literal["always", "if-hurt"]
    remains: Literal["pit", "block"] | None
    jumped: tuple[Literal["unsprung", "sprung"], ...]


class FurnitureTrap(PrintedEntry, frozen=True, kw_only=True):
    """How a chest or a piece of furniture can be trapped; quests give the damage."""


class Constant(PrintedEntry, frozen=True, kw_only=True):
    """A number of the rulebook."""

    value: int


class Preference(PrintedEntry, frozen=True, kw_only=True):
    """An order of preference of the automated Zargon, first things first."""

    names: tuple[Id, ...]
