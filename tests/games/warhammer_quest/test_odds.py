"""The odds beside a blow, a shot and a try to break away are those of the dice: every roll is played out."""

from itertools import product

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import scene

from lanterne import registry
from lanterne.games.warhammer_quest.rules.dungeon import monster
from lanterne.games.warhammer_quest.rules.odds import Odds, blow_odds, chance, shot_odds
from lanterne.games.warhammer_quest.state import FOES, WARRIORS
from lanterne.lab.stage import Stage
from lanterne.words import words_for

DICE = range(1, 7)


def fight(warrior: str, foe: str, wounds: int, at: str, chance: list[tuple[str, int, list[int]]]) -> Stage:
    """A warrior before a monster with this many wounds left."""
    return scene(
        {warrior: {"at": "1b2", "cards": []}},
        party=(warrior,),
        dungeon=["guard-room"],
        monsters={foe: {"at": at, "wounds": wounds}},
        active=warrior,
        chance=chance,
    )


def played(warrior: str, foe: str, wounds: int, at: str, step: str, harm_dice: int) -> tuple[float, float]:
    """How often it wounds and kills, of all rolls there are."""
    hurts = kills = 0
    rolls = list(product(DICE, repeat=1 + harm_dice))
    for roll in rolls:
        dice = [("roll", 6, [roll[0]]), ("roll", 6, list(roll[1:]))] + [("roll", 6, [1])] * 12
        stage = fight(warrior, foe, wounds, at, dice)
        stage.play(warrior, f"{step} {foe}")
        left = monster(stage.game.state, FOES.number(foe))
        kills += left is None
        hurts += left is None or left.wounds < wounds
    return hurts / len(rolls), kills / len(rolls)


@pytest.mark.parametrize(("warrior", "foe", "wounds", "harm"), [
    ("wizard", "skaven-1", 3, 1),
    ("elf", "orc-warrior-1", 2, 1),
    ("dwarf", "skaven-1", 3, 2),
    ("dwarf", "minotaur-1", 9, 2),
])  # fmt: skip
@rule("WQ-CMB-3", "WQ-CMB-5", "WQ-HRO-7", "WQ-HRO-8")
def test_the_odds_of_a_blow_are_those_of_all_dice(warrior: str, foe: str, wounds: int, harm: int) -> None:
    stage = fight(warrior, foe, wounds, "1c2", [])
    row = monster(stage.game.state, FOES.number(foe))
    assert row is not None
    odds = blow_odds(stage.game.state, WARRIORS.number(warrior), row)
    hurts, kills = played(warrior, foe, wounds, "1c2", "strike", harm)
    assert (odds.wounds, odds.kills) == pytest.approx((hurts, kills))
    assert odds.hits == chance(odds.needed)
    assert blow_odds(stage.game.state, WARRIORS.number(warrior), row, surely=True)[:2] == (0, 1)


@rule("WQ-MIS-2", "WQ-MIS-3")
def test_the_odds_of_a_shot_are_those_of_all_dice() -> None:
    stage = fight("elf", "orc-warrior-1", 2, "1d2", [])
    row = monster(stage.game.state, FOES.number("orc-warrior-1"))
    assert row is not None
    odds = shot_odds(WARRIORS.number("elf"), row)
    hurts, kills = played("elf", "orc-warrior-1", 2, "1d2", "shoot", 1)
    assert (odds.wounds, odds.kills) == pytest.approx((hurts, kills))
    assert shot_odds(WARRIORS.number("elf"), row, more=1).kills >= odds.kills


@rule("WQ-GEN-4")
def test_a_natural_one_always_fails_and_a_natural_six_always_succeeds() -> None:
    assert [round(6 * chance(needed)) for needed in (1, 2, 4, 6, 9)] == [5, 5, 3, 1, 1]


def test_the_odds_stand_beside_the_blow_in_both_languages() -> None:
    stage = fight("wizard", "skaven-1", 3, "1c2", [])
    view = stage.view("wizard")
    told = registry.notes(view)[stage.call("strike skaven-1")]
    odds = blow_odds(stage.game.state, WARRIORS.number("wizard"), view.state.monsters[0])
    assert isinstance(odds, Odds)
    words = words_for(view.box, "en").all_said(told)
    assert words[0] == f"hits on {odds.needed}+ ({round(100 * odds.hits)} %)"
    assert words[-1] == f"kills {round(100 * odds.kills)} %"
    assert "touche sur" in words_for(view.box, "fr").all_said(told)[0]
