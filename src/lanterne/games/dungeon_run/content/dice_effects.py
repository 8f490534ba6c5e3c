"""What powers do to dice, battles and wounds, as operations with their figures: the name is in `op`.

The rules carry out each operation in one place. Everything else that powers do: `effects.py`.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from lanterne.games.dungeon_run.content.terms import Change, Face, Forbidden, Needed, Pool, Rating, Source
from lanterne.kit.printed import Count, Some


class Operation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """Something that a power does."""


# Before the roll


class ForEach(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Once for each undead in play other than the monster itself, up to `most` times."""

    count: Literal["other_undead"]
    most: Some


class Dice(Operation, frozen=True, kw_only=True, tag="dice"):
    """`amount` dice more or fewer in a roll, which keeps one at least (DR-GEN-2, DR-ABI-6, DR-ABI-7)."""

    pool: Pool
    amount: Change
    each: ForEach | None = None


class NextRoll(Operation, frozen=True, kw_only=True, tag="next_roll"):
    """`amount` more dice in the holder's next roll of the kind this turn."""

    pool: Pool
    amount: Some


class Debuff(Operation, frozen=True, kw_only=True, tag="debuff"):
    """The target rolls `amount` fewer dice in these rolls until the end of their next turn."""

    pools: tuple[Pool, ...]
    amount: Some


class ChangeRating(Operation, frozen=True, kw_only=True, tag="change_rating"):
    """A rating is higher or lower (DR-GEN-3); `this_turn`: only until the turn ends."""

    rating: Rating
    amount: Change
    this_turn: bool = False


class DoubleRating(Operation, frozen=True, kw_only=True, tag="double_rating"):
    """Base value and training tokens of a rating count twice in this roll (DR-ABI-6)."""

    rating: Rating


class UseRating(Operation, frozen=True, kw_only=True, tag="use_rating"):
    """The rating may be used for such a roll whatever the card says."""

    pool: Literal["disarm"]
    rating: Rating


class SuccessOn(Operation, frozen=True, kw_only=True, tag="success_on"):
    """The lowest face that succeeds becomes this one, unless it is higher already."""

    pool: Literal["escape"]
    face: Needed


class TrapNeed(Operation, frozen=True, kw_only=True, tag="trap_need"):
    """Traps need `amount` more successes."""

    amount: Some


class MonsterAttack(Operation, frozen=True, kw_only=True, tag="monster_attack"):
    """The attack of the monster becomes this for the battle."""

    becomes: Some


class MonsterDefence(Operation, frozen=True, kw_only=True, tag="monster_defence"):
    """The defence of the monster is higher or lower, within 2 to 6 (DR-ABI-7)."""

    amount: Change


class SabotageDice(Operation, frozen=True, kw_only=True, tag="sabotage_dice"):
    """Sabotage costs `amount` dice instead (DR-SAB-2)."""

    amount: Count


class CancelHelper(Operation, frozen=True, kw_only=True, tag="cancel_helper"):
    """`amount` declarations of assistance or sabotage are void."""

    amount: Some


class Forbid(Operation, frozen=True, kw_only=True, tag="forbid"):
    """Something may not be done; `with_third_hero`: only while a third conscious hero is on the tile."""

    what: Forbidden
    with_third_hero: bool = False


# After the roll


class Reroll(Operation, frozen=True, kw_only=True, tag="reroll"):
    """Up to `most` dice are rerolled; `must_all`: all or none. It is the holder's one reroll of the action
    (DR-RER-4)."""

    whose: Literal["self", "opponent", "acting_hero"]
    most: Some | Literal["all"]
    must_all: bool = False


class SetDie(Operation, frozen=True, kw_only=True, tag="set_die"):
    """Up to `most` dice are turned to a face, or to any. It is not a reroll (DR-RER-8)."""

    whose: Literal["self", "any"]
    most: Some
    face: Face | Literal["any"]


# Hits and blocks


class FaceCounts(Operation, frozen=True, kw_only=True, tag="face_counts"):
    """A die that shows the face and hits deals `hits` hits; up to `most` dice do (DR-ABI-8)."""

    face: Face
    hits: Annotated[int, Meta(ge=2)]
    most: Some | Literal["all"]


class ExtraHits(Operation, frozen=True, kw_only=True, tag="extra_hits"):
    """`amount` more hits on the opponent (DR-ABI-8)."""

    amount: Some


class IgnoreHits(Operation, frozen=True, kw_only=True, tag="ignore_hits"):
    """The first `amount` hits of each battle have no effect on the monster (DR-ABI-8)."""

    amount: Some


class MostWounds(Operation, frozen=True, kw_only=True, tag="most_wounds"):
    """The monster takes at most `amount` wounds in a battle (DR-ABI-8)."""

    amount: Some


class BlockAny(Operation, frozen=True, kw_only=True, tag="block_any"):
    """`amount` of the holder's dice block a potential hit each, whatever they show (DR-ABI-9)."""

    amount: Some


class AutoBlock(Operation, frozen=True, kw_only=True, tag="auto_block"):
    """Cancels `amount` potential hits without using a die (DR-ABI-9)."""

    amount: Some


class BlockOnlyEqual(Operation, frozen=True, kw_only=True, tag="block_only_equal"):
    """Potential hits showing these faces are only blocked by a die showing the same (DR-ABI-9)."""

    faces: tuple[Face, ...]


class NoBlock(Operation, frozen=True, tag="no_block"):
    """The holder blocks nothing in this battle (DR-ABI-9)."""


# Armour and wounds


class Armour(Operation, frozen=True, kw_only=True, tag="armour"):
    """`dice` dice against unblocked hits; each that shows `face` or more cancels one (DR-ARM-3)."""

    dice: Some
    face: Needed


class EasierArmour(Operation, frozen=True, kw_only=True, tag="easier_armour"):
    """All armour dice succeed with a face `amount` lower, but never below `best`."""

    amount: Some
    best: Needed


class ArmourOnly(Operation, frozen=True, kw_only=True, tag="armour_only"):
    """Armour dice succeed with this face or more, whatever else makes them easier (DR-ABI-10)."""

    face: Needed


class Wound(Operation, frozen=True, kw_only=True, tag="wound"):
    """The target takes `amount` wounds."""

    amount: Some


class Heal(Operation, frozen=True, kw_only=True, tag="heal"):
    """The target removes up to `amount` wounds (DR-ABI-12)."""

    amount: Some


class Prevent(Operation, frozen=True, kw_only=True, tag="prevent"):
    """Prevents `amount` wounds that come from one of the sources."""

    amount: Some
    sources: tuple[Source, ...]


class Redirect(Operation, frozen=True, kw_only=True, tag="redirect"):
    """Up to `most` of the wounds that would be placed go to the target, if they come from one of the sources
    (DR-ABI-11)."""

    most: Some
    sources: tuple[Source, ...]


class SetWounds(Operation, frozen=True, kw_only=True, tag="set_wounds"):
    """The holder has this many wounds, or one fewer than their Life."""

    to: Count | Literal["life_minus_1"]


class FreeAttack(Operation, frozen=True, tag="free_attack"):
    """The monster makes a free attack on the target (DR-FRE-1)."""


class Battle(Operation, frozen=True, kw_only=True, tag="battle"):
    """The holder battles somebody on the tile at once, at no cost, with `dice` dice more or fewer (DR-ABI-18)."""

    dice: Change


class NoRally(Operation, frozen=True, tag="no_rally"):
    """The target may not rally for this."""


class Revive(Operation, frozen=True, tag="revive"):
    """The monster is not killed and loses all its wounds (DR-ABI-19)."""


DiceEffect: TypeAlias = (
    Dice
    | NextRoll
    | Debuff
    | ChangeRating
    | DoubleRating
    | UseRating
    | SuccessOn
    | TrapNeed
    | MonsterAttack
    | MonsterDefence
    | SabotageDice
    | CancelHelper
    | Forbid
    | Reroll
    | SetDie
    | FaceCounts
    | ExtraHits
    | IgnoreHits
    | MostWounds
    | BlockAny
    | AutoBlock
    | BlockOnlyEqual
    | NoBlock
    | Armour
    | EasierArmour
    | ArmourOnly
    | Wound
    | Heal
    | Prevent
    | Redirect
    | SetWounds
    | FreeAttack
    | Battle
    | NoRally
    | Revive
)
