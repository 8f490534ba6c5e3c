"""At which moments players are asked out of turn, unless they wish to be asked every time."""

from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.rules.windows import I2, I3, I8, I9, I10, I12, I13, pause
from lanterne.lab.stage import Stage
from tests.citing import rule
from tests.games.warhammer_quest.moments import happens
from tests.games.warhammer_quest.scene import bare, scene, state


def asked_at(moment: int, **position: object) -> Stage:
    """The wizard, who can cast a spell, is asked at that moment."""
    warriors = bare({"barbarian": {"wounds": 5}, "wizard": position.pop("wizard", {})})
    if position.pop("somebody_lies", False):
        warriors["elf"] = {"cards": [], "wounds": 0}
    stage = scene(warriors, spells=["heal-wounds"], power=6, active="barbarian", **position)
    happens(stage, pause(moment))
    assert stage.asked == ("wizard",), stage.asked
    return stage


def is_spared(stage: Stage) -> bool:
    seat = state(stage).warriors[2].seat
    return BOX.spares["interrupt"].now(state(stage), seat)


@rule("WQ-EQP-11")
def test_the_game_goes_on_but_where_it_matters() -> None:
    assert is_spared(asked_at(I3))
    assert is_spared(asked_at(I9))
    assert not is_spared(asked_at(I8))
    assert not is_spared(asked_at(I10, somebody_lies=True))


@rule("WQ-EQP-11")
def test_at_the_end_of_the_turn_only_while_somebody_lies() -> None:
    assert is_spared(asked_at(I12))
    assert not is_spared(asked_at(I12, somebody_lies=True))


@rule("WQ-EQP-11")
def test_who_holds_a_card_of_that_moment_is_asked() -> None:
    assert is_spared(asked_at(I13))
    assert not is_spared(asked_at(I13, wizard={"cards": ["amulet-of-power"]}))
    assert is_spared(asked_at(I2, wizard={"cards": ["amulet-of-power"]}))


@rule("WQ-EQP-11")
def test_everybody_with_a_warrior_has_this_wish_from_the_beginning() -> None:
    assert "interrupt" in BOX.spared_at_first
    stage = scene(party=("wizard", "elf"))
    assert BOX.spares["interrupt"].concerns(state(stage), 1)
    state(stage).party = (2, -1)
    assert not BOX.spares["interrupt"].concerns(state(stage), 1)
