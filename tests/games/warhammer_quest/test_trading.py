"""Cards that change hands at the end of a turn (WQ-EQP-7, WQ-EQP-8)."""

from tests.citing import rule
from tests.games.warhammer_quest.moments import cards, happens, told
from tests.games.warhammer_quest.scene import dice, refused, row, scene, state

from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.rules.trading import no_wish, trading, wish_to_trade
from lanterne.games.warhammer_quest.state import WARRIORS
from lanterne.lab.stage import Stage

HELD = {
    "barbarian": {"at": "1a1", "cards": ["healing-salve"]},
    "elf": {"at": "1b1", "cards": ["hell-mace"], "weapon": "hell-mace"},
    "wizard": {"at": "2b1", "cards": [{"card": "orb-of-might", "charges": 3}]},
    "dwarf": {"at": "2c1", "cards": ["rope"]},
}
TWO = ["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}]


def trade_at_the_end(stage: Stage, *wishes: str) -> None:
    """These players wish to trade, and the end of the turn comes."""
    happens(stage, *(wish_to_trade(stage.seat(name)) for name in wishes), trading())


@rule("WQ-EQP-7")
def test_it_waits_behind_a_button() -> None:
    stage = scene(HELD, dungeon=TWO, active="dwarf", chance=[dice(4)])
    assert any(motion.step is wish_to_trade for motion in BOX.motions)
    stage.play("dwarf", "end_own_turn")
    assert state(stage).turn == 2
    assert "trade" not in stage.decision, "nobody who has not asked for it is stopped"
    happens(stage, wish_to_trade(stage.seat("elf")))
    refusal = no_wish(state(stage), stage.seat("elf"))
    assert refusal is not None
    assert refusal.rule == "WQ-EQP-7"
    assert no_wish(state(stage), stage.seat("dwarf")) is None
    while stage.decision == "own_turn_choice":
        stage.play(stage.asked[0], "end_own_turn")
    assert stage.decision == "trade"
    assert stage.asked == ("elf",), "at the end of that turn"


@rule("WQ-EQP-7", "WQ-EQP-8")
def test_a_weapon_is_given_if_the_other_agrees() -> None:
    stage = scene(HELD, dungeon=TWO)
    trade_at_the_end(stage, "elf")
    stage.play("elf", "offer_card elf hell-mace dwarf")
    assert stage.asked == ("dwarf",)
    assert stage.decision == "answer_trade"
    stage.play("dwarf", "agree_to_trade")
    assert set(cards(stage, "dwarf")) == {"hell-mace", "rope"}
    assert row(stage, "elf").weapon == -1
    assert stage.asked == ("elf",), "and what else?"
    stage.play("elf", "ask_for_card elf orb-of-might wizard")
    assert stage.asked == ("wizard",)
    stage.play("wizard", "agree_to_trade")
    orb = next(each for each in state(stage).cards if each.holder == WARRIORS.number("elf"))
    assert orb.charges == 3, "with what is left in it"
    stage.play("elf", "no_more_trades")
    assert stage.decision == "own_turn_choice"
    assert state(stage).traders == 0


@rule("WQ-EQP-7")
def test_who_declines_keeps_what_he_has() -> None:
    stage = scene(HELD, dungeon=TWO)
    trade_at_the_end(stage, "barbarian")
    stage.play("barbarian", "ask_for_card barbarian rope dwarf")
    stage.play("dwarf", "decline_trade dwarf")
    assert cards(stage, "dwarf") == ["rope"]
    assert "trade-declined dwarf" in told(stage)
    assert stage.decision == "trade", "the barbarian may try something else"


@rule("WQ-EQP-7")
def test_no_trade_with_a_monster_in_either_section() -> None:
    stage = scene(HELD, dungeon=TWO, monsters={"skaven-1": "2f1"})
    trade_at_the_end(stage, "elf", "dwarf")
    assert stage.asked == ("elf",)
    assert refused(stage, "elf", "offer_card elf hell-mace dwarf") == ("monsters-about", "WQ-EQP-7")
    assert refused(stage, "elf", "ask_for_card elf rope dwarf") == ("monsters-about", "WQ-EQP-7")
    assert "offer_card elf hell-mace barbarian" in stage.offered("elf")
    stage.play("elf", "no_more_trades")
    assert stage.decision == "own_turn_choice", "the dwarf beside the skaven is not asked at all"


@rule("WQ-EQP-8")
def test_the_lantern_makes_its_new_bearer_the_leader() -> None:
    stage = scene(HELD, dungeon=TWO)
    trade_at_the_end(stage, "elf")
    stage.play("elf", "ask_for_card elf lantern barbarian")
    stage.play("barbarian", "agree_to_trade")
    assert state(stage).leader == WARRIORS.number("elf")
    assert "lantern" in cards(stage, "elf")
    assert "lantern" not in cards(stage, "barbarian")


@rule("WQ-EQP-7")
def test_the_webbed_do_not_trade() -> None:
    held = HELD | {"elf": {"at": "1b1", "cards": ["hell-mace"], "conditions": ["webbed"]}}
    stage = scene(held, dungeon=TWO)
    trade_at_the_end(stage, "elf", "barbarian")
    assert stage.asked == ("barbarian",)
    assert refused(stage, "barbarian", "ask_for_card barbarian hell-mace elf") == ("monsters-about", "WQ-EQP-7")


@rule("WQ-EQP-7")
def test_only_a_warrior_in_the_dungeon_wishes() -> None:
    stage = scene(HELD | {"dwarf": {"fate": "dead"}}, dungeon=TWO)
    refusal = no_wish(state(stage), stage.seat("dwarf"))
    assert refusal is not None
    assert refusal.message == "nobody-to-trade-for"
    assert no_wish(state(stage), -1) is not None, "nor somebody who only looks on"
