"""The numbers of monsters: none is used again as long as the quest lasts (HQ-FIG-1)."""

from tests.citing import rule
from tests.games.heroquest.scene import combat, scene, state

from lanterne.engine import Mask
from lanterne.games.heroquest.content.cards import ORC
from lanterne.games.heroquest.content.quest_map import SAME_KIND
from lanterne.games.heroquest.rules.exploration import new_number
from lanterne.games.heroquest.state import FOES
from lanterne.lab.stage import Stage


def foes(stage: Stage) -> list[str]:
    return [str(FOES.name(row.foe)) for row in state(stage).monsters]


@rule("HQ-FIG-1", "HQ-EXP-10")
def test_the_number_of_a_slain_monster_is_not_given_to_the_next() -> None:
    stage = scene(
        {"barbarian": "p8"},
        monsters=[{"foe": "orc", "at": "o8"}],
        lurking=[{"kind": "orc", "at": "p7"}],
        seen=["room-11"],
        doors={"p7-p8": "closed"},
        chance=[combat("sss"), combat("ww")],
    )
    assert foes(stage) == ["orc-1"]
    stage.play("barbarian", "strike broadsword orc-1")
    assert foes(stage) == []
    stage.play("barbarian", "open_door p7-p8")
    assert foes(stage) == ["orc-2"]


@rule("HQ-FIG-1")
def test_when_all_numbers_have_been_used_the_lowest_off_the_board_serves_again() -> None:
    s = state(scene(monsters=[{"foe": "orc-1", "at": "l8"}, {"foe": "orc-3", "at": "l9"}]))
    assert FOES.name(new_number(s, ORC)) == "orc-2"
    first = FOES.number("orc-1")
    s.met = Mask(sum(1 << foe for foe in range(first, first + SAME_KIND)))
    assert FOES.name(new_number(s, ORC)) == "orc-2"
