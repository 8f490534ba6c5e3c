"""A power: at which moment, how often, at what cost, under which conditions, to whom, and what it does."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from lanterne.games.dungeon_run.content.effects import Effect
from lanterne.games.dungeon_run.content.terms import (
    CardKind,
    Face,
    Limit,
    Mode,
    Moment,
    MonsterType,
    Pool,
    Where,
    Who,
)
from lanterne.kit.printed import Count, Id

Yes = Literal[True] | None
"""Whether a condition is asked for."""


class Discard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card of these kinds from the loot pile, or from all that the user has."""

    zone: Literal["loot", "any"]
    kinds: tuple[CardKind, ...]


class Cost(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is paid first and in full (DR-ABI-5)."""

    wounds: Count = 0
    this_card: bool = False
    discard: Discard | None = None


FREE = Cost()


class Condition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Conditions that must all hold. A condition that is not asked for is None or empty.

    In a battle: `using` the holder's rating, or for a monster's power that of the hero who fights it; `vs` the
    opponent, where a boss is a monster too; `role` between heroes; `surprise`: the battle with a monster just drawn;
    `battle_action`: one that the holder began by a Battle action; `free_attack`: a free attack instead of a battle;
    `dealt_wounds`: at least this many placed on the opponent; `surplus_hits`: at least this many more than killing
    took; `survived`: the holder is not defeated; `fighter_standing`: the hero who fights the monster is not;
    `lacks_enchanted`: that hero has no enchanted card equipped. Of a roll: `pools` it belongs to; `shows` at least one
    of the faces; `event_by` another than the holder, or than the owner of a marker; `event_where`, seen from the
    holder. Of a content die: `content_treasure`, whether it places one.
    """

    using: Literal["brawn", "magic"] | None = None
    vs: Literal["monster", "ordinary_monster", "boss", "hero"] | None = None
    role: Literal["attacker", "defender"] | None = None
    types: tuple[MonsterType, ...] = ()
    monster_life: Count = 0
    monster_wounded: Yes = None
    surprise: Yes = None
    battle_action: Yes = None
    free_attack: Yes = None
    dealt_wounds: Count = 0
    surplus_hits: Count = 0
    survived: Yes = None
    fighter_standing: Yes = None
    lacks_enchanted: Yes = None
    wronged_by_opponent: Yes = None
    killed_on_own_tile: Yes = None
    pools: tuple[Pool, ...] = ()
    shows: tuple[Face, ...] = ()
    event_by: Literal["other"] | None = None
    event_where: Literal["same_tile", "same_or_adjacent"] | None = None
    content_treasure: bool | None = None
    entered_by: Literal["move"] | None = None
    rally_cause: Literal["kill"] | None = None
    phase: Literal["final"] | None = None
    wounds: Count = 0
    has_stone: bool | None = None
    owns: tuple[CardKind, ...] = ()
    tile_lacks: tuple[Literal["monster"], ...] = ()
    tile_has: tuple[Literal["monster", "other_hero"], ...] = ()
    no_battle_this_turn: Yes = None
    boss_hidden: Yes = None


ALWAYS = Condition()


class Target(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The targets of a power. A power with a target cannot be used without one (DR-ABI-23), unless `may_be_nobody`.
    `most`: how many at once. `ordinary`: not a boss; `weaker`: a hero whose Brawn, base value and training, is below
    the holder's."""

    who: Who
    where: Where | None = None
    most: Annotated[int, Meta(ge=2)] | None = None
    ordinary: bool = False
    types: tuple[MonsterType, ...] = ()
    no_monster: bool = False
    weaker: bool = False
    may_be_nobody: bool = False


class Power(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A power. A power without a target concerns its holder or the event itself. `limit` counts for the whole card, on
    a hero card for each of its two named powers. Any hero on the tile may take a special action of a tile, or of a
    stranger there."""

    window: Moment
    mode: Mode
    limit: Limit | None = None
    cost: Cost = FREE
    condition: Condition = field(name="if", default=ALWAYS)
    target: Target | None = None
    do: tuple[Effect, ...]


class NamedPower(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The power that is printed on a hero or a monster, under a name of its own."""

    id: Id
    powers: tuple[Power, ...]


class Effects(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a trap does besides its damage, and to whom."""

    target: Target
    do: tuple[Effect, ...]
