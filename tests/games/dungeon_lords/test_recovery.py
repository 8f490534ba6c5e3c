"""Recovery: which orders come back, and which are inaccessible in the next round."""

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import lord, scene, state, told

from lanterne.games.dungeon_lords.state import ORDERS, Lord, hand
from lanterne.lab.stage import Stage


def names(orders: tuple[int, ...]) -> list[str]:
    """Orders by name."""
    return [ORDERS.names[order] for order in orders]


def played(*on_cards: int) -> Stage:
    """Red has played dig, mine and imps, with minions on these order spaces; Green comes after him."""
    red = {"orders": ["dig", "mine", "imps"], "inaccessible": ["food", "room"], "on_cards": list(on_cards)}
    green = {"orders": ["traps", "mine", "imps"], "on_cards": [2]}
    return scene({"red": red, "green": green}, seats=4, phase="production")


@rule("DL-REC-1", "DL-REC-3", "DL-GEN-7")
def test_the_first_order_and_both_inaccessible_ones_come_back() -> None:
    stage = played()
    assert stage.asked == ("green",), "red has nothing to choose"
    red = lord(stage, "red")
    assert names(red.inaccessible) == ["mine", "imps"]
    assert names(hand(red)) == ["food", "reputation", "dig", "traps", "monster", "room"]
    assert (red.orders, red.on_cards, red.programmed) == ((), 0, ())
    assert told(stage, "order-taken-back") == ["order-taken-back red dig"]
    assert told(stage, "order-inaccessible") == ["order-inaccessible red mine", "order-inaccessible red imps"]


@pytest.mark.parametrize(
    ("on_cards", "offered"),
    [
        ((2,), ["dig", "mine"]),
        ((3,), ["dig", "imps"]),
        ((2, 3), ["dig", "mine", "imps"]),
        ((1, 2, 3), ["dig", "mine", "imps"]),
        ((1, 3), ["dig", "imps"]),
    ],
)
@rule("DL-REC-2")
def test_an_order_with_a_minion_on_its_card_may_come_back_instead(
    on_cards: tuple[int, ...], offered: list[str]
) -> None:
    stage = played(*on_cards)
    assert stage.asked == ("red",)
    assert stage.offered("red") == [f"take_back {order} 0" for order in offered]


@pytest.mark.parametrize(("back", "away"), [("dig", "mine imps"), ("mine", "dig imps"), ("imps", "dig mine")])
@rule("DL-REC-2", "DL-REC-3")
def test_the_other_two_are_inaccessible_then(back: str, away: str) -> None:
    stage = played(2, 3)
    stage.play("red", f"take_back {back} red")
    red: Lord = state(stage).lords[0]
    assert names(red.inaccessible) == away.split()
    assert len(hand(red)) == 6
    assert back in names(hand(red))
    assert (red.orders, red.on_cards) == ((), 0)


@rule("DL-REC-4")
def test_a_minion_on_the_first_card_changes_nothing() -> None:
    stage = played(1)
    assert stage.asked == ("green",)
    assert names(lord(stage, "red").inaccessible) == ["mine", "imps"]
