"""Using equipment and treasure cards (WQ-EQP-1, 2, 9, 10; WQ-HEA; WQ-TRE-15, WQ-TRE-16; WQ-POW-5)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.moments import EMPTY, cards, happens, told, window
from tests.games.warhammer_quest.scene import PARTY, Roll, counter, dice, refused, row, scene, state, steps

from lanterne.games.warhammer_quest.rules.card_times import WHEN, able, hurt_warriors
from lanterne.games.warhammer_quest.rules.dungeon import is_reachable
from lanterne.games.warhammer_quest.rules.ending import sale_value
from lanterne.games.warhammer_quest.state import (
    ATTACK_WINDOW,
    EVENT_WINDOW,
    INVISIBLE,
    ITEMS,
    MONSTER_ATTACK_WINDOW,
    MONSTERS_PHASE,
    MONSTERS_PHASE_WINDOW,
    PLACING_WINDOW,
    POWER,
    POWER_ROLL_WINDOW,
    WARRIORS,
    WARRIORS_PHASE,
    WARRIORS_PHASE_WINDOW,
)

CORRIDOR = [
    "guard-room",
    {"section": "passageway-i", "at": "1E", "by": "W"},
]


# --- healing ----------------------------------------------------------------------------------------------------------


@rule("WQ-EQP-2", "WQ-HEA-2", "WQ-HEA-4", "WQ-EQP-9")
def test_the_potion_is_handed_over_from_afar_and_restores_everything() -> None:
    """Example 5 of the specification: the Dwarf stands in another section."""
    stage = scene(
        EMPTY | {"elf": {"at": "1a1", "cards": ["healing-potion"]}, "dwarf": {"at": "2d1", "cards": [], "wounds": 1}},
        dungeon=CORRIDOR,
        active="elf",
    )
    stage.play("elf", "use_card_on elf healing-potion dwarf")
    assert row(stage, "dwarf").wounds == row(stage, "dwarf").starting
    assert cards(stage, "elf") == []
    assert state(stage).old_treasures == (), "equipment does not go among the treasures"


@rule("WQ-HEA-2", "WQ-HEA-1")
def test_the_potion_is_not_for_the_unhurt_or_the_dead() -> None:
    stage = scene(EMPTY | {"elf": {"cards": ["healing-potion"]}, "dwarf": {"fate": "dead"}}, active="elf")
    assert "use_card_on" not in steps(stage, "elf")
    assert refused(stage, "elf", "use_card elf healing-potion") == ("nobody-hurt", "WQ-HEA-1")


@rule("WQ-HEA-6", "WQ-EQP-10", "WQ-WND-3", "WQ-HEA-4")
def test_the_unconscious_drink_their_own_potion() -> None:
    stage = scene(
        EMPTY | {"elf": {"cards": ["healing-potion", "flash-powder"], "wounds": 0}},
        active="barbarian",
    )
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert stage.asked == ("elf",)
    assert steps(stage, "elf") & {"use_card", "use_card_on"} == {"use_card_on"}, "but no powder is thrown by a body"
    assert refused(stage, "elf", "use_card elf flash-powder") == ("cannot-act", "WQ-EQP-10")
    stage.play("elf", "use_card_on elf healing-potion elf")
    assert row(stage, "elf").wounds == row(stage, "elf").starting


@rule("WQ-EQP-10", "WQ-BST-7")
@pytest.mark.parametrize("condition", ["webbed", "senseless"])
def test_the_webbed_and_the_senseless_only_use_what_heals(condition: str) -> None:
    held = ["healing-salve", "lightning-fire-ring", "invisibility-ring"]
    stage = scene(
        EMPTY | {"dwarf": {"at": "1a4", "cards": held, "conditions": [condition], "wounds": 3}},
        monsters={"skaven-1": "1d1"},
        active="barbarian",
    )
    window(stage, MONSTERS_PHASE_WINDOW)
    assert steps(stage, "dwarf") & {"use_card", "use_card_on", "use_card_at"} == {"use_card_on"}


@rule("WQ-HEA-4", "WQ-EQP-9")
def test_the_salve_for_one_or_shared_by_two() -> None:
    hurt = {
        "barbarian": {"cards": ["healing-salve"], "wounds": 1},
        "elf": {"cards": [], "wounds": 1},
        "dwarf": {"cards": []},
    }
    one = scene(EMPTY | hurt, active="barbarian", chance=[dice(3, 4)])
    one.play("barbarian", "use_card_on barbarian healing-salve elf")
    assert (row(one, "barbarian").wounds, row(one, "elf").wounds) == (1, 8)
    two = scene(EMPTY | hurt, active="barbarian", chance=[dice(3), dice(5)])
    assert [words for words in two.offered("barbarian") if words.startswith("share")] == [
        "share_salve barbarian barbarian elf"
    ], "two different warriors who need it"
    two.play("barbarian", "share_salve barbarian barbarian elf")
    assert (row(two, "barbarian").wounds, row(two, "elf").wounds) == (4, 6)
    for stage in (one, two):
        assert "healing-salve" not in cards(stage, "barbarian")
        assert [ITEMS.name(item) for item in state(stage).old_treasures] == ["healing-salve"]


@rule("WQ-HEA-4")
def test_incense_heals_everybody_in_the_section_with_a_roll_each() -> None:
    stage = scene(
        {
            "barbarian": {"at": "1a1", "cards": ["incense-of-healing"], "wounds": 10},
            "elf": {"at": "1a2", "cards": [], "wounds": 1},
            "wizard": {"at": "2a1", "cards": [], "wounds": 1},
            "dwarf": {"at": "1a3", "cards": [], "wounds": 0},
        },
        dungeon=CORRIDOR,
        active="barbarian",
        chance=[dice(6, 6), dice(2, 3), dice(1, 1)],
    )
    stage.play("barbarian", "use_card barbarian incense-of-healing")
    wounds = [row(stage, name).wounds for name in PARTY]
    assert wounds == [12, 6, 1, 2], "not above the start, not in the next section, and it wakes the unconscious"


@rule("WQ-HEA-4")
def test_incense_is_not_lit_for_wounds_in_another_section() -> None:
    stage = scene(
        EMPTY | {"barbarian": {"at": "1a1", "cards": ["incense-of-healing"]}, "elf": {"at": "2a1", "wounds": 1}},
        dungeon=CORRIDOR,
        active="barbarian",
    )
    assert refused(stage, "barbarian", "use_card barbarian incense-of-healing") == ("card-without-effect", "WQ-EQP-1")


@rule("WQ-HEA-4", "WQ-EQP-2", "WQ-CMB-7")
@pytest.mark.parametrize(
    ("rolled", "left"),
    [
        ([dice(1), dice(2, 3)], 1),
        ([dice(2), dice(4)], 2),
        ([dice(3)], 6),
        ([dice(4), dice(3)], 9),
        ([dice(5), dice(2, 2)], 10),
        ([dice(6)], 12),
    ],
)
def test_the_magic_potion(rolled: list[Roll], left: int) -> None:
    stage = scene(
        EMPTY | {"wizard": {"cards": ["magic-potion"]}, "barbarian": {"cards": [], "wounds": 6}},
        active="wizard",
        chance=rolled,
    )
    stage.play("wizard", "use_card_on wizard magic-potion barbarian")
    assert row(stage, "barbarian").wounds == left, "toughness and furs do not help against it"
    assert cards(stage, "wizard") == []


@rule("WQ-WND-4", "WQ-WND-5")
def test_who_falls_by_his_own_potion_has_no_more_turn() -> None:
    stage = scene(
        EMPTY | {"barbarian": {"cards": ["magic-potion"], "wounds": 3}},
        active="barbarian",
        chance=[dice(1), dice(2, 2)],
    )
    stage.play("barbarian", "use_card_on barbarian magic-potion barbarian")
    assert row(stage, "barbarian").wounds == 0
    assert stage.asked == ("elf",), "the next one's turn"


# --- strength and protection ------------------------------------------------------------------------------------------


@rule("WQ-EQP-3", "WQ-EQP-9", "WQ-EQP-1")
def test_the_amulet_glows_once_a_turn() -> None:
    stage = scene(EMPTY | {"dwarf": {"cards": ["amulet-of-power"]}}, active="barbarian", chance=[dice(2)])
    assert refused(stage, "barbarian", "use_card dwarf amulet-of-power") is None
    window(stage, WARRIORS_PHASE_WINDOW)
    stage.play("dwarf", "use_card dwarf amulet-of-power")
    assert row(stage, "dwarf").now.strength == 2
    assert stage.decision == "own_turn_choice", "it is not offered again in the same window"
    assert cards(stage, "dwarf") == ["amulet-of-power*"]
    window(stage, WARRIORS_PHASE_WINDOW)
    assert stage.asked == ("dwarf",), "but in the next warriors' phase"


@rule("WQ-EQP-9", "WQ-CMB-7", "WQ-EQP-3")
def test_the_amulet_bursts_on_a_1() -> None:
    stage = scene(EMPTY | {"dwarf": {"cards": ["amulet-of-power"]}}, chance=[dice(1), dice(5)])
    window(stage, WARRIORS_PHASE_WINDOW)
    stage.play("dwarf", "use_card dwarf amulet-of-power")
    assert row(stage, "dwarf").wounds == row(stage, "dwarf").starting - 5, "unmodified"
    assert row(stage, "dwarf").now.strength == 0
    assert cards(stage, "dwarf") == []
    assert [ITEMS.name(item) for item in state(stage).old_treasures] == ["amulet-of-power"]


@rule("WQ-POW-5", "WQ-EQP-9", "WQ-EQP-1")
def test_the_chalice_replaces_the_die_for_power_and_event() -> None:
    stage = scene(EMPTY | {"dwarf": {"cards": ["chalice-of-fate"]}}, phase="power", chance=[dice(1), dice(5)])
    assert stage.asked == ("dwarf",)
    assert state(stage).power == 1
    stage.play("dwarf", "use_card dwarf chalice-of-fate")
    assert (state(stage).power, state(stage).power_die) == (5, 5)
    assert "power-rolled 5 5" in told(stage), "nothing was spent of the first"
    assert state(stage).phase == WARRIORS_PHASE, "no unexpected event"
    assert cards(stage, "dwarf") == ["chalice-of-fate*"], "kept, to be sold"


@rule("WQ-POW-5")
def test_the_second_die_stands_even_if_it_is_worse() -> None:
    stage = scene(
        EMPTY | {"dwarf": {"cards": ["chalice-of-fate"]}},
        phase="power",
        events=["minotaur"],
        chance=[dice(5), dice(1), counter("elf")],
    )
    stage.play("dwarf", "use_card dwarf chalice-of-fate")
    assert state(stage).power == 1
    assert stage.decision == "square_for_monster", "an unexpected event"


@rule("WQ-POW-5", "WQ-MAG-2")
@pytest.mark.parametrize(("second", "left"), [(6, 2), (3, 0)])
def test_what_was_spent_of_the_first_die_is_not_won_back_by_the_second(second: int, left: int) -> None:
    stage = scene(
        EMPTY | {"elf": {"cards": [], "wounds": 3}, "dwarf": {"cards": ["chalice-of-fate"]}},
        phase="power",
        spells=["heal-wounds"],
        chance=[dice(5), dice(3), dice(second)],
    )
    stage.play("wizard", "cast_on heal-wounds elf")
    assert state(stage).power == 1
    stage.play("dwarf", "use_card dwarf chalice-of-fate")
    assert (state(stage).power, state(stage).power_die) == (left, second)
    assert f"power-rolled-again {second} 4 {left}" in told(stage), "or the sum would be wrong"


@rule("WQ-EQP-1", "WQ-MIS-8")
def test_flash_powder_is_for_those_who_have_not_fought() -> None:
    stage = scene(
        EMPTY | {"barbarian": {"cards": ["flash-powder"], "fought": True}, "elf": {"fought": True}},
        active="wizard",
    )
    window(stage, ATTACK_WINDOW)
    stage.play("barbarian", "use_card barbarian flash-powder")
    assert [row(stage, name).now.attacks for name in PARTY] == [0, 0, 1, 1]


@rule("WQ-EQP-5", "WQ-EQP-9", "WQ-EQP-1")
def test_the_hell_mace_works_in_the_hand_and_once() -> None:
    held = {"dwarf": {"at": "1a1", "cards": ["hell-mace"]}}
    stage = scene(EMPTY | held, monsters={"minotaur-1": "1a2"}, active="dwarf")
    assert refused(stage, "dwarf", "use_card dwarf hell-mace") == ("card-without-effect", "WQ-EQP-1")
    stage.play("dwarf", "wield hell-mace")
    stage.play("dwarf", "use_card dwarf hell-mace")
    assert row(stage, "dwarf").now.attacks == 2
    assert refused(stage, "dwarf", "use_card dwarf hell-mace") == ("card-spent", "WQ-EQP-9")


@rule("WQ-EQP-1")
def test_the_hell_mace_is_let_loose_before_the_first_blow() -> None:
    held = {"dwarf": {"at": "1a1", "cards": ["hell-mace"], "weapon": "hell-mace", "fought": True}}
    stage = scene(EMPTY | held, monsters={"minotaur-1": "1a2"}, active="dwarf")
    assert refused(stage, "dwarf", "use_card dwarf hell-mace") == ("card-not-now", "WQ-EQP-1")


@rule("WQ-TRE-16", "WQ-EQP-9")
def test_nobody_chooses_the_invisible() -> None:
    stage = scene(EMPTY | {"elf": {"cards": ["invisibility-ring"]}}, active="barbarian")
    window(stage, MONSTER_ATTACK_WINDOW, MONSTERS_PHASE)
    stage.play("elf", "use_card elf invisibility-ring")
    assert row(stage, "elf").conditions == INVISIBLE
    assert not is_reachable(row(stage, "elf"))
    assert not is_reachable(row(stage, "elf"), by_hand=False)
    assert cards(stage, "elf") == ["invisibility-ring*"]


@rule("WQ-EQP-9")
def test_a_card_used_once_is_still_sold_unless_it_must_be_unused() -> None:
    stage = scene(
        EMPTY
        | {
            "elf": {
                "cards": [
                    {"card": "invisibility-ring", "used": True},
                    {"card": "dragon-shield", "used": True},
                    {"card": "orb-of-might", "charges": 3},
                ]
            }
        }
    )
    held = [each for each in state(stage).cards if each.holder == WARRIORS.number("elf")]
    assert [sale_value(stage.game, each) for each in held] == [175, 0, 150]


# --- when and by whom -------------------------------------------------------------------------------------------------


@rule("WQ-EQP-1", "WQ-EQP-3")
def test_what_is_for_any_time_is_for_every_phase() -> None:
    stage = scene(EMPTY | {"elf": {"cards": ["flash-powder"]}}, active="barbarian")
    for moment, phase in (
        (POWER_ROLL_WINDOW, POWER),
        (EVENT_WINDOW, POWER),
        (PLACING_WINDOW, MONSTERS_PHASE),
        (MONSTER_ATTACK_WINDOW, MONSTERS_PHASE),
        (ATTACK_WINDOW, WARRIORS_PHASE),
    ):
        window(stage, moment, phase)
        assert stage.asked == ("elf",)
        assert "use_card elf flash-powder" in stage.offered("elf")
        stage.play("elf", "pass")


@rule("WQ-EQP-1")
def test_a_time_is_written_for_every_card_that_is_used() -> None:
    assert {ITEMS.names[item] for item in WHEN} == {
        "healing-potion",
        "amulet-of-power",
        "chalice-of-fate",
        "firebomb",
        "flash-powder",
        "healing-salve",
        "hell-mace",
        "incense-of-healing",
        "invisibility-ring",
        "lightning-fire-ring",
        "magic-potion",
        "quake-scroll",
        "throwing-spear",
        "talon-of-death",
        "time-freezing-ring",
    }


@rule("WQ-EQP-10", "WQ-HEA-6")
def test_healing_and_other_cards_of_the_unconscious() -> None:
    stage = scene(EMPTY | {"elf": {"cards": [], "wounds": 0}})
    s, elf = state(stage), WARRIORS.number("elf")
    assert able(s, elf, ITEMS.number("magic-potion"))
    assert not able(s, elf, ITEMS.number("quake-scroll"))
    assert hurt_warriors(s) == [elf]


def test_what_happens_is_told() -> None:
    stage = scene(EMPTY | {"elf": {"cards": ["flash-powder"]}}, active="elf")
    stage.play("elf", "use_card elf flash-powder")
    assert told(stage)[0] == "card-used elf flash-powder"
    happens(stage)
