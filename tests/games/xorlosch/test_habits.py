"""What goes without saying (XOR-TRN-4)."""

from tests.citing import rule
from tests.games.xorlosch.scene import scene

from lanterne.games.xorlosch.rules.habits import end_at_once


@rule("XOR-TRN-4")
def test_a_turn_in_which_nothing_else_is_possible_ends_by_itself() -> None:
    assert end_at_once(scene("red-w1 L5 on 6", points=0, spent=True).view("red")) == ("end_turn",)
    assert end_at_once(scene("red-w1 L1 on 6", points=0, spent=True).view("red")) is None, "a level could be bought"
    assert end_at_once(scene("red-w1 L5 on 6", points=1, spent=True).view("red")) is None, "a step is left"
    assert end_at_once(scene("red-w1 L5 on 6", points=0, spent=True).view("blue")) is None, "it is not blue's turn"
