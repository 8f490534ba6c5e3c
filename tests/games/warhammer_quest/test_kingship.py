"""The sword of true kingship (WQ-OBJ-15) and its secret bets (WQ-OBJ-13)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, set_out
from tests.games.warhammer_quest.fights import told, wounds
from tests.games.warhammer_quest.scene import dice, refused, row

from lanterne.engine import SearchDice
from lanterne.games.warhammer_quest.state import WARRIORS

KINGS = "fountain-true-kingship"


@rule("WQ-OBJ-13")
def test_bets_are_laid_in_secret_and_only_the_own_one_is_seen() -> None:
    stage = set_out(KINGS)
    stage.play("elf", "bet_on gredin")
    stage.play("wizard", "bet_on bardin")
    assert (row(stage, "elf").bet, row(stage, "wizard").bet) == (2, 0)
    view = stage.view("elf").state
    assert view.warriors[WARRIORS.number("elf")].bet == 2
    with pytest.raises(Exception, match="hidden"):
        assert view.warriors[WARRIORS.number("wizard")].bet == 0
    sampled = stage.view("elf").sample(SearchDice(1))
    assert sampled.warriors[WARRIORS.number("elf")].bet == 2
    assert {stage.view("elf").sample(SearchDice(n)).warriors[WARRIORS.number("wizard")].bet for n in range(30)} == {
        0,
        1,
        2,
    }


SWORD = {"at": "1c2", "cards": ["kings-sword"]}


@rule("WQ-OBJ-13", "WQ-OBJ-14", "WQ-OBJ-15")
def test_the_sword_names_the_king_and_right_bets_earn_more() -> None:
    stage = chamber(
        KINGS, {"elf": SWORD | {"bet": "rudin"}, "wizard": {"at": "1a2", "bet": "gredin"}},
        dice(3), dice(2), dice(4), dice(2),
        flags=["bets"],
    )  # fmt: skip
    stage.play("elf", "dip_sword")
    assert told(stage, "king-named") == ["elf 3 rudin"]
    assert told(stage, "bet-shown") == ["elf rudin", "wizard gredin"]
    assert (row(stage, "elf").gold, row(stage, "wizard").gold) == (500, 60)


@rule("WQ-OBJ-15", "WQ-GEN-4")
def test_the_roof_strikes_the_slow_less_toughness_and_armour_and_a_natural_one_is_always_slow() -> None:
    stage = chamber(
        KINGS, {"elf": SWORD | {"bet": "rudin"}, "dwarf": {"at": "1a2", "bet": "gredin"}},
        dice(3), dice(1), dice(1, 1, 5), dice(5), dice(2),
        flags=["bets"],
    )  # fmt: skip
    stage.play("elf", "dip_sword")
    elf = 11 - (7 - 3)
    assert wounds(stage, "elf") == elf
    assert wounds(stage, "dwarf") == 12


@rule("WQ-OBJ-13")
def test_a_bet_that_has_been_shown_is_known_to_all() -> None:
    stage = chamber(KINGS, {"elf": SWORD, "wizard": "1a2"}, flags=["bets", "king-2", "bet-2-1"])
    assert {stage.view("elf").sample(SearchDice(n)).warriors[WARRIORS.number("wizard")].bet for n in range(20)} == {1}


@rule("WQ-OBJ-15")
def test_only_the_bearer_dips_the_sword() -> None:
    stage = chamber(KINGS, {"wizard": "1c2", "elf": SWORD | {"at": "1c3"}}, leader="wizard")
    assert refused(stage, "wizard", "dip_sword") == ("no-kings-sword", "WQ-OBJ-15")
