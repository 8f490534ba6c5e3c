"""Action 1, attack (HQ-ATK): who can be attacked with what, and what comes of it."""

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
    assert state(stage).piles == []


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


# --- special attacks --------------------------------------------------------------------------------------------------


@rule("HQ-ATK-19")
def test_holy_water_kills_the_adjacent_undead_without_a_roll() -> None:
    stage = scene(
        {"barbarian": {"at": "m9", "items": ["holy-water", "longsword"], "readied": "longsword", "attack": 2}},
        monsters=[{"foe": "mummy", "at": "m10"}, {"foe": "zombie", "at": "n10"}, {"foe": "orc", "at": "l9"}],
    )
    assert [words for words in attacks(stage, "barbarian") if "holy" in words] == ["pour_holy_water mummy-1"]
    stage.play("barbarian", "pour_holy_water mummy-1")
    assert (stage.events, items(stage, "barbarian")) == (["holy-water-poured", "slain"], ["longsword"])
    assert state(stage).heroes[0].attack == 2
    assert refused(stage, "barbarian", "strike longsword orc-1") == ("acted-already", "HQ-RND-5")


@rule("HQ-ATK-20", "HQ-EQP-4", "HQ-ATK-2")
def test_heroic_brew_gives_two_attacks_with_one_weapon() -> None:
    stage = scene(
        {
            "barbarian": {
                "at": "m9",
                "items": ["broadsword", "battle-axe"],
                "readied": "broadsword",
                "effects": ["brew"],
            }
        },
        monsters=[ORC, {"foe": "orc-2", "at": "n9"}],
        chance=[combat("wwww"), combat("wwww")],
    )
    stage.play("barbarian", "strike battle-axe orc-1")
    assert stage.decision == "second_attack"
    assert stage.offered("barbarian") == ["strike battle-axe orc-1", "strike battle-axe orc-2", "forgo_attack"]
    stage.play("barbarian", "strike battle-axe orc-2")
    assert stage.decision == "turn_choice"
    assert readied(stage, "barbarian") == "battle-axe"
    assert state(stage).heroes[0].effects == 0


@rule("HQ-ATK-20", "HQ-ATK-16", "HQ-EQP-4")
def test_whoever_threw_the_weapon_away_makes_the_second_attack_with_bare_hands() -> None:
    stage = scene(
        {"wizard": {"at": "m9", "items": ["dagger", "dagger"], "readied": "dagger", "effects": ["brew"]}},
        monsters=[ORC, {"foe": "orc-2", "at": "p12"}],
        active="wizard",
        chance=[combat("w"), combat("w")],
    )
    stage.play("wizard", "throw dagger orc-2")
    assert stage.offered("wizard") == ["strike none orc-1", "forgo_attack"]
    stage.play("wizard", "strike none orc-1")
    assert dice(stage, "struck") == ["w"]


@rule("HQ-ATK-20", "HQ-ATK-19", "HQ-EQP-4")
def test_holy_water_can_be_the_first_of_two_attacks_and_binds_no_weapon() -> None:
    stage = scene(
        {
            "barbarian": {
                "at": "m9",
                "items": ["broadsword", "longsword", "holy-water"],
                "readied": "broadsword",
                "effects": ["brew"],
            }
        },
        monsters=[{"foe": "zombie", "at": "m10"}, {"foe": "orc", "at": "n9"}],
        chance=[combat("sww"), combat("ww")],
    )
    stage.play("barbarian", "pour_holy_water zombie-1")
    assert stage.offered("barbarian") == ["strike broadsword orc-1", "strike longsword orc-1", "forgo_attack"]
    stage.play("barbarian", "strike longsword orc-1")
    assert readied(stage, "barbarian") == "longsword"


@rule("HQ-ATK-20")
def test_nobody_is_asked_for_a_second_attack_on_nobody() -> None:
    stage = scene(
        {"barbarian": {"at": "m9", "effects": ["brew"]}}, monsters=[ORC], chance=[combat("sww"), combat("ww")]
    )
    stage.play("barbarian", "strike broadsword orc-1")
    assert stage.decision == "turn_choice"


@rule("HQ-ATK-20")
def test_heroic_brew_is_for_this_turn_only() -> None:
    stage = scene({"barbarian": {"at": "m9", "effects": ["brew", "courage"]}}, monsters=[ORC])
    stage.play("barbarian", "end_turn")
    assert stage.describe("barbarian")["heroes"]["barbarian"]["effects"] == ["courage"]


BANE = {"at": "m9", "items": ["orcs-bane", "broadsword"], "readied": "orcs-bane"}


@rule("HQ-ATK-21")
def test_orcs_bane_strikes_twice_at_orcs() -> None:
    stage = scene(
        {"elf": BANE},
        active="elf",
        monsters=[ORC, {"foe": "orc-2", "at": "n9"}, {"foe": "orc-3", "at": "n10"}, {"foe": "goblin", "at": "l9"}],
        chance=[combat("sw"), combat("ww"), combat("ww")],
    )
    stage.play("elf", "strike orcs-bane orc-1")
    assert (stage.decision, stage.offered("elf")) == ("orc_attack", ["strike_orc orc-2", "forgo_attack"])
    stage.play("elf", "strike_orc orc-2")
    assert stage.decision == "turn_choice"


@rule("HQ-ATK-21")
@pytest.mark.parametrize("words", ["strike broadsword orc-1", "strike orcs-bane goblin-1"])
def test_another_weapon_or_another_foe_is_struck_once(words: str) -> None:
    stage = scene(
        {"elf": BANE},
        active="elf",
        monsters=[ORC, {"foe": "goblin", "at": "l9"}],
        chance=[combat("www" if "broad" in words else "ww")],
    )
    stage.play("elf", words)
    assert stage.decision == "turn_choice"


@rule("HQ-ATK-20", "HQ-ATK-21")
def test_with_heroic_brew_each_attack_on_an_orc_is_doubled() -> None:
    stage = scene(
        {"elf": BANE | {"effects": ["brew"], "attack": 2}},
        active="elf",
        monsters=[ORC],
        chance=[combat("wwww"), combat("ww"), combat("ww"), combat("ww")],
    )
    for decision, words in (
        ("turn_choice", "strike orcs-bane orc-1"),
        ("orc_attack", "strike_orc orc-1"),
        ("second_attack", "strike orcs-bane orc-1"),
        ("orc_attack", "strike_orc orc-1"),
    ):
        assert stage.decision == decision
        stage.play("elf", words)
    assert stage.decision == "turn_choice"
    assert dice(stage, "struck") == ["wwww", "ww", "ww", "ww"]


@rule("HQ-ATK-22")
def test_the_phantom_blade_allows_no_defence_once_per_quest() -> None:
    wizard = {"at": "m9", "items": ["phantom-blade"], "readied": "phantom-blade"}
    stage = scene({"wizard": wizard}, active="wizard", monsters=[ORC], chance=[combat("s")])
    stage.play("wizard", "strike_undefended phantom-blade orc-1")
    assert stage.events == ["struck-undefended", "slain"]
    later = scene({"wizard": wizard | {"used": ["phantom-blade"]}}, active="wizard", monsters=[ORC])
    assert later.is_open("wizard", "strike phantom-blade orc-1")
    assert refused(later, "wizard", "strike_undefended phantom-blade orc-1") == ("power-spent", "HQ-ATK-22")
    assert state(stage).heroes[3].used == state(later).heroes[3].used


@rule("HQ-ATK-22")
@pytest.mark.parametrize("item", ["phantom-blade", "fortunes-longsword"])
def test_a_power_spent_by_another_hero_is_spent(item: str) -> None:
    stage = scene(
        {"barbarian": {"used": [item]}, "elf": {"at": "m9", "items": [item], "readied": item}},
        active="elf",
        monsters=[ORC],
        chance=[combat("w" if item == "phantom-blade" else "www")],
    )
    assert not stage.is_open("elf", f"strike_undefended {item} orc-1")
    stage.play("elf", f"strike {item} orc-1")
    assert stage.decision == "turn_choice"


FORTUNE = {"at": "m9", "items": ["fortunes-longsword"], "readied": "fortunes-longsword"}


@rule("HQ-ATK-22", "HQ-DEC-2", "HQ-ATK-4")
def test_fortunes_longsword_rolls_one_die_again() -> None:
    stage = scene({"elf": FORTUNE}, active="elf", monsters=[ORC], chance=[combat("wwb"), combat("s"), combat("ww")])
    stage.play("elf", "strike fortunes-longsword orc-1")
    assert (stage.asked, stage.decision) == (("elf",), "fortune")
    assert stage.offered("elf") == [
        "keep_roll orc-1 0",
        "roll_again orc-1 white-shield 0",
        "roll_again orc-1 black-shield 0",
    ]
    stage.play("elf", "roll_again orc-1 white-shield 0")
    assert (stage.decision, stage.events[-1]) == ("turn_choice", "slain")
    assert state(stage).heroes[2].used


@rule("HQ-ATK-22", "HQ-DEC-2", "HQ-ATK-4")
def test_a_roll_that_is_kept_counts_as_it_is_and_saves_the_power() -> None:
    stage = scene({"elf": FORTUNE}, active="elf", monsters=[ORC], chance=[combat("ssw"), combat("bw")])
    stage.play("elf", "strike fortunes-longsword orc-1")
    assert "roll_again orc-1 skull 1" in stage.offered("elf")
    stage.play("elf", "keep_roll orc-1 2")
    assert (stage.events[-1], state(stage).heroes[2].used) == ("slain", ())


@rule("HQ-DEC-2", "HQ-ATK-22")
@pytest.mark.parametrize(("used", "roll"), [(["fortunes-longsword"], "www"), ([], "sss")])
def test_without_the_power_or_with_skulls_only_nobody_is_asked(used: list[str], roll: str) -> None:
    chance = [combat(roll), *([combat("bb")] if "s" in roll else [])]
    stage = scene({"elf": FORTUNE | {"used": used}}, active="elf", monsters=[ORC], chance=chance)
    stage.play("elf", "strike fortunes-longsword orc-1")
    assert stage.decision == "turn_choice"
