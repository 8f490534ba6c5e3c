"""What powers do to actions, places and cards, and tests, as operations with their figures: the name is in `op`.

The rules carry out each operation in one place. Dice, battles and wounds: `dice_effects.py`.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from lanterne.games.dungeon_run.content.dice_effects import DiceEffect, Operation
from lanterne.games.dungeon_run.content.terms import (
    CardKind,
    Face,
    Marker,
    MonsterType,
    Needed,
    Pool,
    Rating,
    Training,
    Waived,
    Where,
)
from lanterne.kit.printed import Id, Some

Draw = Annotated[int, Meta(ge=2)]

# Actions and rules


class ExtraActions(Operation, frozen=True, kw_only=True, tag="extra_actions"):
    """The holder has `amount` more actions this turn."""

    amount: Some


class LoseActions(Operation, frozen=True, kw_only=True, tag="lose_actions"):
    """The target loses `amount` actions, or all: now, if it is their turn, or in the next one (DR-RND-11)."""

    amount: Some | Literal["all"]
    when: Literal["now", "next_turn"]


class IgnoreRule(Operation, frozen=True, kw_only=True, tag="ignore_rule"):
    """The holder is free of a rule, or only in these rolls."""

    rule: Waived
    pools: tuple[Pool, ...] = ()


# Places


class ExtraStep(Operation, frozen=True, kw_only=True, tag="extra_step"):
    """After a Move action `amount` more exits, onto tiles in play only (DR-ABI-17)."""

    amount: Some


class MoveTo(Operation, frozen=True, kw_only=True, tag="move_to"):
    """The target goes to a tile at most `reach` tiles away, along exits or across sides that touch (DR-ABI-16)."""

    via: Literal["exits", "sides"]
    reach: Some
    no_monster: bool = False


class MoveToEntrance(Operation, frozen=True, tag="move_to_entrance"):
    """The target goes to the Dungeon Entrance (DR-ABI-16)."""


class SwapPlaces(Operation, frozen=True, tag="swap_places"):
    """The holder and the target change places (DR-ABI-16)."""


class Push(Operation, frozen=True, tag="push"):
    """The target goes to an adjacent tile that the First Player chooses (DR-ABI-16)."""


class Stay(Operation, frozen=True, tag="stay"):
    """The hero does not leave the tile; the action is spent (DR-TSP-6)."""


class MoveMonster(Operation, frozen=True, tag="move_monster"):
    """The target monster goes to an adjacent tile that it may enter (DR-ABI-15)."""


class ControlRoam(Operation, frozen=True, kw_only=True, tag="control_roam"):
    """The holder moves target monsters that are due to roam, onto the holder's own tile or wherever they may go
    (DR-ABI-24)."""

    to: Literal["own_tile", "legal"]


class Roam(Operation, frozen=True, kw_only=True, tag="roam"):
    """How the monster roams: across sides that touch, too, or never (DR-ROA-3)."""

    via: Literal["sides", "never"]


class Spawn(Operation, frozen=True, kw_only=True, tag="spawn"):
    """The topmost such monster of the encounter discard pile comes without wounds onto a tile there that has no
    monster, chosen by the First Player (DR-ABI-15)."""

    types: tuple[MonsterType, ...]
    where: Where


class PlaceMarker(Operation, frozen=True, kw_only=True, tag="place_marker"):
    """The marker lies on the target tile until the holder's next turn starts (DR-ABI-14)."""

    marker: Marker


class PlaceTrap(Operation, frozen=True, kw_only=True, tag="place_trap"):
    """A trap card is laid on the target tile (DR-ABI-13)."""

    source: Literal["loot", "encounter_discard"] = field(name="from")
    hidden: bool


# Cards


class Peek(Operation, frozen=True, kw_only=True, tag="peek"):
    """The holder or target looks at the top card secretly; `may_bottom`: they may put it at the bottom (DR-ABI-22).
    `may_decline`: they are asked whether to look."""

    deck: Literal["encounter", "boss"]
    may_bottom: bool = False
    may_decline: bool = False


class ChooseTreasure(Operation, frozen=True, kw_only=True, tag="choose_treasure"):
    """This many treasures are looked at, one is placed, the rest go to the bottom of the deck."""

    draw: Draw


class ChooseTile(Operation, frozen=True, kw_only=True, tag="choose_tile"):
    """This many tiles are drawn and one that fits is kept (DR-ABI-26)."""

    draw: Draw


class ChooseMonster(Operation, frozen=True, kw_only=True, tag="choose_monster"):
    """Summoning finds this many monsters; one is placed, the rest go to the bottom of the deck."""

    draw: Draw


class ChooseAbility(Operation, frozen=True, kw_only=True, tag="choose_ability"):
    """Advancing draws this many ability cards, of which one is kept."""

    draw: Draw


class Redraw(Operation, frozen=True, tag="redraw"):
    """The encounter card just drawn is discarded and another drawn."""


class GainTreasure(Operation, frozen=True, kw_only=True, tag="gain_treasure"):
    """`amount` cards of the treasure deck go to the target's loot pile, or onto the tile."""

    amount: Some
    to: Literal["loot", "tile"]


class GainArtifact(Operation, frozen=True, kw_only=True, tag="gain_artifact"):
    """The artifact goes to the target's loot pile if it is in the supply."""

    artifact: Id


class TakeCard(Operation, frozen=True, kw_only=True, tag="take_card"):
    """A card of these kinds is taken, at random or picked by the holder, from the target's loot pile or from all their
    cards, to the taker's loot pile or under the monster's card (DR-ABI-20)."""

    zone: Literal["loot", "any"]
    kinds: tuple[CardKind, ...]
    pick: Literal["random", "holder"]
    to: Literal["loot", "under_monster"] = "loot"


class GiveCard(Operation, frozen=True, kw_only=True, tag="give_card"):
    """In return for a card taken, the holder picks another of these kinds among all their own cards for the victim's
    loot pile (DR-ABI-20)."""

    kinds: tuple[CardKind, ...]


class Unequip(Operation, frozen=True, tag="unequip"):
    """The target chooses an equipped treasure that is not enchanted, and moves it to their loot pile."""


class DiscardKilled(Operation, frozen=True, tag="discard_killed"):
    """The card of the monster just killed is discarded instead of looted."""


class CollectTile(Operation, frozen=True, tag="collect_tile"):
    """The holder takes what lies on the tile as by a Search, at no cost (DR-BAT-18)."""


class Attach(Operation, frozen=True, tag="attach"):
    """The trap stays beside the target's hero card (DR-DIS-6, DR-ABI-21)."""


class DetachTraps(Operation, frozen=True, kw_only=True, tag="detach_traps"):
    """`amount` traps attached to the target are discarded."""

    amount: Some


class Join(Operation, frozen=True, tag="join"):
    """The stranger goes along with the target (DR-LOT-3)."""


class Leave(Operation, frozen=True, tag="leave"):
    """The card is discarded; a marker is taken away."""


Plain: TypeAlias = (
    DiceEffect
    | ExtraActions
    | LoseActions
    | IgnoreRule
    | ExtraStep
    | MoveTo
    | MoveToEntrance
    | SwapPlaces
    | Push
    | Stay
    | MoveMonster
    | ControlRoam
    | Roam
    | Spawn
    | PlaceMarker
    | PlaceTrap
    | Peek
    | ChooseTreasure
    | ChooseTile
    | ChooseMonster
    | ChooseAbility
    | Redraw
    | GainTreasure
    | GainArtifact
    | TakeCard
    | GiveCard
    | Unequip
    | DiscardKilled
    | CollectTile
    | Attach
    | DetachTraps
    | Join
    | Leave
)

# Tests and tables


class OtherRating(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A rating that heroes of a training may use instead."""

    training: Training
    rating: Rating


class RatingTest(Operation, frozen=True, kw_only=True, tag="rating_test"):
    """Holder or target rolls one of these ratings; `need` dice of this face or more pass."""

    by: Literal["self", "target"]
    ratings: tuple[Rating, ...]
    instead: OtherRating | None = None
    face: Needed
    need: Some = 1
    passed: tuple[Plain, ...] = field(name="then", default=())
    failed: tuple[Plain, ...] = field(name="else", default=())


class AllShowTest(Operation, frozen=True, kw_only=True, tag="all_show_test"):
    """The target rolls a rating, and fails only if every die shows this face (DR-TSP-1)."""

    rating: Rating
    face: Face
    failed: tuple[Plain, ...] = field(name="else")


class DiceTest(Operation, frozen=True, kw_only=True, tag="dice_test"):
    """`dice` dice: if one shows this face or more, or for each that does, `then` follows; otherwise `else`."""

    dice: Some
    face: Needed
    each: bool = False
    passed: tuple[Plain, ...] = field(name="then", default=())
    failed: tuple[Plain, ...] = field(name="else", default=())


class Line(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What follows some faces."""

    faces: tuple[Face, ...]
    do: tuple[Plain, ...]


class DieTable(Operation, frozen=True, kw_only=True, tag="die_table"):
    """One die, and the line that has its face, if any."""

    lines: tuple[Line, ...]


Test: TypeAlias = RatingTest | AllShowTest | DiceTest | DieTable
Effect: TypeAlias = Plain | Test
