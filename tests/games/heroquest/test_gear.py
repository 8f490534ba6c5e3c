"""Weapons and armour: owning, readying, wearing (HQ-EQP)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.goods import in_hand, items, row, sheet, worn
from tests.games.heroquest.scene import refused, scene, state, steps

ORC_IN_VIEW = [{"foe": "orc", "at": "p12"}]
"""In the central hall."""


def finding(*found: str, **hero: Any) -> dict[str, Any]:
    """A hero in the central hall next to a pile of these things."""
    return {"heroes": {"barbarian": {"at": "k8", **hero}}, "piles": [{"at": "l8", "items": list(found)}]}


@rule("HQ-EQP-3", "HQ-EQP-2")
def test_a_hero_may_own_any_number_also_of_things_for_others() -> None:
    stage = scene(**finding("wizards-cloak", "shortsword", "shortsword", "plate-mail", "chain-mail"))
    stage.play("barbarian", "take_all l8")
    owned = items(stage, "barbarian")
    assert sorted(owned) == sorted(
        ["broadsword", "chain-mail", "plate-mail", "shortsword", "shortsword", "wizards-cloak"]
    )
    assert list(sheet(stage, "barbarian").items) == sorted(sheet(stage, "barbarian").items)
    assert "wizards-cloak" not in worn(stage, "barbarian")


@rule("HQ-EQP-2")
@pytest.mark.parametrize(
    ("hero", "item", "message"),
    [
        ("wizard", "shortsword", "not-for-this-hero"),
        ("wizard", "staff", None),
        ("dwarf", "wizards-staff", "not-for-this-hero"),
    ],
)
def test_only_those_whom_the_card_names_ready_a_weapon(hero: str, item: str, message: str | None) -> None:
    stage = scene({hero: {"at": "k8", "items": ["dagger", item], "readied": "dagger"}}, active=hero)
    refusal = refused(stage, hero, f"ready {item}")
    assert refusal == ((message, "HQ-EQP-2") if message else None)
    assert stage.is_open(hero, f"ready {item}") == (message is None)


@rule("HQ-EQP-4")
def test_the_weapon_in_hand_changes_freely_until_the_hero_attacks() -> None:
    hero = {"at": "k8", "items": ["broadsword", "dagger", "dagger"], "readied": "broadsword"}
    stage = scene({"barbarian": hero}, points=3)
    stage.play("barbarian", "ready dagger")
    assert in_hand(stage, "barbarian") == "dagger"
    stage.play("barbarian", "walk k9")
    stage.play("barbarian", "ready broadsword")
    assert in_hand(stage, "barbarian") == "broadsword"
    assert state(stage).points == 2
    assert not row(stage, "barbarian").acted


@rule("HQ-EQP-4")
def test_after_an_attack_the_weapon_stays_in_hand_even_if_the_hero_would_give_it_away() -> None:
    hero = {"at": "k8", "items": ["broadsword", "dagger"], "readied": "broadsword"}
    stage = scene({"barbarian": hero, "dwarf": "l8"}, struck=True)
    assert refused(stage, "barbarian", "ready dagger") == ("weapon-stays", "HQ-EQP-4")
    stage.play("barbarian", "give_to dwarf")
    assert refused(stage, "barbarian", "give dwarf broadsword") == ("weapon-stays", "HQ-EQP-4")
    assert stage.is_open("barbarian", "give dwarf dagger")


@rule("HQ-EQP-4")
def test_of_two_equal_weapons_the_other_one_can_be_given_after_an_attack() -> None:
    hero = {"at": "k8", "items": ["dagger", "dagger"], "readied": "dagger"}
    stage = scene({"barbarian": hero, "dwarf": "l8"}, struck=True)
    stage.play("barbarian", "give_to dwarf")
    stage.play("barbarian", "give dwarf dagger")
    assert in_hand(stage, "barbarian") == "dagger"


@rule("HQ-EQP-4")
def test_a_weapon_picked_up_after_an_attack_is_not_readied_but_one_before_it_is() -> None:
    for struck, held in ((True, "none"), (False, "shortsword")):
        stage = scene(**finding("shortsword", items=["tool-kit"]), struck=struck)
        stage.play("barbarian", "take_all l8")
        assert in_hand(stage, "barbarian") == held


@rule("HQ-EQP-5", "HQ-EQP-4")
def test_a_weapon_for_both_hands_is_put_away_to_use_the_shield() -> None:
    hero = {"at": "k8", "items": ["battle-axe", "shield"], "worn": ["shield"], "readied": "battle-axe"}
    stage = scene({"barbarian": hero})
    stage.play("barbarian", "empty_hands")
    assert in_hand(stage, "barbarian") == "none"
    assert "empty_hands" not in steps(stage, "barbarian")
    for other in ({"readied": "battle-axe", "worn": []}, {"items": ["broadsword", "shield"], "readied": "broadsword"}):
        assert "empty_hands" not in steps(scene({"barbarian": hero | other}), "barbarian")
    assert refused(scene({"barbarian": hero}, struck=True), "barbarian", "empty_hands") == (
        "weapon-stays",
        "HQ-EQP-4",
    )


@rule("HQ-EQP-6")
def test_what_is_found_is_worn_if_its_place_is_free() -> None:
    stage = scene(**finding("helmet", "shield", "bracers"))
    stage.play("barbarian", "take_all l8")
    assert worn(stage, "barbarian") == ["helmet", "shield", "bracers"]


@rule("HQ-EQP-6")
def test_two_pieces_for_one_place_are_never_worn_together() -> None:
    hero = {"at": "k8", "items": ["borins-armor", "helmet", "chain-mail"], "worn": ["helmet", "chain-mail"]}
    stage = scene({"barbarian": hero}, piles=[{"at": "l8", "items": ["helmet", "plate-mail"]}])
    stage.play("barbarian", "take_all l8")
    stage.play("barbarian", "change_into barbarian plate-mail")
    assert worn(stage, "barbarian") == ["helmet", "plate-mail"]
    assert items(stage, "barbarian").count("helmet") == 2


@rule("HQ-EQP-7")
def test_body_armour_is_not_changed_in_the_dungeon() -> None:
    hero = {"at": "k8", "items": ["plate-mail", "chain-mail", "helmet"], "worn": ["chain-mail"]}
    stage = scene({"barbarian": hero, "dwarf": "l8"})
    assert refused(stage, "barbarian", "wear plate-mail") == ("body-armour-stays", "HQ-EQP-7")
    stage.play("barbarian", "wear helmet")
    assert worn(stage, "barbarian") == ["helmet", "chain-mail"]
    stage.play("barbarian", "give_to dwarf")
    assert refused(stage, "barbarian", "give dwarf chain-mail") == ("body-armour-stays", "HQ-EQP-7")
    assert stage.is_open("barbarian", "give dwarf plate-mail")
    assert stage.is_open("barbarian", "give dwarf helmet")


@rule("HQ-EQP-7")
def test_a_piece_picked_up_with_no_monster_in_view_may_be_put_on_at_once_and_only_then() -> None:
    told = finding("plate-mail", items=["chain-mail"], worn=["chain-mail"])
    stage = scene(**told)
    stage.play("barbarian", "take_all l8")
    assert stage.decision == "change_armour"
    stage.play("barbarian", "pack_away plate-mail")
    assert worn(stage, "barbarian") == ["chain-mail"]
    assert refused(stage, "barbarian", "wear plate-mail") == ("body-armour-stays", "HQ-EQP-7")
    stage = scene(**told)
    stage.play("barbarian", "take_all l8")
    stage.play("barbarian", "change_into barbarian plate-mail")
    assert worn(stage, "barbarian") == ["plate-mail"]


@rule("HQ-EQP-7")
@pytest.mark.parametrize("wearing", [[], ["chain-mail"]])
def test_with_a_monster_in_view_a_piece_is_only_carried_along(wearing: list[str]) -> None:
    stage = scene(**finding("plate-mail", items=wearing, worn=wearing), monsters=ORC_IN_VIEW)
    stage.play("barbarian", "take_all l8")
    assert stage.decision == "turn_choice"
    assert worn(stage, "barbarian") == wearing


@rule("HQ-EQP-7")
def test_the_hero_who_is_given_body_armour_is_asked_out_of_turn() -> None:
    giver = {"at": "k8", "items": ["borins-armor"]}
    stage = scene({"barbarian": giver, "dwarf": {"at": "l8", "items": ["bracers"], "worn": ["bracers"]}})
    stage.play("barbarian", "give_to dwarf")
    stage.play("barbarian", "give dwarf borins-armor")
    assert stage.asked == ("dwarf",)
    stage.play("dwarf", "change_into dwarf borins-armor")
    assert worn(stage, "dwarf") == ["borins-armor"]
    assert stage.asked == ("barbarian",)


@rule("HQ-ITM-10", "HQ-EQP-2")
def test_rings_are_worn_by_any_hero_who_may_use_them() -> None:
    stage = scene(**finding("spell-ring", "talisman-of-lore"))
    stage.play("barbarian", "take_all l8")
    assert worn(stage, "barbarian") == ["talisman-of-lore"]
    stage.play("barbarian", "end_turn")


@rule("HQ-ITM-11")
def test_the_ring_raises_present_and_greatest_points_and_takes_both_back() -> None:
    stage = scene(
        {"barbarian": {"at": "k8", "body": 3}, "dwarf": {"at": "l8", "body": 7}},
        piles=[{"at": "k9", "items": ["ring-of-fortitude", "talisman-of-lore"]}],
    )
    stage.play("barbarian", "take_all k9")
    assert (row(stage, "barbarian").body, row(stage, "barbarian").mind) == (4, 3)
    stage.play("barbarian", "give_to dwarf")
    stage.play("barbarian", "give dwarf ring-of-fortitude")
    assert (row(stage, "barbarian").body, row(stage, "dwarf").body) == (3, 8)
    stage.play("barbarian", "give_to dwarf")
    stage.play("barbarian", "give dwarf talisman-of-lore")
    assert (row(stage, "barbarian").mind, row(stage, "dwarf").mind) == (2, 4)


@rule("HQ-ITM-11")
def test_giving_the_ring_away_never_takes_the_last_body_point() -> None:
    hero = {"at": "k8", "items": ["ring-of-fortitude"], "worn": ["ring-of-fortitude"], "body": 1}
    stage = scene({"barbarian": hero, "dwarf": "l8"})
    stage.play("barbarian", "give_to dwarf")
    stage.play("barbarian", "give dwarf ring-of-fortitude")
    assert row(stage, "barbarian").body == 1


@rule("HQ-EQP-7")
def test_body_armour_found_by_a_search_may_be_put_on_at_once() -> None:
    hero = {"at": "k8", "items": ["chain-mail"], "worn": ["chain-mail"]}
    stage = scene({"barbarian": hero}, finds=[{"room": "room-11", "items": ["borins-armor"]}])
    stage.play("barbarian", "search_for_treasure")
    assert (stage.decision, stage.asked) == ("change_armour", ("barbarian",))
    stage.play("barbarian", "change_into barbarian borins-armor")
    assert worn(stage, "barbarian") == ["borins-armor"]
    assert stage.decision == "turn_choice"
