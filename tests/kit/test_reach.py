"""The cheapest ways over places that are joined."""

from lanterne.kit.reach import cheapest_ways

#     1 - 3
#   /       \
# 0           4
#   \       /
#     2 ---
NEAR = ((1, 2), (0, 3), (0, 4), (1, 4), (2, 3))
CHEAP = (1, 1, 1, 1, 1)


def test_ways_end_where_the_purse_does() -> None:
    assert cheapest_ways(0, NEAR, CHEAP, (), 1) == {1: ((1,), 1), 2: ((2,), 1)}
    assert cheapest_ways(0, NEAR, CHEAP, (), 0) == {}


def test_a_way_comes_after_the_way_that_it_goes_on_from() -> None:
    found = cheapest_ways(0, NEAR, CHEAP, (), 9)
    assert list(found) == [1, 2, 3, 4]
    assert all(path[-2] in list(found)[: list(found).index(to)] for to, (path, _) in found.items() if len(path) > 1)


def test_what_a_place_costs_is_paid_for_leaving_it() -> None:
    dear = (1, 1, 3, 1, 1)
    assert cheapest_ways(0, NEAR, dear, (), 9)[4] == ((1, 3, 4), 3)
    assert cheapest_ways(0, NEAR, dear, (), 9)[2] == ((2,), 1)


def test_of_equally_cheap_ways_the_one_with_fewer_risks_wins_and_then_the_first() -> None:
    square = ((1, 2), (0, 3), (0, 3), (1, 2))
    assert cheapest_ways(0, square, CHEAP, (), 9)[3] == ((1, 3), 2)
    assert cheapest_ways(0, square, CHEAP, (1,), 9)[3] == ((2, 3), 2)
