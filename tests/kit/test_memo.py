"""Results are cached by what they depend on, and not for ever."""

from lanterne.engine import HIDDEN
from lanterne.kit.memo import rests_on, while_same


class Pile:
    """Something that can change, and has a part that nobody looks at."""

    def __init__(self, *cards: int, dust: int = 0) -> None:
        self.cards = list(cards)
        self.dust = dust


def test_the_same_parts_give_the_same_object() -> None:
    @rests_on(lambda pile: tuple(pile.cards))
    def told(pile: Pile) -> list[int]:
        return pile.cards[:]

    pile = Pile(1, 2)
    first = told(pile)
    assert told(Pile(1, 2, dust=7)) is first
    pile.cards.append(3)
    assert told(pile) == [1, 2, 3]
    pile.cards.pop()
    assert told(pile) is first


def test_nothing_is_a_result_like_any_other() -> None:
    asked: list[int] = []

    @rests_on(lambda card: card)
    def seen(card: int) -> None:
        asked.append(card)

    assert seen(1) is seen(1) is None
    assert asked == [1]


def test_what_is_still_asked_for_outlives_what_is_not() -> None:
    made: list[int] = []

    @rests_on(lambda card: card, most=3)
    def told(card: int) -> int:
        made.append(card)
        return card

    for card in range(20):
        told(0)
        told(card)
    assert made == list(range(20)), "what was asked for all the time was made again"
    told(19)
    assert len(made) == 20
    told(1)
    assert made[20:] == [1], "what nobody asked for was kept for ever"


def test_all_can_be_forgotten() -> None:
    @rests_on(lambda pile: tuple(pile.cards))
    def told(pile: Pile) -> list[int]:
        return pile.cards[:]

    first = told(Pile(1))
    vars(told)["cache_clear"]()
    assert told(Pile(1)) is not first


def test_rows_with_holes_are_not_compared() -> None:
    asked: list[tuple[object, ...]] = []

    @while_same(lambda rows: rows)
    def told(rows: tuple[object, ...]) -> int:
        asked.append(rows)
        return len(asked)

    seen, masked = (1, 2), (HIDDEN, 2)
    rows = (seen, masked)
    assert [told(rows), told((*rows,)), told((masked, seen)), told((masked,)), told((masked,))] == [1, 1, 2, 3, 3]
