"""Adventures of the tomb chamber (WQ-OBJ-15): a rite, a chest, a body; and the way back (WQ-OBJ-8)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, ended, set_out
from tests.games.warhammer_quest.fights import cards, happen, told, wounds
from tests.games.warhammer_quest.scene import dice, refused, row, state

from lanterne.games.warhammer_quest.rules.events import is_ignored
from lanterne.games.warhammer_quest.rules.harm import hurt
from lanterne.games.warhammer_quest.rules.plot import (
    ROOM_ENTERED,
    START_OF_POWER,
)
from lanterne.games.warhammer_quest.rules.settling import adventure_moment, settle
from lanterne.games.warhammer_quest.state import EVENTS, NONE, WARRIORS

SPIRIT = "tomb-exorcism"
CROWN = "tomb-return-the-crown"
BODY = "tomb-identify"
FOUND = ["firebomb", "magic-potion"]
"""Treasures that need no dice."""
BACK = ["guard-room", {"section": "tomb-chamber", "at": "1E"}]


def at_the_tomb(*names: str) -> dict[str, Any]:
    return dict(zip(names, ("1d1", "1d2", "1d3", "1d4"), strict=False))


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


# --- Return the crown -------------------------------------------------------------------------------------------------


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
