"""The adventures of the tomb chamber (WQ-OBJ-15), joint thresholds (WQ-OBJ-16) and the way back (WQ-OBJ-8)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, ended, set_out
from tests.games.warhammer_quest.fights import cards, happen, told, wounds
from tests.games.warhammer_quest.scene import Roll, dice, refused, row, state, steps

from lanterne.games.warhammer_quest.rules.adventure import adventure_moment
from lanterne.games.warhammer_quest.rules.adventures.together import threshold
from lanterne.games.warhammer_quest.rules.events import is_ignored
from lanterne.games.warhammer_quest.rules.harm import dies, hurt
from lanterne.games.warhammer_quest.rules.plot import (
    ROOM_ENTERED,
    START_OF_MONSTERS,
    START_OF_POWER,
    START_OF_TURN,
    START_OF_WARRIORS,
)
from lanterne.games.warhammer_quest.rules.settling import settle
from lanterne.games.warhammer_quest.state import DEAD, EVENTS, FALLEN, INSIDE, LOST, NONE, WARRIORS
from lanterne.lab.stage import Stage

SPIRIT = "tomb-exorcism"
KING = "tomb-deathking"
CROWN = "tomb-return-the-crown"
HERO = "tomb-hero-awakens"
RUBBLE = "tomb-destroy-the-tomb"
BODY = "tomb-identify"
FOUND = ["firebomb", "magic-potion"]
"""Treasures that need no dice."""


# --- Exorcism ---------------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15")
def test_each_sets_out_with_a_symbol_and_lays_it_next_to_the_tomb_at_no_cost() -> None:
    assert [cards(set_out(SPIRIT), name).count("holy-symbol") for name in ("elf", "wizard")] == [1, 1]
    stage = chamber(SPIRIT, {"elf": {"at": "1d2", "cards": ["holy-symbol"]}, "dwarf": "1a2"})
    stage.play("elf", "lay_symbol")
    assert "holy-symbol" not in cards(stage, "elf")
    assert (state(stage).hands, state(stage).stopped) == (0, True)
    assert refused(stage, "elf", "lay_symbol") == ("done-already", "WQ-OBJ-15")


@rule("WQ-OBJ-15", "WQ-OBJ-14")
def test_a_symbol_is_laid_next_to_the_tomb_only() -> None:
    stage = chamber(SPIRIT, {"elf": {"at": "1c2", "cards": ["holy-symbol"]}})
    assert refused(stage, "elf", "lay_symbol") == ("not-at-tomb", "WQ-OBJ-14")


@rule("WQ-OBJ-15", "WQ-MAG-15")
def test_who_came_back_from_the_dead_without_his_symbol_can_lay_one_all_the_same() -> None:
    stage = chamber(SPIRIT, {"elf": "1d2", "dwarf": "1a2"})
    stage.play("elf", "lay_symbol")
    assert state(stage).tried == 1 << WARRIORS.number("elf")


@rule("WQ-OBJ-15", "WQ-SEQ-2")
def test_the_rite_needs_a_symbol_of_every_living_warrior_and_no_monster_on_the_board() -> None:
    one = chamber(SPIRIT, {"elf": "1d2", "dwarf": "1d3"}, tried=["elf"])
    happen(one, adventure_moment(START_OF_POWER))
    assert told(one, "rite-rolled") == []
    held_up = chamber(SPIRIT, {"elf": "1d2"}, tried=["elf"], monsters={"skaven-1": "1a1"}, guardians_gone=True)
    happen(held_up, adventure_moment(START_OF_POWER))
    assert told(held_up, "rite-rolled") == []


@rule("WQ-OBJ-15")
def test_the_rite_without_a_one_destroys_the_spirit() -> None:
    stage = chamber(
        SPIRIT, {"elf": "1d2", "dwarf": {"at": "1d3", "fate": "dead"}}, dice(2), dice(1), dice(3), tried=["elf"]
    )
    happen(stage, adventure_moment(START_OF_POWER))
    assert ended(stage) == "won"
    assert row(stage, "elf").gold == 200


@rule("WQ-OBJ-15")
def test_a_single_one_in_the_rite_draws_an_event() -> None:
    party = {"elf": "1d2", "dwarf": "1d3"}
    stage = chamber(SPIRIT, party, dice(6, 1), tried=["elf", "dwarf"], events=["encounter"])
    happen(stage, adventure_moment(START_OF_POWER))
    assert told(stage, "event-drawn") == ["encounter tomb-chamber"]
    assert not ended(stage)


# --- The sword of the deathking ---------------------------------------------------------------------------------------


def at_the_tomb(*names: str) -> dict[str, Any]:
    return dict(zip(names, ("1d1", "1d2", "1d3", "1d4"), strict=False))


@rule("WQ-OBJ-15", "WQ-OBJ-16", "WQ-OBJ-14")
def test_those_who_laid_a_hand_on_the_tomb_take_part_when_the_last_of_them_opens_it() -> None:
    stage = chamber(KING, at_the_tomb("barbarian", "elf", "wizard", "dwarf"), dice(6, 5, 2), dice(4))
    stage.play("barbarian", "lay_hand_on_tomb")
    assert "lay_hand_on_tomb" not in steps(stage, "barbarian")
    stage.play("barbarian", "end_own_turn")
    stage.play("elf", "lay_hand_on_tomb")
    stage.play("elf", "end_own_turn")
    stage.play("wizard", "open_tomb")
    assert told(stage, "will-rolled") == ["barbarian 6", "elf 5", "wizard 2"]
    assert ended(stage) == "won"
    assert [row(stage, name).gold for name in ("barbarian", "dwarf")] == [100, 100]


@rule("WQ-OBJ-15", "WQ-OBJ-16", "WQ-OBJ-10")
def test_who_falls_short_is_lost_and_the_others_survive_a_failure() -> None:
    stage = chamber(KING, at_the_tomb("barbarian", "elf"), dice(6), leader="barbarian")
    stage.play("barbarian", "open_tomb")
    assert row(stage, "barbarian").fate == LOST
    assert row(stage, "elf").fate == INSIDE
    assert ended(stage) == "failed"


@rule("WQ-OBJ-15")
def test_a_hand_laid_in_an_earlier_turn_does_not_count() -> None:
    stage = chamber(KING, at_the_tomb("barbarian", "elf"), tried=["barbarian"])
    happen(stage, adventure_moment(START_OF_WARRIORS))
    assert state(stage).tried == 0


@rule("WQ-OBJ-15")
def test_who_has_been_driven_from_the_tomb_or_lies_there_takes_no_part() -> None:
    party = {"dwarf": "1d2", "elf": "1a1", "wizard": {"at": "1d3", "wounds": 0}}
    stage = chamber(KING, party, dice(6), tried=["elf", "wizard"], leader="dwarf")
    stage.play("dwarf", "open_tomb")
    assert told(stage, "will-rolled") == ["dwarf 6"]


@rule("WQ-OBJ-15")
def test_the_last_in_the_order_cannot_wait_for_others() -> None:
    stage = chamber(KING, at_the_tomb("elf", "dwarf"), active="dwarf")
    assert refused(stage, "dwarf", "lay_hand_on_tomb") == ("nobody-comes-after", "WQ-OBJ-15")


@pytest.mark.parametrize(("size", "needed"), [(4, 13), (3, 10), (2, 7), (1, 4)])
@rule("WQ-OBJ-16")
def test_the_number_goes_by_those_who_set_out(size: int, needed: int) -> None:
    names = ("barbarian", "elf", "wizard", "dwarf")[:size]
    party: dict[str, Any] = {name: {"at": at, "fate": "dead"} for name, at in at_the_tomb(*names).items()}
    party["barbarian"] = "1d1"
    assert threshold(state(chamber(KING, party))) == needed


@rule("WQ-OBJ-16", "WQ-OBJ-17")
def test_the_party_is_told_once_when_it_cannot_reach_the_number_any_more() -> None:
    stage = chamber(KING, at_the_tomb("barbarian", "elf", "wizard", "dwarf"))
    happen(stage, dies(WARRIORS.number("dwarf")))
    assert told(stage, "beyond-their-strength") == []
    happen(stage, dies(WARRIORS.number("wizard")), settle())
    assert told(stage, "beyond-their-strength") == ["12 13"]


# --- Return the crown -------------------------------------------------------------------------------------------------

BACK = ["guard-room", {"section": "tomb-chamber", "at": "1E"}]


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_the_chest_stands_in_the_first_room_once_its_event_is_over() -> None:
    stage = chamber(CROWN, {"elf": "1a1"}, dungeon=["guard-room"], first_room=1, waiting=[1], guardians_gone=False)
    happen(stage, settle())
    assert state(stage).chest == NONE
    state(stage).waiting = ()
    happen(stage, settle())
    assert state(stage).chest == 0


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_it_is_not_seen_while_monsters_of_that_room_live() -> None:
    monsters = {"skaven-1": {"at": "1d4", "card": "skaven"}}
    stage = chamber(
        CROWN, {"elf": "1a1"}, dungeon=["guard-room"], first_room=1, monsters=monsters, guardians_gone=False
    )
    happen(stage, settle())
    assert state(stage).chest == NONE


@rule("WQ-OBJ-8")
def test_without_a_room_before_the_tomb_chamber_the_chest_stands_at_the_entrance() -> None:
    stage = chamber(CROWN, {"elf": "2a2"}, dungeon=["passageway-i", {"section": "tomb-chamber", "at": "1E"}])
    happen(stage, adventure_moment(ROOM_ENTERED))
    assert state(stage).chest == 0
    later = chamber(CROWN, {"elf": "2a2"}, dungeon=BACK, first_room=1, waiting=[1])
    happen(later, adventure_moment(ROOM_ENTERED))
    assert state(later).chest == NONE


@rule("WQ-OBJ-15", "WQ-OBJ-14")
def test_there_is_one_key_and_it_takes_the_place_of_an_attack() -> None:
    stage = chamber(CROWN, at_the_tomb("elf", "dwarf"))
    stage.play("elf", "take_key_of_chest")
    assert "chest-key" in cards(stage, "elf")
    assert state(stage).hands == 3
    stage.play("elf", "end_own_turn")
    assert refused(stage, "dwarf", "take_key_of_chest") == ("key-found-already", "WQ-OBJ-15")


KEY = {"at": "1d2", "cards": ["chest-key"]}


@rule("WQ-OBJ-15", "WQ-OBJ-9")
def test_the_key_opens_the_chest_for_a_treasure_each() -> None:
    stage = chamber(CROWN, {"elf": KEY, "dwarf": "2a2"}, dungeon=BACK, chest=1, treasures=FOUND)
    stage.play("elf", "open_chest")
    assert ended(stage) == "won"
    assert len(told(stage, "treasure-drawn")) == 2


@pytest.mark.parametrize(
    ("elf", "position", "refusal"),
    [
        ({"at": "1d2"}, {}, "no-key-of-chest"),
        (KEY | {"at": "2a2"}, {}, "not-at-chest"),
        (KEY, {"monsters": {"skaven-1": "1a1"}}, "monsters-at-chest"),
    ],
)
@rule("WQ-OBJ-15")
def test_otherwise_it_stays_locked(elf: dict[str, Any], position: dict[str, Any], refusal: str) -> None:
    stage = chamber(CROWN, {"elf": elf}, dungeon=BACK, chest=1, **position)
    assert refused(stage, "elf", "open_chest") == (refusal, "WQ-OBJ-15")


@rule("WQ-OBJ-8")
def test_an_adventure_that_leads_back_knows_neither_cave_in_nor_portcullis() -> None:
    back = state(chamber(CROWN, {"elf": "2a2"}, dungeon=BACK))
    other = state(chamber(BODY, {"elf": "2a2"}, dungeon=BACK))
    for card in ("cave-in", "portcullis"):
        assert is_ignored(back, EVENTS.number(card), 0)
        assert not is_ignored(other, EVENTS.number(card), 0)


# --- The hero awakens -------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-7", "WQ-OBJ-15")
def test_the_shard_goes_to_the_wizard_or_to_the_leader_without_him() -> None:
    stage = set_out(HERO, dice(3))
    assert next((card.item, card.charges) for card in state(stage).cards if card.charges)[1] == 5
    assert "shard" in cards(stage, "wizard")
    assert "shard" in cards(set_out(HERO, dice(3), party=("elf", "dwarf")), "elf")


def waking(*chance: Roll, charges: int = 4, **position: Any) -> Stage:
    shard = {"card": "shard", "charges": charges}
    party = {"wizard": {"at": "1a1", "cards": [shard] if charges else []}, "elf": "1a2"}
    return chamber(HERO, party, *chance, turn=5, leader="elf", **{"active": "wizard", "clock": 5} | position)


@rule("WQ-OBJ-15", "WQ-GEN-4")
def test_shard_power_and_tokens_help_to_wake_the_hero() -> None:
    stage = waking(dice(2), dice(1), dice(1), power=3, tokens=3)
    stage.play("wizard", "wake_hero")
    assert told(stage, "hero-woke") == ["wizard 12 2 10"]
    assert ended(stage) == "won"


@rule("WQ-OBJ-15", "WQ-GEN-4", "WQ-OBJ-10")
def test_too_little_or_a_natural_one_fails_and_a_natural_six_wakes_him_anyway() -> None:
    for stage, end in (
        (waking(dice(2), power=3, tokens=2), "failed"),
        (waking(dice(1), power=6, tokens=6), "failed"),
        (waking(dice(6), dice(1), dice(1), charges=0), "won"),
    ):
        stage.play("wizard", "wake_hero")
        assert ended(stage) == end


@rule("WQ-OBJ-7")
def test_without_the_wizard_the_leader_has_the_shard_alone_to_help_him() -> None:
    shard = {"card": "shard", "charges": 6}
    party = {"elf": {"at": "1a2", "cards": [shard]}, "wizard": {"fate": "dead"}, "dwarf": "1a1"}
    stage = chamber(HERO, party, dice(5), turn=5, clock=5, power=6, tokens=6)
    stage.play("elf", "wake_hero")
    assert ended(stage) == "failed"


@rule("WQ-OBJ-15")
def test_the_one_phase_starts_with_the_guardians_dead_and_the_room_clear() -> None:
    stage = waking()
    state(stage).clock = NONE
    assert refused(stage, "wizard", "wake_hero") == ("not-the-time-to-wake", "WQ-OBJ-15")
    happen(stage, adventure_moment(START_OF_WARRIORS))
    assert state(stage).clock == 5
    assert stage.is_open("wizard", "wake_hero")


@rule("WQ-OBJ-15")
def test_with_a_monster_in_the_room_it_has_not_come_yet() -> None:
    stage = waking(monsters={"skaven-1": "1h4"}, guardians_gone=True)
    state(stage).clock = NONE
    happen(stage, adventure_moment(START_OF_WARRIORS))
    assert state(stage).clock == NONE


@rule("WQ-OBJ-15", "WQ-OBJ-7")
def test_it_is_for_the_wizard_alone_while_he_is_there_and_in_the_room_alone() -> None:
    assert refused(waking(active="elf"), "elf", "wake_hero") == ("not-his-to-wake", "WQ-OBJ-7")
    party = {"wizard": "1d2", "elf": "2a2"}
    outside = chamber(HERO, party, dungeon=BACK, turn=5, clock=5)
    assert refused(outside, "wizard", "wake_hero") == ("not-in-tomb-chamber", "WQ-OBJ-15")


@rule("WQ-OBJ-15", "WQ-OBJ-10")
def test_a_chance_not_used_counts_as_failed() -> None:
    stage = waking()
    happen(stage, adventure_moment(START_OF_MONSTERS))
    assert ended(stage) == "failed"


# --- Destroy the tomb -------------------------------------------------------------------------------------------------


def hacking(*chance: Roll, **position: Any) -> Stage:
    usual: dict[str, Any] = {"counter": 12, "kin": "dwarf", "leader": "dwarf", "treasures": FOUND}
    return chamber(RUBBLE, {"dwarf": "1d2", "elf": "1d3"}, *chance, **usual | position)


@rule("WQ-OBJ-15", "WQ-OBJ-7")
def test_the_tomb_has_its_wounds_and_the_dwarf_his_part_from_the_start() -> None:
    stage = set_out(RUBBLE, party=("elf", "dwarf"))
    assert (state(stage).counter, state(stage).kin) == (12, WARRIORS.number("dwarf"))
    assert state(set_out(RUBBLE, party=("elf", "wizard"))).kin == WARRIORS.number("elf")


@rule("WQ-OBJ-15", "WQ-HRO-7", "WQ-OBJ-14")
def test_each_attack_hits_the_tomb_without_a_roll_with_the_dice_of_the_axe() -> None:
    stage = hacking(dice(4, 4))
    stage.play("dwarf", "hack_at_tomb")
    assert state(stage).counter == 12 - (8 + 3 - 3)
    assert refused(stage, "dwarf", "hack_at_tomb") == ("no-attacks-left", "WQ-CMB-2")


@rule("WQ-OBJ-15", "WQ-CMB-2")
def test_with_two_attacks_he_hacks_twice() -> None:
    party = {"dwarf": {"at": "1d2", "lasting": {"attacks": 1}}}
    stage = chamber(RUBBLE, party, dice(1, 2), dice(1, 3), counter=12, kin="dwarf")
    stage.play("dwarf", "hack_at_tomb")
    stage.play("dwarf", "hack_at_tomb")
    assert state(stage).counter == 12 - 2 - 3


@rule("WQ-OBJ-15", "WQ-HRO-8")
def test_he_can_slip_on_his_beard_here_too() -> None:
    stage = hacking(dice(1, 1))
    stage.play("dwarf", "hack_at_tomb")
    assert state(stage).counter == 12
    assert row(stage, "dwarf").conditions & FALLEN


@rule("WQ-OBJ-15", "WQ-OBJ-17", "WQ-OBJ-9")
def test_the_goal_is_reached_when_the_tomb_is_rubble() -> None:
    stage = hacking(dice(5, 5), counter=10)
    stage.play("dwarf", "hack_at_tomb")
    assert ended(stage) == "won"


@pytest.mark.parametrize(
    ("position", "seat", "refusal"),
    [
        ({"active": "elf"}, "elf", ("not-his-to-hack", "WQ-OBJ-15")),
        ({"monsters": {"skaven-1": "1a1"}, "guardians_gone": True}, "dwarf", ("monsters-about", "WQ-OBJ-15")),
        ({"guardians_gone": False}, "dwarf", ("guardians-live", "WQ-OBJ-17")),
        ({"hands": 1}, "dwarf", ("attacked-already", "WQ-OBJ-14")),
    ],
)
@rule("WQ-OBJ-15", "WQ-OBJ-14")
def test_otherwise_nobody_hacks(position: dict[str, Any], seat: str, refusal: tuple[str, str]) -> None:
    assert refused(hacking(**position), seat, "hack_at_tomb") == refusal


@rule("WQ-OBJ-15", "WQ-OBJ-10")
def test_without_the_dwarf_the_adventure_has_failed() -> None:
    stage = hacking()
    happen(stage, dies(WARRIORS.number("elf")))
    assert not ended(stage)
    happen(stage, dies(WARRIORS.number("dwarf")))
    assert row(stage, "dwarf").fate == DEAD
    assert ended(stage) == "failed"


@rule("WQ-OBJ-15", "WQ-SEQ-2")
def test_noise_draws_an_event_at_the_start_of_each_turn_without_monsters() -> None:
    stage = hacking(events=["encounter"])
    happen(stage, adventure_moment(START_OF_TURN))
    assert told(stage, "event-drawn") == ["encounter tomb-chamber"]
    for position in ({"monsters": {"skaven-1": "1a1"}, "guardians_gone": True}, {"guardians_gone": False}):
        quiet = hacking(events=["encounter"], **position)
        happen(quiet, adventure_moment(START_OF_TURN))
        assert told(quiet, "event-drawn") == []


# --- Identify ---------------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15", "WQ-OBJ-14", "WQ-OBJ-9")
def test_the_dead_man_without_teeth_is_worth_gold_and_the_other_is_not() -> None:
    paid = chamber(BODY, at_the_tomb("elf"), dice(3), dice(4))
    paid.play("elf", "lift_lid")
    assert (ended(paid), row(paid, "elf").gold) == ("won", 400)
    unpaid = chamber(BODY, at_the_tomb("elf"), dice(4))
    unpaid.play("elf", "lift_lid")
    assert (ended(unpaid), row(unpaid, "elf").gold) == ("won", 0)


@rule("WQ-OBJ-14")
def test_the_ledge_does_not_keep_him_from_the_tomb_behind_it() -> None:
    assert refused(chamber(BODY, {"elf": "1c1"}), "elf", "lift_lid") == ("not-at-tomb", "WQ-OBJ-14")
    assert wounds(chamber(BODY, {"elf": "1h1"}), "elf") == 11
    assert chamber(BODY, {"elf": "1h1"}).is_open("elf", "lift_lid")


@rule("WQ-OBJ-14")
def test_an_act_that_cannot_be_done_any_more_is_not_done() -> None:
    stage = chamber(BODY, {"elf": "1h1", "dwarf": "1a1"})
    happen(stage, hurt(WARRIORS.number("elf"), 11), ("lid_is_lifted",))
    assert not ended(stage)
    assert told(stage, "lid-lifted") == []
