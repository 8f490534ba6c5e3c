"""The armoury (HQ-CAM-3, HQ-CAM-6, HQ-EQP-9)."""

from tests.citing import rule
from tests.games.heroquest.goods import FALLEN, ending, in_hand, items, sheet, worn
from tests.games.heroquest.scene import PARTY, refused, scene, state, steps

from lanterne.games.heroquest import BOX
from lanterne.lab.stage import Stage


@rule("HQ-CAM-3", "HQ-EQP-9", "HQ-EQP-3")
def test_gold_buys_equipment_in_any_number_also_what_the_buyer_cannot_use() -> None:
    stage = ending({"wizard": {"at": "c3", "gold": 325}})
    settled_up_to(stage, "wizard")
    stage.play("wizard", "buy shortsword 150")
    stage.play("wizard", "buy shortsword 150")
    assert items(stage, "wizard") == ["dagger", "shortsword", "shortsword"]
    assert in_hand(stage, "wizard") == "dagger"
    assert sheet(stage, "wizard").gold == 25
    assert refused(stage, "wizard", "buy helmet 125") == ("too-dear", "HQ-CAM-3")
    stage.play("wizard", "buy dagger 25")
    assert sheet(stage, "wizard").gold == 0


def settled_up_to(stage: Stage, hero: str) -> None:
    """The heroes before this one have left the armoury."""
    while stage.asked != (hero,):
        stage.play(stage.asked[0], "leave_armoury")


@rule("HQ-CAM-3")
def test_in_a_quest_nothing_is_bought() -> None:
    assert "buy" not in steps(scene({"barbarian": {"at": "k8", "gold": 900}}), "barbarian")


@rule("HQ-CAM-6", "HQ-VAR-1")
def test_nothing_is_sold_but_in_the_variant_for_half_the_price() -> None:
    rich = {"barbarian": {"at": "b2", "items": ["dagger", "orcs-bane", "helmet"], "worn": ["helmet"]}}
    assert refused(ending(rich), "barbarian", "sell dagger 12") == ("no-selling", "HQ-CAM-6")
    stage = ending(rich, settings={"sell_half": "on"})
    sold = [words for words in stage.offered("barbarian") if words.startswith("sell")]
    assert sold == ["sell dagger 12", "sell helmet 62"]
    stage.play("barbarian", "sell helmet 62")
    assert (sheet(stage, "barbarian").gold, worn(stage, "barbarian")) == (62, [])


@rule("HQ-EQP-7", "HQ-EQP-6")
def test_body_armour_is_changed_between_quests() -> None:
    hero = {"at": "b2", "gold": 0, "items": ["chain-mail", "plate-mail"], "worn": ["plate-mail"]}
    stage = ending({"barbarian": hero})
    stage.play("barbarian", "wear chain-mail")
    assert worn(stage, "barbarian") == ["chain-mail"]
    stage.play("barbarian", "take_off chain-mail")
    assert worn(stage, "barbarian") == []


@rule("HQ-ITM-1", "HQ-ITM-3")
def test_between_quests_things_change_hands_without_adjacency_but_not_to_the_dead() -> None:
    stage = ending({"barbarian": {"at": "b2", "items": ["tool-kit"], "gold": 10}, "wizard": FALLEN})
    stage.play("wizard", "stay_away wizard")
    stage.play("barbarian", "give_to elf")
    stage.play("barbarian", "give elf tool-kit")
    assert "tool-kit" in items(stage, "elf")
    assert refused(stage, "barbarian", "give_to wizard") == ("not-here", "HQ-ITM-3")


@rule("HQ-EQP-7", "HQ-ITM-1")
def test_who_has_left_the_armoury_may_still_put_on_what_comrades_hand_over() -> None:
    plated = {"at": "b2", "items": ["chain-mail"], "worn": ["chain-mail"]}
    stage = ending({"barbarian": plated, "dwarf": {"at": "c2", "gold": 850}, "elf": plated})
    settled_up_to(stage, "dwarf")
    stage.play("dwarf", "buy plate-mail 850")
    stage.play("dwarf", "give_to barbarian")
    stage.play("dwarf", "give barbarian plate-mail")
    assert (stage.decision, stage.asked) == ("change_armour", ("barbarian",))
    stage.play("barbarian", "change_into barbarian plate-mail")
    assert worn(stage, "barbarian") == ["plate-mail"]


@rule("HQ-EQP-7")
def test_who_is_still_to_come_to_the_armoury_dresses_there() -> None:
    stage = ending(
        {
            "barbarian": {"at": "b2", "gold": 850},
            "dwarf": {"at": "c2", "items": ["chain-mail"], "worn": ["chain-mail"]},
        }
    )
    stage.play("barbarian", "buy plate-mail 850")
    stage.play("barbarian", "give_to dwarf")
    stage.play("barbarian", "give dwarf plate-mail")
    assert (stage.decision, stage.asked) == ("shopping", ("barbarian",))
    settled_up_to(stage, "dwarf")
    stage.play("dwarf", "wear plate-mail")
    assert worn(stage, "dwarf") == ["plate-mail"]


@rule("HQ-VAR-1")
def test_before_a_single_quest_each_hero_has_gold_to_spend() -> None:
    stage = Stage(BOX, (*PARTY, "zargon"), settings={"play": "single-quest", "quest": 4})
    assert (stage.decision, stage.asked) == ("shopping", ("barbarian",))
    assert [state(stage).sheets[hero].gold for hero in range(4)] == [300] * 4
    stage.play("barbarian", "buy broadsword 250")
    for hero in PARTY:
        stage.play(hero, "leave_armoury")
    assert (sheet(stage, "barbarian").gold, sheet(stage, "elf").gold) == (50, 300)
    assert state(stage).quest == 3
    first = Stage(BOX, (*PARTY, "zargon"), settings={"play": "single-quest", "quest": 1})
    assert first.decision == "choose_group"
