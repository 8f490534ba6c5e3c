"""Dice, cards to equip, to trade and to hand in: what cannot be picked says why."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.fray import Heroes, fray
from tests.games.dungeon_run.scene import scene
from tests.games.dungeon_run.test_advance import advancing
from tests.games.dungeon_run.test_assignment import SLIME, asked
from tests.games.dungeon_run.test_duel import TWO, duel
from tests.games.dungeon_run.test_trade import trading
from tests.games.staging import closed_picks

# --- dice -------------------------------------------------------------------------------------------------------------


@rule("DR-BAT-8", "DR-BAT-9", "DR-BAT-10")
def test_a_die_below_the_defence_says_what_it_cannot_do() -> None:
    stage = asked({"dorgan": {}}, "mummy", (3, 6, 1, 4), (2, 3, 4, 6))
    no_hit, no_block = ("too-low-to-hit", "DR-BAT-9", 4), ("too-low-to-block", "DR-BAT-8", 4)
    assert closed_picks(stage, "dorgan") == {
        "hit_with 2": no_hit,
        "hit_with 3": no_hit,
        "block_with 2 3": no_block,
        "block_with 2 6": no_block,
        "block_with 3 6": no_block,
    }
    assert closed_picks(stage, "dorgan", "block_with 3 3", "block_with 4 6") == {"hit_with 2": no_hit}


@rule("DR-HVH-8")
def test_between_heroes_a_die_below_four_does_nothing() -> None:
    stage = duel(TWO, (1, 5, 5, 6), (1, 1, 1, 6))
    assert closed_picks(stage, "dorgan") == {
        "hit_with 1": ("too-low-to-hit", "DR-HVH-8", 4),
        "block_with 1 6": ("too-low-to-block", "DR-HVH-8", 4),
    }


@rule("DR-ABI-9")
def test_hits_that_only_an_equal_die_blocks_say_so_to_dice_and_powers() -> None:
    stage = asked({"addolgar-vayne": {"training": {"brawn": 2}}}, "fire-drake", (1, 1, 5, 6), (1, 1, 1, 1, 5, 6))
    found = closed_picks(stage, "addolgar-vayne")
    only_equal = ("only-equal-blocks", "DR-ABI-9")
    assert found["block_with 5 6"] == found["block_with 1 6"] == only_equal
    assert found["parry_with shield-oath 1 6"] == only_equal
    assert "parry_with shield-oath 1 5" not in found


@rule("DR-ABI-9")
def test_who_has_barred_every_block_is_told_so() -> None:
    row = {"abilities": ["vargagg-reckless-swing"], "equipped": ["parrying-dagger"]}
    stage = fray({"vargagg": row}, SLIME, (1, 2), (1, 1, 1, 1, 1, 2, 5))
    stage.play("vargagg", "battle_monster")
    stage.play("vargagg", "fight_with brawn vargagg-reckless-swing")
    blocks = {words: why for words, why in closed_picks(stage, "vargagg").items() if not words.startswith("hit")}
    assert set(blocks.values()) == {("may-not-block", "DR-ABI-9")}
    assert {"block_with 5 1", "cancel_hit parrying-dagger 2"} <= set(blocks)


@rule("DR-ABI-3")
def test_the_last_hit_is_kept_for_a_power_that_must_cancel_it() -> None:
    row = {"equipped": ["parrying-dagger"], "abilities": ["birodin-headbutt"]}
    stage = asked({"dorgan": row}, SLIME, (1, 2), (1, 5, 5, 5))
    found = closed_picks(stage, "dorgan", "block_with 1 1")
    must = ("must-cancel", "DR-ABI-3")
    assert found == {"block_with 5 2": must, "cancel_hit birodin-headbutt 2": must}
    assert stage.rules_against("dorgan", "assign_dice [block_with 1 1] [block_with 5 2]") == ("DR-ABI-3",)


@rule("DR-HVH-9")
def test_a_die_that_is_needed_for_a_block_cannot_hit() -> None:
    knight: Heroes = {"addolgar-vayne": {"wounds": 6}, "birodin": {"equipped": ["summoning-stone"]}}
    stage = duel(knight, (1, 5, 5, 6), (1, 1, 1, 4, 4, 4), final=True)
    needed = ("must-block", "DR-HVH-9")
    assert "hit_with 5" not in closed_picks(stage, "addolgar-vayne")
    found = closed_picks(stage, "addolgar-vayne", "hit_with 5")
    assert found["hit_with 5"] == found["hit_with 6"] == needed
    peaceful = duel(knight, (1, 5, 5, 6), (1, 1, 1, 4, 4, 4))
    assert needed not in closed_picks(peaceful, "addolgar-vayne", "hit_with 5").values()


# --- equipment --------------------------------------------------------------------------------------------------------

UNTRAINED = ("untrained", "DR-EQP-7")


@rule("DR-EQP-1", "DR-EQP-7", "DR-EQP-8")
def test_rearranging_says_which_card_cannot_be_changed_and_why() -> None:
    loot = ["goblin", "sceptre-of-sparks", "guild-axe", "hammer-of-dawn", "horned-helm"]
    stage = scene({"vargagg": {"loot": loot, "equipped": ["vanguard-longsword"]}, "dorgan": {}})
    stage.play("vargagg", "rearrange")
    closed = closed_picks(stage, "vargagg")
    assert closed == {"wear sceptre-of-sparks 0": UNTRAINED}
    assert closed_picks(stage, "vargagg", "wear guild-axe 0") == closed | {
        "wear hammer-of-dawn 0": ("slot-taken", "DR-EQP-8"),
        "take_off vanguard-longsword": ("card-replaced", "DR-EQP-8"),
    }
    assert closed_picks(stage, "vargagg", "take_off vanguard-longsword") == closed | {
        "wear guild-axe 0": ("slot-cleared", "DR-EQP-8"),
        "wear hammer-of-dawn 0": ("slot-cleared", "DR-EQP-8"),
    }


@rule("DR-EQP-7", "DR-EQP-9")
def test_cards_received_say_why_they_cannot_be_equipped() -> None:
    stage = trading()
    stage.play("vargagg", "make_offer [give sceptre-of-sparks 0 1] [give buckler 0 1] [ask_for cloak-of-shadows 0 1]")
    stage.play("emma-goodluck", "accept_trade 1 0")
    found = {words: why[:2] for seat in stage.asked for words, why in closed_picks(stage, seat).items()}
    assert found == {"wear buckler 1": UNTRAINED}


# --- trade and training -----------------------------------------------------------------------------------------------


@rule("DR-EQP-10")
def test_monsters_and_traps_cannot_be_traded() -> None:
    loot = ["goblin", "goblin", "net-trap", "buckler"]
    stage = trading(vargagg={"loot": loot})
    no_trade = ("not-for-trade", "DR-EQP-10")
    assert closed_picks(stage, "vargagg") == {"give goblin 0 1": no_trade, "give net-trap 0 1": no_trade}
    assert closed_picks(stage, "emma-goodluck") == {}, "only the hero who is asked is told"


@rule("DR-ADV-1", "DR-ADV-4", "DR-ADV-5")
@pytest.mark.parametrize(
    ("loot", "so_far", "closed"),
    [
        (["goblin", "skeleton", "buckler"], (), {"hand_in buckler": ("no-encounter-card", "DR-ADV-1")}),
        (["goblin", "skeleton", "slime"], ("goblin", "slime"), {"hand_in skeleton": ("price-is-paid", "DR-ADV-1")}),
        (["goblin", "skeleton", "scarath"], ("goblin",), {"hand_in scarath": ("boss-is-not-split", "DR-ADV-5")}),
        (["goblin", "scarath"], (), {"hand_in goblin": ("boss-pays-alone", "DR-ADV-5")}),
        (["goblin", "scarath"], ("scarath",), {"hand_in goblin": ("price-is-paid", "DR-ADV-1")}),
    ],
)
def test_cards_that_do_not_pay_for_training_say_why(
    loot: list[str], so_far: tuple[str, ...], closed: dict[str, tuple[str, str]]
) -> None:
    stage = advancing(loot)
    assert closed_picks(stage, "vargagg", *(f"hand_in {card}" for card in so_far)) == closed
