"""The six adventures of the fighting pit (WQ-OBJ-15)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import cards, happen, told
from tests.games.warhammer_quest.fray import stands
from tests.games.warhammer_quest.scene import Roll, dice, foe, row, scene, state

from lanterne.games.warhammer_quest.rules.adventures.fighting_pit import shares_of
from lanterne.games.warhammer_quest.rules.attack_spells import places_across, places_for_pit
from lanterne.games.warhammer_quest.rules.harm import dies, slay
from lanterne.games.warhammer_quest.rules.harming_cards import quake_areas
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP, MONSTERS_REVEALED
from lanterne.games.warhammer_quest.state import EVENTS, FOES, NONE, SQUARES, WARRIORS
from lanterne.lab.stage import Stage

STRIPPED = ["stripped-weapons", "stripped-armour"]


def pit(adventure: str, warriors: dict[str, Any], *chance: Roll, **position: Any) -> Stage:
    """Some warriors in the fighting pit's room, without cards to be asked about."""
    told_of = {name: {"cards": [], **({"at": at} if isinstance(at, str) else at)} for name, at in warriors.items()}
    party = position.pop("party", tuple(warriors))
    return scene(
        told_of, party=party, adventure=f"pit-{adventure}", dungeon=["fighting-pit"], chance=chance, **position
    )


def killed(stage: Stage, monster: str, warrior: str) -> None:
    """A warrior kills a monster, and what follows from it."""
    happen(stage, slay(FOES.number(monster), WARRIORS.number(warrior)), ("settle",))


# --- the beast --------------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-12", "WQ-OBJ-15")
def test_the_beast_begins_without_weapons_and_armour() -> None:
    stage = pit("the-beast", {"dwarf": "1a2"})
    happen(stage, ("adventure_moment", AT_SETUP))
    assert state(stage).flags == ("stripped-weapons", "stripped-armour")


@rule("WQ-OBJ-12", "WQ-OBJ-17")
def test_the_first_monster_card_brings_the_weapons_back_and_the_second_the_armour() -> None:
    monsters = {
        "skaven-1": {"at": "1a3", "card": "skaven"},
        "skaven-2": {"at": "1b3", "card": "skaven"},
        "giant-rat-1": {"at": "1b2", "card": "giant-rats"},
    }
    first, second = (f"monster-card-{EVENTS.number(name)}" for name in ("skaven", "giant-rats"))
    position: dict[str, Any] = {"flags": [*STRIPPED, first, second], "treasures": ["firebomb", "flash-powder"]}
    stage = pit("the-beast", {"dwarf": "1a2"}, monsters=monsters, **position)
    killed(stage, "skaven-1", "dwarf")
    assert told(stage, "weapons-given-back") == []
    killed(stage, "giant-rat-1", "dwarf")
    assert state(stage).flags == ("stripped-weapons", first, second)
    killed(stage, "skaven-2", "dwarf")
    assert state(stage).flags == (first, second)
    assert told(stage, "weapons-given-back") == told(stage, "armour-given-back") == [""]


@rule("WQ-OBJ-15")
def test_the_first_two_cards_that_bring_monsters_are_noted_and_no_third() -> None:
    stage = pit("the-beast", {"dwarf": "1a2"}, flags=STRIPPED)
    for card in (7, 7, 1, 3):
        happen(stage, ("adventure_moment", MONSTERS_REVEALED, card, 0, 0))
    assert state(stage).flags == ("stripped-weapons", "stripped-armour", "monster-card-7", "monster-card-1")


@rule("WQ-OBJ-15", "WQ-AUT-1", "WQ-OBJ-17")
def test_who_steps_into_the_pit_for_the_first_time_calls_a_minotaur_next_to_him() -> None:
    stage = pit("the-beast", {"dwarf": "1c2", "wizard": "1c3"})
    stage.play("dwarf", "walk 1d2")
    assert stands(stage) == {"minotaur-1": "1e2"}
    called = foe(stage, "minotaur-1")
    assert called is not None
    assert (called.target, called.card, called.arrived) == (WARRIORS.number("dwarf"), NONE, False)
    stage.play("dwarf", "walk 1d3")
    assert len(state(stage).monsters) == 1


@rule("WQ-OBJ-15")
def test_only_three_warriors_call_a_minotaur() -> None:
    stage = pit("the-beast", {"dwarf": "1c2"}, tried=["barbarian", "elf", "wizard"])
    stage.play("dwarf", "walk 1d2")
    assert not state(stage).monsters


@rule("WQ-OBJ-15")
def test_if_no_square_beside_him_is_free_the_minotaur_comes_on_the_nearest_of_the_pit() -> None:
    around = {f"skaven-{n}": {"at": at, "card": "skaven"} for n, at in enumerate(("1d3", "1e2", "1e3"), 1)}
    stage = pit("the-beast", {"dwarf": "1c2"}, monsters=around)
    stage.play("dwarf", "walk 1d2")
    assert stands(stage)["minotaur-1"] == "1f2"


@rule("WQ-OBJ-15", "WQ-GLD-3", "WQ-OBJ-9")
def test_when_one_of_the_minotaurs_dies_the_others_vanish_and_it_is_won() -> None:
    stage = pit(
        "the-beast",
        {"dwarf": "1d2", "elf": "1a1"},
        dice(6),
        dice(6, 6),
        monsters={"minotaur-1": {"at": "1e2", "wounds": 1}, "minotaur-2": "1f3"},
        counter=2,
        tried=["dwarf", "elf"],
        active="dwarf",
        treasures=["magic-potion", "firebomb"],
    )
    stage.play("dwarf", "strike minotaur-1")
    assert state(stage).ending == "won"
    assert told(stage, "minotaurs-vanished") == [""]
    assert told(stage, "paid") == ["dwarf 1 440"]
    assert {name for name in ("dwarf", "elf") for words in told(stage, "treasure-given") if name in words} == {
        "dwarf",
        "elf",
    }


# --- sword of power ---------------------------------------------------------------------------------------------------

GUARDIAN = {
    "minotaur-1": {"at": "1e2", "card": "guardians", "wounds": 3, "whole": 20, "behaviour": "in-pit-until-shot"}
}


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_the_barbarian_who_kills_the_minotaur_has_his_fathers_sword_and_wins() -> None:
    stage = pit("sword-of-power", {"barbarian": "1d2", "elf": "1d3"}, monsters=GUARDIAN, treasures=["magic-potion"])
    killed(stage, "minotaur-1", "barbarian")
    stage.play("barbarian", "receive barbarian magic-potion")
    assert state(stage).ending == "won"
    assert "fathers-sword" in cards(stage, "barbarian")


@rule("WQ-OBJ-15")
def test_a_minotaur_that_goes_any_other_way_wins_nothing() -> None:
    stage = pit("sword-of-power", {"barbarian": "1d2", "elf": "1d3"}, monsters=GUARDIAN, treasures=["magic-potion"])
    happen(stage, slay(FOES.number("minotaur-1"), NONE), ("settle",))
    stage.play("barbarian", "receive barbarian magic-potion")
    assert not state(stage).result
    assert stage.decision == "own_turn_choice"


@rule("WQ-OBJ-15")
def test_no_pit_and_no_quake_opens_under_the_minotaur_of_the_duel_but_its_challengers() -> None:
    party = {"barbarian": "1d2", "wizard": "1a1"}
    stage = pit("sword-of-power", party, monsters=GUARDIAN)
    square = SQUARES.number("1e2")
    s, seat, wizard = state(stage), 1, WARRIORS.number("wizard")
    assert not any(square in area for area in (*places_for_pit(s, seat), *places_across(s, seat)))
    assert not any(square in area for _, *area in quake_areas(s, seat, wizard))
    assert any(square in area for _, *area in quake_areas(s, 0, WARRIORS.number("barbarian")))
    elsewhere = state(pit("blood-debt", party, monsters=GUARDIAN))
    assert any(square in area for area in (*places_for_pit(elsewhere, seat), *places_across(elsewhere, seat)))


@rule("WQ-OBJ-10", "WQ-OBJ-7")
def test_the_barbarians_death_fails_the_duel() -> None:
    stage = pit("sword-of-power", {"barbarian": "1d2", "elf": "1a3"}, monsters=GUARDIAN, leader="elf")
    happen(stage, dies(WARRIORS.number("barbarian")))
    assert state(stage).ending == "failed"


@rule("WQ-OBJ-7", "WQ-OBJ-15")
def test_without_the_barbarian_the_leader_who_set_out_has_his_part_for_good() -> None:
    stage = pit("sword-of-power", {"elf": "1d2", "dwarf": "1d3"}, monsters=GUARDIAN, leader="elf", active="elf")
    happen(stage, ("adventure_moment", AT_SETUP))
    assert told(stage, "takes-part") == ["elf barbarian"]
    state(stage).leader = WARRIORS.number("dwarf")
    assert stage.is_open("elf", "strike minotaur-1")
    stage.play("elf", "end_own_turn")
    assert not stage.is_open("dwarf", "strike minotaur-1")


# --- hell's gate ------------------------------------------------------------------------------------------------------


def at_the_gate(warriors: dict[str, Any], *chance: Roll, **position: Any) -> Stage:
    """The guardians are dead, and a warriors' phase begins."""
    return pit("hells-gate", warriors, *chance, active="none", **{"guardians_gone": True, **position})


@rule("WQ-OBJ-15", "WQ-OBJ-9")
@pytest.mark.parametrize(("faces", "sealed"), [((6, 5, 2), True), ((6, 1, 6), False), ((5, 5, 5), False)])
def test_one_six_and_no_one_seal_the_gate(faces: tuple[int, ...], sealed: bool) -> None:
    stage = at_the_gate({"wizard": "1a2", "dwarf": "1a1"}, dice(*faces), leader="dwarf", treasures=["firebomb"])
    assert len([words for words in stage.offered("wizard") if words.startswith("seal_gate")]) == 6
    stage.play("wizard", "seal_gate 3")
    assert (state(stage).ending == "won") is sealed


@rule("WQ-OBJ-15")
def test_the_gate_may_be_left_alone_and_nobody_is_asked_away_from_it_or_before_the_guardians_are_dead() -> None:
    stage = at_the_gate({"wizard": "1a2", "dwarf": "1a1"}, leader="dwarf")
    stage.play("wizard", "leave_gate")
    assert stage.decision == "own_turn_choice"
    assert at_the_gate({"wizard": "1a2"}, guardians_gone=False).decision == "own_turn_choice"
    guardian = {"skaven-1": {"at": "1a4", "card": "guardians"}}
    assert at_the_gate({"wizard": "1a2"}, monsters=guardian, guardians_gone=None).decision == "own_turn_choice"
    webbed = {"wizard": {"at": "1a2", "conditions": ["webbed"]}, "dwarf": "1a1"}
    assert at_the_gate(webbed, leader="dwarf").decision == "own_turn_choice"


@rule("WQ-OBJ-7")
def test_without_the_wizard_the_leader_tries_with_one_or_two_dice() -> None:
    dead = {"wizard": {"fate": "dead"}, "dwarf": "1a1", "elf": "1a2"}
    stage = at_the_gate(dead, leader="elf")
    assert stage.offered("elf") == ["leave_gate", "seal_gate 1", "seal_gate 2"]


@rule("WQ-OBJ-15")
def test_the_gate_can_be_sealed_among_monsters_that_are_no_guardians() -> None:
    stage = at_the_gate({"wizard": "1a2"}, dice(6, 2), monsters={"skaven-1": "1a4"})
    assert stage.decision == "at_the_gate"
    stage.play("wizard", "seal_gate 2")
    assert state(stage).ending == "won"


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_the_open_gate_brings_an_event_while_the_board_is_empty() -> None:
    party = {"wizard": "1a2"}
    stage = pit("hells-gate", party, dice(1, 1), guardians_gone=True, phase="monsters", events=["skaven"])
    assert stage.decision == "square_for_monster"
    quiet = pit("hells-gate", party, dice(4), guardians_gone=False, phase="monsters", events=["skaven"])
    assert not told(quiet, "gate-spews")
    monsters = {"skaven-1": {"at": "1h4", "behaviour": "unmoving"}}
    busy = pit("hells-gate", party, dice(4), guardians_gone=True, phase="monsters", monsters=monsters)
    assert not told(busy, "gate-spews")


# --- blood debt -------------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15", "WQ-OBJ-3")
def test_on_a_low_die_the_master_joins_an_unexpected_attack_once() -> None:
    stage = pit("blood-debt", {"wizard": "1a2"}, dice(2), dice(2), events=["skaven"])
    happen(stage, ("adventure_moment", MONSTERS_REVEALED, EVENTS.number("skaven"), 0, 1))
    stage.play("wizard", "place_for_me")
    assert len(state(stage).monsters) == 13
    assert all(each.card == NONE for each in state(stage).monsters)
    happen(stage, ("adventure_moment", MONSTERS_REVEALED, EVENTS.number("skaven"), 0, 1))
    assert told(stage, "master-returns") == ["2 2"]
    assert not told(stage, "master-stays-away")


@rule("WQ-OBJ-15")
def test_the_master_stays_away_on_a_high_die_and_from_rooms() -> None:
    stage = pit("blood-debt", {"wizard": "1a2"}, dice(3))
    happen(stage, ("adventure_moment", MONSTERS_REVEALED, EVENTS.number("skaven"), 0, 0))
    assert not told(stage, "master-stays-away")
    happen(stage, ("adventure_moment", MONSTERS_REVEALED, EVENTS.number("skaven"), 0, 1))
    assert told(stage, "master-stays-away") == ["3 2"]
    assert not state(stage).monsters


@rule("WQ-OBJ-17", "WQ-OBJ-9")
def test_the_death_of_both_minotaurs_settles_the_debt() -> None:
    both = {f"minotaur-{n}": {"at": f"1{column}2", "card": "guardians"} for n, column in ((1, "e"), (2, "g"))}
    stage = pit("blood-debt", {"wizard": "1d2"}, monsters=both, treasures=["magic-potion"])
    killed(stage, "minotaur-1", "wizard")
    assert not state(stage).result
    killed(stage, "minotaur-2", "wizard")
    assert state(stage).ending == "won"
    assert row(stage, "wizard").gold == 880 + 60


@rule("WQ-OBJ-15", "WQ-GEN-6")
def test_who_leaves_with_more_than_the_debt_pays_it_and_wins() -> None:
    rich = {
        "dwarf": {"at": "1a2", "gold": 1500},
        "elf": {"fate": "out", "gold": 401, "cards": ["firebomb", "fur-cloak"]},
        "wizard": {"fate": "dead"},
    }
    stage = pit("blood-debt", rich, leader="dwarf")
    stage.play("dwarf", "leave_dungeon")
    assert state(stage).ending == "won"
    assert told(stage, "ransom-paid") == ["dwarf 1463", "elf 537"]
    assert (row(stage, "dwarf").gold, row(stage, "elf").gold) == (37, 14)


@rule("WQ-OBJ-15")
def test_exactly_the_debt_is_not_enough() -> None:
    stage = pit("blood-debt", {"dwarf": {"at": "1a2", "gold": 2000}})
    stage.play("dwarf", "leave_dungeon")
    assert state(stage).ending == "left"
    assert row(stage, "dwarf").gold == 2000


@rule("WQ-GEN-6")
@pytest.mark.parametrize(
    ("wealth", "shares"), [([1, 1, 2000], [1, 1, 1998]), ([0, 3000], [0, 2000]), ([701, 701, 701], [667, 667, 666])]
)
def test_a_shared_payment_totals_exactly(wealth: list[int], shares: list[int]) -> None:
    assert shares_of(2000, wealth) == shares


# --- maneater, free the prisoners -------------------------------------------------------------------------------------


@rule("WQ-OBJ-17", "WQ-OBJ-15")
@pytest.mark.parametrize(("flags", "gold"), [([], 0), (["minotaur_among_guardians"], 10)])
def test_the_maneaters_death_is_rewarded_if_there_was_a_minotaur(flags: list[str], gold: int) -> None:
    last = {"skaven-1": {"at": "1a3", "card": "guardians"}}
    stage = pit("maneater", {"wizard": "1a2"}, monsters=last, flags=flags, treasures=["magic-potion"])
    happen(stage, slay(FOES.number("skaven-1"), NONE), ("settle",))
    assert state(stage).ending == "won"
    assert row(stage, "wizard").gold == gold + 60


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_each_living_warrior_frees_prisoners_who_pay_him_once() -> None:
    last = {"skaven-1": {"at": "1a3", "card": "guardians"}}
    party = {"barbarian": "1a2", "elf": {"at": "1b2", "wounds": 0}, "dwarf": {"fate": "dead"}}
    stage = pit(
        "free-the-prisoners",
        party,
        dice(2),
        dice(3, 4),
        dice(1),
        dice(6),
        monsters=last,
        treasures=["firebomb"],
    )
    happen(stage, slay(FOES.number("skaven-1"), NONE), ("settle",))
    stage.play("barbarian", "receive barbarian firebomb")
    assert state(stage).ending == "won"
    assert told(stage, "prisoners-pay") == ["barbarian 3,4 140", "elf 6 120"]
    assert row(stage, "barbarian").gold == 140 + 75
    assert row(stage, "elf").gold == 0
