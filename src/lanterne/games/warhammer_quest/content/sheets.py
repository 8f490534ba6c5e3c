"""The rows of the adventure file."""

from typing import Literal

from msgspec import Struct

from lanterne.games.warhammer_quest.content.rows import Dice, Face, Figures, GroupRow, Warrior
from lanterne.kit.printed import Count, Id, Some


class Sheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of an adventure."""


class SpecialRow(Sheet, frozen=True, kw_only=True):
    """A guardian that differs from the others of its kind."""

    id: Id
    monster: Id
    where: Literal["free_square_adjacent_to:stone-dragon", "free_square_adjacent_to:idol", "mark:brazier"]
    behaviour: Literal["does_not_move", "does_not_move_until_attacked", "flees"]
    attacks: Count | None = None
    reach: Some | None = None
    never_pinned: bool = False


class GuardiansRow(Sheet, frozen=True, kw_only=True):
    """Who waits in the objective room: a roll on the table, with its modifier and one kind in place of another, or
    fixed groups."""

    from_table: bool
    modifier: int = 0
    replace: dict[Id, Id] = {}
    groups: tuple[GroupRow, ...] = ()
    placement: Literal[
        "none", "normal", "normal_except_one", "far_end_of_pit_first", "random_pit_square", "random_pit_squares"
    ]
    behaviour: Literal["", "stays_in_pit_until_shot_or_spelled"] = ""
    specials: tuple[SpecialRow, ...] = ()
    extra_card: bool = False


class RewardRow(Sheet, frozen=True, kw_only=True):
    """The reward for success; each warrior rolls their own dice of gold unless they are shared."""

    each_gold: tuple[Dice, ...] = ()
    each_treasure: Count = 0
    each_escaped_gold: Dice | None = None
    shared_gold: Dice | None = None
    bearer_gold: Dice | None = None
    others_gold: Dice | None = None
    bet_right: Dice | None = None
    bet_wrong: Dice | None = None
    keep_half: bool = False
    condition: Literal["", "minotaur_among_guardians", "invasion_seen", "luckstein", "prisoner_alive"] = ""
    special: Literal["", "fathers-sword", "prisoners"] = ""


class ObjectRow(Sheet, frozen=True, kw_only=True):
    """Something the warriors carry, and who gets it at the start; `found` and `won` objects come later."""

    item: Id
    to: Literal["leader", "required", "required_or_leader", "each_warrior", "chosen", "found", "won"]


class AdventureRow(Figures, frozen=True, kw_only=True):
    """An adventure of an objective room. `thresholds`: what a party of one to four must reach together; `rule_lines`:
    the number of sentences in its rules."""

    room: Id
    roll: Face
    required: Warrior | None = None
    guardians: GuardiansRow
    reward: RewardRow
    exit: Literal["immediate", "walk", "walk_back", "new_deck"]
    failures: tuple[
        Literal["required_warrior_dead", "cask_empty", "clock", "no_swords_left", "wake_failed", "wills_lost"], ...
    ] = ()
    needs_first_room: bool = False
    first_game: bool = False
    thresholds: tuple[Some, ...] = ()
    objects: tuple[ObjectRow, ...] = ()
    rule_lines: Some
