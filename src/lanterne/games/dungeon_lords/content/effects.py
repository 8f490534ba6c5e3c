"""What cards and tiles do, as operations with figures; `op` is the name of an operation.

A rule carries out each operation in one place; a card or tile is a short list of them.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from lanterne.kit.printed import Count, Id, Some


class Cost(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A cost, paid completely or not at all (DL-GEN-3). `evil` is gained, `traps` are discarded, `monsters` are fed:
    another of the lord's monsters, never a ghost (DL-MON-3)."""

    gold: Count = 0
    food: Count = 0
    evil: Count = 0
    imps: Count = 0
    traps: Count = 0
    monsters: Count = 0


class Gain(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is received. `evil` moves the counter, always down; `monsters` come from the tavern, `rooms` from the
    shop."""

    gold: Count = 0
    food: Count = 0
    evil: Annotated[int, Meta(le=0)] = 0
    imps: Count = 0
    traps: Count = 0
    tunnels: Count = 0
    monsters: Count = 0
    rooms: Count = 0


FREE = Cost()


class Operation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """Something that a card or tile does."""


class Nothing(Operation, frozen=True, tag="nothing"):
    """Nothing happens: Fireball, and the blank event token."""


# Rooms


class Produce(Operation, frozen=True, kw_only=True, tag="produce"):
    """The workers and the cost bring the gain (DL-PRD-7)."""

    workers: Some
    cost: Cost = FREE
    gain: Gain


class Strengthen(Operation, frozen=True, kw_only=True, tag="strengthen"):
    """In battles here, every strike of these monsters deals `amount` more damage (DL-ATK-8)."""

    amount: Some
    monsters: tuple[Id, ...]


class Battleground(Operation, frozen=True, kw_only=True, tag="battleground"):
    """How many traps, at how much gold each, and how many monsters a plan may use here; ghosts are not limited."""

    traps: Some
    trap_gold: Count
    monsters: Some


class NoSpells(Operation, frozen=True, tag="no_spells"):
    """In battles here the party casts no spell (DL-SPL-3)."""


class ScoreMonsters(Operation, frozen=True, kw_only=True, tag="score_monsters"):
    """At the end, `points` for each of the lord's creatures of these kinds (DL-SCO-6)."""

    points: Some
    monsters: tuple[Id, ...]


class ScoreTitles(Operation, frozen=True, kw_only=True, tag="score_titles"):
    """At the end, points for each title held alone and for each shared one (DL-TTL-4)."""

    alone: Some
    shared: Some


# Traps


class Damage(Operation, frozen=True, kw_only=True, tag="damage"):
    """Prepares damage; `others` are all but the first. `hit_points`: the adventurer's full hit points (DL-TRS-9)."""

    who: Literal["first", "second", "last", "all", "others", "chosen"]
    amount: Some | Literal["hit_points"]


class NoConquest(Operation, frozen=True, tag="no_conquest"):
    """Neither fatigue nor conquest this round (DL-TRS-10)."""


class Poison(Operation, frozen=True, kw_only=True, tag="poison"):
    """The chosen adventurer takes `amount` more damage at the end of the battle, regardless of anti-trap icons
    (DL-TRS-7)."""

    amount: Some


class Hinder(Operation, frozen=True, kw_only=True, tag="hinder"):
    """If the chosen adventurer is of this class, no spell or no healing this round (DL-TRS-8)."""

    who: Literal["wizard", "priest"]
    what: Literal["spell", "healing"]


# Spells of combat cards


class GainEvil(Operation, frozen=True, kw_only=True, tag="gain_evil"):
    """The lord gains `amount` evil (DL-SPL-7)."""

    amount: Some


class LoseFirstAvailable(Operation, frozen=True, kw_only=True, tag="lose_first_available"):
    """The lord loses `amount` of the first of these that they have (DL-SPL-7)."""

    order: tuple[Literal["gold", "food", "traps"], ...]
    amount: Some


class LoseImp(Operation, frozen=True, kw_only=True, tag="lose_imp"):
    """The lord loses `amount` imps, if available (DL-SPL-7)."""

    amount: Some


class InvisibleWizards(Operation, frozen=True, tag="invisible_wizards"):
    """Wizards go to the end of the line and cannot be harmed this round (DL-SPL-8)."""


class Shield(Operation, frozen=True, kw_only=True, tag="shield"):
    """The next points of damage to the party this round are absorbed (DL-SPL-9)."""

    amount: Some


class PayOrWithdrawEach(Operation, frozen=True, tag="pay_or_withdraw_each"):
    """For each monster in battle its wage is paid again, or it is withdrawn (DL-SPL-10)."""


class WithdrawAllOrGainEvil(Operation, frozen=True, kw_only=True, tag="withdraw_all_or_gain_evil"):
    """Withdraw all monsters in battle, or gain `amount` evil (DL-SPL-10)."""

    amount: Some


class WithdrawOne(Operation, frozen=True, tag="withdraw_one"):
    """One monster in battle is withdrawn (DL-SPL-11)."""


class BanishOne(Operation, frozen=True, tag="banish_one"):
    """One monster in battle goes to the lair face down without acting (DL-SPL-11)."""


class Sheep(Operation, frozen=True, kw_only=True, tag="sheep"):
    """One monster in battle has nothing but a standard strike of this damage this round (DL-SPL-12)."""

    damage: Some


class AttackFirstOnly(Operation, frozen=True, tag="attack_first_only"):
    """Strikes of monsters hit only the first adventurer this round (DL-SPL-13)."""


class Illusion(Operation, frozen=True, kw_only=True, tag="illusion"):
    """An illusory adventurer takes the front (DL-SPL-14)."""

    hit_points: Some


class ExtraHitPoints(Operation, frozen=True, kw_only=True, tag="extra_hit_points"):
    """The first adventurer has `amount` more hit points until the combat period ends (DL-SPL-16)."""

    amount: Some


class HealEach(Operation, frozen=True, kw_only=True, tag="heal_each"):
    """Every adventurer loses `amount` damage (DL-SPL-17)."""

    amount: Some


class ReleasePrisoner(Operation, frozen=True, kw_only=True, tag="release_prisoner"):
    """`amount` prisoners of the lord's choice leave for the Distant Lands (DL-SPL-17)."""

    amount: Some


class NoFatigue(Operation, frozen=True, tag="no_fatigue"):
    """No fatigue this round; the party conquers as usual (DL-SPL-17)."""


class ReduceStrikes(Operation, frozen=True, kw_only=True, tag="reduce_strikes"):
    """Every strike deals `amount` less damage to each adventurer this round (DL-SPL-17)."""

    amount: Some


# Events


class PayDay(Operation, frozen=True, kw_only=True, tag="pay_day"):
    """Each creature is paid its wage, or leaves and brings `evil` (DL-EVT-2)."""

    evil: Some


class Taxes(Operation, frozen=True, kw_only=True, tag="taxes"):
    """Pay `gold` for every `tiles` tiles, rounded up; each unpaid gold brings `cubes` cubes (DL-EVT-4)."""

    gold: Some
    tiles: Some
    cubes: Some


class Special(Operation, frozen=True, tag="special"):
    """Resolve the year's special event card (DL-EVT-6)."""


class DiscardMonsterOrGainEvil(Operation, frozen=True, kw_only=True, tag="discard_monster_or_gain_evil"):
    """Each lord discards a monster or gains `amount` evil (DL-SEV-1)."""

    amount: Some


class WalkOut(Operation, frozen=True, kw_only=True, tag="walk_out"):
    """For each monster, `icons` icons of its wage are paid, or it is turned face down (DL-SEV-2)."""

    icons: Some


class PayGoodsOrGainEvil(Operation, frozen=True, kw_only=True, tag="pay_goods_or_gain_evil"):
    """Each lord pays `amount` of these tokens in any mix, and gains evil for each one missing (DL-SEV-3)."""

    goods: tuple[Literal["gold", "food"], ...]
    amount: Some
    evil_each: Some


class Collapse(Operation, frozen=True, kw_only=True, tag="collapse"):
    """Each lord removes this many tiles (DL-SEV-4)."""

    tiles: Some


class LoseShare(Operation, frozen=True, kw_only=True, tag="lose_share"):
    """Each lord loses what they have divided by `divisor`, rounded down (DL-SEV-5)."""

    what: Literal["gold"]
    divisor: Annotated[int, Meta(ge=2)]


class MayBuy(Operation, frozen=True, kw_only=True, tag="may_buy"):
    """Each lord may make the exchange up to `times` times (DL-SEV-6, DL-SEV-9)."""

    cost: Cost
    gain: Gain
    times: Some


class DiscardTrapFor(Operation, frozen=True, kw_only=True, tag="discard_trap_for"):
    """Each lord who has a trap discards one and receives the gain (DL-SEV-7)."""

    gain: Gain


class ReverseAdventurers(Operation, frozen=True, tag="reverse_adventurers"):
    """The strongest adventurer of the season goes to the least evil lord, and so on (DL-SEV-8)."""


RoomEffect: TypeAlias = Produce | Strengthen | Battleground | NoSpells | ScoreMonsters | ScoreTitles
TrapEffect: TypeAlias = Damage | NoConquest | Poison | Hinder
Spell: TypeAlias = (
    Nothing
    | GainEvil
    | LoseFirstAvailable
    | LoseImp
    | InvisibleWizards
    | Shield
    | PayOrWithdrawEach
    | WithdrawAllOrGainEvil
    | WithdrawOne
    | BanishOne
    | Sheep
    | AttackFirstOnly
    | Illusion
    | ExtraHitPoints
    | HealEach
    | ReleasePrisoner
    | NoFatigue
    | ReduceStrikes
)
TokenEffect: TypeAlias = PayDay | Taxes | Special | Nothing
SpecialEffect: TypeAlias = (
    DiscardMonsterOrGainEvil
    | WalkOut
    | PayGoodsOrGainEvil
    | Collapse
    | LoseShare
    | MayBuy
    | DiscardTrapFor
    | ReverseAdventurers
)
