"""Drawing encounter cards, meeting them, and what an empty deck means."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, state, told
from tests.games.dungeon_run.walks import NORTH, dice, monster_on, where

from lanterne.games.dungeon_run.rules.encounter import draw_encounter, take_encounter
from lanterne.games.dungeon_run.state import CARDS, TILES
from lanterne.lab.stage import Stage

CORRIDOR = TILES.number("corridor-8")
SIX = ("vargagg", "emma-goodluck", "dorgan", "birodin", "stabbins", "oriane-mistveil")


def drawing(*encounters: str, name: str = "vargagg", **more: object) -> Stage:
    """A hero in a corridor, who draws for it."""
    row = more.pop("row", {})
    assert isinstance(row, dict)
    heroes = {name: {"tile": "corridor-8", **row}, "addolgar-vayne": {}}
    stage = scene(heroes, tiles=NORTH, encounters=list(encounters), **more)  # type: ignore[arg-type]
    run(stage, draw_encounter(0, CORRIDOR))
    return stage


# --- meeting ----------------------------------------------------------------------------------------------------------


@rule("DR-CON-3", "DR-CON-6", "DR-BAT-2")
def test_a_monster_drawn_is_fought_at_once_and_costs_no_action() -> None:
    stage = drawing("cave-troll", chance=[dice(1, 1, 1, 1), dice(1, 1, 1, 1, 1)])
    assert monster_on(stage, "corridor-8") == "cave-troll"
    assert told(stage, "surprise-battle") == ["surprise-battle vargagg cave-troll"]
    assert state(stage).drawn == ()


@rule("DR-CON-6", "DR-DIS-1")
def test_a_trap_drawn_is_disarmed_at_once() -> None:
    stage = drawing("falling-block", chance=[dice(1, 1, 1, 1, 1)])
    assert hero(stage, "vargagg").wounds == 3
    assert hero(stage, "vargagg").actions == 2
    assert state(stage).encounter_discard == (CARDS.number("falling-block"),)
    assert state(stage).drawn == ()


@pytest.mark.parametrize("stranger", ["wandering-wizard", "hedge-healer", "goblin-peddler", "architects-shade"])
@rule("DR-CON-7", "DR-CON-8")
def test_a_stranger_stays_on_the_tile(stranger: str) -> None:
    stage = drawing(stranger)
    assert state(stage).spots[CORRIDOR].stranger == CARDS.number(stranger)
    assert told(stage, "stranger-stays") == [f"stranger-stays {stranger} corridor-8"]
    assert stage.decision == "take_action"


@rule("DR-CON-7", "DR-CON-8", "DR-LOT-3")
def test_the_squire_offers_to_join_the_hero_who_finds_him() -> None:
    stage = drawing("lost-squire")
    assert stage.offered("vargagg") == ["take_along 0 lost-squire", "leave_there 0 lost-squire"]
    stage.play("vargagg", "take_along vargagg lost-squire")
    assert hero(stage, "vargagg").strangers == (CARDS.number("lost-squire"),)
    assert state(stage).spots[CORRIDOR].stranger == -1


@rule("DR-CON-8")
def test_a_squire_who_is_refused_stays_on_the_tile() -> None:
    stage = drawing("lost-squire")
    stage.play("vargagg", "leave_there vargagg lost-squire")
    assert hero(stage, "vargagg").strangers == ()
    assert told(stage, "stranger-stays") == ["stranger-stays lost-squire corridor-8"]
    assert state(stage).spots[CORRIDOR].stranger == CARDS.number("lost-squire")


# --- spirit guide -----------------------------------------------------------------------------------------------------

GUIDE = {"abilities": ["oriane-mistveil-spirit-guide"]}


@rule("DR-ABI-3", "DR-ABI-4")
def test_spirit_guide_exchanges_one_encounter_card_in_a_turn() -> None:
    stage = drawing("cave-troll", "hedge-healer", name="oriane-mistveil", row=GUIDE)
    assert stage.offered("oriane-mistveil") == [
        "keep_encounter",
        "redraw 0 oriane-mistveil-spirit-guide",
    ]
    stage.play("oriane-mistveil", "redraw oriane-mistveil oriane-mistveil-spirit-guide")
    assert state(stage).encounter_discard == (CARDS.number("cave-troll"),)
    assert state(stage).spots[CORRIDOR].stranger == CARDS.number("hedge-healer")
    assert stage.decision == "take_action"
    assert where(stage, "oriane-mistveil") == "corridor-8"


@rule("DR-ABI-4")
def test_the_second_card_of_a_turn_is_met_as_it_comes() -> None:
    stage = drawing("cave-troll", "hedge-healer", "wandering-wizard", name="oriane-mistveil", row=GUIDE)
    stage.play("oriane-mistveil", "redraw oriane-mistveil oriane-mistveil-spirit-guide")
    run(stage, draw_encounter(0, CORRIDOR))
    assert stage.decision == "take_action"


@rule("DR-ABI-3")
def test_the_card_may_be_kept() -> None:
    stage = drawing("hedge-healer", "cave-troll", name="oriane-mistveil", row=GUIDE)
    stage.play("oriane-mistveil", "keep_encounter")
    assert state(stage).spots[CORRIDOR].stranger == CARDS.number("hedge-healer")
    assert state(stage).encounter_discard == ()


@rule("DR-CON-9", "DR-PLC-5")
def test_the_last_card_of_the_deck_can_be_sent_away_for_nothing() -> None:
    stage = drawing("cave-troll", name="oriane-mistveil", row=GUIDE)
    state(stage).encounters = []
    stage.play("oriane-mistveil", "redraw oriane-mistveil oriane-mistveil-spirit-guide")
    assert told(stage, "no-encounter-left")
    assert monster_on(stage, "corridor-8") == "none"
    assert state(stage).drawn == ()


# --- an empty deck ----------------------------------------------------------------------------------------------------


@rule("DR-PLC-5", "DR-CON-9")
def test_with_up_to_four_players_an_empty_deck_stays_empty() -> None:
    stage = scene(("vargagg", "dorgan"), tiles=NORTH, encounters=[], encounter_discard=["cave-troll"])
    run(stage, draw_encounter(0, CORRIDOR))
    assert told(stage, "no-encounter-left")
    assert state(stage).encounter_discard == (CARDS.number("cave-troll"),)


@rule("DR-PLC-2", "DR-PLC-4")
def test_with_five_or_six_players_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    stage = scene(
        SIX,
        encounters=[],
        encounter_discard=["hedge-healer", "slime"],
        chance=[("shuffle", "card", ["slime", "hedge-healer"])],
    )
    assert not state(stage).encounters, "not before"
    assert take_encounter(stage.game) == CARDS.number("slime")
    assert [card.face for card in state(stage).encounters] == [CARDS.number("hedge-healer")]
    assert state(stage).encounter_discard == ()
    assert told(stage, "encounters-reshuffled")


@rule("DR-PLC-4")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    stage = scene(SIX, encounters=[])
    assert take_encounter(stage.game) == -1
    assert not told(stage, "encounters-reshuffled")
