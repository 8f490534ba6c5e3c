"""The promises that powers make, wherever they are printed.

Every check raises ValueError with a sentence that names the file, the entry and the reason.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from msgspec.structs import asdict

from lanterne.games.dungeon_run.content import dice_effects as d
from lanterne.games.dungeon_run.content import effects as e
from lanterne.games.dungeon_run.content.files import Printed
from lanterne.games.dungeon_run.content.powers import FREE, Power, Target
from lanterne.games.dungeon_run.content.terms import CHOSEN, FROM_SOMEWHERE, Moment
from lanterne.kit.printed import file_of

Kind: TypeAlias = type[d.Operation]

ONLY_AT: tuple[tuple[tuple[Moment, ...], tuple[Kind, ...]], ...] = (
    (
        ("always",),
        (
            d.UseRating,
            d.SuccessOn,
            d.TrapNeed,
            d.MonsterDefence,
            d.SabotageDice,
            d.Forbid,
            d.IgnoreHits,
            d.MostWounds,
            d.Armour,
            d.EasierArmour,
            d.ArmourOnly,
            e.Roam,
        ),
    ),
    (("always", "battle_start"), (e.IgnoreRule,)),
    (("always", "between_actions"), (d.ChangeRating,)),
    (("always", "battle_start", "battle_pool"), (d.Dice,)),
    (("battle_start",), (d.MonsterAttack,)),
    (("battle_pool",), (d.DoubleRating, d.NoBlock)),
    (("after_roll", "content_roll"), (d.Reroll,)),
    (("after_roll",), (d.SetDie,)),
    (("assign",), (d.FaceCounts, d.ExtraHits, d.BlockAny, d.AutoBlock, d.BlockOnlyEqual)),
    (("wounds_incoming",), (d.Prevent, d.Redirect)),
    (("about_to_fall", "fallen"), (d.SetWounds,)),
    (("monster_killed",), (d.NoRally, d.Revive, e.DiscardKilled, e.CollectTile)),
    (("move_action",), (e.ExtraStep, d.Battle)),
    (("helpers_declared",), (d.CancelHelper,)),
    (("roam",), (e.ControlRoam,)),
    (("tile_draw",), (e.ChooseTile,)),
    (("content_roll",), (e.ChooseTreasure,)),
    (("encounter_drawn",), (e.Redraw,)),
    (("advance",), (e.ChooseAbility,)),
    (("summon",), (e.ChooseMonster,)),
    (("leave_tile",), (e.Stay,)),
)
"""Operations that mean nothing at other moments."""

ONLY_ON: tuple[tuple[tuple[str, ...], tuple[Kind, ...]], ...] = (
    (("monsters", "bosses"), (e.Roam, d.IgnoreHits, d.MostWounds, d.Revive, d.NoRally, d.FreeAttack, e.Spawn, e.Push)),
    (("monsters", "bosses"), (d.MonsterDefence, d.ArmourOnly, d.BlockOnlyEqual, e.Unequip)),
    (("traps",), (e.Attach,)),
    (("strangers",), (e.Join,)),
    (("strangers", "markers"), (e.Leave,)),
    (("tiles",), (e.Stay, e.AllShowTest)),
)
"""Operations that belong to some kinds of card."""

ABOUT: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("fighter", "killer"), ("monsters", "bosses")),
    (("finder",), ("traps", "strangers")),
    (("entrant",), ("monsters", "bosses", "tiles", "markers")),
    (("user",), ("strangers", "tiles")),
)
"""Parties that only these cards have to do with."""

AT_SOMEBODY: tuple[Kind, ...] = (
    d.Wound,
    d.Heal,
    d.Redirect,
    d.Debuff,
    d.NoRally,
    d.FreeAttack,
    e.LoseActions,
    e.MoveTo,
    e.MoveToEntrance,
    e.SwapPlaces,
    e.Push,
    e.MoveMonster,
    e.ControlRoam,
    e.PlaceMarker,
    e.PlaceTrap,
    e.GainArtifact,
    e.TakeCard,
    e.GiveCard,
    e.Unequip,
    e.Attach,
    e.DetachTraps,
    e.Join,
)
"""Operations that need a target."""


class Place(NamedTuple):
    """Where a power is printed."""

    table: str
    entry: str


def places(box: Printed) -> Iterator[tuple[Place, Power]]:
    """Every power of the box."""
    for hero in box.heroes:
        yield from ((Place("heroes", hero.id), each) for each in (*hero.personal.powers, *hero.summoner.powers))
    for table, monsters in (("monsters", box.monsters), ("bosses", box.bosses)):
        yield from ((Place(table, row.id), each) for row in monsters for each in row.power.powers)
    yield from ((Place("traps", row.id), each) for row in box.traps for each in row.attached)
    for table in ("abilities", "strangers", "treasures", "artifacts", "tiles", "markers"):
        yield from ((Place(table, row.id), each) for row in getattr(box, table) for each in row.powers)


def check_powers(box: Printed) -> None:
    """DR-ABI-3 to DR-ABI-5, DR-ABI-23, DR-ABI-27: moment, mode, cost, target and operations of a power fit together."""
    for place, power in places(box):
        if reason := _frame(place, power) or _aim(place, power.target) or _deeds(place, power.target, power.do):
            raise ValueError(f"{file_of(place.table)}, entry {place.entry}: {reason}.")
        for each in all_of(power.do):
            if reason := _moment(power, each):
                raise ValueError(f"{file_of(place.table)}, entry {place.entry}: {reason}.")
    for row in box.traps:
        for effects in row.effects:
            place = Place("traps", row.id)
            if reason := _aim(place, effects.target) or _deeds(place, effects.target, effects.do):
                raise ValueError(f"traps.json, entry {row.id}: {reason}.")


def all_of(effects: tuple[e.Effect, ...]) -> Iterator[e.Effect]:
    """The operations, and those that follow from a test among them."""
    for each in effects:
        yield each
        yield from _after(each)


def _after(effect: e.Effect) -> tuple[e.Plain, ...]:
    """What may follow from a test."""
    match effect:
        case e.RatingTest() | e.DiceTest():
            return (*effect.passed, *effect.failed)
        case e.AllShowTest():
            return effect.failed
        case e.DieTable():
            return tuple(each for line in effect.lines for each in line.do)
        case _:
            return ()


def _frame(place: Place, power: Power) -> str:
    """What is wrong with moment, mode, limit and cost, or nothing."""
    facts = (
        (bool(power.do), "a power does nothing"),
        (power.mode != "static" or power.window == "always", "what is static holds always"),
        (power.window != "always" or power.mode in ("static", "may"), "what holds always is static, or may be used"),
        ((power.mode == "special_action") == (power.window == "special_action"), "a special action is one of its own"),
        ((power.mode == "free_action") == (power.window == "between_actions"), "a free action stands between actions"),
        (power.mode != "static" or not power.limit, "what is static has no limit"),
        (power.mode in ("may", "special_action", "free_action") or power.cost == FREE, "nobody asked for the cost"),
        (
            place.table not in ("monsters", "bosses") or power.mode in ("static", "auto"),
            "monsters decide nothing",
        ),
        (not power.condition.types or power.condition.vs not in (None, "hero"), "types are those of monsters"),
        (not power.condition.role or power.condition.vs == "hero", "roles are those of heroes in battle"),
    )
    return next((reason for right, reason in facts if not right), "")


def _aim(place: Place, target: Target | None) -> str:
    """What is wrong with the target, or nothing."""
    if target is None:
        return ""
    facts = (
        ((target.where is not None) == (target.who in FROM_SOMEWHERE), f"it does not say where {target.who} is"),
        (target.most is None or target.who in CHOSEN, f"several of {target.who} are not chosen"),
        (not (target.ordinary or target.types) or target.who == "monster", f"{target.who} is no monster"),
        (not target.no_monster or target.who == "tile", f"{target.who} is no tile"),
        (not target.weaker or target.who == "each_other_hero", f"{target.who} is not compared"),
        *((target.who not in parties or place.table in on, f"{target.who} is unknown here") for parties, on in ABOUT),
    )
    return next((reason for right, reason in facts if not right), "")


def _deeds(place: Place, target: Target | None, effects: tuple[e.Effect, ...]) -> str:
    """What is wrong with the operations, or nothing."""
    for each in all_of(effects):
        name = each.__struct_config__.tag
        own = asdict(each)
        lists = [value for value in own.values() if isinstance(value, tuple)]
        dice = next((own[field] for field in ("amount", "dice") if field in own), None)
        facts = (
            (isinstance(each, d.SabotageDice) or dice != 0, f"{name} changes nothing"),
            (all(len(set(values)) == len(values) for values in lists), f"{name} names something twice"),
            (target is not None or not isinstance(each, AT_SOMEBODY), f"{name} has no target"),
            (not isinstance(each, e.Test) or bool(_after(each)), f"nothing follows from {name}"),
            (not isinstance(each, e.RatingTest) or bool(each.ratings), f"{name} has no rating"),
            (
                not isinstance(each, e.RatingTest | e.AllShowTest) or target is not None or _by_holder(each),
                f"{name} has nobody who rolls",
            ),
            *((place.table in on or not isinstance(each, kinds), f"{name} is not for it") for on, kinds in ONLY_ON),
        )
        for right, reason in facts:
            if not right:
                return reason
    return ""


def _by_holder(test: e.RatingTest | e.AllShowTest) -> bool:
    return isinstance(test, e.RatingTest) and test.by == "self"


def _moment(power: Power, effect: e.Effect) -> str:
    """What is wrong with an operation at this moment, or nothing."""
    name = effect.__struct_config__.tag
    for windows, kinds in ONLY_AT:
        if isinstance(effect, kinds) and power.window not in windows:
            return f"{name} comes at the wrong moment, {power.window}"
    if isinstance(effect, d.ChangeRating) and effect.this_turn != (power.window == "between_actions"):
        return f"{name} must say how long it lasts"
    if isinstance(effect, e.IgnoreRule) and (effect.rule == "monster_power") != (power.window == "battle_start"):
        return f"{name} {effect.rule} comes at the wrong moment, {power.window}"
    return ""
