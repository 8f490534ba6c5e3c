"""Equipping: trainings, slots, the Equip action, and what becomes of cards found."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, refused, run, scene, seat, state, steps, told

from lanterne.games.dungeon_run.content.dice_effects import Armour, Dice
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT, SUMMONING_STONE
from lanterne.games.dungeon_run.rules.equipment import CHANGES, allot, may_equip, slot_is_full
from lanterne.games.dungeon_run.rules.held import powers_of
from lanterne.games.dungeon_run.state import CARDS, HERO_IDS
from lanterne.lab.stage import Stage

MONSTER_HERE = {"entrance": {"monster": "slime"}}


def equipped(stage: Stage, name: str) -> list[str]:
    return [str(CARDS.name(card)) for card in hero(stage, name).equipped]


def loot(stage: Stage, name: str) -> list[str]:
    return [str(CARDS.name(card)) for card in hero(stage, name).loot]


def picks(stage: Stage) -> list[str]:
    """What may be picked first, in the draft that waits."""
    choice = stage.game.choice
    assert choice is not None
    assert choice.draft is not None
    (asked,) = choice.seats
    return [stage.words(call) for call in choice.draft.picks(state(stage), asked, (), *choice.about)]


# --- what fits --------------------------------------------------------------------------------------------------------


@rule("DR-EQP-7", "DR-EQP-13", "DR-STO-3")
@pytest.mark.parametrize("card", [str(CARDS.name(card)) for card in EQUIPMENT])
@pytest.mark.parametrize("name", ["vargagg", "stabbins", "emma-goodluck", "birodin"])
def test_a_card_is_for_heroes_of_its_trainings(card: str, name: str) -> None:
    stage = scene((name, "dorgan"))
    number = CARDS.number(card)
    training = HEROES[HERO_IDS.number(name)].training
    expected = training in EQUIPMENT[number].trainings
    assert may_equip(state(stage), 0, number) is expected
    if number == SUMMONING_STONE:
        assert expected


@rule("DR-EQP-8")
def test_each_slot_has_room_for_one_card_and_cards_without_slot_for_any_number() -> None:
    axe, daggers, coin, keys, helm = (
        CARDS.number(name) for name in ("guild-axe", "twin-daggers", "lucky-coin", "skeleton-keys", "horned-helm")
    )
    assert slot_is_full(daggers, [axe])
    assert not slot_is_full(helm, [axe])
    assert not slot_is_full(keys, [coin, keys])


# --- the action -------------------------------------------------------------------------------------------------------


@rule("DR-EQP-1", "DR-EQP-6", "DR-LOT-1")
def test_an_equip_action_adds_removes_and_exchanges_any_number_of_cards() -> None:
    vargagg = {
        "loot": ["goblin", "guild-axe", "horned-helm", "sceptre-of-sparks"],
        "equipped": ["vanguard-longsword", "lucky-coin"],
    }
    stage = scene({"vargagg": vargagg, "emma-goodluck": {}})
    stage.play("vargagg", "rearrange")
    assert picks(stage) == [
        "wear guild-axe vargagg",
        "wear horned-helm vargagg",
        "take_off vanguard-longsword",
        "take_off lucky-coin",
    ]
    assert not stage.is_open("vargagg", "change_equipment [wear sceptre-of-sparks 0]"), "he lacks the training"
    stage.play("vargagg", "change_equipment [wear guild-axe 0] [wear horned-helm 0] [take_off lucky-coin]")
    assert equipped(stage, "vargagg") == ["guild-axe", "horned-helm"]
    assert loot(stage, "vargagg") == ["goblin", "vanguard-longsword", "sceptre-of-sparks", "lucky-coin"]
    assert hero(stage, "vargagg").actions == 1
    assert stage.decision == "take_action"


@rule("DR-EQP-6")
def test_a_card_works_only_while_it_is_equipped() -> None:
    stage = scene({"vargagg": {"loot": ["buckler"]}, "emma-goodluck": {}})
    assert Armour not in powers_of(state(stage), 0).static
    stage.play("vargagg", "rearrange")
    stage.play("vargagg", "change_equipment [wear buckler 0]")
    assert Armour in powers_of(state(stage), 0).static
    stage.play("vargagg", "rearrange")
    stage.play("vargagg", "change_equipment [take_off buckler]")
    assert Armour not in powers_of(state(stage), 0).static


@rule("DR-EQP-8", "DR-EQP-1")
def test_two_cards_of_one_slot_are_never_picked_together() -> None:
    stage = scene({"vargagg": {"loot": ["guild-axe", "vanguard-longsword"]}, "emma-goodluck": {}})
    stage.play("vargagg", "rearrange")
    both = "change_equipment [wear guild-axe 0] [wear vanguard-longsword 0]"
    assert not stage.is_open("vargagg", both)
    stage.play("vargagg", "change_equipment [wear guild-axe 0]")
    stage.play("vargagg", "rearrange")
    assert not stage.is_open("vargagg", "change_equipment [take_off guild-axe] [wear vanguard-longsword 0]")
    stage.play("vargagg", "change_equipment [wear vanguard-longsword 0]")
    assert (equipped(stage, "vargagg"), loot(stage, "vargagg")) == (["vanguard-longsword"], ["guild-axe"])


@rule("DR-EQP-1")
def test_nothing_need_change_and_that_costs_nothing() -> None:
    stage = scene({"vargagg": {"equipped": ["buckler"]}, "emma-goodluck": {}})
    stage.play("vargagg", "rearrange")
    stage.play("vargagg", "change_equipment")
    assert equipped(stage, "vargagg") == ["buckler"]
    assert (hero(stage, "vargagg").actions, hero(stage, "vargagg").equips) == (2, 0)
    assert (stage.events, stage.decision) == ([], "take_action")
    stage.play("vargagg", "rearrange")
    stage.play("vargagg", "change_equipment [take_off buckler]")
    assert (hero(stage, "vargagg").actions, hero(stage, "vargagg").equips) == (1, 1)


@rule("DR-EQP-1", "DR-EQP-5")
def test_beside_a_monster_looking_at_ones_equipment_is_not_the_one_equip_action() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime"}}
    vargagg = {"tile": "corridor-8", "equipped": ["buckler"]}
    stage = scene({"vargagg": vargagg, "emma-goodluck": {}}, tiles=tiles)
    stage.play("vargagg", "rearrange")
    stage.play("vargagg", "change_equipment")
    stage.play("vargagg", "rearrange")
    stage.play("vargagg", "change_equipment [take_off buckler]")
    assert refused(stage, "vargagg", "rearrange") == ("equipped-already", "DR-EQP-5")


@rule("DR-EQP-1")
def test_who_has_nothing_to_equip_or_remove_is_told_so() -> None:
    stage = scene({"vargagg": {"loot": ["goblin", "sceptre-of-sparks"]}, "emma-goodluck": {}})
    assert refused(stage, "vargagg", "rearrange") == ("nothing-to-equip", "DR-EQP-1")


@rule("DR-RND-2", "DR-EQP-1")
def test_who_has_no_action_left_equips_nothing_though_something_else_is_free() -> None:
    emma = {"abilities": ["emma-goodluck-borrowed-time"], "loot": ["healing-draught"]}
    tired = scene({"emma-goodluck": emma | {"lost": 2}, "dorgan": {}})
    assert refused(tired, "emma-goodluck", "rearrange") == ("no-action-left", "DR-RND-2")
    assert scene({"emma-goodluck": emma, "dorgan": {}}).is_open("emma-goodluck", "rearrange")


@rule("DR-EQP-5")
def test_with_a_monster_on_the_tile_a_hero_equips_once_in_a_turn() -> None:
    heroes = {"vargagg": {"loot": ["buckler", "guild-axe"]}, "emma-goodluck": {}}
    stage = scene(heroes, tiles=MONSTER_HERE)
    stage.play("vargagg", "rearrange")
    stage.play("vargagg", "change_equipment [wear buckler 0]")
    assert refused(stage, "vargagg", "rearrange") == ("equipped-already", "DR-EQP-5")
    assert refused(stage, "vargagg", "open_trade 1") == ("equipped-already", "DR-EQP-5")
    without = scene(heroes)
    without.play("vargagg", "rearrange")
    without.play("vargagg", "change_equipment [wear buckler 0]")
    assert {"rearrange", "open_trade"} <= steps(without, "vargagg")


@rule("DR-RND-2")
def test_an_equip_action_needs_an_action() -> None:
    stage = scene({"vargagg": {"loot": ["buckler"]}, "emma-goodluck": {}})
    for change in ("[wear buckler 0]", "[take_off buckler]"):
        stage.play("vargagg", "rearrange")
        stage.play("vargagg", f"change_equipment {change}")
    assert stage.asked == ("emma-goodluck",)


# --- powers -----------------------------------------------------------------------------------------------------------

BAG = "dorgan-well-packed-bag"
JURY_RIG = "dorgan-jury-rig"


@rule("DR-ABI-27")
def test_well_packed_bag_pays_for_the_first_equip_action_of_the_turn() -> None:
    stage = scene({"dorgan": {"abilities": [BAG], "loot": ["buckler"]}, "vargagg": {}})
    stage.play("dorgan", "rearrange")
    stage.play("dorgan", "change_equipment [wear buckler 0]")
    assert hero(stage, "dorgan").actions == 2
    assert told(stage, "equip-is-free") == [f"equip-is-free dorgan {BAG}"]
    stage.play("dorgan", "rearrange")
    stage.play("dorgan", "change_equipment [take_off buckler]")
    assert hero(stage, "dorgan").actions == 1
    assert len(told(stage, "equip-is-free")) == 1


@rule("DR-ABI-27", "DR-EQP-5")
def test_an_equip_action_that_the_bag_pays_for_counts_all_the_same() -> None:
    stage = scene({"dorgan": {"abilities": [BAG], "loot": ["buckler"]}, "vargagg": {}}, tiles=MONSTER_HERE)
    stage.play("dorgan", "rearrange")
    stage.play("dorgan", "change_equipment [wear buckler 0]")
    assert refused(stage, "dorgan", "rearrange") == ("equipped-already", "DR-EQP-5")


@rule("DR-ABI-27", "DR-EQP-1")
def test_with_the_bag_he_is_asked_without_an_action_whatever_his_pile_holds() -> None:
    for pile in (["goblin"], ["buckler"]):
        stage = scene(
            {"dorgan": {"abilities": [BAG], "loot": pile, "lost": 2}, "vargagg": {"tile": "bend-12"}},
            tiles={"bend-12": {"at": [0, 1], "turn": 90}},
        )
        assert stage.asked == ("dorgan",), "nobody may learn from this what is in his pile"
        assert steps(stage, "dorgan") == {"rearrange", "end_turn"}
    stage = scene(
        {"dorgan": {"abilities": [BAG], "lost": 2}, "vargagg": {"tile": "bend-12"}},
        tiles={"bend-12": {"at": [0, 1], "turn": 90}},
    )
    assert stage.asked == ("vargagg",)


@rule("DR-EQP-7")
def test_jury_rig_lets_him_equip_cards_of_any_training() -> None:
    stage = scene({"dorgan": {"abilities": [JURY_RIG], "loot": ["tower-shield", "sceptre-of-sparks"]}, "vargagg": {}})
    stage.play("dorgan", "rearrange")
    stage.play("dorgan", "change_equipment [wear tower-shield 0] [wear sceptre-of-sparks 0]")
    assert equipped(stage, "dorgan") == ["sceptre-of-sparks", "tower-shield"]


@rule("DR-TSP-10", "DR-EQP-7")
def test_what_jury_rig_let_him_equip_stays_but_does_not_work_beside_the_cursed_stone() -> None:
    tiles = {"cursed-stone": {"at": [0, 1]}}
    dorgan = {
        "abilities": [JURY_RIG],
        "equipped": ["sceptre-of-sparks"],
        "loot": ["tower-shield", "buckler"],
        "tile": "cursed-stone",
    }
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=tiles)
    assert Dice not in powers_of(state(stage), 0).static
    stage.play("dorgan", "rearrange")
    assert picks(stage) == ["wear buckler dorgan", "take_off sceptre-of-sparks"], "no new one of another training"
    stage.play("dorgan", "change_equipment [wear buckler 0]")
    assert equipped(stage, "dorgan") == ["sceptre-of-sparks", "buckler"]


# --- cards found ------------------------------------------------------------------------------------------------------


def finds(stage: Stage, name: str, *cards: str) -> None:
    s = state(stage)
    s.found = tuple(sorted(CARDS.number(card) for card in cards))
    s.treasures = [card for card in s.treasures if card.face not in s.found]
    run(stage, allot(seat(stage, name)))


@rule("DR-SRC-3", "DR-SRC-4", "DR-DIE-3")
def test_found_cards_are_equipped_or_looted_and_what_they_replace_is_looted() -> None:
    stage = scene({"vargagg": {"equipped": ["guild-axe"]}, "emma-goodluck": {}})
    finds(stage, "vargagg", "vanguard-longsword", "sceptre-of-sparks", "lucky-coin")
    assert picks(stage) == ["wear vanguard-longsword vargagg", "wear lucky-coin vargagg"]
    stage.play("vargagg", "wear_found [wear vanguard-longsword 0]")
    assert equipped(stage, "vargagg") == ["vanguard-longsword"]
    assert loot(stage, "vargagg") == ["guild-axe", "sceptre-of-sparks", "lucky-coin"]
    assert state(stage).found == ()


@rule("DR-SRC-3", "DR-LOT-1")
def test_cards_that_he_cannot_equip_go_to_the_pile_without_a_question() -> None:
    stage = scene({"vargagg": {}, "emma-goodluck": {}})
    finds(stage, "vargagg", "sceptre-of-sparks", "twin-daggers")
    assert stage.decision == "take_action"
    assert loot(stage, "vargagg") == ["sceptre-of-sparks", "twin-daggers"]


@rule("DR-SRC-3")
def test_who_does_not_answer_equips_what_takes_no_other_place() -> None:
    stage = scene({"vargagg": {"equipped": ["guild-axe"]}, "emma-goodluck": {}})
    finds(stage, "vargagg", "vanguard-longsword", "tower-shield", "buckler", "lucky-coin")
    choice = stage.game.choice
    assert choice is not None
    assert choice.default is not None
    assert stage.words(choice.default) == "wear_found [wear buckler vargagg] [wear lucky-coin vargagg]"
    stage.game.answer(0, choice.default)
    assert equipped(stage, "vargagg") == ["guild-axe", "buckler", "lucky-coin"]


@rule("DR-SRC-3", "DR-EQP-8")
def test_the_stone_is_equipped_beside_everything_else_and_its_bearer_stays_known() -> None:
    stage = scene({"vargagg": {"equipped": ["guild-axe", "lucky-coin"]}, "emma-goodluck": {}}, final=True)
    finds(stage, "emma-goodluck", "summoning-stone")
    stage.play("emma-goodluck", "wear_found [wear summoning-stone 1]")
    assert state(stage).bearer == seat(stage, "emma-goodluck")
    assert equipped(stage, "emma-goodluck") == ["summoning-stone"]


def test_every_order_of_changes_that_are_legal_is_legal() -> None:
    stage = scene({"vargagg": {"loot": ["guild-axe", "lucky-coin"], "equipped": ["buckler"]}, "emma-goodluck": {}})
    s = state(stage)
    for first in CHANGES.picks(s, 0, ()):
        for second in CHANGES.picks(s, 0, (first,)):
            assert first in CHANGES.picks(s, 0, (second,))
