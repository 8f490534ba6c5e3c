"""The promises that powers make, wherever they are printed.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from msgspec.structs import asdict

from lanterne.games.dungeon_run.content import dice_effects as d
from lanterne.games.dungeon_run.content import effects as e
from lanterne.games.dungeon_run.content.files import Printed
from lanterne.games.dungeon_run.content.powers import FREE, Power, Target
from lanterne.games.dungeon_run.content.terms import CHOSEN, FROM_SOMEWHERE, Moment
from lanterne.kit.printed import file_of, untrue
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

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
            raise Flaw(reason, file_of(place.table), place.entry)
        for each in all_of(power.do):
            if reason := _moment(power, each):
                raise Flaw(reason, file_of(place.table), place.entry)
    for row in box.traps:
        for effects in row.effects:
            place = Place("traps", row.id)
            if reason := _aim(place, effects.target) or _deeds(place, effects.target, effects.do):
                raise Flaw(reason, "traps.json", row.id)


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


def _frame(place: Place, power: Power) -> Say | None:
    """What is wrong with moment, mode, limit and cost, or nothing."""
    facts = (
        (bool(power.do), Say("dr-power-idle")),
        (power.mode != "static" or power.window == "always", Say("dr-static-always")),
        (power.window != "always" or power.mode in ("static", "may"), Say("dr-always")),
        ((power.mode == "special_action") == (power.window == "special_action"), Say("dr-special-action")),
        ((power.mode == "free_action") == (power.window == "between_actions"), Say("dr-free-action")),
        (power.mode != "static" or not power.limit, Say("dr-static-limit")),
        (power.mode in ("may", "special_action", "free_action") or power.cost == FREE, Say("dr-cost")),
        (
            place.table not in ("monsters", "bosses") or power.mode in ("static", "auto"),
            Say("dr-monsters-decide"),
        ),
        (not power.condition.types or power.condition.vs not in (None, "hero"), Say("dr-types")),
        (not power.condition.role or power.condition.vs == "hero", Say("dr-roles")),
    )
    return untrue(facts)


def _aim(place: Place, target: Target | None) -> Say | None:
    """What is wrong with the target, or nothing."""
    if target is None:
        return None
    facts = (
        ((target.where is not None) == (target.who in FROM_SOMEWHERE), Say("dr-where", {"who": target.who})),
        (target.most is None or target.who in CHOSEN, Say("dr-several", {"who": target.who})),
        (not (target.ordinary or target.types) or target.who == "monster", Say("dr-no-monster", {"who": target.who})),
        (not target.no_monster or target.who == "tile", Say("dr-no-tile", {"who": target.who})),
        (not target.weaker or target.who == "each_other_hero", Say("dr-compared", {"who": target.who})),
        *(
            (target.who not in parties or place.table in on, Say("dr-unknown", {"who": target.who}))
            for parties, on in ABOUT
        ),
    )
    return untrue(facts)


def _deeds(place: Place, target: Target | None, effects: tuple[e.Effect, ...]) -> Say | None:
    """What is wrong with the operations, or nothing."""
    for each in all_of(effects):
        name = str(each.__struct_config__.tag)
        own = asdict(each)
        lists = [value for value in own.values() if isinstance(value, tuple)]
        dice = next((own[field] for field in ("amount", "dice") if field in own), None)
        facts = (
            (isinstance(each, d.SabotageDice) or dice != 0, Say("dr-changes-nothing", {"deed": name})),
            (all(len(set(values)) == len(values) for values in lists), Say("dr-names-twice", {"deed": name})),
            (target is not None or not isinstance(each, AT_SOMEBODY), Say("dr-no-target", {"deed": name})),
            (not isinstance(each, e.Test) or bool(_after(each)), Say("dr-nothing-follows", {"deed": name})),
            (not isinstance(each, e.RatingTest) or bool(each.ratings), Say("dr-no-rating", {"deed": name})),
            (
                not isinstance(each, e.RatingTest | e.AllShowTest) or target is not None or _by_holder(each),
                Say("dr-nobody-rolls", {"deed": name}),
            ),
            *(
                (place.table in on or not isinstance(each, kinds), Say("dr-not-for-it", {"deed": name}))
                for on, kinds in ONLY_ON
            ),
        )
        if reason := untrue(facts):
            return reason
    return None


def _by_holder(test: e.RatingTest | e.AllShowTest) -> bool:
    return isinstance(test, e.RatingTest) and test.by == "self"


def _moment(power: Power, effect: e.Effect) -> Say | None:
    """What is wrong with an operation at this moment, or nothing."""
    name = str(effect.__struct_config__.tag)
    for windows, kinds in ONLY_AT:
        if isinstance(effect, kinds) and power.window not in windows:
            return Say("dr-moment", {"deed": name, "window": power.window})
    if isinstance(effect, d.ChangeRating) and effect.this_turn != (power.window == "between_actions"):
        return Say("dr-how-long", {"deed": name})
    if isinstance(effect, e.IgnoreRule) and (effect.rule == "monster_power") != (power.window == "battle_start"):
        return Say("dr-rule-moment", {"deed": name, "rule": effect.rule, "window": power.window})
    return None
