"""Action 1, attack (HQ-ATK): who can be attacked with what, and the result."""

import pytest
from tests.citing import rule
from tests.games.heroquest.fights import attacks, body, dice, items, readied
from tests.games.heroquest.scene import combat, refused, scene, state, steps

from lanterne.games.heroquest.state import SQUARES

ORC = {"foe": "orc-1", "at": "m10"}


@rule("HQ-ATK-1", "HQ-ATK-9")
@pytest.mark.parametrize("square", ["m9", "n10", "m11", "l10"])
def test_a_monster_in_front_behind_or_beside_can_be_attacked(square: str) -> None:
    """Worked example 1."""
    stage = scene({"barbarian": square}, monsters=[ORC])
    assert attacks(stage, "barbarian") == ["strike broadsword orc-1"]


@rule("HQ-ATK-1", "HQ-ATK-9")
@pytest.mark.parametrize(
    ("weapon", "reaches"),
    [("broadsword", False), ("battle-axe", False), ("longsword", True), ("staff", True), ("fortunes-longsword", True)],
)
def test_only_some_weapons_reach_a_diagonal_square(weapon: str, reaches: bool) -> None:
    """Worked example 1."""
    stage = scene({"barbarian": {"at": "n11", "items": [weapon], "readied": weapon}}, monsters=[ORC])
    assert (f"strike {weapon} orc-1" in attacks(stage, "barbarian")) is reaches


@rule("HQ-ATK-1")
def test_a_wall_or_a_closed_door_keeps_neighbours_apart() -> None:
    apart = scene({"barbarian": "j10"}, monsters=[{"foe": "orc", "at": "k10"}])
    closed = scene({"barbarian": "j10"}, monsters=[{"foe": "orc", "at": "k10"}], doors={"j10-k10": "closed"})
    ajar = scene({"barbarian": "j10"}, monsters=[{"foe": "orc", "at": "k10"}], doors={"j10-k10": "open"})
    assert [bool(attacks(stage, "barbarian")) for stage in (apart, closed, ajar)] == [False, False, True]


@rule("HQ-ATK-9")
def test_a_staff_strikes_in_safety() -> None:
    """Worked example 2."""
    stage = scene(
        {"wizard": {"at": "l9", "items": ["staff"], "readied": "staff"}},
        monsters=[ORC],
        active="wizard",
        chance=[combat("s"), combat("bw")],
    )
    stage.play("wizard", "strike staff orc-1")
    assert (dice(stage, "struck"), body(stage, "orc-1")) == (["s"], 1)
    stage.play("wizard", "end_turn")
    assert (stage.asked, stage.decision) == (("zargon",), "zargon_choice")
    stage.play("zargon", "use orc-1")
    assert "strike_hero" not in steps(stage, "zargon")


@rule("HQ-ATK-9", "HQ-LOS-6", "HQ-DOR-7")
def test_a_staff_strikes_round_the_corner_of_an_open_door() -> None:
    """Worked example 3; with the door closed the corner is shut."""
    heroes = {"barbarian": "j10", "wizard": {"at": "j9", "items": ["staff"], "readied": "staff"}}
    orc = [{"foe": "orc", "at": "k10"}]
    ajar = scene(heroes, monsters=orc, doors={"j10-k10": "open"}, active="wizard")
    closed = scene(heroes, monsters=orc, doors={"j10-k10": "closed"}, active="wizard")
    assert attacks(ajar, "wizard") == ["strike staff orc-1"]
    assert attacks(closed, "wizard") == []
    reply = scene(heroes, monsters=orc, doors={"j10-k10": "open"}, active="zargon")
    reply.play("zargon", "use orc-1")
    assert [w for w in reply.offered("zargon") if w.startswith("strike")] == ["strike_hero orc-1 barbarian"]


@rule("HQ-ATK-4", "HQ-ATK-5", "HQ-ATK-6", "HQ-ATK-3", "HQ-EQP-1")
def test_skulls_hit_and_black_shields_cancel() -> None:
    """Worked example 9."""
    stage = scene({"barbarian": "m9"}, monsters=[ORC], chance=[combat("ssb"), combat("bw")])
    stage.play("barbarian", "strike broadsword orc-1")
    assert (dice(stage, "struck"), dice(stage, "foe-defended")) == (["ssb"], ["bw"])
    assert stage.events[-1] == "slain"
    assert state(stage).monsters == []


@rule("HQ-ATK-4")
def test_without_a_skull_nobody_defends() -> None:
    stage = scene({"barbarian": "m9"}, monsters=[ORC], chance=[combat("wwb")])
    stage.play("barbarian", "strike broadsword orc-1")
    assert (stage.events, body(stage, "orc-1")) == (["struck"], 1)


@rule("HQ-ATK-7", "HQ-ATK-8")
def test_wounds_stay_and_a_survivor_does_not_strike_back() -> None:
    stage = scene(
        {"barbarian": "m9", "dwarf": "l10"},
        monsters=[{"foe": "gargoyle", "at": "m10"}],
        chance=[combat("sss"), combat("bwwww"), combat("ss"), combat("wwwww")],
    )
    stage.play("barbarian", "strike broadsword gargoyle-1")
    assert (body(stage, "gargoyle-1"), stage.events) == (1, ["struck", "foe-defended", "wounded"])
    assert (stage.asked, stage.decision) == (("barbarian",), "turn_choice")
    stage.play("barbarian", "end_turn")
    stage.play("dwarf", "strike shortsword gargoyle-1")
    assert stage.events[-1] == "slain"


@rule("HQ-ATK-2", "HQ-RND-5")
def test_one_attack_a_turn() -> None:
    stage = scene({"barbarian": "m9"}, monsters=[ORC], chance=[combat("www")])
    stage.play("barbarian", "strike broadsword orc-1")
    assert refused(stage, "barbarian", "strike broadsword orc-1") == ("acted-already", "HQ-RND-5")


@rule("HQ-ATK-2", "HQ-RND-6")
def test_an_attack_ends_a_movement() -> None:
    stage = scene({"barbarian": "m9"}, monsters=[ORC], points=5, chance=[combat("www")])
    stage.play("barbarian", "strike broadsword orc-1")
    assert state(stage).points == 0
    assert not any(words.startswith("walk") for words in stage.offered("barbarian"))


@rule("HQ-ATK-18")
def test_heroes_and_allies_are_no_targets() -> None:
    stage = scene(
        {"barbarian": "m9", "dwarf": {"at": "m8", "conditions": ["commanded"]}, "elf": "l9"},
        monsters=[ORC],
        allies={"elowen": {"at": "n9", "body": 2}},
    )
    assert attacks(stage, "barbarian") == ["strike broadsword orc-1"]


@rule("HQ-ATK-15")
def test_figures_in_one_pit_or_on_one_stair_are_adjacent() -> None:
    pit = scene({"barbarian": "m10"}, monsters=[ORC], pits=["m10"], chance=[combat("ww")])
    state(pit).monsters[0] = state(pit).monsters[0]._replace(square=state(pit).heroes[0].square)
    assert attacks(pit, "barbarian") == ["strike broadsword orc-1"]
    pit.play("barbarian", "strike broadsword orc-1")
    beside = scene({"barbarian": "m9"}, monsters=[ORC], pits=["m10"])
    assert attacks(beside, "barbarian") == ["strike broadsword orc-1"]


# --- at a distance ----------------------------------------------------------------------------------------------------


@rule("HQ-ATK-10", "HQ-ATK-11", "HQ-LOS-1", "HQ-LOS-4")
def test_a_thrown_dagger_flies_as_far_as_its_target_is_visible_and_is_lost() -> None:
    wizard = {"at": "k8", "items": ["dagger", "dagger"], "readied": "dagger"}
    hidden = scene({"wizard": wizard, "elf": "l8"}, monsters=[{"foe": "orc", "at": "p8"}], active="wizard")
    assert attacks(hidden, "wizard") == []
    stage = scene(
        {"wizard": wizard}, monsters=[{"foe": "orc", "at": "p8"}], active="wizard", chance=[combat("s"), combat("ww")]
    )
    assert attacks(stage, "wizard") == ["throw dagger orc-1"]
    stage.play("wizard", "throw dagger orc-1")
    assert (stage.events[-1], items(stage, "wizard"), readied(stage, "wizard")) == ("slain", ["dagger"], "none")
    assert not state(stage).piles


@rule("HQ-ATK-11", "HQ-LOS-9")
def test_who_shares_a_stair_or_a_pit_with_others_is_not_hidden_by_them() -> None:
    heroes = {"wizard": "k8", "elf": "k8"}
    orc = [{"foe": "orc", "at": "o8"}]
    stage = scene(heroes, monsters=orc, stairs=["k8", "k9", "l8", "l9"], pits=["o8"], active="wizard")
    state(stage).heroes[1] = state(stage).heroes[1]._replace(square=SQUARES.number("o8"))
    assert attacks(stage, "wizard") == ["throw dagger orc-1"]


@rule("HQ-ATK-11", "HQ-ATK-13")
def test_adjacent_targets_may_be_thrown_at_and_defend() -> None:
    stage = scene(
        {"dwarf": {"at": "m9", "items": ["handaxe"], "readied": "handaxe"}},
        monsters=[ORC],
        active="dwarf",
        chance=[combat("ss"), combat("bb")],
    )
    assert attacks(stage, "dwarf") == ["strike handaxe orc-1", "throw handaxe orc-1"]
    stage.play("dwarf", "throw handaxe orc-1")
    assert (body(stage, "orc-1"), items(stage, "dwarf")) == (1, [])


@rule("HQ-ATK-10", "HQ-ATK-12", "HQ-ATK-16", "HQ-ATK-13")
def test_a_crossbow_shoots_at_all_who_are_visible_and_not_adjacent() -> None:
    monsters = [{"foe": f"orc-{n}", "at": at} for n, at in ((1, "m10"), (2, "n10"), (3, "k8"), (4, "m12"))]
    stage = scene(
        {"elf": {"at": "m9", "items": ["crossbow"], "readied": "crossbow"}},
        monsters=monsters,
        active="elf",
        chance=[combat("sss"), combat("bw")],
    )
    assert attacks(stage, "elf") == ["strike none orc-1", "shoot crossbow orc-2", "shoot crossbow orc-3"]
    stage.play("elf", "shoot crossbow orc-2")
    assert (body(stage, "orc-2"), items(stage, "elf")) == (0, ["crossbow"])


@rule("HQ-EQP-2")
def test_a_weapon_of_others_is_of_no_use() -> None:
    stage = scene(
        {"wizard": {"at": "m9", "items": ["broadsword", "crossbow", "dagger", "handaxe"]}},
        monsters=[ORC, {"foe": "orc-2", "at": "p12"}],
        active="wizard",
    )
    assert attacks(stage, "wizard") == ["strike dagger orc-1", "throw dagger orc-1", "throw dagger orc-2"]
