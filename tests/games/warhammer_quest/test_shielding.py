"""Cards against a hit, the only ones between a hit and its damage, and the talisman for one's own (WQ-EQP-4)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.moments import EMPTY, cards, happens, told
from tests.games.warhammer_quest.scene import Roll, dice, foe, refused, row, scene, state, steps

from lanterne.games.warhammer_quest.state import ITEMS, WARRIORS
from lanterne.lab.stage import Stage


def hit(held: object, *, chance: list[Roll], **barbarian: object) -> Stage:
    """A minotaur hits the barbarian, who has this card on his arm, on a die of 6."""
    item = held["card"] if isinstance(held, dict) else held
    stage = scene(
        {
            "barbarian": {"at": "1a1", "cards": [held], "shield": item, **barbarian},
            "elf": {"at": "1d1", "cards": ["healing-potion"], "wounds": 2},
            "wizard": {"at": "1d2", "cards": [], "wounds": 2},
            "dwarf": {"at": "1d3", "cards": []},
        },
        monsters={"minotaur-1": "1a2"},
        spells=["fireball", "shield", "heal-wounds"],
        power=6,
        active="dwarf",
        chance=[dice(6), *chance],
    )
    happens(stage, ("monster_blow", state(stage).monsters[0].foe, WARRIORS.number("barbarian")))
    return stage


def lost(stage: Stage, warrior: str = "barbarian") -> int:
    """The wounds that a warrior has lost."""
    return row(stage, warrior).starting - row(stage, warrior).wounds


@rule("WQ-EQP-4", "WQ-EQP-9", "WQ-MAG-7")
def test_only_the_card_against_the_hit_is_asked_for() -> None:
    """The elf's potion, a wizard with power for everything: nobody is asked between the hit and its damage."""
    stage = hit("dragon-shield", chance=[])
    assert stage.decision == "hit_on_self"
    assert stage.asked == ("barbarian",)
    assert stage.offered("barbarian") == ["shield_with barbarian dragon-shield", "take_the_hit"]
    stage.play("barbarian", "shield_with barbarian dragon-shield")
    assert lost(stage) == 0
    assert stage.decision == "own_turn_choice"
    assert "dragon-shield*" in cards(stage, "barbarian"), "one use, and it is kept"


@rule("WQ-EQP-4", "WQ-MAG-7")
def test_the_hit_may_be_taken() -> None:
    stage = hit("dragon-shield", chance=[dice(1, 2)])
    stage.play("barbarian", "take_the_hit")
    assert lost(stage) == 3, "3 + 4 - 4"
    assert "dragon-shield" in cards(stage, "barbarian")
    assert stage.decision == "own_turn_choice"


@rule("WQ-EQP-4", "WQ-EQP-9")
def test_a_spent_shield_is_no_help() -> None:
    stage = hit({"card": "dragon-shield", "used": True}, chance=[dice(1, 2)])
    assert lost(stage) == 3


@rule("WQ-EQP-9", "WQ-EQP-4")
def test_deliverance_absorbs_as_often_as_it_has_charges() -> None:
    stage = hit({"card": "shield-of-deliverance", "charges": 2}, chance=[dice(6)])
    stage.play("barbarian", "shield_with barbarian shield-of-deliverance")
    assert "shield-of-deliverance" in cards(stage, "barbarian")
    happens(stage, ("monster_blow", state(stage).monsters[0].foe, WARRIORS.number("barbarian")))
    stage.play("barbarian", "shield_with barbarian shield-of-deliverance")
    assert lost(stage) == 0
    assert "shield-of-deliverance" not in cards(stage, "barbarian")
    assert [ITEMS.name(item) for item in state(stage).old_treasures] == ["shield-of-deliverance"]


@rule("WQ-EQP-4", "WQ-EQP-9", "WQ-CMB-7")
@pytest.mark.parametrize(
    ("die", "more", "wounds", "kept"),
    [(5, [], 0, True), (6, [], 0, True), (2, [dice(1, 2)], 3, True), (1, [dice(4), dice(1, 2)], 7, False)],
)
def test_the_enchanted_shield(die: int, more: list[Roll], wounds: int, kept: bool) -> None:
    stage = hit("enchanted-shield", chance=[dice(die), *more])
    stage.play("barbarian", "shield_with barbarian enchanted-shield")
    assert lost(stage) == wounds, "when it bursts it hurts, unmodified, and the blow still counts"
    assert ("enchanted-shield" in cards(stage, "barbarian")) is kept
    assert stage.decision == "own_turn_choice"


@rule("WQ-EQP-4", "WQ-EQP-9")
@pytest.mark.parametrize(("die", "kept"), [(3, False), (4, True)])
def test_the_fur_cloak_toughens_for_one_blow_and_may_be_ruined_after_it(die: int, kept: bool) -> None:
    stage = hit("fur-cloak", chance=[dice(2, 2), dice(die)])
    stage.play("barbarian", "shield_with barbarian fur-cloak")
    assert lost(stage) == 3, "4 + 4 - 5 instead of 4"
    assert ("fur-cloak" in cards(stage, "barbarian")) is kept
    assert told(stage)[-1].startswith("cloak"), "the damage came first"
    assert row(stage, "barbarian").now.toughness == 0


@rule("WQ-EQP-10", "WQ-EQP-5")
@pytest.mark.parametrize("told_of", [{"conditions": ["webbed"]}, {"shield": "fur-cloak"}])
def test_a_shield_in_the_pack_or_on_a_webbed_arm_does_nothing(told_of: dict[str, object]) -> None:
    stage = hit("dragon-shield", chance=[dice(1, 2)], **told_of)
    assert stage.decision == "own_turn_choice"
    assert lost(stage) == 3


# --- the lucky talisman -----------------------------------------------------------------------------------------------


@rule("WQ-EQP-1", "WQ-EQP-9")
def test_the_talisman_hits_without_a_roll_once() -> None:
    stage = scene(
        {
            "barbarian": {"at": "1d1", "cards": []},
            "elf": {"at": "1d2", "cards": []},
            "wizard": {"at": "1d3", "cards": []},
            "dwarf": {"at": "1a1", "cards": ["lucky-talisman", "flash-powder"]},
        },
        monsters={"minotaur-1": "1a2"},
        active="dwarf",
        chance=[dice(5, 4)],
    )
    stage.play("dwarf", "use_card dwarf flash-powder")
    stage.play("dwarf", "strike_with_luck minotaur-1")
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.wounds == 15 - (5 + 3 - 4), "no die was rolled to hit"
    assert cards(stage, "dwarf") == ["lucky-talisman*"]
    assert "strike" in steps(stage, "dwarf"), "the second attack is rolled for"
    assert refused(stage, "dwarf", "strike_with_luck minotaur-1") == ("luck-used-up", "WQ-EQP-9")


@rule("WQ-EQP-1", "WQ-EQP-9")
def test_a_lucky_shot() -> None:
    stage = scene(
        EMPTY | {"elf": {"at": "1a1", "cards": ["lucky-talisman"]}, "barbarian": {"at": "1a2", "cards": []}},
        monsters={"minotaur-1": "1d2"},
        active="elf",
        chance=[dice(6)],
    )
    stage.play("elf", "shoot_with_luck minotaur-1")
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.wounds == 15 - (6 + 3 - 4)
    assert cards(stage, "elf") == ["lucky-talisman*"]


@rule("WQ-EQP-9", "WQ-CMB-11")
def test_the_talisman_keeps_its_luck_if_the_target_goes_before_the_blow() -> None:
    """The blow is declared; in the window after the movement the wizard's scroll kills the target."""
    stage = scene(
        {
            "barbarian": {"at": "1d1", "cards": []},
            "elf": {"at": "1d2", "cards": []},
            "wizard": {"at": "1d3", "cards": ["hand-of-death-scroll"]},
            "dwarf": {"at": "1a1", "cards": ["lucky-talisman"]},
        },
        monsters={"skaven-1": "1a2"},
        active="dwarf",
        chance=[dice(6, 6, 6)],
    )
    stage.play("dwarf", "strike_with_luck skaven-1")
    stage.play("wizard", "read_scroll hand-of-death-scroll skaven-1")
    assert foe(stage, "skaven-1") is None
    assert cards(stage, "dwarf") == ["lucky-talisman"]
    assert not row(stage, "dwarf").fought


@rule("WQ-EQP-9", "WQ-CMB-11")
def test_a_lucky_shot_is_kept_too() -> None:
    stage = scene(
        EMPTY
        | {
            "elf": {"at": "1a1", "cards": ["lucky-talisman"]},
            "wizard": {"at": "1a3", "cards": ["hand-of-death-scroll"]},
        },
        monsters={"skaven-1": "1d1"},
        active="elf",
        chance=[dice(6, 6, 6)],
    )
    stage.play("elf", "shoot_with_luck skaven-1")
    stage.play("wizard", "read_scroll hand-of-death-scroll skaven-1")
    assert cards(stage, "elf") == ["lucky-talisman"]
    assert not row(stage, "elf").fought
