"""Holy water, Heroic Brew and the weapons with a power (HQ-ATK-19 to HQ-ATK-22)."""

import pytest
from tests.citing import rule
from tests.games.heroquest.fights import attacks, dice, items, readied
from tests.games.heroquest.scene import combat, refused, scene, state

ORC = {"foe": "orc-1", "at": "m10"}


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
def test_a_hero_who_threw_the_weapon_away_makes_the_second_attack_with_bare_hands() -> None:
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
