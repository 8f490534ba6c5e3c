"""Treasures (WQ-TRE)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.scene import Roll, dice, row, scene, state

from lanterne.games.warhammer_quest.rules.treasure import draw_own_treasure
from lanterne.games.warhammer_quest.state import ITEMS
from lanterne.lab.stage import Stage


def drawing(*treasures: str, warriors: dict[str, Any] | None = None, chance: list[Roll] | None = None) -> Stage:
    """The last blow has fallen, and these treasures are on top."""
    stage = scene(
        warriors or {},
        active="dwarf",
        owed=1,
        treasures=list(treasures),
        chance=chance or [],
    )
    stage.play("dwarf", "end_own_turn")
    return stage


@rule("WQ-TRE-3", "WQ-TRE-7", "WQ-TRE-5")
def test_the_leader_gives_the_top_card_to_whom_he_likes() -> None:
    stage = drawing("fur-cloak")
    assert stage.asked == ("barbarian",)
    stage.play("barbarian", "receive elf fur-cloak")
    assert row(stage, "elf").received == 1
    assert [ITEMS.name(card.item) for card in state(stage).cards if card.holder == 1] == ["healing-potion", "fur-cloak"]


@rule("WQ-TRE-4", "WQ-TRE-5", "WQ-TRE-6")
def test_nobody_receives_another_card_before_everybody_alive_has_as_many() -> None:
    warriors = {
        "barbarian": {"received": 2},
        "elf": {"received": 1},
        "wizard": {"received": 1},
        "dwarf": {"fate": "dead"},
    }
    stage = scene({**warriors}, owed=1, treasures=["fur-cloak"], active="wizard")
    stage.play("wizard", "end_own_turn")
    assert sorted(stage.offered("barbarian")) == ["receive elf fur-cloak", "receive wizard fur-cloak"]


@rule("WQ-TRE-4")
def test_it_is_not_asked_who_receives_it_if_there_is_but_one() -> None:
    received = {"barbarian": {"received": 1}, "elf": {"received": 1}, "wizard": {"received": 1}}
    stage = drawing("fur-cloak", warriors=received, chance=[dice(4)])
    assert row(stage, "dwarf").received == 1


@rule("WQ-TRE-12")
def test_charges_are_rolled_when_the_card_is_received() -> None:
    stage = drawing("arrows-of-death", chance=[dice(5), dice(4)])
    stage.play("barbarian", "receive elf arrows-of-death")
    assert next(card.charges for card in state(stage).cards if ITEMS.name(card.item) == "arrows-of-death") == 5


@rule("WQ-TRE-6", "WQ-TRE-3")
def test_gold_is_counted_at_once_and_is_a_card_received() -> None:
    stage = drawing("sack-of-gold", chance=[dice(3), dice(4)])
    stage.play("barbarian", "receive wizard sack-of-gold")
    assert (row(stage, "wizard").gold, row(stage, "wizard").received) == (150, 1)
    assert state(stage).old_treasures == (ITEMS.number("sack-of-gold"),)


@rule("WQ-TRE-13")
def test_a_heap_of_gold_is_taken_with_a_number_of_dice_named_before() -> None:
    stage = drawing("gold-hoard", chance=[dice(4, 6, 2), dice(4)])
    stage.play("barbarian", "receive elf gold-hoard")
    assert len(stage.offered("elf")) == 12
    stage.play("elf", "dig_in elf gold-hoard 3")
    assert row(stage, "elf").gold == 120


@rule("WQ-TRE-13")
def test_a_single_1_loses_it_all() -> None:
    stage = drawing("gold-hoard", chance=[dice(4, 1), dice(4)])
    stage.play("barbarian", "receive elf gold-hoard")
    stage.play("elf", "dig_in elf gold-hoard 2")
    assert row(stage, "elf").gold == 0


@rule("WQ-TRE-10")
def test_an_empty_deck_is_made_again_of_the_discarded_cards_or_gives_none() -> None:
    for old, events in (((ITEMS.number("bag-of-gold"),), "treasures-shuffled"), ((), "no-treasure-left")):
        chance: list[Roll] = [("shuffle", "item", ["bag-of-gold"])] if old else [dice(4)]
        stage = scene(active="dwarf", chance=chance)
        state(stage).treasures, state(stage).old_treasures, state(stage).owed = (), old, 1
        stage.play("dwarf", "end_own_turn")
        assert events in stage.events


@rule("WQ-TRE-3")
def test_a_treasure_that_is_a_reward_is_his_own_whatever_he_has_received() -> None:
    stage = scene({"elf": {"received": 4}}, treasures=["magic-potion"])
    state(stage).agenda.append(draw_own_treasure(1))
    stage.game.run()
    assert row(stage, "elf").received == 5
    assert ITEMS.number("magic-potion") in [card.item for card in state(stage).cards if card.holder == 1]
