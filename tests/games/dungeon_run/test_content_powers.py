"""What is printed as a power: when it is used, and what it does."""

from collections.abc import Iterator

import pytest
from tests.games.dungeon_run.held import BY_NAME

from lanterne.games.dungeon_run.content import dice_effects as d
from lanterne.games.dungeon_run.content import effects as e
from lanterne.games.dungeon_run.content import powers as p
from lanterne.games.dungeon_run.content.abilities import ABILITY_NAMES
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import CARD_NAMES
from lanterne.games.dungeon_run.content.encounters import STRANGERS, TRAPS
from lanterne.games.dungeon_run.content.power_checks import all_of
from lanterne.games.dungeon_run.content.terms import Mode, Moment
from lanterne.games.dungeon_run.content.tiles import FLAMES, MARKERS, SANCTUARY, TILE_NAMES, TILES
from lanterne.games.dungeon_run.content.treasures import ARTIFACTS


def named(window: Moment, *modes: Mode) -> list[str]:
    """The cards of heroes that have a power of this moment, in one of these modes."""
    return sorted(
        name for name, powers in BY_NAME.items() if any(each.window == window and each.mode in modes for each in powers)
    )


def test_no_two_cards_of_heroes_share_a_name() -> None:
    assert len(BY_NAME) == 16 + 80 + 26


# Who is asked when (the decision points of the rulebook)


def test_special_actions_of_heroes() -> None:
    assert named("special_action", "special_action") == [
        "blink",
        "change-places",
        "demolition",
        "entangle",
        "fireball",
        "lay-on-hands",
        "lay-trap",
        "mending-prayer",
        "meteor",
        "sanctuary",
        "shady-deal",
        "sticky-fingers",
        "tunneller",
    ]


@pytest.mark.parametrize(
    ("window", "names"),
    [
        ("turn_start", ["cauterise", "divination", "master-of-traps", "mountains-blessing"]),
        ("turn_end", ["call-of-the-wild"]),
        ("move_action", ["headlong-charge", "long-stride", "winged-boots"]),
        ("leave_tile", ["burning-trail"]),
        ("tile_draw", ["stonecunning"]),
        ("content_roll", ["appraisal", "nose-for-gold"]),
        ("encounter_drawn", ["spirit-guide"]),
        ("helpers_declared", ["fast-talk"]),
        ("battle_start", ["polymorph", "war-cry"]),
        ("battle_pool", ["call-lightning", "grimoire-of-echoes", "reckless-swing"]),
        ("assign", ["headbutt", "shield-oath"]),
        ("wounds_incoming", ["living-shield"]),
        ("about_to_fall", ["not-today", "reborn-from-ash"]),
        ("monster_killed", ["consume", "scavenger"]),
        ("roam", ["challenge", "crown-of-kravlas"]),
        ("always", ["now-you-see-me", "well-packed-bag"]),  # DR-ABI-27
    ],
)
def test_powers_that_may_be_used(window: Moment, names: list[str]) -> None:
    assert named(window, "may") == names


def test_powers_that_reroll_or_turn_dice() -> None:
    assert named("after_roll", "may") == [
        "bend-fate",
        "good-luck",
        "hex-of-clumsiness",
        "loaded-dice",
        "lucky-coin",
        "orb-of-clarity",
        "riposte",
        "slippery",
    ]
    turning = [name for name, powers in BY_NAME.items() if any(isinstance(op, d.SetDie) for op in deeds(powers))]
    assert sorted(turning) == ["bend-fate", "loaded-dice"]


def test_free_actions_between_actions() -> None:
    assert named("between_actions", "free_action") == [
        "borrowed-time",
        "healing-draught",
        "panther-form",
        "turn-undead",
    ]


def test_monsters_decide_nothing() -> None:
    """Section 9: what they do is fixed by dice, or chosen by the First Player."""
    assert {power.mode for monster in ALL_MONSTERS for power in monster.powers} == {"static", "auto"}


# What they do


def deeds(powers: tuple[p.Power, ...]) -> Iterator[e.Effect]:
    return (effect for power in powers for effect in all_of(power.do))


def test_armour() -> None:
    """DR-ARM-3: dice and the face each needs."""
    worn = {
        name: [(each.dice, each.face) for each in deeds(powers) if isinstance(each, d.Armour)]
        for name, powers in BY_NAME.items()
    }
    assert {name: dice for name, dice in worn.items() if dice} == {
        "radiant-champion": [(1, 5)],
        "frozen-hide": [(1, 5)],
        "plate-training": [(1, 6)],
        "arcane-ward": [(1, 4)],
        "thick-skull": [(1, 4)],
        "buckler": [(1, 5)],
        "tower-shield": [(2, 5)],
        "chain-hauberk": [(2, 5)],
        "leather-jerkin": [(1, 4)],
        "robe-of-warding": [(1, 4)],
        "crown-of-kravlas": [(1, 5)],
    }


def battle_dice(name: str) -> list[tuple[int, str | None, str | None, tuple[str, ...]]]:
    return [
        (each.amount, power.condition.using, power.condition.vs, power.condition.types)
        for power in BY_NAME[name]
        for each in power.do
        if isinstance(each, d.Dice) and each.pool == "battle"
    ]


@pytest.mark.parametrize(
    ("name", "dice"),
    [
        ("blood-rage", [(1, "brawn", None, ())]),
        ("avalanche", [(2, None, "hero", ())]),
        ("avatar-of-the-ram", [(2, None, None, ())]),
        ("bane-of-the-dead", [(2, None, "monster", ("undead",))]),
        ("backstab", [(2, None, "hero", ())]),
        ("long-memory", [(2, None, "hero", ())]),
        ("flame-lash", [(1, "magic", None, ())]),
        ("reckless-swing", [(2, None, None, ())]),
        ("call-lightning", [(3, "magic", None, ())]),
        ("ancestral-whispers", [(1, None, "boss", ())]),
        ("guild-axe", [(1, "brawn", None, ())]),
        ("vanguard-longsword", [(1, "brawn", None, ()), (1, "brawn", "monster", ("undead",))]),
        ("sceptre-of-sparks", [(2, "magic", None, ())]),
        ("twin-daggers", [(1, "brawn", None, ())]),
        ("hammer-of-dawn", [(1, "brawn", None, ())]),
        ("thorn-staff", [(1, "magic", None, ())]),
        ("thirsting-blade", [(2, "brawn", None, ())]),
        ("horned-helm", [(1, "brawn", None, ())]),
        ("sword-of-the-well-spirit", [(1, None, None, ())]),
    ],
)
def test_battle_dice(name: str, dice: list[tuple[int, str | None, str | None, tuple[str, ...]]]) -> None:
    assert battle_dice(name) == dice


def test_no_other_card_of_a_hero_gives_battle_dice() -> None:
    assert sum(bool(battle_dice(name)) for name in BY_NAME) == 19


def test_the_reborn_need_nobody_beside_them() -> None:
    """DR-ABI-23: the wound is for others, but the power is used without any, too."""
    (power,) = BY_NAME["reborn-from-ash"]
    assert power.target == p.Target(who="each_other_hero", where="same_tile", may_be_nobody=True)
    assert power.do == (d.SetWounds(to=3), d.Wound(amount=1))
    assert power.limit == "game"


def test_each_artifact_but_the_stone_is_won_in_one_way() -> None:
    tests = {
        "well": TILES[TILE_NAMES.index("well")].powers,
        "wandering-wizard": STRANGERS[CARD_NAMES.index("wandering-wizard")].powers,
        "architects-shade": STRANGERS[CARD_NAMES.index("architects-shade")].powers,
    }
    gained = {
        name: [each.artifact for each in deeds(powers) if isinstance(each, e.GainArtifact)]
        for name, powers in tests.items()
    }
    assert gained == {
        "well": ["sword-of-the-well-spirit"],
        "wandering-wizard": ["grimoire-of-echoes"],
        "architects-shade": ["crown-of-kravlas"],
    }
    assert [card.name for card in ARTIFACTS.values() if not card.powers] == ["summoning-stone"]


# Tiles and markers


def tile_power(name: str) -> p.Power:
    (power,) = TILES[TILE_NAMES.index(name)].powers
    return power


def test_the_bridge_fails_only_with_all_ones() -> None:
    """DR-TSP-1."""
    assert tile_power("ancient-bridge").do == (e.AllShowTest(rating="skill", face=1, failed=(d.Wound(amount=10),)),)


def test_the_channel_needs_two_successes_and_talent_may_use_skill() -> None:
    """DR-TSP-7."""
    (test,) = tile_power("underground-channel").do
    assert test == e.RatingTest(
        by="target",
        ratings=("brawn",),
        instead=e.OtherRating(training="cunning", rating="skill"),
        face=4,
        need=2,
        failed=(d.Wound(amount=1),),
    )


def test_the_portcullis_needs_one_success() -> None:
    """DR-TSP-6."""
    assert tile_power("portcullis-room").window == "leave_tile"
    (test,) = tile_power("portcullis-room").do
    assert test == e.RatingTest(by="target", ratings=("brawn",), face=4, failed=(e.Stay(), d.Wound(amount=1)))


def test_the_library_hurts_or_lets_one_look() -> None:
    """DR-TSP-5."""
    (table,) = tile_power("library").do
    look = e.Peek(deck="boss", may_decline=True)
    assert table == e.DieTable(lines=(e.Line(faces=(1,), do=(d.Wound(amount=1),)), e.Line(faces=(5, 6), do=(look,))))


def test_the_well_takes_a_treasure_and_needs_a_three() -> None:
    """DR-TSP-8, DR-TSP-16."""
    power = tile_power("well")
    assert power.cost == p.Cost(discard=p.Discard(zone="any", kinds=("treasure",)))
    assert power.condition == p.Condition(tile_lacks=("monster",))
    (test,) = power.do
    assert isinstance(test, e.DiceTest)
    assert (test.dice, test.face) == (1, 3)


def test_flames_burn_once_and_sanctuary_keeps_the_peace() -> None:
    """DR-ABI-14."""
    (burn,) = MARKERS[FLAMES].powers
    assert burn.condition == p.Condition(event_by="other")
    assert burn.do == (d.Wound(amount=1), e.Leave())
    assert [each.what for each in deeds(MARKERS[SANCTUARY].powers) if isinstance(each, d.Forbid)] == [
        "attack_hero_here",
        "monster_comes_here",
    ]


# Traps and monsters


def test_traps_besides_their_damage() -> None:
    effects = {trap.name: [op for each in trap.effects for op in each.do] for trap in TRAPS.values()}
    now, later = e.LoseActions(amount="all", when="now"), e.LoseActions(amount=1, when="next_turn")
    assert {name: done for name, done in effects.items() if done} == {
        "pit-trap": [now],
        "poison-needle": [e.Attach()],
        "gas-vent": [d.Wound(amount=1), e.Attach()],
        "rune-of-weakness": [e.Attach()],
        "net-trap": [now, later],
        "teleport-glyph": [e.MoveToEntrance()],
    }


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("goblin", [e.TakeCard(zone="loot", kinds=("treasure",), pick="random", to="under_monster")]),
        ("mole-ogre", [e.Roam(via="sides")]),
        ("cave-troll", [d.Forbid(what="use_magic")]),
        ("stone-cultist", [d.Forbid(what="reroll")]),
        ("orc-raider", [d.Dice(pool="monster_attack", amount=1)]),
        ("zombie", [d.Debuff(pools=("battle",), amount=1)]),
        ("mummy", [d.NoRally()]),
        ("ghoul", [d.Dice(pool="escape", amount=-1)]),
        ("ghost", [d.Forbid(what="use_brawn")]),
        ("wraith-knight", [d.ArmourOnly(face=6)]),
        ("fire-drake", [d.BlockOnlyEqual(faces=(6,))]),
        ("rat-swarm", [d.MostWounds(amount=2)]),
        ("cave-bear", [d.Dice(pool="monster_attack", amount=1)]),
        ("tunnel-worm", [d.Dice(pool="monster_attack", amount=2)]),
        ("slime", [e.Unequip()]),
        ("stone-golem", [d.MonsterDefence(amount=1)]),
        ("animated-armour", [e.GainTreasure(amount=1, to="loot")]),
        ("gargoyle", [e.Roam(via="never"), d.FreeAttack()]),
        ("gra-bogga", [e.Push(), d.Wound(amount=1)]),
        ("colossus-of-galnon", [d.IgnoreHits(amount=1)]),
        ("scarath", [d.BlockOnlyEqual(faces=(6,)), d.Wound(amount=1)]),
    ],
)
def test_powers_of_monsters(name: str, effects: list[e.Effect]) -> None:
    assert [*deeds(ALL_MONSTERS[CARD_NAMES.index(name)].powers)] == effects


def test_a_skeleton_rises_on_a_six_and_a_sapper_hurts_on_one_or_two() -> None:
    (rise,) = ALL_MONSTERS[CARD_NAMES.index("skeleton")].powers
    assert rise.do == (e.DieTable(lines=(e.Line(faces=(6,), do=(d.Revive(),)),)),)
    (blast,) = ALL_MONSTERS[CARD_NAMES.index("dwarf-sapper")].powers
    assert blast.do == (e.DiceTest(dice=1, face=3, failed=(d.Wound(amount=1),)),)


def test_ability_cards_are_called_after_their_heroes() -> None:
    assert ABILITY_NAMES[0] == "vargagg-long-stride"
    assert ABILITY_NAMES[79] == "oriane-mistveil-renewal"
