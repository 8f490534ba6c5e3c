"""The nine special events."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import lord, refused, scene, state, told

from lanterne.engine import HiddenRead
from lanterne.games.dungeon_lords.state import ROOMS, TRAPS, free_imps
from lanterne.lab.stage import Stage

GOBLIN, SLIME, GHOST, TROLL = range(4)
ALL = ("red", "blue", "green", "yellow")


def special(card: str, lords: dict[str, Any], **position: Any) -> Stage:
    """The special event of spring strikes four lords."""
    tokens = {"spring": "special"}
    return scene(lords, seats=4, season="spring", phase="event", events=tokens, special=card, **position)


@rule("DL-EVT-6")
def test_the_card_of_the_year_is_followed_in_turn_order() -> None:
    lords = {name: {"ready": ["goblin"], "evil": 0} for name in ALL}
    stage = special("witch-hunt", lords, first="green")
    for asked in ("green", "yellow", "red", "blue"):
        assert stage.asked == (asked,)
        stage.play(asked, f"take_blame {asked}")
    assert told(stage, "special-strikes") == ["special-strikes witch-hunt"]
    assert stage.decision == "program_orders"


# --- Witch Hunt -------------------------------------------------------------------------------------------------------


@rule("DL-SEV-1")
def test_witch_hunt_takes_a_monster_or_brings_three_evil() -> None:
    stage = special("witch-hunt", {"red": {"ready": ["ghost", "troll"], "spent": ["goblin"], "evil": 4}})
    assert stage.offered("red") == ["hand_over goblin face-down 0", "hand_over troll face-up 0", "take_blame 0"]
    stage.play("red", "hand_over troll face-up red")
    assert (lord(stage, "red").ready, lord(stage, "red").evil) == ((GHOST,), 4)
    assert TROLL in state(stage).dismissed


@rule("DL-SEV-1", "DL-GEN-7")
def test_witch_hunt_without_a_monster_brings_three_evil() -> None:
    stage = special("witch-hunt", {"red": {"ready": ["ghost"], "evil": 1}, "blue": {"evil": 13}})
    assert [lord(stage, name).evil for name in ALL] == [4, 14, 7, 7]
    assert lord(stage, "red").ready == (GHOST,)


@rule("DL-SEV-1")
@pytest.mark.parametrize(("evil", "silent"), [(5, ("take_blame", 0)), (6, None)])
def test_who_does_not_answer_takes_the_evil_unless_the_paladin_would_come(evil: int, silent: Any) -> None:
    stage = special("witch-hunt", {"red": {"ready": ["troll", "goblin"], "evil": evil}})
    assert stage.game.choice is not None
    assert stage.game.choice.default == silent
    assert stage.offered("red")[0] == "hand_over goblin face-up 0"


# --- Monster Strike ---------------------------------------------------------------------------------------------------


@rule("DL-SEV-2")
def test_a_striker_gets_one_icon_of_its_wage_or_is_turned_face_down() -> None:
    stage = special("monster-strike", {"red": {"ready": ["troll", "ghost", "witch"], "food": 1, "evil": 0}})
    assert stage.offered("red") == [
        "let_walk_out troll 0",
        "let_walk_out witch 0",
        "pay_icon troll food 0",
        "pay_icon witch food 0",
        "pay_icon witch evil 0",
    ]
    stage.play("red", "pay_icon witch evil red")
    stage.play("red", "pay_icon troll food red")  # 1 food, not 2
    red = lord(stage, "red")
    assert (red.food, red.evil, red.ready, red.spent) == (0, 1, (TROLL, GHOST, 4), ())
    assert stage.decision == "program_orders"


@rule("DL-SEV-2")
def test_strikers_are_settled_one_by_one() -> None:
    stage = special("monster-strike", {"red": {"ready": ["goblin", "goblin"], "food": 1}})
    stage.play("red", "pay_icon goblin food red")
    assert (lord(stage, "red").ready, lord(stage, "red").spent) == ((GOBLIN,), (GOBLIN,))  # no food for the other


@rule("DL-SEV-2", "DL-GEN-7")
def test_a_striker_who_cannot_be_paid_is_turned_face_down_unasked() -> None:
    stage = special("monster-strike", {"red": {"ready": ["goblin"], "food": 0}})
    assert (lord(stage, "red").ready, lord(stage, "red").spent) == ((), (GOBLIN,))
    assert stage.decision == "program_orders"


@rule("DL-SEV-2")
def test_the_single_icon_may_be_a_trap_or_a_monster() -> None:
    lords = {"red": {"ready": ["golem", "demon", "slime"], "gold": 0, "food": 0, "traps": ["pendulum", "trap-door"]}}
    stage = special("monster-strike", lords, year=2)
    assert refused(stage, "red", "pay_icon golem gold red") == ("cannot-pay", "DL-GEN-3")
    stage.play("red", "pay_icon golem trap red")
    stage.play("red", "give_up_trap trap-door red")
    stage.play("red", "pay_icon demon monster red")
    stage.play("red", "feed slime face-up red")  # before it was settled: it is owed nothing any more
    red = lord(stage, "red")
    assert (red.ready, red.spent, red.traps, red.evil) == ((6, 8), (), (TRAPS.number("pendulum"),), 4)


# --- VIP Visit --------------------------------------------------------------------------------------------------------


@rule("DL-SEV-3")
def test_a_visit_costs_two_tokens_in_any_mix_or_evil() -> None:
    stage = special("vip-visit", {"red": {"gold": 1, "food": 5, "evil": 0}})
    assert stage.offered("red") == [
        "offer_guest 0 2 0",
        "offer_guest 1 1 0",
        "offer_guest 0 1 0",
        "offer_guest 1 0 0",
        "offer_guest 0 0 0",
    ]
    stage.play("red", "offer_guest 1 0 red")
    red = lord(stage, "red")
    assert (red.gold, red.food, red.evil) == (0, 5, 1)


@rule("DL-SEV-3", "DL-GEN-7")
def test_who_has_nothing_to_offer_gains_two_evil() -> None:
    poor = {"gold": 0, "food": 0, "evil": 7}
    stage = special("vip-visit", {"red": poor, "blue": {"gold": 2}})
    assert stage.asked == ("blue",)
    assert lord(stage, "red").evil == 9
    assert state(stage).paladin == 0


# --- Earthquake -------------------------------------------------------------------------------------------------------

LINE = ["r0c2", "r1c2", "r2c2", "r2c3"]


@rule("DL-SEV-4")
def test_two_tiles_collapse_and_the_others_stay_joined_to_the_entrance() -> None:
    rooms = {"r2c1": "mushroom-bed"}
    stage = special("earthquake", {"red": {"tunnels": LINE, "rooms": rooms, "gold": 0}})
    assert stage.asked == ("red",)  # the others have a line of three: no choice
    assert stage.offered("red") == ["collapse r2c3 0", "collapse r2c1 0"]
    stage.play("red", "collapse r2c1 red")
    assert ROOMS.number("mushroom-bed") in state(stage).demolished
    assert stage.decision == "program_orders"  # then the end of the line goes by itself
    assert lord(stage, "red").dug == 1 << 2 | 1 << 7 | 1 << 12
    assert lord(stage, "red").rooms == ()
    assert lord(stage, "blue").dug == 1 << 2


@rule("DL-SEV-4")
def test_conquered_tiles_do_not_collapse_nor_those_before_them() -> None:
    red = {"tunnels": ["r0c2", "r0c1", "r0c0", "r0c3"], "conquered": ["r0c0"]}
    stage = special("earthquake", {"red": red})
    assert lord(stage, "red").dug == 0b111  # r0c1 leads to a conquered tile, so only r0c3 goes
    assert told(stage, "nothing-collapses")


@rule("DL-SEV-4")
def test_all_who_have_a_choice_choose_at_the_same_time() -> None:
    cross = {"tunnels": ["r0c2", "r1c2", "r1c1", "r1c3"]}
    stage = special("earthquake", {"green": cross, "yellow": cross})
    assert stage.asked == ("green", "yellow")
    stage.play("yellow", "collapse r1c3 yellow")
    stage.play("green", "collapse r1c1 green")
    assert [words.split()[1:3] for words in told(stage, "tile-collapses")][2:4] == [
        ["green", "r1c1"],
        ["yellow", "r1c3"],
    ]


@rule("DL-EVT-1", "DL-SEV-4")
def test_what_collapses_is_told_lord_by_lord_in_turn_order() -> None:
    """Red loses tiles by himself, blue and yellow have none to lose, green chooses."""
    entrance = {"tunnels": ["r0c2"]}
    cross = {"tunnels": ["r0c2", "r1c2", "r1c1", "r1c3"]}
    stage = special("earthquake", {"blue": entrance, "green": cross, "yellow": entrance})
    stage.play("green", "collapse r1c1 green")
    outcomes = [stage.told(said).split()[:2] for said in stage.said if "collapses" in said.event.message]
    once = [
        ["tile-collapses", "red"],
        ["nothing-collapses", "blue"],
        ["tile-collapses", "green"],
        ["nothing-collapses", "yellow"],
    ]
    assert outcomes[:4] == once


@rule("DL-SEV-4")
def test_workers_of_a_tile_that_collapses_are_not_lost() -> None:
    tunnels = ["r0c2", "r1c2", "r2c2", "r0c1"]
    red = {"imps": 4, "digging": ["r2c2"], "mining": ["r2c2", "r1c2"], "tunnels": tunnels}
    stage = special("earthquake", {"red": red})
    stage.play("red", "collapse r2c2 red")
    assert (lord(stage, "red").imps, free_imps(lord(stage, "red"))) == (4, 1)
    assert not lord(stage, "red").digging | lord(stage, "red").mining & 1 << 12


# --- Devaluation, Imp Fair, Trap Recall, Charity Gala -----------------------------------------------------------------


@rule("DL-SEV-5")
def test_devaluation_takes_half_of_the_gold_rounded_down() -> None:
    gold = {"red": 5, "blue": 1, "green": 0, "yellow": 4}
    stage = special("devaluation", {name: {"gold": each} for name, each in gold.items()})
    assert [lord(stage, name).gold for name in ALL] == [3, 1, 0, 2]


@rule("DL-SEV-6")
def test_imps_are_bought_for_food_by_all_at_the_same_time() -> None:
    food = {"red": 1, "blue": 5, "green": 0, "yellow": 2}
    stage = special("imp-fair", {name: {"food": each, "imps": 3} for name, each in food.items()})
    assert stage.asked == ("red", "blue", "yellow")
    assert stage.offered("red") == ["buy_imps 0 0", "buy_imps 1 0"]
    assert stage.offered("blue") == ["buy_imps 0 1", "buy_imps 1 1", "buy_imps 2 1"]
    for name, number in (("yellow", 0), ("blue", 2), ("red", 1)):
        stage.play(name, f"buy_imps {number} {name}")
    assert [(lord(stage, name).imps, lord(stage, name).food) for name in ALL] == [(4, 0), (5, 3), (3, 0), (3, 2)]


@rule("DL-SEV-7")
def test_a_recalled_trap_is_paid_for() -> None:
    traps = {"red": ["pendulum"], "blue": ["trap-door", "cursed-ring"], "green": [], "yellow": ["fire-wall"] * 2}
    stage = special("trap-recall", {name: {"traps": each, "gold": 0} for name, each in traps.items()})
    assert stage.asked == ("blue", "yellow")  # two equal faces are asked for, too: the others see only their number
    stage.play("yellow", "give_up_trap fire-wall yellow")
    stage.play("blue", "give_up_trap cursed-ring blue")
    assert [(len(lord(stage, name).traps), lord(stage, name).gold) for name in ALL] == [(0, 1), (1, 1), (0, 0), (1, 1)]
    assert lord(stage, "blue").traps == (TRAPS.number("trap-door"),)


@rule("DL-SEV-7", "DL-GEN-7")
def test_a_recalled_trap_goes_face_down() -> None:
    stage = special("trap-recall", {"red": {"traps": ["pendulum"]}})
    (card,) = state(stage).given_up
    assert card.known == 1
    (seen,) = stage.view("blue").state.given_up
    with pytest.raises(HiddenRead):
        bool(seen.face == card.face)


@rule("DL-SEV-9")
def test_gold_given_at_the_gala_takes_evil_away_in_turn_order() -> None:
    lords = {"red": {"gold": 0}, "blue": {"gold": 1, "evil": 5}, "green": {"gold": 3, "evil": 1}}
    stage = special("charity-gala", lords)
    assert stage.asked == ("blue",)
    assert stage.offered("blue") == ["give_gold 0 1", "give_gold 1 1"]
    stage.play("blue", "give_gold 1 blue")
    assert (lord(stage, "blue").gold, lord(stage, "blue").evil) == (0, 4)
    stage.play("green", "give_gold 2 green")
    assert (lord(stage, "green").gold, lord(stage, "green").evil) == (1, 0)
    assert stage.asked == ("yellow",)
    stage.play("yellow", "give_gold 0 yellow")
    assert (lord(stage, "yellow").gold, lord(stage, "yellow").evil) == (3, 4)
